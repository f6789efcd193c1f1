"""Stories of core: webhooks, notifications, plans, usage, nightly jobs and the operator.

They run as those of the kits do (`tests.kits.product.stories`).
"""

from __future__ import annotations

from datetime import timedelta
from typing import Any, Final

import pyotp

from tablewright.clock import instant
from tablewright.kits.jobs.records import FAILED_LANE, Job
from tablewright.kits.webhooks import AttemptResult
from tests.kits.product.stories import KIT_STORIES, As, Story, acting, story_in
from tests.kits.product.world import Telling, Town
from tests.systems.core.sweeps.source_stories import SOURCE_STORIES
from tests.systems.core.sweeps.town import written

OWN_STORIES: Final[list[Story]] = []
_story = story_in(OWN_STORIES)
URL: Final = "https://acme.example.com/hook"
GONE: Final = AttemptResult(410, None, 5, "gone")
DAY: Final = 24 * 3600
AGAIN: Final[dict[str, Any]] = {"repeats": True, "again": [409], "resent": [409]}


async def _hook(ann: As, account: str, events: str = "user.*") -> str:
    body = {"url": URL, "events": [events]}
    made = await ann.post(f"/accounts/{account}/webhooks", body, expect=201, key="hook")
    return f"/accounts/{account}/webhooks/{made.json['webhook']['webhookId']}"


@_story()
async def hooking(telling: Telling, town: Town) -> None:
    """A webhook of a sub-account is created, changed, missed messages, and gets them again."""
    ann, world = acting(telling, town.ann), telling.world
    hook = await _hook(ann, town.east)
    await ann.ask("PATCH", hook, {"retryPolicy": {"maxAttempts": 3}})
    await ann.post(f"{hook}/secret", expect=201)
    await ann.post(f"{hook}/disable", repeats=True)
    await ann.post(f"/accounts/{town.east}/invitations", {"role": "viewer"}, expect=201)
    await telling.jobs()
    await ann.post(f"{hook}/enable", repeats=True)
    await ann.post(f"{hook}/replay", {"since": "2000-01-01T00:00:00Z"}, expect=202, repeats=True)
    await telling.jobs()
    listed = (await ann.ask("GET", f"{hook}/deliveries")).json["items"]
    for one in listed[:1]:
        path = f"{hook}/deliveries/{one['deliveryId']}/replay"
        await ann.post(path, expect=202, repeats=True)
    await telling.jobs()
    await ann.post(f"{hook}/ping", repeats=True)
    world.sender.results[URL] = [GONE]
    await ann.post(f"/accounts/{town.east}/invitations", {"role": "viewer"}, expect=201)
    for _ in range(3):  # what happened, its delivery, and that it was disabled
        await telling.jobs()
    world.sender.results.pop(URL)
    endpoint = hook.rpartition("/")[2]
    operator = As(telling, world.operator)
    path = f"/admin/hooks/{town.east}/{endpoint}/enable"
    await operator.post(path, expect=204, repeats=True)
    await ann.ask("DELETE", hook, expect=204, again=[404], resent=[404])


@_story()
async def noticing(telling: Telling, town: Town) -> None:
    """People get notices, read them, choose how they are mailed, and get a daily mail."""
    ann, ben, world = acting(telling, town.ann), acting(telling, town.ben), telling.world
    await ben.ask("PUT", "/users/me/preferences", {"timezone": "Europe/Oslo"})
    chosen = {"mails": {"team": "daily", "billing": "never"}}
    await ann.ask("PUT", "/notifications/preferences", chosen)
    await ann.ask("PATCH", f"/accounts/{town.root}/members/{town.ben_id}", {"role": "manager"})
    await telling.jobs()
    await telling.jobs()
    await ben.post("/notifications/read", {"all": True}, repeats=True)
    await ben.post("/notifications/unread", {"all": True}, repeats=True)
    listed = (await ben.ask("GET", "/notifications?unread=true")).json["items"]
    for one in listed[:1]:
        path = f"/notifications/{one['notificationId']}"
        await ben.ask("DELETE", path, expect=204, again=[404], resent=[404])
    world.clock.advance(seconds=DAY)
    await telling.jobs()


@_story("stale")
async def planning(telling: Telling, town: Town) -> None:
    """A tree changes its plan, cancels it and chooses again; the operator changes the prices."""
    ann, operator = acting(telling, town.ann), As(telling, telling.world.operator)
    plan = f"/accounts/{town.root}/plan"
    await ann.ask("PUT", plan, {"planId": "starter"}, resent=[409])
    await ann.ask("DELETE", plan, resent=[409])
    await ann.ask("PUT", plan, {"planId": "enterprise"}, resent=[409])
    path = f"/admin/accounts/{town.root}/plan/overrides"
    await operator.ask("PUT", path, {"limits": {"users": 30}}, resent=[409])
    await telling.jobs()
    limits = {
        **dict.fromkeys(("apiCallsPerMonth", "storageGB", "users", "sources", "webhooks"), 9),
        "dataRetentionDays": 9,
        "customDomains": 0,
        "syncFrequency": "daily",
    }
    new = {"planId": "mini", "name": "Mini", "price": 100, "currency": "USD", "type": "starter"}
    body = {**new, "limits": limits}
    await operator.post("/admin/plans", body, expect=201, **AGAIN)
    await operator.ask("PATCH", "/admin/plans/mini", {"price": 200}, resent=[409])
    await operator.post("/admin/plans/mini/default", **AGAIN)


@_story("stale")
async def using(telling: Telling, town: Town) -> None:
    """Requests with a key are counted, and a limit that is reached is noticed."""
    ann, world = acting(telling, town.ann), telling.world
    program = acting(telling, town.key)
    for _ in range(3):
        await program.ask("GET", f"/accounts/{town.root}")
    for node in world.nodes:
        await node.parts.metering.meters.flush()
    await ann.ask("PUT", f"/accounts/{town.root}/plan", {"planId": "free"}, resent=[409])
    hook = {"url": URL, "events": ["*"]}
    path = f"/accounts/{town.root}/webhooks"
    await ann.post(path, hook, expect=201, key="first")
    for _ in range(3):  # the warning, what follows from it, and its mails
        await telling.jobs()
    await ann.post(path, hook, expect=403)


@_story()
async def nights(telling: Telling, town: Town) -> None:
    """Keys expire, days are closed, trees are counted, old activities go, and a trial ends."""
    ann, world = acting(telling, town.ann), telling.world
    ends_at = (instant(world.clock) + timedelta(minutes=5)).isoformat()
    body = {"name": "Short", "permissions": ["account.read"], "expiresAt": ends_at}
    await ann.post(f"/accounts/{town.root}/api-keys", body, expect=201)
    jobs = world.running.parts.jobs
    world.clock.advance(seconds=16 * DAY)
    night = {"run_at": instant(world.clock).isoformat()}
    for kind in ("expire-keys", "close-usage-day", "recount", "retention"):
        await written(telling, jobs.add(kind, night, job_id=f"tonight {kind}"))
    for kind in ("recount-again", "plan-trial-end", "pause-over-limit"):
        await written(telling, jobs.add(kind, job_id=f"tonight {kind}", tenant=town.root))
    for _ in range(2):
        await telling.jobs()


@_story("stale")
async def parting(telling: Telling, town: Town) -> None:
    """A user with a key leaves: the key, the notices and the sessions end."""
    ann, ben = acting(telling, town.ann), acting(telling, town.ben)
    await ann.ask("PATCH", f"/accounts/{town.root}/members/{town.ben_id}", {"role": "admin"})
    await telling.jobs()
    body = {"name": "Of Ben", "permissions": ["account.read"]}
    await ben.post(f"/accounts/{town.east}/api-keys", body, expect=201)
    await ben.ask("DELETE", "/users/me", expect=204, again=[401], resent=[409, 401])
    for _ in range(2):
        await telling.jobs()


@_story("stale")
async def operating(telling: Telling, town: Town) -> None:
    """The operator suspends, views and helps a person, and looks after jobs."""
    operator, world = As(telling, telling.world.operator), telling.world
    ben, user = acting(telling, town.ben), f"/admin/users/{town.ben_id}"
    made = await ben.post("/auth/totp", expect=201, repeats=True)
    secret = str(pyotp.parse_uri(made.json["uri"]).secret)
    on = await ben.post("/auth/totp/confirm", {"code": world.code(secret)}, resent=[409])
    if on.status == 200:
        await operator.post(f"{user}/second-factor/reset", **AGAIN)
    await operator.post(f"{user}/impersonate", {"reason": "Help"}, expect=201, repeats=True)
    end = {"repeats": True, "again": [404], "resent": [404]}
    await operator.post(f"{user}/impersonate/end", expect=204, **end)
    await operator.post(f"{user}/sessions/end", expect=204, repeats=True)
    await operator.post(f"{user}/suspend", {"reason": "Abuse"}, **AGAIN)
    await operator.post(f"{user}/reactivate", **AGAIN)
    for name in ("one", "two"):
        job = Job(
            queue="core",
            job_id=name,
            kind="expire-keys",
            payload={},
            lane=FAILED_LANE,
            due_at=instant(world.clock),
        )
        await written(telling, job.put())
    often: dict[str, Any] = {"expect": 204, "repeats": True, "resent": [404, 409]}
    await operator.post("/admin/jobs/redo", {"jobId": "one"}, **often, again=[404, 409])
    await operator.post("/admin/jobs/discard", {"jobId": "two"}, **often, again=[404, 409])
    later = instant(world.clock) + timedelta(days=1)
    jobs = world.running.parts.jobs
    await written(telling, jobs.add("expire-keys", job_id="later", at=later))
    await operator.post("/admin/jobs/cancel", {"jobId": "later"}, **often, again=[404, 409])
    line = {"line": "source-1", "tenant": town.root}
    await operator.post("/admin/lines/hold", line, expect=204, repeats=True)
    await operator.post("/admin/lines/release", line, expect=204, repeats=True)
    await telling.jobs()


OWN_STORIES.extend(SOURCE_STORIES)
STORIES: Final = [*KIT_STORIES, *OWN_STORIES]

"""The journeys 18 to 24 of core's specification, section 16, over HTTP.

Webhooks and people stand for sources, which have no routes yet. The first ones are in
`test_journeys`.
"""

from __future__ import annotations

import asyncio
import csv
import io
import json
from datetime import UTC, datetime
from typing import Any

from standardwebhooks import Webhook as Verifier

from tablewright.ids import RandomIds
from tablewright.kits.webhooks import AttemptResult
from tablewright.systems.core.design import Account, DailyUsage, Membership, User
from tests.systems.core.service.world import PASSWORD, Core, play

HOUR, DAY = 3600, 24 * 3600
URL = "https://acme.example/hook"
BUILD = {"name": "Build", "permissions": ["account.read"]}
FAILED = AttemptResult(500, None, 7, "no")


def test_18_a_failing_receiver_is_disabled_and_gets_every_message_later_with_the_same_id():
    async def scene(core: Core) -> None:
        now = datetime.now(UTC).timestamp()  # the public library reads the machine's clock
        core.clock.advance(seconds=now - 10 * DAY - core.clock.now())
        await core.join("ann")
        home = await core.home()
        hooks, once = f"/accounts/{home}/webhooks", {"maxAttempts": 1}
        body = {"url": URL, "events": ["user.*"], "retryPolicy": once}
        made = (await core.ask("ann", "POST", hooks, body, 201)).json
        hook = f"{hooks}/{made['webhook']['webhookId']}"
        core.sender.results[URL] = [FAILED]
        sent = 0
        while (await core.ask("ann", "GET", hook, None, 200)).json["isActive"]:
            assert sent < 25
            sent += 1
            path = f"/accounts/{home}/invitations"
            await core.ask("ann", "POST", path, {"role": "member"}, 201)
            for seconds in (0, 1, HOUR):
                core.clock.advance(seconds=seconds)
                await core.run_jobs()
        titles = (await core.ask("ann", "GET", "/notifications", None, 200)).json["items"]
        assert any("webhook" in one["title"] for one in titles)
        core.clock.advance(seconds=now - core.clock.now())
        await core.login()
        core.sender.results[URL] = [AttemptResult(204, None, 3, "")]
        failed, core.sender.sent = list(core.sender.sent), []
        await core.ask("ann", "POST", f"{hook}/enable", None, 200)
        since = {"since": "2000-01-01T00:00:00Z"}
        await core.ask("ann", "POST", f"{hook}/replay", since, 202)
        for _ in range(5):
            core.clock.advance(seconds=1)
            await core.run_jobs()
        verifier = Verifier(made["secret"])
        arrived = [verifier.verify(one.body, dict(one.headers)) for one in core.sender.sent]
        assert {json.loads(one.body)["id"] for one in failed} <= {one["id"] for one in arrived}
        assert {"user.invited"} == {one["type"] for one in arrived}
        shown = (await core.ask("ann", "GET", hook, None, 200)).json
        assert (True, 0) == (shown["isActive"], shown["failureCount"])

    play(scene)


def test_19_twenty_requests_at_once_never_exceed_the_limit():
    async def scene(core: Core) -> None:
        await core.join("ann", organisation="Acme")
        home = await core.home()
        plan, hooks = f"/accounts/{home}/plan", f"/accounts/{home}/webhooks"
        await core.ask("ann", "PUT", plan, {"planId": "starter"}, 200)
        body = {"url": URL, "events": ["*"]}
        both = await asyncio.gather(*(core.ask("ann", "POST", hooks, body) for _ in range(20)))
        refused = [one for one in both if one.status != 201]
        assert (5, {403}) == (len(both) - len(refused), {one.status for one in refused})
        details = refused[0].error["details"]
        assert ("plan_limit_exceeded", "webhooks", 5, 5, "starter", "professional") == (
            details["reason"],
            details["limit"],
            details["used"],
            details["allowed"],
            details["plan"],
            details["cheapestPlanThatFits"],
        )
        await core.run_jobs()
        await core.run_jobs()
        told = (await core.ask("ann", "GET", "/notifications", None, 200)).json["items"]
        assert "Acme has reached a limit" in [one["title"] for one in told]
        await core.ask("ann", "PUT", plan, {"planId": "professional"}, 200)
        await core.ask("ann", "POST", hooks, body, 201)
        root = await core.db.run(Account.get(home).consistently())
        assert 6 == ((root and root.tree_counts) or {})["webhooks"]

    play(scene)


async def _calls(core: Core, home: str, key: str, count: int) -> None:
    for _ in range(count):
        await core.ask(key, "GET", f"/accounts/{home}", None, 200)
    await core.running.parts.metering.meters.flush()


def test_20_every_number_of_a_report_is_the_sum_of_the_days():
    async def scene(core: Core) -> None:
        await core.join("ann")
        home = await core.home()
        shop = await core.child(home, "Shop", "location")
        more = {"includesChildren": True}
        key = await core.ask("ann", "POST", f"/accounts/{home}/api-keys", {**BUILD, **more}, 201)
        for day in range(5):
            await _calls(core, home, key.json["key"], day + 1)
            await _calls(core, shop, key.json["key"], 2)
            core.clock.advance(seconds=DAY)
            await core.run_jobs()
        await core.login()
        rows = [
            one
            for account in (home, shop)
            for one in await core.db.all(DailyUsage.in_period(account))
        ]
        months = {f"{one.metric_date:%Y-%m}" for one in rows}
        for month in months:
            path = f"/accounts/{home}/reports/{month}"
            report = (await core.ask("ann", "GET", path, None, 200)).json
            days = [one for one in rows if f"{one.metric_date:%Y-%m}" == month]
            by_hand = sum(one.api_calls for one in days)
            assert by_hand > 0
            assert by_hand == report["totals"]["api_calls"]
            assert by_hand == sum(one["totals"]["api_calls"] for one in report["accounts"])
            assert by_hand == sum(one["totals"]["api_calls"] for one in report["days"])
            text = (await core.ask("ann", "GET", f"{path}?format=csv", None, 200)).body.decode()
            assert [str(by_hand)] == _csv_totals(text)
            page = (await core.ask("ann", "GET", f"{path}?format=html", None, 200)).body.decode()
            assert f"{by_hand:,}" in page

    play(scene)


def _csv_totals(text: str) -> list[str]:
    """The sum of calls in the lines for all accounts."""
    rows = list(csv.DictReader(io.StringIO(text)))
    return [
        one["value"] for one in rows if (one["section"], one["meter"]) == ("total", "api_calls")
    ]


def test_21_a_subsidiary_is_suspended_restored_and_purged_and_others_are_intact():
    async def scene(core: Core) -> None:
        await core.join("ann")
        home = await core.home()
        east, west = [await core.child(home, one, "subsidiary") for one in ("East", "West")]
        shop = await core.child(east, "Shop", "location")
        await core.admit(east, "bob", "admin")
        hook = {"url": URL, "events": ["*"]}
        for account in (east, west):
            await core.ask("ann", "POST", f"/accounts/{account}/webhooks", hook, 201)
        await core.ask("ann", "POST", f"/accounts/{east}/suspend", {"reason": "Audit"}, 200)
        for account in (east, shop):
            await core.ask("bob", "GET", f"/accounts/{account}", None, 200)
            await core.ask("bob", "PATCH", f"/accounts/{account}", {"name": "New"}, 403)
        await core.ask("bob", "POST", f"/accounts/{east}/reactivate", None, 200)
        await core.ask("bob", "PATCH", f"/accounts/{shop}", {"name": "Store"}, 200)
        refused = await core.ask("ann", "DELETE", f"/accounts/{east}", None, 409)
        assert "has_children" == refused.error["details"]["reason"]
        await core.ask("ann", "DELETE", f"/accounts/{shop}", None, 200)
        for _ in range(2):
            await core.ask("ann", "DELETE", f"/accounts/{east}", None, 200)
            await core.ask("bob", "GET", f"/accounts/{east}/members", None, 403)
            await core.ask("ann", "POST", f"/accounts/{east}/restore", None, 200)
        await core.ask("ann", "DELETE", f"/accounts/{east}", None, 200)
        core.clock.advance(seconds=30 * DAY + 1)
        await core.run_jobs()
        for name in ("ann", "bob"):
            await core.login(name)
        await core.ask("ann", "POST", f"/accounts/{east}/restore", None, 409)
        await core.ask("bob", "GET", f"/accounts/{east}", None, 404)
        gone = await core.db.all(Membership.in_account(east))
        assert [] == gone
        hooks = (await core.ask("ann", "GET", f"/accounts/{west}/webhooks", None, 200)).json
        assert [URL] == [one["url"] for one in hooks["items"]]

    play(scene)


def test_22_the_log_says_who_disabled_a_webhook_and_from_where_and_holds_no_secret():
    async def scene(core: Core) -> None:
        await core.join("ann")
        home = await core.home()
        await core.admit(home, "bob", "admin")
        hooks, body = f"/accounts/{home}/webhooks", {"url": URL, "events": ["*"]}
        made = (await core.ask("ann", "POST", hooks, body, 201)).json
        hook = made["webhook"]["webhookId"]
        key = (await core.ask("bob", "POST", f"/accounts/{home}/api-keys", BUILD, 201)).json["key"]
        await core.ask("bob", "POST", f"{hooks}/{hook}/disable", None, 200)
        path = f"/accounts/{home}/activities"
        query = "?type=webhook_disabled&resource=webhook"
        (found,) = (await core.ask("ann", "GET", f"{path}{query}", None, 200)).json["items"]
        assert (core.ids_of["bob"], hook) == (found["userId"], found["resourceId"])
        assert found["ipAddress"]
        for kind in ("csv", "jsonl"):
            log = await core.ask("ann", "GET", f"{path}/export?format={kind}", None, 200)
            assert b"webhook_disabled" in log.body
            for secret in (made["secret"], key, core.tokens["bob"], PASSWORD):
                assert secret.encode() not in log.body

    play(scene)


def test_23_somebody_who_leaves_has_no_session_and_no_key_and_the_address_is_free():
    async def scene(core: Core) -> None:
        await core.join("ann")
        home = await core.home()
        path = f"/accounts/{home}/invitations"
        token = (await core.ask("ann", "POST", path, {"role": "admin"}, 201)).json["token"]
        bob = await core.join("bob", invitation=token)
        await core.ask("bob", "POST", f"/invitations/{token}/accept", None, 200)
        key = (await core.ask("bob", "POST", f"/accounts/{home}/api-keys", BUILD, 201)).json["key"]
        await core.ask("bob", "PATCH", f"/accounts/{home}", {"name": "By Bob"}, 200)
        await core.ask("bob", "DELETE", "/users/me", None, 204)
        await core.run_jobs()
        for credential in ("bob", key):
            await core.ask(credential, "GET", f"/accounts/{home}", None, 401)
        user = await core.db.run(User.get(bob))
        assert user is not None
        assert ("inactive", "Former") == (user.status.value, user.first_name)
        assert "bob" not in user.email
        listed = (await core.ask("ann", "GET", f"/accounts/{home}/activities?user={bob}")).json
        assert "account_updated" in [one["type"] for one in listed["items"]]
        assert bob != await core.join("bob")

    play(scene, ids=RandomIds())


def test_24_the_operator_changes_the_default_plan_reads_a_day_and_views_as_a_person():
    async def scene(core: Core) -> None:
        await core.join("ann")
        home = await core.home()
        key = (await core.ask("ann", "POST", f"/accounts/{home}/api-keys", BUILD, 201)).json["key"]
        await _calls(core, home, key, 3)

        async def operate(method: str, path: str, body: Any = None) -> Any:
            found = await core.operator.ask(method, f"/core/v1/admin{path}", body)
            assert found.status < 300, found.body
            return found.json

        await operate("POST", "/plans/starter/default")
        plans = (await operate("GET", "/plans"))["items"]
        assert ["starter"] == [one["planId"] for one in plans if one["isDefault"]]
        today = datetime.fromtimestamp(core.clock.now(), UTC).date()
        day = (await operate("GET", f"/usage?date={today}"))["items"]
        # The request that created the key had a bearer token, and counts, too.
        assert [(home, 4)] == [(one["accountId"], one["totals"]["api_calls"]) for one in day]
        viewing = await operate("POST", f"/users/{core.ids_of['ann']}/impersonate", {"reason": "x"})
        token = viewing["token"]
        await core.ask(token, "GET", f"/accounts/{home}", None, 200)
        await core.ask(token, "PATCH", f"/accounts/{home}", {"name": "Mine"}, 403)
        seen = (await core.ask("ann", "GET", f"/accounts/{home}/activities", None, 200)).json
        assert "impersonation_started" in [one["type"] for one in seen["items"]]
        core.clock.advance(seconds=1801)
        await core.ask(token, "GET", f"/accounts/{home}", None, 401)

    play(scene)

"""Every route of events, as every kind of caller, for another tenant's things."""

from __future__ import annotations

from collections.abc import Mapping
from uuid import UUID

from tablewright.api.rules import OPERATOR, PUBLIC, TENANT, Kind, Rule, tenant_named
from tablewright.clock import instant
from tablewright.kits.jobs.records import FAILED_LANE, Job
from tablewright.systems.events.options import EventsOptions
from tablewright.systems.events.system import SYSTEM
from tablewright.testing.caller import bearer
from tablewright.testing.matrix import (
    Actor,
    Canaries,
    Cast,
    Hidden,
    Ids,
    Matrix,
    RequestParts,
    Requests,
    Things,
)
from tablewright.testing.system import OPERATOR_TOKEN, AsyncSystemUnderTest
from tests.systems.events.service.world import TENANTS

CANARIES = [
    "canary-payload-1",
    "kanarienvogel-äöü-2",
    "canary-of-acme.type",
    "canary-of-acme-hook",
    "canary-of-acme-key",
]
_OWN = tenant_named("tenant_id")
POLICY: Mapping[str, Rule] = {
    "health": PUBLIC,
    **dict.fromkeys(
        """ingest_event ingest_batch inbox list_events get_event acknowledge acknowledge_named
        acknowledge_many put_back delete_event erase_events claim extend replay stats stream
        zapier_events rotate_key subscribe list_hooks get_hook unsubscribe enable_hook disable_hook
        rotate_hook_secret ping_hook list_deliveries replay_delivery replay_failed""".split(),
        TENANT,
    ),
    **dict.fromkeys(
        "create_tenant list_tenants change_tenant_limits delete_tenant".split(), OPERATOR
    ),
    **dict.fromkeys(
        """get_overview list_tables list_nodes list_jobs count_jobs redo_job discard_job
        cancel_job list_lines list_line_jobs hold_line release_line
        list_disabled_hooks enable_disabled_hook list_all_activities""".split(),
        OPERATOR,
    ),
    **dict.fromkeys("get_tenant create_key list_keys revoke_key".split(), _OWN),
}


REQUESTS: Mapping[str, Requests] = {
    "ingest_event": lambda ids: RequestParts({"text": "mine"}),
    "ingest_batch": lambda ids: RequestParts({"events": [{"payload": {"text": "mine"}}]}),
    "acknowledge_named": lambda ids: RequestParts({"event_id": ids["event_id"]}),
    "acknowledge_many": lambda ids: RequestParts({"event_ids": [ids["event_id"]]}),
    "erase_events": lambda ids: RequestParts({"event_ids": [ids["event_id"]]}),
    "extend": lambda ids: RequestParts({"lease_id": "x", "event_ids": [ids["event_id"]]}),
    "replay": lambda ids: RequestParts({"from": 0}),
    "replay_failed": lambda ids: RequestParts({"since": 0}),
    "subscribe": lambda ids: RequestParts({"url": "https://hooks.example.com/mine"}),
    "create_tenant": lambda ids: RequestParts({"tenant_id": "new"}),
    "change_tenant_limits": lambda ids: RequestParts({"display_name": "mine"}),
    "create_key": lambda ids: RequestParts({"display_name": "mine"}),
    "redo_job": lambda ids: RequestParts({"jobId": ids["job_id"]}),
    "discard_job": lambda ids: RequestParts({"jobId": ids["job_id"]}),
    "cancel_job": lambda ids: RequestParts({"jobId": ids["job_id"]}),
    "list_line_jobs": lambda ids: RequestParts(query="line=nightly"),
    "hold_line": lambda ids: RequestParts({"line": "nightly"}),
    "release_line": lambda ids: RequestParts({"line": "nightly"}),
}


async def _things(world: AsyncSystemUnderTest, key: str, mark: str, text: str) -> Ids:
    """An event, a hook that got it, and a key."""
    caller, tenant = world.bearer(key), "acme" if "acme" in mark else "globex"
    hook = {"url": f"https://hooks.example.com/{mark}-hook", "description": f"{mark}-hook"}
    hook_id = (await caller.post("/v1/hooks", hook)).json["id"]
    body = {"event_type": f"{mark}.type", "text": text}
    event_id = (await caller.post("/v1/events", body)).json["id"]
    named = await caller.post(f"/v1/tenants/{tenant}/keys", {"display_name": f"{mark}-key"})
    await world.run_jobs()
    job_id = f"{mark} {text}"
    given_up = Job(
        queue="events",
        job_id=job_id,
        kind="unknown",
        tenant=tenant,
        payload={},
        lane=FAILED_LANE,
        due_at=instant(world.clock),
    )
    await world.db.run(given_up.create())
    ids = {"event_id": event_id, "hook_id": hook_id, "key_id": named.json["key_id"]}
    operated = {"tenant": tenant, "endpoint_id": hook_id, "job_id": job_id}
    return {"tenant_id": tenant, **ids, **operated}


async def _cast(world: AsyncSystemUnderTest) -> Cast:
    """Acme owns the canaries, globex is the other."""
    keys: dict[str, str] = {}
    for tenant in TENANTS:
        made = await world.operator.post("/v1/tenants", {"tenant_id": tenant})
        keys[tenant] = made.json["api_key"]
    things = {"other": Things(await _things(world, keys["globex"], "mine", "mine"), "globex")}
    for text in CANARIES[:2]:
        ids = await _things(world, keys["acme"], "canary-of-acme", text)
        things[f"owner {text}"] = Things(ids, "acme")
    acme = world.bearer(keys["acme"])
    revoked = (await acme.post("/v1/tenants/acme/keys", {"display_name": "old"})).json
    await acme.delete(f"/v1/tenants/acme/keys/{revoked['key_id']}")
    own, *owners = things.values()
    return Cast(
        actors=[
            Actor("nobody"),
            Actor("malformed", bearer("not-a-key")),
            Actor("unknown", bearer(keys["acme"].replace("acme", "umbra"))),
            Actor("revoked", bearer(revoked["api_key"])),
            Actor("other", bearer(keys["globex"]), Kind.KEY, "globex"),
            Actor("operator", bearer(OPERATOR_TOKEN), Kind.OPERATOR),
            Actor("owner", bearer(keys["acme"]), Kind.KEY, "acme"),
        ],
        things=things,
        canaries=[Canaries(CANARIES, ("owner", "operator"), ("owner",))],
        owner="owner",
        owned=["acme"],
        missing={
            "tenant_id": "missing",
            "tenant": "missing",
            "job_id": "missing",
            "endpoint_id": "missing",
            **{name: str(UUID(int=77, version=4)) for name in ("event_id", "hook_id", "key_id")},
        },
        requests=REQUESTS,
        hidden=[
            *(Hidden(one, own, foreign) for one in ("nobody", "other") for foreign in owners),
            Hidden("operator", own, owners[0], whole=False),
        ],
        server_owned={"status": "delivered", "created_at": 1, "has_hooks": True},
        open_bodies=["ingest_event", "ingest_batch"],
        injecting=[("other", own), ("operator", own)],
    )


def test_no_route_shows_or_changes_what_is_another_tenants():
    options = EventsOptions(requests_per_second=10**6, burst=10**6)
    found = Matrix(SYSTEM, cast=_cast, policy=POLICY, options=options).check()
    assert found.probes > 500

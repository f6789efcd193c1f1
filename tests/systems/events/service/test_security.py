"""Every route of events, with every kind of credential, for another tenant's things."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from uuid import uuid4

from tablewright.api.rules import OPERATOR, PUBLIC, TENANT, Rule, tenant_named
from tablewright.systems.events.options import EventsOptions
from tests.api.security_matrix import Asked, Examined, Ids, Matrix, Shown, examined
from tests.systems.events.service.world import ADMIN_TOKEN, World, running

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
    **dict.fromkeys("get_tenant create_key list_keys revoke_key".split(), _OWN),
}


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


class Tenants:
    """Acme owns the canaries, globex is the other."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.credentials: dict[Shown, Mapping[str, str]] = {}
        self.last: dict[str, str] = {}

    async def things_of(self, tenant: str, *, mark: str, payload: str) -> dict[str, str]:
        """An event, a hook that got it, and a key."""
        caller = self.world.caller(self._key(tenant))
        hook = {"url": f"https://hooks.example.com/{mark}-hook", "description": f"{mark}-hook"}
        hook_id = (await caller.ask("POST", "/v1/hooks", hook)).json["id"]
        body = {"event_type": f"{mark}.type", "text": payload}
        event_id = (await caller.ask("POST", "/v1/events", body)).json["id"]
        keys = f"/v1/tenants/{tenant}/keys"
        key = await caller.ask("POST", keys, {"display_name": f"{mark}-key"})
        await self.world.do_jobs()
        return {"event_id": event_id, "hook_id": hook_id, "key_id": key.json["key_id"]}

    async def own(self) -> Ids:
        """Things of globex; new ones if somebody has changed them, or globex itself."""
        found = await self.world.admin.ask("GET", "/v1/tenants/globex")
        if found.status == 404 or found.json["status"] != "active":
            await self._begin_again()
        elif self.last and await self._are_whole():
            return {"tenant_id": "globex", **self.last}
        elif self.last:
            await self.world.globex.ask("DELETE", f"/v1/hooks/{self.last['hook_id']}")
        self.last = await self.things_of("globex", mark="mine", payload="mine")
        return {"tenant_id": "globex", **self.last}

    async def _are_whole(self) -> bool:
        globex, ids = self.world.globex, self.last
        event = await globex.ask("GET", f"/v1/events/{ids['event_id']}")
        hook = await globex.ask("GET", f"/v1/hooks/{ids['hook_id']}")
        keys = (await globex.ask("GET", "/v1/tenants/globex/keys")).json["keys"]
        states = [one["status"] for one in keys if one["key_id"] == ids["key_id"]]
        return (
            (200, "undelivered") == (event.status, event.json.get("status"))
            and (200, "active") == (hook.status, hook.json.get("status"))
            and ["active"] == states
        )

    async def _begin_again(self) -> None:
        self.world.clock.advance(seconds=120)  # then the last request of the old one has ended
        await self.world.do_jobs()
        made = await self.world.admin.ask("POST", "/v1/tenants", {"tenant_id": "globex"})
        assert 201 == made.status, made.body
        self.world.keys["globex"] = made.json["api_key"]
        self.credentials[Shown.OTHER] = bearer(made.json["api_key"])

    def _key(self, tenant: str) -> str:
        return self.world.keys[tenant]


async def _examined(world: World) -> Examined:
    tenants = Tenants(world)
    foreign = [
        await tenants.things_of("acme", mark="canary-of-acme", payload=text)
        for text in CANARIES[:2]
    ]
    revoked = await world.acme.ask("POST", "/v1/tenants/acme/keys", {"display_name": "old"})
    await world.acme.ask("DELETE", f"/v1/tenants/acme/keys/{revoked.json['key_id']}")
    unknown = world.keys["acme"].replace("acme", "umbra")
    tenants.credentials.update(
        {
            Shown.MALFORMED: bearer("not-a-key"),
            Shown.UNKNOWN: bearer(unknown),
            Shown.REVOKED: bearer(revoked.json["api_key"]),
            Shown.OTHER: bearer(world.keys["globex"]),
            Shown.OPERATOR: bearer(ADMIN_TOKEN),
            Shown.OWNER: bearer(world.keys["acme"]),
        }
    )
    world.service.runtime.stopping.set()  # streams end at once, and nobody waits
    return await examined(
        Matrix(
            service=world.service,
            tables=["Events", "TenantApiKeys", "tablewright-service"],
            policy=POLICY,
            credentials=tenants.credentials,
            foreign={
                "tenant_id": ["acme"],
                **{name: [one[name] for one in foreign] for name in foreign[0]},
            },
            missing={
                "tenant_id": "nobody",
                **{name: str(uuid4()) for name in ("event_id", "hook_id", "key_id")},
            },
            own=tenants.own,
            canaries=CANARIES,
            asks={
                "ingest_event": lambda ids: Asked({"text": "mine"}),
                "ingest_batch": lambda ids: Asked({"events": [{"payload": {"text": "mine"}}]}),
                "acknowledge_named": lambda ids: Asked({"event_id": ids["event_id"]}),
                "acknowledge_many": lambda ids: Asked({"event_ids": [ids["event_id"]]}),
                "erase_events": lambda ids: Asked({"event_ids": [ids["event_id"]]}),
                "extend": lambda ids: Asked({"lease_id": "x", "event_ids": [ids["event_id"]]}),
                "replay": lambda ids: Asked({"from": 0}),
                "replay_failed": lambda ids: Asked({"since": 0}),
                "subscribe": lambda ids: Asked({"url": "https://hooks.example.com/mine"}),
                "create_tenant": lambda ids: Asked({"tenant_id": f"new-{uuid4().hex[:12]}"}),
                "change_tenant_limits": lambda ids: Asked({"display_name": "mine"}),
                "create_key": lambda ids: Asked({"display_name": "mine"}),
            },
            server_owned={"status": "delivered", "created_at": 1, "has_hooks": True},
        )
    )


def test_no_route_shows_or_changes_what_is_another_tenants():
    async def main() -> Examined:
        async with running(EventsOptions(requests_per_second=10**6, burst=10**6)) as world:
            return await _examined(world)

    found = asyncio.run(main())
    assert [] == found.faults
    assert found.probes > 500

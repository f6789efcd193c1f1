"""Core in memory, with words for what its tests do."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextvars import ContextVar
from dataclasses import replace
from typing import Any

from tablewright.api.runtime import Runtime
from tablewright.api.system import Assembly
from tablewright.kits.oauth import OAuth
from tablewright.kits.sessions.passwords import Effort, Passwords
from tablewright.kits.sources.connecting.authorising import Granting
from tablewright.kits.sources.platforms import Platforms
from tablewright.model import transaction
from tablewright.model.operations.writing import WriteOperation
from tablewright.systems.core.options import CoreOptions
from tablewright.systems.core.parts import Parts
from tablewright.systems.core.plans import open_price_list
from tablewright.systems.core.shapes import SOURCES, STATES
from tablewright.systems.core.system import SYSTEM, assemble
from tablewright.testing.caller import ReceivedResponse
from tablewright.testing.system import AsyncSystemUnderTest, in_memory
from tests.model.engine import engine_transport
from tests.systems.core.service.platforms import (
    GOOD_KEY,
    HUB_PROVIDER,
    FakeConnectors,
    FakeHub,
    Fakes,
)

PASSWORD = "correct horse battery"
CHEAP = Effort(memory_kib=8, rounds=1, lanes=1, bcrypt_cost=4)


def _assembled(given: Runtime, options: CoreOptions) -> Assembly[Parts]:
    """Core with cheap passwords, and with platforms in memory that all nodes of a test share."""
    passwords = Passwords(given.ids, CHEAP, verifies_bcrypt=False)
    made: list[Assembly[Parts]] = []
    hooks = Granting(lambda: made[0].parts.syncing).hooks
    fakes = given.network if isinstance(given.network, Fakes) else Fakes()
    crm: Any = fakes.crm
    hub: Any = fakes.hub
    oauth = OAuth.of(
        given,
        "core",
        [HUB_PROVIDER],
        hooks,
        callbacks="https://core.example/core/v1/oauth/{platform}/callback",
        states=STATES,
        grants=SOURCES.grants,
        outgoing=hub,
    )
    platforms = Platforms(crm, oauth)
    made.append(assemble(given, options, passwords=passwords, platforms=platforms))
    return made[0]


CORE = replace(SYSTEM, assemble=_assembled)
DELIVERED = CoreOptions(mails="smtp://mail.example")  # the rule of confirmed addresses is in force


class Core(AsyncSystemUnderTest[Parts]):
    """The system; people are known by their names."""

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self.tokens: dict[str, str] = {}
        self.ids_of: dict[str, str] = {}

    async def ask(
        self, who: str, method: str, path: str, body: Any = None, expected: int | None = None
    ) -> ReceivedResponse:
        """Sends a request as a named person, without credentials, or with the given key."""
        token = self.tokens.get(who, who)
        caller = self.bearer(token) if token else self.caller()
        answer = await caller.ask(method, f"/core/v1{path}", body)
        if expected is not None:
            assert expected == answer.status, answer.body
        return answer

    async def run(self, *writes: WriteOperation[Any]) -> None:
        """Writes something in one transaction, as a handler would."""
        await self.db.run(transaction(*writes))

    async def join(self, name: str = "ann", **more: Any) -> str:
        """Signs a person up; returns the id of the person."""
        body = {
            "email": f"{name}@example.com",
            "password": PASSWORD,
            "firstName": name.title(),
            "lastName": "Example",
            **more,
        }
        made = (await self.ask("", "POST", "/auth/register", body, 201)).json
        self.tokens[name], self.ids_of[name] = made["token"], made["user"]["userId"]
        return made["user"]["userId"]

    async def login(self, name: str = "ann") -> None:
        """Signs a person in again."""
        body = {"email": f"{name}@example.com", "password": PASSWORD}
        self.tokens[name] = (await self.ask("", "POST", "/auth/login", body, 200)).json["token"]

    async def home(self, name: str = "ann") -> str:
        """The default account of a person."""
        items = (await self.ask(name, "GET", "/users/me/accounts", None, 200)).json["items"]
        return next(one["accountId"] for one in items if one["isDefault"])

    async def child(self, parent: str, name: str, type_: str, who: str = "ann") -> str:
        """A new account below another one."""
        path, body = f"/accounts/{parent}/children", {"name": name, "type": type_}
        return (await self.ask(who, "POST", path, body, 201)).json["accountId"]

    async def admit(
        self, account: str, name: str, role: str, *, by: str = "ann", **more: Any
    ) -> None:
        """Lets a person into an account by a link."""
        if name not in self.tokens:
            await self.join(name)
        path, body = f"/accounts/{account}/invitations", {"role": role, **more}
        token = (await self.ask(by, "POST", path, body, 201)).json["token"]
        await self.ask(name, "POST", f"/invitations/{token}/accept", None, 200)

    @property
    def crm(self) -> FakeConnectors:
        """The platform."""
        found: Any = self.running.parts.syncing.connectors
        return found

    @property
    def hub(self) -> FakeHub:
        """The OAuth server."""
        found: Any = self.running.parts.syncing.oauth.exchanges.outgoing
        return found

    async def source(self, account: str, who: str = "ann", **more: Any) -> str:
        """A new source of the platform."""
        body = {
            "name": "Sales",
            "platform": "crm",
            "credentials": {"api_key": GOOD_KEY},
            **more,
        }
        made = await self.ask(who, "POST", f"/accounts/{account}/sources", body, 201)
        return made.json["source"]["sourceId"]

    async def sync(self, account: str, source: str, who: str = "ann", **more: Any) -> str:
        """Begins a run, and lets it end unless it waits."""
        path = f"/accounts/{account}/sources/{source}/syncs"
        made = await self.ask(who, "POST", path, more, 202)
        await self.run_jobs()
        return made.json["syncId"]

    async def run_of(self, account: str, source: str, sync: str) -> Any:
        """A run as people see it."""
        path = f"/accounts/{account}/sources/{source}/syncs/{sync}"
        return (await self.ask("ann", "GET", path, None, 200)).json

    async def link(self, kind: str) -> str:
        """The token of the last mailed link of a kind."""
        await self.run_jobs()
        found = [mail.text for mail in self.outbox.sent if f"#/{kind}/" in mail.text]
        return found[-1].partition(f"#/{kind}/")[2].split()[0]


NODES: ContextVar[int] = ContextVar("nodes", default=1)  # of each system; see `test_nodes`


def play(scene: Callable[[Core], Coroutine[Any, Any, None]], **more: Any) -> None:
    """Plays a scene on a new system."""
    if NODES.get() > 1:
        more = {"nodes": NODES.get(), "network": Fakes(), **more}

    async def main() -> None:
        more.setdefault("transport", engine_transport())
        async with in_memory(CORE, Core, **more) as core:
            await open_price_list(core.running.parts.metering.limits.price_list)
            await scene(core)
            assert [] == core.errors

    asyncio.run(main())

"""Processes with OAuth over one store in memory, and a platform on the loopback.

Each test runs twice: with the kit's own records, and with core's documented tables.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from ipaddress import ip_network
from typing import Any

import pytest
from structlog.testing import capture_logs

from tablewright import ManualClock
from tablewright.client import AsyncDatabase
from tablewright.client.driving import once
from tablewright.client.embedded import AsyncEmbeddedTransport
from tablewright.engine import Engine
from tablewright.ids import RandomIds
from tablewright.kits.http import Outgoing, TargetRules
from tablewright.kits.oauth import (
    Connected,
    Ended,
    GrantShape,
    Hooks,
    OAuth,
    Outcome,
    Provider,
    StateShape,
    Tokens,
    Writes,
    account_in,
)
from tablewright.kits.oauth.ledger import Grant
from tablewright.kits.service_design import SERVICE_DESIGN
from tablewright.model import assign, design_of
from tablewright.operations import READS
from tablewright.systems.core.design.oauth_states import OAuthState, OAuthStates
from tablewright.systems.core.design.sources import Source, Sources
from tablewright.systems.core.design.values import ConnectionType, SourceStatus
from tablewright.testing.data_keys import MemoryKeys
from tests.kits.live.nodes import runtime_on
from tests.kits.oauth.platform import CLIENT_ID, CLIENT_SECRET, Platform, platform

STATES = StateShape(
    OAuthState,
    state=OAuthState.state,
    account=OAuthState.account_id,
    person=OAuthState.user_id,
    platform=OAuthState.platform_id,
    redirect_uri=OAuthState.redirect_uri,
    details=OAuthState.metadata,
    ends_at=OAuthState.expires_at,
    verifier=OAuthState.code_verifier,
)
GRANTS = GrantShape(
    Source,
    tokens=Source.credentials,
    place=lambda account_id, grant_id: Source.at(source_id=grant_id),
)
RULES = TargetRules(allow_http=True, allowed_networks=(ip_network("127.0.0.0/8"),))
CALLBACKS = "https://shop.example/v1/oauth/{platform}/callback"

Test = Callable[["World"], Coroutine[Any, Any, None]]


class Killed(BaseException):
    """The process ended here. Error handlers do not see it."""


@dataclass
class Life:
    """Counts the effects of a process, and ends it before one of them."""

    kill_before: int | None = None
    done: list[str] = field(default_factory=list[str])
    is_dead: bool = False

    def reach(self, what: str) -> None:
        if self.is_dead:
            raise Killed
        self.done.append(what)
        if len(self.done) == self.kill_before:
            self.is_dead = True
            raise Killed


class Transport:
    """The store of a process. `before` and `after` may return an error to raise."""

    def __init__(self, inner: AsyncEmbeddedTransport, life: Life) -> None:
        self._inner, self._life = inner, life
        self.before: Callable[[str, bytes], Exception | None] = lambda operation, body: None
        self.after: Callable[[str, bytes], Exception | None] = lambda operation, body: None

    async def send(self, operation: str, body: bytes) -> bytes:
        return await self._sent(operation, body, self._inner.send)

    async def send_once(self, operation: str, body: bytes) -> bytes:
        return await self._sent(operation, body, once(self._inner))

    async def _sent(self, operation: str, body: bytes, send: Any) -> bytes:
        await asyncio.sleep(0)  # others have their turn, as they would while a store works
        if operation not in READS:
            self._life.reach(operation)
        elif self._life.is_dead:
            raise Killed
        if error := self.before(operation, body):
            raise error
        answer = await send(operation, body)
        if error := self.after(operation, body):
            raise error
        return answer

    async def close(self) -> None:
        """Does nothing: the engine outlives the process."""


class MortalOutgoing(Outgoing):
    """Requests of a process that may end before one."""

    def __init__(self, life: Life) -> None:
        super().__init__(RULES)
        self._life = life
        self.meanwhile: Callable[[], Coroutine[Any, Any, Any]] | None = None

    async def request(self, method: str, url: str, **options: Any) -> Any:
        self._life.reach(f"{method} request")
        found = await super().request(method, url, **options)
        if self.meanwhile is not None:  # happens once, between the request and what follows of it
            waiting, self.meanwhile = self.meanwhile(), None
            await waiting
        return found


@dataclass
class Node:
    """One process."""

    oauth: OAuth
    transport: Transport
    life: Life
    outgoing: MortalOutgoing

    async def started(self, **options: Any) -> str:
        given = {"account_id": "acme", "person_id": "ann", "session": "s1", **options}
        return await self.oauth.start("hub", **given)

    async def called_back(self, query: Mapping[str, str], **options: Any) -> Outcome:
        given = {"person_id": "ann", "session": "s1", **options}
        return await self.oauth.callback("hub", query, **given)

    async def token(self, grant_id: str, **options: Any) -> Tokens:
        return await self.oauth.token("acme", grant_id, **options)


@dataclass
class World:
    """Everything that a test works with."""

    engine: Engine
    clock: ManualClock
    platform: Platform
    has_tables: bool  # of core, instead of the kit's records
    logs: Sequence[Mapping[str, Any]]
    keys: MemoryKeys = field(default_factory=MemoryKeys)
    ended: list[Ended] = field(default_factory=list[Ended])
    may_connect: bool = True
    pauses: list[float] = field(default_factory=list[float])
    nodes: list[Node] = field(default_factory=list[Node])

    def provider(self, **options: Any) -> Provider:
        given: dict[str, Any] = {
            "authorize_url": f"{self.platform.url}/authorize",
            "token_url": f"{self.platform.url}/token",
            "revoke_url": f"{self.platform.url}/revoke",
            "scopes": ("contacts", "deals"),
            "account": account_in("hub_id"),
            **options,
        }
        return Provider("hub", **given).with_client(CLIENT_ID, CLIENT_SECRET)

    def node(self, kill_before: int | None = None, **options: Any) -> Node:
        """A new process over the same store."""
        life = Life(kill_before)
        inner = AsyncEmbeddedTransport(self.engine, owns_engine=False, writes_inline=True)
        transport = Transport(inner, life)
        ids = RandomIds()
        db = AsyncDatabase(transport=transport, clock=self.clock, ids=ids, keys=self.keys)
        given = replace(runtime_on(transport, self.clock, ids, secret=b"installation"), db=db)
        outgoing = MortalOutgoing(life)
        shapes = {"states": STATES, "grants": GRANTS} if self.has_tables else {}
        oauth = OAuth.of(
            given,
            "shop",
            [self.provider(**options)],
            Hooks(self._connected, self._may_connect, self._ended),
            callbacks=CALLBACKS,
            outgoing=outgoing,
            pause=self._pause,
            **shapes,
        )
        self.nodes.append(Node(oauth, transport, life, outgoing))
        return self.nodes[-1]

    async def connected(self, node: Node | None = None, **options: Any) -> str:
        """The id of a new grant."""
        node = node or self.node()
        query = self.platform.consent(await node.started(**options))
        found = await node.called_back(query)
        assert found.grant_id is not None, found
        return found.grant_id

    async def grant(self, grant_id: str) -> Grant | None:
        return await self.node().oauth.ledger.read("acme", grant_id)

    async def source(self, grant_id: str) -> Source:
        found = await self.db.run(Source.get(grant_id).consistently())
        assert found is not None
        return found

    @property
    def db(self) -> AsyncDatabase:
        inner = AsyncEmbeddedTransport(self.engine, owns_engine=False, writes_inline=True)
        return AsyncDatabase(transport=inner, clock=self.clock, ids=RandomIds(), keys=self.keys)

    async def _pause(self, seconds: float) -> None:
        self.pauses.append(seconds)
        await asyncio.sleep(0.005)

    async def _may_connect(self, pending: Any) -> bool:
        return self.may_connect

    async def _connected(self, connected: Connected) -> Writes:
        if not self.has_tables:
            return ()
        if not connected.is_new:
            place = Source.at(source_id=connected.grant_id)
            stored = assign(Source.credentials, connected.tokens.stored())
            return (place.update(stored, assign(Source.status, SourceStatus.ACTIVE)),)
        source = Source(
            source_id=connected.grant_id,
            account_id=connected.account_id,
            platform_id=connected.platform,
            source_name="Hub",
            connection_type=ConnectionType.OAUTH,
            created_by=connected.person_id,
            credentials=connected.tokens.stored(),
        )
        return (source.create(),)

    async def _ended(self, ended: Ended) -> Writes:
        self.ended.append(ended)
        if not self.has_tables:
            return ()
        place = Source.at(source_id=ended.grant_id)
        return (place.update(assign(Source.status, SourceStatus.ERROR)),)


@asynccontextmanager
async def world(*, has_tables: bool, **options: Any) -> AsyncIterator[World]:
    clock = ManualClock()
    with (
        Engine.memory(clock=clock) as engine,
        platform(**options) as found,
        capture_logs() as logs,
    ):
        one = World(engine, clock, found, has_tables, logs)
        await one.db.create_tables(SERVICE_DESIGN)
        await one.db.create_tables(design_of("core", Sources, OAuthStates))
        try:
            yield one
        finally:
            for node in one.nodes:
                await node.outgoing.close()


def in_world(test: Test) -> Callable[[bool], None]:
    """A test that runs in a world of its own, with both kinds of storage."""

    @pytest.mark.parametrize("has_tables", [False, True], ids=["own", "documented"])
    def run(has_tables: bool) -> None:
        async def main() -> None:
            async with world(has_tables=has_tables) as one:
                await test(one)

        asyncio.run(main())

    run.__name__ = test.__name__
    run.__doc__ = test.__doc__
    return run

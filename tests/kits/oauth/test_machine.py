"""Any order of authorisations, uses, kills, revocations and faults, against a small model."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import AsyncExitStack
from typing import Any, TypeVar

import hypothesis.strategies as st
import pytest
from hypothesis import HealthCheck, settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tablewright.errors import GrantEndedError, NoTokenError
from tablewright.kits.oauth import Result, limits
from tablewright.model import transaction
from tablewright.systems.core.design.sources import Source
from tests.examples import examples
from tests.kits.oauth.platform import Account, Fault
from tests.kits.oauth.world import Killed, Node, World, world

T = TypeVar("T")


class Grants(RuleBasedStateMachine):
    """One grant of a rotating platform, and two processes."""

    @initialize(has_tables=st.booleans(), rotates=st.booleans())
    def open(self, has_tables: bool, rotates: bool) -> None:
        self.runner = asyncio.Runner()
        self.stack = AsyncExitStack()
        opened = world(has_tables=has_tables, rotates=rotates, grace=1)
        self.world: World = self.run(self.stack.enter_async_context(opened))
        self.nodes: list[Node] = [self.world.node(), self.world.node()]
        self.grant_id: str | None = None
        self.account: Account | None = None  # at the platform

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self.runner.run(work)

    @rule(node=st.integers(0, 1))
    def connect(self, node: int) -> None:
        self.grant_id = self.run(self.world.connected(self.nodes[node], grant_id=self.grant_id))
        self.account = self.world.platform.accounts[-1]

    @rule(node=st.integers(0, 1), session=st.sampled_from(["s2", ""]))
    def connect_by_another_browser(self, node: int, session: str) -> None:
        async def act() -> Result:
            query = self.world.platform.consent(await self.nodes[node].started())
            return (await self.nodes[1 - node].called_back(query, session=session)).result

        assert self.run(act()) is Result.INVALID_STATE

    @rule(seconds=st.sampled_from([1, 60, 1000, 1500, 1800, 4000]))
    def wait(self, seconds: int) -> None:
        self.world.clock.advance(seconds=seconds)

    @precondition(lambda self: self.grant_id is not None)
    @rule(users=st.integers(1, 6))
    def use(self, users: int) -> None:
        async def act() -> list[Any]:
            assert self.grant_id is not None
            uses = [self.nodes[n % 2].token(self.grant_id) for n in range(users)]
            return await asyncio.gather(*uses, return_exceptions=True)

        before = self.world.platform.refreshes
        found = self.run(act())
        assert self.world.platform.refreshes - before <= 1
        assert self.account is not None
        for one in found:
            if isinstance(one, GrantEndedError):
                assert self.account.is_revoked
            elif not isinstance(one, NoTokenError):
                assert one.access_token in self.world.platform.issued
                assert one.ends_at.timestamp() > self.world.clock.now()

    @precondition(lambda self: self.grant_id is not None)
    @rule(kill_before=st.integers(1, 3))
    def use_and_be_killed(self, kill_before: int) -> None:
        async def act() -> None:
            assert self.grant_id is not None
            try:
                await self.world.node(kill_before).token(self.grant_id)
            except (Killed, GrantEndedError, NoTokenError):
                return

        self.run(act())
        self.world.clock.advance(seconds=limits.LEASE_SECONDS)

    @precondition(lambda self: self.grant_id is not None)
    @rule(fault=st.sampled_from([Fault(503), Fault(429), Fault(503, is_late=True)]))
    def fail_next(self, fault: Fault) -> None:
        async def act() -> None:
            assert self.grant_id is not None
            self.world.platform.faults = [fault]
            try:
                await self.nodes[0].token(self.grant_id)
            except (GrantEndedError, NoTokenError):
                return
            finally:
                self.world.platform.faults = []

        self.run(act())

    @precondition(lambda self: self.account is not None)
    @rule()
    def revoke_at_the_platform(self) -> None:
        self.world.platform.revoke_all()

    @precondition(lambda self: self.grant_id is not None)
    @rule()
    def disconnect(self) -> None:
        async def act() -> None:
            assert self.grant_id is not None
            writes: list[Any] = [*self.nodes[0].oauth.forgetting("acme", self.grant_id)]
            if self.world.has_tables:
                writes.append(Source.at(source_id=self.grant_id).erase())
            await self.world.db.for_tenant("acme").run(transaction(*writes))
            with pytest.raises(GrantEndedError):
                await self.nodes[1].token(self.grant_id)

        self.run(act())
        self.grant_id, self.account = None, None

    @precondition(lambda self: getattr(self, "grant_id", None) is not None)
    @invariant()
    def the_stored_refresh_token_is_one_that_the_platform_accepts(self) -> None:
        assert self.grant_id is not None
        assert self.account is not None
        found = self.run(self.world.grant(self.grant_id))
        assert found is not None
        if found.record.ended_at is not None:
            assert self.account.is_revoked
        else:
            assert found.tokens is not None
            assert found.tokens.refresh_token in self.account.chain[-2:]

    def teardown(self) -> None:
        if hasattr(self, "runner"):
            self.run(self.stack.aclose())
            self.runner.close()


TestGrants = Grants.TestCase
TestGrants.settings = settings(
    max_examples=examples(25),
    stateful_step_count=15,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)

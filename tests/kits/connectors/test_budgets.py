"""The budget of a platform, shared by all processes of an installation."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace

import pytest

from tablewright.client import AsyncDatabase
from tablewright.clock import ManualClock
from tablewright.doubles.serving import ServedSandboxes, sandboxes
from tablewright.errors import RetryLaterError
from tablewright.ids import CountingIds
from tablewright.kits.connectors import Connectors, KeyAuth, Platform, PlatformBudget
from tablewright.kits.connectors.platforms import STRIPE
from tablewright.kits.http import Budgets, Outgoing, TargetRules
from tablewright.kits.service_design import SERVICE_DESIGN

BUDGET = 5  # requests per second
LIMIT = 9  # of the platform: less than two budgets; requests do not arrive as evenly as they start


@pytest.fixture(scope="module")
def served() -> Iterator[ServedSandboxes]:
    clock = ManualClock()
    with sandboxes(clock=clock) as served:
        served.fill("stripe", count=900)
        yield served


class Process:
    """The connectors of one process; all share the database and the clock."""

    def __init__(self, served: ServedSandboxes, db: AsyncDatabase, platform: Platform) -> None:
        self.platform = platform
        self.clock = served.state("stripe").clock
        ids = CountingIds()
        outgoing = Outgoing(
            TargetRules(allowed_origins=(served.origin,)),
            budgets=Budgets(db, self.clock, ids),
            clock=self.clock,
        )
        origins = {"stripe": served.url("stripe")}
        self.connectors = Connectors(
            outgoing, (platform,), origins=origins, clock=self.clock, ids=ids, pause=self._pause
        )

    async def _pause(self, seconds: float) -> None:
        assert isinstance(self.clock, ManualClock)
        self.clock.advance(seconds=max(seconds, 0))
        await asyncio.sleep(0)

    async def read(self, stream: str, key: str, account: str) -> int:
        auth = self.platform.auths[0]
        assert isinstance(auth, KeyAuth)
        count, position = 0, None
        while True:
            fetch = self.connectors.fetch(
                self.platform,
                stream,
                auth.credentials({"api_key": key}),
                account=account,
                position=position,
            )
            try:
                async for page in fetch.pages:
                    count, position = count + len(page.records), page.position
                return count
            except RetryLaterError as error:  # as a job does
                await self._pause(error.retry_at.timestamp() - self.clock.now())


def statuses(served: ServedSandboxes, platform: Platform, *accounts: str) -> list[int]:
    """Reads a stream in one process for each account; returns the statuses of all responses."""
    state = served.state("stripe")
    assert isinstance(state.clock, ManualClock)
    state.clock.advance(seconds=10)
    served.run(state.limit(per_second=LIMIT))
    key = served.key("stripe")
    before = len(served.run(state.requests()))

    async def main() -> list[int]:
        async with AsyncDatabase("memory:", clock=state.clock, ids=CountingIds()) as db:
            await db.create_tables(SERVICE_DESIGN)
            processes = [Process(served, db, platform) for _ in accounts]
            try:
                return await asyncio.gather(
                    *(
                        one.read("customers", key, account)
                        for one, account in zip(processes, accounts, strict=True)
                    )
                )
            finally:
                for one in processes:
                    await one.connectors.close()

    assert [900] * len(accounts) == asyncio.run(main())
    log = served.run(state.requests())
    return [one.status for one in log[: len(log) - before]]


def test_processes_that_share_a_budget_are_never_throttled(served: ServedSandboxes):
    platform = replace(STRIPE, budget=PlatformBudget(per_second=BUDGET))
    assert [200] * 18 == statuses(served, platform, "acct", "acct")


def test_without_a_shared_budget_the_platform_throttles(served: ServedSandboxes):
    platform = replace(STRIPE, budget=PlatformBudget(per_second=2 * BUDGET))
    assert 429 in statuses(served, platform, "one", "two")


def test_a_budget_of_an_app_is_shared_by_all_accounts(served: ServedSandboxes):
    platform = replace(STRIPE, budget=PlatformBudget(per_second=BUDGET, shared_by="app"))
    assert [200] * 18 == statuses(served, platform, "one", "two")

"""The system of these tests, with words for what they do."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tablewright.kits.metering import MeteringKit
from tablewright.kits.metering.days import Day
from tablewright.testing.caller import AsyncCaller, ReceivedResponse
from tablewright.testing.system import AsyncSystemUnderTest, in_memory
from tests.kits.metering.world import PRICES, depot

BOTH = pytest.mark.parametrize("over_tables", [False, True], ids=["own records", "own tables"])


class Depot(AsyncSystemUnderTest[Any]):
    """Sources of accounts that plans limit."""

    @property
    def metering(self) -> MeteringKit:
        return self.running.parts.metering

    async def ask(
        self, person: str, method: str, path: str, body: Any = None, expected: int | None = None
    ) -> ReceivedResponse:
        answer = await self.bearer(person).ask(method, f"/depot/v1{path}", body)
        if expected is not None:
            assert expected == answer.status, answer.body
        return answer

    async def page(self, person: str, path: str) -> ReceivedResponse:
        """As a page asks: with a cookie."""
        caller = AsyncCaller(self.app, {"cookie": f"person={person}"})
        return await caller.ask("GET", f"/depot/v1{path}")

    async def rule(self, method: str, path: str, body: Any = None, expected: int = 200) -> Any:
        """As the operator."""
        answer = await self.operator.ask(method, f"/depot/v1{path}", body)
        assert expected == answer.status, answer.body
        return answer.json if answer.body else None

    async def root(self, person: str = "ann", name: str = "Acme") -> str:
        answer = await self.ask(person, "POST", "/accounts", {"name": name}, 201)
        return answer.json["accountId"]

    async def child(self, parent: str, name: str = "East") -> str:
        path = f"/accounts/{parent}/children"
        return (await self.ask("ann", "POST", path, {"name": name}, 201)).json["accountId"]

    async def source(self, account: str, expected: int | None = 201) -> ReceivedResponse:
        return await self.ask("ann", "POST", f"/accounts/{account}/sources", {}, expected)

    async def fill(self, account: str, count: int) -> None:
        for _ in range(count):
            await self.source(account)

    async def choose(self, account: str, plan: str, expected: int = 200, **more: Any) -> Any:
        body = {"planId": plan, **more}
        return (await self.ask("ann", "PUT", f"/accounts/{account}/plan", body, expected)).json

    async def counts(self, account: str) -> dict[str, int]:
        place = await self.metering.limits.tree.place(account)
        return self.metering.limits.tree.shape.value(place.account, "counts") or {}

    async def flush(self) -> None:
        for node in self.nodes:
            await node.parts.metering.meters.flush()

    async def today(self, account: str) -> Day:
        days = self.metering.days
        (day,) = await days.of(account, days.today, days.today)
        return day

    @property
    def warned(self) -> list[tuple[str, int]]:
        return [(one.limit, one.percent) for node in self.nodes for one in node.parts.seen.warned]


def run(over_tables: bool, play: Any, *, has_plans: bool = True, **more: Any) -> None:
    async def main() -> None:
        async with in_memory(depot(over_tables=over_tables), Depot, **more) as system:
            for one in PRICES if has_plans else ():
                await system.metering.limits.price_list.create(one)
            await play(system)

    asyncio.run(main())

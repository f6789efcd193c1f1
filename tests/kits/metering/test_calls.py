"""Calls of keys and tokens: counted, and stopped when the month of the plan is used up."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest

from tablewright.clock import ManualClock
from tablewright.errors import DiskFullError
from tablewright.kits.metering.records import MonthRecord
from tablewright.model import add
from tests.kits.metering.depot import BOTH, Depot, run

NOON = datetime(2026, 11, 29, 12, tzinfo=UTC).timestamp()


async def _use(depot: Depot, root: str, calls: int) -> None:
    """As if so many calls had been made this month."""
    record = MonthRecord(system="depot", root_id=root, month="2026-11", sums={"api_calls": calls})
    await depot.db.run(record.upsert(add(MonthRecord.sums["api_calls"], calls)))


@BOTH
def test_calls_are_refused_until_the_month_ends(over_tables: bool):
    async def play(depot: Depot) -> None:
        root = await depot.root()
        await _use(depot, root, 100)
        depot.clock.advance(seconds=61)
        answer = await depot.ask("ann", "GET", f"/accounts/{root}", None, 429)
        details = answer.error["details"]
        assert ("plan_limit_exceeded", "apiCallsPerMonth") == (details["reason"], details["limit"])
        assert (100, 100) == (details["used"], details["allowed"])
        assert ("free", "starter") == (details["plan"], details["cheapestPlanThatFits"])
        month_end = datetime(2026, 12, 1, tzinfo=UTC).timestamp()
        assert int(month_end - depot.clock.now()) == int(answer.headers["retry-after"])
        assert "x-ratelimit-used" not in answer.headers
        depot.clock.advance(seconds=month_end - depot.clock.now())
        await depot.ask("ann", "GET", f"/accounts/{root}", None, 200)

    run(over_tables, play, clock=ManualClock(NOON))


@BOTH
def test_a_larger_plan_can_be_chosen_when_the_month_is_used_up(over_tables: bool):
    async def play(depot: Depot) -> None:
        root = await depot.root()
        await _use(depot, root, 100)
        await depot.ask("ann", "GET", f"/accounts/{root}", None, 429)
        for path in ("plan", "usage/limits"):
            await depot.ask("ann", "GET", f"/accounts/{root}/{path}", None, 200)
        await depot.choose(root, "starter")
        depot.clock.advance(seconds=61)
        await depot.ask("ann", "GET", f"/accounts/{root}", None, 200)

    run(over_tables, play, clock=ManualClock(NOON))


@BOTH
def test_a_plan_with_a_price_for_more_calls_stops_none(over_tables: bool):
    async def play(depot: Depot) -> None:
        terms = {"apiCallsPerMonth": {"per": 1000, "price": 50}}
        await depot.rule("PATCH", "/admin/plans/free", {"overage": terms})
        root = await depot.root()
        await _use(depot, root, 1000)
        depot.clock.advance(seconds=61)
        await depot.ask("ann", "GET", f"/accounts/{root}", None, 200)

    run(over_tables, play, clock=ManualClock(NOON))


@BOTH
def test_requests_of_pages_are_free_and_those_of_keys_and_tokens_count(over_tables: bool):
    async def play(depot: Depot) -> None:
        root = await depot.root()
        body = {"name": "Build", "permissions": ["account.read"]}
        key = await depot.ask("ann", "POST", f"/accounts/{root}/api-keys", body, 201)
        for token in ("ann", key.json["key"]):
            await depot.ask(token, "GET", f"/accounts/{root}", None, 200)
        assert 200 == (await depot.page("ann", f"/accounts/{root}")).status
        await depot.ask("eve", "GET", f"/accounts/{root}", None, 404)
        await depot.flush()
        day = await depot.today(root)
        assert (3, 1) == (day.totals["api_calls"], day.totals["active_users"])
        await _use(depot, root, 100)
        depot.clock.advance(seconds=61)
        assert 200 == (await depot.page("ann", f"/accounts/{root}")).status
        await depot.ask("ann", "GET", f"/accounts/{root}", None, 429)

    run(over_tables, play, clock=ManualClock(NOON))


@BOTH
def test_calls_of_all_accounts_of_a_tree_count_together_and_warn(over_tables: bool):
    async def play(depot: Depot) -> None:
        root = await depot.root()
        east = await depot.child(root)
        await _use(depot, root, 80)
        depot.clock.advance(seconds=61)
        await depot.ask("ann", "GET", f"/accounts/{east}", None, 200)
        await depot.run_jobs()
        assert [("apiCallsPerMonth", 80)] == depot.warned
        await _use(depot, root, 20)
        depot.clock.advance(seconds=61)
        await depot.ask("ann", "GET", f"/accounts/{east}", None, 429)
        await depot.run_jobs()
        assert [("apiCallsPerMonth", 80), ("apiCallsPerMonth", 100)] == depot.warned

    run(over_tables, play, clock=ManualClock(NOON))


def test_the_month_is_looked_up_once_a_minute():
    async def play(depot: Depot) -> None:
        root = await depot.root()
        await depot.ask("ann", "GET", f"/accounts/{root}", None, 200)

        async def reads() -> int:
            depot.calls.clear()
            await depot.ask("ann", "GET", f"/accounts/{root}", None, 200)
            return len(depot.calls)

        usual = await reads()
        assert usual == await reads()
        depot.clock.advance(seconds=61)
        assert usual < await reads()
        assert usual == await reads()

    run(False, play, clock=ManualClock(NOON))


def test_calls_pass_if_the_month_cannot_be_looked_up(monkeypatch: pytest.MonkeyPatch):
    async def play(depot: Depot) -> None:
        root = await depot.root()

        async def broken(self: Any, root_id: str) -> Any:
            raise DiskFullError("full")

        monkeypatch.setattr(type(depot.metering.limits), "month", broken)
        depot.clock.advance(seconds=61)
        await depot.ask("ann", "GET", f"/accounts/{root}", None, 200)
        monkeypatch.undo()
        await _use(depot, root, 100)
        depot.clock.advance(seconds=6)
        await depot.ask("ann", "GET", f"/accounts/{root}", None, 429)

    run(False, play, clock=ManualClock(NOON))

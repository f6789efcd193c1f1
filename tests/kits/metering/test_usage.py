"""Meters: what accounts use is counted once, by day, and survives what may happen."""

from __future__ import annotations

import asyncio
from collections import Counter
from datetime import date
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablewright.kits.metering import MeterSet, UsageShape
from tablewright.kits.metering import limits as kit_limits
from tablewright.kits.metering.meters import OTHER
from tablewright.model import transaction
from tablewright.systems.core.design import DailyUsage
from tablewright.testing.stage import Stage
from tablewright.testing.sweep import sweep
from tests.examples import examples
from tests.kits.metering.usage_world import METERS, Usage, create_tables, usage

BOTH = pytest.mark.parametrize("over_tables", [False, True], ids=["own records", "own tables"])
DAY = date(2026, 11, 18)


def _run(over_tables: bool, play: Any) -> None:
    async def main() -> None:
        async with usage(over_tables=over_tables) as world:
            await play(world)

    asyncio.run(main())


def test_meters_that_do_not_fit_together_are_rejected():
    with pytest.raises(ValueError, match="named like"):
        MeterSet(counters=("API calls",))
    with pytest.raises(ValueError, match="Each meter"):
        MeterSet(counters=("calls",), gauges=("calls",))
    with pytest.raises(ValueError, match="people must be"):
        MeterSet(counters=("calls",), people="users")
    with pytest.raises(ValueError, match="must be a counter"):
        MeterSet(counters=("calls",), gauges=("bytes",), monthly=("bytes",))


def test_a_shape_without_a_place_for_a_meter_is_rejected():
    shape = UsageShape(
        DailyUsage,
        account=DailyUsage.account_id,
        day=DailyUsage.metric_date,
        get=DailyUsage.get,
        in_period=DailyUsage.in_period,
        on_day=DailyUsage.on_day,
        meters={"api_calls": DailyUsage.api_calls},
    )
    with pytest.raises(TypeError, match="storage_used"):
        shape.check(METERS)


@BOTH
def test_only_declared_counters_count_and_none_decreases(over_tables: bool):
    async def play(world: Usage) -> None:
        for meter, amount in (("storage_used", 1), ("other", 1), ("api_calls", -1)):
            with pytest.raises(ValueError, match="must"):
                world.meters.count(meter, "acme", amount)
        with pytest.raises(ValueError, match="never decreases"):
            world.meters.adding("acme", {"sync_jobs": -1})
        with pytest.raises(ValueError, match="needs the root"):
            world.meters.adding("acme", {"api_calls": 1})
        with pytest.raises(ValueError, match="gauges"):
            world.meters.adding("acme", gauges={"sync_jobs": 1})

    _run(over_tables, play)


@BOTH
def test_counts_are_written_by_a_flush_with_hours_platforms_and_people(over_tables: bool):
    async def play(world: Usage) -> None:
        one, other = world.nodes
        for person in ("ann", "ann", "ben"):
            one.count("api_calls", "acme", person=person)
        world.clock.advance(seconds=3600)
        other.count("api_calls", "acme", 2, person="ben", platform="stripe")
        assert 2 == other.pending("api_calls", "acme")
        assert {} == await world.rows()
        await asyncio.gather(one.flush(), other.flush())
        assert 0 == other.pending("api_calls", "acme")
        row = await world.row()
        hourly = [0] * 24
        hourly[10], hourly[11] = 3, 2
        assert (5, 2) == (await world.shown("api_calls"), await world.shown("active_users"))
        assert hourly == world.shape.value(row, "hourly")
        assert {"stripe": {"api_calls": 2}} == world.shape.value(row, "by_platform")
        people = await world.seen("acme", DAY, "active_users")
        assert {"ann": {"api_calls": 2}, "ben": {"api_calls": 3}} == people
        assert {"api_calls": 5} == await world.month("acme", "2026-11")

    _run(over_tables, play)


@BOTH
def test_the_month_of_a_tree_has_what_all_its_accounts_used(over_tables: bool):
    async def play(world: Usage) -> None:
        for account in ("acme", "acme-east", "other"):
            world.meters.count("api_calls", account)
        await world.meters.flush()
        months = [await world.month(one, "2026-11") for one in ("acme", "other", "acme-east")]
        assert [{"api_calls": 2}, {"api_calls": 1}, {}] == months

    _run(over_tables, play)


@BOTH
def test_a_process_flushes_every_five_seconds_and_when_it_stops(over_tables: bool):
    async def play(world: Usage) -> None:
        stopping, waits = asyncio.Event(), list[float]()

        async def wait(event: asyncio.Event, seconds: float) -> None:
            waits.append(seconds)
            if len(waits) == 2:
                assert 1 == await world.shown("api_calls")
                meters.count("api_calls", "acme")
                event.set()

        meters = world.process(wait=wait)
        meters.count("api_calls", "acme")
        await meters.run(stopping)
        assert [5.0, 5.0] == waits
        assert 2 == await world.shown("api_calls")

    _run(over_tables, play)


@BOTH
def test_a_transaction_adds_exactly_what_it_says_or_nothing(over_tables: bool):
    async def play(world: Usage) -> None:
        def ended(source: str) -> Any:
            return world.meters.adding(
                "acme",
                {"data_processed": 100, "sync_jobs": 1},
                platform="stripe",
                seen={"active_sources": [source]},
                gauge_changes={"storage_used": 60},
            )

        for source in ("s1", "s2", "s1"):
            await world.db.run(transaction(ended(source)))
        shown = {name: await world.shown(name) for name in METERS.names}
        expected = {"data_processed": 300, "sync_jobs": 3, "storage_used": 180}
        expected |= {"active_sources": 2, "api_calls": 0, "error_count": 0, "active_users": 0}
        assert expected == shown
        counts = {"data_processed": 300, "sync_jobs": 3}
        assert {"stripe": counts} == world.shape.value(await world.row(), "by_platform")

    _run(over_tables, play)


@BOTH
def test_a_gauge_keeps_its_value_on_the_days_that_follow(over_tables: bool):
    async def play(world: Usage) -> None:
        await world.db.run(world.meters.adding("acme", gauges={"storage_used": 500}))
        world.clock.advance(seconds=2 * 24 * 3600)
        world.meters.count("api_calls", "acme")
        await world.meters.flush()
        assert 500 == await world.shown("storage_used")
        await world.db.run(world.meters.adding("acme", gauge_changes={"storage_used": -200}))
        assert 300 == await world.shown("storage_used")
        assert 500 == await world.shown("storage_used", day=DAY)

    _run(over_tables, play)


@BOTH
def test_a_gauge_that_changes_late_at_midnight_changes_the_new_day(over_tables: bool):
    async def play(world: Usage) -> None:
        late = world.meters.adding("acme", gauge_changes={"storage_used": 7})
        world.clock.advance(seconds=24 * 3600)
        world.meters.count("api_calls", "acme")
        await world.meters.flush()
        await world.db.run(late)
        assert 7 == await world.shown("storage_used")
        assert [world.today] == list(await world.rows())

    _run(over_tables, play)


@BOTH
def test_platforms_beyond_the_bound_are_one(over_tables: bool, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(kit_limits, "PLATFORMS_MAX", 3)

    async def play(world: Usage) -> None:
        for platform in ("a", "b", "c", "d", "a"):
            add = world.meters.adding("acme", {"sync_jobs": 1}, platform=platform)
            await world.db.run(add)
        found = world.shape.value(await world.row(), "by_platform")
        jobs = {name: counts["sync_jobs"] for name, counts in found.items()}
        assert {"a": 2, "b": 1, OTHER: 2} == jobs

    _run(over_tables, play)


@BOTH
def test_an_account_with_many_people_is_written_in_parts(
    over_tables: bool, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(kit_limits, "SEEN_PER_TRANSACTION", 4)

    async def play(world: Usage) -> None:
        for number in range(10):
            world.meters.count("api_calls", "acme", person=f"p{number}")
        await world.meters.flush()
        assert (10, 10) == (await world.shown("api_calls"), await world.shown("active_users"))

    _run(over_tables, play)


def test_a_store_that_is_away_for_long_costs_breakdowns_and_no_counts(
    monkeypatch: pytest.MonkeyPatch,
):
    monkeypatch.setattr(kit_limits, "PENDING_KEYS_MAX", 2)

    async def play(world: Usage) -> None:
        for number in range(5):
            world.meters.count("api_calls", "acme", person=f"p{number}")
        await world.meters.flush()
        assert (5, 2) == (await world.shown("api_calls"), await world.shown("active_users"))

    _run(False, play)


ACCOUNT = st.sampled_from(["acme", "acme-east", "other"])
PERSON = st.sampled_from(["", "ann", "ben", "cat"])
PLATFORM = st.sampled_from(["", "stripe", "hubspot"])
STEP = st.one_of(
    st.tuples(st.just("count"), st.integers(0, 1), ACCOUNT, st.integers(0, 9), PERSON, PLATFORM),
    st.tuples(st.just("add"), ACCOUNT, st.integers(0, 9), PERSON, PLATFORM, PERSON),
    st.tuples(st.just("gauge"), ACCOUNT, st.integers(0, 9)),
    st.tuples(st.just("flush"), st.integers(0, 1)),
    st.tuples(st.just("kill"), st.integers(0, 1)),
    st.tuples(st.just("pass"), st.integers(1, 40)),
)


class Model:
    """What meters must show, by account and day."""

    def __init__(self) -> None:
        self.written: dict[tuple[str, date], Counter[str]] = {}
        self.pending: list[list[tuple[str, date, int, str]]] = [[], []]
        self.people: dict[tuple[str, date], set[str]] = {}
        self.sources: dict[tuple[str, date], set[str]] = {}
        self.gauge: Counter[str] = Counter()

    def count(self, account: str, day: date, meter: str, amount: int, person: str) -> None:
        self.written.setdefault((account, day), Counter())[meter] += amount
        if person:
            self.people.setdefault((account, day), set()).add(person)


async def _step(world: Usage, model: Model, step: Any) -> None:
    what, *rest = step
    if what == "count":
        node, account, amount, person, platform = rest
        world.nodes[node].count("api_calls", account, amount, person=person, platform=platform)
        model.pending[node].append((account, world.today, amount, person))
    elif what == "add":
        account, amount, person, platform, source = rest
        sources = {"active_sources": [source]} if source else {}
        op = world.meters.adding(
            account, {"sync_jobs": amount}, person=person, platform=platform, seen=sources
        )
        await world.db.run(transaction(op))
        model.count(account, world.today, "sync_jobs", amount, person)
        model.sources.setdefault((account, world.today), set()).update([source] if source else [])
    elif what == "gauge":
        account, change = rest
        op = world.meters.adding(account, gauge_changes={"storage_used": change})
        await world.db.run(transaction(op))
        model.gauge[account] += change
    elif what == "pass":
        world.clock.advance(seconds=rest[0] * 3600)
    elif what == "kill":
        world.nodes[rest[0]] = world.process()
        model.pending[rest[0]].clear()
    else:
        await world.nodes[rest[0]].flush()
        for account, day, amount, person in model.pending[rest[0]]:
            model.count(account, day, "api_calls", amount, person)
        model.pending[rest[0]].clear()


async def _check(world: Usage, model: Model) -> None:
    months: dict[str, int] = {}
    for (account, day), counts in model.written.items():
        row = await world.row(account, day)
        for meter in ("api_calls", "sync_jobs"):
            assert counts[meter] == world.shape.shown(row, meter)
        people = await world.seen(account, day, "active_users")
        assert model.people.get((account, day), set()) == set(people)
        assert len(people) == world.shape.shown(row, "active_users")
        sources = model.sources.get((account, day), set())
        assert len(sources) == world.shape.shown(row, "active_sources")
        assert sum(world.shape.value(row, "hourly")) == counts["api_calls"]
        platforms = world.shape.value(row, "by_platform").values()
        assert sum(one.get("sync_jobs", 0) for one in platforms) <= counts["sync_jobs"]
        root = account.partition("-")[0]
        months[f"{root} {day:%Y-%m}"] = months.get(f"{root} {day:%Y-%m}", 0) + counts["api_calls"]
    for place, calls in months.items():
        assert calls == (await world.month(*place.split())).get("api_calls", 0)
    for account, value in model.gauge.items():
        rows = await world.rows(account)
        assert value == world.shape.shown(rows[max(rows)], "storage_used")


@settings(max_examples=examples(40))
@given(st.lists(STEP, max_size=25), st.booleans())
def test_totals_agree_with_their_breakdowns_whatever_happens(steps: list[Any], over_tables: bool):
    async def play(world: Usage) -> None:
        model = Model()
        for step in steps:
            await _step(world, model, step)
        await _check(world, model)

    _run(over_tables, play)


@pytest.mark.parametrize("over_tables", [False, True])
def test_parallel_processes_lose_and_repeat_nothing(over_tables: bool):
    async def play(world: Usage) -> None:
        nodes = [world.process() for _ in range(6)]
        for number, node in enumerate(nodes):
            node.count("api_calls", "acme", person=f"p{number % 3}", platform="stripe")
        gauges = [
            world.db.run(node.adding("acme", gauge_changes={"storage_used": 1})) for node in nodes
        ]
        await asyncio.gather(*(node.flush() for node in nodes), *gauges)
        shown = [await world.shown(one) for one in ("api_calls", "active_users", "storage_used")]
        assert [6, 3, 6] == shown

    _run(over_tables, play)


async def _flushed_twice(stage: Stage) -> tuple[int, int]:
    db = stage.async_database()
    await create_tables(db)
    world = Usage(db, stage.clock, over_tables=True)
    with stage.swept():
        for _ in range(2):
            world.meters.count("api_calls", "acme", person="ann", platform="stripe")
            await world.meters.flush()
    await world.meters.flush()
    rows = await world.rows()
    calls = sum(world.shape.shown(row, "api_calls") for row in rows.values())
    people = await world.seen("acme", world.today, "active_users")
    return calls, sum(one["api_calls"] for one in people.values())


def test_a_lost_response_to_a_flush_counts_once():
    print(sweep(_flushed_twice, kinds=("lost",)))


def test_a_flush_without_a_response_loses_what_it_had_or_nothing():
    async def flushed(stage: Stage) -> object:
        calls, people = await _flushed_twice(stage)
        assert calls == people
        assert calls in (1, 2)
        return None

    print(sweep(flushed, kinds=("unanswered", "unsent")))

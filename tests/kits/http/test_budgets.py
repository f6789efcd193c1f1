"""Budgets: never more than a limit in any period, by however many processes; most of it is used."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from datetime import timedelta
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablewright.clock import ManualClock, instant
from tablewright.errors.outgoing import NotSentError
from tablewright.errors.target import TargetError
from tablewright.kits.http import Budget, Budgets
from tablewright.kits.http.records import BudgetState
from tablewright.kits.service_design import SERVICE_DESIGN
from tablewright.testing import Stage, sweep
from tests.examples import examples
from tests.kits.jobs.world import World, in_world


@pytest.mark.parametrize(
    "wrong",
    [
        {"shared_by": ""},
        {"shared_by": "x" * 401},
        {"shared_by": "x", "per_second": 0},
        {"shared_by": "x", "per_day": 10**9},
        {"shared_by": "x", "at_once": 201},
    ],
)
def test_limits_that_cannot_be_kept_are_rejected(wrong: dict[str, Any]):
    with pytest.raises(ValueError, match="must"):
        Budget(**wrong)


def budgets(world: World, **more: Any) -> Budgets:
    return Budgets(world.db, world.clock, world.queue.ids, **more)


async def sent(one: Budgets, budget: Budget) -> bool:
    try:
        async with one.spending(budget, seconds=30):
            return True
    except NotSentError:
        return False


@in_world
async def test_a_spent_budget_says_when_to_try_again(world: World):
    budget, one = Budget("a", per_minute=6), budgets(world)
    assert await sent(one, budget)
    with pytest.raises(NotSentError, match="is spent") as raised:
        async with one.spending(budget, seconds=30):
            pass
    assert world.now + timedelta(seconds=10) == raised.value.retry_at
    world.clock.advance(seconds=10)
    assert await sent(one, budget)


@in_world
async def test_a_request_waits_for_its_budget_if_it_has_the_patience(world: World):
    waits: list[float] = []

    async def pause(seconds: float) -> None:
        waits.append(seconds)
        world.clock.advance(seconds=seconds)

    budget, one = Budget("a", per_minute=6), budgets(world, pause=pause)
    for _ in range(3):
        async with one.spending(budget, seconds=30, patience_seconds=15):
            pass
    assert [10.0, 10.0] == waits
    with pytest.raises(NotSentError):
        async with one.spending(budget, seconds=30, patience_seconds=5):
            pass


@in_world
async def test_budgets_of_other_names_are_apart(world: World):
    one = budgets(world)
    for name in ("a", "b"):
        assert await sent(one, Budget(name, per_minute=1))
        assert not await sent(one, Budget(name, per_minute=1))


@in_world
async def test_no_more_requests_run_at_once_than_allowed_by_all_processes(world: World):
    budget, processes = Budget("a", at_once=3), [budgets(world) for _ in range(4)]
    running = most = done = 0
    go = asyncio.Event()

    async def request(one: Budgets) -> None:
        nonlocal running, most, done
        with suppress(NotSentError):
            async with one.spending(budget, seconds=30):
                running += 1
                most = max(most, running)
                await go.wait()
                running -= 1
                done += 1

    tasks = [asyncio.create_task(request(one)) for one in processes * 3]
    for _ in range(300):
        await asyncio.sleep(0)
    go.set()
    await asyncio.gather(*tasks)
    assert 3 == most
    assert done >= 3
    assert await sent(processes[0], budget)


@in_world
async def test_a_slot_of_a_process_that_was_killed_is_free_when_its_time_is_over(world: World):
    budget, one = Budget("a", at_once=1), budgets(world)
    await one.spending(budget, seconds=30).__aenter__()
    assert not await sent(one, budget)
    world.clock.advance(seconds=36)
    assert await sent(one, budget)


@in_world
async def test_a_pause_that_the_other_service_asked_for_holds_for_all(world: World):
    budget = Budget("a", per_second=100)
    await budgets(world).hold(budget, world.now + timedelta(seconds=60))
    await budgets(world).hold(budget, world.now + timedelta(seconds=30))
    world.clock.advance(seconds=59)
    assert not await sent(budgets(world), budget)
    world.clock.advance(seconds=1)
    assert await sent(budgets(world), budget)


@in_world
async def test_a_process_that_has_used_a_budget_notices_what_others_have_used_since(world: World):
    budget, one, other = Budget("a", per_minute=3, at_once=1), budgets(world), budgets(world)
    for each in (one, other, one):
        assert await sent(each, budget)
        world.clock.advance(seconds=20)
    async with other.spending(budget, seconds=5):
        assert not await sent(one, budget)
    world.clock.advance(seconds=20)
    assert await sent(one, budget)


@in_world
async def test_a_budget_is_read_once_while_no_other_process_uses_it(world: World):
    asked: list[str] = []
    world.transport.before = lambda operation, _: asked.append(operation)
    one = budgets(world)
    for _ in range(3):
        assert await sent(one, Budget("a", per_second=10_000))
        world.clock.advance(seconds=1)
    assert (4, 1) == (len(asked), asked.count("GetItem"))


@in_world
async def test_a_clock_that_was_a_day_ahead_does_not_close_a_budget(world: World):
    budget, one = Budget("a", per_minute=60), budgets(world)
    world.clock.advance(seconds=24 * 3600)
    assert await sent(one, budget)
    world.clock.advance(seconds=-24 * 3600)
    world.clock.advance(seconds=10)
    assert await sent(one, budget)


@settings(max_examples=examples(30))
@given(
    limit=st.integers(1, 60),
    seconds=st.sampled_from(["second", "minute", "day"]),
    pauses=st.lists(st.floats(0, 0.3), min_size=60, max_size=60),
)
def test_no_period_has_more_requests_than_its_limit(limit: int, seconds: str, pauses: list[float]):
    """Two processes try as fast as the pauses say, each a part of the period."""
    period = {"second": 1, "minute": 60, "day": 24 * 3600}[seconds]
    budget = Budget("a", **{f"per_{seconds}": limit})

    @in_world
    async def run(world: World) -> None:
        processes = [budgets(world), budgets(world)]
        times: list[float] = []
        for number, pause in enumerate(pauses):
            if await sent(processes[number % 2], budget):
                times.append(world.clock.now())
            world.clock.advance(seconds=pause * period / 10)
        for start in times:
            # Times of the store are whole microseconds.
            inside = [one for one in times if start <= one < start + period - 0.001]
            assert len(inside) <= limit

    run()


@pytest.mark.parametrize("limit", [1, 7, 20, 90])
def test_at_least_nine_tenths_of_a_limit_can_be_used(limit: int):
    @in_world
    async def run(world: World) -> None:
        one, budget, count = budgets(world), Budget("a", per_minute=limit), 0
        for _ in range(3 * 60 * 4):
            count += await sent(one, budget)
            world.clock.advance(seconds=0.25)
        assert 3 * limit * 0.85 <= count <= 3 * limit

    run()


async def _spent_under_faults(stage: Stage) -> object:
    db = stage.async_database()
    await db.create_tables(SERVICE_DESIGN)
    one, budget = Budgets(db, stage.clock, stage.ids), Budget("a", per_minute=3, at_once=1)
    count = 0
    with stage.swept():
        for _ in range(8):
            with suppress(NotSentError, TargetError):
                async with one.spending(budget, seconds=5):
                    count += 1
            stage.clock.advance(seconds=5)
    assert count <= 3
    state = await db.run(BudgetState.get("a").with_hidden())
    assert state is not None
    stage.clock.advance(seconds=20)
    async with one.spending(budget, seconds=5):
        return None


def test_a_lost_response_never_lets_in_more_than_the_limit():
    sweep(_spent_under_faults, kinds=("lost", "unanswered", "unsent"))


def test_an_instant_is_the_time_of_its_clock():
    clock = ManualClock(1_000)
    assert 1_000 == instant(clock).timestamp()

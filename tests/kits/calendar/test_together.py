"""Due times with common reads and common transactions: a lost race of one must not hurt others."""

from __future__ import annotations

import asyncio
from functools import partial

import pytest

from tablewright.errors.target import ConnectionLostError
from tablewright.kits.calendar import limits
from tablewright.model import assign
from tablewright.systems.core.design.schedules import SyncSchedule
from tests.kits.calendar.test_own_index import MINUTE, Schedules, in_core
from tests.kits.jobs.world import World

together = partial(in_core, together=True)
DUE = limits.OPERATIONS_TOGETHER // 2  # each has a claim and a job


async def _due(world: World, core: Schedules, count: int = DUE) -> list[str]:
    await core.calendar().run_due()
    names = [f"s{number:03}" for number in range(count)]
    for name in names:
        await core.add(name, 1)
    world.clock.advance(seconds=120)
    return names


async def _ran(core: Schedules) -> list[str]:
    return [one.partition("@")[0] for one in await core.ran()]


def _writes_of_transactions(world: World) -> list[int]:
    """Lists the numbers of writes of transactions from now on."""
    seen: list[int] = []

    def before(operation: str, body: bytes) -> None:
        if operation == "TransactWriteItems":
            seen.append(body.count(b'"TableName"'))

    world.transport.before = before
    return seen


@together
async def test_due_schedules_are_decided_and_claimed_together(world: World, core: Schedules):
    names = await _due(world, core)
    seen = _writes_of_transactions(world)
    assert DUE == await core.calendar().run_due()
    assert [DUE] == core.decided
    assert [limits.OPERATIONS_TOGETHER] == seen
    assert names == await _ran(core)
    assert 0 == await core.calendar().run_due()


@together
async def test_more_schedules_than_fit_are_decided_in_parts(world: World, core: Schedules):
    count = 2 * limits.DECIDED_TOGETHER + 1
    await _due(world, core, count)
    seen = _writes_of_transactions(world)
    assert count == await core.calendar().run_due()
    assert [1, limits.DECIDED_TOGETHER, limits.DECIDED_TOGETHER] == sorted(core.decided)
    assert 2 * count == sum(seen)
    assert limits.OPERATIONS_TOGETHER == max(seen)


@together
async def test_a_schedule_that_changed_meanwhile_does_not_keep_others_from_firing(
    world: World, core: Schedules
):
    names = await _due(world, core)

    async def pause() -> None:
        core.after_deciding = None
        place = SyncSchedule.at(source_id="crm", schedule_id=names[3])
        await core.db.run(place.update(assign(SyncSchedule.is_active, False)))

    core.after_deciding = pause
    assert DUE - 1 == await core.calendar().run_due()
    assert [name for name in names if name != names[3]] == await _ran(core)


@together
async def test_a_due_time_fires_once_whatever_processes_race(world: World, core: Schedules):
    names = await _due(world, core)
    others = [Schedules(core.db, core.jobs, together=one) for one in (True, True, False)]
    counts = await asyncio.gather(*(one.calendar().run_due() for one in (core, *others)))
    assert DUE == sum(counts)
    assert names == await _ran(core)


@together
async def test_a_schedule_that_cannot_be_decided_holds_up_no_other(world: World, core: Schedules):
    names = await _due(world, core)
    core.failing = {names[7]}
    assert DUE - 1 == await core.calendar().run_due()
    assert (await core.schedule(names[7])).next_run_at > core.now
    core.failing.clear()
    world.clock.advance(seconds=300)
    assert 1 == await core.calendar().run_due()


@together
async def test_a_lost_response_to_a_common_transaction_causes_no_second_run(
    world: World, core: Schedules
):
    names = await _due(world, core)
    lost: list[str] = []

    def after(operation: str, body: bytes) -> Exception | None:
        if operation != "TransactWriteItems" or lost:
            return None
        lost.append(operation)
        return ConnectionLostError("lost")

    world.transport.after = after
    assert 0 == await core.calendar().run_due(), "the lost transaction has fired all of them"
    assert ["TransactWriteItems"] == lost
    assert names == await _ran(core)
    later = [(await core.schedule(one)).next_run_at - core.now for one in names]
    assert min(later) > 10 * MINUTE, "none was put off"


@together
async def test_due_times_that_share_a_record_get_a_transaction_each(world: World, core: Schedules):
    await _due(world, core, 3)
    core.shared = "root"
    seen = _writes_of_transactions(world)
    assert 3 == await core.calendar().run_due()
    assert [2, 2, 2] == seen


@pytest.mark.parametrize("hours", [3, 30])
def test_missed_times_fire_once_each(hours: int):
    @together
    async def run(world: World, core: Schedules) -> None:
        await core.calendar().run_due()
        for number in range(DUE):
            await core.add(f"s{number:02}", 1 + 7 * number)
        world.clock.advance(seconds=hours * 3600)
        assert DUE == await core.calendar().run_due()
        assert 0 == await core.calendar().run_due()

    run()

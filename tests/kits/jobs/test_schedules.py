"""Recurring work: every due run becomes one job, whatever clocks and processes do."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, time, timedelta, timezone
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablewright.errors import StorageError
from tablewright.kits.jobs import Job, Recurring, Schedules, daily, every
from tablewright.kits.jobs.records import ScheduleState
from tests.kits.jobs.world import World, in_world, settled

HOURLY = every("purge", "note", seconds=3600)
HOUR = timedelta(hours=1)


def schedules(world: World, *recurring: Recurring) -> Schedules:
    return Schedules(world.db, world.queue, recurring or (HOURLY,), wait=world.time.wait)


async def runs(world: World) -> list[str]:
    """The times of the runs that were added, as far as they are remembered."""
    return sorted(job.job_id for job in await world.db.all(Job.scan().with_hidden()))


def run_id(at: datetime, name: str = "purge") -> str:
    return f"{name}@{at.isoformat()}"


def test_a_period_of_less_than_a_second_is_refused():
    with pytest.raises(ValueError, match="at least a second"):
        every("x", "note", seconds=0)


def test_a_time_of_another_zone_is_refused():
    with pytest.raises(ValueError, match="in UTC"):
        daily("x", "note", at=time(6, tzinfo=timezone(HOUR)))


def test_two_schedules_of_one_name_are_refused():
    @in_world
    async def test(world: World) -> None:
        with pytest.raises(AssertionError, match="two have one name"):
            schedules(world, HOURLY, HOURLY)

    test()


@in_world
async def test_the_first_run_is_the_next_of_the_grid(world: World):
    assert 0 == await schedules(world).add_due()
    first = HOURLY.following(world.now)
    world.clock.advance(seconds=(first - world.now).total_seconds() - 1)
    assert 0 == await schedules(world).add_due()
    world.clock.advance(seconds=1)
    assert 1 == await schedules(world).add_due()
    assert [run_id(first)] == await runs(world)


@in_world
async def test_each_run_is_added_once_by_however_many_processes(world: World):
    one, two = schedules(world), schedules(world)
    await one.add_due()
    for _ in range(24):
        world.clock.advance(seconds=3600)
        assert 1 == sum(await asyncio.gather(one.add_due(), two.add_due(), one.add_due()))
    assert 24 == len(await runs(world))


@in_world
async def test_a_run_is_a_job_that_knows_its_time_and_what_to_do(world: World):
    work = every("purge", "note", seconds=60, payload={"what": "old"})
    await schedules(world, work).add_due()
    world.clock.advance(seconds=60)
    await schedules(world, work).add_due()
    at = work.latest(world.now)
    assert {"what": "old", "run_at": at.isoformat()} == (await world.job(run_id(at))).payload
    assert 1 == await world.runner().run_due()


@in_world
async def test_daily_work_is_due_at_its_time_of_day(world: World):
    work = daily("report", "note", at=time(6, 30))
    await schedules(world, work).add_due()
    for _ in range(3 * 24 * 2):
        world.clock.advance(seconds=1800)
        await schedules(world, work).add_due()
    days = [datetime.fromisoformat(one.partition("@")[2]) for one in await runs(world)]
    assert [time(6, 30)] * 3 == [day.time() for day in days]
    assert [timedelta(days=1)] * 2 == [b - a for a, b in pairwise(days)]


@in_world
async def test_runs_that_passed_while_nobody_was_there_become_one(world: World):
    await schedules(world).add_due()
    world.clock.advance(seconds=10 * 3600)
    assert 1 == await schedules(world).add_due()
    assert [run_id(HOURLY.latest(world.now))] == await runs(world)


@in_world
async def test_a_clock_that_goes_back_repeats_nothing(world: World):
    await schedules(world).add_due()
    world.clock.advance(seconds=3600)
    await schedules(world).add_due()
    world.clock.advance(seconds=-1800)
    for _ in range(3):
        assert 0 == await schedules(world).add_due()
        world.clock.advance(seconds=600)
    assert 1 == len(await runs(world))


@in_world
async def test_a_clock_that_was_a_year_ahead_does_not_silence_a_schedule(world: World):
    await schedules(world).add_due()
    world.clock.advance(seconds=365 * 24 * 3600)
    await schedules(world).add_due()
    world.clock.advance(seconds=-365 * 24 * 3600)
    assert 0 == await schedules(world).add_due()
    world.clock.advance(seconds=3600)
    assert 1 == await schedules(world).add_due()


@in_world
async def test_a_run_that_a_fast_clock_brought_forward_is_not_repeated(world: World):
    await schedules(world).add_due()
    world.clock.advance(seconds=7200)
    await schedules(world).add_due()
    early = HOURLY.latest(world.now)
    world.clock.advance(seconds=-7200)
    for _ in range(3):
        await schedules(world).add_due()
        world.clock.advance(seconds=3600)
    await schedules(world).add_due()
    assert 1 == (await runs(world)).count(run_id(early))
    assert 3 == len(await runs(world))


@in_world
async def test_a_process_that_slept_over_a_run_does_not_repeat_it_however_long_ago(world: World):
    await schedules(world).add_due()
    world.clock.advance(seconds=3600)
    seen = await world.db.run(ScheduleState.get("tests", "purge"))
    assert seen is not None
    await schedules(world).add_due()
    [done] = await runs(world)
    await world.db.run(Job.at(queue="tests", job_id=done).erase())  # nobody remembers it
    assert not await schedules(world)._added(HOURLY, seen, world.now)
    assert [] == await runs(world)


@in_world
async def test_a_shorter_period_is_taken_up_at_once(world: World):
    await schedules(world).add_due()
    minutely = every("purge", "note", seconds=60)
    await schedules(world, minutely).add_due()
    world.clock.advance(seconds=60)
    assert 1 == await schedules(world, minutely).add_due()


@in_world
async def test_a_run_whose_answer_was_lost_is_not_repeated(world: World):
    await schedules(world).add_due()
    world.clock.advance(seconds=3600)
    for place in ("before", "after"):
        setattr(world.transport, place, _failing_transactions)
        with pytest.raises(StorageError):
            await schedules(world).add_due()
        setattr(world.transport, place, lambda operation, body: None)
    assert 0 == await schedules(world).add_due()
    assert [run_id(HOURLY.latest(world.now))] == await runs(world)


def _failing_transactions(operation: str, body: bytes) -> Exception | None:
    return StorageError("no") if operation == "TransactWriteItems" else None


@in_world
async def test_schedules_run_beside_the_runner_until_they_are_stopped(world: World):
    work = every("purge", "note", seconds=60)
    stopping = asyncio.Event()
    tasks = [
        asyncio.create_task(one.run(stopping)) for one in (schedules(world, work), world.runner())
    ]
    await settled()
    for _ in range(200):
        await world.time.advance(1)
    stopping.set()
    await asyncio.gather(*tasks)
    assert 3 <= len(world.done) <= 4
    assert len(world.done) == len(set(world.done))
    assert "schedules of tests" == schedules(world).name


@given(
    seconds=st.integers(1, 10**6),
    now=st.integers(10**7, 7 * 10**9).map(lambda at: datetime.fromtimestamp(at / 7, UTC)),
)
def test_the_grid_has_one_time_in_each_period(seconds: int, now: datetime):
    work = every("x", "note", seconds=seconds)
    assert work.latest(now) <= now < work.following(now)
    assert work.following(now) == work.following(work.latest(now))
    assert work.latest(now) == work.latest(work.following(now) - timedelta(microseconds=1))

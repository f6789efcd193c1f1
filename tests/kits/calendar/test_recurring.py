"""Recurring work: every due time becomes one job, whatever clocks and processes do."""

from __future__ import annotations

import asyncio
from datetime import datetime, timedelta

import pytest

from tablewright.errors import StorageError
from tablewright.kits.calendar import (
    Calendar,
    Cron,
    Every,
    Fired,
    FiringRecurring,
    Recurring,
    Ticket,
    Tickets,
)
from tablewright.kits.jobs import Job
from tests.kits.jobs.world import World, in_world, settled

HOURLY = Recurring("purge", "note", Every(seconds=3600))
MINUTELY = Recurring("purge", "note", Every(seconds=60))


def calendar(world: World, *recurring: Recurring) -> Calendar:
    firing = FiringRecurring(Tickets("tests", world.clock), world.queue, recurring or (HOURLY,))
    return Calendar(world.db, world.clock, [firing], system="tests", wait=world.time.wait)


async def runs(world: World) -> list[str]:
    """The times of the runs that were added, as far as they are remembered."""
    return sorted(job.job_id for job in await world.db.all(Job.scan().with_hidden()))


def run_id(at: datetime, name: str = "purge") -> str:
    return f"{name}@{at.isoformat()}"


def test_two_of_one_name_are_rejected():
    @in_world
    async def test(world: World) -> None:
        with pytest.raises(AssertionError, match="two have one name"):
            calendar(world, HOURLY, HOURLY)

    test()


@in_world
async def test_the_first_run_is_the_next_of_the_grid(world: World):
    assert 0 == await calendar(world).run_due()
    first = HOURLY.times.next(world.now)
    world.clock.advance(seconds=(first - world.now).total_seconds() - 1)
    assert 0 == await calendar(world).run_due()
    world.clock.advance(seconds=1)
    assert 1 == await calendar(world).run_due()
    assert [run_id(first)] == await runs(world)


@in_world
async def test_each_run_is_added_once_by_however_many_processes(world: World):
    one, two = calendar(world), calendar(world)
    await one.run_due()
    for _ in range(24):
        world.clock.advance(seconds=3600)
        assert 1 == sum(await asyncio.gather(one.run_due(), two.run_due(), one.run_due()))
    assert 24 == len(await runs(world))


@in_world
async def test_a_run_is_a_job_that_knows_its_time_and_what_to_do(world: World):
    work = Recurring("purge", "note", Every(seconds=60), {"what": "old"})
    await calendar(world, work).run_due()
    world.clock.advance(seconds=60)
    await calendar(world, work).run_due()
    at = work.times.latest(world.now)
    assert {"what": "old", "run_at": at.isoformat()} == (await world.job(run_id(at))).payload
    assert 1 == await world.runner().run_due()


@in_world
async def test_work_of_each_day_is_due_by_the_clock_of_its_zone(world: World):
    world.clock.advance(seconds=131 * 24 * 3600)  # to the end of March 2024
    work = Recurring("report", "note", Cron("30 6 * * *", zone="Europe/Berlin"))
    await calendar(world, work).run_due()
    for _ in range(9 * 24 * 2):
        world.clock.advance(seconds=1800)
        await calendar(world, work).run_due()
    days = [datetime.fromisoformat(one.partition("@")[2]) for one in await runs(world)]
    assert 9 == len(days)
    assert {"05:30", "04:30"} == {f"{day:%H:%M}" for day in days}


@in_world
async def test_runs_that_passed_while_nobody_was_there_become_one(world: World):
    await calendar(world).run_due()
    world.clock.advance(seconds=10 * 3600)
    assert 1 == await calendar(world).run_due()
    assert [run_id(HOURLY.times.latest(world.now))] == await runs(world)


@in_world
async def test_a_clock_that_goes_back_repeats_nothing(world: World):
    await calendar(world).run_due()
    world.clock.advance(seconds=3600)
    await calendar(world).run_due()
    world.clock.advance(seconds=-1800)
    for _ in range(3):
        assert 0 == await calendar(world).run_due()
        world.clock.advance(seconds=600)
    assert 1 == len(await runs(world))


@in_world
async def test_a_clock_that_was_a_year_ahead_does_not_silence_a_schedule(world: World):
    await calendar(world).run_due()
    world.clock.advance(seconds=365 * 24 * 3600)
    await calendar(world).run_due()
    world.clock.advance(seconds=-365 * 24 * 3600)
    assert 0 == await calendar(world).run_due()
    world.clock.advance(seconds=3600)
    assert 1 == await calendar(world).run_due()


@in_world
async def test_a_run_that_a_fast_clock_brought_forward_is_not_repeated(world: World):
    await calendar(world).run_due()
    world.clock.advance(seconds=7200)
    await calendar(world).run_due()
    early = HOURLY.times.latest(world.now)
    world.clock.advance(seconds=-7200)
    for _ in range(3):
        await calendar(world).run_due()
        world.clock.advance(seconds=3600)
    await calendar(world).run_due()
    assert 1 == (await runs(world)).count(run_id(early))
    assert 3 == len(await runs(world))


@in_world
async def test_a_process_that_slept_over_a_run_does_not_repeat_it_however_long_ago(world: World):
    await calendar(world).run_due()
    world.clock.advance(seconds=3600)
    seen = await world.db.run(Ticket.get("tests", "recurring", "purge"))
    assert seen is not None
    await calendar(world).run_due()
    [done] = await runs(world)
    await world.db.run(Job.at(queue="tests", job_id=done).erase())  # no trace of it is left
    add = world.queue.add("note", job_id=done)

    async def late(ticket: Ticket, now: datetime) -> Fired:
        return Fired(now + timedelta(hours=1), (add,))

    assert (
        not await Tickets("tests", world.clock).firing("recurring", late).fire_one(world.db, seen)
    )
    assert [] == await runs(world)


@in_world
async def test_work_that_this_process_does_not_know_is_left_alone(world: World):
    await calendar(world).run_due()
    world.clock.advance(seconds=3600)
    other = Recurring("report", "note", Every(seconds=3600))
    assert 0 == await calendar(world, other).run_due()
    assert 1 == await calendar(world).run_due()


@in_world
async def test_a_shorter_period_is_taken_up_at_once(world: World):
    await calendar(world).run_due()
    await calendar(world, MINUTELY).run_due()
    world.clock.advance(seconds=60)
    assert 1 == await calendar(world, MINUTELY).run_due()


@in_world
async def test_a_run_whose_answer_was_lost_is_not_repeated(world: World):
    await calendar(world).run_due()
    world.clock.advance(seconds=3600)
    for place in ("before", "after"):
        setattr(world.transport, place, _failing_transactions)
        assert 0 == await calendar(world).run_due()
        setattr(world.transport, place, lambda operation, body: None)
        world.clock.advance(seconds=5)
    assert 0 == await calendar(world).run_due()
    assert [run_id(HOURLY.times.latest(world.now))] == await runs(world)


def _failing_transactions(operation: str, body: bytes) -> Exception | None:
    return StorageError("no") if operation == "TransactWriteItems" else None


@in_world
async def test_a_calendar_runs_beside_the_runner_until_both_are_stopped(world: World):
    stopping = asyncio.Event()
    tasks = [
        asyncio.create_task(one.run(stopping))
        for one in (calendar(world, MINUTELY), world.runner())
    ]
    await settled()
    for _ in range(200):
        await world.time.advance(1)
    stopping.set()
    await asyncio.gather(*tasks)
    assert 3 <= len(world.done) <= 4
    assert len(world.done) == len(set(world.done))
    assert "calendar of tests" == calendar(world).name

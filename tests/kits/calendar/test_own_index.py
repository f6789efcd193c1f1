"""Due times in a system's own index: core's schedules, by minute."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from datetime import datetime, timedelta
from functools import partial
from typing import Any

import pytest

from tablewright.client import AsyncDatabase
from tablewright.errors import NotAConditionError, StorageError
from tablewright.errors.target import TargetError
from tablewright.kits.calendar import Calendar, DueShape, Fired, FiringIndex
from tablewright.kits.jobs import Job, JobQueue
from tablewright.kits.jobs.records import instant
from tablewright.kits.service_design import SERVICE_DESIGN
from tablewright.model import assign
from tablewright.systems.core.design import DESIGN
from tablewright.systems.core.design.schedules import SyncSchedule
from tablewright.systems.core.design.sources import Source
from tablewright.systems.core.design.values import ScheduleType
from tablewright.testing import Stage, sweep
from tests.kits.jobs.world import World, in_world

MINUTE = timedelta(minutes=1)
SHAPE = DueShape(
    SyncSchedule,
    at=SyncSchedule.next_run_at,
    minute=SyncSchedule.due,
    is_active=SyncSchedule.is_active,
    ran_at=SyncSchedule.last_run_at,
)


class Schedules:
    """Core in small: a due schedule adds a job, and is due again in an hour."""

    def __init__(self, db: AsyncDatabase, jobs: JobQueue, *, together: bool = False) -> None:
        self.db, self.jobs, self.together = db, jobs, together
        self.failing: set[str] = set()
        self.decided: list[int] = []  # how many at once
        self.after_deciding: Callable[[], Awaitable[object]] | None = None
        self.shared = ""
        self.start = self.now.replace(second=0, microsecond=0)

    @property
    def now(self) -> datetime:
        return instant(self.jobs.clock)

    def calendar(self) -> Calendar:
        fire_all = self.fire_all if self.together else None
        index = FiringIndex("core", SHAPE, self.fire, clock=self.jobs.clock, fire_all=fire_all)
        return Calendar(self.db, self.jobs.clock, [index])

    async def fire(self, schedule: SyncSchedule, now: datetime) -> Fired:
        if schedule.schedule_id in self.failing:
            raise RuntimeError("no")
        job_id = f"{schedule.schedule_id}@{schedule.next_run_at:%H:%M}"
        next_at = schedule.next_run_at + 60 * MINUTE
        while next_at <= now:
            next_at += 60 * MINUTE
        changes = (assign(SyncSchedule.jitter_minutes, 1),)
        added = self.jobs.add("note", job_id=job_id)
        return Fired(next_at, (added,), changes, shared=self.shared)

    async def fire_all(self, schedules: Sequence[SyncSchedule], now: datetime) -> list[Fired]:
        self.decided.append(len(schedules))
        fired = [await self.fire(one, now) for one in schedules]
        if self.after_deciding is not None:
            await self.after_deciding()
        return fired

    async def add(self, schedule_id: str, minutes: int, *, is_active: bool = True) -> None:
        schedule = SyncSchedule(
            account_id="acme",
            source_id="crm",
            schedule_id=schedule_id,
            schedule_type=ScheduleType.HOURLY,
            data_types=["contacts"],
            is_active=is_active,
            next_run_at=self.start + minutes * MINUTE,
        )
        await self.db.run(schedule.put())

    async def ran(self) -> list[str]:
        return sorted(job.job_id for job in await self.db.all(Job.scan().with_hidden()))

    async def schedule(self, schedule_id: str) -> SyncSchedule:
        found = await self.db.run(SyncSchedule.get("crm", schedule_id).consistently())
        assert found is not None
        return found


def in_core(
    test: Callable[[World, Schedules], Coroutine[Any, Any, None]], *, together: bool = False
) -> Callable[[], None]:
    async def run(world: World) -> None:
        await world.db.create_tables(DESIGN)
        await test(world, Schedules(world.db, world.queue, together=together))

    run.__name__, run.__doc__ = test.__name__, test.__doc__
    return in_world(run)


def test_an_attribute_of_another_entity_is_rejected_at_start():
    with pytest.raises(NotAConditionError, match="Source"):
        DueShape(SyncSchedule, at=Source.last_sync_at, minute=SyncSchedule.due)


@in_core
async def test_a_due_schedule_fires_once_and_is_moved_on(world: World, core: Schedules):
    await core.add("a", 1)
    await core.add("b", 5)
    world.clock.advance(seconds=120)
    assert 1 == sum(await asyncio.gather(*(core.calendar().run_due() for _ in range(3))))
    schedule = await core.schedule("a")
    assert core.start + 61 * MINUTE == schedule.next_run_at
    assert schedule.last_run_at is not None
    assert 1 == schedule.jitter_minutes
    world.clock.advance(seconds=240)
    assert 1 == await core.calendar().run_due()
    assert 0 == await core.calendar().run_due()


@in_core
async def test_a_paused_schedule_is_not_due(world: World, core: Schedules):
    await core.add("a", 1, is_active=False)
    world.clock.advance(seconds=120)
    assert 0 == await core.calendar().run_due()
    assert [] == await core.ran()


@pytest.mark.parametrize("hours", [3, 23, 30, 24 * 40])
def test_times_that_passed_while_no_process_ran_fire_once_each(hours: int):
    @in_core
    async def run(world: World, core: Schedules) -> None:
        await core.calendar().run_due()
        for number in range(20):
            await core.add(f"s{number:02}", 1 + 7 * number)
        world.clock.advance(seconds=hours * 3600)
        assert 20 == await core.calendar().run_due()
        assert 0 == await core.calendar().run_due()
        waiting = await world.db.all(SyncSchedule.scan())
        assert all(one.next_run_at > core.now for one in waiting)

    run()


@in_core
async def test_a_schedule_that_fails_is_put_off_and_holds_up_no_other(
    world: World, core: Schedules
):
    core.failing = {"bad"}
    await core.add("bad", 1)
    await core.add("good", 1)
    world.clock.advance(seconds=120)
    assert 1 == await core.calendar().run_due()
    later = (await core.schedule("bad")).next_run_at
    assert timedelta(minutes=4) < later - core.now <= timedelta(minutes=5)
    core.failing.clear()
    world.clock.advance(seconds=300)
    assert 1 == await core.calendar().run_due()


@in_core
async def test_a_pass_that_could_not_write_reads_its_minutes_again(world: World, core: Schedules):
    await core.calendar().run_due()
    await core.add("a", 1)
    world.clock.advance(seconds=3600)
    world.transport.before = lambda operation, body: (
        None if operation in ("GetItem", "Query") else StorageError("away")
    )
    with pytest.raises(StorageError):
        await core.calendar().run_due()
    world.transport.before = lambda operation, body: None
    assert 1 == await core.calendar().run_due()


async def _fired_under_faults(stage: Stage, *, together: bool) -> object:
    db = stage.async_database()
    for design in (SERVICE_DESIGN, DESIGN):
        await db.create_tables(design)
    core = Schedules(db, JobQueue("tests", stage.clock, stage.ids), together=together)
    await core.calendar().run_due()
    await core.add("a", 1)
    await core.add("b", 2)
    stage.clock.advance(seconds=180)
    with stage.swept():
        await _at_last(lambda: core.add("c", 3))  # the index has not caught up with it
        for _ in range(8):
            await _at_last(core.calendar().run_due)
            stage.clock.advance(seconds=58)
    ran = await core.ran()
    assert ["a", "b", "c"] == [one.partition("@")[0] for one in ran]
    return None


async def _at_last(attempt: Callable[[], Awaitable[object]]) -> None:
    """Tries again after a failure, as background work does."""
    try:
        await attempt()
    except TargetError:
        await attempt()


@pytest.mark.parametrize("together", [False, True], ids=["alone", "together"])
def test_each_schedule_fires_once_whatever_response_is_lost_and_however_late_the_index_is(
    together: bool,
):
    sweep(partial(_fired_under_faults, together=together), sample=12)

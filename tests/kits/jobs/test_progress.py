"""Progress: what a handler reports, and how often it is written."""

from __future__ import annotations

import asyncio

from tablewright.errors import StorageError
from tablewright.kits.jobs import Again, JobKind, RunningJob
from tablewright.kits.jobs import limits as job_limits
from tests.kits.jobs.world import World, in_world, running, settled


class Reporter:
    """A handler that reports numbers as they come."""

    def __init__(self) -> None:
        self.numbers: asyncio.Queue[int] = asyncio.Queue()
        self.verdict: Again | None = None

    async def __call__(self, job: RunningJob) -> Again | None:
        while (number := await self.numbers.get()) >= 0:
            await job.progress(number, 10)
            assert (number, 10) == (job.done, job.total)
        return self.verdict

    async def report(self, *numbers: int) -> None:
        for number in numbers:
            self.numbers.put_nowait(number)
        await settled()


async def seen(world: World) -> tuple[int | None, int | None]:
    job = await world.job("a")
    return job.done, job.total


@in_world
async def test_progress_is_written_at_most_once_a_second(world: World):
    reporter, writes = Reporter(), 0

    def count(operation: str, body: bytes) -> None:
        nonlocal writes
        writes += operation == "UpdateItem" and b'"total"' in body

    await world.db.run(world.queue.add("work", job_id="a"))
    world.transport.before = count
    async with running(world.runner(JobKind("work", reporter))):
        await reporter.report(1, 2, 3)
        assert ((1, 10), 1) == (await seen(world), writes)
        await world.time.advance(0.9)
        await reporter.report(4)
        assert (1, 10) == await seen(world)
        await world.time.advance(0.1)
        await reporter.report(5)
        assert ((5, 10), 2) == (await seen(world), writes)
        await reporter.report(-1)


@in_world
async def test_the_last_progress_is_written_when_the_attempt_ends(world: World):
    reporter = Reporter()
    await world.db.run(world.queue.add("work", job_id="a"))
    async with running(world.runner(JobKind("work", reporter))):
        await reporter.report(1, 7, -1)
    assert (7, 10) == await seen(world)


@in_world
async def test_progress_is_written_when_the_lease_is_renewed(world: World):
    reporter = Reporter()
    await world.db.run(world.queue.add("work", job_id="a"))
    async with running(world.runner(JobKind("work", reporter))):
        await reporter.report(1, 7)
        await world.time.advance(job_limits.JOB_LEASE_SECONDS / 3)
        assert (7, 10) == await seen(world)
        await reporter.report(-1)


@in_world
async def test_progress_of_a_slice_is_what_the_next_one_begins_with(world: World):
    begun: list[int | None] = []

    async def handle(job: RunningJob) -> Again | None:
        begun.append(job.done)
        await job.progress((job.done or 0) + 1)
        return Again() if len(begun) < 3 else None

    await world.db.run(world.queue.add("work", job_id="a", line="line"))
    await world.runner(JobKind("work", handle)).run_due()
    assert [None, 1, 2] == begun
    assert (3, None) == await seen(world)


@in_world
async def test_work_goes_on_although_its_progress_cannot_be_written(world: World):
    reporter = Reporter()
    await world.db.run(world.queue.add("work", job_id="a"))
    async with running(world.runner(JobKind("work", reporter))):
        world.transport.before = lambda operation, body: StorageError("no")
        await reporter.report(1)
        world.transport.before = lambda operation, body: None
        await reporter.report(2, -1)
    assert ((2, 10), "done") == (await seen(world), (await world.job("a")).state)
    assert ["job_progress_not_written"] == [one["event"] for one in world.logs]

"""Lines and caps under every fault of AWS, and with a kill before every write."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from structlog.testing import capture_logs

from tablewright.errors.target import TargetError
from tablewright.kits.jobs import Again, Cap, Job, JobKind, JobQueue, JobRunner, RunningJob
from tablewright.kits.jobs import limits as job_limits
from tablewright.kits.keyed import system
from tablewright.kits.service_design import SERVICE_DESIGN
from tablewright.testing import Stage, sweep
from tests.kits.jobs.books import check_books
from tests.testing.test_system import LIBRARY

CAP = Cap("cap", at_once=1)


class Work:
    """A handler whose job "a" fails once, and whose job "b" takes two slices."""

    def __init__(self) -> None:
        self.begun: list[str] = []

    async def __call__(self, job: RunningJob) -> Again | None:
        self.begun.append(job.job_id)
        if job.job_id == "a" and job.attempts == 1:
            raise OSError("no route")
        return Again() if job.job_id == "b" and self.begun.count("b") == 1 else None

    @property
    def order(self) -> list[str]:
        """The jobs in the order in which they began first."""
        return list(dict.fromkeys(self.begun))


def jobs_of(jobs: JobQueue) -> list[Any]:
    """Two jobs of one line, one of another, and one to be cancelled, under one cap."""
    return [
        jobs.add("work", job_id="a", line="x", cap=CAP),
        jobs.add("work", job_id="b", line="x", cap=CAP),
        jobs.add("work", job_id="c", line="y", cap=CAP),
        jobs.add("work", job_id="d", line="y", cap=CAP),
        jobs.cancel("d"),
    ]


async def at_last(attempt: Callable[[], Awaitable[object]]) -> None:
    """Tries again after a failure, as a caller or background work does."""
    try:
        await attempt()
    except TargetError:
        await attempt()


async def run_under_faults(stage: Stage) -> object:
    db = stage.async_database()
    await db.create_tables(SERVICE_DESIGN)
    jobs, work = JobQueue("tests", stage.clock, stage.ids, share=lambda: 0.0), Work()

    async def wait(event: asyncio.Event, seconds: float) -> None:
        if seconds == job_limits.JOB_LEASE_SECONDS / 3:  # until a lease is renewed
            await event.wait()
        stage.clock.advance(seconds=seconds)

    kind = JobKind("work", work, retries=(5,) * 5)
    with stage.swept():
        for number in range(5):
            await at_last(lambda number=number: db.run(jobs_of(jobs)[number]))
        for seconds in (5, 5, 61, 5, 61, 5):
            runner = JobRunner(db, jobs, [kind], wait=wait, share=lambda: 0.0)
            await at_last(runner.run_due)
            stage.clock.advance(seconds=seconds)
    await check_books(db)
    assert work.order.index("a") < work.order.index("b")
    states = {job.job_id: job.state for job in await db.all(Job.scan().with_hidden())}
    assert {"a": "done", "b": "done", "c": "done", "d": "cancelled"} == states
    return None


def test_lines_keep_their_order_whatever_response_is_lost_and_however_late_the_index_is():
    with capture_logs():
        print(sweep(run_under_faults, sample=12))


def test_lines_go_on_wherever_a_process_dies(tablewright_kills: Any):
    work = Work()
    lined = system("lined", LIBRARY.design, kinds=lambda keyed: [JobKind("work", work)])

    async def prepare(given: Any) -> None:
        work.begun.clear()

    async def scenario(given: Any, prepared: None) -> None:
        for operation in jobs_of(given.running.parts.jobs):
            await given.db.run(operation)
        for _ in range(2):
            await given.run_jobs()
            given.clock.advance(seconds=10)

    async def check(given: Any, prepared: None) -> None:
        await check_books(given.db)
        for _ in range(6):
            given.clock.advance(seconds=31)
            await given.run_jobs()
        await check_books(given.db)
        jobs = await given.db.all(Job.scan().with_hidden())
        assert all(job.ended_at is not None for job in jobs)
        assert [one for one in ("a", "b") if one in work.order] == [
            one for one in work.order if one in ("a", "b")
        ]

    with capture_logs():
        print(tablewright_kills(lined, scenario, check, prepare=prepare))

"""How long a newcomer's job waits behind 1,000 tenants, of which one is noisy.

    make bench-kits
    python -m bench.kits_jobs

Every tenant has a line with waiting jobs, the noisy one has many lines with many jobs each. One
runner works on them, one job at a time, on a store in memory with a clock of its own. Amid the
work, another tenant adds a job. Counted are the slices of each line that run before that job: the
runner goes on with jobs of one line for a second, and then the next line has its turn.
Not here: seconds, which depend on what the jobs do.
"""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from dataclasses import dataclass, field
from itertools import groupby
from math import ceil

from tablewright.client import AsyncDatabase
from tablewright.clock import ManualClock
from tablewright.ids import RandomIds
from tablewright.kits.jobs import JobKind, JobQueue, JobRunner, RunningJob
from tablewright.kits.service_design import SERVICE_DESIGN

TENANTS = 1_000
JOBS = 2  # of a quiet tenant
NOISY_LINES = 20
NOISY_JOBS = 50  # in each of its lines
JOB_SECONDS = 0.25
SLICE_SECONDS = 1.0
JOBS_IN_SLICE = ceil(SLICE_SECONDS / JOB_SECONDS)
BEFORE = 300  # jobs that have run when the newcomer comes
GOAL_SLICES = 1


@dataclass(frozen=True, slots=True)
class Waited:
    """What ran between the newcomer's adding and its job."""

    lines: int  # that had jobs when it came
    slices: Counter[str]  # by line

    @property
    def slices_of_a_line_max(self) -> int:
        """The most slices that one line had meanwhile."""
        return max(self.slices.values(), default=0)


@dataclass(slots=True)
class _Work:
    """The handler: notes the lines of jobs, and lets the newcomer come."""

    db: AsyncDatabase
    jobs: JobQueue
    clock: ManualClock
    begun: list[str] = field(default_factory=list[str])  # lines of the jobs that ran
    since: int | None = None  # how many had run when the newcomer came
    is_over: asyncio.Event = field(default_factory=asyncio.Event)  # the newcomer's job has run

    async def handle(self, job: RunningJob) -> None:
        if job.tenant == "newcomer":
            self.is_over.set()
            return
        self.begun.append(f"{job.tenant} {job.line}")
        self.clock.advance(seconds=JOB_SECONDS)
        if len(self.begun) == BEFORE:
            self.since = BEFORE
            await self.db.run(self.jobs.add("work", tenant="newcomer", line="source"))


def _lines() -> dict[tuple[str, str], int]:
    """All lines by tenant and name, with the number of their jobs; the noisy ones come first."""
    noisy = {("noisy", f"source-{number}"): NOISY_JOBS for number in range(NOISY_LINES)}
    return noisy | {(f"tenant-{number}", "source"): JOBS for number in range(TENANTS - 1)}


async def measured() -> Waited:
    """Lets the newcomer wait, and returns what ran before its job."""
    clock = ManualClock()
    async with AsyncDatabase("memory:", clock=clock) as db:
        await db.create_tables(SERVICE_DESIGN)
        jobs, lines = JobQueue("bench", clock, RandomIds()), _lines()
        for place in range(max(lines.values())):
            for (tenant, line), count in lines.items():
                if place < count:
                    await db.run(jobs.add("work", tenant=tenant, line=line))
            clock.advance(seconds=1)
        work = _Work(db, jobs, clock)
        kinds = [JobKind("work", work.handle)]
        runner = JobRunner(db, jobs, kinds, at_once_max=1, slice_seconds=SLICE_SECONDS)
        await runner.run(stopping=work.is_over)
    slices: Counter[str] = Counter()
    for line, some in groupby(work.begun[work.since :]):
        slices[line] += ceil(len(list(some)) / JOBS_IN_SLICE)
    return Waited(len(lines), slices)


def main() -> int:
    """Prints what was counted; 1 if the goal is missed."""
    found = asyncio.run(measured())
    noisy = sum(count for line, count in found.slices.items() if line.startswith("noisy "))
    most = found.slices_of_a_line_max
    print(f"jobs   {TENANTS:,} tenants, {found.lines:,} lines, {NOISY_LINES} of the noisy tenant")
    print(f"jobs   newcomer waits for {found.slices.total():,} slices, {noisy} of the noisy tenant")
    print(f"jobs   of one line {most} slices at most; at most {GOAL_SLICES}")
    return 0 if most <= GOAL_SLICES else 1


if __name__ == "__main__":
    sys.exit(main())

"""A store in memory, a clock that stands still, and ways to wait that follow it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import timedelta
from typing import Any

from structlog.testing import capture_logs

from tablewright import ManualClock
from tablewright.api.records import ServiceRecords
from tablewright.client import AsyncDatabase
from tablewright.client.keys.provider import KeyProvider
from tablewright.client.targets import open_async_transport
from tablewright.client.transport import AsyncTransport
from tablewright.ids import CountingIds
from tablewright.kits.jobs import Again, Job, JobKind, JobQueue, JobRunner, limits
from tablewright.kits.jobs.leases import Lease, Taker
from tablewright.kits.jobs.records import instant
from tablewright.kits.jobs.settling import SettleJob
from tablewright.model import design_of
from tests.client.losing import AsyncLosingTransport


class ManualTime:
    """Waiting that ends when the clock was moved far enough."""

    def __init__(self, clock: ManualClock) -> None:
        self.clock = clock
        self._waiting: list[tuple[float, asyncio.Event]] = []

    async def wait(self, event: asyncio.Event, seconds: float) -> None:
        over = asyncio.Event()
        place = (self.clock.now() + seconds, over)
        self._waiting.append(place)
        tasks = [asyncio.create_task(event.wait()), asyncio.create_task(over.wait())]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._waiting.remove(place)
            for task in tasks:
                task.cancel()

    async def advance(self, seconds: float) -> None:
        """Moves the clock in one step, and lets everything happen that follows of it."""
        self.clock.advance(seconds=seconds)
        for until, over in list(self._waiting):
            if until <= self.clock.now():
                over.set()
        await settled()


async def settled() -> None:
    """Lets the other tasks of the loop go on until nothing is left for them to do.

    The store works in this thread, so waiting for it takes only some turns of the loop.
    """
    for _ in range(200):
        await asyncio.sleep(0)


class FaultyTransport:
    """A transport that fails where a test says so, before or after the store has done its work."""

    def __init__(self, inner: AsyncTransport) -> None:
        self._inner = inner
        self.before: Callable[[str, bytes], Exception | None] = lambda operation, body: None
        self.after: Callable[[str, bytes], Exception | None] = lambda operation, body: None

    async def send(self, operation: str, body: bytes) -> bytes:
        await asyncio.sleep(0)  # others have their turn, as they would while a store works
        if error := self.before(operation, body):
            raise error
        answer = await self._inner.send(operation, body)
        if error := self.after(operation, body):
            raise error
        return answer

    async def close(self) -> None:
        await self._inner.close()


@dataclass
class World:
    """What a test of jobs works with."""

    db: AsyncDatabase
    clock: ManualClock
    time: ManualTime
    queue: JobQueue
    transport: FaultyTransport
    logs: Sequence[Mapping[str, Any]]
    losing: AsyncLosingTransport
    done: list[str] = field(default_factory=list[str])

    def runner(self, *kinds: JobKind, **options: Any) -> JobRunner:
        known = kinds or (JobKind("note", self.note),)
        return JobRunner(
            self.db, self.queue, known, wait=self.time.wait, share=lambda: 0.0, **options
        )

    async def note(self, job: Job) -> Again | None:
        self.done.append(job.job_id)
        return None

    async def job(self, job_id: str) -> Job:
        found = await self.db.run(Job.get(self.queue.name, job_id).consistently())
        assert found is not None
        return found

    async def end(self, lease: Lease) -> None:
        await self.db.run(SettleJob(self.queue, lease, lease.ended(self.now)))

    @property
    def now(self) -> Any:
        return instant(self.clock)


@asynccontextmanager
async def world(keys: KeyProvider | None = None) -> AsyncIterator[World]:
    clock = ManualClock()
    ids = CountingIds()
    inner = open_async_transport("memory:", settings=None, credentials=None, clock=clock, ids=ids)
    losing = AsyncLosingTransport(inner)
    transport = FaultyTransport(losing)
    db = AsyncDatabase(transport=transport, clock=clock, ids=ids, keys=keys)
    try:
        await db.create_tables(design_of("service", ServiceRecords))
        with capture_logs() as logs:
            queue = JobQueue("tests", clock, ids, share=lambda: 0.0)
            yield World(db, clock, ManualTime(clock), queue, transport, logs, losing)
    finally:
        await transport.close()


@asynccontextmanager
async def running(*runners: JobRunner) -> AsyncIterator[asyncio.Event]:
    """Running workers; leaving the block stops them gracefully."""
    stopping = asyncio.Event()
    tasks = [asyncio.create_task(runner.run(stopping)) for runner in runners]
    await settled()
    try:
        yield stopping
    finally:
        stopping.set()
        await asyncio.gather(*tasks)


async def taken(
    world: World, job_id: str = "a", *, token: str = "t1", owner: str = "gone"
) -> Lease:
    """A lease of a process that will never be heard of again."""
    job = await world.job(job_id)
    assert job.lane is not None
    until = world.now + timedelta(seconds=limits.JOB_LEASE_SECONDS)
    taker = Taker(token, owner, until, ())
    taking = taker.taking(world.queue.name, job_id, lane=job.lane, now=world.now)
    return Lease(await world.db.run(taking), until)


def in_world(test: Callable[[World], Coroutine[Any, Any, None]]) -> Callable[[], None]:
    """A test that is run in a world of its own."""

    def run() -> None:
        async def main() -> None:
            async with world() as one:
                await test(one)

        asyncio.run(main())

    run.__name__ = test.__name__
    run.__doc__ = test.__doc__
    return run

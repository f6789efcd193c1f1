"""Processes that run jobs on one store, and can be killed at any of their calls."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field

from tablewright.api.waiting import Wakes
from tablewright.client import AsyncDatabase
from tablewright.client.transport import AsyncTransport
from tablewright.ids import Draws
from tablewright.kits.jobs import JobKind, JobQueue, JobRunner
from tests.kits.jobs.world import World

TURNS_MAX = 6  # of the event loop that a call takes


class Killed(BaseException):
    """The process has ended. No handler of errors sees it."""


class MortalTransport:
    """A transport that ends its process at one of its next calls, before or after the store."""

    def __init__(self, inner: AsyncTransport, draws: Draws) -> None:
        """The draws decide how long calls take, and so which of them meet."""
        self._inner = inner
        self._draws = draws
        self._calls_left: int | None = None
        self._is_after = False
        self.is_dead = False

    def kill_in(self, calls: int, *, is_after: bool) -> None:
        """Ends the process at the call after so many others."""
        self._calls_left, self._is_after = calls, is_after

    async def send(self, operation: str, body: bytes) -> bytes:
        for _ in range(self._draws.below(TURNS_MAX)):
            await asyncio.sleep(0)
        if self.is_dead:
            raise Killed
        if self._calls_left is not None:
            self._calls_left -= 1
            self.is_dead = self._calls_left < 0
            if self.is_dead and not self._is_after:
                raise Killed
        answer = await self._inner.send(operation, body)
        if self.is_dead:
            raise Killed
        return answer

    async def close(self) -> None:
        """Does nothing: the store outlives the process."""


class SkewedClock:
    """A clock that is some seconds ahead of another."""

    def __init__(self, world: World, seconds: float) -> None:
        self._clock = world.clock
        self._seconds = seconds
        self.wait = world.clock.wait

    def now(self) -> float:
        return self._clock.now() + self._seconds


@dataclass
class Process:
    """A runner at work, in a process of its own."""

    world: World
    kinds: Sequence[JobKind]
    draws: Draws = field(default_factory=lambda: Draws(0))
    at_once_max: int = 3
    skew_seconds: float = 0.0
    slice_seconds: float = 1.0
    wakes: Wakes = field(default_factory=Wakes)
    transport: MortalTransport = field(init=False)
    _task: asyncio.Task[None] = field(init=False)
    _stopping: asyncio.Event = field(default_factory=asyncio.Event)

    def start(self) -> None:
        world = self.world
        clock = SkewedClock(world, self.skew_seconds)
        self.transport = MortalTransport(world.transport, self.draws)
        db = AsyncDatabase(transport=self.transport, clock=clock, ids=world.queue.ids)
        queue = JobQueue("tests", clock, world.queue.ids, self.wakes, share=lambda: 0.0)
        runner = JobRunner(
            db,
            queue,
            self.kinds,
            wait=world.time.wait,
            share=lambda: 0.0,
            at_once_max=self.at_once_max,
            slice_seconds=self.slice_seconds,
        )
        self._task = asyncio.create_task(runner.run(self._stopping))

    @property
    def is_dead(self) -> bool:
        return self.transport.is_dead

    async def kill(self) -> None:
        """Ends it; nothing that it still does reaches the store."""
        self.transport.is_dead = True
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def stop(self) -> None:
        self._stopping.set()
        await self._task

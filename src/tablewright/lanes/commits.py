"""Commits: writes that arrive on an event loop share the next commit.

A thread can commit while the loop continues. Both then pass Python's lock back and forth, which
takes longer than a good disk does. A loop may therefore also commit itself: always, in a process
that does little else, or only while commits are fast.
Not here: the commit itself (`engine.storage.writer`), reads and long work (`lanes.dispatch`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from enum import Enum, auto

from tablewright import limits
from tablewright.clock import stopwatch_seconds
from tablewright.engine.engine import Engine

Outcome = bytes | Exception  # the response's JSON, or an error
Deliver = Callable[[Outcome], None]
_Write = tuple[str, bytes, Deliver]


class OnLoop(Enum):
    """The policy by which the event loop commits itself."""

    ALWAYS = auto()  # other processes serve connections: only this process waits
    WHILE_QUICK = auto()  # the loop serves only this store
    NEVER = auto()  # the loop belongs to a program


class Commits:
    """Collects writes during a commit, and commits them together."""

    def __init__(self, engine: Engine, on_loop: OnLoop) -> None:
        self._engine = engine
        self._on_loop = on_loop
        self._thread = ThreadPoolExecutor(1, "tablewright-writes")  # starts on demand
        self._begin_on(None)

    def _begin_on(self, loop: asyncio.AbstractEventLoop | None) -> None:
        self._loop = loop
        self._waiting: list[_Write] = []
        self._committing: list[_Write] = []
        self._idle: list[asyncio.Future[None]] = []  # the tasks that wait for the last write
        self._is_busy = False
        self._usual_seconds = 0.0  # time of recent commits

    def take(self, operation: str, body: bytes, deliver: Deliver) -> None:
        """Adds a write to the next commit; `deliver` gets its result on the event loop."""
        loop = asyncio.get_running_loop()
        if loop is not self._loop:  # the previous one has no waiting callers
            self._begin_on(loop)
        self._waiting.append((operation, body, deliver))
        if not self._is_busy:
            self._is_busy = True
            loop.call_soon(self._gather, loop, 0)  # after the other ready tasks

    async def close(self) -> None:
        """Waits for accepted writes, and ends the thread."""
        loop = asyncio.get_running_loop()
        if self._is_busy and self._loop is loop:
            idle: asyncio.Future[None] = loop.create_future()
            self._idle.append(idle)
            await idle
        self._thread.shutdown(wait=False)

    def _gather(self, loop: asyncio.AbstractEventLoop, seen: int) -> None:
        """Commits after a pass of the loop that has brought no further write.

        A pass takes some microseconds, and a commit some hundreds. Clients that get their responses
        together send their next requests together, but these take several passes to arrive.
        """
        count = len(self._waiting)
        has_room = count < limits.INLINE_COMMIT_WRITES_MAX
        if self._on_loop is OnLoop.WHILE_QUICK and seen < count and has_room and not self._is_large:
            loop.call_soon(self._gather, loop, count)
        else:
            self._commit(loop)

    @property
    def _is_large(self) -> bool:
        """Whether the waiting writes are enough for a commit, which delays all other tasks."""
        size_bytes = sum(len(body) for _, body, _ in self._waiting)
        return size_bytes >= limits.INLINE_COMMIT_BYTES_ENOUGH

    def _commit(self, loop: asyncio.AbstractEventLoop) -> None:
        is_inline, count = self._is_inline, limits.GROUP_COMMIT_WRITES_MAX
        if is_inline and self._on_loop is OnLoop.WHILE_QUICK:
            count = limits.INLINE_COMMIT_WRITES_MAX
        self._committing, self._waiting = self._waiting[:count], self._waiting[count:]
        writes = [(operation, body) for operation, body, _ in self._committing]
        if is_inline:
            self._deliver(loop, self._outcomes(writes))
        else:
            committed = loop.run_in_executor(self._thread, self._outcomes, writes)
            committed.add_done_callback(lambda done: self._deliver(loop, done.result()))

    @property
    def _is_inline(self) -> bool:
        return self._on_loop is OnLoop.ALWAYS or (
            self._on_loop is OnLoop.WHILE_QUICK
            and self._usual_seconds <= limits.INLINE_COMMIT_SECONDS_MAX
        )

    def _outcomes(self, writes: list[tuple[str, bytes]]) -> list[Outcome]:
        started = stopwatch_seconds()
        try:
            return self._engine.answers(writes)
        except Exception as bug:
            return [bug] * len(writes)
        finally:
            self._usual_seconds += (stopwatch_seconds() - started - self._usual_seconds) / 8

    def _deliver(self, loop: asyncio.AbstractEventLoop, outcomes: list[Outcome]) -> None:
        delivered, self._committing = self._committing, []
        if not self._waiting:
            self._is_busy = False
        elif self._is_inline:  # writers that get their responses now may send more
            loop.call_soon(self._gather, loop, 0)
        else:
            self._commit(loop)
        for (_, _, deliver), outcome in zip(delivered, outcomes, strict=True):
            deliver(outcome)
        if not self._is_busy:
            idle, self._idle = self._idle, []
            for waiter in idle:
                if not waiter.done():
                    waiter.set_result(None)

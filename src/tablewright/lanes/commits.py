"""Commits: writes that arrive on an event loop share the next commit.

A thread can commit while the loop goes on. That thread and the loop then hand Python's lock to each
other, which takes longer than a good disk does. So a loop may also commit itself: always, in a
process that does little else, or only while commits are quick.
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

Outcome = bytes | Exception  # the response's JSON, or why there is none
Deliver = Callable[[Outcome], None]
_Write = tuple[str, bytes, Deliver]


class OnLoop(Enum):
    """When the event loop commits itself."""

    ALWAYS = auto()  # other processes serve connections: nobody else waits for this loop
    WHILE_QUICK = auto()  # the loop serves this store only
    NEVER = auto()  # the loop is a program's own


class Commits:
    """Gathers writes while the last commit is under way, and commits them together."""

    def __init__(self, engine: Engine, on_loop: OnLoop) -> None:
        self._engine = engine
        self._on_loop = on_loop
        self._thread = ThreadPoolExecutor(1, "tablewright-writes")  # starts when it is needed
        self._begin_on(None)

    def _begin_on(self, loop: asyncio.AbstractEventLoop | None) -> None:
        self._loop = loop
        self._waiting: list[_Write] = []
        self._committing: list[_Write] = []
        self._idle: list[asyncio.Future[None]] = []  # those who wait for the last write
        self._is_busy = False
        self._usual_seconds = 0.0  # that a commit has taken lately

    def take(self, operation: str, body: bytes, deliver: Deliver) -> None:
        """Puts a write into the next commit; `deliver` gets its outcome on the event loop."""
        loop = asyncio.get_running_loop()
        if loop is not self._loop:  # nobody is left to be answered on the one before
            self._begin_on(loop)
        self._waiting.append((operation, body, deliver))
        if not self._is_busy:
            self._is_busy = True
            loop.call_soon(self._commit, loop)  # after the tasks that are ready have come too

    async def close(self) -> None:
        """Waits for the writes that were taken, and ends the thread."""
        loop = asyncio.get_running_loop()
        if self._is_busy and self._loop is loop:
            idle: asyncio.Future[None] = loop.create_future()
            self._idle.append(idle)
            await idle
        self._thread.shutdown(wait=False)

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
            loop.call_soon(self._commit, loop)
        else:
            self._commit(loop)
        for (_, _, deliver), outcome in zip(delivered, outcomes, strict=True):
            deliver(outcome)
        if not self._is_busy:
            idle, self._idle = self._idle, []
            for waiter in idle:
                if not waiter.done():
                    waiter.set_result(None)

"""Deadlines: cancels work that takes too long, with one timer.

    with HANDLER.running():
        await handler(context)          # raises TimeoutError when its time is over

`asyncio.timeout` does the same with a timer for each block, which nearly all requests start and
stop in vain. Here blocks are recorded, and one timer checks the remaining ones when the oldest
would be over.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from types import TracebackType
from typing import Literal

from tablewright.api import limits


class Deadlines:
    """The running blocks of one kind in this process, with the same time limit."""

    def __init__(self, seconds_max: Callable[[], float]) -> None:
        self._seconds_max = seconds_max
        self._loop: asyncio.AbstractEventLoop | None = None
        self._running: dict[_Running, None] = {}  # the oldest first
        self._timer: asyncio.TimerHandle | None = None

    def running(self) -> _Running:
        """Records a block of the current task, for a `with` statement; raises `TimeoutError`."""
        loop = asyncio.get_running_loop()
        task = asyncio.current_task(loop)
        assert task is not None, "only tasks can be cancelled"
        if loop is not self._loop:  # the previous loop has no blocks left
            self._loop, self._running, self._timer = loop, {}, None
        return _Running(self._running, task, self._ends_at(loop))

    def _ends_at(self, loop: asyncio.AbstractEventLoop) -> float:
        ends_at = loop.time() + self._seconds_max()
        if self._timer is None or ends_at < self._timer.when():
            self._look_at(loop, ends_at)
        return ends_at

    def _look_at(self, loop: asyncio.AbstractEventLoop, time: float) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = loop.call_at(time, self._look, loop)

    def _look(self, loop: asyncio.AbstractEventLoop) -> None:
        """Cancels blocks that are over, and schedules the next check."""
        self._timer = None
        now = loop.time()
        for one in [one for one in self._running if one.ends_at <= now]:
            one.cancel()
        if self._running:
            self._look_at(loop, min(one.ends_at for one in self._running))


class _Running:
    """One block, as the context manager around it."""

    __slots__ = ("_cancelling", "_is_over", "_noted", "_task", "ends_at")

    def __init__(
        self, noted: dict[_Running, None], task: asyncio.Task[object], ends_at: float
    ) -> None:
        self.ends_at = ends_at
        self._noted = noted
        self._task = task
        self._is_over = False
        self._cancelling = 0

    def cancel(self) -> None:
        """Ends the block from outside."""
        del self._noted[self]
        self._is_over = True
        self._task.cancel()

    def __enter__(self) -> None:
        self._cancelling = self._task.cancelling()
        self._noted[self] = None

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> Literal[False]:
        if not self._is_over:
            del self._noted[self]
        elif self._task.uncancel() <= self._cancelling and kind is asyncio.CancelledError:
            # The task was not cancelled by others: `asyncio.timeout` distinguishes them the same
            # way.
            raise TimeoutError from error
        return False


HANDLER = Deadlines(lambda: limits.API_HANDLER_SECONDS_MAX)
BODY = Deadlines(lambda: limits.API_BODY_SECONDS_MAX)

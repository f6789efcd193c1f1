"""A few threads for work that would block the event loop, with a bound on waiting work."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol, TypeVar

from tablewright import limits

_Result = TypeVar("_Result")


class Threads(Protocol):
    """Runs work beside the event loop."""

    def take(
        self, work: Callable[[], _Result], size_bytes: int, done: Callable[[_Result], None]
    ) -> bool:
        """Runs work, and calls `done` with the result; False if too much waits."""
        ...


def coding_threads(loop: asyncio.AbstractEventLoop) -> BoundedThreads:
    """The threads that decompress requests and compress responses."""
    return BoundedThreads(
        loop,
        name="tablewright-coding",
        count=limits.CODING_THREADS,
        waiting_max=limits.CODING_WAITING_MAX,
        waiting_bytes_max=limits.CODING_WAITING_BYTES_MAX,
    )


class BoundedThreads:
    """Threads beside an event loop, and their waiting work."""

    def __init__(
        self,
        loop: asyncio.AbstractEventLoop,
        *,
        name: str,
        count: int,
        waiting_max: int,
        waiting_bytes_max: int,
    ) -> None:
        self._loop = loop
        self._waiting_max = waiting_max
        self._waiting_bytes_max = waiting_bytes_max
        self._waiting = self._waiting_bytes = 0
        self._threads = ThreadPoolExecutor(count, name)

    def take(
        self, work: Callable[[], _Result], size_bytes: int, done: Callable[[_Result], None]
    ) -> bool:
        """Runs work in a thread, and delivers its result on the event loop.

        Returns False, without running it, if too much waits. `work` must not raise.
        """
        waiting_bytes = self._waiting_bytes + size_bytes
        if self._waiting >= self._waiting_max or waiting_bytes > self._waiting_bytes_max:
            return False
        self._waiting += 1
        self._waiting_bytes = waiting_bytes

        def deliver(result: _Result) -> None:
            self._waiting -= 1
            self._waiting_bytes -= size_bytes
            done(result)

        self._threads.submit(lambda: self._loop.call_soon_threadsafe(deliver, work()))
        return True

    def close(self) -> None:
        """Finishes the work in progress, and ends."""
        self._threads.shutdown(wait=True, cancel_futures=True)

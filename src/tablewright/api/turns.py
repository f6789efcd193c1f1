"""Turns: long work of a request, done on the event loop a step at a time.

A thread would not help: it shares Python's lock with the event loop, which would then wait for the
lock after each system call, several times in a request. Here, a request waits for at most one slice
of long work. All long work of a process takes turns, slice by slice, and pauses after each slice:
together it gets about a quarter of the time.
Not here: single calls that take long, which have a thread (`client.long_work`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Generator
from typing import TypeAlias, TypeVar
from weakref import WeakKeyDictionary

from tablewright.api import limits
from tablewright.clock import stopwatch_seconds

T = TypeVar("T")

Steps: TypeAlias = Generator[None, None, T]  # each step takes a fraction of a millisecond

_lanes: WeakKeyDictionary[asyncio.AbstractEventLoop, asyncio.Lock] = WeakKeyDictionary()


def finished(steps: Steps[T]) -> T:
    """Does all steps at once, and returns their result."""
    while True:
        try:
            next(steps)
        except StopIteration as done:
            return done.value


async def in_turns(steps: Steps[T]) -> T:
    """Does the steps while the event loop serves others, and returns their result.

    A step that raises ends the work.
    """
    lane = _lane()
    while True:
        async with lane:
            started = stopwatch_seconds()
            try:
                while True:
                    next(steps)
                    taken_seconds = stopwatch_seconds() - started
                    if taken_seconds >= limits.API_SLICE_SECONDS:
                        break
            except StopIteration as done:
                return done.value
            await give_way(taken_seconds)


async def give_way(taken_seconds: float) -> None:
    """Waits after long work on the event loop, so that the work gets its share and no more."""
    pause_seconds = taken_seconds * limits.API_SLICE_PAUSES
    await asyncio.sleep(min(pause_seconds, limits.API_SLICE_PAUSE_SECONDS_MAX))


def _lane() -> asyncio.Lock:
    loop = asyncio.get_running_loop()
    lane = _lanes.get(loop)
    if lane is None:
        lane = _lanes[loop] = asyncio.Lock()
    return lane

"""Supervising: background work that fails is logged and begun again, ever later.

Not here: the work (`kits.jobs`).
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import structlog

from tablewright.api import limits
from tablewright.api.runtime import Runtime
from tablewright.api.system import RunningSystem, Work

_log = structlog.stdlib.get_logger("tablewright.background")


@asynccontextmanager
async def working(
    systems: Sequence[RunningSystem[Any]], *, has_work: bool = True
) -> AsyncGenerator[None]:
    """Runs the background work of systems for the length of a block, and then ends all waits.

    Without `has_work`, another process runs it.
    """
    async with asyncio.TaskGroup() as group:
        for running in systems:
            group.create_task(running.runtime.wakes.run(running.runtime.stopping))
            for work in running.assembly.work if has_work else ():
                group.create_task(supervised(work, running.runtime), name=work.name)
        yield
        for running in systems:
            running.runtime.stopping.set()


async def supervised(work: Work, runtime: Runtime) -> None:
    """Runs the work until the process stops."""
    stopping, clock = runtime.stopping, runtime.clock
    pause_seconds = limits.BACKGROUND_PAUSE_SECONDS
    while not stopping.is_set():
        begun = clock.now()
        try:
            await work.run(stopping)
        except Exception:
            if clock.now() - begun > limits.BACKGROUND_PAUSE_SECONDS_MAX:
                pause_seconds = limits.BACKGROUND_PAUSE_SECONDS  # it had worked for long
            _log.exception("background_work_failed", work=work.name, again_in=pause_seconds)
            try:
                await asyncio.wait_for(stopping.wait(), pause_seconds)
            except TimeoutError:
                pause_seconds = min(2 * pause_seconds, limits.BACKGROUND_PAUSE_SECONDS_MAX)
        else:
            return

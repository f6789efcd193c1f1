"""Supervising: failed background work is logged and restarted, with growing delays.

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
    """Runs the background work of systems during a block, then ends all waits and closes what the
    systems have opened.

    Without `has_work`, another process runs it, except work that every process needs.
    """
    async with _closing(systems), _supervising(systems, has_work=has_work):
        yield


@asynccontextmanager
async def _supervising(
    systems: Sequence[RunningSystem[Any]], *, has_work: bool
) -> AsyncGenerator[None]:
    ended = asyncio.Event()
    async with asyncio.TaskGroup() as beside:
        for running in systems:
            for work in running.assembly.beside:
                beside.create_task(supervised(work, running.runtime, ended), name=work.name)
        async with asyncio.TaskGroup() as group:
            for running in systems:
                runtime = running.runtime
                group.create_task(runtime.wakes.run(runtime.stopping))
                for work in running.assembly.work if has_work else ():
                    group.create_task(supervised(work, runtime, runtime.stopping), name=work.name)
            yield
            for running in systems:
                running.runtime.stopping.set()
        ended.set()


@asynccontextmanager
async def _closing(systems: Sequence[RunningSystem[Any]]) -> AsyncGenerator[None]:
    try:
        yield
    finally:
        for running in reversed(systems):
            closing = running.runtime.closing  # which systems may share
            while closing:
                try:
                    await closing.pop()()
                except Exception:
                    _log.exception("closing_failed", system=running.name)


async def supervised(work: Work, runtime: Runtime, stopping: asyncio.Event) -> None:
    """Runs the work until the event is set."""
    clock = runtime.clock
    pause_seconds = limits.BACKGROUND_PAUSE_SECONDS
    while not stopping.is_set():
        begun = clock.now()
        try:
            await work.run(stopping)
        except Exception:
            if clock.now() - begun > limits.BACKGROUND_PAUSE_SECONDS_MAX:
                pause_seconds = limits.BACKGROUND_PAUSE_SECONDS  # it had run for long
            _log.exception("background_work_failed", work=work.name, again_in=pause_seconds)
            try:
                await asyncio.wait_for(stopping.wait(), pause_seconds)
            except TimeoutError:
                pause_seconds = min(2 * pause_seconds, limits.BACKGROUND_PAUSE_SECONDS_MAX)
        else:
            return

"""Supervising: background work that fails is logged and begun again, ever later.

Not here: the work (`api.jobs`).
"""

from __future__ import annotations

import asyncio

import structlog

from tablewright.api import limits
from tablewright.api.service import Background
from tablewright.api.world import World

_log = structlog.stdlib.get_logger("tablewright.background")


async def supervised(work: Background, world: World) -> None:
    """Runs it until the service stops."""
    pause_seconds = limits.BACKGROUND_PAUSE_SECONDS
    while not world.stopping.is_set():
        begun = world.clock.now()
        try:
            await work.run(world.stopping)
        except Exception:
            if world.clock.now() - begun > limits.BACKGROUND_PAUSE_SECONDS_MAX:
                pause_seconds = limits.BACKGROUND_PAUSE_SECONDS  # it had worked for long
            _log.exception("background_work_failed", work=work.name, again_in=pause_seconds)
            try:
                await asyncio.wait_for(world.stopping.wait(), pause_seconds)
            except TimeoutError:
                pause_seconds = min(2 * pause_seconds, limits.BACKGROUND_PAUSE_SECONDS_MAX)
        else:
            return

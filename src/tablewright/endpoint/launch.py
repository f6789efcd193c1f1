"""The start of the endpoint: workers are started first, and this process gets ready beside them.

What needs the engine is imported in here, when the workers are on their way.
Not here: how requests are served (`endpoint.single`, `endpoint.workers`).
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from tablewright.endpoint.settings import Settings
from tablewright.endpoint.worker_process import worker_processes
from tablewright.lanes.child_processes import CAN_DEAL

if TYPE_CHECKING:
    from tablewright.engine import Engine


async def serve(
    path: Path | None,
    count: int,
    listener: socket.socket,
    settings: Settings,
    *,
    buckets: str | None,
    ready: Callable[[], None],
    stop: asyncio.Event,
) -> None:
    """Serves the store in a folder from `count` workers, or without one a store in memory.

    `buckets` says where exports go and imports come from: a folder, or `s3://` for S3 itself.
    Returns after it was told to stop. Raises `StorageError` and `WorkerEndedError`.
    """
    if path is None or not CAN_DEAL:
        from tablewright.endpoint import single

        with _engine(path, buckets) as engine:
            await single.serve(engine, listener, settings, ready=ready, stop=stop)
        return
    async with worker_processes(path, count) as processes:
        from tablewright.endpoint import workers

        with _engine(path, buckets) as engine:
            await workers.serve(engine, path, processes, listener, settings, ready=ready, stop=stop)


def _engine(path: Path | None, buckets: str | None) -> Engine:
    from tablewright.engine import Engine

    told = None
    if buckets is not None:
        from tablewright.buckets import named

        told = named(buckets)
    if path is None:
        return Engine.memory(sweeps=True, buckets=told)
    return Engine.open(path, buckets=told)

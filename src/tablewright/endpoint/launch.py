"""The start of the endpoint: starts the workers first, and prepares itself meanwhile.

Modules of the engine are imported inside functions, after the workers are started.
Not here: how requests are served (`endpoint.single`, `endpoint.workers`).
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from tablewright.endpoint.settings import EndpointSettings
from tablewright.endpoint.worker_process import worker_processes
from tablewright.lanes.child_processes import CAN_DEAL

if TYPE_CHECKING:
    from tablewright.engine import Engine


async def serve(
    path: Path | None,
    count: int,
    listener: socket.socket,
    settings: EndpointSettings,
    *,
    buckets: str | None,
    ready: Callable[[], None],
    stop: asyncio.Event,
) -> None:
    """Serves the store in a directory from `count` workers, or without one a store in memory.

    `buckets` is the location of exports and imports: a directory, or `s3://` for S3. Returns when
    it has been stopped. Raises `StorageError` and `WorkerEndedError`.
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

"""Serving from one process, for a store in memory.

A store on disk can be served like this too, but then reads wait for commits.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable

from tablewright.clock import SystemClock
from tablewright.endpoint import descriptors
from tablewright.endpoint.server import Front
from tablewright.endpoint.service import Service
from tablewright.endpoint.settings import EndpointSettings
from tablewright.engine.engine import Engine
from tablewright.ids import RandomIds
from tablewright.lanes.dispatch import EngineLanes
from tablewright.lanes.threads import coding_threads


async def serve(
    engine: Engine,
    listener: socket.socket,
    settings: EndpointSettings,
    *,
    ready: Callable[[], None],
    stop: asyncio.Event,
    connections_max: int | None = None,
) -> None:
    """Serves until stopped; accepted requests are finished before it returns.

    `connections_max` is for a process that serves another port as well.
    """
    loop = asyncio.get_running_loop()
    clock = SystemClock()
    lanes = EngineLanes(engine, loop)
    threads = coding_threads(loop)
    try:
        service = Service(lanes, settings, clock=clock, ids=RandomIds(), threads=threads)
        front = Front(service, clock, loop, connections_max=connections_max)
        server = await loop.create_server(
            front.connection, sock=listener, backlog=descriptors.backlog()
        )
        ready()
        await stop.wait()
        server.close()
        await front.drain()
    finally:
        await loop.run_in_executor(None, lanes.close)
        await loop.run_in_executor(None, threads.close)

"""A process that serves connections of an endpoint and only reads the store.

    python -m tablewright.endpoint.worker DEALS WRITES PATH

The two numbers are inherited sockets: the first delivers its settings and then connections; the
second sends writes. When the parent closes the first, the worker drains and ends.
Not here: who starts it (`endpoint.workers`).
"""

from __future__ import annotations

import asyncio
import pickle
import socket
import sys

from tablewright.clock import SystemClock
from tablewright.endpoint import process
from tablewright.endpoint.server import Front
from tablewright.endpoint.service import Service
from tablewright.endpoint.settings import EndpointSettings
from tablewright.engine.engine import Engine
from tablewright.ids import RandomIds
from tablewright.lanes.child_processes import told_by
from tablewright.lanes.dealt_connections import DealtConnections
from tablewright.lanes.relay import RelayLanes
from tablewright.lanes.threads import coding_threads


def main() -> None:
    """Serves until the parent closes its socket."""
    deals_number, writes_number, path = sys.argv[1:]
    process.log_to_stderr()
    deals = socket.socket(fileno=int(deals_number))
    writes = socket.socket(fileno=int(writes_number))
    settings: EndpointSettings = pickle.loads(told_by(deals))
    with deals, Engine.follow(path) as engine:
        process.run(lambda stop: _serve(engine, settings, deals, writes, stop))


async def _serve(
    engine: Engine,
    settings: EndpointSettings,
    deals: socket.socket,
    writes: socket.socket,
    stop: asyncio.Event,
) -> None:
    loop = asyncio.get_running_loop()
    clock = SystemClock()
    lanes = RelayLanes(engine, loop, lost=stop.set)
    await loop.create_unix_connection(lambda: lanes, sock=writes)
    threads = coding_threads(loop)
    service = Service(lanes, settings, clock=clock, ids=RandomIds(), threads=threads)
    dealt = DealtConnections(deals)
    front = Front(service, clock, loop, closed=dealt.closed)
    starting: set[asyncio.Task[object]] = set()

    def take(connection: socket.socket) -> None:
        connection.setblocking(False)
        task = loop.create_task(loop.connect_accepted_socket(front.connection, connection))
        starting.add(task)
        task.add_done_callback(starting.discard)

    await dealt.take(take, stop.set)
    await stop.wait()
    await front.drain()
    await loop.run_in_executor(None, lanes.close)
    await loop.run_in_executor(None, threads.close)


if __name__ == "__main__":
    main()

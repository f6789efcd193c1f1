"""A process that serves connections of an endpoint and only reads the store.

    python -m tablewright.endpoint.worker DEALS WRITES PATH

The two numbers are sockets it inherits: over the first come its settings and then connections; over
the second it sends writes. When the first is closed at the other end it drains and ends.
Not here: who starts it (`endpoint.workers`).
"""

from __future__ import annotations

import asyncio
import contextlib
import pickle
import socket
import sys

from tablewright.clock import SystemClock
from tablewright.endpoint import process
from tablewright.endpoint.server import Front
from tablewright.endpoint.service import Service
from tablewright.endpoint.settings import Settings
from tablewright.engine.engine import Engine
from tablewright.ids import RandomIds
from tablewright.lanes.relay import RelayLanes
from tablewright.lanes.threads import coding_threads


def main() -> None:
    """Serves until the other end hangs up."""
    deals_number, writes_number, path = sys.argv[1:]
    process.log_to_stderr()
    deals = socket.socket(fileno=int(deals_number))
    writes = socket.socket(fileno=int(writes_number))
    settings: Settings = pickle.loads(_exactly(deals, int.from_bytes(_exactly(deals, 4), "big")))
    with deals, Engine.follow(path) as engine:
        process.run(lambda stop: _serve(engine, settings, deals, writes, stop))


async def _serve(
    engine: Engine,
    settings: Settings,
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
    front = Front(service, clock, loop)
    starting: set[asyncio.Task[object]] = set()

    def take_connection() -> None:
        try:
            byte, numbers, _, _ = socket.recv_fds(deals, 1, 1)
        except BlockingIOError:
            return
        except ConnectionError:  # the other end was killed
            byte, numbers = b"", ()
        if not byte:
            loop.remove_reader(deals.fileno())
            stop.set()
        for number in numbers:
            connection = socket.socket(fileno=number)
            connection.setblocking(False)
            task = loop.create_task(loop.connect_accepted_socket(front.connection, connection))
            starting.add(task)
            task.add_done_callback(starting.discard)

    deals.setblocking(False)
    loop.add_reader(deals.fileno(), take_connection)
    with contextlib.suppress(ConnectionError):  # nobody there: the reader notices it, too
        await loop.sock_sendall(deals, b"r")
    await stop.wait()
    await front.drain()
    await loop.run_in_executor(None, lanes.close)
    await loop.run_in_executor(None, threads.close)


def _exactly(source: socket.socket, count: int) -> bytes:
    received = b""
    while len(received) < count:
        piece = b""
        with contextlib.suppress(ConnectionError):
            piece = source.recv(count - len(received))
        if not piece:
            sys.exit(1)  # whoever started this has gone
        received += piece
    return received


if __name__ == "__main__":
    main()

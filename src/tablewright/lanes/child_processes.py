"""Child processes: starting one that inherits sockets, and telling it what it is for.

What a child is told goes over a socket: others can read command lines and environments. This module
imports no part of the engine, so that a child need not wait for its parent to import that.
Not here: what children do (`endpoint.worker`, `serving.worker`).
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import sys
from asyncio.subprocess import Process
from collections.abc import Collection, Sequence

from tablewright.errors import TablewrightError

CAN_DEAL = hasattr(socket, "send_fds")  # not on Windows
_LENGTH_BYTES = 4


class WorkerEndedError(TablewrightError):
    """A worker ended while it started; what it said of it is on stderr."""


async def started(
    module: str,
    ends: Sequence[socket.socket],
    *arguments: str,
    hidden: Collection[str] = (),
) -> Process:
    """Starts a module as a process that gets the numbers of its sockets as first arguments.

    It does not get the variables `hidden` of this process's environment.
    """
    numbers = [end.fileno() for end in ends]
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    # It imports what this process would, and nothing else that lies around here.
    environment["PYTHONPATH"] = os.pathsep.join(filter(None, sys.path))
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-P", "-m", module),
        *(str(number) for number in numbers),
        *arguments,
        pass_fds=numbers,
        stdin=asyncio.subprocess.DEVNULL,
        start_new_session=True,  # Ctrl-C is for this process, which lets it drain
        env=environment,
    )


async def tell(way: socket.socket, told: bytes) -> None:
    """Sends a child what `told_by` returns there."""
    length = len(told).to_bytes(_LENGTH_BYTES, "big")
    await asyncio.get_running_loop().sock_sendall(way, length + told)


def told_by(way: socket.socket) -> bytes:
    """What the parent tells, in the child; ends the process if the parent has gone."""
    return _exactly(way, int.from_bytes(_exactly(way, _LENGTH_BYTES), "big"))


def _exactly(way: socket.socket, count: int) -> bytes:
    received = b""
    while len(received) < count:
        piece = b""
        with contextlib.suppress(ConnectionError):
            piece = way.recv(count - len(received))
        if not piece:
            sys.exit(1)  # whoever started this has gone
        received += piece
    return received

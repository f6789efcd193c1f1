"""Child processes: starting one with inherited sockets, and its instructions.

Instructions go over a socket, because others can read command lines and environments. This module
imports no part of the engine, so that a child need not wait for its parent's imports.
Not here: the children (`endpoint.worker`, `serving.worker`).
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
    """A worker ended during its start; its error is on stderr."""


async def started(
    module: str,
    ends: Sequence[socket.socket],
    *arguments: str,
    hidden: Collection[str] = (),
) -> Process:
    """Starts a module as a process with the numbers of its sockets as first arguments.

    The process does not get the environment variables in `hidden`.
    """
    numbers = [end.fileno() for end in ends]
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    # The child has this process's import path, without the working directory.
    environment["PYTHONPATH"] = os.pathsep.join(filter(None, sys.path))
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-P", "-m", module),
        *(str(number) for number in numbers),
        *arguments,
        pass_fds=numbers,
        stdin=asyncio.subprocess.DEVNULL,
        start_new_session=True,  # Ctrl-C is for this process, which lets the child drain
        env=environment,
    )


async def tell(way: socket.socket, told: bytes) -> None:
    """Sends a child the instructions that `told_by` returns there."""
    length = len(told).to_bytes(_LENGTH_BYTES, "big")
    await asyncio.get_running_loop().sock_sendall(way, length + told)


def told_by(way: socket.socket) -> bytes:
    """Returns the parent's instructions, in the child; ends the process if the parent is gone."""
    return _exactly(way, int.from_bytes(_exactly(way, _LENGTH_BYTES), "big"))


def _exactly(way: socket.socket, count: int) -> bytes:
    received = b""
    while len(received) < count:
        piece = b""
        with contextlib.suppress(ConnectionError):
            piece = way.recv(count - len(received))
        if not piece:
            sys.exit(1)  # the parent is gone
        received += piece
    return received

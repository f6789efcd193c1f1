"""Dealt connections: how a process receives those that its parent accepted.

Not here: dealing them (`lanes.dealer`).
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import Callable

READY = b"r"  # sent to the parent when connections may come


async def take_dealt(
    deals: socket.socket, take: Callable[[socket.socket], None], ended: Callable[[], None]
) -> None:
    """Reports that this process is ready, and calls `take` for each connection.

    `ended` is called when the parent closes the socket or has died: no connection follows.
    """
    loop = asyncio.get_running_loop()

    def come() -> None:
        try:
            byte, numbers, _, _ = socket.recv_fds(deals, 1, 1)
        except BlockingIOError:
            return
        except ConnectionError:  # the other end was killed
            byte, numbers = b"", ()
        if not byte:
            loop.remove_reader(deals.fileno())
            ended()
        for number in numbers:
            take(socket.socket(fileno=number))

    deals.setblocking(False)
    loop.add_reader(deals.fileno(), come)
    with contextlib.suppress(ConnectionError):  # the other end is gone: the reader notices it too
        await loop.sock_sendall(deals, READY)

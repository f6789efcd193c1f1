"""Dealt connections: receives the connections that the parent accepted, and reports their end.

Not here: dealing them (`lanes.dealer`).
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import Callable

READY = b"r"  # sent to the parent when connections may come
_RETRY_SECONDS = 0.05  # before reports are sent again that the parent could not accept yet


def unreported() -> None:
    """No process counts the connections that this one accepted itself."""


class DealtConnections:
    """The connections that come through a socket."""

    def __init__(self, deals: socket.socket) -> None:
        deals.setblocking(False)
        self._deals = deals
        self._loop = asyncio.get_running_loop()
        self._unreported = 0
        self._retry: asyncio.TimerHandle | None = None

    async def take(self, take: Callable[[socket.socket], None], ended: Callable[[], None]) -> None:
        """Reports that this process is ready, and calls `take` for each connection.

        `ended` is called when the parent closes the socket or has died: no connection follows.
        """
        self._loop.add_reader(self._deals.fileno(), self._come, take, ended)
        with contextlib.suppress(ConnectionError):  # its end is gone: the reader notices it too
            await self._loop.sock_sendall(self._deals, READY)

    def _come(self, take: Callable[[socket.socket], None], ended: Callable[[], None]) -> None:
        try:
            byte, numbers, _, _ = socket.recv_fds(self._deals, 1, 1)
        except BlockingIOError:
            return
        except ConnectionError:  # the other end was killed
            byte, numbers = b"", ()
        if not byte:
            self._loop.remove_reader(self._deals.fileno())
            ended()
        for number in numbers:
            take(socket.socket(fileno=number))

    def closed(self) -> None:
        """Reports that a connection has ended: one byte, which the parent counts."""
        self._unreported += 1
        if self._retry is None:
            self._report()

    def _report(self) -> None:
        self._retry = None
        try:
            self._unreported -= self._deals.send(b"c" * self._unreported)
        except BlockingIOError:
            self._retry = self._loop.call_later(_RETRY_SECONDS, self._report)
        except OSError:  # the parent is gone, or stops this process
            self._unreported = 0

"""The front of one process: its connections, its clock, and its end in good order.

`Front` is what connections belong to. Once a second it cuts off those that have been slow for too
long. Draining lets every request that was taken be answered, and takes no other.
Not here: one connection (`endpoint.connection`), several processes (`endpoint.workers`).
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import Callable
from email.utils import formatdate
from logging import getLogger

from tablewright import limits
from tablewright.clock import Clock
from tablewright.endpoint.connection import Connection
from tablewright.endpoint.lanes import failed, throttled
from tablewright.endpoint.messages import HttpRequest, HttpResponse
from tablewright.endpoint.service import Service

_log = getLogger(__name__)
_TICK_SECONDS = 1.0
_BACKLOG = 1024  # connections that the system holds until they are taken up


class Front:
    """The connections of this process."""

    def __init__(self, service: Service, clock: Clock, loop: asyncio.AbstractEventLoop) -> None:
        self.is_draining = False
        self.held_bytes = 0
        self._service = service
        self._clock = clock
        self._loop = loop
        self._connections: set[Connection] = set()
        self._is_empty = asyncio.Event()
        self._is_empty.set()
        self._date = b""
        self._tick()

    def connection(self) -> Connection:
        """A new connection, for the event loop to use."""
        return Connection(self)

    def admit(self, connection: Connection) -> bool:
        """Takes a connection up, unless there are too many."""
        self._connections.add(connection)
        self._is_empty.clear()
        return len(self._connections) <= limits.CONNECTIONS_MAX

    def dismiss(self, connection: Connection) -> None:
        """Forgets a connection."""
        self._connections.discard(connection)
        if not self._connections:
            self._is_empty.set()

    def answer(self, request: HttpRequest, reply: Callable[[HttpResponse], None]) -> None:
        """Answers a request, now or later, exactly once."""
        try:
            self._service.answer(request, reply)
        except Exception:  # or it would reach another client, whose answer led to this one's turn
            _log.exception("a bug in the service")
            reply(HttpResponse(*failed(), closes=True))

    def throttled(self) -> HttpResponse:
        """The answer to a request that comes when too much is going on."""
        return HttpResponse(*throttled())

    def seconds(self) -> float:
        """A clock that only goes forward."""
        return self._loop.time()

    def date(self) -> bytes:
        """The value of a Date header."""
        return self._date

    def _tick(self) -> None:
        self._date = formatdate(self._clock.now(), usegmt=True).encode()
        now = self.seconds()
        for connection in tuple(self._connections):
            connection.cut_off_if_slow(now)
        self._ticking = self._loop.call_later(_TICK_SECONDS, self._tick)

    async def drain(self) -> None:
        """Answers what was taken, ends every connection, and takes no other."""
        self.is_draining = True
        for connection in tuple(self._connections):
            connection.drain()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._is_empty.wait(), limits.DRAIN_SECONDS_MAX)
        for connection in tuple(self._connections):
            connection.abort()
        self._ticking.cancel()


def listening(host: str, port: int) -> socket.socket:
    """A socket that takes connections to an address; port 0 is any that is free."""
    family, _, _, _, address = socket.getaddrinfo(
        host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )[0]
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        if hasattr(socket, "SO_REUSEPORT"):  # elsewhere it would let two listen at once
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(_BACKLOG)
        listener.setblocking(False)
    except BaseException:
        listener.close()
        raise
    return listener


def url_of(listener: socket.socket) -> str:
    """The address of a listening socket, as SDKs want it."""
    host, port = listener.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"

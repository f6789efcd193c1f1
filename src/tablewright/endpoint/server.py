"""The front of one process: its connections, its clock, and its end in good order.

`Front` is what connections belong to. Once a second it cuts off those that have been slow for too
long. Draining lets every request that was taken be answered, and takes no other.
Not here: one connection (`endpoint.connection`), several processes (`endpoint.workers`), where it
listens (`endpoint.address`).
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from datetime import UTC, datetime
from logging import getLogger

from tablewright import limits
from tablewright.clock import Clock
from tablewright.endpoint import descriptors
from tablewright.endpoint.connection import Connection
from tablewright.endpoint.messages import HttpRequest, HttpResponse
from tablewright.endpoint.places import Places
from tablewright.endpoint.service import Service
from tablewright.lanes.dispatch import failed
from tablewright.lanes.throttling import throttled

_log = getLogger(__name__)
_TICK_SECONDS = 1.0


class Front:
    """The connections of this process."""

    def __init__(
        self,
        service: Service,
        clock: Clock,
        loop: asyncio.AbstractEventLoop,
        *,
        connections_max: int | None = None,
    ) -> None:
        """Without `connections_max`, the process serves nothing but this port."""
        self.is_draining = False
        self.held_bytes = 0
        self._service = service
        self._clock = clock
        self._loop = loop
        self._connections: set[Connection] = set()
        self._places = Places(connections_max or descriptors.connections_max(), self.seconds)
        self._is_empty = asyncio.Event()
        self._is_empty.set()
        self._date = b""
        self._tick()

    def connection(self) -> Connection:
        """A new connection, for the event loop to use."""
        return Connection(self)

    def admit(self, connection: Connection) -> bool:
        """Takes a connection up, unless there are too many at work."""
        self._connections.add(connection)
        self._is_empty.clear()
        return self._places.take(connection)

    def dismiss(self, connection: Connection) -> None:
        """Forgets a connection."""
        self._places.free(connection)
        self._connections.discard(connection)
        if not self._connections:
            self._is_empty.set()

    def answer(self, request: HttpRequest, reply: Callable[[HttpResponse], None]) -> None:
        """Answers a request, now or later, exactly once."""
        try:
            self._service.answer(request, reply)
        except Exception:  # or it would reach another client, whose answer led to this one's turn
            _log.exception("internal error in the service")
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
        date = datetime.fromtimestamp(self._clock.now(), UTC)
        self._date = f"{date:%a, %d %b %Y %H:%M:%S} GMT".encode()
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

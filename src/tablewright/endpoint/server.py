"""The front of one process: its connections, its clock, and graceful shutdown.

`Front` owns the connections. Once a second it disconnects slow clients. Draining finishes accepted
requests, and accepts no others.
Not here: one connection (`endpoint.connection`), several processes (`endpoint.workers`), the
address (`endpoint.address`).
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
from tablewright.endpoint.connection_slots import ConnectionSlots
from tablewright.endpoint.messages import HttpRequest, HttpResponse
from tablewright.endpoint.service import Service
from tablewright.lanes.dealt_connections import unreported
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
        closed: Callable[[], None] = unreported,
    ) -> None:
        """Without `connections_max`, the process serves only this port.

        `closed` is called whenever a connection has ended.
        """
        self.is_draining = False
        self.held_bytes = 0
        self._service = service
        self._clock = clock
        self._loop = loop
        self._closed = closed
        self._connections: set[Connection] = set()
        self._places = ConnectionSlots(
            connections_max or descriptors.connections_max(), self.seconds
        )
        self._is_empty = asyncio.Event()
        self._is_empty.set()
        self._date = b""
        self._tick()

    def connection(self) -> Connection:
        """Returns a new connection, for the event loop."""
        return Connection(self)

    def admit(self, connection: Connection) -> bool:
        """Accepts a connection, unless too many are busy."""
        self._connections.add(connection)
        self._is_empty.clear()
        return self._places.take(connection)

    def dismiss(self, connection: Connection) -> None:
        """Removes a connection."""
        self._places.free(connection)
        self._connections.discard(connection)
        if not self._connections:
            self._is_empty.set()
        self._closed()

    def answer(self, request: HttpRequest, reply: Callable[[HttpResponse], None]) -> None:
        """Responds to a request, now or later, exactly once."""
        try:
            self._service.answer(request, reply)
        except Exception:  # otherwise it would reach another client
            _log.exception("internal error in the service")
            reply(HttpResponse(*failed(), closes=True))

    def throttled(self) -> HttpResponse:
        """Returns the response to a request during overload."""
        return HttpResponse(*throttled())

    def seconds(self) -> float:
        """A monotonic clock."""
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
        """Finishes accepted requests, ends every connection, and accepts no new ones."""
        self.is_draining = True
        for connection in tuple(self._connections):
            connection.drain()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._is_empty.wait(), limits.DRAIN_SECONDS_MAX)
        for connection in tuple(self._connections):
            connection.abort()
        self._ticking.cancel()

"""One connection to an endpoint on an event loop, for one call at a time.

Not here: who gets it next (`remote.async_pool`).
"""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Callable
from typing import cast

from tablewright.client.remote import connection_errors
from tablewright.client.remote.connection import StaleConnection
from tablewright.client.remote.endpoints import Endpoint
from tablewright.client.remote.responses import Answer, AnswerReader
from tablewright.errors.target import ConnectionLostError, TargetError


class AsyncConnection(asyncio.Protocol):
    """A connection that is open until `connection_lost`."""

    __slots__ = (
        "_endpoint",
        "_expires_at",
        "_future",
        "_is_kept",
        "_loop",
        "_lost",
        "_monotonic",
        "_read_timeout_s",
        "_reader",
        "_timer",
        "_transport",
        "idle_since",
        "is_open",
    )

    def __init__(
        self,
        endpoint: Endpoint,
        loop: asyncio.AbstractEventLoop,
        *,
        read_timeout_s: float,
        monotonic: Callable[[], float],
    ) -> None:
        self._endpoint = endpoint
        self._loop = loop
        self._read_timeout_s = read_timeout_s
        self._monotonic = monotonic
        self._reader = AnswerReader()
        self._transport = cast(asyncio.Transport, None)
        self._future: asyncio.Future[Answer] | None = None  # of the call in progress
        self._lost: asyncio.Future[None] = loop.create_future()
        self._timer: asyncio.TimerHandle | None = None
        self._expires_at = 0.0
        self._is_kept = False  # it has answered before
        self.is_open = True
        self.idle_since = 0.0

    @property
    def keeps_alive(self) -> bool:
        """Whether another request may follow."""
        return self.is_open and self._reader.keeps_alive

    async def exchange(self, message: bytes, deadline: float) -> Answer:
        """Sends a request and reads its response, as `Connection.exchange` does."""
        self._reader.expect()
        if not self.is_open:  # it ended after it was lent
            ended = self._ended(None)
            ended.is_outcome_unknown = False  # nothing was sent
            raise ended
        future = self._future = self._loop.create_future()
        self._watch(deadline)
        self._transport.write(message)
        try:
            return await future
        finally:
            self._future = None

    # Called by the event loop.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Stores the transport."""
        self._transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        """Parses received bytes."""
        try:
            answer = self._reader.feed(data)
        except TargetError as trouble:
            self._fail(trouble)
            self.abort()
            return
        if answer is not None:
            self._finish(answer)
        else:
            self._expires_at = self._monotonic() + self._read_timeout_s

    def eof_received(self) -> None:
        """Handles the end of the stream."""
        answer = self._reader.end()
        if answer is not None:
            self._finish(answer)

    def connection_lost(self, exc: Exception | None) -> None:
        """Ends the call in progress, whose response will not arrive."""
        self.is_open = False
        self._fail(self._ended(exc))
        if self._timer is not None:
            self._timer.cancel()
        if not self._lost.done():
            self._lost.set_result(None)

    def _finish(self, answer: Answer) -> None:
        self._is_kept = True
        if self._future is not None and not self._future.done():
            self._future.set_result(answer)

    def _fail(self, trouble: TargetError) -> None:
        if self._future is not None and not self._future.done():
            self._future.set_exception(trouble)

    def _ended(self, error: Exception | None) -> ConnectionLostError:
        is_stale = self._is_kept and not self._reader.has_begun
        kind = StaleConnection if is_stale else ConnectionLostError
        return connection_errors.lost(self._endpoint, error, kind=kind)

    # One timer covers all calls of a connection: it is started once, and moved when it fires.

    def _watch(self, deadline: float) -> None:
        now = self._monotonic()
        expires_at = min(now + self._read_timeout_s, deadline)
        if self._timer is not None and expires_at < self._expires_at:
            self._timer.cancel()
            self._timer = None
        self._expires_at = expires_at
        if self._timer is None:
            self._timer = self._loop.call_later(max(expires_at - now, 0), self._look)

    def _look(self) -> None:
        self._timer = None
        if self._future is None:
            return
        left = self._expires_at - self._monotonic()
        if left > 0:
            self._timer = self._loop.call_later(left, self._look)
            return
        self._fail(connection_errors.too_late(self._endpoint, seconds=self._read_timeout_s))
        self.abort()

    def abort(self) -> None:
        """Ends the connection at once."""
        self.is_open = False
        self._transport.abort()

    async def lost(self) -> None:
        """Waits until the connection has ended."""
        await asyncio.shield(self._lost)


async def connected(
    connection: AsyncConnection, endpoint: Endpoint, *, context: ssl.SSLContext | None
) -> None:
    """Opens a connection, with its TLS handshake; raises a `TargetError`, or `TimeoutError`."""
    try:
        await asyncio.get_running_loop().create_connection(
            lambda: connection,
            endpoint.host,
            endpoint.port,
            ssl=context,
            server_hostname=endpoint.host if context is not None else None,
        )
    except TimeoutError:
        raise
    except (OSError, UnicodeError) as error:
        raise connection_errors.not_connected(error, endpoint, seconds=0) from error

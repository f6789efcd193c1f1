"""The connections to one endpoint on one event loop, lent to one call each.

Not here: the same for threads (`remote.pool`), what goes over them (`remote.async_connection`).
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

from tablewright.client.remote import connection_errors
from tablewright.client.remote.async_connection import AsyncConnection
from tablewright.client.remote.endpoints import Endpoint
from tablewright.errors.target import TargetError, TransportClosedError

Connect = Callable[[], Awaitable[AsyncConnection]]
_CLOSING_SECONDS_MAX = 1.0


class AsyncPool:
    """At most `connections_max` connections. Tasks of one loop share it."""

    def __init__(
        self,
        endpoint: Endpoint,
        connect: Connect,
        *,
        connections_max: int,
        connect_timeout_s: float,
        idle_s: float,
        monotonic: Callable[[], float],
    ) -> None:
        self._endpoint = endpoint
        self._connect = connect
        self._connections_max = connections_max
        self._connect_timeout_s = connect_timeout_s
        self._idle_s = idle_s
        self._monotonic = monotonic
        self._idle: list[AsyncConnection] = []
        self._count = 0  # of connections that are open or being opened
        # A turn brings a returned connection, or None if there is room for a new one.
        self._waiting: deque[asyncio.Future[AsyncConnection | None]] = deque()
        self._is_closed = False

    async def take(self, deadline: float) -> AsyncConnection:
        """Returns a connection for one request; raises a `TargetError`."""
        if self._is_closed:
            raise TransportClosedError("The transport is closed.")
        while self._idle:
            connection = self._idle.pop()
            is_young = self._monotonic() - connection.idle_since <= self._idle_s
            if is_young and connection.keeps_alive:
                return connection
            self.discard(connection)
        if self._count < self._connections_max:
            self._count += 1
            return await self._opened(deadline)
        return await self._turn(deadline) or await self._opened(deadline)

    def give(self, connection: AsyncConnection) -> None:
        """Returns a connection to the pool."""
        if self._is_closed or not connection.keeps_alive:
            self.discard(connection)
            return
        now = connection.idle_since = self._monotonic()
        if self._idle and now - self._idle[0].idle_since > self._idle_s:
            self.discard(self._idle.pop(0))
        if not self._hand_over(connection):
            self._idle.append(connection)

    def discard(self, connection: AsyncConnection) -> None:
        """Closes an unusable connection."""
        connection.abort()
        self._make_room()

    def drop_idle(self) -> list[AsyncConnection]:
        """Closes all idle connections."""
        idle, self._idle = self._idle, []
        for connection in idle:
            self.discard(connection)
        return idle

    async def close(self) -> None:
        """Closes all idle connections, and the others when they are returned."""
        self._is_closed = True
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_exception(TransportClosedError("The transport was closed."))
        ending = [asyncio.ensure_future(connection.lost()) for connection in self.drop_idle()]
        if ending:
            await asyncio.wait(ending, timeout=_CLOSING_SECONDS_MAX)

    async def _turn(self, deadline: float) -> AsyncConnection | None:
        turn: asyncio.Future[AsyncConnection | None] = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            async with asyncio.timeout(deadline - self._monotonic()):
                return await turn
        except TargetError:
            raise
        except BaseException as error:
            self._pass_on(turn)
            if isinstance(error, TimeoutError):
                raise connection_errors.no_time_left(self._endpoint) from error
            raise

    def _pass_on(self, turn: asyncio.Future[AsyncConnection | None]) -> None:
        """Passes a turn on, because its own task was cancelled."""
        if turn.cancelled() or not turn.done():
            turn.cancel()
            return
        connection = turn.result()
        if connection is None:
            self._make_room()
        else:
            self.give(connection)

    async def _opened(self, deadline: float) -> AsyncConnection:
        timeout_s = min(self._connect_timeout_s, deadline - self._monotonic())
        try:
            if timeout_s <= 0:
                raise connection_errors.no_time_left(self._endpoint)
            async with asyncio.timeout(timeout_s):
                return await self._connect()
        except BaseException as error:
            self._make_room()
            if isinstance(error, TimeoutError) and not isinstance(error, TargetError):
                raise connection_errors.not_connected(
                    error, self._endpoint, seconds=timeout_s
                ) from error
            raise

    def _make_room(self) -> None:
        if not self._hand_over(None):
            self._count -= 1

    def _hand_over(self, connection: AsyncConnection | None) -> bool:
        """Wakes the longest waiting task; False if none waits."""
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(connection)
                return True
        return False

"""The connections to one endpoint, lent to one thread each.

The connection used last is lent first, so that unneeded ones expire and are closed.
Not here: the connections (`remote.connection`).
"""

from __future__ import annotations

import threading
from collections.abc import Callable

from tablewright.client.remote import connection_errors
from tablewright.client.remote.connection import Connection
from tablewright.client.remote.endpoints import Endpoint
from tablewright.errors.target import TransportClosedError

Connect = Callable[[float], Connection]  # gets the remaining seconds


class Pool:
    """At most `connections_max` connections. Threads share it."""

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
        self._is_closed = False
        self._open: set[Connection] = set()
        self._begin()

    def _begin(self) -> None:
        self._changed = threading.Condition()
        self._idle: list[Connection] = []
        self._count = 0  # of connections that are open or being opened
        self._waiting = 0  # threads

    def take(self, deadline: float) -> Connection:
        """Returns a connection for one request; raises a `TargetError`."""
        while True:
            connection = self._kept_or_room(deadline)
            if connection is None:
                return self._opened(deadline)
            if self._monotonic() - connection.idle_since <= self._idle_s and connection.is_silent:
                return connection
            self.discard(connection)

    def give(self, connection: Connection) -> None:
        """Returns a connection to the pool."""
        now = connection.idle_since = self._monotonic()
        aged = None
        with self._changed:
            is_kept = connection.keeps_alive and not self._is_closed
            if is_kept:
                if self._idle and now - self._idle[0].idle_since > self._idle_s:
                    aged = self._idle.pop(0)
                self._idle.append(connection)
                if self._waiting:
                    self._changed.notify()
        if not is_kept:
            self.discard(connection)
        if aged is not None:
            self.discard(aged)

    def discard(self, connection: Connection) -> None:
        """Closes an unusable connection."""
        self._open.discard(connection)
        connection.close()
        self._make_room()

    def drop_idle(self) -> None:
        """Closes all idle connections."""
        with self._changed:
            idle, self._idle = self._idle, []
        for connection in idle:
            self.discard(connection)

    def close(self) -> None:
        """Closes all idle connections, and the others when they are returned."""
        with self._changed:
            self._is_closed = True
            self._changed.notify_all()
        self.drop_idle()

    def leave_to_parent(self) -> None:
        """Drops all connections in a forked process, because its parent uses them."""
        for connection in self._open:
            connection.close()  # closes this process's descriptor; the parent's stays open
        self._open.clear()
        self._begin()

    def _kept_or_room(self, deadline: float) -> Connection | None:
        with self._changed:
            while True:
                if self._is_closed:
                    raise TransportClosedError("The transport is closed.")
                if self._idle:
                    return self._idle.pop()
                if self._count < self._connections_max:
                    self._count += 1
                    return None
                left = deadline - self._monotonic()
                self._waiting += 1
                try:
                    if left <= 0 or not self._changed.wait(left):
                        raise connection_errors.no_time_left(self._endpoint)
                finally:
                    self._waiting -= 1

    def _opened(self, deadline: float) -> Connection:
        try:
            left = deadline - self._monotonic()
            if left <= 0:
                raise connection_errors.no_time_left(self._endpoint)
            connection = self._connect(min(self._connect_timeout_s, left))
        except BaseException:
            self._make_room()
            raise
        self._open.add(connection)
        return connection

    def _make_room(self) -> None:
        with self._changed:
            self._count -= 1
            if self._waiting:
                self._changed.notify()

"""All connections of the service port: their number, and the bytes that clients have not read.

Once a second, slow clients are disconnected.
Not here: one connection (`serving.connection`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

import uvicorn

from tablewright.endpoint import descriptors
from tablewright.endpoint.connection_slots import ConnectionSlots
from tablewright.lanes.dealt_connections import unreported
from tablewright.serving import limits
from tablewright.serving.connection import BoundedConnection

_TICK_SECONDS = 1.0


class Connections:
    """The connections of one port."""

    def __init__(
        self,
        count_max: int,
        loop: asyncio.AbstractEventLoop,
        *,
        unsent_share: int = 1,
        closed: Callable[[], None] = unreported,
    ) -> None:
        """`unsent_share` is the number of processes that share the bound on unsent bytes.

        `closed` is called whenever a connection has ended.
        """
        self._loop = loop
        self._unsent_share = unsent_share
        self._closed = closed
        self._places = ConnectionSlots(count_max, self.seconds)
        self._connections: set[BoundedConnection] = set()
        self._behind: dict[BoundedConnection, None] = {}  # longest behind first
        loop.call_later(_TICK_SECONDS, self._tick)

    @property
    def protocol(self) -> Any:
        """Called by uvicorn for each connection, instead of its own protocol class."""
        return partial(BoundedConnection, self)

    def admit(self, connection: BoundedConnection) -> bool:
        """Accepts a connection; False if there are too many, and all are busy."""
        self._connections.add(connection)
        return self._places.take(connection)

    def dismiss(self, connection: BoundedConnection) -> None:
        """Removes a connection."""
        self._connections.discard(connection)
        self._places.free(connection)
        self.caught_up(connection)
        self._closed()

    def fell_behind(self, connection: BoundedConnection) -> None:
        """Disconnects the clients that lag the longest, if all together hold too many bytes."""
        self._behind[connection] = None
        unsent_bytes = sum(one.unsent_bytes for one in self._behind)
        most_bytes = limits.API_UNSENT_BYTES_MAX // self._unsent_share
        while unsent_bytes > most_bytes and len(self._behind) > 1:
            first = next(iter(self._behind))
            unsent_bytes -= first.unsent_bytes
            del self._behind[first]
            first.leave()

    def caught_up(self, connection: BoundedConnection) -> None:
        """Records that a client has caught up."""
        self._behind.pop(connection, None)

    def seconds(self) -> float:
        """A monotonic clock."""
        return self._loop.time()

    def look(self) -> None:
        """Disconnects slow clients."""
        now = self.seconds()
        for connection in tuple(self._connections):
            connection.cut_off_if_slow(now)

    def _tick(self) -> None:
        self.look()
        self._loop.call_later(_TICK_SECONDS, self._tick)


def bounded_config(
    app: Any, share: float, processes: int = 1, *, closed: Callable[[], None] = unreported
) -> uvicorn.Config:
    """Returns uvicorn's settings for a port that may use `share` of the process's descriptors.

    Several `processes` together have the bounds of one. `closed` is called whenever a connection
    has ended.
    """
    count_max = max(1, descriptors.connections_max(share) // processes)
    loop = asyncio.get_running_loop()
    connections = Connections(count_max, loop, unsent_share=processes, closed=closed)
    return uvicorn.Config(
        app,
        http=connections.protocol,
        ws="none",  # another protocol would have no bounds
        backlog=descriptors.backlog(),
        log_config=None,
        access_log=False,
        server_header=False,
        lifespan="on",
        timeout_keep_alive=limits.API_KEEP_ALIVE_SECONDS,
        timeout_graceful_shutdown=limits.API_STOP_SECONDS_MAX,
    )

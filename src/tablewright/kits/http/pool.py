"""Pool: connections that stay open for later requests to the same place.

The connection used last is used first, so that unneeded ones expire and are closed.
Not here: what goes over them (`http.connection`), where they may go (`http.backend`).
"""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from httpcore2 import AsyncNetworkBackend

from tablewright.kits.http import limits
from tablewright.kits.http.connection import Connection
from tablewright.kits.http.targets import Target

_Place = tuple[bool, str, int]


class Pool:
    """At most `OUTGOING_CONNECTIONS_MAX` connections of one event loop."""

    def __init__(self, network: AsyncNetworkBackend, tls: ssl.SSLContext, *, keeps: bool) -> None:
        """Without `keeps`, each request has a connection of its own."""
        tls.set_alpn_protocols(["http/1.1"])
        self._network = network
        self._tls = tls
        self._keeps = keeps
        self._turns = asyncio.Semaphore(limits.OUTGOING_CONNECTIONS_MAX)
        self._used = 0
        # With the time since which each is idle, the longest first.
        self._idle: dict[Connection, tuple[_Place, float]] = {}

    @asynccontextmanager
    async def connection(self, target: Target) -> AsyncGenerator[Connection]:
        """Lends a connection for one request; raises an error of the network."""
        place = target.is_tls, target.host, target.port
        async with self._turns:
            self._used += 1
            try:
                connection = await self._kept(place) or await self._opened(target)
                try:
                    yield connection
                finally:
                    if self._keeps and connection.is_reusable:
                        self._idle[connection] = place, _now()
                    else:
                        await connection.close()
            finally:
                self._used -= 1

    async def close(self) -> None:
        """Closes idle connections."""
        while self._idle:
            connection, _ = self._idle.popitem()
            await connection.close()

    async def _kept(self, place: _Place) -> Connection | None:
        """Returns the idle connection used last, if it is still open."""
        await self._expire()
        for connection, (other, _) in reversed(list(self._idle.items())):
            if other == place and self._idle.pop(connection, None) is not None:
                if connection.is_quiet:
                    return connection
                await connection.close()
        return None

    async def _expire(self) -> None:
        oldest = _now() - limits.OUTGOING_KEPT_SECONDS
        for connection, (_, since) in list(self._idle.items()):
            if since < oldest and self._idle.pop(connection, None) is not None:
                await connection.close()

    async def _opened(self, target: Target) -> Connection:
        while self._idle and self._used + len(self._idle) > limits.OUTGOING_CONNECTIONS_MAX:
            unneeded = next(iter(self._idle))
            del self._idle[unneeded]
            await unneeded.close()
        stream = await self._network.connect_tcp(target.host, target.port)
        if target.is_tls:
            stream = await stream.start_tls(self._tls, server_hostname=target.host)
        return Connection(stream)


def _now() -> float:
    return asyncio.get_running_loop().time()

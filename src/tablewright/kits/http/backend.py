"""The network under outgoing requests: every connection goes to a checked address.

httpx2 requests connections here, including those of its pool. The host is resolved once per
connection, every address must be allowed, and the connection goes to one of them. A name that
resolves differently after the check therefore gains nothing.
Not here: the allowed addresses (`http.addresses`).
"""

from __future__ import annotations

import ssl
from collections.abc import Iterable
from typing import Any

import httpcore2
from httpcore2 import AnyIOBackend, AsyncNetworkBackend, AsyncNetworkStream

from tablewright.kits.http.targets import Resolve, TargetRules, checked_addresses


class GuardedBackend(AsyncNetworkBackend):
    """Connects to allowed addresses only."""

    def __init__(self, rules: TargetRules, resolve: Resolve) -> None:
        self._rules = rules
        self._resolve = resolve
        self._network = AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> AsyncNetworkStream:
        """Connects to the first address of a host that accepts a connection."""
        addresses = await checked_addresses(host, port, self._rules, self._resolve)
        for place, address in enumerate(addresses, start=1):
            try:
                return _Stream(await self._network.connect_tcp(address, port, timeout=timeout))
            except httpcore2.ConnectError:
                if place == len(addresses):
                    raise
        raise AssertionError("there is at least one address")

    async def connect_unix_socket(
        self, path: str, timeout: float | None = None, socket_options: Iterable[Any] | None = None
    ) -> AsyncNetworkStream:
        """Raises an error: requests only go to hosts on the network."""
        raise httpcore2.ConnectError("sockets of the file system are not allowed")

    async def sleep(self, seconds: float) -> None:
        """Waits for some seconds."""
        await self._network.sleep(seconds)


class _Stream(AsyncNetworkStream):
    """A connection that is closed if its TLS handshake is cancelled; httpcore2 would leak it."""

    def __init__(self, inner: AsyncNetworkStream) -> None:
        self._inner = inner

    async def read(self, max_bytes: int, timeout: float | None = None) -> bytes:
        return await self._inner.read(max_bytes, timeout)

    async def write(self, buffer: bytes, timeout: float | None = None) -> None:
        await self._inner.write(buffer, timeout)

    async def aclose(self) -> None:
        await self._inner.aclose()

    async def start_tls(
        self,
        ssl_context: ssl.SSLContext,
        server_hostname: str | None = None,
        timeout: float | None = None,
    ) -> AsyncNetworkStream:
        try:
            return await self._inner.start_tls(ssl_context, server_hostname, timeout)
        except BaseException:
            await self._inner.aclose()
            raise

    def get_extra_info(self, info: str) -> Any:
        return self._inner.get_extra_info(info)

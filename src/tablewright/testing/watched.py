"""Watched: passes calls to a store on, and reports each write to listeners."""

from __future__ import annotations

from collections.abc import Callable

from tablewright.client.driving import once
from tablewright.client.transport import AsyncTransport, Versions
from tablewright.operations import READS

OnWrite = Callable[[str, bytes], None]  # gets the operation, and the JSON of the request


class WatchedTransport:
    """A transport that reports its writes."""

    def __init__(self, inner: AsyncTransport) -> None:
        self._inner = inner
        self.sends_once: bool = getattr(inner, "sends_once", False)
        self.versions: Versions | None = getattr(inner, "versions", None)
        self.on_write: OnWrite | None = None

    async def send(self, operation: str, body: bytes) -> bytes:
        """Passes a call on."""
        self._report(operation, body)
        return await self._inner.send(operation, body)

    async def send_once(self, operation: str, body: bytes) -> bytes:
        """Passes a call on that must not be sent again once its outcome is unknown."""
        self._report(operation, body)
        return await once(self._inner)(operation, body)

    async def close(self) -> None:
        """Closes the inner transport."""
        await self._inner.close()

    def _report(self, operation: str, body: bytes) -> None:
        if self.on_write is not None and operation not in READS:
            self.on_write(operation, body)

"""Uploads: bodies that a handler reads while they arrive.

    async def save(context: Context[Parts], file_id: str, body: Upload) -> None:
        async with context.parts.files.open_write(f"files/{file_id}", body.content_type) as file:
            async for piece in body:
                await file.write(piece)

Memory holds a piece, and the server stops reading while the handler works on it. The size is
bounded by the route's `body_bytes_max`. The time is bounded by a minimum rate, and in total.
Not here: bodies that are read before the handler begins (`api.http.bodies`).
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Mapping

from starlette.types import Receive

from tablewright.api import limits
from tablewright.api.http.bodies import CallerGone, Pay, check_length, late, too_large


class Upload:
    """The body of one request. It can be iterated once."""

    def __init__(
        self, receive: Receive, headers: Mapping[str, str], bytes_max: int, pay: Pay
    ) -> None:
        self.content_type = headers.get("content-type", "")
        self.size_bytes = check_length(headers, bytes_max)  # None if it was not declared
        self.received_bytes = 0
        self._receive = receive
        self._bytes_max = bytes_max
        self._pay = pay
        # Bounds the time of the handler; waiting for a piece does not count.
        self.handling = asyncio.timeout(limits.API_HANDLER_SECONDS_MAX)
        self._pieces = self._all()

    def __aiter__(self) -> AsyncIterator[bytes]:
        return self._pieces

    async def _all(self) -> AsyncGenerator[bytes]:
        if self.size_bytes is not None and (paying := self._pay(self.size_bytes)) is not None:
            await paying
        loop = asyncio.get_running_loop()
        began, has_more = loop.time(), True
        while has_more:
            self.handling.reschedule(None)
            try:
                async with asyncio.timeout_at(began + self.seconds_max):
                    message = await self._receive()
            except TimeoutError:
                raise late() from None
            finally:
                self.handling.reschedule(loop.time() + limits.API_HANDLER_SECONDS_MAX)
            if message["type"] == "http.disconnect":
                raise CallerGone
            piece, has_more = message.get("body", b""), message.get("more_body", False)
            self.received_bytes += len(piece)
            if self.received_bytes > self._bytes_max:
                raise too_large(self._bytes_max)
            if (paying := self._pay(self.received_bytes)) is not None:
                await paying
            if piece:
                yield piece

    @property
    def seconds_max(self) -> float:
        """The time from the beginning until the next piece must have arrived."""
        slowest = self.received_bytes / limits.API_UPLOAD_BYTES_PER_SECOND_MIN
        return min(limits.API_BODY_SECONDS_MAX + slowest, limits.API_UPLOAD_SECONDS_MAX)

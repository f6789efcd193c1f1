"""Connection: requests over HTTP/1.1 and their responses, one after the other.

httptools parses responses. Whatever is not exactly one response to one request ends the connection:
a response is never taken for that of the next request.
Not here: who gets a connection next (`http.pool`), how large a body may be (`http.responses`).
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Final

import httpcore2
import httptools
from httpcore2 import AsyncNetworkStream

from tablewright.errors.outgoing import NoResponseError
from tablewright.kits.http import limits

_READ_BYTES: Final = 65_536
_VERSIONS: Final = ("1.0", "1.1")
_OK: Final = 200  # lower ones announce the response


class Connection:
    """An open connection, used by one request at a time."""

    def __init__(self, stream: AsyncNetworkStream) -> None:
        self.is_reusable = False  # another request may follow
        self.status = 0
        self.headers: list[tuple[bytes, bytes]] = []
        self._stream = stream
        self._parser = httptools.HttpResponseParser(self)
        self._begin("")

    def _begin(self, method: str) -> None:
        self.is_reusable = False
        self.headers = []
        self._method = method
        self._head_bytes = 0
        self._has_head = self._is_complete = False
        self._pieces: list[bytes] = []

    @property
    def is_quiet(self) -> bool:
        """Whether nothing arrived after the last response: neither an end nor anything else."""
        return not self._stream.get_extra_info("is_readable")

    async def exchange(self, method: str, message: bytes) -> None:
        """Sends a request, and returns when the head of its response has arrived.

        Raises `NoResponseError`, or an error of the network.
        """
        self._begin(method)
        with suppress(httpcore2.WriteError):  # a server may respond early, and stop reading
            await self._stream.write(message)
        while not self._has_head:
            await self._receive()

    async def body(self) -> AsyncIterator[bytes]:
        """Yields the body of the response as it arrives; raises as `exchange` does."""
        while True:
            pieces, self._pieces = self._pieces, []
            for one in pieces:
                yield one
            if self._is_complete:
                return
            await self._receive()

    async def close(self) -> None:
        """Closes the connection."""
        self.is_reusable = False
        await self._stream.aclose()

    async def _receive(self) -> None:
        data = await self._stream.read(_READ_BYTES)
        if not data:
            self._end()
            return
        if not self._has_head:
            self._head_bytes += len(data)
        try:
            self._parser.feed_data(data)
        except (httptools.HttpParserError, httptools.HttpParserUpgrade) as error:
            if not self._is_complete:
                raise _not_http() from error
            self.is_reusable = False  # something followed the response
        if not self._has_head and self._head_bytes > limits.OUTGOING_HEAD_BYTES_MAX:
            raise _not_http()

    def _end(self) -> None:
        """The server closed the connection, which may be the end of a body."""
        names = {name.lower() for name, _ in self.headers}
        if not self._has_head or names & {b"content-length", b"transfer-encoding"}:
            text = "The connection ended before the response did."
            raise NoResponseError(text, reason="broken")
        self._is_complete = True

    # Called by httptools, which wraps errors raised here in HttpParserCallbackError.

    def on_message_begin(self) -> None:
        """Starts a response; a second one has no request."""
        if self._is_complete:
            raise ValueError("a second response")

    def on_header(self, name: bytes, value: bytes) -> None:
        """Stores a header. Trailers of a chunked body are ignored."""
        if not self._has_head:
            self.headers.append((name, value.strip()))

    def on_headers_complete(self) -> None:
        """Completes the head, unless it announces another."""
        if self._parser.get_http_version() not in _VERSIONS:
            raise ValueError("another version")
        self.status = self._parser.get_status_code()
        self._has_head = self.status >= _OK
        self._is_complete = self._has_head and self._method == "HEAD"

    def on_body(self, body: bytes) -> None:
        """Stores a piece of the body."""
        self._pieces.append(body)

    def on_message_complete(self) -> None:
        """Completes a response, unless it announces another."""
        if self._has_head:
            self.is_reusable = self._method != "HEAD" and self._parser.should_keep_alive()
            self._is_complete = True
        else:
            self.headers = []


def _not_http() -> NoResponseError:
    return NoResponseError("The response is not valid HTTP/1.1.", reason="not_http")

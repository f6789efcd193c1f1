"""One connection of the service port: uvicorn's, with bounds on clients.

Uvicorn bounds request heads only if h11 parses them. This class always parses with httptools, and
bounds heads in bytes, headers and time, and pipelined requests. A client that does not read its
response is disconnected.
Not here: all connections together (`serving.connections`), bodies (`api.http.bodies`).
"""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any, Protocol

from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import (
    STATUS_LINE,
    HttpToolsProtocol,
    RequestResponseCycle,
)
from uvicorn.server import ServerState

from tablewright.api.http.heads import WHOLE_RESPONSE, added
from tablewright.endpoint.outflow import Outflow
from tablewright.serving import limits

_BETWEEN_BYTES = len(": \r\n")  # size of a header besides its name and value
_HEAD_TOO_LARGE = (
    f"The request line and headers may have at most {limits.API_HEAD_BYTES_MAX} bytes "
    f"and {limits.API_HEADERS_MAX} headers.\n"
)
# An error of the connection itself belongs to no request, so it has no id.
_ERROR_HEAD = "".join(
    f"{name}: {value}\r\n"
    for name, value in (
        ("content-type", "text/plain; charset=utf-8"),
        ("cache-control", "no-store"),
        *added(("x-request-id",), "", is_https=False),
        ("connection", "close"),
    )
).encode()


class _Refused(Exception):
    """Stops the parser."""


class Serving(Protocol):
    """The interface of a connection to its port."""

    def admit(self, connection: BoundedConnection) -> bool:
        """Accepts a connection; False if there are too many."""
        ...

    def dismiss(self, connection: BoundedConnection) -> None:
        """Removes a connection."""
        ...

    def fell_behind(self, connection: BoundedConnection) -> None:
        """Records that the client does not read."""
        ...

    def caught_up(self, connection: BoundedConnection) -> None:
        """Records that the client has caught up."""
        ...

    def seconds(self) -> float:
        """A monotonic clock."""
        ...


def _send_whole(cycle: RequestResponseCycle, status: int, head: bytes, content: bytes) -> bool:
    """Sends a response in one piece instead of two ASGI messages; False if it must wait.

    It updates the cycle as `RequestResponseCycle.send` does.
    """
    if cycle.disconnected:
        return True
    if cycle.response_started or cycle.flow.write_paused:
        return False
    cycle.response_started = True
    cycle.waiting_for_100_continue = False
    usual = _usual.lines_of(cycle.default_headers)
    end = b"\r\n" if cycle.keep_alive else b"connection: close\r\n\r\n"
    cycle.transport.write(b"".join((STATUS_LINE[status], usual, head, end, content)))
    cycle.response_complete = True
    cycle.message_event.set()
    if not cycle.keep_alive:
        cycle.transport.close()
    cycle.on_response()
    return True


class _UsualLines:
    """The header lines that uvicorn adds to every response, in a new list after each change."""

    def __init__(self) -> None:
        self._headers: list[tuple[bytes, bytes]] = []
        self._lines = b""

    def lines_of(self, headers: list[tuple[bytes, bytes]]) -> bytes:
        """Returns the lines of these unchanged headers."""
        if headers is not self._headers:
            self._headers = headers
            self._lines = b"".join([b"%b: %b\r\n" % line for line in headers])
        return self._lines


_usual = _UsualLines()


class BoundedConnection(HttpToolsProtocol):
    """The server's side of one connection."""

    def __init__(
        self,
        serving: Serving,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.has_asked = False  # a complete request, and no partial one since
        self._serving = serving
        self._since = serving.seconds()  # since when it waits for the client
        self._outflow = Outflow()
        self._owed = 0  # responses
        self._begun = 0  # requests
        self._head_bytes = self._seen_bytes = self._header_count = 0
        self._is_in_head = True
        self._is_reading = False  # in the middle of a request
        self._is_deaf = False  # further input is discarded
        self._refusal = (400, "The request is not valid HTTP/1.1.\n")

    # Called by the event loop.

    def connection_made(self, transport: asyncio.Transport) -> None:  # pyright: ignore[reportIncompatibleMethodOverride]
        """Accepts the connection, or rejects it if there are too many."""
        super().connection_made(transport)
        if not self._serving.admit(self):
            self._is_deaf = True
            self._write(503, "Too many connections.\n", b"retry-after: 1\r\n")
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """Removes the connection."""
        self._is_deaf = True
        self._serving.dismiss(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parses received bytes."""
        if self._is_deaf:
            return
        was_reading, begun, seen_bytes = self._is_reading, self._begun, self._seen_bytes
        if not was_reading:
            self._start_reading()
        super().data_received(data)
        # An endless header or trailer triggers no callback.
        if self._begun == begun:
            is_head = self._is_in_head or self._seen_bytes == seen_bytes
        else:  # bytes before the head of this request do not belong to it
            is_head = self._is_in_head and not was_reading and self._begun == begun + 1
        if self._is_reading and is_head and not self._is_deaf:
            self._head_bytes += len(data)
            if self._head_bytes > limits.API_HEAD_BYTES_MAX:
                self._refuse(431, _HEAD_TOO_LARGE)

    def pause_writing(self) -> None:
        """Records that the client does not read."""
        super().pause_writing()
        self._outflow.is_too_slow(self.unsent_bytes, self._serving.seconds())
        self._serving.fell_behind(self)

    def resume_writing(self) -> None:
        """Records that the client has caught up."""
        super().resume_writing()
        self._outflow.caught_up()
        self._serving.caught_up(self)

    # Called by httptools. An exception ends the parsing; uvicorn then requests an error response.

    def on_message_begin(self) -> None:
        """Starts a request."""
        if not self._is_reading:  # it arrived together with the end of another
            self._start_reading()
        self._begun += 1
        self._head_bytes = self._header_count = self._seen_bytes = 0
        self._is_in_head = True
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        """Stores a header. Trailers of a chunked body are ignored."""
        self._header_count += 1
        if self._header_count > limits.API_HEADERS_MAX:
            self._stop(431, _HEAD_TOO_LARGE)
        if self._is_in_head:
            self._seen_bytes += len(name) + len(value) + _BETWEEN_BYTES
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """Starts serving the request, unless its head is too large."""
        if len(self.url) + self._seen_bytes > limits.API_HEAD_BYTES_MAX:
            self._stop(431, _HEAD_TOO_LARGE)
        if len(self.pipeline) >= limits.API_PIPELINED_REQUESTS_MAX:
            self._stop(503, "Too many pipelined requests.\n")
        self._is_in_head = False
        self._seen_bytes = self._head_bytes = 0
        before = self.cycle
        super().on_headers_complete()
        if self.cycle is not before:
            self._owed += 1
            # The application starts only after this callback.
            send = partial(_send_whole, self.cycle)
            self.scope["extensions"] = {WHOLE_RESPONSE: {"send": send}}

    def on_body(self, body: bytes) -> None:
        """Stores a part of the body."""
        self._seen_bytes += len(body)
        self._head_bytes = 0  # from here on, trailers and chunk sizes are counted
        super().on_body(body)

    def on_message_complete(self) -> None:
        """Ends a request."""
        self._is_reading = False
        self.has_asked = True
        super().on_message_complete()

    def _start_reading(self) -> None:
        self._is_reading, self.has_asked = True, False
        if not self._owed:
            self._since = self._serving.seconds()

    def _stop(self, status: int, text: str) -> None:
        self._refusal = status, text
        raise _Refused(text)

    # Responses.

    def on_response_complete(self) -> None:
        """Continues with the next request, or ends the connection."""
        self._owed -= 1
        self._since = self._serving.seconds()
        if self.pipeline:
            super().on_response_complete()
            return
        # Like uvicorn, but without a timer for each response: `cut_off_if_slow` is called once a
        # second.
        self.server_state.total_requests += 1
        if self.transport.is_closing():
            return
        if self._is_deaf:
            self._linger()
        else:
            self.flow.resume_reading()

    def send_400_response(self, msg: str) -> None:
        """Rejects a request that cannot be parsed, or whose head is too large."""
        self._refuse(*self._refusal)

    def _refuse(self, status: int, text: str) -> None:
        """Stops reading. Pending responses are sent, and are the last."""
        self._is_deaf = True
        self._unset_keepalive_if_required()
        if self._is_at_fault:
            # Its own request is rejected: the application gets a disconnect.
            self.cycle.disconnected = True
            self.cycle.message_event.set()
            self._owed = 0
        self._owed -= len(self.pipeline)
        self.pipeline.clear()
        if self._owed or self.transport.is_closing():
            return
        self._write(status, text)
        self._linger()

    @property
    def _is_at_fault(self) -> bool:
        """Whether the current request is the one whose end cannot be parsed."""
        is_in_body = self._is_reading and not self._is_in_head
        return self._owed == 1 and is_in_body and not self.cycle.response_started

    def _write(self, status: int, text: str, more: bytes = b"") -> None:
        length = b"content-length: %d\r\n\r\n" % len(text)
        self.transport.write(STATUS_LINE[status] + _ERROR_HEAD + more + length + text.encode())

    def _linger(self) -> None:
        """Ends the connection, and discards further input: closing would reset it."""
        self._since = self._serving.seconds()
        self.flow.resume_reading()
        if self.transport.can_write_eof():
            self.transport.write_eof()
        else:
            self.transport.close()

    # Called by the port.

    @property
    def waits_since(self) -> float | None:
        """When the connection began to wait for its client; None during a request."""
        return None if self._owed else self._since

    @property
    def unsent_bytes(self) -> int:
        """The bytes that the system has not accepted yet."""
        return self.transport.get_write_buffer_size()

    def leave(self) -> None:
        """Closes the connection at once."""
        self._is_deaf = True
        self.transport.abort()

    def cut_off_if_slow(self, now: float) -> None:
        """Disconnects a client that has kept the connection in one state for too long."""
        waited = now - self._since
        if self._outflow.is_too_slow(self.unsent_bytes, now):
            self.leave()
        elif self._owed or self.transport.is_closing():
            return
        elif self._is_deaf and waited > limits.API_LINGER_SECONDS_MAX:
            self.leave()
        elif self.has_asked and waited > limits.API_KEEP_ALIVE_SECONDS:
            self.transport.close()
        elif self._is_deaf or self.has_asked or waited <= limits.API_HEAD_SECONDS_MAX:
            return
        elif self._is_reading and self._is_in_head:
            self._refuse(408, "The request did not arrive in time.\n")
        else:  # it sent nothing, or no handler waits for its body
            self.leave()

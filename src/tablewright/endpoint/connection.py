"""One HTTP/1.1 connection: parses requests and sends responses, in order.

Requests may be pipelined; they are served one after another. A body that is too large is rejected
before it is read, a client that sends or reads too slowly is disconnected, and a response is passed
to the system as a whole.
Not here: the meaning of requests (`endpoint.service`).
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from http import HTTPStatus
from typing import Protocol, cast

import httptools

from tablewright import limits
from tablewright.endpoint.messages import PLAIN_TEXT, HttpRequest, HttpResponse
from tablewright.endpoint.outflow import Outflow

_STATUS_LINES = {s.value: f"HTTP/1.1 {s.value} {s.phrase}\r\n".encode() for s in HTTPStatus}
_CONTINUE = b"HTTP/1.1 100 Continue\r\n\r\n"
_BETWEEN = ": \r\n"  # size of a header besides its name and value
_USUAL_HEADERS = """Accept Accept-Encoding Amz-Sdk-Invocation-Id Amz-Sdk-Request Authorization
    Connection Content-Length Content-Type Expect Host Origin User-Agent X-Amz-Content-Sha256
    X-Amz-Date X-Amz-Security-Token X-Amz-Target X-Amz-User-Agent""".split()
# In the spelling of SDKs, so that most need not be decoded.
_LOWER = {form.encode(): name.lower() for name in _USUAL_HEADERS for form in (name, name.lower())}


class Serving(Protocol):
    """The interface of a connection to its server."""

    is_draining: bool
    held_bytes: int  # bodies without a response yet, over all connections

    def admit(self, connection: Connection) -> bool:
        """Accepts a connection, unless there are too many."""
        ...

    def dismiss(self, connection: Connection) -> None:
        """Removes a connection."""
        ...

    def answer(self, request: HttpRequest, reply: Callable[[HttpResponse], None]) -> None:
        """Responds to a request, now or later, exactly once."""
        ...

    def throttled(self) -> HttpResponse:
        """Returns the response to a request during overload."""
        ...

    def seconds(self) -> float:
        """A monotonic clock."""
        ...

    def date(self) -> bytes:
        """The value of a Date header."""
        ...


class Connection(asyncio.Protocol):
    """The server's side of one connection."""

    __slots__ = (
        "_begun",
        "_body",
        "_has_ended",
        "_head_bytes",
        "_header_count",
        "_headers",
        "_held_bytes",
        "_is_deaf",
        "_is_in_head",
        "_is_over",
        "_is_paused",
        "_is_reading",
        "_is_serving",
        "_is_stuck",
        "_is_waiting",
        "_keeps_alive",
        "_outflow",
        "_owes_continue",
        "_parser",
        "_pipelines",
        "_queue",
        "_serving",
        "_since",
        "_target",
        "_transport",
        "has_asked",
    )

    def __init__(self, serving: Serving) -> None:
        self._serving = serving
        self._parser = httptools.HttpRequestParser(self)
        self._transport = cast(asyncio.Transport, None)
        self._queue: deque[tuple[HttpRequest, bool]] = deque()
        self._is_waiting = False  # for the response to the current request
        self._is_serving = False  # an outer frame processes the queue
        self._is_deaf = False  # further input is discarded
        self._is_over = False  # the last response is sent
        self._has_ended = False  # the client has closed its side
        self._pipelines = False  # the client sent a request before it had the last response
        self._begun = 0  # requests
        self._is_reading = False  # in the middle of a request
        self._is_in_head = True
        self._is_paused = False  # does not read at present
        self._is_stuck = False  # the client does not read
        self._owes_continue = False  # the client waits for 100 Continue
        self._keeps_alive = True
        self._since = serving.seconds()  # since when it has its current state
        self._outflow = Outflow()
        self._held_bytes = 0
        self.has_asked = False  # a complete request, and no partial one since
        self._begin()

    # Called by the event loop.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Accepts the connection, or rejects it if there are too many."""
        self._transport = cast(asyncio.Transport, transport)
        if not self._serving.admit(self):
            self._end(self._serving.throttled())
        elif self._serving.is_draining:
            self.drain()

    def connection_lost(self, exc: Exception | None) -> None:
        """Removes the connection; a later response is discarded."""
        self._is_deaf = True
        self._queue.clear()
        self._hold(-self._held_bytes)
        self._serving.dismiss(self)

    def data_received(self, data: bytes) -> None:
        """Parses received bytes, and serves complete requests."""
        if self._is_deaf:
            return
        was_reading, begun, body_bytes = self._is_reading, self._begun, len(self._body)
        if not was_reading:
            self._start_reading()
        try:
            self._parser.feed_data(data)
        except (httptools.HttpParserError, httptools.HttpParserUpgrade):
            self._end(_plain(400, "Not an HTTP/1.1 request.\n"))
        # An endless header or trailer triggers no callback.
        if self._begun == begun:
            is_head = self._is_in_head or body_bytes == len(self._body)
        else:  # bytes before the head of this request do not belong to it
            is_head = self._is_in_head and not was_reading and self._begun == begun + 1
        if self._is_reading and is_head:
            self._head_bytes += len(data)
            self._check_head(self._head_bytes)
        if self._queue and not self._is_waiting:
            self._serve()

    def eof_received(self) -> bool:
        """Keeps the connection open for pending responses."""
        if not self._is_waiting and not self._queue:
            return False
        self._is_reading = False
        self._has_ended = True
        self._make_last()
        return True

    def pause_writing(self) -> None:
        """Stops serving until the client reads."""
        self._is_stuck = True
        self._since = self._serving.seconds()
        self._outflow.is_too_slow(self._transport.get_write_buffer_size(), self._since)

    def resume_writing(self) -> None:
        """Continues serving."""
        self._is_stuck = False
        self._since = self._serving.seconds()
        self._outflow.caught_up()
        if self._queue and not self._is_waiting:
            self._serve()

    # Called by httptools.

    def on_message_begin(self) -> None:
        """Starts a request."""
        if not self._is_reading:  # it arrived together with the end of another
            self._start_reading()
        if self._is_waiting or self._queue:
            self._pipelines = True
        self._begun += 1
        self._begin()

    def _start_reading(self) -> None:
        self._is_reading = True
        self.has_asked = False
        if not self._is_stuck:
            self._since = self._serving.seconds()

    def _begin(self) -> None:
        self._target = b""
        self._headers: dict[str, str] = {}
        self._body: bytes | bytearray = b""
        self._head_bytes = self._header_count = 0
        self._is_in_head = True

    def on_url(self, url: bytes) -> None:
        """Stores a part of the target."""
        self._target += url

    def on_header(self, name: bytes, value: bytes) -> None:
        """Stores a header. Trailers of a chunked body are ignored."""
        self._header_count += 1
        if self._header_count > limits.REQUEST_HEADERS_MAX:
            self._refuse_head()
        if not self._is_in_head or self._is_deaf:
            return
        key = _LOWER.get(name) or name.decode("latin-1").lower()
        text = value.strip(b" \t").decode("latin-1")
        if key in self._headers:
            text = f"{self._headers[key]},{text}"
            self._head_bytes += len(text)  # which bounds what is copied here
            self._check_head(self._head_bytes)
        self._headers[key] = text

    def on_headers_complete(self) -> None:
        """Rejects a body that is declared too large, or sends 100 Continue."""
        self._is_in_head = False
        headers = self._headers
        names_bytes = sum(map(len, headers)) + len(_BETWEEN) * len(headers)
        self._check_head(len(self._target) + names_bytes + sum(map(len, headers.values())))
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > limits.REQUEST_BODY_BYTES_MAX:
            self._end(HttpResponse(413))
        elif self._parser.should_upgrade():  # the parser would skip the body
            self._end(_plain(400, "Only HTTP/1.1 is supported.\n"))
        elif "expect" in headers and self._parser.get_http_version() == "1.1":
            self._owes_continue = True
            self._tell_to_continue()

    def on_body(self, body: bytes) -> None:
        """Stores a part of the body."""
        if self._is_deaf:
            return
        self._head_bytes = 0  # from here on, trailers and chunk sizes are counted
        self._hold(len(body))
        if not self._body:
            self._body = body
        else:
            if not isinstance(self._body, bytearray):
                self._body = bytearray(self._body)
            self._body += body
        if len(self._body) > limits.REQUEST_BODY_BYTES_MAX:
            self._end(HttpResponse(413))
        elif self._serving.held_bytes > limits.REQUESTS_HELD_BYTES_MAX:
            self._end(self._serving.throttled())

    def on_message_complete(self) -> None:
        """Queues a complete request."""
        self._is_reading = self._owes_continue = False
        self.has_asked = True
        if self._is_deaf:
            return
        body, self._body = bytes(self._body), b""
        request = HttpRequest(
            self._parser.get_method().decode("latin-1"),
            self._target.decode("latin-1"),
            self._headers,
            body,
        )
        self._queue.append((request, self._parser.should_keep_alive()))
        if len(self._queue) >= limits.PIPELINED_REQUESTS_MAX and not self._is_paused:
            self._is_paused = True
            self._transport.pause_reading()

    def _check_head(self, size_bytes: int) -> None:
        if size_bytes > limits.REQUEST_HEAD_BYTES_MAX:
            self._refuse_head()

    def _refuse_head(self) -> None:
        self._end(
            _plain(
                431,
                f"Request line and headers must not exceed {limits.REQUEST_HEAD_BYTES_MAX} bytes "
                f"and {limits.REQUEST_HEADERS_MAX} headers.\n",
            )
        )

    def _hold(self, size_bytes: int) -> None:
        self._held_bytes += size_bytes
        self._serving.held_bytes += size_bytes

    # Requests and responses.

    def _serve(self) -> None:
        """Serves waiting requests one after another, until a response is delayed."""
        if self._is_serving:
            return
        self._is_serving = True
        while self._queue and not (self._is_waiting or self._is_stuck):
            request, self._keeps_alive = self._queue.popleft()
            self._is_waiting = True
            self._hold(-len(request.body))
            self._serving.answer(request, self._reply)
        self._is_serving = False
        if self._is_paused and not self._queue and not self._is_deaf:
            self._is_paused = False
            self._transport.resume_reading()

    def _reply(self, response: HttpResponse) -> None:
        """Sends the response to the current request, and serves the next."""
        self._is_waiting = False
        if self._transport.is_closing():
            return
        if response.closes or not self._keeps_alive or self._serving.is_draining:
            self._queue.clear()
            self._end(response)
            return
        self._transport.write(self._encoded(response, closes=False))
        self._since = self._serving.seconds()
        if self._queue:
            self._serve()
        elif self._owes_continue:
            self._tell_to_continue()

    def _tell_to_continue(self) -> None:
        """Sends 100 Continue, after all earlier responses."""
        if not (self._is_deaf or self._is_waiting or self._queue):
            self._owes_continue = False
            self._transport.write(_CONTINUE)

    def _make_last(self) -> None:
        """Ends the connection after the last pending response."""
        if self._queue:
            request, _ = self._queue.pop()
            self._queue.append((request, False))
        else:
            self._keeps_alive = False

    def _end(self, response: HttpResponse) -> None:
        """Sends the last response; if others are pending, the last of those replaces it."""
        self._is_deaf = True
        self._since = self._serving.seconds()
        self._hold(-len(self._body))
        self._body = b""
        self._make_last()
        if self._queue or self._is_waiting or self._is_over or self._transport.is_closing():
            return
        self._is_over = True
        self._transport.write(self._encoded(response, closes=True))
        self._close(may_be_sent_more=self._is_reading or self._serving.is_draining)

    def _close(self, *, may_be_sent_more: bool) -> None:
        """Closes the connection; if the client may send more, only after the client has closed.

        Closing a socket with unread input resets it, which can discard a response on its way.
        """
        is_half_closed = (may_be_sent_more or self._pipelines) and not self._has_ended
        if is_half_closed and self._transport.can_write_eof():
            if self._is_paused:  # otherwise the client's end would remain unread as well
                self._is_paused = False
                self._transport.resume_reading()
            self._transport.write_eof()
        else:
            self._transport.close()

    def _encoded(self, response: HttpResponse, *, closes: bool) -> bytes:
        head = f"content-type: {response.content_type}\r\ncontent-length: {len(response.body)}\r\n"
        for name, value in response.headers:
            head += f"{name}: {value}\r\n"
        if closes:
            head += "connection: close\r\n"
        return b"".join(
            (
                _STATUS_LINES[response.status],
                head.encode("latin-1"),
                b"server: Tablewright\r\ndate: ",
                self._serving.date(),
                b"\r\n\r\n",
                b"" if response.is_to_head else response.body,
            )
        )

    # Called by the server.

    def drain(self) -> None:
        """Ends the connection, after a pending response, if there is one."""
        if not self._is_waiting and not self._queue:
            self._is_deaf = True
            self._since = self._serving.seconds()
            self._close(may_be_sent_more=False)

    @property
    def _sending_seconds_max(self) -> float:
        if self._is_in_head:
            return limits.CLIENT_HEAD_SECONDS_MAX
        return limits.CLIENT_SENDING_SECONDS_MAX

    @property
    def waits_since(self) -> float | None:
        """When the connection began to wait for its client; None during a request."""
        return None if self._is_waiting or self._queue else self._since

    def leave(self) -> None:
        """Closes the idle connection, to make room for another one."""
        self._is_deaf = True
        self._transport.abort()

    def abort(self) -> None:
        """Ends the connection at once."""
        self._transport.abort()

    def cut_off_if_slow(self, now: float) -> None:
        """Disconnects a client that has kept the connection in one state for too long."""
        waited = now - self._since
        if self._is_waiting or (self._queue and not self._is_stuck):
            return
        if self._is_stuck or self._is_deaf:
            unsent_bytes = self._transport.get_write_buffer_size()
            is_too_slow = self._outflow.is_too_slow(unsent_bytes, now)
            if is_too_slow or (not unsent_bytes and waited > limits.CLIENT_STUCK_SECONDS_MAX):
                self._transport.abort()
            elif unsent_bytes:
                self._since = now
        elif self._is_reading and waited > self._sending_seconds_max:
            self._end(_plain(408, "The request was not received in time.\n"))
        elif not self._is_reading and waited > limits.CLIENT_IDLE_SECONDS_MAX:
            self._is_deaf = True
            self._transport.close()


def _plain(status: int, text: str) -> HttpResponse:
    return HttpResponse(status, text.encode(), PLAIN_TEXT)

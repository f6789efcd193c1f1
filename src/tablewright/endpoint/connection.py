"""One HTTP/1.1 connection: bytes in, requests out; answers in, bytes out, in the order asked.

Requests may be pipelined; they are served one after another. A body that is too large is refused
before it is read, a client that sends or takes too slowly is cut off, and an answer is handed to
the system whole.
Not here: what a request means (`endpoint.service`).
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
_BETWEEN = ": \r\n"  # what a header has beside its name and its value
_USUAL_HEADERS = """Accept Accept-Encoding Amz-Sdk-Invocation-Id Amz-Sdk-Request Authorization
    Connection Content-Length Content-Type Expect Host Origin User-Agent X-Amz-Content-Sha256
    X-Amz-Date X-Amz-Security-Token X-Amz-Target X-Amz-User-Agent""".split()
# As SDKs spell them, so that most need not be decoded.
_LOWER = {form.encode(): name.lower() for name in _USUAL_HEADERS for form in (name, name.lower())}


class Serving(Protocol):
    """What a connection needs of the server it belongs to."""

    is_draining: bool
    held_bytes: int  # of bodies that are not answered yet, over all connections

    def admit(self, connection: Connection) -> bool:
        """Takes a connection up, unless there are too many."""
        ...

    def dismiss(self, connection: Connection) -> None:
        """Forgets a connection."""
        ...

    def answer(self, request: HttpRequest, reply: Callable[[HttpResponse], None]) -> None:
        """Answers a request, now or later, exactly once."""
        ...

    def throttled(self) -> HttpResponse:
        """The answer to a request that comes when too much is going on."""
        ...

    def seconds(self) -> float:
        """A clock that only goes forward."""
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
        self._is_waiting = False  # for the answer to the request served now
        self._is_serving = False  # somebody further up the stack goes through the queue
        self._is_deaf = False  # what still comes is thrown away
        self._is_over = False  # the last answer is given
        self._has_ended = False  # the client sends nothing more
        self._pipelines = False  # the client has sent a request before it had the last response
        self._begun = 0  # requests
        self._is_reading = False  # in the middle of a request
        self._is_in_head = True
        self._is_paused = False  # reads nothing for the time being
        self._is_stuck = False  # the client does not take what is sent
        self._owes_continue = False  # the client waits to be told to send its body
        self._keeps_alive = True
        self._since = serving.seconds()  # since when it is as it is
        self._outflow = Outflow()
        self._held_bytes = 0
        self.has_asked = False  # a whole request, and none by halves since
        self._begin()

    # Called by the event loop.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Takes the connection up, or turns it away where there are too many."""
        self._transport = cast(asyncio.Transport, transport)
        if not self._serving.admit(self):
            self._end(self._serving.throttled())
        elif self._serving.is_draining:
            self.drain()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forgets the connection; an answer that is still to come finds nobody."""
        self._is_deaf = True
        self._queue.clear()
        self._hold(-self._held_bytes)
        self._serving.dismiss(self)

    def data_received(self, data: bytes) -> None:
        """Reads on, and serves what is whole."""
        if self._is_deaf:
            return
        was_reading, begun, body_bytes = self._is_reading, self._begun, len(self._body)
        if not was_reading:
            self._start_reading()
        try:
            self._parser.feed_data(data)
        except (httptools.HttpParserError, httptools.HttpParserUpgrade):
            self._end(_plain(400, "Not an HTTP/1.1 request.\n"))
        # A header or trailer that never ends shows in no callback.
        if self._begun == begun:
            is_head = self._is_in_head or body_bytes == len(self._body)
        else:  # what came before the head of this request was not a part of it
            is_head = self._is_in_head and not was_reading and self._begun == begun + 1
        if self._is_reading and is_head:
            self._head_bytes += len(data)
            self._check_head(self._head_bytes)
        if self._queue and not self._is_waiting:
            self._serve()

    def eof_received(self) -> bool:
        """Keeps the way back open for the answers that the client waits for."""
        if not self._is_waiting and not self._queue:
            return False
        self._is_reading = False
        self._has_ended = True
        self._make_last()
        return True

    def pause_writing(self) -> None:
        """Serves nothing more until the client takes what it was sent."""
        self._is_stuck = True
        self._since = self._serving.seconds()
        self._outflow.is_too_slow(self._transport.get_write_buffer_size(), self._since)

    def resume_writing(self) -> None:
        """Goes on."""
        self._is_stuck = False
        self._since = self._serving.seconds()
        self._outflow.caught_up()
        if self._queue and not self._is_waiting:
            self._serve()

    # Called by httptools.

    def on_message_begin(self) -> None:
        """Begins a request."""
        if not self._is_reading:  # it came together with the end of another
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
        """Takes a piece of the target."""
        self._target += url

    def on_header(self, name: bytes, value: bytes) -> None:
        """Takes a header. Those that follow a chunked body come too late to mean anything."""
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
        """Refuses a body that says it is too large, or tells a client that asks to send it."""
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
        """Takes a piece of the body."""
        if self._is_deaf:
            return
        self._head_bytes = 0  # what is counted from here on is a trailer, or the size of a chunk
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
        """Puts a whole request in the queue."""
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

    # Requests and answers.

    def _serve(self) -> None:
        """Serves what is waiting, one after another, until an answer is a while in coming."""
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
        """Sends the answer to the request served now, and serves the next."""
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
        """Tells a client to send its body, once it has every answer that it was owed before."""
        if not (self._is_deaf or self._is_waiting or self._queue):
            self._owes_continue = False
            self._transport.write(_CONTINUE)

    def _make_last(self) -> None:
        """Lets the connection end with the last of the answers that are owed."""
        if self._queue:
            request, _ = self._queue.pop()
            self._queue.append((request, False))
        else:
            self._keeps_alive = False

    def _end(self, response: HttpResponse) -> None:
        """Gives the last answer; if others are owed, the last of those stands in its place."""
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
        """Closes the connection; if the client may send more, only after the client has.

        Closing a socket with unread input resets it, which can discard a response on its way.
        """
        is_half_closed = (may_be_sent_more or self._pipelines) and not self._has_ended
        if is_half_closed and self._transport.can_write_eof():
            if self._is_paused:  # or the client's end would remain unread as well
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
        """Ends the connection, unless it owes an answer, which will then be the last."""
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
        """When it began to wait for its client; None while a request is at work."""
        return None if self._is_waiting or self._queue else self._since

    def leave(self) -> None:
        """Closes the connection, which waits for its client, to make room for another one."""
        self._is_deaf = True
        self._transport.abort()

    def abort(self) -> None:
        """Ends the connection at once."""
        self._transport.abort()

    def cut_off_if_slow(self, now: float) -> None:
        """Ends a connection that has been for too long as it is."""
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

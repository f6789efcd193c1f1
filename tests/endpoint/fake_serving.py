"""A connection without a network: the transport under it and the server above it are stood in for.

The clock stands still until a test moves it, and an answer comes when the test gives it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from tablewright.endpoint.connection import Connection
from tablewright.endpoint.messages import HttpRequest, HttpResponse
from tests.endpoint.http_messages import Answer, answers_in

DATE = b"Wed, 05 Mar 2025 12:00:00 GMT"
THROTTLED = HttpResponse(400, b"throttled")

Reply = Callable[[HttpResponse], None]


class FakeServing:
    """The server that connections belong to."""

    def __init__(self, *, answers_at_once: bool = True, admits: bool = True) -> None:
        self.is_draining = False
        self.held_bytes = 0
        self.held_bytes_max = 0
        self.now = 1_000.0
        self.requests: list[HttpRequest] = []
        self.owed: list[Reply] = []
        self.connections: list[Connection] = []
        self._answers_at_once = answers_at_once
        self._admits = admits

    def admit(self, connection: Connection) -> bool:
        self.connections.append(connection)
        return self._admits

    def dismiss(self, connection: Connection) -> None:
        self.connections.remove(connection)

    def answer(self, request: HttpRequest, reply: Reply) -> None:
        self.requests.append(request)
        if self._answers_at_once:
            reply(HttpResponse(200, b"to " + request.body))
        else:
            self.owed.append(reply)

    def give(self, body: bytes) -> None:
        """Gives the answer that was owed for longest."""
        self.owed.pop(0)(HttpResponse(200, body))

    def throttled(self) -> HttpResponse:
        return THROTTLED

    def seconds(self) -> float:
        return self.now

    def date(self) -> bytes:
        return DATE


class FakeTransport(asyncio.Transport):
    """What the connection writes to. Like asyncio's, it takes no misuse."""

    def __init__(self) -> None:
        super().__init__()
        self.sent = bytearray()
        self.unsent_bytes = 0  # what the system has not taken yet
        self.is_reading_paused = False
        self.has_sent_eof = False
        self.is_aborted = False
        self._is_closing = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        assert not self._is_closing, "nothing is written to a closed connection"
        assert not self.has_sent_eof, "nothing is written after the end"
        self.sent += data

    def can_write_eof(self) -> bool:
        return True

    def write_eof(self) -> None:
        self.has_sent_eof = True

    def get_write_buffer_size(self) -> int:
        return self.unsent_bytes

    def is_closing(self) -> bool:
        return self._is_closing

    def close(self) -> None:
        self._is_closing = True

    def abort(self) -> None:
        self._is_closing = self.is_aborted = True

    def pause_reading(self) -> None:
        self.is_reading_paused = True

    def resume_reading(self) -> None:
        self.is_reading_paused = False


class FakeClient:
    """The other side of the connection, and the event loop between them."""

    def __init__(self, serving: FakeServing) -> None:
        self.serving = serving
        self.transport = FakeTransport()
        self.connection = Connection(serving)
        self.connection.connection_made(self.transport)
        self._unread = b""
        self._is_lost = False
        self._settle()

    def send(self, *pieces: bytes) -> FakeClient:
        """Sends pieces, each of which arrives by itself."""
        for piece in pieces:
            self._unread += piece
            self._settle()
        return self

    def send_eof(self) -> FakeClient:
        """Says that nothing more will come, and can still read."""
        if not self.connection.eof_received():
            self.transport.close()
        self._settle()
        return self

    def hang_up(self) -> None:
        """Breaks the connection off."""
        self.transport.close()
        self._settle()

    def give(self, body: bytes = b"") -> FakeClient:
        """Lets the server give the answer that it has owed for longest."""
        self.serving.give(body)
        self._settle()
        return self

    def wait(self, seconds: float) -> FakeClient:
        """Lets time pass, with the server looking once a second."""
        until = self.serving.now + seconds
        while self.serving.now < until:
            self.serving.now = min(self.serving.now + 1, until)
            self.look()
        return self

    def look(self) -> None:
        """Lets the server check for slow clients."""
        if not self._is_lost:
            self.connection.cut_off_if_slow(self.serving.now)
        self._settle()

    def _settle(self) -> None:
        while self._unread and not (self.transport.is_reading_paused or self.is_closed):
            unread, self._unread = self._unread, b""
            self.connection.data_received(unread)
            self.serving.held_bytes_max = max(self.serving.held_bytes_max, self.serving.held_bytes)
        if self.is_closed and not self._is_lost:
            self._is_lost = True
            self.connection.connection_lost(None)

    @property
    def received(self) -> bytes:
        """Everything that was sent to the client."""
        return bytes(self.transport.sent)

    @property
    def answers(self) -> list[Answer]:
        """The answers that the client has."""
        return answers_in(self.received)

    @property
    def is_closed(self) -> bool:
        """Whether the connection has ended in both directions."""
        return self.transport.is_closing()

    @property
    def is_finished(self) -> bool:
        """Whether the client can see that nothing more will come."""
        return self.is_closed or self.transport.has_sent_eof

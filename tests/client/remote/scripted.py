"""A server on loopback that answers each request as the next step of its script says.

It is as exact and as badly behaved as a test wants it to be: it writes the bytes of its script
to write, late, by halves, or not at all.
"""

from __future__ import annotations

import json
import socket
import ssl
import struct
import threading
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from typing import Any

from tablewright.client.remote.endpoints import Endpoint

PATIENCE_SECONDS = 60.0  # for what must come; none needs more than a moment
JSON_1_0 = "application/x-amz-json-1.0"


@dataclass
class Exchange:
    """A request that came, and the connection that its answer goes to."""

    connection: int  # the how manieth it is
    head: str
    body: bytes
    _socket: socket.socket
    _ended: threading.Event
    is_over: threading.Event = field(default_factory=threading.Event)

    @property
    def headers(self) -> dict[str, str]:
        lines = self.head.split("\r\n")[1:]
        return dict(line.split(": ", 1) for line in lines)

    def send(self, data: bytes) -> None:
        self._socket.sendall(data)

    def close(self) -> None:
        self._socket.shutdown(socket.SHUT_RDWR)
        self.is_over.set()

    def reset(self) -> None:
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self._socket.close()
        self.is_over.set()

    def wait_for_the_end(self) -> None:
        assert self._ended.wait(PATIENCE_SECONDS)


Step = Callable[[Exchange], None]


def http(
    body: bytes = b"{}",
    *,
    status: int = 200,
    content_type: str = JSON_1_0,
    checksum: bool = True,
    **headers: str,
) -> bytes:
    """An answer as DynamoDB writes it; `x_name="..."` is a further header."""
    named = {
        "Server": "Server",
        "Content-Type": content_type,
        "Content-Length": str(len(body)),
        "Connection": "keep-alive",
        "x-amzn-RequestId": "REQUEST",
    }
    if checksum:
        named["x-amz-crc32"] = str(zlib.crc32(body))
    named |= {name.replace("_", "-"): value for name, value in headers.items()}
    lines = "".join(f"{name}: {value}\r\n" for name, value in named.items())
    return f"HTTP/1.1 {status} Some Words\r\n{lines}\r\n".encode("latin-1") + body


def told(type: str, message: str = "", **members: Any) -> bytes:
    """The body of an error response."""
    body: dict[str, Any] = {"__type": f"com.amazonaws.dynamodb.v20120810#{type}", **members}
    return json.dumps({**body, "message": message} if message else body).encode()


def answers(body: bytes = b"{}", **options: Any) -> Step:
    return lambda exchange: exchange.send(http(body, **options))


def refuses(type: str, message: str = "", *, status: int = 400, **members: Any) -> Step:
    return answers(told(type, message, **members), status=status)


def writes(data: bytes) -> Step:
    return lambda exchange: exchange.send(data)


def hangs_up(exchange: Exchange) -> None:
    exchange.close()


def resets(exchange: Exchange) -> None:
    exchange.reset()


def stays_silent(exchange: Exchange) -> None:
    exchange.wait_for_the_end()


def answers_half(exchange: Exchange) -> None:
    data = http(b'{"TableNames":[]}')
    exchange.send(data[: len(data) // 2])
    exchange.close()


def answers_and_hangs_up(exchange: Exchange) -> None:
    exchange.send(http(b'{"Last":true}'))
    exchange.close()


def answers_two(exchange: Exchange) -> None:
    exchange.send(http(b'{"First":1}') + http(b'{"Second":2}'))


def echoes(exchange: Exchange) -> None:
    exchange.send(http(exchange.body))


def answers_damaged(exchange: Exchange) -> None:
    exchange.send(http(b"{}", x_amz_crc32="1"))


@dataclass
class Scripted:
    """The server, while it runs."""

    port: int
    steps: list[Step]
    exchanges: list[Exchange] = field(default_factory=list)
    connections: int = 0
    ended: threading.Event = field(default_factory=threading.Event)
    changed: threading.Condition = field(default_factory=threading.Condition)
    sockets: list[socket.socket] = field(default_factory=list)
    threads: list[threading.Thread] = field(default_factory=list)

    @property
    def endpoint(self) -> Endpoint:
        return Endpoint("127.0.0.1", self.port, is_tls=False, region="us-east-1")

    def next_step(self, exchange: Exchange) -> Step:
        with self.changed:
            self.exchanges.append(exchange)
            self.changed.notify_all()
            return self.steps.pop(0) if self.steps else answers()

    def wait_for_requests(self, count: int) -> None:
        with self.changed:
            assert self.changed.wait_for(lambda: len(self.exchanges) >= count, PATIENCE_SECONDS)


@contextmanager
def scripted(*steps: Step, context: ssl.SSLContext | None = None) -> Iterator[Scripted]:
    """Serves the steps, one for each request, and then empty answers."""
    listener = socket.create_server(("127.0.0.1", 0))
    server = Scripted(listener.getsockname()[1], list(steps))
    accepting = threading.Thread(target=_accept, args=(server, listener, context), daemon=True)
    accepting.start()
    try:
        yield server
    finally:
        server.ended.set()
        listener.shutdown(socket.SHUT_RDWR)
        accepting.join(PATIENCE_SECONDS)
        listener.close()
        for connection in server.sockets:
            with suppress(OSError):
                connection.shutdown(socket.SHUT_RDWR)
        for thread in server.threads:
            thread.join(PATIENCE_SECONDS)
        for connection in server.sockets:
            connection.close()


def _accept(server: Scripted, listener: socket.socket, context: ssl.SSLContext | None) -> None:
    while True:
        try:
            connection, _ = listener.accept()
        except OSError:
            return
        connection.settimeout(PATIENCE_SECONDS)
        if context is not None:
            try:
                connection = context.wrap_socket(connection, server_side=True)
            except OSError:  # the client does not like the certificate
                connection.close()
                continue
        server.connections += 1
        server.sockets.append(connection)
        thread = threading.Thread(
            target=_serve, args=(server, connection, server.connections), daemon=True
        )
        server.threads.append(thread)
        thread.start()


def _serve(server: Scripted, connection: socket.socket, number: int) -> None:
    with suppress(OSError), connection:
        while True:
            received = _request(connection)
            if received is None:
                return
            exchange = Exchange(number, *received, connection, server.ended)
            server.next_step(exchange)(exchange)
            if exchange.is_over.is_set():
                return


def _request(connection: socket.socket) -> tuple[str, bytes] | None:
    received = b""
    while b"\r\n\r\n" not in received:
        data = connection.recv(65_536)
        if not data:
            return None
        received += data
    head, _, body = received.partition(b"\r\n\r\n")
    length = int(head.lower().partition(b"content-length:")[2].split(b"\r\n")[0])
    while len(body) < length:
        body += connection.recv(65_536)
    return head.decode("latin-1"), body

"""A server that follows a script: it responds, stays silent, or closes the connection."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

HANG_UP = b""


def answer(status: int, body: str = "", *, close: bool = False, **headers: object) -> bytes:
    """An answer as it is sent."""
    lines = [f"HTTP/1.1 {status} X", f"Content-Length: {len(body)}"]
    lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
    lines += ["Connection: close"] if close else []
    return "\r\n".join([*lines, "", body]).encode()


class Faulty:
    """Answers each request by the next of its answers; an empty one closes the connection."""

    def __init__(self, answers: Sequence[bytes], *, closes_quietly: bool = False) -> None:
        self._answers = iter(answers)
        self._closes_quietly = closes_quietly  # after each answer, without saying so
        self._server = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._server.getsockname()[1]}"
        self.requests: list[bytes] = []
        self.connections = 0

    def run(self) -> None:
        """Serves one connection after the other, until its socket is closed."""
        while True:
            try:
                connection, _ = self._server.accept()
            except OSError:
                return
            self.connections += 1
            with connection:
                connection.settimeout(60)
                self._serve(connection)

    def _serve(self, connection: socket.socket) -> None:
        while request := _request(connection):
            self.requests.append(request)
            reply = next(self._answers, HANG_UP)
            if reply == HANG_UP:
                return
            connection.sendall(reply)
            if self._closes_quietly:
                return

    def close(self) -> None:
        """Wakes the thread that accepts connections."""
        self._server.shutdown(socket.SHUT_RDWR)
        self._server.close()


def _request(connection: socket.socket) -> bytes:
    received = b""
    while b"\r\n\r\n" not in received:
        part = connection.recv(65536)
        if not part:
            return b""
        received += part
    head, _, body = received.partition(b"\r\n\r\n")
    length = 0
    for line in head.lower().split(b"\r\n"):
        if line.startswith(b"content-length:"):
            length = int(line.partition(b":")[2])
    while len(body) < length:
        body += connection.recv(65536)
    return head + b"\r\n\r\n" + body


@contextmanager
def faulty(*answers: bytes, closes_quietly: bool = False) -> Iterator[Faulty]:
    """Such a server, for as long as the block lasts."""
    server = Faulty(answers, closes_quietly=closes_quietly)
    thread = threading.Thread(target=server.run, name="faulty")
    thread.start()
    try:
        yield server
    finally:
        server.close()
        thread.join()

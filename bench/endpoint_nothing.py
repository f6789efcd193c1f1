"""A server that does nothing: a fixed answer to everything, to learn the client's own ceiling.

`python -m bench.endpoint_nothing PORT` answers `POST /1200 ...` with a body of 1200 bytes,
whatever is asked. It only looks for the end of the request.
"""

from __future__ import annotations

import select
import socket
import sys
from functools import cache

_RECEIVE_BYTES = 1 << 18
_LENGTH_MARK = b"Content-Length: "  # as our own client writes it


class _Guest:
    """A connection, and what of a request has come."""

    __slots__ = ("begun", "missing", "socket")

    def __init__(self, connection: socket.socket) -> None:
        self.socket = connection
        self.begun = b""
        self.missing = 0

    def is_asked(self, part: bytes) -> bool:
        """Takes a part; true if that completes the request."""
        if self.missing:
            self.missing -= len(part)
            return self.missing == 0
        self.begun += part
        head_end = self.begun.find(b"\r\n\r\n")
        if head_end < 0:
            return False
        length_start = self.begun.rfind(_LENGTH_MARK, 0, head_end) + len(_LENGTH_MARK)
        length = int(self.begun[length_start:head_end].split(b"\r", 1)[0])
        self.missing = head_end + 4 + length - len(self.begun)
        return self.missing == 0

    def answer(self) -> bytes:
        """The answer to the request that is complete."""
        path = self.begun[6 : self.begun.index(b" ", 6)]
        self.begun = b""
        return _answer(int(path or 2))


@cache
def _answer(length: int) -> bytes:
    body = b"{" + b" " * (length - 2) + b"}"
    head = (
        "HTTP/1.1 200 OK\r\n"
        "Content-Type: application/x-amz-json-1.0\r\n"
        "x-amzn-RequestId: 01A1E22A88E671A1800960B4EFEB8EDB01A1E22A88E671A18009\r\n"
        f"Content-Length: {length}\r\n\r\n"
    )
    return head.encode() + body


def serve(port: int) -> None:
    """Answers until the process is ended."""
    host = socket.create_server(("127.0.0.1", port), backlog=256)
    epoll = select.epoll()
    epoll.register(host.fileno(), select.EPOLLIN)
    guests: dict[int, _Guest] = {}
    while True:
        for number, _ in epoll.poll():
            guest = guests.get(number)
            if guest is None:
                connection, _ = host.accept()
                connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                guests[connection.fileno()] = _Guest(connection)
                epoll.register(connection.fileno(), select.EPOLLIN)
                continue
            try:
                part = guest.socket.recv(_RECEIVE_BYTES if guest.missing else 1 << 16)
                if part:
                    if guest.is_asked(part):
                        guest.socket.sendall(guest.answer())
                    continue
            except ConnectionError:
                pass  # the client is done with it
            epoll.unregister(number)
            guests.pop(number).socket.close()


if __name__ == "__main__":
    serve(int(sys.argv[1]))

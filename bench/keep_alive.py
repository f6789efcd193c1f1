"""A lean HTTP client for DynamoDB's protocol: one connection kept open, with an unchecked
signature.

It does less than any AWS client does, so that a peer is measured and not the client.
"""

from __future__ import annotations

import socket
from typing import Any

import msgspec

_HEAD = (
    "POST / HTTP/1.1\r\n"
    "Host: 127.0.0.1:{port}\r\n"
    "Content-Type: application/x-amz-json-1.0\r\n"
    "X-Amz-Date: 20260101T000000Z\r\n"
    "Authorization: AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20260101/us-east-1/dynamodb/"
    "aws4_request, SignedHeaders=host;x-amz-date;x-amz-target, Signature=0\r\n"
    "X-Amz-Target: DynamoDB_20120810.{operation}\r\n"
    "Content-Length: "
)
_RECEIVE_BYTES = 1 << 18

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder().decode


class Refused(Exception):
    """The server answered with an error."""


class Connection:
    """A connection to a server on this machine; it is opened when needed and kept."""

    def __init__(self, port: int, *, timeout_seconds: float) -> None:
        self._port = port
        self._timeout_seconds = timeout_seconds
        self._socket: socket.socket | None = None
        self._heads: dict[str, bytes] = {}

    def call(self, operation: str, request: dict[str, Any]) -> Any:
        """Does one operation; raises `Refused`, or an OSError when the connection fails."""
        body = _encode(request)
        head = self._heads.get(operation)
        if head is None:
            head = _HEAD.format(port=self._port, operation=operation).encode()
            self._heads[operation] = head
        message = b"%s%d\r\n\r\n%s" % (head, len(body), body)
        is_kept = self._socket is not None
        try:
            status, answer = self._exchanged(message)
        except ConnectionError:
            if not is_kept:
                raise
            # Servers close connections that were idle for some seconds, as others were measured.
            status, answer = self._exchanged(message)
        if status != 200:
            raise Refused(f"{status} {answer[:200].decode(errors='replace')}")
        return _decode(answer)

    def close(self) -> None:
        """Closes the connection; the next call opens another."""
        if self._socket is not None:
            self._socket.close()
            self._socket = None

    def _exchanged(self, message: bytes) -> tuple[int, bytes]:
        try:
            connection = self._opened()
            connection.sendall(message)
            return self._received(connection)
        except BaseException:
            self.close()  # what comes later would belong to this request
            raise

    def _opened(self) -> socket.socket:
        if self._socket is None:
            address = ("127.0.0.1", self._port)
            self._socket = socket.create_connection(address, timeout=self._timeout_seconds)
            self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return self._socket

    def _received(self, connection: socket.socket) -> tuple[int, bytes]:
        buffer = b""
        while (head_end := buffer.find(b"\r\n\r\n")) < 0:
            buffer += _more(connection)
        status_line, *lines = buffer[:head_end].lower().split(b"\r\n")
        headers = dict(line.split(b":", 1) for line in lines)
        rest = buffer[head_end + 4 :]
        if b"chunked" in headers.get(b"transfer-encoding", b""):
            body = _unchunked(connection, rest)
        else:
            body = _whole(connection, rest, int(headers.get(b"content-length", b"0")))
        if b"close" in headers.get(b"connection", b""):
            self.close()
        return int(status_line.split(b" ", 2)[1]), body


def _more(connection: socket.socket) -> bytes:
    part = connection.recv(_RECEIVE_BYTES)
    if not part:
        raise ConnectionResetError("the server closed the connection")
    return part


def _whole(connection: socket.socket, begun: bytes, length: int) -> bytes:
    parts, missing = [begun], length - len(begun)
    while missing > 0:
        parts.append(_more(connection))
        missing -= len(parts[-1])
    return b"".join(parts)


def _unchunked(connection: socket.socket, buffer: bytes) -> bytes:
    chunks: list[bytes] = []
    while True:
        while (line_end := buffer.find(b"\r\n")) < 0:
            buffer += _more(connection)
        length = int(buffer[:line_end].split(b";")[0], 16)
        end = line_end + 2 + length
        while len(buffer) < end + 2:
            buffer += _more(connection)
        if length == 0:
            return b"".join(chunks)
        chunks.append(buffer[line_end + 2 : end])
        buffer = buffer[end + 2 :]

"""A client that is strict about answers: it takes nothing for HTTP that is not.

It works on bytes, because most tests send what no client library would. Every wait has an end.
Not here: what the bytes are (`faults.garbage`, `faults.ledger`).
"""

from __future__ import annotations

import json
import re
import socket
import struct
import zlib
from dataclasses import dataclass
from types import TracebackType
from typing import Any

from tablewright.errors import DiskFullError, StorageError, StorageFullError

PATIENCE_SECONDS = 60.0  # an answer that takes longer is a hang
_READ_BYTES = 262_144
_STATUS_LINE = re.compile(rb"HTTP/1\.1 (\d{3}) [\x20-\x7e]+")
_HEADER = re.compile(rb"([!#$%&'*+.^_`|~0-9a-z-]+): ([\x20-\x7e\x80-\xff]*)")
_STORAGE_ERRORS = {error.code: error for error in (DiskFullError, StorageFullError)}

AUTHORIZATION = (
    "AWS4-HMAC-SHA256 Credential=any/20260101/us-east-1/dynamodb/aws4_request, "
    "SignedHeaders=host;x-amz-date;x-amz-target, Signature=" + "0" * 64
)


class NotHttp(Exception):
    """What came is not an answer of HTTP/1.1, or not what its headers say it is."""


class Ended(ConnectionError):
    """The other side ended the connection before the answer, or in the middle of it."""


@dataclass(frozen=True)
class Answer:
    """One answer; the names of its headers are lower case."""

    status: int
    headers: dict[str, str]
    body: bytes

    def json(self) -> dict[str, Any]:
        """The body of one of DynamoDB's answers."""
        return json.loads(self.body)


def encoded(operation: str, body: bytes, **more: str) -> bytes:
    """A request as an SDK sends it. `more` are further headers, with `_` for `-`."""
    headers = {
        "host": "localhost",
        "content-type": "application/x-amz-json-1.0",
        "x-amz-target": f"DynamoDB_20120810.{operation}",
        "x-amz-date": "20260101T000000Z",
        "authorization": AUTHORIZATION,
        "content-length": str(len(body)),
        **{name.replace("_", "-"): value for name, value in more.items()},
    }
    lines = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
    return f"POST / HTTP/1.1\r\n{lines}\r\n".encode("latin-1") + body


class Client:
    """One connection to the endpoint."""

    def __init__(self, port: int, *, receive_bytes: int = 0) -> None:
        self.socket = socket.socket()
        if receive_bytes:  # what the system takes in for a client that does not read
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_bytes)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.socket.settimeout(PATIENCE_SECONDS)
        try:
            self.socket.connect(("127.0.0.1", port))
        except BaseException:
            self.socket.close()
            raise
        self._unread = bytearray()

    def send(self, request: bytes) -> None:
        """Sends bytes, whatever they are."""
        self.socket.sendall(request)

    def receive(self, *, to_head: bool = False) -> Answer:
        """The next answer. Raises `NotHttp`, `Ended`, or another error of the connection.

        The answer to a HEAD request tells a length and has no body.
        """
        answer = self._answer(to_head)
        return self.receive(to_head=to_head) if answer.status == 100 else answer

    def _answer(self, to_head: bool) -> Answer:
        while (end := self._unread.find(b"\r\n\r\n")) < 0:
            self._read()
        status_line, *lines = bytes(self._unread[:end]).split(b"\r\n")
        matched = _STATUS_LINE.fullmatch(status_line)
        if matched is None:
            raise NotHttp(status_line)
        status = int(matched[1])
        if status == 100:
            del self._unread[: end + 4]
            return Answer(status, {}, b"")
        headers = _headers(lines)
        length = headers.get("content-length", "0" if status == 204 else "")
        if not length.isdecimal():
            raise NotHttp(f"content-length {length!r}")
        whole = end + 4 + (0 if to_head else int(length))
        while len(self._unread) < whole:
            self._read()
        body = bytes(self._unread[end + 4 : whole])
        del self._unread[:whole]
        if headers.get("x-amz-crc32", str(zlib.crc32(body))) != str(zlib.crc32(body)):
            raise NotHttp("the checksum is not the body's")
        return Answer(status, headers, body)

    def _read(self) -> None:
        data = self.socket.recv(_READ_BYTES)
        if not data:
            raise Ended(bytes(self._unread))
        self._unread += data

    def rest(self) -> list[Answer]:
        """All answers until the end of the connection, which must not come in one's middle."""
        answers: list[Answer] = []
        while True:
            try:
                answers.append(self.receive())
            except (Ended, ConnectionResetError, BrokenPipeError):
                if self._unread:
                    raise NotHttp(bytes(self._unread[:200])) from None
                return answers

    def ask(self, operation: str, request: dict[str, Any]) -> Answer:
        """Sends a request and waits for its answer."""
        self.send(encoded(operation, json.dumps(request).encode()))
        return self.receive()

    def call(self, operation: str, request: dict[str, Any]) -> dict[str, Any]:
        """As an engine's `call`; a failed write raises the reported storage error."""
        answer = self.ask(operation, request)
        told = answer.json()
        if answer.status == 200:
            return told
        code = re.search(r"\((S\d{3})\)", told.get("message", ""))
        if answer.status == 500 and code is not None:
            raise _STORAGE_ERRORS.get(code[1], StorageError)(told["message"])
        raise AssertionError(f"{operation}: {answer.status} {told}")

    def reset(self) -> None:
        """Ends the connection at once, as a client that crashes may."""
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.socket.close()

    def close(self) -> None:
        """Ends the connection."""
        self.socket.close()

    def __enter__(self) -> Client:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


def _headers(lines: list[bytes]) -> dict[str, str]:
    headers: dict[str, str] = {}
    for line in lines:
        matched = _HEADER.fullmatch(line)
        if matched is None or matched[1].decode() in headers:
            raise NotHttp(line)
        headers[matched[1].decode()] = matched[2].decode("latin-1")
    return headers

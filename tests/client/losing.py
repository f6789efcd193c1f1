"""Transports and a proxy that lose the response to a write, as networks do.

A response is `resent` if the client sends the same bytes again and gets a response to those, and
`gone` if no attempt ever gets one. Either way the write was applied.
"""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from typing import Any, Literal

from tablewright.client.driving import once
from tablewright.errors import ConnectionLostError, ServiceError

How = Literal["resent", "gone"]
WRITES = ("PutItem", "UpdateItem", "DeleteItem", "TransactWriteItems", "BatchWriteItem")


@dataclass
class Loss:
    """Which response is lost next: the first to one of these operations whose body has a text."""

    operations: tuple[str, ...] = WRITES
    holding: bytes = b""
    how: How = "resent"
    skipped: int = 0  # of those, how many are not lost

    def is_of(self, operation: str, body: bytes) -> bool:
        if operation not in self.operations or self.holding not in body:
            return False
        self.skipped -= 1
        return self.skipped < 0


@dataclass
class _Losing:
    inner: Any
    loss: Loss | None = None
    lost: list[tuple[str, bytes]] = field(default_factory=list[tuple[str, bytes]])
    sent: list[tuple[str, bytes]] = field(default_factory=list[tuple[str, bytes]])

    def lose(
        self, *operations: str, holding: bytes = b"", how: How = "resent", skipped: int = 0
    ) -> None:
        """Loses one response from here on."""
        self.loss = Loss(operations or WRITES, holding, how, skipped)
        self.lost.clear()

    def _is_lost(self, operation: str, body: bytes) -> How | None:
        self.sent.append((operation, body))
        if self.loss is None or not self.loss.is_of(operation, body):
            return None
        how, self.loss = self.loss.how, None
        self.lost.append((operation, body))
        return how


class LosingTransport(_Losing):
    """A transport for threads."""

    def send(self, operation: str, body: bytes) -> bytes:
        return self._sent(operation, body, is_once=False)

    def send_once(self, operation: str, body: bytes) -> bytes:
        return self._sent(operation, body, is_once=True)

    def _sent(self, operation: str, body: bytes, *, is_once: bool) -> bytes:
        how = self._is_lost(operation, body)
        send = once(self.inner) if is_once else self.inner.send
        response = send(operation, body)
        if how is None:
            return response
        if is_once or how == "gone":
            raise _gone()
        try:
            return self.inner.send(operation, body)
        except ServiceError as error:
            error.is_outcome_unknown = True
            raise

    def close(self) -> None:
        self.inner.close()


class AsyncLosingTransport(_Losing):
    """A transport for tasks."""

    async def send(self, operation: str, body: bytes) -> bytes:
        return await self._sent(operation, body, is_once=False)

    async def send_once(self, operation: str, body: bytes) -> bytes:
        return await self._sent(operation, body, is_once=True)

    async def _sent(self, operation: str, body: bytes, *, is_once: bool) -> bytes:
        how = self._is_lost(operation, body)
        send = once(self.inner) if is_once else self.inner.send
        response = await send(operation, body)
        if how is None:
            return response
        if is_once or how == "gone":
            raise _gone()
        try:
            return await self.inner.send(operation, body)
        except ServiceError as error:
            error.is_outcome_unknown = True
            raise

    async def close(self) -> None:
        await self.inner.close()


def _gone() -> ConnectionLostError:
    return ConnectionLostError("The connection was lost.", is_outcome_unknown=True)


class LosingProxy:
    """A proxy before an endpoint on loopback, over real sockets."""

    def __init__(self, port: int) -> None:
        self._upstream = port
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listener.getsockname()[1]
        self.loss: Loss | None = None
        self.sent: list[str] = []  # operations
        self._lock = threading.Lock()
        self._sockets: list[socket.socket] = []
        threading.Thread(target=self._accept, daemon=True).start()

    def lose(self, *operations: str) -> None:
        """Loses one response from here on; the connection ends in its place."""
        self.loss = Loss(operations or WRITES)
        self.sent.clear()

    def close(self) -> None:
        with suppress(OSError):
            self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()
        for one in self._sockets:
            one.close()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                client, _ = self._listener.accept()
                self._sockets.append(client)
                threading.Thread(target=self._serve, args=(client,), daemon=True).start()

    def _serve(self, client: socket.socket) -> None:
        server = socket.create_connection(("127.0.0.1", self._upstream))
        with suppress(OSError), client, server:
            while request := _message(client):
                server.sendall(request)
                response = _message(server)
                head = request.partition(b"\r\n\r\n")[0].lower()
                target = head.partition(b"x-amz-target: ")[2].split(b"\r\n")[0].decode()
                name = _NAMES.get(target.rpartition(".")[2], "")
                with self._lock:
                    self.sent.append(name)
                    is_lost = self.loss is not None and self.loss.is_of(name, request)
                    if is_lost:
                        self.loss = None
                if is_lost:
                    return
                client.sendall(response)


_NAMES = {one.lower(): one for one in WRITES}  # headers are compared in small letters


def _message(source: socket.socket) -> bytes:
    """One request or response with a Content-Length; empty if the connection has ended."""
    data = b""
    while b"\r\n\r\n" not in data:
        more = source.recv(65_536)
        if not more:
            return b""
        data += more
    head, _, body = data.partition(b"\r\n\r\n")
    length = int(head.lower().partition(b"content-length: ")[2].split(b"\r\n")[0] or b"0")
    while len(body) < length:
        body += source.recv(65_536)
    return head + b"\r\n\r\n" + body


@contextmanager
def losing_proxy(port: int) -> Iterator[LosingProxy]:
    """A proxy that is closed in the end."""
    proxy = LosingProxy(port)
    try:
        yield proxy
    finally:
        proxy.close()

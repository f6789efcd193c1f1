"""The service port in this process, with an application of a few lines and a clock to be moved."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from typing import Any

import pytest
import uvicorn

from tablewright.serving import connections
from tablewright.serving.connections import Connections, bounded_config

PATIENCE_SECONDS = 60.0  # for what must come; none needs more than a moment
READ_BYTES = 262_144


@dataclass
class Toy:
    """An application that answers with as many bytes as its path says."""

    served: list[str] = field(default_factory=list[str])
    gone: list[str] = field(default_factory=list[str])
    has_begun: threading.Semaphore = field(default_factory=lambda: threading.Semaphore(0))
    may_answer: threading.Event = field(default_factory=threading.Event)

    async def __call__(self, scope: Any, receive: Any, send: Callable[[Any], Awaitable[None]]):
        if scope["type"] == "lifespan":
            await receive()
            await send({"type": "lifespan.startup.complete"})
            await receive()
            await send({"type": "lifespan.shutdown.complete"})
            return
        message = {"more_body": "/unread" != scope["path"], "type": ""}
        while message.get("more_body") and message["type"] != "http.disconnect":
            message = await receive()
        if message["type"] == "http.disconnect":
            self.gone.append(scope["path"])
            return
        self.served.append(scope["path"])
        self.has_begun.release()
        await self._answer(scope["path"].strip("/"), receive, send)

    async def _answer(
        self, path: str, receive: Any, send: Callable[[Any], Awaitable[None]]
    ) -> None:
        kind, _, count = path.partition("-")
        if kind == "held":
            await asyncio.to_thread(self.may_answer.wait, PATIENCE_SECONDS)
        await send({"type": "http.response.start", "status": 200, "headers": []})
        piece = b"x" * int(count or 0)
        if kind == "stream":
            leaving = asyncio.ensure_future(receive())
            while not leaving.done():
                await send({"type": "http.response.body", "body": piece, "more_body": True})
                await asyncio.sleep(0)
            return
        await send({"type": "http.response.body", "body": piece})


class Port:
    """A port that serves."""

    def __init__(self, number: int, toy: Toy) -> None:
        self.number = number
        self.toy = toy
        self.ahead_seconds = 0.0
        self.connections: list[Connections] = []

    @property
    def behind(self) -> int:
        """How many clients do not take what they are sent."""
        return len(self.connections[0]._behind)

    def reset(self) -> None:
        """Forgets what an earlier test did."""
        self.toy.served.clear()
        self.toy.may_answer.clear()

    def wait(self, seconds: float) -> None:
        """Lets so much time pass, at once."""
        self.ahead_seconds += seconds

    @contextmanager
    def client(self, *, receive_bytes: int = 0) -> Iterator[socket.socket]:
        """A new connection."""
        with socket.socket() as client:
            if receive_bytes:
                client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_bytes)
            client.settimeout(PATIENCE_SECONDS)
            client.connect(("127.0.0.1", self.number))
            yield client

    @contextmanager
    def clients(self, count: int, **options: int) -> Iterator[list[socket.socket]]:
        """Several of them."""
        with ExitStack() as stack:
            yield [stack.enter_context(self.client(**options)) for _ in range(count)]

    def status(self, path: str = "/") -> int:
        """The status of a good request on a connection of its own."""
        with self.client() as client:
            client.sendall(request(path, connection="close"))
            return statuses(rest(client))[0]


def request(path: str = "/", **headers: str) -> bytes:
    """A request without a body."""
    lines = "".join(f"{name.replace('_', '-')}: {value}\r\n" for name, value in headers.items())
    return f"GET {path} HTTP/1.1\r\nhost: localhost\r\n{lines}\r\n".encode()


def rest(client: socket.socket) -> bytes:
    """All that comes until the end of a connection, which must come."""
    received = bytearray()
    try:
        while data := client.recv(READ_BYTES):
            received += data
    except ConnectionError:
        pass
    return bytes(received)


def statuses(received: bytes) -> list[int]:
    """The status of each response."""
    return [int(part[:3]) for part in received.split(b"HTTP/1.1 ")[1:]]


@contextmanager
def serving_port(monkeypatch: pytest.MonkeyPatch, processes: int = 1) -> Iterator[Port]:
    """A port that looks after its connections all the time, as one of so many processes does."""
    toy = Toy()
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = Port(listener.getsockname()[1], toy)

        class Watched(Connections):
            """Connections whose clock is ahead by what a test has waited."""

            def __init__(self, *arguments: Any, **options: Any) -> None:
                super().__init__(*arguments, **options)
                port.connections.append(self)

            def seconds(self) -> float:
                return super().seconds() + port.ahead_seconds

        monkeypatch.setattr(connections, "_TICK_SECONDS", 0.005)
        monkeypatch.setattr(connections, "Connections", Watched)
        servers: list[uvicorn.Server] = []
        is_up = threading.Event()

        async def serve() -> None:
            server = uvicorn.Server(bounded_config(toy, 1.0, processes))
            server.config.timeout_graceful_shutdown = 1
            servers.append(server)
            serving = asyncio.create_task(server.serve(sockets=[listener]))
            while not server.started:
                await asyncio.sleep(0)
            is_up.set()
            await serving

        thread = threading.Thread(target=asyncio.run, args=(serve(),), daemon=True)
        thread.start()
        assert is_up.wait(PATIENCE_SECONDS)
        try:
            yield port
        finally:
            toy.may_answer.set()
            servers[0].should_exit = True
            thread.join(PATIENCE_SECONDS)

"""OutgoingServer: another service on loopback, with every fault of real services.

    def test_a_sync_survives_throttling(tablewright_outgoing, tablewright_system):
        hubspot = tablewright_outgoing
        hubspot.on("/contacts", throttled(retry_after=30), reply(json={"results": []}))
        shop = tablewright_system(SYSTEM, network=hubspot.network)
        ...
        assert ["/contacts", "/contacts"] == [one.path for one in hubspot.requests]

All requests of `kits.http.Outgoing` reach it, for any host, including https. The server runs
in its own threads, so it works with any test.
"""

from __future__ import annotations

import json as json_module
import socket
import socketserver
import struct
import threading
import zlib
from collections.abc import Callable, Generator, Iterable, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from typing import Any, Final

from httpcore2 import AnyIOBackend, AsyncNetworkBackend, AsyncNetworkStream

from tablewright.limits import KIB, MIB

_REASON: Final = "X"
_GZIP: Final = 31  # zlib's word for the format of gzip
_RESET: Final = struct.pack("ii", 1, 0)  # SO_LINGER: closing sends a reset


@dataclass(frozen=True, slots=True)
class SeenRequest:
    """A request that arrived."""

    method: str
    path: str  # with the query
    headers: Mapping[str, str]  # names in lower case
    body: bytes


Script = Callable[[socket.socket, "OutgoingServer"], None]  # writes a response, or does not


def reply(
    status: int = 200, body: bytes = b"", *, json: Any = None, headers: Mapping[str, str] = {}
) -> Script:
    """A response."""
    content = body if json is None else json_module.dumps(json).encode()
    lines = {"content-length": str(len(content)), **headers}
    return _sending([_head(status, lines) + content])


def throttled(retry_after: int | str | None = None) -> Script:
    """Status 429, with or without a Retry-After header."""
    headers = {} if retry_after is None else {"retry-after": str(retry_after)}
    return reply(429, headers=headers)


def redirect(location: str, status: int = 302) -> Script:
    """Responds with a redirect to another address."""
    return reply(status, headers={"location": location})


def silent() -> Script:
    """No response while the server runs."""
    return lambda connection, server: server.wait_for_end()


def slow(first: bytes = b"{") -> Script:
    """A response whose body starts and never continues."""

    def write(connection: socket.socket, server: OutgoingServer) -> None:
        connection.sendall(_head(200, {"content-length": "1000"}) + first)
        server.wait_for_end()

    return write


def truncated(body: bytes = b'{"results": [') -> Script:
    """A response that ends before the length that it announced."""
    return _sending([_head(200, {"content-length": str(len(body) + 100)}) + body])


def huge(size_bytes: int = 64 * MIB, *, is_announced: bool = False) -> Script:
    """A large response, with or without its length in the head."""
    headers = {"content-length": str(size_bytes)} if is_announced else {}
    pieces = (b"x" * 64 * KIB for _ in range(size_bytes // (64 * KIB)))
    return _sending([_head(200, headers)], pieces)


def gzip_bomb(size_bytes: int = 64 * MIB) -> Script:
    """A small response that becomes a large one when it is decompressed."""
    packing = zlib.compressobj(wbits=_GZIP)
    body = b"".join(packing.compress(b"\0" * MIB) for _ in range(size_bytes // MIB))
    body += packing.flush()
    headers = {"content-encoding": "gzip", "content-length": str(len(body))}
    return _sending([_head(200, headers), body])


def not_http() -> Script:
    """A response that is not HTTP."""
    return _sending([b"\x16\x03\x01 hello\r\n\r\n"])


def closed() -> Script:
    """A connection that ends without a response."""
    return _sending([])


def reset() -> Script:
    """A connection that is reset."""

    def write(connection: socket.socket, server: OutgoingServer) -> None:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, _RESET)

    return write


@dataclass
class OutgoingServer:
    """A service whose responses a test scripts; the last script of a path repeats."""

    scripts: dict[str, list[Script]] = field(default_factory=dict[str, list[Script]])
    requests: list[SeenRequest] = field(default_factory=list[SeenRequest])
    port: int = 0
    _ended: threading.Event = field(default_factory=threading.Event)

    def on(self, path: str, *scripts: Script) -> None:
        """Responds to requests for a path, with any query, with each script in turn."""
        self.scripts[path] = list(scripts)

    @property
    def network(self) -> AsyncNetworkBackend:
        """A network whose requests all reach this server: `tablewright_system(..., network=)`."""
        return _ToLoopback(self)

    def wait_for_end(self) -> None:
        """Waits until the server ends."""
        self._ended.wait()

    def end(self) -> None:
        """Ends waiting scripts."""
        self._ended.set()

    def respond(self, connection: socket.socket) -> None:
        """Reads one request and runs its script."""
        with suppress(OSError, ValueError), connection.makefile("rb") as reader:
            seen = _request(reader)
            if seen is None:
                return
            self.requests.append(seen)
            scripts = self.scripts.get(seen.path.partition("?")[0], [reply(404)])
            script = scripts.pop(0) if len(scripts) > 1 else scripts[0]
            script(connection, self)


def _request(reader: Any) -> SeenRequest | None:
    line = reader.readline().decode("latin-1").split()
    if len(line) < 2:
        return None
    headers: dict[str, str] = {}
    while (text := reader.readline().decode("latin-1").strip()) != "":
        name, _, value = text.partition(":")
        headers[name.lower()] = value.strip()
    body = reader.read(int(headers.get("content-length", "0")))
    return SeenRequest(line[0], line[1], headers, body)


@contextmanager
def outgoing_server() -> Generator[OutgoingServer]:
    """A server that runs until the block ends."""
    state = OutgoingServer()

    class Handler(socketserver.BaseRequestHandler):
        def handle(self) -> None:
            state.respond(self.request)

    class Server(socketserver.ThreadingTCPServer):
        daemon_threads = True
        request_queue_size = 256

    with Server(("127.0.0.1", 0), Handler) as server:
        state.port = server.server_address[1]
        thread = threading.Thread(target=server.serve_forever, args=(0.02,), daemon=True)
        thread.start()
        try:
            yield state
        finally:
            state.end()
            server.shutdown()
            thread.join()


class _ToLoopback(AsyncNetworkBackend):
    """A network whose every host is the server."""

    def __init__(self, server: OutgoingServer) -> None:
        self._server = server
        self._inner = AnyIOBackend()

    async def connect_tcp(self, host: str, port: int, *more: Any, **options: Any) -> Any:
        inner = await self._inner.connect_tcp(
            "127.0.0.1", self._server.port, timeout=options.get("timeout")
        )
        return _WithoutTls(inner)

    async def sleep(self, seconds: float) -> None:
        await self._inner.sleep(seconds)


class _WithoutTls(AsyncNetworkStream):
    """A connection that pretends to be encrypted."""

    def __init__(self, inner: AsyncNetworkStream) -> None:
        self.read, self.write, self.aclose = inner.read, inner.write, inner.aclose
        self._inner = inner

    async def start_tls(self, *given: Any, **options: Any) -> AsyncNetworkStream:
        return self

    def get_extra_info(self, info: str) -> Any:
        return None if info == "ssl_object" else self._inner.get_extra_info(info)


def _sending(first: list[bytes], more: Iterable[bytes] = ()) -> Script:
    pieces = [*first]

    def write(connection: socket.socket, server: OutgoingServer) -> None:
        for piece in pieces:
            connection.sendall(piece)
        for piece in more:
            connection.sendall(piece)

    return write


def _head(status: int, headers: Mapping[str, str]) -> bytes:
    """Returns a head; every connection has one response."""
    lines = {"connection": "close", **headers}
    texts = [f"HTTP/1.1 {status} {_REASON}", *(f"{name}: {one}" for name, one in lines.items())]
    return "\r\n".join([*texts, "", ""]).encode("latin-1")

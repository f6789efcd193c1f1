"""Connections that are kept: each response belongs to its request, whatever a server sends."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from ipaddress import ip_network
from typing import Any

import pytest

from tablewright.errors import InvalidError
from tablewright.errors.outgoing import NoResponseError
from tablewright.kits.http import Outgoing, TargetRules
from tests.kits.http.connects import connects

RULES = TargetRules(allow_http=True, allowed_networks=(ip_network("127.0.0.0/8"),))
PLAIN = b"HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok"
HEAD_BYTES_MAX = 100 * 1024  # of h11
CHUNKED = b"HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n"


class Server:
    """Responds to each request with the next bytes; b"" closes the connection."""

    def __init__(self, responses: Sequence[bytes]) -> None:
        self.url = ""
        self.requests: list[bytes] = []
        self.connections = 0
        self._responses = list(responses)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        try:
            while self._responses:
                self.requests.append(await reader.readuntil(b"\r\n\r\n"))
                writer.write(found := self._responses.pop(0))
                await writer.drain()
                if not found or b"connection: close" in found:
                    return
            await reader.read()
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        finally:
            writer.close()


def served(
    responses: Sequence[bytes], ask: Callable[[Outgoing, str], Awaitable[None]], **options: Any
) -> Server:
    """Runs requests against a server with these responses."""
    server = Server(responses)

    async def main() -> None:
        listening = await asyncio.start_server(server.serve, "127.0.0.1", 0)
        outgoing = Outgoing(RULES, **options)
        try:
            await ask(outgoing, f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}/x")
        finally:
            await outgoing.close()
            listening.close()

    asyncio.run(main())
    return server


async def twice(outgoing: Outgoing, url: str) -> None:
    for _ in range(2):
        assert b"ok" == (await outgoing.request("GET", url)).body


@pytest.mark.parametrize(
    "response",
    [
        PLAIN,
        CHUNKED + b"1\r\no\r\n1;a=b\r\nk\r\n0\r\nx: 9\r\n\r\n",
        b"HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n" + PLAIN,
    ],
)
def test_a_connection_is_kept_for_the_next_request(response: bytes):
    server = served([response, PLAIN], twice)
    assert (1, 2) == (server.connections, len(server.requests))


@pytest.mark.parametrize(
    "response",
    [
        b"HTTP/1.0 200 OK\r\nconnection: close\r\n\r\nok",
        b"HTTP/1.1 200 OK\r\nconnection: close\r\ncontent-length: 2\r\n\r\nok",
    ],
)
def test_a_connection_that_the_server_will_close_is_not_kept(response: bytes):
    assert 2 == served([response, PLAIN], twice).connections


def test_a_connection_that_the_server_closed_is_not_used_again():
    async def ask(outgoing: Outgoing, url: str) -> None:
        await outgoing.request("GET", url)
        with pytest.raises(NoResponseError) as raised:
            await outgoing.request("GET", url)
        assert "broken" == raised.value.reason
        await outgoing.request("GET", url)

    assert 2 == served([PLAIN, b"", PLAIN], ask).connections


def test_without_a_pool_each_request_has_its_connection():
    assert 2 == served([PLAIN, PLAIN], twice, is_pooled=False).connections


def test_a_connection_whose_response_was_not_read_is_not_kept():
    async def ask(outgoing: Outgoing, url: str) -> None:
        async with outgoing.stream("GET", url) as response:
            assert b"o" == await response.start(1)
        assert b"ok" == (await outgoing.request("GET", url)).body

    half = b"HTTP/1.1 200 OK\r\ncontent-length: 200000\r\n\r\no"
    assert 2 == served([half, PLAIN], ask).connections


def test_a_response_to_head_has_no_body():
    async def ask(outgoing: Outgoing, url: str) -> None:
        received = await outgoing.request("HEAD", url)
        assert ("5", b"") == (received.headers["content-length"], received.body)

    served([b"HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\n"], ask)


@pytest.mark.parametrize(
    "response",
    [
        b"HTTP/1.1 200 OK\r\nx: " + b"a" * 2 * HEAD_BYTES_MAX,
        b"HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n",
        b"HTTP/1.1 200 OK\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nok",
    ],
)
def test_a_head_that_is_too_long_or_ambiguous_is_an_error(response: bytes):
    async def ask(outgoing: Outgoing, url: str) -> None:
        with pytest.raises(NoResponseError) as raised:
            await outgoing.request("GET", url)
        assert "not_http" == raised.value.reason

    served([response], ask)


@pytest.mark.parametrize(
    ("method", "headers"),
    [
        ("GET", {"x": "a\r\nhost: other"}),
        ("GET", {"x\r\ny": "a"}),
        ("GET", {"x": "é"}),
        ("GET", {"x:": "a"}),
        ("GET /y HTTP/1.1\r\nhost:", {}),
    ],
)
def test_a_method_or_header_that_would_add_lines_is_not_sent(method: str, headers: dict[str, str]):
    async def ask(outgoing: Outgoing, url: str) -> None:
        with connects() as seen, pytest.raises(InvalidError):
            await outgoing.request(method, url, headers=headers)
        assert [] == seen

    served([], ask)

"""Outgoing requests: every fault of other services, every bound, and what is never connected to."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Sequence
from datetime import UTC, datetime
from ipaddress import ip_network
from typing import Any

import pytest

from tablewright.errors import InvalidError
from tablewright.errors.outgoing import NoResponseError, ResponseTooLargeError
from tablewright.kits.http import Bounds, CompleteResponse, Outgoing, OutgoingResponse, TargetRules
from tablewright.kits.http.responses import Headers
from tablewright.limits import KIB, MIB
from tablewright.testing.outgoing import (
    OutgoingServer,
    closed,
    gzip_bomb,
    huge,
    not_http,
    outgoing_server,
    redirect,
    reply,
    reset,
    silent,
    slow,
    throttled,
    truncated,
)
from tests.kits.http.connects import connects

URL = "https://api.example.com/contacts"
LOOPBACK = TargetRules(allow_http=True, allowed_networks=(ip_network("127.0.0.0/8"),))


def called(
    server: OutgoingServer, url: str = URL, method: str = "GET", **more: Any
) -> CompleteResponse:
    async def main() -> CompleteResponse:
        outgoing = Outgoing(network=server.network)
        try:
            return await outgoing.request(method, url, **more)
        finally:
            await outgoing.close()

    return asyncio.run(main())


@pytest.mark.parametrize(
    ("script", "reason"),
    [
        (closed(), "broken"),
        (reset(), "broken"),
        (truncated(), "broken"),
        (not_http(), "not_http"),
        (reply(200, b"not gzip", headers={"content-encoding": "gzip"}), "broken"),
    ],
)
def test_a_response_that_does_not_come_whole_is_an_error(script: Any, reason: str):
    with outgoing_server() as server:
        server.on("/contacts", script)
        with pytest.raises(NoResponseError) as raised:
            called(server)
    assert reason == raised.value.reason


@pytest.mark.parametrize("script", [silent(), slow()])
def test_a_response_that_does_not_come_in_time_is_an_error(script: Any):
    with outgoing_server() as server:
        server.on("/contacts", script)
        with pytest.raises(NoResponseError, match=r"within 0\.1 s") as raised:
            called(server, bounds=Bounds(timeout_seconds=0.1))
    assert "timeout" == raised.value.reason


@pytest.mark.parametrize("script", [huge(), huge(is_announced=True)])
def test_a_response_of_too_many_bytes_is_not_read(script: Any):
    with outgoing_server() as server:
        server.on("/contacts", script)
        with pytest.raises(ResponseTooLargeError, match="10,240 bytes"):
            called(server, bounds=Bounds(bytes_max=10 * KIB))


def test_a_gzip_bomb_is_stopped_before_it_fills_the_memory():
    read = 0

    async def measured(response: OutgoingResponse) -> None:
        nonlocal read
        async for chunk in response.chunks():
            read += len(chunk)

    async def main(server: OutgoingServer) -> None:
        outgoing = Outgoing(network=server.network)
        bounds = Bounds(decoded_bytes_max=2 * MIB)
        async with outgoing.stream("GET", URL, bounds=bounds) as response:
            with pytest.raises(ResponseTooLargeError, match="2,097,152 decompressed bytes"):
                await measured(response)
        await outgoing.close()

    with outgoing_server() as server:
        server.on("/contacts", gzip_bomb())
        asyncio.run(main(server))
    assert MIB <= read <= 2 * MIB


def test_a_compressed_body_that_ends_early_is_an_error():
    with outgoing_server() as server:
        body, packed = b"a" * 5_000_000, {"content-encoding": "gzip"}
        server.on("/contacts", reply(body=gzip.compress(body), headers=packed))
        assert body == called(server).body
        server.on("/contacts", reply(body=gzip.compress(body)[:-9], headers=packed))
        with pytest.raises(NoResponseError, match="decompressed"):
            called(server)
        server.on("/contacts", reply(204, headers=packed))
        assert b"" == called(server).body


def test_headers_have_names_in_any_case_and_repeated_ones_are_joined():
    found = Headers(
        [(b"Link", b"<a>"), (b"link", b"<b>"), (b"x-name", b"\xc3\xa9"), (b"y", b"\xe9")]
    )
    assert ("<a>, <b>", "\xe9", "\xe9") == (found["LINK"], found["X-Name"], found["y"])
    assert "z" not in found
    assert ["link", "x-name", "y"] == list(found)


def test_what_is_not_json_is_an_error():
    async def main(server: OutgoingServer) -> None:
        outgoing = Outgoing(network=server.network)
        for _ in range(2):
            async with outgoing.stream("GET", URL) as response:
                with pytest.raises(NoResponseError, match="not JSON"):
                    await response.json()
        await outgoing.close()

    with outgoing_server() as server:
        server.on("/contacts", reply(body=b"<html>"), reply(body=b"[" * 100_000))
        asyncio.run(main(server))


@pytest.mark.parametrize(
    "location",
    [
        "https://other.example.com/contacts",
        "http://api.example.com/contacts",
        "https://api.example.com:8443/contacts",
        "https://169.254.169.254/latest",
        "//other.example.com/x",
        "https://api.example.com@127.0.0.1/",
        "file:///etc/passwd",
    ],
)
def test_a_redirect_to_another_place_is_never_followed(location: str):
    with outgoing_server() as server:
        server.on("/contacts", redirect(location))
        received = called(server, bounds=Bounds(redirects_max=3))
        assert (302, 1) == (received.status, len(server.requests))


def test_a_redirect_to_the_same_host_is_followed_if_the_request_asks_for_it():
    with outgoing_server() as server:
        server.on("/contacts", redirect("/v2/contacts?page=2", 308))
        server.on("/v2/contacts", reply(json=[1]))
        assert 308 == called(server).status
        received = called(server, bounds=Bounds(redirects_max=1), headers={"Authorization": "x"})
        assert (200, b"[1]") == (received.status, received.body)
        assert 308 == called(server, method="POST", bounds=Bounds(redirects_max=1)).status
        assert "x" == server.requests[2].headers["authorization"]


def test_redirects_in_a_circle_end():
    with outgoing_server() as server:
        server.on("/contacts", redirect("/contacts"))
        assert 302 == called(server, bounds=Bounds(redirects_max=99)).status
        assert 4 == len(server.requests)


@pytest.mark.parametrize("url", ["http://api.example.com/", "https://10.0.0.1/", "ftp://x.com/"])
def test_a_url_that_is_not_allowed_is_not_connected_to(url: str):
    async def main() -> None:
        with pytest.raises(InvalidError):
            await Outgoing().request("GET", url)

    with connects() as seen:
        asyncio.run(main())
    assert [] == seen


def test_a_kept_connection_stays_with_the_address_that_was_checked():
    """A name that changes its meaning is checked when the next connection is made."""
    answers = [["127.0.0.1"], ["169.254.169.254"]]
    asked: list[str] = []

    async def resolve(host: str, port: int) -> Sequence[str]:
        asked.append(host)
        return answers.pop(0)

    async def main() -> None:
        async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            for _ in range(4):
                await reader.readuntil(b"\r\n\r\n")
                writer.write(b"HTTP/1.1 204 No Content\r\n\r\n")
            writer.close()

        server = await asyncio.start_server(serve, "127.0.0.1", 0)
        url = f"http://rebinding.example.com:{server.sockets[0].getsockname()[1]}/"
        outgoing = Outgoing(LOOPBACK, resolve=resolve)
        for _ in range(4):
            assert 204 == (await outgoing.request("GET", url)).status
        await asyncio.sleep(0)
        with pytest.raises(InvalidError, match="public address"):
            await outgoing.request("GET", url)
        await outgoing.close()
        server.close()

    with connects() as seen:
        asyncio.run(main())
    assert 2 == len(asked)
    assert ["127.0.0.1"] == [address[0] for address in seen]


def test_nothing_of_one_request_is_kept_for_the_next():
    async def main(server: OutgoingServer) -> None:
        outgoing = Outgoing(network=server.network)
        for _ in range(2):
            await outgoing.request("GET", URL)
        await outgoing.close()

    with outgoing_server() as server:
        server.on("/contacts", reply(headers={"set-cookie": "session=1; path=/"}))
        asyncio.run(main(server))
        assert all("cookie" not in one.headers for one in server.requests)
        assert 2 == len(server.requests)


def test_a_request_has_its_headers_and_its_body_byte_by_byte():
    with outgoing_server() as server:
        server.on("/contacts", reply(201, json={"id": 1}))
        received = called(
            server, f"{URL}?a=%20b", "POST", headers={"X-Own": "1"}, content=b'{"n":1.10}'
        )
        [seen] = server.requests
    assert (201, b'{"id": 1}') == (received.status, received.body)
    assert ("POST", "/contacts?a=%20b", b'{"n":1.10}') == (seen.method, seen.path, seen.body)
    assert ("1", "api.example.com") == (seen.headers["x-own"], seen.headers["host"])
    assert seen.headers["user-agent"].startswith("Tablewright/")


@pytest.mark.parametrize(
    ("script", "seconds"),
    [
        (throttled(), None),
        (throttled(30), 30.0),
        (throttled("Mon, 01 Jan 2035 00:00:00 GMT"), 24 * 3600.0),
    ],
)
def test_the_pause_that_a_server_asks_for_is_read_and_bounded(script: Any, seconds: float | None):
    async def main(server: OutgoingServer) -> None:
        outgoing = Outgoing(network=server.network)
        async with outgoing.stream("GET", URL) as response:
            assert 429 == response.status
            now = datetime(2026, 1, 1, tzinfo=UTC)
            assert seconds == response.retry_after_seconds(now)
        await outgoing.close()

    with outgoing_server() as server:
        server.on("/contacts", script)
        asyncio.run(main(server))


def test_two_hundred_requests_at_once_share_a_bounded_pool():
    async def main(server: OutgoingServer) -> None:
        outgoing = Outgoing(network=server.network)
        urls = [f"https://api{number}.example.com/contacts" for number in range(200)]
        found = await asyncio.gather(*(outgoing.request("GET", url) for url in urls))
        assert {200} == {one.status for one in found}
        await outgoing.close()

    with outgoing_server() as server:
        server.on("/contacts", reply(json=[]))
        asyncio.run(main(server))
        hosts = {one.headers["host"] for one in server.requests}
    assert 200 == len(hosts)

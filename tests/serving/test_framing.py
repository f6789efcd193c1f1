"""Requests whose boundaries two readers could see at different places, over real sockets.

A proxy and the service must agree where each request ends. What could be read in two ways is
rejected, and whatever follows it on the connection is not served.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.serving.ambiguous import AMBIGUOUS, CHUNKED, EMPTY, HIDDEN, post
from tests.serving.bounded import Port, rest, serving_port, statuses


@pytest.fixture(scope="module")
def shared() -> Iterator[Port]:
    with pytest.MonkeyPatch.context() as monkeypatch, serving_port(monkeypatch) as port:
        yield port


@pytest.fixture
def port(shared: Port) -> Port:
    shared.reset()
    return shared


@pytest.mark.parametrize("sent", AMBIGUOUS.values(), ids=AMBIGUOUS)
def test_a_request_that_can_be_read_in_two_ways_hides_no_other(port: Port, sent: bytes):
    with port.client() as client:
        client.sendall(sent)
        client.shutdown(1)
        received = rest(client)
    assert "/hidden" not in port.toy.served
    assert statuses(received) in ([400], [200], []), received


@pytest.mark.parametrize(
    "sent",
    [
        post(b"content-length: 3\r\n", b"abc"),
        post(CHUNKED, b"3\r\nabc\r\n" + EMPTY),
        post(b"Transfer-Encoding: Chunked\r\n", b"3;a=b\r\nabc\r\n" + EMPTY),
    ],
    ids=["length", "chunks", "capitals"],
)
def test_a_request_with_one_reading_is_served_and_so_is_the_next(port: Port, sent: bytes):
    with port.client() as client:
        client.sendall(sent + HIDDEN)
        client.shutdown(1)
        assert [200, 200] == statuses(rest(client))
    assert ["/seen", "/hidden"] == port.toy.served


@pytest.mark.parametrize("upgrade", ["websocket", "h2c"])
def test_no_other_protocol_is_offered(port: Port, upgrade: str):
    lines = f"connection: upgrade, http2-settings\r\nupgrade: {upgrade}\r\n".encode()
    with port.client() as client:
        client.sendall(b"GET /seen HTTP/1.1\r\nhost: localhost\r\n" + lines + b"\r\n")
        client.shutdown(1)
        assert 101 not in statuses(rest(client))


SAFE = (
    b"x-content-type-options: nosniff\r\n",
    b"content-security-policy: default-src 'none';",
    b"frame-ancestors 'none'",
    b"referrer-policy: no-referrer\r\n",
    b"cache-control: no-store\r\n",
    b"content-type: text/plain; charset=utf-8\r\n",
)


def test_an_error_of_the_server_itself_is_safe_for_a_browser(port: Port):
    for sent, status in (
        (b"garbage\r\n\r\n", 400),
        (b"GET / HTTP/1.1\r\nx: " + b"a" * 70_000, 431),
    ):
        with port.client() as client:
            client.sendall(sent)
            client.shutdown(1)
            received = rest(client)
        assert [status] == statuses(received)
        head = received.partition(b"\r\n\r\n")[0] + b"\r\n"
        assert [] == [line for line in SAFE if line not in head]

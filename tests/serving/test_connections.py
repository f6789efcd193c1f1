"""What one client can make the service port hold, over real sockets. The clock is moved."""

from __future__ import annotations

import socket
import tracemalloc
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from urllib.parse import urlsplit

import httpx2
import pytest

from tablewright import limits
from tablewright.serving import limits as serving_limits
from tests.serving.bounded import PATIENCE_SECONDS, Port, request, rest, serving_port, statuses
from tests.serving.served import serving

MIB = 1024 * 1024
TRAILING = b"POST / HTTP/1.1\r\ntransfer-encoding: chunked\r\n\r\n1\r\na\r\n0\r\n"


@pytest.fixture(scope="module")
def shared() -> Iterator[Port]:
    with pytest.MonkeyPatch.context() as monkeypatch, serving_port(monkeypatch) as port:
        yield port


@pytest.fixture
def port(shared: Port) -> Port:
    shared.reset()
    return shared


def test_a_header_of_70_kilobytes_is_refused(port: Port):
    with port.client() as client:
        client.sendall(request(x="a" * 70_000))
        assert [431] == statuses(rest(client))
    assert [] == port.toy.served


def test_a_head_just_over_the_limit_is_refused_and_one_below_is_not(port: Port):
    room = serving_limits.API_HEAD_BYTES_MAX - len(request(x=""))
    assert 200 == port.status()
    for count, status in ((room, 200), (room + 100, 431)):
        with port.client() as client:
            client.sendall(request(x="a" * count))
            client.shutdown(1)
            assert [status] == statuses(rest(client))


def test_5000_headers_are_refused(port: Port):
    with port.client() as client:
        client.sendall(request(**{f"x{number}": "a" for number in range(5_000)}))
        assert [431] == statuses(rest(client))
    assert [] == port.toy.served


@pytest.mark.parametrize(
    "beginning",
    [b"GET /", b"GET / HTTP/1.1\r\nx", b"GET / HTTP/1.1\r\nx: ", TRAILING + b"x: "],
    ids=["target", "name", "value", "trailer"],
)
def test_100_megabytes_of_one_head_are_not_held(port: Port, beginning: bytes):
    piece = b"a" * MIB
    port.status()  # what a first request makes stays
    tracemalloc.start()
    try:
        with port.client() as client:
            client.sendall(beginning)
            for _ in range(100):
                client.sendall(piece)
            client.shutdown(1)
            assert [431] == statuses(rest(client))
        assert tracemalloc.get_traced_memory()[1] < 4 * MIB
    finally:
        tracemalloc.stop()
    assert ["/"] == port.toy.served


def test_trailers_do_not_become_headers_of_a_request(port: Port):
    with port.client() as client:
        client.sendall(TRAILING + b"host: other\r\n\r\n" + request(connection="close"))
        assert [200, 200] == statuses(rest(client))


def test_what_is_no_request_is_refused(port: Port):
    with port.client() as client:
        client.sendall(b"garbage\r\n\r\n")
        assert [400] == statuses(rest(client))


def test_requests_far_ahead_of_their_turn_are_not_taken(port: Port):
    with port.client() as client:
        client.sendall(request("/held") + request() * 1_000)
        port.toy.may_answer.set()
        assert [200] == statuses(rest(client))
    assert ["/held"] == port.toy.served


@pytest.mark.parametrize("sent", [b"", b"GET", b"GET / HTTP/1.1\r\n", b"\r\n\r\n"])
def test_half_a_head_is_not_waited_for_for_long(port: Port, sent: bytes):
    with port.client() as client:
        client.sendall(sent)
        port.status()  # it has come by now
        port.wait(serving_limits.API_HEAD_SECONDS_MAX - 1)
        port.status()
        port.wait(2)
        received = rest(client)
    assert ([408] if sent else []) == statuses(received)


def test_an_idle_connection_is_closed_after_a_while(port: Port):
    with port.client() as client:
        for _ in range(2):
            client.sendall(request())
            received = b""
            while not received.endswith(b"0\r\n\r\n"):
                received += client.recv(MIB)
            assert [200] == statuses(received)
            port.wait(serving_limits.API_KEEP_ALIVE_SECONDS - 1)
        port.wait(2)
        assert b"" == rest(client)


def test_a_byte_now_and_then_does_not_help(port: Port):
    with port.client() as client:
        try:
            for byte in request(x="a" * 100):
                client.sendall(bytes([byte]))
                port.wait(1)
                port.status()
        except ConnectionError:
            pass
        assert statuses(rest(client)) in ([408], [])
    assert {"/"} == set(port.toy.served)


def test_a_body_that_nobody_waits_for_does_not_keep_a_connection(port: Port):
    with port.client() as client:
        client.sendall(b"POST /unread HTTP/1.1\r\ncontent-length: 10\r\n\r\nabc")
        received = client.recv(MIB)
        port.wait(serving_limits.API_HEAD_SECONDS_MAX + 1)
        assert [200] == statuses(received + rest(client))


@pytest.mark.parametrize("path", [f"/plain-{8 * MIB}", f"/stream-{MIB}"])
def test_a_client_that_does_not_read_is_disconnected(port: Port, path: str):
    with port.client(receive_bytes=4_096) as client:
        client.sendall(request(path))
        while not port.behind:
            assert 200 == port.status()
        port.wait(limits.CLIENT_STUCK_SECONDS_MAX + 1)
        while port.behind:
            assert 200 == port.status()
        assert len(rest(client)) < 8 * MIB


def test_responses_that_nobody_reads_are_bounded_together(
    port: Port, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(serving_limits, "API_UNSENT_BYTES_MAX", 10 * MIB)
    _check_that_the_first_is_cut_off(port)


def _check_that_the_first_is_cut_off(port: Port) -> None:
    size = 8 * MIB
    with port.client(receive_bytes=4_096) as first, port.client(receive_bytes=4_096) as second:
        for number, client in enumerate((first, second)):
            client.sendall(request(f"/plain{number}-{size}", connection="close"))
            while f"/plain{number}-{size}" not in port.toy.served:
                port.status()
        assert len(rest(first)) < size < len(rest(second))


def test_an_idle_connection_makes_room_for_a_new_one(
    monkeypatch: pytest.MonkeyPatch,
):
    monkeypatch.setattr(limits, "CONNECTIONS_MAX", 3)
    with serving_port(monkeypatch) as port, port.clients(3) as clients:
        for client in clients:
            client.sendall(b"GET / HTTP/1.1\r\n")
        assert 200 == port.status()
        assert b"" == rest(clients[0])


def test_a_connection_is_refused_while_all_others_are_at_work(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(limits, "CONNECTIONS_MAX", 2)
    with serving_port(monkeypatch) as port, port.clients(2) as clients:
        for client in clients:
            client.sendall(request("/held", connection="close"))
            assert port.toy.has_begun.acquire(timeout=PATIENCE_SECONDS)
        with port.client() as third:
            received = rest(third)
        assert [503] == statuses(received)
        assert b"retry-after: 1\r\n" in received
        port.toy.may_answer.set()
        assert [[200], [200]] == [statuses(rest(client)) for client in clients]


def test_one_of_two_processes_has_half_of_the_connections(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(limits, "CONNECTIONS_MAX", 2)
    with serving_port(monkeypatch, processes=2) as port, port.client() as client:
        client.sendall(request("/held", connection="close"))
        assert port.toy.has_begun.acquire(timeout=PATIENCE_SECONDS)
        with port.client() as second:
            assert [503] == statuses(rest(second))
        port.toy.may_answer.set()
        assert [200] == statuses(rest(client))


def test_one_of_two_processes_has_half_of_the_bytes_that_nobody_reads(
    monkeypatch: pytest.MonkeyPatch,
):
    monkeypatch.setattr(serving_limits, "API_UNSENT_BYTES_MAX", 20 * MIB)
    with serving_port(monkeypatch, processes=2) as port:
        _check_that_the_first_is_cut_off(port)


def test_half_open_connections_on_both_ports_do_not_stop_healthz(tmp_path: Path):
    """As many connections as the process may open files, and more."""
    half = b"GET / HTTP/1.1\r\n"
    with serving(tmp_path, files_max=256) as served, ExitStack() as stack:
        urls = [served.url, served.told["dynamodb"]]
        places = [(urlsplit(url).hostname, urlsplit(url).port) for url in urls]
        for number in range(300):
            client = stack.enter_context(socket.create_connection(places[number % 2]))
            client.sendall(half)
        for url in urls:
            assert 200 == httpx2.get(f"{url}/healthz").status_code
        assert 200 == httpx2.get(f"{served.url}/readyz").status_code
        assert 0 == served.end()

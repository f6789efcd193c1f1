"""Where the endpoint listens: one at a time, and under names that mean this machine."""

from __future__ import annotations

import asyncio
import socket

import pytest

from tablewright.endpoint.address import is_loopback, listening, url_of


@pytest.mark.parametrize("name", ["no-such-host.invalid", "empty..part", "long." + 64 * "a"])
def test_a_name_that_stands_for_no_address_is_refused(name: str):
    with pytest.raises(OSError, match=r"not known|failure|No address"):
        listening(name, 0)
    with pytest.raises(OSError, match=r"not known|failure|No address"):
        is_loopback(name)


def test_an_address_that_is_taken_is_not_listened_on_twice():
    with listening("127.0.0.1", 0) as listener, pytest.raises(OSError, match="in use"):
        listening("127.0.0.1", listener.getsockname()[1])


def test_an_address_is_told_as_sdks_want_it():
    with listening("127.0.0.1", 0) as listener:
        assert f"http://127.0.0.1:{listener.getsockname()[1]}" == url_of(listener)


def test_an_address_of_version_six_is_told_in_brackets():
    try:
        listener = listening("::1", 0)
    except OSError:
        pytest.skip("this machine has no IPv6")
    with listener:
        assert f"http://[::1]:{listener.getsockname()[1]}" == url_of(listener)


@pytest.mark.parametrize(
    ("host", "expected"),
    [("127.0.0.1", True), ("127.0.0.2", True), ("localhost", True), ("0.0.0.0", False)],
)
def test_only_this_machine_reaches_a_loopback_address(host: str, expected: bool):
    assert expected is is_loopback(host)


def test_a_response_in_two_parts_is_sent_at_once_on_every_event_loop():
    async def accepted() -> int:
        loop = asyncio.get_running_loop()
        found: asyncio.Future[int] = loop.create_future()

        class Noting(asyncio.Protocol):
            def connection_made(self, transport: asyncio.BaseTransport) -> None:
                taken = transport.get_extra_info("socket")
                found.set_result(taken.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))

        listener = listening("127.0.0.1", 0)
        server = await loop.create_server(Noting, sock=listener)
        with socket.create_connection(listener.getsockname()[:2]):
            is_at_once = await found
        server.close()
        return is_at_once

    assert asyncio.run(accepted())

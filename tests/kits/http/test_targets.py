"""Which URLs and addresses are taken, and that nothing else is ever connected to."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from ipaddress import IPv4Address, IPv6Address, ip_network

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablewright.errors import BadSettingError, InvalidError
from tablewright.kits.http.addresses import is_allowed
from tablewright.kits.http.targets import checked_addresses, resolved, target_of
from tablewright.kits.webhooks import Sender, TargetRules
from tests.kits.http.connects import connects
from tests.kits.http.hosts import LEGITIMATE, PUBLIC, refused_addresses, refused_urls

RULES = TargetRules()
LOOPBACK = TargetRules(allow_http=True, allowed_networks=(ip_network("127.0.0.1/32"),))


class Answers:
    """A resolver that gives one answer after the other, and counts how often it is asked."""

    def __init__(self, *answers: Sequence[str]) -> None:
        self.answers = list(answers)
        self.asked: list[str] = []

    async def __call__(self, host: str, port: int) -> Sequence[str]:
        self.asked.append(host)
        return self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]


def test_there_are_more_than_500_forms_to_be_refused():
    assert 500 < len(set(refused_urls()))
    assert 100 < len(set(refused_addresses()))
    assert 20 < len(set(LEGITIMATE))


def test_no_url_of_the_corpus_is_connected_to():
    async def main() -> None:
        sender = Sender(RULES, resolve=Answers(["10.0.0.1"]))
        for url in refused_urls():
            result = await sender.send(url, {}, b"{}")
            assert (None, True) == (result.status, bool(result.error)), url

    with connects() as seen:
        asyncio.run(main())
    assert [] == seen


def test_no_url_of_the_corpus_is_taken():
    taken: list[str] = []
    for url in refused_urls():
        with suppress(InvalidError):
            target_of(url, RULES)
            taken.append(url)
    assert [] == taken


def test_no_address_that_is_not_public_is_connected_to_when_a_name_has_it():
    async def main() -> None:
        for address in refused_addresses():
            for answer in ([address], ["93.184.216.34", address], [address, "2606:4700::1111"]):
                sender = Sender(RULES, resolve=Answers(answer))
                result = await sender.send("https://hooks.example.com/x", {}, b"{}")
                assert "The URL must have public addresses only." == result.error, answer

    with connects() as seen:
        asyncio.run(main())
    assert [] == seen


def test_a_name_without_an_address_is_not_connected_to():
    async def main() -> None:
        sender = Sender(RULES, resolve=Answers([]))
        result = await sender.send("https://hooks.example.com/x", {}, b"{}")
        assert "The host was not found or cannot be reached." == result.error

    with connects() as seen:
        asyncio.run(main())
    assert [] == seen


def test_a_name_that_means_something_else_the_second_time_gains_nothing():
    """The answer that was checked is the one that is used, and the next attempt checks anew."""

    async def main() -> None:
        async def receive(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.readuntil(b"\r\n\r\n")
            writer.write(b"HTTP/1.1 204 No Content\r\n\r\n")
            await writer.drain()
            writer.close()

        server = await asyncio.start_server(receive, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        answers = Answers(["127.0.0.1"], ["169.254.169.254"], ["127.0.0.2"], ["127.0.0.1"])
        sender = Sender(LOOPBACK, resolve=answers)
        url = f"http://rebinding.example.com:{port}/"
        async with server:
            results = [await sender.send(url, {}, b"{}") for _ in range(4)]
        assert [204, None, None, 204] == [one.status for one in results]
        assert 4 == len(answers.asked), "one question for each attempt"

    with connects() as seen:
        asyncio.run(main())
    assert ["127.0.0.1"] * 2 == [address[0] for address in seen]


@pytest.mark.parametrize("url", LEGITIMATE)
def test_a_legitimate_url_is_taken(url: str):
    async def main() -> None:
        target = target_of(url, RULES)
        found = await checked_addresses(
            target.host, target.port, RULES, Answers(["93.184.216.34", "2606:4700::1"])
        )
        assert found == ([target.address] if target.address else ["93.184.216.34", "2606:4700::1"])

    asyncio.run(main())


def test_public_addresses_are_allowed_and_their_neighbours_are_not():
    assert [] == [address for address in PUBLIC if not is_allowed(address)]
    assert [] == [address for address in refused_addresses() if is_allowed(address)]


@given(st.ip_addresses(v=4))
def test_wrapping_an_address_changes_nothing(address: IPv4Address):
    a, b, c, d = address.packed
    expected = is_allowed(str(address))
    assert expected == is_allowed(f"::ffff:{address}")
    assert expected == is_allowed(f"64:ff9b::{address}")
    assert expected == is_allowed(f"2002:{a << 8 | b:x}:{c << 8 | d:x}::1")


@given(st.ip_addresses())
def test_what_python_calls_private_or_multicast_is_never_allowed(
    address: IPv4Address | IPv6Address,
):
    if address.is_private or address.is_multicast or address.is_loopback or address.is_link_local:
        is_wrapped = isinstance(address, IPv6Address) and address in ip_network("64:ff9b::/96")
        assert is_wrapped or not is_allowed(str(address))


def test_networks_that_are_allowed_are_allowed_and_no_others():
    allowed = (ip_network("10.1.0.0/16"), ip_network("fd00::/8"))
    assert is_allowed("10.1.2.3", allowed)
    assert is_allowed("::ffff:10.1.2.3", allowed)
    assert is_allowed("fd00::1", allowed)
    assert not is_allowed("10.2.0.1", allowed)
    assert not is_allowed("127.0.0.1", allowed)
    assert is_allowed("8.8.8.8", allowed)


def test_http_and_hosts_of_one_word_need_a_setting():
    assert "example.com" == target_of("http://example.com/", TargetRules(allow_http=True)).host
    own = TargetRules(allowed_networks=(ip_network("10.0.0.0/8"),))
    assert "receiver" == target_of("https://receiver/", own).host
    with pytest.raises(InvalidError, match="https"):
        target_of("http://receiver/", own)


@pytest.mark.parametrize(
    ("url", "host", "port", "path", "authority"),
    [
        ("https://Example.COM", "example.com", 443, "/", "example.com"),
        ("https://example.com?a=b", "example.com", 443, "/?a=b", "example.com"),
        ("https://example.com:8443/x", "example.com", 8443, "/x", "example.com:8443"),
        ("https://example.com:443/x", "example.com", 443, "/x", "example.com"),
        ("https://[2606:4700:0::1111]/", "2606:4700::1111", 443, "/", "[2606:4700::1111]"),
    ],
)
def test_a_url_is_taken_apart(url: str, host: str, port: int, path: str, authority: str):
    target = target_of(url, RULES)
    found = (target.host, target.port, target.path, target.authority)
    assert (host, port, path, authority) == found


@given(st.text(max_size=40))
def test_no_text_makes_the_reader_of_urls_fail(text: str):
    for url in (text, f"https://{text}", f"https://example.com/{text}"):
        try:
            target = target_of(url, RULES)
        except InvalidError:
            continue
        assert target.path.isascii()
        assert target.path.isprintable()
        assert " " not in target.path + target.host


def test_the_resolver_of_this_machine_finds_its_own_address():
    assert "127.0.0.1" in asyncio.run(_found("127.0.0.1"))


async def _found(host: str) -> Sequence[str]:
    return await resolved(host, 443)


SANDBOX = TargetRules(allowed_origins=("http://127.0.0.1:8123",))


@pytest.mark.parametrize(
    "url",
    [
        "http://127.0.0.1:8124/v1",
        "https://127.0.0.1:8123/v1",
        "http://127.0.0.2:8123/v1",
        "http://localhost:8123/v1",
        "http://127.0.0.1/v1",
        "http://example.com/v1",
        "https://10.0.0.1/v1",
    ],
)
def test_an_allowed_origin_opens_no_other(url: str):
    with pytest.raises(InvalidError):
        target_of(url, SANDBOX)


def test_an_allowed_origin_is_not_allowed_by_default():
    with pytest.raises(InvalidError):
        target_of("http://127.0.0.1:8123/v1", TargetRules(allow_http=True))


def test_exactly_the_allowed_origin_is_allowed():
    target = target_of("http://127.0.0.1:8123/v1?a=1", SANDBOX)
    assert ("127.0.0.1", 8123, "127.0.0.1:8123") == (target.host, target.port, target.authority)
    found = checked_addresses("127.0.0.1", 8123, SANDBOX, resolved)
    assert ["127.0.0.1"] == asyncio.run(found)
    with pytest.raises(InvalidError):
        asyncio.run(checked_addresses("127.0.0.1", 8124, SANDBOX, resolved))


def test_an_origin_that_is_not_one_is_rejected():
    with pytest.raises(BadSettingError, match="is not an origin"):
        target_of("https://example.com/", TargetRules(allowed_origins=("127.0.0.1:1",)))

"""One attempt: what is sent, what is made of the answer, and how it ends in every case."""

from __future__ import annotations

import asyncio
import ssl
from datetime import UTC, datetime
from ipaddress import ip_network
from pathlib import Path

import pytest
from httpcore2._backends.anyio import AnyIOStream
from hypothesis import given
from hypothesis import strategies as st

from tablewright import limits
from tablewright.kits.webhooks import AttemptResult, Sender, TargetRules
from tablewright.kits.webhooks import limits as webhook_limits
from tests.kits.http.connects import connects
from tests.kits.webhooks.receiver import (
    HOST,
    RULES,
    Receiver,
    answer,
    receiving,
    tls_pair,
    to_loopback,
)

NOW = datetime(2026, 11, 16, 12, tzinfo=UTC)


def sent(
    *scripts: bytes, body: bytes = b'{"a":1}', timeout_seconds: float = 5
) -> tuple[AttemptResult, Receiver]:
    """The result of one attempt, and the receiver that it went to."""

    async def main() -> tuple[AttemptResult, Receiver]:
        async with receiving(*scripts) as receiver:
            sender = Sender(RULES, resolve=to_loopback, timeout_seconds=timeout_seconds)
            return await sender.send(receiver.url(), {"webhook-id": "m1"}, body), receiver

    return asyncio.run(main())


# Errors


def test_what_is_no_http_is_an_error():
    result, _ = sent(b"\x16\x03\x01 hello\r\n\r\n")
    assert (None, "The response is not valid HTTP/1.1.") == (result.status, result.error)


def test_a_connection_that_ends_without_an_answer_is_an_error():
    result, _ = sent(b"")
    assert (None, "The connection ended before the response did.") == (result.status, result.error)


def test_an_answer_that_does_not_come_in_time_is_an_error():
    async def main() -> AttemptResult:
        async with receiving() as receiver:
            receiver.holds = True
            sender = Sender(RULES, resolve=to_loopback, timeout_seconds=0.05)
            return await sender.send(receiver.url(), {}, b"{}")

    result = asyncio.run(main())
    assert (None, "There was no response within 0.05 s.") == (result.status, result.error)
    assert 40 <= result.duration_ms < 60_000


def test_a_resolver_that_does_not_answer_in_time_is_an_error():
    async def never(host: str, port: int) -> list[str]:
        await asyncio.Event().wait()
        return []

    sender = Sender(RULES, resolve=never, timeout_seconds=0.02)
    result = asyncio.run(sender.send("http://hooks.example.com:8080/", {}, b"{}"))
    assert "There was no response within 0.02 s." == result.error


def test_a_resolver_that_fails_is_an_error_that_names_no_host_of_ours():
    async def fails(host: str, port: int) -> list[str]:
        raise OSError("resolver 10.0.0.2 said no")

    result = asyncio.run(Sender(RULES, resolve=fails).send("http://a.example.com/", {}, b"{}"))
    assert "The host was not found or cannot be reached." == result.error


def test_a_port_that_nobody_listens_on_is_an_error():
    async def main() -> AttemptResult:
        async with receiving() as receiver:
            url = receiver.url()
        return await Sender(RULES, resolve=to_loopback).send(url, {}, b"{}")

    assert "The connection was refused." == asyncio.run(main()).error


@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
def test_a_redirection_is_an_answer_and_is_not_followed(status: int):
    with connects() as seen:
        result, receiver = sent(answer(status, b"", "location: http://127.0.0.1:1/x"))
    assert (status, False) == (result.status, result.is_success)
    assert [("127.0.0.1", receiver.port)] == seen


def test_a_long_answer_is_not_read_to_its_end(monkeypatch: pytest.MonkeyPatch):
    counts: list[int] = []
    plain_read = AnyIOStream.read

    async def counted(stream: AnyIOStream, count: int, timeout: float | None = None) -> bytes:
        data = await plain_read(stream, count, timeout)
        counts.append(len(data))
        return data

    monkeypatch.setattr(AnyIOStream, "read", counted)
    result, _ = sent(answer(200, b"x" * 10 * limits.MIB))
    assert 200 == result.status
    assert sum(counts) <= 2 * webhook_limits.WEBHOOK_ANSWER_BYTES_MAX  # the last read may be whole
    assert "x" * webhook_limits.WEBHOOK_EXCERPT_LENGTH_MAX == result.excerpt


def test_a_head_without_an_end_is_no_answer():
    result, _ = sent(b"HTTP/1.1 200 OK\r\n" + b"x-y: z\r\n" * 100_000)
    assert None is result.status
    assert result.error


@pytest.mark.parametrize("status", [400, 404, 410, 429, 500, 503])
def test_other_statuses_are_failures_that_are_told(status: int):
    result, _ = sent(answer(status, b"no\r\n\x00thanks"))
    assert (status, None, False) == (result.status, result.error, result.is_success)
    assert "no   thanks" == result.excerpt


# TLS


def test_a_certificate_that_nobody_vouches_for_is_refused(tmp_path: Path):
    server, _ = tls_pair(tmp_path)
    _, others = tls_pair(tmp_path)
    result, receiver = _sent_by_tls(server, others, HOST)
    assert (None, []) == (result.status, receiver.requests)
    assert (result.error or "").startswith("The certificate was not accepted: self-signed")


def test_a_certificate_of_another_host_is_refused(tmp_path: Path):
    server, client = tls_pair(tmp_path)
    result, receiver = _sent_by_tls(server, client, "other.example.com")
    assert (None, []) == (result.status, receiver.requests)
    assert "Hostname mismatch" in (result.error or "")


def test_who_speaks_no_tls_gets_nothing(tmp_path: Path):
    _, client = tls_pair(tmp_path)
    result, receiver = _sent_by_tls(None, client, HOST)
    assert (None, []) == (result.status, receiver.requests)


def test_the_name_is_kept_for_tls_while_the_connection_goes_to_the_address(tmp_path: Path):
    server, client = tls_pair(tmp_path)
    asked: list[str] = []
    server.sni_callback = lambda connection, name, context: asked.append(name)
    result, receiver = _sent_by_tls(server, client, HOST)
    assert (204, [HOST]) == (result.status, asked)
    assert f"{HOST}:{receiver.port}" == receiver.requests[0].headers["host"]


def test_an_address_can_be_a_host_if_its_certificate_names_it(tmp_path: Path):
    server, client = tls_pair(tmp_path)
    result, _ = _sent_by_tls(server, client, "127.0.0.1")
    assert 204 == result.status


def _sent_by_tls(
    server: ssl.SSLContext | None, client: ssl.SSLContext, host: str
) -> tuple[AttemptResult, Receiver]:
    patience_seconds = 60 if server else 0.5  # without TLS, both wait for the other

    async def main() -> tuple[AttemptResult, Receiver]:
        async with receiving(tls=server) as receiver:
            sender = Sender(
                RULES, resolve=to_loopback, tls=client, timeout_seconds=patience_seconds
            )
            return await sender.send(receiver.url("https", host), {}, b"{}"), receiver

    return asyncio.run(main())


# What works


def test_the_request_has_everything_and_the_body_byte_by_byte():
    body = '{"text":"Grüße","n":1.10}'.encode()
    result, receiver = sent(answer(200, b'{"ok":true}'), body=body)
    [request] = receiver.requests
    assert ("POST /in?x=1 HTTP/1.1", body) == (request.line, request.body)
    assert (200, '{"ok":true}', True) == (result.status, result.excerpt, result.is_success)
    names = {"host", "user-agent", "content-type", "content-length", "connection"}
    names |= {"accept", "accept-encoding"}
    assert names | {"webhook-id"} == set(request.headers)
    assert "application/json" == request.headers["content-type"]
    assert request.headers["user-agent"].startswith("Tablewright-Webhooks/")


@pytest.mark.parametrize(
    "script",
    [
        b"HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n2\r\nok\r\n0\r\n\r\n",
        b"HTTP/1.1 200 OK\r\n\r\nok",
        b"HTTP/1.0 200 OK\r\n\r\nok",
        b"HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok",
        b"HTTP/1.1 103 Hints\r\nlink: x\r\n\r\nHTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok",
    ],
)
def test_answers_of_every_framing_are_read(script: bytes):
    result, _ = sent(script)
    assert (200, "ok") == (result.status, result.excerpt)


def test_a_status_counts_although_the_body_never_ends():
    result, _ = sent(b"HTTP/1.1 200 OK\r\ncontent-length: 1000000\r\n\r\nslow")
    assert (200, None, "slow") == (result.status, result.error, result.excerpt)


def test_the_next_address_of_a_host_is_tried_when_one_takes_no_connection():
    async def main() -> AttemptResult:
        async def two(host: str, port: int) -> list[str]:
            return ["127.0.0.2", "127.0.0.1"]

        rules = TargetRules(allow_http=True, allowed_networks=(ip_network("127.0.0.0/30"),))
        async with receiving() as receiver:
            return await Sender(rules, resolve=two).send(receiver.url(), {}, b"{}")

    with connects() as seen:
        assert 204 == asyncio.run(main()).status
    assert ["127.0.0.2", "127.0.0.1"] == [address[0] for address in seen]


@pytest.mark.parametrize(
    ("text", "seconds"),
    [
        ("120", 120.0),
        (" 0 ", 0.0),
        ("9" * 50, 999_999_999.0),
        ("Mon, 16 Nov 2026 12:01:00 GMT", 60.0),
        ("Mon, 16 Nov 2026 11:00:00 GMT", 0.0),
        ("Mon, 16 Nov 2026 12:01:00", 60.0),
        ("", None),
        ("soon", None),
        ("-5", None),
        ("1.5", None),
        ("²", None),
        ("Mon, 99 Nov 2026 12:01:00 GMT", None),
    ],
)
def test_a_receiver_says_when_to_come_back_in_seconds_or_by_a_date(
    text: str, seconds: float | None
):
    assert seconds == AttemptResult(503, None, 1, retry_after=text).wait_seconds(NOW)


@given(st.text(max_size=60))
def test_no_text_of_a_receiver_makes_the_reader_of_retry_after_fail(text: str):
    seconds = AttemptResult(503, None, 1, retry_after=text).wait_seconds(NOW)
    assert seconds is None or seconds >= 0

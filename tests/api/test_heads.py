"""Whole responses: a server that takes them at once gets what others get in two messages."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablewright.api.http.cors import Cors
from tablewright.api.http.exchange import Exchange, exchange_of
from tablewright.api.http.frame import Frame
from tablewright.api.http.heads import WHOLE_RESPONSE, whole_head
from tablewright.ids import CountingIds

NAMES = st.sampled_from(
    ["etag", "location", "x-request-id", "content-security-policy", "vary", "content-type", "x-a"]
)
VALUES = st.text(st.characters(min_codepoint=32, max_codepoint=126), max_size=20)


class _Silent:
    def began(self) -> None:
        pass

    def ended(self, exchange: Exchange, seconds: float, error: Exception | None) -> None:
        pass


def _taken(sent: list[Any], status: int, head: bytes, content: bytes) -> bool:
    sent.append((status, head, content))
    return True


def _responses(
    status: int, content: bytes, headers: dict[str, str], *, method: str, scheme: str, cors: bool
) -> list[tuple[int, list[tuple[str, str]], bytes]]:
    """The same response from a server without the extension, and from one with it."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await exchange_of(scope).answer(send, status, content, headers)

    found: list[tuple[int, list[tuple[str, str]], bytes]] = []
    for is_whole in (False, True):
        frame = Frame(app, CountingIds(), _Silent(), Cors.of(["https://a.example"] * cors, ()))
        sent: list[Any] = []
        take = partial(_taken, sent)

        async def send(message: dict[str, Any], sent: list[Any] = sent) -> None:
            sent.append(message)

        scope = {
            "type": "http",
            "method": method,
            "path": "/",
            "raw_path": b"/",
            "query_string": b"",
            "scheme": scheme,
            "headers": [(b"origin", b"https://a.example")],
            "extensions": {WHOLE_RESPONSE: {"send": take}} if is_whole else {},
        }
        asyncio.run(frame(scope, None, send))  # pyright: ignore[reportArgumentType]
        if is_whole:
            ((code, head, body),) = sent
            lines = [line.partition(": ")[::2] for line in head.decode("latin-1").splitlines()]
        else:
            first, second = sent
            code, body = first["status"], second["body"]
            lines = [(name.decode(), value.decode("latin-1")) for name, value in first["headers"]]
        found.append((code, sorted(lines), body))
    return found


@pytest.mark.parametrize("value", ["a\r\nset-cookie: b", "a\nb", "\x00", "a\x7f"])
def test_a_header_value_cannot_begin_another_line(value: str):
    with pytest.raises(ValueError, match="not a header"):
        whole_head({"location": value}, {}, "id", is_https=False)


@pytest.mark.parametrize("name", ["a b", "a:b", "a\r\nb", "é"])
def test_a_header_name_is_a_token(name: str):
    with pytest.raises(ValueError, match="not a header"):
        whole_head({name: "x"}, {}, "id", is_https=False)


def test_a_response_that_no_header_can_hold_is_an_internal_error():
    for code, _, body in _responses(
        200, b"{}", {"location": "a\r\nb"}, method="GET", scheme="http", cors=False
    )[1:]:
        assert (500, True) == (code, b"internal" in body)


@given(
    status=st.sampled_from([200, 201, 204, 304, 308, 404, 503]),
    content=st.binary(max_size=20),
    headers=st.dictionaries(NAMES, VALUES, max_size=4),
    method=st.sampled_from(["GET", "HEAD", "POST"]),
    scheme=st.sampled_from(["http", "https"]),
    cors=st.booleans(),
)
def test_a_whole_response_is_the_same_as_two_messages(
    status: int, content: bytes, headers: dict[str, str], method: str, scheme: str, cors: bool
):
    in_two, whole = _responses(status, content, headers, method=method, scheme=scheme, cors=cors)
    assert in_two == whole


def test_a_server_that_cannot_take_it_now_gets_two_messages():
    async def main() -> list[Any]:
        sent: list[Any] = []

        async def send(message: Any) -> None:
            sent.append(message["type"])

        exchange = Exchange("id", "GET", "/", "", {}, send_whole=lambda *_: False)
        await exchange.answer(send, 200, b"{}", {})
        return sent

    assert ["http.response.start", "http.response.body"] == asyncio.run(main())

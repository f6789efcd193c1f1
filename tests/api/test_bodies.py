"""Bodies: refused before they are taken when too large, too slow or of another kind."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

import pytest
from starlette.types import Message

from tablewright.api import limits
from tablewright.api.http.bodies import CallerGone, check_json, read_body
from tablewright.errors import MalformedError, TooLargeError, UnsupportedMediaError


class Connection:
    """Gives messages, and counts how many were taken."""

    def __init__(self, *parts: bytes, ends: bool = True, leaves: bool = False) -> None:
        self.waiting: list[Message] = [
            {"type": "http.request", "body": part, "more_body": True} for part in parts
        ]
        if ends and self.waiting:
            self.waiting[-1]["more_body"] = False
        if leaves:
            self.waiting.append({"type": "http.disconnect"})
        self.taken = 0

    async def receive(self) -> Message:
        if not self.waiting:
            return await asyncio.Future()
        self.taken += 1
        return self.waiting.pop(0)


def _read(
    connection: Connection, headers: Mapping[str, str] | None = None, bytes_max: int = 10
) -> bytes:
    return asyncio.run(read_body(connection.receive, headers or {}, bytes_max))


def test_a_body_that_declares_too_much_is_refused_before_anything_is_taken():
    connection = Connection(b"x" * 11)
    with pytest.raises(TooLargeError, match="10 bytes") as refusal:
        _read(connection, {"content-length": "11"})
    assert 0 == connection.taken
    assert {"bytesMax": 10} == refusal.value.details


def test_a_body_in_pieces_is_refused_with_the_first_byte_too_many():
    connection = Connection(b"x" * 6, b"x" * 5, b"x" * 1_000)
    with pytest.raises(TooLargeError):
        _read(connection)
    assert 2 == connection.taken


def test_a_body_that_declares_less_than_it_sends_is_refused_all_the_same():
    with pytest.raises(TooLargeError):
        _read(Connection(b"x" * 11), {"content-length": "3"})


@pytest.mark.parametrize("declared", ["9" * 5_000, "-1", "ten", "\u0661\u0661", " 5", "5, 5"])
def test_a_length_that_is_no_length_does_no_harm(declared: str):
    with pytest.raises(TooLargeError):
        _read(Connection(b"x" * 11), {"content-length": declared})


@pytest.mark.parametrize("packed", ["gzip", "deflate, gzip", "br"])
def test_a_packed_body_is_refused_before_anything_is_taken(packed: str):
    connection = Connection(b"x")
    with pytest.raises(UnsupportedMediaError):
        _read(connection, {"content-encoding": packed})
    assert 0 == connection.taken


def test_a_body_that_never_ends_is_given_up(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(limits, "API_BODY_SECONDS_MAX", 0.01)
    with pytest.raises(MalformedError, match="in time"):
        _read(Connection(b"x", ends=False))


def test_a_caller_that_hangs_up_is_gone():
    with pytest.raises(CallerGone):
        _read(Connection(b"x", ends=False, leaves=True))


@pytest.mark.parametrize("parts", [(b"",), (b"1234567890",), (b"12345", b"", b"67890")])
def test_a_body_within_bounds_is_read_whole(parts: tuple[bytes, ...]):
    assert b"".join(parts) == _read(Connection(*parts), {"content-encoding": "identity"})


@pytest.mark.parametrize(
    "kind",
    ["application/json", "Application/JSON; charset=utf-8", "application/cloudevents+json"],
)
def test_json_is_taken_by_its_names(kind: str):
    check_json({"content-type": kind})


@pytest.mark.parametrize(
    "kind", ["", "text/plain", "text/json", "application/x-www-form-urlencoded", "json", "*/*"]
)
def test_what_says_to_be_something_else_is_refused(kind: str):
    with pytest.raises(UnsupportedMediaError) as refusal:
        check_json({"content-type": kind})
    assert (kind or "the header is missing") in refusal.value.message


def test_no_kind_at_all_is_refused():
    with pytest.raises(UnsupportedMediaError, match="the header is missing"):
        check_json({})


def test_a_long_kind_is_not_echoed_whole():
    with pytest.raises(UnsupportedMediaError) as refusal:
        check_json({"content-type": "x" * 10_000})
    assert len(refusal.value.message) < 200

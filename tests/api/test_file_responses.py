"""Files of a store over HTTP: whole, in part, unchanged, and cut off."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablewright.api import limits
from tablewright.api.clients import client_text
from tablewright.api.context import Context
from tablewright.api.http.bodies import CallerGone
from tablewright.api.http.exchange import Exchange
from tablewright.api.openapi.document import document
from tablewright.api.responses import FileResponse, FileStream, attachment
from tablewright.api.routes import Routes
from tablewright.api.rules import TENANT
from tablewright.errors import NotFoundError, StaleError, UnauthenticatedError
from tablewright.kits.files import limits as file_limits
from tablewright.testing.doubles import MemoryFiles
from tests.api.toy import ANA, Toy, toy

ROUTES: Routes[None] = Routes()
CONTENT = bytes(range(100))
FILES = MemoryFiles()
SCHEMES = {"key": {"type": "http", "scheme": "bearer"}}


@ROUTES.get("/v1/files/{name}", rule=TENANT, produces=("text/csv",))
async def get_file(context: Context, name: str) -> FileResponse:
    """Returns a file."""
    found = await FileResponse.of(FILES, name, "text/csv", download_as=f"{name}.csv")
    if found is None:
        raise NotFoundError("File not found.")
    return found


def _played(play: Callable[[Toy], Awaitable[None]]) -> None:
    async def main() -> None:
        await FILES.put("a", CONTENT, "text/csv")
        async with toy(ROUTES) as played:
            await play(played)

    asyncio.run(main())


def test_a_missing_file_is_not_found():
    async def play(toy: Toy) -> None:
        answer = await toy.caller(ANA).get("/v1/files/missing", headers={"range": "bytes=0-1"})
        assert 404 == answer.status

    _played(play)


def test_a_part_after_the_end_is_rejected_with_the_size():
    async def play(toy: Toy) -> None:
        answer = await toy.caller(ANA).get("/v1/files/a", headers={"range": "bytes=100-"})
        assert (416, "bytes */100") == (answer.status, answer.headers["content-range"])
        assert "range_not_satisfiable" == answer.error["code"]

    _played(play)


def test_a_whole_file_tells_its_size_version_and_name():
    async def play(toy: Toy) -> None:
        answer = await toy.caller(ANA).get("/v1/files/a")
        assert (200, CONTENT) == (answer.status, answer.body)
        headers, found = answer.headers, await FILES.stat("a")
        assert found is not None
        expected = {
            "content-length": "100",
            "content-type": "text/csv",
            "content-disposition": 'attachment; filename="a.csv"',
            "accept-ranges": "bytes",
            "cache-control": "no-store",
            "etag": f'"{found.etag}"',
        }
        assert expected == {name: headers[name] for name in expected}

    _played(play)


def test_head_tells_the_same_and_sends_nothing():
    async def play(toy: Toy) -> None:
        answer = await toy.caller(ANA).ask(
            "HEAD", "/v1/files/a", headers={"range": "bytes=0-1, 3-4"}
        )
        assert (200, b"", "100") == (answer.status, answer.body, answer.headers["content-length"])
        assert "content-range" not in answer.headers

    _played(play)


def test_a_part_is_sent_with_its_place_in_the_file():
    async def play(toy: Toy) -> None:
        answer = await toy.caller(ANA).get("/v1/files/a", headers={"range": "bytes=10-19"})
        assert (206, CONTENT[10:20]) == (answer.status, answer.body)
        headers = answer.headers
        assert ("bytes 10-19/100", "10") == (headers["content-range"], headers["content-length"])

    _played(play)


def test_a_file_that_changed_is_sent_whole():
    async def play(toy: Toy) -> None:
        caller = toy.caller(ANA)
        tag = (await caller.get("/v1/files/a")).headers["etag"]
        asked = {"range": "bytes=90-", "if-range": tag}
        assert 206 == (await caller.get("/v1/files/a", headers=asked)).status
        await FILES.put("a", b"other", "text/csv")
        answer = await caller.get("/v1/files/a", headers=asked)
        assert (200, b"other") == (answer.status, answer.body)

    _played(play)


def test_a_file_that_the_caller_has_is_not_sent_again():
    async def play(toy: Toy) -> None:
        caller = toy.caller(ANA)
        tag = (await caller.get("/v1/files/a")).headers["etag"]
        for known in (tag, f'W/{tag}, "x"', "*"):
            asked = {"if-none-match": known, "range": "bytes=100-"}
            answer = await caller.get("/v1/files/a", headers=asked)
            assert (304, b"", tag) == (answer.status, answer.body, answer.headers["etag"])

    _played(play)


@given(st.integers(1, 120), st.data())
def test_an_interrupted_download_can_be_resumed_anywhere(size: int, data: st.DataObject):
    ends = sorted(data.draw(st.sets(st.integers(1, size), max_size=4)) | {size})

    async def play(toy: Toy) -> None:
        await FILES.put("a", CONTENT[:1] * size, "text/csv")
        parts, start = [], 0
        for end in ends:
            wanted = {"range": f"bytes={start}-{end - 1}"}
            parts.append((await toy.caller(ANA).get("/v1/files/a", headers=wanted)).body)
            start = end
        assert CONTENT[:1] * size == b"".join(parts)

    _played(play)


def test_a_large_file_is_sent_in_bounded_pieces(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(file_limits, "FILE_PIECE_BYTES", 16)
    sent: list[int] = []

    async def play(toy: Toy) -> None:
        app = toy.app

        async def watching(scope: Any, receive: Any, send: Any) -> None:
            async def seen(message: Any) -> None:
                sent.append(len(message.get("body", b"")))
                await send(message)

            await app(scope, receive, seen)

        toy.app = watching
        assert (
            CONTENT[5:]
            == (await toy.caller(ANA).get("/v1/files/a", headers={"range": "bytes=5-"})).body
        )

    _played(play)
    assert (95, 16) == (sum(sent), max(sent))


def test_a_file_that_is_replaced_while_it_is_sent_is_cut_off():
    async def play(toy: Toy) -> None:
        stat = FILES.stat

        async def replaced(name: str) -> Any:
            found = await stat(name)
            await FILES.put("a", b"other", "text/csv")
            FILES.stat = stat  # type: ignore[method-assign]
            return found

        FILES.stat = replaced  # type: ignore[method-assign]
        with pytest.raises(StaleError):
            await toy.caller(ANA).get("/v1/files/a")

    _played(play)


@pytest.mark.parametrize("reason", [CallerGone(), UnauthenticatedError("The key was revoked.")])
def test_a_file_whose_caller_leaves_does_not_end_as_if_it_were_complete(reason: Exception):
    exchange = Exchange("1", "GET", "/", "", {})
    messages: list[Any] = []
    is_closed: list[bool] = []

    async def main() -> None:
        async def endless() -> AsyncGenerator[bytes]:
            try:
                while True:
                    await asyncio.sleep(0)
                    yield b"x"
            finally:
                is_closed.append(True)

        async def receive() -> Any:
            if isinstance(reason, CallerGone):
                return {"type": "http.disconnect"}
            return await asyncio.Future()

        async def send(message: Any) -> None:
            messages.append(message)

        async def ended() -> Exception:
            return reason

        given = FileStream(endless(), {"content-type": "text/csv"})
        with pytest.raises(type(reason)):
            await exchange.stream(receive, send, given.pieces, given.headers, ended, is_file=True)

    asyncio.run(main())
    assert [True] == is_closed
    assert all(message.get("more_body", True) for message in messages)


def test_a_file_costs_its_caller_by_its_size(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(limits, "API_UNIT_BYTES", 10)

    async def play(toy: Toy) -> None:
        left = [
            int((await toy.caller(ANA).get("/v1/files/a", headers=asked)).headers[LEFT])
            for asked in ({}, {"range": "bytes=0-9"}, {"range": "bytes=0-9"})
        ]
        assert [199, 198 - 9, 197 - 9] == left

    _played(play)


LEFT = "x-ratelimit-remaining"


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("a b.csv", 'attachment; filename="a b.csv"'),
        ('a"b.csv', "attachment; filename=\"a_b.csv\"; filename*=UTF-8''a%22b.csv"),
        ("a\r\nb", "attachment; filename=\"a__b\"; filename*=UTF-8''a%0D%0Ab"),
        ("ä/€", "attachment; filename=\"_/_\"; filename*=UTF-8''%C3%A4%2F%E2%82%AC"),
    ],
)
def test_the_name_of_a_download_is_quoted(name: str, expected: str):
    assert expected == attachment(name)


def test_a_route_that_sends_a_file_is_a_get_with_media_types():
    async def handler(context: Context) -> FileResponse:
        """Nothing."""
        raise NotImplementedError

    with pytest.raises(TypeError, match="must list `produces`"):
        Routes().get("/v1/it", rule=TENANT)(handler)
    with pytest.raises(TypeError, match="is for GET"):
        Routes().post("/v1/it", rule=TENANT, produces=("text/csv",))(handler)


def test_the_document_and_the_clients_tell_of_parts():
    made = document(ROUTES, title="Files", version="1", schemes=SCHEMES)
    operation = made["paths"]["/v1/files/{name}"]["get"]
    assert {"200", "206", "304", "416"} <= set(operation["responses"])
    headers = [one["name"] for one in operation["parameters"] if one["in"] == "header"]
    assert ["Range", "If-Range"] == headers
    python = client_text(made, language="python", command="it")
    assert "def get_file(" in python
    assert "-> bytes:" in python
    assert "getFile" in client_text(made, language="typescript", command="it")

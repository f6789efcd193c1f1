"""Uploads: bounded in bytes, time and rate while they arrive."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from tablewright.api import limits
from tablewright.api.context import Context
from tablewright.api.http.bodies import CallerGone
from tablewright.api.openapi.document import document
from tablewright.api.responses import FileStream
from tablewright.api.routes import Routes
from tablewright.api.rules import TENANT
from tablewright.api.uploads import Upload
from tablewright.errors import MalformedError, TooLargeError
from tablewright.testing.caller import NoResponse
from tablewright.testing.doubles import MemoryFiles
from tests.api.test_bodies import Connection
from tests.api.toy import ANA, Toy, toy

ROUTES: Routes[None] = Routes()
FILES = MemoryFiles()
KIND = {"content-type": "text/csv"}


@ROUTES.put("/v1/files/{name}", rule=TENANT, accepts=("text/csv",), body_bytes_max=1_000)
async def put_file(context: Context, name: str, body: Upload) -> dict[str, Any]:
    """Stores a file."""
    assert b"" == context.body
    held = 0
    async with FILES.open_write(name, body.content_type) as file:
        async for piece in body:
            held = max(held, len(piece))
            await file.write(piece)
    return {"bytes": body.received_bytes, "held": held, "declared": body.size_bytes}


def _played(play: Callable[[Toy], Awaitable[None]]) -> None:
    async def main() -> None:
        FILES.kept.clear()
        async with toy(ROUTES) as played:
            await play(played)

    asyncio.run(main())


def _put(toy: Toy, *parts: bytes, **more: Any) -> Any:
    headers = {**KIND, **more.pop("headers", {})}
    return toy.caller(ANA).ask("PUT", "/v1/files/a", parts=parts, headers=headers, **more)


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"content-length": "1001"}, 413),
        ({"content-encoding": "gzip"}, 415),
        ({"content-type": "text/html"}, 415),
    ],
)
def test_an_upload_is_rejected_before_anything_is_taken(headers: dict[str, str], status: int):
    async def play(toy: Toy) -> None:
        caller = toy.caller(ANA)
        answer = await caller.ask("PUT", "/v1/files/a", parts=[b"x"], headers={**KIND, **headers})
        assert (status, 0) == (answer.status, caller.took)
        assert {} == FILES.kept

    _played(play)


def test_an_upload_that_becomes_too_large_stores_nothing():
    async def play(toy: Toy) -> None:
        answer = await _put(toy, b"x" * 600, b"x" * 401, b"x" * 600)
        assert (413, {"bytesMax": 1_000}) == (answer.status, answer.error["details"])
        assert {} == FILES.kept

    _played(play)


def test_an_upload_whose_connection_drops_stores_nothing():
    async def play(toy: Toy) -> None:
        with pytest.raises(NoResponse):
            await _put(toy, b"x" * 6, b"gone", leaves=True)
        assert {} == FILES.kept
        assert 499 == toy.watching.exchanges[-1].status

    _played(play)


def test_a_caller_over_the_rate_limit_stores_nothing(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(limits, "API_UNIT_BYTES", 1)
    monkeypatch.setattr(limits, "API_BODY_UNITS_MAX", 1_000)

    async def play(toy: Toy) -> None:
        caller = toy.caller(ANA)
        await caller.ask("PUT", "/v1/files/first", parts=[b"x" * 150], headers=KIND)
        parts = [b"x", b"x" * 60, b"x"]
        answer = await caller.ask("PUT", "/v1/files/a", parts=parts, headers=KIND)
        assert (429, 2) == (answer.status, caller.took)
        assert ["first"] == list(FILES.kept)

    _played(play)


def test_an_upload_arrives_piece_by_piece():
    async def play(toy: Toy) -> None:
        answer = await _put(toy, b"abc", b"", b"de", headers={"content-length": "5"})
        assert {"bytes": 5, "held": 3, "declared": 5} == answer.json
        assert {"a": (b"abcde", "text/csv")} == FILES.kept

    _played(play)


def _upload(connection: Connection, bytes_max: int = 10) -> Upload:
    return Upload(connection.receive, {}, bytes_max, lambda size: None)


async def _pieces(upload: Upload) -> list[bytes]:
    async with upload.handling:
        return [piece async for piece in upload]


@pytest.mark.parametrize(
    ("connection", "error"),
    [
        (Connection(b"x" * 11), TooLargeError),
        (Connection(b"x", ends=False, leaves=True), CallerGone),
    ],
)
def test_an_upload_that_cannot_end_raises(connection: Connection, error: type[Exception]):
    async def main() -> None:
        with pytest.raises(error):
            await _pieces(_upload(connection))

    asyncio.run(main())


@pytest.mark.parametrize("name", ["API_BODY_SECONDS_MAX", "API_UPLOAD_SECONDS_MAX"])
def test_an_upload_that_stops_is_given_up(name: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(limits, name, 0.01)

    async def main() -> None:
        with pytest.raises(MalformedError, match="in time"):
            await _pieces(_upload(Connection(b"x", ends=False)))

    asyncio.run(main())


def test_a_slow_upload_may_take_longer_the_more_it_has_sent(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(limits, "API_BODY_SECONDS_MAX", 15.0)
    monkeypatch.setattr(limits, "API_UPLOAD_BYTES_PER_SECOND_MIN", 10)

    async def main() -> None:
        upload = _upload(Connection(b"x" * 100, b"x"), bytes_max=1_000)
        assert 15.0 == upload.seconds_max
        async with upload.handling:
            await anext(aiter(upload))
        assert 25.0 == upload.seconds_max

    asyncio.run(main())


def test_the_time_of_the_handler_does_not_count_while_it_waits_for_a_piece(
    monkeypatch: pytest.MonkeyPatch,
):
    monkeypatch.setattr(limits, "API_HANDLER_SECONDS_MAX", 1_000.0)
    seen: list[float | None] = []

    async def main() -> None:
        upload = _upload(Connection(b"x", b"y"))
        receive = upload._receive

        async def watched() -> Any:
            seen.append(upload.handling.when())
            return await receive()

        upload._receive = watched
        async with upload.handling:
            async for _ in upload:
                when = upload.handling.when()
                assert when is not None
                assert when > asyncio.get_running_loop().time()

    asyncio.run(main())
    assert [None, None] == seen


def test_a_handler_that_takes_too_long_with_a_piece_is_stopped(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(limits, "API_HANDLER_SECONDS_MAX", 0.01)

    async def main() -> None:
        upload = _upload(Connection(b"x", b"y"))
        async with upload.handling:
            async for _ in upload:
                await asyncio.Future()

    with pytest.raises(TimeoutError):
        asyncio.run(main())


async def _streams(context: Context, body: Upload) -> FileStream:
    """Nothing."""
    raise NotImplementedError


async def _returns(context: Context, body: Upload) -> dict[str, int]:
    """Nothing."""
    raise NotImplementedError


@pytest.mark.parametrize(
    ("handler", "more", "words"),
    [
        (_returns, {}, "go together"),
        (_returns, {"accepts": ("*/*",), "accepts_idempotency_key": True}, "cannot be compared"),
        (_streams, {"accepts": ("*/*",), "produces": ("text/csv",)}, "must not return a stream"),
    ],
)
def test_a_route_with_an_upload_is_checked(handler: Any, more: Any, words: str):
    with pytest.raises(TypeError, match=words):
        Routes().post("/v1/it", rule=TENANT, **more)(handler)


def test_the_document_tells_of_an_upload_as_of_a_file():
    schemes = {"key": {"type": "http", "scheme": "bearer"}}
    made = document(ROUTES, title="Files", version="1", schemes=schemes)
    content = made["paths"]["/v1/files/{name}"]["put"]["requestBody"]["content"]
    assert {"text/csv": {"schema": {"type": "string", "format": "binary"}}} == content

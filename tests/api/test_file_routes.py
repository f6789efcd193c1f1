"""Routes that receive and return files: bodies and responses that are not JSON."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from typing import Any

import pytest

from tablewright.api.clients import client_text
from tablewright.api.context import Context
from tablewright.api.openapi.document import document
from tablewright.api.responses import FileStream, RawResponse
from tablewright.api.routes import Routes
from tablewright.api.rules import PUBLIC, TENANT
from tests.api.toy import ANA, Toy, toy

ROUTES = Routes()
PNG = b"\x89PNG\r\n\x1a\n\x00\xff"
SCHEMES = {"key": {"type": "http", "scheme": "bearer"}}


@ROUTES.post("/v1/picture", rule=TENANT, accepts=("image/png",), produces=("image/png",))
async def mirror(context: Context, body: bytes) -> RawResponse:
    """Gives a picture back."""
    return RawResponse(body, headers={"content-type": "image/png"})


@ROUTES.post("/v1/length", rule=TENANT, accepts=("*/*",), body_bytes_max=20)
async def measure(context: Context, body: bytes) -> dict[str, int]:
    """How long a file is, whatever it is."""
    return {"bytes": len(body)}


@ROUTES.get("/v1/lines/{count}", rule=TENANT, produces=("text/csv",))
async def count_lines(context: Context, count: int) -> FileStream:
    """Sends numbers, one in a line; a negative count fails in the middle."""

    async def pieces() -> AsyncGenerator[bytes]:
        for number in range(abs(count)):
            yield b"%d\n" % number
        if count < 0:
            raise LookupError("the store went away")

    return FileStream(pieces(), {"content-type": "text/csv", "content-disposition": "attachment"})


def _played(play: Callable[[Toy], Awaitable[None]]) -> None:
    async def main() -> None:
        async with toy(ROUTES) as played:
            await play(played)

    asyncio.run(main())


@pytest.mark.parametrize("kind", ["application/json", "image/jpeg", "", "image/png2"])
def test_a_file_that_says_to_be_something_else_is_refused(kind: str):
    async def play(toy: Toy) -> None:
        answer = await toy.caller(ANA).ask(
            "POST", "/v1/picture", PNG, headers={"content-type": kind}
        )
        assert 415 == answer.status
        assert "image/png" in answer.error["message"]

    _played(play)


def test_a_file_that_is_too_large_is_refused():
    async def play(toy: Toy) -> None:
        answer = await toy.caller(ANA).ask("POST", "/v1/length", b"x" * 21)
        assert (413, {"bytesMax": 20}) == (answer.status, answer.error["details"])

    _played(play)


def test_a_file_comes_and_goes_byte_for_byte():
    async def play(toy: Toy) -> None:
        answer = await toy.caller(ANA).ask(
            "POST", "/v1/picture", PNG, headers={"content-type": "Image/PNG; q=1"}
        )
        assert (200, "image/png", PNG) == (
            answer.status,
            answer.headers["content-type"],
            answer.body,
        )

    _played(play)


def test_a_stream_that_fails_does_not_end_as_if_it_were_complete():
    async def play(toy: Toy) -> None:
        with pytest.raises(LookupError):
            await toy.caller(ANA).get("/v1/lines/-3")

    _played(play)


def test_a_file_is_sent_piece_by_piece():
    async def play(toy: Toy) -> None:
        answer = await toy.caller(ANA).get("/v1/lines/3")
        assert (200, b"0\n1\n2\n") == (answer.status, answer.body)
        headers = answer.headers
        assert ("text/csv", "no-store") == (headers["content-type"], headers["cache-control"])
        assert "content-length" not in headers
        asked = await toy.caller(ANA).ask("HEAD", "/v1/lines/3")
        assert (200, b"") == (asked.status, asked.body)

    _played(play)


def test_a_route_that_takes_anything_needs_no_media_type():
    async def play(toy: Toy) -> None:
        answer = await toy.caller(ANA).ask("POST", "/v1/length", parts=[b"\x00\xff", b"{"])
        assert {"bytes": 3} == answer.json

    _played(play)


@pytest.mark.parametrize(("kind", "takes"), [(bytes, ()), (dict[str, Any], ("image/png",))])
def test_a_body_of_bytes_and_its_media_types_go_together(kind: Any, takes: tuple[str, ...]):
    async def handler(context: Context, body: Any) -> None:
        """Nothing."""

    handler.__annotations__["body"] = kind
    with pytest.raises(TypeError, match="go together"):
        Routes().post("/v1/it", rule=PUBLIC, accepts=takes)(handler)


def test_a_stream_of_a_file_needs_its_media_type():
    async def handler(context: Context) -> FileStream:
        """Nothing."""
        raise NotImplementedError

    with pytest.raises(TypeError, match="must list `produces`"):
        Routes().get("/v1/it", rule=PUBLIC)(handler)


def test_the_document_tells_of_files():
    paths = document(ROUTES, title="Files", version="1", schemes=SCHEMES)["paths"]
    binary = {"schema": {"type": "string", "format": "binary"}}
    picture, length = paths["/v1/picture"]["post"], paths["/v1/length"]["post"]
    assert {"image/png": binary} == picture["requestBody"]["content"]
    assert {"image/png": binary} == picture["responses"]["200"]["content"]
    assert {"application/octet-stream": binary} == length["requestBody"]["content"]
    lines = paths["/v1/lines/{count}"]["get"]["responses"]
    assert {"text/csv": binary} == lines["200"]["content"]
    assert "headers" not in lines["200"]
    assert "304" not in lines
    assert ["application/json"] == list(length["responses"]["200"]["content"])


def test_clients_take_and_give_bytes():
    made = document(ROUTES, title="Files", version="1", schemes=SCHEMES)
    python = client_text(made, language="python", command="it")
    assert "def mirror(self, body: bytes) -> bytes:" in python
    assert "is_file=True" in python
    typescript = client_text(made, language="typescript", command="it")
    assert "mirror(body: Blob, options: CallOptions = {}): Promise<Blob>" in typescript
    assert "isFile: true" in typescript

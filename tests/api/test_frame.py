"""The frame: what every response has, from any handler and after any failure."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tablewright.api import limits
from tablewright.api.context import Context
from tablewright.api.http.frame import Frame
from tablewright.api.responses import EventStream
from tablewright.api.routes import Routes
from tablewright.api.rules import PUBLIC
from tablewright.errors import DiskFullError, ForbiddenError
from tablewright.ids import CountingIds
from tablewright.testing.caller import AsyncCaller, ReceivedResponse
from tests.api.toy import ANA, ROOT, Toy, Watching, toy

SAFE = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}

routes = Routes()


@routes.get("/v1/bug", rule=PUBLIC)
async def bug(context: Context) -> None:
    """A bug."""
    raise ZeroDivisionError("the secret of ana")


@routes.get("/v1/full", rule=PUBLIC)
async def full(context: Context) -> None:
    """A full disk."""
    raise DiskFullError("at the secret path of ana")


@routes.get("/v1/late", rule=PUBLIC)
async def late(context: Context) -> EventStream:
    """A stream that fails."""

    async def events() -> AsyncGenerator[bytes]:
        yield b"data: 1\n\n"
        raise ZeroDivisionError

    return EventStream(events())


def _with(
    play: Callable[[Toy], Awaitable[None]], offered: Routes | None = None, **more: Any
) -> None:
    async def main() -> None:
        async with toy(offered, **more) if offered is not None else toy(**more) as played:
            await play(played)

    asyncio.run(main())


def _is_framed(answer: ReceivedResponse, *, is_page: bool = False) -> bool:
    headers = answer.headers
    assert SAFE == {name: headers.get(name) for name in SAFE}
    assert "default-src 'none'" in headers["content-security-policy"]
    assert ("script-src 'self'" in headers["content-security-policy"]) == is_page
    assert headers["x-request-id"]
    names = [name for name, _ in answer.raw_headers]
    assert sorted(set(names)) == sorted(names), "a header is there twice"
    if answer.status >= 400:
        assert "no-store" == headers["cache-control"]
        assert {"code", "message", "hint", "details", "requestId"} == answer.error.keys()
        assert headers["x-request-id"] == answer.error["requestId"]
    return True


@pytest.mark.parametrize(
    ("status", "token", "request_"),
    [
        (200, None, ("GET", "/toy/v1/health")),
        (200, ANA, ("GET", "/v1/notes/live")),
        (201, ANA, ("POST", "/v1/notes", {"text": "a"})),
        (204, ANA, ("DELETE", "/v1/notes/n1")),
        (400, ANA, ("POST", "/v1/notes", b"{")),
        (400, None, ("GET", "/v1/health?" + "x" * limits.API_TEXT_BYTES_MAX)),
        (401, None, ("GET", "/v1/notes")),
        (403, ROOT, ("GET", "/v1/notes")),
        (404, ANA, ("GET", "/v1/notes/none")),
        (404, None, ("GET", "/nowhere")),
        (404, None, ("GET", "/toy/nowhere")),
        (404, None, ("GET", "/toy/v1/notes/")),
        (404, None, ("GET", "//toy/v1/health")),
        (405, None, ("PATCH", "/v1/notes")),
        (405, None, ("TRACE", "/v1/health")),
        (405, None, ("OPTIONS", "/v1/health")),
        (405, None, ("BREW", "/v1/health")),
        (413, ANA, ("POST", "/v1/notes", b"x" * (limits.API_BODY_BYTES_MAX + 1))),
        (422, ANA, ("POST", "/v1/notes", {})),
    ],
)
def test_every_answer_has_the_headers_that_keep_browsers_safe(
    status: int, token: str | None, request_: tuple[Any, ...]
):
    async def play(toy: Toy) -> None:
        await toy.write("ana", "n1")
        answer = await toy.caller(token).ask(*request_)
        assert status == answer.status
        assert _is_framed(answer)

    _with(play)


@pytest.mark.parametrize(("path", "status"), [("/toy/", 200), ("/toy/none.html", 404)])
def test_pages_have_them_too(path: str, status: int, tmp_path: Path):
    (tmp_path / "index.html").write_text("<!doctype html>")

    async def play(toy: Toy) -> None:
        answer = await toy.caller().ask("GET", path)
        assert status == answer.status
        assert _is_framed(answer, is_page=status == 200)

    _with(play, pages=tmp_path)


def test_every_answer_of_a_route_is_kept_by_nobody():
    async def play(toy: Toy) -> None:
        await toy.write("ana", "n1")
        ana = toy.caller(ANA)
        for path in ("/v1/notes", "/v1/notes/n1", "/v1/notes/live", "/v1/notes/none"):
            answer = await ana.ask("GET", path)
            assert "no-store" == answer.headers["cache-control"], path
            known = {"if-none-match": answer.headers.get("etag", "*")}
            again = await ana.ask("GET", path, headers=known)
            assert "no-store" == again.headers["cache-control"], path
        made = await ana.ask("POST", "/v1/notes", {"text": "a"})
        assert (201, "no-store") == (made.status, made.headers["cache-control"])

    _with(play)


def test_who_knows_an_answer_already_gets_them_too():
    async def play(toy: Toy) -> None:
        answer = await toy.caller().ask("GET", "/v1/health", headers={"if-none-match": "*"})
        assert 304 == answer.status
        assert _is_framed(answer)

    _with(play)


def test_a_bug_is_answered_with_the_requests_id_and_nothing_else():
    async def play(toy: Toy) -> None:
        answer = await toy.caller().ask("GET", "/v1/bug")
        assert 500 == answer.status
        assert _is_framed(answer)
        assert b"secret" not in answer.body
        assert b"Zero" not in answer.body
        (error,) = toy.watching.errors
        assert isinstance(error, ZeroDivisionError)

    _with(play, routes)


def test_a_store_that_fails_is_answered_with_a_time_to_come_back():
    async def play(toy: Toy) -> None:
        answer = await toy.caller().ask("GET", "/v1/full")
        assert (503, "1") == (answer.status, answer.headers["retry-after"])
        assert _is_framed(answer)
        assert b"secret" not in answer.body

    _with(play, routes)


def test_a_stream_that_fails_ends_its_connection():
    async def play(toy: Toy) -> None:
        with pytest.raises(ZeroDivisionError):
            await toy.caller().ask("GET", "/v1/late")
        assert [200] == [exchange.status for exchange in toy.watching.exchanges]

    _with(play, routes)


@pytest.mark.parametrize("brought", ["abc", "A.b_c-9", "x" * limits.REQUEST_ID_LENGTH_MAX])
def test_an_id_that_is_brought_along_is_kept(brought: str):
    async def play(toy: Toy) -> None:
        answer = await toy.caller().ask("GET", "/v1/health", headers={"x-request-id": brought})
        assert brought == answer.headers["x-request-id"]
        assert [brought] == [exchange.request_id for exchange in toy.watching.exchanges]

    _with(play)


@pytest.mark.parametrize(
    "brought", ["", " ", "a b", "a\nb", "a\r\nset-cookie: x", "<b>", "x" * 65, "é", "a\x00"]
)
def test_an_id_that_could_do_harm_is_replaced(brought: str):
    async def play(toy: Toy) -> None:
        answer = await toy.caller().ask("GET", "/v1/health", headers={"x-request-id": brought})
        assert answer.headers["x-request-id"].startswith("00000000-0000-4000-8000-")

    _with(play)


def test_no_two_requests_have_one_id():
    async def play(toy: Toy) -> None:
        answers = [await toy.caller().ask("GET", "/v1/health") for _ in range(5)]
        assert 5 == len({answer.headers["x-request-id"] for answer in answers})

    _with(play)


def test_over_tls_browsers_are_told_to_stay_there():
    async def play(toy: Toy) -> None:
        plain = await toy.caller().ask("GET", "/v1/health")
        safe = await toy.caller().ask("GET", "/v1/health", scheme="https")
        assert "strict-transport-security" not in plain.headers
        assert "max-age=31536000" in safe.headers["strict-transport-security"]

    _with(play)


def test_the_methods_that_there_are_are_named():
    async def play(toy: Toy) -> None:
        answer = await toy.caller().ask("PUT", "/v1/notes")
        assert "GET, HEAD, POST" == answer.headers["allow"]
        assert ["GET", "HEAD", "POST"] == answer.error["details"]["allow"]

    _with(play)


def test_what_is_too_much_at_once_is_told_to_come_back(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(limits, "API_REQUESTS_AT_ONCE_MAX", 3)
    going_on = asyncio.Event()

    async def slow(scope: Any, receive: Any, send: Any) -> None:
        await going_on.wait()
        raise ForbiddenError("no.")

    async def main() -> None:
        frame = Frame(slow, CountingIds(), Watching())
        asked = [asyncio.create_task(AsyncCaller(frame).ask("GET", "/")) for _ in range(5)]
        done, _ = await asyncio.wait(asked, return_when=asyncio.FIRST_COMPLETED)
        refused = [task.result() for task in done]
        going_on.set()
        answers = await asyncio.gather(*asked)
        assert [403, 403, 403, 503, 503] == sorted(answer.status for answer in answers)
        assert all("1" == answer.headers["retry-after"] for answer in refused)
        assert 0 == frame.at_once
        assert 403 == (await AsyncCaller(frame).ask("GET", "/")).status

    asyncio.run(main())


def test_every_request_is_observed_once_whatever_became_of_it():
    async def play(toy: Toy) -> None:
        for path in ("/v1/health", "/nowhere", "/v1/notes"):
            await toy.caller().ask("GET", path)
        assert 3 == toy.watching.count
        assert [200, 404, 401] == [exchange.status for exchange in toy.watching.exchanges]
        names = [exchange.route and exchange.route.name for exchange in toy.watching.exchanges]
        assert ["health", None, "list_notes"] == names

    _with(play)


def test_a_request_that_is_cut_off_is_observed_too():
    async def main() -> None:
        async def hanging(scope: Any, receive: Any, send: Any) -> None:
            await asyncio.Event().wait()

        watching = Watching()
        frame = Frame(hanging, CountingIds(), watching)
        asked = asyncio.create_task(AsyncCaller(frame).ask("GET", "/"))
        while not watching.count:
            await asyncio.sleep(0)
        asked.cancel()
        await asyncio.wait([asked])
        while not watching.exchanges:
            await asyncio.sleep(0)
        assert [499] == [exchange.status for exchange in watching.exchanges]
        assert 0 == frame.at_once

    asyncio.run(main())


def test_a_header_given_twice_is_a_list():
    async def play(toy: Toy) -> None:
        twice = [("if-none-match", '"0"'), ("if-none-match", '"1"')]
        await toy.write("ana", "n1")
        assert 304 == (await toy.caller(ANA).ask("GET", "/v1/notes/n1", headers=twice)).status

    _with(play)


def test_the_address_is_that_of_the_connection():
    async def play(toy: Toy) -> None:
        forged = {"x-forwarded-for": "192.0.2.1", "forwarded": "for=192.0.2.1"}
        await toy.caller(address="198.51.100.9").ask("GET", "/v1/health", headers=forged)
        assert ["198.51.100.9"] == [exchange.address for exchange in toy.watching.exchanges]

    _with(play)

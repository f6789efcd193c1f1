"""Handling: the order in which a request is looked at, and what becomes of it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from msgspec import Struct

from tablewright.api import limits
from tablewright.api.context import Context
from tablewright.api.responses import RawResponse, Response
from tablewright.api.routes import Routes
from tablewright.api.rules import PUBLIC, TENANT, Kind, Principal, tenant_named
from tablewright.errors import DiskFullError
from tablewright.testing.caller import AsyncCaller, NoResponse
from tests.api.toy import ANA, BEN, ROOT, STRANGER, Toy, toy

HUGE = b"x" * (limits.API_BODY_BYTES_MAX + 1)


def _with(play: Callable[[Toy], Awaitable[None]], routes: Routes[Any] | None = None) -> None:
    async def main() -> None:
        async with toy(routes) if routes is not None else toy() as played:
            await play(played)

    asyncio.run(main())


def _serving(handler: Any, *requests: tuple[Any, ...], method: str = "GET", **options: Any) -> Any:
    """What a service with this one route answers."""
    routes, replies = Routes[Any](), []
    given: Any = {"rule": PUBLIC, **options}
    routes.add(method, "/v1/it", **given)(handler)

    async def play(toy: Toy) -> None:
        for request in requests:
            replies.append(await toy.caller(ANA).ask(method, "/v1/it", *request))  # noqa: PERF401

    _with(play, routes)
    return replies


# Who is admitted


@pytest.mark.parametrize("token", [None, STRANGER, ANA + "x", "x"])
def test_without_a_credential_that_is_known_nothing_of_the_body_is_taken(token: str | None):
    async def play(toy: Toy) -> None:
        caller = toy.caller(token)
        answer = await caller.ask("POST", "/v1/notes", HUGE)
        assert 401 == answer.status
        assert "Bearer" == answer.headers["www-authenticate"]
        assert 0 == caller.took

    _with(play)


def test_a_credential_of_the_wrong_kind_is_told_so_before_the_body_is_taken():
    async def play(toy: Toy) -> None:
        caller = toy.caller(ROOT)
        answer = await caller.ask("POST", "/v1/notes", HUGE)
        assert (403, "forbidden") == (answer.status, answer.error["code"])
        assert 0 == caller.took

    _with(play)


def test_the_place_of_another_tenant_looks_like_one_that_is_not_there():
    async def play(toy: Toy) -> None:
        await toy.write("ana", "n1")
        answer = await toy.caller(BEN).ask("GET", "/v1/tenants/ana/notes")
        missing = await toy.caller(BEN).ask("GET", "/v1/tenants/nobody/notes")
        assert (404, 404) == (answer.status, missing.status)
        assert answer.error["message"] == missing.error["message"]

    _with(play)


def test_at_the_place_of_another_tenant_nothing_of_the_body_is_taken():
    async def rename(context: Context, tenant_id: str, body: dict[str, str]) -> None:
        """Names a tenant."""

    routes = Routes()
    routes.put("/v1/tenants/{tenant_id}", rule=tenant_named("tenant_id"))(rename)

    async def play(toy: Toy) -> None:
        ben = toy.caller(BEN)
        assert 404 == (await ben.ask("PUT", "/v1/tenants/ana", b"{")).status
        assert 0 == ben.took
        assert 400 == (await ben.ask("PUT", "/v1/tenants/ben", b"{")).status

    _with(play, routes)


def test_a_store_that_fails_while_the_credential_is_looked_up_is_503_and_never_401():
    async def play(toy: Toy) -> None:
        async def failing(headers: Any, *, is_https: bool = False) -> Principal:
            raise DiskFullError("The disk is full.")

        toy.tokens.principal = failing  # type: ignore[method-assign]
        answer = await toy.caller(ANA).ask("GET", "/v1/notes")
        assert (503, "1") == (answer.status, answer.headers["retry-after"])

    _with(play)


def test_a_credential_without_a_tenant_gets_no_database_at_all():
    async def play(toy: Toy) -> None:
        toy.tokens.known[ANA] = Principal(Kind.SESSION, None, "somebody")
        assert 403 == (await toy.caller(ANA).ask("GET", "/v1/notes")).status

    _with(play)


def test_two_credentials_are_none():
    async def play(toy: Toy) -> None:
        twice = [("authorization", f"Bearer {ANA}"), ("authorization", f"Bearer {BEN}")]
        assert 401 == (await AsyncCaller(toy.app).ask("GET", "/v1/notes", headers=twice)).status

    _with(play)


def test_whoever_is_known_is_counted_even_where_it_is_not_let_in():
    async def play(toy: Toy) -> None:
        toy.tokens.known[ROOT] = Principal(Kind.OPERATOR, None, "root", 1, 3)
        root = toy.caller(ROOT)
        found = [(await root.ask("GET", "/v1/notes")).status for _ in range(4)]
        assert [403, 403, 403, 429] == found

    _with(play)


def test_a_tenant_finds_its_own_and_nothing_of_another():
    async def play(toy: Toy) -> None:
        await toy.write("ana", "n1", text="for ana only")
        assert 200 == (await toy.caller(ANA).ask("GET", "/v1/notes/n1")).status
        assert 404 == (await toy.caller(BEN).ask("GET", "/v1/notes/n1")).status
        assert [] == (await toy.caller(BEN).ask("GET", "/v1/notes")).json["items"]
        assert 404 == (await toy.caller(BEN).ask("DELETE", "/v1/notes/n1")).status
        assert 200 == (await toy.caller(ANA).ask("GET", "/v1/notes/n1")).status

    _with(play)


def test_an_administrator_finds_the_tenant_that_the_path_names():
    async def play(toy: Toy) -> None:
        await toy.write("ana", "n1", text="for ana only")
        root = toy.caller(ROOT)
        assert ["n1"] == [n["id"] for n in (await root.ask("GET", "/v1/tenants/ana/notes")).json]
        assert [] == (await root.ask("GET", "/v1/tenants/ben/notes")).json
        assert 404 == (await root.ask("GET", "/v1/tenants/ben/notes/n1")).status

    _with(play)


# What is asked


@pytest.mark.parametrize(
    ("query", "message"),
    [
        ("limit=0", "Expected `int` >= 1"),
        ("limit=101", "Expected `int` <= 100"),
        ("limit=ten", "Expected `int`"),
        ("limit=", "Expected `int`"),
        ("limit=1&limit=2", "must not be repeated"),
        ("color=red", "unknown field `color`"),
        ("limit=%FF", "percent-encoded"),
    ],
)
def test_a_parameter_that_cannot_be_is_malformed(query: str, message: str):
    async def play(toy: Toy) -> None:
        answer = await toy.caller(ANA).ask("GET", f"/v1/notes?{query}")
        assert (400, "malformed") == (answer.status, answer.error["code"])
        assert message in answer.error["message"]

    _with(play)


class Optional(Struct):
    """Parameters that may be left out."""

    count: int | None = None
    name: str | None = None


@pytest.mark.parametrize(
    ("query", "status"),
    [("", 200), ("count=5", 200), ("count=null", 400), ("count=NULL", 400), ("name=null", 200)],
)
def test_a_parameter_is_left_out_or_something_and_never_null(query: str, status: int):
    async def told(context: Context, query: Optional) -> Optional:
        """The same."""
        return query

    routes = Routes()
    routes.get("/v1/it", rule=PUBLIC)(told)

    async def play(toy: Toy) -> None:
        answer = await toy.caller().ask("GET", f"/v1/it?{query}")
        assert status == answer.status
        if status == 200:
            assert ("null" if "null" in query else None) == answer.json["name"]

    _with(play, routes)


def test_a_parameter_where_there_are_none_is_malformed():
    async def play(toy: Toy) -> None:
        answer = await toy.caller().ask("GET", "/v1/health?verbose=1")
        assert 400 == answer.status
        assert "Unknown parameter 'verbose'" in answer.error["message"]

    _with(play)


def test_an_id_of_another_form_is_malformed():
    async def play(toy: Toy) -> None:
        assert 400 == (await toy.caller(ANA).ask("GET", "/v1/notes/NOT%20AN%20ID")).status

    _with(play)


def test_a_cursor_of_another_tenant_is_refused():
    async def play(toy: Toy) -> None:
        for tenant in ("ana", "ben"):
            await toy.write(tenant, "n1", "n2")
        page = (await toy.caller(ANA).ask("GET", "/v1/notes?limit=1")).json
        cursor = page["nextCursor"]
        target = f"/v1/notes?limit=1&cursor={cursor}"
        assert ["n2"] == [n["id"] for n in (await toy.caller(ANA).ask("GET", target)).json["items"]]
        answer = await toy.caller(BEN).ask("GET", target)
        assert (400, "bad_cursor") == (answer.status, answer.error["code"])

    _with(play)


@pytest.mark.parametrize(
    ("body", "headers", "status"),
    [
        (b'{"text":', {}, 400),
        (b'{"text":"a","text":"b"}', {}, 422),
        (b'{"text":1}', {}, 422),
        (b'{"text":"a","tenant_id":"ben"}', {}, 422),
        (b"[]", {}, 422),
        (b"null", {}, 422),
        (b'{"text":"' + b"x" * 201 + b'"}', {}, 422),
        (HUGE, {}, 413),
        (b'{"text":"a"}', {"content-type": "text/plain"}, 415),
        (b'{"text":"a"}', {"content-encoding": "gzip"}, 415),
    ],
)
def test_a_body_that_cannot_be_is_refused_and_nothing_is_written(
    body: bytes, headers: dict[str, str], status: int
):
    async def play(toy: Toy) -> None:
        ana = toy.caller(ANA)
        assert status == (await ana.ask("POST", "/v1/notes", body, headers=headers)).status
        assert [] == (await ana.ask("GET", "/v1/notes")).json["items"]

    _with(play)


def test_a_refused_value_is_told_with_its_place():
    async def play(toy: Toy) -> None:
        answer = await toy.caller(ANA).ask("POST", "/v1/notes", {"text": "a", "color": 5})
        assert {"place": "color"} == answer.error["details"]

    _with(play)


def test_a_caller_that_leaves_is_not_answered():
    async def play(toy: Toy) -> None:
        caller = toy.caller(ANA)
        json = {"content-type": "application/json"}
        with pytest.raises(NoResponse):
            await caller.ask(
                "POST", "/v1/notes", headers=json, parts=[b'{"text":', b'"a"}'], leaves=True
            )
        assert [499] == [exchange.status for exchange in toy.watching.exchanges]

    _with(play)


# What is answered


def test_a_new_thing_is_answered_with_its_place_and_its_tag():
    async def play(toy: Toy) -> None:
        answer = await toy.caller(ANA).ask("POST", "/toy/v1/notes", {"text": "a"})
        assert (201, '"1"') == (answer.status, answer.headers["etag"])
        place = answer.headers["location"]
        assert place.startswith("/toy/v1/notes/")
        assert "a" == (await toy.caller(ANA).ask("GET", place)).json["text"]

    _with(play)


@pytest.mark.parametrize(
    "known", ['"1"', 'W/"1"', '"0", "1"', '"0",W/"1"', "*"], ids=lambda tag: tag
)
def test_who_has_it_already_is_told_so(known: str):
    async def play(toy: Toy) -> None:
        await toy.write("ana", "n1")
        answer = await toy.caller(ANA).ask("GET", "/v1/notes/n1", headers={"if-none-match": known})
        assert (304, b"", '"1"') == (answer.status, answer.body, answer.headers["etag"])
        assert "content-length" not in answer.headers

    _with(play)


@pytest.mark.parametrize("known", ['"2"', "1", "", '"11"'])
def test_who_has_another_one_gets_this_one(known: str):
    async def play(toy: Toy) -> None:
        await toy.write("ana", "n1")
        headers = {"if-none-match": known}
        assert 200 == (await toy.caller(ANA).ask("GET", "/v1/notes/n1", headers=headers)).status

    _with(play)


def test_what_has_no_tag_of_its_own_is_known_by_its_content():
    async def play(toy: Toy) -> None:
        ana = toy.caller(ANA)
        tag = (await ana.ask("GET", "/v1/notes")).headers["etag"]
        known = {"if-none-match": tag}
        assert 304 == (await ana.ask("GET", "/v1/notes", headers=known)).status
        await toy.write("ana", "n1")
        assert 200 == (await ana.ask("GET", "/v1/notes", headers=known)).status

    _with(play)


@pytest.mark.parametrize("tag", ['"2"', 'W/"1"', '"11"', "1"])
def test_a_change_of_what_was_not_read_is_stale(tag: str):
    async def play(toy: Toy) -> None:
        await toy.write("ana", "n1")
        ana = toy.caller(ANA)
        answer = await ana.ask("PUT", "/v1/notes/n1", {"text": "b"}, headers={"if-match": tag})
        assert (412, "stale") == (answer.status, answer.error["code"])
        assert "hello" == (await ana.ask("GET", "/v1/notes/n1")).json["text"]

    _with(play)


@pytest.mark.parametrize("tag", ['"1"', '"0", "1"', "*", " * "])
def test_a_change_of_what_was_read_is_done(tag: str):
    async def play(toy: Toy) -> None:
        await toy.write("ana", "n1")
        ana, body = toy.caller(ANA), {"text": "b"}
        answer = await ana.ask("PUT", "/v1/notes/n1", body, headers={"if-match": tag})
        assert (200, '"2"') == (answer.status, answer.headers["etag"])
        assert 200 == (await ana.ask("PUT", "/v1/notes/n1", body)).status

    _with(play)


def test_head_is_get_without_the_content():
    async def play(toy: Toy) -> None:
        await toy.write("ana", "n1")
        got = await toy.caller(ANA).ask("GET", "/v1/notes/n1")
        head = await toy.caller(ANA).ask("HEAD", "/v1/notes/n1")
        assert (200, b"") == (head.status, head.body)
        for name in ("content-length", "content-type", "etag", "cache-control"):
            assert got.headers[name] == head.headers[name]
        assert b"" == (await toy.caller(BEN).ask("HEAD", "/v1/notes/n1")).body

    _with(play)


def test_nothing_is_answered_without_content_and_kept_by_nobody():
    async def play(toy: Toy) -> None:
        await toy.write("ana", "n1")
        gone = await toy.caller(ANA).ask("DELETE", "/v1/notes/n1")
        assert (204, b"") == (gone.status, gone.body)
        assert "content-type" not in gone.headers
        assert "no-store" == gone.headers["cache-control"]

    _with(play)


def test_a_stream_goes_out_as_it_comes():
    async def play(toy: Toy) -> None:
        await toy.write("ana", "n1", "n2")
        answer = await toy.caller(ANA).ask("GET", "/v1/notes/live")
        assert b"data: hello\n\n" * 2 == answer.body
        assert "text/event-stream" == answer.headers["content-type"]
        assert b"" == (await toy.caller(ANA).ask("HEAD", "/v1/notes/live")).body

    _with(play)


class Maybe(Struct):
    """Something or nothing."""

    text: str


def test_nothing_where_there_could_be_something_is_null():
    async def maybe(context: Context) -> Maybe | None:
        """Perhaps."""
        return None

    (answer,) = _serving(maybe, ())
    assert (200, b"null", "application/json") == (
        answer.status,
        answer.body,
        answer.headers["content-type"],
    )


def test_an_answer_may_have_a_status_and_headers_of_its_own():
    async def teapot(context: Context) -> Response[dict[str, int]]:
        """Tea."""
        return Response({"cups": 2}, status=202, headers={"x-tea": "green"})

    (answer,) = _serving(teapot, ())
    assert (202, {"cups": 2}, "green") == (answer.status, answer.json, answer.headers["x-tea"])


def test_json_that_is_ready_goes_out_byte_for_byte():
    async def ready(context: Context) -> RawResponse:
        """Ready."""
        return RawResponse(b'{"price": 1.10}', headers={"etag": '"mine"'})

    (answer,) = _serving(ready, ())
    assert (b'{"price": 1.10}', '"mine"') == (answer.body, answer.headers["etag"])


def test_numbers_go_out_as_they_came_in():
    async def echo(context: Context, body: dict[str, Any]) -> dict[str, Any]:
        """The same."""
        return body

    sent = b'{"a":1.10,"b":1e5,"c":12345678901234567890123456789012345678,"d":-0.000}'
    (answer,) = _serving(echo, (sent,), method="POST")
    assert (
        b'{"a":1.10,"b":1E+5,"c":12345678901234567890123456789012345678,"d":-0.000}' == answer.body
    )


def test_a_handler_that_hangs_is_given_up(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(limits, "API_HANDLER_SECONDS_MAX", 0.01)

    async def hang(context: Context) -> None:
        """Never."""
        await asyncio.Event().wait()

    (answer,) = _serving(hang, ())
    assert (503, "1") == (answer.status, answer.headers["retry-after"])


def test_a_route_may_take_smaller_bodies_than_others():
    async def small(context: Context, body: dict[str, Any]) -> None:
        """Small."""

    small_enough, too_large = _serving(
        small, ({"a": 1},), ({"a": "x" * 100},), method="POST", body_bytes_max=50
    )
    assert (204, 413) == (small_enough.status, too_large.status)
    assert {"bytesMax": 50} == too_large.error["details"]


def test_a_handler_is_told_what_was_asked_for():
    async def told(context: Context) -> dict[str, Any]:
        """All of it."""
        return {
            "tenant": context.tenant,
            "base": context.base,
            "target": context.target,
            "request": context.request_id,
        }

    routes = Routes()
    routes.get("/v1/it", rule=TENANT)(told)

    async def play(toy: Toy) -> None:
        for base in ("/toy", ""):
            answer = await toy.caller(ANA).ask("GET", f"{base}/v1/it")
            assert {
                "tenant": "ana",
                "base": base,
                "target": "/v1/it",
                "request": answer.headers["x-request-id"],
            } == answer.json

    _with(play, routes)

"""Repeats: a request with an Idempotency-Key is done once, whatever happens on the way."""

from __future__ import annotations

import asyncio
from base64 import b64decode
from collections.abc import Awaitable, Callable
from typing import Any, cast

import pytest
from msgspec import Struct

from tablewright.api import limits
from tablewright.api.api_keys import new_key
from tablewright.api.context import Context
from tablewright.api.responses import RawResponse, Response, Secret
from tablewright.api.routes import Routes
from tablewright.api.rules import TENANT, tenant_named
from tablewright.errors import DiskFullError, NotFoundError
from tablewright.testing.caller import NoResponse, ReceivedResponse
from tablewright.testing.data_keys import MemoryKeys
from tests.api.toy import ANA, BEN, KNOWN, ROOT, Toy, toy

KEY = {"idempotency-key": "order-7"}


def playing(play: Callable[[Toy], Awaitable[None]], routes: Routes | None = None) -> None:
    async def main() -> None:
        async with toy(routes) if routes is not None else toy() as played:
            await play(played)

    asyncio.run(main())


async def write(toy: Toy, text: str = "a", token: str = ANA, **headers: str) -> ReceivedResponse:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return await toy.caller(token).ask("POST", "/v1/notes", {"text": text}, headers=KEY | named)


async def _notes(toy: Toy, token: str = ANA) -> list[str]:
    return [n["text"] for n in (await toy.caller(token).ask("GET", "/v1/notes")).json["items"]]


# Errors


@pytest.mark.parametrize("key", ["", " ", "a b", "x" * 256, "é", "a\x7f", "a\tb"])
def test_a_key_that_is_none_is_malformed(key: str):
    async def play(toy: Toy) -> None:
        answer = await write(toy, idempotency_key=key)
        assert (400, "malformed") == (answer.status, answer.error["code"])
        assert [] == await _notes(toy)

    playing(play)


@pytest.mark.parametrize("key", ["!", "~", "x" * 255, '"quoted"', "a,b;c#d"])
def test_a_key_of_visible_characters_is_one(key: str):
    async def play(toy: Toy) -> None:
        assert 201 == (await write(toy, idempotency_key=key)).status

    playing(play)


def test_another_body_under_the_same_key_is_a_conflict():
    async def play(toy: Toy) -> None:
        await write(toy, "a")
        answer = await write(toy, "b")
        assert (409, "conflict") == (answer.status, answer.error["code"])
        assert "retry-after" not in answer.headers
        assert ["a"] == await _notes(toy)

    playing(play)


def test_another_path_or_query_under_the_same_key_is_a_conflict():
    class Query(Struct):
        """How."""

        loud: bool = False

    async def ring(context: Context, bell_id: str, query: Query) -> dict[str, str]:
        """Rings a bell."""
        return {"rang": bell_id}

    ring.__annotations__["query"] = Query
    routes = Routes()
    routes.post("/v1/bells/{bell_id}", rule=TENANT, accepts_idempotency_key=True)(ring)

    async def play(toy: Toy) -> None:
        ana = toy.caller(
            ANA,
        )
        statuses = [
            (await ana.ask("POST", path, headers=KEY)).status
            for path in ("/v1/bells/1", "/v1/bells/2", "/v1/bells/1?loud=true", "/toy/v1/bells/1")
        ]
        assert [200, 409, 409, 200] == statuses

    playing(play, routes)


def test_a_request_that_is_still_being_done_is_a_conflict_that_passes():
    begun, going_on = asyncio.Event(), asyncio.Event()

    async def slow(context: Context) -> dict[str, int]:
        """Slow."""
        begun.set()
        await going_on.wait()
        return {"done": 1}

    routes = Routes()
    routes.post("/v1/slow", rule=TENANT, accepts_idempotency_key=True)(slow)

    async def play(toy: Toy) -> None:
        ana = toy.caller(ANA)
        first = asyncio.create_task(ana.ask("POST", "/v1/slow", headers=KEY))
        await begun.wait()
        meanwhile = await toy.caller(ANA).ask("POST", "/v1/slow", headers=KEY)
        assert (409, "1") == (meanwhile.status, meanwhile.headers["retry-after"])
        going_on.set()
        done = await first
        again = await toy.caller(ANA).ask("POST", "/v1/slow", headers=KEY)
        assert done.body == again.body
        assert "true" == again.headers["idempotent-replay"]

    playing(play, routes)


# What is remembered


def test_the_answer_is_given_again_and_nothing_is_done():
    async def play(toy: Toy) -> None:
        first, again, once_more = [await write(toy) for _ in range(3)]
        assert 201 == first.status
        assert "idempotent-replay" not in first.headers
        for repeated in (again, once_more):
            assert (201, first.body) == (repeated.status, repeated.body)
            assert "true" == repeated.headers["idempotent-replay"]
            for name in ("location", "etag", "content-type"):
                assert first.headers[name] == repeated.headers[name]
            assert first.headers["x-request-id"] != repeated.headers["x-request-id"]
        assert ["a"] == await _notes(toy)

    playing(play)


def test_without_a_key_every_request_is_done():
    async def play(toy: Toy) -> None:
        for _ in range(2):
            await toy.caller(ANA).ask("POST", "/v1/notes", {"text": "a"})
        assert ["a", "a"] == await _notes(toy)

    playing(play)


def test_a_route_that_keeps_nothing_takes_no_notice_of_a_key():
    async def play(toy: Toy) -> None:
        await toy.write("ana", "n1")
        body = {"note_id": "n1"}
        for _ in range(2):
            assert (
                201 == (await toy.caller(ANA).ask("POST", "/v1/copies", body, headers=KEY)).status
            )
        assert 3 == len(await _notes(toy))

    playing(play)


def test_keys_of_two_tenants_have_nothing_to_do_with_each_other():
    async def play(toy: Toy) -> None:
        first = await write(toy, "for ana only")
        other = await write(toy, "for ana only", BEN)
        assert "idempotent-replay" not in other.headers
        assert first.json["id"] != other.json["id"]
        assert 201 == (await write(toy, "a", BEN, idempotency_key="another")).status

    playing(play)


def test_all_credentials_of_a_tenant_share_its_keys():
    async def play(toy: Toy) -> None:
        toy.tokens.known[BEN] = KNOWN[ANA]
        assert (await write(toy)).body == (await write(toy, token=BEN)).body

    playing(play)


def test_the_answer_to_an_administrator_is_never_the_tenants():
    async def told(context: Context, tenant_id: str) -> dict[str, str]:
        """Who asks."""
        return {"kind": context.principal.kind.value}

    routes = Routes()
    routes.post("/v1/t/{tenant_id}", rule=tenant_named("tenant_id"), accepts_idempotency_key=True)(
        told
    )

    async def play(toy: Toy) -> None:
        kinds = [
            (await toy.caller(token).ask("POST", "/v1/t/ana", headers=KEY)).json["kind"]
            for token in (ROOT, ANA, ROOT)
        ]
        assert ["admin", "key", "admin"] == kinds

    playing(play, routes)


def test_a_key_belongs_to_one_route():
    async def play(toy: Toy) -> None:
        ana = toy.caller(ANA)
        for path in ("/v1/a", "/v1/b"):
            answer = await ana.ask("POST", path, headers=KEY)
            assert {"path": path} == answer.json

    async def told(context: Context) -> dict[str, str]:
        """Where."""
        return {"path": context.target}

    routes = Routes()
    for path in ("/v1/a", "/v1/b"):
        routes.post(path, rule=TENANT, accepts_idempotency_key=True)(told)
    playing(play, routes)


def test_after_a_day_it_is_forgotten_though_it_lies_there_still():
    async def play(toy: Toy) -> None:
        first = await write(toy)
        toy.clock.advance(seconds=limits.REPEAT_SECONDS - 1)
        assert first.body == (await write(toy)).body
        toy.clock.advance(seconds=1)
        again = await write(toy, "b")
        assert (201, "b") == (again.status, again.json["text"])
        assert ["a", "b"] == sorted(await _notes(toy))
        assert "true" == (await write(toy, "b")).headers["idempotent-replay"]

    playing(play)


# What fails


def _failing(*outcomes: Any) -> tuple[Routes, list[Any]]:
    left = list(outcomes)

    async def act(context: Context) -> Response[dict[str, int]]:
        """Fails, perhaps."""
        outcome = left.pop(0)
        if isinstance(outcome, BaseException):
            raise outcome
        return Response({"left": len(left)}, status=outcome)

    routes = Routes()
    routes.post("/v1/act", rule=TENANT, accepts_idempotency_key=True)(act)
    return routes, left


@pytest.mark.parametrize("error", [NotFoundError("none."), DiskFullError("full"), ValueError()])
def test_what_failed_may_be_tried_again_at_once(error: Exception):
    routes, left = _failing(error, 200)

    async def play(toy: Toy) -> None:
        ana = toy.caller(ANA)
        first = await ana.ask("POST", "/v1/act", headers=KEY)
        assert first.status in (404, 503, 500)
        again = await ana.ask("POST", "/v1/act", headers=KEY)
        assert 200 == again.status
        assert "idempotent-replay" not in again.headers
        assert [] == left

    playing(play, routes)


def test_a_refusal_that_is_an_answer_is_remembered():
    routes, left = _failing(202, 200)

    async def play(toy: Toy) -> None:
        for _ in range(2):
            answer = await toy.caller(ANA).ask("POST", "/v1/act", headers=KEY)
            assert (202, {"left": 1}) == (answer.status, answer.json)
        assert [200] == left

    playing(play, routes)


def test_what_a_dead_process_began_is_free_after_its_lease():
    routes, left = _failing(asyncio.CancelledError(), 200)

    async def play(toy: Toy) -> None:
        ana = toy.caller(ANA)
        with pytest.raises(NoResponse):
            await ana.ask("POST", "/v1/act", headers=KEY)
        meanwhile = await ana.ask("POST", "/v1/act", headers=KEY)
        assert (409, "1") == (meanwhile.status, meanwhile.headers["retry-after"])
        toy.clock.advance(seconds=limits.REPEAT_LEASE_SECONDS - 1)
        assert 409 == (await ana.ask("POST", "/v1/act", headers=KEY)).status
        toy.clock.advance(seconds=1)
        assert 200 == (await ana.ask("POST", "/v1/act", headers=KEY)).status
        assert [] == left

    playing(play, routes)


def test_a_lease_is_longer_than_any_handler():
    assert limits.REPEAT_LEASE_SECONDS > limits.API_HANDLER_SECONDS_MAX


def test_an_answer_too_large_to_be_remembered_is_not_done_again():
    done: list[int] = []

    async def much(context: Context) -> RawResponse:
        """Much."""
        done.append(1)
        return RawResponse(b'"' + b"x" * limits.REPEAT_ANSWER_BYTES_MAX + b'"')

    routes = Routes()
    routes.post("/v1/much", rule=TENANT, accepts_idempotency_key=True)(much)

    async def play(toy: Toy) -> None:
        first, again = [await toy.caller(ANA).ask("POST", "/v1/much", headers=KEY) for _ in "ab"]
        assert (200, 409) == (first.status, again.status)
        assert "too large" in again.error["message"]
        assert [1] == done

    playing(play, routes)


def test_the_largest_answer_that_is_remembered_fits_an_item():
    async def much(context: Context) -> RawResponse:
        """Much."""
        return RawResponse(b'"' + b"x" * (limits.REPEAT_ANSWER_BYTES_MAX - 2) + b'"')

    routes = Routes()
    routes.post("/v1/much", rule=TENANT, accepts_idempotency_key=True)(much)

    async def play(toy: Toy) -> None:
        first, again = [await toy.caller(ANA).ask("POST", "/v1/much", headers=KEY) for _ in "ab"]
        assert "true" == again.headers["idempotent-replay"]
        assert first.body == again.body

    playing(play, routes)


def test_an_answer_without_content_is_remembered():
    async def nothing(context: Context) -> None:
        """Nothing."""

    routes = Routes()
    routes.post("/v1/nothing", rule=TENANT, accepts_idempotency_key=True)(nothing)

    async def play(toy: Toy) -> None:
        first, again = [await toy.caller(ANA).ask("POST", "/v1/nothing", headers=KEY) for _ in "ab"]
        assert (204, b"") == (first.status, first.body) == (again.status, again.body)
        assert "true" == again.headers["idempotent-replay"]

    playing(play, routes)


def test_what_is_done_is_answered_though_it_cannot_be_remembered():
    is_broken = asyncio.Event()

    async def act(context: Context) -> dict[str, int]:
        """The store fails from here on."""
        is_broken.set()
        return {"done": 1}

    routes = Routes()
    routes.post("/v1/act", rule=TENANT, accepts_idempotency_key=True)(act)

    async def play(toy: Toy) -> None:
        run = toy.db.run

        async def failing(operation: Any) -> Any:
            if is_broken.is_set():
                raise DiskFullError("full")
            return await run(operation)

        toy.db.run = failing  # type: ignore[method-assign]
        answer = await toy.caller(ANA).ask("POST", "/v1/act", headers=KEY)
        assert (200, {"done": 1}) == (answer.status, answer.json)

    playing(play, routes)


def test_nothing_of_a_callers_key_is_stored():
    async def play(toy: Toy) -> None:
        await write(toy, idempotency_key="a-secret-of-ana")
        stored = await toy.db.call("Scan", {"TableName": "tablewright-service"})
        assert stored["Items"]
        assert "a-secret-of-ana" not in str(stored)

    playing(play)


# Secrets


class _Welcome(Struct):
    """What a new tenant gets."""

    api_key: Secret


def _welcoming() -> Routes[Any]:
    routes: Routes[Any] = Routes()

    @routes.post("/v1/tenants", rule=TENANT, status=201, accepts_idempotency_key=True)
    async def make_tenant(context: Context[Any]) -> _Welcome:
        """Makes a tenant."""
        return _Welcome(new_key("tenant_new", context.ids))

    return routes


def test_a_response_with_a_secret_is_replayed_and_stored_encrypted():
    async def main() -> None:
        async with toy(_welcoming(), keys=MemoryKeys()) as played:
            asked = [await _welcomed(played) for _ in range(2)]
            assert [201, 201] == [one.status for one in asked]
            assert asked[0].body == asked[1].body
            assert "true" == asked[1].headers["idempotent-replay"]
            stored = await played.db.call("Scan", {"TableName": "tablewright-service"})
            assert asked[0].json["api_key"] not in str(stored)
            assert asked[0].json["api_key"] not in str(b64decoded(stored))

    asyncio.run(main())


def test_without_keys_the_request_succeeds_and_no_secret_is_stored():
    async def main() -> None:
        async with toy(_welcoming()) as played:
            first = await _welcomed(played)
            stored = await played.db.call("Scan", {"TableName": "tablewright-service"})
            assert (201, False) == (first.status, first.json["api_key"] in str(b64decoded(stored)))
            assert 409 == (await _welcomed(played)).status

    asyncio.run(main())


async def _welcomed(played: Toy) -> ReceivedResponse:
    return await played.caller(ANA).ask("POST", "/v1/tenants", headers=KEY)


def b64decoded(value: Any) -> Any:
    """A stored item with its binary attributes as they are."""
    if isinstance(value, dict):
        given = cast("dict[str, Any]", value)
        return {
            name: b64decode(one) if name == "B" else b64decoded(one) for name, one in given.items()
        }
    return (
        [b64decoded(one) for one in cast("list[Any]", value)] if isinstance(value, list) else value
    )

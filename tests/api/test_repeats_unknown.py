"""Repeats whose outcome is unknown: the key is kept, and a repetition draws the same ids."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tablewright.api import limits
from tablewright.api.context import Context
from tablewright.api.idempotency.records import RepeatableRequest
from tablewright.api.routes import Routes
from tablewright.api.rules import TENANT
from tablewright.client.targets import open_async_transport
from tablewright.clock import ManualClock
from tablewright.errors import (
    ConditionFailedError,
    ConflictingError,
    ConnectionLostError,
    DiskFullError,
    ItemNotFoundError,
    NotFoundError,
)
from tablewright.testing.caller import NoResponse
from tests.api.test_repeats import KEY, playing, write
from tests.api.toy import ANA, Toy, toy
from tests.client.losing import AsyncLosingTransport


def _making(*outcomes: Any) -> tuple[Routes, list[tuple[str, str]]]:
    """A route that draws an id and a secret, and then fails or not."""
    left, drawn = list(outcomes), list[tuple[str, str]]()

    async def make(context: Context) -> dict[str, str]:
        """Makes something."""
        drawn.append((context.ids.uuid(), context.ids.random_bytes(8).hex()))
        outcome = left.pop(0)
        if outcome is not None:
            raise outcome
        return {"id": drawn[-1][0]}

    routes = Routes()
    routes.post("/v1/make", rule=TENANT, accepts_idempotency_key=True)(make)
    return routes, drawn


def _unknown(error: Exception) -> Exception:
    error.is_outcome_unknown = True  # type: ignore[attr-defined]
    return error


@pytest.mark.parametrize(
    "error",
    [
        ConnectionLostError("lost.", is_outcome_unknown=True),
        _unknown(ConditionFailedError("failed.")),
        DiskFullError("full"),
        TimeoutError(),
        ValueError(),
        ExceptionGroup("two", [_unknown(ItemNotFoundError("gone."))]),
    ],
)
def test_a_request_whose_outcome_is_unknown_is_repeated_with_the_same_ids(error: Exception):
    routes, drawn = _making(error, None)

    async def play(toy: Toy) -> None:
        ana = toy.caller(ANA)
        assert (await ana.ask("POST", "/v1/make", headers=KEY)).status in (500, 503)
        assert 200 == (await ana.ask("POST", "/v1/make", headers=KEY)).status
        first, again = drawn
        assert first[0] == again[0]
        assert first[1] != again[1]

    playing(play, routes)


def test_a_refusal_that_follows_from_an_unknown_outcome_keeps_the_key():
    async def make(context: Context) -> None:
        """Responds with 409 if the outcome is unknown."""
        drawn.append(context.ids.uuid())
        try:
            raise _unknown(ConditionFailedError("failed."))
        except ConditionFailedError:
            raise ConflictingError("another has it.") from None

    drawn: list[str] = []
    routes = Routes()
    routes.post("/v1/make", rule=TENANT, accepts_idempotency_key=True)(make)

    async def play(toy: Toy) -> None:
        for _ in range(2):
            assert 409 == (await toy.caller(ANA).ask("POST", "/v1/make", headers=KEY)).status
        assert drawn[0] == drawn[1]

    playing(play, routes)


def test_a_request_that_was_refused_is_begun_with_other_ids():
    routes, drawn = _making(NotFoundError("none."), None)

    async def play(toy: Toy) -> None:
        for status in (404, 200):
            assert status == (await toy.caller(ANA).ask("POST", "/v1/make", headers=KEY)).status
        assert drawn[0][0] != drawn[1][0]

    playing(play, routes)


def test_a_key_whose_outcome_is_unknown_is_not_for_another_request():
    routes = Routes()

    async def make(context: Context, body: dict[str, int]) -> None:
        """Makes something."""
        raise ConnectionLostError("lost.", is_outcome_unknown=True)

    routes.post("/v1/make", rule=TENANT, accepts_idempotency_key=True)(make)

    async def play(toy: Toy) -> None:
        ana = toy.caller(ANA)
        assert 503 == (await ana.ask("POST", "/v1/make", {"n": 1}, headers=KEY)).status
        other = await ana.ask("POST", "/v1/make", {"n": 2}, headers=KEY)
        assert (409, "conflict") == (other.status, other.error["code"])
        toy.clock.advance(seconds=limits.REPEAT_SECONDS - 1)
        assert 409 == (await ana.ask("POST", "/v1/make", {"n": 2}, headers=KEY)).status
        toy.clock.advance(seconds=1)
        assert 503 == (await ana.ask("POST", "/v1/make", {"n": 2}, headers=KEY)).status

    playing(play, routes)


def test_a_record_of_an_earlier_version_has_no_seed_and_is_taken_over():
    routes, drawn = _making(asyncio.CancelledError(), ConnectionLostError("lost."), None)

    async def play(toy: Toy) -> None:
        ana = toy.caller(ANA)
        with pytest.raises(NoResponse):
            await ana.ask("POST", "/v1/make", headers=KEY)
        (record,) = await toy.db.all(RepeatableRequest.scan())
        record.seed = None
        await toy.db.run(record.put())
        toy.clock.advance(seconds=limits.REPEAT_LEASE_SECONDS)
        assert 503 == (await ana.ask("POST", "/v1/make", headers=KEY)).status
        assert 200 == (await ana.ask("POST", "/v1/make", headers=KEY)).status
        assert drawn[0][0] != drawn[1][0] == drawn[2][0]

    playing(play, routes)


def test_a_key_does_not_reject_its_own_request():
    async def main() -> None:
        inner = open_async_transport(
            "memory:", settings=None, credentials=None, clock=ManualClock(), ids=None
        )
        losing = AsyncLosingTransport(inner)
        async with toy(transport=losing) as played:
            losing.lose("PutItem", holding=b"repeat#")
            assert 201 == (await write(played)).status
            assert 1 == len(losing.lost)
        await inner.close()

    asyncio.run(main())


def test_a_key_that_is_taken_over_does_not_reject_its_own_request():
    routes, drawn = _making(DiskFullError("full"), None)

    async def main() -> None:
        inner = open_async_transport(
            "memory:", settings=None, credentials=None, clock=ManualClock(), ids=None
        )
        losing = AsyncLosingTransport(inner)
        async with toy(routes, transport=losing) as played:
            ana = played.caller(ANA)
            assert 503 == (await ana.ask("POST", "/v1/make", headers=KEY)).status
            losing.lose("PutItem", holding=b"repeat#", skipped=1)  # the first finds the record
            assert 200 == (await ana.ask("POST", "/v1/make", headers=KEY)).status
        await inner.close()
        assert 2 == len(drawn)

    asyncio.run(main())

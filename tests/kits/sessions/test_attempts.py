"""Attempts are counted exactly; one-time tokens are good once; other sites' pages are known."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablewright import ManualClock
from tablewright.api.http.cross_site import check_no_other_site, check_same_origin
from tablewright.api.limiting.rate_records import StoredBucket
from tablewright.client import AsyncDatabase
from tablewright.client.targets import open_async_transport
from tablewright.errors import (
    ConditionalCheckFailedException,
    ConnectionLostError,
    ForbiddenError,
    ItemNotFoundError,
    RateLimitedError,
)
from tablewright.ids import CountingIds, RandomIds
from tablewright.kits.service_design import SERVICE_DESIGN
from tablewright.kits.sessions.attempts import Attempts, SignInLimits
from tablewright.kits.sessions.one_time import OneTimeTokens
from tablewright.kits.sessions.sessions import Sessions
from tests.client.losing import AsyncLosingTransport, How
from tests.examples import examples

With = Callable[[AsyncDatabase, ManualClock], Awaitable[None]]


def run(test: With) -> None:
    async def main() -> None:
        clock = ManualClock()
        async with AsyncDatabase("memory:", clock=clock, ids=CountingIds()) as db:
            await db.create_tables(SERVICE_DESIGN)
            await test(db, clock)

    asyncio.run(main())


def three(db: AsyncDatabase, clock: ManualClock) -> Attempts:
    return Attempts(db, clock, system="app", what="try", count=3, seconds=60)


async def is_taken(attempts: Attempts, whose: str = "ann") -> bool:
    try:
        await attempts.take(whose)
    except RateLimitedError:
        return False
    return True


def test_one_more_than_allowed_is_refused_and_told_when_to_come_back():
    async def test(db: AsyncDatabase, clock: ManualClock) -> None:
        attempts = three(db, clock)
        for _ in range(3):
            await attempts.take("ann")
            clock.advance(seconds=10)
        with pytest.raises(RateLimitedError) as refused:
            await attempts.take("ann")
        assert 30 == refused.value.retry_after_seconds
        assert {"limit": 3, "remaining": 0, "reset": 30} == refused.value.details
        assert await is_taken(attempts, "ben")
        clock.advance(seconds=29.999)
        assert not await is_taken(attempts)
        clock.advance(seconds=0.001)
        assert await is_taken(attempts)
        assert not await is_taken(attempts)

    run(test)


def test_what_is_refused_does_not_count():
    async def test(db: AsyncDatabase, clock: ManualClock) -> None:
        attempts = three(db, clock)
        for _ in range(3):
            await attempts.take("ann")
        for _ in range(59):
            clock.advance(seconds=1)
            assert not await is_taken(attempts)
        clock.advance(seconds=1)
        assert await is_taken(attempts)

    run(test)


@settings(max_examples=examples(25), deadline=None)
@given(st.lists(st.floats(0, 40), min_size=1, max_size=40))
def test_no_stretch_of_time_has_more_than_its_count(pauses: list[float]):
    async def test(db: AsyncDatabase, clock: ManualClock) -> None:
        attempts, taken = three(db, clock), list[float]()
        for pause in pauses:
            clock.advance(seconds=pause)
            if await is_taken(attempts):
                taken.append(int(clock.now() * 1e6))
            else:
                recent = [one for one in taken if one > clock.now() * 1e6 - 60e6 - 1]
                assert 3 == len(recent)  # and nothing is refused that may be
        for first, fourth in zip(taken, taken[3:], strict=False):
            assert fourth - first >= 60e6

    run(test)


def test_two_processes_count_together():
    async def test(db: AsyncDatabase, clock: ManualClock) -> None:
        processes = [three(db, clock), three(db, clock)]
        asked = [is_taken(processes[number % 2]) for number in range(12)]
        assert 3 == sum(await asyncio.gather(*asked))

    run(test)


def test_a_clock_that_goes_back_locks_nobody_out():
    async def test(db: AsyncDatabase, clock: ManualClock) -> None:
        attempts = three(db, clock)
        for _ in range(3):
            await attempts.take("ann")
        clock.advance(seconds=-3600)
        assert await is_taken(attempts)

    run(test)


def test_an_attempt_that_is_given_back_may_be_made_again():
    async def test(db: AsyncDatabase, clock: ManualClock) -> None:
        attempts = three(db, clock)
        moments = [await attempts.take("ann") for _ in range(3)]
        await attempts.give_back("ann", moments[0])
        await attempts.give_back("ann", 1)
        await attempts.give_back("ben", moments[0])
        assert [True, False] == [await is_taken(attempts) for _ in range(2)]
        await attempts.forget("ann")
        await attempts.forget("nobody")
        assert [True] * 3 + [False] == [await is_taken(attempts) for _ in range(4)]

    run(test)


def test_neither_accounts_nor_addresses_can_be_read_in_the_store():
    async def test(db: AsyncDatabase, clock: ManualClock) -> None:
        sign_ins = SignInLimits(db, clock, system="app")
        await sign_ins.succeeded(await sign_ins.admit("ann@example.com", "203.0.113.7"))
        await sign_ins.admit("ben@example.com", "203.0.113.7")
        stored = str(await db.call("Scan", {"TableName": "tablewright-service"}))
        assert "example" not in stored
        assert "203.0.113" not in stored

    run(test)


def test_all_addresses_of_one_network_of_ipv6_are_one():
    async def test(db: AsyncDatabase, clock: ManualClock) -> None:
        sign_ins = SignInLimits(db, clock, system="app")
        for number in range(5):
            await sign_ins.admit(f"user{number}", f"2001:db8::{number + 1}")
        with pytest.raises(RateLimitedError):
            await sign_ins.admit("another", "2001:db8::ffff")
        await sign_ins.admit("another", "2001:db8:0:1::1")

    run(test)


# One-time tokens


def tokens(db: AsyncDatabase, clock: ManualClock, purpose: str = "reset") -> OneTimeTokens:
    return OneTimeTokens(db, clock, RandomIds(), system="app", purpose=purpose, seconds=60)


def test_a_token_is_good_once_for_one_purpose_and_for_a_time():
    async def test(db: AsyncDatabase, clock: ManualClock) -> None:
        resets = tokens(db, clock)
        token, other = [await resets.make("ann", state="old") for _ in range(2)]
        found = await resets.find(token)
        assert found is not None
        assert ("ann", True, False) == (found.subject, found.fits("old"), found.fits("new"))
        assert await tokens(db, clock, "invite").find(token) is None
        await db.run(resets.spending(found))
        with pytest.raises(ItemNotFoundError):
            await db.run(resets.spending(found))
        assert await resets.find(token) is None
        clock.advance(seconds=59.999)
        assert await resets.find(other) is not None
        clock.advance(seconds=0.001)
        assert await resets.find(other) is None

    run(test)


def test_what_cannot_be_a_token_is_not_looked_for():
    calls = list[object]()

    async def main() -> None:
        async with AsyncDatabase("memory:", clock=ManualClock(), on_call=calls.append) as db:
            resets = tokens(db, ManualClock())
            for text in ("", "reset_", "reset_" + "0" * 49, "\0", "é" * 100):
                assert await resets.find(text) is None

    asyncio.run(main())
    assert [] == calls


# Pages of other sites


@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE", "PROPFIND"])
def test_whoever_names_no_page_changes_nothing_by_a_cookie(method: str):
    with pytest.raises(ForbiddenError):
        check_same_origin(method, {"host": "app.example"})
    check_same_origin(method, {"host": "app.example", "origin": "https://app.example"})


@pytest.mark.parametrize("method", ["GET", "HEAD", "OPTIONS"])
def test_reading_is_for_every_page_that_can(method: str):
    check_same_origin(method, {"sec-fetch-site": "cross-site"})


def test_a_program_that_names_no_page_may_begin_a_session():
    check_no_other_site({"host": "app.example"})
    for headers in ({"origin": "https://evil.example"}, {"sec-fetch-site": "cross-site"}):
        with pytest.raises(ForbiddenError):
            check_no_other_site({"host": "app.example", **headers})


def losing(test: Callable[[AsyncDatabase, ManualClock, AsyncLosingTransport], Awaitable[None]]):
    async def main() -> None:
        clock, ids = ManualClock(), CountingIds()
        transport = AsyncLosingTransport(
            open_async_transport("memory:", settings=None, credentials=None, clock=clock, ids=ids)
        )
        db = AsyncDatabase(transport=transport, clock=clock, ids=ids)
        await db.create_tables(SERVICE_DESIGN)
        await test(db, clock, transport)
        await transport.close()

    asyncio.run(main())


def test_an_attempt_whose_response_was_lost_counts_once():
    async def test(db: AsyncDatabase, clock: ManualClock, transport: AsyncLosingTransport) -> None:
        attempts = three(db, clock)
        for _ in range(3):
            transport.lose("PutItem")
            assert await is_taken(attempts)
            assert 1 == len(transport.lost)
        assert not await is_taken(attempts)

    losing(test)


def test_a_token_whose_making_lost_its_response_is_good():
    async def test(db: AsyncDatabase, clock: ManualClock, transport: AsyncLosingTransport) -> None:
        tokens = OneTimeTokens(db, clock, RandomIds(), system="app", purpose="reset", seconds=60)
        transport.lose("PutItem")
        token = await tokens.make("ann", state=None)
        assert 1 == len(transport.lost)
        found = await tokens.find(token)
        assert found is not None
        assert "ann" == found.subject

    losing(test)


@pytest.mark.parametrize("how", ["resent", "gone"])
def test_a_token_whose_spending_lost_its_response_is_spent(how: How):
    async def test(db: AsyncDatabase, clock: ManualClock, transport: AsyncLosingTransport) -> None:
        tokens = OneTimeTokens(db, clock, RandomIds(), system="app", purpose="reset", seconds=60)
        found = await tokens.find(await tokens.make("ann", state=None))
        assert found is not None
        transport.lose("DeleteItem", how=how)
        with pytest.raises((ItemNotFoundError, ConnectionLostError)) as told:
            await db.run(tokens.spending(found))
        assert told.value.is_outcome_unknown
        with pytest.raises(ItemNotFoundError):
            await db.run(tokens.spending(found))

    losing(test)


def test_a_session_whose_beginning_lost_its_response_has_begun():
    async def test(db: AsyncDatabase, clock: ManualClock, transport: AsyncLosingTransport) -> None:
        sessions = Sessions(db, clock, RandomIds(), system="app")
        transport.lose("TransactWriteItems")
        begun = await sessions.start("ann")
        assert 1 == len(transport.lost)
        assert await sessions.find(begun.token) is not None
        transport.lose("BatchWriteItem")
        await sessions.end(begun.token)
        assert await sessions.find(begun.token) is None

    losing(test)


@pytest.mark.parametrize("is_new", [True, False])
def test_tokens_of_a_bucket_are_not_taken_twice(is_new: bool):
    async def test(db: AsyncDatabase, clock: ManualClock, transport: AsyncLosingTransport) -> None:
        bucket, now = StoredBucket(db, "ann", 1_000_000), int(clock.now() * 1_000_000)
        if not is_new:
            await bucket.take(10, now, now)
        before = await bucket.full_at(now)
        transport.lose("UpdateItem")
        with pytest.raises((ConditionalCheckFailedException, ConnectionLostError)) as told:
            await bucket.take(10, now, now, known=1 if is_new else now)  # the first try is right
        assert told.value.is_outcome_unknown
        assert before + 10 == await bucket.full_at(now)

    losing(test)

"""One request: errors with the platform's words, retries, pauses, credentials."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

import pytest

from tablewright.errors import (
    BadResponseError,
    InvalidError,
    NoResponseError,
    NotSentError,
    PlatformError,
    PlatformRefusedError,
    PlatformUnauthorizedError,
    PlatformUnavailableError,
    ResponseTooLargeError,
    RetryLaterError,
)
from tablewright.kits.connectors import AccountProbe, PlatformBudget, Remaining, Stream, Throttle
from tablewright.kits.http import CompleteResponse
from tests.kits.connectors.worlds import JSON, SECRET, World, ids_of, platform_of, replied

ITEMS = Stream("items", "/items", records="data")
GOOD = replied({"data": [{"id": "1"}]})


def world_of(*answers: CompleteResponse | Exception, **more: Any) -> World:
    """A platform that gives one response after the other; the last repeats."""
    left = list(answers)

    def answer(path: str, parameters: Mapping[str, str], body: Any) -> CompleteResponse:
        found = left.pop(0) if len(left) > 1 else left[0]
        if isinstance(found, Exception):
            raise found
        return found

    return World(platform_of(ITEMS, **more), answer)


def failure(world: World, **options: Any) -> PlatformError:
    with pytest.raises(PlatformError) as caught:
        world.read("items", **options)
    return caught.value


@pytest.mark.parametrize("status", [400, 403, 404, 409, 422])
def test_a_refused_request_is_not_repeated_and_quotes_the_platform(status: int):
    world = world_of(replied({"message": "No such scope"}, status))
    error = failure(world)
    assert isinstance(error, PlatformRefusedError)
    assert ("refused", "No such scope", status) == (error.reason, error.words, error.status)
    assert "No such scope" in str(error)
    assert 1 == len(world.wire.seen)


def test_the_platforms_words_contain_no_credentials_and_are_bounded():
    text = f"Bad key {SECRET} in 'Bearer {SECRET}'\n" + "x" * 1000
    error = failure(world_of(replied({"message": text}, 400)))
    assert SECRET not in str(error)
    assert SECRET not in error.words
    assert "\n" not in error.words
    assert 300 == len(error.words)


def test_words_that_are_not_where_the_platform_documents_them_are_not_quoted():
    error = failure(world_of(CompleteResponse(400, {"content-type": "text/html"}, b"<p>No</p>")))
    assert ("", "P101: Shop refused a request: 400.") == (error.words, str(error)[:34])


def test_rejected_credentials_are_an_error_of_their_own():
    world = world_of(replied({"message": "Bad key"}, 401))
    error = failure(world)
    assert isinstance(error, PlatformUnauthorizedError)
    assert ("unauthorized", "Bad key") == (error.reason, error.words)
    assert 1 == len(world.wire.seen), "the same key is not sent again"


def test_a_token_that_expires_is_refreshed_once_and_the_request_repeated():
    world = world_of(replied({}, 401), GOOD)
    asked: list[Mapping[str, str] | None] = []

    async def credentials(refused: Mapping[str, str] | None = None, /) -> Mapping[str, str]:
        asked.append(refused)
        return {"Authorization": "Bearer old" if refused is None else "Bearer new"}

    world.credentials = credentials
    assert ["1"] == ids_of(world.read("items"))
    assert [None, {"Authorization": "Bearer old"}] == asked
    tokens = [headers["Authorization"] for *_, headers in world.wire.seen]
    assert ["Bearer old", "Bearer new"] == tokens


def test_a_refreshed_token_that_is_rejected_too_is_not_refreshed_again():
    world = world_of(replied({}, 401))
    count = 0

    async def credentials(refused: Mapping[str, str] | None = None, /) -> Mapping[str, str]:
        nonlocal count
        count += refused is not None
        return {"Authorization": f"Bearer {count}"}

    world.credentials = credentials
    assert isinstance(failure(world), PlatformUnauthorizedError)
    assert (1, 2) == (count, len(world.wire.seen))


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        (replied({"message": "Oops"}, 500), "unavailable"),
        (replied({}, 503), "unavailable"),
        (replied({}, 429, {**JSON, "retry-after": "2"}), "throttled"),
        (NoResponseError("slow", reason="timeout"), "timeout"),
        (NoResponseError("gone", reason="unreachable"), "unreachable"),
    ],
)
def test_a_failing_platform_is_asked_three_times(answer: Any, reason: str):
    world = world_of(answer)
    error = failure(world)
    assert isinstance(error, PlatformUnavailableError)
    assert (reason, 3, "items") == (error.reason, error.attempt, error.data_type)
    assert (3, 2) == (len(world.wire.seen), len(world.pauses))


def test_pauses_double_and_are_spread():
    world = world_of(replied({}, 500))
    failure(world)
    first, second = world.pauses
    assert 1 <= first <= 1.25
    assert 2 <= second <= 2.5


def test_a_request_that_succeeds_at_last_is_no_error():
    world = world_of(replied({}, 500), NoResponseError("slow", reason="timeout"), GOOD)
    assert ["1"] == ids_of(world.read("items"))


def test_the_retry_after_of_the_platform_takes_precedence():
    world = world_of(replied({}, 429, {**JSON, "retry-after": "4"}), GOOD)
    assert ["1"] == ids_of(world.read("items"))
    assert [4.0] == world.pauses


def test_a_long_pause_holds_no_slot():
    world = world_of(replied({"message": "Slow down"}, 429, {**JSON, "retry-after": "120"}))
    error = failure(world)
    assert isinstance(error, RetryLaterError)
    assert world.clock.now() + 120 == error.retry_at.timestamp()
    assert ("throttled", 1, "Slow down") == (error.reason, error.attempt, error.words)
    assert [] == world.pauses


def test_attempts_count_across_long_pauses():
    world = world_of(replied({}, 429, {**JSON, "retry-after": "120"}))
    assert isinstance(failure(world, attempt=2), RetryLaterError)
    error = failure(world, attempt=3)
    assert isinstance(error, PlatformUnavailableError)
    assert 3 == error.attempt


def test_a_403_is_throttling_only_if_the_platform_declares_it():
    answer = replied({"message": "Rate limited"}, 403, {**JSON, "retry-after": "60"})
    assert isinstance(failure(world_of(answer)), PlatformRefusedError)
    declared = world_of(answer, throttles=(Throttle(403, "Rate limited"),))
    assert isinstance(failure(declared), RetryLaterError)
    other = replied({"message": "No scope"}, 403)
    refused = failure(world_of(other, throttles=(Throttle(403, "Rate limited"),)))
    assert isinstance(refused, PlatformRefusedError)


def test_a_spent_budget_is_waited_for_only_shortly():
    at = datetime(2030, 1, 1, tzinfo=UTC)
    error = failure(world_of(NotSentError("spent", retry_at=at)))
    assert isinstance(error, RetryLaterError)
    assert (at, 0) == (error.retry_at, error.attempt), "no attempt was made"

    soon = datetime.fromtimestamp(World(platform_of(ITEMS), lambda *_: GOOD).clock.now() + 2, UTC)
    world = world_of(NotSentError("spent", retry_at=soon), GOOD)
    assert ["1"] == ids_of(world.read("items"))
    assert [2.0] == world.pauses


def test_a_budget_is_not_waited_for_with_a_clock_that_stands_still():
    world = world_of(GOOD)
    soon = datetime.fromtimestamp(world.clock.now() + 0.5, UTC)
    count = 0

    async def pause(seconds: float) -> None:
        nonlocal count
        count += 1

    def answer(*asked: Any) -> CompleteResponse:
        raise NotSentError("spent", retry_at=soon)

    world = World(platform_of(ITEMS), answer, pause=pause)
    assert isinstance(failure(world), RetryLaterError)
    assert 1 == count


@pytest.mark.parametrize(
    ("answer", "reason", "count"),
    [
        (CompleteResponse(200, {"content-type": "text/html"}, b"<p>hi</p>"), "not_json", 1),
        (CompleteResponse(200, {}, b"{}"), "not_json", 1),
        (CompleteResponse(200, JSON, b"<p>hi</p>"), "not_json", 1),
        (CompleteResponse(200, JSON, b'{"data": ["\xff"]}'), "not_json", 1),
        (CompleteResponse(200, JSON, b'{"data": ['), "truncated", 3),
        (CompleteResponse(200, JSON, b""), "truncated", 3),
        (NoResponseError("cut", reason="broken"), "truncated", 3),
        (replied({"rows": []}), "unexpected", 1),
        (replied({"data": {}}), "unexpected", 1),
        (replied({"data": [{"name": "x"}]}), "unexpected", 1),
        (replied({"data": [{"id": 1.5}]}), "unexpected", 1),
        (replied({}, 302, {"location": "https://elsewhere.test/"}), "redirected", 1),
        (ResponseTooLargeError("large"), "too_large", 1),
        (NoResponseError("bad", reason="not_http"), "unexpected", 1),
    ],
)
def test_an_unusable_response_is_an_error_with_a_reason(answer: Any, reason: str, count: int):
    world = world_of(answer)
    error = failure(world)
    assert isinstance(error, BadResponseError)
    assert (reason, count) == (error.reason, len(world.wire.seen))


def test_credentials_are_in_headers_only():
    world = world_of(GOOD)
    world.read("items")
    ((_, path, parameters, headers),) = world.wire.seen
    assert SECRET not in f"{path}{parameters}"
    assert f"Bearer {SECRET}" == headers["Authorization"]


def test_a_remaining_budget_of_zero_pauses_it():
    spent = CompleteResponse(200, {**JSON, "x-left": "0"}, GOOD.body)
    budget = PlatformBudget(per_second=5, remaining=(Remaining("x-left", 10),))
    world = world_of(spent, budget=budget)
    world.read("items")
    assert [world.clock.now() + 10] == [one.timestamp() for one in world.wire.held]


PROBE = AccountProbe("/me", "id", ("profile.name",), "Shop {id}", r"account '(\w+)'")


def test_the_account_is_the_one_that_the_platform_names():
    named = world_of(replied({"id": 7, "profile": {"name": "Ada"}}), account=PROBE)
    assert ("7", "Ada") == (named.account().id, named.account().name)
    nameless = world_of(replied({"id": 7, "profile": {"name": None}}), account=PROBE)
    assert "Shop 7" == nameless.account().name


def test_an_account_that_the_platform_does_not_name_is_an_error():
    with pytest.raises(BadResponseError):
        world_of(replied({"profile": {}}), account=PROBE).account()


def test_a_limited_key_is_valid_if_the_refusal_names_the_account():
    limited = replied({"message": "No rights on account 'a7'."}, 403)
    assert "a7" == world_of(limited, account=PROBE).account().id
    with pytest.raises(PlatformRefusedError, match="Never"):
        world_of(replied({"message": "Never"}, 403), account=PROBE).account()


def test_settings_must_fit_the_pattern_of_the_host():
    from tablewright.kits.connectors import Field

    more: dict[str, Any] = {
        "base_url": "https://{shop}.shop.test",
        "settings": (Field("shop", pattern="[a-z0-9.-]+", is_secret=False),),
        "host_pattern": r"[a-z0-9-]+\.shop\.test",
        "account": PROBE,
    }
    world = world_of(replied({"id": 7}), **more)
    assert "7" == world.account(config={"shop": "ada"}).id
    for shop in ("ada.evil", "ada/../x", "evil.test/", "", "10.0.0.1#", "a b"):
        with pytest.raises(InvalidError):
            world.account(config={"shop": shop})


def test_an_unknown_stream_or_platform_is_rejected():
    world = world_of(GOOD)
    with pytest.raises(InvalidError, match="no data type"):
        world.fetch("nothing")
    with pytest.raises(InvalidError, match="Unknown platform"):
        world.connectors.platform("nothing")


def test_fetching_can_be_cancelled():
    world = world_of(GOOD)

    async def main() -> None:
        pages = world.fetch("items").pages
        await anext(pages)
        await pages.aclose()  # type: ignore[attr-defined]

    asyncio.run(main())
    assert 1 == len(world.wire.seen)

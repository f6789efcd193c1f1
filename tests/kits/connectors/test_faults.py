"""Faults of platforms, from their sandboxes over HTTP: each ends with an error, or whole data."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from tablewright.clock import ManualClock
from tablewright.doubles.serving import sandboxes
from tablewright.errors import (
    BadResponseError,
    PlatformUnauthorizedError,
    PlatformUnavailableError,
    RepeatedPageError,
    RetryLaterError,
    SnapshotNotFoundError,
)
from tests.kits.connectors.shops import SOURCE, UNLIMITED, Shop

KINDS = {"stripe": "customers", "hubspot": "contacts"}
PLENTY = 1_000_000


@pytest.fixture(params=["stripe", "hubspot"])
def shop(request: pytest.FixtureRequest) -> Iterator[Shop]:
    clock = ManualClock()
    with sandboxes(clock=clock) as served:
        served.fill(request.param, count=350)
        served.run(served.state("stripe").limit(per_second=PLENTY))
        plenty = {"per_interval": PLENTY, "searches_per_second": PLENTY}
        served.run(served.state("hubspot").limit(**plenty))
        yield Shop(served, UNLIMITED[request.param], clock)


def kind(shop: Shop) -> str:
    return KINDS[shop.platform.id]


def assert_whole(shop: Shop) -> None:
    """The newest state has each record of the platform once."""
    assert set(shop.at_platform(kind(shop))) == set(shop.stored(kind(shop)))


def assert_nothing_stored(shop: Shop) -> None:
    with pytest.raises(SnapshotNotFoundError):
        asyncio.run(shop.vault.state(SOURCE))


@pytest.mark.parametrize(
    ("fault", "error", "reason"),
    [
        ("error", PlatformUnavailableError, "unavailable"),
        ("truncate", BadResponseError, "truncated"),
        ("html", BadResponseError, "not_json"),
        ("bomb", BadResponseError, "too_large"),
        ("repeat", RepeatedPageError, "repeated_cursor"),
        ("endless", RepeatedPageError, "repeated_cursor"),
        ("expire", PlatformUnauthorizedError, "unauthorized"),
        ("throttle", PlatformUnavailableError, "throttled"),
        ("throttle_silent", PlatformUnavailableError, "throttled"),
    ],
)
def test_a_fault_that_stays_fails_the_stream_and_stores_nothing(
    shop: Shop, fault: str, error: type[Exception], reason: str
):
    shop.fails(fault, stream=kind(shop), skip=2 if fault != "endless" else 0)
    found = shop.failure(kind(shop))
    assert isinstance(found, error)
    assert (reason, kind(shop)) in [
        (found.reason, found.data_type),
        # The same ids come first as a page, then as a cursor.
        (found.reason.replace("_page", "_cursor"), found.data_type),
    ]
    assert shop.key not in str(found)
    assert_nothing_stored(shop)


@pytest.mark.parametrize("fault", ["error", "truncate", "throttle", "throttle_silent"])
def test_a_fault_that_passes_is_survived_in_the_run(shop: Shop, fault: str):
    shop.fails(fault, stream=kind(shop), skip=1, count=2)
    shop.ran(kind(shop))
    assert_whole(shop)
    assert 2 == len(shop.pauses)


def test_a_response_that_comes_too_late_is_a_timeout(shop: Shop):
    shop.timeout_seconds = 0.3
    shop.fails("slow", stream=kind(shop), skip=1, seconds=2)
    error = shop.failure(kind(shop))
    assert isinstance(error, PlatformUnavailableError)
    assert ("timeout", 3) == (error.reason, error.attempt)


def test_a_long_pause_is_left_to_the_job_which_goes_on_where_it_was(shop: Shop):
    shop.fails("throttle", stream=kind(shop), skip=2, count=1, seconds=50)
    error = shop.failure(kind(shop), job="j1")
    assert isinstance(error, RetryLaterError)
    assert 50 == error.retry_at.timestamp() - shop.clock.now()
    assert_nothing_stored(shop)
    before = len(shop.log())
    shop.clock.advance(seconds=50)
    shop.ran(kind(shop), job="j1", attempt=2)
    assert_whole(shop)
    pages = [one for one in shop.log()[: len(shop.log()) - before] if one.page == ""]
    assert not [
        one
        for one in pages
        if one.path.endswith(f"s/{kind(shop)}") and "properties" not in one.path
    ], "not from the start"


def test_records_that_change_while_they_are_read_are_neither_lost_nor_invented(shop: Shop):
    existed = set(shop.at_platform(kind(shop)))
    shop.fails("change", stream=kind(shop))
    shop.ran(kind(shop))
    shop.heals()
    left = existed & set(shop.at_platform(kind(shop)))
    assert left <= set(shop.stored(kind(shop)))
    shop.clock.advance(seconds=60)
    shop.ran(kind(shop))
    assert_whole(shop)


def test_a_platform_whose_clock_is_an_hour_ahead_loses_no_change(shop: Shop):
    shop.fails("clock")
    shop.ran(kind(shop))
    shop.clock.advance(seconds=600)
    name = {"stripe": "name", "hubspot": "firstname"}[shop.platform.id]
    new = shop.write(kind(shop), {name: "Grace"})
    shop.clock.advance(seconds=4_000)
    shop.ran(kind(shop))
    assert new in shop.stored(kind(shop))
    assert_whole(shop)


def test_one_failing_type_does_not_stop_the_others(shop: Shop):
    shop.fails("error", stream=kind(shop))
    assert isinstance(shop.failure(kind(shop)), PlatformUnavailableError)
    other = "products"
    shop.ran(other)
    assert set(shop.at_platform(other)) == set(shop.stored(other))
    shop.heals()
    shop.ran(kind(shop), other)
    assert_whole(shop)

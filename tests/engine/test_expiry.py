"""Time to live: what expires, when, and what never does."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tablewright import Engine, limits
from tablewright.clock import ManualClock
from tablewright.errors import ValidationException
from tests.engine.things import get, keys_in, make_things_by_colour, put, set_ttl

START = 1_700_000_000
FIVE_YEARS = limits.TTL_PAST_SECONDS_MAX


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock(START)


@pytest.fixture
def engine(clock: ManualClock) -> Iterator[Engine]:
    with Engine.memory(clock=clock) as engine:
        make_things_by_colour(engine)
        set_ttl(engine, "ttl", enabled=True)
        yield engine


@pytest.mark.parametrize(
    "value",
    [
        {"S": str(START - 1)},
        {"B": b"1699999999"},
        {"BOOL": True},
        {"NULL": True},
        {"NS": [str(START - 1)]},
        {"L": [{"N": str(START - 1)}]},
        {"N": f"{START - 1}000"},  # milliseconds, fifty thousand years from now
        {"N": "-1"},
        {"N": "9.99E+125"},
        {"N": str(2**64)},
        {"N": str(START - FIVE_YEARS - 1)},
        {"N": "0"},
    ],
)
def test_what_is_no_second_of_the_last_five_years_never_expires(engine: Engine, value: Any):
    put(engine, "kept", ttl=value)
    assert 0 == engine.sweep()
    assert ["kept"] == keys_in(engine)


def test_an_item_expires_in_its_second_and_not_before(engine: Engine, clock: ManualClock):
    put(engine, "thing", ttl=START + 60)
    clock.advance(seconds=59.999)
    assert 0 == engine.sweep()
    clock.advance(seconds=0.001)
    assert 1 == engine.sweep()
    assert [] == keys_in(engine)


def test_a_fraction_of_a_second_is_waited_for(engine: Engine, clock: ManualClock):
    put(engine, "thing", ttl={"N": f"{START + 60}.000001"})
    clock.advance(seconds=60)
    assert 0 == engine.sweep()
    clock.advance(seconds=1)
    assert 1 == engine.sweep()


def test_what_expired_five_years_ago_to_the_second_is_still_deleted(engine: Engine):
    put(engine, "thing", ttl=START - FIVE_YEARS)
    assert 1 == engine.sweep()


def test_an_expired_item_is_there_until_it_is_swept(engine: Engine, clock: ManualClock):
    put(engine, "thing", ttl=START + 60, colour="red")
    clock.advance(seconds=3600)
    assert get(engine, "thing") is not None
    assert ["thing"] == keys_in(engine, IndexName="by-colour")


def test_an_expired_item_leaves_indexes_and_counts_as_well(engine: Engine, clock: ManualClock):
    put(engine, "expired", ttl=START + 60, colour="red")
    put(engine, "kept", colour="red")
    clock.advance(seconds=60)
    assert 1 == engine.sweep()
    assert ["kept"] == keys_in(engine, IndexName="by-colour")
    described = engine.call("DescribeTable", {"TableName": "things"})["Table"]
    assert 1 == described["ItemCount"] == described["GlobalSecondaryIndexes"][0]["ItemCount"]


@pytest.mark.parametrize(
    ("update", "is_deleted"),
    [
        ("SET ttl = :later", False),
        ("REMOVE ttl", False),
        ("SET ttl = :text", False),
        ("SET colour = :text", True),
    ],
)
def test_the_expiry_of_an_item_follows_its_changes(
    engine: Engine, clock: ManualClock, update: str, is_deleted: bool
):
    put(engine, "thing", ttl=START + 60)
    values = {":later": {"N": str(START + 61)}, ":text": {"S": "text"}}
    used = {name: value for name, value in values.items() if name in update}
    request: dict[str, Any] = {
        "TableName": "things",
        "Key": {"id": {"S": "thing"}},
        "UpdateExpression": update.replace("ttl", "#ttl"),
        "ExpressionAttributeNames": {"#ttl": "ttl"} if "ttl" in update else None,
        "ExpressionAttributeValues": used or None,
    }
    engine.call("UpdateItem", {name: part for name, part in request.items() if part is not None})
    clock.advance(seconds=60)
    assert is_deleted == bool(engine.sweep())


def test_items_from_before_it_was_switched_on_expire_too(engine: Engine, clock: ManualClock):
    make_things_by_colour(engine, "older")
    put(engine, "thing", "older", ttl=START + 60)
    set_ttl(engine, "ttl", enabled=True, table="older")
    clock.advance(seconds=60)
    assert 1 == engine.sweep()


def test_nothing_expires_once_it_is_switched_off(engine: Engine, clock: ManualClock):
    put(engine, "thing", ttl=START + limits.TTL_CHANGE_SECONDS)
    clock.advance(seconds=limits.TTL_CHANGE_SECONDS)
    set_ttl(engine, "ttl", enabled=False)
    assert 0 == engine.sweep()
    assert ["thing"] == keys_in(engine)


def test_another_attribute_takes_over_with_what_items_have_of_it(
    engine: Engine, clock: ManualClock
):
    put(engine, "by-old", ttl=START + 8000)
    put(engine, "by-new", until=START + 8000)
    clock.advance(seconds=limits.TTL_CHANGE_SECONDS)
    set_ttl(engine, "ttl", enabled=False)
    clock.advance(seconds=limits.TTL_CHANGE_SECONDS)
    set_ttl(engine, "until", enabled=True)
    clock.advance(seconds=8000)
    assert 1 == engine.sweep()
    assert ["by-old"] == keys_in(engine)


def test_the_sweep_goes_on_for_as_long_as_there_is_something(
    engine: Engine, clock: ManualClock, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(limits, "CHUNK_ITEMS", 3)
    for number in range(10):
        put(engine, str(number), ttl=START + number)
    clock.advance(seconds=8)
    assert 9 == engine.sweep()
    assert ["9"] == keys_in(engine)


@pytest.mark.parametrize(
    ("attribute", "enabled", "message"),
    [
        ("ttl", True, "TimeToLive is already enabled"),
        (
            "other",
            True,
            "TimeToLive is active on a different AttributeName: current AttributeName is ttl",
        ),
        (
            "other",
            False,
            "TimeToLive is active on a different AttributeName: current AttributeName is ttl",
        ),
        (
            "ttl",
            False,
            "Time to live has been modified multiple times within a fixed interval",
        ),
    ],
)
def test_a_change_that_changes_nothing_or_comes_too_soon_is_refused(
    engine: Engine, attribute: str, enabled: bool, message: str
):
    with pytest.raises(ValidationException) as refused:
        set_ttl(engine, attribute, enabled=enabled)
    assert message == refused.value.message


def test_switching_off_what_is_off_is_refused(engine: Engine):
    make_things_by_colour(engine, "other-things")
    with pytest.raises(ValidationException) as refused:
        set_ttl(engine, "ttl", enabled=False, table="other-things")
    assert "TimeToLive is already disabled" == refused.value.message

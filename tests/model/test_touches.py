"""Touches: the expiry of an item is renewed, and nothing is restored by it."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from tablewright import ManualClock
from tablewright.client import CallReport
from tablewright.errors import (
    ConditionFailedError,
    ItemNotFoundError,
    TransactionFailedError,
    UpdateRejectedError,
)
from tablewright.model import (
    Entity,
    EpochSeconds,
    Gsi,
    Index,
    Table,
    design_of,
    softly,
    transaction,
    ttl,
    updated,
    version,
)
from tests.model.designs.yggdrasil import Tree
from tests.model.items import items_of, plain

HOUR = timedelta(hours=1)


class Doors(Table, name="doors", tag="kind"):
    primary = Index("pk")
    by_end = Gsi("owner", "end", name="by-end")


class Visit(Entity, table=Doors):
    visit_id: str
    owner_id: str = "o"
    seen_at: datetime = updated()
    edition: int = version()
    gone_at: datetime | None = softly()
    expires: EpochSeconds | None = ttl(after=HOUR, renewed=True)
    primary = Doors.primary("VISIT#{visit_id}")
    ending = Doors.by_end("OWNER#{owner_id}", "{expires:%Y-%m-%dT%H:%M}")


class Fixed(Entity, table=Doors):
    fixed_id: str
    expires: EpochSeconds | None = ttl(after=HOUR)
    primary = Doors.primary("FIXED#{fixed_id}")


class Given(Entity, table=Doors):
    given_id: str
    expires: EpochSeconds | None = ttl(renewed=True)
    primary = Doors.primary("GIVEN#{given_id}")


class Relative(Entity, table=Doors):
    relative_id: str
    at_time: datetime
    expires: EpochSeconds | None = ttl(after=HOUR, of="at_time", renewed=True)
    primary = Doors.primary("RELATIVE#{relative_id}")


PLACE = Visit.at(visit_id="v")


@pytest.fixture
def doors(db: Any) -> Any:
    db.create_tables(design_of("doors", Doors))
    db.run(Visit(visit_id="v").create())
    return db


def _now(clock: ManualClock) -> datetime:
    return datetime.fromtimestamp(clock.now(), UTC)


# Errors


@pytest.mark.parametrize(
    "place",
    [
        Tree.at(user_id="u", tree_id="t"),
        Fixed.at(fixed_id="f"),
        Given.at(given_id="g"),
        Relative.at(relative_id="r"),
    ],
)
def test_what_updates_do_not_renew_is_not_touched(place: Any):
    with pytest.raises(UpdateRejectedError, match="has no expiry that updates renew") as told:
        place.touch()
    assert "renewed=True" in told.value.hint


def test_what_is_not_there_is_not_touched(doors: Any):
    with pytest.raises(ItemNotFoundError):
        doors.run(Visit.at(visit_id="x").touch())
    assert 1 == len(items_of(doors, "doors"))


@pytest.mark.parametrize("seconds", [3_600, 3_601, 10**6])
def test_what_has_expired_is_not_restored(doors: Any, clock: ManualClock, seconds: int):
    clock.advance(seconds=seconds)
    before = items_of(doors, "doors")
    with pytest.raises(ItemNotFoundError):
        doors.run(PLACE.touch())
    assert before == items_of(doors, "doors")


def test_what_was_deleted_softly_is_not_touched(doors: Any):
    doors.run(PLACE.delete())
    with pytest.raises(ItemNotFoundError):
        doors.run(PLACE.touch())


def test_a_false_condition_renews_nothing(doors: Any):
    with pytest.raises(ConditionFailedError):
        doors.run(PLACE.touch().when(Visit.owner_id == "x"))


def test_an_expired_item_fails_its_transaction(doors: Any, clock: ManualClock):
    clock.advance(seconds=3_600)
    with pytest.raises(TransactionFailedError) as told:
        doors.run(transaction(PLACE.touch(), Visit(visit_id="w").create()))
    assert isinstance(told.value.reasons[0], ItemNotFoundError)


# Touches


@pytest.mark.parametrize("seconds", [0, 1_800, 3_599])
def test_a_touch_renews_the_expiry_as_an_update_does(doors: Any, clock: ManualClock, seconds: int):
    clock.advance(seconds=seconds)
    touched = doors.run(PLACE.touch())
    assert (_now(clock) + HOUR, _now(clock), 2) == (
        touched.expires,
        touched.seen_at,
        touched.edition,
    )
    [item] = items_of(doors, "doors")
    assert f"{_now(clock) + HOUR:%Y-%m-%dT%H:%M}" == plain(item)["end"]


def test_an_item_without_an_expiry_gets_one(doors: Any, clock: ManualClock):
    names = {"#e": "expires"}
    request = {"TableName": "doors", "Key": {"pk": {"S": "VISIT#v"}}}
    request |= {"UpdateExpression": "REMOVE #e", "ExpressionAttributeNames": names}
    doors.call("UpdateItem", request)
    assert _now(clock) + HOUR == doors.run(PLACE.touch()).expires


def test_a_touch_without_index_keys_is_one_call(
    db: Any, clock: ManualClock, calls: list[CallReport]
):
    from tests.model.test_expiry import DESIGN, Token

    db.create_tables(DESIGN)
    db.run(Token(user="u", id="1").put())
    calls.clear()
    db.run(Token.at(user="u", id="1").touch())
    assert ["UpdateItem"] == [call.operation for call in calls]

"""Point-in-time recovery: to which moments, and that a table is then what it was."""

from __future__ import annotations

import copy
import math
from bisect import bisect_right
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tablewright import Engine
from tablewright.clock import ManualClock
from tablewright.engine.storage.verify import verify
from tablewright.errors import (
    InvalidRestoreTimeException,
    PointInTimeRecoveryUnavailableException,
    TableAlreadyExistsException,
    TableNotFoundException,
)
from tests.engine.backing_up import (
    START,
    delete_table,
    items_in,
    opened,
    recover,
    set_recovery,
    window,
)
from tests.engine.things import (
    by_colour,
    keys_in,
    make_things,
    make_things_by_colour,
    put,
    set_ttl,
    thing,
)

DAY_SECONDS = 86_400
POINTS = 200
SEED = 20_261_116


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock(START)


def delete(engine: Engine, key: str, table: str = "things") -> None:
    engine.call("DeleteItem", {"TableName": table, "Key": {"id": {"S": key}}})


def test_a_table_whose_history_is_not_kept_cannot_be_restored_to_a_moment(engine: Engine):
    make_things(engine)
    for moment in (None, START):
        with pytest.raises(PointInTimeRecoveryUnavailableException, match="for table 'things'"):
            recover(engine, moment)


def test_a_table_that_is_not_there_cannot_be_restored(engine: Engine):
    with pytest.raises(TableNotFoundException, match="Table not found: things"):
        recover(engine)


@pytest.mark.parametrize("moment", [0, START - 1, START + 11, START + DAY_SECONDS])
def test_moments_before_it_was_switched_on_and_after_now_are_refused(
    engine: Engine, clock: ManualClock, moment: float
):
    make_things(engine)
    set_recovery(engine, enabled=True)
    clock.advance(seconds=10)
    with pytest.raises(InvalidRestoreTimeException) as refused:
        recover(engine, moment)
    assert (
        "must be within EarliestRestorableDateTime '2023-11-14T22:13:20Z' and "
        "LatestRestorableDateTime '2023-11-14T22:13:30Z'"
    ) in refused.value.message
    assert ["things"] == engine.call("ListTables", {})["TableNames"]


def test_a_restore_to_a_moment_does_not_replace_a_table(engine: Engine):
    make_things(engine)
    set_recovery(engine, enabled=True)
    with pytest.raises(TableAlreadyExistsException):
        recover(engine, to="things")


def test_switching_off_and_on_begins_anew(engine: Engine, clock: ManualClock):
    make_things(engine)
    set_recovery(engine, enabled=True)
    clock.advance(seconds=100)
    set_recovery(engine, enabled=False)
    assert {"PointInTimeRecoveryStatus": "DISABLED"} == window(engine)
    clock.advance(seconds=100)
    set_recovery(engine, enabled=True)
    assert START + 200 == window(engine)["EarliestRestorableDateTime"]
    with pytest.raises(InvalidRestoreTimeException):
        recover(engine, START + 50)


def test_switching_on_again_changes_the_days_and_nothing_else(engine: Engine, clock: ManualClock):
    make_things(engine)
    set_recovery(engine, enabled=True)
    clock.advance(seconds=100)
    set_recovery(engine, enabled=True, days=7)
    assert {
        "PointInTimeRecoveryStatus": "ENABLED",
        "RecoveryPeriodInDays": 7,
        "EarliestRestorableDateTime": START,
        "LatestRestorableDateTime": START + 100,
    } == window(engine)


def test_moments_older_than_the_days_asked_for_are_refused(engine: Engine, clock: ManualClock):
    make_things(engine)
    set_recovery(engine, enabled=True, days=2)
    clock.advance(seconds=3 * DAY_SECONDS)
    assert START + DAY_SECONDS == window(engine)["EarliestRestorableDateTime"]
    with pytest.raises(InvalidRestoreTimeException):
        recover(engine, START + DAY_SECONDS - 1)
    recover(engine, START + DAY_SECONDS)


def test_history_that_was_given_up_does_not_come_back_with_more_days(
    engine: Engine, clock: ManualClock
):
    make_things(engine)
    set_recovery(engine, enabled=True, days=10)
    put(engine, "one")
    clock.advance(seconds=2 * DAY_SECONDS)
    put(engine, "two")
    clock.advance(seconds=2 * DAY_SECONDS)
    set_recovery(engine, enabled=True, days=1)
    engine.sweep()  # which trims what is older than a day
    set_recovery(engine, enabled=True, days=35)
    earliest = window(engine)["EarliestRestorableDateTime"]
    assert START + 2 * DAY_SECONDS == earliest
    with pytest.raises(InvalidRestoreTimeException):
        recover(engine, earliest - 1)
    recover(engine, earliest)
    assert ["one", "two"] == keys_in(engine, "copies")


def test_the_newest_moment_is_now(engine: Engine, clock: ManualClock):
    make_things(engine)
    set_recovery(engine, enabled=True)
    for seconds in (0.0, 0.25, 1.0, DAY_SECONDS):
        clock.advance(seconds=seconds)
        assert 0 <= clock.now() - window(engine)["LatestRestorableDateTime"] < 1
    put(engine, "just now")
    recover(engine)
    assert ["just now"] == keys_in(engine, "copies")
    recover(engine, clock.now(), to="more-copies")
    assert ["just now"] == keys_in(engine, "more-copies")


def test_the_first_second_begins_when_it_was_switched_on(engine: Engine, clock: ManualClock):
    clock.advance(seconds=0.5)
    make_things(engine)
    put(engine, "before")
    clock.advance(seconds=0.25)
    set_recovery(engine, enabled=True)
    clock.advance(seconds=0.125)
    put(engine, "after")
    assert START == window(engine)["EarliestRestorableDateTime"]
    recover(engine, START)
    assert ["before"] == keys_in(engine, "copies")


def test_items_from_before_it_was_switched_on_are_there_as_they_were(
    engine: Engine, clock: ManualClock
):
    make_things_by_colour(engine)
    put(engine, "stays", colour="blue")
    put(engine, "changes", colour="blue")
    put(engine, "goes", colour="blue")
    set_recovery(engine, enabled=True)
    expected = items_in(engine, "things")
    clock.advance(seconds=10)
    put(engine, "changes", colour="red")
    delete(engine, "goes")
    put(engine, "comes", colour="red")
    recover(engine, START + 5)
    assert (
        expected == items_in(engine, "copies") == items_in(engine, "copies", IndexName="by-colour")
    )


def test_what_expired_since_is_there_again(engine: Engine, clock: ManualClock):
    make_things(engine)
    set_ttl(engine, "ttl", enabled=True)
    set_recovery(engine, enabled=True)
    put(engine, "one", ttl=START + 10)
    clock.advance(seconds=60)
    assert 1 == engine.sweep()
    recover(engine, START + 30)
    assert ["one"] == keys_in(engine, "copies")


def test_keys_and_indexes_are_those_of_now(engine: Engine, clock: ManualClock):
    make_things(engine)
    set_recovery(engine, enabled=True)
    put(engine, "one", colour="blue")
    clock.advance(seconds=10)
    engine.call(
        "UpdateTable",
        {
            "TableName": "things",
            "AttributeDefinitions": [{"AttributeName": "colour", "AttributeType": "S"}],
            "GlobalSecondaryIndexUpdates": [{"Create": by_colour()}],
        },
    )
    put(engine, "two", colour="blue")
    recover(engine, START + 5)
    assert ["one"] == keys_in(engine, "copies", IndexName="by-colour")


def test_a_stream_that_was_on_before_makes_no_moment_earlier(engine: Engine, clock: ManualClock):
    stream = {"StreamEnabled": True, "StreamViewType": "KEYS_ONLY"}
    make_things(engine, StreamSpecification=stream)
    put(engine, "one")
    clock.advance(seconds=100)
    set_recovery(engine, enabled=True)
    assert START + 100 == window(engine)["EarliestRestorableDateTime"]
    clock.advance(seconds=100)
    put(engine, "two")
    recover(engine, START + 150)
    assert ["one"] == keys_in(engine, "copies")


def test_a_clock_that_goes_back_does_not_mix_up_history(engine: Engine, clock: ManualClock):
    make_things(engine)
    set_recovery(engine, enabled=True)
    clock.advance(seconds=100)
    put(engine, "one")
    clock.advance(seconds=-50)
    put(engine, "two")  # counts as of START + 100: times never go back
    clock.advance(seconds=100)
    recover(engine, START + 99)
    assert [] == keys_in(engine, "copies")
    recover(engine, START + 100, to="more-copies")
    assert ["one", "two"] == keys_in(engine, "more-copies")


def test_the_newest_moment_has_what_was_written_before_the_clock_went_back(
    engine: Engine, clock: ManualClock
):
    make_things(engine)
    set_recovery(engine, enabled=True)
    clock.advance(seconds=100)
    put(engine, "one")
    clock.advance(seconds=-50)
    latest = window(engine)["LatestRestorableDateTime"]
    assert START + 100 == latest
    recover(engine, latest)
    assert ["one"] == keys_in(engine, "copies")


def test_a_table_deleted_and_made_anew_has_no_history(engine: Engine, clock: ManualClock):
    make_things(engine)
    set_recovery(engine, enabled=True)
    put(engine, "old")
    delete_table(engine)
    make_things(engine)
    with pytest.raises(PointInTimeRecoveryUnavailableException):
        recover(engine)
    clock.advance(seconds=10)
    set_recovery(engine, enabled=True)
    recover(engine)
    assert [] == keys_in(engine, "copies")


class History:
    """A random life of a table, and the model's own copy of it at every moment that was noted."""

    def __init__(self, engine: Engine, clock: ManualClock, seed: int) -> None:
        self._engine = engine
        self._clock = clock
        self._rng = Random(seed)
        self._items: dict[str, Any] = {}
        self._moments: list[tuple[float, dict[str, Any]]] = []

    def live(self, changes: int) -> None:
        """Does so many things, some in the same millisecond, and notes what there is after each."""
        for number in range(changes):
            self._rng.choice((self._put, self._put, self._update, self._delete, self._batch))(
                number
            )
            if self._rng.random() < 0.7:
                self._note()
                step_ms = self._rng.choice((1, 2, 500, 1_000, 60_000, 3_600_000))
                self._clock.advance(seconds=step_ms / 1000)

    def some_moment(self, rng: Random) -> float:
        """A moment in which something happened."""
        return rng.choice(self._moments)[0]

    def some_second(self, rng: Random) -> int:
        """Any whole second, as clients send them."""
        return rng.randint(math.ceil(self._moments[0][0]), math.floor(self._moments[-1][0]))

    def items_at(self, moment: float) -> dict[str, Any]:
        """What there was at a moment."""
        following = bisect_right(self._moments, moment, key=lambda noted: noted[0])
        return self._moments[following - 1][1]

    def _note(self) -> None:
        self._moments.append((self._clock.now(), copy.deepcopy(self._items)))

    def _key(self) -> str:
        return f"{self._rng.randrange(40):02}"

    def _thing(self, key: str, number: int) -> dict[str, Any]:
        attributes: dict[str, Any] = {"number": number}
        if self._rng.random() < 0.7:
            attributes["colour"] = self._rng.choice(("red", "green", "blue"))
        return thing(key, **attributes)

    def _put(self, number: int) -> None:
        item = self._thing(self._key(), number)
        self._engine.call("PutItem", {"TableName": "things", "Item": item})
        self._items[item["id"]["S"]] = item

    def _update(self, number: int) -> None:
        key = self._key()
        answer = self._engine.call(
            "UpdateItem",
            {
                "TableName": "things",
                "Key": {"id": {"S": key}},
                "UpdateExpression": "SET seen = :n REMOVE colour",
                "ExpressionAttributeValues": {":n": {"N": str(number)}},
                "ReturnValues": "ALL_NEW",
            },
        )
        item = {**self._items.get(key, {"id": {"S": key}}), "seen": {"N": str(number)}}
        item.pop("colour", None)
        assert item == answer["Attributes"]
        self._items[key] = item

    def _delete(self, number: int) -> None:
        key = self._key()
        delete(self._engine, key)
        self._items.pop(key, None)

    def _batch(self, number: int) -> None:
        items = {key: self._thing(key, number) for key in {self._key() for _ in range(5)}}
        requests = [{"PutRequest": {"Item": item}} for item in items.values()]
        self._engine.call("BatchWriteItem", {"RequestItems": {"things": requests}})
        self._items |= items


@pytest.mark.heavy
def test_two_hundred_random_moments_of_a_random_history_are_as_the_model_has_them(
    tmp_path: Path, clock: ManualClock
):
    path = tmp_path / "store"
    with opened(path, clock) as engine:
        make_things_by_colour(engine, projection="KEYS_ONLY")
        set_recovery(engine, enabled=True)
        history = History(engine, clock, SEED)
        history.live(changes=600)
        rng = Random(SEED)
        for number in range(POINTS):
            moment = history.some_moment(rng) if number % 2 else history.some_second(rng)
            expected = history.items_at(moment)
            recover(engine, moment)
            assert expected == items_in(engine, "copies")
            coloured = sorted(key for key, item in expected.items() if "colour" in item)
            assert coloured == keys_in(engine, "copies", IndexName="by-colour")
            delete_table(engine, "copies")
        recover(engine, history.some_moment(rng))
    assert () == verify(path).problems

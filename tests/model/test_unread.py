"""Free-form attributes that a query leaves unread."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given

from tablewright.errors import NotAConditionError
from tablewright.model import Entity, Key, design_of, put_all, upgrade, value_of, wire_of
from tablewright.model.forms.unread import json_of
from tablewright.model.plans.unread_plans import unread_plan
from tests.model.forms.values import open_values

ON_TARGETS = ("memory", "async")

_json = msgspec.json.Encoder(decimal_format="number").encode


class Letter(Entity, table="letters", tenant="box"):
    box: str
    number: int
    body: dict[str, Any]
    note: dict[str, Any] | None = None
    things: list[Any] | None = None
    thing: Any = None
    title: str = ""
    primary = Key("{box}", "{number}")

    @primary.query
    def of(cls, box: str) -> None:
        """The letters in a box."""


class Old(Entity, table="old", version=2):
    box: str
    number: int
    body: dict[str, Any]
    primary = Key("{box}", "{number}")

    @primary.query
    def of(cls, box: str) -> None:
        """The letters in a box."""

    @upgrade(1)
    def in_a_body(cls, item: dict[str, Any]) -> dict[str, Any]:
        return {**item, "body": {"text": item.pop("text")}}


LETTERS, OLD = design_of("letters", Letter), design_of("old", Old)
UNREAD = (Letter.body, Letter.note, Letter.things)


@pytest.fixture
def letters(db: Any) -> Any:
    db.create_tables(LETTERS)
    return db


@pytest.mark.parametrize("attribute", [Letter.title, Letter.number, Letter.body["a"], Letter.thing])
def test_only_whole_free_form_attributes_can_stay_unread(attribute: Any):
    with pytest.raises(NotAConditionError, match="must be a free-form attribute"):
        Letter.of("b").unread(attribute)


def test_an_unread_value_of_another_kind_is_an_unreadable_item(letters: Any):
    letters.run(put_all([Letter(box="b", number=number, body={}) for number in (1, 2)]))
    wrong = {"box": {"S": "b"}, "number": {"N": "3"}, "body": {"S": "text"}}
    letters.call("PutItem", {"TableName": "letters", "Item": wrong})
    page = letters.run(Letter.of("b").unread(Letter.body))
    assert [one.number for one in page.items] == [1, 2]
    assert [one.reason for one in page.unreadable] == [
        one.reason for one in letters.run(Letter.of("b")).unreadable
    ]


def test_unread_values_are_those_that_are_stored(letters: Any):
    body = {"text": 'a}"{b', "list": [1, None, {"deep": True}]}
    letters.run(
        put_all(
            [
                Letter(box="b", number=1, body=body, note={}, things=["x", 1], title="t"),
                Letter(box="b", number=2, body={}),
            ]
        )
    )
    first, second = letters.run(Letter.of("b").unread(*UNREAD)).items
    assert [value_of(one) for one in (first.body, first.note, first.things)] == [body, {}, ["x", 1]]
    assert (first.title, second.note, second.things) == ("t", None, None)
    assert value_of(second.body) == {}


def test_null_in_an_optional_attribute_is_none(letters: Any):
    wires = {"box": {"S": "b"}, "number": {"N": "1"}, "body": {"M": {}}, "note": {"NULL": True}}
    letters.call("PutItem", {"TableName": "letters", "Item": wires})
    (found,) = letters.run(Letter.of("b").unread(Letter.note)).items
    assert found.note is None


def test_an_item_that_is_upgraded_when_it_is_read_can_stay_unread(db: Any):
    db.create_tables(OLD)
    stored = {"box": {"S": "b"}, "number": {"N": "1"}, "text": {"S": "old"}}
    db.call("PutItem", {"TableName": "old", "Item": stored})
    (found,) = db.run(Old.of("b").unread(Old.body)).items
    assert value_of(found.body) == {"text": "old"}


def test_a_page_goes_on_where_an_unread_one_ended(letters: Any):
    letters.run(put_all([Letter(box="b", number=n, body={"n": n}) for n in range(3)]))
    first = letters.run(Letter.of("b").limit(2).unread(Letter.body))
    rest = letters.run(Letter.of("b").limit(2).from_cursor(first.cursor))
    assert [one.body for one in rest.items] == [{"n": 2}]


@given(open_values)
def test_any_value_is_the_same_read_at_once_and_later(value: Any):
    plan = Letter.__plan__
    stored = Letter(box="b", number=1, body={"value": value}, things=[value])
    item = msgspec.json.encode({"Item": plan.codec.write(stored)})
    at_once = plan.codec.read(plan.decode_get(item).Item)
    later_plan = unread_plan(plan, frozenset({"body", "things"}))
    later: Any = later_plan.codec.read(later_plan.decode_get(item).Item)
    assert at_once.body == value_of(later.body)
    assert at_once.things == value_of(later.things)
    assert wire_of(at_once.body) == {"M": msgspec.json.decode(later.body)}
    assert _json(value_of(later.body)) == bytes(json_of(later.body))
    assert _json(value_of(later.things)) == bytes(json_of(later.things))

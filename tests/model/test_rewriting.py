"""Stored items brought to the shape of the entity as it is declared now."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright.errors import NotUniqueError
from tablewright.model import Entity, Gsi, Index, Table, design_of, unique, upgrade

ON_TARGETS = ("memory", "http", "async")


class People(Table, name="people", tag="kind"):
    primary = Index("pk")
    by_name = Gsi("gsi1pk", "gsi1sk", name="by-name")


class Human(Entity, table=People, version=2):
    human_id: str
    first: str
    last: str
    primary = People.primary("HUMAN#{human_id}")
    by_name = People.by_name("LAST#{last}", "{first}")

    @by_name.query
    def named(cls, last: str) -> None:
        """People by their family name."""

    @upgrade(1)
    def split_name(cls, item: dict[str, Any]) -> dict[str, Any]:
        item["first"], item["last"] = item.pop("name").split(" ", 1)
        return item


DESIGN = design_of("people", People)


def _old(db: Any, human_id: str, **others: Any) -> None:
    key = {"S": f"HUMAN#{human_id}"}
    item = {"pk": key, "kind": {"S": "Human"}, "human_id": {"S": human_id}, **others}
    db.call("PutItem", {"TableName": "people", "Item": item})


def test_an_item_of_an_older_version_is_read_as_the_newer_one(db: Any):
    db.create_tables(DESIGN)
    _old(db, "1", name={"S": "Ada Lovelace"})
    found = db.run(Human.at(human_id="1").get())
    assert ("Ada", "Lovelace") == (found.first, found.last)
    assert [] == db.all(Human.named("Lovelace"))  # what is stored is as it was


def test_rewriting_stores_the_newer_shape_with_its_index_keys(db: Any):
    db.create_tables(DESIGN)
    for number in range(5):
        _old(db, str(number), name={"S": f"Ada{number} Lovelace"})
    steps = list(db.rewriting(Human, page_size=2))
    assert (5, 5) == (
        sum(step.scanned_count for step in steps),
        sum(step.rewritten_count for step in steps),
    )
    assert steps[-1].cursor is None
    assert [f"Ada{n}" for n in range(5)] == [one.first for one in db.all(Human.named("Lovelace"))]


def test_rewriting_again_writes_nothing(db: Any):
    db.create_tables(DESIGN)
    _old(db, "1", name={"S": "Ada Lovelace"})
    list(db.rewriting(Human))
    assert [0] == [step.rewritten_count for step in db.rewriting(Human)]


def test_rewriting_goes_on_from_a_cursor_that_was_kept(db: Any, target: str):
    if target == "async":
        pytest.skip("its adapter runs to the end before it gives the first step")
    db.create_tables(DESIGN)
    for number in range(4):
        _old(db, str(number), name={"S": "Ada Lovelace"})
    first = next(iter(db.rewriting(Human, page_size=3)))
    assert 3 == first.rewritten_count
    rest = list(db.rewriting(Human, cursor=first.cursor))
    assert (1, 1) == (
        sum(step.scanned_count for step in rest),
        sum(step.rewritten_count for step in rest),
    )


def test_rewriting_keeps_attributes_that_the_entity_does_not_know(db: Any):
    db.create_tables(DESIGN)
    _old(db, "1", name={"S": "Ada Lovelace"}, shoe={"N": "38"})
    list(db.rewriting(Human))
    stored = db.call("GetItem", {"TableName": "people", "Key": {"pk": {"S": "HUMAN#1"}}})["Item"]
    assert {
        "pk": {"S": "HUMAN#1"},
        "kind": {"S": "Human"},
        "human_id": {"S": "1"},
        "first": {"S": "Ada"},
        "last": {"S": "Lovelace"},
        "gsi1pk": {"S": "LAST#Lovelace"},
        "gsi1sk": {"S": "Ada"},
        "schemaVersion": {"N": "2"},
        "shoe": {"N": "38"},
    } == stored


class Members(Table, name="members"):
    primary = Index("pk")


class Member(Entity, table=Members):
    member_id: str
    email: str = unique()
    primary = Members.primary("MEMBER#{member_id}")


def _imported(db: Any, member_id: str, email: str) -> None:
    key = {"S": f"MEMBER#{member_id}"}
    item = {"pk": key, "member_id": {"S": member_id}, "email": {"S": email}}
    db.call("PutItem", {"TableName": "members", "Item": item})


def test_rewriting_makes_the_guards_that_items_of_others_making_lack(db: Any):
    db.create_tables(design_of("members", Members))
    _imported(db, "1", "ann@example.com")
    assert db.run(Member.by_unique(email="ann@example.com")) is None
    assert [1] == [step.rewritten_count for step in db.rewriting(Member)]
    assert "1" == db.run(Member.by_unique(email="ann@example.com")).member_id
    assert [0] == [step.rewritten_count for step in db.rewriting(Member)]


def test_rewriting_stops_at_two_items_with_one_unique_value(db: Any):
    db.create_tables(design_of("members", Members))
    _imported(db, "1", "same@example.com")
    _imported(db, "2", "same@example.com")
    with pytest.raises(NotUniqueError, match="Another Member has this email"):
        list(db.rewriting(Member))

"""The document's example items and queries, value for value."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, date, datetime
from typing import Any

import pytest

from tablewright.client import Database
from tablewright.errors import (
    InvalidValueError,
    KeyPartError,
    NotUniqueError,
    TransactionFailedError,
)
from tablewright.model import Entity
from tablewright.systems.yggdrasil.design import ParentChild, Person, Spouses, Tree, User
from tablewright.systems.yggdrasil.design.values import PreviousUnion
from tests.systems.yggdrasil.documented import EXAMPLES, QUERIES
from tests.systems.yggdrasil.reading import wired_item

JOHN = "550e8400-e29b-41d4-a716-446655440000"
NOON = datetime(2025, 11, 18, 12, tzinfo=UTC)
TIMES: dict[str, Any] = {"created_at": NOON, "updated_at": NOON}
IN_TREE = {"user_id": JOHN, "tree_id": "tree-001", **TIMES}

PATTERNS: dict[str, Any] = {
    "User": User.get(JOHN),
    "Tree": Tree.get(JOHN, "tree-001"),
    "Person": Person.get(JOHN, "person-001"),
    "ParentChild": ParentChild.get(JOHN, "person-001", "person-003"),
    "Spouses": Spouses.get(JOHN, "person-001", "person-002"),
}
ANSWERS: dict[str, Any] = {
    "Get All Trees for a User": Tree.of_user(JOHN),
    "Get All Persons in a Tree": Person.in_tree("tree-001"),
    "Get Children of a Parent": ParentChild.children(JOHN, "person-001"),
    "Get Parents of a Child (Reverse Lookup)": ParentChild.parents("person-003"),
}


def entities() -> dict[str, Entity]:
    """The examples as they are made in Python; each put gives its times away, so they are new."""
    return {
        "User": User(
            user_id=JOHN,
            email="john@example.com",
            password_hash="$2a$10$...",
            display_name="John Doe",
            **TIMES,
        ),
        "Tree": Tree(
            tree_name="The Smith Family",
            description="Our family tree spanning 5 generations",
            root_person_id="person-001",
            is_public=False,
            person_count=42,
            **IN_TREE,
        ),
        "Person": Person(
            person_id="person-001",
            first_name="John",
            middle_name="William",
            last_name="Smith",
            birth_name="Smith",
            gender="Male",
            birth_date=date(1950, 5, 15),
            birth_place="Boston, MA, USA",
            biography="World War II veteran...",
            **IN_TREE,
        ),
        "ParentChild": ParentChild(
            parent_id="person-001", child_id="person-003", type="Biological", **IN_TREE
        ),
        "Spouses": Spouses(
            person1_id="person-001",
            person2_id="person-002",
            status="Married",
            marriage_date=date(1975, 6, 20),
            marriage_place="Portland, ME, USA",
            **IN_TREE,
        ),
    }


def _key(name: str) -> dict[str, Any]:
    return wired_item({part: EXAMPLES[name][part] for part in ("PK", "SK")})


def _stored(db: Database, name: str) -> dict[str, Any]:
    return db.call("GetItem", {"TableName": "Yggdrasil", "Key": _key(name)})["Item"]


@pytest.fixture
def examples(db: Database) -> Iterator[Database]:
    """A database that holds the examples, written as entities."""
    for entity in entities().values():
        db.run(entity.put())
    yield db
    for entity in entities().values():
        db.run(entity.delete())


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_is_stored_value_for_value(examples: Database, name: str):
    wanted = {part: value for part, value in EXAMPLES[name].items() if value is not None}
    assert wired_item(wanted) == _stored(examples, name)
    assert entities()[name] == examples.run(PATTERNS[name])


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_that_others_stored_is_read(db: Database, name: str):
    item = wired_item(EXAMPLES[name])
    db.call("PutItem", {"TableName": "Yggdrasil", "Item": item})
    assert item == _stored(db, name)
    assert entities()[name] == db.run(PATTERNS[name])
    db.call("DeleteItem", {"TableName": "Yggdrasil", "Key": _key(name)})


def test_the_null_of_an_example_is_none_and_goes_with_the_next_write(db: Database):
    item = wired_item(EXAMPLES["Person"])
    assert {"NULL": True} == item["DeathDate"]
    db.call("PutItem", {"TableName": "Yggdrasil", "Item": item})
    found = db.run(Person.get(JOHN, "person-001"))
    assert found is not None
    assert found.death_date is None
    db.run(found.put())
    assert "DeathDate" not in _stored(db, "Person")
    db.run(found.delete())


@pytest.mark.parametrize("name", ANSWERS)
def test_an_example_query_finds_what_the_pattern_finds(examples: Database, name: str):
    query = {"TableName": "Yggdrasil", **QUERIES[name]}
    query["ExpressionAttributeValues"] = wired_item(query["ExpressionAttributeValues"])
    items = examples.call("Query", query)["Items"]
    found = examples.all(ANSWERS[name])
    assert 1 == len(found) == len(items)
    (example,) = (key for key, entity in entities().items() if type(entity) is type(found[0]))
    assert _stored(examples, example) == items[0]
    assert entities()[example] == found[0]


def test_the_example_of_a_profile_finds_what_the_pattern_finds(examples: Database):
    key = wired_item(QUERIES["Get User Profile"])
    item = examples.call("GetItem", {"TableName": "Yggdrasil", "Key": key})["Item"]
    assert _stored(examples, "User") == item
    assert entities()["User"] == examples.run(User.get(JOHN))


# Decisions on what the document leaves open


def test_an_email_belongs_to_one_user_in_whatever_spelling(db: Database):
    db.run(User(user_id="first", email="Same@Example.com").create())
    with pytest.raises((NotUniqueError, TransactionFailedError)):
        db.run(User(user_id="second", email="same@example.COM").create())
    assert db.run(User.get("second")) is None


@pytest.mark.parametrize("wrong", ["a#b", "", "a b", "ä", "x" * 65, "a\n", "a#CHILD#b"])
def test_an_id_that_would_break_a_key_is_refused(wrong: str):
    with pytest.raises((InvalidValueError, KeyPartError)):
        Person(person_id=wrong, first_name="", last_name="", gender="Unknown", **IN_TREE)


def test_names_may_be_empty_and_dates_inexact(db: Database):
    person = Person(
        user_id="open",
        tree_id="open",
        person_id="open",
        first_name="",
        last_name="",
        gender="Unknown",
        birth_date_text="ABT 1850",
        birth_sort=date(1849, 1, 1),
        is_living=False,
    )
    db.run(person.create())
    assert person == db.run(Person.find("open"))


def test_earlier_unions_of_a_couple_are_kept(db: Database):
    earlier = PreviousUnion(
        status="Divorced", marriage_date=date(1975, 6, 20), divorce_date_text="BEF 1980"
    )
    couple = Spouses(
        user_id="again",
        tree_id="again",
        person1_id="a",
        person2_id="b",
        status="Married",
        previous_unions=[earlier],
    )
    db.run(couple.create())
    assert couple == db.run(Spouses.get("again", "a", "b"))
    key = wired_item({"PK": "USER#again", "SK": "PERSON#a#SPOUSE#b"})
    stored = db.call("GetItem", {"TableName": "Yggdrasil", "Key": key})["Item"]
    union = {"Status": "Divorced", "MarriageDate": "1975-06-20", "DivorceDateText": "BEF 1980"}
    assert wired_item({"U": [union]})["U"] == stored["PreviousUnions"]

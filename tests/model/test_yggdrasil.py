"""A single-table design at work: what is stored, and what every pattern finds."""

# Lines that a type checker refuses are here to see what happens when they are run.
# pyright: reportArgumentType=false

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from typing import Any

import pytest

from tablewright import ManualClock
from tablewright.client import CallReport
from tablewright.errors import AlreadyExistsError, KeyPartError, NotUniqueError
from tablewright.model import after, before, begins, between, missing, since, until
from tests.model.designs.yggdrasil import (
    DESIGN,
    Gender,
    ParentChild,
    Person,
    Spouses,
    Tree,
    User,
    WholeTree,
)
from tests.model.targets import WITH_PEERS

ON_TARGETS = WITH_PEERS


@pytest.fixture
def ygg(db: Any) -> Any:
    db.create_tables(DESIGN)
    return db


def _person(person_id: str, **values: Any) -> Person:
    given = {"user_id": "u", "tree_id": "t", "first_name": "John", "last_name": "Smith"}
    return Person(**(given | {"person_id": person_id} | values))


@pytest.fixture
def persons(ygg: Any, clock: ManualClock) -> list[Person]:
    """Five persons of one tree, added a minute apart."""
    added = []
    for number in range(5):
        gender = Gender.FEMALE if number % 2 else Gender.MALE
        added.append(ygg.run(_person(f"p{number}", gender=gender, n=number).put()))
        clock.advance(seconds=60)
    return added


def _ids(persons: list[Person]) -> list[str]:
    return [person.person_id for person in persons]


def test_a_value_that_would_forge_the_key_of_another_entity_is_refused(ygg: Any):
    with pytest.raises(KeyPartError, match="is also the key of a ParentChild"):
        ygg.run(_person("a#CHILD#b").put())


def test_a_separator_before_the_last_part_is_refused(ygg: Any):
    link = ParentChild(user_id="u", tree_id="t", parent_id="a#CHILD#b", child_id="c")
    with pytest.raises(KeyPartError, match="parent_id contains '#': 'a#CHILD#b'"):
        ygg.run(link.put())


def test_an_empty_key_part_is_refused(ygg: Any):
    with pytest.raises(
        KeyPartError, match=r"Person, key 'PERSON#\{person_id\}': person_id is empty"
    ):
        ygg.run(_person("").put())


def test_what_is_there_is_not_created_again(ygg: Any):
    ygg.run(_person("p").create())
    with pytest.raises(AlreadyExistsError) as refused:
        ygg.run(_person("p", first_name="Other").create())
    assert "John" == refused.value.found.first_name


def test_a_person_is_stored_as_the_design_says(ygg: Any):
    moment = datetime(2025, 11, 18, 12, tzinfo=UTC)
    person = Person(
        user_id="550e", tree_id="tree-001", person_id="person-001", first_name="John",
        last_name="Smith", gender=Gender.MALE, birth_date=date(1950, 5, 15),
        created_at=moment, updated_at=moment,
    )  # fmt: skip
    ygg.run(person.put())
    [item] = ygg.call("Scan", {"TableName": "Yggdrasil"})["Items"]
    stored = {
        "PK": "USER#550e",
        "SK": "PERSON#person-001",
        "EntityType": "Person",
        "PersonId": "person-001",
        "TreeId": "tree-001",
        "UserId": "550e",
        "FirstName": "John",
        "LastName": "Smith",
        "Gender": "Male",
        "BirthDate": "1950-05-15",
        "CreatedAt": "2025-11-18T12:00:00.000Z",
        "UpdatedAt": "2025-11-18T12:00:00.000Z",
        "GSI1PK": "PERSON#person-001",
        "GSI1SK": "TREE#tree-001",
        "GSI2PK": "TREE#tree-001",
        "GSI2SK": "PERSON#person-001",
        "GSI3PK": "USER#550e",
        "GSI3SK": "PERSON#2025-11-18T12:00:00.000Z#1",
    }
    assert {name: {"S": text} for name, text in stored.items()} == item


def test_what_was_put_is_what_is_got(ygg: Any, persons: list[Person]):
    assert persons[3] == ygg.run(Person.get("u", "p3"))
    assert ygg.run(Person.get("u", "nobody")) is None


def test_an_attribute_that_lives_in_a_key_alone_is_read_from_it(ygg: Any, persons: list[Person]):
    assert 3 == ygg.run(Person.get("u", "p3")).n
    item = ygg.call("Scan", {"TableName": "Yggdrasil"})["Items"][0]
    assert "N" not in item


def test_a_stored_null_is_none(ygg: Any):
    ygg.run(_person("p").put())
    key = {"PK": {"S": "USER#u"}, "SK": {"S": "PERSON#p"}}
    ygg.call(
        "UpdateItem",
        {
            "TableName": "Yggdrasil",
            "Key": key,
            "UpdateExpression": "SET DeathDate = :null",
            "ExpressionAttributeValues": {":null": {"NULL": True}},
        },
    )
    assert ygg.run(Person.get("u", "p")).death_date is None
    living = Person.in_tree("t").where(missing(Person.death_date))
    assert ["p"] == _ids(ygg.all(living))


def test_a_pattern_finds_one_entity_though_another_has_the_same_prefix(ygg: Any):
    ygg.run(_person("p").put())
    ygg.run(ParentChild(user_id="u", tree_id="t", parent_id="p", child_id="q").put())
    ygg.run(Spouses(user_id="u", tree_id="t", person1_id="p", person2_id="r").put())
    assert ["p"] == _ids(ygg.all(Person.of_user("u")))
    assert ["q"] == [one.child_id for one in ygg.all(ParentChild.children("u", "p"))]
    assert 1 == ygg.run(Person.of_user("u").count())
    assert ["r"] == [one.person2_id for one in ygg.all(Spouses.marriages("t"))]


def test_a_pattern_through_an_index_finds_one_item(ygg: Any, persons: list[Person]):
    assert persons[2] == ygg.run(Person.find("p2"))
    assert ygg.run(Person.find("nobody")) is None


def test_filters_are_conditions_on_attributes(ygg: Any, persons: list[Person]):
    women = Person.in_tree("t").where(
        Person.gender == Gender.FEMALE, begins(Person.first_name, "J")
    )
    assert ["p1", "p3"] == _ids(ygg.all(women))


def test_ranges_include_what_they_say(ygg: Any, persons: list[Person]):
    times = [person.created_at for person in persons]

    def found(wanted: Any) -> list[str]:
        return _ids(ygg.all(Person.added("u", wanted)))

    assert ["p1", "p2", "p3"] == found(between(times[1], times[3]))
    assert ["p3", "p4"] == found(since(times[3]))
    assert ["p4"] == found(after(times[3]))
    assert ["p0", "p1"] == found(until(times[1]))
    assert ["p0"] == found(before(times[1]))
    assert ["p0", "p1", "p2", "p3", "p4"] == found(None)


def test_a_range_never_leaves_the_entity(ygg: Any, persons: list[Person], clock: ManualClock):
    # In the same partition lie a profile (before) and a tree (after).
    ygg.run(User(user_id="u", email="a@b").put())
    ygg.run(Tree(user_id="u", tree_id="t", tree_name="Smith").put())
    long_ago, far_away = datetime(1990, 1, 1, tzinfo=UTC), datetime(2200, 1, 1, tzinfo=UTC)
    assert 5 == len(ygg.all(Person.added("u", after(long_ago))))
    assert 5 == len(ygg.all(Person.added("u", before(far_away))))
    assert ["t"] == [tree.tree_id for tree in ygg.all(Tree.by_age("u", until(far_away)))]


def test_the_order_can_be_turned(ygg: Any, persons: list[Person]):
    newest = Person.added("u").newest_first()
    assert ["p4", "p3", "p2", "p1", "p0"] == _ids(ygg.all(newest))
    assert ["p0", "p1"] == _ids(ygg.all(newest.oldest_first().limit(2)))


def test_single_attributes_come_as_tuples(ygg: Any, persons: list[Person]):
    names = Person.in_tree("t").only(Person.person_id, Person.gender).limit(2)
    assert [("p0", Gender.MALE), ("p1", Gender.FEMALE)] == ygg.all(names)


def test_items_are_counted_without_being_fetched(
    ygg: Any, persons: list[Person], calls: list[CallReport]
):
    assert 5 == ygg.run(Person.in_tree("t").count())
    assert 1_000 > calls[-1].answer_bytes
    assert 0 == ygg.run(Person.in_tree("nowhere").count())


def test_existence_is_asked_for(ygg: Any, persons: list[Person]):
    assert ygg.run(Person.in_tree("t").exists())
    assert not ygg.run(Person.in_tree("nowhere").exists())
    assert not ygg.run(Person.in_tree("t").where(Person.first_name == "Nobody").exists())


def test_a_collection_is_read_by_one_query(
    ygg: Any, persons: list[Person], calls: list[CallReport]
):
    tree = ygg.run(Tree(user_id="u", tree_id="t", tree_name="Smith").put())
    link = ygg.run(ParentChild(user_id="u", tree_id="t", parent_id="p0", child_id="p1").put())
    pair = ygg.run(Spouses(user_id="u", tree_id="t", person1_id="p0", person2_id="p3").put())
    calls.clear()
    whole = ygg.run(WholeTree.of(tree_id="t"))
    assert ["Query"] == [call.operation for call in calls]
    assert (tree, persons, [link], [pair]) == (
        whole.tree, whole.persons, whole.children, whole.marriages
    )  # fmt: skip


def test_a_collection_of_nothing_is_empty(ygg: Any):
    whole = ygg.run(WholeTree.of(tree_id="nowhere"))
    assert (None, [], [], []) == (whole.tree, whole.persons, whole.children, whole.marriages)


def test_a_user_is_found_by_a_unique_attribute(ygg: Any):
    user = ygg.run(User(user_id="u", email="a@b").create())
    assert user == ygg.run(User.by_unique(email="a@b"))
    with pytest.raises(NotUniqueError, match="Another User has this email"):
        ygg.run(User(user_id="v", email="a@b").create())
    assert ygg.run(User.get("v")) is None


def test_times_of_writes_are_set_by_writing(ygg: Any, clock: ManualClock):
    person = _person("p")
    assert person.created_at is None
    ygg.run(person.put())
    made = datetime.fromtimestamp(clock.now(), UTC)
    assert (made, made) == (person.created_at, person.updated_at)
    clock.advance(seconds=90)
    ygg.run(person.put())
    assert (made, made + timedelta(seconds=90)) == (person.created_at, person.updated_at)

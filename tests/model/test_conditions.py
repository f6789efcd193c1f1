"""Conditions: the expressions they become, and what they find."""

# Lines that a type checker refuses are here to see what happens when they are run.
# pyright: reportArgumentType=false, reportUnusedExpression=false

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime
from decimal import Decimal
from enum import Enum
from typing import Annotated, Any

import pytest

from tablewright import Engine
from tablewright.client import Database
from tablewright.client.embedded import EmbeddedTransport
from tablewright.errors import InvalidValueError, NotAConditionError
from tablewright.model import (
    Condition,
    Encrypted,
    Entity,
    Key,
    all_of,
    any_of,
    begins,
    contains,
    design_of,
    exists,
    ge,
    gt,
    le,
    lt,
    missing,
    not_,
    one_of,
    put_all,
    size_at_least,
    size_at_most,
    within,
)
from tablewright.model.expressions.building import Placeholders


class Mood(Enum):
    GOOD = "good"
    BAD = "bad"


@dataclass
class Home:
    street: str
    doors: list[int] | None = None


class Cat(Entity, table="cats"):
    zoo: str
    id: str
    name: str
    age: int | None = None
    weight: Decimal = Decimal(4)
    mood: Mood = Mood.GOOD
    born: date | None = None
    seen: datetime | None = None
    is_tame: bool = True
    labels: set[str] | None = None
    friends: list[str] | None = None
    home: Home | None = None
    notes: dict[str, str] | None = None
    secret: Annotated[str | None, Encrypted()] = None
    hidden_home: Annotated[Home | None, Encrypted()] = None
    primary = Key("{zoo}", "{id}")

    @primary.query
    def of(cls, zoo: str) -> None:
        """The cats of a zoo."""


class Dog(Entity, table="dogs"):
    id: str
    name: str
    primary = Key("{id}")


CATS = [
    Cat(zoo="z", id="1", name="Tom", age=3, labels={"x", "y"}, friends=["2"], home=Home("Main")),
    Cat(zoo="z", id="2", name="Tim", age=None, mood=Mood.BAD, weight=Decimal("5.5")),
    Cat(zoo="z", id="3", name="Kit", age=0, is_tame=False, born=date(2020, 2, 3)),
    Cat(zoo="z", id="4", name="", age=12, notes={"a": "b"}, home=Home("Side", [3, 4])),
    Cat(zoo="z", id="5", name="Tom", age=5, seen=datetime(2025, 1, 1, tzinfo=UTC)),
]

home: Any = Cat.home
notes: Any = Cat.notes
friends: Any = Cat.friends

# A condition, its text, and the cats it holds for.
CASES: list[tuple[Any, str, str]] = [
    (Cat.name == "Tom", "#0 = :0", "15"),
    (Cat.name != "Tom", "#0 <> :0", "234"),
    (Cat.mood == Mood.BAD, "#0 = :0", "2"),
    (Cat.is_tame == False, "#0 = :0", "3"),  # noqa: E712
    (Cat.weight > Decimal("4.5"), "#0 > :0", "2"),
    (gt(Cat.age, 3), "#0 > :0", "45"),
    (ge(Cat.age, 3), "#0 >= :0", "145"),
    (lt(Cat.age, 3), "#0 < :0", "3"),
    (le(Cat.age, 3), "#0 <= :0", "13"),
    (within(Cat.age, 3, 5), "#0 BETWEEN :0 AND :1", "15"),
    (one_of(Cat.name, ["Tim", "Kit"]), "#0 IN (:0, :1)", "23"),
    (begins(Cat.name, "T"), "begins_with(#0, :0)", "125"),
    (contains(Cat.name, "i"), "contains(#0, :0)", "23"),
    (contains(Cat.labels, "y"), "contains(#0, :0)", "1"),
    (contains(Cat.friends, "2"), "contains(#0, :0)", "1"),
    (size_at_least(Cat.name, 3), "size(#0) >= :0", "1235"),
    (size_at_most(Cat.name, 0), "size(#0) <= :0", "4"),
    (exists(Cat.labels), "attribute_exists(#0)", "1"),
    (missing(Cat.age), "(attribute_not_exists(#0) OR attribute_type(#0, :0))", "2"),
    (Cat.age == None, "(attribute_not_exists(#0) OR attribute_type(#0, :0))", "2"),  # noqa: E711
    (Cat.age != None, "NOT (attribute_not_exists(#0) OR attribute_type(#0, :0))", "1345"),  # noqa: E711
    (not_(Cat.name == "Tom"), "NOT #0 = :0", "234"),
    (all_of(Cat.name == "Tom", gt(Cat.age, 3)), "(#0 = :0 AND #1 > :1)", "5"),
    (any_of(Cat.name == "Kit", Cat.name == ""), "(#0 = :0 OR #0 = :1)", "34"),
    (not_(any_of(Cat.name == "Kit", Cat.name == "")), "NOT (#0 = :0 OR #0 = :1)", "125"),
    (home.street == "Main", "#0.#1 = :0", "1"),
    (home.doors[1] == 4, "#0.#1[1] = :0", "4"),
    (exists(home.doors), "attribute_exists(#0.#1)", "4"),
    (notes["a"] == "b", "#0.#1 = :0", "4"),
    (friends[0] == "2", "#0[0] = :0", "1"),
    (Cat.born == date(2020, 2, 3), "#0 = :0", "3"),
    (lt(Cat.seen, datetime(2026, 1, 1, tzinfo=UTC)), "#0 < :0", "5"),
]


@pytest.fixture(scope="module")
def cats() -> Iterator[Database]:
    with (
        EmbeddedTransport(Engine.memory(), owns_engine=True) as transport,
        Database(transport=transport) as database,
    ):
        database.create_tables(design_of("cats", Cat))
        database.run(put_all(CATS))
        yield database


# Errors


def test_a_condition_has_no_truth_value():
    for misuse in (
        lambda: bool(Cat.name == "Tom"),
        lambda: Cat.name == "Tom" and Cat.name == "Tim",
        lambda: not (Cat.name == "Tom"),  # noqa: SIM201
        lambda: 1 if gt(Cat.age, 3) else 2,
    ):
        with pytest.raises(NotAConditionError, match="A condition has no truth value"):
            misuse()


def test_an_attribute_of_the_class_has_no_truth_value():
    with pytest.raises(NotAConditionError, match=r"Cat\.isTame|Cat\.is_tame"):
        bool(Cat.is_tame)
    with pytest.raises(NotAConditionError):
        bool(Cat.name in ("Tom", "Tim"))


@pytest.mark.parametrize("given", [True, False, None, "name", Cat, "Tom" == "Tom"])
def test_what_is_no_condition_is_refused(given: Any):
    with pytest.raises(NotAConditionError, match="is not a condition"):
        Cat.of("z").where(given)
    with pytest.raises(NotAConditionError, match="is not a condition"):
        all_of(given)
    with pytest.raises(NotAConditionError, match="is not a condition"):
        not_(given)


def test_a_condition_of_nothing_is_refused():
    for made in (all_of, any_of):
        with pytest.raises(NotAConditionError, match="At least one condition is required"):
            made()
    with pytest.raises(NotAConditionError, match="at least one value is required"):
        one_of(Cat.name, [])


def test_nothing_is_less_than_none():
    with pytest.raises(NotAConditionError, match="None cannot be ordered"):
        lt(Cat.age, None)


def test_two_attributes_are_not_compared():
    with pytest.raises(NotAConditionError, match="not with another attribute"):
        Cat.name == Cat.id  # noqa: B015


def test_a_value_of_another_type_is_refused():
    with pytest.raises(InvalidValueError, match="expected str, got int 3"):
        Cat.name == 3  # noqa: B015
    with pytest.raises(InvalidValueError, match="expected Mood"):
        Cat.mood == "good"  # noqa: B015
    with pytest.raises(InvalidValueError):
        contains(Cat.friends, 3)


def test_what_is_no_attribute_of_a_class_is_refused():
    cat = CATS[0]
    with pytest.raises(NotAConditionError, match="'Tom' is not an attribute of a class"):
        begins(cat.name, "T")
    with pytest.raises(NotAConditionError, match="3 is not an attribute"):
        gt(cat.age, 2)


def test_a_part_that_is_not_there_is_an_attribute_error():
    with pytest.raises(AttributeError, match=r"Cat\.home has no attribute 'stret'"):
        home.stret  # noqa: B018
    with pytest.raises(AttributeError, match=r"Cat\.name has no attribute 'upper'"):
        Cat.name.upper()
    with pytest.raises(NotAConditionError, match=r"Cat\.name has no element 0"):
        Cat.name[0]


def test_an_encrypted_attribute_is_not_compared():
    for made in (
        lambda: Cat.secret == "x",
        lambda: begins(Cat.secret, "x"),
        lambda: size_at_least(Cat.secret, 1),
    ):
        with pytest.raises(NotAConditionError, match="encrypted"):
            made()


def test_what_is_inside_an_encrypted_attribute_is_not_compared():
    hidden: Any = Cat.hidden_home
    with pytest.raises(NotAConditionError, match="encrypted"):
        hidden.street == "Main"  # noqa: B015


def test_an_attribute_that_is_stored_in_keys_only_is_not_looked_for():
    from tests.model.designs.yggdrasil import Person

    for made in (lambda: Person.n == 1, lambda: exists(Person.n), lambda: missing(Person.n)):
        with pytest.raises(NotAConditionError, match="stored in keys only"):
            made()


def test_a_condition_on_another_entity_is_refused():
    for made in (
        lambda: Cat.of("z").where(Dog.name == "Rex"),
        lambda: Cat.of("z").where(all_of(Cat.name == "Tom", not_(Dog.name == "Rex"))),
        lambda: Cat.scan().where(Dog.name == "Rex"),
        lambda: CATS[0].put(Dog.name == "Rex"),
        lambda: CATS[0].delete(Dog.name == "Rex"),
        lambda: Cat.at(zoo="z", id="1").delete().when(Dog.name == "Rex"),
    ):
        with pytest.raises(NotAConditionError, match="on Cat names an attribute of Dog"):
            made()


def test_a_condition_on_a_part_of_the_key_is_left_to_dynamodb(cats: Database):
    from tablewright.errors import ValidationException

    with pytest.raises(ValidationException, match="Filter Expression can only contain non-primary"):
        cats.run(Cat.of("z").where(Cat.id == "1"))


# Texts and meaning


@pytest.mark.parametrize(("condition", "text", "found"), CASES, ids=[case[1] for case in CASES])
def test_a_condition_is_an_expression_and_finds_what_it_says(
    cats: Database, condition: Condition, text: str, found: str
):
    assert text == condition.text(Placeholders())
    assert list(found) == [cat.id for cat in cats.all(Cat.of("z").where(condition))]
    assert list(found) == [cat.id for cat in cats.all(Cat.scan().where(condition))]
    assert len(found) == cats.run(Cat.of("z").where(condition).count())


def test_conditions_are_joined_by_and(cats: Database):
    both = Cat.of("z").where(Cat.name == "Tom").where(gt(Cat.age, 3), exists(Cat.seen))
    assert ["5"] == [cat.id for cat in cats.all(both)]


def test_every_name_is_aliased():
    placeholders = Placeholders()
    (home.street == "Main").text(placeholders)
    assert {"#0": "home", "#1": "street"} == placeholders.added_to({})["ExpressionAttributeNames"]

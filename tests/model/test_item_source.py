"""Generated items: the quick way makes what the plain one makes, and refuses what it refuses."""

# Lines that a type checker refuses are here to see what happens when they are run.
# pyright: reportArgumentType=false

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta, timezone
from decimal import Decimal
from enum import Enum, IntEnum
from typing import Annotated, Any, Literal, NoReturn
from uuid import UUID

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Meta

from tablewright.errors import InvalidValueError, KeyPartError, MissingPartError
from tablewright.model import (
    Entity,
    EpochMillis,
    EpochSeconds,
    EpochSecondsText,
    Gsi,
    Index,
    Key,
    StoredAs,
    Table,
    computed,
    created,
    key_only,
    unique,
    updated,
)
from tablewright.model.declaring.templates import HIGHEST
from tablewright.model.plans.item_source import item_maker
from tablewright.model.stored.instances import values_of
from tablewright.model.stored.items import item_of, place_of, plain_item
from tests.examples import examples
from tests.model.designs.yggdrasil import Person
from tests.model.random_designs import POOL, START, Described, designs, entity_of

NOON = datetime(2025, 11, 18, 12, 0, 0, 5_000, tzinfo=UTC)
FAR = timezone(timedelta(hours=9))


class Grade(Enum):
    good = "good"
    bad = "bad"


class Text(str):
    """A text that says something else in a format."""

    def __format__(self, spec: str) -> str:
        return "formatted"


class Level(IntEnum):
    low = 1
    high = 20


class Wide(Table, name="wide", tag="kind"):
    primary = Index("pk", "sk")
    g1 = Gsi("g1pk", "g1sk", name="gsi1")
    g2 = Gsi("g2pk", "g2sk", name="gsi2")
    g3 = Gsi("g3pk", "number", name="gsi3")
    g4 = Gsi("g4pk", "raw", name="gsi4")
    g5 = Gsi("g5pk", "position", name="gsi5")


class Thing(Entity, table=Wide):
    """One attribute of every form that can stand in a key."""

    id: Annotated[str, Meta(pattern=r"^[a-z#]*$", max_length=8)]
    text: str
    grade: Grade
    level: Level
    choice: Literal["a", "b"]
    flag: bool
    code: UUID
    day: date
    instant: datetime
    seconds: EpochSeconds
    millis: EpochMillis
    spelled: EpochSecondsText
    number: Annotated[int, Meta(ge=0)]
    exact: Decimal
    upper: Annotated[str, StoredAs(str, write=str.upper, read=str.lower)]
    raw: bytes
    nick: str | None = None
    place: int = key_only(default=1)
    made_at: datetime = created()
    changed_at: datetime = updated()
    mixed: str = computed("{nick}#{grade}#{instant:%Y-%m}")

    primary = Wide.primary("THING#{id}#{text}", "{{{grade}|{level}|{choice}|{flag}}}")
    g1 = Wide.g1("{code}#{day}#{instant}", "{seconds}#{millis}#{spelled}#{place}")
    g2 = Wide.g2("{nick}#{number:06d}#{exact}", "{upper}#{mixed}", when={"grade": {Grade.good}})
    g3 = Wide.g3("{changed_at}", "{number}")
    g4 = Wide.g4("{choice}", "{raw}")
    g5 = Wide.g5("{choice}", "{place}")


GIVEN: dict[str, Any] = {
    "id": "i",
    "text": "t",
    "grade": Grade.good,
    "level": Level.high,
    "choice": "a",
    "flag": True,
    "code": UUID(int=7),
    "day": date(2025, 11, 18),
    "instant": NOON,
    "seconds": NOON,
    "millis": NOON,
    "spelled": NOON,
    "number": 42,
    "exact": Decimal("1.50"),
    "upper": "up",
    "raw": b"\x00\xff",
    "nick": "n",
    "made_at": NOON,
    "changed_at": NOON,
}
TEXTS = st.sampled_from(["", "a", "b#c", "é\n", "\ud800", HIGHEST, Text("x"), "|", "UNIQUE#x"])
OTHERS = st.sampled_from(
    [None, 0, 7, -1, 10**40, True, b"", b"x", NOON, NOON.astimezone(FAR), NOON.replace(tzinfo=None)]
)


def _outcome(function: Any, plan: Any, values: dict[str, Any]) -> Any:
    """What comes of it: an item, or an error in words."""
    try:
        return function(plan, values)
    except Exception as error:
        return type(error), str(error)


def _never(values: Any) -> NoReturn:
    raise AssertionError("the quick way gave up")


# Errors


@pytest.mark.parametrize(
    ("name", "value", "error", "words"),
    [
        ("id", "", KeyPartError, "Thing, key 'THING#{id}#{text}': id is empty"),
        ("id", "a#", KeyPartError, "id contains '#'"),
        ("text", HIGHEST, KeyPartError, "text contains the noncharacter"),
        ("id", "A", InvalidValueError, "expected text that matches"),
        ("id", "a" * 9, InvalidValueError, "expected a length of at most 8"),
        ("text", "\ud800", InvalidValueError, r"Thing\.text: .*surrogate"),
        ("text", None, MissingPartError, "requires text"),
        ("nick", "a#b", KeyPartError, "nick contains '#'"),
        ("number", -1, InvalidValueError, "expected at least 0"),
        ("number", 1_000_000, KeyPartError, "too long"),
        ("seconds", NOON.replace(year=1969), InvalidValueError, "between 1970 and 2286"),
        ("raw", b"", KeyPartError, "raw is empty"),
        ("upper", 5, InvalidValueError, "expected str"),
        ("code", "7", InvalidValueError, "expected UUID"),
    ],
)
def test_what_is_wrong_with_a_value_is_said_when_the_item_is_made(
    name: str, value: Any, error: type[Exception], words: str
):
    thing = Thing(**GIVEN)
    values_of(thing)[name] = value  # past every check
    with pytest.raises(error, match=words) as found:
        item_of(Thing.__plan__, values_of(thing))
    assert found.value.__context__ is None or found.value.__suppress_context__


def test_a_value_cannot_make_the_key_of_a_guard():
    class Guarded(Table, name="guarded", tag="kind"):
        primary = Index("pk", "sk")

    class Named(Entity, table=Guarded):
        id: str
        name: str = unique()
        primary = Guarded.primary("{id}", "NAMED")

    assert "x" == item_of(Named.__plan__, {"id": "x", "name": "n"})["pk"]["S"]
    with pytest.raises(KeyPartError, match="is reserved for keys of guards"):
        item_of(Named.__plan__, {"id": "UNIQUE#x", "name": "n"})


def test_an_entity_that_joins_the_table_later_keeps_its_keys():
    class Shared(Table, name="shared", tag="kind"):
        primary = Index("pk", "sk")

    class Short(Entity, table=Shared):
        id: str
        sub: str
        primary = Shared.primary("P#{id}", "S#{sub}")

    values = {"id": "1", "sub": "a#LONG#b"}
    assert "S#a#LONG#b" == item_of(Short.__plan__, values)["sk"]["S"]

    class Long(Entity, table=Shared):
        id: str
        sub: str
        rest: str
        primary = Shared.primary("P#{id}", "S#{sub}#LONG#{rest}")

    assert Long.__plan__ is not None
    with pytest.raises(KeyPartError, match="the key of a Long"):
        item_of(Short.__plan__, values)


@pytest.mark.parametrize("length", [3, 64, 65, 100])
def test_a_pattern_binds_short_and_long_texts_whenever_they_come(length: int):
    class Marks(Table, name="marks"):
        primary = Index("pk")

    class Mark(Entity, table=Marks):
        id: Annotated[str, Meta(pattern="^a+$")]
        primary = Marks.primary("{id}")

    good, bad = "a" * length, "a" * (length - 1) + "b"
    for _ in range(2):
        assert good == item_of(Mark.__plan__, values_of(Mark(id=good)))["pk"]["S"]
        with pytest.raises(InvalidValueError, match="text that matches"):
            Mark(id=bad)
        with pytest.raises(InvalidValueError, match="text that matches"):
            item_of(Mark.__plan__, {"id": bad})


# What is made


def test_every_form_stands_in_keys_as_it_did():
    item = item_of(Thing.__plan__, values_of(Thing(**GIVEN)))
    keys = {name: item[name] for name in ("pk", "sk", "g1pk", "g1sk", "g2pk", "g2sk", "g3pk")}
    assert {
        "pk": {"S": "THING#i#t"},
        "sk": {"S": "{good|20|a|true}"},
        "g1pk": {"S": f"{UUID(int=7)}#2025-11-18#2025-11-18T12:00:00.005Z"},
        "g1sk": {"S": "1763467200#1763467200005#1763467200#1"},
        "g2pk": {"S": "n#000042#1.5"},
        "g2sk": {"S": "UP#n#good#2025-11"},
        "g3pk": {"S": "2025-11-18T12:00:00.005Z"},
    } == keys
    assert {"N": "42"} == item["number"]
    assert {"B": "AP8="} == item["raw"]
    assert {"S": "n#good#2025-11"} == item["mixed"]
    assert {"S": "Thing"} == item["kind"]
    assert {"N": "1"} == item["position"]
    assert "place" not in item


@pytest.mark.parametrize("changes", [{}, {"nick": None}, {"grade": Grade.bad}, {"text": "é"}])
def test_what_is_usual_takes_the_quick_way(changes: dict[str, Any]):
    values = values_of(Thing(**GIVEN | changes))
    made = item_maker(Thing.__plan__, _never)(values)
    assert made == plain_item(Thing.__plan__, values)


def test_a_person_takes_the_quick_way():
    person = Person(
        user_id="u", tree_id="t", person_id="p", first_name="Zoë", last_name="S", created_at=NOON
    )
    person.updated_at = NOON
    made = item_maker(Person.__plan__, _never)(values_of(person))
    assert made == plain_item(Person.__plan__, values_of(person))


def test_an_equal_time_in_another_zone_is_stored_in_utc():
    first = item_of(Thing.__plan__, values_of(Thing(**GIVEN)))
    values = values_of(Thing(**GIVEN)) | {"instant": NOON.astimezone(FAR)}
    assert first == item_of(Thing.__plan__, values)


@settings(max_examples=examples(300))
@given(changes=st.dictionaries(st.sampled_from([*GIVEN, "place"]), TEXTS | OTHERS, max_size=3))
def test_whatever_the_values_both_ways_agree(changes: dict[str, Any]):
    values = values_of(Thing(**GIVEN)) | changes
    plan = Thing.__plan__
    assert _outcome(plain_item, plan, values) == _outcome(item_of, plan, values)


@settings(max_examples=examples(150))
@given(data=st.data(), described=designs())
def test_whatever_the_design_both_ways_agree(data: Any, described: Described):
    plan = entity_of(described).__plan__
    usual = {"id": st.sampled_from(["1", "#", ""]), "count": st.just(0), "number": st.just(3)}
    usual |= {"version": st.just(1), "changed_at": st.just(START), "gone_at": st.none()}
    values: dict[str, Any] = {}
    for name in plan.codec.fields:
        strategy = POOL[name].values | st.none() if name in POOL else usual[name]
        values[name] = data.draw(
            strategy | TEXTS if data.draw(st.integers(0, 9)) == 0 else strategy
        )
    assert _outcome(plain_item, plan, values) == _outcome(item_of, plan, values)


# Places


class Counted(Entity, table="counted"):
    number: int
    raw: bytes
    primary = Key("{number}", "{raw}")


def test_a_place_is_a_table_and_what_the_key_holds():
    item = item_of(Counted.__plan__, {"number": 5, "raw": b"\x01"})
    assert ("counted", "5", "AQ==") == place_of(Counted.__plan__, item)
    key = Counted.__plan__.key({"number": 5, "raw": b"\x01"})
    assert place_of(Counted.__plan__, key) == place_of(Counted.__plan__, item)

"""Views: what a list shows of items, read without entities."""

from __future__ import annotations

from datetime import UTC, timedelta
from decimal import Decimal
from typing import Annotated, Any, cast

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablewright.errors import NotAConditionError
from tablewright.model import (
    Encrypted,
    Entity,
    Index,
    Key,
    Query,
    Table,
    View,
    as_stored,
    design_of,
    json_text,
    key_only,
    put_all,
    unread,
    upgrade,
    value_of,
)
from tests.model.targets import START
from tests.model.things import NOW, Colour, Part, Size, Thing, answered, encode, row, stored, thing

ON_TARGETS = ("memory", "async", "endpoint")
NOW_MS = int(START) * 1000


class Hiddens(Table, name="hidden"):
    primary = Index("pk", "sk")


class Hidden(Entity, table=Hiddens, tenant="owner"):
    """Has what only an entity can read: a cipher, and a part of a key."""

    owner: str
    number: int = key_only()
    title: str
    secret: Annotated[str, Encrypted]
    primary = Hiddens.primary("{owner}", "{number:04d}")

    @primary.query
    def of(cls, owner: str) -> None:
        """The things of an owner."""


class Old(Entity, table="old", version=2):
    owner: str
    number: int
    title: str
    primary = Key("{owner}", "{number}")

    @primary.query
    def of(cls, owner: str) -> None:
        """The things of an owner."""

    @upgrade(1)
    def named(cls, item: dict[str, Any]) -> dict[str, Any]:
        return {**item, "title": item.pop("name")}


ATTRIBUTES = [getattr(Thing, name) for name in Thing.__plan__.fields]
WHOLE = View(row, *ATTRIBUTES)
STORED = View(row, *map(as_stored, ATTRIBUTES))
SOME = View(row, Thing.id, as_stored(Thing.seen_at), unread(Thing.free))
TEXT = View(row, Thing.number, json_text(Thing.free, kept=Thing.title))
SHARED = View(row, Thing.number, json_text(Thing.free), is_shared=True)
VIEWS = [WHOLE, STORED, SOME, TEXT, SHARED]


def test_a_view_requires_an_attribute():
    with pytest.raises(NotAConditionError, match="requires an attribute"):
        View(row)


PART_OF_FREE: Any = cast("Any", Thing.free)["a"]


@pytest.mark.parametrize("attribute", ["title", PART_OF_FREE, as_stored(PART_OF_FREE)])
def test_a_view_takes_only_whole_attributes(attribute: Any):
    with pytest.raises(NotAConditionError):
        View(row, attribute)


def test_a_view_takes_the_attributes_of_one_entity():
    with pytest.raises(NotAConditionError, match="is not an attribute of Thing"):
        View(row, Thing.title, Old.title)


def test_only_free_form_attributes_can_be_unread_in_a_view():
    with pytest.raises(NotAConditionError, match="must be a free-form attribute"):
        View(row, unread(Thing.title))


def test_only_free_form_attributes_are_written_as_json_text():
    with pytest.raises(NotAConditionError, match="must be a free-form attribute"):
        View(row, json_text(Thing.title))


def test_a_query_is_shown_only_by_a_view_of_its_entity():
    with pytest.raises(NotAConditionError, match="The view shows Thing, and the query finds Old"):
        Old.of("ann").shown(SOME)


def test_a_list_shows_some_attributes_of_each_item(db: Any):
    db.create_tables(design_of("things", Thing))
    db.run(put_all([thing(number, free={"n": number}) for number in range(3)]))
    page = db.run(Thing.of("ann").shown(SOME).limit(2))
    assert [(one[0].int, one[1], value_of(one[2])) for one in page.items] == [
        (0, NOW_MS, {"n": 0}),
        (1, NOW_MS, {"n": 1}),
    ]
    rest = db.run(Thing.of("ann").shown(SOME).limit(2).from_cursor(page.cursor))
    assert ([2], None) == ([one[0].int for one in rest.items], rest.cursor)


def test_free_form_attributes_are_shown_as_json(db: Any):
    db.create_tables(design_of("things", Thing))
    free = {"n": [1, Decimal("1.10"), 10**20], "is": {"it": True, "not": None}, "text": 'ö"'}
    db.run(put_all([thing(1, free=free), thing(2)]))
    page = db.run(Thing.of("ann").shown(View(row, json_text(Thing.free))))
    expected = '{"n":[1,1.1,100000000000000000000],"is":{"it":true,"not":null},"text":"ö\\""}'
    assert [[expected], [None]] == [[one and bytes(one).decode() for one in r] for r in page.items]


def test_a_kept_text_is_shown_in_place_of_the_value(db: Any):
    db.create_tables(design_of("things", Thing))
    db.run(put_all([thing(1, free={"price": Decimal("1.10")}, names=None, title='{"price":1.10}')]))
    (found,) = db.run(Thing.of("ann").shown(TEXT)).items
    assert b'{"price":1.10}' == bytes(found[1])


def test_all_results_of_a_view_are_found_page_by_page(db: Any):
    db.create_tables(design_of("things", Thing))
    db.run(put_all([thing(number) for number in range(5)]))
    number = View(row, Thing.number)
    assert [[0], [1], [2], [3]] == db.all(Thing.of("ann").shown(number).limit(4))
    red, cursor, found = Thing.coloured("ann", Colour.RED).with_hidden(), None, list[Any]()
    while found == [] or cursor is not None:
        page = db.run(red.shown(number).limit(2).from_cursor(cursor))
        found, cursor = found + page.items, page.cursor
    assert [[0], [1], [2], [3], [4]] == found


def test_encrypted_attributes_and_parts_of_keys_are_shown(db: Any):
    db.create_tables(design_of("hidden", Hidden))
    db.run(put_all([Hidden(owner="ann", number=7, title="t", secret="s")]))
    view = View(row, Hidden.number, Hidden.title, Hidden.secret)
    assert [[7, "t", "s"]] == db.run(Hidden.of("ann").shown(view)).items


def test_items_of_other_tenants_are_not_shown(db: Any):
    db.create_tables(design_of("things", Thing))
    db.run(put_all([thing(1)]))
    item = msgspec.json.decode(encode(stored(thing(2))))
    item["owner"] = {"S": "bob"}  # under ann's key
    db.call("PutItem", {"TableName": "things", "Item": item})
    page = db.for_tenant("ann").run(Thing.of("ann").shown(View(row, Thing.number)))
    assert [[1]] == page.items


def test_older_items_are_upgraded_before_they_are_shown(db: Any):
    db.create_tables(design_of("old", Old))
    item = {"owner": {"S": "ann"}, "number": {"N": "1"}, "name": {"S": "old"}}
    db.call("PutItem", {"TableName": "old", "Item": item})
    assert [["old"]] == db.run(Old.of("ann").shown(View(row, Old.title))).items


SPAN = [one.replace(tzinfo=None) for one in (NOW - timedelta(days=9), NOW)]
TIMES = st.datetimes(*SPAN, timezones=st.just(UTC))
NEAR = st.sampled_from([NOW - timedelta(days=2), NOW - timedelta(hours=1), NOW, None])
TEXTS = st.text(max_size=4)
THINGS = st.builds(
    Thing,
    owner=st.just("ann"),
    number=st.just(0),
    id=st.uuids(),
    title=TEXTS,
    colour=st.sampled_from(Colour),
    size=st.sampled_from([*Size, None]),
    word=st.sampled_from(["on", "off", None]),
    level=st.sampled_from([1, 2, None]),
    is_open=st.sampled_from([True, False, None]),
    price=st.none() | st.decimals(-9999, 9999, places=3),
    weight=st.none() | st.floats(0.001, 1e6),
    day=st.none() | st.dates(),
    made_at=st.none() | TIMES,
    seen_at=NEAR,
    sent_at=st.none() | TIMES,
    picture=st.none() | st.binary(max_size=4),
    tags=st.sets(TEXTS, max_size=2),
    names=st.none() | st.lists(TEXTS, max_size=2),
    part=st.none() | st.builds(Part, TEXTS, st.integers(0, 9)),
    path=st.lists(st.text("ab", min_size=1, max_size=2), min_size=1).map(tuple),
    anything=st.none() | TEXTS | st.integers(-9, 9) | st.lists(st.booleans(), max_size=2),
    free=st.none() | st.dictionaries(st.text(min_size=1, max_size=3), TEXTS, max_size=2),
    gone_at=st.sampled_from([None, None, NOW]),
)
# What other programs may have stored, or what no reader can make anything of.
ODD: list[dict[str, Any]] = [
    {"S": "x"},
    {"S": ""},
    {"S": "red"},
    {"S": "2026-11-18T14:00:00+02:00"},
    {"S": "12"},
    {"S": "2096-10-02T07:06:40.5Z"},
    {"N": "-0"},
    {"N": "4000000000"},
    {"N": "4000000001"},
    {"N": "4000000000.5"},
    {"N": "1"},
    {"N": "1.50"},
    {"N": "1E3"},
    {"N": "99999999999999999999"},
    {"N": "-62135596800001"},
    {"N": "253402300799999"},
    {"N": "253402300800000"},
    {"BOOL": False},
    {"NULL": True},
    {"B": "AAE="},
    {"M": {}},
    {"M": {"name": {"S": "n"}}},
    {"L": [{"S": "x"}, {"NULL": True}]},
    {"SS": ["b", "a"]},
]
WIRES = st.sampled_from(ODD)
NAMES = [name for name in Thing.__plan__.by_stored_name if name != "number"]


@st.composite
def items(draw: Any) -> list[dict[str, Any]]:
    """Stored items in the order of their keys, some of them with an attribute that is odd."""
    made: list[dict[str, Any]] = []
    for number in range(draw(st.integers(0, 4))):
        one = draw(THINGS)
        one.number = number
        item = stored(one)
        for name in draw(st.lists(st.sampled_from(NAMES), max_size=2)):
            wire = draw(st.none() | WIRES)
            item.pop(name, None)
            if wire is not None:
                item[name] = wire
        made.append(item)
    return made


def assert_shown_alike(
    found: list[dict[str, Any]], view: View[Any], query: Query[Thing], tenant: str | None = None
) -> None:
    """Checks that a view makes the same of a response as entities do."""
    unread_too = query.unread(Thing.free) if view in (SOME, TEXT, SHARED) else query
    expected = answered(unread_too, found, tenant)
    shown = encode([view.of_entity(one) for one in expected.items])
    for _ in range(3):  # a shared view keeps the second page, and shows it again
        page = answered(query.shown(view), found, tenant)
        assert shown == encode(page.items)
        assert expected.cursor == page.cursor
        reasons = [one.reason for one in expected.unreadable]
        assert reasons == [one.reason for one in page.unreadable]


@pytest.mark.parametrize("view", VIEWS, ids=["whole", "as stored", "some", "text", "shared"])
def test_whatever_one_attribute_holds_is_shown_as_entities_would(view: View[Any]):
    for name in NAMES:
        for wire in (*ODD, None):
            odd = {other: one for other, one in stored(thing(2)).items() if other != name}
            found = [stored(thing(1)), odd if wire is None else {**odd, name: wire}]
            assert_shown_alike(found, view, Thing.of("ann"))


@given(
    items(),
    st.sampled_from(VIEWS),
    st.sampled_from([None, "ann"]),
    st.booleans(),
    st.none() | st.integers(1, 3),
)
def test_a_view_shows_what_entities_would(
    found: list[dict[str, Any]],
    view: View[Any],
    tenant: str | None,
    with_hidden: bool,
    limit: int | None,
):
    query = Thing.of("ann").with_hidden() if with_hidden else Thing.of("ann")
    query = query if limit is None else query.limit(limit)
    assert_shown_alike(found, view, query, tenant)


@given(THINGS, st.sampled_from(VIEWS))
def test_readable_items_are_shown_without_entities(one: Thing, view: View[Any]):
    wires = [view.plan.codec.decode(encode(stored(one)))]
    assert encode(view.of_wires(wires)) == encode([view.of_entity(view.plan.codec.read(wires[0]))])

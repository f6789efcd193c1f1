"""What goes wrong elsewhere, one test each.

Each of these is a fault that users of another DynamoDB library have reported, or that a trial of it
showed: ElectroDB, DynamoDB-Toolbox, OneTable, PynamoDB, dyntastic, pydynox, pydynantic, boto3.
Not here: what is changed (`test_faults_of_others_in_writing`).
"""

# Lines that a type checker refuses are here to see what happens when they are run.
# pyright: reportArgumentType=false, reportOptionalMemberAccess=false

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from decimal import Decimal
from typing import Any, Literal

import pytest
from msgspec import Struct

from tablewright import Engine
from tablewright.client import CallReport, Database
from tablewright.client.embedded import EmbeddedTransport
from tablewright.errors import (
    AmbiguousEntitiesError,
    InvalidValueError,
    KeyPartError,
    StoredItemError,
)
from tablewright.model import (
    Entity,
    Gsi,
    Index,
    Key,
    Range,
    Table,
    after,
    assign,
    attr,
    before,
    camel,
    computed,
    created,
    design_of,
    get_all,
    missing,
    put_all,
    since,
    until,
)
from tests.model.designs import shop, whatsapp, yggdrasil
from tests.model.designs.shop import CustomerPage, Invoice, Order
from tests.model.designs.whatsapp import Message
from tests.model.designs.yggdrasil import ParentChild, Person, Tree, User, WholeTree
from tests.model.items import items_of, plain

ON_TARGETS = ("memory", "http")
MOMENT = datetime(2090, 1, 1, tzinfo=UTC)


def _person(person_id: str, **values: Any) -> Person:
    given = {"user_id": "u", "tree_id": "t", "first_name": "J", "last_name": "S"}
    return Person(**(given | {"person_id": person_id} | values))


# Keys


def test_keys_are_stored_in_the_case_they_were_given(db: Any):
    """ElectroDB lower-cases keys by default: a base64 id was destroyed by it."""
    db.create_tables(yggdrasil.DESIGN)
    for person_id in ("aGVsbG8=", "AGVSBG8="):
        db.run(_person(person_id).create())
    assert "aGVsbG8=" == db.run(Person.get("u", "aGVsbG8=")).person_id
    assert "AGVSBG8=" == db.run(Person.find("AGVSBG8=")).person_id
    assert 2 == len(db.all(Person.in_tree("t")))


def test_a_separator_in_a_value_makes_no_key_of_another(db: Any):
    """ElectroDB and pydynantic take `a#CHILD#b` as an id."""
    db.create_tables(yggdrasil.DESIGN)
    db.run(ParentChild(user_id="u", tree_id="t", parent_id="a", child_id="b").create())
    with pytest.raises(KeyPartError):
        db.run(_person("a#CHILD#b").put())
    with pytest.raises(KeyPartError):
        db.run(ParentChild(user_id="u", tree_id="t", parent_id="x#CHILD#y", child_id="z").put())
    with pytest.raises(KeyPartError):
        db.all(ParentChild.children("u", "a#CHILD#b"))
    assert ["ParentChild"] == [
        plain(item)["RelationshipType"] for item in items_of(db, "Yggdrasil")
    ]


def test_numbers_in_keys_sort_as_numbers(db: Any):
    """Pydynantic orders 10 before 2."""
    db.create_tables(shop.DESIGN)
    for priority in (10, 2, 100, 1):
        order = Order(tenant_id="a", order_id=str(priority), customer_id="c", priority=priority)
        db.run(order.create())
    assert [1, 2, 10, 100] == [order.priority for order in db.all(Order.queue("a"))]


def test_a_negative_number_that_would_sort_wrongly_is_refused(db: Any):
    """ElectroDB pads -5 to `0000-5`, which sorts among the positive numbers."""
    db.create_tables(shop.DESIGN)
    order = Order(tenant_id="a", order_id="1", customer_id="c", priority=-5)
    with pytest.raises(KeyPartError, match="-5 is negative and would sort wrongly"):
        db.run(order.put())


def test_names_in_code_and_in_the_table_differ_as_declared(db: Any):
    """Pydynantic ignores aliases, and stores `customer` for `customerPhone`."""

    class Call(Entity, table="calls", names=camel):
        call_id: str
        customer: str = attr("customerPhone")
        class_: str = "x"
        primary = Key("{call_id}")

    db.create_tables(design_of("calls", Call))
    db.run(Call(call_id="1", customer="+47").put())
    assert {"callId": "1", "customerPhone": "+47", "class": "x"} == plain(items_of(db, "calls")[0])


def test_names_may_hold_any_sign(db: Any):
    """In expressions every name is aliased, so `#` and reserved words work everywhere."""

    class Thing(Entity, table="things"):
        id: str
        status: str = attr("status#size")
        name: str = attr("name")
        both: str = computed("{status}#{name}", "timestamp#.eventId")
        primary = Key("{id}")

    db.create_tables(design_of("things", Thing))
    db.run(Thing(id="1", status="a", name="b").put())
    changed = db.run(Thing.at(id="1").update(assign(Thing.status, "c")).when(Thing.name == "b"))
    assert "c#b" == changed.both
    assert "c#b" == plain(items_of(db, "things")[0])["timestamp#.eventId"]


# Items of others


def test_an_item_of_another_type_is_not_taken_for_this_one(db: Any):
    """PynamoDB without a discriminator and pydynantic give items of another type as this class."""
    db.create_tables(yggdrasil.DESIGN)
    db.run(_person("p").create())
    db.run(ParentChild(user_id="u", tree_id="t", parent_id="p", child_id="q").create())
    assert ["Person"] == [type(one).__name__ for one in db.all(Person.of_user("u"))]
    assert ["p"] == [one.person_id for one in db.all(Person.scan())]


def test_two_entities_that_nobody_could_tell_apart_are_not_declared():
    """Elsewhere this is found out by wrong data."""

    class Zoo(Table, name="zoo"):
        primary = Index("pk")

    class Cat(Entity, table=Zoo):
        name: str
        primary = Zoo.primary("{name}")

    with pytest.raises(AmbiguousEntitiesError):

        class Dog(Entity, table=Zoo):
            name: str
            primary = Zoo.primary("{name}")


def test_several_entities_are_read_together_from_any_index(db: Any):
    """Pydynantic collects from the primary index only, and pydynox not at all in memory."""
    db.create_tables(yggdrasil.DESIGN)
    db.run(Tree(user_id="u", tree_id="t", tree_name="x").put())
    db.run(_person("p").put())
    whole = db.run(WholeTree.of(tree_id="t"))
    assert ("x", 1, 0) == (whole.tree.tree_name, len(whole.persons), len(whole.marriages))
    db.create_tables(shop.DESIGN)
    db.run(Invoice(tenant_id="a", invoice_id="1", customer_id="c").put())
    assert 1 == len(db.run(CustomerPage.of(customer_id="c")).invoices)


# Ranges


@pytest.fixture
def added(db: Any) -> list[datetime]:
    """Persons in one partition with a profile and a tree: keys before and after theirs."""
    db.create_tables(yggdrasil.DESIGN)
    times = [MOMENT + timedelta(days=day) for day in range(4)]
    db.run(User(user_id="u", email="a@b").put())
    db.run(Tree(user_id="u", tree_id="t", tree_name="x", created_at=times[2]).put())
    for number, time in enumerate(times):
        db.run(_person(f"p{number}", created_at=time, n=number).put())
    return times


def test_greater_than_stays_within_the_entity(db: Any, added: list[datetime]):
    """ElectroDB's `gt` on a part of a sort key also matches `PROFILE` and `TREE#...`."""
    assert ["p2", "p3"] == [one.person_id for one in db.all(Person.added("u", after(added[1])))]
    assert 2 == db.run(Person.added("u", since(added[2])).count())


def test_less_or_equal_includes_what_is_equal(db: Any, added: list[datetime]):
    """ElectroDB's `lte` loses items equal to the bound, since their keys go on."""
    assert ["p0", "p1"] == [one.person_id for one in db.all(Person.added("u", until(added[1])))]
    assert ["p0"] == [one.person_id for one in db.all(Person.added("u", before(added[1])))]


def test_a_range_means_the_attribute_and_not_the_text_of_the_key(db: Any):
    """ElectroDB 3 gave up, and compares raw keys."""

    class Log(Table, name="log"):
        primary = Index("pk", "sk")

    class Line(Entity, table=Log):
        host: str
        size: int
        id: str
        primary = Log.primary("{host}", "{size:06d}#{id}")

        @primary.query
        def of(cls, host: str, size: Range[int] | None = None) -> None:
            """Lines of a host by their size."""

    db.create_tables(design_of("log", Log))
    db.run(put_all(Line(host="h", size=size, id=str(size)) for size in (1, 9, 10, 99, 100)))
    assert [10, 99, 100] == [line.size for line in db.all(Line.of("h", after(9)))]
    assert [1, 9, 10] == [line.size for line in db.all(Line.of("h", until(10)))]


# Sparse entries


def test_a_missing_part_leaves_the_entry_out(db: Any):
    """Pydynox and pydynantic raise when a part of a template is None."""
    db.create_tables(whatsapp.DESIGN)
    db.run(Message(wa_message_id="m", sender="s", conversation_pk="c").put())
    db.run(Message(wa_message_id="n", sender="s", conversation_pk="c", received_at=MOMENT).put())
    assert ["n"] == [one.wa_message_id for one in db.all(Message.of_conversation("c"))]


def test_a_conditional_entry_goes_though_the_update_does_not_name_its_parts(db: Any):
    """ElectroDB keeps the entry, unless the update happens to name the members of the index."""
    db.create_tables(shop.DESIGN)
    db.run(Order(tenant_id="a", order_id="1", customer_id="c").create())
    db.run(Order.at(tenant_id="a", order_id="1").update(assign(Order.status, "closed")))
    assert [] == db.all(Order.queue("a"))
    assert {"gsi1pk", "gsi1sk"}.isdisjoint(items_of(db, "Shop")[0])


# Values


def test_decimals_are_exact_and_floats_come_back_as_they_went(db: Any):
    """PynamoDB raises TypeError for a Decimal, and boto3 for a float."""

    class Price(Entity, table="prices"):
        id: str
        exact: Decimal
        rough: float
        big: int
        primary = Key("{id}")

        @primary.get
        def get(cls, id: str) -> None:  # noqa: A002
            """A price."""

    db.create_tables(design_of("prices", Price))
    price = Price(id="1", exact=Decimal("0.1") + Decimal("0.2"), rough=0.1 + 0.2, big=2**80)
    db.run(price.put())
    found = db.run(Price.get("1"))
    assert (Decimal("0.3"), 0.1 + 0.2, 2**80) == (found.exact, found.rough, found.big)


def test_a_number_that_cannot_be_kept_exactly_is_refused():
    """More than 38 digits are rounded or refused elsewhere, as it happens."""

    class Price(Entity, table="prices"):
        id: str
        exact: Decimal
        primary = Key("{id}")

    for value in (Decimal("1." + "1" * 40), Decimal("NaN"), 0.1):
        with pytest.raises(InvalidValueError):
            Price(id="1", exact=value)


def test_a_stored_null_is_a_missing_value(db: Any):
    """Other programs store NULL for nothing; filters must not take it for something."""
    db.create_tables(yggdrasil.DESIGN)
    db.run(_person("p").put())
    [item] = items_of(db, "Yggdrasil")
    db.call("PutItem", {"TableName": "Yggdrasil", "Item": {**item, "DeathDate": {"NULL": True}}})
    assert db.run(Person.get("u", "p")).death_date is None
    assert 1 == db.run(Person.in_tree("t").where(missing(Person.death_date)).count())
    assert 0 == db.run(Person.in_tree("t").where(Person.death_date != None).count())  # noqa: E711


def test_an_item_that_does_not_fit_is_an_error_on_every_index(db: Any):
    """Dyntastic takes any misfit for a sign of a KEYS_ONLY index, and gives half an object."""
    db.create_tables(shop.DESIGN)
    db.run(Order(tenant_id="a", order_id="1", customer_id="c").create())
    [item] = items_of(db, "Shop")
    db.call("PutItem", {"TableName": "Shop", "Item": {**item, "total": {"S": "much"}}})
    for query in (Order.of_tenant("a"), Order.queue("a"), Order.in_status("a", "open")):
        with pytest.raises(StoredItemError, match=r"Order\.total: expected N"):
            db.all(query)


def test_unions_are_told_apart_by_an_attribute(db: Any):
    """ElectroDB has no discriminated unions."""

    class Square(Struct, tag_field="shape", tag="square"):
        side: int

    class Circle(Struct, tag_field="shape", tag="circle"):
        radius: int

    class Drawing(Entity, table="drawings"):
        id: str
        shapes: list[Square | Circle]
        primary = Key("{id}")

        @primary.get
        def get(cls, id: str) -> None:  # noqa: A002
            """A drawing."""

    db.create_tables(design_of("drawings", Drawing))
    drawing = db.run(Drawing(id="1", shapes=[Circle(1), Square(2)]).put())
    assert drawing == db.run(Drawing.get("1"))


# Reading


def test_a_count_with_a_limit_does_not_walk_the_whole_partition(db: Any, calls: list[CallReport]):
    """ElectroDB ignored `pages` with `count`: a small limit walked the whole table."""
    db.create_tables(yggdrasil.DESIGN)
    db.run(put_all(_person(f"{number:03}", last_name="x" * 20_000) for number in range(120)))
    calls.clear()
    assert 5 == db.run(Person.in_tree("t").limit(5).count())
    assert 1 == len(calls)
    calls.clear()
    assert 120 == db.run(Person.in_tree("t").count())
    assert 3 <= len(calls)


def test_a_page_is_full_whatever_filters_leave_out(db: Any):
    """DynamoDB's Limit counts before filters, and most libraries pass it on."""
    db.create_tables(yggdrasil.DESIGN)
    db.run(put_all(_person(f"{n:02}", first_name="J" if n % 5 == 0 else "E") for n in range(30)))
    page = db.run(Person.in_tree("t").where(Person.first_name == "J").limit(4))
    assert ["00", "05", "10", "15"] == [one.person_id for one in page.items]


def test_one_of_several_is_not_picked_at_random(db: Any):
    """Elsewhere the first item that an index gives is taken for the only one."""
    from tablewright.errors import MultipleItemsFoundError

    db.create_tables(yggdrasil.DESIGN)
    for user in ("u", "v"):
        db.run(Tree(user_id=user, tree_id="t", tree_name="x").put())
    with pytest.raises(MultipleItemsFoundError):
        db.run(Tree.find("t"))


def test_a_batch_gives_items_in_the_order_asked_for(db: Any):
    """DynamoDB answers batches in any order, and so do most libraries."""
    db.create_tables(yggdrasil.DESIGN)
    persons = [_person(str(number)) for number in range(40)]
    db.run(put_all(persons))
    asked = [persons[number] for number in (7, 3, 39, 0, 7)]
    assert asked == db.run(get_all(Person.get("u", one.person_id) for one in asked))


# Clients


@pytest.fixture
def other() -> Iterator[Database]:
    with (
        EmbeddedTransport(Engine.memory(), owns_engine=True) as transport,
        Database(transport=transport) as database,
    ):
        yield database


def test_one_class_serves_several_databases(db: Any, other: Database):
    """PynamoDB welds the client to the class."""
    for number, database in enumerate((db, other)):
        database.create_tables(yggdrasil.DESIGN)
        database.run(Tree(user_id="u", tree_id="t", tree_name=str(number)).put())
    get = Tree.get("u", "t")
    assert ["0", "1"] == [database.run(get).tree_name for database in (db, other)]


def test_an_index_key_may_have_several_attributes(db: Any):
    """Asked for in PynamoDB and aiodynamo; there is no composite attribute to go stale."""

    class Games(Table, name="games"):
        primary = Index("id")
        by_day = Gsi(("league", "season"), ("day", "id"), name="by-day")

    class Match(Entity, table=Games):
        id: str
        league: Literal["a", "b"]
        season: int
        day: int
        made: datetime = created()
        primary = Games.primary("{id}")
        by_day = Games.by_day(("{league}", "{season}"), ("{day}", "{id}"))

        @by_day.query
        def of(cls, league: str, season: int, day: Range[int] | None = None) -> None:
            """The matches of a season."""

    db.create_tables(design_of("games", Games))
    for number in range(12):
        db.run(Match(id=str(number), league="a", season=2090, day=number).put())
    db.run(Match.at(id="3").update(assign(Match.day, 100)))
    assert ["10", "11", "3"] == [one.id for one in db.all(Match.of("a", 2090, since(10)))]

"""Pages and cursors: any page size gives the same results, and a cursor works where it was made."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablewright import Engine, ManualClock
from tablewright.client import CallReport, Database
from tablewright.client.embedded import EmbeddedTransport
from tablewright.errors import BadRangeError, CursorError
from tablewright.model import put_all, since
from tests.model.designs import shop, yggdrasil
from tests.model.designs.shop import Cart, Order
from tests.model.designs.yggdrasil import Gender, Person, Tree


def _person(number: int, **values: Any) -> Person:
    given = {"user_id": "u", "tree_id": "t", "first_name": "J", "last_name": "S", "n": number}
    gender = Gender.MALE if number % 3 else Gender.FEMALE
    return Person(**(given | {"person_id": f"p{number:03}", "gender": gender} | values))


@pytest.fixture
def ygg(db: Any) -> Any:
    db.create_tables(yggdrasil.DESIGN)
    db.run(put_all(_person(number) for number in range(20)))
    return db


def _ids(found: list[Any]) -> list[str]:
    return [one.person_id for one in found]


# Errors


def test_a_limit_below_one_is_refused():
    with pytest.raises(BadRangeError, match="A limit must be at least 1, not 0"):
        Person.in_tree("t").limit(0)
    with pytest.raises(BadRangeError, match="A page must have at least 1 item, not -1"):
        Person.scan().pages_of(-1)
    with pytest.raises(BadRangeError, match="reads_max must be at least 1, not 0"):
        Person.in_tree("t").bounded(reads_max=0)


def test_a_consistent_read_of_a_global_index_is_refused():
    with pytest.raises(
        BadRangeError, match=r"Person\.in_tree: a global index does not support consistent"
    ):
        Person.in_tree("t").consistently()
    with pytest.raises(
        BadRangeError, match=r"Person\.find: a global index does not support consistent"
    ):
        Person.find("p").consistently()
    Order.due_in("a").consistently()
    Person.get("u", "p").consistently()


@pytest.mark.parametrize(
    "other",
    [
        lambda: Person.in_tree("other"),
        lambda: Person.in_tree("t").newest_first(),
        lambda: Person.in_tree("t").where(Person.first_name == "J"),
        lambda: Person.of_user("u"),
        lambda: Person.added("u"),
        Person.scan,
        lambda: Tree.of_user("u"),
    ],
)
def test_a_cursor_of_another_query_is_refused(ygg: Any, other: Any):
    cursor = ygg.run(Person.in_tree("t").limit(3)).cursor
    with pytest.raises(CursorError, match="The cursor belongs to another query"):
        ygg.run(other().from_cursor(cursor))


def test_a_cursor_of_another_range_is_refused(ygg: Any):
    early, late = (since(datetime(year, 1, 1, tzinfo=UTC)) for year in (2000, 2001))
    cursor = ygg.run(Person.added("u", early).limit(3)).cursor
    ygg.run(Person.added("u", early).from_cursor(cursor))
    with pytest.raises(CursorError):
        ygg.run(Person.added("u", late).from_cursor(cursor))


def test_a_cursor_of_another_tenant_is_refused(db: Any):
    db.create_tables(shop.DESIGN)
    for tenant in "ab":
        for number in range(3):
            order = Order(tenant_id=tenant, order_id=f"{number}", customer_id="c")
            db.run(order.create())
    page = db.for_tenant("a").run(Order.of_customer("c").limit(1))
    for client in (db, db.for_tenant("b")):
        with pytest.raises(CursorError):
            client.run(Order.of_customer("c").limit(1).from_cursor(page.cursor))


@pytest.mark.parametrize("cursor", ["", "x", "nonsense", "Aé", "=", "AA==", "!!!!", " ", "\0"])
def test_what_is_no_cursor_is_refused(ygg: Any, cursor: str):
    with pytest.raises(CursorError):
        ygg.run(Person.in_tree("t").from_cursor(cursor))


@pytest.mark.parametrize(
    "changed", [lambda text: text + "!!!!", lambda text: text + "=", lambda text: f"\n\n\n\n{text}"]
)
def test_a_cursor_is_spelled_in_one_way(ygg: Any, changed: Any):
    cursor = ygg.run(Person.in_tree("t").limit(3)).cursor
    with pytest.raises(CursorError):
        ygg.run(Person.in_tree("t").from_cursor(changed(cursor)))


def test_a_cursor_under_another_key_is_refused(ygg: Any):
    cursor = ygg.run(Person.in_tree("t").limit(3)).cursor
    with (
        EmbeddedTransport(Engine.memory(), owns_engine=True) as transport,
        Database(transport=transport, cursor_key=b"mine") as other,
        pytest.raises(CursorError),
    ):
        other.run(Person.in_tree("t").from_cursor(cursor))


# Pages


def test_a_query_gives_one_page_and_its_cursor_the_next(ygg: Any):
    first = ygg.run(Person.in_tree("t").limit(12))
    assert _ids(ygg.all(Person.in_tree("t")))[:12] == _ids(first.items)
    second = ygg.run(Person.in_tree("t").limit(12).from_cursor(first.cursor))
    assert [f"p{number:03}" for number in range(12, 20)] == _ids(second.items)
    assert second.cursor is None


def test_a_cursor_of_none_is_the_beginning(ygg: Any):
    assert "p000" == ygg.run(Person.in_tree("t").from_cursor(None).limit(1)).items[0].person_id


def test_the_page_size_may_change_on_the_way(ygg: Any):
    cursor = ygg.run(Person.in_tree("t").limit(7)).cursor
    rest = ygg.run(Person.in_tree("t").limit(100).from_cursor(cursor))
    assert 13 == len(rest.items)


def test_a_limit_is_that_of_all_results(ygg: Any, calls: list[CallReport]):
    calls.clear()
    assert ["p000", "p001", "p002"] == _ids(ygg.all(Person.in_tree("t").limit(3)))
    assert 1 == len(calls)


def test_a_limit_reads_no_more_than_it_needs(ygg: Any):
    assert 3 == ygg.run(Person.in_tree("t").limit(3)).scanned_count
    women = Person.in_tree("t").where(Person.gender == Gender.FEMALE).limit(3)
    assert 20 >= ygg.run(women).scanned_count


def test_a_limit_on_a_long_partition_does_not_read_all_of_it(db: Any, clock: ManualClock):
    db.create_tables(shop.DESIGN)
    seen = datetime.fromtimestamp(clock.now(), UTC)
    db.run(
        put_all(Cart(tenant_id="a", cart_id=f"{number:04}", seen_at=seen) for number in range(300))
    )
    page = db.run(Cart.of_tenant("a").limit(5))
    assert 5 == len(page.items)
    assert 100 == page.scanned_count


def test_a_count_stops_at_its_limit(ygg: Any):
    assert 20 == ygg.run(Person.in_tree("t").count())
    assert 5 == ygg.run(Person.in_tree("t").limit(5).count())
    assert 2 == ygg.run(Person.in_tree("t").where(Person.gender == Gender.FEMALE).limit(2).count())
    cursor = ygg.run(Person.in_tree("t").limit(15)).cursor
    assert 5 == ygg.run(Person.in_tree("t").from_cursor(cursor).count())


@pytest.mark.parametrize("size", [1, 2, 3, 7, 19, 20, 21])
def test_filtered_pages_are_full(ygg: Any, size: int):
    women = Person.in_tree("t").where(Person.gender == Gender.FEMALE)
    found, cursor = [], None
    while True:
        page = ygg.run(women.limit(size).from_cursor(cursor))
        found += _ids(page.items)
        if page.cursor is None:
            break
        assert size == len(page.items)
        cursor = page.cursor
    assert [f"p{number:03}" for number in range(0, 20, 3)] == found


@given(st.integers(1, 25), st.integers(1, 25))
def test_pages_that_read_a_bounded_number_of_items_find_the_same(reads_max: int, size: int):
    with Database("memory:") as db:
        db.create_tables(yggdrasil.DESIGN)
        db.run(put_all(_person(number) for number in range(20)))
        women = Person.in_tree("t").where(Person.gender == Gender.FEMALE).limit(size)
        found, query = [], women.bounded(reads_max=reads_max)
        while True:
            page = db.run(query)
            assert page.scanned_count <= reads_max
            assert len(page.items) <= size
            found += _ids(page.items)
            if page.cursor is None:
                break
            query = query.from_cursor(page.cursor)
        assert [f"p{number:03}" for number in range(0, 20, 3)] == found


def test_a_stream_fetches_pages_as_they_are_needed(ygg: Any, calls: list[CallReport]):
    calls.clear()
    pages = ygg.stream(Person.scan().pages_of(5))
    assert isinstance(pages, Iterator)
    assert 20 == len(_ids(list(pages)))
    assert 5 == len(calls)


def test_values_go_on_after_a_while(db: Any, clock: ManualClock):
    # What is hidden depends on the time, and where a page goes on does not.
    db.create_tables(shop.DESIGN)
    seen = datetime.fromtimestamp(clock.now(), UTC)
    db.run(put_all(Cart(tenant_id="a", cart_id=f"{n}", seen_at=seen) for n in range(4)))
    values = Cart.of_tenant("a").only(Cart.cart_id).limit(2)
    page = db.run(values)
    clock.advance(seconds=60)
    assert [("2",), ("3",)] == db.run(values.from_cursor(page.cursor)).items


# Properties: one database for all examples


@pytest.fixture(scope="module")
def many() -> Iterator[Database]:
    clock = ManualClock()
    with (
        EmbeddedTransport(Engine.memory(clock=clock), owns_engine=True) as transport,
        Database(transport=transport, clock=clock) as database,
    ):
        database.create_tables(yggdrasil.DESIGN)
        persons = [_person(number, first_name="JE"[number % 2]) for number in range(40)]
        database.run(put_all(persons))
        yield database


QUERIES = st.sampled_from(
    [
        Person.in_tree("t"),
        Person.in_tree("t").newest_first(),
        Person.in_tree("t").where(Person.first_name == "J"),
        Person.of_user("u"),
        Person.added("u"),
        Person.added("u").where(Person.gender == Gender.FEMALE).newest_first(),
    ]
)


@given(query=QUERIES, sizes=st.lists(st.integers(1, 50), min_size=1, max_size=8))
def test_pages_of_any_size_give_the_same_sequence(many: Database, query: Any, sizes: list[int]):
    found: list[str] = []
    cursor, turn = None, 0
    while turn == 0 or cursor is not None:
        page = many.run(query.limit(sizes[turn % len(sizes)]).from_cursor(cursor))
        found += _ids(page.items)
        cursor = page.cursor
        turn += 1
    assert _ids(many.all(query)) == found


@given(data=st.data(), query=QUERIES)
def test_a_cursor_that_was_tampered_with_is_refused(many: Database, data: Any, query: Any):
    cursor = many.run(query.limit(2)).cursor
    assert cursor is not None
    raw = bytearray(base64.urlsafe_b64decode(cursor + "=" * (-len(cursor) % 4)))
    match data.draw(st.sampled_from(["flip", "cut", "grow", "text"])):
        case "flip":
            raw[data.draw(st.integers(0, len(raw) - 1))] ^= 1 << data.draw(st.integers(0, 7))
        case "cut":
            del raw[data.draw(st.integers(0, len(raw) - 1)) :]
        case "grow":
            raw += data.draw(st.binary(min_size=1, max_size=4))
        case _:
            place = data.draw(st.integers(0, len(cursor)))
            piece = data.draw(st.text(min_size=1, max_size=3))
            with pytest.raises(CursorError):
                many.run(query.from_cursor(cursor[:place] + piece + cursor[place:]))
            return
    forged = base64.urlsafe_b64encode(bytes(raw)).decode().rstrip("=")
    with pytest.raises(CursorError):
        many.run(query.from_cursor(forged))

"""Items that cannot be read: reading one raises, reading many passes over them and reports them."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from typing import Annotated, Any

import pytest

from tablewright import Engine, ManualClock
from tablewright.client import Database
from tablewright.client.embedded import EmbeddedTransport
from tablewright.errors import (
    CollectionError,
    KeyShreddedError,
    KeyStoreUnavailableError,
    NoKeysError,
    SeveralFoundError,
    StoredItemError,
)
from tablewright.model import (
    ChangeFeed,
    Collection,
    Encrypted,
    Entity,
    EpochSeconds,
    Gsi,
    Index,
    Table,
    Unreadable,
    design_of,
    get_all,
    softly,
    ttl,
    upgrade,
)
from tablewright.testing.data_keys import MemoryKeys
from tests.model.targets import START

ON_TARGETS = ("memory", "async")


class Shelf(Table, name="shelf", tag="kind", stream="NEW_AND_OLD_IMAGES"):
    primary = Index("pk", "sk")
    by_title = Gsi("gsi1pk", "gsi1sk", name="by-title")
    keys_only = Gsi("gsi2pk", "gsi2sk", name="keys-only", projection="KEYS_ONLY")


class Book(Entity, table=Shelf, tenant="room"):
    room: str
    number: int
    title: str
    pages: int = 0
    deleted_at: datetime | None = softly()
    expires_at: EpochSeconds | None = ttl()

    primary = Shelf.primary("ROOM#{room}", "BOOK#{number:03d}")
    titled = Shelf.by_title("TITLE#{title}", "{number:03d}")
    listed = Shelf.keys_only("LIST#{room}", "{number:03d}")

    @primary.get
    def get(cls, room: str, number: int) -> None:
        """A book."""

    @primary.query
    def in_room(cls, room: str) -> None:
        """The books of a room."""

    @titled.get
    def by_title(cls, title: str) -> None:
        """The book of a title."""

    @listed.query
    def in_list(cls, room: str) -> None:
        """The same, through an index that holds only keys."""


class Secret(Entity, table=Shelf, tenant="room"):
    room: str
    name: str
    text: Annotated[str, Encrypted()]

    primary = Shelf.primary("ROOM#{room}", "SECRET#{name}")

    @primary.query
    def in_room(cls, room: str) -> None:
        """The secrets of a room."""


class Room(Collection, index=Shelf.primary, pk="ROOM#{room}"):
    books: list[Book]
    secrets: list[Secret]


DESIGN = design_of("shelf", Shelf)
KEY = {"pk": {"S": "ROOM#r"}, "sk": {"S": "BOOK#002"}}


class Shreddable(MemoryKeys):
    """Keys of which some are destroyed, or cannot be reached."""

    shredded: frozenset[str] = frozenset()
    is_away = False

    def by_id(self, scope: str, key_id: str) -> Any:
        if self.is_away:
            raise KeyStoreUnavailableError("the store of keys is away.")
        if scope in self.shredded:
            raise KeyShreddedError(f"the keys of {scope} were destroyed.")
        return super().by_id(scope, key_id)


@pytest.fixture
def shelf(db: Any) -> Any:
    """Five books in room `r`, of which the second has lost its title."""
    db.create_tables(DESIGN)
    for number in range(1, 6):
        db.run(Book(room="r", number=number, title=f"t{number}").put())
    _spoil(db)
    return db


def _spoil(db: Any, key: dict[str, Any] = KEY, attribute: str = "title") -> None:
    names = {"#a": attribute}
    request = {"TableName": "shelf", "Key": key, "ExpressionAttributeNames": names}
    db.call("UpdateItem", request | {"UpdateExpression": "REMOVE #a"})


def _numbers(books: list[Book]) -> list[int]:
    return [one.number for one in books]


def _keys(unreadable: tuple[Unreadable, ...]) -> list[Any]:
    return [one.key for one in unreadable]


# Raising


def test_reading_one_item_that_cannot_be_read_raises(shelf: Any):
    with pytest.raises(StoredItemError, match=r"Book\.title"):
        shelf.run(Book.get("r", 2))
    with pytest.raises(StoredItemError, match=r"Book\.title"):
        shelf.run(Book.by_title("t2"))
    with pytest.raises(StoredItemError, match=r"Book\.title"):
        shelf.run(get_all([Book.get("r", 1), Book.get("r", 2)]))


def test_all_results_raise_if_one_cannot_be_read(shelf: Any):
    for operation in (Book.in_room("r"), Book.scan(), Book.in_list("r")):
        with pytest.raises(StoredItemError, match=r"Book\.title"):
            shelf.all(operation)
    with pytest.raises(StoredItemError, match=r"Book\.title"):
        list(shelf.stream(Book.in_room("r")))
    with pytest.raises(StoredItemError, match=r"Book\.title"):
        shelf.all_in_parallel(Book.scan(), segments=2)


def test_a_get_through_an_index_counts_what_it_cannot_read(shelf: Any):
    shelf.run(Book(room="s", number=9, title="t3").put())
    shelf.call(
        "UpdateItem",
        {
            "TableName": "shelf",
            "Key": {"pk": {"S": "ROOM#s"}, "sk": {"S": "BOOK#009"}},
            "UpdateExpression": "SET pages = :p",
            "ExpressionAttributeValues": {":p": {"S": "many"}},
        },
    )
    with pytest.raises(SeveralFoundError):
        shelf.run(Book.by_title("t3"))


def test_a_member_of_a_collection_cannot_be_named_unreadable():
    with pytest.raises(CollectionError, match="must not be named 'unreadable'"):

        class Odd(Collection, index=Shelf.primary, pk="ROOM#{room}"):
            unreadable: list[Book]  # type: ignore[assignment]


# Passing over


def test_one_unreadable_item_does_not_spoil_a_page(shelf: Any):
    for operation in (Book.in_room("r"), Book.scan(), Book.in_list("r")):
        page = shelf.run(operation)
        assert [1, 3, 4, 5] == sorted(_numbers(page.items))
        (one,) = page.unreadable
        assert (Book, KEY) == (one.entity, one.key)
        assert "R201: Book.title: expected S, found nothing." == one.reason


def test_all_results_can_be_collected_with_what_cannot_be_read(shelf: Any):
    found = shelf.all(Book.in_room("r"), unreadable="collect")
    assert ([1, 3, 4, 5], [KEY]) == (_numbers(found.items), _keys(found.unreadable))
    assert found.cursor is None
    found = shelf.all_in_parallel(Book.scan(), segments=3, unreadable="collect")
    assert ([1, 3, 4, 5], [KEY]) == (sorted(_numbers(found.items)), _keys(found.unreadable))


def test_items_found_by_their_keys_can_be_collected(shelf: Any):
    gets = [Book.get("r", number) for number in (1, 2, 7)]
    found = shelf.run(get_all(gets, unreadable="collect"))
    assert [1, None, None] == [None if one is None else one.number for one in found.items]
    assert [KEY] == _keys(found.unreadable)


@pytest.mark.parametrize("limit", [1, 2, 3, 4, 9])
def test_pages_of_any_size_report_an_unreadable_item_once(shelf: Any, limit: int):
    query, numbers, keys = Book.in_room("r").limit(limit), list[int](), list[Any]()
    cursor = None
    while True:
        page = shelf.run(query.from_cursor(cursor))
        numbers += _numbers(page.items)
        keys += _keys(page.unreadable)
        cursor = page.cursor
        if cursor is None:
            break
    assert ([1, 3, 4, 5], [KEY]) == (numbers, keys)


def test_the_pages_of_a_query_come_one_by_one(shelf: Any):
    pages = list(shelf.pages(Book.scan().pages_of(2)))
    assert [1, 3, 4, 5] == sorted(number for page in pages for number in _numbers(page.items))
    assert [KEY] == [key for page in pages for key in _keys(page.unreadable)]


def test_an_item_that_cannot_be_read_is_counted(shelf: Any):
    assert 5 == shelf.run(Book.in_room("r").count())
    assert 5 == shelf.run(Book.in_list("r").count())
    assert 2 == shelf.run(Book.in_list("r").limit(2).count())


def test_single_attributes_are_read_of_items_that_cannot_be_read_whole(shelf: Any):
    assert [1, 2, 3, 4, 5] == [n for (n,) in shelf.all(Book.in_room("r").only(Book.number))]
    page = shelf.run(Book.in_room("r").only(Book.number, Book.title))
    assert (2, None) in page.items


def test_a_single_attribute_that_cannot_be_read_is_reported_with_the_key(shelf: Any):
    values = {":p": {"S": "many"}}
    request = {"TableName": "shelf", "Key": KEY, "UpdateExpression": "SET pages = :p"}
    shelf.call("UpdateItem", request | {"ExpressionAttributeValues": values})
    page = shelf.run(Book.in_room("r").only(Book.pages))
    assert [(0,)] * 4 == page.items
    assert [KEY] == _keys(page.unreadable)
    with pytest.raises(StoredItemError):
        shelf.all(Book.in_room("r").only(Book.pages))


def test_a_collection_goes_on_without_what_it_cannot_read(shelf: Any):
    shelf.run(Secret(room="r", name="n", text="x").put())
    found = shelf.run(Room.of(room="r"))
    assert [1, 3, 4, 5] == _numbers(found.books)
    assert ["x"] == [one.text for one in found.secrets]
    assert [KEY] == _keys(found.unreadable)


def test_a_collection_without_unreadable_items_is_as_it_was(db: Any):
    db.create_tables(DESIGN)
    found = db.run(Room.of(room="r"))
    assert () == found.unreadable
    assert "Room(books=[], secrets=[])" == repr(found)


def test_rewriting_goes_on_without_what_it_cannot_read(shelf: Any):
    _spoil(shelf, {"pk": {"S": "ROOM#r"}, "sk": {"S": "BOOK#004"}}, "gsi1pk")
    steps = list(shelf.rewriting(Book))
    assert 1 == sum(step.rewritten_count for step in steps)
    assert [KEY] == [key for step in steps for key in _keys(step.unreadable)]


def test_what_is_hidden_is_not_reported(shelf: Any, clock: ManualClock):
    hidden = {":d": {"S": "2096-10-02T07:06:40.000Z"}, ":e": {"N": str(START)}}
    for name, value in (("deleted_at", ":d"), ("expires_at", ":e")):
        request = {
            "TableName": "shelf",
            "Key": KEY,
            "UpdateExpression": f"SET {name} = {value}",
            "ExpressionAttributeValues": {value: hidden[value]},
        }
        shelf.call("UpdateItem", request)
        assert () == shelf.run(Book.in_room("r")).unreadable
        assert [KEY] == _keys(shelf.run(Book.in_room("r").with_hidden()).unreadable)
        _spoil(shelf, attribute=name)


def test_a_tenant_learns_nothing_of_the_unreadable_items_of_others(shelf: Any):
    other = shelf.for_tenant("s")
    assert () == other.run(Book.scan()).unreadable
    assert [KEY] == _keys(shelf.for_tenant("r").run(Book.scan()).unreadable)


def test_an_unreadable_item_can_be_erased_where_it_is(shelf: Any):
    (one,) = shelf.run(Book.in_room("r")).unreadable
    shelf.run(one.at().erase())
    assert [1, 3, 4, 5] == _numbers(shelf.all(Book.in_room("r")))


def test_an_unreadable_item_under_a_key_of_another_spelling_has_no_place(shelf: Any):
    item = {"pk": {"S": "ROOM#x"}, "sk": {"S": "BOOK#0007"}, "kind": {"S": "Book"}}
    shelf.call("PutItem", {"TableName": "shelf", "Item": item | {"room": {"S": "x"}}})
    (one,) = shelf.run(Book.in_room("x")).unreadable
    with pytest.raises(StoredItemError, match="the key is not as Book writes it"):
        one.at()


def test_an_upgrade_that_fails_spoils_one_item_only(db: Any):
    class Prices(Table, name="prices"):
        primary = Index("id")

    class Price(Entity, table=Prices, version=2):
        id: str
        cents: int
        primary = Prices.primary("{id}")

        @upgrade(1)
        def in_cents(cls, item: dict[str, Any]) -> dict[str, Any]:
            item["cents"] = item.pop("euros") * 100
            return item

    db.create_tables(design_of("prices", Prices))
    for item in ({"id": {"S": "a"}, "euros": {"N": "2"}}, {"id": {"S": "b"}}):
        db.call("PutItem", {"TableName": "prices", "Item": item})
    page = db.run(Price.scan())
    assert [200] == [one.cents for one in page.items]
    (one,) = page.unreadable
    assert "the upgrade from version 1 of Price raised KeyError" in one.reason


# MemoryKeys and feeds


@pytest.fixture
def keys() -> Shreddable:
    return Shreddable()


@pytest.fixture
def met() -> list[Unreadable]:
    """What a listener was called with."""
    return []


@pytest.fixture
def sealed(keys: Shreddable, met: list[Unreadable]) -> Iterator[Database]:
    """A secret in each of two rooms."""
    clock = ManualClock(START)
    with EmbeddedTransport(Engine.memory(clock=clock), owns_engine=True) as transport:
        options: dict[str, Any] = {"transport": transport, "clock": clock}
        db = Database(**options, keys=keys)
        db.create_tables(DESIGN)
        for room in ("r", "s"):
            db.run(Secret(room=room, name="n", text="x").put())
        yield Database(**options, keys=keys, on_unreadable=met.append)


def test_a_shredded_key_spoils_only_the_items_that_need_it(
    sealed: Database, keys: Shreddable, met: list[Unreadable]
):
    keys.shredded = frozenset({"r"})
    page = sealed.run(Secret.scan())
    assert ["s"] == [one.room for one in page.items]
    assert ["R302: the keys of r were destroyed."] == [one.reason for one in page.unreadable]
    assert list(page.unreadable) == met


def test_keys_that_cannot_be_reached_are_no_fault_of_an_item(sealed: Database, keys: Shreddable):
    keys.is_away = True
    with pytest.raises(KeyStoreUnavailableError):
        sealed.run(Secret.scan())
    keyless = Database(transport=sealed._transport)  # pyright: ignore[reportPrivateUsage]
    with pytest.raises(NoKeysError):
        keyless.run(Secret.scan())


def test_an_unreadable_change_does_not_block_a_feed(sealed: Database, keys: Shreddable):
    keys.shredded = frozenset({"r"})
    feed = ChangeFeed(Shelf)
    rooms, unreadable = list[str](), list[str]()
    for _ in range(5):
        changes = sealed.run(feed.read())
        rooms += [change.new.room for change in changes]
        unreadable += [one.key["pk"]["S"] for one in changes.unreadable]
        assert changes.unreadable == feed.unreadable
    assert (["s"], ["ROOM#r"]) == (rooms, unreadable)


def test_a_feed_that_fails_delivers_everything_again(sealed: Database, keys: Shreddable):
    feed = ChangeFeed(Shelf)
    keys.is_away = True
    for _ in range(2):
        with pytest.raises(KeyStoreUnavailableError):
            sealed.run(feed.read())
    keys.is_away = False
    found = [change.new.room for _ in range(5) for change in sealed.run(feed.read())]
    assert ["r", "s"] == sorted(found)

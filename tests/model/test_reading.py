"""Single values, scans and gets: what is read beside whole pages of queries."""

# Lines that a type checker refuses are here to see what happens when they are run.
# pyright: reportArgumentType=false

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal
from typing import Annotated, Any

import pytest

from tablewright.client import CallReport
from tablewright.errors import (
    BadRangeError,
    InvalidValueError,
    MissingPartError,
    MultipleItemsFoundError,
    NotAConditionError,
    TenantMismatchError,
)
from tablewright.model import (
    Encrypted,
    Entity,
    Entry,
    Index,
    Key,
    Session,
    Table,
    design_of,
    key_only,
    put_all,
)
from tests.model.designs import accounts, yggdrasil
from tests.model.designs.accounts import Membership, Role
from tests.model.designs.yggdrasil import ParentChild, Person, Spouses, Tree


@dataclass
class Address:
    street: str
    city: str = "Oslo"


class Shop(Entity, table="shops"):
    chain: str
    id: str
    name: str | None = None
    stars: list[int] | None = None
    address: Address | None = None
    prices: dict[str, Decimal] | None = None
    secret: Annotated[str | None, Encrypted()] = None
    primary = Key("{chain}", "{id}")

    @primary.query
    def of(cls, chain: str) -> None:
        """The shops of a chain."""


DESIGN = design_of("shops", Shop)


@pytest.fixture
def shops(db: Any) -> Any:
    db.create_tables(DESIGN)
    db.run(
        put_all(
            [
                Shop(chain="c", id="1", name="One", stars=[1, 2, 3], address=Address("Main")),
                Shop(chain="c", id="2", stars=[5], prices={"a": Decimal("0.10")}),
                Shop(chain="c", id="3", secret="x"),
            ]
        )
    )
    return db


# Values


def test_values_of_what_dynamodb_cannot_see_are_refused():
    with pytest.raises(NotAConditionError, match="encrypted"):
        Shop.of("c").only(Shop.secret)
    with pytest.raises(NotAConditionError, match="stored in keys only"):
        Person.in_tree("t").only(Person.n)
    with pytest.raises(NotAConditionError, match="'id' is not an attribute"):
        Shop.of("c").only("id")


def test_values_of_another_entity_are_refused():
    with pytest.raises(NotAConditionError, match="Person"):
        Shop.of("c").only(Person.first_name)


def test_a_value_that_is_missing_is_none(shops: Any):
    assert [("One",), (None,), (None,)] == shops.all(Shop.of("c").only(Shop.name))


def test_values_from_inside_are_found(shops: Any):
    stars: Any = Shop.stars
    address: Any = Shop.address
    prices: Any = Shop.prices
    assert [(1, 3, "Main"), (5, None, None), (None, None, None)] == shops.all(
        Shop.of("c").only(stars[0], stars[2], address.street)
    )
    assert [(None,), (Decimal("0.10"),), (None,)] == shops.all(Shop.of("c").only(prices["a"]))
    assert [(2, 1)] == shops.all(Shop.of("c").only(stars[1], stars[0]).limit(1))


def test_the_same_value_twice_is_asked_for_once(shops: Any):
    assert ("1", "1") == shops.all(Shop.of("c").only(Shop.id, Shop.id))[0]


def test_values_are_smaller_than_items(shops: Any, calls: list[CallReport]):
    calls.clear()
    shops.all(Shop.of("c"))
    shops.all(Shop.of("c").only(Shop.id))
    assert calls[0].answer_bytes > 2 * calls[1].answer_bytes


# Gets


def test_several_items_where_one_was_wanted_are_an_error(db: Any):
    db.create_tables(yggdrasil.DESIGN)
    for user in ("u", "v"):
        db.run(Tree(user_id=user, tree_id="t", tree_name="x").put())
    with pytest.raises(
        MultipleItemsFoundError, match=r"Tree\.find is a pattern for one item, but found several"
    ):
        db.run(Tree.find("t"))


def test_an_argument_of_none_leaves_the_rest_of_the_key_open(db: Any):
    db.create_tables(accounts.DESIGN)
    for number, role in enumerate(Role):
        db.run(Membership(user_id=str(number), account_id="a", role=role).put())
    assert 3 == len(db.all(Membership.in_account("a", None)))
    assert 1 == len(db.all(Membership.in_account("a", Role.OWNER)))


def test_a_part_of_the_key_that_is_none_is_refused(db: Any):
    with pytest.raises(
        MissingPartError, match=r"Tree\.of_user: 'USER#\{user_id\}' requires user_id"
    ):
        db.run(Tree.of_user(None))
    with pytest.raises(MissingPartError, match="requires tree_id"):
        db.run(Tree.get("u", None))


# Queries without a pattern


def test_an_entry_can_be_asked_without_a_declared_pattern(db: Any):
    db.create_tables(yggdrasil.DESIGN)
    person = Person(user_id="u", tree_id="t", person_id="p", first_name="J", last_name="S", n=4)
    db.run(person.put())
    assert [person] == db.all(Person.by_user(user_id="u"))
    assert [person] == db.all(Person.by_user(user_id="u", created_at=person.created_at, n=4))
    with pytest.raises(MissingPartError, match="n is given, but created_at before it is missing"):
        db.all(Person.by_user(user_id="u", n=4))


def test_a_range_over_keys_that_sort_otherwise_is_refused_here_as_well(db: Any):
    from tablewright.model import between

    db.create_tables(yggdrasil.DESIGN)
    for query in (
        Person.by_user(user_id="u", created_at=None),
        Spouses.by_tree(tree_id="t", person1_id=between("a", "b")),
        ParentChild.primary(user_id="u", parent_id=between("a", "b")),
    ):
        if query.entity is Person:
            db.all(query)
            continue
        with pytest.raises(BadRangeError, match="keys do not sort in the order of"):
            db.all(query)


# Scans


def test_a_segment_that_is_none_is_refused():
    with pytest.raises(BadRangeError, match="Segment 4 of 4"):
        Person.scan().segment(4, of=4)


@pytest.mark.parametrize("segments", [0, -1, 2_000_000])
def test_a_number_of_segments_that_cannot_be_is_refused(db: Any, segments: int):
    with pytest.raises(BadRangeError, match="segment"):
        db.all_in_parallel(Person.scan(), segments=segments)


def test_a_scan_finds_one_entity_in_a_shared_table(db: Any):
    db.create_tables(yggdrasil.DESIGN)
    db.run(put_all(Tree(user_id="u", tree_id=str(n), tree_name="x") for n in range(30)))
    link = ParentChild(user_id="u", tree_id="t", parent_id="a", child_id="b")
    pair = Spouses(user_id="u", tree_id="t", person1_id="a", person2_id="b")
    db.run(put_all([link, pair]))
    assert 30 == len(db.all(Tree.scan()))
    assert [link] == db.all(ParentChild.scan())
    assert [pair] == db.all(Spouses.scan())
    assert 1 == len(db.all(Tree.scan().where(Tree.tree_id == "7")))


@pytest.mark.parametrize("segments", [1, 2, 5])
def test_a_scan_in_parallel_finds_everything_once(db: Any, segments: int):
    db.create_tables(yggdrasil.DESIGN)
    trees = [Tree(user_id=str(n), tree_id=f"{n:02}", tree_name="x") for n in range(40)]
    db.run(put_all(trees))
    found = db.all_in_parallel(Tree.scan().pages_of(3), segments=segments)
    assert trees == sorted(found, key=lambda tree: tree.tree_id)


def test_pages_of_a_scan_go_on(db: Any):
    db.create_tables(yggdrasil.DESIGN)
    db.run(put_all(Tree(user_id="u", tree_id=f"{n:02}", tree_name="x") for n in range(5)))
    first = db.run(Tree.scan().pages_of(2))
    assert 2 == len(first.items)
    rest = db.all(Tree.scan().pages_of(2).from_cursor(first.cursor))
    assert ["02", "03", "04"] == [tree.tree_id for tree in rest]


# Entities without a tag


def test_entities_without_a_tag_are_told_apart_by_their_keys(db: Any):
    from tablewright.model import Index, Table

    class Zoo(Table, name="zoo"):
        primary = Index("pk", "sk")

    class Keeper(Entity, table=Zoo):
        zone: str
        name: str
        primary = Zoo.primary("ZONE#{zone}", "KEEPER#{name}")

        @primary.query
        def in_zone(cls, zone: str) -> None:
            """The keepers of a zone."""

    class Animal(Entity, table=Zoo):
        zone: str
        name: str = key_only()
        primary = Zoo.primary("ZONE#{zone}", "ANIMAL#{name}")

        @primary.query
        def in_zone(cls, zone: str) -> None:
            """The animals of a zone."""

    db.create_tables(design_of("zoo", Zoo))
    for name in ("x", "y"):
        db.run(Keeper(zone="z", name=name).put())
        db.run(Animal(zone="z", name=name).put())
    assert ["x", "y"] == [one.name for one in db.all(Animal.in_zone("z"))]
    assert 2 == db.run(Keeper.in_zone("z").count())
    assert ["x", "y"] == sorted(one.name for one in db.all(Keeper.scan()))
    assert [("x",), ("y",)] == db.all(Keeper.in_zone("z").only(Keeper.name))


def test_twins_under_one_key_are_told_apart_by_their_tag(db: Any):
    from tablewright.errors import ItemNotFoundError
    from tablewright.model import Index, Table, assign

    class Zoo(Table, name="zoo", tag="kind"):
        primary = Index("pk")

    class Cat(Entity, table=Zoo):
        id: str
        name: str
        primary = Zoo.primary("PET#{id}")

        @primary.get
        def get(cls, id: str) -> None:  # noqa: A002
            """A cat."""

    class Dog(Entity, table=Zoo):
        id: str
        name: str
        primary = Zoo.primary("PET#{id}")

        @primary.get
        def get(cls, id: str) -> None:  # noqa: A002
            """A dog."""

    db.create_tables(design_of("zoo", Zoo))
    cat = db.run(Cat(id="1", name="Tom").put())
    assert db.run(Dog.get("1")) is None
    with pytest.raises(ItemNotFoundError):
        db.run(Dog.at(id="1").update(assign(Dog.name, "Rex")))
    with pytest.raises(ItemNotFoundError):
        db.run(Dog.at(id="1").delete())
    assert cat == db.run(Cat.get("1"))


def test_an_older_tag_is_still_read(db: Any):
    from tablewright.model import Index, Table

    class Zoo(Table, name="zoo", tag="kind"):
        primary = Index("pk", "sk")

    class Cat(Entity, table=Zoo, tag="cat", also_tagged=["kitten"]):
        zone: str
        id: str
        primary = Zoo.primary("ZONE#{zone}", "CAT#{id}")
        by_id = Entry("{id}", name="by-id")

        @primary.query
        def in_zone(cls, zone: str) -> None:
            """The cats of a zone."""

        @by_id.query
        def with_id(cls, id: str) -> None:  # noqa: A002
            """Cats by their id alone."""

    db.create_tables(design_of("zoo", Zoo))
    db.run(Cat(zone="z", id="1").put())
    item = {"pk": "ZONE#z", "sk": "CAT#2", "kind": "kitten", "zone": "z", "id": "2"}
    wired = {name: {"S": text} for name, text in item.items()}
    db.call("PutItem", {"TableName": "zoo", "Item": wired})
    assert ["1", "2"] == [cat.id for cat in db.all(Cat.in_zone("z"))]
    assert ["2"] == [cat.id for cat in db.all(Cat.with_id("2"))]
    assert 2 == len(db.all(Cat.scan()))


class Page(Entity, table="pages"):
    book: str
    number: int
    primary = Key("{book}", "{number}")
    by_number = Entry("{number}", "{book}", name="by-number")

    @by_number.query
    def numbered(cls, number: int) -> None:
        """The pages with a number, of all books."""


def test_a_query_for_an_equal_value_of_another_type_is_not_mistaken_for_one_before():
    asked = Page.numbered(1).unpaged(Session())
    assert asked == Page.numbered(1).unpaged(Session())
    for other in (True, 1.0):
        with pytest.raises(InvalidValueError):
            Page.numbered(other).unpaged(Session())


def test_a_query_of_another_tenant_is_refused_though_its_own_was_asked_before():
    class Note(Entity, table="notes", tenant="owner"):
        owner: str
        number: int
        primary = Key("{owner}", "{number}")

        @primary.query
        def of(cls, owner: str) -> None:
            """The notes of an author."""

    query: Any = Note.of("ann")
    query.unpaged(Session(tenant="ann"))
    with pytest.raises(TenantMismatchError):
        query.unpaged(Session(tenant="bob"))


def test_a_query_leaves_out_an_entity_that_joins_its_table_later():
    class Shelf(Table, name="shelf", tag="kind"):
        primary = Index("pk", "sk")

    class Book(Entity, table=Shelf):
        shelf: str
        title: str
        primary = Shelf.primary("{shelf}", "{title}")

        @primary.query
        def on(cls, shelf: str) -> None:
            """The books on a shelf."""

    alone: Any = Book.on("s").unpaged(Session())

    class Map(Entity, table=Shelf):
        shelf: str
        title: str
        primary = Shelf.primary("{shelf}", "{title}")

    assert "FilterExpression" not in alone
    assert "FilterExpression" in Book.on("s").unpaged(Session())

"""What a type checker must see of a declared design; checked by mypy and pyright, never run.

The lines that both must refuse are in `refused/model_lines.py`.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from decimal import Decimal
from enum import Enum
from typing import Annotated, Any, Literal, assert_type
from uuid import UUID

from tablewright.client import AsyncDatabase, CallReport, Database
from tablewright.model import (
    At,
    Collection,
    Condition,
    Delete,
    Design,
    Encrypted,
    Entity,
    Entry,
    EpochMillis,
    EpochSeconds,
    Get,
    Gsi,
    Index,
    Key,
    Operation,
    Page,
    Put,
    Query,
    Range,
    Scan,
    Table,
    Update,
    add,
    after,
    all_of,
    any_of,
    append,
    assign,
    assign_once,
    attr,
    before,
    begins,
    between,
    camel,
    check,
    collected,
    computed,
    contains,
    created,
    design_of,
    exclude,
    exists,
    ge,
    get_all,
    gt,
    include,
    key_only,
    le,
    lookup,
    lt,
    missing,
    not_,
    one_of,
    prepend,
    put_all,
    remove,
    since,
    size_at_least,
    snapshot,
    softly,
    starting,
    transaction,
    ttl,
    unique,
    until,
    update_of,
    updated,
    upgrade,
    version,
    within,
    write_all,
)


class Gender(Enum):
    male = "Male"
    female = "Female"


class Role(Enum):
    admin = "admin"
    member = "member"


@dataclass
class Place:
    city: str
    country: str | None = None


class Family(Table, name="Family", tag="Kind"):
    primary = Index("PK", "SK")
    gsi1 = Gsi("GSI1PK", "GSI1SK", name="GSI1")
    gsi2 = Gsi("GSI2PK", "GSI2SK", name="GSI2")


class Tree(Entity, table=Family):
    user_id: str
    tree_id: str
    tree_name: str
    description: str | None = None
    root: Place | None = None
    labels: set[str] = attr(factory=set)
    shared_with: list[str] = attr(factory=list)
    person_count: int = 0
    worth: Decimal = attr("netWorth", default=Decimal(0))
    created_at: datetime = created()

    primary = Family.primary("USER#{user_id}", "TREE#{tree_id}")
    in_tree = Family.gsi2("TREE#{tree_id}", "TREE#METADATA")

    @primary.get
    def get(cls, user_id: str, tree_id: str) -> None:
        """A tree."""

    @primary.query
    def of_user(cls, user_id: str) -> None:
        """All trees of a user."""


class Person(Entity, table=Family, tenant="user_id", version=2):
    user_id: str
    tree_id: str
    person_id: str
    first_name: str
    gender: Gender
    birth_date: date | None = None
    age: int | None = None
    secret: Annotated[str | None, Encrypted()] = None
    created_at: datetime = created()
    updated_at: datetime = updated()
    n: int = key_only(default=1)

    primary = Family.primary("USER#{user_id}", "PERSON#{person_id}")
    by_id = Family.gsi1("PERSON#{person_id}", "TREE#{tree_id}")
    by_tree = Family.gsi2("TREE#{tree_id}", "PERSON#{created_at}#{n}")

    @primary.get
    def get(cls, user_id: str, person_id: str) -> None:
        """A person."""

    @by_id.get(extension=True)
    def find(cls, person_id: str) -> None:
        """A person by its id alone."""

    @by_tree.query
    def in_tree(cls, tree_id: str, created_at: Range[datetime] | None = None) -> None:
        """The persons of a tree."""

    @by_tree.query(newest_first=True, limit=10)
    def latest(cls, tree_id: str) -> None:
        """The last ten that were added to a tree."""

    @upgrade(1)
    def named(cls, item: dict[str, Any]) -> dict[str, Any]:
        return {"first_name": item.pop("name"), **item}


class Member(Entity, table="members", names=camel):
    account_id: str
    user_id: UUID
    email: str = unique(within=["account_id"])
    role: Role
    state: Literal["open", "closed"] = "open"
    joined_at: EpochSeconds
    state_joined_at: str = computed("{state}#{joined_at}", "state#joinedAt")
    edition: int = version()
    deleted_at: datetime | None = softly()

    primary = Key("{account_id}", "{user_id}")
    by_role = Entry("{account_id}", "{role}", name="account-role")
    by_state = Entry("{account_id}", "{state_joined_at}", name="account-state")

    @primary.get
    def get(cls, account_id: str, user_id: UUID) -> None:
        """One member."""

    @lookup
    def by_email(cls, account_id: str, email: str) -> None:
        """The member with an address."""

    @by_role.query
    def in_account(cls, account_id: str, role: Role | None = None) -> None:
        """All members of an account, or those of one role."""


class Event(Entity, table="events"):
    tenant_id: str
    happened_at: EpochMillis
    expires_at: EpochSeconds | None = ttl(after=timedelta(days=30))
    payload: dict[str, Any] = attr(factory=dict)
    primary = Key("{tenant_id}", "{happened_at}")

    @primary.query
    def since(cls, tenant_id: str, happened_at: Range[datetime] | None = None) -> None:
        """Events of a tenant in a range of time."""


class WholeTree(Collection, index=Family.gsi2, pk="TREE#{tree_id}"):
    tree: Tree | None
    persons: list[Person]

    @collected
    def of_tree(cls, tree_id: str, created_at: Range[datetime] | None = None) -> None:
        """A tree with its people."""


def a_constructor_wants_what_nothing_else_gives(now: datetime, an_id: UUID) -> None:
    person = Person(
        user_id="u", tree_id="t", person_id="p", first_name="Ann", gender=Gender.female, age=3
    )
    assert_type(person.first_name, str)
    assert_type(person.birth_date, date | None)
    assert_type(person.created_at, datetime)
    assert_type(person.n, int)
    person.first_name = "Anna"
    Person(
        user_id="u", tree_id="t", person_id="p", first_name="A", gender=Gender.male, created_at=now
    )
    member = Member(account_id="a", user_id=an_id, email="e", role=Role.admin, joined_at=now)
    assert_type(member.edition, int)
    assert_type(member.deleted_at, datetime | None)
    assert_type(member.state_joined_at, str)
    assert_type(Tree(user_id="u", tree_id="t", tree_name="n").worth, Decimal)
    assert_type(Event(tenant_id="t", happened_at=now).expires_at, datetime | None)


def a_pattern_has_the_signature_it_is_declared_with(now: datetime) -> None:
    assert_type(Person.get("u", "p"), Get[Person])
    assert_type(Person.get(user_id="u", person_id="p"), Get[Person])
    assert_type(Person.find("p"), Get[Person])
    assert_type(Person.in_tree("t"), Query[Person])
    assert_type(Person.in_tree(tree_id="t"), Query[Person])
    assert_type(Person.in_tree("t", between(now, now)), Query[Person])
    assert_type(Person.latest("t"), Query[Person])
    assert_type(Member.in_account("a", role=Role.admin), Query[Member])
    assert_type(Event.since("t", after(now)), Query[Event])
    assert_type(Person.by_tree(tree_id="t"), Query[Person])


def ranges_have_the_type_of_their_bounds(now: datetime) -> None:
    assert_type(between(now, now), Range[datetime])
    assert_type(since(now), Range[datetime])
    assert_type(after(3), Range[int])
    assert_type(until("b"), Range[str])
    assert_type(before(now), Range[datetime])
    assert_type(starting("2026-11"), Range[str])


def a_query_is_narrowed_step_by_step() -> None:
    query = Person.in_tree("t")
    assert_type(query.newest_first().limit(3).with_hidden(), Query[Person])
    assert_type(query.oldest_first().from_cursor(None).consistently(), Query[Person])
    assert_type(query.where(Person.gender == Gender.male, exists(Person.age)), Query[Person])
    assert_type(Person.get("u", "p").consistently().with_hidden(), Get[Person])
    assert_type(Person.scan(), Scan[Person])
    assert_type(Person.scan().where(Person.first_name == "A").segment(0, of=4), Scan[Person])


def a_database_gives_what_an_operation_finds(db: Database, an_id: UUID) -> None:
    assert_type(db.run(Person.get("u", "p")), Person | None)
    assert_type(db.run(Person.in_tree("t")), Page[Person])
    assert_type(db.run(Person.in_tree("t")).items, list[Person])
    assert_type(db.run(Person.in_tree("t")).cursor, str | None)
    assert_type(db.stream(Person.in_tree("t")), Iterator[Person])
    assert_type(db.all(Person.in_tree("t").newest_first()), list[Person])
    assert_type(db.all(Person.scan()), list[Person])
    assert_type(db.all_in_parallel(Person.scan(), segments=4), list[Person])
    assert_type(db.run(Person.in_tree("t").count()), int)
    assert_type(db.run(Person.in_tree("t").exists()), bool)
    assert_type(db.run(Member.by_unique(account_id="a", email="e")), Member | None)
    assert_type(db.call("ListTables", {}), dict[str, Any])
    assert_type(db.for_tenant("t"), Database)
    with Database("memory:") as opened:
        assert_type(opened, Database)


async def an_async_database_gives_the_same(db: AsyncDatabase) -> None:
    assert_type(await db.run(Person.get("u", "p")), Person | None)
    assert_type(await db.run(Person.in_tree("t")), Page[Person])
    assert_type(await db.all(Person.in_tree("t")), list[Person])
    assert_type(db.stream(Person.in_tree("t")), AsyncIterator[Person])
    assert_type([one.first_name async for one in db.stream(Person.in_tree("t"))], list[str])
    assert_type(await db.all_in_parallel(Person.scan(), segments=4), list[Person])
    assert_type(await db.run(Person.in_tree("t").count()), int)
    assert_type(db.for_tenant("t"), AsyncDatabase)
    async with AsyncDatabase("memory:") as opened:
        assert_type(opened, AsyncDatabase)


def single_attributes_are_tuples(db: Database) -> None:
    query = Person.in_tree("t")
    assert_type(db.all(query.only(Person.first_name)), list[tuple[str]])
    assert_type(db.all(query.only(Person.first_name, Person.gender)), list[tuple[str, Gender]])
    three = query.only(Person.first_name, Person.age, Person.created_at)
    assert_type(db.all(three.limit(3)), list[tuple[str, int | None, datetime]])
    assert_type(db.run(three).items, list[tuple[str, int | None, datetime]])


def conditions_compare_values_of_the_right_type() -> None:
    where = Person.scan().where
    where(Person.gender == Gender.male, Person.first_name != "A", Person.first_name < "B")
    where(begins(Person.first_name, "J"), contains(Tree.labels, "x"), exists(Person.age))
    where(lt(Person.age, 3), le(Person.age, 3), gt(Person.age, 3), ge(Person.age, 3))
    where(within(Person.age, 3, 5), one_of(Person.gender, [Gender.male]), missing(Person.age))
    where(size_at_least(Tree.labels, 2), not_(Person.gender == Gender.male))
    assert_type(all_of(Person.gender == Gender.male, exists(Person.age)), Condition)
    assert_type(any_of(begins(Person.first_name, "J"), lt(Person.age, 3)), Condition)


def writes_give_the_entity_they_write(db: Database, person: Person, tree: Tree) -> None:
    assert_type(person.put(), Put[Person])
    assert_type(person.put(Person.age == 3), Put[Person])
    assert_type(db.run(person.create()), Person)
    assert_type(person.delete(), Delete[Person])
    assert_type(db.run(person.delete().returning()), Person)
    assert_type(db.run(person.delete()), None)
    assert_type(db.run(person.erase()), None)
    assert_type(db.run(person.revive()), Person)
    assert_type(Tree.at(user_id="u", tree_id="t"), At[Tree])
    assert_type(Tree.at(user_id="u", tree_id="t").get(), Get[Tree])
    assert_type(Tree.at(user_id="u", tree_id="t").touch(), Update[Tree])
    assert_type(db.run(Tree.at(user_id="u", tree_id="t").delete().when(Tree.worth == 0)), None)


def a_draft_is_typed_as_the_entity(db: Database, tree: Tree) -> None:
    draft = Tree.draft(user_id="u", tree_id="t")
    assert_type(draft, Tree)
    draft.person_count += 1
    draft.tree_name = "New"
    draft.description = None
    draft.shared_with.append("u2")
    draft.labels.add("x")
    del draft.description
    assert_type(update_of(draft), Update[Tree])
    assert_type(update_of(draft, Tree.person_count > 3).when(exists(Tree.root)), Update[Tree])
    assert_type(db.run(update_of(draft)), Tree)
    assert_type(tree.edited(), Tree)


def changes_take_values_of_the_right_type(db: Database) -> None:
    place = Tree.at(user_id="u", tree_id="t")
    update = place.update(
        assign(Tree.tree_name, "n"),
        assign(Tree.description, None),
        assign_once(Tree.root, Place("Oslo")),
        add(Tree.person_count, 1),
        add(Tree.worth, Decimal("1.5")),
        append(Tree.shared_with, ["u"]),
        prepend(Tree.shared_with, ["u"]),
        include(Tree.labels, {"a"}),
        exclude(Tree.labels, {"b"}),
        remove(Tree.description),
    )
    assert_type(update, Update[Tree])
    assert_type(db.run(update), Tree)


def several_at_once_are_typed(db: Database, person: Person, tree: Tree) -> None:
    assert_type(
        db.run(snapshot(Person.get("u", "p"), Tree.get("u", "t"))),
        tuple[Person | None, Tree | None],
    )
    assert_type(
        db.run(snapshot(Person.get("u", "p"), Tree.get("u", "t"), Person.get("u", "q"))),
        tuple[Person | None, Tree | None, Person | None],
    )
    assert_type(db.run(snapshot(*[Person.get("u", p) for p in "ab"])), tuple[Person | None, ...])
    assert_type(db.run(get_all(Person.get("u", p) for p in "ab")), list[Person | None])
    assert_type(db.run(put_all([person, tree])), None)
    assert_type(db.run(write_all([person.put(), tree.erase()])), None)
    assert_type(
        db.run(transaction(person.create(), tree.delete(), check(Tree.get("u", "t")))), None
    )


def a_collection_has_the_entities_it_names(db: Database, now: datetime) -> None:
    whole = db.run(WholeTree.of(tree_id="t"))
    assert_type(whole, WholeTree)
    assert_type(whole.persons, list[Person])
    assert_type(whole.tree, Tree | None)
    assert_type(whole.cursor, str | None)
    newest = WholeTree.of_tree("t", since(now)).newest_first().limit(10)
    assert_type(db.run(newest.where(Person.gender == Gender.male).from_cursor(None)), WholeTree)


def a_pattern_by_key_is_the_place_of_an_item(db: Database, an_id: UUID, now: datetime) -> None:
    place = Tree.get("u", "t")
    assert_type(place.draft(), Tree)
    assert_type(place.update(add(Tree.person_count, 1)), Update[Tree])
    assert_type(place.touch(), Update[Tree])
    assert_type(place.delete(), Delete[Tree])
    assert_type(place.erase(), Delete[Tree])
    assert_type(place.revive(), Update[Tree])
    assert_type(db.run(place.delete().returning()), Tree)
    assert_type(db.run(Member.by_email("a", "e")), Member | None)
    place.update(
        assign(Tree.tree_name).to("n"),
        assign(Tree.description).to(None),
        assign(Tree.root).to(Place("Oslo")),
        assign(Tree.labels).to({"a"}),
        assign_once(Tree.worth).to(Decimal(1)),
    )
    draft = Member.get("a", an_id).draft()
    draft.role = Role.member
    assert_type(update_of(draft), Update[Member])
    assign(Member.state).to("closed")
    assign(Member.joined_at).to(now)


def functions_over_any_operation_keep_its_type(db: Database) -> None:
    def measured(operation: Operation[int]) -> int:
        return db.run(operation)

    assert_type(measured(Person.in_tree("t").count()), int)


def a_design_is_a_value(db: Database, on_call: Callable[[CallReport], None]) -> None:
    design = design_of("family", Family, Member, Event, WholeTree)
    assert_type(design, Design)
    assert_type(Design.from_json(design.to_json()), Design)
    db.create_tables(design)
    Database("memory:", on_call=on_call)

"""Lines that mypy and pyright must refuse: each that is marked, and no other.

`tests/typing/test_refused_lines.py` runs both over this file; the file itself never runs.
"""

from __future__ import annotations

from datetime import datetime
from typing import assert_type
from uuid import UUID

from tablewright.client import AsyncDatabase, Database
from tablewright.model import (
    Entity,
    Gsi,
    Index,
    Key,
    Table,
    add,
    append,
    assign,
    begins,
    between,
    created,
    get_all,
    include,
    lt,
    one_of,
    since,
    snapshot,
    starting,
    transaction,
    ttl,
    update_of,
    within,
)
from tests.typing.model_types import Event, Gender, Member, Person, Role, Tree, WholeTree


def declarations() -> None:
    class Unnamed(Table):  # E: a table has a name
        primary = Index("pk")

    class Misspelt(Entity, tabel=Unnamed):  # E: no such option
        note_id: str
        _ = Unnamed.primary(3)  # E: a template is a text

    Gsi("pk", "sk")  # E: an index has a name
    ttl(after=30)  # E: not a timedelta
    created(default=None)  # E: it has no default

    class Note(Entity, table="notes"):
        note_id: str
        primary = Key("{note_id}")

        @primary.get  # E: a pattern returns nothing
        def get(cls, note_id: str) -> str:
            return note_id


def constructors(now: datetime, an_id: UUID) -> None:
    Tree(user_id="u")  # E: attributes are missing
    Tree("u", "t", "name")  # E: attributes have names
    Tree(user_id="u", tree_id="t", tree_name="n", colour="red")  # E: no such attribute
    Tree(user_id="u", tree_id="t", tree_name=3)  # E: not a text
    Tree(user_id="u", tree_id="t", tree_name="n", labels=["a"])  # E: a list is not a set
    role = Role.admin
    Member(account_id="a", user_id="1", email="e", role=role, joined_at=now)  # E: not a UUID
    Member(account_id="a", user_id=an_id, email="e", role="admin", joined_at=now)  # E: not the enum
    Member(account_id="a", user_id=an_id, role=role, joined_at=now)  # E: unique is not optional
    member = Member(account_id="a", user_id=an_id, email="e", role=role, joined_at=now)
    member.state = "shut"  # E: none of the literals
    Member(**vars(member), state_joined_at="open#1")  # E: it is computed
    Event(tenant_id="t", happened_at="2026-11-18")  # E: not a datetime


def attributes(person: Person) -> None:
    person.frist_name = "Ann"  # E: no such attribute
    person.first_name = 3  # E: not a text
    person.first_name = None  # E: not optional
    assert_type(person.birth_date, str)  # E: a date, or none
    _ = Person.frist_name  # E: no such attribute


def patterns(now: datetime) -> None:
    Person.in_tree(tre_id="t")  # E: no such parameter
    Person.in_tree(3)  # E: not a text
    Person.get("u")  # E: a parameter is missing
    Person.get("u", "p", "q")  # E: too many
    Person.in_tree("t", now)  # E: not a range
    Person.in_tree("t", between(1, 2))  # E: a range of numbers
    Person.in_tree("t", starting("2025"))  # E: a range of texts
    Event.since("t", since("2025"))  # E: a range of texts
    Member.in_account("a", role="admin")  # E: not the enum
    Person.on_tree("t")  # E: no such pattern
    Person.get("u", "p").where(Person.gender == Gender.male)  # E: a get has no filter
    Person.in_tree("t").limit("3")  # E: not a number
    between(1, "2").low.bit_count()  # E: bounds of two types


def conditions() -> None:
    begins(Person.gender, "M")  # E: not a text
    begins(Person.first_name, 3)  # E: not a text
    lt(Person.age, "3")  # E: not a number
    within(Person.age, "a", "b")  # E: not numbers
    one_of(Person.gender, ["Male"])  # E: not the enum
    Person.in_tree("t").where("gender = male")  # E: a text is not a condition
    _ = Person.age < 3  # E: None is less than nothing


def results(db: Database) -> None:
    _ = db.run(Person.get("u", "p")).first_name  # E: may be None
    _ = db.run(Person.in_tree("t")).first_name  # E: a page is not a person
    db.all(Person.get("u", "p"))  # E: a get has no pages
    db.run("Person")  # E: no operation
    rows = db.all(Person.in_tree("t").only(Person.first_name, Person.gender))
    assert_type(rows, list[tuple[str, str]])  # E: a Gender
    _, _, _ = rows[0]  # E: two of them
    whole = db.run(WholeTree.of(tree_id="t"))
    _ = whole.tree.tree_name  # E: may be None
    _ = whole.peoples  # E: no such member
    person, _ = db.run(snapshot(Person.get("u", "p"), Tree.get("u", "t")))
    assert_type(person, Tree | None)  # E: a Person, or none
    snapshot(Person.in_tree("t"))  # E: a query is not a get
    get_all([Person.in_tree("t")])  # E: a query is not a get
    transaction(Person.get("u", "p"))  # E: a get is not a write


async def awaited(db: AsyncDatabase) -> None:
    _ = db.run(Person.get("u", "p")).first_name  # E: not awaited
    for person in db.stream(Person.in_tree("t")):  # E: wants async for
        _ = person


def updates() -> None:
    draft = Tree.draft(user_id="u", tree_id="t")
    draft.person_count = "many"  # E: not a number
    draft.tree_nam = "x"  # E: no such attribute
    draft.shared_with.append(3)  # E: not a text
    draft.labels.append("x")  # E: a set has no append
    update_of("Tree")  # E: no draft
    add(Tree.tree_name, 1)  # E: not a number
    add(Tree.person_count, "1")  # E: not a number
    append(Tree.shared_with, "u")  # E: a text is not a list
    append(Tree.labels, ["a"])  # E: a set is not a list
    include(Tree.shared_with, {"a"})  # E: a list is not a set
    Tree.at(user_id="u", tree_id="t").update(Tree.person_count == 3)  # E: not a change
    Tree.at(user_id="u", tree_id="t").update(assign(Tree.tree_name))  # E: no value

"""Places, lookups and assignments that type checkers check; what they cannot see fails when run."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any
from uuid import UUID

import pytest

from tablewright import ManualClock
from tablewright.errors import (
    ItemNotFoundError,
    PatternError,
    TablewrightError,
    UnknownArgumentError,
    UpdateRejectedError,
)
from tablewright.model import (
    Collection,
    Entity,
    EpochSeconds,
    Gsi,
    Index,
    Key,
    Table,
    add,
    assign,
    assign_once,
    attr,
    begins,
    collected,
    design_of,
    lookup,
    softly,
    transaction,
    ttl,
    unique,
    update_of,
)


class Family(Table, name="family", tag="kind"):
    primary = Index("pk", "sk")
    by_name = Gsi("gsi1pk", "gsi1sk", name="by-name")


class Tree(Entity, table=Family):
    user_id: str
    tree_id: UUID
    name: str
    person_count: int = 0
    labels: set[str] = attr(factory=set[str])
    shared_with: list[str] = attr(factory=list[str])
    slug: str = unique(within=["user_id"])
    deleted_at: datetime | None = softly()
    primary = Family.primary("USER#{user_id}", "TREE#{tree_id}")
    by_name = Family.by_name("NAME#{name}", "{tree_id}")

    @primary.get
    def get(cls, user_id: str, tree_id: UUID) -> None:
        """A tree."""

    @by_name.get
    def named(cls, name: str) -> None:
        """A tree by its name."""

    @lookup
    def by_slug(cls, user_id: str, slug: str) -> None:
        """The tree of a user with this slug."""


class Person(Entity, table=Family):
    user_id: str
    person_id: str
    first_name: str
    expires_at: EpochSeconds | None = ttl(after=timedelta(days=1), renewed=True)
    primary = Family.primary("USER#{user_id}", "PERSON#{person_id}")

    @primary.get
    def get(cls, user_id: str, person_id: str) -> None:
        """A person."""

    @primary.query
    def of(cls, user_id: str) -> None:
        """The people of a user."""


class Everything(Collection, index=Family.primary, pk="USER#{user_id}"):
    trees: list[Tree]

    @collected
    def of_user(cls, user_id: str) -> None:
        """The trees of a user."""


ID = UUID(int=1)
PLACE = Tree.get("ada", ID)


@pytest.fixture
def family(db: Any) -> Any:
    db.create_tables(design_of("family", Family))
    db.run(Tree(user_id="ada", tree_id=ID, name="Oak", slug="oak").create())
    return db


# What type checkers cannot see


@pytest.mark.parametrize(
    "mistake",
    [
        # Names and values of at, draft, by_unique and of
        lambda: Tree.draft(user_id="u"),
        lambda: Tree.draft(user_id="u", tree_id=ID, x="x"),
        lambda: Tree.at(user_id="u", tre_id=ID),
        lambda: Tree.at(user_id="u", tree_id=3),
        lambda: Tree.at(user_id="u", tree_id=None),
        lambda: Tree.at(user_id=ID, tree_id="t"),
        Everything.of,
        lambda: Everything.of(usr_id="u"),
        # Values of assign(path, value)
        lambda: assign(Tree.name, 3),
        lambda: assign(Tree.name, None),
        lambda: assign(Tree.labels, ["a"]),
        lambda: assign(Tree.shared_with, "u"),
        lambda: assign(Tree.tree_id, "1"),
        lambda: assign_once(Tree.person_count, "1"),
        lambda: add(Tree.person_count, 1.5),
        # Attributes of another entity
        lambda: Person.of("u").where(Tree.name == "Oak"),
        lambda: Everything.of_user("u").where(begins(Person.first_name, "A")),
        lambda: Tree.get("u", ID).update(assign(Person.first_name).to("A")),
        # A pattern through an index is not a place
        lambda: Tree.named("Oak").draft(),
        lambda: Tree.named("Oak").update(add(Tree.person_count, 1)),
        lambda: Tree.named("Oak").delete(),
        # A value that compares with nothing
        lambda: Person.of("u").where(Person.first_name == 3),
    ],
)
def test_a_mistake_that_type_checkers_accept_is_an_error(family: Any, mistake: Any):
    with pytest.raises((TablewrightError, TypeError)):
        family.run(mistake())


@pytest.mark.parametrize(
    "values",
    [{"user_id": "a"}, {"user_id": "a", "slug": 3}, {"user": "a", "slug": "s"}, {"slug": "s"}],
)
def test_a_wrong_lookup_is_an_error(family: Any, values: Any):
    with pytest.raises((TablewrightError, TypeError)):
        family.run(Tree.by_unique(**values))
    with pytest.raises((TablewrightError, TypeError)):
        family.run(Tree.by_slug(**values))


# Errors


def test_a_pattern_through_an_index_is_not_a_place():
    with pytest.raises(UpdateRejectedError, match=r"Tree\.named reads an index") as told:
        Tree.named("Oak").draft()
    assert "Find the item first" in told.value.hint


@pytest.mark.parametrize(
    ("given", "hint"),
    [
        (assign(Tree.name), r"assign(...).to(value)"),
        (Tree.person_count == 3, "when(...)"),
        ("name", "assign(...) or add(...)"),
    ],
)
def test_what_is_not_a_change_is_refused_with_a_fitting_hint(family: Any, given: Any, hint: str):
    with pytest.raises(UpdateRejectedError, match="is not a change") as told:
        family.run(PLACE.update(given))
    assert hint in told.value.hint


@pytest.mark.parametrize("taken", ["user_id, name", "slug", ""])
def test_a_lookup_by_other_attributes_is_refused(taken: str):
    source = f"def by_it(cls, {taken}): 'Wrong.'"
    declared: dict[str, Any] = {}
    exec(source, declared)
    with pytest.raises(PatternError, match=r"Wrong\.by_it takes .*not a unique attribute"):

        class Wrong(Entity, table="wrong"):
            user_id: str
            name: str
            slug: str = unique(within=["user_id"])
            primary = Key("{user_id}")
            by_it = lookup(declared["by_it"])


def test_a_lookup_needs_all_its_arguments():
    untyped: Any = Tree.by_slug
    with pytest.raises(TypeError, match="by_slug"):
        untyped("ada")


def test_a_place_without_an_item_is_not_found(family: Any):
    with pytest.raises(ItemNotFoundError):
        family.run(Tree.get("eve", ID).update(assign(Tree.name).to("Elm")))


# What they do


def test_a_draft_of_a_pattern_is_an_update(family: Any):
    draft = PLACE.draft()
    draft.name = "Elm"
    draft.person_count += 2
    found = family.run(update_of(draft))
    assert ("Elm", 2) == (found.name, found.person_count)


def test_a_pattern_touches_its_item(family: Any, clock: ManualClock):
    found = family.run(Person(user_id="ada", person_id="p", first_name="Bo").create())
    clock.advance(seconds=60)
    assert family.run(Person.get("ada", "p").touch()).expires_at > found.expires_at


def test_a_pattern_updates_its_item(family: Any):
    changes = assign(Tree.name).to("Elm"), assign_once(Tree.person_count).to(7)
    found = family.run(PLACE.update(*changes))
    assert ("Elm", 0) == (found.name, found.person_count)
    assert "Elm" == family.run(Tree.named("Elm")).name


def test_a_pattern_deletes_revives_and_erases_its_item(family: Any):
    family.run(PLACE.delete())
    assert family.run(PLACE) is None
    assert family.run(PLACE.revive()) == family.run(PLACE)
    family.run(transaction(PLACE.erase()))
    assert family.run(PLACE.with_hidden()) is None


def test_a_lookup_finds_the_item_with_a_unique_value(family: Any):
    assert family.run(PLACE) == family.run(Tree.by_slug("ada", "oak"))
    assert family.run(PLACE) == family.run(Tree.by_slug(slug="oak", user_id="ada"))
    assert family.run(Tree.by_slug("ada", "elm")) is None


def test_an_assignment_is_the_same_change():
    when = datetime(2026, 11, 18, tzinfo=UTC)
    assert assign(Tree.deleted_at, when) == assign(Tree.deleted_at).to(when)
    assert assign_once(Tree.name, "n") == assign_once(Tree.name).to("n")


def test_a_lookup_and_a_collection_have_their_docstrings():
    assert "The tree of a user with this slug." == Tree.by_slug.__doc__
    assert "The trees of a user." == Everything.of_user.__doc__


def test_no_other_name_is_taken_for_a_part(family: Any):
    untyped: Any = Everything.of_user
    with pytest.raises((TypeError, UnknownArgumentError)):
        untyped(user="ada")

"""Drafts: updates written as assignments."""

# Lines that a type checker refuses are here to see what happens when they are run.
# pyright: reportAttributeAccessIssue=false, reportOperatorIssue=false, reportOptionalMemberAccess=false, reportUnusedExpression=false

from __future__ import annotations

from typing import Annotated, Any

import pytest
from msgspec import Meta

from tablewright.errors import InvalidValueError, UpdateRejectedError
from tablewright.model import Entity, Key, Update, design_of, update_of


class Cat(Entity, table="cats"):
    id: str
    name: str
    lives: Annotated[int, Meta(ge=0)] = 9
    weight: float = 4.5
    friends: list[str] | None = None
    labels: set[str] | None = None
    home: str | None = None
    primary = Key("{id}")

    @primary.get
    def get(cls, id: str) -> None:  # noqa: A002
        """A cat."""


DESIGN = design_of("cats", Cat)


def _changes(draft: Cat) -> list[tuple[str, Any, Any]]:
    update: Update[Cat] = update_of(draft)
    return [(one.action, one.stored_name, one.value) for one in update.changes]


def test_an_attribute_that_the_entity_has_not_is_refused():
    draft = Cat.draft(id="1")
    with pytest.raises(AttributeError, match="Cat has no attribute 'nam'"):
        draft.nam = "Tom"
    with pytest.raises(AttributeError, match="Cat has no attribute 'nam'"):
        draft.nam  # noqa: B018


def test_a_value_of_another_type_is_refused():
    draft = Cat.draft(id="1")
    with pytest.raises(InvalidValueError, match="expected str"):
        draft.name = 3
    with pytest.raises(InvalidValueError):
        draft.lives += "1"
    with pytest.raises(UpdateRejectedError, match="not a number"):
        draft.name += 1
    with pytest.raises(UpdateRejectedError, match="not a list"):
        draft.name.append("x")
    with pytest.raises(UpdateRejectedError, match="not a set"):
        draft.friends.add("x")


def test_a_required_attribute_is_not_removed(db: Any):
    db.create_tables(DESIGN)
    db.run(Cat(id="1", name="Tom").put())
    draft = Cat.draft(id="1")
    draft.name = None
    with pytest.raises(UpdateRejectedError, match="name is required, so it cannot be removed"):
        db.run(update_of(draft))


def test_the_value_of_another_attribute_is_not_known():
    draft = Cat.draft(id="1")
    with pytest.raises(UpdateRejectedError, match="home: a draft does not know the value"):
        draft.home = draft.name
    with pytest.raises(
        UpdateRejectedError, match="lives: the assigned value is a change of weight"
    ):
        draft.lives = draft.weight + 1
    with pytest.raises(UpdateRejectedError, match="lives: the assigned value is a change of lives"):
        draft.lives = Cat.draft(id="2").lives + 1
    with pytest.raises(UpdateRejectedError, match="nothing was assigned"):
        update_of(draft)


def test_a_sum_that_is_not_assigned_changes_nothing():
    draft = Cat.draft(id="1")
    draft.lives + 1
    with pytest.raises(UpdateRejectedError, match="nothing was assigned"):
        update_of(draft)


def test_two_kinds_of_change_of_one_attribute_are_refused():
    draft = Cat.draft(id="1")
    draft.lives = 3
    with pytest.raises(UpdateRejectedError, match="lives is changed in two ways"):
        draft.lives += 1


def test_what_is_no_draft_is_refused():
    with pytest.raises(UpdateRejectedError, match="is not a draft"):
        update_of(Cat(id="1", name="Tom"))


def test_a_part_of_the_key_is_known_and_not_changed(db: Any):
    db.create_tables(DESIGN)
    draft = Cat.draft(id="1")
    assert "1" == draft.id
    draft.id = "2"
    with pytest.raises(UpdateRejectedError, match="id is part of the table's key"):
        db.run(update_of(draft))


def test_assignments_become_changes():
    draft = Cat.draft(id="1")
    draft.name = "Tom"
    draft.lives -= 1
    del draft.home
    assert [("assign", "name", "Tom"), ("add", "lives", -1), ("remove", "home", None)] == _changes(
        draft
    )


def test_changes_of_one_kind_add_up():
    draft = Cat.draft(id="1")
    draft.lives += 2
    draft.lives += 3
    draft.friends.append("a")
    draft.friends += ["b"]
    assert [("add", "lives", 5), ("append", "friends", ["a", "b"])] == _changes(draft)


def test_the_last_assignment_counts():
    draft = Cat.draft(id="1")
    draft.lives += 2
    draft.lives = 7
    draft.lives = 8
    assert [("assign", "lives", 8)] == _changes(draft)


def test_a_draft_at_work(db: Any):
    db.create_tables(DESIGN)
    db.run(Cat(id="1", name="Tom", labels={"old"}, home="here").put())
    draft = Cat.draft(id="1")
    draft.name = "Thomas"
    draft.lives -= 1
    draft.weight += 0.25
    draft.friends.extend(["a", "b"])
    draft.labels |= {"x", "y"}
    draft.labels.add("x")
    draft.home = None
    changed = db.run(update_of(draft))
    assert (
        Cat(
            id="1",
            name="Thomas",
            lives=8,
            weight=4.75,
            friends=["a", "b"],
            labels={"old", "x", "y"},
        )
        == changed
    )
    draft = changed.edited()
    draft.labels -= {"old"}
    draft.labels.discard("y")
    assert {"x"} == db.run(update_of(draft)).labels


def test_a_draft_can_have_conditions(db: Any):
    from tablewright.errors import ConditionFailedError

    db.create_tables(DESIGN)
    db.run(Cat(id="1", name="Tom", lives=1).put())
    draft = Cat.draft(id="1")
    draft.lives -= 1
    db.run(update_of(draft, Cat.lives > 0))
    with pytest.raises(ConditionFailedError):
        db.run(update_of(draft, Cat.lives > 0))
    assert 0 == db.run(Cat.get("1")).lives

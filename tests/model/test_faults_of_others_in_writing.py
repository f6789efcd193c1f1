"""What goes wrong elsewhere when something is changed, one test each.

Not here: keys, ranges and reading (`test_faults_of_others`).
"""

# Lines that a type checker refuses are here to see what happens when they are run.
# pyright: reportArgumentType=false, reportOptionalMemberAccess=false

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from tablewright.errors import (
    ConditionFailedError,
    InvalidValueError,
    NotAConditionError,
    NotUniqueError,
    VersionConflictError,
)
from tablewright.model import (
    Entity,
    Key,
    assign,
    computed,
    design_of,
    remove,
    since,
    unique,
    version,
)
from tests.model.designs import events, whatsapp, yggdrasil
from tests.model.designs.events import Event
from tests.model.designs.whatsapp import Conversation
from tests.model.designs.yggdrasil import Person, Tree
from tests.model.items import items_of, plain

ON_TARGETS = ("memory", "http")
MOMENT = datetime(2090, 1, 1, tzinfo=UTC)


# Updates


def test_a_derived_key_is_not_stale_after_an_update(db: Any):
    """DynamoDB-Toolbox, OneTable and pydynox leave `gsi1sk` as it was."""
    db.create_tables(events.DESIGN)
    event = db.run(Event(tenant_id="a", event_id="1").create())
    db.run(Event.at(tenant_id="a", event_id="1").update(assign(Event.status, "delivered")))
    millis = int(event.timestamp.timestamp() * 1000)
    assert f"delivered#{millis}" == plain(items_of(db, "Events")[0])["gsi1sk"]


def test_an_update_needs_only_what_changes(db: Any):
    """ElectroDB and pydynantic raise unless the caller gives every part of the key."""
    db.create_tables(whatsapp.DESIGN)
    thread = Conversation(
        phone_arn_suffix="p", customer_wa_id="c", inbox_pk="i", customer="c", received_at=MOMENT
    )
    db.run(thread.create())
    later = MOMENT + timedelta(hours=1)
    at = Conversation.at(phone_arn_suffix="p", customer_wa_id="c")
    db.run(at.update(assign(Conversation.received_at, later)))
    assert [later] == [one.received_at for one in db.all(Conversation.inbox("i", since(later)))]


def test_a_removed_part_removes_what_was_made_of_it(db: Any):
    """ElectroDB does not watch removals."""

    class Thing(Entity, table="things"):
        id: str
        color: str | None = None
        shown: str = computed("{color}#{id}", "color#id")
        primary = Key("{id}")

    db.create_tables(design_of("things", Thing))
    db.run(Thing(id="1", color="red").put())
    assert "red#1" == plain(items_of(db, "things")[0])["color#id"]
    db.run(Thing.at(id="1").update(remove(Thing.color)))
    assert {"id": "1"} == plain(items_of(db, "things")[0])


def test_an_element_of_a_list_can_be_removed(db: Any):
    """ElectroDB cannot."""
    db.create_tables(yggdrasil.DESIGN)
    db.run(Tree(user_id="u", tree_id="t", tree_name="x", shared_with=["a", "b", "c"]).put())
    shared: Any = Tree.shared_with
    changed = db.run(Tree.at(user_id="u", tree_id="t").update(remove(shared[1])))
    assert ["a", "c"] == changed.shared_with


def test_updates_are_checked_as_constructors_are():
    """Dyntastic writes whatever an update is given."""
    with pytest.raises(InvalidValueError, match="expected int"):
        assign(Tree.person_count, "many")
    with pytest.raises(InvalidValueError, match="expected Gender"):
        assign(Person.gender, "Male")


def test_an_update_keeps_attributes_that_the_entity_does_not_know(db: Any):
    """PynamoDB's `save()` drops them."""
    db.create_tables(yggdrasil.DESIGN)
    db.run(Tree(user_id="u", tree_id="t", tree_name="x").put())
    [item] = items_of(db, "Yggdrasil")
    db.call("PutItem", {"TableName": "Yggdrasil", "Item": {**item, "Legacy": {"S": "kept"}}})
    draft = db.run(Tree.get("u", "t")).edited()
    draft.tree_name = "y"
    from tablewright.model import update_of

    db.run(update_of(draft))
    assert "kept" == plain(items_of(db, "Yggdrasil")[0])["Legacy"]


def test_a_failed_condition_is_an_error(db: Any):
    """With dyntastic an update whose condition fails is a no-op by default."""
    db.create_tables(yggdrasil.DESIGN)
    db.run(Tree(user_id="u", tree_id="t", tree_name="x").put())
    update = Tree.at(user_id="u", tree_id="t").update(assign(Tree.tree_name, "y"))
    with pytest.raises(ConditionFailedError):
        db.run(update.when(Tree.tree_name == "z"))


def test_and_between_conditions_is_an_error_and_not_half_a_condition():
    """Elsewhere `a == 1 and b == 2` is silently `b == 2`."""
    with pytest.raises(NotAConditionError, match="truth value"):
        Tree.of_user("u").where(Tree.tree_name == "x" and Tree.person_count > 1)


def test_two_writers_do_not_overwrite_each_other(db: Any):
    """ElectroDB, DynamoDB-Toolbox, OneTable and dyntastic have no versions."""

    class Page(Entity, table="pages"):
        id: str
        text: str = ""
        version: int = version()
        primary = Key("{id}")

        @primary.get
        def get(cls, id: str) -> None:  # noqa: A002
            """A page."""

    db.create_tables(design_of("pages", Page))
    db.run(Page(id="1").create())
    mine, theirs = db.run(Page.get("1")), db.run(Page.get("1"))
    db.run(mine.put())
    with pytest.raises(VersionConflictError):
        db.run(theirs.put())


def test_values_are_unique_by_declaration(db: Any):
    """Of the others only OneTable can."""

    class Member(Entity, table="members"):
        id: str
        email: str = unique()
        primary = Key("{id}")

    db.create_tables(design_of("members", Member))
    db.run(Member(id="1", email="a@b").create())
    with pytest.raises(NotUniqueError):
        db.run(Member(id="2", email="a@b").create())

"""Updates: what changes, and everything that is made of it."""

# Lines that a type checker refuses are here to see what happens when they are run.
# pyright: reportArgumentType=false

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from decimal import Decimal
from typing import Any

import pytest

from tablewright import ManualClock
from tablewright.client import CallReport
from tablewright.errors import (
    ConditionFailedError,
    InvalidValueError,
    ItemNotFoundError,
    KeyPartError,
    UpdateRejectedError,
    VersionConflictError,
)
from tablewright.model import (
    Entity,
    Key,
    add,
    append,
    assign,
    assign_once,
    design_of,
    exclude,
    exists,
    include,
    prepend,
    remove,
    transaction,
    update_of,
)
from tests.model.designs import accounts, events, shop, whatsapp, yggdrasil
from tests.model.designs.accounts import Activity, Notification
from tests.model.designs.events import Event
from tests.model.designs.shop import Cart, Customer, Order
from tests.model.designs.whatsapp import Conversation, Message
from tests.model.designs.yggdrasil import Gender, Person, Tree
from tests.model.items import items_of, plain
from tests.model.targets import WITH_PEERS

ON_TARGETS = WITH_PEERS


@dataclass
class Home:
    street: str
    color: str | None = None


def _tree(db: Any) -> Tree:
    db.create_tables(yggdrasil.DESIGN)
    return db.run(Tree(user_id="u", tree_id="t", tree_name="Smith").put())


def _order(db: Any, **values: Any) -> Order:
    db.create_tables(shop.DESIGN)
    return db.run(Order(tenant_id="a", order_id="1", customer_id="c", **values).put())


def _operations(calls: list[CallReport]) -> list[str]:
    return [call.operation for call in calls]


# Errors


def test_what_is_not_there_is_not_updated(db: Any):
    db.create_tables(yggdrasil.DESIGN)
    with pytest.raises(ItemNotFoundError, match="No Tree exists under this key"):
        db.run(Tree.at(user_id="u", tree_id="t").update(assign(Tree.tree_name, "New")))
    assert [] == items_of(db, "Yggdrasil")


def test_what_is_not_there_is_not_updated_when_it_would_have_been_read(db: Any):
    db.create_tables(shop.DESIGN)
    with pytest.raises(ItemNotFoundError):
        db.run(Order.at(tenant_id="a", order_id="1").update(assign(Order.status, "paid")))


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (lambda: assign(Tree.tree_id, "other"), "tree_id is part of the table's key"),
        (lambda: remove(Tree.tree_name), "tree_name is required, so it cannot be removed"),
        (
            lambda: assign_once(Tree.created_at, datetime.now(UTC)),
            "created_at is part of a key",
        ),
        (lambda: assign(Person.first_name, "Eve"), "Person"),
    ],
)
def test_a_change_that_cannot_be_is_refused(db: Any, change: Any, problem: str):
    tree = _tree(db)
    before = items_of(db, "Yggdrasil")
    with pytest.raises(UpdateRejectedError, match=problem):
        db.run(Tree.at(user_id="u", tree_id="t").update(change()))
    assert before == items_of(db, "Yggdrasil")
    assert tree == db.run(Tree.get("u", "t"))


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (lambda: add(Order.priority, 1), "priority is part of a key"),
        (lambda: assign(Order.version, 3), "version is set by Tablewright"),
        (lambda: assign(Order.tenant_id, "b"), "tenant_id is"),
        (lambda: assign(Order.order_id, "b"), "order_id is part of the table's key"),
    ],
)
def test_a_change_that_would_leave_a_key_unknown_is_refused(db: Any, change: Any, problem: str):
    _order(db)
    with pytest.raises(UpdateRejectedError, match=problem):
        db.run(Order.at(tenant_id="a", order_id="1").update(change()))


@pytest.mark.parametrize(
    ("change", "hint"),
    [
        (lambda: add(Order.priority, 1), r"Assign a whole value: assign\(Order.priority, ...\)."),
        (lambda: assign(Order.version, 3), "Every update increases the version"),
        (lambda: assign(Order.order_id, "b"), "Delete the item and create a new one"),
    ],
)
def test_the_hint_fits_the_rejected_change(db: Any, change: Any, hint: str):
    _order(db)
    with pytest.raises(UpdateRejectedError, match=hint):
        db.run(Order.at(tenant_id="a", order_id="1").update(change()))


def test_a_change_inside_a_map_that_the_item_lacks_names_the_place(db: Any):
    db.create_tables(events.DESIGN)
    db.run(Event(tenant_id="a", event_id="1", payload={"size": 3}).create())
    payload: Any = Event.payload
    place = Event.at(tenant_id="a", event_id="1")
    inside = place.update(assign(payload["box"]["label"], "fragile"))
    for write in (inside, transaction(inside)):
        with pytest.raises(UpdateRejectedError, match=r"for Event.payload\['box'\]\['label'\]"):
            db.run(write)
    assert {"size": 3} == db.run(Event.get("a", "1")).payload


def test_a_computed_attribute_is_not_assigned(db: Any):
    db.create_tables(accounts.DESIGN)
    note = db.run(Notification(user_id="u", notification_id="1").put())
    at = Notification.at(user_id="u", notification_id="1")
    with pytest.raises(UpdateRejectedError, match="is_read_created_at is set by Tablewright"):
        db.run(at.update(assign(Notification.is_read_created_at, "x")))
    assert note == db.run(at.get())


def test_the_same_attribute_twice_is_refused(db: Any):
    _tree(db)
    with pytest.raises(UpdateRejectedError, match="tree_name is changed twice"):
        db.run(
            Tree.at(user_id="u", tree_id="t").update(
                assign(Tree.tree_name, "A"), assign(Tree.tree_name, "B")
            )
        )


def test_no_change_at_all_is_refused(db: Any):
    _tree(db)
    with pytest.raises(UpdateRejectedError, match="Tree"):
        db.run(Tree.at(user_id="u", tree_id="t").update())
    with pytest.raises(UpdateRejectedError, match="nothing was assigned to the draft"):
        update_of(Tree.draft(user_id="u", tree_id="t"))


def test_a_value_of_another_type_is_refused():
    with pytest.raises(InvalidValueError, match="expected str, got int 3"):
        assign(Tree.tree_name, 3)
    with pytest.raises(InvalidValueError):
        add(Tree.person_count, "one")
    with pytest.raises(UpdateRejectedError, match="not a number"):
        add(Tree.tree_name, 1)
    with pytest.raises(UpdateRejectedError, match="not a list"):
        append(Tree.tree_name, ["x"])
    with pytest.raises(UpdateRejectedError, match="not a set"):
        include(Tree.shared_with, {"x"})


def test_a_required_part_of_a_value_is_not_removed(db: Any):
    class Cat(Entity, table="cats"):
        id: str
        home: Home | None = None
        primary = Key("{id}")

    db.create_tables(design_of("cats", Cat))
    db.run(Cat(id="1", home=Home("Main", "red")).put())
    home: Any = Cat.home
    for change in (lambda: remove(home.street), lambda: assign(home.street, None)):
        with pytest.raises(UpdateRejectedError, match=r"Cat\.home\.street.* cannot be removed"):
            change()
    changed = db.run(Cat.at(id="1").update(remove(home.color), assign(home.street, "Side")))
    assert Home("Side") == changed.home


def test_a_new_part_that_holds_the_separator_is_refused(db: Any):
    db.create_tables(shop.DESIGN)
    order = _order(db)
    with pytest.raises(KeyPartError, match="customer_id is empty"):
        db.run(Order.at(tenant_id="a", order_id="1").update(assign(Order.customer_id, "")))
    assert order == db.run(Order.get("a", "1"))


def test_a_condition_that_does_not_hold_is_an_error_and_changes_nothing(db: Any):
    tree = _tree(db)
    update = Tree.at(user_id="u", tree_id="t").update(assign(Tree.tree_name, "New"))
    with pytest.raises(ConditionFailedError) as refused:
        db.run(update.when(Tree.person_count > 3, exists(Tree.description)))
    assert tree == refused.value.found
    assert tree == db.run(Tree.get("u", "t"))


# Changes


def test_an_attribute_is_assigned(db: Any, clock: ManualClock):
    tree = _tree(db)
    clock.advance(seconds=5)
    changed = db.run(Tree.at(user_id="u", tree_id="t").update(assign(Tree.tree_name, "New")))
    assert "New" == changed.tree_name
    assert tree.created_at == changed.created_at
    assert tree.updated_at + timedelta(seconds=5) == changed.updated_at
    assert changed == db.run(Tree.get("u", "t"))


def test_an_assignment_of_none_removes(db: Any):
    _tree(db)
    at = Tree.at(user_id="u", tree_id="t")
    db.run(at.update(assign(Tree.description, "old")))
    assert db.run(at.update(assign(Tree.description, None))).description is None
    assert "Description" not in items_of(db, "Yggdrasil")[0]


def test_numbers_are_added_to_what_is_stored(db: Any):
    _tree(db)
    at = Tree.at(user_id="u", tree_id="t")
    db.run(at.update(add(Tree.person_count, 3)))
    assert 1 == db.run(at.update(add(Tree.person_count, -2))).person_count


def test_decimals_are_added_exactly(db: Any):
    _order(db, total=Decimal("0.10"))
    at = Order.at(tenant_id="a", order_id="1")
    assert Decimal("0.30") == db.run(at.update(add(Order.total, Decimal("0.20")))).total


def test_lists_grow_at_both_ends(db: Any):
    _tree(db)
    at = Tree.at(user_id="u", tree_id="t")
    db.run(at.update(append(Tree.shared_with, ["b"])))
    db.run(at.update(append(Tree.shared_with, ["c", "d"])))
    changed = db.run(at.update(prepend(Tree.shared_with, ["a"])))
    assert ["a", "b", "c", "d"] == changed.shared_with


def test_an_element_of_a_list_is_assigned_and_removed(db: Any):
    _tree(db)
    at = Tree.at(user_id="u", tree_id="t")
    db.run(at.update(assign(Tree.shared_with, ["a", "b", "c"])))
    shared: Any = Tree.shared_with
    assert ["a", "X", "c"] == db.run(at.update(assign(shared[1], "X"))).shared_with
    assert ["X", "c"] == db.run(at.update(remove(shared[0]))).shared_with


def test_members_join_and_leave_a_set(db: Any):
    db.create_tables(shop.DESIGN)
    db.run(Customer(tenant_id="a", customer_id="c", email="a@b", nickname=None).put())
    at = Customer.at(customer_id="c")
    db.run(at.update(include(Customer.labels, {"x", "y"})))
    assert {"y"} == db.run(at.update(exclude(Customer.labels, {"x"}))).labels


def test_a_set_becomes_empty_by_assigning_an_empty_one_or_removing_it(db: Any):
    db.create_tables(shop.DESIGN)
    db.run(Customer(tenant_id="a", customer_id="c", email="a@b", nickname=None).put())
    at = Customer.at(customer_id="c")
    db.run(at.update(include(Customer.labels, {"x"})))
    assert not db.run(at.update(assign(Customer.labels, set[str]()))).labels
    db.run(at.update(include(Customer.labels, {"x"})))
    assert not db.run(at.update(remove(Customer.labels))).labels


def test_a_value_is_assigned_once(db: Any):
    _tree(db)
    at = Tree.at(user_id="u", tree_id="t")
    db.run(at.update(assign_once(Tree.description, "first")))
    assert "first" == db.run(at.update(assign_once(Tree.description, "second"))).description


# What is made of what changes


def test_an_update_that_knows_every_part_reads_nothing(db: Any, calls: list[CallReport]):
    db.create_tables(events.DESIGN)
    event = db.run(Event(tenant_id="a", event_id="1").put())
    calls.clear()
    db.run(
        Event.at(tenant_id="a", event_id="1").update(
            assign(Event.status, "delivered"), assign(Event.timestamp, event.timestamp)
        )
    )
    assert ["UpdateItem"] == _operations(calls)


def test_a_composite_key_follows_its_parts(db: Any, calls: list[CallReport]):
    db.create_tables(events.DESIGN)
    event = db.run(Event(tenant_id="a", event_id="1").put())
    calls.clear()
    db.run(Event.at(tenant_id="a", event_id="1").update(assign(Event.status, "delivered")))
    assert ["GetItem", "UpdateItem"] == _operations(calls)
    [item] = items_of(db, "Events")
    millis = int(event.timestamp.timestamp() * 1000)
    assert {"S": f"delivered#{millis}"} == item["gsi1sk"]
    assert [] == db.all(Event.inbox("a"))
    assert ["1"] == [one.event_id for one in db.all(Event.inbox("a", "delivered"))]


def test_a_computed_attribute_follows_its_parts(db: Any):
    db.create_tables(accounts.DESIGN)
    note = db.run(Notification(user_id="u", notification_id="1").put())
    db.run(
        Notification.at(user_id="u", notification_id="1").update(assign(Notification.is_read, True))
    )
    seconds = int(note.created_at.timestamp())
    assert f"true#{seconds}" == plain(items_of(db, "notifications")[0])["isRead#createdAt"]
    assert [] == db.all(Notification.unread("u"))
    assert 1 == len(db.all(Notification.unread("u", True)))


def test_an_entry_goes_when_a_part_goes_and_comes_with_it(db: Any):
    db.create_tables(whatsapp.DESIGN)
    moment = datetime(2090, 1, 1, tzinfo=UTC)
    message = Message(wa_message_id="m", sender="x", conversation_pk="c", received_at=moment)
    db.run(message.put())
    at = Message.at(wa_message_id="m")
    assert ["m"] == [one.wa_message_id for one in db.all(Message.of_conversation("c"))]
    db.run(at.update(remove(Message.received_at)))
    assert [] == db.all(Message.of_conversation("c"))
    db.run(at.update(assign(Message.received_at, moment)))
    assert ["m"] == [one.wa_message_id for one in db.all(Message.of_conversation("c"))]


def test_an_entry_with_a_condition_follows_it(db: Any):
    _order(db)
    at = Order.at(tenant_id="a", order_id="1")
    assert 1 == db.run(Order.queue("a").count())
    db.run(at.update(assign(Order.status, "paid")))
    assert 0 == db.run(Order.queue("a").count())
    assert "gsi1pk" not in items_of(db, "Shop")[0]
    db.run(at.update(assign(Order.priority, 1)))
    assert "gsi1pk" not in items_of(db, "Shop")[0]
    db.run(at.update(assign(Order.status, "held")))
    assert "0001#1" == plain(items_of(db, "Shop")[0])["gsi1sk"]


def test_a_local_index_follows_and_the_tables_key_stays(db: Any):
    _order(db)
    at = Order.at(tenant_id="a", order_id="1")
    assert [] == db.all(Order.due_in("a"))
    db.run(at.update(assign(Order.due, date(2090, 5, 1))))
    assert ["1"] == [order.order_id for order in db.all(Order.due_in("a"))]
    db.run(at.update(remove(Order.due)))
    assert [] == db.all(Order.due_in("a"))
    assert "1" == db.run(Order.get("a", "1")).order_id


def test_a_key_of_several_attributes_needs_nothing_beside_them(db: Any, calls: list[CallReport]):
    order = _order(db)
    db.run(Order.at(tenant_id="a", order_id="1").update(assign(Order.status, "paid")))
    assert [] == db.all(Order.in_status("a", "open"))
    assert [order.order_id] == [one.order_id for one in db.all(Order.in_status("a", "paid"))]


def test_a_part_that_is_stored_in_keys_only_is_kept_by_updates(db: Any):
    db.create_tables(yggdrasil.DESIGN)
    person = Person(user_id="u", tree_id="t", person_id="p", first_name="J", last_name="S", n=7)
    db.run(person.put())
    at = Person.at(user_id="u", person_id="p")
    moment = datetime(2090, 1, 1, tzinfo=UTC)
    assert 7 == db.run(at.update(assign(Person.created_at, moment))).n
    assert "PERSON#2090-01-01T00:00:00.000Z#7" == plain(items_of(db, "Yggdrasil")[0])["GSI3SK"]


def test_a_part_that_is_stored_in_keys_only_can_be_changed(db: Any):
    db.create_tables(yggdrasil.DESIGN)
    db.run(Person(user_id="u", tree_id="t", person_id="p", first_name="J", last_name="S").put())
    changed = db.run(Person.at(user_id="u", person_id="p").update(assign(Person.n, 9)))
    assert 9 == changed.n
    assert changed == db.run(Person.get("u", "p"))


def test_expiry_follows_what_it_counts_from(db: Any, clock: ManualClock):
    db.create_tables(shop.DESIGN)
    seen = datetime.fromtimestamp(clock.now(), UTC)
    db.run(Cart(tenant_id="a", cart_id="c", seen_at=seen).put())
    later = seen + timedelta(minutes=50)
    changed = db.run(Cart.at(tenant_id="a", cart_id="c").update(assign(Cart.seen_at, later)))
    assert later + timedelta(hours=1) == changed.expires
    expires = int(changed.expires.timestamp())
    assert f"CART#{expires}" == plain(items_of(db, "Shop")[0])["dueKey"]


# What the caller has read


def test_a_draft_of_what_was_read_reads_nothing(db: Any, calls: list[CallReport]):
    db.create_tables(events.DESIGN)
    event = db.run(Event(tenant_id="a", event_id="1").put())
    calls.clear()
    draft = event.edited()
    draft.status = "delivered"
    assert "delivered" == db.run(update_of(draft)).status
    assert ["UpdateItem"] == _operations(calls)


def test_a_draft_of_what_was_read_is_refused_if_it_has_changed(db: Any):
    db.create_tables(events.DESIGN)
    event = db.run(Event(tenant_id="a", event_id="1").put())
    other = datetime(2090, 1, 1, tzinfo=UTC)
    db.run(Event.at(tenant_id="a", event_id="1").update(assign(Event.timestamp, other)))
    draft = event.edited()
    draft.status = "delivered"
    with pytest.raises(VersionConflictError) as refused:
        db.run(update_of(draft))
    assert other == refused.value.found.timestamp


def test_a_draft_of_what_others_wrote_in_another_spelling_is_taken(db: Any):
    db.create_tables(yggdrasil.DESIGN)
    tree = _tree(db)
    raw = {**items_of(db, "Yggdrasil")[0], "CreatedAt": {"S": "2090-01-01T01:00:00+01:00"}}
    raw["Description"] = {"NULL": True}
    db.call("PutItem", {"TableName": "Yggdrasil", "Item": raw})
    tree = db.run(Tree.get("u", "t"))
    draft = tree.edited()
    draft.created_at = datetime(2090, 1, 2, tzinfo=UTC)
    assert datetime(2090, 1, 2, tzinfo=UTC) == db.run(update_of(draft)).created_at
    person = Person(
        user_id="u", tree_id="t", person_id="p", first_name="J", last_name="S", gender=Gender.MALE
    )
    db.run(person.put())
    [raw] = [one for one in items_of(db, "Yggdrasil") if one["SK"]["S"] == "PERSON#p"]
    raw["CreatedAt"] = {"S": "2090-01-01T00:00:00Z"}
    db.call("PutItem", {"TableName": "Yggdrasil", "Item": raw})
    draft = db.run(Person.get("u", "p")).edited()
    draft.n = 4
    assert 4 == db.run(update_of(draft)).n


def test_a_conversation_counts_what_is_unread(db: Any):
    db.create_tables(whatsapp.DESIGN)
    moment = datetime(2090, 1, 1, tzinfo=UTC)
    thread = Conversation(
        phone_arn_suffix="p", customer_wa_id="c", inbox_pk="i", customer="c", received_at=moment
    )
    db.run(thread.put())
    draft = Conversation.draft(phone_arn_suffix="p", customer_wa_id="c")
    draft.unread_count += 1
    draft.received_at = moment + timedelta(minutes=1)
    changed = db.run(update_of(draft))
    assert (1, moment + timedelta(minutes=1)) == (changed.unread_count, changed.received_at)
    assert [changed] == db.all(Conversation.inbox("i"))


def test_activities_keep_their_key_whatever_changes(db: Any):
    db.create_tables(accounts.DESIGN)
    at = datetime(2090, 1, 1, tzinfo=UTC)
    db.run(Activity(account_id="a", event_id="e", timestamp=at, user_id="u").put())
    place = Activity.at(account_id="a", event_id="e", timestamp=at)
    db.run(place.update(remove(Activity.user_id)))
    assert [] == db.all(Activity.of_user("u"))
    assert ["e"] == [one.event_id for one in db.all(Activity.of_account("a"))]
    with pytest.raises(UpdateRejectedError, match="timestamp is part of the table's key"):
        db.run(place.update(assign(Activity.timestamp, at)))

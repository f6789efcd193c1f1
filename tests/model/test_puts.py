"""Puts and creations: whole items, with what writing sets."""

# Lines that a type checker refuses are here to see what happens when they are run.
# pyright: reportArgumentType=false, reportAttributeAccessIssue=false, reportCallIssue=false

from __future__ import annotations

import copy
import inspect
import pickle
from datetime import UTC, datetime, timedelta
from decimal import Decimal
from typing import Any

import pytest

from tablewright import ManualClock
from tablewright.client import CallReport
from tablewright.errors import (
    AlreadyExistsError,
    ConditionFailedError,
    InvalidValueError,
    KeyPartError,
    MissingPartError,
    NotAConditionError,
    UnknownArgumentError,
)
from tablewright.ids import RandomIds
from tablewright.model import Entity, Index, Table, missing, put_all
from tablewright.model.calls import Session
from tests.model.designs import accounts, shop, whatsapp, yggdrasil
from tests.model.designs.accounts import Membership, Role
from tests.model.designs.shop import Cart, Order
from tests.model.designs.whatsapp import Conversation, Message, Note
from tests.model.designs.yggdrasil import Person, Tree
from tests.model.items import items_of, plain

MOMENT = datetime(2090, 1, 1, tzinfo=UTC)


def _tree(**values: Any) -> Tree:
    return Tree(**({"user_id": "u", "tree_id": "t", "tree_name": "Smith"} | values))


# Errors


def test_a_missing_argument_is_a_type_error():
    with pytest.raises(TypeError, match="tree_name"):
        Tree(user_id="u", tree_id="t")


def test_an_unknown_argument_is_refused_with_a_guess():
    with pytest.raises(UnknownArgumentError, match="no attribute 'tree_nam'; did you mean 'tree_n"):
        Tree(user_id="u", tree_id="t", tree_name="x", tree_nam="y")


def test_a_computed_attribute_is_not_given():
    with pytest.raises(TypeError, match="timestamp_event_id"):
        accounts.Activity(account_id="a", event_id="e", timestamp=MOMENT, timestamp_event_id="x")


def test_a_value_of_another_type_is_refused():
    with pytest.raises(InvalidValueError, match=r"Tree\.person_count: expected int, got str 'x'"):
        _tree(person_count="x")
    with pytest.raises(InvalidValueError, match=r"Tree\.is_public: expected bool, got int 1"):
        _tree(is_public=1)
    with pytest.raises(InvalidValueError, match="expected a datetime with a time zone"):
        _tree(created_at=datetime(2025, 1, 1))  # noqa: DTZ001


def test_an_assignment_is_checked_as_well():
    tree = _tree()
    with pytest.raises(InvalidValueError, match=r"Tree\.tree_name: expected str"):
        tree.tree_name = 3
    with pytest.raises(AttributeError, match="Tree has no attribute 'tree_nam' to assign to"):
        tree.tree_nam = "x"
    assert "Smith" == tree.tree_name


def test_an_entity_that_was_changed_past_its_checks_is_refused(db: Any):
    db.create_tables(yggdrasil.DESIGN)
    tree = _tree()
    vars(tree)["tree_name"] = 3
    with pytest.raises(InvalidValueError, match=r"Tree\.tree_name: expected str, got int 3"):
        db.run(tree.put())
    assert [] == items_of(db, "Yggdrasil")


def test_a_condition_that_does_not_hold_is_an_error(db: Any):
    db.create_tables(yggdrasil.DESIGN)
    old = db.run(_tree(description="old").put())
    with pytest.raises(ConditionFailedError) as refused:
        db.run(_tree().put(missing(Tree.description)))
    assert old == refused.value.found
    assert old == db.run(Tree.get("u", "t"))


def test_a_condition_on_another_entity_is_refused():
    with pytest.raises(NotAConditionError, match="on Tree names an attribute of Person"):
        _tree().put(Person.first_name == "x")


def test_what_is_no_condition_is_refused():
    with pytest.raises(NotAConditionError, match="True is not a condition"):
        _tree().put(True)


def test_an_empty_text_is_refused_where_an_index_wants_a_key(db: Any):
    db.create_tables(whatsapp.DESIGN)
    note = Message(wa_message_id="m", sender="s", conversation_pk="", received_at=MOMENT)
    with pytest.raises(KeyPartError, match="conversation_pk is empty"):
        db.run(note.put())


def test_a_key_that_begins_like_that_of_a_guard_is_refused(db: Any):
    from tablewright.model import Entity, Key, design_of, unique

    class Account(Entity, table="accounts"):
        id: str
        email: str = unique()
        primary = Key("{id}")

        @primary.get
        def get(cls, id: str) -> None:  # noqa: A002
            """An account."""

    db.create_tables(design_of("accounts", Account))
    db.run(Account(id="1", email="a@b").create())
    before = items_of(db, "accounts")
    forged = "UNIQUE#Account#email#a@b"
    with pytest.raises(KeyPartError, match="'UNIQUE#' is reserved for keys of guards"):
        db.run(Account(id=forged, email="c@d").put())
    with pytest.raises(KeyPartError):
        db.run(Account.get(forged))
    with pytest.raises(KeyPartError):
        db.all(Account.primary(id=forged))
    assert before == items_of(db, "accounts")
    assert ["1"] == [one.id for one in db.all(Account.scan())]


# What is stored


def test_a_put_replaces_the_whole_item(db: Any):
    db.create_tables(yggdrasil.DESIGN)
    db.run(_tree(description="old", shared_with=["a"]).put())
    new = db.run(_tree().put())
    assert new == db.run(Tree.get("u", "t"))
    assert "Description" not in items_of(db, "Yggdrasil")[0]


def test_a_put_is_one_call(db: Any, calls: list[CallReport]):
    db.create_tables(yggdrasil.DESIGN)
    calls.clear()
    db.run(_tree().put())
    assert ["PutItem"] == [call.operation for call in calls]


def test_an_entity_can_be_created_put_and_put_again(db: Any, clock: ManualClock):
    db.create_tables(yggdrasil.DESIGN)
    tree = db.run(_tree().create())
    clock.advance(seconds=1.25)
    tree.tree_name = "New"
    assert tree is db.run(tree.put())
    assert tree == db.run(Tree.get("u", "t"))
    assert timedelta(seconds=1.25) == tree.updated_at - tree.created_at
    with pytest.raises(AlreadyExistsError):
        db.run(tree.create())


def test_times_are_those_that_are_read_back(db: Any, clock: ManualClock):
    # A clock is finer than what is stored.
    clock.advance(seconds=0.123456)
    db.create_tables(yggdrasil.DESIGN)
    tree = db.run(_tree().put())
    assert tree == db.run(Tree.get("u", "t"))
    db.create_tables(shop.DESIGN)
    seen = datetime.fromtimestamp(clock.now(), UTC)
    cart = db.run(Cart(tenant_id="a", cart_id="c", seen_at=seen).put())
    assert cart == db.run(Cart.get("a", "c"))


def test_times_that_are_given_are_kept(db: Any):
    db.create_tables(yggdrasil.DESIGN)
    tree = db.run(_tree(created_at=MOMENT, updated_at=MOMENT).put())
    assert (MOMENT, MOMENT) == (tree.created_at, tree.updated_at)
    db.run(tree.put())
    assert MOMENT == tree.created_at != tree.updated_at


def test_a_time_that_is_given_as_none_is_that_of_the_write(db: Any, clock: ManualClock):
    db.create_tables(yggdrasil.DESIGN)
    db.run(_tree(created_at=None, updated_at=None).put())
    now = datetime.fromtimestamp(clock.now(), UTC)
    assert now == db.run(Tree.get("u", "t")).created_at


def test_sparse_entries_are_left_out(db: Any):
    db.create_tables(whatsapp.DESIGN)
    db.run(Message(wa_message_id="m", sender="s", conversation_pk="c").put())
    [item] = items_of(db, "base-whatsapp")
    stored = {
        "pk": "MSG#m",
        "itemType": "MESSAGE",
        "direction": "INBOUND",
        "from": "s",
        "to": "",
        "conversationPk": "c",
    }
    assert stored == plain(item)
    assert [] == db.all(Message.of_conversation("c"))


def test_an_entity_that_only_stores_the_keys_of_an_index_is_not_taken_for_another(db: Any):
    db.create_tables(whatsapp.DESIGN)
    db.run(Note(note_id="n", inbox_pk="i", received_at=MOMENT).put())
    thread = Conversation(
        phone_arn_suffix="p", customer_wa_id="c", inbox_pk="i", customer="c", received_at=MOMENT
    )
    db.run(thread.put())
    assert [thread] == db.all(Conversation.inbox("i"))
    assert 1 == db.run(Conversation.inbox("i").count())
    assert [] == db.all(Message.inbox("i"))
    assert not db.run(Message.inbox("i").exists())


def test_natural_keys_are_stored_once(db: Any):
    db.create_tables(accounts.DESIGN)
    db.run(Membership(user_id="u", account_id="a", role=Role.ADMIN).put())
    [item] = items_of(db, "users_accounts")
    assert {
        "userId",
        "accountId",
        "role",
        "permissions",
        "isDefault",
        "joinedAt",
        "status",
    } == set(item)
    assert ["u"] == [one.user_id for one in db.all(Membership.in_account("a", Role.ADMIN))]
    assert [] == db.all(Membership.in_account("a", Role.OWNER))


def test_a_decimal_comes_back_exactly(db: Any):
    db.create_tables(shop.DESIGN)
    total = Decimal("12345678901234567890.123456789012345678")
    db.run(Order(tenant_id="a", order_id="1", customer_id="c", total=total).put())
    assert total == db.run(Order.get("a", "1")).total


def test_an_item_that_does_not_fit_is_refused_in_words(db: Any):
    from tablewright.errors import StoredItemError

    db.create_tables(yggdrasil.DESIGN)
    db.run(_tree().put())
    [item] = items_of(db, "Yggdrasil")
    db.call("PutItem", {"TableName": "Yggdrasil", "Item": {**item, "PersonCount": {"S": "many"}}})
    with pytest.raises(StoredItemError, match=r"Tree\.PersonCount: expected N .*found S 'many'"):
        db.run(Tree.get("u", "t"))
    with pytest.raises(StoredItemError, match=r"'PK': 'USER#u'"):
        db.all(Tree.of_user("u"))


def test_what_is_changed_while_a_write_is_waited_for_stays():
    tree = _tree()
    for operation in (tree.put(), put_all([tree])):
        steps = operation.steps(Session(clock=ManualClock(), ids=RandomIds(), keys=None))
        next(steps)
        tree.tree_name = "Changed meanwhile"
        with pytest.raises(StopIteration):
            steps.send({"UnprocessedItems": {}})
        assert "Changed meanwhile" == tree.tree_name
        assert tree.updated_at is not None


# Entities as objects


def test_entities_are_equal_by_their_values():
    assert _tree() == _tree()
    assert _tree() != _tree(tree_name="Other")
    assert _tree() != "a tree"
    with pytest.raises(TypeError, match="unhashable"):
        hash(_tree())


def test_entities_can_be_copied_and_pickled():
    tree = _tree(shared_with=["a"])
    assert tree == copy.deepcopy(tree)
    assert tree == pickle.loads(pickle.dumps(tree))


def test_the_signature_of_an_entity_names_its_attributes():
    parameters = inspect.signature(Tree).parameters
    assert inspect.Parameter.empty is parameters["tree_name"].default
    assert parameters["shared_with"].kind is inspect.Parameter.KEYWORD_ONLY


def test_a_constructor_that_somebody_wrote_is_used():
    class Shelf(Table, name="shelf"):
        primary = Index("pk")

    class Named(Entity, abstract=True):
        name: str

        def __init__(self, **values: Any) -> None:
            super().__init__(**{"name": "Anon"} | values)

    class Book(Named, table=Shelf):
        isbn: str
        primary = Shelf.primary("BOOK#{isbn}")

    assert "Anon" == Book(isbn="1").name


def test_what_is_encrypted_is_not_shown():
    order = Order(tenant_id="a", order_id="1", customer_id="c", note="the cat knows")
    assert "the cat knows" not in repr(order)
    assert "note=<encrypted>" in repr(order)


def test_a_default_is_made_anew_for_each():
    first = Membership(user_id="u", account_id="a", role=Role.ADMIN)
    first.permissions["x"] = 1
    assert {} == Membership(user_id="v", account_id="a", role=Role.ADMIN).permissions


def test_a_place_needs_every_part_of_the_key():
    with pytest.raises(MissingPartError, match=r"'TREE#\{tree_id\}' requires tree_id"):
        Tree.at(user_id="u")
    with pytest.raises(UnknownArgumentError, match="tree_name is not part of the key"):
        Tree.at(user_id="u", tree_id="t", tree_name="x")
    with pytest.raises(MissingPartError):
        Tree.draft(tree_id="t")

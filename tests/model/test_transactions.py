"""Transactions: writes together or not at all, and reads of one moment."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright.client import CallReport
from tablewright.errors import (
    AlreadyExistsError,
    BatchRejectedError,
    ConditionFailedError,
    ItemNotFoundError,
    NotAConditionError,
    NotUniqueError,
    TransactionFailedError,
    VersionConflictError,
)
from tablewright.model import add, assign, check, snapshot, transaction, update_of
from tests.model.designs import shop, yggdrasil
from tests.model.designs.shop import Customer, Order
from tests.model.designs.yggdrasil import Person, Tree, User
from tests.model.items import items_of
from tests.model.targets import WITH_PEERS

ON_TARGETS = WITH_PEERS


@pytest.fixture
def ygg(db: Any) -> Any:
    db.create_tables(yggdrasil.DESIGN)
    return db


def _person(person_id: str = "p") -> Person:
    return Person(user_id="u", tree_id="t", person_id=person_id, first_name="J", last_name="S")


def _tree(db: Any) -> Tree:
    return db.run(Tree(user_id="u", tree_id="t", tree_name="Smith").put())


# Errors


def test_an_empty_transaction_is_refused():
    with pytest.raises(BatchRejectedError, match="The transaction is empty"):
        transaction()
    with pytest.raises(BatchRejectedError, match="A snapshot must have 1 to 100 items"):
        snapshot()


def test_a_transaction_of_more_than_100_writes_is_refused(ygg: Any, calls: list[CallReport]):
    calls.clear()
    writes = [User(user_id=str(number), email=f"{number}@x").create() for number in range(51)]
    with pytest.raises(
        BatchRejectedError, match="The transaction has 102 writes, including guards"
    ):
        ygg.run(transaction(*writes))
    assert [] == calls


def test_two_writes_of_one_item_are_refused(ygg: Any, calls: list[CallReport]):
    _tree(ygg)
    calls.clear()
    at = Tree.at(user_id="u", tree_id="t")
    with pytest.raises(BatchRejectedError, match=r"writes the item .*'TREE#t'.* more than once"):
        ygg.run(transaction(at.update(add(Tree.person_count, 1)), check(Tree.get("u", "t"))))
    assert [] == calls


def test_a_check_through_an_index_is_refused():
    with pytest.raises(BatchRejectedError, match=r"Person\.find reads an index"):
        check(Person.find("p"))
    with pytest.raises(BatchRejectedError, match=r"Person\.find reads an index"):
        snapshot(Person.find("p"), Person.find("q"))


def test_a_check_of_another_entity_is_refused():
    with pytest.raises(NotAConditionError, match="on Person names an attribute of Tree"):
        check(Person.get("u", "p"), Tree.tree_name == "x")


def test_one_failure_undoes_all_and_every_write_has_its_reason(ygg: Any):
    tree = _tree(ygg)
    before = items_of(ygg, "Yggdrasil")
    with pytest.raises(TransactionFailedError) as refused:
        ygg.run(
            transaction(
                _person().create(),
                Tree(user_id="u", tree_id="t", tree_name="Other").create(),
                Tree.at(user_id="u", tree_id="gone").update(add(Tree.person_count, 1)),
            )
        )
    first, second, third = refused.value.reasons
    assert first is None
    assert isinstance(second, AlreadyExistsError)
    assert tree == second.found
    assert isinstance(third, ItemNotFoundError)
    assert "Tree already exists under this key" in str(refused.value)
    assert before == items_of(ygg, "Yggdrasil")


def test_a_check_that_fails_undoes_all(ygg: Any):
    _tree(ygg)
    ygg.run(_person().create())
    with pytest.raises(TransactionFailedError) as refused:
        ygg.run(
            transaction(
                Tree.at(user_id="u", tree_id="t").update(add(Tree.person_count, 1)),
                check(Person.get("u", "p"), Person.first_name == "Eve"),
            )
        )
    assert isinstance(refused.value.reasons[1], ConditionFailedError)
    assert 0 == ygg.run(Tree.get("u", "t")).person_count


def test_a_check_of_what_is_not_there_fails(ygg: Any):
    with pytest.raises(TransactionFailedError) as refused:
        ygg.run(transaction(check(Person.get("u", "nobody"))))
    assert isinstance(refused.value.reasons[0], ItemNotFoundError)


def test_a_value_that_is_taken_undoes_all(ygg: Any):
    ygg.run(User(user_id="1", email="a@b").create())
    with pytest.raises(TransactionFailedError) as refused:
        ygg.run(transaction(_person().create(), User(user_id="2", email="a@b").create()))
    assert isinstance(refused.value.reasons[1], NotUniqueError)
    assert ygg.run(Person.get("u", "p")) is None


def test_what_is_seen_while_reading_is_a_reason_too(db: Any):
    db.create_tables(shop.DESIGN)
    order = Order(tenant_id="a", order_id="1", customer_id="c")
    with pytest.raises(TransactionFailedError) as refused:
        db.run(
            transaction(
                order.create(),
                Customer.at(customer_id="gone").erase(),  # reads which guards to release
                Order.at(tenant_id="a", order_id="2").update(assign(Order.status, "paid")),
            )
        )
    assert [False, True, False] == [
        isinstance(reason, ItemNotFoundError) for reason in refused.value.reasons
    ]
    assert [] == items_of(db, "Shop")
    assert 0 == order.version


def test_a_version_that_has_changed_undoes_all(db: Any):
    db.create_tables(shop.DESIGN)
    order = db.run(Order(tenant_id="a", order_id="1", customer_id="c").create())
    db.run(Order.at(tenant_id="a", order_id="1").update(assign(Order.status, "held")))
    draft = order.edited()
    draft.status = "paid"
    with pytest.raises(TransactionFailedError) as refused:
        db.run(transaction(update_of(draft)))
    assert isinstance(refused.value.reasons[0], VersionConflictError)


# What is done


def test_writes_of_several_entities_happen_together(ygg: Any, calls: list[CallReport]):
    _tree(ygg)
    ygg.run(_person("old").create())
    person = _person("new")
    calls.clear()
    ygg.run(
        transaction(
            person.create(),
            Tree.at(user_id="u", tree_id="t").update(add(Tree.person_count, 1)),
            Person.at(user_id="u", person_id="old").delete(),
        )
    )
    assert ["TransactWriteItems"] == [call.operation for call in calls]
    assert 1 == ygg.run(Tree.get("u", "t")).person_count
    assert [person] == ygg.all(Person.in_tree("t"))
    assert person.created_at is not None


def test_an_update_in_a_transaction_re_makes_keys(db: Any):
    db.create_tables(shop.DESIGN)
    db.run(Order(tenant_id="a", order_id="1", customer_id="c").create())
    db.run(
        transaction(
            Order.at(tenant_id="a", order_id="1").update(assign(Order.status, "paid")),
            Customer(tenant_id="a", customer_id="c", email="x", nickname="n").create(),
        )
    )
    assert [] == db.all(Order.queue("a"))
    assert ["1"] == [order.order_id for order in db.all(Order.in_status("a", "paid"))]
    assert "c" == db.run(Customer.by_unique(nickname="n")).customer_id


def test_a_check_by_itself_can_be_run(ygg: Any):
    ygg.run(_person().create())
    ygg.run(check(Person.get("u", "p"), Person.first_name == "J"))


def test_items_are_read_at_one_moment(ygg: Any, calls: list[CallReport]):
    tree, person = _tree(ygg), ygg.run(_person().create())
    calls.clear()
    assert (person, tree, None) == ygg.run(
        snapshot(Person.get("u", "p"), Tree.get("u", "t"), Person.get("u", "x"))
    )
    assert ["TransactGetItems"] == [call.operation for call in calls]

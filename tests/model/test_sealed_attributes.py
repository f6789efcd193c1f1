"""Encrypted attributes at work: in entities, on every way in and out."""

# Lines that a type checker refuses are here to see what happens when they are run.
# pyright: reportArgumentType=false

from __future__ import annotations

from typing import Any

import pytest

from tablewright.errors import NoKeysError, NotAConditionError, TamperedValueError
from tablewright.model import (
    append,
    assign,
    assign_once,
    get_all,
    remove,
    snapshot,
    transaction,
    update_of,
)
from tests.model.designs import shop
from tests.model.designs.shop import Customer, Order
from tests.model.items import items_of

SECRET = "the cat is out"


@pytest.fixture
def order(db: Any) -> Order:
    db.create_tables(shop.DESIGN)
    return db.run(Order(tenant_id="a", order_id="1", customer_id="c", note=SECRET).create())


def test_without_keys_nothing_is_written(db: Any, target: str):
    from tablewright.client import AsyncDatabase, Database

    db.create_tables(shop.DESIGN)
    inner = getattr(db, "database", db)
    keyless: Any = type(inner)(transport=inner._transport)
    assert isinstance(keyless, Database | AsyncDatabase)
    order = Order(tenant_id="a", order_id="1", customer_id="c", note=SECRET)
    run = keyless.run if inner is db else lambda operation: db._runner.run(keyless.run(operation))
    with pytest.raises(NoKeysError):
        run(order.create())
    assert [] == items_of(db, "Shop")
    run(Order(tenant_id="a", order_id="2", customer_id="c").create())


def test_a_change_of_a_part_is_refused():
    with pytest.raises(NotAConditionError, match="encrypted"):
        append(Order.note, ["x"])
    with pytest.raises(NotAConditionError, match="encrypted"):
        assign_once(Order.note, "x")


def test_a_value_of_another_item_is_not_taken_for_this_one(db: Any, order: Order):
    db.run(Order(tenant_id="a", order_id="2", customer_id="c", note="other").create())
    first, second = sorted(items_of(db, "Shop"), key=lambda item: item["orderId"]["S"])
    db.call("PutItem", {"TableName": "Shop", "Item": {**second, "note": first["note"]}})
    with pytest.raises(TamperedValueError):
        db.run(Order.get("a", "2"))


def test_what_is_stored_is_not_readable(db: Any, order: Order):
    [item] = items_of(db, "Shop")
    assert {"B"} == set(item["note"])
    assert SECRET not in str(item)


def test_what_was_encrypted_is_read_on_every_way(db: Any, order: Order):
    assert SECRET == order.note
    assert order == db.run(Order.get("a", "1"))
    assert [order] == db.all(Order.of_tenant("a"))
    assert [order] == db.all(Order.scan())
    assert [order] == db.all(Order.queue("a"))
    assert [order] == db.run(get_all([Order.get("a", "1")]))
    assert (order, None) == db.run(snapshot(Order.get("a", "1"), Order.get("a", "2")))


def test_what_was_encrypted_is_changed_and_removed(db: Any, order: Order):
    at = Order.at(tenant_id="a", order_id="1")
    assert "new" == db.run(at.update(assign(Order.note, "new"))).note
    draft = db.run(Order.get("a", "1")).edited()
    draft.note = "newer"
    assert "newer" == db.run(update_of(draft)).note
    db.run(transaction(at.update(assign(Order.note, "newest"))))
    assert "newest" == db.run(Order.get("a", "1")).note
    assert db.run(at.update(remove(Order.note))).note is None
    assert "note" not in items_of(db, "Shop")[0]


def test_an_update_of_something_else_keeps_it(db: Any, order: Order):
    changed = db.run(Order.at(tenant_id="a", order_id="1").update(assign(Order.status, "paid")))
    assert SECRET == changed.note == db.run(Order.get("a", "1")).note


def test_whose_key_it_is_comes_from_the_item_where_the_key_does_not_say_it(db: Any):
    db.create_tables(shop.DESIGN)
    db.run(Customer(tenant_id="a", customer_id="c", email="x", nickname=None).create())
    changed = db.run(Customer.at(customer_id="c").update(assign(Customer.secret, SECRET)))
    assert SECRET == changed.secret == db.run(Customer.get("c")).secret


def test_what_a_failed_condition_found_stays_closed(db: Any, order: Order):
    from tablewright.errors import ConditionFailedError

    with pytest.raises(ConditionFailedError) as refused:
        db.run(order.put(Order.status == "paid"))
    assert SECRET not in repr(refused.value.found)

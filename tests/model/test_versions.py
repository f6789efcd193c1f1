"""Versions: two writers cannot overwrite each other."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright.errors import (
    AlreadyExistsError,
    ConditionFailedError,
    ItemNotFoundError,
    VersionConflictError,
)
from tablewright.model import assign, update_of
from tests.model.designs import shop
from tests.model.designs.shop import Order


@pytest.fixture
def order(db: Any) -> Order:
    db.create_tables(shop.DESIGN)
    return db.run(Order(tenant_id="a", order_id="1", customer_id="c").create())


def test_a_put_of_an_older_version_is_refused(db: Any, order: Order):
    mine, theirs = db.run(Order.get("a", "1")), db.run(Order.get("a", "1"))
    mine.status = "paid"
    db.run(mine.put())
    theirs.status = "held"
    with pytest.raises(VersionConflictError) as refused:
        db.run(theirs.put())
    assert mine == refused.value.found
    assert (1, 2) == (theirs.version, mine.version)


def test_a_put_of_something_new_over_something_old_is_refused(db: Any, order: Order):
    with pytest.raises(AlreadyExistsError):
        db.run(Order(tenant_id="a", order_id="1", customer_id="d").put())


def test_a_put_of_what_was_deleted_since_is_refused(db: Any, order: Order):
    db.run(Order.at(tenant_id="a", order_id="1").delete())
    with pytest.raises(ItemNotFoundError, match="was deleted since it was read"):
        db.run(order.put())


def test_a_draft_of_an_older_version_is_refused(db: Any, order: Order):
    db.run(Order.at(tenant_id="a", order_id="1").update(assign(Order.status, "paid")))
    draft = order.edited()
    draft.customer_id = "d"
    with pytest.raises(VersionConflictError, match="The Order was changed since it was read"):
        db.run(update_of(draft))


def test_a_condition_that_fails_is_no_conflict_of_versions(db: Any, order: Order):
    with pytest.raises(ConditionFailedError):
        db.run(order.put(Order.status == "paid"))
    draft = order.edited()
    draft.status = "paid"
    with pytest.raises(ConditionFailedError):
        db.run(update_of(draft, Order.status == "held"))
    assert 1 == db.run(Order.get("a", "1")).version


def test_every_write_raises_the_version(db: Any, order: Order):
    assert 1 == order.version
    db.run(order.put())
    assert 2 == order.version
    changed = db.run(Order.at(tenant_id="a", order_id="1").update(assign(Order.status, "paid")))
    assert 3 == changed.version
    draft = changed.edited()
    draft.status = "closed"
    assert 4 == db.run(update_of(draft)).version


def test_a_version_stays_as_it_was_when_a_write_fails(db: Any, order: Order):
    with pytest.raises(ConditionFailedError):
        db.run(order.put(Order.status == "paid"))
    assert 1 == order.version
    assert 2 == db.run(order.put()).version

"""Deletions: at once, softly, and brought back."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest

from tablewright import ManualClock
from tablewright.client import CallReport
from tablewright.errors import (
    AlreadyExistsError,
    ConditionFailedError,
    ItemNotFoundError,
    UpdateRejectedError,
    VersionConflictError,
)
from tablewright.model import assign
from tests.model.designs import shop, yggdrasil
from tests.model.designs.shop import Cart, Customer, Order
from tests.model.designs.yggdrasil import Tree
from tests.model.items import items_of, plain


def _tree(db: Any) -> Tree:
    db.create_tables(yggdrasil.DESIGN)
    return db.run(Tree(user_id="u", tree_id="t", tree_name="Smith").put())


def _customer(db: Any, **values: Any) -> Customer:
    db.create_tables(shop.DESIGN)
    given = {"tenant_id": "a", "customer_id": "c", "email": "a@b", "nickname": None}
    return db.run(Customer(**(given | values)).put())


# Errors


def test_what_is_not_there_is_not_deleted(db: Any):
    db.create_tables(yggdrasil.DESIGN)
    with pytest.raises(ItemNotFoundError, match="No Tree exists under this key"):
        db.run(Tree.at(user_id="u", tree_id="t").delete())


def test_a_condition_that_does_not_hold_keeps_the_item(db: Any):
    tree = _tree(db)
    with pytest.raises(ConditionFailedError) as refused:
        db.run(tree.delete(Tree.person_count > 0))
    assert tree == refused.value.found
    with pytest.raises(ConditionFailedError):
        db.run(Tree.at(user_id="u", tree_id="t").delete().when(Tree.tree_name == "x"))
    assert tree == db.run(Tree.get("u", "t"))


def test_what_is_deleted_for_good_is_not_revived(db: Any):
    tree = _tree(db)
    with pytest.raises(UpdateRejectedError, match=r"Tree has no softly\(\) attribute"):
        tree.revive()


def test_an_older_version_is_not_deleted(db: Any):
    db.create_tables(shop.DESIGN)
    order = db.run(Order(tenant_id="a", order_id="1", customer_id="c").put())
    db.run(Order.at(tenant_id="a", order_id="1").update(assign(Order.status, "paid")))
    with pytest.raises(VersionConflictError) as refused:
        db.run(order.delete())
    assert "paid" == refused.value.found.status
    db.run(refused.value.found.delete())
    assert db.run(Order.get("a", "1")) is None


def test_an_older_version_is_not_deleted_softly(db: Any):
    customer = _customer(db)
    db.run(Customer.at(customer_id="c").update(assign(Customer.labels, {"x"})))
    with pytest.raises(VersionConflictError):
        db.run(customer.delete())
    assert db.run(Customer.get("c")) is not None


def test_what_was_deleted_softly_is_not_deleted_again(db: Any, clock: ManualClock):
    _customer(db)
    at = Customer.at(customer_id="c")
    db.run(at.delete())
    deleted = db.run(Customer.get("c").with_hidden()).deleted_at
    clock.advance(seconds=60)
    with pytest.raises(ItemNotFoundError):
        db.run(at.delete())
    assert deleted == db.run(Customer.get("c").with_hidden()).deleted_at


# Deletions


def test_a_deletion_is_one_call(db: Any, calls: list[CallReport]):
    tree = _tree(db)
    calls.clear()
    db.run(tree.delete())
    assert ["DeleteItem"] == [call.operation for call in calls]
    assert [] == items_of(db, "Yggdrasil")


def test_a_soft_deletion_hides_the_item_from_every_pattern(db: Any, clock: ManualClock):
    customer = _customer(db)
    db.run(customer.delete())
    assert db.run(Customer.get("c")) is None
    assert [] == db.all(Customer.scan())
    assert [] == db.all(Customer.with_email("a@b"))
    assert 0 == db.run(Customer.with_email("a@b").count())
    assert not db.run(Customer.with_email("a@b").exists())
    assert [] == db.all(Customer.with_email("a@b").only(Customer.customer_id))
    assert db.run(Customer.by_unique(email="a@b", tenant_id="a")) is None


def test_what_is_hidden_can_be_asked_for(db: Any, clock: ManualClock):
    customer = _customer(db)
    db.run(customer.delete())
    hidden = db.run(Customer.get("c").with_hidden())
    assert datetime.fromtimestamp(clock.now(), UTC) == hidden.deleted_at
    assert [hidden] == db.all(Customer.scan().with_hidden())
    assert [hidden] == db.all(Customer.with_email("a@b").with_hidden())
    assert 1 == db.run(Customer.with_email("a@b").with_hidden().count())


def test_what_is_hidden_still_has_its_place(db: Any):
    customer = _customer(db)
    db.run(customer.delete())
    with pytest.raises(AlreadyExistsError):
        db.run(Customer(tenant_id="a", customer_id="c", email="c@d", nickname=None).create())


def test_what_was_deleted_softly_is_brought_back(db: Any):
    customer = _customer(db)
    db.run(customer.delete())
    revived = db.run(Customer.at(customer_id="c").revive())
    assert revived.deleted_at is None
    assert revived == db.run(Customer.get("c"))
    assert "deletedAt" not in items_of(db, "Shop")[0]


def test_an_item_can_be_erased_whatever_is_declared(db: Any):
    _customer(db)
    db.run(Customer.at(customer_id="c").erase())
    assert [] == items_of(db, "Shop")


def test_hidden_items_leave_full_pages(db: Any, clock: ManualClock):
    db.create_tables(shop.DESIGN)
    seen = datetime.fromtimestamp(clock.now(), UTC)
    for number in range(20):
        cart = db.run(Cart(tenant_id="a", cart_id=f"{number:02}", seen_at=seen).put())
        if number % 3:
            db.run(cart.delete())
    page = db.run(Cart.of_tenant("a").limit(4))
    assert ["00", "03", "06", "09"] == [cart.cart_id for cart in page.items]
    page = db.run(Cart.of_tenant("a").limit(4).from_cursor(page.cursor))
    assert ["12", "15", "18"] == [cart.cart_id for cart in page.items]
    assert page.cursor is None


def test_a_soft_deletion_re_makes_what_depends_on_it(db: Any):

    from tablewright.model import Entity, Gsi, Index, Table, design_of, softly

    class Bin(Table, name="bin"):
        primary = Index("pk")
        gone = Gsi("gpk", "gsk", name="gone")

    class Paper(Entity, table=Bin):
        id: str
        owner: str
        gone_at: datetime | None = softly()
        primary = Bin.primary("{id}")
        thrown = Bin.gone("OWNER#{owner}", "{gone_at}")

        @thrown.query
        def of(cls, owner: str) -> None:
            """What an owner has thrown away."""

    db.create_tables(design_of("bin", Bin))
    paper = db.run(Paper(id="1", owner="u").put())
    assert [] == db.all(Paper.of("u").with_hidden())
    db.run(paper.delete())
    assert ["1"] == [one.id for one in db.all(Paper.of("u").with_hidden())]
    assert 1 == db.run(Paper.of("u").with_hidden().count())
    assert 0 == db.run(Paper.of("u").count())
    assert [] == db.all(Paper.of("u"))
    assert "OWNER#u" == plain(items_of(db, "bin")[0])["gpk"]

"""Clients bound to a tenant: no key and no item outside it."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest

from tablewright.errors import (
    ItemNotFoundError,
    NotUniqueError,
    TenantMismatchError,
    TransactionFailedError,
    UpdateRejectedError,
)
from tablewright.model import (
    Entity,
    Key,
    assign,
    check,
    design_of,
    get_all,
    put_all,
    snapshot,
    transaction,
    update_of,
    write_all,
)
from tests.model.designs import shop, yggdrasil
from tests.model.designs.shop import Cart, Customer, CustomerPage, Invoice, Order, Price
from tests.model.designs.yggdrasil import Tree
from tests.model.items import items_of


@pytest.fixture
def both(db: Any) -> Any:
    """A database with an order, a bill and a customer of two tenants each."""
    db.create_tables(shop.DESIGN)
    for tenant in "ab":
        db.run(Order(tenant_id=tenant, order_id="1", customer_id="c", note=tenant).create())
        db.run(Invoice(tenant_id=tenant, invoice_id=f"i{tenant}", customer_id="c").create())
        db.run(
            Customer(
                tenant_id=tenant, customer_id=f"c{tenant}", email="x@y", nickname=f"n{tenant}"
            ).create()
        )
    return db


def _tenants(found: list[Any]) -> set[str]:
    return {one.tenant_id for one in found}


# Clients


@pytest.mark.parametrize("tenant", [None, "", 3])
def test_a_client_is_bound_to_a_text(db: Any, tenant: Any):
    with pytest.raises(TenantMismatchError):
        db.for_tenant(tenant)


def test_a_bound_client_is_not_bound_to_another(db: Any):
    bound = db.for_tenant("a")
    with pytest.raises(TenantMismatchError):
        bound.for_tenant("b")
    bound.for_tenant("a")


def test_a_bound_client_sends_no_requests_of_its_callers(both: Any):
    with pytest.raises(TenantMismatchError):
        both.for_tenant("a").call("Scan", {"TableName": "Shop"})


def test_an_entity_that_says_nothing_of_tenants_is_refused(db: Any):
    db.create_tables(yggdrasil.DESIGN)
    bound = db.for_tenant("a")
    for operation in (
        Tree.get("u", "t"),
        Tree.of_user("u"),
        Tree.scan(),
        Tree(user_id="u", tree_id="t", tree_name="x").put(),
        Tree.at(user_id="u", tree_id="t").update(assign(Tree.tree_name, "x")),
        Tree.at(user_id="u", tree_id="t").delete(),
    ):
        with pytest.raises(TenantMismatchError, match="Tree declares no tenant"):
            bound.run(operation)
    assert [] == items_of(db, "Yggdrasil")


# Keys


@pytest.mark.parametrize(
    "operation",
    [
        lambda: Order.get("b", "1"),
        lambda: Order.of_tenant("b"),
        lambda: Order.of_tenant("b").count(),
        lambda: Order.of_tenant("b").exists(),
        lambda: Order.of_tenant("b").only(Order.status),
        lambda: Order.queue("b"),
        lambda: Order.in_status("b", "open"),
        lambda: Order.due_in("b"),
        lambda: Order(tenant_id="b", order_id="2", customer_id="c").put(),
        lambda: Order(tenant_id="b", order_id="2", customer_id="c").create(),
        lambda: Order.at(tenant_id="b", order_id="1").update(assign(Order.status, "paid")),
        lambda: Order.at(tenant_id="b", order_id="1").delete(),
        lambda: get_all([Order.get("a", "1"), Order.get("b", "1")]),
        lambda: snapshot(Order.get("a", "1"), Order.get("b", "1")),
        lambda: transaction(check(Order.get("b", "1"))),
        lambda: transaction(Order.at(tenant_id="b", order_id="1").delete()),
        lambda: put_all([Invoice(tenant_id="b", invoice_id="2", customer_id="c")]),
        lambda: write_all([Invoice.at(tenant_id="b", invoice_id="ib").delete()]),
        lambda: Customer.by_unique(tenant_id="b", email="x@y"),
        lambda: Customer(tenant_id="b", customer_id="x", email="z", nickname=None).put(),
    ],
)
def test_a_key_of_another_tenant_is_refused_before_anything_is_sent(
    both: Any, calls: Any, operation: Any
):
    before = items_of(both, "Shop")
    calls.clear()
    with pytest.raises(TenantMismatchError, match="tenant_id is not the tenant of this client"):
        both.for_tenant("a").run(operation())
    assert [] == calls
    assert before == items_of(both, "Shop")


# Items


def test_reads_that_do_not_name_the_tenant_find_its_items_only(both: Any):
    a = both.for_tenant("a")
    assert {"a"} == _tenants(a.all(Order.scan()))
    assert {"a"} == _tenants(a.all(Order.of_customer("c")))
    assert {"a"} == _tenants(a.all(Invoice.scan()))
    assert {"a"} == _tenants(a.all(Customer.with_email("x@y")))
    assert 1 == a.run(Order.of_customer("c").count())
    assert [("a",)] == a.all(Order.of_customer("c").only(Order.tenant_id))
    assert 2 == both.run(Order.of_customer("c").count())


def test_a_limit_counts_items_of_the_tenant(both: Any):
    for number in range(2, 12):
        both.run(Order(tenant_id="b", order_id=str(number), customer_id="c").create())
    both.run(Order(tenant_id="a", order_id="2", customer_id="c").create())
    page = both.for_tenant("a").run(Order.of_customer("c").limit(2))
    assert ["1", "2"] == sorted(order.order_id for order in page.items)


def test_a_collection_holds_the_tenants_items_only(both: Any):
    page = both.for_tenant("a").run(CustomerPage.of(customer_id="c"))
    assert ({"a"}, {"a"}) == (_tenants(page.orders), _tenants(page.invoices))


def test_an_item_under_a_key_without_a_tenant_is_not_seen(both: Any):
    a = both.for_tenant("a")
    assert "ca" == a.run(Customer.get("ca")).customer_id
    assert a.run(Customer.get("cb")) is None
    assert a.run(Customer.get("cb").with_hidden()) is None
    assert a.run(Customer.by_unique(nickname="nb")) is None
    assert [None] == a.run(get_all([Customer.get("cb")]))
    assert (None, None) == a.run(snapshot(Customer.get("cb"), Customer.get("nobody")))


def test_an_item_under_a_key_without_a_tenant_is_not_changed(both: Any):
    a = both.for_tenant("a")
    before = items_of(both, "Shop")
    at = Customer.at(customer_id="cb")
    draft = Customer.draft(customer_id="cb")
    draft.labels = {"x"}
    for operation in (
        at.update(assign(Customer.labels, {"x"})),
        at.update(assign(Customer.email, "new@y")),
        update_of(draft),
        at.delete(),
        at.erase(),
        at.revive(),
    ):
        with pytest.raises(ItemNotFoundError) as refused:
            a.run(operation)
        assert refused.value.found is None
    mine = Customer(tenant_id="a", customer_id="cb", email="q@y", nickname=None)
    for operation in (mine.put(), mine.create()):
        with pytest.raises(TenantMismatchError, match="the key is taken") as taken:
            a.run(operation)
    assert not getattr(taken.value, "found", None)
    with pytest.raises(TransactionFailedError) as failed:
        a.run(transaction(check(Customer.get("cb"), Customer.email == "x@y")))
    assert getattr(failed.value.reasons[0], "found", None) is None
    assert before == items_of(both, "Shop")


def test_a_value_that_another_tenant_has_tells_nothing_of_it(both: Any):
    a = both.for_tenant("a")
    with pytest.raises(NotUniqueError) as refused:
        a.run(Customer(tenant_id="a", customer_id="x", email="z", nickname="nb").create())
    assert refused.value.found is None


def test_a_tenant_never_changes(both: Any):
    before = items_of(both, "Shop")
    for client in (both, both.for_tenant("a")):
        with pytest.raises(UpdateRejectedError, match="tenant_id"):
            client.run(Customer.at(customer_id="ca").update(assign(Customer.tenant_id, "b")))
    assert before == items_of(both, "Shop")


def test_a_batch_whose_keys_do_not_name_the_tenant_is_refused(both: Any):
    from tablewright.errors import BatchRejectedError

    class Badge(Entity, table="badges", tenant="owner"):
        id: str
        owner: str
        primary = Key("{id}")

    both.create_tables(design_of("badges", Badge))
    with pytest.raises(BatchRejectedError, match="its key does not name the tenant"):
        both.for_tenant("a").run(put_all([Badge(id="1", owner="a")]))
    both.run(put_all([Badge(id="1", owner="a")]))


def test_what_all_tenants_share_is_seen_by_all(both: Any):
    price = both.run(Price(sku="s", currency="EUR", cents=5).put())
    assert price == both.for_tenant("a").run(Price.get("s", "EUR"))
    assert [price] == both.for_tenant("b").all(Price.of_sku("s"))


def test_shared_items_stay_in_a_collection(db: Any):
    from tablewright.model import Collection, Index, Table

    class Mall(Table, name="mall", tag="kind"):
        primary = Index("pk", "sk")

    class Sign(Entity, table=Mall, shared=True):
        floor: str
        text: str
        primary = Mall.primary("FLOOR#{floor}", "SIGN#{text}")

    class Stall(Entity, table=Mall, tenant="owner"):
        floor: str
        owner: str
        primary = Mall.primary("FLOOR#{floor}", "STALL#{owner}")

    class Floor(Collection, index=Mall.primary, pk="FLOOR#{floor}"):
        signs: list[Sign]
        stalls: list[Stall]

    db.create_tables(design_of("mall", Mall))
    db.run(Sign(floor="1", text="exit").put())
    for owner in "ab":
        db.run(Stall(floor="1", owner=owner).put())
    floor = db.for_tenant("a").run(Floor.of(floor="1"))
    assert (["exit"], ["a"]) == (
        [sign.text for sign in floor.signs],
        [stall.owner for stall in floor.stalls],
    )


def test_a_tenant_that_is_a_bare_sort_key_is_kept_to(db: Any):
    class Desk(Entity, table="desks", tenant="tenant"):
        room: str
        tenant: str
        primary = Key("{room}", "{tenant}")

        @primary.query
        def in_room(cls, room: str) -> None:
            """The desks in a room."""

    db.create_tables(design_of("desks", Desk))
    for tenant in "abc":
        db.run(Desk(room="r", tenant=tenant).put())
    b = db.for_tenant("b")
    assert ["b"] == [desk.tenant for desk in b.all(Desk.in_room("r"))]
    assert 1 == b.run(Desk.in_room("r").count())
    assert b.run(Desk.in_room("r").exists())
    assert [("b",)] == b.all(Desk.in_room("r").only(Desk.tenant))
    assert ["b"] == [desk.tenant for desk in b.run(Desk.in_room("r").limit(1)).items]


def test_values_are_encrypted_for_their_tenant(both: Any):
    a = both.for_tenant("a")
    assert ["a"] == [order.note for order in a.all(Order.of_customer("c"))]
    changed = a.run(Order.at(tenant_id="a", order_id="1").update(assign(Order.note, "new")))
    assert "new" == changed.note
    changed = a.run(Customer.at(customer_id="ca").update(assign(Customer.secret, "s")))
    assert "s" == changed.secret == both.run(Customer.get("ca")).secret
    assert all(set(item.get("note", {"B": ""})) == {"B"} for item in items_of(both, "Shop"))


def test_expiry_and_tenants_go_together(db: Any):
    db.create_tables(shop.DESIGN)
    moment = datetime(2099, 1, 1, tzinfo=UTC)
    for tenant in "ab":
        db.run(Cart(tenant_id=tenant, cart_id="c", seen_at=moment).put())
    assert ["a"] == [cart.tenant_id for cart in db.for_tenant("a").all(Cart.scan())]

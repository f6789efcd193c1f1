"""Indexes that hold keys only, or some attributes: their queries still return whole entities."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest

from tablewright import ManualClock
from tablewright.client import CallReport
from tablewright.errors import NotProjectedError
from tablewright.model import between, put_all, since, until
from tests.model.designs import shop
from tests.model.designs.shop import Customer, CustomerPage, Invoice, Order, Price
from tests.model.items import items_of
from tests.model.targets import WITH_PEERS

ON_TARGETS = WITH_PEERS


@pytest.fixture
def orders(db: Any, clock: ManualClock) -> list[Order]:
    """Six orders of one customer, with bills in the same queue."""
    db.create_tables(shop.DESIGN)
    made = []
    for number in range(6):
        order = Order(
            tenant_id="a", order_id=str(number), customer_id="c", priority=number, note=f"n{number}"
        )
        made.append(db.run(order.create()))
        db.run(Invoice(tenant_id="a", invoice_id=f"{number:04}x", customer_id="c").create())
        clock.advance(seconds=60)
    return made


def _operations(calls: list[CallReport]) -> list[str]:
    return [call.operation for call in calls]


def test_a_filter_on_what_the_index_does_not_hold_is_refused(db: Any, orders: list[Order]):
    with pytest.raises(NotProjectedError, match="does not contain customer_id"):
        db.run(Order.queue("a").where(Order.customer_id == "c"))


def test_whole_items_are_fetched_by_their_keys(
    db: Any, orders: list[Order], calls: list[CallReport]
):
    calls.clear()
    assert orders == db.all(Order.queue("a"))
    assert ["Query", "BatchGetItem"] == _operations(calls)
    assert list(reversed(orders)) == db.all(Order.queue("a").newest_first())


def test_entities_that_share_such_an_index_are_told_apart(db: Any, orders: list[Order]):
    assert 6 == len(db.all(Invoice.queue("a")))
    assert 6 == db.run(Order.queue("a").count())
    assert 6 == db.run(Invoice.queue("a").count())
    assert 2 == db.run(Invoice.queue("a").limit(2).count())
    assert db.run(Invoice.queue("a").exists())
    assert not db.run(Invoice.queue("b").exists())


def test_ranges_and_pages_work_on_such_an_index(db: Any, orders: list[Order]):
    assert orders[2:4] == db.all(Order.queue("a", between(2, 3)))
    assert orders[4:] == db.all(Order.queue("a", since(4)))
    assert orders[:2] == db.all(Order.queue("a", until(1)))
    page = db.run(Order.queue("a").limit(4))
    assert orders[:4] == page.items
    assert orders[4:] == db.run(Order.queue("a").limit(4).from_cursor(page.cursor)).items


def test_values_come_from_the_index_if_it_holds_them(
    db: Any, orders: list[Order], calls: list[CallReport]
):
    calls.clear()
    totals = Order.of_customer("c").only(Order.total, Order.status)
    assert [(0, "open")] * 6 == db.all(totals)
    assert ["Query"] == _operations(calls)


def test_values_that_the_index_does_not_hold_are_fetched(db: Any, orders: list[Order]):
    ids = Order.of_customer("c").only(Order.order_id, Order.total)
    assert [(str(number), 0) for number in range(6)] == db.all(ids)
    queued = Order.queue("a").only(Order.order_id)
    assert [(str(number),) for number in range(6)] == db.all(queued)
    assert [("0",), ("1",)] == db.all(queued.limit(2))


def test_a_filter_on_what_the_index_holds_is_done_by_it(db: Any, orders: list[Order]):
    orders[1].status = "paid"
    db.run(orders[1].put())
    paid = Order.of_customer("c").where(Order.status == "paid")
    assert [orders[1]] == db.all(paid)
    assert 1 == db.run(paid.count())


def test_an_item_that_is_gone_from_the_table_is_left_out(db: Any, orders: list[Order]):
    db.run(orders[0].delete())
    assert orders[1:] == db.all(Order.queue("a"))


def test_a_collection_of_such_an_index_is_whole(db: Any, orders: list[Order]):
    page = db.run(CustomerPage.of(customer_id="c"))
    assert orders == page.orders
    assert 6 == len(page.invoices)


def test_more_items_than_fit_into_one_call_are_fetched(db: Any, calls: list[CallReport]):
    db.create_tables(shop.DESIGN)
    bills = [
        Invoice(tenant_id="a", invoice_id=f"{number:04}", customer_id="c") for number in range(250)
    ]
    db.run(put_all(bills))
    calls.clear()
    assert bills == db.all(Invoice.queue("a"))
    assert ["Query", *["BatchGetItem"] * 3] == _operations(calls)


def test_hidden_items_are_hidden_though_the_index_does_not_say_so(db: Any):
    db.create_tables(shop.DESIGN)
    for name in "cd":
        db.run(Customer(tenant_id="a", customer_id=name, email=f"{name}@x", nickname=None).put())
    customer = db.run(Customer.get("c"))
    db.run(customer.delete())
    assert [] == db.all(Customer.with_email("c@x"))
    assert 0 == db.run(Customer.with_email("c@x").count())
    assert 1 == db.run(Customer.with_email("d@x").count())
    assert 1 == db.run(Customer.with_email("c@x").with_hidden().count())


def test_entries_of_an_entity_with_versions_are_upgraded(db: Any):
    db.create_tables(shop.DESIGN)
    db.run(Price(sku="s", currency="EUR", cents=5).put())
    by_sku = Price.by_sku(sku="s")
    assert [5] == [price.cents for price in db.all(by_sku)]


def test_a_local_index_holds_everything(db: Any, orders: list[Order], calls: list[CallReport]):
    from datetime import date

    orders[0].due = date(2099, 1, 1)
    db.run(orders[0].put())
    calls.clear()
    assert [orders[0]] == db.all(Order.due_in("a").consistently())
    assert ["Query"] == _operations(calls)
    assert [] == db.all(Order.due_in("a", until(date(2098, 12, 31))))


def test_a_key_of_several_attributes_finds_by_its_first(db: Any, orders: list[Order]):
    times = [order.placed_at for order in orders]
    assert orders == db.all(Order.in_status("a", "open"))
    assert orders[3:] == db.all(Order.in_status("a", "open", since(times[3])))
    assert [orders[3]] == db.all(
        Order.with_status(tenant_id="a", status="open", placed_at=times[3], order_id="3")
    )
    assert [] == db.all(Order.in_status("a", "paid"))
    page = db.run(Order.in_status("a", "open").limit(4))
    assert orders[4:] == db.run(Order.in_status("a", "open").from_cursor(page.cursor)).items


def test_a_key_of_several_attributes_is_given_from_the_left(db: Any, orders: list[Order]):
    from tablewright.errors import MissingPartError

    with pytest.raises(
        MissingPartError, match="order_id is given, but a part before it is missing"
    ):
        db.all(Order.with_status(tenant_id="a", status="open", order_id="3"))
    with pytest.raises(MissingPartError, match="requires status"):
        db.all(Order.with_status(tenant_id="a"))
    moment = since(datetime(2000, 1, 1, tzinfo=UTC))
    with pytest.raises(MissingPartError, match="order_id is given"):
        db.all(Order.with_status(tenant_id="a", status="open", placed_at=moment, order_id="3"))
    assert 12 == len(items_of(db, "Shop"))

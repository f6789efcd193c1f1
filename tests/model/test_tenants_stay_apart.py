"""For random operations, a client of one tenant neither sees nor changes anything of another's."""

# Lines that a type checker refuses are here to see what happens when they are run.
# pyright: reportOptionalMemberAccess=false

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablewright import Engine, ManualClock
from tablewright.client import Database
from tablewright.client.embedded import EmbeddedTransport
from tablewright.errors import ConflictError, RequestError, TransactionFailedError
from tablewright.model import (
    Page,
    assign,
    check,
    get_all,
    put_all,
    remove,
    snapshot,
    transaction,
    update_of,
)
from tablewright.testing.data_keys import MemoryKeys
from tests.examples import examples
from tests.model.designs import shop
from tests.model.designs.shop import Customer, CustomerPage, Invoice, Order
from tests.model.items import WireItem, items_of

TENANTS = st.sampled_from("ab")
IDS = st.sampled_from(["1", "2"])
STATUSES = st.sampled_from(["open", "paid"])


def _order(draw: Any) -> Order:
    return Order(
        tenant_id=draw(TENANTS),
        order_id=draw(IDS),
        customer_id=draw(IDS),
        status=draw(STATUSES),
        note=draw(st.sampled_from([None, "secret"])),
    )


def _customer(draw: Any) -> Customer:
    return Customer(
        tenant_id=draw(TENANTS),
        customer_id=draw(IDS),
        email=draw(st.sampled_from(["x@y", "z@y"])),
        nickname=draw(st.sampled_from([None, "n", "m"])),
        secret=draw(st.sampled_from([None, "secret"])),
    )


def _update(draw: Any) -> Any:
    if draw(st.booleans()):
        at = Order.at(tenant_id=draw(TENANTS), order_id=draw(IDS))
        return at.update(assign(Order.status, draw(STATUSES)), remove(Order.due))
    change = draw(
        st.sampled_from(
            [
                assign(Customer.email, "z@y"),
                assign(Customer.nickname, "m"),
                remove(Customer.nickname),
                assign(Customer.labels, {"l"}),
                assign(Customer.secret, "new"),
                assign(Customer.tenant_id, "a"),
            ]
        )
    )
    return Customer.at(customer_id=draw(IDS)).update(change)


def _draft(draw: Any) -> Any:
    draft = Customer.draft(customer_id=draw(IDS))
    draft.email = draw(st.sampled_from(["x@y", "z@y"]))
    return update_of(draft)


def _write(draw: Any) -> Any:
    match draw(st.sampled_from(["put", "create", "update", "draft", "delete", "erase", "revive"])):
        case "put":
            return (_order(draw) if draw(st.booleans()) else _customer(draw)).put()
        case "create":
            return (_order(draw) if draw(st.booleans()) else _customer(draw)).create()
        case "update":
            return _update(draw)
        case "draft":
            return _draft(draw)
        case "delete":
            at = Order.at(tenant_id=draw(TENANTS), order_id=draw(IDS))
            return draw(st.sampled_from([at, Customer.at(customer_id=draw(IDS))])).delete()
        case "erase":
            return Customer.at(customer_id=draw(IDS)).erase()
        case _:
            return Customer.at(customer_id=draw(IDS)).revive()


def _read(draw: Any) -> Any:
    tenant, one = draw(TENANTS), draw(IDS)
    query = draw(
        st.sampled_from(
            [
                Order.of_tenant(tenant),
                Order.of_customer(one),
                Order.queue(tenant),
                Order.in_status(tenant, "open"),
                Customer.with_email("x@y"),
                Invoice.queue(tenant),
            ]
        )
    )
    return draw(
        st.sampled_from(
            [
                query,
                query.limit(1),
                query.with_hidden(),
                Order.get(tenant, one),
                Customer.get(one),
                Customer.get(one).with_hidden(),
                Customer.by_unique(nickname="n"),
                Customer.by_unique(tenant_id=tenant, email="x@y"),
                Order.scan(),
                Customer.scan().with_hidden(),
                CustomerPage.of(customer_id=one),
                get_all([Customer.get("1"), Customer.get("2")]),
                snapshot(Customer.get("1"), Customer.get("2")),
            ]
        )
    )


def _operation(draw: Any) -> Any:
    match draw(st.sampled_from(["write", "write", "read", "batch", "together"])):
        case "write":
            return _write(draw)
        case "read":
            return _read(draw)
        case "batch":
            return put_all(
                [Invoice(tenant_id=draw(TENANTS), invoice_id=draw(IDS), customer_id=draw(IDS))]
            )
        case _:
            seen = check(Customer.get(draw(IDS)), Customer.email == "x@y")
            return transaction(_write(draw), seen)


def _seen(result: Any) -> Iterable[Any]:
    """The entities in whatever an operation gave or refused."""
    if isinstance(result, Page):
        return result.items
    if isinstance(result, CustomerPage):
        return [*result.orders, *result.invoices]
    if isinstance(result, list | tuple):
        return [one for one in result if one is not None]
    return [] if result is None else [result]


def _owner(item: WireItem, items: dict[str, WireItem]) -> str | None:
    """The tenant of an item; of a guard, that of the item it guards."""
    if "Owner" in item:
        guarded = items.get(str(item["Owner"]["M"]))
        return None if guarded is None else guarded["tenantId"]["S"]
    return item["tenantId"]["S"]


def _of_others(items: list[WireItem], tenant: str) -> list[WireItem]:
    by_key = {str({"pk": item["pk"], "sk": item["sk"]}): item for item in items}
    return [item for item in items if _owner(item, by_key) != tenant]


@pytest.fixture(scope="module")
def database() -> Iterator[Database]:
    clock = ManualClock()
    with (
        EmbeddedTransport(Engine.memory(clock=clock), owns_engine=True) as transport,
        Database(transport=transport, clock=clock, keys=MemoryKeys()) as opened,
    ):
        opened.create_tables(shop.DESIGN)
        yield opened


@settings(max_examples=examples(60))
@given(data=st.data())
def test_a_client_of_one_tenant_never_touches_another(database: Database, data: Any):
    clients = {tenant: database.for_tenant(tenant) for tenant in "ab"}
    for item in items_of(database, "Shop"):
        key = {"pk": item["pk"], "sk": item["sk"]}
        database.call("DeleteItem", {"TableName": "Shop", "Key": key})
    for _ in range(data.draw(st.integers(3, 15))):
        tenant = data.draw(TENANTS)
        operation = _operation(data.draw)
        before = _of_others(items_of(database, "Shop"), tenant)
        try:
            seen = _seen(clients[tenant].run(operation))
        except TransactionFailedError as failed:
            seen = [getattr(reason, "found", None) for reason in failed.reasons]
        except ConflictError as conflict:
            seen = [conflict.found]
        except RequestError:
            seen = []
        assert {tenant} >= {one.tenant_id for one in seen if hasattr(one, "tenant_id")}
        assert before == _of_others(items_of(database, "Shop"), tenant)


@settings(max_examples=examples(40))
@given(data=st.data())
def test_counts_and_values_are_those_of_what_is_seen(database: Database, data: Any):
    for item in items_of(database, "Shop"):
        key = {"pk": item["pk"], "sk": item["sk"]}
        database.call("DeleteItem", {"TableName": "Shop", "Key": key})
    for _ in range(data.draw(st.integers(0, 6))):
        try:
            database.run(_write(data.draw))
        except (RequestError, ConflictError):
            continue
    client = data.draw(st.sampled_from([database, database.for_tenant("a")]))
    for query in (
        Order.of_tenant("a"),
        Order.of_customer("1"),
        Order.queue("a"),
        Order.in_status("a", "open"),
        Customer.with_email("x@y"),
        Customer.with_email("x@y").with_hidden(),
    ):
        found = client.all(query)
        assert len(found) == client.run(query.count())
        assert bool(found) == client.run(query.exists())
        name = Order.customer_id if query.entity is Order else Customer.customer_id
        assert [(one.customer_id,) for one in found] == client.all(query.only(name))
        assert found[:1] == client.run(query.limit(1)).items

"""PynamoDB: a model with an index, its conditions and actions, versions and transactions."""

# A model's settings are a class of the same name as its parent's, which a type checker dislikes.
# pyright: reportIncompatibleVariableOverride=false

from __future__ import annotations

import os
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from pynamodb.attributes import (
    BinaryAttribute,
    ListAttribute,
    MapAttribute,
    NumberAttribute,
    TTLAttribute,
    UnicodeAttribute,
    UnicodeSetAttribute,
    UTCDateTimeAttribute,
    VersionAttribute,
)
from pynamodb.connection import Connection
from pynamodb.exceptions import (
    DoesNotExist,
    GetError,
    PutError,
    TransactWriteError,
    UpdateError,
)
from pynamodb.indexes import AllProjection, GlobalSecondaryIndex
from pynamodb.models import Model
from pynamodb.transactions import TransactGet, TransactWrite

from tests.interop.aws_settings import REGION, set_here

STARTED = datetime(2026, 1, 1, 12, tzinfo=UTC)


class Address(MapAttribute[str, Any]):
    city = UnicodeAttribute()
    street = UnicodeAttribute()


class ByStatus(GlobalSecondaryIndex["Order"]):
    class Meta:
        index_name = "by_status"
        projection = AllProjection()

    status = UnicodeAttribute(hash_key=True)
    total = NumberAttribute(range_key=True)


class Order(Model):
    class Meta:
        table_name = ""  # known, like the address, when the tests run
        host = ""
        region = REGION
        billing_mode = "PAY_PER_REQUEST"

    customer = UnicodeAttribute(hash_key=True)
    placed_at = UTCDateTimeAttribute(range_key=True)
    status = UnicodeAttribute(default="open")
    total = NumberAttribute(default=0)
    lines = ListAttribute[str](default=list)
    labels = UnicodeSetAttribute(null=True)
    photo = BinaryAttribute(null=True, legacy_encoding=False)
    address = Address(null=True)
    expires = TTLAttribute(null=True)
    version = VersionAttribute()
    by_status = ByStatus()


class Counter(Model):
    class Meta:
        table_name = ""
        host = ""
        region = REGION
        billing_mode = "PAY_PER_REQUEST"

    name = UnicodeAttribute(hash_key=True)
    value = NumberAttribute(default=0)


MODELS: tuple[Any, ...] = (Order, Counter)


@pytest.fixture(scope="module")
def connection(url: str) -> Iterator[Connection]:
    """Makes the tables, and hands over the connection that transactions ask for."""
    connection = Connection(region=REGION, host=url)
    with set_here(url):
        for model in MODELS:
            model.Meta.table_name = f"interop-{os.getpid()}-{model.__name__}"
            model.Meta.host = url
            model.create_table(wait=True)
        connection.list_tables()  # it reads its settings when it is first used
    yield connection
    connection.client.close()
    for model in MODELS:
        model.delete_table()
        assert not model.exists()
        model._get_connection().connection.client.close()


@pytest.fixture(autouse=True)
def _emptied(connection: Connection) -> None:
    for model in MODELS:
        with model.batch_write() as batch:
            for item in model.scan():
                batch.delete(item)


def _orders(count: int) -> list[Order]:
    orders = [
        Order("ada", STARTED + timedelta(days=n), status="paid" if n % 2 else "open", total=n)
        for n in range(count)
    ]
    with Order.batch_write() as batch:
        for order in orders:
            batch.save(order)
    return orders


def test_a_missing_item_does_not_exist():
    with pytest.raises(DoesNotExist):
        Order.get("ada", STARTED)


def test_a_failed_condition_is_an_error_with_dynamodbs_name():
    _orders(1)
    with pytest.raises(PutError) as refused:
        Order("ada", STARTED).save(Order.customer.does_not_exist())
    assert "ConditionalCheckFailedException" == refused.value.cause_response_code
    assert "The conditional request failed" == refused.value.cause_response_message


def test_an_item_changed_by_someone_else_is_not_overwritten():
    Order("ada", STARTED).save()
    mine, theirs = Order.get("ada", STARTED), Order.get("ada", STARTED)
    theirs.total = 5
    theirs.save()
    assert (1, 2) == (mine.version, theirs.version)
    mine.total = 7
    with pytest.raises(PutError) as refused:
        mine.save()
    assert "ConditionalCheckFailedException" == refused.value.cause_response_code
    mine.refresh()
    assert (5, 2) == (mine.total, mine.version)


def test_a_deleted_table_does_not_exist():
    assert Counter.exists()
    Counter.delete_table()
    assert not Counter.exists()
    with pytest.raises(GetError) as refused:
        Counter.get("visits")
    assert "ResourceNotFoundException" == refused.value.cause_response_code
    Counter.create_table(wait=True)


def test_an_item_comes_back_with_its_types():
    order = Order(
        "ada",
        STARTED,
        total=12.5,
        labels={"gift", "fragile"},
        photo=bytes(range(256)),
        lines=["ink", "pen"],
        address=Address(city="Zürich", street="first"),
        expires=timedelta(days=2),
    )
    order.save()
    read = Order.get("ada", STARTED, consistent_read=True)
    # Maps are compared by identity, all else by value.
    assert order.address.as_dict() == read.address.as_dict()
    assert {**order.attribute_values, "address": read.address} == read.attribute_values


def test_update_actions_change_the_item_and_the_object():
    (order,) = _orders(1)
    order.refresh()
    order.update(
        actions=[
            Order.total.add(3),
            Order.status.set("sent"),
            Order.labels.add({"a", "b"}),
            Order.address.set(Address(city="Rome", street="x")),
        ],
        condition=Order.status == "open",
    )
    order.update(
        actions=[
            Order.total.set(Order.total + 1),
            Order.labels.delete({"a"}),
            Order.address["street"].set("y"),
            Order.lines.set(Order.lines.append(["pen"])),
        ]
    )
    assert (4, "sent", {"b"}) == (order.total, order.status, order.labels)
    assert (["pen"], "y") == (order.lines, Order.get("ada", STARTED).address.street)
    with pytest.raises(UpdateError):
        order.update(actions=[Order.address.remove()], condition=Order.status.startswith("o"))


def test_queries_read_the_table_and_its_index_in_pages():
    _orders(10)
    since = STARTED + timedelta(days=7)
    assert [7, 8, 9] == [o.total for o in Order.query("ada", Order.placed_at >= since)]
    assert [1, 3] == [
        o.total
        for o in Order.query("ada", filter_condition=Order.status == "paid", page_size=2, limit=2)
    ]
    assert [9, 7] == [
        o.total
        for o in Order.by_status.query(
            "paid", Order.total.between(2, 100), scan_index_forward=False, limit=2, page_size=1
        )
    ]
    assert 5 == Order.by_status.count("open")


def test_a_query_goes_on_from_its_last_evaluated_key():
    _orders(5)
    first = Order.query("ada", limit=2, page_size=2)
    assert [0, 1] == [order.total for order in first]
    rest = Order.query("ada", last_evaluated_key=first.last_evaluated_key)
    assert [2, 3, 4] == [order.total for order in rest]


def test_scans_and_batches_see_every_item():
    orders = _orders(60)
    assert 60 == Order.count()
    assert 30 == len(list(Order.scan(Order.status == "paid", page_size=7)))
    keys = [(order.customer, order.placed_at) for order in orders]
    assert set(range(60)) == {order.total for order in Order.batch_get(keys)}
    with Order.batch_write() as batch:
        for order in orders[1:]:
            batch.delete(order)
    assert [0] == [order.total for order in Order.scan()]


def test_a_transaction_happens_as_a_whole(connection: Connection, new_name: str):
    kept, gone = _orders(2)
    with TransactWrite(connection=connection, client_request_token=new_name) as transaction:
        transaction.save(Counter("orders", value=1), condition=Counter.name.does_not_exist())
        transaction.update(kept, actions=[Order.status.set("sent")])
        transaction.delete(gone)
    with TransactGet(connection=connection) as transaction:
        counter = transaction.get(Counter, "orders")
        order = transaction.get(Order, "ada", STARTED)
        missing = transaction.get(Order, "ada", STARTED + timedelta(days=1))
    assert (1, "sent") == (counter.get().value, order.get().status)
    with pytest.raises(DoesNotExist):
        missing.get()


def test_a_cancelled_transaction_names_the_reason_of_each_action(connection: Connection):
    Counter("orders").save()

    def save_both() -> None:
        with TransactWrite(connection=connection) as transaction:
            transaction.save(Counter("visits"))
            transaction.save(Counter("orders"), condition=Counter.name.does_not_exist())

    with pytest.raises(TransactWriteError) as cancelled:
        save_both()
    assert "TransactionCanceledException" == cancelled.value.cause_response_code
    assert [None, "ConditionalCheckFailed"] == [
        reason and reason.code for reason in cancelled.value.cancellation_reasons
    ]
    assert 1 == Counter.count()


def test_creating_the_table_switches_time_to_live_on(client: Any):
    described = client.describe_time_to_live(TableName=Order.Meta.table_name)
    assert "expires" == described["TimeToLiveDescription"]["AttributeName"]

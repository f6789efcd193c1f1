"""Upgrades: items of older shapes, on read and on write."""

# Lines that a type checker refuses are here to see what happens when they are run.
# pyright: reportReturnType=false

from __future__ import annotations

from typing import Any

import pytest

from tablewright.errors import ConditionFailedError, StoredItemError, TransactionFailedError
from tablewright.model import add, assign, check, transaction
from tests.model.designs import shop
from tests.model.designs.shop import Price
from tests.model.items import items_of, plain

OLD = {"pk": "PRICE#s", "sk": "EUR", "kind": "price", "sku": "s"}


@pytest.fixture
def prices(db: Any) -> Any:
    db.create_tables(shop.DESIGN)
    return db


def _stored(db: Any, **attributes: Any) -> None:
    item = {name: {"S": text} for name, text in OLD.items()}
    db.call("PutItem", {"TableName": "Shop", "Item": item | attributes})


def test_an_item_of_a_newer_shape_is_refused(prices: Any):
    _stored(prices, schemaVersion={"N": "4"})
    with pytest.raises(StoredItemError, match="the item has version 4, but Price has version 3"):
        prices.run(Price.get("s", "EUR"))
    with pytest.raises(StoredItemError, match="version 4"):
        prices.run(Price.at(sku="s", currency="EUR").update(assign(Price.cents, 3)))


def test_an_upgrade_that_gives_nothing_back_is_refused(db: Any):
    from tablewright.model import Entity, Key, design_of, upgrade

    class Cat(Entity, table="cats", version=2):
        id: str
        primary = Key("{id}")

        @primary.get
        def get(cls, id: str) -> None:  # noqa: A002
            """A cat."""

        @upgrade(1)
        def forgetful(cls, item: dict[str, Any]) -> dict[str, Any]:
            item["name"] = "Tom"  # and no return
            return None

    db.create_tables(design_of("cats", Cat))
    db.call("PutItem", {"TableName": "cats", "Item": {"id": {"S": "1"}}})
    with pytest.raises(StoredItemError, match="upgrade from version 1"):
        db.run(Cat.get("1"))


def test_an_item_without_a_version_has_the_first(prices: Any):
    _stored(prices, amount={"N": "12.5"})
    assert Price(sku="s", currency="EUR", cents=1250) == prices.run(Price.get("s", "EUR"))
    assert [Price(sku="s", currency="EUR", cents=1250)] == prices.all(Price.of_sku("s"))
    assert [Price(sku="s", currency="EUR", cents=1250)] == prices.all(Price.scan())


def test_an_item_on_the_way_goes_the_rest(prices: Any):
    _stored(prices, cents={"N": "7"}, schemaVersion={"N": "2"})
    assert Price(sku="s", currency="EUR", cents=7) == prices.run(Price.get("s", "EUR"))


def test_reading_writes_nothing(prices: Any):
    _stored(prices, amount={"N": "12.5"})
    before = items_of(prices, "Shop")
    prices.run(Price.get("s", "EUR"))
    assert before == items_of(prices, "Shop")


def test_a_put_has_the_newest_version(prices: Any):
    prices.run(Price(sku="s", currency="EUR", cents=7).put())
    assert "3" == plain(items_of(prices, "Shop")[0])["schemaVersion"]


def test_an_update_of_an_old_item_brings_it_up_to_date_first(prices: Any):
    # Otherwise the next read would undo it: the old amount is still there.
    _stored(prices, amount={"N": "12.5"})
    changed = prices.run(Price.at(sku="s", currency="EUR").update(assign(Price.cents, 99)))
    assert 99 == changed.cents == prices.run(Price.get("s", "EUR")).cents
    [item] = items_of(prices, "Shop")
    fresh = Price(sku="s", currency="EUR", cents=99)
    prices.run(fresh.put())
    assert [item] == items_of(prices, "Shop")


def test_an_increment_of_an_old_item_counts_from_its_upgraded_value(prices: Any):
    from tablewright.model import Entity, Key, design_of, upgrade

    class Counter(Entity, table="counters", version=2):
        id: str
        count: int
        primary = Key("{id}")

        @upgrade(1)
        def renamed(cls, item: dict[str, Any]) -> dict[str, Any]:
            item["count"] = item.pop("n")
            return item

    prices.create_tables(design_of("counters", Counter))
    item = {"id": {"S": "1"}, "n": {"N": "41"}, "mine": {"S": "kept"}}
    prices.call("PutItem", {"TableName": "counters", "Item": item})
    assert 42 == prices.run(Counter.at(id="1").update(add(Counter.count, 1))).count
    [item] = items_of(prices, "counters")
    assert {"id": "1", "count": "42", "mine": "kept", "schemaVersion": "2"} == plain(item)


def test_conditions_see_the_newest_shape(prices: Any):
    _stored(prices, amount={"N": "12.5"})
    at = Price.at(sku="s", currency="EUR")
    with pytest.raises(ConditionFailedError):
        prices.run(at.update(assign(Price.cents, 99)).when(Price.cents < 1000))
    _stored(prices, amount={"N": "12.5"})
    prices.run(transaction(check(Price.get("s", "EUR"), Price.cents == 1250)))
    _stored(prices, amount={"N": "12.5"})
    with pytest.raises(TransactionFailedError):
        prices.run(
            transaction(
                check(Price.get("s", "EUR"), Price.cents == 3),
                Price(sku="t", currency="EUR", cents=1).create(),
            )
        )
    prices.run(at.delete().when(Price.cents == 1250))
    assert [] == items_of(prices, "Shop")

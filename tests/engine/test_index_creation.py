"""An index that is being filled: what the table says of it, and what must wait for it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tablewright import Engine, ManualClock, ServiceError
from tablewright.engine.tables import upkeep

CREATE = {
    "TableName": "things",
    "BillingMode": "PAY_PER_REQUEST",
    "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}],
    "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}],
}


@pytest.fixture
def engine(monkeypatch: pytest.MonkeyPatch) -> Iterator[Engine]:
    """An engine whose index `by_city` was added to a table of two items, and not filled yet."""
    with Engine.memory(clock=ManualClock()) as engine:
        engine.call("CreateTable", CREATE)
        for key in "ab":
            put(engine, key)
        with monkeypatch.context() as interrupted:
            interrupted.setattr(upkeep, "backfill", lambda *_: None)
            update(engine, creation("by_city", "city"))
        yield engine


def put(engine: Engine, key: str) -> None:
    item = {"pk": {"S": key}, "city": {"S": "x"}, "owner": {"S": "y"}}
    engine.call("PutItem", {"TableName": "things", "Item": item})


def creation(name: str, attribute: str) -> dict[str, Any]:
    return {
        "AttributeDefinitions": [{"AttributeName": attribute, "AttributeType": "S"}],
        "GlobalSecondaryIndexUpdates": [
            {
                "Create": {
                    "IndexName": name,
                    "KeySchema": [{"AttributeName": attribute, "KeyType": "HASH"}],
                    "Projection": {"ProjectionType": "ALL"},
                }
            }
        ],
    }


def removal(name: str) -> dict[str, Any]:
    return {"GlobalSecondaryIndexUpdates": [{"Delete": {"IndexName": name}}]}


def update(engine: Engine, change: dict[str, Any]) -> None:
    engine.call("UpdateTable", {"TableName": "things", **change})


def indexes(engine: Engine) -> list[dict[str, Any]]:
    table = engine.call("DescribeTable", {"TableName": "things"})["Table"]
    return table.get("GlobalSecondaryIndexes", [])


def count(engine: Engine) -> int:
    scan = {"TableName": "things", "IndexName": "by_city", "Select": "COUNT"}
    return engine.call("Scan", scan)["Count"]


def test_a_table_is_not_deleted_while_an_index_is_being_filled(engine: Engine) -> None:
    with pytest.raises(ServiceError) as refusal:
        engine.call("DeleteTable", {"TableName": "things"})
    assert "ResourceInUseException" == refusal.value.type
    assert (
        "Attempt to change a resource which is still in use: Cannot delete table while indexes are "
        "being created, updated, or deleted."
    ) == refusal.value.message


def test_no_other_index_is_added_while_one_is_being_filled(engine: Engine) -> None:
    with pytest.raises(ServiceError) as refusal:
        update(engine, creation("by_owner", "owner"))
    assert "LimitExceededException" == refusal.value.type


def test_the_index_says_that_it_is_being_filled(engine: Engine) -> None:
    (index,) = indexes(engine)
    assert ("CREATING", True) == (index["IndexStatus"], index["Backfilling"])


def test_other_changes_go_on_while_an_index_is_being_filled(engine: Engine) -> None:
    update(engine, {"DeletionProtectionEnabled": True})
    put(engine, "c")
    assert 3 == engine.call("DescribeTable", {"TableName": "things"})["Table"]["ItemCount"]


def test_the_index_may_be_given_up_while_it_is_being_filled(engine: Engine) -> None:
    update(engine, removal("by_city"))
    assert [] == indexes(engine)
    engine.call("DeleteTable", {"TableName": "things"})


def test_a_sweep_takes_the_filling_up_again(engine: Engine) -> None:
    put(engine, "c")
    engine.sweep()
    (index,) = indexes(engine)
    assert "ACTIVE" == index["IndexStatus"]
    assert "Backfilling" not in index
    assert 3 == index["ItemCount"] == count(engine)

"""What a write changes in the store, what it costs, and what it leaves as it is."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tablewright import Engine
from tablewright.engine.storage.verify import verify

INDEXES = {"all": "ALL", "keys": "KEYS_ONLY", "part": "INCLUDE"}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture
def engine(path: Path) -> Iterator[Engine]:
    """An engine with a table of three indexes of different widths."""
    with Engine.open(path, durability="relaxed", sweeps=False) as engine:
        names = ["id", "colour", "shape"]
        engine.call(
            "CreateTable",
            {
                "TableName": "things",
                "BillingMode": "PAY_PER_REQUEST",
                "KeySchema": [{"AttributeName": "id", "KeyType": "HASH"}],
                "AttributeDefinitions": [
                    {"AttributeName": name, "AttributeType": "S"} for name in names
                ],
                "GlobalSecondaryIndexes": [_index(*each) for each in INDEXES.items()],
            },
        )
        yield engine


def _index(name: str, projection: str) -> dict[str, Any]:
    extra = {"NonKeyAttributes": ["weight"]} if projection == "INCLUDE" else {}
    return {
        "IndexName": name,
        "KeySchema": [
            {"AttributeName": "colour", "KeyType": "HASH"},
            {"AttributeName": "shape", "KeyType": "RANGE"},
        ],
        "Projection": {"ProjectionType": projection, **extra},
    }


def _thing(key: str = "a", **texts: str) -> dict[str, Any]:
    return {name: {"S": text} for name, text in {"id": key, **texts}.items()}


def _put(engine: Engine, item: dict[str, Any]) -> dict[str, Any]:
    request = {"TableName": "things", "Item": item, "ReturnConsumedCapacity": "INDEXES"}
    return engine.call("PutItem", request)["ConsumedCapacity"]


def _set(engine: Engine, **texts: str) -> dict[str, Any]:
    request = {
        "TableName": "things",
        "Key": _thing(),
        "UpdateExpression": "SET " + ", ".join(f"#{name} = :{name}" for name in texts),
        "ExpressionAttributeNames": {f"#{name}": name for name in texts},
        "ExpressionAttributeValues": {f":{name}": {"S": text} for name, text in texts.items()},
        "ReturnConsumedCapacity": "INDEXES",
    }
    return engine.call("UpdateItem", request)["ConsumedCapacity"]


def _seen(engine: Engine, index: str, colour: str) -> list[dict[str, Any]]:
    request = {
        "TableName": "things",
        "IndexName": index,
        "KeyConditionExpression": "colour = :c",
        "ExpressionAttributeValues": {":c": {"S": colour}},
    }
    return engine.call("Query", request)["Items"]


def _touched(cost: dict[str, Any]) -> set[str]:
    return set(cost.get("GlobalSecondaryIndexes", {}))


def _assert_whole(engine: Engine, path: Path) -> None:
    engine.close()
    assert [] == list(verify(path).problems)


def test_an_item_that_is_put_again_costs_the_table_alone_and_stays_as_it_is(
    engine: Engine, path: Path
):
    item = _thing(colour="red", shape="round", weight="1")
    assert set(INDEXES) == _touched(_put(engine, item))
    stored = engine.answer("Scan", b'{"TableName":"things"}')
    assert set() == _touched(_put(engine, item))
    cost = _put(engine, dict(reversed(item.items())))  # attributes have no order
    assert (set(), 1.0) == (_touched(cost), cost["CapacityUnits"])
    assert stored == engine.answer("Scan", b'{"TableName":"things"}')
    _assert_whole(engine, path)


def test_a_change_of_an_attribute_touches_the_indexes_that_hold_it(engine: Engine, path: Path):
    _put(engine, _thing(colour="red", shape="round", weight="1", note="x"))
    assert {"all"} == _touched(_set(engine, note="y"))
    assert {"all", "part"} == _touched(_set(engine, weight="2"))
    assert "2" == _seen(engine, "part", "red")[0]["weight"]["S"]
    assert "y" == _seen(engine, "all", "red")[0]["note"]["S"]
    _assert_whole(engine, path)


def test_a_changed_index_key_moves_the_entries(engine: Engine, path: Path):
    _put(engine, _thing(colour="red", shape="round"))
    cost = _set(engine, colour="blue")
    assert {name: {"CapacityUnits": 2.0} for name in INDEXES} == cost["GlobalSecondaryIndexes"]
    assert [[], [], []] == [_seen(engine, name, "red") for name in INDEXES]
    assert [1, 1, 1] == [len(_seen(engine, name, "blue")) for name in INDEXES]
    _assert_whole(engine, path)


def test_an_item_without_an_index_key_leaves_the_indexes(engine: Engine, path: Path):
    _put(engine, _thing(colour="red", shape="round"))
    assert set(INDEXES) == _touched(_put(engine, _thing(colour="red")))
    assert set() == _touched(_put(engine, _thing(colour="blue")))
    assert set(INDEXES) == _touched(_put(engine, _thing(colour="blue", shape="flat")))
    assert [1, 1, 1] == [len(_seen(engine, name, "blue")) for name in INDEXES]
    _assert_whole(engine, path)


def test_a_batch_costs_what_its_writes_would_cost_by_themselves(engine: Engine, path: Path):
    things = [_thing(str(n), colour="red", shape="round", note="x" * 400 * n) for n in range(5)]
    requests = [{"PutRequest": {"Item": item}} for item in things]
    request = {"RequestItems": {"things": requests}, "ReturnConsumedCapacity": "INDEXES"}
    (batch,) = engine.call("BatchWriteItem", request)["ConsumedCapacity"]
    for item in things:
        engine.call("DeleteItem", {"TableName": "things", "Key": {"id": item["id"]}})
    costs = [_put(engine, item) for item in things]
    assert sum(cost["CapacityUnits"] for cost in costs) == batch["CapacityUnits"]
    for name, cost in batch["GlobalSecondaryIndexes"].items():
        alone = sum(each["GlobalSecondaryIndexes"][name]["CapacityUnits"] for each in costs)
        assert alone == cost["CapacityUnits"]
    _assert_whole(engine, path)

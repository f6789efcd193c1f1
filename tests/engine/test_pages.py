"""Pages: where they end, what they cost, and how the next one follows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tablewright import Engine, limits
from tablewright.engine.items import ranges
from tablewright.engine.tables.schema import HASH_BYTES

ITEM_BYTES = 100
KEY_BYTES = len("pk") + len("p") + len("sk") + 2 + len("x")


@pytest.fixture
def engine() -> Iterator[Engine]:
    """Ten items of a hundred bytes in one partition, in order of a number."""
    with Engine.memory() as engine:
        engine.call(
            "CreateTable",
            {
                "TableName": "pages",
                "KeySchema": [
                    {"AttributeName": "pk", "KeyType": "HASH"},
                    {"AttributeName": "sk", "KeyType": "RANGE"},
                ],
                "AttributeDefinitions": [
                    {"AttributeName": "pk", "AttributeType": "S"},
                    {"AttributeName": "sk", "AttributeType": "N"},
                    {"AttributeName": "g", "AttributeType": "S"},
                ],
                "LocalSecondaryIndexes": [
                    {
                        "IndexName": "local",
                        "KeySchema": [
                            {"AttributeName": "pk", "KeyType": "HASH"},
                            {"AttributeName": "g", "KeyType": "RANGE"},
                        ],
                        "Projection": {"ProjectionType": "KEYS_ONLY"},
                    }
                ],
                "GlobalSecondaryIndexes": [
                    {
                        "IndexName": "global",
                        "KeySchema": [{"AttributeName": "g", "KeyType": "HASH"}],
                        "Projection": {"ProjectionType": "ALL"},
                    }
                ],
                "BillingMode": "PAY_PER_REQUEST",
            },
        )
        for number in range(1, 10 + 1):
            filling = "f" * (ITEM_BYTES - KEY_BYTES)
            item = {"pk": {"S": "p"}, "sk": {"N": str(number)}, "x": {"S": filling}}
            engine.call("PutItem", {"TableName": "pages", "Item": item})
        yield engine


def _query(engine: Engine, **more: Any) -> dict[str, Any]:
    request = {
        "TableName": "pages",
        "KeyConditionExpression": "pk = :p",
        "ExpressionAttributeValues": {":p": {"S": "p"}},
        **more,
    }
    values = {**request["ExpressionAttributeValues"], **more.get("values", {})}
    request.pop("values", None)
    return engine.call("Query", {**request, "ExpressionAttributeValues": values})


def _numbers(page: dict[str, Any]) -> list[int]:
    return [int(item["sk"]["N"]) for item in page["Items"]]


def _walk(engine: Engine, **more: Any) -> list[list[int]]:
    """The numbers of each page until there is none."""
    pages: list[list[int]] = []
    start: dict[str, Any] = {}
    while True:
        page = _query(engine, **more, **start)
        pages.append(_numbers(page))
        if "LastEvaluatedKey" not in page:
            return pages
        assert len(pages) < 20, "the pages do not end"
        start = {"ExclusiveStartKey": page["LastEvaluatedKey"]}


def test_a_page_ends_with_the_item_that_fills_it(engine: Engine, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(limits, "PAGE_BYTES_MAX", 3 * ITEM_BYTES)
    assert [[1, 2, 3], [4, 5, 6], [7, 8, 9], [10]] == _walk(engine)
    monkeypatch.setattr(limits, "PAGE_BYTES_MAX", 3 * ITEM_BYTES + 1)
    assert [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10]] == _walk(engine)


def test_a_page_is_filled_by_what_is_looked_at_and_not_by_what_is_shown(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(limits, "PAGE_BYTES_MAX", 4 * ITEM_BYTES)
    none_of_them = {"FilterExpression": "x = :no", "values": {":no": {"S": "no"}}}
    assert [[], [], []] == _walk(engine, **none_of_them)
    page = _query(engine, **none_of_them)
    assert (0, 4) == (page["Count"], page["ScannedCount"])
    assert [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10]] == _walk(engine, ProjectionExpression="sk")


def test_a_page_without_limit_that_holds_everything_has_no_key(engine: Engine):
    page = _query(engine)
    assert list(range(1, 11)) == _numbers(page)
    assert "LastEvaluatedKey" not in page


def test_a_limit_that_is_just_reached_gives_a_key_and_then_an_empty_page(engine: Engine):
    assert [[*range(1, 11)], []] == _walk(engine, Limit=10)
    assert [[*range(1, 11)]] == _walk(engine, Limit=11)


@pytest.mark.parametrize("limit", range(1, 12))
def test_pages_of_any_size_hold_every_item_once_in_both_directions(engine: Engine, limit: int):
    forwards = [number for page in _walk(engine, Limit=limit) for number in page]
    assert list(range(1, 11)) == forwards
    backwards = _walk(engine, Limit=limit, ScanIndexForward=False)
    assert list(range(10, 0, -1)) == [number for page in backwards for number in page]


def test_a_start_key_need_not_be_there_any_more(engine: Engine):
    start = {"pk": {"S": "p"}, "sk": {"N": "4.5"}}
    assert [5, 6] == _numbers(_query(engine, Limit=2, ExclusiveStartKey=start))
    page = _query(engine, Limit=2, ExclusiveStartKey=start, ScanIndexForward=False)
    assert [4, 3] == _numbers(page)


def test_a_count_has_the_same_pages_but_no_items(engine: Engine, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(limits, "PAGE_BYTES_MAX", 3 * ITEM_BYTES)
    page = _query(engine, Select="COUNT")
    assert {
        "Count": 3,
        "ScannedCount": 3,
        "LastEvaluatedKey": {"pk": {"S": "p"}, "sk": {"N": "3"}},
    } == page


def test_a_page_costs_what_was_read_rounded_up_once(engine: Engine):
    large = {"pk": {"S": "p"}, "sk": {"N": "11"}, "x": {"S": "x" * 8000}}
    engine.call("PutItem", {"TableName": "pages", "Item": large})
    for consistent, units in ((False, 1.5), (True, 3.0)):
        page = _query(engine, ReturnConsumedCapacity="TOTAL", ConsistentRead=consistent)
        assert units == page["ConsumedCapacity"]["CapacityUnits"]


def test_items_that_stand_in_one_place_of_an_index_are_walked_once_each(engine: Engine):
    for number in range(1, 11):
        engine.call(
            "UpdateItem",
            {
                "TableName": "pages",
                "Key": {"pk": {"S": "p"}, "sk": {"N": str(number)}},
                "UpdateExpression": "SET g = :g",
                "ExpressionAttributeValues": {":g": {"S": "same"}},
            },
        )
    for direction in (True, False):
        for limit in (1, 3, 10):
            more = {"Limit": limit, "ScanIndexForward": direction}
            local = [n for page in _walk(engine, IndexName="local", **more) for n in page]
            assert list(range(1, 11)) == sorted(local)
            condition = {
                "KeyConditionExpression": "g = :p",
                "ExpressionAttributeValues": {":p": {"S": "same"}},
            }
            pages = _walk(engine, IndexName="global", **condition, **more)
            assert list(range(1, 11)) == sorted(n for page in pages for n in page)


def test_a_local_index_fetches_what_it_does_not_hold_and_charges_for_it(engine: Engine):
    engine.call(
        "PutItem",
        {
            "TableName": "pages",
            "Item": {"pk": {"S": "q"}, "sk": {"N": "1"}, "g": {"S": "g"}, "x": {"S": "x" * 5000}},
        },
    )
    request = {
        "IndexName": "local",
        "ExpressionAttributeValues": {":p": {"S": "q"}},
        "ReturnConsumedCapacity": "INDEXES",
        "ConsistentRead": True,
    }
    held = _query(engine, **request)
    assert ["g", "pk", "sk"] == sorted(held["Items"][0])
    assert 1.0 == held["ConsumedCapacity"]["CapacityUnits"]
    fetched = _query(engine, Select="ALL_ATTRIBUTES", **request)
    assert ["g", "pk", "sk", "x"] == sorted(fetched["Items"][0])
    assert {"CapacityUnits": 2.0} == fetched["ConsumedCapacity"]["Table"]
    assert {"local": {"CapacityUnits": 1.0}} == fetched["ConsumedCapacity"]["LocalSecondaryIndexes"]


@pytest.mark.parametrize("total", [1, 2, 3, 8, 1_000])
def test_every_partition_is_in_one_segment(engine: Engine, total: int):
    for name in ("a", "b", "c"):
        item = {"pk": {"S": name}, "sk": {"N": "1"}}
        engine.call("PutItem", {"TableName": "pages", "Item": item})
    found: list[str] = []
    for number in range(total):
        part = {"Segment": number, "TotalSegments": total}
        page = engine.call("Scan", {"TableName": "pages", **part})
        found += [item["pk"]["S"] for item in page["Items"]]
    assert ["a", "b", "c", *["p"] * 10] == sorted(found)


@pytest.mark.parametrize("total", [2, 3, 7, 999_983, limits.SCAN_SEGMENTS_MAX])
def test_segments_leave_no_gap_between_them(engine: Engine, total: int):
    table = engine._context.catalog.table("pages")
    for number in {0, total // 3, total // 2 - 1, total - 2}:
        this = ranges.segment(table, number, total)
        following = ranges.segment(table, number + 1, total)
        # An upper end is as short as can be, but what it leaves out is where the next one begins.
        assert following.lower == this.upper.ljust(len(following.lower), b"\x00")
        assert this.lower < this.upper
    everything = ranges.whole(table)
    assert ranges.segment(table, 0, total).lower == everything.lower + bytes(HASH_BYTES)
    assert ranges.segment(table, total - 1, total).upper == everything.upper

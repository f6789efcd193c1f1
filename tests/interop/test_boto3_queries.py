"""Queries and scans through boto3: its conditions, its paginators, its continuation."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import pytest
from boto3.dynamodb.conditions import Attr, ConditionBase, Key
from botocore.exceptions import ClientError

from tests.interop.orders import BY_STATUS, BY_TOTAL

STATUSES = ("open", "paid", "sent")


@pytest.fixture
def ten_orders(orders: Any) -> Any:
    with orders.batch_writer() as batch:
        for day in range(1, 11):
            batch.put_item(Item=_order(day))
    return orders


def _order(day: int) -> dict[str, Any]:
    return {
        "customer": "ada",
        "placed_at": f"2026-01-{day:02}",
        "status": STATUSES[day % 3],
        "total": Decimal(100 - day),
        "lines": [{"sku": f"ink-{n}"} for n in range(day)],
        "labels": {"even" if day % 2 == 0 else "odd"},
        **({"note": "a gift"} if day == 7 else {}),
    }


def _days(answer: dict[str, Any]) -> list[int]:
    return [int(item["placed_at"][-2:]) for item in answer["Items"]]


def test_a_query_without_the_partition_key_is_refused(orders: Any):
    with pytest.raises(ClientError, match="Query condition missed key schema element: customer"):
        orders.query(KeyConditionExpression=Key("placed_at").eq("2026-01-01"))


def test_a_query_on_a_missing_index_is_refused(orders: Any):
    with pytest.raises(ClientError, match="The table does not have the specified index: nowhere"):
        orders.query(IndexName="nowhere", KeyConditionExpression=Key("customer").eq("ada"))


@pytest.mark.parametrize(
    ("condition", "days"),
    [
        (Key("placed_at").eq("2026-01-04"), [4]),
        (Key("placed_at").lt("2026-01-03"), [1, 2]),
        (Key("placed_at").lte("2026-01-03"), [1, 2, 3]),
        (Key("placed_at").gt("2026-01-08"), [9, 10]),
        (Key("placed_at").gte("2026-01-08"), [8, 9, 10]),
        (Key("placed_at").between("2026-01-04", "2026-01-06"), [4, 5, 6]),
        (Key("placed_at").begins_with("2026-01-1"), [10]),
    ],
)
def test_every_key_condition_of_boto3_finds_its_items(
    ten_orders: Any, condition: ConditionBase, days: list[int]
):
    answer = ten_orders.query(KeyConditionExpression=Key("customer").eq("ada") & condition)
    assert days == _days(answer)
    assert (len(days), len(days)) == (answer["Count"], answer["ScannedCount"])


@pytest.mark.parametrize(
    ("condition", "days"),
    [
        (Attr("total").eq(97), [3]),
        (Attr("status").ne("open"), [1, 2, 4, 5, 7, 8, 10]),
        (Attr("total").lt(92), [9, 10]),
        (Attr("total").lte(92), [8, 9, 10]),
        (Attr("total").gt(98), [1]),
        (Attr("total").gte(98), [1, 2]),
        (Attr("total").between(95, Decimal("96.5")), [4, 5]),
        (Attr("status").begins_with("pa"), [1, 4, 7, 10]),
        (Attr("total").is_in([99, 91, -1]), [1, 9]),
        (Attr("note").exists(), [7]),
        (~Attr("note").not_exists(), [7]),
        (Attr("labels").contains("even"), [2, 4, 6, 8, 10]),
        (Attr("lines").size().gt(8), [9, 10]),
        (Attr("lines[8].sku").eq("ink-8"), [9, 10]),
        (Attr("note").attribute_type("S"), [7]),
        (Attr("status").eq("open") & ~(Attr("total").lt(95) | Attr("note").exists()), [3]),
    ],
)
def test_every_filter_of_boto3_lets_its_items_through(
    ten_orders: Any, condition: ConditionBase, days: list[int]
):
    answer = ten_orders.query(
        KeyConditionExpression=Key("customer").eq("ada"), FilterExpression=condition
    )
    assert days == _days(answer)
    assert 10 == answer["ScannedCount"]


def test_a_global_index_is_read_backwards_with_all_attributes(ten_orders: Any):
    answer = ten_orders.query(
        IndexName=BY_STATUS,
        KeyConditionExpression=Key("status").eq("open"),
        ScanIndexForward=False,
    )
    assert [_order(9), _order(6), _order(3)] == answer["Items"]


def test_a_local_index_sorts_by_number_and_holds_what_it_was_given(ten_orders: Any):
    answer = ten_orders.query(
        IndexName=BY_TOTAL,
        KeyConditionExpression=Key("customer").eq("ada") & Key("total").lt(Decimal("92.5")),
    )
    assert [10, 9, 8] == _days(answer)
    assert {"customer", "placed_at", "total", "status"} == set(answer["Items"][0])


def test_a_local_index_fetches_from_the_table_what_it_does_not_hold(ten_orders: Any):
    answer = ten_orders.query(
        IndexName=BY_TOTAL,
        KeyConditionExpression=Key("customer").eq("ada") & Key("total").eq(93),
        ProjectionExpression="note, #lines[0].sku",
        ExpressionAttributeNames={"#lines": "lines"},
    )
    assert [{"note": "a gift", "lines": [{"sku": "ink-0"}]}] == answer["Items"]


def test_a_count_brings_no_items(ten_orders: Any):
    answer = ten_orders.query(KeyConditionExpression=Key("customer").eq("ada"), Select="COUNT")
    assert 10 == answer["Count"]
    assert "Items" not in answer


def test_a_query_goes_on_where_the_last_page_ended(ten_orders: Any):
    request = {"KeyConditionExpression": Key("customer").eq("ada"), "Limit": 4}
    pages = [ten_orders.query(**request)]
    while "LastEvaluatedKey" in pages[-1]:
        start = pages[-1]["LastEvaluatedKey"]
        pages.append(ten_orders.query(**request, ExclusiveStartKey=start))
    assert [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10]] == [_days(page) for page in pages]


@pytest.mark.parametrize("index", [{}, {"IndexName": BY_STATUS}, {"IndexName": BY_TOTAL}])
def test_the_scan_paginator_sees_every_item_once(
    resource: Any, ten_orders: Any, index: dict[str, str]
):
    paginator = resource.meta.client.get_paginator("scan")
    pages = list(
        paginator.paginate(TableName=ten_orders.name, PaginationConfig={"PageSize": 3}, **index)
    )
    assert [3, 3, 3, 1] == [page["Count"] for page in pages if page["Count"]]
    assert list(range(1, 11)) == sorted(day for page in pages for day in _days(page))


def test_segments_of_a_scan_share_the_table_between_them(ten_orders: Any):
    with ten_orders.batch_writer() as batch:
        for n in range(40):
            batch.put_item(Item={"customer": f"customer-{n}", "placed_at": "2026-02-01"})
    segments = [ten_orders.scan(Segment=n, TotalSegments=3)["Items"] for n in range(3)]
    assert 50 == sum(map(len, segments))
    assert 50 == len({(i["customer"], i["placed_at"]) for items in segments for i in items})
    assert all(segments)


def test_the_query_paginator_stops_and_goes_on_with_its_token(client: Any, ten_orders: Any):
    request = {
        "TableName": ten_orders.name,
        "KeyConditionExpression": "customer = :c",
        "ExpressionAttributeValues": {":c": {"S": "ada"}},
        "ProjectionExpression": "placed_at",
    }
    paginate = client.get_paginator("query").paginate
    first = paginate(**request, PaginationConfig={"MaxItems": 4, "PageSize": 3}).build_full_result()
    token = first["NextToken"]
    rest = paginate(**request, PaginationConfig={"StartingToken": token}).build_full_result()
    assert (4, 6) == (len(first["Items"]), len(rest["Items"]))
    assert [f"2026-01-{day:02}" for day in range(1, 11)] == [
        item["placed_at"]["S"] for item in first["Items"] + rest["Items"]
    ]


def test_a_page_of_more_than_a_mebibyte_is_cut(orders: Any):
    with orders.batch_writer() as batch:
        for day in range(1, 8):
            batch.put_item(Item={**_order(day), "photo": b"\x00" * 200_000})
    first = orders.query(KeyConditionExpression=Key("customer").eq("ada"))
    assert [1, 2, 3, 4, 5, 6] == _days(first)
    rest = orders.query(
        KeyConditionExpression=Key("customer").eq("ada"),
        ExclusiveStartKey=first["LastEvaluatedKey"],
    )
    assert [7] == _days(rest)

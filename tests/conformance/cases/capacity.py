"""ConsumedCapacity and ItemCollectionMetrics: what requests cost, and how answers report it."""

from __future__ import annotations

from typing import Any

from tests.conformance.case import Case, answers
from tests.conformance.steps import N, S, found, put
from tests.conformance.tables import HASH, INDEXED, RANGE, create

COSTLY = create(
    "costly",
    "pk:S sk:S",
    indexes={"gsi-inc": ("gsiPk:S", ["proj"])},
    local={"lsi1": ("pk:S lsiSk:S", "ALL")},
)
ROW = {"pk": S("a"), "sk": S("1")}
IN_GSI = ROW | {"gsiPk": S("g"), "proj": S("p"), "plain": S("x")}
IN_LSI = ROW | {"lsiSk": S("l")}
IN_BOTH = IN_GSI | IN_LSI


def units(total: float, table: float, gsi: float = 0, lsi: float = 0) -> dict[str, Any]:
    """The report of level INDEXES: only what was touched has an entry."""
    report: dict[str, Any] = {
        "TableName": "costly",
        "CapacityUnits": total,
        "Table": {"CapacityUnits": table},
    }
    if gsi:
        report["GlobalSecondaryIndexes"] = {"gsi-inc": {"CapacityUnits": gsi}}
    if lsi:
        report["LocalSecondaryIndexes"] = {"lsi1": {"CapacityUnits": lsi}}
    return {"ConsumedCapacity": report}


def costs(name: str, operation: str, cost: dict[str, Any], *given: Any, **members: Any) -> Case:
    request = {"TableName": "costly", "ReturnConsumedCapacity": "INDEXES", **members}
    return answers(name, operation, request, cost, given=(COSTLY, *given))


def updates(name: str, cost: dict[str, Any], clause: str) -> Case:
    values = {"ExpressionAttributeValues": {":v": S("new")}} if ":v" in clause else {}
    return costs(name, "UpdateItem", cost, OLD, Key=ROW, UpdateExpression=clause, **values)


OLD = put("costly", **IN_BOTH)
WRITES = [
    costs("a new item in a global index", "PutItem", units(2, 1, gsi=1), Item=IN_GSI),
    costs("a new item in no index", "PutItem", units(1, 1), Item=ROW),
    costs("a new item in a local index", "PutItem", units(2, 1, lsi=1), Item=IN_LSI),
    costs("a new item in both", "PutItem", units(3, 1, gsi=1, lsi=1), Item=IN_BOTH),
    costs("the same item again", "PutItem", units(1, 1), OLD, Item=IN_BOTH),
    costs("an item that leaves both", "PutItem", units(3, 1, gsi=1, lsi=1), OLD, Item=ROW),
    costs(
        "the total alone has no parts",
        "PutItem",
        {"ConsumedCapacity": {"TableName": "costly", "CapacityUnits": 2}},
        Item=IN_GSI,
        ReturnConsumedCapacity="TOTAL",
    ),
    costs("nothing is told", "PutItem", {}, Item=IN_GSI, ReturnConsumedCapacity="NONE"),
    updates("what only the local index has", units(2, 1, lsi=1), "SET plain = :v"),
    updates("what both indexes have", units(3, 1, gsi=1, lsi=1), "SET proj = :v"),
    updates("the key of the global index", units(4, 1, gsi=2, lsi=1), "SET gsiPk = :v"),
    updates("an item leaves the global index", units(3, 1, gsi=1, lsi=1), "REMOVE gsiPk"),
    updates("the key of the local index", units(3, 1, lsi=2), "SET lsiSk = :v"),
    updates("an update that changes nothing", units(1, 1), "SET proj = proj"),
    costs("an item in both is deleted", "DeleteItem", units(3, 1, gsi=1, lsi=1), OLD, Key=ROW),
    costs(
        "an item in no index is deleted", "DeleteItem", units(1, 1), put("costly", **ROW), Key=ROW
    ),
    costs("a delete of what is not there", "DeleteItem", units(1, 1), Key=ROW),
]


def sized(size_bytes: int, pk: str = "a") -> dict[str, Any]:
    """An item that counts exactly that many bytes."""
    return {"pk": S(pk), "v": S("x" * (size_bytes - 4))}


def total(units: float) -> dict[str, Any]:
    return {"ConsumedCapacity": {"TableName": "hash", "CapacityUnits": units}}


def writes(name: str, cost: float, item: dict[str, Any], *given: Any) -> Case:
    request = {"TableName": "hash", "Item": item, "ReturnConsumedCapacity": "TOTAL"}
    return answers(name, "PutItem", request, total(cost), given=(HASH, *given))


def reads(name: str, cost: float, size_bytes: int, **more: Any) -> Case:
    item = sized(size_bytes)
    request = {
        "TableName": "hash",
        "Key": {"pk": S("a")},
        "ReturnConsumedCapacity": "TOTAL",
        **more,
    }
    return answers(
        name, "GetItem", request, {"Item": item, **total(cost)}, given=(HASH, put("hash", **item))
    )


SIZES = [
    writes("one kilobyte is one unit", 1, sized(1024)),
    writes("a byte more is another", 2, sized(1025)),
    writes("ten kilobytes are ten", 10, sized(10 * 1024)),
    writes("a smaller item costs what the old one did", 3, sized(10), put("hash", **sized(2049))),
    reads("four kilobytes are half a unit", 0.5, 4096),
    reads("a byte more is another half", 1, 4097),
    reads("consistent reads cost double", 1, 4096, ConsistentRead=True),
    reads("a byte more, consistently", 2, 4097, ConsistentRead=True),
    answers(
        "what is not there costs the minimum",
        "GetItem",
        {"TableName": "hash", "Key": {"pk": S("a")}, "ReturnConsumedCapacity": "INDEXES"},
        {
            "ConsumedCapacity": {
                "TableName": "hash",
                "CapacityUnits": 0.5,
                "Table": {"CapacityUnits": 0.5},
            }
        },
        given=(HASH,),
    ),
    answers(
        "a projection does not make it cheaper",
        "GetItem",
        {
            "TableName": "hash",
            "Key": {"pk": S("a")},
            "ProjectionExpression": "pk",
            "ReturnConsumedCapacity": "TOTAL",
            "ConsistentRead": True,
        },
        {"Item": {"pk": S("a")}, **total(2)},
        given=(HASH, put("hash", **sized(4097))),
    ),
]

ROWS = [{"pk": S("a"), "sk": S(str(n)), "v": S("x" * 1017)} for n in range(6)]  # 1,024 bytes each
KEY = {"KeyConditionExpression": "pk = :p", "ExpressionAttributeValues": {":p": S("a")}}


def queries(name: str, cost: dict[str, Any], answer: dict[str, Any], **more: Any) -> Case:
    request = {"TableName": "range", "ReturnConsumedCapacity": "TOTAL", **KEY, **more}
    consumed = {"ConsumedCapacity": {"TableName": "range", **cost}}
    given = (RANGE, *(put("range", **row) for row in ROWS))
    return answers(name, "Query", request, answer | consumed, given=given)


COUNT = {"Count": 6, "ScannedCount": 6}
INDEX_ROW = {"pk": S("a"), "sk": S("1"), "city": S("c"), "rank": N("1"), "extra": S("e")}


def index_read(
    name: str,
    operation: str,
    answer: Any,
    table: float,
    kind: str,
    index: str,
    cost: float,
    **more: Any,
) -> Case:
    request = {
        "TableName": "indexed",
        "IndexName": index,
        "ReturnConsumedCapacity": "INDEXES",
        **more,
    }
    consumed = {
        "TableName": "indexed",
        "CapacityUnits": table + cost,
        "Table": {"CapacityUnits": table},
        kind: {index: {"CapacityUnits": cost}},
    }
    return answers(
        name,
        operation,
        request,
        answer | {"ConsumedCapacity": consumed},
        given=(INDEXED, put("indexed", **INDEX_ROW)),
    )


GSI, LSI = "GlobalSecondaryIndexes", "LocalSecondaryIndexes"
CITY_KEY = {"KeyConditionExpression": "city = :p", "ExpressionAttributeValues": {":p": S("c")}}
RANKED = {"pk": S("a"), "sk": S("1"), "rank": N("1")}
PAGES = [
    queries("sizes are added before they are rounded", {"CapacityUnits": 1}, COUNT, Select="COUNT"),
    queries(
        "sizes are added, consistently",
        {"CapacityUnits": 2},
        COUNT,
        Select="COUNT",
        ConsistentRead=True,
    ),
    queries(
        "the parts of a query of the table",
        {"CapacityUnits": 2, "Table": {"CapacityUnits": 2}},
        COUNT,
        Select="COUNT",
        ConsistentRead=True,
        ReturnConsumedCapacity="INDEXES",
    ),
    queries(
        "a filter does not make it cheaper",
        {"CapacityUnits": 1},
        found(scanned=6),
        FilterExpression="attribute_exists(zz)",
    ),
    queries(
        "a projection does not make it cheaper",
        {"CapacityUnits": 1},
        found(*({} for _ in ROWS)),
        ProjectionExpression="zz",
    ),
    queries(
        "a limit does",
        {"CapacityUnits": 0.5},
        {"Count": 4, "ScannedCount": 4, "LastEvaluatedKey": {"pk": S("a"), "sk": S("3")}},
        Select="COUNT",
        Limit=4,
    ),
    queries(
        "an empty page costs the minimum",
        {"CapacityUnits": 0.5},
        found(),
        ExpressionAttributeValues={":p": S("other")},
    ),
    index_read(
        "a global index",
        "Query",
        found({"pk": S("a"), "sk": S("1"), "city": S("c")}),
        0,
        GSI,
        "by_city",
        0.5,
        **CITY_KEY,
    ),
    index_read(
        "a global index",
        "Scan",
        found({"pk": S("a"), "sk": S("1"), "city": S("c")}),
        0,
        GSI,
        "by_city",
        0.5,
    ),
    index_read(
        "a local index", "Query", found(RANKED), 0, LSI, "by_rank", 1, ConsistentRead=True, **KEY
    ),
    index_read(
        "what a local index has not is read from the table",
        "Query",
        found(INDEX_ROW),
        0.5,
        LSI,
        "by_rank",
        0.5,
        Select="ALL_ATTRIBUTES",
        **KEY,
    ),
    answers(
        "a scan of an empty table",
        "Scan",
        {"TableName": "hash", "ReturnConsumedCapacity": "TOTAL"},
        found() | total(0.5),
        given=(HASH,),
    ),
]


def measured(name: str, operation: str, **members: Any) -> Case:
    request = {"TableName": "indexed", "ReturnItemCollectionMetrics": "SIZE", **members}
    metrics = {"ItemCollectionKey": {"pk": S("a")}, "SizeEstimateRangeGB": [0.0, 1.0]}
    return answers(name, operation, request, {"ItemCollectionMetrics": metrics}, given=(INDEXED,))


COLLECTIONS = [
    measured("a put in a small collection", "PutItem", Item=ROW),
    measured("an update in a small collection", "UpdateItem", Key=ROW),
    measured("a delete in a small collection", "DeleteItem", Key=ROW),
    answers(
        "no metrics are told",
        "PutItem",
        {"TableName": "indexed", "Item": ROW, "ReturnItemCollectionMetrics": "NONE"},
        {},
        given=(INDEXED,),
    ),
    answers(
        "a table without local indexes has no collections",
        "PutItem",
        {"TableName": "range", "Item": ROW, "ReturnItemCollectionMetrics": "SIZE"},
        {},
        given=(RANGE,),
    ),
]

CASES = [*WRITES, *SIZES, *PAGES, *COLLECTIONS]

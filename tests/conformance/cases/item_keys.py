"""Keys of items: apart, as in GetItem, and inside an item, as in PutItem; keys of indexes."""

from __future__ import annotations

from typing import Any

from tests.conformance.case import Case, Step, answers, refuses
from tests.conformance.steps import BS, NS, NULL, SS, TRUE, B, L, M, N, S, holds, put
from tests.conformance.tables import BINARY, HASH, INDEXED, NUMBER, RANGE, create
from tests.conformance.wording import (
    INVALID,
    MISMATCH,
    empty_index_key,
    empty_key,
    index_key_type,
    not_scalar,
    updated_to_empty_index_key,
)

SHARED = create(
    "shared",
    "pk:S sk:S",
    indexes={"gsi1": ("one:S", "ALL"), "gsi2": ("one:S two:S", "ALL"), "gsib": ("bin:B", "ALL")},
    local={"lsi1": ("pk:S one:S", "ALL")},
)
OTHER_TYPES = {
    "N": N("1"),
    "B": B("AA=="),
    "BOOL": TRUE,
    "NULL": NULL,
    "SS": SS("a"),
    "NS": NS("1"),
    "BS": BS("AA=="),
    "L": L(),
    "M": M(),
}
BY_KEY = ("GetItem", "UpdateItem", "DeleteItem")
ROW = {"pk": S("a"), "sk": S("b")}


def bad_item(name: str, given: Step, message: str, **item: Any) -> Case:
    table = given[1]["TableName"]
    return refuses(name, "PutItem", {"TableName": table, "Item": item}, message, given=(given,))


def bad_keys(name: str, given: Step, message: str, **key: Any) -> list[Case]:
    request = {"TableName": given[1]["TableName"], "Key": key}
    return [refuses(name, operation, request, message, given=(given,)) for operation in BY_KEY]


def missing(attribute: str) -> str:
    return f"{INVALID}Missing the key {attribute} in the item"


def mismatch(attribute: str, expected: str, actual: str) -> str:
    return f"{INVALID}Type mismatch for key {attribute} expected: {expected} actual: {actual}"


INSIDE = [
    bad_item("the item is empty", HASH, missing("pk")),
    bad_item("the item lacks the partition key", RANGE, missing("pk"), sk=S("b")),
    bad_item("the item lacks the sort key", RANGE, missing("sk"), pk=S("a")),
    *(
        bad_item(f"the partition key has type {kind}", HASH, mismatch("pk", "S", kind), pk=value)
        for kind, value in OTHER_TYPES.items()
    ),
    bad_item(
        "the sort key has the wrong type", NUMBER, mismatch("sk", "N", "S"), pk=N("1"), sk=S("1")
    ),
    bad_item(
        "the partition key counts before the sort key", RANGE, mismatch("pk", "S", "N"), pk=N("1")
    ),
    bad_item("the partition key is an empty string", HASH, empty_key("pk"), pk=S("")),
    bad_item("the sort key is an empty string", RANGE, empty_key("sk"), pk=S("a"), sk=S("")),
    bad_item(
        "the partition key is empty binary",
        BINARY,
        empty_key("pk", "binary"),
        pk=B(""),
        sk=B("AA=="),
    ),
    bad_item(
        "the sort key is empty binary", BINARY, empty_key("sk", "binary"), pk=B("AA=="), sk=B("")
    ),
]

APART = [
    *bad_keys("the key is empty", HASH, MISMATCH),
    *bad_keys("the key has another name", HASH, MISMATCH, id=S("a")),
    *bad_keys("the key has one attribute too many", HASH, MISMATCH, pk=S("a"), sk=S("b")),
    *bad_keys("the key lacks the sort key", RANGE, MISMATCH, pk=S("a")),
    *bad_keys("the sort key has the wrong type", RANGE, MISMATCH, pk=S("a"), sk=N("1")),
    *(
        case
        for kind in ("N", "L", "SS", "NULL")
        for case in bad_keys(f"the key has type {kind}", HASH, MISMATCH, pk=OTHER_TYPES[kind])
    ),
    *bad_keys("the partition key is an empty string", HASH, empty_key("pk"), pk=S("")),
    *bad_keys("the sort key is an empty string", RANGE, empty_key("sk"), pk=S("a"), sk=S("")),
    *bad_keys(
        "the partition key is empty binary",
        BINARY,
        empty_key("pk", "binary"),
        pk=B(""),
        sk=B("AA=="),
    ),
]

INDEX_KEYS = [
    bad_item(
        "an index key has the wrong type",
        INDEXED,
        index_key_type("by_city", "city", "S", "N"),
        **ROW,
        city=N("1"),
    ),
    bad_item(
        "an index key is a list",
        INDEXED,
        index_key_type("by_city", "city", "S", "L"),
        **ROW,
        city=L(),
    ),
    bad_item(
        "the key of a local index has the wrong type",
        INDEXED,
        index_key_type("by_rank", "rank", "N", "S"),
        **ROW,
        rank=S("1"),
    ),
    bad_item(
        "an index key is an empty string",
        INDEXED,
        empty_index_key("by_city", "city"),
        **ROW,
        city=S(""),
    ),
    bad_item(
        "an index key is empty binary",
        SHARED,
        empty_index_key("gsib", "bin", "binary"),
        **ROW,
        bin=B(""),
    ),
    bad_item(
        "of several indexes the first by name is told for a wrong type",
        SHARED,
        index_key_type("gsi1", "one", "S", "N"),
        **ROW,
        one=N("1"),
    ),
    bad_item(
        "of several indexes the first by name is told for an empty key",
        SHARED,
        empty_index_key("gsi1", "one"),
        **ROW,
        one=S(""),
    ),
    bad_item(
        "the table's key counts before the index's",
        INDEXED,
        missing("sk"),
        pk=S("a"),
        city=N("1"),
    ),
]


def bad_change(name: str, message: str, clause: str, given: Step = INDEXED, **values: Any) -> Case:
    request: dict[str, Any] = {
        "TableName": given[1]["TableName"],
        "Key": ROW,
        "UpdateExpression": clause,
    }
    if values:
        request["ExpressionAttributeValues"] = {f":{name}": v for name, v in values.items()}
    first = put(given[1]["TableName"], **ROW, n=N("1"), e=S(""))
    return refuses(name, "UpdateItem", request, message, given=(given, first))


CITY_IS_A_NUMBER = index_key_type("by_city", "city", "S", "N")
INDEX_KEY_UPDATES = [
    bad_change(
        "SET gives an index key the wrong type", CITY_IS_A_NUMBER, "SET city = :v", v=N("1")
    ),
    bad_change("ADD gives an index key the wrong type", CITY_IS_A_NUMBER, "ADD city :v", v=N("1")),
    bad_change(
        "a sum gives an index key the wrong type", CITY_IS_A_NUMBER, "SET city = n + :v", v=N("1")
    ),
    bad_change(
        "a default gives an index key the wrong type",
        CITY_IS_A_NUMBER,
        "SET city = if_not_exists(city, :v)",
        v=N("1"),
    ),
    bad_change(
        "SET gives an index key a map",
        index_key_type("by_city", "city", "S", "M"),
        "SET city = :v",
        v=M(),
    ),
    bad_change(
        "SET gives an index key the type of another attribute",
        "The update expression attempted to update the secondary index key to unsupported type",
        "SET city = n",
    ),
    bad_change(
        "SET makes an index key empty", updated_to_empty_index_key(), "SET city = :v", v=S("")
    ),
    bad_change(
        "SET makes a binary index key empty",
        updated_to_empty_index_key("binary"),
        "SET bin = :v",
        SHARED,
        v=B(""),
    ),
    bad_change(
        "SET copies an empty string to an index key", updated_to_empty_index_key(), "SET city = e"
    ),
    refuses(
        "AttributeUpdates gives an index key the wrong type",
        "UpdateItem",
        {"TableName": "indexed", "Key": ROW, "AttributeUpdates": {"city": {"Value": N("1")}}},
        CITY_IS_A_NUMBER,
        given=(INDEXED,),
    ),
]


def key_change(name: str, attribute: str, clause: str, *values: Any) -> Case:
    request: dict[str, Any] = {"TableName": "range", "Key": ROW, "UpdateExpression": clause}
    if values:
        request["ExpressionAttributeValues"] = {":v": values[0]}
    message = f"{INVALID}Cannot update attribute {attribute}. This attribute is part of the key"
    return refuses(name, "UpdateItem", request, message, given=(RANGE,))


KEY_UPDATES = [
    key_change("SET names the partition key", "pk", "SET pk = :v", S("x")),
    key_change("SET names the sort key", "sk", "SET sk = :v", S("x")),
    key_change("SET gives the key its own value", "pk", "SET pk = :v", S("a")),
    key_change("REMOVE names the key", "sk", "REMOVE sk"),
    key_change("ADD goes into the key", "pk", "ADD pk.n :v", N("1")),
    key_change("DELETE names the key", "pk", "DELETE pk :v", NS("1")),
    key_change(
        "the partition key counts before the sort key", "pk", "SET sk = :v, pk = :v", S("x")
    ),
    refuses(
        "AttributeUpdates names the key",
        "UpdateItem",
        {"TableName": "range", "Key": ROW, "AttributeUpdates": {"pk": {"Value": S("a")}}},
        f"{INVALID}Cannot update attribute pk. This attribute is part of the key",
        given=(RANGE,),
    ),
]


def inside_key(name: str, operation: str, role: str = "Key", at: str = "pk", **more: Any) -> Case:
    request = {"TableName": "indexed", **more}
    return refuses(name, operation, request, not_scalar(at, role), given=(INDEXED,))


PATHS_INTO_KEYS = [
    inside_key("the projection goes into the key", "GetItem", Key=ROW, ProjectionExpression="pk.a"),
    inside_key(
        "the projection goes into an index key",
        "GetItem",
        "IndexKey",
        "city",
        Key=ROW,
        ProjectionExpression="a, city[0]",
    ),
    inside_key(
        "the condition goes into the key",
        "PutItem",
        Item=ROW,
        ConditionExpression="attribute_exists(pk.a)",
    ),
    inside_key(
        "the condition goes into an index key",
        "DeleteItem",
        "IndexKey",
        "city",
        Key=ROW,
        ConditionExpression="attribute_exists(city[0])",
    ),
    inside_key(
        "an update reads inside the key", "UpdateItem", Key=ROW, UpdateExpression="SET x = pk.a"
    ),
    inside_key(
        "an update reads inside an index key",
        "UpdateItem",
        "IndexKey",
        "rank",
        Key=ROW,
        UpdateExpression="SET x = list_append(y, #r[1])",
        ExpressionAttributeNames={"#r": "rank"},
    ),
    inside_key(
        "an update writes inside an index key",
        "UpdateItem",
        "IndexKey",
        "city",
        Key=ROW,
        UpdateExpression="REMOVE city.x",
    ),
    inside_key(
        "the filter goes into the key", "Scan", FilterExpression="attribute_exists(sk.a)", at="sk"
    ),
    inside_key(
        "the filter goes into an index key",
        "Scan",
        "IndexKey",
        "city",
        FilterExpression="attribute_exists(city.a)",
    ),
    inside_key("the projection goes into the key", "Scan", ProjectionExpression="pk[1]"),
    inside_key(
        "the projection goes into the key",
        "Query",
        "Key",
        "sk",
        KeyConditionExpression="pk = :p",
        ProjectionExpression="sk.x",
        ExpressionAttributeValues={":p": S("a")},
    ),
    inside_key(
        "the filter goes into an index key",
        "Query",
        "IndexKey",
        "city",
        KeyConditionExpression="pk = :p",
        FilterExpression="city.x = :p",
        ExpressionAttributeValues={":p": S("a")},
    ),
]

BY_AGE = {
    "IndexName": "by_age",
    "KeySchema": [{"AttributeName": "age", "KeyType": "HASH"}],
    "Projection": {"ProjectionType": "ALL"},
}
ANSWERS = [
    answers(
        "an item from before the index keeps a key that is unfit for it",
        "UpdateItem",
        {"TableName": "hash", "Key": {"pk": S("a")}, "UpdateExpression": "SET x = age"},
        {},
        given=(
            HASH,
            put("hash", pk=S("a"), age=S("old")),
            (
                "UpdateTable",
                {
                    "TableName": "hash",
                    "AttributeDefinitions": [{"AttributeName": "age", "AttributeType": "N"}],
                    "GlobalSecondaryIndexUpdates": [{"Create": BY_AGE}],
                },
            ),
        ),
        then=(holds("hash", pk=S("a"), age=S("old"), x=S("old")),),
    ),
    answers(
        "a binary key is told as base64",
        "PutItem",
        {"TableName": "binary", "Item": {"pk": {"B": b"\x00\xff"}, "sk": {"B": b"k"}}},
        {},
        given=(BINARY,),
        then=(holds("binary", pk=B("AP8="), sk=B("aw==")),),
    ),
    answers(
        "a path into an attribute that is no key is not refused",
        "GetItem",
        {"TableName": "indexed", "Key": ROW, "ProjectionExpression": "title.x"},
        {},
        given=(INDEXED,),
    ),
]

CASES = [
    *INSIDE,
    *APART,
    *INDEX_KEYS,
    *INDEX_KEY_UPDATES,
    *KEY_UPDATES,
    *PATHS_INTO_KEYS,
    *ANSWERS,
]

"""Limits of items, keys and pages: what is just small enough, and what is not."""

from __future__ import annotations

from typing import Any

from tablewright import limits
from tests.conformance.case import Case, Step, answers, refuses
from tests.conformance.steps import SS, L, M, N, S, put
from tests.conformance.tables import BINARY, HASH, INDEXED, RANGE, create
from tests.conformance.wording import (
    ENVELOPE,
    PARTITION_KEY_TOO_LONG,
    SORT_KEY_TOO_LONG,
    TOO_LARGE,
    TOO_LARGE_TO_UPDATE,
)

KEY = {"pk": S("a")}
ITEM_MAX = limits.ITEM_SIZE_BYTES_MAX
NAME_MAX = limits.ATTRIBUTE_NAME_BYTES_MAX
PARTITION_MAX, SORT_MAX = limits.PARTITION_KEY_BYTES_MAX, limits.SORT_KEY_BYTES_MAX
NOTHING = {"Items": [], "Count": 0, "ScannedCount": 0}


def text(length: int) -> dict[str, Any]:
    return S("x" * length)


def judged(
    name: str,
    operation: str,
    request: dict[str, Any],
    message: str | None,
    *given: Step,
    answer: Any = None,
) -> Case:
    """A request that is just small enough, or refused with the message."""
    if message is None:
        return answers(name, operation, request, answer or {}, given=given)
    return refuses(name, operation, request, message, given=given)


def puts(name: str, item: dict[str, Any], message: str | None = None, table: Step = HASH) -> Case:
    request = {"TableName": table[1]["TableName"], "Item": item}
    return judged(name, "PutItem", request, message, table)


def pair(name: str, length: int, bad: str, **item: Any) -> list[Case]:
    """Two items: with a text that just fits in, and with one that is a byte longer."""
    return [
        puts(f"{name}: as much as fits", {**KEY, **item, "v": text(length)}),
        puts(f"{name}: a byte too much", {**KEY, **item, "v": text(length + 1)}, bad),
    ]


BIG = ENVELOPE + TOO_LARGE
NUMBERS = [N("1" * 38)] * 15_000
ITEMS = [
    puts("an item of a byte less than 400 KB", {**KEY, "v": text(ITEM_MAX - 5)}),
    *pair("an item of 400 KB", ITEM_MAX - 4, BIG),
    *pair("names count as well", ITEM_MAX - 4 - 5, BIG, long=S("x")),
    *pair("a number of 38 digits is 20 bytes", ITEM_MAX - 4 - 21, BIG, n=N("1" * 38)),
    *pair("a negative number is a byte more", ITEM_MAX - 4 - 22, BIG, n=N("-" + "1" * 38)),
    *pair("a number's zeros do not count", ITEM_MAX - 4 - 3, BIG, n=N("1" + "0" * 100)),
    *pair("zero is one byte", ITEM_MAX - 4 - 2, BIG, n=N("0")),
    *pair("a fraction has pairs of its own", ITEM_MAX - 4 - 5, BIG, n=N("100.5")),
    *pair("true is one byte", ITEM_MAX - 4 - 2, BIG, t={"BOOL": True}),
    *pair("null is one byte", ITEM_MAX - 4 - 2, BIG, t={"NULL": True}),
    *pair("a map is three bytes and one for each member", ITEM_MAX - 11, BIG, m=M(a=S("b"))),
    *pair("a list is three bytes and one for each element", ITEM_MAX - 10, BIG, m=L(S("b"))),
    *pair("a set is its members", ITEM_MAX - 4 - 4, BIG, s=SS("a", "bc")),
    puts("bytes count, not characters", {**KEY, "v": S("é" * 204_798)}),
    puts("bytes count, not characters: two too many", {**KEY, "v": S("é" * 204_799)}, BIG),
    puts("15,000 numbers of 38 digits", {**KEY, "l": L(*NUMBERS)}),
    puts("21,000 numbers of 38 digits", {**KEY, "l": L(*NUMBERS, *NUMBERS[:6000])}, BIG),
    refuses(
        "the size counts before the table",
        "PutItem",
        {"TableName": "absent", "Item": {"v": text(ITEM_MAX)}},
        BIG,
    ),
    puts("a name of 65,535 bytes", {**KEY, "n" * NAME_MAX: S("v")}),
    puts(
        "a name of 65,536 bytes",
        {**KEY, "n" * (NAME_MAX + 1): S("v")},
        ENVELOPE + "Attribute name is too large, must be less than 65536 bytes",
    ),
]

OLD = put("hash", **KEY, b=S("b"), c=S("c"), l=L(S("x")), m=M(n=S("n")))


def updates(
    name: str, clause: str, value: dict[str, Any], message: str | None, *given: Step
) -> Case:
    request = {
        "TableName": "hash",
        "Key": KEY,
        "UpdateExpression": clause,
        "ExpressionAttributeValues": {":v": value},
    }
    return judged(name, "UpdateItem", request, message, HASH, *given)


def charged(name: str, clause: str, cost: int) -> list[Case]:
    """An update whose value just fits in, and one whose value is a byte longer.

    `cost` is what the update costs beside its value.
    """
    longest = ITEM_MAX - cost
    return [
        updates(f"{name}: as much as fits", clause, text(longest), None, OLD),
        updates(f"{name}: a byte too much", clause, text(longest + 1), TOO_LARGE_TO_UPDATE, OLD),
    ]


TWICE = "SET b = if_not_exists(b, :v), c = if_not_exists(c, :v)"
HALF = (ITEM_MAX - 3) // 2 - 75
UPDATES = [
    *charged("SET of an attribute", "SET d = :v REMOVE b, c, l, m", 3 + 19 + 1 + 4 * 2),
    *charged("SET inside a map", "SET m.n = :v REMOVE b, c, l", 3 + 19 + 1 + 5 + 3 * 2),
    *charged("SET inside a list", "SET l[0] = :v REMOVE b, c, m", 3 + 19 + 1 + 5 + 3 * 2),
    *charged("a default that is not needed", "SET b = if_not_exists(b, :v)", 3 + 19 + 1 + 39 + 16),
    updates("a value that is used twice is half as long", TWICE, text(HALF), None, OLD),
    updates("a value costs at every use", TWICE, text(HALF + 1), TOO_LARGE_TO_UPDATE, OLD),
    updates("members to be deleted cost nothing", "DELETE zz :v", SS("x" * ITEM_MAX), None),
    updates(
        "members to be added cost", "ADD zz :v", SS("x" * (ITEM_MAX - 23)), TOO_LARGE_TO_UPDATE
    ),
    updates(
        "the whole item counts, not the update alone",
        "SET d = :v",
        text(1000),
        TOO_LARGE_TO_UPDATE,
        put("hash", **KEY, v=text(ITEM_MAX - 4)),
    ),
    refuses(
        "the size of an update counts before its condition",
        "UpdateItem",
        {
            "TableName": "hash",
            "Key": KEY,
            "UpdateExpression": "SET d = :v",
            "ConditionExpression": "attribute_exists(zz)",
            "ExpressionAttributeValues": {":v": text(ITEM_MAX - 22)},
        },
        TOO_LARGE_TO_UPDATE,
        given=(HASH,),
    ),
    *(
        judged(
            name,
            "UpdateItem",
            {"TableName": "hash", "Key": KEY, "AttributeUpdates": {"v": {"Value": text(length)}}},
            message,
            HASH,
        )
        for name, length, message in (
            ("AttributeUpdates may fill an item", ITEM_MAX - 4, None),
            ("AttributeUpdates may not overfill it", ITEM_MAX - 3, TOO_LARGE_TO_UPDATE),
        )
    ),
]


def gets(name: str, key: dict[str, Any], message: str | None, table: Step) -> Case:
    request = {"TableName": table[1]["TableName"], "Key": key}
    return judged(name, "GetItem", request, message, table)


def queries(name: str, message: str | None, partition: int = 1, sort: int = 1) -> Case:
    request = {
        "TableName": "range",
        "KeyConditionExpression": "pk = :p AND sk >= :s",
        "ExpressionAttributeValues": {":p": text(partition), ":s": text(sort)},
    }
    return judged(name, "Query", request, message, RANGE, answer=NOTHING)


def long_keys(
    name: str, fits: dict[str, Any], table: Step, message: str, **longer: Any
) -> list[Case]:
    return [
        puts(f"{name}: as long as it may be", fits, None, table),
        puts(f"{name}: a byte too long", fits | longer, message, table),
    ]


def binary(length: int) -> dict[str, Any]:
    return {"B": b"x" * length}


ROW = {"pk": S("a"), "sk": S("b")}
SORTED = create("sorted", "pk:S", indexes={"by_all": ("h:S|a:S b:S", "ALL")})
KEYS = [
    puts("a partition key of 2,047 bytes", {"pk": text(PARTITION_MAX - 1)}),
    *long_keys(
        "a partition key",
        {"pk": text(PARTITION_MAX)},
        HASH,
        PARTITION_KEY_TOO_LONG,
        pk=text(PARTITION_MAX + 1),
    ),
    puts("a partition key of 1,024 characters of two bytes", {"pk": S("é" * 1024)}),
    puts("1,025 characters of two bytes", {"pk": S("é" * 1025)}, PARTITION_KEY_TOO_LONG),
    puts("a sort key of 1,023 bytes", {"pk": S("a"), "sk": text(SORT_MAX - 1)}, None, RANGE),
    *long_keys(
        "a sort key",
        {"pk": S("a"), "sk": text(SORT_MAX)},
        RANGE,
        SORT_KEY_TOO_LONG,
        sk=text(SORT_MAX + 1),
    ),
    *long_keys(
        "a binary partition key",
        {"pk": binary(PARTITION_MAX), "sk": binary(1)},
        BINARY,
        PARTITION_KEY_TOO_LONG,
        pk=binary(PARTITION_MAX + 1),
    ),
    *long_keys(
        "a binary sort key",
        {"pk": binary(1), "sk": binary(SORT_MAX)},
        BINARY,
        SORT_KEY_TOO_LONG,
        sk=binary(SORT_MAX + 1),
    ),
    *long_keys(
        "a partition key of an index",
        {**ROW, "city": text(PARTITION_MAX)},
        INDEXED,
        PARTITION_KEY_TOO_LONG,
        city=text(PARTITION_MAX + 1),
    ),
    *long_keys(
        "the sort keys of an index together",
        {"pk": S("a"), "h": S("h"), "a": text(500), "b": text(SORT_MAX - 500)},
        SORTED,
        SORT_KEY_TOO_LONG,
        a=text(501),
    ),
    judged(
        "an update makes the key of an index too long",
        "UpdateItem",
        {
            "TableName": "indexed",
            "Key": ROW,
            "UpdateExpression": "SET city = :v",
            "ExpressionAttributeValues": {":v": text(PARTITION_MAX + 1)},
        },
        "The update expression attempted to update the secondary index key beyond allowed size "
        "limits",
        INDEXED,
    ),
    gets("a partition key of 2,048 bytes", {"pk": text(PARTITION_MAX)}, None, HASH),
    gets("a longer partition key", {"pk": text(PARTITION_MAX + 1)}, PARTITION_KEY_TOO_LONG, HASH),
    gets("a sort key of 1,024 bytes", {"pk": S("a"), "sk": text(SORT_MAX)}, None, RANGE),
    gets("a longer sort key", {"pk": S("a"), "sk": text(SORT_MAX + 1)}, SORT_KEY_TOO_LONG, RANGE),
    queries("keys as long as they may be", None, PARTITION_MAX, SORT_MAX),
    queries("a longer partition key", PARTITION_KEY_TOO_LONG, partition=PARTITION_MAX + 1),
    queries("a longer sort key", SORT_KEY_TOO_LONG, sort=SORT_MAX + 1),
]


def paged(name: str, size_bytes: int, items: int, answer: dict[str, Any], **more: Any) -> Case:
    rows = [{"pk": S("a"), "sk": S(str(n)), "v": text(size_bytes - 7)} for n in range(items)]
    request = {
        "TableName": "range",
        "KeyConditionExpression": "pk = :p",
        "ExpressionAttributeValues": {":p": S("a")},
        "Select": "COUNT",
        **more,
    }
    given = (RANGE, *(put("range", **row) for row in rows))
    return answers(name, "Query", request, answer, given=given)


def counted(count: int, last: int | None = None) -> dict[str, Any]:
    answer: dict[str, Any] = {"Count": count, "ScannedCount": count}
    if last is not None:
        answer["LastEvaluatedKey"] = {"pk": S("a"), "sk": S(str(last))}
    return answer


START = {"ExclusiveStartKey": {"pk": S("a"), "sk": S("3")}}
PAGES = [
    paged("a page of less than 1 MB is whole", 300_000, 3, counted(3)),
    paged("a page ends with the item that makes it 1 MB", 300_000, 6, counted(4, 3)),
    paged("a smaller limit ends it before", 300_000, 6, counted(2, 1), Limit=2),
    paged("a larger limit does not end it later", 300_000, 6, counted(4, 3), Limit=5),
    paged("the second page is the rest", 300_000, 6, counted(2), **START),
    paged("a page of exactly 1 MB has an end", limits.MIB // 4, 4, counted(4, 3)),
]

CASES = [*ITEMS, *UPDATES, *KEYS, *PAGES]

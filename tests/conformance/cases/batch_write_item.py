"""BatchWriteItem: what refuses the whole batch, and what it writes.

It still reads values the older way, and refuses some of them in older words.
"""

from __future__ import annotations

from typing import Any

from tests.conformance.actions import wrapped
from tests.conformance.case import Case, Step, answers, refuses
from tests.conformance.steps import BS, NS, NULL, SS, B, L, N, S, holds, lacks, put
from tests.conformance.tables import BINARY, HASH, INDEXED, NUMBER, RANGE, create
from tests.conformance.wording import (
    EMPTY_BINARY_SET,
    EMPTY_NUMBER_SET,
    EMPTY_STRING_SET,
    ENVELOPE,
    INVALID,
    MISMATCH,
    NO_TYPE,
    NOT_FOUND,
    NOT_NUMERIC,
    NULL_IS_TRUE,
    OVERFLOW,
    PARTITION_KEY_TOO_LONG,
    SEVERAL_TYPES,
    SORT_KEY_TOO_LONG,
    TOO_DEEP,
    TOO_LARGE,
    UNDERFLOW,
    breaks,
    empty_index_key,
    empty_key,
    index_key_type,
    is_none_of,
    is_null,
)

DUPLICATES = "Provided list of item keys contains duplicates"
BAD_CAPACITY = is_none_of("BOGUS", "returnConsumedCapacity", "INDEXES, TOTAL, NONE")
BAD_METRICS = is_none_of("BOGUS2", "returnItemCollectionMetrics", "SIZE, NONE")
MAP_KEYS = (
    "Map keys must satisfy constraint: [Member must have length less than or equal to 255, "
    "Member must have length greater than or equal to 3, "
    "Member must satisfy regular expression pattern: [a-zA-Z0-9_.-]+]"
)
MAP_VALUES = (
    "Map value must satisfy constraint: [Member must have length less than or equal to 25, "
    "Member must have length greater than or equal to 1]"
)


def puts(**attributes: Any) -> dict[str, Any]:
    return {"PutRequest": {"Item": attributes}}


def deletes(**key: Any) -> dict[str, Any]:
    return {"DeleteRequest": {"Key": key}}


def batch(*requests: Any, table: str = "hash", **members: Any) -> dict[str, Any]:
    return {"RequestItems": {table: list(requests)}, **members}


def shown(text: str) -> str:
    """A put of one string as Java prints it."""
    rest = "n b iNT dECIMAL dOUBLE sS nS bS iNTSET dECIMALSET dOUBLESET m l nULL bOOL".split()
    nulls = ", ".join(f"{member}=null" for member in rest)
    return (
        "WriteRequest(putRequest=PutRequest(item={pk=AttributeValue("
        f"s={text}, {nulls})}}, workloadProfileName=null), deleteRequest=null)"
    )


def bad(name: str, message: str, request: dict[str, Any]) -> Case:
    """A rejected request that needs no table."""
    return refuses(name, "BatchWriteItem", request, message)


def value(name: str, message: str, attribute: Any) -> list[Case]:
    """A value that neither an item nor a key may have."""
    return [
        bad(f"an item: {name}", message, batch(puts(pk=S("a"), v=attribute), table="absent")),
        bad(f"a key: {name}", message, batch(deletes(pk=attribute), table="absent")),
    ]


TWENTY_SIX = [puts(pk=S(f"bw-{number}")) for number in range(26)]

SHAPE = [
    bad("nothing is given", ENVELOPE + is_null("requestItems"), {}),
    bad(
        "no tables are given",
        f"{ENVELOPE}Value at 'RequestItems' failed to satisfy constraint: "
        "Member must have length greater than or equal to 1",
        {"RequestItems": {}},
    ),
    bad(
        "no requests are given",
        ENVELOPE + breaks("'{absent=[]}'", "requestItems", MAP_VALUES),
        batch(table="absent"),
    ),
    bad(
        "26 requests are given",
        ENVELOPE
        + breaks(
            f"'{{absent=[{', '.join(shown(f'bw-{number}') for number in range(26))}]}}'",
            "requestItems",
            MAP_VALUES,
        ),
        batch(*TWENTY_SIX, table="absent"),
    ),
    bad(
        "a table's name has a wrong character",
        ENVELOPE + breaks(f"'{{bad!name=[{shown('a')}]}}'", "requestItems", MAP_KEYS),
        batch(puts(pk=S("a")), table="bad!name"),
    ),
    bad(
        "a table's name has two characters",
        ENVELOPE + breaks(f"'{{ab=[{shown('a')}]}}'", "requestItems", MAP_KEYS),
        batch(puts(pk=S("a")), table="ab"),
    ),
    bad(
        "a capacity is unknown, and told before a missing table",
        ENVELOPE + BAD_CAPACITY,
        batch(puts(pk=S("a")), table="absent", ReturnConsumedCapacity="BOGUS"),
    ),
    bad(
        "metrics are unknown",
        ENVELOPE + BAD_METRICS,
        batch(puts(pk=S("a")), table="absent", ReturnItemCollectionMetrics="BOGUS2"),
    ),
    bad(
        "capacity and metrics are unknown",
        f"2 validation errors detected: {BAD_CAPACITY}; {BAD_METRICS}",
        batch(
            puts(pk=S("a")),
            table="absent",
            ReturnConsumedCapacity="BOGUS",
            ReturnItemCollectionMetrics="BOGUS2",
        ),
    ),
    bad(
        "a wrong capacity is told alone, without a wrong name",
        ENVELOPE + BAD_CAPACITY,
        batch(puts(pk=S("a")), table="bad!name", ReturnConsumedCapacity="BOGUS"),
    ),
    bad(
        "a put has no item and a delete no key",
        "2 validation errors detected: "
        f"{is_null('requestItems.absent.member.1.member.putRequest.item')}; "
        f"{is_null('requestItems.absent.member.2.member.deleteRequest.key')}",
        batch({"PutRequest": {}}, {"DeleteRequest": {}}, table="absent"),
    ),
    bad("a request is empty", SEVERAL_TYPES, batch({}, table="absent")),
    bad(
        "a request is both a put and a delete",
        SEVERAL_TYPES,
        batch(puts(pk=S("a")) | deletes(pk=S("b")), table="absent"),
    ),
    bad(
        "an empty request is told before a wrong value",
        SEVERAL_TYPES,
        batch(puts(pk=N("abc")), {}, table="absent"),
    ),
    bad(
        "two tables have 26 requests between them",
        "Too many items requested for the BatchWriteItem call",
        {"RequestItems": {"one": TWENTY_SIX[:13], "two": TWENTY_SIX[13:]}},
    ),
]

VALUES = [
    *value("no type", NO_TYPE, {}),
    *value("two types", SEVERAL_TYPES, {"S": "a", "N": "1"}),
    *value("a number that is none", f"{NOT_NUMERIC}: abc", N("abc")),
    *value("an empty number; no colon follows", NOT_NUMERIC, N("")),
    *value("a number too large", OVERFLOW, N("1e126")),
    *value("an exponent that overflows comes out as too small", UNDERFLOW, N("1e2147483647")),
    *value(
        "strings that come twice, as they were sent",
        f"{INVALID}Input collection [b, a, b] contains duplicates.",
        SS("b", "a", "b"),
    ),
    *value(
        "numbers that come twice, in few words",
        "Input collection contains duplicates",
        NS("2", "1", "2"),
    ),
    *value(
        "binaries that come twice, as they were sent",
        f"{INVALID}Input collection [/w==, AA==, AA==]of type BS contains duplicates.",
        BS(b"\xff", b"\x00", b"\x00"),
    ),
    *value("an empty set of strings", EMPTY_STRING_SET, SS()),
    *value("an empty set of numbers", EMPTY_NUMBER_SET, NS()),
    *value("an empty set of binaries", EMPTY_BINARY_SET, BS()),
    *value("a null that is false", NULL_IS_TRUE, {"NULL": False}),
    bad(
        "an item is nested too deeply",
        TOO_DEEP,
        batch(puts(pk=S("a"), v=wrapped(32)), table="absent"),
    ),
    bad(
        "an item is too large",
        TOO_LARGE,
        batch(puts(pk=S("a"), v=S("x" * 409_597)), table="absent"),
    ),
    bad(
        "an attribute has no name",
        "Empty attribute name",
        batch(puts(**{"": S("a")}), table="absent"),
    ),
]

GSI = create(
    "gsi",
    "pk:S",
    indexes={"gsi1": ("g:S", "ALL"), "gsi2": ("g:S h:B", "KEYS_ONLY")},
)


def wrong(name: str, message: str, *requests: Any, table: Step = HASH) -> Case:
    """A rejected request that leaves the table empty, though its first write would be valid."""
    table_name = table[1]["TableName"]
    return refuses(
        name,
        "BatchWriteItem",
        batch(*requests, table=table_name),
        message,
        given=(table,),
        then=(
            ("Scan", {"TableName": table_name, "Select": "COUNT"}, {"Count": 0, "ScannedCount": 0}),
        ),
    )


KEYS = [
    refuses(
        "there is no such table",
        "BatchWriteItem",
        batch(puts(pk=S("a")), table="absent"),
        NOT_FOUND,
        type="ResourceNotFoundException",
    ),
    refuses(
        "one of two tables is not there; nothing is written",
        "BatchWriteItem",
        {"RequestItems": {"hash": [puts(pk=S("a"))], "absent": [puts(pk=S("a"))]}},
        NOT_FOUND,
        type="ResourceNotFoundException",
        given=(HASH,),
        then=(lacks("hash", pk=S("a")),),
    ),
    wrong("an item is put twice", DUPLICATES, puts(pk=S("a")), puts(pk=S("a"), v=N("1"))),
    wrong("an item is put and deleted", DUPLICATES, puts(pk=S("a")), deletes(pk=S("a"))),
    wrong(
        "a number is put twice, spelled in two ways",
        DUPLICATES,
        puts(pk=N("1"), sk=N("1")),
        deletes(pk=N("1.0"), sk=N("+1")),
        table=NUMBER,
    ),
    wrong("an item has no key", MISMATCH, puts(pk=S("ok")), puts(v=S("a"))),
    wrong("an item has no sort key", MISMATCH, puts(pk=S("a")), table=RANGE),
    wrong("the key of an item has another type", MISMATCH, puts(pk=S("ok")), puts(pk=N("1"))),
    wrong("the key of an item is a list", MISMATCH, puts(pk=S("ok")), puts(pk=L(S("a")))),
    wrong("the key of a delete has another type", MISMATCH, deletes(pk=N("1"))),
    wrong("the key of a delete is empty", MISMATCH, puts(pk=S("ok")), deletes()),
    wrong("the key of a delete has too many attributes", MISMATCH, deletes(pk=S("a"), v=S("b"))),
    wrong("a key is an empty string", empty_key("pk"), puts(pk=S("ok")), puts(pk=S(""))),
    wrong("a key to delete is an empty string", empty_key("pk"), deletes(pk=S(""))),
    wrong(
        "a key is an empty binary",
        empty_key("pk", "binary"),
        puts(pk=B(b""), sk=B(b"x")),
        table=BINARY,
    ),
    wrong(
        "a key to delete is an empty binary",
        empty_key("pk", "binary"),
        deletes(pk=B(b""), sk=B(b"x")),
        table=BINARY,
    ),
    wrong("a partition key is too long", PARTITION_KEY_TOO_LONG, puts(pk=S("a" * 2049))),
    wrong(
        "a sort key is too long", SORT_KEY_TOO_LONG, puts(pk=S("a"), sk=S("b" * 1025)), table=RANGE
    ),
    wrong(
        "an index key has another type",
        index_key_type("gsi1", "g", "S", "N"),
        puts(pk=S("ok")),
        puts(pk=S("a"), g=N("1")),
        table=GSI,
    ),
    wrong(
        "an index key is a list",
        index_key_type("gsi1", "g", "S", "L"),
        puts(pk=S("a"), g=L(S("x"))),
        table=GSI,
    ),
    wrong(
        "an index key is an empty string",
        empty_index_key("gsi1", "g"),
        puts(pk=S("a"), g=S("")),
        table=GSI,
    ),
    wrong(
        "an index key is an empty binary",
        empty_index_key("gsi2", "h", "binary"),
        puts(pk=S("a"), h=B(b"")),
        table=GSI,
    ),
]

WRITTEN = {"UnprocessedItems": {}}


def consumed(**units: float) -> dict[str, Any]:
    """The capacity of a batch on the indexed table: the table's, and that of indexes."""
    arms = {name: {"CapacityUnits": number} for name, number in units.items() if name != "table"}
    report: dict[str, Any] = {
        "TableName": "indexed",
        "CapacityUnits": sum(units.values()),
        "Table": {"CapacityUnits": units["table"]},
    }
    local = {name: arm for name, arm in arms.items() if name == "by_rank"}
    if local:
        report["LocalSecondaryIndexes"] = local
    if arms.keys() - local.keys():
        report["GlobalSecondaryIndexes"] = {n: arm for n, arm in arms.items() if n not in local}
    return {**WRITTEN, "ConsumedCapacity": [report]}


ITEM = {"pk": S("a"), "sk": S("1"), "owner": S("x"), "rank": N("1")}

DONE = [
    answers(
        "puts and deletes happen together",
        "BatchWriteItem",
        batch(puts(pk=S("b"), v=N("2")), deletes(pk=S("a")), deletes(pk=S("absent"))),
        WRITTEN,
        given=(HASH, put("hash", pk=S("a"))),
        then=(lacks("hash", pk=S("a")), holds("hash", pk=S("b"), v=N("2"))),
    ),
    answers(
        "two tables are written together",
        "BatchWriteItem",
        {"RequestItems": {"hash": [puts(pk=S("a"))], "range": [puts(pk=S("a"), sk=S("b"))]}},
        WRITTEN,
        given=(HASH, RANGE),
        then=(holds("hash", pk=S("a")), holds("range", pk=S("a"), sk=S("b"))),
    ),
    answers(
        "sets may have an empty member, values may be empty",
        "BatchWriteItem",
        batch(puts(pk=S("a"), s=S(""), b=B(b""), ss=SS("b", ""), null=NULL)),
        WRITTEN,
        given=(HASH,),
        then=(holds("hash", pk=S("a"), s=S(""), b={"B": ""}, ss=SS("", "b"), null=NULL),),
    ),
    answers(
        "small writes cost a unit each",
        "BatchWriteItem",
        batch(puts(pk=S("a")), deletes(pk=S("b")), ReturnConsumedCapacity="TOTAL"),
        {**WRITTEN, "ConsumedCapacity": [{"TableName": "hash", "CapacityUnits": 2.0}]},
        given=(HASH,),
    ),
    answers(
        "each table has an entry of its own",
        "BatchWriteItem",
        {
            "RequestItems": {"hash": [puts(pk=S("a"))], "range": [puts(pk=S("a"), sk=S("b"))]},
            "ReturnConsumedCapacity": "TOTAL",
        },
        {
            **WRITTEN,
            "ConsumedCapacity": [
                {"TableName": "hash", "CapacityUnits": 1.0},
                {"TableName": "range", "CapacityUnits": 1.0},
            ],
        },
        given=(HASH, RANGE),
    ),
    answers(
        "an index costs only what it holds of the batch",
        "BatchWriteItem",
        batch(
            puts(**ITEM),
            puts(pk=S("b"), sk=S("1")),
            table="indexed",
            ReturnConsumedCapacity="INDEXES",
        ),
        consumed(table=2.0, by_owner=1.0, by_rank=1.0),
        given=(INDEXED,),
    ),
    answers(
        "writing the same again costs the indexes nothing",
        "BatchWriteItem",
        batch(puts(**ITEM), table="indexed", ReturnConsumedCapacity="INDEXES"),
        consumed(table=1.0),
        given=(INDEXED, put("indexed", **ITEM)),
    ),
    answers(
        "a changed index key costs the index twice",
        "BatchWriteItem",
        batch(puts(**ITEM | {"owner": S("y")}), table="indexed", ReturnConsumedCapacity="INDEXES"),
        consumed(table=1.0, by_owner=2.0),
        given=(INDEXED, put("indexed", **ITEM)),
    ),
    answers(
        "item collections are told where there are local indexes",
        "BatchWriteItem",
        batch(puts(**ITEM), table="indexed", ReturnItemCollectionMetrics="SIZE"),
        {
            **WRITTEN,
            "ItemCollectionMetrics": {
                "indexed": [
                    {"ItemCollectionKey": {"pk": S("a")}, "SizeEstimateRangeGB": [0.0, 1.0]}
                ]
            },
        },
        given=(INDEXED,),
    ),
    answers(
        "where there are no local indexes no item collections are told",
        "BatchWriteItem",
        batch(puts(pk=S("a")), ReturnItemCollectionMetrics="SIZE"),
        WRITTEN,
        given=(HASH,),
    ),
]

CASES = [*SHAPE, *VALUES, *KEYS, *DONE]

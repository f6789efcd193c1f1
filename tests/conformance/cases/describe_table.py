"""DescribeTable: what a table is like, and how much is in it."""

from __future__ import annotations

from tests.conformance.case import answers, refuses
from tests.conformance.descriptions import arn, described
from tests.conformance.steps import N, S, put
from tests.conformance.tables import HASH, INDEXED
from tests.conformance.wording import ENVELOPE, breaks, breaks_pattern

SHAPE = [
    refuses(
        "the table is not named",
        "DescribeTable",
        {},
        "The parameter 'TableName' is required but was not present in the request",
    ),
    refuses(
        "a name is null",
        "DescribeTable",
        {"TableName": None},
        "The parameter 'TableName' is required but was not present in the request",
    ),
    refuses(
        "a name has two characters",
        "DescribeTable",
        {"TableName": "ab"},
        ENVELOPE
        + breaks("'ab'", "tableName", "Member must have length greater than or equal to 3"),
    ),
    refuses(
        "a name has 256 characters",
        "DescribeTable",
        {"TableName": "a" * 256},
        ENVELOPE
        + breaks(
            f"'{'a' * 256}'", "tableName", "Member must have length less than or equal to 255"
        ),
    ),
    refuses(
        "a name has characters that names may not have",
        "DescribeTable",
        {"TableName": "abc;"},
        ENVELOPE + breaks_pattern("abc;", "tableName"),
    ),
    refuses(
        "there is no such table",
        "DescribeTable",
        {"TableName": "absent"},
        "Requested resource not found: Table: absent not found",
        type="ResourceNotFoundException",
    ),
    refuses(
        "names are case-sensitive",
        "DescribeTable",
        {"TableName": "HASH"},
        "Requested resource not found: Table: HASH not found",
        type="ResourceNotFoundException",
        given=(HASH,),
    ),
    refuses(
        "a table is not found by its id",
        "DescribeTable",
        {"TableName": "00000000-0000-4000-8000-000000000001"},
        "Requested resource not found: Table: 00000000-0000-4000-8000-000000000001 not found",
        type="ResourceNotFoundException",
        given=(HASH,),
    ),
]

# Three bytes each for pk and sk, six for owner and rank, five for city.
ITEM = {"pk": S("a"), "sk": S("1")}
COUNTED = described(INDEXED[1], ItemCount=2, TableSizeBytes=23 + 6)
for index, items, size_bytes in (
    (COUNTED["Table"]["GlobalSecondaryIndexes"][0], 1, 23),
    (COUNTED["Table"]["GlobalSecondaryIndexes"][1], 1, 6 + 5),
    (COUNTED["Table"]["LocalSecondaryIndexes"][0], 1, 6 + 6),
):
    index |= {"ItemCount": items, "IndexSizeBytes": size_bytes}

FOUND = [
    answers(
        "a table is described as it was made",
        "DescribeTable",
        {"TableName": "indexed"},
        described(INDEXED[1]),
        given=(INDEXED,),
    ),
    answers(
        "a table is found by its ARN",
        "DescribeTable",
        {"TableName": arn("hash")},
        described(HASH[1]),
        given=(HASH,),
    ),
    answers(
        "items and bytes are counted at once, in a table and in the indexes that hold them",
        "DescribeTable",
        {"TableName": "indexed"},
        COUNTED,
        given=(
            INDEXED,
            put("indexed", **ITEM, owner=S("x"), city=S("y"), rank=N("1")),
            put("indexed", pk=S("a"), sk=S("2")),
        ),
    ),
    answers(
        "a deleted item no longer counts",
        "DescribeTable",
        {"TableName": "indexed"},
        described(INDEXED[1]),
        given=(
            INDEXED,
            put("indexed", **ITEM, owner=S("x"), city=S("y"), rank=N("1")),
            ("DeleteItem", {"TableName": "indexed", "Key": ITEM}),
        ),
    ),
]

CASES = [*SHAPE, *FOUND]

"""DeleteTable: what it refuses, and the little it tells of a table that is going."""

from __future__ import annotations

from tests.conformance.case import answers, refuses
from tests.conformance.descriptions import arn, capacity, deleted
from tests.conformance.steps import N, S, put
from tests.conformance.tables import HASH, INDEXED, create
from tests.conformance.wording import ENVELOPE, breaks, breaks_pattern

PROTECTED = ("CreateTable", HASH[1] | {"DeletionProtectionEnabled": True})
PROVISIONED = {
    **{member: value for member, value in HASH[1].items() if member != "BillingMode"},
    "ProvisionedThroughput": {"ReadCapacityUnits": 3, "WriteCapacityUnits": 4},
}
GONE = ("ListTables", {}, {"TableNames": []})
DELETE = ("DeleteTable", {"TableName": "hash"})

CASES = [
    refuses(
        "the table is not named",
        "DeleteTable",
        {},
        "The parameter 'TableName' is required but was not present in the request",
    ),
    refuses(
        "a name has two characters",
        "DeleteTable",
        {"TableName": "ab"},
        ENVELOPE
        + breaks("'ab'", "tableName", "Member must have length greater than or equal to 3"),
    ),
    refuses(
        "a name has characters that names may not have",
        "DeleteTable",
        {"TableName": "abc;"},
        ENVELOPE + breaks_pattern("abc;", "tableName"),
    ),
    refuses(
        "there is no such table",
        "DeleteTable",
        {"TableName": "absent"},
        "Requested resource not found: Table: absent not found",
        type="ResourceNotFoundException",
    ),
    refuses(
        "the table is deleted already",
        *DELETE,
        "Requested resource not found: Table: hash not found",
        type="ResourceNotFoundException",
        given=(HASH, DELETE),
    ),
    refuses(
        "the table is protected",
        *DELETE,
        "Resource cannot be deleted as it is currently protected against deletion. "
        "Disable deletion protection first.",
        given=(PROTECTED,),
        then=(("ListTables", {}, {"TableNames": ["hash"]}),),
    ),
    answers(
        "a table goes; its keys are not told any more",
        *DELETE,
        deleted(HASH[1]),
        given=(HASH,),
        then=(GONE,),
    ),
    answers(
        "a table goes by its ARN",
        "DeleteTable",
        {"TableName": arn("hash")},
        deleted(HASH[1]),
        given=(HASH,),
        then=(GONE,),
    ),
    answers(
        "a provisioned table goes",
        *DELETE,
        deleted(PROVISIONED, ProvisionedThroughput=capacity(3, 4)),
        given=(("CreateTable", PROVISIONED),),
        then=(GONE,),
    ),
    answers(
        "a table goes with its indexes, and tells how much was in it",
        "DeleteTable",
        {"TableName": "indexed"},
        deleted(INDEXED[1], ItemCount=1, TableSizeBytes=3 + 3 + 6 + 5 + 6),
        given=(
            INDEXED,
            put("indexed", pk=S("a"), sk=S("1"), owner=S("x"), city=S("y"), rank=N("1")),
        ),
        then=(GONE,),
    ),
    answers(
        "protection that was taken away no longer protects",
        *DELETE,
        deleted(HASH[1]),
        given=(
            PROTECTED,
            ("UpdateTable", {"TableName": "hash", "DeletionProtectionEnabled": False}),
        ),
        then=(GONE,),
    ),
    answers(
        "a new table of the same name is empty, and so are its indexes",
        "Scan",
        {"TableName": "hash", "IndexName": "by_owner"},
        {"Items": [], "Count": 0, "ScannedCount": 0},
        given=(
            create("hash", "pk:S", indexes={"by_owner": ("owner:S", "ALL")}),
            put("hash", pk=S("a"), owner=S("x")),
            DELETE,
            create("hash", "pk:S", indexes={"by_owner": ("owner:S", "ALL")}),
        ),
    ),
]

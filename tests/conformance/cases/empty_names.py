"""An empty attribute name, wherever a request can have one."""

from __future__ import annotations

from typing import Any

from tests.conformance.case import Case, refuses
from tests.conformance.steps import S, holds, put
from tests.conformance.tables import HASH
from tests.conformance.wording import EMPTY_NAME, ENVELOPE

IS_A = {"ComparisonOperator": "EQ", "AttributeValueList": [S("a")]}
KEY = {"pk": S("a")}
WRITES = ("PutItem", "UpdateItem", "DeleteItem")


def bad(parameter: str, operation: str, **members: Any) -> Case:
    """A rejected request that needs no table, and changes none."""
    return refuses(
        f"a name in {parameter} is empty",
        operation,
        {"TableName": "hash", **members},
        (ENVELOPE if operation in WRITES else "") + EMPTY_NAME,
        given=(HASH, put("hash", **KEY)),
        then=(holds("hash", **KEY),),
    )


CASES = [
    bad("AttributeUpdates", "UpdateItem", Key=KEY, AttributeUpdates={"": {"Value": S("x")}}),
    refuses(
        "a name in AttributeUpdates is empty, and the attribute is to go",
        "UpdateItem",
        {"TableName": "absent", "Key": KEY, "AttributeUpdates": {"": {"Action": "DELETE"}}},
        ENVELOPE + EMPTY_NAME,
    ),
    bad("Expected", "PutItem", Item=KEY | {"v": S("x")}, Expected={"": {"Exists": False}}),
    bad("Expected", "UpdateItem", Key=KEY, Expected={"": {"Exists": False}}),
    bad("Expected", "DeleteItem", Key=KEY, Expected={"": {"Exists": False}}),
    bad("AttributesToGet", "GetItem", Key=KEY, AttributesToGet=["pk", ""]),
    bad("AttributesToGet", "Query", KeyConditions={"pk": IS_A}, AttributesToGet=[""]),
    bad("AttributesToGet", "Scan", AttributesToGet=[""]),
    refuses(
        "a name in AttributesToGet is empty",
        "BatchGetItem",
        {"RequestItems": {"hash": {"Keys": [KEY], "AttributesToGet": [""]}}},
        EMPTY_NAME,
        given=(HASH,),
    ),
    bad("ScanFilter", "Scan", ScanFilter={"": IS_A}),
    bad("QueryFilter", "Query", KeyConditions={"pk": IS_A}, QueryFilter={"": IS_A}),
    bad("KeyConditions", "Query", KeyConditions={"pk": IS_A, "": IS_A}),
]

"""Limits of expressions: their length, their operators, their paths and their placeholders."""

from __future__ import annotations

from typing import Any

from tablewright import limits
from tests.conformance.case import Case, answers, refuses
from tests.conformance.steps import S
from tests.conformance.tables import HASH
from tests.conformance.wording import ENVELOPE, breaks, unused

KEY = {"pk": S("a")}
TEXT_MAX, TOKEN_MAX = limits.EXPRESSION_BYTES_MAX, limits.EXPRESSION_TOKEN_BYTES_MAX
NOTHING = {"Items": [], "Count": 0, "ScannedCount": 0}


def padded(expression: str, length: int) -> str:
    """Spaces count like everything else."""
    return expression + " " * (length - len(expression))


def lengths(
    operation: str,
    parameter: str,
    expression: str,
    *,
    prefix: str = "",
    tail: str = "",
    **more: Any,
) -> list[Case]:
    """An expression of 4,095 bytes, of 4,096 and of 4,097."""
    name = f"{parameter} of {{:,}} bytes"
    answer = NOTHING if operation in ("Query", "Scan") else {}
    fits = [
        answers(
            name.format(length),
            operation,
            {"TableName": "hash", parameter: padded(expression, length), **more},
            answer,
            given=(HASH,),
        )
        for length in (TEXT_MAX - 1, TEXT_MAX)
    ]
    too_long = refuses(
        name.format(TEXT_MAX + 1),
        operation,
        {"TableName": "absent", parameter: padded(expression, TEXT_MAX + 1), **more},
        f"{prefix}Invalid {parameter}: "
        f"Expression size has exceeded the maximum allowed size;{tail}",
    )
    return [*fits, too_long]


TAIL = f" expression size: {TEXT_MAX + 1}"
BY_KEY: dict[str, Any] = {"ExpressionAttributeValues": {":p": S("a")}}
LENGTHS = [
    *lengths("Scan", "FilterExpression", "attribute_exists(a)", tail=TAIL),
    *lengths(
        "PutItem",
        "ConditionExpression",
        "attribute_not_exists(a)",
        prefix=ENVELOPE,
        tail=TAIL,
        Item=KEY,
    ),
    *lengths("UpdateItem", "UpdateExpression", "REMOVE a", prefix=ENVELOPE, Key=KEY),
    *lengths("GetItem", "ProjectionExpression", "a", Key=KEY),
    *lengths("Query", "KeyConditionExpression", "pk = :p", tail=TAIL, **BY_KEY),
]


def scans(name: str, expression: str, message: str | None = None, **more: Any) -> Case:
    """A filter that is just small enough, or refused with the message."""
    if message is None:
        request = {"TableName": "hash", "FilterExpression": expression, **more}
        return answers(name, "Scan", request, NOTHING, given=(HASH,))
    request = {"TableName": "absent", "FilterExpression": expression, **more}
    return refuses(name, "Scan", request, message)


def in_filter(message: str) -> str:
    return f"Invalid FilterExpression: {message}"


def choices(count: int) -> str:
    return f"a IN ({', '.join([':v'] * count)})"


TOO_MANY = in_filter("The expression contains too many operators; operator count: 301")
V: dict[str, Any] = {"ExpressionAttributeValues": {":v": S("v")}}
PARTS = [
    scans("299 operators", " AND ".join(["attribute_exists(a)"] * 150)),
    scans("300 operators", "NOT " + " AND ".join(["attribute_exists(a)"] * 150)),
    scans("301 operators", " AND ".join(["attribute_exists(a)"] * 151), TOO_MANY),
    scans("IN of 99 operands", choices(99), **V),
    scans("IN of 100 operands", choices(100), **V),
    scans(
        "IN of 101 operands",
        choices(101),
        in_filter("The IN operator is provided with too many operands; number of operands: 101"),
        **V,
    ),
    scans("a path of 31 steps", f"attribute_exists({'.'.join(['a'] * 31)})"),
    scans("a path of 32 steps", f"attribute_exists({'.'.join(['a'] * 32)})"),
    scans(
        "a path of 33 steps",
        f"attribute_exists({'.'.join(['a'] * 33)})",
        in_filter("The document path has too many nesting levels; nesting levels: 33"),
    ),
    scans("the largest index of a list", "attribute_exists(a[2147483647])"),
    scans(
        "a larger index of a list",
        "attribute_exists(a[2147483648])",
        in_filter("List index is not within the allowable range; index: [2147483648]"),
    ),
]


def named(length: int, name: str = "a") -> dict[str, Any]:
    return {"ExpressionAttributeNames": {"#" + "n" * (length - 1): name}}


def valued(length: int) -> dict[str, Any]:
    return {"ExpressionAttributeValues": {":" + "v" * (length - 1): S("v")}}


def sized(last_bytes: int) -> dict[str, Any]:
    values = {":a": S("x" * limits.MIB), ":b": S("x" * last_bytes)}
    return {"ExpressionAttributeValues": values}


LONG_KEY = "contains invalid key: The expression attribute map contains a key that is too long;"
LONG_NAME = "contains invalid value: Attribute name is too large, must be less than 65536 bytes"
NAME_MAX = limits.ATTRIBUTE_NAME_BYTES_MAX
PLACEHOLDERS = [
    scans(
        "a name's placeholder of 255 bytes",
        f"a = #{'n' * (TOKEN_MAX - 1)}",
        **named(TOKEN_MAX, "b"),
    ),
    scans(
        "a name's placeholder of 256 bytes",
        f"a = #{'n' * TOKEN_MAX}",
        f"ExpressionAttributeNames {LONG_KEY} size of key: 256",
        **named(TOKEN_MAX + 1, "b"),
    ),
    scans(
        "a value's placeholder of 255 bytes", f"a = :{'v' * (TOKEN_MAX - 1)}", **valued(TOKEN_MAX)
    ),
    scans(
        "a value's placeholder of 256 bytes",
        f"a = :{'v' * TOKEN_MAX}",
        f"ExpressionAttributeValues {LONG_KEY}",
        **valued(TOKEN_MAX + 1),
    ),
    scans("a name of 65,535 bytes", "attribute_exists(#n)", **named(2, "x" * NAME_MAX)),
    scans(
        "a name of 65,536 bytes",
        "attribute_exists(#n)",
        f"ExpressionAttributeNames {LONG_NAME} for key #n",
        **named(2, "x" * (NAME_MAX + 1)),
    ),
    scans(
        "values of 2 MB and a byte",
        "a IN (:a, :b)",
        "ExpressionAttributeValues exceeds max size",
        **sized(limits.MIB - 3),
    ),
    refuses(
        "ten values are not used",
        "Scan",
        {
            "TableName": "absent",
            "FilterExpression": "attribute_exists(a)",
            "ExpressionAttributeValues": {f":{n}": S("v") for n in range(10)},
        },
        unused("ExpressionAttributeValues", ", ".join(f":{n}" for n in range(10))),
    ),
]

MANY = [f"a{n}" for n in range(limits.ATTRIBUTES_TO_GET_MAX + 1)]
ATTRIBUTES = [
    refuses(
        "an attribute to get of 65,536 bytes",
        "GetItem",
        {"TableName": "absent", "Key": KEY, "AttributesToGet": ["x" * (NAME_MAX + 1)]},
        "Attribute name is too large, must be less than 65536 bytes",
    ),
    refuses(
        "an attribute to update of 65,536 bytes",
        "UpdateItem",
        {
            "TableName": "absent",
            "Key": KEY,
            "AttributeUpdates": {"x" * (NAME_MAX + 1): {"Value": S("v")}},
        },
        ENVELOPE + "Attribute name is too large, must be less than 65536 bytes",
    ),
    *(
        answers(
            f"{count} attributes to get",
            "GetItem",
            {"TableName": "hash", "Key": KEY, "AttributesToGet": MANY[:count]},
            {},
            given=(HASH,),
        )
        for count in (254, 255)
    ),
    refuses(
        "256 attributes to get",
        "GetItem",
        {"TableName": "hash", "Key": KEY, "AttributesToGet": MANY},
        ENVELOPE
        + breaks(
            f"'[{', '.join(MANY)}]'",
            "attributesToGet",
            "Member must have length less than or equal to 255",
        ),
    ),
]

CASES = [*LENGTHS, *PARTS, *PLACEHOLDERS, *ATTRIBUTES]

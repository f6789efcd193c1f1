"""Numbers: which texts are numbers, how they are spelled when they come back, and their range."""

from __future__ import annotations

from typing import Any

from tests.conformance.case import Case, answers, refuses
from tests.conformance.steps import NS, L, N, S, holds, put
from tests.conformance.tables import HASH, NUMBER
from tests.conformance.wording import (
    ENVELOPE,
    NOT_NUMERIC,
    OVERFLOW,
    TOO_MANY_DIGITS,
    UNDERFLOW,
)

SPELLINGS = {
    "+5": "5",
    "+1.5": "1.5",
    "+0": "0",
    "-0": "0",
    "+0.0": "0",
    "-0.00": "0",
    "+1e2": "100",
    "1e+2": "100",
    "1.5E+3": "1500",
    "1.5E2": "150",
    "+.5": "0.5",
    ".5": "0.5",
    "5.": "5",
    "1.": "1",
    "1.e5": "100000",
    "00042": "42",
    "0042.1200": "42.12",
    "1.0": "1",
    "3.1400": "3.14",
    "+1e-2": "0.01",
    "1.23E10": "12300000000",
    "0e125": "0",
    "0e-130": "0",
    "1E125": "1" + "0" * 125,
    "-1E125": "-1" + "0" * 125,
    "1E-130": "0." + "0" * 129 + "1",
    "-1E-130": "-0." + "0" * 129 + "1",
    "12345678901234567890123456789012345678": "12345678901234567890123456789012345678",
    "0000012345678901234567890123456789012345678": "12345678901234567890123456789012345678",
    "-1.23456789012345678901234567890123456780000": "-1.2345678901234567890123456789012345678",
    "9.9999999999999999999999999999999999999E+125": "9" * 38 + "0" * 88,
    "-9.9999999999999999999999999999999999999E+125": "-" + "9" * 38 + "0" * 88,
}
NO_NUMBERS = (
    *("", "abc", "+e2", "e2", "+1+2", "1+2", "+1.2.3", "1.2.3", "++5", "+-5", "-+5", "+", "-"),
    *("1e", "1e+", ".", "1.2e3.4", "0x5", "0x10", "NaN", "Infinity", "1_000", " 5", "5 ", "1 5"),
    *(" 1", "1 ", "\uff11", "1e9223372036854775808"),
)
OUT_OF_RANGE = {
    "1e126": OVERFLOW,
    "-1e126": OVERFLOW,
    "10e125": OVERFLOW,
    "0e126": OVERFLOW,
    "1e2147483647": OVERFLOW,
    "1e2147483648": OVERFLOW,
    "1e99999999999": OVERFLOW,
    "-1e99999999999": OVERFLOW,
    "1e-131": UNDERFLOW,
    "-1e-131": UNDERFLOW,
    "0.1e-130": UNDERFLOW,
    "0e-131": UNDERFLOW,
    "1e-2147483648": UNDERFLOW,
    "1e-99999999999": UNDERFLOW,
    "123456789012345678901234567890123456789": TOO_MANY_DIGITS,
    "1" * 40: TOO_MANY_DIGITS,
    "-1.23456789012345678901234567890123456789": TOO_MANY_DIGITS,
}


def spelled(sent: str, stored: str) -> Case:
    return answers(
        f"{sent} comes back as {stored[:50]}",
        "PutItem",
        {"TableName": "hash", "Item": {"pk": S("a"), "n": N(sent)}},
        {},
        given=(HASH,),
        then=(holds("hash", pk=S("a"), n=N(stored)),),
    )


def bad(text: str, message: str) -> Case:
    return refuses(
        f"the text {text!r} is no number to keep",
        "PutItem",
        {"TableName": "absent", "Item": {"pk": S("a"), "n": N(text)}},
        ENVELOPE + message,
    )


def summed(name: str, old: str, clause: str, value: str, new: str) -> Case:
    return answers(
        name,
        "UpdateItem",
        {
            "TableName": "hash",
            "Key": {"pk": S("a")},
            "UpdateExpression": clause,
            "ExpressionAttributeValues": {":v": N(value)},
            "ReturnValues": "UPDATED_NEW",
        },
        {"Attributes": {"n": N(new)}},
        given=(HASH, put("hash", pk=S("a"), n=N(old))),
    )


def bad_sum(name: str, old: str, clause: str, value: str, message: str) -> Case:
    return refuses(
        name,
        "UpdateItem",
        {
            "TableName": "hash",
            "Key": {"pk": S("a")},
            "UpdateExpression": clause,
            "ExpressionAttributeValues": {":v": N(value)},
        },
        message,
        given=(HASH, put("hash", pk=S("a"), n=N(old))),
    )


def bad_key(operation: str, text: str, message: str, **more: Any) -> Case:
    request = {"TableName": "absent", "Key": {"pk": N(text)}, **more}
    return refuses(f"a key is {text!r}, of a table that is not there", operation, request, message)


THIRTY_EIGHT = "12345678901234567890123456789012345678"
SUMS = [
    summed("a sum is exact", "0.1", "SET n = n + :v", "0.2", "0.3"),
    summed(
        "a sum keeps all 38 digits", THIRTY_EIGHT, "SET n = n + :v", "1", THIRTY_EIGHT[:-1] + "9"
    ),
    summed("a difference is exact", "1", "SET n = n - :v", "0.9", "0.1"),
    summed("a difference may be zero", "1.50", "SET n = n - :v", "1.5", "0"),
    summed("ADD adds a number", "5", "ADD n :v", "-7.5", "-2.5"),
    bad_sum("a sum is too large", "9.9e125", "SET n = n + :v", "9.9e125", OVERFLOW),
    bad_sum("a sum has too many digits", "1e50", "SET n = n + :v", "1", OVERFLOW),
    bad_sum("a difference has too many digits", "1e50", "SET n = n - :v", "1", OVERFLOW),
    bad_sum("ADD gives a number of too many digits", "1e38", "ADD n :v", "1", OVERFLOW),
    bad_sum("ADD gives too large a number", "9.9e125", "ADD n :v", "9.9e125", OVERFLOW),
]

PLACES = [
    bad_key("GetItem", "abc", f"{NOT_NUMERIC}: abc"),
    bad_key("GetItem", "", f"{NOT_NUMERIC}: "),
    bad_key("GetItem", "1e126", OVERFLOW),
    bad_key("DeleteItem", "abc", f"{ENVELOPE}{NOT_NUMERIC}: abc"),
    bad_key("DeleteItem", "1e-131", ENVELOPE + UNDERFLOW),
    bad_key("UpdateItem", "abc", f"{ENVELOPE}{NOT_NUMERIC}: abc"),
    bad_key("UpdateItem", "1e99999999999", ENVELOPE + OVERFLOW),
    *(
        refuses(
            "a number key of a table with string keys is judged as a number first",
            operation,
            {"TableName": "hash", "Key": {"pk": N("abc")}},
            prefix + f"{NOT_NUMERIC}: abc",
            given=(HASH,),
        )
        for operation, prefix in (
            ("GetItem", ""),
            ("UpdateItem", ENVELOPE),
            ("DeleteItem", ENVELOPE),
        )
    ),
    refuses(
        "a key condition's number is too large",
        "Query",
        {
            "TableName": "absent",
            "KeyConditionExpression": "pk = :v",
            "ExpressionAttributeValues": {":v": N("1e126")},
        },
        OVERFLOW,
    ),
    refuses(
        "a filter's number is not a number",
        "Query",
        {
            "TableName": "absent",
            "KeyConditionExpression": "pk = :p",
            "FilterExpression": "a = :v",
            "ExpressionAttributeValues": {":p": S("a"), ":v": N("")},
        },
        f"{NOT_NUMERIC}: ",
    ),
    refuses(
        "the number of a start key is not a number",
        "Query",
        {
            "TableName": "absent",
            "KeyConditionExpression": "pk = :p",
            "ExclusiveStartKey": {"pk": N("abc")},
            "ExpressionAttributeValues": {":p": S("a")},
        },
        f"{NOT_NUMERIC}: abc",
    ),
    *(
        refuses(
            f"a filter's {name} is told in the older words, with its name",
            "Scan",
            {
                "TableName": "absent",
                "FilterExpression": "a = :v",
                "ExpressionAttributeValues": {":v": value},
            },
            f"ExpressionAttributeValues contains invalid value: {message} for key :v",
        )
        for name, value, message in (
            ("word", N("abc"), f"{NOT_NUMERIC}: abc"),
            ("empty number", N(""), NOT_NUMERIC),
            ("large number", N("1e126"), OVERFLOW),
            ("number beyond Java's integers", N("1e2147483647"), UNDERFLOW),
            (
                "number set with a repetition",
                NS("2", "1", "2"),
                "Input collection contains duplicates",
            ),
        )
    ),
    refuses(
        "a number in a list in an update's value is not a number",
        "UpdateItem",
        {
            "TableName": "absent",
            "Key": {"pk": S("a")},
            "UpdateExpression": "SET a = :v",
            "ExpressionAttributeValues": {":v": L(N("1.2.3"))},
        },
        f"{ENVELOPE}{NOT_NUMERIC}: 1.2.3",
    ),
    answers(
        "numbers sort by value, not by spelling",
        "Query",
        {
            "TableName": "number",
            "KeyConditionExpression": "pk = :p",
            "ProjectionExpression": "sk",
            "ExpressionAttributeValues": {":p": N("1")},
        },
        {
            "Items": [
                {"sk": N(n)} for n in ("-100", "-99.1", "-1", "-0.01", "0", "0.09", "9", "10")
            ],
            "Count": 8,
            "ScannedCount": 8,
        },
        given=(
            NUMBER,
            *(
                put("number", pk=N("1"), sk=N(n))
                for n in ("10", "9", "-1", "0", "-0.01", "-99.1", "0.09", "-1e2")
            ),
        ),
    ),
]

CASES = [
    *(spelled(sent, stored) for sent, stored in SPELLINGS.items()),
    *(bad(text, f"{NOT_NUMERIC}: {text}") for text in NO_NUMBERS),
    *(bad(text, message) for text, message in OUT_OF_RANGE.items()),
    *SUMS,
    *PLACES,
]

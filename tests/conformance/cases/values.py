"""Attribute values: JSON types, types of values, sets, and the order in which sets come back."""

from __future__ import annotations

from typing import Any

from tests.conformance.case import Case, answers, refuses
from tests.conformance.steps import BS, NS, SS, L, M, S, holds, put
from tests.conformance.tables import HASH
from tests.conformance.wording import (
    EMPTY_BINARY_SET,
    EMPTY_NUMBER_SET,
    EMPTY_STRING_SET,
    ENVELOPE,
    INVALID,
    NO_TYPE,
    NOT_NUMERIC,
    NULL_IS_TRUE,
    SEVERAL_TYPES,
)

_CLASS = "Unrecognized collection type class "
_AMAZON = "com.amazonaws.dynamodb.v20120810.AttributeValue"


def bad_json(name: str, message: str, **members: Any) -> Case:
    request = {"TableName": "absent", "Item": {"pk": S("a")}} | members
    return refuses(name, "PutItem", request, message, type="SerializationException")


def bad_type(name: str, kind: str, content: Any, message: str) -> Case:
    return bad_json(name, message, Item={"pk": {kind: content}})


def bad(name: str, value: dict[str, Any], message: str) -> Case:
    request = {"TableName": "absent", "Item": {"pk": S("a"), "a": value}}
    return refuses(name, "PutItem", request, ENVELOPE + message)


JSON_TYPES = [
    bad_json("a name is a number", "NUMBER_VALUE cannot be converted to String", TableName=5),
    bad_json("a name is a list", _CLASS + "java.lang.String", TableName=["a"]),
    bad_json("a name is a map", "Start of structure or map found where not expected", TableName={}),
    bad_json(
        "an item is a list",
        f"Unrecognized collection type java.util.Map<java.lang.String, {_AMAZON}>",
        Item=[1],
    ),
    bad_json("an item is a string", "Unexpected field type", Item="a"),
    bad_json("an attribute is a bare string", "Unexpected value type in payload", Item={"pk": "a"}),
    bad_json("an attribute is a list", _CLASS + _AMAZON, Item={"pk": ["a"]}),
    bad_type("S is a number", "S", 1, "NUMBER_VALUE cannot be converted to String"),
    bad_type("N is a bare number", "N", 1.5, "DECIMAL_VALUE cannot be converted to String"),
    bad_type("S is a Boolean", "S", True, "TRUE_VALUE cannot be converted to String"),
    bad_type("SS is a string", "SS", "a", "Unexpected field type"),
    bad_type("L is a map", "L", {}, "Start of structure or map found where not expected"),
    bad_type("BOOL is a number", "BOOL", 1, "NUMBER_VALUE cannot be converted to Boolean"),
    bad_type("BOOL is a word", "BOOL", "perhaps", "Unexpected token received from parser"),
    bad_type("B is a number", "B", 1, "only base-64-encoded strings are convertible to bytes"),
    bad_type("B is a list", "B", [], _CLASS + "java.nio.ByteBuffer"),
    bad_type(
        "B has three characters",
        "B",
        "abc",
        "Base64 encoded length is expected a multiple of 4 bytes but found: 3",
    ),
    bad_type(
        "B ends in bits that mean nothing",
        "B",
        "ab==",
        "Invalid last non-pad Base64 character dectected",
    ),
]

TYPES = [
    bad("a value has no type", {}, NO_TYPE),
    bad("a value has an unknown type alone", {"X": "a"}, NO_TYPE),
    bad("a value has two types", {"S": "a", "N": "1"}, SEVERAL_TYPES),
    bad("a wrong number counts before a second type", {"S": "a", "N": "b"}, f"{NOT_NUMERIC}: b"),
    bad("null is false", {"NULL": False}, NULL_IS_TRUE),
    bad("null is false in a list", L({"NULL": False}), NULL_IS_TRUE),
    bad("a value in a map has no type", M(x={}), NO_TYPE),
    bad("a value in a list has no type", L({}), NO_TYPE),
]

DUPLICATES = " contains duplicates."
SETS = [
    bad("a string set is empty", SS(), EMPTY_STRING_SET),
    bad("a number set is empty", NS(), EMPTY_NUMBER_SET),
    bad("a binary set is empty", BS(), EMPTY_BINARY_SET),
    bad("a string set in a list is empty", L(SS()), EMPTY_STRING_SET),
    bad("a number set in a map is empty", M(x=NS()), EMPTY_NUMBER_SET),
    bad("a binary set in a map in a list is empty", L(M(x=BS())), EMPTY_BINARY_SET),
    *(
        bad(name, value, f"{INVALID}Input collection{listed}{DUPLICATES}")
        for name, value, listed in (
            ("a string set has a member twice", SS("a", "a"), ' ["a", "a"]'),
            ("a string set has the empty string twice", SS("", ""), ' ["", ""]'),
            (
                "members up to the first repetition are listed in order",
                SS("b", "a", "b"),
                ' ["a", "b", "b"]',
            ),
            (
                "members after the first repetition are listed as sent",
                SS("c", "b", "b", "z", "a"),
                ' ["b", "c", "b", "z", "a"]',
            ),
            (
                "a binary set has a member twice",
                BS("/w==", "AA==", "AA=="),
                ' ["AA==","/w==","AA=="]of type BS',
            ),
            ("a binary set has the empty member twice", BS("", ""), ' ["",""]of type BS'),
            ("a number set has a number twice", NS("2", "1", "2"), ""),
            ("a number set has a number in two spellings", NS("1", "1.0"), ""),
            ("a set inside a list has a member twice", L(NS("0", "-0")), ""),
        )
    ),
    bad("a number set has an empty member", NS("1", ""), NOT_NUMERIC + ": "),
    bad("a number set has a word", NS("1", "b", "a"), NOT_NUMERIC + ": b"),
]


def kept(name: str, sent: dict[str, Any], stored: dict[str, Any]) -> Case:
    request = {"TableName": "hash", "Item": {"pk": S("a"), "v": sent}}
    then = (holds("hash", pk=S("a"), v=stored),)
    return answers(name, "PutItem", request, {}, given=(HASH,), then=then)


def changed(name: str, old: dict[str, Any], clause: str, value: Any, new: Any) -> Case:
    return answers(
        name,
        "UpdateItem",
        {
            "TableName": "hash",
            "Key": {"pk": S("a")},
            "UpdateExpression": clause,
            "ExpressionAttributeValues": {":v": value},
            "ReturnValues": "ALL_NEW",
        },
        {"Attributes": {"pk": S("a"), **new}},
        given=(HASH, put("hash", pk=S("a"), **old)),
    )


KEPT = [
    kept(
        "strings of a set come back in order of their bytes", SS("é", "b", "a"), SS("a", "b", "é")
    ),
    kept("numbers of a set come back in order of value", NS("10", "9", "-1"), NS("-1", "9", "10")),
    kept("numbers of a set are spelled plainly", NS("1e2", "+7"), NS("7", "100")),
    kept("binary of a set comes back in order of bytes", BS("/w==", "AA=="), BS("AA==", "/w==")),
    kept("a set may have one empty string", SS("a", ""), SS("", "a")),
    kept("a set may have one empty binary", BS(""), BS("")),
    kept("a set inside a map is ordered too", M(x=L(SS("b", "a"))), M(x=L(SS("a", "b")))),
    kept("'true' is as good as true", {"BOOL": "true"}, {"BOOL": True}),
    kept("null as a further type is as good as absent", {"S": "x", "N": None}, S("x")),
    kept("an empty list and an empty map are values", L(L(), M()), L(L(), M())),
    changed(
        "ADD puts new members in order", {"v": SS("a")}, "ADD v :v", SS(""), {"v": SS("", "a")}
    ),
    changed(
        "ADD ignores members that are there",
        {"v": NS("1", "2")},
        "ADD v :v",
        NS("2.0"),
        {"v": NS("1", "2")},
    ),
    changed("ADD makes a set with an empty member", {}, "ADD v :v", BS(""), {"v": BS("")}),
    changed(
        "DELETE takes out an empty member",
        {"v": SS("", "a")},
        "DELETE v :v",
        SS(""),
        {"v": SS("a")},
    ),
    changed(
        "DELETE of the last member removes the attribute", {"v": SS("")}, "DELETE v :v", SS(""), {}
    ),
    changed(
        "DELETE of strangers changes nothing",
        {"v": SS("a")},
        "DELETE v :v",
        SS("b"),
        {"v": SS("a")},
    ),
    changed("DELETE from what is not there changes nothing", {}, "DELETE v :v", SS("b"), {}),
]

CASES = [*JSON_TYPES, *TYPES, *SETS, *KEPT]

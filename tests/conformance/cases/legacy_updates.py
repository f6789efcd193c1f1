"""AttributeUpdates: changes from before expressions."""

from __future__ import annotations

from typing import Any

from tests.conformance.case import Case, answers, refuses
from tests.conformance.steps import BS, NS, NULL, SS, TRUE, B, L, M, N, S, holds, put
from tests.conformance.tables import HASH
from tests.conformance.wording import (
    ENVELOPE,
    INVALID,
    NO_TYPE,
    NOT_NUMERIC,
    is_none_of,
)

KEY = {"pk": S("a")}
NEEDS_VALUE = INVALID + "Only DELETE action is allowed when no attribute value is specified"


def bad(name: str, message: str, **update: Any) -> Case:
    """A rejected request that needs no table: the named one does not exist."""
    request = {"TableName": "absent", "Key": KEY, "AttributeUpdates": {"a": update}}
    return refuses(name, "UpdateItem", request, ENVELOPE + message)


REFUSED = [
    bad("neither action nor value is given", NEEDS_VALUE),
    bad("PUT has no value", NEEDS_VALUE, Action="PUT"),
    bad("ADD has no value", NEEDS_VALUE, Action="ADD"),
    bad("a value has no type", NO_TYPE, Value={}),
    bad("a value is no number", f"{NOT_NUMERIC}: abc", Value=L(N("abc"))),
    bad(
        "the action is unknown",
        is_none_of("MOVE", "attributeUpdates.a.member.action", "ADD, PUT, DELETE"),
        Action="MOVE",
        Value=S("a"),
    ),
    *(
        bad(
            f"DELETE of {kind}",
            f"{INVALID}DELETE action with value is not supported for the type {kind}",
            Action="DELETE",
            Value=value,
        )
        for kind, value in (
            ("S", S("a")),
            ("N", N("1")),
            ("B", B("AA==")),
            ("BOOL", TRUE),
            ("NULL", NULL),
            ("M", M()),
            ("L", L()),
        )
    ),
    *(
        bad(
            f"ADD of {kind}",
            f"{INVALID}ADD action is not supported for the type {kind}",
            Action="ADD",
            Value=value,
        )
        for kind, value in (
            ("S", S("a")),
            ("B", B("AA==")),
            ("BOOL", TRUE),
            ("NULL", NULL),
            ("M", M()),
        )
    ),
]

ITEM = {"pk": S("a"), "n": N("5"), "s": S("x"), "ss": SS("a", "b"), "l": L(N("1"))}


def becomes(name: str, updates: dict[str, Any], changed: Any = None, without: Any = ()) -> Case:
    after = {k: v for k, v in (ITEM | (changed or {})).items() if k not in without}
    return answers(
        name,
        "UpdateItem",
        {"TableName": "hash", "Key": KEY, "AttributeUpdates": updates},
        {},
        given=(HASH, put("hash", **ITEM)),
        then=(holds("hash", **after),),
    )


def misfit(name: str, **update: Any) -> Case:
    return refuses(
        name,
        "UpdateItem",
        {"TableName": "hash", "Key": KEY, "AttributeUpdates": update},
        "Type mismatch for attribute to update",
        given=(HASH, put("hash", **ITEM)),
        then=(holds("hash", **ITEM),),
    )


def put_to(value: Any) -> dict[str, Any]:
    return {"Action": "PUT", "Value": value}


def add_to(value: Any) -> dict[str, Any]:
    return {"Action": "ADD", "Value": value}


def delete_from(value: Any) -> dict[str, Any]:
    return {"Action": "DELETE", "Value": value}


EFFECTS = [
    misfit("AttributeUpdates ADD of a number to a string", s=add_to(N("1"))),
    misfit("AttributeUpdates ADD of a number to a set", ss=add_to(N("1"))),
    misfit("ADD of members of another type", ss=add_to(NS("1"))),
    misfit("DELETE of members of another type", ss=delete_from(BS("AA=="))),
    misfit("DELETE of members from a number", n=delete_from(NS("5"))),
    becomes("PUT", {"n": put_to(S("y")), "x": put_to(N("1"))}, {"n": S("y"), "x": N("1")}),
    becomes("the action is PUT unless it is said", {"n": {"Value": N("6")}}, {"n": N("6")}),
    becomes("ADD to a number", {"n": add_to(N("-7"))}, {"n": N("-2")}),
    becomes("AttributeUpdates ADD makes a number", {"x": add_to(N("7"))}, {"x": N("7")}),
    becomes("ADD to a set", {"ss": add_to(SS("c", "a"))}, {"ss": SS("a", "b", "c")}),
    becomes("AttributeUpdates ADD makes a set", {"x": add_to(SS("c"))}, {"x": SS("c")}),
    becomes("ADD to a list", {"l": add_to(L(N("2")))}, {"l": L(N("1"), N("2"))}),
    becomes("DELETE of an attribute", {"n": {"Action": "DELETE"}}, without=("n",)),
    becomes("DELETE of what is not there", {"x": {"Action": "DELETE"}}),
    becomes("DELETE of members", {"ss": delete_from(SS("a", "z"))}, {"ss": SS("b")}),
    becomes("DELETE of all members", {"ss": delete_from(SS("a", "b"))}, without=("ss",)),
    becomes("DELETE of members of what is not there", {"x": delete_from(SS("a"))}),
    becomes("no updates at all", {}),
    answers(
        "the new values of what is updated",
        "UpdateItem",
        {
            "TableName": "hash",
            "Key": KEY,
            "AttributeUpdates": {"n": add_to(N("1")), "s": {"Action": "DELETE"}},
            "ReturnValues": "UPDATED_NEW",
        },
        {"Attributes": {"n": N("6")}},
        given=(HASH, put("hash", **ITEM)),
    ),
    answers(
        "the old values of what is updated",
        "UpdateItem",
        {
            "TableName": "hash",
            "Key": KEY,
            "AttributeUpdates": {"n": add_to(N("1")), "s": {"Action": "DELETE"}},
            "ReturnValues": "UPDATED_OLD",
        },
        {"Attributes": {"n": N("5"), "s": S("x")}},
        given=(HASH, put("hash", **ITEM)),
    ),
]

CASES = [*REFUSED, *EFFECTS]

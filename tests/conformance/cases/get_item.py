"""GetItem: its shape, its projections and AttributesToGet."""

from __future__ import annotations

from typing import Any

from tests.conformance.case import Case, answers, refuses
from tests.conformance.steps import L, M, N, S, put
from tests.conformance.tables import HASH, RANGE
from tests.conformance.wording import (
    EMPTY_EXPRESSION,
    ENVELOPE,
    INVALID,
    NAMES_WITHOUT_EXPRESSION,
    NO_TYPE,
    NOT_FOUND,
    breaks,
    breaks_pattern,
    is_none_of,
    is_null,
    mixed,
    overlap,
    syntax_error,
    undefined_name,
    unused,
)

KEY = {"pk": S("a")}
AT_LEAST_ONE = "Member must have length greater than or equal to 1"


def bad(name: str, message: str, **members: Any) -> Case:
    """A rejected request that needs no table: the named one does not exist."""
    return refuses(name, "GetItem", {"TableName": "absent", "Key": KEY} | members, message)


def bad_projection(name: str, text: str, message: str, **names: str) -> Case:
    members: dict[str, Any] = {"ProjectionExpression": text}
    if names:
        members["ExpressionAttributeNames"] = {f"#{name}": value for name, value in names.items()}
    return bad(name, f"Invalid ProjectionExpression: {message}", **members)


SHAPE = [
    refuses(
        "nothing is given",
        "GetItem",
        {},
        f"2 validation errors detected: {is_null('tableName')}; {is_null('key')}",
    ),
    refuses("the key is not given", "GetItem", {"TableName": "absent"}, ENVELOPE + is_null("key")),
    bad(
        "the table's name is empty",
        ENVELOPE + breaks("''", "tableName", AT_LEAST_ONE),
        TableName="",
    ),
    bad(
        "the table's name has stray characters",
        ENVELOPE + breaks_pattern("a b", "tableName"),
        TableName="a b",
    ),
    bad(
        "capacity and name are both wrong",
        "2 validation errors detected: "
        f"{is_none_of('ALL', 'returnConsumedCapacity', 'INDEXES, TOTAL, NONE')}; "
        f"{breaks_pattern('abc;', 'tableName')}",
        ReturnConsumedCapacity="ALL",
        TableName="abc;",
    ),
    bad(
        "no attributes are to be got",
        ENVELOPE + breaks("'[]'", "attributesToGet", AT_LEAST_ONE),
        AttributesToGet=[],
    ),
    bad(
        "an attribute is to be got twice",
        INVALID + "Duplicate value in attribute name: a",
        AttributesToGet=["a", "b", "a"],
    ),
    bad(
        "attributes are named in both ways",
        mixed("AttributesToGet", "ProjectionExpression"),
        AttributesToGet=["a"],
        ProjectionExpression="a",
    ),
    bad(
        "names are given without an expression",
        NAMES_WITHOUT_EXPRESSION,
        ExpressionAttributeNames={"#n": "a"},
    ),
    bad("a value of the key has no type", NO_TYPE, Key={"pk": {}}),
    bad(
        "a wrong value of the key counts before the projection",
        NO_TYPE,
        Key={"pk": {}},
        ProjectionExpression="",
    ),
    refuses(
        "the table does not exist",
        "GetItem",
        {"TableName": "absent", "Key": {}},
        NOT_FOUND,
        type="ResourceNotFoundException",
    ),
]

PROJECTIONS = [
    bad_projection("the projection is empty", "", EMPTY_EXPRESSION),
    bad_projection(
        "the projection is no list of paths", "!!! INVALID !!!", syntax_error("!", "!!")
    ),
    bad_projection("a comma ends the projection", "a,", syntax_error("<EOF>", ",")),
    bad_projection("a path ends in a dot", "a.", syntax_error("<EOF>", ".")),
    bad_projection("an index is no number", "a[b]", syntax_error("b", "[b]")),
    bad_projection("an index is a placeholder", "a[#b]", syntax_error("#b", "[#b]"), b="b"),
    bad_projection("a path is a value", ":a", syntax_error(":a", ":a")),
    bad_projection("a path has parentheses", "(a)", syntax_error("(", "(a")),
    bad_projection(
        "a name is reserved",
        "a, status",
        "Attribute name is a reserved keyword; reserved keyword: status",
    ),
    bad_projection("a name is not given", "#undef", undefined_name("#undef")),
    bad(
        "a name is given and not used",
        unused("ExpressionAttributeNames", "#b"),
        ProjectionExpression="#a",
        ExpressionAttributeNames={"#a": "a", "#b": "b"},
    ),
    bad(
        "the names are given but empty",
        "ExpressionAttributeNames must not be empty",
        ProjectionExpression="a",
        ExpressionAttributeNames={},
    ),
    bad(
        "the placeholder of a name lacks its hash sign",
        'ExpressionAttributeNames contains invalid key: Syntax error; key: "a"',
        ProjectionExpression="a",
        ExpressionAttributeNames={"a": "a"},
    ),
    bad(
        "a placeholder stands for the empty name",
        "ExpressionAttributeNames contains invalid value: Empty attribute name for key #a",
        ProjectionExpression="#a",
        ExpressionAttributeNames={"#a": ""},
    ),
    bad_projection("a path comes twice", "a, a", overlap("[a]", "[a]")),
    bad_projection("a placeholder comes twice", "#a, #a", overlap("[a]", "[a]"), a="a"),
    bad_projection("two placeholders mean the same", "#a, #b", overlap("[a]", "[a]"), a="a", b="a"),
    bad_projection(
        "a placeholder means a name that is there", "a, #a", overlap("[a]", "[a]"), a="a"
    ),
    bad_projection(
        "two longer paths mean the same",
        "#a.#b, #x.#y",
        overlap("[a, b]", "[a, b]"),
        a="a",
        b="b",
        x="a",
        y="b",
    ),
    bad_projection("a path leads through another", "a, a.b", overlap("[a]", "[a, b]")),
    bad_projection("a path leads to the start of another", "a.b, a", overlap("[a, b]", "[a]")),
    bad_projection("a path leads far through another", "a, a.b.c", overlap("[a]", "[a, b, c]")),
    bad_projection("a list comes with its element", "l, l[0]", overlap("[l]", "[l, [0]]")),
    bad_projection(
        "an attribute is a list and a map",
        "a.b, a[0]",
        overlap("[a, b]", "[a, [0]]", verb="conflict"),
    ),
]

ITEM = {
    "pk": S("a"),
    "a": N("1"),
    "m": M(a=N("1"), b=M(c=N("2"), d=N("3"))),
    "l": L(M(a=S("a0"), b=S("b0"), n=L(M(p=S("p")), M(q=S("q")))), S("one"), M(c=S("c2"))),
}


def projected(name: str, text: str, item: dict[str, Any], **names: str) -> Case:
    request: dict[str, Any] = {"TableName": "hash", "Key": KEY, "ProjectionExpression": text}
    if names:
        request["ExpressionAttributeNames"] = {f"#{name}": value for name, value in names.items()}
    return answers(name, "GetItem", request, {"Item": item}, given=(HASH, put("hash", **ITEM)))


def got(name: str, item: dict[str, Any], **more: Any) -> Case:
    request = {"TableName": "hash", "Key": KEY, **more}
    return answers(name, "GetItem", request, {"Item": item}, given=(HASH, put("hash", **ITEM)))


ANSWERS = [
    answers(
        "there is no such item", "GetItem", {"TableName": "hash", "Key": KEY}, {}, given=(HASH,)
    ),
    answers(
        "there is no such item to project",
        "GetItem",
        {"TableName": "hash", "Key": KEY, "ProjectionExpression": "a"},
        {},
        given=(HASH,),
    ),
    answers(
        "an item is found by both parts of its key",
        "GetItem",
        {"TableName": "range", "Key": {"pk": S("a"), "sk": S("2")}},
        {"Item": {"pk": S("a"), "sk": S("2"), "v": N("2")}},
        given=(
            RANGE,
            *(put("range", pk=S("a"), sk=S(n), v=N(n)) for n in ("1", "2", "20")),
            put("range", pk=S("b"), sk=S("2"), v=N("3")),
        ),
    ),
    got("the whole item is got", ITEM),
    got("the whole item is got consistently", ITEM, ConsistentRead=True),
    got("unknown members of the request are ignored", ITEM, Surprise=1),
    got("AttributesToGet does not add the key", {"a": N("1")}, AttributesToGet=["a"]),
    got("AttributesToGet ignores what is not there", {"a": N("1")}, AttributesToGet=["a", "zz"]),
    got("AttributesToGet may match nothing", {}, AttributesToGet=["zz"]),
    got("AttributesToGet takes no paths", {}, AttributesToGet=["m.a"]),
    projected("a projection does not add the key", "a", {"a": N("1")}),
    projected("a projection may match nothing", "zz, m.zz, l[9], a.b", {}),
    projected("a projection may name the key", "pk", {"pk": S("a")}),
    projected("a placeholder stands for a name", "#n", {"a": N("1")}, n="a"),
    projected("a member of a map comes inside its map", "m.a", {"m": M(a=N("1"))}),
    projected(
        "members of one map come together",
        "m.b.c, m.a, m.b.d",
        {"m": M(a=N("1"), b=M(c=N("2"), d=N("3")))},
    ),
    projected("an element comes inside a list", "l[1]", {"l": L(S("one"))}),
    projected(
        "elements come in order of the list, not of the paths",
        "l[2], l[1]",
        {"l": L(S("one"), M(c=S("c2")))},
    ),
    projected(
        "parts of one element are one element", "l[0].a, l[0].b", {"l": L(M(a=S("a0"), b=S("b0")))}
    ),
    projected(
        "parts of elements of an element are merged",
        "l[0].n[0].p, l[0].n[1].q",
        {"l": L(M(n=L(M(p=S("p")), M(q=S("q")))))},
    ),
    projected(
        "parts of several elements keep the list's order",
        "l[2].c, l[0].a, l[0].b",
        {"l": L(M(a=S("a0"), b=S("b0")), M(c=S("c2")))},
    ),
    projected(
        "spaces and line ends mean nothing",
        " m . a ,\n\tl [ 1 ] ",
        {"m": M(a=N("1")), "l": L(S("one"))},
    ),
]

CASES = [*SHAPE, *PROJECTIONS, *ANSWERS]

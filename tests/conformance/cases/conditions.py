"""Conditions: what every operator and function says of an item, shown by a filter of a Scan."""

from __future__ import annotations

from typing import Any

from tests.conformance.case import Case, Step, answers
from tests.conformance.steps import BS, FALSE, NS, NULL, SS, TRUE, B, L, M, N, S, found, put
from tests.conformance.tables import HASH

ITEM = {
    "pk": S("a"),
    "s": S("hello"),
    "e": S(""),
    "n": N("5"),
    "b": B("AQID"),
    "t": TRUE,
    "f": FALSE,
    "nu": NULL,
    "ss": SS("a", "b"),
    "ns": NS("1", "2.5"),
    "bs": BS("AQ==", "Ag=="),
    "l": L(S("x"), N("1"), L(N("2")), M(k=S("v"))),
    "m": M(a=N("1"), b=M(c=S("deep"))),
    "tags": SS("", "a"),
    "wide": S("é\U0001d11e"),
    "exact": NS("123456789012345678"),
}
GIVEN: tuple[Step, ...] = (HASH, put("hash", **ITEM))


def case_of(text: str, values: dict[str, Any], answer: dict[str, Any], verb: str) -> Case:
    request: dict[str, Any] = {"TableName": "hash", "FilterExpression": text}
    name = f"{text} {verb}"
    if values:
        request["ExpressionAttributeValues"] = {f":{name}": value for name, value in values.items()}
        name += " with " + ", ".join(f":{name} = {value}" for name, value in values.items())
    return answers(name, "Scan", request, answer, given=GIVEN)


def true(text: str, **values: Any) -> Case:
    return case_of(text, values, found(ITEM), "holds")


def false(text: str, **values: Any) -> Case:
    return case_of(text, values, found(scanned=1), "does not hold")


COMPARISONS = [
    true("n = :v", v=N("5.0")),
    false("n = :v", v=S("5")),
    true("n <> :v", v=S("5")),
    false("n <> :v", v=N("5")),
    true("n < :v", v=N("10")),
    false("n < :v", v=N("-10")),
    false("n < :v", v=S("9")),
    true("n <= :v", v=N("5")),
    true("n > :v", v=N("4.9")),
    true("n >= :v", v=N("5")),
    true("s < :v", v=S("hellp")),
    true("s > :v", v=S("Z")),
    true("b < :v", v=B("/w==")),
    true("b >= :v", v=B("AQI=")),
    true(":v = s", v=S("hello")),
    true(":v = :v", v=S("x")),
    true("t = :v", v=TRUE),
    false("t = :v", v=FALSE),
    true("nu = :v", v=NULL),
    true("e = :v", v=S("")),
    true("ss = :v", v=SS("b", "a")),
    false("ss = :v", v=SS("a")),
    true("ns = :v", v=NS("2.50", "1")),
    false("exact = :v", v=NS("123456789012345679")),
    true("l = :v", v=ITEM["l"]),
    true("m = :v", v=M(b=M(c=S("deep")), a=N("1"))),
    false("m = :v", v=M(a=N("1"))),
    false("zz = :v", v=N("5")),
    true("zz <> :v", v=N("5")),
    false("zz < :v", v=N("5")),
    false("NOT zz <> :v", v=N("5")),
    true("NOT zz = :v", v=N("5")),
    true("m.a = l[1]"),
    true("m.b.c = :v", v=S("deep")),
    true("l[3].k = :v", v=S("v")),
    false("l[9] = :v", v=S("v")),
    false("s.x = :v", v=S("v")),
    true("n BETWEEN :low AND :high", low=N("5"), high=N("5")),
    false("n BETWEEN :low AND :high", low=N("6"), high=N("7")),
    false("n BETWEEN :low AND :high", low=S("1"), high=S("9")),
    true("n BETWEEN m.a AND :high", high=N("9")),
    true(":v BETWEEN m.a AND n", v=N("3")),
    true("n IN (:a, :b)", a=S("5"), b=N("5")),
    false("n IN (:a)", a=S("5")),
    true("n IN (m.a, n2, :a)", a=N("5")),
    true("l[2] IN (:a)", a=L(N("2.0"))),
]

FUNCTIONS = [
    true("attribute_exists(nu)"),
    false("attribute_exists(zz)"),
    true("attribute_exists(m.b.c)"),
    false("attribute_exists(m.b.d)"),
    true("attribute_exists(l[3].k)"),
    true("attribute_not_exists(zz)"),
    true("attribute_not_exists(l[4])"),
    false("attribute_not_exists(e)"),
    *(
        true(f"attribute_type({name}, :t)", t=S(kind))
        for name, kind in (
            *(("s", "S"), ("n", "N"), ("b", "B"), ("t", "BOOL"), ("nu", "NULL")),
            *(("ss", "SS"), ("ns", "NS"), ("bs", "BS"), ("l", "L"), ("m", "M")),
        )
    ),
    false("attribute_type(s, :t)", t=S("N")),
    false("attribute_type(zz, :t)", t=S("NULL")),
    true("begins_with(s, :v)", v=S("he")),
    true("begins_with(s, :v)", v=S("")),
    false("begins_with(s, :v)", v=S("lo")),
    false("begins_with(n, :v)", v=S("5")),
    false("begins_with(zz, :v)", v=S("a")),
    true("begins_with(b, :v)", v=B("AQI=")),
    false("begins_with(b, :v)", v=S("AQI")),
    true("begins_with(:v, s)", v=S("hello world")),
    true("contains(s, :v)", v=S("ell")),
    true("contains(s, :v)", v=S("")),
    false("contains(s, :v)", v=S("elo")),
    true("contains(b, :v)", v=B("AgM=")),
    true("contains(ss, :v)", v=S("a")),
    false("contains(ss, :v)", v=S("ab")),
    true("contains(tags, :v)", v=S("")),
    false("contains(ss, :v)", v=S("")),
    true("contains(ns, :v)", v=N("1.0")),
    false("contains(ns, :v)", v=S("1")),
    true("contains(bs, :v)", v=B("Ag==")),
    true("contains(l, :v)", v=S("x")),
    true("contains(l, :v)", v=L(N("2"))),
    true("contains(l, :v)", v=M(k=S("v"))),
    false("contains(l, :v)", v=S("v")),
    false("contains(m, :v)", v=S("a")),
    false("contains(n, :v)", v=N("5")),
    false("contains(zz, :v)", v=S("a")),
    true("contains(:v, s)", v=SS("hello", "other")),
    true("NOT contains(ss, :v)", v=S("c")),
]

SIZES = [
    true("size(s) = :v", v=N("5")),
    true("size(e) = :v", v=N("0")),
    true("size(b) = :v", v=N("3")),
    true("size(ss) = :v", v=N("2")),
    true("size(l) = :v", v=N("4")),
    true("size(m) = :v", v=N("2")),
    true("size(wide) = :v", v=N("3")),
    false("size(wide) = :v", v=N("6")),
    true("size(m.b.c) > size(ss)"),
    true("size(s) IN (:a, :b)", a=N("1"), b=N("5")),
    true("size(s) BETWEEN size(ss) AND :v", v=N("9")),
    true("size(:v) = n", v=S("12345")),
    false("size(zz) = :v", v=N("0")),
    false("size(n) = :v", v=N("1")),
    false("size(t) >= :v", v=N("0")),
    true("size(zz) <> :v", v=N("0")),
]

LOGIC = [
    true("attribute_exists(s) AND attribute_exists(n)"),
    false("attribute_exists(s) AND attribute_exists(zz)"),
    true("attribute_exists(zz) OR attribute_exists(n)"),
    true("NOT attribute_exists(zz)"),
    false("NOT attribute_exists(s)"),
    true("NOT NOT attribute_exists(s)"),
    true("attribute_exists(s) OR attribute_exists(n) AND attribute_exists(zz)"),
    false("(attribute_exists(s) OR attribute_exists(n)) AND attribute_exists(zz)"),
    true("NOT attribute_exists(zz) AND attribute_exists(s)"),
    false("NOT (attribute_not_exists(zz) AND attribute_exists(s))"),
    true("(n = :v) AND ((s = :v) OR (NOT (s = :v)))", v=N("5")),
    true("(attribute_exists(s) OR (attribute_exists(zz)))"),
    true("attribute_exists(s) aNd nOt attribute_exists(zz)"),
    true("(s) = (:v)", v=S("hello")),
    true("(n) BETWEEN (:v) AND (:w)", v=N("1"), w=N("9")),
    true("n\n=\t:v", v=N("5")),
]

CASES = [*COMPARISONS, *FUNCTIONS, *SIZES, *LOGIC]

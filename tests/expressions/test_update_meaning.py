"""What an update makes of an item."""

from __future__ import annotations

import copy
import re
from typing import Any

import pytest

from tablewright.expressions import Substitutions, Update, update, updated_part
from tests.expressions.binding import refusal

ITEM: dict[str, Any] = {
    "s": {"S": "abc"},
    "n": {"N": "5"},
    "m": {"M": {"x": {"N": "1"}, "y": {"M": {"z": {"S": "q"}}}}},
    "l": {"L": [{"N": "0"}, {"N": "1"}, {"N": "2"}, {"N": "3"}]},
    "nested": {"L": [{"M": {"a": {"N": "1"}}}, {"L": [{"N": "7"}]}]},
    "ss": {"SS": ["a", "b"]},
    "ns": {"NS": ["1", "2", "3"]},
    "bs": {"BS": ["YQ==", "Yg=="]},
}
VALUES: dict[str, dict[str, Any]] = {
    ":s": {"S": "new"},
    ":n": {"N": "1"},
    ":l": {"L": [{"S": "new"}]},
    ":ss": {"SS": ["b", "c"]},
    ":all": {"SS": ["a", "b"]},
    ":none": {"SS": [""]},
    ":ns": {"NS": ["3", "10", "-1"]},
    ":bs": {"BS": ["AA==", "/w=="]},
    ":big": {"N": "9.9e125"},
    ":tiny": {"N": "1e-130"},
}

INVALID_PATH = "The document path provided in the update expression is invalid for update"
WRONG_TYPE = "An operand in the update expression has an incorrect data type"
NOT_THERE = "The provided expression refers to an attribute that does not exist in the item"
OVERFLOW = (
    "Number overflow. Attempting to store a number with magnitude larger than supported range"
)


def _bound(text: str) -> Update:
    used = {name: copy.deepcopy(VALUES[name]) for name in re.findall(r":\w+", text)}
    return update(text, Substitutions(None, used or None))


def _numbers(*elements: int) -> list[dict[str, str]]:
    return [{"N": str(element)} for element in elements]


REFUSED = [
    ("SET a = z", NOT_THERE),
    ("SET a = m.z", NOT_THERE),
    ("SET a = s.z", NOT_THERE),
    ("SET a = l[9]", NOT_THERE),
    ("SET a = z + :n", NOT_THERE),
    ("SET a = :n - z", NOT_THERE),
    ("SET a = z + s", NOT_THERE),
    ("SET a = list_append(z, :l)", NOT_THERE),
    ("SET a = if_not_exists(z, y)", NOT_THERE),
    ("SET a = s + z", WRONG_TYPE),
    ("SET a = s + :n", WRONG_TYPE),
    ("SET a = :n - s", WRONG_TYPE),
    ("SET a = ns + :n", WRONG_TYPE),
    ("SET a = list_append(s, z)", WRONG_TYPE),
    ("SET a = list_append(:l, ss)", WRONG_TYPE),
    ("SET a = if_not_exists(z, :s) + :n", WRONG_TYPE),
    ("SET a = list_append(if_not_exists(z, :s), :l)", WRONG_TYPE),
    ("SET z.q = :n", INVALID_PATH),
    ("SET z[0] = :n", INVALID_PATH),
    ("SET s.q = :n", INVALID_PATH),
    ("SET s[0] = :n", INVALID_PATH),
    ("SET m[0] = :n", INVALID_PATH),
    ("SET l.q = :n", INVALID_PATH),
    ("SET m.y.z.w = :n", INVALID_PATH),
    ("SET m.w.z = :n", INVALID_PATH),
    ("SET nested[5].a = :n", INVALID_PATH),
    ("SET ss[0] = :n", INVALID_PATH),
    ("REMOVE z.q", INVALID_PATH),
    ("REMOVE s.q", INVALID_PATH),
    ("REMOVE m[0]", INVALID_PATH),
    ("REMOVE l.q", INVALID_PATH),
    ("REMOVE z[0]", INVALID_PATH),
    ("ADD z.q :n", INVALID_PATH),
    ("ADD s.q :n", INVALID_PATH),
    ("DELETE z.q :ss", INVALID_PATH),
    ("DELETE l.q :ss", INVALID_PATH),
    ("ADD s :n", WRONG_TYPE),
    ("ADD m :n", WRONG_TYPE),
    ("ADD n :ss", WRONG_TYPE),
    ("ADD ss :n", WRONG_TYPE),
    ("ADD ss :ns", WRONG_TYPE),
    ("ADD l :ss", WRONG_TYPE),
    ("ADD m.y :n", WRONG_TYPE),
    ("DELETE n :ss", WRONG_TYPE),
    ("DELETE ss :ns", WRONG_TYPE),
    ("DELETE nested[0] :ss", WRONG_TYPE),
    ("SET n = :big + :big", OVERFLOW),
    ("SET n = :n - :big REMOVE z", OVERFLOW),
    ("SET n = n + :tiny", OVERFLOW),
    ("ADD n :big", OVERFLOW),
]

# update, the attributes that it changes, or None where it removes them
APPLIED: list[tuple[str, dict[str, Any]]] = [
    ("SET a = :s", {"a": {"S": "new"}}),
    ("SET s = :s", {"s": {"S": "new"}}),
    ("SET a = s", {"a": {"S": "abc"}}),
    ("SET a = (s)", {"a": {"S": "abc"}}),
    ("SET a = m.y", {"a": {"M": {"z": {"S": "q"}}}}),
    ("SET n = n + :n", {"n": {"N": "6"}}),
    ("SET n = (n - :n)", {"n": {"N": "4"}}),
    ("SET n = ((n)-(n))", {"n": {"N": "0"}}),
    ("SET n = :n - n", {"n": {"N": "-4"}}),
    ("SET n = n+:n", {"n": {"N": "6"}}),
    ("SET a = if_not_exists(n, :s)", {"a": {"N": "5"}}),
    ("SET a = if_not_exists(z, :s)", {"a": {"S": "new"}}),
    ("SET a = if_not_exists(z.q, s)", {"a": {"S": "abc"}}),
    ("SET a = if_not_exists(n, z)", {"a": {"N": "5"}}),
    ("SET a = if_not_exists(z, if_not_exists(y, :n))", {"a": {"N": "1"}}),
    ("SET a = if_not_exists(z, :n) + if_not_exists(n, :n)", {"a": {"N": "6"}}),
    ("SET a = list_append(:l, :l)", {"a": {"L": [{"S": "new"}, {"S": "new"}]}}),
    ("SET l = list_append(l, :l)", {"l": {"L": [*_numbers(0, 1, 2, 3), {"S": "new"}]}}),
    ("SET l = list_append(:l, l)", {"l": {"L": [{"S": "new"}, *_numbers(0, 1, 2, 3)]}}),
    ("SET l = list_append(l, l)", {"l": {"L": _numbers(0, 1, 2, 3, 0, 1, 2, 3)}}),
    ("SET a = list_append(if_not_exists(z, :l), :l)", {"a": {"L": [{"S": "new"}] * 2}}),
    ("SET l[1] = :s", {"l": {"L": [*_numbers(0), {"S": "new"}, *_numbers(2, 3)]}}),
    ("SET l[4] = :n", {"l": {"L": _numbers(0, 1, 2, 3, 1)}}),
    ("SET l[9] = :s, l[7] = :n", {"l": {"L": [*_numbers(0, 1, 2, 3, 1), {"S": "new"}]}}),
    ("SET l[2147483647] = :n", {"l": {"L": _numbers(0, 1, 2, 3, 1)}}),
    ("SET l[1] = :n REMOVE l[0], l[2]", {"l": {"L": _numbers(1, 3)}}),
    ("SET l[4] = :n REMOVE l[0]", {"l": {"L": _numbers(1, 2, 3, 1)}}),
    ("REMOVE l[0], l[1], l[9]", {"l": {"L": _numbers(2, 3)}}),
    ("REMOVE l[3], l[2], l[1], l[0]", {"l": {"L": []}}),
    ("ADD l[1] :n, l[8] :n", {"l": {"L": _numbers(0, 2, 2, 3, 1)}}),
    ("SET m.q = :s", {"m": {"M": {**ITEM["m"]["M"], "q": {"S": "new"}}}}),
    ("SET m.y.z = n", {"m": {"M": {"x": {"N": "1"}, "y": {"M": {"z": {"N": "5"}}}}}}),
    (
        "SET nested[1][7] = :s",
        {"nested": {"L": [ITEM["nested"]["L"][0], {"L": [{"N": "7"}, {"S": "new"}]}]}},
    ),
    ("SET nested[0].a = :s REMOVE nested[1]", {"nested": {"L": [{"M": {"a": {"S": "new"}}}]}}),
    ("REMOVE nested[0].a, nested[1]", {"nested": {"L": [{"M": {}}]}}),
    ("REMOVE s", {"s": None}),
    ("REMOVE z", {}),
    ("REMOVE m.q", {}),
    ("REMOVE l[10]", {}),
    ("REMOVE m.y.z", {"m": {"M": {"x": {"N": "1"}, "y": {"M": {}}}}}),
    ("ADD n :n", {"n": {"N": "6"}}),
    ("ADD z :n", {"z": {"N": "1"}}),
    ("ADD m.x :n", {"m": {"M": {**ITEM["m"]["M"], "x": {"N": "2"}}}}),
    ("ADD m.q :n", {"m": {"M": {**ITEM["m"]["M"], "q": {"N": "1"}}}}),
    ("ADD ss :ss", {"ss": {"SS": ["a", "b", "c"]}}),
    ("ADD ss :none", {"ss": {"SS": ["", "a", "b"]}}),
    ("ADD z :ss", {"z": {"SS": ["b", "c"]}}),
    ("ADD ns :ns", {"ns": {"NS": ["-1", "1", "2", "3", "10"]}}),
    ("ADD bs :bs", {"bs": {"BS": ["AA==", "YQ==", "Yg==", "/w=="]}}),
    ("DELETE ss :ss", {"ss": {"SS": ["a"]}}),
    ("DELETE ns :ns", {"ns": {"NS": ["1", "2"]}}),
    ("DELETE ss :none", {}),
    ("DELETE ss :all", {"ss": None}),
    ("DELETE z :ss", {}),
    ("DELETE m.q :ss", {}),
    # Everything reads the item as it was.
    ("SET s = n, n = s", {"s": {"N": "5"}, "n": {"S": "abc"}}),
    ("SET s = :s, a = s", {"s": {"S": "new"}, "a": {"S": "abc"}}),
    ("REMOVE s SET a = s", {"s": None, "a": {"S": "abc"}}),
    ("DELETE ss :all SET a = ss", {"ss": None, "a": {"SS": ["a", "b"]}}),
    ("SET a = l[0], l[0] = n", {"a": {"N": "0"}, "l": {"L": _numbers(5, 1, 2, 3)}}),
    ("ADD n :n SET a = n + n", {"n": {"N": "6"}, "a": {"N": "10"}}),
]


@pytest.mark.parametrize(("text", "message"), REFUSED)
def test_an_update_that_does_not_fit_the_item_is_refused(text: str, message: str):
    item = copy.deepcopy(ITEM)
    assert message == refusal(_bound(text).applied_to, item)
    assert ITEM == item


@pytest.mark.parametrize(("text", "changed"), APPLIED)
def test_an_update_gives_a_new_item(text: str, changed: dict[str, Any]):
    item = copy.deepcopy(ITEM)
    expected = {name: value for name, value in {**ITEM, **changed}.items() if value is not None}
    assert expected == _bound(text).applied_to(item)
    assert ITEM == item


def test_an_update_of_nothing_makes_an_item():
    assert {"a": {"N": "1"}} == _bound("ADD a :n").applied_to({})
    assert {"a": {"S": "new"}} == _bound("SET a = if_not_exists(a, :s)").applied_to({})
    assert {} == _bound("REMOVE a").applied_to({})


def test_an_update_can_be_applied_again():
    add = _bound("ADD n :n SET l[9] = n")
    once = add.applied_to(ITEM)
    assert {"N": "7"} == add.applied_to(once)["n"]
    assert {"N": "6"} == once["n"]


def test_what_an_update_leaves_alone_is_shared_with_the_old_item():
    updated = _bound("SET m.y.z = :s").applied_to(ITEM)
    assert updated["l"] is ITEM["l"]
    assert updated["m"]["M"]["x"] is ITEM["m"]["M"]["x"]


def test_an_update_names_what_it_writes():
    bound = _bound("REMOVE m.x, l[0] SET a = s, nested[0].b = :n ADD n :n")
    assert {"m", "l", "a", "nested", "n"} == bound.top_level_names()
    expected = (("m", "x"), ("l", 0), ("a",), ("nested", 0, "b"), ("n",))
    assert expected == bound.paths


def test_an_update_names_the_attributes_that_it_writes_or_reads_parts_of():
    text = "SET a = b.x, c[0] = if_not_exists(d.x, e[1]) REMOVE f, g.x ADD h.x :n"
    assert {"b", "c", "d", "e", "g", "h"} == _bound(text).nested_names()


def test_an_update_names_the_attributes_that_it_copies():
    assert {"a", "c"} == _bound("SET a = b, c = d.x, e.x = f, g = :n, h = n + :n").copied_names()


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("REMOVE a", True),
        ("REMOVE a.b DELETE ss :ss", True),
        ("REMOVE a SET b = :n", False),
        ("ADD n :n", False),
        ("SET a = if_not_exists(a, :n)", False),
    ],
)
def test_an_update_that_only_removes_makes_nothing_of_nothing(text: str, expected: bool):
    assert expected == _bound(text).only_removes()


# update, what UPDATED_OLD gives, what UPDATED_NEW gives
UPDATED: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("SET a = :n", {}, {"a": {"N": "1"}}),
    ("REMOVE s", {"s": {"S": "abc"}}, {}),
    ("ADD n :n", {"n": {"N": "5"}}, {"n": {"N": "6"}}),
    ("DELETE ss :all", {"ss": {"SS": ["a", "b"]}}, {}),
    ("SET m.x = :s", {"m": {"M": {"x": {"N": "1"}}}}, {"m": {"M": {"x": {"S": "new"}}}}),
    ("SET m.q = :s", {}, {"m": {"M": {"q": {"S": "new"}}}}),
    ("REMOVE m.y.z", {"m": {"M": {"y": {"M": {"z": {"S": "q"}}}}}}, {}),
    (
        "SET m.x = n, m.y.w = n",
        {"m": {"M": {"x": {"N": "1"}}}},
        {"m": {"M": {"x": {"N": "5"}, "y": {"M": {"w": {"N": "5"}}}}}},
    ),
    ("SET l[1] = :s", {"l": {"L": _numbers(1)}}, {"l": {"L": [{"S": "new"}]}}),
    ("SET l[3] = n, l[1] = n", {"l": {"L": _numbers(1, 3)}}, {"l": {"L": _numbers(5, 5)}}),
    ("SET l[9] = :s", {}, {}),
    ("SET l[4] = :n", {}, {"l": {"L": _numbers(1)}}),
    ("REMOVE l[1]", {"l": {"L": _numbers(1)}}, {"l": {"L": _numbers(2)}}),
    (
        "SET nested[0].a = n",
        {"nested": {"L": [{"M": {"a": {"N": "1"}}}]}},
        {"nested": {"L": [{"M": {"a": {"N": "5"}}}]}},
    ),
]


@pytest.mark.parametrize(("text", "old", "new"), UPDATED)
def test_what_an_update_writes_can_be_cut_out_of_an_item(
    text: str, old: dict[str, Any], new: dict[str, Any]
):
    bound = _bound(text)
    assert old == updated_part(ITEM, bound.paths)
    assert new == updated_part(bound.applied_to(ITEM), bound.paths)

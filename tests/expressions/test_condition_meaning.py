"""What conditions say of an item."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from tablewright.expressions import Substitutions, condition

ITEM: dict[str, Any] = {
    "s": {"S": "hello"},
    "same": {"S": "hello"},
    "blank": {"S": ""},
    "n": {"N": "10"},
    "small": {"N": "9"},
    "b": {"B": "aGVsbG8="},  # hello
    "yes": {"BOOL": True},
    "nothing": {"NULL": True},
    "ss": {"SS": ["a", "b"]},
    "ns": {"NS": ["1", "2"]},
    "bs": {"BS": ["AA==", "/w=="]},
    "l": {"L": [{"S": "x"}, {"N": "1"}, {"M": {"k": {"S": "deep"}}}, {"L": [{"N": "7"}]}]},
    "m": {"M": {"k": {"S": "v"}, "l": {"L": [{"S": "first"}]}}},
    "wide": {"S": "é\U0001d11e"},
    "x.y": {"S": "dotted"},
}

# condition, what its placeholder stands for
TRUE: list[tuple[str, Any]] = [
    ("s = :v", {"S": "hello"}),
    (":v = s", {"S": "hello"}),
    (":v = :v", {"S": "hello"}),
    ("s = same", None),
    ("n = :v", {"N": "1e1"}),
    ("n = :v", {"N": "10.0"}),
    ("b = :v", {"B": "aGVsbG8="}),
    ("yes = :v", {"BOOL": True}),
    ("nothing = :v", {"NULL": True}),
    ("ss = :v", {"SS": ["b", "a"]}),
    ("ns = :v", {"NS": ["2.0", "1"]}),
    ("bs = :v", {"BS": ["/w==", "AA=="]}),
    ("m = :v", {"M": {"l": {"L": [{"S": "first"}]}, "k": {"S": "v"}}}),
    ("s <> :v", {"S": "x"}),
    ("s <> :v", {"N": "1"}),
    ("absent <> :v", {"S": "x"}),
    ("absent <> nowhere", None),
    ("m.absent <> :v", {"S": "x"}),
    ("s < :v", {"S": "help"}),
    ("s > :v", {"S": "Hello"}),
    ("s <= :v", {"S": "hello"}),
    ("s >= :v", {"S": "hello"}),
    ("small < n", None),
    ("n > :v", {"N": "-100"}),
    ("b < :v", {"B": "/w=="}),
    ("b > :v", {"B": "aGVsbA=="}),
    ("s BETWEEN :v AND same", {"S": "a"}),
    ("n BETWEEN small AND n2 OR n BETWEEN small AND :v", {"N": "10"}),
    ("s IN (absent, :v)", {"S": "hello"}),
    ("ss IN (:v)", {"SS": ["b", "a"]}),
    ("attribute_exists(s)", None),
    ("attribute_exists(nothing)", None),
    ("attribute_exists(m.l[0])", None),
    ("attribute_not_exists(absent)", None),
    ("attribute_not_exists(m.absent)", None),
    ("attribute_not_exists(s.k)", None),
    ("attribute_not_exists(l[4])", None),
    ("attribute_not_exists(m[0])", None),
    ("attribute_not_exists(l.k)", None),
    *[
        (f"attribute_type({name}, :v)", {"S": kind})
        for name, kind in [("s", "S"), ("n", "N"), ("b", "B"), ("yes", "BOOL"), ("nothing", "NULL")]
    ],
    *[
        (f"attribute_type({name}, :v)", {"S": kind})
        for name, kind in [("ss", "SS"), ("ns", "NS"), ("bs", "BS"), ("l", "L"), ("m", "M")]
    ],
    ("begins_with(s, :v)", {"S": "he"}),
    ("begins_with(s, :v)", {"S": ""}),
    ("begins_with(b, :v)", {"B": "aGU="}),
    ("begins_with(:v, s)", {"S": "hello, world"}),
    ("contains(s, :v)", {"S": "ell"}),
    ("contains(s, :v)", {"S": ""}),
    ("contains(b, :v)", {"B": "ZWw="}),
    ("contains(ss, :v)", {"S": "a"}),
    ("contains(ns, :v)", {"N": "1.0"}),
    ("contains(bs, :v)", {"B": "AA=="}),
    ("contains(l, :v)", {"S": "x"}),
    ("contains(l, :v)", {"M": {"k": {"S": "deep"}}}),
    ("contains(l, :v)", {"L": [{"N": "7"}]}),
    ("contains(:v, same)", {"SS": ["hello"]}),
    ("size(s) = :v", {"N": "5"}),
    ("size(wide) = :v", {"N": "3"}),
    ("size(blank) = :v", {"N": "0"}),
    ("size(b) = :v", {"N": "5"}),
    ("size(ss) = :v", {"N": "2"}),
    ("size(l) = :v", {"N": "4"}),
    ("size(m) = :v", {"N": "2"}),
    ("size(:v) > size(ss)", {"S": "abc"}),
    ("size(s) = size(b)", None),
    ("l[1] = :v", {"N": "1"}),
    ("l[2].k = :v", {"S": "deep"}),
    ("l[3][0] = :v", {"N": "7"}),
    ("m.l[0] = :v", {"S": "first"}),
    ("NOT s = n", None),
    ("NOT NOT s = same", None),
    ("s = n OR s = same", None),
    ("s = same OR s = n AND n = small", None),  # AND binds closer
    ("NOT s = n AND s = same", None),  # NOT binds closer than AND
    ("NOT (s = n AND s = same)", None),
    ("(s = same OR s = n) AND n > small", None),
    ("(s) = (same)", None),
    ("NOT contains(ss, :v)", {"S": "z"}),
    ("NOT absent = :v", {"S": "x"}),
]

FALSE: list[tuple[str, Any]] = [
    ("s = :v", {"S": "Hello"}),
    ("s = :v", {"B": "aGVsbG8="}),
    ("n = :v", {"S": "10"}),
    ("absent = :v", {"S": "x"}),
    ("absent = nowhere", None),
    ("ss = :v", {"SS": ["a"]}),
    ("ss = :v", {"SS": ["a", "c"]}),
    ("l = :v", {"L": [{"S": "x"}]}),
    ("s <> same", None),
    ("ss <> :v", {"SS": ["b", "a"]}),
    ("absent < :v", {"S": "x"}),
    ("absent >= :v", {"S": ""}),
    ("n < small", None),
    ("n < :v", {"S": "9"}),
    ("s > n", None),
    ("yes < nothing", None),
    ("ss > bs", None),
    ("s BETWEEN :v AND same", {"S": "help"}),
    ("s BETWEEN absent AND :v", {"S": "z"}),
    ("n BETWEEN s AND :v", {"N": "20"}),
    ("s IN (:v, n)", {"S": "x"}),
    ("absent IN (:v)", {"S": "x"}),
    ("attribute_exists(absent)", None),
    ("attribute_exists(l[4])", None),
    ("attribute_exists(s[0])", None),
    ("attribute_not_exists(nothing)", None),
    ("attribute_type(s, :v)", {"S": "N"}),
    ("attribute_type(absent, :v)", {"S": "S"}),
    ("begins_with(s, :v)", {"S": "ello"}),
    ("begins_with(absent, :v)", {"S": "x"}),
    ("begins_with(s, :v)", {"B": "aGU="}),
    ("begins_with(ss, :v)", {"S": "a"}),
    ("begins_with(n, s)", None),
    ("contains(s, :v)", {"S": "HELL"}),
    ("contains(s, :v)", {"B": "aGU="}),
    ("contains(absent, :v)", {"S": "x"}),
    ("contains(ss, :v)", {"S": "ab"}),
    ("contains(ss, :v)", {"SS": ["a", "b"]}),
    ("contains(ss, :v)", {"N": "1"}),
    ("contains(ns, :v)", {"S": "1"}),
    ("contains(n, :v)", {"N": "1"}),
    ("contains(m, :v)", {"S": "k"}),
    ("contains(l, :v)", {"S": "deep"}),
    ("contains(l, :v)", {"S": ""}),
    ("size(absent) = :v", {"N": "0"}),
    ("size(n) = :v", {"N": "2"}),
    ("size(yes) > :v", {"N": "0"}),
    ("size(wide) = :v", {"N": "2"}),
    ("NOT s = same", None),
    ("s = same AND s = n", None),
    ("NOT (s = same OR s = n)", None),
    ("NOT absent <> :v", {"S": "x"}),
]


def _holds(text: str, value: Any, item: dict[str, Any]) -> bool:
    values = None if value is None else {":v": copy.deepcopy(value)}
    return condition(text, Substitutions(None, values)).holds(item)


@pytest.mark.parametrize(("text", "value"), FALSE)
def test_a_condition_does_not_hold(text: str, value: Any):
    assert not _holds(text, value, ITEM)


@pytest.mark.parametrize(("text", "value"), TRUE)
def test_a_condition_holds(text: str, value: Any):
    assert _holds(text, value, ITEM)


@pytest.mark.parametrize(
    "text", ["attribute_exists(pk)", "pk = pk2", "size(pk) > pk2", "pk IN (a)"]
)
def test_nothing_is_true_of_an_item_that_is_not_there(text: str):
    assert not _holds(text, None, {})


@pytest.mark.parametrize("text", ["attribute_not_exists(pk)", "pk <> pk2", "NOT pk = pk2"])
def test_what_denies_something_is_true_of_an_item_that_is_not_there(text: str):
    assert _holds(text, None, {})


def test_a_name_with_a_dot_is_one_step_of_a_path():
    subs = Substitutions({"#n": "x.y"}, {":v": {"S": "dotted"}})
    assert condition("#n = :v", subs).holds(ITEM)


def test_an_index_may_be_as_large_as_an_int_is():
    assert _holds("attribute_not_exists(l[2147483647])", None, ITEM)


def test_a_condition_names_the_attributes_that_it_looks_at():
    subs = Substitutions({"#n": "x.y"}, {":v": {"S": "x"}})
    text = "#n = :v AND (size(a.b[0]) > c OR d IN (e, f)) AND NOT contains(a, g)"
    assert {"x.y", "a", "c", "d", "e", "f", "g"} == condition(text, subs).attribute_names()
    assert frozenset() == condition(":v = :v", subs).attribute_names()


def test_a_condition_names_the_attributes_that_it_looks_into():
    text = "a = b AND contains(c.d, e[0]) AND size(f.g) > h"
    assert {"c", "e", "f"} == condition(text, Substitutions(None, None)).nested_names()


def test_the_same_text_means_other_names_and_values_the_next_time():
    for name, value in (("s", {"S": "hello"}), ("n", {"N": "10"}), ("yes", {"BOOL": True})):
        assert condition("#n = :v", Substitutions({"#n": name}, {":v": value})).holds(ITEM)


def test_a_hundred_choices_and_three_hundred_operators_are_accepted():
    assert not _holds(f"s IN ({', '.join(['n'] * 100)})", None, ITEM)
    assert _holds("NOT " * 298 + "s = same", None, ITEM)
    assert _holds(" AND ".join(["s = same"] * 150), None, ITEM)


def test_a_path_of_32_steps_is_accepted():
    assert _holds(f"attribute_not_exists({'.'.join(['s'] * 32)})", None, ITEM)

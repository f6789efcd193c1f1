"""Conditions, actions and key tests, written out beforehand to choose from, the simplest first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from tests.stateful import conditions, plain, updates
from tests.stateful.conditions import Condition
from tests.stateful.designs import (
    DIGITS_38,
    INDEX_KEYS,
    LARGEST,
    PATHS,
    PAYLOADS,
    SORT_KEYS,
    UNFIT_INDEX_KEYS,
)
from tests.stateful.model import FIVE_YEARS_SECONDS
from tests.stateful.plain import Path, Value
from tests.stateful.updates import Action

CLOCK_START = 1_700_000_000
TTLS: list[tuple[str, Value]] = [
    ("ttl", {"N": str(CLOCK_START + 60)}),
    ("ttl", {"N": str(CLOCK_START + 61)}),
    ("ttl", {"N": f"{CLOCK_START + 60}.5"}),
    ("ttl", {"N": str(CLOCK_START + 7200)}),
    ("ttl", {"N": str(CLOCK_START - FIVE_YEARS_SECONDS)}),
    ("ttl", {"N": str(CLOCK_START - FIVE_YEARS_SECONDS + 90)}),
    ("ttl", {"N": f"{CLOCK_START}000"}),  # milliseconds
    ("ttl", {"N": "-1"}),
    ("ttl", {"N": LARGEST}),
    ("ttl", {"S": str(CLOCK_START)}),
]
_SCALARS: list[Value] = [
    {"S": "a"},
    {"N": "1"},
    {"S": ""},
    {"N": "-10"},
    {"N": DIGITS_38},
    {"S": "é"},
    {"B": "/w=="},
    {"S": "x"},
]
_SIGNS = ("<", "<=", ">", ">=")


def _leaves(paths: Sequence[Path]) -> Iterator[Condition]:
    for path in paths:
        yield conditions.Exists(path)
        yield conditions.Missing(path)
    for path in paths:
        yield from (conditions.HasType(path, kind) for kind in ("S", "N", "M", "L", "NS", "BOOL"))
        yield from (conditions.HasSize(path, sign, 1) for sign in _SIGNS)
        for value in _SCALARS:
            yield conditions.Equals(path, value)
            yield conditions.Equals(path, value, negated=True)
            yield from (conditions.Compares(path, sign, value) for sign in _SIGNS)
            yield conditions.Contains(path, value)
            if "N" not in value:
                yield conditions.BeginsWith(path, value)
        yield conditions.Between(path, {"N": "-9.5"}, {"N": "10"})
        yield conditions.Between(path, {"S": ""}, {"S": "b"})
        yield conditions.OneOf(path, ({"N": "1.0"}, {"S": "x"}, {"BOOL": False}))
        yield conditions.OneOf(path, ({"NULL": True},))
        for name, value in PAYLOADS:
            if (name,) == path:
                yield conditions.Equals(path, value)


FILTERS = list(_leaves(PATHS))
# Whether the item is there decides most conditions of real programs, so it is drawn often.
_IS_THERE = [conditions.Exists(("pk",)), conditions.Missing(("pk",))]
CONDITIONS: list[Condition] = [*_IS_THERE * 800, *FILTERS, *_leaves([("g",), ("s",), ("u",)])]


def _actions() -> Iterator[Action]:
    """Every kind of action on every kind of path, fit for what is likely there or not."""
    given = updates.Given
    one: Value = {"N": "1"}
    for name, value in (*INDEX_KEYS[::2], *PAYLOADS, *TTLS):
        yield updates.Set((name,), given(value))
    for path in (*PATHS, ("g",), ("s",), ("t",), ("u",), ("b",), ("ttl",)):
        yield updates.Remove(path)
    for path in (("l", 5), ("l", 7), *PATHS[5:]):
        yield updates.Set(path, given({"S": "set"}))
        yield updates.Set(path, given({"M": {"c": one}}))
        yield updates.Set(path, updates.Found(("x",)))
        yield updates.Set(path, updates.IfMissing(path, given(one)))
    for path in (("n",), ("s",), ("m", "b", "c"), ("l", 0, "a"), ("l", 1)):
        for text in ("1", "-0.5", LARGEST, DIGITS_38):
            yield updates.Add(path, {"N": text})
        for sign in ("+", "-"):
            yield updates.Set(path, updates.Total(updates.Found(path), sign, given(one)))
            or_zero = updates.IfMissing(path, given({"N": "0"}))
            yield updates.Set(path, updates.Total(or_zero, sign, given({"N": "2.50"})))
    for path in (("ss",), ("l", 0, "b"), ("m", "ss")):
        for members in (["a"], ["", "z"], ["b", "a", "", "s", "é", "z"]):
            yield updates.Add(path, {"SS": members})
            yield updates.Delete(path, {"SS": members})
    for path, value in ((("ns",), {"NS": ["10.0", "3"]}), (("bs",), {"BS": ["AA==", "/w=="]})):
        yield updates.Add(path, value)
        yield updates.Delete(path, value)
    for path in (("l",), ("m", "a"), ("l", 2)):
        tail = given({"L": [{"S": "tail"}]})
        yield updates.Set(path, updates.Appended(updates.Found(path), tail))
        empty = updates.IfMissing(path, given({"L": []}))
        yield updates.Set(path, updates.Appended(tail, empty))
    for source in (("m", "b"), ("l", 0), ("ns",)):
        yield updates.Set(("x",), updates.Found(source))


_ALL_ACTIONS = list(_actions())
_TOP_LEVEL_ACTIONS = [action for action in _ALL_ACTIONS if len(action.path) == 1]
UNFIT_ACTIONS: list[Action] = [
    updates.Set((name,), updates.Given(value)) for name, value in UNFIT_INDEX_KEYS
]
# An action inside a missing document fails the whole update, so these are drawn less.
ACTIONS = _TOP_LEVEL_ACTIONS * 5 + _ALL_ACTIONS + UNFIT_ACTIONS
ATTRIBUTES = INDEX_KEYS * 4 + PAYLOADS * 2 + TTLS + UNFIT_INDEX_KEYS


@cache
def key_tests(name: str, kind: str) -> list[list[Condition]]:
    """Every test that a key condition can make of a sort attribute, in groups of a kind."""
    path: Path = (name,)
    pool = SORT_KEYS[kind]
    in_order = sorted(pool, key=plain.rank)
    groups: list[list[Condition]] = [
        [conditions.Equals(path, value) for value in pool],
        [conditions.Compares(path, sign, value) for value in pool for sign in _SIGNS],
        [
            conditions.Between(path, low, high)
            for place, low in enumerate(in_order)
            for high in in_order[place::2]
        ],
    ]
    if kind != "N":
        groups.append([conditions.BeginsWith(path, value) for value in pool])
    return groups

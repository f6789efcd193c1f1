"""Statements made to exhaust the parser or the engine: they are answered soon, and refused."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tablewright import Engine, ServiceError, limits
from tablewright.errors import ValidationException
from tablewright.partiql import translated
from tests.conformance.tables import RANGE

SIZE = limits.STATEMENT_LENGTH_MAX
SECONDS_MAX = 1.0  # they take milliseconds; shared machines stall
TOO_DEEP = (
    "Statement wasn't well formed, can't be processed: "
    "Nesting levels have exceeded supported limits"
)
READ = "SELECT * FROM range WHERE "


def _filled(opening: str, inner: str = "1", closing: str = "") -> str:
    """As many openings as fit, with their closings."""
    count = (SIZE - len(READ) - len(inner)) // len(opening + closing)
    return READ + opening * count + inner + closing * count


DEEP = {
    "parentheses": _filled("(", "1", ")"),
    "parentheses that do not close": _filled("("),
    "lists": _filled("[", "1", "]"),
    "sets": _filled("<<", "1", ">>"),
    "maps": _filled("{'a':", "1", "}"),
    "calls": _filled("f(", "1", ")"),
    "indexes": _filled("a[", "1", "]"),
    "NOT": _filled("NOT "),
    "comparisons": _filled("a=", "a"),
    "signs": _filled("- ", "a"),
    "sums": _filled("a+", "a"),
    "IN": _filled("a IN (", "1", ")"),
    "BETWEEN": _filled("a BETWEEN 1 AND ", "2"),
    "type tests": READ + "a" + " IS NULL" * 1000,
    "subqueries": _filled("(SELECT * FROM ", "t", ")"),
    "CASE": _filled("CASE WHEN ", "1"),
    "AND and OR in turns": _filled("(a=1 AND(b=1 OR ", "c=1", "))"),
    "INSERT": ("INSERT INTO t VALUE " + "{'a':" * 1000 + "1" + "}" * 1000),
    "SET": ("UPDATE t SET a = " + "if_not_exists(a," * 400 + "1" + ")" * 400),
}
LONG = {
    "steps": READ + "a" + ".b" * 4000 + " = 1",
    "strings": READ + "a = '" + "''" * 4000 + "'",
    "strings that do not close": READ + "'" * 8001,
    "remarks that do not close": "/*" * 4000,
    "remarks": READ + "/**/" * 2000 + "a",
    "dashes": "-" * SIZE,
    "points": "." * SIZE,
    "digits": READ + "a = " + "9" * 8000,
    "an index of many digits": READ + "a[" + "9" * 8000 + "] = 1",
    "a fraction of many digits": READ + "a = 0." + "9" * 8000,
    "spaces": " " * SIZE,
    "commas": "SELECT " + "," * 8000,
    "columns": "SELECT " + ",".join(f"a{n}" for n in range(1000)) + " FROM t",
    "words": "SELECT " * 1000,
    "actions": "UPDATE t " + "REMOVE a " * 800,
    "backticks": "`" * SIZE,
    "other letters": "é" * SIZE,
    "faces": "\U0001f600" * (SIZE // 2),
    "zeros": "\0" * SIZE,
    "lines": "\r\n" * 4000 + "x y",
}


def _outcome(text: str) -> str:
    started = time.process_time()
    try:
        answer = type(translated(text)).__name__
    except ValidationException as refusal:
        answer = refusal.message
    assert SECONDS_MAX > time.process_time() - started
    return answer


@pytest.mark.parametrize("name", DEEP)
def test_a_statement_that_nests_too_deep_is_refused_soon(name: str):
    assert TOO_DEEP == _outcome(DEEP[name])


@pytest.mark.parametrize("name", LONG)
def test_a_long_statement_is_answered_soon(name: str):
    assert len(LONG[name]) <= SIZE + len(READ)
    assert _outcome(LONG[name])


@pytest.mark.parametrize("opening", ["(", "[", "NOT ", "f("])
def test_a_statement_is_refused_rather_than_that_the_stack_overflows(opening: str):
    """Even where the caller has left little of the stack."""

    def below(levels: int, act: Callable[[], str]) -> str:
        return below(levels - 1, act) if levels else act()

    text = READ + opening * 60
    depth = 0
    frame: Any = sys._getframe()
    while frame is not None:
        depth, frame = depth + 1, frame.f_back
    left = sys.getrecursionlimit() - depth
    assert TOO_DEEP == below(left - 60, lambda: _refusal(text))


def _refusal(text: str) -> str:
    try:
        translated.__wrapped__(text)
    except ValidationException as refusal:
        return refusal.message
    return ""


def test_a_hundred_levels_are_read():
    levels = limits.STATEMENT_NESTING_LEVELS_MAX
    text = READ + "NOT (" * (levels // 2 - 2) + "a = 1" + ")" * (levels // 2 - 2)
    assert "SelectStatement" == _outcome(text)


# The engine multiplies conditions out: that must not take long either.


@pytest.fixture(scope="module")
def engine() -> Iterator[Engine]:
    with Engine.memory() as engine:
        engine.call(*RANGE)
        yield engine


TOO_MANY_READS = "Too many decomposed read operations for a given query."
EXPLODING = {
    "choices times choices": "pk IN ['a', 'b'] AND " * 40 + "pk IN ['c', 'd']",
    "alternatives times alternatives": "(pk = 'a' OR sk = 'b') AND " * 70 + "pk = 'c'",
    "a hundred choices": "pk IN [" + ", ".join(f"'{n}'" for n in range(100)) + "]",
    "choices of both keys": "pk IN ['a','b','c','d','e','f','g','h'] "
    "AND sk IN ['a','b','c','d','e','f','g','h']",
}


@pytest.mark.parametrize("name", EXPLODING)
def test_a_condition_with_too_many_alternatives_is_refused_soon(engine: Engine, name: str):
    started = time.process_time()
    with pytest.raises(ServiceError) as refusal:
        engine.call("ExecuteStatement", {"Statement": READ + EXPLODING[name]})
    assert TOO_MANY_READS == refusal.value.message
    assert SECONDS_MAX > time.process_time() - started


def test_a_condition_may_have_300_operators(engine: Engine):
    def where(operators: int) -> str:
        return READ + " OR ".join(["a=1"] * ((operators + 1) // 2))

    assert {"Items": []} == engine.call("ExecuteStatement", {"Statement": where(299)})
    with pytest.raises(ServiceError) as refusal:
        engine.call("ExecuteStatement", {"Statement": where(301)})
    message = "The expression contains too many operators; operator count: 301"
    assert message == refusal.value.message

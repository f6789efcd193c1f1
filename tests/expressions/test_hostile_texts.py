"""Texts made to exhaust the parser: the response is quick, and has DynamoDB's own error."""

from __future__ import annotations

import time

import pytest

from tablewright import limits
from tests.expressions.binding import (
    bound_condition,
    bound_key_condition,
    bound_projection,
    bound_update,
    refusal,
)
from tests.expressions.messages import (
    EMPTY,
    REDUNDANT,
    TOO_MANY_OPERATORS,
    index_out_of_range,
    wrong_type,
)

SIZE = limits.EXPRESSION_BYTES_MAX
SECONDS_MAX = 0.5  # of the processor; they take milliseconds
ATTEMPTS_MAX = 5  # shared machines stall, but not every time


def _at_end(near: str) -> str:
    return f'Syntax error; token: "<EOF>", near: "{near}"'


CONDITIONS = [
    ("(" * SIZE, _at_end("(")),
    ("(" * 2045 + "a = b" + ")" * 2045, REDUNDANT),
    ("f(" * (SIZE // 2), _at_end("(")),
    ("NOT " * (SIZE // 4), _at_end("NOT ")),
    ("NOT(" * 800 + "a=b" + ")" * 800, TOO_MANY_OPERATORS),
    ("NOT " * 1000 + "a=b", TOO_MANY_OPERATORS),
    ("a=b AND(" * 400 + "a=b" + ")" * 400, TOO_MANY_OPERATORS),
    ("a=b AND(a=b OR(" * 200 + "a=b" + ")" * 400, TOO_MANY_OPERATORS),
    ("a=b AND " * 500 + "a=b", TOO_MANY_OPERATORS),
    ("size(" * 600 + "a" + ")" * 600 + "=b", TOO_MANY_OPERATORS),
    ("size(" * 200 + "a" + ")" * 200 + "=b", wrong_type("size", "N")),
    ("a[" + "9" * 4000 + "] = b", index_out_of_range("9" * 4000)),
    ("\0" * SIZE, 'Syntax error; token: "\0", near: "\0\0"'),
    ("é" * SIZE, 'Syntax error; token: "é", near: "éé"'),
    ("\U0001f600" * SIZE, 'Syntax error; token: "\U0001f600", near: "\U0001f600\U0001f600"'),
    (" " * SIZE, _at_end(" " * SIZE)),
    ("a" * SIZE, _at_end("a" * SIZE)),
    ("#" * SIZE, 'Syntax error; token: "#", near: "##"'),
    ("a.b" * (SIZE // 3), None),
    ("a IN (" + "b," * 2000 + "b)", None),
    ("= " * (SIZE // 2), 'Syntax error; token: "=", near: "= ="'),
]


def _timed_refusal(bound: object, text: str) -> str:
    assert callable(bound)
    seconds: list[float] = []
    for _ in range(ATTEMPTS_MAX):
        started = time.process_time()
        message = refusal(bound, text)
        seconds.append(time.process_time() - started)
        if seconds[-1] < SECONDS_MAX:
            return message
    pytest.fail(f"it took {min(seconds)} s at least")


@pytest.mark.parametrize(("text", "message"), CONDITIONS, ids=range(len(CONDITIONS)))
def test_a_hostile_condition_is_refused_soon(text: str, message: str | None):
    answer = _timed_refusal(bound_condition, text)
    assert answer.startswith("Invalid ConditionExpression: ")
    assert message is None or answer == f"Invalid ConditionExpression: {message}"


UPDATES = [
    "SET a = " + "(" * 4000,
    "SET a = " + "(" * 2000 + "b" + ")" * 2000,
    "SET a = " + "if_not_exists(a," * 255,
    "SET a = " + "if_not_exists(a,if_not_exists(b," * 120 + "c" + ")" * 240,
    "SET " + "a=b," * 1000,
    "REMOVE " + ",".join(["a"] * 2000),
    "REMOVE " + ",".join(f"a[{number}]" for number in range(500)) + ",a",
    "SET SET SET " * 300,
    "ADD " * 1000,
]


@pytest.mark.parametrize("text", UPDATES, ids=range(len(UPDATES)))
def test_a_hostile_update_is_refused_soon(text: str):
    answer = _timed_refusal(bound_update, text)
    assert answer.startswith(("Invalid UpdateExpression: ", "not refused: "))


def test_a_deep_update_that_is_allowed_can_be_applied():
    text = "SET a = " + "if_not_exists(b, " * 200 + ":s" + ")" * 200
    assert {"a": {"S": "a"}} == bound_update(text).applied_to({})


def test_a_deep_condition_that_is_allowed_can_be_asked():
    text = "NOT (attribute_exists(a) OR " * 95 + "attribute_exists(b)" + ")" * 95
    assert bound_condition(text.replace(" OR ", "OR ")).holds({"b": {"S": ""}}) is False


@pytest.mark.parametrize(
    ("bound", "parameter", "tail"),
    [
        (bound_condition, "ConditionExpression", " expression size: 4097"),
        (bound_key_condition, "KeyConditionExpression", " expression size: 4097"),
        (bound_update, "UpdateExpression", ""),
        (bound_projection, "ProjectionExpression", ""),
    ],
)
def test_an_expression_of_more_than_4_kib_is_refused(bound: object, parameter: str, tail: str):
    message = "Expression size has exceeded the maximum allowed size;"
    assert f"Invalid {parameter}: {message}{tail}" == _timed_refusal(bound, "a" * (SIZE + 1))
    assert "Expression size" not in _timed_refusal(bound, "a" * SIZE)


@pytest.mark.parametrize(
    ("bound", "parameter"),
    [
        (bound_condition, "ConditionExpression"),
        (bound_key_condition, "KeyConditionExpression"),
        (bound_update, "UpdateExpression"),
        (bound_projection, "ProjectionExpression"),
    ],
)
def test_an_empty_expression_is_refused(bound: object, parameter: str):
    assert f"Invalid {parameter}: {EMPTY}" == _timed_refusal(bound, "")

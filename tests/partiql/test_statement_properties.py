"""Every text in PartiQL gets a result: a statement, or DynamoDB's error."""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tablewright import Engine
from tablewright.errors import ServiceError, ValidationException
from tablewright.partiql import translated
from tablewright.partiql.literals import value_of
from tablewright.partiql.statement_parser import parsed
from tablewright.partiql.tokens import tokenized
from tablewright.partiql.tree import Literal, Name, Operation
from tests.engine.things import make_things_by_colour, put
from tests.expressions import strategies
from tests.partiql.printing import has_literal, printed_value, quoted
from tests.partiql.statement_strategies import (
    damaged,
    expressions,
    names,
    numbers,
    statements,
    word_soups,
)

PARAMETERS: list[dict[str, Any]] = [{"S": "a"}, {"N": "1"}, {"SS": ["x"]}, {"L": []}]
_texts = statements | damaged(statements) | word_soups | st.text(max_size=40)


def _answer(text: str) -> object:
    """The statement of a text, or its error; nothing else may be raised."""
    try:
        return translated(text, len(PARAMETERS))
    except ValidationException as refusal:
        return refusal.message


@given(_texts)
def test_any_text_is_a_statement_or_is_refused(text: str):
    answer = _answer(text)
    assert answer
    assert answer == _answer(text), "and the second time is like the first"


@given(statements)
def test_spaces_and_remarks_between_tokens_mean_nothing(text: str):
    spread = text
    try:
        tokens = tokenized(text)
    except ValidationException:
        assume(False)
        raise
    for token in reversed(tokens[:-1]):
        if token.place.line == 1 and text[token.place.column - 1] in "([{,":
            at = token.place.column
            spread = spread[:at] + " /* so */\t--\n" + spread[at:]
    assert _shape(text) == _shape(spread)


def _shape(text: str) -> Any:
    """What a text is read as, without the places."""
    try:
        return [(token.kind, token.text) for token in tokenized(text)]
    except ValidationException as refusal:
        return refusal.message


@given(st.text(max_size=20))
def test_a_string_is_read_back_as_it_was_written(text: str):
    node = parsed(quoted(text))
    assert isinstance(node, Literal)
    assert {"S": text} == value_of(node)


@given(names)
def test_a_name_in_quotes_is_read_back_as_it_was_written(text: str):
    node = parsed(text)
    assert isinstance(node, Name)
    assert text[1:-1].replace('""', '"') == node.text


@given(numbers)
def test_a_number_is_read_as_the_number_it_is(text: str):
    assert Decimal(text) == Decimal(value_of(parsed(text))["N"])


@given(strategies.values.filter(has_literal))
def test_a_value_is_read_back_as_it_was_written(value: dict[str, Any]):
    assert _without_order(value) == _without_order(value_of(parsed(printed_value(value))))


def _without_order(value: Any) -> Any:
    """A value in which sets are sets."""
    if isinstance(value, list):
        return [_without_order(each) for each in value]
    if isinstance(value, dict):
        return {
            key: frozenset(each) if key in ("SS", "NS") else _without_order(each)
            for key, each in value.items()
        }
    return value


@given(expressions)
def test_parentheses_around_an_expression_mean_nothing(text: str):
    def read(text: str) -> str:
        try:
            return type(parsed(text)).__name__
        except ValidationException as refusal:
            return refusal.message

    assert read(text) == read(f"({text})")


@given(st.lists(st.sampled_from(["AND", "OR"]), min_size=1, max_size=6))
def test_and_binds_more_tightly_than_or(words: list[str]):
    text = "a0" + "".join(f" {word} a{number}" for number, word in enumerate(words, 1))
    groups = [part.split(" AND ") for part in text.split(" OR ")]
    node = parsed(text)
    assert isinstance(node, Operation)
    parts = node.operands if node.operator == "or" else (node,)
    assert groups == [_joined_names(part) for part in parts]


def _joined_names(node: Any) -> list[str]:
    if isinstance(node, Operation):
        assert "and" == node.operator
        return [name for operand in node.operands for name in _joined_names(operand)]
    return [node.text]


@pytest.fixture(scope="module")
def engine() -> Iterator[Engine]:
    with Engine.memory() as engine:
        make_things_by_colour(engine)
        put(engine, "a", a="x", pk="y")
        yield engine


@given(_texts)
def test_the_engine_answers_any_statement_or_refuses_it(engine: Engine, text: str):
    request = {"Statement": text, "Parameters": PARAMETERS}
    requests = [
        ("ExecuteStatement", request),
        ("BatchExecuteStatement", {"Statements": [request]}),
        ("ExecuteTransaction", {"TransactStatements": [request]}),
    ]
    for operation, body in requests:
        try:
            answer = engine.call(operation, body)
        except ServiceError as refusal:
            answer = {"refused": refusal.message}
        assert answer

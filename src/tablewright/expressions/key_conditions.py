"""KeyConditionExpression: tests of single attributes, joined by AND.

The tests depend on the text alone, so they are cached; a query only looks up its placeholders. Not
here: whether the attributes are a key of the table or index, and their types (`engine`).
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from tablewright import limits
from tablewright.errors import ValidationException
from tablewright.expressions.conditions import (
    ORDERED_TYPES,
    PREFIX_TYPES,
    bound_condition,
    check_bounds,
    parsed_condition,
)
from tablewright.expressions.operands import wrong_type
from tablewright.expressions.parser import too_many_operators
from tablewright.expressions.substitutions import Substitutions
from tablewright.expressions.tokens import ExpressionError
from tablewright.expressions.tree import (
    And,
    Between,
    Call,
    Comparison,
    ConditionNode,
    In,
    Not,
    Or,
    Placeholder,
    Reference,
)
from tablewright.values.attributes import AttributeValue

_INVALID = "Invalid KeyConditionExpression: "
_INVALID_CONDITION = "Invalid condition in KeyConditionExpression: "
_INVALID_OPERATOR = "Invalid operator used in KeyConditionExpression: "
_OPERATORS: dict[type, str] = {Or: "OR", Not: "NOT", In: "IN"}
_MIRRORED = {"=": "=", "<": ">", "<=": ">=", ">": "<", ">=": "<="}
_OPERAND_TYPES = {
    **dict.fromkeys(("<", "<=", ">", ">=", "BETWEEN"), ORDERED_TYPES),
    "begins_with": PREFIX_TYPES,
}


class KeyTest(NamedTuple):
    """A test of one attribute; the operator is =, <, <=, >, >=, BETWEEN or begins_with.

    KeyConditions can have others, which the query rejects.
    """

    operator: str
    operands: tuple[AttributeValue, ...]


KeyConditions = dict[str, KeyTest]
"""The tests of a query by attribute, in the order of the text."""


class _Test(NamedTuple):
    operator: str
    operands: tuple[Reference | Placeholder, ...]


class _NotATestError(Exception):
    """A part of the text is not a test of one attribute; the message is DynamoDB's."""


def key_condition(text: str, subs: Substitutions) -> KeyConditions:
    """Parses and binds a KeyConditionExpression.

    `subs.check_all_used` reports a valid condition that is invalid for a key, because DynamoDB
    parses the other expressions of the query first.
    """
    try:
        parsed = parsed_condition(text, shows_size=True)
        tests, wrong = _tests(text)
        if wrong is not None:
            bound_condition(parsed, subs)
        bound = [_bound_test(test, subs) for test in tests]
        if parsed.operators > limits.EXPRESSION_OPERATORS_MAX:
            raise too_many_operators()
    except ExpressionError as error:
        raise ValidationException(f"{_INVALID}{error}") from None
    subs.note_used(parsed)
    conditions = dict(bound)
    if len(conditions) < len(bound):
        wrong = f"{_INVALID}KeyConditionExpressions must only contain one condition per key"
    if wrong is not None:
        subs.defer(wrong)
    return conditions


def _bound_test(test: _Test, subs: Substitutions) -> tuple[str, KeyTest]:
    operator, operands = test
    name = ""
    values: list[AttributeValue] = []
    for operand in operands:
        if isinstance(operand, Placeholder):
            values.append(subs.value(operand))
        else:
            name = subs.path(operand)[0]
    allowed = _OPERAND_TYPES.get(operator)
    if allowed is not None:
        for value in values:
            kind = next(iter(value))
            if kind not in allowed:
                raise wrong_type(operator, kind)
        if operator == "BETWEEN":
            check_bounds(values[0], values[1])
    if type(operands[0]) is Placeholder:
        operator = _MIRRORED[operator]
    return name, KeyTest(operator, tuple(values))


@lru_cache(maxsize=limits.EXPRESSION_CACHE_ENTRIES_MAX)
def _tests(text: str) -> tuple[tuple[_Test, ...], str | None]:
    """Returns the tests of a text, and the error after them."""
    tests: list[_Test] = []
    pending: list[ConditionNode] = [parsed_condition(text, shows_size=True).root]
    while pending:
        node = pending.pop()
        if type(node) is And:
            pending.extend(reversed(node.parts))
            continue
        try:
            tests.append(_test(node))
        except _NotATestError as error:
            return tuple(tests), str(error)
    return tuple(tests), None


def _test(node: ConditionNode) -> _Test:
    if type(node) is Comparison and node.operator != "<>":
        return _test_of_one_attribute(node.operator, (node.left, node.right))
    if type(node) is Between:
        return _function_test("BETWEEN", (node.operand, node.low, node.high))
    if type(node) is Call and node.function == "begins_with" and len(node.arguments) == 2:
        return _function_test("begins_with", node.arguments)
    if type(node) is Comparison:
        operator = node.operator
    elif type(node) is Call:
        operator = node.function
    else:
        operator = _OPERATORS[type(node)]
    raise _NotATestError(f"{_INVALID_OPERATOR}{operator}")


def _function_test(operator: str, operands: tuple[Any, ...]) -> _Test:
    if type(operands[0]) is Placeholder:
        message = f"{operator} operator must have the key attribute as its first operand"
        raise _NotATestError(f"{_INVALID_CONDITION}{message}")
    return _test_of_one_attribute(operator, operands)


def _test_of_one_attribute(operator: str, operands: tuple[Any, ...]) -> _Test:
    references = 0
    for operand in operands:
        if type(operand) is Call:
            message = "KeyConditionExpressions cannot contain nested operations"
            raise _NotATestError(f"{_INVALID}{message}")
        if type(operand) is Reference:
            references += 1
            if references > 1:
                message = "Multiple attribute names used in one condition"
                raise _NotATestError(f"{_INVALID_CONDITION}{message}")
            if len(operand.steps) > 1:
                message = "KeyConditionExpressions cannot have conditions on nested attributes"
                raise _NotATestError(f"{_INVALID}{message}")
    if references == 0:
        raise _NotATestError(f"{_INVALID_CONDITION}No key attribute specified")
    return _Test(operator, operands)

"""Statements with the parameters of a request: checked, translated and bound.

DynamoDB checks every parameter before the statement.
"""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from typing import NamedTuple

from tablewright.engine.items.requests import Request
from tablewright.errors import ValidationException
from tablewright.expressions.conditions import Condition, bound_condition
from tablewright.expressions.tokens import ExpressionError
from tablewright.partiql import (
    ExistsStatement,
    OtherStatement,
    Statement,
    StatementBindings,
    Where,
    translated,
)
from tablewright.values.attributes import AttributeValue, AttributeValueError, normalized
from tablewright.values.numbers import NumberError


class Bound(NamedTuple):
    """A statement and its values."""

    statement: Statement
    bindings: StatementBindings


def bound(request: Request) -> Bound:
    """The statement of a request, or of a part of one, with its parameters."""
    normalize_parameters(request)
    return bound_after_parameters(request)


def normalize_parameters(request: Request) -> None:
    """Checks the parameters of a statement and normalises their numbers, in place."""
    for parameter in request.get("Parameters", ()):
        try:
            normalized(parameter)
        except AttributeValueError as error:
            raise ValidationException(error.older) from None
        except NumberError as error:
            raise ValidationException(error.in_statement) from None


def bound_after_parameters(request: Request) -> Bound:
    """Returns the statement of a request whose parameters have been checked."""
    parameters: list[AttributeValue] = request.get("Parameters", [])
    statement = translated(request["Statement"], len(parameters))
    if isinstance(statement, OtherStatement):
        return Bound(statement, StatementBindings((), ()))
    inner = statement.select if isinstance(statement, ExistsStatement) else statement
    return Bound(statement, StatementBindings(inner.slots, parameters))


@contextmanager
def refusing() -> Generator[None]:
    """Raises errors of a condition or update as PartiQL errors, without a preamble."""
    try:
        yield
    except ExpressionError as error:
        raise ValidationException(str(error)) from None


def condition_of(where: Where | None, bindings: StatementBindings) -> Condition | None:
    """The condition of a WHERE clause, bound."""
    if where is None:
        return None
    with refusing():
        return bound_condition(where, bindings)

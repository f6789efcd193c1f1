"""Terse spellings for cases about PartiQL statements."""

from __future__ import annotations

from typing import Any

from tests.conformance.case import Case, Request, Step, answers, refuses
from tests.conformance.steps import Read, Value, put
from tests.conformance.tables import HASH, RANGE

NOT_WELL_FORMED = "Statement wasn't well formed, can't be processed: "
NO_WHOLE_KEY = "Where clause does not contain a mandatory equality on all key attributes"
WRONG_COUNT = "Number of parameters in request and statement don't match."
ALIASED = "Aliasing is not supported"


def statement(text: str, *parameters: Value, **more: Any) -> Request:
    """A request, or a part of one, that runs a statement."""
    given = {"Parameters": list(parameters)} if parameters else {}
    return {"Statement": text, **given, **more}


def statement_refused(
    name: str,
    text: str,
    message: str,
    *parameters: Value,
    given: tuple[Step, ...] = (HASH, RANGE),
    then: tuple[Read, ...] = (),
    **more: Any,
) -> Case:
    request = statement(text, *parameters, **more)
    return refuses(name, "ExecuteStatement", request, message, given=given, then=then)


def statement_answers(
    name: str,
    text: str,
    *rows: dict[str, Value],
    given: tuple[Step, ...],
    parameters: tuple[Value, ...] = (),
    then: tuple[Read, ...] = (),
    consumed: dict[str, Any] | None = None,
    **more: Any,
) -> Case:
    """A statement that answers exactly these rows; a write answers none."""
    request = statement(text, *parameters, **more)
    answer: dict[str, Any] = {"Items": list(rows)}
    if consumed is not None:
        answer["ConsumedCapacity"] = consumed
    return answers(name, "ExecuteStatement", request, answer, given=given, then=then)


def with_items(table: Step, *items: dict[str, Value]) -> tuple[Step, ...]:
    """A table and what is in it."""
    return table, *[put(table[1]["TableName"], **item) for item in items]

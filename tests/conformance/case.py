"""A conformance case: a request, and exactly what DynamoDB answers.

Cases are data: `cases/*.py` hold lists of them, `test_conformance.py` runs each on a fresh engine,
both as Python objects through `Engine.call` and as bytes through `wire.respond`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

Request = dict[str, Any]
Step = tuple[str, Request]  # operation, request


@dataclass(frozen=True)
class Case:
    """One request and its answer; `name` is a sentence."""

    name: str
    operation: str
    request: Request
    answer: dict[str, Any] | None = None  # the whole answer, exactly
    error: tuple[str, str] | None = None  # type and message, exactly
    details: dict[str, Any] | None = None  # further members of the error's body
    given: tuple[Step, ...] = ()  # requests that come before, all of which must succeed
    then: tuple[tuple[str, Request, dict[str, Any]], ...] = ()  # reads afterwards


def answers(
    name: str,
    operation: str,
    request: Request,
    answer: dict[str, Any],
    *,
    given: tuple[Step, ...] = (),
    then: tuple[tuple[str, Request, dict[str, Any]], ...] = (),
) -> Case:
    """A request that succeeds."""
    return Case(name, operation, request, answer=answer, given=given, then=then)


def refuses(
    name: str,
    operation: str,
    request: Request,
    message: str,
    *,
    type: str = "ValidationException",
    details: dict[str, Any] | None = None,
    given: tuple[Step, ...] = (),
    then: tuple[tuple[str, Request, dict[str, Any]], ...] = (),
) -> Case:
    """A request that is refused, with DynamoDB's type and message."""
    return Case(
        name, operation, request, error=(type, message), details=details, given=given, then=then
    )

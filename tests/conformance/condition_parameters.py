"""Errors in a condition's parameters that PutItem and DeleteItem share, word for word."""

from __future__ import annotations

from collections.abc import Callable

from tests.conformance.case import Case
from tests.conformance.steps import S
from tests.conformance.wording import (
    EMPTY_EXPRESSION,
    ENVELOPE,
    NAMES_WITHOUT_EXPRESSION,
    VALUES_WITHOUT_EXPRESSION,
    mixed,
)


def condition_parameters(bad: Callable[..., Case]) -> list[Case]:
    """The errors, as cases of the operation whose requests `bad` builds."""
    return [
        bad(
            "Expected stands beside a condition expression",
            ENVELOPE + mixed("Expected", "ConditionExpression"),
            Expected={"a": {"Exists": False}},
            ConditionExpression="attribute_not_exists(a)",
        ),
        bad(
            "values are given without an expression",
            ENVELOPE + VALUES_WITHOUT_EXPRESSION,
            ExpressionAttributeValues={":v": S("a")},
        ),
        bad(
            "names are given without an expression",
            ENVELOPE + NAMES_WITHOUT_EXPRESSION,
            ExpressionAttributeNames={"#n": "a"},
        ),
        bad(
            "the condition is empty",
            f"{ENVELOPE}Invalid ConditionExpression: {EMPTY_EXPRESSION}",
            ConditionExpression="",
        ),
        bad(
            "the values are given but empty",
            ENVELOPE + "ExpressionAttributeValues must not be empty",
            ConditionExpression="attribute_exists(a)",
            ExpressionAttributeValues={},
        ),
        bad(
            "the names are given but empty",
            ENVELOPE + "ExpressionAttributeNames must not be empty",
            ConditionExpression="attribute_exists(a)",
            ExpressionAttributeNames={},
        ),
    ]

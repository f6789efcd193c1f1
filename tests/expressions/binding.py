"""Expressions bound to the placeholders that the tables of these tests share."""

from __future__ import annotations

import copy
import re
from collections.abc import Callable
from typing import Any

from tablewright.errors import ValidationException
from tablewright.expressions import (
    Condition,
    KeyConditions,
    Projection,
    Substitutions,
    Update,
    condition,
    key_condition,
    projection,
    update,
)

NAMES = {"#a": "a", "#b": "b", "#dotted": "x.y", "#word": "abort", "#bracket": "[3]"}
VALUES: dict[str, dict[str, Any]] = {
    ":s": {"S": "a"},
    ":t": {"S": "b"},
    ":n": {"N": "1"},
    ":m": {"N": "2"},
    ":b": {"B": "YQ=="},
    ":bool": {"BOOL": True},
    ":null": {"NULL": True},
    ":ss": {"SS": ["a"]},
    ":ns": {"NS": ["1"]},
    ":bs": {"BS": ["YQ=="]},
    ":l": {"L": []},
    ":map": {"M": {}},
    ":type": {"S": "N"},
}


def substitutions() -> Substitutions:
    return Substitutions(dict(NAMES), copy.deepcopy(VALUES))


def bound_condition(text: str, parameter: str = "ConditionExpression") -> Condition:
    return condition(text, substitutions(), parameter)


def bound_update(text: str) -> Update:
    return update(text, substitutions())


def bound_projection(text: str) -> Projection:
    return projection(text, substitutions())


def bound_key_condition(text: str) -> KeyConditions:
    """With nothing but the placeholders that it uses, so that these are not what is wrong."""
    words = set(re.findall(r"[#:]\w+", text))
    names = {name: attribute for name, attribute in NAMES.items() if name in words}
    values = {name: copy.deepcopy(value) for name, value in VALUES.items() if name in words}
    subs = Substitutions(names or None, values or None)
    conditions = key_condition(text, subs)
    subs.check_all_used()
    return conditions


def refusal(function: Callable[..., object], *arguments: Any, **options: Any) -> str:
    """The message that a call is refused with, or what it gave instead."""
    try:
        given = function(*arguments, **options)
    except ValidationException as error:
        return error.message
    return f"not refused: {given!r}"

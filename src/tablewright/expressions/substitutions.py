"""ExpressionAttributeNames and ExpressionAttributeValues: checked, looked up, and all used.

The expressions of one request share them: a placeholder counts as used if any of them uses it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from tablewright import limits
from tablewright.errors import ValidationException
from tablewright.expressions.bindings import check_levels
from tablewright.expressions.paths import Path
from tablewright.expressions.tokens import ExpressionError
from tablewright.expressions.tree import Parsed, Placeholder, Reference
from tablewright.values.attributes import (
    AttributeValue,
    AttributeValueError,
    normalized,
    text_size,
)
from tablewright.values.numbers import NumberError

_NAMES = "ExpressionAttributeNames"
_VALUES = "ExpressionAttributeValues"
_IS_PLACEHOLDER = {
    _NAMES: re.compile(r"#[A-Za-z0-9_]+").fullmatch,
    _VALUES: re.compile(r":[A-Za-z0-9_]+").fullmatch,
}


class Substitutions:
    """The placeholders of one request's expressions.

    The values are checked and their numbers normalised in place. Depending on the operation,
    DynamoDB's message for an invalid value names its placeholder or not: `names_invalid_value`.
    Some operations allow a value to be deeper than in an item: `spare_levels`.
    """

    __slots__ = ("_deferred", "_names", "_used_names", "_used_values", "_values", "size_bytes")

    def __init__(
        self,
        names: Mapping[str, str] | None,
        values: Mapping[str, AttributeValue] | None,
        *,
        names_invalid_value: bool = True,
        spare_levels: int = 0,
    ) -> None:
        self._names: Mapping[str, str] = names or {}
        self._values: Mapping[str, AttributeValue] = values or {}
        self._used_names: set[str] = set()
        self._used_values: set[str] = set()
        self._deferred: str | None = None
        size_bytes = 0
        if names is not None:
            size_bytes += _checked_keys(_NAMES, names) + self._checked_names()
            _check_size(_NAMES, size_bytes)
        if values is not None:
            size_bytes += _checked_keys(_VALUES, values)
            size_bytes += self._checked_values(names_invalid_value, 1 - spare_levels)
            _check_size(_VALUES, size_bytes)
        self.size_bytes = size_bytes
        """Bytes of all names and values, with their placeholders."""

    def _checked_names(self) -> int:
        size_bytes = 0
        for placeholder, name in self._names.items():
            name_bytes = text_size(name)
            if not name:
                raise _invalid_value(_NAMES, "Empty attribute name", placeholder)
            if name_bytes > limits.ATTRIBUTE_NAME_BYTES_MAX:
                least = limits.ATTRIBUTE_NAME_BYTES_MAX + 1
                message = f"Attribute name is too large, must be less than {least} bytes"
                raise _invalid_value(_NAMES, message, placeholder)
            size_bytes += name_bytes
        return size_bytes

    def _checked_values(self, names_invalid_value: bool, first_level: int) -> int:
        size_bytes = 0
        for placeholder, value in self._values.items():
            try:
                size_bytes += normalized(value, first_level)
            except (AttributeValueError, NumberError) as error:
                if names_invalid_value:
                    raise _invalid_value(_VALUES, str(error), placeholder) from error
                raise ValidationException(str(error)) from error
        return size_bytes

    def path(self, reference: Reference) -> Path:
        """Returns the attribute names and list indexes of a path."""
        steps = reference.steps
        check_levels(steps)
        if not reference.has_placeholders:
            return steps
        if len(steps) == 1:
            return (self._name(steps[0]),)
        return tuple([step if type(step) is int else self._name(step) for step in steps])

    def _name(self, step: Any) -> str:
        if step[0] != "#":
            return step
        name = self._names.get(step)
        if name is None:
            raise ExpressionError(
                "An expression attribute name used in the document path is not defined; "
                f"attribute name: {step}"
            )
        return name

    def value(self, placeholder: Placeholder) -> AttributeValue:
        """Returns the value of a placeholder."""
        value = self._values.get(placeholder.name)
        if value is None:
            raise ExpressionError(
                "An expression attribute value used in expression is not defined; "
                f"attribute value: {placeholder.name}"
            )
        return value

    def note_used(self, parsed: Parsed[Any]) -> None:
        """Marks every placeholder of an expression as used."""
        self._used_names |= parsed.names
        self._used_values |= parsed.values

    def defer(self, refusal: str) -> None:
        """Stores an error that DynamoDB raises only after all expressions of the request."""
        self._deferred = refusal

    def check_all_used(self) -> None:
        """Rejects names or values that no expression of the request uses.

        Call it after its expressions were bound; it also raises a deferred error.
        """
        _check_used(_NAMES, self._names, self._used_names)
        _check_used(_VALUES, self._values, self._used_values)
        if self._deferred is not None:
            raise ValidationException(self._deferred)


def _checked_keys(parameter: str, entries: Mapping[str, Any]) -> int:
    if not entries:
        raise ValidationException(f"{parameter} must not be empty")
    size_bytes = 0
    is_placeholder = _IS_PLACEHOLDER[parameter]
    for key in entries:
        size_bytes += len(key)
        if is_placeholder(key) and len(key) <= limits.EXPRESSION_TOKEN_BYTES_MAX:
            continue
        raise ValidationException(f"{parameter} contains invalid key: {_wrong_key(parameter, key)}")
    return size_bytes


def _wrong_key(parameter: str, key: str) -> str:
    if not key:
        return "The expression attribute map contains an empty key;"
    size_bytes = text_size(key)
    if size_bytes > limits.EXPRESSION_TOKEN_BYTES_MAX:
        shown = f" size of key: {size_bytes}" if parameter == _NAMES else ""
        return f"The expression attribute map contains a key that is too long;{shown}"
    return f'Syntax error; key: "{key}"'


def _invalid_value(parameter: str, message: str, placeholder: str) -> ValidationException:
    return ValidationException(
        f"{parameter} contains invalid value: {message} for key {placeholder}"
    )


def _check_size(parameter: str, size_bytes: int) -> None:
    if size_bytes > limits.EXPRESSION_VALUES_BYTES_MAX:
        raise ValidationException(f"{parameter} exceeds max size")


def _check_used(parameter: str, entries: Mapping[str, Any], used: set[str]) -> None:
    if len(used) == len(entries):  # used placeholders are given, or binding would have failed
        return
    unused = ", ".join(key for key in entries if key not in used)
    raise ValidationException(
        f"Value provided in {parameter} unused in expressions: keys: {{{unused}}}"
    )

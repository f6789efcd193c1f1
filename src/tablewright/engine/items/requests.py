"""The common part of many requests: values, expressions and legacy parameters.

All checks here happen before a table is looked up. PutItem, UpdateItem and DeleteItem report these
errors with a prefix (`enveloped`), as DynamoDB does since 2026; other operations report them
without, and Scan, batch writes and transactions in `older_words` where those differ.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from tablewright import limits
from tablewright.engine.items.nesting import is_nested_very_deeply
from tablewright.errors import ValidationException
from tablewright.expressions import (
    Condition,
    Projection,
    Substitutions,
    condition,
    legacy_expected,
    legacy_filter,
    projection,
    projection_of_names,
)
from tablewright.values.attributes import (
    EMPTY_NAME,
    AttributeValueError,
    Item,
    normalized,
    normalized_item,
    text_size,
)
from tablewright.values.numbers import NumberError

Request = dict[str, Any]

_ENVELOPE = "1 validation error detected: "
ITEM_TOO_LARGE = "Item size has exceeded the maximum allowed size"


class enveloped:  # noqa: N801 - it is used as a word in front of a block
    """Adds the prefix of single-item writes to errors.

    A write with very deeply nested values is still parsed the older way, without a prefix.
    """

    __slots__ = ("_write",)

    def __init__(self, write: Request | None = None) -> None:
        self._write = write

    def __enter__(self) -> None:
        pass

    def __exit__(
        self, kind: type[BaseException] | None, refusal: BaseException | None, trace: object
    ) -> None:
        if not isinstance(refusal, ValidationException):
            return
        if self._write is None or not is_nested_very_deeply(self._write):
            raise ValidationException(_ENVELOPE + refusal.message) from None
        if isinstance(refusal.__cause__, AttributeValueError):
            substitutions(self._write, names_invalid_value=True)


class older_words:  # noqa: N801 - likewise; a generator would take four times as long
    """Uses the messages of operations with the older parser."""

    __slots__ = ()

    def __enter__(self) -> None:
        pass

    def __exit__(
        self, kind: type[BaseException] | None, refusal: BaseException | None, trace: object
    ) -> None:
        if not isinstance(refusal, ValidationException):
            return
        error = refusal.__cause__
        if isinstance(error, AttributeValueError | NumberError):
            message = refusal.message.replace(str(error), error.older)
            raise ValidationException(message) from None


def normalize_item(item: Item) -> int:
    """Checks an item's values and size, normalises its numbers, and returns its size."""
    size_bytes = normalize_values(item)
    if size_bytes > limits.ATTRIBUTE_NAME_BYTES_MAX:  # a smaller item has no larger name
        _check_large_item(item, size_bytes)
    return size_bytes


def _check_large_item(item: Item, size_bytes: int) -> None:
    check_names(item)
    if size_bytes > limits.ITEM_SIZE_BYTES_MAX:
        raise ValidationException(ITEM_TOO_LARGE)


def check_names(names: Collection[str]) -> None:
    """Rejects invalid attribute names."""
    check_no_empty_name(names)
    if any(text_size(name) > limits.ATTRIBUTE_NAME_BYTES_MAX for name in names):
        least = limits.ATTRIBUTE_NAME_BYTES_MAX + 1
        raise ValidationException(f"Attribute name is too large, must be less than {least} bytes")


def check_no_empty_name(names: Collection[str]) -> None:
    """Rejects an empty name."""
    if "" in names:
        raise ValidationException(EMPTY_NAME)


def normalize_values(item: Item) -> int:
    """Checks the values of an item or key and returns its size."""
    check_no_empty_name(item)
    try:
        return normalized_item(item)
    except (AttributeValueError, NumberError) as error:
        raise ValidationException(str(error)) from error


def normalize_value(value: dict[str, Any]) -> int:
    """Checks a single value and returns its size."""
    try:
        return normalized(value)
    except (AttributeValueError, NumberError) as error:
        raise ValidationException(str(error)) from error


def normalize_conditions(conditions: Mapping[str, Mapping[str, Any]]) -> None:
    """Checks the names and values of Expected, KeyConditions, QueryFilter or ScanFilter."""
    check_no_empty_name(conditions)
    for entry in conditions.values():
        for value in entry.get("AttributeValueList", ()):
            normalize_value(value)
        if "Value" in entry:
            normalize_value(entry["Value"])


def check_parameters(
    request: Request, expressions: Sequence[str], legacy: Sequence[str], *, tells_null: bool = False
) -> None:
    """Rejects expressions beside legacy parameters, and unusable substitutions."""
    used = [name for name in expressions if name in request]
    if used and "ExpressionAttributeValues" not in request and request.keys().isdisjoint(legacy):
        return
    if used:
        mixed = [name for name in legacy if name in request]
        if mixed:
            raise ValidationException(
                "Can not use both expression and non-expression parameters in the same request: "
                f"Non-expression parameters: {{{', '.join(mixed)}}} "
                f"Expression parameters: {{{', '.join(used)}}}"
            )
    elif "ExpressionAttributeNames" in request:
        raise ValidationException(
            "ExpressionAttributeNames can only be specified when using expressions"
        )
    takers = [name for name in expressions if name != "ProjectionExpression"]
    if "ExpressionAttributeValues" in request and not any(name in request for name in takers):
        reason = f": {' and '.join(takers)} {'are' if len(takers) > 1 else 'is'} null"
        raise ValidationException(
            "ExpressionAttributeValues can only be specified when using expressions"
            + (reason if tells_null else "")
        )


def substitutions(
    request: Request, *, names_invalid_value: bool = False, spare_levels: int = 0
) -> Substitutions:
    """Returns the names and values that the request's expressions may use.

    Operations with `older_words` add the position of an invalid value: `names_invalid_value`.
    Transactions allow values one level deeper: `spare_levels`.
    """
    return Substitutions(
        request.get("ExpressionAttributeNames"),
        request.get("ExpressionAttributeValues"),
        names_invalid_value=names_invalid_value,
        spare_levels=spare_levels,
    )


def read_condition(request: Request, names: Substitutions) -> Condition | None:
    """The condition of a write, from ConditionExpression or Expected."""
    text = request.get("ConditionExpression")
    if text is not None:
        return condition(text, names, parameter="ConditionExpression")
    expected = request.get("Expected")
    if expected is not None:
        normalize_conditions(expected)
        return legacy_expected(expected, request.get("ConditionalOperator"))
    check_conditional_operator(request)
    return None


def read_filter(request: Request, names: Substitutions) -> Condition | None:
    """The filter of a read, from FilterExpression."""
    text = request.get("FilterExpression")
    return None if text is None else condition(text, names, parameter="FilterExpression")


def read_legacy_filter(request: Request, parameter: str) -> Condition | None:
    """The filter of a read, from QueryFilter or ScanFilter."""
    conditions = request.get(parameter)
    if conditions is None:
        check_conditional_operator(request)
        return None
    normalize_conditions(conditions)
    return legacy_filter(conditions, request.get("ConditionalOperator"))


def check_conditional_operator(request: Request) -> None:
    """Rejects a ConditionalOperator that joins nothing."""
    if "ConditionalOperator" in request:
        raise ValidationException("ConditionalOperator cannot be used without Filter or Expected")


def read_projection(request: Request, names: Substitutions) -> Projection | None:
    """The projection of a read, from ProjectionExpression or AttributesToGet."""
    text = request.get("ProjectionExpression")
    return read_attributes_to_get(request) if text is None else projection(text, names)


def read_attributes_to_get(request: Request) -> Projection | None:
    """The projection of a read, from AttributesToGet."""
    wanted: list[str] | None = request.get("AttributesToGet")
    if wanted is None:
        return None
    check_names(wanted)
    seen: set[str] = set()
    for name in wanted:
        if name in seen:
            raise ValidationException(
                "One or more parameter values were invalid: "
                f"Duplicate value in attribute name: {name}"
            )
        seen.add(name)
    return projection_of_names(wanted)

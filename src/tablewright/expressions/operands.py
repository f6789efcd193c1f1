"""Bound operands: their known types, and how to read them from an item.

An unknown type is None: the type of an attribute depends on the item.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tablewright.expressions.paths import Path, shown, value_at
from tablewright.expressions.tokens import ExpressionError
from tablewright.values.attributes import AttributeValue, Item, binary_size

Reader = Callable[[Item], AttributeValue | None]


class Operand:
    """One operand: a path, a value or the result of a function.

    `type` is its known type; `path` and `value` are set if it is one.
    """

    __slots__ = ("path", "read", "type", "value")

    def __init__(
        self, read: Reader, type_: str | None, path: Path | None, value: AttributeValue | None
    ) -> None:
        self.read = read
        self.type = type_
        self.path = path
        self.value = value


def path_operand(path: Path) -> Operand:
    """The attribute, element or member that a path names."""
    if len(path) == 1:
        name: Any = path[0]
        return Operand(lambda item: item.get(name), None, path, None)
    return Operand(lambda item: value_at(item, path), None, path, None)


def value_operand(value: AttributeValue) -> Operand:
    """A value of ExpressionAttributeValues."""
    return Operand(lambda item: value, next(iter(value)), None, value)


def result_operand(read: Reader, type_: str | None) -> Operand:
    """The result of a function."""
    return Operand(read, type_, None, None)


def size_operand(argument: Operand) -> Operand:
    """Returns the number of characters, bytes, members or elements of the argument."""
    read = argument.read

    def size(item: Item) -> AttributeValue | None:
        value = read(item)
        length = None if value is None else size_of(value)
        return None if length is None else {"N": str(length)}

    return result_operand(size, "N")


def truth_operand(holds: Callable[[Item], bool]) -> Operand:
    """Returns the truth of a condition as a value."""
    return result_operand(lambda item: {"BOOL": holds(item)}, "BOOL")


def size_of(value: AttributeValue) -> int | None:
    """Returns the result of `size`, or None for a type without a size."""
    ((kind, content),) = value.items()
    if kind == "S":
        # DynamoDB counts UTF-16 code units: a character beyond the basic plane counts twice.
        return len(content) if content.isascii() else len(content.encode("utf-16-le")) // 2
    if kind == "B":
        return binary_size(content)
    if kind in ("N", "BOOL", "NULL"):
        return None
    return len(content)


def check_distinct(operator: str, first: Operand, *others: Operand) -> None:
    """Rejects an operator or function whose first operand is a repeated path."""
    if first.path is None:
        return
    for other in others:
        if other.path == first.path:
            raise ExpressionError(
                "The first operand must be distinct from the remaining operands for this operator "
                f"or function; operator: {operator}, first operand: {shown(first.path)}"
            )


def wrong_type(function: str, kind: str) -> ExpressionError:
    """Returns the error for an operand of a wrong type."""
    return ExpressionError(
        "Incorrect operand type for operator or function; "
        f"operator or function: {function}, operand type: {kind}"
    )


def wrong_count(function: str, count: int) -> ExpressionError:
    """Returns the error for a wrong number of arguments."""
    return ExpressionError(
        "Incorrect number of operands for operator or function; "
        f"operator or function: {function}, number of operands: {count}"
    )


def needs_path(function: str) -> ExpressionError:
    """Returns the error for an argument that must be a path."""
    return ExpressionError(
        f"Operator or function requires a document path; operator or function: {function}"
    )

"""Actions and functions of an update, as functions of the item before the update.

A change returns the value to write, or None to remove it; it raises `ValidationException` if the
item does not fit.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tablewright.errors import ValidationException
from tablewright.expressions.operands import Reader
from tablewright.expressions.paths import Path, value_at
from tablewright.values import numbers
from tablewright.values.attributes import AttributeValue, Item
from tablewright.values.order import rank

Change = Callable[[Item], AttributeValue | None]

WRONG_TYPE = "An operand in the update expression has an incorrect data type"
_MISSING = "The provided expression refers to an attribute that does not exist in the item"


def removal(item: Item) -> None:
    """REMOVE."""


def existing(read: Reader) -> Callable[[Item], AttributeValue]:
    """Returns the value of an operand, if it exists."""

    def value(item: Item) -> AttributeValue:
        found = read(item)
        if found is None:
            raise ValidationException(_MISSING)
        return found

    return value


def sum_of(operator: str, left: Reader, right: Reader) -> Reader:
    """`left + right` or `left - right`."""
    left_number, right_number = _content("N", left), _content("N", right)
    calculate = numbers.add if operator == "+" else numbers.subtract
    return lambda item: _number(calculate, left_number(item), right_number(item))


def list_append(first: Reader, second: Reader) -> Reader:
    """The elements of two lists in one."""
    first_elements, second_elements = _content("L", first), _content("L", second)
    return lambda item: {"L": first_elements(item) + second_elements(item)}


def if_not_exists(path: Reader, otherwise: Reader) -> Reader:
    """Returns the value at the path, or the other operand."""

    def value(item: Item) -> AttributeValue | None:
        found = path(item)
        return otherwise(item) if found is None else found

    return value


def _content(kind: str, read: Reader) -> Callable[[Item], Any]:
    value_of = existing(read)

    def content(item: Item) -> Any:
        value = value_of(item)
        if kind not in value:
            raise ValidationException(WRONG_TYPE)
        return value[kind]

    return content


def _number(calculate: Callable[[str, str], str], left: str, right: str) -> AttributeValue:
    try:
        return {"N": calculate(left, right)}
    except numbers.NumberError as error:
        raise ValidationException(str(error)) from None


def addition(path: Path, value: AttributeValue, mismatch: str = WRONG_TYPE) -> Change:
    """ADD: to a number, to the members of a set or, in AttributeUpdates, to the end of a list."""
    ((kind, content),) = value.items()

    def added(item: Item) -> AttributeValue:
        old = value_at(item, path)
        if old is None:
            return value
        if kind not in old:
            raise ValidationException(mismatch)
        if kind == "N":
            return _number(numbers.add, old["N"], content)
        if kind == "L":
            return {"L": old["L"] + content}
        return {kind: in_order(kind, {*old[kind], *content})}

    return added


def deletion(path: Path, value: AttributeValue, mismatch: str = WRONG_TYPE) -> Change:
    """DELETE: removes members from a set, and an empty set itself."""
    ((kind, content),) = value.items()
    unwanted = frozenset(content)

    def rest(item: Item) -> AttributeValue | None:
        old = value_at(item, path)
        if old is None:
            return None
        if kind not in old:
            raise ValidationException(mismatch)
        members = [member for member in old[kind] if member not in unwanted]
        return {kind: members} if members else None

    return rest


def in_order(kind: str, members: set[str]) -> list[str]:
    """The members of a set in DynamoDB's order: bytes of strings and binary, value of numbers."""
    return sorted(members, key=lambda member: rank({kind[0]: member}))

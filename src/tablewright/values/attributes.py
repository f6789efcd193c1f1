"""Attribute values: `{"S": "text"}`, `{"N": "1.5"}`, `{"M": {...}}` and so on.

`normalized` is the trust boundary: it checks a value against DynamoDB's rules, normalises its
numbers and counts its bytes. Behind it every value is well formed. Binary is base64 text, as on the
wire; `bytes` are accepted at the boundary and become base64.
Not here: types of the JSON itself (`engine.shapes`), and rules of keys (`engine.tables.schema`).
"""

from __future__ import annotations

import base64
import binascii
from collections.abc import Callable, Iterable
from decimal import Decimal
from typing import Any

from tablewright import limits
from tablewright.values import numbers

AttributeValue = dict[str, Any]
Item = dict[str, AttributeValue]

TYPES = ("S", "N", "B", "SS", "NS", "BS", "M", "L", "NULL", "BOOL")
SET_TYPES = ("SS", "NS", "BS")

_EMPTY = "Supplied AttributeValue is empty, must contain exactly one of the supported datatypes"
_SEVERAL = (
    "Supplied AttributeValue has more than one datatypes set, "
    "must contain exactly one of the supported datatypes"
)
EMPTY_NAME = "Empty attribute name"
_INVALID = "One or more parameter values were invalid: "
_NULL_NOT_TRUE = "Null attribute value types must have the value of true"
TOO_DEEP = (
    "Nesting Levels have exceeded supported limits: "
    "Attributes in the item have nested levels beyond supported limit"
)


class AttributeValueError(ValueError):
    """The value violates a rule of DynamoDB; the message is DynamoDB's.

    `older` is the message of operations with the older parser, such as batch writes and
    transactions.
    """

    def __init__(self, message: str, *, older: str = "") -> None:
        super().__init__(message)
        self.older = older or message


def normalized_item(item: Item) -> int:
    """Checks every attribute of an item, spells its numbers canonically in place, and returns its
    size.

    Raises `AttributeValueError` or `numbers.NumberError` with DynamoDB's message.
    """
    size = text_size("".join(item))
    for value in item.values():
        # The most common cases, a single string or number, need no function call.
        if len(value) != 1:
            size += normalized(value)
        elif (text := value.get("S")) is not None:
            size += len(text) if text.isascii() else len(text.encode())
        elif (number := value.get("N")) is not None:
            value["N"], number_size = numbers.kept(number)
            size += number_size
        else:
            size += normalized(value)
    return size


def normalized(value: AttributeValue, level: int = 1) -> int:
    """Checks one value, spells its numbers canonically in place, and returns its size in bytes."""
    if len(value) != 1:
        return _refused(value)
    ((kind, content),) = value.items()
    if kind == "S":
        return text_size(content)
    if kind == "N":
        value["N"], size = numbers.kept(content)
        return size
    if kind == "BOOL":
        return 1
    if kind == "NULL":
        if content is not True:
            raise AttributeValueError(_INVALID + _NULL_NOT_TRUE)
        return 1
    if kind == "B":
        return _normalized_binary(value)
    if kind == "M" or kind == "L":
        return _normalized_document(kind, content, level)
    return _normalized_set(kind, value)


def _refused(value: AttributeValue) -> int:
    for kind, content in value.items():
        normalized({kind: content})
    raise AttributeValueError(_SEVERAL if value else _EMPTY)


def _normalized_binary(value: AttributeValue) -> int:
    content = value["B"]
    if isinstance(content, str):
        return binary_size(content)
    value["B"] = binascii.b2a_base64(content, newline=False).decode()
    return len(content)


def _normalized_document(kind: str, content: Any, level: int) -> int:
    if level >= limits.NESTING_LEVELS_MAX:  # the item itself is the first level
        raise AttributeValueError(TOO_DEEP)
    size = 3 + len(content)
    if kind == "L":
        for element in content:
            # Long lists mostly contain numbers, for which a function call is too expensive.
            if len(element) == 1 and (number := element.get("N")) is not None:
                element["N"], number_size = numbers.kept(number)
                size += number_size
            else:
                size += normalized(element, level + 1)
        return size
    size += text_size("".join(content))
    for element in content.values():
        text = element.get("S") if len(element) == 1 else None
        if text is None:
            size += normalized(element, level + 1)
        else:
            size += len(text) if text.isascii() else len(text.encode())
    if "" in content:
        raise AttributeValueError(EMPTY_NAME)
    return size


def _normalized_set(kind: str, value: AttributeValue) -> int:
    members: list[Any] = list(value[kind])
    if not members:
        raise AttributeValueError(_INVALID + _EMPTY_SET[kind])
    if kind == "NS":
        members = [numbers.canonical(member) for member in members]
    elif kind == "BS":
        members = [
            member
            if isinstance(member, str)
            else binascii.b2a_base64(member, newline=False).decode()
            for member in members
        ]
    if len(set(members)) != len(members):
        raise AttributeValueError(
            _INVALID + _duplicates_message(kind, members), older=_older_duplicates(kind, members)
        )
    members.sort(key=_SET_ORDER[kind])  # DynamoDB returns sets in order
    value[kind] = members
    return sum(map(_SET_MEMBER_SIZE[kind], members))


def _duplicates_message(kind: str, members: list[str]) -> str:
    """Lists the members as DynamoDB does: sorted up to the first repeat, then in their original
    order.
    """
    if kind == "NS":
        return "Input collection contains duplicates."
    seen: list[str] = []
    for member in members:
        if member in seen:
            break
        seen.append(member)
    shown = sorted(seen, key=_SET_ORDER[kind]) + members[len(seen) :]
    separator, of_type = (",", "of type BS") if kind == "BS" else (", ", "")
    quoted = separator.join(f'"{member}"' for member in shown)
    return f"Input collection [{quoted}]{of_type} contains duplicates."


def _older_duplicates(kind: str, members: list[str]) -> str:
    if kind == "NS":
        return "Input collection contains duplicates"
    of_type = "of type BS" if kind == "BS" else ""
    return f"{_INVALID}Input collection [{', '.join(members)}]{of_type} contains duplicates."


def text_size(text: str) -> int:
    """Returns the number of UTF-8 bytes of a text."""
    return len(text) if text.isascii() else len(text.encode())


def binary_size(base64_text: str) -> int:
    """Returns the number of bytes of a base64 text."""
    return len(base64_text) // 4 * 3 - base64_text.count("=", -2)


def type_of(value: AttributeValue) -> str:
    """The type of a well-formed value: `S`, `N`, `M` and so on."""
    return next(iter(value))


def shown(value: AttributeValue) -> str:
    """Returns a well-formed value as Java prints it in some of DynamoDB's errors.

    >>> shown({"S": "a"})
    'AttributeValue: {S:a}'
    """
    ((kind, content),) = value.items()
    return f"AttributeValue: {{{kind}:{content}}}"


def size_bytes(value: AttributeValue) -> int:
    """Returns DynamoDB's size of a well-formed value."""
    ((kind, content),) = value.items()
    if kind == "S":
        return text_size(content)
    if kind == "N":
        return numbers.kept(content)[1]
    if kind == "B":
        return binary_size(content)
    if kind in ("BOOL", "NULL"):
        return 1
    if kind == "L":
        return 3 + sum(1 + size_bytes(element) for element in content)
    if kind == "M":
        return 3 + sum(
            1 + text_size(name) + size_bytes(element) for name, element in content.items()
        )
    return sum(map(_SET_MEMBER_SIZE[kind], content))


def item_size_bytes(item: Item, names: Iterable[str] | None = None) -> int:
    """Returns DynamoDB's size of an item, or of some of its attributes."""
    held = item if names is None else {name: item[name] for name in names if name in item}
    size = text_size("".join(held))
    for value in held.values():
        text = value.get("S")
        if text is None:
            size += size_bytes(value)
        else:
            size += len(text) if text.isascii() else len(text.encode())
    return size


_EMPTY_SET = {
    "SS": "An string set  may not be empty",  # two spaces: DynamoDB's own spelling
    "NS": "An number set  may not be empty",
    "BS": "Binary sets should not be empty",
}
_SET_ORDER: dict[str, Callable[[str], Any]] = {
    "SS": str.encode,
    "NS": Decimal,
    "BS": base64.b64decode,
}
_SET_MEMBER_SIZE: dict[str, Callable[[str], int]] = {
    "SS": text_size,
    "NS": numbers.size_bytes,
    "BS": binary_size,
}

"""Literals: from the tree of a statement to attribute values, or DynamoDB's error.

An error names the position in the literal: `root.colours[1]`.
"""

from __future__ import annotations

from decimal import Decimal
from typing import Any

from tablewright import limits
from tablewright.errors import ValidationException
from tablewright.partiql.error_messages import EMPTY_NAME, kind_of, refused, token_of
from tablewright.partiql.tree import IonLiteral, Literal, Node, Sequence, Struct
from tablewright.values.attributes import AttributeValue
from tablewright.values.numbers import NumberError, canonical

ROOT = "root"
_INVALID = "One or more parameter values were invalid: "
_TOO_DEEP = "Nesting Levels have exceeded supported limits"
_MIXED_BAG = (
    "Unsupported data type in Bag. DynamoDB only supports either numbers or strings in bags"
)
_KEY_TYPES = {"N": "INT", "BOOL": "BOOL", "NULL": "NULL"}


def is_literal(node: Node) -> bool:
    """Whether a node is a literal, valid or not."""
    return isinstance(node, Literal | IonLiteral | Sequence | Struct)


def value_of(node: Node, path: str = ROOT, level: int = 0) -> AttributeValue:
    """Returns the value of a literal; `level` is its depth inside another."""
    if level >= limits.NESTING_LEVELS_MAX:
        raise refused(f"{_TOO_DEEP} under {path}")
    if isinstance(node, Literal):
        return _scalar(node, path)
    if isinstance(node, Sequence):
        return _bag(node, path) if node.is_bag else _list(node, path, level)
    if isinstance(node, Struct):
        return {"M": _members(node, path, level)}
    if isinstance(node, IonLiteral):
        raise refused(f"Ion Literals are not supported: {node.type} under key {path}", node.place)
    name = token_of(node) if level == 0 else kind_of(node)
    raise refused(f"Unsupported data type: {name} under key {path}", node.place)


def _scalar(node: Literal, path: str) -> AttributeValue:
    if node.type == "S":
        return {"S": node.text}
    if node.type == "BOOL":
        return {"BOOL": node.text == "true"}
    if node.type == "NULL":
        return {"NULL": True}
    return {"N": _number(node, path)}


def _number(node: Literal, path: str) -> str:
    try:
        number = canonical(node.text)
    except NumberError as error:
        raise refused(f"{error.older} under {path}") from None
    is_decimal = not node.text.lstrip("-").isdigit()
    if number == "0" and node.text.startswith("-") and is_decimal:
        raise refused(f"Negative zero decimal is not supported under key {path}", node.place)
    return number


def _list(node: Sequence, path: str, level: int) -> AttributeValue:
    if not node.elements and level == limits.NESTING_LEVELS_MAX - 1:
        raise refused(f"{_TOO_DEEP} under {path}")
    return {
        "L": [
            value_of(element, f"{path}[{number}]", level + 1)
            for number, element in enumerate(node.elements)
        ]
    }


def _bag(node: Sequence, path: str) -> AttributeValue:
    if not node.elements:
        raise refused("Empty bags are not supported")
    kinds = {_member_type(element) for element in node.elements}
    if len(kinds) > 1:
        raise refused(_MIXED_BAG)
    members = [element for element in node.elements if isinstance(element, Literal)]
    texts = [member.text for member in members]
    if kinds == {"S"}:
        if len(set(texts)) < len(texts):
            raise _duplicates(texts, ".")
        return {"SS": sorted(texts, key=str.encode)}
    numbers = [_number(member, path) for member in members]
    if len(set(numbers)) < len(numbers):
        raise _duplicates(texts, f"! under {path}")
    return {"NS": sorted(numbers, key=Decimal)}


def _member_type(node: Node) -> str:
    if isinstance(node, Literal) and node.type in ("S", "N"):
        return node.type
    raise refused(_MIXED_BAG, node.place)


def _duplicates(texts: list[str], end: str) -> ValidationException:
    shown = ", ".join(texts)
    return refused(f"{_INVALID}Input collection [{shown}] contains duplicates{end}")


def _members(node: Struct, path: str, level: int) -> dict[str, Any]:
    if not node.fields and level == limits.NESTING_LEVELS_MAX - 1:
        raise refused(f"{_TOO_DEEP} under {path}")
    return {
        name: value_of(value, f"{path}.{name}", level + 1) for name, value in fields(node, path)
    }


def fields(node: Struct, path: str = ROOT) -> list[tuple[str, Node]]:
    """Yields the keys of a struct, which must be distinct strings, with their values."""
    found: dict[str, Node] = {}
    for key, value in node.fields:
        if not isinstance(key, Literal) or key.type != "S":
            kind = _KEY_TYPES[key.type] if isinstance(key, Literal) else kind_of(key)
            message = f"Tuple keys must be of type String. Actual type: {kind} under {path}"
            raise refused(message, key.place)
        if not key.text:
            raise refused(EMPTY_NAME)
        if key.text in found:
            message = f"Duplicate keys in tuple. Key: {key.text} under {path}"
            raise refused(message, key.place)
        found[key.text] = value
    return list(found.items())

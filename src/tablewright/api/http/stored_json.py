"""Stored forms as JSON: what an attribute looks like outside, and the schema of it.

    {"N": "1763467200000"}                          1763467200000
    {"type": "N", "format": "epoch-milliseconds"}   {"type": "integer", "format": "int64"}

A value is shown as it is stored: times as the design has them, sets as lists, bytes as base64.
Not here: which attributes are shown (`api.exposing`).
"""

from __future__ import annotations

from decimal import Decimal
from typing import Any, cast

Schema = dict[str, Any]

_FORMATS = {"uuid": "uuid", "date": "date", "decimal": "decimal"}
_LENGTHS = {
    "S": ("minLength", "maxLength"),
    "M": ("minProperties", "maxProperties"),
}
_RULES = {
    "ge": "minimum",
    "gt": "exclusiveMinimum",
    "le": "maximum",
    "lt": "exclusiveMaximum",
    "multiple_of": "multipleOf",
    "pattern": "pattern",
    "title": "title",
    "description": "description",
    "examples": "examples",
    "enum": "enum",
}
_INEXACT = ("decimal", "float")


def json_value(wire: dict[str, Any]) -> Any:
    """What stands in JSON for a stored value.

    >>> json_value({"L": [{"N": "1.10"}, {"SS": ["b", "a"]}, {"NULL": True}]})
    [Decimal('1.10'), ['a', 'b'], None]
    """
    ((kind, content),) = wire.items()
    if kind == "N":
        return _number(content)
    if kind == "M":
        return {name: json_value(one) for name, one in content.items()}
    if kind == "L":
        return [json_value(one) for one in content]
    if kind == "NS":
        return sorted(map(_number, content))
    if kind in ("SS", "BS"):
        return sorted(content)
    return None if kind == "NULL" else content


def json_schema(described: dict[str, Any]) -> Schema:
    """The schema of a stored form, from what the form says of itself.

    >>> json_schema({"type": "S", "format": "uuid"})
    {'type': 'string', 'format': 'uuid'}
    """
    schema = _shape(described) | _rules(described)
    if described.get("nullable"):
        return {"anyOf": [schema, {"type": "null"}]}
    return schema


def _shape(described: dict[str, Any]) -> Schema:
    if "any_of" in described:
        members = cast("list[dict[str, Any]]", described["any_of"])
        return {"anyOf": [json_schema(one) for one in members]}
    kind, said = described["type"], described.get("format", "")
    if kind == "S":
        form = "date-time" if said.startswith("iso-") else _FORMATS.get(said)
        return {"type": "string"} | ({"format": form} if form else {})
    if kind == "N":
        if said in _INEXACT or not said:
            return {"type": "number"} | ({"format": "decimal"} if said == "decimal" else {})
        return {"type": "integer"}
    if kind == "BOOL":
        return {"type": "boolean"}
    if kind == "B":
        return {"type": "string", "contentEncoding": "base64"}
    if kind == "L":
        return {"type": "array", "items": json_schema(described["element"])}
    if kind in ("SS", "NS", "BS"):
        items = json_schema(described["element"])
        return {"type": "array", "items": items, "uniqueItems": True}
    return _map(described) if kind == "M" else {}


def _map(described: dict[str, Any]) -> Schema:
    if "element" in described:
        return {"type": "object", "additionalProperties": json_schema(described["element"])}
    attributes = cast("dict[str, dict[str, Any]]", described.get("attributes", {}))
    if not attributes:  # a record inside itself: that it is one is all that can be said here
        return {"type": "object"}
    return {
        "type": "object",
        "properties": {name: json_schema(one) for name, one in attributes.items()},
        "required": [name for name, one in attributes.items() if one.get("required", True)],
    }


def _rules(described: dict[str, Any]) -> Schema:
    lengths = _LENGTHS.get(described["type"], ("minItems", "maxItems"))
    names = _RULES | dict(zip(("min_length", "max_length"), lengths, strict=True))
    return {names[rule]: described[rule] for rule in described if rule in names}


def _number(text: str) -> int | Decimal:
    try:
        return int(text)
    except ValueError:
        return Decimal(text)

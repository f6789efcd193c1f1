"""Stored forms as JSON: the schema of an attribute.

    {"type": "N", "format": "epoch-milliseconds"}   {"type": "integer"}

Not here: the values (`model.forms.json_values`), the choice of attributes (`api.exposing`).
"""

from __future__ import annotations

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


def json_schema(described: dict[str, Any]) -> Schema:
    """Returns the schema of a stored form.

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
    if not attributes:  # a recursive record has no finite schema
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

"""Nested structures as text: the content of a map or a list, as JSON whose values are types."""

from __future__ import annotations

from typing import Any

Schema = dict[str, Any]

KINDS = {
    "S": "String",
    "N": "Number",
    "B": "Binary",
    "BOOL": "Boolean",
    "SS": "String Set",
    "NS": "Number Set",
    "BS": "Binary Set",
    "M": "Map",
    "L": "List",
    "ANY": "Any",
}


def structure(schema: Schema) -> Any:
    """Returns the content of a type; None if the type alone describes it.

    >>> structure({"type": "L", "element": {"type": "M", "attributes": {"id": {"type": "S"}}}})
    [{'id': 'String'}]
    """
    return _shown(schema) if _tells_more(schema) else None


def kind_words(schema: Schema) -> str:
    """Returns the type in words, with the element types of a list or a map.

    >>> kind_words({"type": "L", "element": {"type": "S"}})
    'List of String'
    """
    kind = KINDS.get(schema.get("type", ""), schema.get("type") or "not stated")
    inner: Schema = schema.get("element", {})
    if kind in ("List", "Map") and inner and _is_known(inner):
        return f"{kind} of {kind_words(inner)}"
    return kind + (f" ({schema['format']})" if schema.get("format") else "")


def _tells_more(schema: Schema) -> bool:
    inner: list[Schema] = [schema[name] for name in ("element", "key") if name in schema]
    return (
        "attributes" in schema
        or "any_of" in schema
        or any("enum" in one or _tells_more(one) for one in inner)
    )


def _is_known(inner: Schema) -> bool:
    """Whether an element is more specific than any value."""
    return inner.get("type", "ANY") != "ANY" or "any_of" in inner


def _shown(schema: Schema) -> Any:
    if "attributes" in schema:
        members: dict[str, Schema] = schema["attributes"]
        return {name: _member(one) for name, one in members.items()}
    if "any_of" in schema:
        return {"one of": [_shown(one) for one in schema["any_of"]]}
    inner: Schema = schema.get("element", {})
    if schema.get("type") == "L" and inner:
        return [_shown(inner)]
    if schema.get("type") == "M" and inner and _is_known(inner):
        return {f"<{_words(schema.get('key', {'type': 'S'}))}>": _shown(inner)}
    return _words(schema)


def _member(schema: Schema) -> Any:
    shown = _shown(schema)
    is_optional = schema.get("required") is False
    return f"{shown}, optional" if is_optional and isinstance(shown, str) else shown


def _words(schema: Schema) -> str:
    kind = KINDS.get(schema.get("type", ""), "Any")
    if "ref" in schema:
        return f"{kind}: {schema['ref']} again"
    form = f" ({schema['format']})" if schema.get("format") else ""
    values = " | ".join(str(one) for one in schema.get("enum") or ())
    return kind + form + (f": {values}" if values else "")

"""Plain values: an item as JSON without DynamoDB's types, converted without loss.

    {"PK": {"S": "a"}, "Tags": {"SS": ["x", "y"]}, "Photo": {"B": "aGk="}, "Age": {"N": "7"}}
    {"PK": "a", "Tags": ["x", "y"], "Photo": "aGk=", "Age": 7}

Text, numbers, flags, null, lists and maps have their JSON form, unless the design declares a text
as bytes or a list as a set. A value that would be read as another type is written with its type,
under a name with a dollar: `{"$B": "aGk="}`. Every item is therefore restored exactly, including
attributes that the design does not declare. Numbers keep their digits: they are never converted to
floats.
Not here: the types of a design (`transfer.shapes`), lines and files (`transfer.formats`).
"""

from __future__ import annotations

import binascii
import json
import re
from base64 import b64decode
from collections.abc import Mapping
from typing import Any, cast

import msgspec

from tablewright import limits
from tablewright.ops.transfer.shapes import NOTHING, Schema, Shape

_NUMBER = re.compile(r"-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?")
_SETS = ("SS", "NS", "BS")
_TYPED = "$"


class PlainValueError(ValueError):
    """A plain value that cannot be stored in an item."""


class Number(str):
    """A JSON number with its digits as written."""

    __slots__ = ()


# From items to plain values


def plain_item(item: Mapping[str, Any], shape: Shape) -> dict[str, Any]:
    """Returns an item as values that msgspec encodes as JSON."""
    schemas = shape.schemas(_tag(item, shape))
    return {name: plain(wire, schemas.get(name, NOTHING)) for name, wire in item.items()}


def _tag(item: Mapping[str, Any], shape: Shape) -> object:
    return item.get(shape.tag_attribute or "", {}).get("S")


def plain(wire: Mapping[str, Any], schema: Schema) -> Any:
    """Returns a plain value, with its type if the design would assign another one."""
    ((kind, content),) = wire.items()
    if kind == "S" and schema.get("type") != "B":
        return content
    if kind == "N" and _NUMBER.fullmatch(content):
        return msgspec.Raw(content.encode())
    if kind == "BOOL":
        return content
    if kind == "NULL":
        return None
    if kind == "M" and not _looks_typed(content):
        return {name: plain(inner, _member(schema, name)) for name, inner in content.items()}
    if kind == "L" and schema.get("type") not in _SETS:
        element = schema.get("element", NOTHING)
        return [plain(inner, element) for inner in content]
    if kind == schema.get("type") and kind in ("B", "SS", "BS"):
        return content
    if kind == schema.get("type") == "NS" and all(map(_NUMBER.fullmatch, content)):
        return [msgspec.Raw(one.encode()) for one in content]
    return {_TYPED + kind: content}


def _looks_typed(content: Mapping[str, Any]) -> bool:
    return len(content) == 1 and next(iter(content)).startswith(_TYPED)


def _member(schema: Schema, name: str) -> Schema:
    attributes = schema.get("attributes")
    if attributes is not None:
        return attributes.get(name, NOTHING)
    return schema.get("element", NOTHING)


# From plain values to items


def parsed(text: str) -> Any:
    """Parses a JSON text; raises `PlainValueError`."""
    try:
        return _DECODER.decode(text)
    except RecursionError:
        raise PlainValueError("nested too deeply") from None
    except json.JSONDecodeError as error:
        raise PlainValueError(f"invalid JSON: {error.msg} at column {error.colno}") from None


def wire_item(values: object, shape: Shape) -> dict[str, Any]:
    """Returns the item of plain values; raises `PlainValueError`."""
    if not isinstance(values, dict):
        raise PlainValueError("not a JSON object")
    named = cast("dict[str, Any]", values)
    tag = named.get(shape.tag_attribute or "")
    schemas = shape.schemas(None if isinstance(tag, Number) else tag)
    item: dict[str, Any] = {}
    for name, value in named.items():
        try:
            item[name] = wire(value, schemas.get(name, NOTHING), 1)
        except PlainValueError as error:
            raise PlainValueError(f"{name}: {error}") from None
    return item


def wire(value: Any, schema: Schema, level: int) -> dict[str, Any]:
    """Returns a value in DynamoDB's form; raises `PlainValueError`."""
    if level > limits.NESTING_LEVELS_MAX:
        raise PlainValueError(f"nested more than {limits.NESTING_LEVELS_MAX} levels deep")
    kind = schema.get("type")
    if isinstance(value, Number):
        return {"N": str(value)}
    if isinstance(value, str):
        return {"B": base64_text(value)} if kind == "B" else {"S": value}
    if value is None:
        return {"NULL": True}
    if isinstance(value, bool):
        return {"BOOL": value}
    if isinstance(value, list):
        elements = cast("list[Any]", value)
        if kind in _SETS:
            return {str(kind): [_element(one, str(kind)) for one in elements]}
        element = schema.get("element", NOTHING)
        return {"L": [wire(one, element, level + 1) for one in elements]}
    members = cast("dict[str, Any]", value)
    if _looks_typed(members):
        return _typed(members)
    return {
        "M": {name: wire(one, _member(schema, name), level + 1) for name, one in members.items()}
    }


def _element(value: Any, kind: str) -> str:
    if kind == "NS" and isinstance(value, Number):
        return str(value)
    if kind != "NS" and isinstance(value, str) and not isinstance(value, Number):
        return base64_text(value) if kind == "BS" else value
    raise PlainValueError(f"all elements of a set ({kind}) must have its type")


def base64_text(text: str) -> str:
    """Returns the text if it is base64; raises `PlainValueError`."""
    try:
        b64decode(text, validate=True)
    except (binascii.Error, ValueError) as error:
        raise PlainValueError(f"invalid base64: {error}") from None
    return text


def _typed(members: Mapping[str, Any]) -> dict[str, Any]:
    """Returns a value with an explicit type; DynamoDB validates its content."""
    ((name, content),) = members.items()
    return {name.removeprefix(_TYPED): _plainly(content)}


def _plainly(content: Any) -> Any:
    """Returns the content with numbers as texts, as msgspec would have decoded them."""
    if isinstance(content, Number):
        raise PlainValueError("numbers inside typed values must be strings")
    if isinstance(content, dict):
        members = cast("dict[str, Any]", content)
        return {name: _plainly(inner) for name, inner in members.items()}
    if isinstance(content, list):
        return [_plainly(inner) for inner in cast("list[Any]", content)]
    return content


def _no_duplicates(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    members = dict(pairs)
    if len(members) != len(pairs):
        seen: set[str] = set()
        twice = next(name for name, _ in pairs if name in seen or seen.add(name))
        raise PlainValueError(f"duplicate name {twice!r}")
    return members


def _no_constant(name: str) -> Any:
    raise PlainValueError(f"{name} is not a JSON number")


_DECODER = json.JSONDecoder(
    parse_int=Number,
    parse_float=Number,
    parse_constant=_no_constant,
    object_pairs_hook=_no_duplicates,
)

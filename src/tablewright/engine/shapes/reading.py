"""The exact check of JSON types, and DynamoDB's normalisation.

Unknown members are dropped, null counts as absent, "true" is true, 1.7 is 1. Invalid values raise
`SerializationException` with DynamoDB's messages, which show Java types. Errors are found in
document order.
Not here: lengths, ranges, choices and presence (`violations`).
"""

from __future__ import annotations

import binascii
import math
from collections.abc import Callable
from typing import Any, Final, Literal, cast

from tablewright.engine.shapes.kinds import (
    FLAG,
    JAVA_PACKAGE,
    TEXT,
    VALUE,
    Binary,
    Choice,
    Flag,
    Kind,
    ListOf,
    MapOf,
    Member,
    Moment,
    Operation,
    Structure,
    TableName,
    Text,
    Value,
    Whole,
)
from tablewright.errors import SerializationException

# Deeper values are cut off here. They exceed the limit of `values` by far, and the error no longer
# depends on their content; uncut, they would exhaust the stack.
LEVELS_KEPT: Final = 128

_STRAY_MAP: Final = "Start of structure or map found where not expected"
_STRAY_LIST: Final = "Unrecognized collection type "
_STRAY_FIELD: Final = "Unexpected field type"
_STRAY_VALUE: Final = "Unexpected value type in payload"
_STRAY_BASE64: Final = "Invalid last non-pad Base64 character dectected"
_REFLECTION: Final = "sun.reflect.generics.reflectiveObjects.ParameterizedTypeImpl"
_STRAY_ELEMENT: Final = (
    f"class {_REFLECTION} cannot be cast to class java.lang.Class ({_REFLECTION} and "
    "java.lang.Class are in module java.base of loader 'bootstrap')"
)
# The value of null inside a list or map; other kinds drop it.
_EMPTY: Final[dict[type[Any], Callable[[], Any]]] = {
    Value: dict,
    MapOf: dict,
    Structure: dict,
    ListOf: list,
}
_FLAGS: Final = {
    "TRUE": True,
    "1": True,
    "YES": True,
    "FALSE": False,
    "0": False,
    "NO": False,
}

# The position of a value determines how DynamoDB names an invalid one: as a member, or inside a
# list or map.
MemberOrElement = Literal["member", "element"]

_VALUE_SHAPE: Final = Structure(
    "AttributeValue",
    (
        Member("S", TEXT),
        Member("N", TEXT),
        Member("B", Binary()),
        Member("SS", ListOf(TEXT)),
        Member("NS", ListOf(TEXT)),
        Member("BS", ListOf(Binary())),
        Member("M", MapOf(VALUE)),
        Member("L", ListOf(VALUE)),
        Member("NULL", FLAG),
        Member("BOOL", FLAG),
    ),
)


class Reader:
    """Reads one request; `levels` is then the depth of its attribute values."""

    def __init__(self) -> None:
        self.levels = 0

    def request(self, operation: Operation, document: Any) -> dict[str, Any]:
        """The request of a decoded JSON document."""
        if document is None:
            raise SerializationException("")
        return self._read(operation.shape, document, "member", 0)

    def _read(self, kind: Kind, value: Any, place: MemberOrElement, level: int) -> Any:
        match kind:
            case Value():
                return self._value(value, place, level)
            case Structure():
                return self._structure(kind, value, place, level)
            case Text() | TableName() | Choice():
                return _text(value)
            case Whole():
                return _whole(value, kind.java)
            case Moment():
                return _moment(value)
            case Flag():
                return _flag(value)
            case Binary():
                return _binary(value)
            case ListOf():
                return self._list(kind, value, place, level)
            case MapOf():
                return self._map(kind, value, place, level)

    def _value(self, value: Any, place: MemberOrElement, level: int) -> dict[str, Any]:
        if level > self.levels:
            self.levels = level
        if level > LEVELS_KEPT:
            return {"NULL": True}
        return self._structure(_VALUE_SHAPE, value, place, level + 1)

    def _structure(
        self, shape: Structure, value: Any, place: MemberOrElement, level: int
    ) -> dict[str, Any]:
        if isinstance(value, list):
            raise SerializationException(f"{_STRAY_LIST}class {JAVA_PACKAGE}{shape.name}")
        if not isinstance(value, dict):
            raise SerializationException(_STRAY_FIELD if place == "member" else _STRAY_VALUE)
        read, kinds = self._read, shape.kinds
        return {
            name: read(kinds[name], content, "member", level)
            for name, content in cast(dict[str, Any], value).items()
            if content is not None and name in kinds
        }

    def _list(self, kind: ListOf, value: Any, place: MemberOrElement, level: int) -> list[Any]:
        if isinstance(value, dict):
            raise SerializationException(_STRAY_MAP)
        if not isinstance(value, list):
            raise SerializationException(_STRAY_FIELD if place == "member" else _STRAY_ELEMENT)
        read, inner = self._read, kind.element
        elements = cast(list[Any], value)
        if (empty := _EMPTY.get(type(inner))) is None:
            return [read(inner, each, "element", level) for each in elements if each is not None]
        return [
            empty() if each is None else read(inner, each, "element", level) for each in elements
        ]

    def _map(self, kind: MapOf, value: Any, place: MemberOrElement, level: int) -> dict[str, Any]:
        if isinstance(value, list):
            element = _java_type(kind.element)
            raise SerializationException(f"{_STRAY_LIST}java.util.Map<java.lang.String, {element}>")
        if not isinstance(value, dict):
            raise SerializationException(_STRAY_FIELD if place == "member" else _STRAY_ELEMENT)
        read, inner = self._read, kind.element
        entries = cast(dict[str, Any], value).items()
        if (empty := _EMPTY.get(type(inner))) is None:
            return {
                name: read(inner, each, "element", level)
                for name, each in entries
                if each is not None
            }
        return {
            name: empty() if each is None else read(inner, each, "element", level)
            for name, each in entries
        }


def _text(value: Any) -> str:
    if isinstance(value, str):
        return value
    raise _misfit(value, "String")


def _whole(value: Any, java: str) -> int:
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        raise _misfit(value, java)
    return math.floor(value)


def _moment(value: Any) -> float:
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        raise _misfit(value, "Date")
    try:
        return float(value)
    except OverflowError:
        raise _misfit(value, "Date") from None


def _flag(value: Any) -> bool:
    if isinstance(value, bool):
        return value
    if not isinstance(value, str):
        raise _misfit(value, "Boolean")
    if (flag := _FLAGS.get(value.upper())) is None:
        raise SerializationException("Unexpected token received from parser")
    return flag


def _binary(value: Any) -> bytes:
    if isinstance(value, (bool, int, float)):
        raise SerializationException("only base-64-encoded strings are convertible to bytes")
    if isinstance(value, list):
        raise SerializationException(_STRAY_LIST + "class java.nio.ByteBuffer")
    if isinstance(value, dict):
        raise SerializationException(_STRAY_MAP)
    text: str = value
    if len(text) % 4:
        raise SerializationException(
            f"Base64 encoded length is expected a multiple of 4 bytes but found: {len(text)}"
        )
    try:
        content = binascii.a2b_base64(text)
    except ValueError:
        raise SerializationException(_STRAY_BASE64) from None
    # The decoder skips invalid characters; only valid base64 encodes back to the same text.
    if binascii.b2a_base64(content, newline=False).decode() != text:
        raise SerializationException(_STRAY_BASE64)
    return content


def _misfit(value: Any, java: str) -> SerializationException:
    if isinstance(value, dict):
        return SerializationException(_STRAY_MAP)
    if isinstance(value, list):
        return SerializationException(f"{_STRAY_LIST}class java.lang.{java}")
    if isinstance(value, bool):
        token = "TRUE_VALUE" if value else "FALSE_VALUE"
    elif isinstance(value, int):
        token = "NUMBER_VALUE"
    else:
        token = "DECIMAL_VALUE" if isinstance(value, float) else "STRING_VALUE"
    return SerializationException(f"{token} cannot be converted to {java}")


def _java_type(kind: Kind) -> str:
    match kind:
        case Value():
            return JAVA_PACKAGE + "AttributeValue"
        case Structure():
            return JAVA_PACKAGE + kind.name
        case ListOf():
            return f"java.util.List<{_java_type(kind.element)}>"
        case _:
            return "java.lang.String"

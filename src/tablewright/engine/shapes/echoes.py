"""How DynamoDB shows a value in an error: mostly as Java prints it.

[KeySchemaElement(attributeName=pk, keyType=HASH)]      {Music=[WriteRequest(...)]}
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from tablewright import limits
from tablewright.engine.shapes.kinds import Kind, ListOf, MapOf, Structure, Value

# Java prints a request at many times its size; an error need not be larger than a page of items.
ECHO_CHARACTERS_MAX: Final = limits.PAGE_BYTES_MAX

# The members of DynamoDB's own class, including those that clients cannot set.
_VALUE_MEMBERS: Final = (
    "S",
    "N",
    "B",
    "INT",
    "DECIMAL",
    "DOUBLE",
    "SS",
    "NS",
    "BS",
    "INTSET",
    "DECIMALSET",
    "DOUBLESET",
    "M",
    "L",
    "NULL",
    "BOOL",
)


def lower_first(name: str) -> str:
    """A member's name as Java spells it: `TableName` is `tableName`, `SS` is `sS`."""
    return name[:1].lower() + name[1:]


def echo(kind: Kind, value: Any) -> str:
    """Returns the value as shown in an error."""
    if isinstance(kind, MapOf) and kind.echoes_json:
        return msgspec.json.encode(value).decode()[:ECHO_CHARACTERS_MAX]
    parts: list[str] = []
    characters = 0
    for part in _parts(kind, value):
        parts.append(part)
        characters += len(part)
        if characters > ECHO_CHARACTERS_MAX:
            break
    return "".join(parts)[:ECHO_CHARACTERS_MAX]


def _parts(kind: Kind, value: Any) -> Iterator[str]:
    match kind:
        case Structure():
            members = [(member.name, member.kind) for member in kind.members]
            yield from _object_parts(kind.name, members, value)
            yield from (f", {name}=null" for name in kind.hidden)
            yield ")"
        case Value():
            yield from _value_parts(value)
        case ListOf():
            yield from _list_parts(kind.element, value)
        case MapOf():
            yield from _map_parts(kind.element, value)
        case _:
            yield _scalar(value)


def _object_parts(
    name: str, members: list[tuple[str, Kind]], value: dict[str, Any]
) -> Iterator[str]:
    separator = name + "("
    for member, kind in members:
        yield f"{separator}{lower_first(member)}="
        separator = ", "
        if member in value:
            yield from _parts(kind, value[member])
        else:
            yield "null"


def _list_parts(kind: Kind, elements: list[Any]) -> Iterator[str]:
    yield "["
    for index, element in enumerate(elements):
        if index:
            yield ", "
        yield from _parts(kind, element)
    yield "]"


def _map_parts(kind: Kind, entries: dict[str, Any]) -> Iterator[str]:
    yield "{"
    for index, (name, element) in enumerate(entries.items()):
        yield f", {name}=" if index else f"{name}="
        yield from _parts(kind, element)
    yield "}"


def _value_parts(value: dict[str, Any]) -> Iterator[str]:
    separator = "AttributeValue("
    for member in _VALUE_MEMBERS:
        yield f"{separator}{lower_first(member)}="
        separator = ", "
        if member not in value:
            yield "null"
        elif member == "M":
            yield from _map_parts(Value(), value[member])
        elif member == "L":
            yield from _list_parts(Value(), value[member])
        elif isinstance(value[member], list):
            yield f"[{', '.join(map(_scalar, value[member]))}]"
        else:
            yield _scalar(value[member])
    yield ")"


def _scalar(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, bytes):
        return f"java.nio.HeapByteBuffer[pos=0 lim={len(value)} cap={len(value)}]"
    return str(value)

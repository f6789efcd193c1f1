"""The fast check: one msgspec decoder per operation, built from its shape.

An accepted request is valid and decoded. A rejected one may still be valid, because DynamoDB is
more lenient (nulls, "true" for true): `reading` and `violations` check it then.
"""

from __future__ import annotations

import re
from typing import Annotated, Any, Final, Literal, Required, TypedDict, cast

import msgspec
from msgspec.structs import replace

from tablewright.engine.shapes import names
from tablewright.engine.shapes.kinds import (
    Binary,
    Choice,
    Flag,
    Kind,
    ListOf,
    MapOf,
    Moment,
    Operation,
    Structure,
    TableName,
    Text,
    Value,
    Whole,
)


class AttributeValue(TypedDict, total=False):
    """An attribute value; `values` checks that it has exactly one member."""

    S: str
    N: str
    B: bytes
    SS: list[str]
    NS: list[str]
    BS: list[bytes]
    M: dict[str, AttributeValue]
    L: list[AttributeValue]
    NULL: bool
    BOOL: bool


PADDING: Final = b'="'  # how base64 with stray bits may end in JSON
_STRAY_BITS: Final = re.compile(rb'="(?:(?<=[^AEIMQUYcgkosw048=]=")|(?<=[^AQgw]=="))')


def may_have_stray_bits(body: bytes) -> bool:
    """Whether base64 in the document may end in unused bits.

    msgspec ignores such bits, DynamoDB rejects them. They can only precede padding, so few requests
    need a closer check.
    """
    return _STRAY_BITS.search(body) is not None


def decoder_of(operation: Operation) -> msgspec.json.Decoder[dict[str, Any]]:
    """The decoder of an operation's requests."""
    return msgspec.json.Decoder(_request_type(operation.shape))


def _request_type(shape: Structure) -> Any:
    """Returns the type of a request; its table name is left to `names`, which caches results."""
    members = [
        replace(member, kind=Text(length_min=member.kind.length_min))
        if isinstance(member.kind, TableName)
        else member
        for member in shape.members
    ]
    return _typed_dict(replace(shape, members=tuple(members)))


def _type(kind: Kind) -> Any:
    match kind:
        case Text():
            pattern = _anchored(kind.checked_by or kind.pattern)
            return _bounded(str, kind.length_min, kind.length_max, pattern)
        case TableName():
            return Annotated[str, msgspec.Meta(pattern=names.pattern(kind))]
        case Choice():
            return Literal[kind.values]
        case Whole():
            return Annotated[int, msgspec.Meta(ge=kind.value_min, le=kind.value_max)]
        case Moment():
            return float
        case Flag():
            return bool
        case Binary():
            return bytes
        case Value():
            return AttributeValue
        case ListOf():
            return _bounded(list[_type(kind.element)], kind.length_min, kind.length_max)
        case MapOf():
            key = str if kind.key is None else _type(kind.key)
            return _bounded(dict[key, _type(kind.element)], kind.length_min, kind.length_max)
        case Structure():
            return _typed_dict(kind)


def _typed_dict(shape: Structure) -> Any:
    members = {
        member.name: Required[_type(member.kind)] if member.required else _type(member.kind)
        for member in shape.members
    }
    # The functional form requires literals, for type checkers, which never see this one.
    return cast(Any, TypedDict)(shape.name, members, total=False)


def _bounded(base: Any, length_min: int, length_max: int | None, pattern: str | None = None) -> Any:
    if length_min == 0 and length_max is None and pattern is None:
        return base
    meta = msgspec.Meta(min_length=length_min, max_length=length_max, pattern=pattern)
    return Annotated[base, meta]


def _anchored(pattern: str | None) -> str | None:
    return None if pattern is None else rf"\A{pattern}\Z"

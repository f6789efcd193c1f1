"""Time zones: a time in a request must have an offset, as in RFC 3339 and `date-time`.

A member or parameter that is a plain `datetime` is documented as `date-time`, and a time without an
offset is rejected. `Annotated[datetime, Meta(tz=True)]` means the same. Not covered: types that
hold an `Annotated[datetime, Meta(tz=False)]`, which has no offset.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from datetime import datetime
from typing import Any, cast

import msgspec
from msgspec import inspect

Schema = dict[str, Any]

_FORMAT = "date-time"
_NO_OFFSET = "Expected `datetime` with a timezone component"


def types_within(types: Iterable[Any]) -> Iterator[inspect.Type]:
    """Yields all types that types contain, each class once."""
    seen, waiting = set[Any](), list[Any](inspect.multi_type_info(types))
    while waiting:
        one = waiting.pop()
        yield one
        inner = [getattr(one, name, None) for name in ("type", "item_type", "value_type")]
        waiting += [kind for kind in inner if isinstance(kind, inspect.Type)]
        waiting += [*getattr(one, "types", ()), *getattr(one, "item_types", ())]
        cls = getattr(one, "cls", None)
        if cls is not None and cls not in seen:
            seen.add(cls)
            waiting += [field.type for field in getattr(one, "fields", ())]


def needs_offsets(types: Iterable[Any]) -> bool:
    """Whether the types include plain datetimes, which msgspec also reads without an offset."""
    zones = {one.tz for one in types_within(types) if isinstance(one, inspect.DateTimeType)}
    return None in zones and False not in zones


def check_offsets(value: Any, place: str = "$") -> None:
    """Raises msgspec's `ValidationError` for a time without an offset."""
    if isinstance(value, datetime):
        if value.utcoffset() is None:
            raise msgspec.ValidationError(f"{_NO_OFFSET} - at `{place}`")
    elif isinstance(value, Mapping):
        for one in cast("Mapping[Any, Any]", value).values():
            check_offsets(one, f"{place}[...]")
    elif isinstance(value, (list, tuple, set, frozenset)):
        for number, one in enumerate(cast("Iterable[Any]", value)):
            check_offsets(one, f"{place}[{number}]")
    elif isinstance(value, msgspec.Struct):
        for field in msgspec.structs.fields(value):
            check_offsets(getattr(value, field.name, None), f"{place}.{field.encode_name}")
    elif is_dataclass(value):
        for one in fields(value):
            check_offsets(getattr(value, one.name), f"{place}.{one.name}")


def mark_times(schema: Schema, kind: inspect.Type) -> None:
    """Adds the format of plain datetimes to a schema; referenced schemas are unchanged."""
    while isinstance(kind, inspect.Metadata):
        kind = kind.type
    if isinstance(kind, inspect.DateTimeType) and kind.tz is None:
        schema.setdefault("format", _FORMAT)
    elif isinstance(kind, inspect.CollectionType):
        mark_times(schema.get("items", {}), kind.item_type)
    elif isinstance(kind, inspect.DictType):
        mark_times(schema.get("additionalProperties", {}), kind.value_type)
    elif isinstance(kind, inspect.TupleType):
        for one, inner in zip(schema.get("prefixItems", ()), kind.item_types, strict=True):
            mark_times(one, inner)
    elif isinstance(kind, inspect.UnionType):
        for inner in kind.types:
            for one in schema.get("anyOf", ()):
                if one.get("type") == _json_type(inner):
                    mark_times(one, inner)


def _json_type(kind: inspect.Type) -> str | None:
    """Returns the type of a union's branch; no two branches with times have the same."""
    while isinstance(kind, inspect.Metadata):
        kind = kind.type
    if isinstance(kind, inspect.DateTimeType):
        return "string"
    if isinstance(kind, inspect.DictType):
        return "object"
    return "array" if isinstance(kind, (inspect.CollectionType, inspect.TupleType)) else None

"""Typed wires: the structs that msgspec decodes `{"S": "text"}` into.

A struct has one member, named after DynamoDB's type. If the member is required, another type or
NULL fails during decoding, and never becomes None. Structs of items and maps have a member for each
attribute, with a separate name (a *slot*), because stored names need not be valid in Python. Not
here: what a missing attribute means (`forms.attributes`).
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date, datetime
from decimal import Decimal
from typing import Annotated, Any
from uuid import UUID

import msgspec

KINDS = ("S", "N", "B", "BOOL", "M", "L", "SS", "NS", "BS")

AwareDatetime = Annotated[datetime, msgspec.Meta(tz=True)]

# A missing optional attribute: None for every kind.
NOTHING: Any = msgspec.defstruct("Nothing", [(kind, None, None) for kind in KINDS], frozen=True)()

# The type of a key or a tag that is not an attribute of the class.
KeyWire = msgspec.defstruct(
    "KeyWire",
    [(kind, str | None, None) for kind in ("S", "N", "B")],
    frozen=True,
    gc=False,
    omit_defaults=True,
)

# Structs of these are shared by all attributes; the others belong to one form each.
_SHARED_TYPES = (str, bool, bytes, Decimal, UUID, date, AwareDatetime)
_shared: dict[tuple[str, Any, bool], type[msgspec.Struct]] = {}


def wire_struct(kind: str, content_type: Any, *, is_nullable: bool = False) -> type[msgspec.Struct]:
    """Returns the struct of a wire of a kind.

    A nullable struct has the content None for a stored NULL, and rejects every other kind.
    """
    if content_type not in _SHARED_TYPES:
        return _made(kind, content_type, is_nullable)
    key = (kind, content_type, is_nullable)
    if key not in _shared:
        _shared[key] = _made(*key)
    return _shared[key]


def _made(kind: str, content_type: Any, is_nullable: bool) -> type[msgspec.Struct]:
    # Decoded values contain no cycles, so the garbage collector need not track them.
    if not is_nullable:
        return msgspec.defstruct(f"Wire{kind}", [(kind, content_type)], frozen=True, gc=False)
    return msgspec.defstruct(
        f"Nullable{kind}",
        [(kind, content_type | None, None), ("NULL", bool, False)],
        frozen=True,
        gc=False,
        omit_defaults=True,
        forbid_unknown_fields=True,
    )


def item_struct(
    name: str, slots: Mapping[str, str], defaults: Mapping[str, Any]
) -> type[msgspec.Struct]:
    """A struct for the wires of several attributes, still without their types.

    `slots` are its members by stored name; a member is required unless it has a default.
    """
    return msgspec.defstruct(
        name,
        [
            (slot, Any, defaults[slot]) if slot in defaults else (slot, Any)
            for slot in slots.values()
        ],
        rename={slot: stored_name for stored_name, slot in slots.items()},
        frozen=True,
        gc=False,
        kw_only=True,
        omit_defaults=True,
    )


def give_types(struct: type[msgspec.Struct], types: Mapping[str, Any]) -> None:
    """Sets the types of a struct's members.

    This is a second step, because a type may contain the struct itself. msgspec reads the types
    when a decoder is created.
    """
    struct.__annotations__.update(types)

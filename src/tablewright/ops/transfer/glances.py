"""Glances: what an import has to know of an item, without decoding the rest of it.

That is its key, so that two rows about one item are not written at the same time, and when it
expires.
Not here: whether an item is right, which DynamoDB judges.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Any

import msgspec

from tablewright.model.design import TableDesign

Key = tuple[str, ...]


class GlanceError(ValueError):
    """An item has no key of the table's types."""


class Glances:
    """Looks at the items of one table."""

    def __init__(self, table: TableDesign) -> None:
        keys = [key for key in (table.partition_key, table.sort_key) if key is not None]
        self.key_names = [key.name for key in keys]
        self._kinds = [key.type for key in keys]
        slots = [f"key_{place}" for place in range(len(keys))]
        fields: list[tuple[Any, ...]] = [
            (slot, _wire_type(kind)) for slot, kind in zip(slots, self._kinds, strict=True)
        ]
        renamed = dict(zip(slots, self.key_names, strict=True))
        paths = [f"{slot}.{kind}" for slot, kind in zip(slots, self._kinds, strict=True)]
        self._key = _getter(paths)
        self._has_expiry = table.ttl_attribute is not None
        if table.ttl_attribute is not None:
            fields.append(("expires", dict[str, Any] | None, None))
            renamed["expires"] = table.ttl_attribute
        glance = msgspec.defstruct("Glance", fields, rename=renamed)
        self._decode = msgspec.json.Decoder(glance).decode

    @property
    def has_expiry(self) -> bool:
        """Whether items of this table may expire."""
        return self._has_expiry

    def at(self, item_json: bytes) -> tuple[Key, float | None]:
        """The key of an item and when it expires; raises `GlanceError`."""
        try:
            glance: Any = self._decode(item_json)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise GlanceError(f"its key is not as the table's: {error}") from None
        return self._key(glance), _seconds(glance.expires) if self._has_expiry else None

    def key_wire(self, key: Key) -> dict[str, dict[str, str]]:
        """A key as DynamoDB takes it."""
        return {
            name: {kind: content}
            for name, kind, content in zip(self.key_names, self._kinds, key, strict=True)
        }


def _getter(paths: list[str]) -> Callable[[Any], Key]:
    """Takes the parts of a key out of a glance; of one part `attrgetter` makes no tuple."""
    if len(paths) > 1:
        return attrgetter(*paths)
    get = attrgetter(paths[0])
    return lambda glance: (get(glance),)


def _wire_type(kind: str) -> Any:
    return msgspec.defstruct(f"Key{kind}", [(kind, str)], forbid_unknown_fields=True)


def _seconds(expires: dict[str, Any] | None) -> float | None:
    try:
        return None if expires is None else float(expires["N"])
    except (KeyError, TypeError, ValueError):
        return None  # DynamoDB, too, makes nothing of it

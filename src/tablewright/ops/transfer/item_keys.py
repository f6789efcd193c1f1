"""Keys of items: an item's key and expiry time, read without decoding the rest of it.

An import needs the key so that two rows of one item are not written at the same time.
Not here: whether an item is valid, which DynamoDB decides.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Any

import msgspec

from tablewright.model.design import TableDesign

Key = tuple[str, ...]


class ItemKeyError(ValueError):
    """An item has no key of the table's types."""


class ItemKeyReader:
    """Reads the keys and expiry times of one table's items."""

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
        head = msgspec.defstruct("ItemHead", fields, rename=renamed)
        self._decode = msgspec.json.Decoder(head).decode

    @property
    def has_expiry(self) -> bool:
        """Whether items of this table may expire."""
        return self._has_expiry

    def at(self, item_json: bytes) -> tuple[Key, float | None]:
        """Returns the key and the expiry time of an item; raises `ItemKeyError`."""
        try:
            head: Any = self._decode(item_json)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise ItemKeyError(f"the key does not match the table: {error}") from None
        return self._key(head), _seconds(head.expires) if self._has_expiry else None

    def key_wire(self, key: Key) -> dict[str, dict[str, str]]:
        """Returns a key in DynamoDB's JSON form."""
        return {
            name: {kind: content}
            for name, kind, content in zip(self.key_names, self._kinds, key, strict=True)
        }


def _getter(paths: list[str]) -> Callable[[Any], Key]:
    """Returns the parts of a key; for one part, `attrgetter` alone would not return a tuple."""
    if len(paths) > 1:
        return attrgetter(*paths)
    get = attrgetter(paths[0])
    return lambda head: (get(head),)


def _wire_type(kind: str) -> Any:
    return msgspec.defstruct(f"Key{kind}", [(kind, str)], forbid_unknown_fields=True)


def _seconds(expires: dict[str, Any] | None) -> float | None:
    try:
        return None if expires is None else float(expires["N"])
    except (KeyError, TypeError, ValueError):
        return None  # DynamoDB ignores it too

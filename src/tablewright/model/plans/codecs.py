"""Codecs: from stored items to instances of a class, and back.

Code is generated once per class: msgspec decodes a response's bytes into structs whose members have
the attributes' types, one function builds the instance of such a struct, another the item to write,
a third is the constructor. They are fast, but do not explain errors; the slow path then finds and
explains the error, attribute by attribute.
Not here: single values (`model.forms`), items with keys and tags (`model.plans.item_source`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from difflib import get_close_matches
from functools import cached_property
from typing import Any, Generic, NoReturn, TypeVar

import msgspec

from tablewright.errors import (
    DefaultError,
    InvalidValueError,
    StoredItemError,
    UnknownArgumentError,
)
from tablewright.model.declaring.fields import MISSING
from tablewright.model.forms import Wire, check_names
from tablewright.model.forms.wires import NOTHING, KeyWire, give_types, item_struct
from tablewright.model.plans import codec_source
from tablewright.model.plans.codec_fields import CodecField, Sealed
from tablewright.model.stored.unreadable import Misfit

__all__ = ["Codec", "CodecField", "Item", "Sealed"]

T = TypeVar("T")
Item = dict[str, Wire]

_MUTABLE = (list, dict, set, bytearray)


class Codec(Generic[T]):
    """Reads and writes the items of one class.

    `others` are stored names, of keys and the tag, that decoded items also contain, if they are
    text, numbers or bytes. `key` are the names of the table's key, for messages. An instance
    records whether the attribute `noted` was given.
    """

    wire_type: type[msgspec.Struct]
    """What one item is decoded as: `msgspec.json.Decoder(list[codec.wire_type])`."""

    decode: Callable[[bytes | msgspec.Raw], Any]
    """One stored item, ready for `read`; raises `msgspec.ValidationError`."""

    read: Callable[[Any], T]
    """The instance of a decoded item; raises `StoredItemError`."""

    init: Callable[..., None]
    """A constructor, `init(self, *, name=...)`; raises `InvalidValueError` and `TypeError`s."""

    def __init__(
        self,
        cls: type[T],
        fields: Sequence[CodecField],
        *,
        others: Iterable[str] = (),
        key: Sequence[str] = (),
        noted: str | None = None,
    ) -> None:
        self.name = cls.__name__
        self.cls = cls
        check_names((one for one in fields if one.is_stored), where=self.name)
        fitted = map(self._with_fitted_default, fields)
        self.fields: Mapping[str, CodecField] = {one.python_name: one for one in fitted}
        self.key, self.others = tuple(key), tuple(others)
        self._stored = {one.stored_name: one for one in self.fields.values() if one.is_stored}
        names = dict.fromkeys([*self._stored, *self.others])
        self.slots = {name: f"a{place}" for place, name in enumerate(names)}
        self.wire_type = self._struct()
        self.decode = msgspec.json.Decoder(self.wire_type).decode
        self.read = codec_source.reader(self, self.slots)
        self.init = codec_source.constructor(self, noted)

    def _struct(self) -> type[msgspec.Struct]:
        of = self._stored
        defaults = {
            slot: of[name].wire_default() if name in of else None
            for name, slot in self.slots.items()
            if name not in of or of[name].may_be_missing
        }
        struct = item_struct(self.name, self.slots, defaults)
        types = {
            slot: of[name].wire_type() if name in of else KeyWire
            for name, slot in self.slots.items()
        }
        give_types(struct, types)
        return struct

    def _with_fitted_default(self, one: CodecField) -> CodecField:
        if one.default is MISSING or one.default is None:
            return one
        if isinstance(one.default, _MUTABLE):
            raise DefaultError(
                f"{self.name}.{one.python_name}: all instances would share this default."
            )
        try:
            return replace(one, default=one.fit(one.default))
        except InvalidValueError as error:
            raise DefaultError(f"{self.name}{error.path}: {error.problem}{error.seen}.") from error

    @cached_property
    def write(self) -> Callable[[T], Item]:
        """The attributes to store of an instance, without keys; raises `InvalidValueError`."""
        return codec_source.writer(self)

    # One value

    def fitted(self, python_name: str, value: Any) -> Any:
        """A value for an attribute, as it will be read back; raises `InvalidValueError`."""
        field = self.fields[python_name]
        return self._told(field, field.fit, value)

    def _told(self, field: CodecField, function: Callable[[Any], Any], value: Any) -> Any:
        """Calls a function with a value; its errors name the place."""
        try:
            return function(value)
        except InvalidValueError as error:
            if field.is_sealed:
                raise error.unseen().inside(self.name) from None
            raise error.inside(self.name) from error.__cause__
        except RecursionError:
            path = f"{self.name}.{field.python_name}"
            problem = "the value contains itself, or is nested too deeply"
            raise InvalidValueError(problem, path=path) from None

    def other(self, wire: Any, stored_name: str) -> Wire | None:
        """Returns the value of a stored name in a decoded item, as a plain dictionary; None if
        missing.
        """
        slot = self.slots.get(stored_name)
        found = None if slot is None else getattr(wire, slot)
        if found is None or found is NOTHING:
            return None
        plain: Wire = msgspec.to_builtins(found)
        field = self._stored.get(stored_name)
        if field is None or field.is_sealed:
            return plain or None
        # msgspec has its own format of times: the stored format is needed.
        value = field.from_wire(plain)
        return None if value is None else field.to_wire(value)

    # The slow path

    def decoded(self, item: Mapping[str, Wire]) -> Any:
        """Decodes an item of plain dictionaries for `read`; raises `StoredItemError`."""
        try:
            return msgspec.convert(item, self.wire_type)
        except msgspec.ValidationError as error:
            self.read_plain(item)
            raise self.misfit(StoredItemError(str(error)), item) from error

    def read_plain(self, item: Mapping[str, Wire]) -> T:
        """The instance of an item of plain dictionaries; raises `StoredItemError`."""
        values: dict[str, Any] = {}
        for one in self.fields.values():
            try:
                wire = item.get(one.stored_name) if one.is_stored else None
                if wire is not None:
                    values[one.python_name] = one.from_wire(wire)
                else:
                    values[one.python_name] = one.missing() if one.is_stored else None
            except StoredItemError as error:
                raise self.misfit(error, item) from error.__cause__
        made = object.__new__(self.cls)
        object.__setattr__(made, "__dict__", values)
        return made

    def misfit(self, error: StoredItemError, item: Mapping[str, Wire]) -> StoredItemError:
        """Returns the same error with the attribute and the item."""
        key = {name: next(iter(item[name].values()), None) for name in self.key if name in item}
        path = f"{self.name}{error.path}"
        return StoredItemError(error.problem, path=path, seen=error.seen, key=key)

    def read_again(self, wire: Any) -> T:
        """Called when `read` fails: finds the reason, or reads an unusual spelling."""
        if isinstance(wire, Misfit):
            raise wire.error
        return self.read_plain(self.plain(wire))

    def plain(self, wire: Any) -> Item:
        """Returns a decoded item as plain dictionaries: known attributes and its key."""
        if isinstance(wire, Misfit):
            return wire.item
        return msgspec.to_builtins(wire)

    def write_plain(self, values: Mapping[str, Any]) -> Item:
        """The attributes to store of values; raises `InvalidValueError`."""
        item: Item = {}
        for one in self.fields.values():
            if not one.is_written:
                continue
            wire = self._told(one, one.to_wire, values.get(one.python_name))
            if wire is not None:
                item[one.stored_name] = wire
        return item

    def refuse_unknown(self, given: Iterable[str]) -> NoReturn:
        """Raises `UnknownArgumentError` for names that a constructor does not take."""
        name = next(iter(given))
        alike = get_close_matches(name, self.fields, n=1)
        meant = f"; did you mean {alike[0]!r}?" if alike else "."
        raise UnknownArgumentError(f"{self.name} has no attribute {name!r}{meant}")

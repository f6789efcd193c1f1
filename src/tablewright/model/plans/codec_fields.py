"""Attributes of a class with a codec: what is read and written, and constructor arguments.

Not here: options of declarations (`model.declaring.fields`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec

from tablewright.errors import StoredItemError
from tablewright.model.declaring.fields import MISSING
from tablewright.model.forms import Attribute, Wire
from tablewright.model.forms.wires import NOTHING, wire_struct


@dataclass(frozen=True, slots=True)
class Sealed:
    """An encrypted value before decryption."""

    envelope: bytes


@dataclass(frozen=True, kw_only=True)
class CodecField(Attribute):
    """An attribute of a class with a codec.

    A default of None, on an attribute that is not optional, leaves it empty until the item is
    written: the constructor accepts None, and `write` leaves it out.
    """

    default: Any = MISSING
    factory: Callable[[], Any] | None = None
    is_required_on_read: bool | None = None  # None: unless it is optional or has a default
    is_stored: bool = True  # False: it is stored only in keys
    is_sealed: bool = False  # stored as B, encrypted and decrypted elsewhere

    @property
    def may_be_none(self) -> bool:
        """Whether None is allowed, if only until it is written."""
        return self.is_optional or self.default is None

    @property
    def may_be_missing(self) -> bool:
        """Whether a stored item may lack it."""
        if not self.is_always_there:
            return True
        if self.is_required_on_read is not None:
            return not self.is_required_on_read
        return self.default is not MISSING or self.factory is not None

    @property
    def is_written(self) -> bool:
        """Whether `write` writes it."""
        return self.is_stored and not self.is_sealed

    def missing(self) -> Any:
        """Returns the value of a missing attribute; raises `StoredItemError` if it is required."""
        if self.is_always_there and self.may_be_missing:
            return self.default if self.factory is None else self.factory()
        return super().missing()

    def from_wire(self, wire: Wire) -> Any:
        """Returns the value of a stored attribute; an encrypted one stays encrypted."""
        if not self.is_sealed or (self.is_optional and "NULL" in wire):
            return super().from_wire(wire)
        if "B" not in wire:
            kind = next(iter(wire), "nothing")
            raise StoredItemError(
                f"expected B (encrypted), found {kind}", path=f".{self.stored_name}"
            )
        return Sealed(msgspec.convert(wire["B"], bytes))

    def wire_type(self) -> Any:
        """The type of its member of the wire struct."""
        if self.is_sealed:
            return wire_struct("B", bytes, is_nullable=self.is_optional)
        return super().wire_type()

    def wire_default(self) -> Any:
        """The default of its member, if it may be missing."""
        return NOTHING if self.is_sealed and self.is_optional else super().wire_default()

"""Attributes: named parts of an item or a map, and the meaning of their absence.

    str               must exist
    str | None        missing, or NULL, is None; None is not stored
    set[str]          missing is empty; an empty set is not stored

Not here: attributes of entities with defaults and secrets (`model.plans.codecs`).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from tablewright import limits
from tablewright.errors import (
    InvalidValueError,
    NameCollisionError,
    StoredItemError,
    StoredNameError,
)
from tablewright.model.forms.form import Form, Wire
from tablewright.model.forms.source import Scope
from tablewright.model.forms.wires import NOTHING

_FORBIDDEN_IN_NAMES = frozenset('"\\') | {chr(code) for code in range(0x20)}


@dataclass(frozen=True, kw_only=True)
class Attribute:
    """A named part of an item or a map."""

    python_name: str
    stored_name: str
    form: Form
    is_optional: bool = False

    @property
    def may_be_none(self) -> bool:
        """Whether the attribute may be None."""
        return self.is_optional

    def fit(self, value: Any) -> Any:
        """Returns the value as it will be read back; raises `InvalidValueError`."""
        if value is None and self.may_be_none:
            return None
        try:
            fitted = self.form.fit(value)
        except InvalidValueError as error:
            raise error.inside(f".{self.python_name}") from error.__cause__
        is_lost = self.is_optional and self.form.is_absent_when_empty and not fitted
        return None if is_lost else fitted

    def to_wire(self, value: Any) -> Wire | None:
        """Returns the stored value, or None if nothing is stored; raises `InvalidValueError`."""
        fitted = self.fit(value)
        # A None that does not mean absence, as in `Any`, is stored as NULL.
        is_absent = fitted is None and self.may_be_none
        if is_absent or (self.form.is_absent_when_empty and not fitted):
            return None
        try:
            return self.form.to_wire(fitted)
        except InvalidValueError as error:
            raise error.inside(f".{self.python_name}") from error.__cause__

    def from_wire(self, wire: Wire) -> Any:
        """Returns the value of a stored attribute; raises `StoredItemError`."""
        if self.is_optional and "NULL" in wire:
            return None
        try:
            return self.form.from_wire(wire)
        except StoredItemError as error:
            raise error.inside(f".{self.stored_name}") from error.__cause__

    @property
    def is_always_there(self) -> bool:
        """Whether every value is stored, so that the attribute is never missing."""
        return not self.is_optional and not self.form.is_absent_when_empty

    def missing(self) -> Any:
        """Returns the value of a missing attribute; raises `StoredItemError` if it is required."""
        if self.is_optional:
            return None
        if self.form.is_absent_when_empty:
            return self.form.empty()
        raise StoredItemError(
            f"expected {self.form.expected}, found nothing", path=f".{self.stored_name}"
        )

    def described(self, outer: tuple[Form, ...]) -> dict[str, Any]:
        """Returns the schema of its form, and whether the attribute is required."""
        return {**self.form.described(outer), "required": self.is_always_there}

    # Generated code

    def wire_type(self) -> Any:
        """The type of its struct member."""
        return self.form.nullable_wire_type() if self.is_optional else self.form.wire_type()

    def wire_default(self) -> Any:
        """The default of its struct member, if it may be missing."""
        return NOTHING if self.is_optional and not self.form.has_plain_wire else None

    def read_source(self, wire: str, scope: Scope) -> str:
        """An expression for its value in a struct; raises if it is required and missing."""
        if self.is_optional:
            return self.form.nullable_read_source(wire, scope)
        read = self.form.read_source(wire, scope)
        if self.form.is_absent_when_empty:
            return f"({scope.bind(self.missing)}() if {wire} is None else {read})"
        return read

    def write_lines(self, value: str, item: str, scope: Scope) -> list[str]:
        """Statements that add the value to the dictionary `item`, if it is stored at all."""
        place = f"{item}[{self.stored_name!r}]"
        if self.form.is_absent_when_empty:
            wire = scope.fresh()
            written = f"{wire} = {scope.bind(self.to_wire)}({value})"
            return [written, f"if {wire} is not None: {place} = {wire}"]
        written = f"{place} = {self.form.write_source(value, scope)}"
        return [f"if {value} is not None: {written}" if self.may_be_none else written]

    def fit_source(self, value: str, fit: str, scope: Scope) -> str:
        """An expression for the fitted value; `fit` names the function for unusual values."""
        test = self.form.fits_source(value, scope)
        if test is not None and self.may_be_none:
            test = f"{value} is None or {test}"
        return f"{fit}({value})" if test is None else f"({value} if {test} else {fit}({value}))"


def check_names(attributes: Iterable[Attribute], *, where: str) -> None:
    """Rejects invalid or duplicate stored names."""
    by_name: dict[str, str] = {}
    for attribute in attributes:
        name = attribute.stored_name
        size_bytes = len(name.encode(errors="replace"))
        if not 0 < size_bytes <= limits.ATTRIBUTE_NAME_BYTES_MAX or _FORBIDDEN_IN_NAMES & {*name}:
            raise StoredNameError(
                f"{where}.{attribute.python_name}: {name!r} is not a valid stored name."
            )
        if name in by_name:
            raise NameCollisionError(
                f"{where}: {by_name[name]} and {attribute.python_name} are both stored as {name!r}."
            )
        by_name[name] = attribute.python_name

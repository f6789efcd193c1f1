"""Optional values in places that must be stored: elements of lists and maps.

None is stored as NULL there. As an attribute it is not stored (`forms.attributes`).
"""

from __future__ import annotations

from typing import Any

from tablewright.model.forms.form import Form, Wire
from tablewright.model.forms.source import Scope


class NullableForm(Form):
    """`T | None` as an element."""

    is_direct = False

    def __init__(self, inner: Form) -> None:
        self.inner = inner
        self.kind = inner.kind
        self.format = inner.format
        self.has_plain_wire = inner.has_plain_wire
        self.enum = inner.enum
        self.label = f"{inner.label} or None"

    def content_type(self) -> Any:
        """What the inner form's is."""
        return self.inner.content_type()

    def fit(self, value: Any) -> Any:
        """None, or what the inner form makes of it."""
        return None if value is None else self.inner.fit(value)

    def takes(self, value: Any) -> bool:
        """Whether it is None, or the inner form takes it."""
        return value is None or self.inner.takes(value)

    def content_of(self, fitted: Any) -> Any:
        """What the inner form makes of it; None has no content of that kind."""
        return self.inner.content_of(fitted)

    def to_wire(self, value: Any) -> Wire:
        """NULL for None."""
        return {"NULL": True} if value is None else self.inner.to_wire(value)

    def from_wire(self, wire: Wire) -> Any:
        """None for NULL."""
        return None if "NULL" in wire else self.inner.from_wire(wire)

    def described(self, outer: tuple[Form, ...]) -> dict[str, Any]:
        """The inner schema, and that it may be NULL."""
        return {**self.inner.described(outer), "nullable": True}

    def wire_type(self) -> Any:
        """The inner form's, or NULL."""
        return self.inner.nullable_wire_type()

    nullable_wire_type = wire_type

    def read_source(self, wire: str, scope: Scope) -> str:
        """Reads None, or what the inner form reads."""
        return self.inner.nullable_read_source(wire, scope)

    nullable_read_source = read_source

    def write_source(self, value: str, scope: Scope) -> str:
        """Writes NULL, or what the inner form writes."""
        written = self.inner.write_source(value, scope)
        return f"({{'NULL': True}} if {value} is None else {written})"

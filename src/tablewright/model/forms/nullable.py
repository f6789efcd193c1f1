"""Optional values in places that must be stored: elements of lists and maps.

None is stored as NULL there. As an attribute it is not stored (`forms.attributes`).
"""

from __future__ import annotations

from typing import Any

from tablewright.model.forms.form import Form, Wire
from tablewright.model.forms.source import Scope


class NullableForm(Form):
    """`T | None` as an element: None is stored as NULL."""

    is_direct = False

    def __init__(self, inner: Form) -> None:
        self.inner = inner
        self.kind = inner.kind
        self.format = inner.format
        self.has_plain_wire = inner.has_plain_wire
        self.enum = inner.enum
        self.label = f"{inner.label} or None"

    def content_type(self) -> Any:
        return self.inner.content_type()

    def fit(self, value: Any) -> Any:
        return None if value is None else self.inner.fit(value)

    def takes(self, value: Any) -> bool:
        return value is None or self.inner.takes(value)

    def content_of(self, fitted: Any) -> Any:
        return self.inner.content_of(fitted)

    def to_wire(self, value: Any) -> Wire:
        return {"NULL": True} if value is None else self.inner.to_wire(value)

    def from_wire(self, wire: Wire) -> Any:
        return None if "NULL" in wire else self.inner.from_wire(wire)

    def described(self, outer: tuple[Form, ...]) -> dict[str, Any]:
        return {**self.inner.described(outer), "nullable": True}

    def wire_type(self) -> Any:
        return self.inner.nullable_wire_type()

    nullable_wire_type = wire_type

    def read_source(self, wire: str, scope: Scope) -> str:
        return self.inner.nullable_read_source(wire, scope)

    nullable_read_source = read_source

    def write_source(self, value: str, scope: Scope) -> str:
        written = self.inner.write_source(value, scope)
        return f"({{'NULL': True}} if {value} is None else {written})"

"""Your own types, stored as a type that has a form.

    class Order(Entity, table=Shop):
        total: Annotated[Money, StoredAs(str, write=str, read=Money.parse)]

`write` converts your value to a storable one, `read` converts it back.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tablewright.errors import InvalidValueError, StoredItemError
from tablewright.model.forms.form import Form, Wire, described_value
from tablewright.model.forms.source import Scope


@dataclass(frozen=True, slots=True)
class StoredAs:
    """Stores the values of an annotation as those of another."""

    annotation: Any
    write: Callable[[Any], Any]
    read: Callable[[Any], Any]


class ConvertedForm(Form):
    """The form of `Annotated[T, StoredAs(...)]`."""

    is_direct = False

    def __init__(self, inner: Form, stored_as: StoredAs, python_type: type | None) -> None:
        self.inner = inner
        self.kind = inner.kind
        self.format = inner.format
        self.has_plain_wire = inner.has_plain_wire
        self.is_key_text = inner.is_key_text
        self.is_content_key_text = inner.is_content_key_text
        self.label = "a value that can be stored" if python_type is None else python_type.__name__
        self._python_type = python_type
        self._write = stored_as.write
        self._read = stored_as.read

    def content_type(self) -> Any:
        return self.inner.content_type()

    def fit(self, value: Any) -> Any:
        """Returns the value after a round trip through `write` and `read`."""
        return self._made(self._stored(value))

    def takes(self, value: Any) -> bool:
        return self._python_type is None or isinstance(value, self._python_type)

    def content_of(self, fitted: Any) -> Any:
        return self.inner.content_of(self._stored(fitted))

    def to_wire(self, value: Any) -> Wire:
        return self.inner.to_wire(self._stored(value))

    def from_wire(self, wire: Wire) -> Any:
        return self._made(self.inner.from_wire(wire))

    def value_of(self, content: Any) -> Any:
        return self._made(self.inner.value_of(content))

    def decoded(self, content: Any) -> Any:
        return self._made(self.inner.decoded(content))

    def key_text(self, value: Any) -> str:
        return self.inner.key_text(self._stored(value))

    def from_key_text(self, text: str) -> Any:
        return self._made(self.inner.from_key_text(text))

    def from_text(self, text: str) -> Any:
        return self._made(self.inner.from_text(text))

    def described(self, outer: tuple[Form, ...]) -> dict[str, Any]:
        return self.inner.described(outer)

    @property
    def expected(self) -> str:
        return self.inner.expected

    def wire_type(self) -> Any:
        return self.inner.wire_type()

    def nullable_wire_type(self) -> Any:
        return self.inner.nullable_wire_type()

    def read_source(self, wire: str, scope: Scope) -> str:
        return f"{scope.bind(self._made)}({self.inner.read_source(wire, scope)})"

    def nullable_read_source(self, wire: str, scope: Scope) -> str:
        return f"{scope.bind(self._made_or_none)}({self.inner.nullable_read_source(wire, scope)})"

    def decode_source(self, content: str, scope: Scope) -> str:
        return f"{scope.bind(self._made)}({self.inner.decode_source(content, scope)})"

    def _stored(self, value: Any) -> Any:
        if not self.takes(value):
            self.refuse(value)
        try:
            return self.inner.fit(self._write(value))
        except InvalidValueError:
            raise
        except Exception as error:
            raise InvalidValueError(
                f"the value cannot be written ({error})", seen=f": {described_value(value)}"
            ) from error

    def _made(self, stored: Any) -> Any:
        try:
            return self._read(stored)
        except Exception as error:
            raise StoredItemError(
                f"the stored value cannot be read as {self.label} ({error})",
                seen=f": {described_value(stored)}",
            ) from error

    def _made_or_none(self, stored: Any) -> Any:
        return None if stored is None else self._made(stored)

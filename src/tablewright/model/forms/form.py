"""A form: how the values of one annotation are stored.

A value has three shapes:

    value      datetime(2025, 11, 18, 12, 0, tzinfo=UTC)       in Python
    content    "2025-11-18T12:00:00.000Z"                      the content of the type
    wire       {"S": "2025-11-18T12:00:00.000Z"}               as DynamoDB stores it

`fit` is the boundary: it rejects values that the form cannot store, and drops precision that would
be lost, so that a fitted value equals the value read back. All other methods work on fitted values.

A form has two implementations. `to_wire` and `from_wire` work on plain dictionaries and explain
errors. `wire_type`, `read_source` and `write_source` are for generated code, where msgspec decodes
a response's bytes into typed structs. Both return the same values.
Not here: the form of an annotation (`forms.annotations`), whole items (`model.plans.codecs`).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from reprlib import Repr
from typing import Any, NoReturn, cast

import msgspec

from tablewright import limits
from tablewright.errors import InvalidValueError, StoredItemError
from tablewright.model.forms.source import Scope
from tablewright.model.forms.wires import wire_struct

Wire = dict[str, Any]

_REPR = Repr()
_REPR.maxstring = _REPR.maxother = limits.REFUSAL_ECHO_LENGTH_MAX


class Form(ABC):
    """The stored form of an annotation's values. Immutable, and safe to share."""

    kind: str
    """DynamoDB's type: S, N, B, BOOL, M, L, SS, NS or BS; ANY where it may be several."""

    format: str | None = None
    """The format of the content, if the kind does not determine it: `date`, `epoch-seconds`."""

    enum: tuple[Any, ...] | None = None
    """The values that may be stored, in JSON, if they are few."""

    label: str
    """The name of such values in messages: `str`, `Gender`."""

    is_key_text = False
    """Whether a value can be written into a key."""

    is_content_key_text = True
    """Whether a value has the same text in a key as in its content."""

    is_direct = True
    """Whether msgspec decodes the content to the value itself."""

    has_plain_wire = False
    """Whether a wire is decoded as a plain dictionary, not as a struct."""

    is_free = False
    """Whether `wire_of` returns the wire: for `Any`, and for maps and lists of it."""

    is_absent_when_empty = False
    """Whether an empty value is stored as a missing attribute; true for sets."""

    decoded_type: Any = None
    """The type as which msgspec decodes the content, if all forms of a class share one."""

    # Values

    @abstractmethod
    def fit(self, value: Any) -> Any:
        """Returns the value as it will be read back; raises `InvalidValueError`."""

    def check(self, value: Any) -> None:
        """Raises `InvalidValueError` if a value cannot be stored in this form."""
        self.fit(value)

    @abstractmethod
    def takes(self, value: Any) -> bool:
        """Whether a value is of this form's Python type; a union asks its members."""

    # Plain dictionaries

    @abstractmethod
    def content_of(self, fitted: Any) -> Any:
        """Returns the stored content of a fitted value."""

    def value_of(self, content: Any) -> Any:
        """The value of a stored content; raises `StoredItemError`."""
        try:
            return self.decoded(msgspec.convert(content, self.content_type()))
        except StoredItemError:
            raise
        except (ValueError, ArithmeticError) as error:
            raise self.stored_otherwise({self.kind: content}) from error

    def decoded(self, content: Any) -> Any:
        """The value of a content that msgspec has decoded."""
        return content

    def to_wire(self, value: Any) -> Wire:
        """Returns the wire of a value, `{"S": "x"}`; raises `InvalidValueError`."""
        return {self.kind: self.stored(value)}

    def stored(self, value: Any) -> Any:
        """The content of a value; raises `InvalidValueError`."""
        return self.content_of(self.fit(value))

    def from_wire(self, wire: Wire) -> Any:
        """Returns the value of a wire; raises `StoredItemError`."""
        if self.kind not in wire:
            raise self.stored_otherwise(wire)
        return self.value_of(wire[self.kind])

    def empty(self) -> Any:
        """Returns the value of a missing attribute; only for forms that are absent when empty."""
        raise AssertionError(f"{self.label} is stored even if it is empty")

    # Keys

    def key_text(self, value: Any) -> str:
        """Returns the value in a key such as `USER#{user_id}`; raises `InvalidValueError`."""
        if not self.is_key_text:
            raise InvalidValueError(f"a {self.label} cannot be part of a key")
        return str(self.stored(value))

    def from_key_text(self, text: str) -> Any:
        """The value of a part of a key; raises `StoredItemError`."""
        return self.value_of(text)

    def from_text(self, text: str) -> Any:
        """Parses a text from a caller, in any valid spelling.

        Raises `StoredItemError`.
        """
        return self.from_key_text(text)

    # Descriptions

    def schema(self) -> dict[str, Any]:
        """Returns the form as plain data: type, format, allowed values, and inner forms."""
        return self.described(())

    def described(self, outer: tuple[Form, ...]) -> dict[str, Any]:
        """The schema; `outer` are the forms that this one is a part of."""
        return {"type": self.kind} | _present(format=self.format, enum=self.enum and [*self.enum])

    @property
    def expected(self) -> str:
        """Describes the stored content in messages: `S (date)`."""
        return f"{self.kind} ({self.format})" if self.format else self.kind

    # Generated code

    def content_type(self) -> Any:
        """The type as which msgspec decodes the content."""
        return self.decoded_type

    def wire_type(self) -> Any:
        """The type as which msgspec decodes the wire."""
        return wire_struct(self.kind, self.content_type())

    def nullable_wire_type(self) -> Any:
        """The type of a wire that may be NULL; absent contents are None."""
        return wire_struct(self.kind, self.content_type(), is_nullable=True)

    def read_source(self, wire: str, scope: Scope) -> str:
        """An expression for the value of a decoded wire."""
        return self.decode_source(f"{wire}.{self.kind}", scope)

    def nullable_read_source(self, wire: str, scope: Scope) -> str:
        """The same for a wire that may be NULL."""
        content = f"{wire}.{self.kind}"
        if self.is_direct:
            return content
        return f"(None if {content} is None else {self.decode_source(content, scope)})"

    def decode_source(self, content: str, scope: Scope) -> str:
        """An expression for the value of a decoded content."""
        return content if self.is_direct else f"{scope.bind(self.decoded)}({content})"

    def json_source(self, content: str, scope: Scope) -> str | None:
        """An expression for the JSON of a decoded content; None: the value is needed.

        The expression raises the same errors as reading the value.
        """
        return None

    def write_source(self, value: str, scope: Scope) -> str:
        """An expression for the wire of a value; `value` is a variable."""
        stored = self.stored_source(value, scope)
        if stored is None:
            return f"{scope.bind(self.to_wire)}({value})"
        return f"{{{self.kind!r}: {stored}}}"

    def stored_source(self, value: str, scope: Scope) -> str | None:
        """An expression for the result of `stored`; None if it would not be faster."""
        test, content = self.fits_source(value, scope), self.content_source(value, scope)
        if test is None or content is None:
            return None
        return f"({content} if {test} else {scope.bind(self.stored)}({value}))"

    def fits_source(self, value: str, scope: Scope) -> str | None:
        """A fast test that is true only for values that `fit` does not change."""
        return None

    def content_source(self, value: str, scope: Scope) -> str | None:
        """An expression for the content of a value that passes `fits_source`."""
        return None

    def key_text_source(self, value: str, content: str, scope: Scope) -> str | None:
        """An expression for the result of `key_text`; None if the content does not determine it."""
        return content if self.is_content_key_text else None

    # Errors

    def refuse(self, value: Any) -> NoReturn:
        """Raises `InvalidValueError` for a value of another type."""
        raise InvalidValueError(f"expected {self.label}", seen=f", got {described_value(value)}")

    def stored_otherwise(self, wire: Wire) -> StoredItemError:
        """Returns the error for a wire that is not of this form."""
        return StoredItemError(f"expected {self.expected}", seen=f", found {described_wire(wire)}")


def described_value(value: Any) -> str:
    """Describes a value and its type, shortened for a message."""
    if value is None:
        return "None"
    try:
        return f"{type(value).__name__} {_REPR.repr(value)}"
    except ValueError:  # Python prints no integers of thousands of digits
        return type(value).__name__


def described_wire(wire: Any) -> str:
    """Describes a stored value and its DynamoDB type, shortened for a message."""
    if isinstance(wire, dict):
        pairs = list(cast("dict[str, Any]", wire).items())
        if len(pairs) == 1:
            kind, content = pairs[0]
            return "NULL" if kind == "NULL" else f"{kind} {_REPR.repr(content)}"
    return _REPR.repr(wire)


def _present(**parts: Any) -> dict[str, Any]:
    return {name: part for name, part in parts.items() if part is not None}

"""Forms of text, bytes, flags and UUIDs."""

from __future__ import annotations

from binascii import b2a_base64
from typing import Any
from uuid import UUID

from tablewright.errors import InvalidValueError, StoredItemError
from tablewright.model.forms.form import Form
from tablewright.model.forms.source import Scope


class TextForm(Form):
    """`str`, stored unchanged: any text that UTF-8 can encode, including the empty one."""

    kind = "S"
    label = "str"
    decoded_type = str
    is_key_text = True

    def fit(self, value: Any) -> str:
        """Returns the text. A subclass, such as a member of a StrEnum, becomes a plain `str`."""
        if not isinstance(value, str):
            self.refuse(value)
        text = value if type(value) is str else str.__str__(value)
        if not text.isascii():
            try:
                text.encode()
            except UnicodeEncodeError:
                raise InvalidValueError("the text contains an unpaired surrogate") from None
        return text

    def takes(self, value: Any) -> bool:
        return isinstance(value, str)

    def content_of(self, fitted: str) -> str:
        return fitted

    def fits_source(self, value: str, scope: Scope) -> str:
        """A lone surrogate is neither ASCII nor printable, so the test rejects it."""
        is_text = f"{scope.bind(type)}({value}) is {scope.bind(str)}"
        return f"{is_text} and ({value}.isascii() or {value}.isprintable())"

    def content_source(self, value: str, scope: Scope) -> str:
        return value

    def json_source(self, content: str, scope: Scope) -> str:
        return content


class BinaryForm(Form):
    """`bytes`, stored as B: base64 on the wire."""

    kind = "B"
    label = "bytes"
    decoded_type = bytes

    def fit(self, value: Any) -> bytes:
        """Returns the bytes; copies a bytearray or memoryview."""
        if not self.takes(value):
            self.refuse(value)
        return bytes(value)

    def takes(self, value: Any) -> bool:
        return isinstance(value, bytes | bytearray | memoryview)

    def content_of(self, fitted: bytes) -> str:
        return b2a_base64(fitted, newline=False).decode()


class BooleanForm(Form):
    """`bool`, stored as BOOL; `true` or `false` in a key."""

    kind = "BOOL"
    label = "bool"
    decoded_type = bool
    is_key_text = True
    is_content_key_text = False

    def fit(self, value: Any) -> bool:
        """Returns the flag; rejects 0 and 1."""
        if value is not True and value is not False:
            self.refuse(value)
        return value

    def takes(self, value: Any) -> bool:
        return isinstance(value, bool)

    def content_of(self, fitted: bool) -> bool:
        return fitted

    def key_text(self, value: Any) -> str:
        return "true" if self.fit(value) else "false"

    def from_key_text(self, text: str) -> bool:
        if text not in ("true", "false"):
            raise StoredItemError("expected true or false", seen=f", found {text!r}")
        return text == "true"

    def fits_source(self, value: str, scope: Scope) -> str:
        return f"{scope.bind(type)}({value}) is {scope.bind(bool)}"

    def content_source(self, value: str, scope: Scope) -> str:
        return value

    def json_source(self, content: str, scope: Scope) -> str:
        return content


class UuidForm(Form):
    """`UUID`, stored as text in lower case with hyphens."""

    kind = "S"
    format = "uuid"
    label = "UUID"
    decoded_type = UUID
    is_key_text = True

    def fit(self, value: Any) -> UUID:
        """Returns the UUID; rejects a UUID in text form."""
        if not isinstance(value, UUID):
            self.refuse(value)
        return value

    def takes(self, value: Any) -> bool:
        return isinstance(value, UUID)

    def content_of(self, fitted: UUID) -> str:
        return str(fitted)

    def fits_source(self, value: str, scope: Scope) -> str:
        return f"{scope.bind(type)}({value}) is {scope.bind(UUID)}"

    def content_source(self, value: str, scope: Scope) -> str:
        return f"{scope.bind(str)}({value})"

    def json_source(self, content: str, scope: Scope) -> str:
        """An expression for the UUID: msgspec formats it as stored, and faster than Python."""
        return content

"""Unread values: free-form attributes that a reader leaves as DynamoDB keeps them.

    page = db.run(Event.inbox("acme").unread(Event.payload))
    value_of(page.items[0].payload)         # what a query without `unread` gives

Reading a free-form value takes longer than the rest of an item. A reader that needs few of them
leaves all unread, and reads those few. An unread value is a `msgspec.Raw` with the stored JSON.
Not here: which attributes a query leaves unread (`model.plans.unread_plans`).
"""

from __future__ import annotations

from typing import Any

import msgspec

from tablewright.model.forms.form import Form, Wire
from tablewright.model.forms.open_values import OpenWire, read_struct
from tablewright.model.forms.source import Scope

_decode = msgspec.json.Decoder(OpenWire).decode
_plain = msgspec.json.Decoder().decode
_encode = msgspec.json.Encoder().encode
_NULL, _NULL_BYTES_MAX = {"NULL": True}, 64  # with whatever spaces a server may send


def value_of(unread: msgspec.Raw) -> Any:
    """The value of an unread attribute.

    >>> value_of(msgspec.Raw(b'{"M":{"count":{"N":"2"}}}'))
    {'count': 2}
    """
    return read_struct(_decode(unread))


class UnreadForm(Form):
    """A free-form value that is checked for its kind only, and not read."""

    is_direct = False
    has_plain_wire = True

    def __init__(self, inner: Form) -> None:
        assert inner.is_free, "other values are converted when they are read"
        self._inner = inner
        self.kind, self.label, self.format = inner.kind, inner.label, inner.format
        self._begin = b"{" if inner.kind == "ANY" else b'{"%b":' % inner.kind.encode()

    def fit(self, value: Any) -> Any:
        """The value as it will be read back; raises `InvalidValueError`."""
        return self._inner.fit(value)

    def takes(self, value: Any) -> bool:
        """Whether a value is of this form's Python type."""
        return self._inner.takes(value)

    def content_of(self, fitted: Any) -> Any:
        """What is stored of a fitted value."""
        return self._inner.content_of(fitted)

    def from_wire(self, wire: Wire) -> msgspec.Raw:
        """The unread value of what DynamoDB keeps; raises `StoredItemError`."""
        self._inner.from_wire(wire)
        return msgspec.Raw(_encode(wire))

    def wire_type(self) -> Any:
        """The bytes as they are."""
        return msgspec.Raw

    nullable_wire_type = wire_type

    def read_source(self, wire: str, scope: Scope) -> str:
        """Checks the kind."""
        return f"{scope.bind(self._checked)}({wire})"

    def nullable_read_source(self, wire: str, scope: Scope) -> str:
        """Checks the kind; NULL, and nothing, is None."""
        return f"(None if {wire} is None else {scope.bind(self._checked_or_none)}({wire}))"

    def _checked(self, unread: msgspec.Raw) -> msgspec.Raw:
        content = bytes(unread)  # which lets go of the response that it is a part of
        if not content.startswith(self._begin):
            self._inner.from_wire(_plain(content))
        return msgspec.Raw(content)

    def _checked_or_none(self, unread: msgspec.Raw) -> msgspec.Raw | None:
        is_short = len(bytes(unread)) <= _NULL_BYTES_MAX
        return None if is_short and _plain(unread) == _NULL else self._checked(unread)

"""Unread values: maps and lists of `Any` that stay in their stored form.

    page = db.run(Event.inbox("acme").unread(Event.payload))
    value_of(page.items[0].payload)         # the result of a query without `unread`

Decoding a free-form value takes longer than the rest of an item. Code that needs few of them can
leave all unread, and decode those few. An unread value is a `msgspec.Raw` with the stored members
or elements; that it is a map or a list was checked.
Not here: which attributes a query leaves unread (`model.plans.unread_plans`).
"""

from __future__ import annotations

from typing import Any

import msgspec

from tablewright.model.forms.form import Form, Wire
from tablewright.model.forms.open_values import (
    JsonWire,
    OpenWire,
    read_json_elements,
    read_json_members,
    read_struct,
)

_decode_map = msgspec.json.Decoder(dict[str, OpenWire]).decode
_decode_list = msgspec.json.Decoder(list[OpenWire]).decode
_json_map = msgspec.json.Decoder(dict[str, JsonWire]).decode
_json_list = msgspec.json.Decoder(list[JsonWire]).decode
_encode = msgspec.json.Encoder().encode
_encode_json = msgspec.json.Encoder(decimal_format="number").encode


def value_of(unread: msgspec.Raw) -> Any:
    """Decodes an unread attribute.

    >>> value_of(msgspec.Raw(b'{"count":{"N":"2"}}'))
    {'count': 2}
    """
    content = bytes(unread)
    if content.startswith(b"["):
        return [read_struct(one) for one in _decode_list(content)]
    wires: dict[str, Any] = _decode_map(content)
    return {name: read_struct(one) if one.S is None else one.S for name, one in wires.items()}


def json_of(unread: msgspec.Raw) -> msgspec.Raw:
    """Returns the JSON of an unread attribute, with all digits of its numbers.

    >>> bytes(json_of(msgspec.Raw(b'{"count":{"N":"2"}}')))
    b'{"count":2}'
    """
    return (json_of_list if bytes(unread).startswith(b"[") else json_of_map)(unread)


def json_of_map(unread: msgspec.Raw) -> msgspec.Raw:
    """The JSON of an unread map."""
    return msgspec.Raw(_encode_json(read_json_members(_json_map(unread))))


def json_of_list(unread: msgspec.Raw) -> msgspec.Raw:
    """The JSON of an unread list."""
    return msgspec.Raw(_encode_json(read_json_elements(_json_list(unread))))


def json_of_open(value: Any) -> msgspec.Raw:
    """The JSON of a free-form value."""
    return msgspec.Raw(_encode_json(value))


def can_stay_unread(form: Form) -> bool:
    """Whether values of a form can stay in stored form."""
    return form.is_free and form.kind in ("M", "L")


class UnreadForm(Form):
    """A map or list that is checked for its kind, but not decoded."""

    decoded_type = msgspec.Raw

    def __init__(self, inner: Form) -> None:
        assert can_stay_unread(inner), "other values are converted when they are read"
        self._inner = inner
        self.kind, self.label, self.format = inner.kind, inner.label, inner.format

    def fit(self, value: Any) -> Any:
        """Returns the value as it will be read back; raises `InvalidValueError`."""
        return self._inner.fit(value)

    def takes(self, value: Any) -> bool:
        return self._inner.takes(value)

    def content_of(self, fitted: Any) -> Any:
        return self._inner.content_of(fitted)

    def from_wire(self, wire: Wire) -> msgspec.Raw:
        """Returns the unread value of a stored attribute; raises `StoredItemError`."""
        self._inner.from_wire(wire)
        return msgspec.Raw(_encode(wire[self.kind]))

    def nullable_wire_type(self) -> Any:
        """The type of a wire that may be NULL: msgspec does not support `Raw | None`."""
        members = [(self.kind, msgspec.Raw, None), ("NULL", bool, False)]
        return msgspec.defstruct(
            f"Unread{self.kind}",
            members,
            frozen=True,
            gc=False,
            omit_defaults=True,
            forbid_unknown_fields=True,
        )

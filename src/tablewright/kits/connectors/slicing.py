"""Slicing: records are cut out of a response as the bytes that the platform sent.

Unknown fields, the order of fields and the digits of numbers stay as they are: nothing is decoded
that the connector does not need.
Not here: what a page means (`connectors.listing`).
"""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from msgspec import Raw, defstruct

from tablewright.kits.vault import Record


class ShapeError(Exception):
    """A response does not have the documented shape. `is_truncated`: it ends too early."""

    def __init__(self, message: str, *, is_truncated: bool = False) -> None:
        super().__init__(message)
        self.is_truncated = is_truncated


class Document:
    """A JSON document of which single parts are read.

    >>> Document(b'{"paging": {"next": {"after": "7"}}}').text("paging.next.after")
    '7'
    """

    def __init__(self, body: bytes | Raw) -> None:
        """Raises `ShapeError` if the document is not JSON."""
        if not _is_utf8(body):
            raise ShapeError("The response is not UTF-8.")
        self._whole = _decoded(body, Raw)
        self._fields = _fields_of(self._whole)

    def at(self, path: str) -> Raw | None:
        """Returns the slice at a path; None if it is missing or null."""
        if not path:
            return self._whole
        fields, found = self._fields, self._whole
        names = path.split(".")
        for place, name in enumerate(names, start=1):
            if name not in fields:
                return None
            found = fields[name]
            fields = _fields_of(found) if place < len(names) else fields
        return None if bytes(found) == b"null" else found

    def text(self, path: str) -> str:
        """Returns a string or an integer at a path, as text; "" if there is none."""
        found = self.at(path)
        if found is None:
            return ""
        try:
            return str(msgspec.json.decode(found, type=str | int, strict=True))
        except msgspec.DecodeError:
            return ""

    def is_true(self, path: str) -> bool:
        """Whether the value at a path is `true`."""
        found = self.at(path)
        return found is not None and bytes(found) == b"true"

    def slices(self, path: str) -> list[Raw]:
        """Returns the elements of the list at a path; raises `ShapeError`."""
        found = self.at(path)
        if found is None:
            raise ShapeError(f"The response has no list {path!r}.")
        return _decoded(found, list[Raw])

    def records(self, path: str, id_path: str) -> list[Record]:
        """Returns the records of the list at a path; raises `ShapeError`."""
        decode = id_decoder(id_path)
        found = list[Record]()
        for one in self.slices(path):
            try:
                record_id = _inner(decode(one))
            except msgspec.DecodeError as error:
                raise ShapeError(f"A record has no id {id_path!r}: {error}.") from None
            found.append(Record(record_id, bytes(one)))
        return found


def record_of(raw: Raw, id_path: str) -> Record:
    """Returns one record; raises `ShapeError`."""
    try:
        return Record(_inner(id_decoder(id_path)(raw)), bytes(raw))
    except msgspec.DecodeError as error:
        raise ShapeError(f"A record has no id {id_path!r}: {error}.") from None


@cache
def id_decoder(path: str) -> Any:
    """Returns a function that decodes only the id of a record."""
    kind: Any = str | int
    for place, name in enumerate(reversed(path.split("."))):
        kind = defstruct(f"Id{place}", [("value", kind)], rename={"value": name})
    return msgspec.json.Decoder(kind).decode


def _is_utf8(body: bytes | Raw) -> bool:
    try:
        str(body, "utf-8")
    except UnicodeDecodeError:
        return False
    return True


def _inner(found: Any) -> str:
    while not isinstance(found, str | int):
        found = found.value
    return str(found)


def _fields_of(raw: Raw) -> dict[str, Raw]:
    try:
        return msgspec.json.decode(raw, type=dict[str, Raw])
    except msgspec.DecodeError:
        return {}


def _decoded(raw: bytes | Raw, kind: Any) -> Any:
    try:
        return msgspec.json.decode(raw, type=kind)
    except msgspec.DecodeError as error:
        is_truncated = "truncated" in str(error)
        raise ShapeError(f"The response is invalid: {error}.", is_truncated=is_truncated) from None

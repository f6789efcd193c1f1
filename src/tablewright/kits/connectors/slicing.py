"""Slicing: cuts records out of a response, as the bytes that the platform sent.

Unknown fields, the order of fields and the digits of numbers stay as they are: nothing is decoded
that the connector does not need.
Not here: the meaning of a page (`connectors.listing`).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from operator import attrgetter
from typing import Any, Final

import msgspec
from msgspec import Raw, defstruct

from tablewright.kits.vault import Record

_decode_fields: Final = msgspec.json.Decoder(dict[str, Raw]).decode


class ShapeError(Exception):
    """A response does not have the documented shape. `is_truncated`: it ends too early."""

    def __init__(self, message: str, *, is_truncated: bool = False) -> None:
        super().__init__(message)
        self.is_truncated = is_truncated


class Document:
    """A JSON document whose parts are read one by one.

    >>> Document(b'{"paging": {"next": {"after": "7"}}}').text("paging.next.after")
    '7'
    """

    def __init__(self, body: bytes | Raw) -> None:
        """Raises `ShapeError` if the document is not JSON."""
        if not _is_utf8(body):
            raise ShapeError("The response is not UTF-8.")
        fields = _fields_of(body)
        if fields is None:  # the document may be a list
            self._whole = _decoded(body, Raw)
        else:
            self._whole = body if isinstance(body, Raw) else Raw(body)
        self._fields = fields or {}

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
            fields = (_fields_of(found) or {}) if place < len(names) else fields
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
        return _decoded(self._listed(path), list[Raw])

    def records(self, path: str, id_path: str) -> list[Record]:
        """Returns the records of the list at a path; raises `ShapeError`."""
        listed = self._listed(path)
        slices = _decoded(listed, list[Raw])
        try:
            ids = _ids_decoder(id_path)(listed)
        except msgspec.DecodeError as error:
            raise ShapeError(f"A record has no id {id_path!r}: {error}.") from None
        return list(map(Record, map(str, map(_inner_of(id_path), ids)), map(bytes, slices)))

    def _listed(self, path: str) -> Raw:
        found = self.at(path)
        if found is None:
            raise ShapeError(f"The response has no list {path!r}.")
        return found


def record_of(raw: Raw, id_path: str) -> Record:
    """Returns one record; raises `ShapeError`."""
    try:
        found = _id_decoder(id_path)(raw)
    except msgspec.DecodeError as error:
        raise ShapeError(f"A record has no id {id_path!r}: {error}.") from None
    return Record(str(_inner_of(id_path)(found)), bytes(raw))


def _id_kind(path: str) -> Any:
    """The type of a record for decoding only its id."""
    kind: Any = str | int
    for place, name in enumerate(reversed(path.split("."))):
        kind = defstruct(f"Id{place}", [("value", kind)], rename={"value": name})
    return kind


@cache
def _id_decoder(path: str) -> Callable[[Raw], Any]:
    return msgspec.json.Decoder(_id_kind(path)).decode


@cache
def _ids_decoder(path: str) -> Callable[[Raw], list[Any]]:
    kinds: Any = list[_id_kind(path)]
    return msgspec.json.Decoder(kinds).decode


@cache
def _inner_of(path: str) -> Callable[[Any], str | int]:
    """Returns a function that takes the id at a path from a decoded record."""
    return attrgetter(".".join(["value"] * len(path.split("."))))


def _is_utf8(body: bytes | Raw) -> bool:
    try:
        str(body, "utf-8")
    except UnicodeDecodeError:
        return False
    return True


def _fields_of(raw: bytes | Raw) -> dict[str, Raw] | None:
    try:
        return _decode_fields(raw)
    except msgspec.DecodeError:
        return None


def _decoded(raw: bytes | Raw, kind: Any) -> Any:
    try:
        return msgspec.json.decode(raw, type=kind)
    except msgspec.DecodeError as error:
        is_truncated = "truncated" in str(error)
        raise ShapeError(f"The response is invalid: {error}.", is_truncated=is_truncated) from None

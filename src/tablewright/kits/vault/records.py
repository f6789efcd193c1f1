"""Records: the data in a vault, each record as canonical JSON.

    RecordPage([Record("17", b'{"name": "Ada", "born": 1815.0}')], position="cursor-2")

Canonical JSON has sorted keys and no spaces. Numbers stay as they were written, such as `1.10`.
Not here: the source of records (connectors), their storage (`vault.segments`).
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Raw

from tablewright.errors import InvalidError
from tablewright.kits.vault import limits

# Details that msgspec does not keep: the sign of an integer zero, and halves of surrogate pairs.
# Patterns that begin with fixed characters are several times as fast as one for both.
_MINUS_ZERO: Final = re.compile(rb"-0(?![0-9.eE])")
_HALF: Final = re.compile(rb"\\u[dD][89a-fA-F]")
_CONTROL: Final = re.compile(r"[\x00-\x1f\x7f]")
_KINDS: Final[dict[type, str]] = {
    str: "string",
    int: "number",
    Raw: "number",
    bool: "boolean",
    type(None): "null",
    dict: "object",
    list: "array",
}


class Record(NamedTuple):
    """A record of a platform: its id, and its JSON object as received."""

    id: str
    data: bytes


@dataclass(frozen=True, slots=True)
class RecordPage:
    """Some records of a stream.

    `removed` are ids that the platform reports as deleted. `position` is where the next page
    begins, for a job that continues later. `checkpoint` is where the next run begins. Both are
    JSON.
    """

    records: Sequence[Record] = ()
    removed: Sequence[str] = ()
    position: Any = None
    checkpoint: Any = None


def keys_of(records: Sequence[Record]) -> list[bytes]:
    """Returns the ids of records as the vault sorts them; raises `InvalidError`."""
    ids = [one.id for one in records]
    text = "".join(ids)
    if text.isascii() and text.isprintable():
        keys = "\n".join(ids).encode().split(b"\n")
        if all(keys) and max(map(len, keys)) <= limits.VAULT_ID_BYTES_MAX:
            return keys
    return list(map(key_of, ids))


def key_of(record_id: str) -> bytes:
    """Returns an id as the vault sorts it; raises `InvalidError`."""
    try:
        key = record_id.encode()
    except UnicodeEncodeError:
        key = b""
    if not 0 < len(key) <= limits.VAULT_ID_BYTES_MAX or _CONTROL.search(record_id):
        raise InvalidError(
            f"{record_id[:80]!r} is not a valid record id. An id must have 1 to "
            f"{limits.VAULT_ID_BYTES_MAX} bytes and no control characters."
        )
    return key


class Fields:
    """The fields of records, and the types of their values."""

    def __init__(self) -> None:
        self._seen = set[tuple[str, type]]()

    def all_canonical(self, records: Sequence[Record]) -> list[bytes]:
        """Returns the canonical JSON of records, as `canonical` does; raises `InvalidError`."""
        given = [one.data for one in records]
        found = _decoded_together(given)
        if found is None:
            return [self.canonical(one) for one in records]
        values = chain.from_iterable([one.values() for one in found])
        self._seen.update(zip(chain.from_iterable(found), map(type, values), strict=True))
        return list(map(_encode, found))

    def canonical(self, record: Record) -> bytes:
        """Returns the canonical JSON of a record, and notes its fields; raises `InvalidError`."""
        if len(record.data) > limits.VAULT_RECORD_BYTES_MAX:
            raise _invalid(record, f"has more than {limits.VAULT_RECORD_BYTES_MAX} bytes")
        try:
            if _MINUS_ZERO.search(record.data) is None and _HALF.search(record.data) is None:
                found = _decode(record.data)
                text = _encode(found)
            else:
                found = json.loads(record.data, parse_float=_raw, parse_int=_raw)
                text = _text(found).encode()
        except (msgspec.DecodeError, ValueError, RecursionError):
            raise _invalid(record, "is not JSON") from None
        if not isinstance(found, dict):
            raise _invalid(record, "is not a JSON object")
        fields: dict[str, Any] = found  # pyright: ignore[reportUnknownVariableType]
        self._seen.update(zip(fields, map(type, fields.values()), strict=True))
        return text

    def schema(self) -> dict[str, list[str]]:
        """Returns the types of each field that was seen."""
        found = dict[str, set[str]]()
        for name, kind in self._seen:
            found.setdefault(name, set()).add(_KINDS[kind])
        return {name: sorted(found[name]) for name in sorted(found)}


def _raw(text: str) -> Raw:
    return Raw(text.encode())


_decode: Final = msgspec.json.Decoder(float_hook=_raw).decode
_encode: Final = msgspec.json.Encoder(order="sorted").encode


def _decoded_together(given: Sequence[bytes]) -> list[dict[str, Any]] | None:
    """Returns the objects of several records; None if each must be decoded by itself."""
    if sum(map(len, given)) > min(limits.VAULT_TOGETHER_BYTES, limits.VAULT_RECORD_BYTES_MAX):
        return None
    text = b"\n".join(given)
    if _MINUS_ZERO.search(text) is not None or _HALF.search(text) is not None:
        return None
    try:
        found = list(map(_decode, given))
    except (msgspec.DecodeError, ValueError, RecursionError):
        return None
    return found if {dict}.issuperset(map(type, found)) else None


def _text(value: Any) -> str:
    """The same as `_encode`, for details that msgspec does not keep."""
    if isinstance(value, dict):
        members: dict[str, Any] = value  # pyright: ignore[reportUnknownVariableType]
        pairs = (f"{_quoted(name)}:{_text(members[name])}" for name in sorted(members))
        return f"{{{','.join(pairs)}}}"
    if isinstance(value, list):
        values: list[Any] = value  # pyright: ignore[reportUnknownVariableType]
        return f"[{','.join(map(_text, values))}]"
    if isinstance(value, Raw):
        return bytes(value).decode()
    return _quoted(value) if isinstance(value, str) else json.dumps(value)


def _quoted(text: str) -> str:
    try:
        text.encode()
    except UnicodeEncodeError:  # a half of a pair has no UTF-8
        return json.dumps(text)
    return _encode(text).decode()


def _invalid(record: Record, words: str) -> InvalidError:
    return InvalidError(f"The record {record.id[:80]!r} {words}.")

"""The size of a JSON text: how many values it has, and how deeply they are nested.

A text is measured before anything of it is decoded, because values cost more than bytes: 4 MiB of
text are read within milliseconds, 4 MiB of `{}` take seconds. It is looked at in pieces, so that a
thread that does it does not keep Python's lock for long.
Not here: reading the values (`api.http.json_text`).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tablewright import limits
from tablewright.api import limits as api_limits
from tablewright.errors import InvalidError, TooLargeError

_PIECE_BYTES = 64 * limits.KIB
_BACKSLASH = ord("\\")
_AS_SQUARE = bytes.maketrans(b"{}", b"[]")
_NO_BRACKETS = bytes(set(range(256)) - set(b"[]{}"))


@dataclass(frozen=True, slots=True)
class JsonSize:
    """What reading a text takes."""

    bytes: int
    values: int  # at most

    @property
    def is_long(self) -> bool:
        """Whether an event loop should not read it itself."""
        return (
            self.values > api_limits.API_INLINE_VALUES_MAX
            or self.bytes > api_limits.API_INLINE_BODY_BYTES_MAX
        )


def size_of(text: bytes, *, levels_max: int = limits.NESTING_LEVELS_MAX) -> JsonSize:
    """Measures a text; raises `TooLargeError` or `InvalidError`.

    >>> size_of(b'{"a": [1, 2]}').values
    4
    """
    brackets = text.count(b"{") + text.count(b"[")
    rough = brackets + text.count(b",") + 1
    if brackets <= levels_max and rough <= api_limits.API_INLINE_VALUES_MAX:
        return JsonSize(len(text), rough)
    kept: list[bytes] = []
    values = 1
    for piece in outside_texts(text):
        own = piece.translate(_AS_SQUARE, _NO_BRACKETS)
        values += own.count(b"[") + piece.count(b",")
        if values > api_limits.API_BODY_VALUES_MAX:
            raise TooLargeError(
                f"The body may have at most {api_limits.API_BODY_VALUES_MAX} values.",
                details={"valuesMax": api_limits.API_BODY_VALUES_MAX},
            )
        kept.append(own)
    _check_levels(b"".join(kept), levels_max)
    return JsonSize(len(text), values)


def outside_texts(text: bytes) -> Iterator[bytes]:
    """What is not within quotes, a piece at a time. What does not end is left for the decoder."""
    start, is_inside = 0, False
    while start < len(text):
        end = start + _PIECE_BYTES
        while end < len(text) and text[end - 1] == _BACKSLASH:  # it belongs to what follows
            end += 1
        piece = text[start:end]
        start = end
        if b"\\" in piece:
            piece = piece.replace(b"\\\\", b"").replace(b'\\"', b"")
        parts = piece.split(b'"')
        yield b"".join(parts[is_inside::2])
        is_inside ^= len(parts) % 2 == 0


def _check_levels(brackets: bytes, levels_max: int) -> None:
    """Taking all pairs away that hold nothing takes one level away."""
    for _ in range(levels_max):
        fewer = brackets.replace(b"[]", b"")
        if len(fewer) == len(brackets):
            return
        brackets = fewer
    if b"[]" in brackets:
        raise InvalidError(f"The body may be nested at most {levels_max} levels deep.")

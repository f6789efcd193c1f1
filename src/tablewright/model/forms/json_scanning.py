"""Scans JSON bytes piece by piece, without decoding them.

Not here: decoding (`api.http.json_text`), sizes (`api.http.json_size`).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tablewright import limits

_PIECE_BYTES: Final = 8 * limits.KIB  # any content is scanned within a tenth of a millisecond
_BACKSLASH: Final = ord("\\")
_NUMBER_SIGNS: Final = b"0123456789.eE+-"


def outside_texts(text: bytes) -> Iterator[bytes]:
    """Yields the parts outside strings. An unclosed string is left to the decoder."""
    start, is_inside = 0, False
    while start < len(text):
        end = start + _PIECE_BYTES
        while end < len(text) and text[end - 1] == _BACKSLASH:  # belongs to the next part
            end += 1
        piece = text[start:end]
        start = end
        if b"\\" in piece:
            piece = piece.replace(b"\\\\", b"").replace(b'\\"', b"")
        parts = piece.split(b'"')
        yield b"".join(parts[is_inside::2])
        is_inside ^= len(parts) % 2 == 0


def between_numbers(text: bytes) -> Iterator[bytes]:
    """Yields the parts outside strings, without splitting a number."""
    begun: list[bytes] = []
    for piece in outside_texts(text):
        whole = piece.rstrip(_NUMBER_SIGNS)
        if whole:
            yield b"".join((*begun, whole))
            begun = []
        begun.append(piece[len(whole) :])
    yield b"".join(begun)

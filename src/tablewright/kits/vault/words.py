"""Words: a filter for each block of records, which identifies words that are certainly not in it.

A filter is a Bloom filter with 8 bits for each word of the block, and 4 hashes. Words are those of
ids and values, not of field names, with letter case folded. A word is UTF-8.
Not here: reading the blocks that may have a word (`vault.states`).
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from itertools import repeat
from string import ascii_lowercase, digits
from typing import Final
from zlib import crc32

from tablewright.kits.vault import limits

_ESCAPES: Final = re.compile(rb"\\(?:u[0-9a-fA-F]{4}|.)")
# Word characters of ASCII in lower case, a space for its other characters, and parts of UTF-8.
_FOLDED: Final = bytes(
    one if one >= 0x80 else ord(chr(one).lower()) if chr(one).isalnum() or one == ord("_") else 0x20
    for one in range(256)
)
_WORD: Final = re.compile(rf"\w{{{limits.WORD_LENGTH_MIN},{limits.WORD_LENGTH_MAX}}}")
_COLON: Final = ord(":")
_SECOND: Final = 0x9E3779B9  # where the second hash begins
_DIGITS: Final = bytes.maketrans(b"\0\1", b"01")
_TOO_SHORT: Final = frozenset(one.encode() for one in ("_", *ascii_lowercase, *digits))
assert limits.WORD_LENGTH_MIN == 2, "words that are too short have one character"


def words_in(text: str) -> set[bytes]:
    """Returns the words of a text.

    >>> sorted(words_in("Ada@Example.com"))
    [b'ada', b'com', b'example']
    """
    return {one.encode("utf-8", "surrogatepass") for one in _WORD.findall(text.casefold())}


def words_of(ids: bytes, records: bytes) -> set[bytes]:
    r"""Returns the words of records, which are canonical JSON: of their ids and values.

    >>> sorted(words_of(b"c1", b'{"name":"Ada\\nKing"}'))
    [b'ada', b'c1', b'king']
    """
    texts = b" ".join([ids, *_values(records)])
    # A translation and a split are three times as fast as the pattern, which remains for the rest.
    found = set(texts.translate(_FOLDED).split()) - _TOO_SHORT
    rest = [one for one in found if len(one) > limits.WORD_LENGTH_MAX]
    if not texts.isascii():
        rest += [one for one in found if not one.isascii()]
    if rest:
        found.difference_update(rest)
        found |= words_in(b" ".join(rest).decode())
    return found


def _values(records: bytes) -> set[bytes]:
    """Returns the values of records, and text between them; repeated values once.

    Usual records have few different values, so that most text is left out here.
    """
    if b"\\" in records:
        records = _ESCAPES.sub(b" ", records)
    parts = records.split(b'"')  # every second one is a string
    found = {one for one, after in zip(parts[1::2], parts[2::2], strict=True) if after[0] != _COLON}
    found.update(parts[::2])
    return found


def filter_of(words: Collection[bytes]) -> bytes:
    """Returns the filter for a set of words."""
    size_bytes = max(1, len(words) * limits.WORD_BITS // 8)
    bits = size_bytes * 8
    made = bytearray(4 * bits)  # four sums below `bits` each
    for first, second in zip(map(crc32, words), map(crc32, words, repeat(_SECOND)), strict=True):
        at, step = first % bits, (second | 1) % bits
        made[at] = made[at + step] = made[at + 2 * step] = made[at + 3 * step] = 1
    made.reverse()
    text = bytes(made).translate(_DIGITS)
    quarters = (text[start : start + bits] for start in range(0, 4 * bits, bits))
    found = 0
    for one in quarters:
        found |= int(one, 2)
    return found.to_bytes(size_bytes, "little")


def may_have(made: bytes, words: Iterable[bytes]) -> bool:
    """Whether a block may have all of these words."""
    bits = len(made) * 8
    return all(made[bit >> 3] & 1 << (bit & 7) for word in words for bit in _bits(word, bits))


def _bits(word: bytes, bits: int) -> tuple[int, int, int, int]:
    first, step = crc32(word) % bits, (crc32(word, _SECOND) | 1) % bits
    return first, (first + step) % bits, (first + 2 * step) % bits, (first + 3 * step) % bits

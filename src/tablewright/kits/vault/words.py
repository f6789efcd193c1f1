"""Words: a filter for each block of records, which says what words are certainly not in it.

A filter is a Bloom filter with 8 bits for each word of the block, and 4 hashes. Words are those of
ids and values, not of field names, with letter case folded.
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

_NAMES: Final = re.compile(rb'"[^"\\]*+(?:\\.[^"\\]*+)*+":')
_PLAIN_NAMES: Final = re.compile(rb'"[^"]*+":')  # of lines without escaped quotes
_ESCAPES: Final = re.compile(rb"\\(?:u[0-9a-fA-F]{4}|.)")
# Word characters of ASCII in lower case, a space for its other characters, and parts of UTF-8.
_FOLDED: Final = bytes(
    one if one >= 0x80 else ord(chr(one).lower()) if chr(one).isalnum() or one == ord("_") else 0x20
    for one in range(256)
)
_WORD: Final = re.compile(rf"\w{{{limits.WORD_LENGTH_MIN},{limits.WORD_LENGTH_MAX}}}")
_SECOND: Final = 0x9E3779B9  # where the second hash begins
_DIGITS: Final = bytes.maketrans(b"\0\1", b"01")
_TOO_SHORT: Final = frozenset(one.encode() for one in ("_", *ascii_lowercase, *digits))
assert limits.WORD_LENGTH_MIN == 2, "words that are too short have one character"


def words_in(text: str) -> set[str]:
    """Returns the words of a text.

    >>> sorted(words_in("Ada@Example.com"))
    ['ada', 'com', 'example']
    """
    return set(_WORD.findall(text.casefold()))


def words_of(lines: bytes) -> set[str]:
    r"""Returns the words of records: of their ids and values.

    >>> sorted(words_of(b'c1\t{"name":"Ada\\nKing"}'))
    ['ada', 'c1', 'king']
    """
    values = _values(lines)
    if b"\\" in values:
        values = _ESCAPES.sub(b" ", values)
    # A translation and a split are three times as fast as the pattern, which remains for the rest.
    parts = set(values.translate(_FOLDED).split())
    found = parts - _TOO_SHORT
    rest = [one for one in found if len(one) > limits.WORD_LENGTH_MAX]
    if not values.isascii():
        rest += [one for one in found if not one.isascii()]
    found.difference_update(rest)
    plain = b" ".join(found).decode().split()
    return set(plain).union(*(words_in(one.decode()) for one in rest))


def _values(lines: bytes) -> bytes:
    """Returns the lines without names; what repeats comes once.

    Usual records have few different values, so that most text is left out here.
    """
    if b'\\"' in lines:
        return _NAMES.sub(b" ", lines)
    *parts, last = lines.split(b'":')
    distinct = set(parts)
    if 0 in map(bytes.count, distinct, repeat(b'"')):  # `":` is a part of a text
        return _NAMES.sub(b" ", lines)
    values = _PLAIN_NAMES.sub(b" ", b'":'.join([*distinct, last]))
    return b" ".join(set(values.split(b'"')))


def filter_of(words: Collection[str]) -> bytes:
    """Returns the filter for a set of words."""
    size_bytes = max(1, len(words) * limits.WORD_BITS // 8)
    bits = size_bytes * 8
    coded = [one.encode("utf-8", "surrogatepass") for one in words]
    made = bytearray(4 * bits)  # four sums below `bits` each
    for first, second in zip(map(crc32, coded), map(crc32, coded, repeat(_SECOND)), strict=True):
        at, step = first % bits, (second | 1) % bits
        made[at] = made[at + step] = made[at + 2 * step] = made[at + 3 * step] = 1
    made.reverse()
    text = bytes(made).translate(_DIGITS)
    quarters = (text[start : start + bits] for start in range(0, 4 * bits, bits))
    found = 0
    for one in quarters:
        found |= int(one, 2)
    return found.to_bytes(size_bytes, "little")


def may_have(made: bytes, words: Iterable[str]) -> bool:
    """Whether a block may have all of these words."""
    bits = len(made) * 8
    return all(made[bit >> 3] & 1 << (bit & 7) for word in words for bit in _bits(word, bits))


def _bits(word: str, bits: int) -> tuple[int, int, int, int]:
    coded = word.encode("utf-8", "surrogatepass")
    first, step = crc32(coded) % bits, (crc32(coded, _SECOND) | 1) % bits
    return first, (first + step) % bits, (first + 2 * step) % bits, (first + 3 * step) % bits

"""Words: a filter for each block of records, which says what words are certainly not in it.

A filter is a Bloom filter with 8 bits for each word of the block, and 4 hashes. Words are those of
ids and values, not of field names, with letter case folded.
Not here: reading the blocks that may have a word (`vault.states`).
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from typing import Final
from zlib import crc32

from tablewright.kits.vault import limits

_NAMES: Final = re.compile(r'"(?:[^"\\]|\\.)*":')
_ESCAPES: Final = re.compile(r"\\(?:u[0-9a-fA-F]{4}|.)")
_WORD: Final = re.compile(rf"\w{{{limits.WORD_LENGTH_MIN},{limits.WORD_LENGTH_MAX}}}")
_SECOND: Final = 0x9E3779B9  # where the second hash begins


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
    text = _NAMES.sub(" ", lines.decode())
    return words_in(_ESCAPES.sub(" ", text) if "\\" in text else text)


def filter_of(words: Collection[str]) -> bytes:
    """Returns the filter for a set of words."""
    made = bytearray(max(1, len(words) * limits.WORD_BITS // 8))
    bits = len(made) * 8
    for word in words:
        for bit in _bits(word, bits):
            made[bit >> 3] |= 1 << (bit & 7)
    return bytes(made)


def may_have(made: bytes, words: Iterable[str]) -> bool:
    """Whether a block may have all of these words."""
    bits = len(made) * 8
    return all(made[bit >> 3] & 1 << (bit & 7) for word in words for bit in _bits(word, bits))


def _bits(word: str, bits: int) -> list[int]:
    coded = word.encode("utf-8", "surrogatepass")
    first, second = crc32(coded), crc32(coded, _SECOND) | 1
    return [(first + number * second) % bits for number in range(limits.WORD_HASHES)]

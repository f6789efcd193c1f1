"""Readable passwords, for people whom a program creates."""

from __future__ import annotations

from typing import Final

from tablewright.ids import Ids

_CONSONANTS: Final = "bdfghjklmnprstvz"
_VOWELS: Final = "aeio"
_WORDS, _SYLLABLES = 4, 2  # 48 random bits that people can type


def readable_password(ids: Ids) -> str:
    """Returns a random password that can be read aloud.

    >>> from tablewright.ids import CountingIds
    >>> readable_password(CountingIds())
    'baba-baba-baba-bada'
    """
    syllables = [
        _CONSONANTS[byte % 16] + _VOWELS[byte // 16 % 4]
        for byte in ids.random_bytes(_WORDS * _SYLLABLES)
    ]
    words = ["".join(syllables[at : at + _SYLLABLES]) for at in range(0, 8, _SYLLABLES)]
    return "-".join(words)

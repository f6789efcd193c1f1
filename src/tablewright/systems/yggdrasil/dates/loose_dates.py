"""Loosely written dates: `Abt. 1820`, `circa March 1850`, `between 1850-55`, `3/4/2010`.

Programs and people write these instead of `ABT 1820`. Such a text stays a phrase; its most likely
meaning determines its order, and who is presumed dead. It is never treated as more exact than
written: days and months in digits are ambiguous, so only their year counts.
Not here: date values as GEDCOM has them (`yggdrasil.dates`).
"""

from __future__ import annotations

import re
from typing import Final

from tablewright.systems.yggdrasil.dates.calendars import CIVIL_MONTHS

_MARKS: Final = (
    ("ABT", re.compile(r"(?:about|abt\.?|around|circa|ca\.?|c\.|approx\.?|approximately|~)\s*")),
    ("EST", re.compile(r"(?:est\.?|estimated|probably|prob\.?|perhaps|maybe|say)\s+")),
    ("CAL", re.compile(r"(?:cal\.?|calc\.?|calculated)\s+")),
    ("BEF", re.compile(r"(?:before|bef\.?|by|until|<)\s*")),
    ("AFT", re.compile(r"(?:after|aft\.?|since|>)\s*")),
)
_BETWEEN = re.compile(
    r"(?:between|betw\.?|bet\.?|from)\s+(.+?)\s*(?:\band\b|\bto\b|[&\u2013-])\s*(.+)"
)
_YEARS = re.compile(r"(\d{4})\s*[\u2013-]\s*(\d{4})")
_WORDS = re.compile(r"(?:(\d{1,2})(?:st|nd|rd|th)?\.?\s+)?([a-z]{3,9})\.?,?\s+(\d{3,4})")
_AMERICAN = re.compile(r"([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{3,4})")
_DIGITS = re.compile(r"\d{1,2}([./-])\d{1,2}\1(\d{4})")
_ISO = re.compile(r"(\d{4})-(\d{2})-(\d{2})")
_MONTH_NAMES: Final = (
    "january february march april may june july august september october november december"
).split()


def value_of(phrase: str) -> str | None:
    """Returns the date value that a text most likely means; None if it is not a date.

    >>> value_of("Abt. 1820"), value_of("12th of never")
    ('ABT 1820', None)
    """
    text = " ".join(phrase.lower().split())
    span = _BETWEEN.fullmatch(text) or _YEARS.fullmatch(text)
    if span is not None:
        first, last = _one(span[1]), _one(span[2])
        return None if first is None or last is None else f"BET {first} AND {last}"
    if text.endswith("?"):
        guessed = _one(text.removesuffix("?").rstrip())
        return guessed and f"EST {guessed}"
    for word, mark in _MARKS:
        if (found := mark.match(text)) is not None:
            rest = _one(text[found.end() :])
            return rest and f"{word} {rest}"
    return _one(text)


def _one(text: str) -> str | None:
    if text.isascii() and text.isdigit() and len(text) in (3, 4):
        return text
    if (found := _ISO.fullmatch(text)) is not None:
        month = int(found[2])
        return _day(found[3], CIVIL_MONTHS[month - 1], found[1]) if 1 <= month <= 12 else None
    if (found := _DIGITS.fullmatch(text)) is not None:
        return found[2]
    if (found := _WORDS.fullmatch(text)) is not None:
        return _day(found[1], _month(found[2]), found[3])
    if (found := _AMERICAN.fullmatch(text)) is not None:
        return _day(found[2], _month(found[1]), found[3])
    return None


def _day(day: str | None, month: str | None, year: str) -> str | None:
    if month is None:
        return None
    return f"{month} {year}" if day is None else f"{int(day)} {month} {year}"


def _month(name: str) -> str | None:
    """Returns the GEDCOM name of a month that is written out or abbreviated."""
    found = [number for number, one in enumerate(_MONTH_NAMES) if one.startswith(name)]
    return CIVIL_MONTHS[found[0]] if len(found) == 1 else None

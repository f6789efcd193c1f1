"""Events of records: their dates and places, as attributes.

The text of a date is normalised: single spaces, upper case, calendars with their 7.0 names. Text
that is not a date is in parentheses, as 5.5.1 writes phrases. A PHRASE of 7.0 that a date cannot
express is part of the text.
Not here: the meaning of texts (`yggdrasil.dates`).
"""

from __future__ import annotations

import re
from datetime import date
from functools import lru_cache
from typing import Final

import msgspec

from tablewright.systems.yggdrasil import limits
from tablewright.systems.yggdrasil.dates.dates import day_text, read_date
from tablewright.systems.yggdrasil.gedcom.files.structures import Structure

_ESCAPE = re.compile(r"@#D([A-Za-z _]+)@ ?")  # some files have no space after it
_BEFORE_CHRIST = re.compile(r"(?<=\d) ?(?:BC|B\.C\.)(?![A-Za-z.])")
_INTERPRETED = re.compile(r"INT ([^(]*?) ?(?:\(.*\))?", re.IGNORECASE)
NEW: Final = "-new"  # a note of ours
_DUAL_YEAR = re.compile(r"\d/\d")


class When(msgspec.Struct, frozen=True):
    """The stored form of a date: a day, a text or both."""

    day: date | None = None
    text: str | None = None
    sort: date | None = None

    @classmethod
    def of(cls, text: str | None) -> When:
        """Returns the stored form of a GEDCOM date."""
        if not text:
            return cls()
        value = read_date(text)
        return cls(None, text, None) if value is None else cls(value.day, text, value.earliest)


_NEVER: Final = When()


def same_date(left: tuple[date | None, str | None], right: tuple[date | None, str | None]) -> bool:
    """Whether two dates, each a day and a text, are equal."""
    return said(*left) == said(*right)


def said(day: date | None, text: str | None) -> str | None:
    """Returns the text of a date; that of its day, if it has no other."""
    if text:
        value = read_date(text)
        if day is None or (value is not None and value.day == day):
            return text
    return None if day is None else day_text(day)


def spelled(text: str) -> str:
    """Returns a date in the spelling of attributes.

    >>> spelled("  ABT    @#DJULIAN@ 44 B.C.")
    'ABT JULIAN 44 BCE'
    """
    plain = " ".join(text.split())
    if "@#D" in plain:
        plain = _ESCAPE.sub(
            lambda found: f"{found[1].strip().replace(' ', '_').upper()} ", plain
        ).rstrip()
    plain = plain.removeprefix("GREGORIAN ")  # the default calendar
    return _BEFORE_CHRIST.sub(" BCE", plain) if "B" in plain else plain


def date_of(event: Structure | None) -> When:
    """Returns the date of an event."""
    found = None if event is None else event.first("DATE")
    if found is None or found.points or len(found.value) > limits.GEDCOM_NAME_LENGTH_MAX:
        return _NEVER
    phrase = found.text("PHRASE").strip() if found.children else ""
    return _phrased(found.value, phrase) if phrase else _when(found.value)


# The same few texts are repeated: years, and months of years.
@lru_cache(maxsize=limits.YGGDRASIL_DATE_TEXTS_REMEMBERED_MAX)
def _when(value: str) -> When:
    return _phrased(value, "")


def _phrased(value: str, phrase: str) -> When:
    """Returns the date of a value with a phrase, which may be any text."""
    text = spelled(value)
    interpreted = _INTERPRETED.fullmatch(text) if text[:4].upper() == "INT " else None
    if interpreted is not None and read_date(interpreted[1]) is not None:
        text = interpreted[1]  # 7.0 has the phrase separate from the date
    if phrase and (not text or _is_written_in(phrase)):
        text = spelled(phrase) if _is_written_in(phrase) else f"({' '.join(phrase.split())})"
    if text and read_date(text) is None:
        # A text that is not a date is a phrase: unchanged, in parentheses.
        text = f"({' '.join(value.split())})"
    if len(text) > limits.GEDCOM_NAME_LENGTH_MAX:
        return _NEVER
    return When.of(text if text.startswith("(") else text.upper())


def _is_written_in(phrase: str) -> bool:
    """Whether a phrase is a date that 7.0 cannot express: one with two years."""
    return _DUAL_YEAR.search(phrase) is not None and read_date(phrase) is not None


def place_of(event: Structure | None) -> str | None:
    """Returns the place of an event."""
    return None if event is None or not event.children else clipped(event.text("PLAC"))


def clipped(text: str) -> str | None:
    """Returns a name or a place on one line, trimmed and bounded."""
    return " ".join(text.split())[: limits.GEDCOM_NAME_LENGTH_MAX] or None if text else None


def set_date(event: Structure, text: str | None) -> None:
    """Replaces the date of an event."""
    old = event.first("DATE")
    if text is None:
        if old is not None:
            event.drop(old)
    elif old is None:
        event.insert(_place_of_date(event), new_date(text))
    else:
        old.value, old.points = text, False
        old.children = [one for one in old.children if one.tag != "PHRASE"]
        old.add(NEW)


def new_date(text: str) -> Structure:
    """Returns a date as attributes spell it; the version's spelling is applied later."""
    return Structure("DATE", text, [Structure(NEW)])


def _place_of_date(event: Structure) -> int:
    """Returns the position of a date: after the type of an event, before everything else."""
    return 1 if event.children and event.children[0].tag == "TYPE" else 0


def note_text(
    record: Structure,
    notes: dict[str, str],
    *,
    bytes_max: int = limits.YGGDRASIL_BIOGRAPHY_BYTES_MAX,
) -> str | None:
    """Returns all notes of a record as one text; `notes` are the note records of the file.

    None if there is more than an attribute has room for.
    """
    texts: list[str] = []
    for note in record.all("NOTE", "SNOTE"):
        text = notes.get(note.value, "") if note.points else note.value
        if text.strip():
            texts.append(text.strip())
    joined = "\n\n".join(texts)
    if len(joined.encode()) > bytes_max:
        return None
    return joined or None


def set_note(record: Structure, text: str | None) -> None:
    """Replaces all notes of a record by one."""
    first: Structure | None = None
    for note in list(record.all("NOTE", "SNOTE")):
        if first is None and text is not None:
            first = note
            note.tag, note.value, note.points = "NOTE", text, False
        else:
            record.drop(note)
    if first is None and text is not None:
        record.add("NOTE", text)

"""Writing: the bytes of a file.

Both versions are written in UTF-8 with a mark. Lines of 5.5.1 end with CR and LF, and long values
continue with CONC, never next to a space, because many programs drop it there.
Not here: which records (`gedcom.assembling`).
"""

from __future__ import annotations

import codecs
import re
from collections.abc import Iterator
from typing import Final

from tablewright.systems.yggdrasil import limits
from tablewright.systems.yggdrasil.gedcom.files.reading import V551
from tablewright.systems.yggdrasil.gedcom.files.structures import Structure, lines_of

MARK: Final = codecs.BOM_UTF8
_CALENDAR = re.compile(r"@#D[A-Z _]+@")
_HEAD = re.compile(r"\d+ (?:@[^@]+@ )?\w+ ?(?:@[^@#][^@]*@$)?")  # level, id, tag and pointer


def written(record: Structure, version: str) -> bytes:
    """Returns the lines of a record as bytes."""
    lines = _lines_551(record) if version == V551 else lines_of(record, _escaped_70)
    end = _ends(version)
    return "".join(f"{line}{end}" for line in lines).encode()


def end_of(version: str) -> bytes:
    """Returns the last line of a file."""
    return f"0 TRLR{_ends(version)}".encode()


def _ends(version: str) -> str:
    return "\r\n" if version == V551 else "\n"


def _escaped_70(text: str) -> str:
    return f"@{text}" if text.startswith("@") else text


def _escaped_551(text: str) -> str:
    """Doubles every `@` of a value, except in calendar names."""
    if "@" not in text:
        return text
    kept = _CALENDAR.findall(text)
    rest = _CALENDAR.split(text)
    doubled = [one.replace("@", "@@") for one in rest]
    return "".join(
        part + (kept[number] if number < len(kept) else "") for number, part in enumerate(doubled)
    )


def _lines_551(record: Structure) -> Iterator[str]:
    for line in lines_of(record, _escaped_551):
        if len(line.encode()) <= limits.GEDCOM_VALUE_LENGTH_WRITTEN:
            yield line
            continue
        yield from _split(line)


def _split(line: str) -> Iterator[str]:
    """Splits a long line into several; only a text can be continued."""
    found = _HEAD.match(line)
    start = 0 if found is None else found.end()
    if start == len(line):
        yield line
        return
    level, _, rest = line.partition(" ")
    tag = rest.split(" ", 2)[1] if rest.startswith("@") else rest.partition(" ")[0]
    below = int(level) if tag == "CONT" else int(level) + 1
    head, begin, most = "", 0, limits.GEDCOM_VALUE_LENGTH_WRITTEN
    # Only the part that may fit is examined: the rest of a text can be very long.
    while len(line) - begin > most or len((head + line[begin:]).encode()) > most:
        end = begin + max(start, _cut(line[begin : begin + most + 1], most - len(head)))
        yield head + line[begin:end]
        begin, head, start = end, f"{below} CONC ", 0
    yield head + line[begin:]


def _cut(line: str, room: int) -> int:
    """Returns where to cut a line: within the limit, and if possible not beside a space or `@`.

    Two `@`s represent one, and are never separated.
    """
    at = room
    while len(line[:at].encode()) > room:
        at -= 1
    for place in range(at, max(at - 100, 1), -1):
        before, after = line[place - 1], line[place : place + 1]
        if not (before.isspace() or after.isspace() or "@" in (before, after)):
            return place
    marks = at - len(line[:at].rstrip("@"))
    return at - marks % 2

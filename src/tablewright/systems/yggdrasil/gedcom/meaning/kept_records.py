"""Kept records: the imported records of items.

    0 @I1@ INDI
    1 -from 5.5.1 17 1         version, line, and which of the tree's files
    1 NAME John /Smith/        the record, as it was
    ...

Our own notes begin with `-`. A pointer without a link is marked `-inert`, a one-sided one `-alone`,
one to nothing `-dangling`, so that it is exported unchanged, and not repaired.
Not here: how items keep the text (`yggdrasil.design.imports`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence, Set
from hashlib import sha256
from typing import Final

import msgspec

from tablewright.systems.yggdrasil import limits
from tablewright.systems.yggdrasil.gedcom.files.structures import (
    VOID,
    Structure,
    kept_records,
    kept_text,
)

_NAME_70 = re.compile(r"[A-Z0-9_]*")
_NOT_IN_NAMES_70 = re.compile(r"[^A-Z0-9_]")
FROM: Final = "-from"
INERT: Final = "-inert"
ALONE: Final = "-alone"
DANGLING: Final = "-dangling"
CLAIMED: Final = "-claimed"  # in FAM: a child who names the family, and is not named by it
WITHOUT: Final = "-without"  # of either: the partner to whom the child must not be linked
ELSEWHERE: Final = "-elsewhere"  # a record too large for the item, stored with the others


class Origin(msgspec.Struct, frozen=True, order=True):
    """The origin of a record; origins sort in the order of the file."""

    file: int  # 1 is the file that was imported first
    line: int
    version: str

    def text(self) -> str:
        """The text of the note that stores the origin."""
        return f"{self.version} {self.line} {self.file}"


def origin_of(record: Structure) -> Origin | None:
    """Returns the origin of a kept record."""
    note = record.note(FROM)
    if note is None:
        return None
    version, line, file = note.split(" ")
    return Origin(int(file), int(line), version)


def noted(record: Structure, origin: Origin) -> Structure:
    """Adds the origin to a record, in place."""
    record.insert(0, Structure(FROM, origin.text()))
    return record


def head_text(xref: str, tag: str, origin: Origin) -> str:
    """Returns the kept text of a record that consists of only its id and origin.

    >>> head_text("F1", "FAM", Origin(1, 17, "5.5.1"))
    '0 @F1@ FAM\\n1 -from 5.5.1 17 1'
    """
    return f"0 @{xref}@ {tag}\n1 {FROM} {origin.text()}"


def without_notes(structure: Structure, there: Set[str], *, voids: bool) -> Structure:
    """Returns a copy without our notes and without pointers to missing records.

    Pointers that never had a target stay, and are marked as dangling.
    """
    children: list[Structure] = []
    for one in structure.children:
        if one.tag.startswith("-"):
            continue
        is_lost = one.points and one.value not in there
        if is_lost and not has_mark(one, DANGLING):
            continue
        copied = without_notes(one, there, voids=voids)
        if is_lost and voids:
            copied.value = VOID
        children.append(copied)
    return Structure(
        structure.tag,
        structure.value,
        children,
        points=structure.points,
        xref=structure.xref,
        line=structure.line,
    )


def mark(structure: Structure, note: str) -> None:
    """Adds a mark to a line."""
    structure.append(Structure(note))


def has_mark(structure: Structure, note: str) -> bool:
    """Whether a line has a mark."""
    return structure.first(note) is not None


def key_of(record: Structure) -> str:
    """Returns the key of a kept record: its id, or its position."""
    if record.xref:
        return record.xref
    origin = origin_of(record)
    return "" if origin is None else unnamed(origin)


def unnamed(origin: Origin) -> str:
    """Returns the key of a record without an id; no id begins this way."""
    return f"#{origin.line}_{origin.file}"


def by_file(
    places: Mapping[int, Sequence[Structure]],
) -> tuple[dict[int, list[Structure]], dict[int, int]]:
    """Groups kept records by the file that they belong to.

    An import of the whole tree keeps the records of several files. They count until their own file
    is imported again; the second result maps each such file to the one with its records.
    """
    found: dict[int, list[Structure]] = {}
    lodged: dict[int, int] = {}
    for place, records in sorted(places.items()):
        for one in records:
            origin = origin_of(one)
            file = place if origin is None else origin.file
            if file == place or not places.get(file):
                found.setdefault(file, []).append(one)
                if file != place:
                    lodged[file] = place
    return found, lodged


def first_kept(extra: str | None) -> Structure | None:
    """Returns the first kept record of an item, if it has one."""
    found = kept_records(extra) if extra else []
    return found[0] if found and origin_of(found[0]) is not None else None


def stand_in(record: Structure) -> str:
    """Returns the text that an item stores instead of a record that is too large."""
    notes = [one for one in record.children if one.tag == FROM]
    return kept_text(
        Structure(record.tag, children=[*notes, Structure(ELSEWHERE)], xref=record.xref)
    )


def renamed(record: Structure, name: Callable[[str], str]) -> Structure:
    """Replaces all ids and pointers of a record, in place."""
    for _, one in record.walked():
        if one.xref:
            one.xref = name(one.xref)
        if one.points and one.value != VOID:
            one.value = name(one.value)
    return record


def is_70(xref: str) -> bool:
    """Whether an id is valid in 7.0."""
    return _NAME_70.fullmatch(xref) is not None


def names_70(xref: str) -> tuple[str, str]:
    """Returns valid ids for 7.0: upper-case letters, digits and `_`, numbered if already used.

    >>> names_70("I1"), names_70("i-1")
    (('I1', 'I1'), ('I_1', 'I_1_F105B1'))
    """
    if is_70(xref):
        return xref, xref
    plain = _NOT_IN_NAMES_70.sub("_", xref.upper())
    return plain, f"{plain}_{sha256(xref.encode()).hexdigest()[:6].upper()}"


def parts_of(texts: list[str]) -> list[str]:
    """Splits records into as few texts as possible, each small enough for an item.

    >>> parts_of(["0 HEAD", "0 TRLR"])
    ['0 HEAD\\n0 TRLR']
    """
    whole, size = "\n".join(texts), limits.GEDCOM_PART_LENGTH_MAX
    return [whole[at : at + size] for at in range(0, len(whole), size)]

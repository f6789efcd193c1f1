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
ELSEWHERE: Final = "-elsewhere"  # the record is too large for the item, and lies with the others


class Origin(msgspec.Struct, frozen=True, order=True):
    """Where a record comes from; sorted as the records were."""

    file: int  # 1 is the file that was imported first
    line: int
    version: str

    def text(self) -> str:
        """As the note says it."""
        return f"{self.version} {self.line} {self.file}"


def origin_of(record: Structure) -> Origin | None:
    """Where a kept record comes from."""
    note = record.note(FROM)
    if note is None:
        return None
    version, line, file = note.split(" ")
    return Origin(int(file), int(line), version)


def noted(record: Structure, origin: Origin) -> Structure:
    """Marks a record with its origin, in place."""
    record.insert(0, Structure(FROM, origin.text()))
    return record


def head_text(xref: str, tag: str, origin: Origin) -> str:
    """The kept text of a record of which nothing is kept but its id and its origin.

    >>> head_text("F1", "FAM", Origin(1, 17, "5.5.1"))
    '0 @F1@ FAM\\n1 -from 5.5.1 17 1'
    """
    return f"0 @{xref}@ {tag}\n1 {FROM} {origin.text()}"


def without_notes(structure: Structure, there: Set[str], *, voids: bool) -> Structure:
    """A copy without notes of ours, and without pointers to records that are not `there` any more.

    Those that pointed to nothing from the first stay, or are made to say so.
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
    """Marks a line."""
    structure.append(Structure(note))


def has_mark(structure: Structure, note: str) -> bool:
    """Whether a line is marked."""
    return structure.first(note) is not None


def key_of(record: Structure) -> str:
    """What a kept record is known by: its id, or where it stood."""
    if record.xref:
        return record.xref
    origin = origin_of(record)
    return "" if origin is None else unnamed(origin)


def unnamed(origin: Origin) -> str:
    """What a record without an id is known by; no id begins so."""
    return f"#{origin.line}_{origin.file}"


def by_file(
    places: Mapping[int, Sequence[Structure]],
) -> tuple[dict[int, list[Structure]], dict[int, int]]:
    """Kept records by the file that they belong to, of those by the import that keeps them.

    An import of the whole tree keeps the records of several files. They count until their own file
    is imported again; the second answer says of each such file with which one its records lie.
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
    """The record that an item keeps, if it does."""
    found = kept_records(extra) if extra else []
    return found[0] if found and origin_of(found[0]) is not None else None


def stand_in(record: Structure) -> str:
    """The text that an item keeps in place of a record that is too large for it."""
    notes = [one for one in record.children if one.tag == FROM]
    return kept_text(
        Structure(record.tag, children=[*notes, Structure(ELSEWHERE)], xref=record.xref)
    )


def renamed(record: Structure, name: Callable[[str], str]) -> Structure:
    """Gives all ids and pointers of a record other names, in place."""
    for _, one in record.walked():
        if one.xref:
            one.xref = name(one.xref)
        if one.points and one.value != VOID:
            one.value = name(one.value)
    return record


def is_70(xref: str) -> bool:
    """Whether 7.0 allows an id."""
    return _NAME_70.fullmatch(xref) is not None


def names_70(xref: str) -> tuple[str, str]:
    """The ids that a record can have in 7.0: large letters, digits and `_`; or the next, if taken.

    >>> names_70("I1"), names_70("i-1")
    (('I1', 'I1'), ('I_1', 'I_1_F105B1'))
    """
    if is_70(xref):
        return xref, xref
    plain = _NOT_IN_NAMES_70.sub("_", xref.upper())
    return plain, f"{plain}_{sha256(xref.encode()).hexdigest()[:6].upper()}"


def parts_of(texts: list[str]) -> list[str]:
    """Many records as few texts that fit into items; joined again they are the same.

    >>> parts_of(["0 HEAD", "0 TRLR"])
    ['0 HEAD\\n0 TRLR']
    """
    whole, size = "\n".join(texts), limits.GEDCOM_PART_LENGTH_MAX
    return [whole[at : at + size] for at in range(0, len(whole), size)]

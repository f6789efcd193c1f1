"""Assembling: the records of a family, in a file of one version.

Imported records come in their original order, unchanged except for edits; new ones follow. People
are built one after another, so that a large tree is never in memory twice.
Not here: families (`gedcom.households`), bytes (`gedcom.writing`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final
from urllib.parse import quote

from tablewright.systems.yggdrasil.design.persons import Person
from tablewright.systems.yggdrasil.gedcom.exporting.households import (
    Households,
    Unit,
    Xrefs,
)
from tablewright.systems.yggdrasil.gedcom.files.heads import (
    finished_head,
    fresh_head,
    fresh_submitter,
)
from tablewright.systems.yggdrasil.gedcom.files.reading import V70
from tablewright.systems.yggdrasil.gedcom.files.structures import VOID, Structure
from tablewright.systems.yggdrasil.gedcom.files.versions import (
    declare,
    in_version,
    settle_new_dates,
)
from tablewright.systems.yggdrasil.gedcom.files.writing import MARK, end_of, written
from tablewright.systems.yggdrasil.gedcom.meaning.kept_records import (
    ALONE,
    DANGLING,
    ELSEWHERE,
    FROM,
    INERT,
    Origin,
    first_kept,
    has_mark,
    is_70,
    key_of,
    names_70,
    origin_of,
    renamed,
    without_notes,
)
from tablewright.systems.yggdrasil.gedcom.meaning.parentage import change_famc
from tablewright.systems.yggdrasil.gedcom.meaning.people import (
    changed_record,
    person_record,
)
from tablewright.systems.yggdrasil.gedcom.planning.present import notes_in
from tablewright.systems.yggdrasil.trees.family import Family

_POINTED = re.compile(r"@([^@\s]+)@")
_LAST: Final = Origin(1_000_000, 0, "")


class Assembly:
    """The records of a family, in the order of the file."""

    def __init__(
        self,
        family: Family,
        kept: Sequence[Structure],
        version: str,
        photos: Mapping[str, str] | None = None,  # paths in an archive by person
        *,
        keeps_ids: bool = False,  # also those that 7.0 does not allow
    ) -> None:
        self._family = family
        self._photos = photos or {}
        self._version = version
        self._kept = list(kept)
        self._added: set[str] = set()  # ids of records that the export creates
        self._elsewhere = {key_of(one): one for one in self._kept}
        files = {origin.file for one in kept if (origin := origin_of(one)) is not None}
        self._notes = {file: notes_in(_of_file(kept, file)) for file in files}
        heads: dict[str, str] = {}  # ids in the file by person
        taken: set[str] = set()
        self._origins: dict[str, Origin] = {}
        for person in family.persons.values():
            head = _head_of(person)
            if head is not None:
                xref, self._origins[person.person_id] = head
                heads[person.person_id] = "" if xref in taken else xref
                taken.add(xref)
        used = {one.xref for one in self._kept} | taken | _named_in(family)
        used |= {one.value for record in kept for _, one in record.walked() if one.points}
        # Replacements for ids that 7.0 does not allow; fresh ids avoid them.
        odd = [] if keeps_ids or version != V70 else [xref for xref in used if not is_70(xref)]
        self._names: dict[str, str] = {}
        taken = used | {VOID}
        for xref in sorted(odd):
            name, other = names_70(xref)
            self._names[xref] = other if name in taken else name
            taken.add(self._names[xref])
        self._xrefs = Xrefs(taken, heads)
        self._submitter = self._xrefs.fresh("U")  # of a file that has no header
        self._households = Households(family, self._kept, self._notes, self._xrefs)
        self._child_in: dict[str, list[Unit]] = {}
        self._partner_in: dict[str, list[Unit]] = {}
        # Lines of families that the person's record lacked in the import: family, tag, person.
        self._alone: set[tuple[str, str, str]] = set()
        for unit in self._households.written():
            for one in unit.record.all("HUSB", "WIFE", "CHIL"):
                if has_mark(one, ALONE):
                    answer = "FAMC" if one.tag == "CHIL" else "FAMS"
                    self._alone.add((unit.record.xref, answer, one.value))
            for child_id in unit.children:
                self._child_in.setdefault(child_id, []).append(unit)
            for person_id in unit.partners:
                self._partner_in.setdefault(person_id, []).append(unit)
        for person_id in sorted(family.persons):
            if person_id not in heads:
                self._xrefs.of(person_id)

    def file(self) -> bytes:
        """Returns the records as a GEDCOM file."""
        found = self.records()
        head = next(found)
        used: set[str] = set()
        parts: list[bytes] = []
        for record in found:
            used.update(one.tag for _, one in record.walked() if one.tag.startswith("_"))
            parts.append(written(record, self._version))
        if self._version == V70:
            declare(head, used)
        return b"".join([MARK, written(head, self._version), *parts, end_of(self._version)])

    def records(self) -> Iterator[Structure]:
        """Yields all records except TRLR."""
        found = in_version(self._clean(), self._version, self._xrefs.fresh)
        head = next(found)
        yield self._renamed(finished_head(head, self._version))
        yield from map(self._renamed, found)

    def _renamed(self, record: Structure) -> Structure:
        """Returns a record with ids that are valid in its version."""
        if not self._names:
            return record
        return renamed(record, lambda xref: self._names.get(xref, xref))

    def _clean(self) -> Iterator[tuple[Structure, str]]:
        there = self._added
        there |= self._there()
        for record, version in self._made():
            settle_new_dates(record, version)
            # 7.0 has a null pointer, and allows no other pointer to a missing record.
            voids = self._version == V70 and version != V70
            yield without_notes(record, there, voids=voids), version

    def _made(self) -> Iterator[tuple[Structure, str]]:
        """Yields the records with our notes, and the version of each."""
        head = next((one for one in self._kept if one.tag == "HEAD"), None)
        if head is None:
            yield fresh_head(self._version, self._submitter), self._version
            yield fresh_submitter(self._submitter), self._version
        else:
            origin = origin_of(head)
            yield head.copy(), self._version if origin is None else origin.version
        entries: list[tuple[Origin, int, Person | Unit | Structure]] = []
        # Sorted by id, so that a file does not show who was added since the tree was read.
        for person_id, person in sorted(self._family.persons.items()):
            origin = self._origins.get(person_id, _LAST)
            entries.append((origin, 0, person))
        units = list(self._households.written())
        entries += [(origin_of(unit.record) or _LAST, 1, unit) for unit in units]
        others = [one for one in self._kept if one.tag not in ("HEAD", "INDI", "FAM")]
        entries += [(origin_of(one) or _LAST, 2, one) for one in others]
        entries.sort(key=lambda entry: entry[:2])
        for origin, _, one in entries:
            version = origin.version or self._version
            if isinstance(one, Person):
                record = self._person(one)
                if one.person_id in self._photos:
                    yield self._photo(record, self._photos[one.person_id]), V70
                yield record, version
            else:
                yield (one.record if isinstance(one, Unit) else one), version

    def _there(self) -> set[str]:
        """Returns the ids of the records in the file."""
        people = {self._xrefs.written(one) for one in self._family.persons}
        families = {unit.record.xref for unit in self._households.written()}
        others = {one.xref for one in self._kept if one.tag not in ("INDI", "FAM")}
        return people | families | others | {VOID, self._submitter}

    def _person(self, person: Person) -> Structure:
        kept = first_kept(person.gedcom_extra)
        xref = self._xrefs.written(person.person_id)
        if kept is None:
            record = person_record(person, xref, self._version)
        else:
            if has_mark(kept, ELSEWHERE):
                kept = self._elsewhere.get(key_of(kept), kept)
            origin = self._origins[person.person_id]
            notes = self._notes.get(origin.file, {})
            record = changed_record(kept, person, notes, origin.version)
            record.xref = xref
        self._settle(record, person.person_id)
        return record

    def _photo(self, record: Structure, path: str) -> Structure:
        """Returns a record for the photo of a person, which precedes the person's other media."""
        photo = Structure("OBJE", xref=self._xrefs.fresh("O"))
        photo.add("FILE", quote(path)).add("FORM", "image/jpeg").add("MEDI", "PHOTO")
        tags = [one.tag for one in record.children]
        at = tags.index("OBJE") if "OBJE" in tags else len(tags)
        record.insert(at, Structure("OBJE", photo.xref, points=True))
        self._added.add(photo.xref)
        return photo

    def _settle(self, record: Structure, person_id: str) -> None:
        """Makes a person's family pointers match the families of the person."""
        child_in = {unit.record.xref: unit for unit in self._child_in.get(person_id, ())}
        partner_in = {unit.record.xref: unit for unit in self._partner_in.get(person_id, ())}
        record.children = [
            one
            for one in record.children
            if one.tag not in ("FAMC", "FAMS")
            or self._stays(one, child_in if one.tag == "FAMC" else partner_in)
        ]
        for tag, units in (("FAMS", partner_in), ("FAMC", child_in)):
            named = {one.value for one in record.all(tag)}
            for xref in units:
                if xref and xref not in named and (xref, tag, record.xref) not in self._alone:
                    record.add(tag, xref, points=True)
        for one in list(record.all("FAMC")):
            unit = child_in.get(one.value)
            parents = None
            if unit is not None:
                parents = self._households.parents_to_write(unit, person_id)
            if parents is not None:
                origin = origin_of(record)
                version = self._version if origin is None else origin.version
                change_famc(record, one, parents, version)

    def _stays(self, line: Structure, units: dict[str, Unit]) -> bool:
        if not line.points or line.value == VOID or has_mark(line, DANGLING):
            return True
        if has_mark(line, INERT):
            return self._households.unit_at(line.value) is not None
        return line.value in units


def _head_of(person: Person) -> tuple[str, Origin] | None:
    """Returns the id and the origin of a person's record, from its first lines."""
    extra = person.gedcom_extra
    if not extra:
        return None
    # A record may have a text, even of several lines; the origin follows it.
    end = extra.find("\n", extra.find(f"\n1 {FROM} ") + 1)
    record = first_kept(extra if end < 0 else extra[:end])
    origin = None if record is None else origin_of(record)
    return None if record is None or origin is None else (record.xref, origin)


def _named_in(family: Family) -> set[str]:
    """Returns the ids that kept records have or point to, including hidden and deleted people.

    New records must not use them, or they would be mistaken for the originals.
    """
    found: set[str] = set()
    for items in (family.persons.values(), family.couples):
        for one in items:
            if one.gedcom_extra:
                found.update(_POINTED.findall(one.gedcom_extra))
    return found


def _of_file(kept: Sequence[Structure], file: int) -> list[Structure]:
    return [one for one in kept if (origin := origin_of(one)) is not None and origin.file == file]

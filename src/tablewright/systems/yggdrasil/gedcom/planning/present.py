"""The content of a tree before an import: people, links, and kept import data.

Not here: reading it from the store (`yggdrasil.exchange.importing`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from tablewright.systems.yggdrasil.design.persons import Person
from tablewright.systems.yggdrasil.design.relationships import ParentChild, Spouses
from tablewright.systems.yggdrasil.gedcom.files.structures import Structure, kept_records
from tablewright.systems.yggdrasil.gedcom.meaning.kept_records import (
    ELSEWHERE,
    Origin,
    by_file,
    first_kept,
    has_mark,
    key_of,
    origin_of,
)
from tablewright.systems.yggdrasil.gedcom.meaning.names import name_parts
from tablewright.systems.yggdrasil.gedcom.meaning.people import uids_of
from tablewright.systems.yggdrasil.gedcom.planning.survey import NOTES, Individual

Pair = tuple[str, str]


@dataclass(slots=True)
class KeptPerson:
    """A person of the tree who came from a file, and the record."""

    person: Person
    record: Structure
    origin: Origin
    uids: frozenset[str]


@dataclass(slots=True)
class Present:
    """The contents of a tree."""

    tree_id: str
    owner_id: str
    persons: Mapping[str, Person] = field(default_factory=dict[str, Person])
    links: Mapping[Pair, ParentChild] = field(default_factory=dict[Pair, ParentChild])
    couples: Mapping[Pair, Spouses] = field(default_factory=dict[Pair, Spouses])
    kept: Mapping[int, Sequence[Structure]] = field(default_factory=dict[int, Sequence[Structure]])
    lodged: Mapping[int, int] = field(default_factory=dict[int, int])  # see `kept.by_file`
    # All people of the tree need these, so they are built once.
    _notes: dict[int, dict[str, str]] = field(init=False, default_factory=dict[int, dict[str, str]])
    _elsewhere: dict[str, Structure] | None = field(init=False, default=None)

    def notes(self, file: int) -> dict[str, str]:
        """Returns the notes of an imported file, by id."""
        found = self._notes.get(file)
        if found is None:
            found = self._notes[file] = notes_in(self.kept.get(file, ()))
        return found

    def elsewhere(self) -> dict[str, Structure]:
        """The kept records that belong to no item, by key."""
        if self._elsewhere is None:
            kept = (one for records in self.kept.values() for one in records)
            self._elsewhere = {key_of(one): one for one in kept}
        return self._elsewhere

    def imported(self) -> dict[int, list[KeptPerson]]:
        """The imported people, by file."""
        found: dict[int, list[KeptPerson]] = {}
        elsewhere = self.elsewhere()
        for person in self.persons.values():
            record = first_kept(person.gedcom_extra)
            origin = None if record is None else origin_of(record)
            if record is not None and origin is not None:
                if has_mark(record, ELSEWHERE):
                    record = elsewhere.get(key_of(record), record)
                one = KeptPerson(person, record, origin, frozenset(uids_of(record)))
                found.setdefault(origin.file, []).append(one)
        return found


def present_of(
    tree_id: str,
    owner_id: str,
    persons: Iterable[Person],
    links: Iterable[ParentChild],
    couples: Iterable[Spouses],
    kept: Mapping[int, str],
) -> Present:
    """Builds the contents of a tree from stored items and kept texts, by file."""
    found, lodged = by_file({place: kept_records(text) for place, text in kept.items()})
    return Present(
        tree_id,
        owner_id,
        {one.person_id: one for one in persons},
        {(one.parent_id, one.child_id): one for one in links},
        {(one.person1_id, one.person2_id): one for one in couples},
        found,
        lodged,
    )


def notes_in(records: Iterable[Structure]) -> dict[str, str]:
    """Returns the note records among some records, by id."""
    return {one.xref: one.value for one in records if one.tag in NOTES and one.xref}


def is_same_person(kept: KeptPerson, individual: Individual) -> bool:
    """Whether a record probably describes a person who was imported before."""
    if kept.uids and individual.uids:
        return not kept.uids.isdisjoint(individual.uids)
    return name_of(kept) == individual.name


def name_of(kept: KeptPerson) -> tuple[str, str]:
    """Returns the first and last name in the record of an imported person."""
    name = name_parts(kept.record.first("NAME"))
    return name.first, name.last

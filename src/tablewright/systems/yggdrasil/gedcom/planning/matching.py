"""Matching: which people of a file the tree already has, so that an import creates no duplicates.

A newer version of a file has the same ids for most people, or permanent ids (UID). People whom the
tree exported are recognised by their exported ids, and people without an id by their names. Another
file may have the same ids for other people: the names show this, and it gets its own ids in the
tree, such as `@I1_2@`. A file exported by the tree has those of all its files.
Not here: what happens to matched people (`gedcom.planning`).
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from hashlib import sha256
from typing import Final

from tablewright.systems.yggdrasil.gedcom.files.structures import kept_records
from tablewright.systems.yggdrasil.gedcom.meaning.kept_records import (
    Origin,
    key_of,
    names_70,
    origin_of,
    unnamed,
)
from tablewright.systems.yggdrasil.gedcom.planning.present import (
    KeptPerson,
    Present,
    is_same_person,
    name_of,
)
from tablewright.systems.yggdrasil.gedcom.planning.survey import Survey

_ID_LENGTH: Final = 32


class Matching:
    """Maps the people of a file to people of a tree."""

    def __init__(self, survey: Survey, present: Present) -> None:
        imported = present.imported()
        self.file, self._known = _file_of(survey, present, imported)
        self.ids: Final[dict[str, str]] = {}  # of persons in the tree, by key in the file
        self.found: Final[dict[str, KeptPerson]] = {}  # who was there, by person id
        self.own: Final[set[str]] = set()  # who is there under the id that our own file names
        self.taken_over: Final[set[int]] = set()  # other files of the tree, whose people it has
        self._homes: Final[dict[str, int]] = {}  # their records by id: which file each belongs to
        self._match(survey, present, imported)
        if self.taken_over:
            self._find_homes(present)

    def name(self, xref: str) -> str:
        """Returns the id in the tree of a record in the file."""
        return xref if self.home(xref) != self.file else name_in(self.file, xref)

    def home(self, xref: str) -> int:
        """Returns the file of a record; a tree's export has records of all its files."""
        if not self.taken_over:
            return self.file
        found = self._homes.get(xref)
        if found is None:  # a person who was deleted from the tree may return
            named = [file for file in self.taken_over if xref.endswith(f"_{file}")]
            found = named[0] if named else self.file
        return found

    def missing(self) -> list[KeptPerson]:
        """Returns the people who came from this file and are no longer in it."""
        return [one for one in self._known if one.person.person_id not in self.found]

    def _match(
        self, survey: Survey, present: Present, imported: dict[int, list[KeptPerson]]
    ) -> None:
        by_uid: dict[str, KeptPerson] = {}
        by_xref: dict[str, list[KeptPerson]] = {}
        for one in self._known:
            for uid in one.uids:
                by_uid.setdefault(uid, one)
            by_xref.setdefault(key_of(one.record), []).append(one)
        for known in imported.values():
            for one in known:  # by which a file for readers names the living
                by_uid.setdefault(one.person.person_id.upper(), one)
        # Under another id, if 7.0 does not allow its own; in the order in which exports assign
        # them.
        for one in sorted(self._known, key=lambda one: one.record.xref):
            for name in {*names_70(one.record.xref)} - {one.record.xref}:
                by_xref.setdefault(name, []).append(one)
        for key, individual in survey.people.items():
            for uid in individual.uids:
                one = by_uid.get(uid)
                if one is not None and one.person.person_id not in self.found:
                    self._take(key, one)
                    break
        self._match_unnamed(survey, self._known)
        for key, individual in survey.people.items():
            if key in self.ids:
                continue
            known = self.name(key)
            if key.startswith("#"):
                known = unnamed(Origin(self.file, individual.line, ""))
            for one in by_xref.get(known, ()):
                differs = one.uids and individual.uids and one.uids.isdisjoint(individual.uids)
                if one.person.person_id not in self.found and not differs:
                    self._take(key, one)
                    break
        for file, known in imported.items():
            if file != self.file:
                self._match_other(survey, file, known)
        self._take_over_kept(survey, present)
        others = [one for file in self.taken_over for one in imported.get(file, ())]
        self._match_unnamed(survey, others)
        self._match_own(survey, present)
        taken = set(self.ids.values())
        for key in survey.people:
            if key not in self.ids:
                self.ids[key] = _fresh_id(present, self.name(key), taken)

    def _match_unnamed(self, survey: Survey, known: Iterable[KeptPerson]) -> None:
        """Matches people without ids by name: their line numbers shift with earlier changes.

        Among people with the same name, those at the same position match first, then the others in
        order.
        """
        keys = [one for one in survey.people if one.startswith("#") and one not in self.ids]
        in_place: dict[tuple[object, ...], KeptPerson] = {}
        in_order: dict[tuple[object, ...], deque[KeptPerson]] = {}
        for one in sorted(known, key=lambda one: one.origin) if keys else ():
            if not one.record.xref and one.person.person_id not in self.found:
                name = name_of(one)
                in_place[name, one.origin.line] = one
                in_order.setdefault((name, bool(one.uids)), deque()).append(one)
        for key in keys:
            one = in_place.get((survey.people[key].name, survey.people[key].line))
            if one is not None and is_same_person(one, survey.people[key]):
                self._take(key, one)
        for key in keys:
            individual = survey.people[key]
            # If both had permanent ids, these would have matched already.
            for has_uids in (False,) if individual.uids else (False, True):
                waiting = in_order.get((individual.name, has_uids), deque())
                while key not in self.ids and waiting:
                    one = waiting.popleft()
                    if one.person.person_id not in self.found:
                        self._take(key, one)

    def _match_other(self, survey: Survey, file: int, known: list[KeptPerson]) -> None:
        """Matches people of another file by the ids that the exported tree gave them."""
        shared = [
            one
            for one in known
            if one.record.xref in survey.people and one.record.xref not in self.ids
        ]
        same = sum(is_same_person(one, survey.people[one.record.xref]) for one in shared)
        if shared and 2 * same >= len(shared):
            self.taken_over.add(file)
            for one in shared:
                self._homes[one.record.xref] = file
                self._take(one.record.xref, one)

    def _take_over_kept(self, survey: Survey, present: Present) -> None:
        """Matches files without people, or without ids of people, by their other records.

        Only a file of the whole tree has the ids that the records of a second one have here.
        """
        if self.file == 1:
            named = survey.households.keys() | survey.others
            for file, records in present.kept.items():
                if file != 1 and not named.isdisjoint({one.xref for one in records if one.xref}):
                    self.taken_over.add(file)

    def _find_homes(self, present: Present) -> None:
        """Finds the files of records that are not people."""
        kept = [one for records in present.kept.values() for one in records]
        for couple in present.couples.values():
            kept += kept_records(couple.gedcom_extra or "")
        for one in kept:
            origin = origin_of(one)
            if one.xref and origin is not None and origin.file in (self.file, *self.taken_over):
                self._homes.setdefault(one.xref, origin.file)

    def _match_own(self, survey: Survey, present: Present) -> None:
        """Matches people whom the tree has under the ids of their own file."""
        taken = set(self.ids.values())
        by_uid: dict[str, list[str]] = {}
        for one, person in present.persons.items():
            if not person.gedcom_extra:
                by_uid.setdefault(one.upper(), []).append(one)
        for key, individual in survey.people.items():
            if key in self.ids:
                continue
            named = [one for uid in individual.uids for one in by_uid.get(uid, ())]
            if survey.is_own and key in present.persons:
                named = [key]
            # A UID does not distinguish two people whose ids differ only by case.
            if len(named) == 1 and named[0] not in taken:
                taken.add(named[0])
                self.ids[key] = named[0]
                self.own.add(named[0])

    def _take(self, key: str, one: KeptPerson) -> None:
        self.ids[key] = one.person.person_id
        self.found[one.person.person_id] = one


def name_in(file: int, xref: str) -> str:
    """Returns the id in the tree of a record of a file.

    >>> name_in(1, "I1"), name_in(2, "I1")
    ('I1', 'I1_2')
    """
    return xref if file == 1 or not xref else f"{xref}_{file}"


def _file_of(
    survey: Survey, present: Present, imported: dict[int, list[KeptPerson]]
) -> tuple[int, list[KeptPerson]]:
    """Returns the number of the file that this is a version of; a new number for a new file."""
    for file in sorted(imported):
        known = imported[file]
        if _is_version_of(survey, known, lambda xref, file=file: name_in(file, xref)):
            return file, known
    file = 1
    while file in imported or _is_of_another(survey, present, file):
        file += 1
    return file, []


def _is_of_another(survey: Survey, present: Present, file: int) -> bool:
    """Whether the tree has records of a file without people, of which this is not a version."""
    kept = {one.xref for one in present.kept.get(file, ()) if one.xref}
    named = {name_in(file, one) for one in (*survey.people, *survey.households, *survey.others)}
    return bool(kept) and kept.isdisjoint(named)


def _is_version_of(survey: Survey, known: list[KeptPerson], name: Callable[[str], str]) -> bool:
    """Whether at least half of the people in both are the same."""
    uids = {uid for one in known for uid in (*one.uids, one.person.person_id.upper())}
    by_xref = {name: one for one in known for name in names_70(one.record.xref) if name}
    by_xref |= {one.record.xref: one for one in known if one.record.xref}
    shared = same = 0
    for key, individual in survey.people.items():
        if not uids.isdisjoint(individual.uids):
            shared, same = shared + 1, same + 1
            continue
        one = by_xref.get(name(key))
        if one is not None:
            shared, same = shared + 1, same + is_same_person(one, individual)
    if not shared:  # no one has an id, or no id is the same
        if by_xref or not all(key.startswith("#") for key in survey.people):
            return False
        names = {name_of(one) for one in known}
        shared, same = len(survey.people), sum(one.name in names for one in survey.people.values())
    return 2 * same >= shared


def _fresh_id(present: Present, xref: str, taken: set[str]) -> str:
    """Returns the id of a new person: the same whenever the file is imported into the tree."""
    number = 0
    while True:
        text = f"{present.tree_id}\n{xref}\n{number}" if number else f"{present.tree_id}\n{xref}"
        found = sha256(text.encode()).hexdigest()[:_ID_LENGTH]
        if found not in taken and found not in present.persons:
            taken.add(found)
            return found
        number += 1

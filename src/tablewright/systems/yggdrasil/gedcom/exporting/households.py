"""Households: the FAM records of a family, and their members.

Couples have their imported records, or a new one. Records of families that are not couples are
unchanged. Other links get a record: that of the couple, of the two parents if they are not a couple
(marked `_UNION N`), or of the single parent.
Not here: the lines of people (`gedcom.assembling`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from tablewright.systems.yggdrasil.dates.lifetimes import birth_order
from tablewright.systems.yggdrasil.design.relationships import ParentChild, Spouses
from tablewright.systems.yggdrasil.gedcom.files.structures import (
    VOID,
    Structure,
    kept_records,
)
from tablewright.systems.yggdrasil.gedcom.meaning.kept_records import (
    CLAIMED,
    DANGLING,
    ELSEWHERE,
    INERT,
    WITHOUT,
    first_kept,
    has_mark,
    key_of,
    origin_of,
)
from tablewright.systems.yggdrasil.gedcom.meaning.parentage import (
    PLAIN,
    Parent,
    Parentage,
    change_chil,
    read_link,
)
from tablewright.systems.yggdrasil.gedcom.meaning.unions import (
    change_unions,
    unions_of_couple,
)
from tablewright.systems.yggdrasil.trees.family import Family


@dataclass(slots=True)
class Unit:
    """A FAM record and its members."""

    record: Structure
    partners: dict[str, str] = field(default_factory=dict[str, str])  # slot by person id
    children: dict[str, list[ParentChild]] = field(default_factory=dict[str, list[ParentChild]])
    is_fresh: bool = False
    named_people: bool = False  # in the import; a record that named none stays unchanged
    without: dict[str, set[str]] = field(default_factory=dict[str, set[str]])  # parents by child


class Xrefs:
    """The ids of records in the file, also by person."""

    def __init__(self, used: Iterable[str], persons: Mapping[str, str]) -> None:
        self._used = set(used)
        self._counts: dict[str, int] = {}
        self._of_person = dict(persons)  # id in the file by person id; "" if it needs none yet
        self.person_at = {xref: person for person, xref in persons.items() if xref}

    def fresh(self, letter: str) -> str:
        """Returns an unused id."""
        while True:
            count = self._counts[letter] = self._counts.get(letter, 0) + 1
            xref = f"{letter}{count}"
            if xref not in self._used:
                self._used.add(xref)
                return xref

    def of(self, person_id: str) -> str:
        """Returns the id for pointers to a person's record."""
        xref = self._of_person.get(person_id)
        if not xref:
            xref = self._of_person[person_id] = self.fresh("I")
            self.person_at[xref] = person_id
        return xref

    def written(self, person_id: str) -> str:
        """Returns the id to write with a person's record; empty if nothing points to it."""
        return self._of_person.get(person_id, "")


class Households:
    """The FAM records of a family."""

    def __init__(
        self,
        family: Family,
        kept: Sequence[Structure],
        notes: Mapping[int, dict[str, str]],
        xrefs: Xrefs,
    ) -> None:
        self._family = family
        self._notes = notes
        self._xrefs = xrefs
        self.units: list[Unit] = []
        self._by_key: dict[str, Unit] = {}
        self._of_couple: dict[frozenset[str], Unit] = {}
        self._of_parents: dict[frozenset[str], Unit] = {}
        elsewhere = {key_of(one): one for one in kept if one.tag == "FAM"}
        for couple in family.couples:
            self._add_couple(couple, elsewhere)
        for record in elsewhere.values():
            if key_of(record) not in self._by_key:
                self._add_kept(record)
        self._add_links()
        for unit in self.units:
            self._settle(unit)

    def unit_at(self, xref: str) -> Unit | None:
        """Returns the FAM record with an id."""
        return self._by_key.get(xref)

    def parents_to_write(self, unit: Unit, child_id: str) -> list[Parent] | None:
        """Returns the parent lines for a child's record; None if the record already has them."""
        links = unit.children[child_id]
        if all(_is_as_imported(link, key_of(unit.record)) for link in links):
            return None
        parents = [
            Parent(
                unit.partners[link.parent_id],
                self._xrefs.of(link.parent_id),
                Parentage.of_link(link),
            )
            for link in links
        ]
        return None if unit.is_fresh and all(one.parentage == PLAIN for one in parents) else parents

    # Couples, and other families

    def _add_couple(self, couple: Spouses, elsewhere: Mapping[str, Structure]) -> None:
        records = [
            elsewhere.get(key_of(one), one).copy() if has_mark(one, ELSEWHERE) else one
            for one in kept_records(couple.gedcom_extra or "")
            if one.tag == "FAM" and origin_of(one) is not None
        ]
        records = [one for one in records if key_of(one) not in self._by_key]
        is_fresh = not records
        if is_fresh:
            records = [Structure("FAM", xref=self._xrefs.fresh("F"))]
        origin = origin_of(records[0])
        notes = {} if origin is None else self._notes.get(origin.file, {})
        change_unions(records, notes, unions_of_couple(couple))
        pair = self._ordered(couple)
        for record in records:
            unit = Unit(record, is_fresh=is_fresh, named_people=_names_people(record))
            self._add(unit)
            self._seat(unit, pair)
            if len(unit.partners) == len(pair):  # a child of theirs has no other parents
                self._of_couple[frozenset(pair)] = unit

    def _ordered(self, couple: Spouses) -> tuple[str, str]:
        """Returns a couple with a man first, if exactly one is: some programs depend on it."""
        first, second = couple.person1_id, couple.person2_id
        persons = self._family.persons
        genders = persons[first].gender, persons[second].gender
        return (second, first) if genders == ("Female", "Male") else (first, second)

    def _add_kept(self, record: Structure) -> None:
        unit = Unit(record.copy(), named_people=_names_people(record))
        for one in record.all("HUSB", "WIFE"):
            person_id = self._xrefs.person_at.get(one.value) if one.points else None
            if person_id is not None:
                unit.partners.setdefault(person_id, one.tag)
        self._add(unit)
        if unit.partners:
            self._of_parents.setdefault(frozenset(unit.partners), unit)

    def _add(self, unit: Unit) -> None:
        self.units.append(unit)
        self._by_key[key_of(unit.record)] = unit
        at = self._xrefs.person_at
        for one in unit.record.all("CHIL", CLAIMED):
            parents = {at[other.value] for other in one.all(WITHOUT) if other.value in at}
            if parents and one.value in at:
                unit.without.setdefault(at[one.value], set()).update(parents)

    def _seat(self, unit: Unit, people: Sequence[str]) -> None:
        """Assigns each partner to HUSB or WIFE: the slot in the record, or a free one.

        Other partners in the record stay in it.
        """
        at = self._xrefs.person_at
        for one in unit.record.all("HUSB", "WIFE"):
            person_id = at.get(one.value) if one.points else None
            if person_id is not None:
                unit.partners.setdefault(person_id, one.tag)
        for person_id in people:
            if person_id not in unit.partners:
                is_taken = "HUSB" in unit.partners.values()
                unit.partners[person_id] = "WIFE" if is_taken else "HUSB"

    # Links

    def _add_links(self) -> None:
        left: dict[str, list[ParentChild]] = {}
        placed: dict[tuple[str, str], list[ParentChild]] = {}
        seated: dict[str, set[str]] = {}  # parents by child
        for link in self._family.links:
            keys = [key for key, _ in _families_of(link)]
            seats = [key for key in keys if self._may_sit(key, link)]
            for key in seats:
                placed.setdefault((key, link.child_id), []).append(link)
            if not seats:
                left.setdefault(link.child_id, []).append(link)
        for (key, child_id), links in placed.items():
            unit = self._by_key[key]
            if self._is_complete(unit, child_id, links):
                unit.children[child_id] = links
                seated.setdefault(child_id, set()).update(one.parent_id for one in links)
            else:  # one of the links was deleted; the record would restore it
                left.setdefault(child_id, []).extend(links)
        for child_id, links in left.items():
            there = seated.get(child_id, ())
            self._place(
                child_id, {one.parent_id: one for one in links if one.parent_id not in there}
            )

    def _may_sit(self, key: str, link: ParentChild) -> bool:
        unit = self._by_key.get(key)
        return unit is not None and link.parent_id in unit.partners

    def _is_complete(self, unit: Unit, child_id: str, links: Sequence[ParentChild]) -> bool:
        without = unit.without.get(child_id, ())
        linked = {child_id, *without, *(link.parent_id for link in links)}
        return all(one in linked for one in unit.partners)

    def _place(self, child_id: str, left: dict[str, ParentChild]) -> None:
        """Finds or creates records for links without one, by parent."""
        for one in list(left):
            for other in list(left):
                unit = self._of_couple.get(frozenset((one, other)))
                if one != other and unit is not None and {one, other} <= left.keys():
                    unit.children.setdefault(child_id, []).extend([left.pop(one), left.pop(other)])
        if len(left) == 2:
            self._unit_of(list(left), child_id).children[child_id] = list(left.values())
            return
        for parent_id, link in left.items():
            self._unit_of([parent_id], child_id).children[child_id] = [link]

    def _unit_of(self, parents: Sequence[str], child_id: str) -> Unit:
        """Returns the record of parents who are not a couple."""
        unit = self._of_parents.get(frozenset(parents))
        if unit is None or child_id in unit.children:
            unit = Unit(Structure("FAM", xref=self._xrefs.fresh("F")), is_fresh=True)
            if len(parents) == 2:
                unit.record.add("_UNION", "N")
            persons = self._family.persons
            ordered = sorted(parents, key=lambda one: persons[one].gender == "Female")
            for person_id in ordered:
                is_woman = len(parents) == 1 and persons[person_id].gender == "Female"
                is_taken = "HUSB" in unit.partners.values()
                unit.partners[person_id] = "WIFE" if is_taken or is_woman else "HUSB"
            self._add(unit)
            self._of_parents[frozenset(parents)] = unit
        return unit

    # The lines of a record

    def _settle(self, unit: Unit) -> None:
        """Makes the pointers of a record match its members."""
        at, record = self._xrefs.person_at, unit.record
        seated: set[str] = set()
        lines: dict[str, Structure] = {}
        kept: list[Structure] = []
        claiming = {at.get(one.value) for one in record.all(CLAIMED)}
        for one in record.children:
            if one.tag not in ("HUSB", "WIFE", "CHIL") or not one.points or one.value == VOID:
                kept.append(one)
                continue
            person_id = at.get(one.value)
            if has_mark(one, DANGLING):
                kept.append(one)
            elif person_id is None:
                continue
            elif one.tag == "CHIL":
                if person_id in unit.children or has_mark(one, INERT):
                    kept.append(one)
                    lines.setdefault(person_id, one)
            elif person_id in unit.partners:
                kept.append(one)
                seated.add(person_id)
        new = [
            Structure(slot, self._xrefs.of(person_id), points=True)
            for person_id, slot in unit.partners.items()
            if person_id not in seated
        ]
        start = sum(1 for one in kept[:1] if one.tag.startswith("-"))
        kept[start:start] = new
        # Programs show children in the order of these lines; GEDCOM requires birth order.
        persons = self._family.persons
        for child_id in sorted(unit.children, key=lambda one: birth_order(persons[one])):
            is_named = child_id in lines or child_id in claiming
            if not is_named and not self._is_nameless(unit, child_id):
                lines[child_id] = Structure("CHIL", self._xrefs.of(child_id), points=True)
                kept.append(lines[child_id])
        record.children = kept
        for child_id, line in lines.items():
            parents = self.parents_to_write(unit, child_id) if child_id in unit.children else None
            if parents is not None:
                change_chil(line, parents)

    def _is_nameless(self, unit: Unit, child_id: str) -> bool:
        """Whether a child from the file has no id: then its record names the family."""
        kept = first_kept(self._family.persons[child_id].gedcom_extra)
        if kept is None or kept.xref:
            return False
        families = [key for link in unit.children[child_id] for key, _ in _families_of(link)]
        return key_of(unit.record) in families

    def written(self) -> Iterator[Unit]:
        """Returns the records that still have content."""
        for unit in self.units:
            if _names_people(unit.record) or not unit.named_people:
                yield unit


def _names_people(record: Structure) -> bool:
    return any(one.points and one.value != VOID for one in record.all("HUSB", "WIFE", "CHIL"))


def _is_as_imported(link: ParentChild, key: str) -> bool:
    """Whether a link matches the lines of its file."""
    for one, parentage in _families_of(link):
        if one == key:
            return parentage.says_as(Parentage.of_link(link))
    return False


def _families_of(link: ParentChild) -> list[tuple[str, Parentage]]:
    """Yields the families that a link was imported from, with the lines of each."""
    extra = link.gedcom_extra
    if not extra:
        return []
    if extra.count("\n") == 1:  # nothing but the family, and where it stood
        return [(one, PLAIN)] if (one := extra[3:].partition("@")[0]) else []
    return [(one.xref, read_link(one)) for one in kept_records(extra) if one.tag == "FAM"]

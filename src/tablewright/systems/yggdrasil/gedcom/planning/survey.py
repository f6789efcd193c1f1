"""A survey of a file: its people and links, before anything is stored.

A survey reads the whole file once, so that an error in any line rejects the file. It remembers
little about each person or family. The records of a usual file stay in memory; those of a large one
are read again.
Not here: their place in a tree (`gedcom.planning`).
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final

import msgspec

from tablewright.systems.yggdrasil import limits
from tablewright.systems.yggdrasil.gedcom.files.encodings import broken
from tablewright.systems.yggdrasil.gedcom.files.reading import GedcomText
from tablewright.systems.yggdrasil.gedcom.files.structures import VOID, Structure
from tablewright.systems.yggdrasil.gedcom.files.vocabularies import SEXES
from tablewright.systems.yggdrasil.gedcom.meaning.media import images_in
from tablewright.systems.yggdrasil.gedcom.meaning.names import name_parts
from tablewright.systems.yggdrasil.gedcom.meaning.parentage import (
    PLAIN,
    ChildLines,
    Parentage,
    adoptions_in,
    parentage_of,
)
from tablewright.systems.yggdrasil.gedcom.meaning.people import uids_of
from tablewright.systems.yggdrasil.gedcom.planning.cycles import closing_links
from tablewright.systems.yggdrasil.gedcom.planning.report import Report, Tally

PARTNERS: Final = ("HUSB", "WIFE")
NOTES: Final = ("NOTE", "SNOTE")
Pair = tuple[str, str]
_FEW: Final = 8  # searched as fast as a dictionary, in less space
_Keyed = tuple[str, Structure]  # a record and its key


class Individual(msgspec.Struct, gc=False):
    """The remembered data of an INDI record."""

    line: int
    name: tuple[str, str]
    uids: tuple[str, ...]
    is_male: bool | None
    child_in: Collection[str]  # families
    partner_in: Collection[str]
    lines: dict[str, ChildLines] | None = None  # by family, if they contain more than the link


class Household(msgspec.Struct, gc=False):
    """The remembered data of a FAM record."""

    line: int
    partners: tuple[Pair, ...]  # slot and person; each person once
    children: Collection[str]
    makes_couple: bool
    lines: dict[str, Structure] | None = None  # CHIL by child, if it contains more than the link


class FoundLink(msgspec.Struct, gc=False):
    """A parent and a child, in one or several families."""

    parentage: Parentage
    families: list[str]
    line: int


@dataclass(slots=True)
class Survey:
    """The contents of a file; people and families without an id have keys such as `#1`."""

    source: GedcomText
    is_own: bool = False
    people: dict[str, Individual] = field(default_factory=dict[str, Individual])
    households: dict[str, Household] = field(default_factory=dict[str, Household])
    notes: dict[str, str] = field(default_factory=dict[str, str])
    links: dict[Pair, FoundLink] = field(default_factory=dict[Pair, FoundLink])
    couples: dict[Pair, list[str]] = field(default_factory=dict[Pair, list[str]])
    report: Report = field(default_factory=Report)
    tally: Tally = field(default_factory=Tally)
    claimed: dict[str, list[str]] = field(default_factory=dict[str, list[str]])  # by family
    images: dict[str, str] = field(default_factory=dict[str, str])  # paths by OBJE record
    portraits: dict[str, Structure] = field(default_factory=dict[str, Structure])  # by person
    others: set[str] = field(default_factory=set[str])  # ids of all other records
    dangling: set[str] = field(default_factory=set[str])  # ids that records name, and none has
    waiting: deque[_Keyed] = field(default_factory=deque["_Keyed"])  # the records, until taken

    def keyed(self) -> Iterator[_Keyed]:
        """Yields the records by their keys in this survey; the caller may change them."""
        waiting, self.waiting = self.waiting, deque()
        if not waiting:
            yield from _keyed(self.source.records())
        while waiting:
            yield waiting.popleft()

    @property
    def first_key(self) -> str:
        """The home person of the file's tree: the first of its largest family; empty if none.

        Our own files begin with the person whom the owner chose.
        """
        if self.is_own:
            return next(iter(self.people), "")
        family = families_of(self.people, (*self.links, *self.couples))
        sizes = Counter(family.values())
        return max(self.people, key=lambda key: sizes[family[key]], default="")

    def finished(self) -> Report:
        """Returns the report of the file alone, independent of the tree."""
        self.refuse_circles()
        self.tally.told(self.report)
        return self.report

    def refuse_circles(self, others: Iterable[Pair] = ()) -> set[Pair]:
        """Removes and returns the links that would make a person their own ancestor.

        `others` are links of the tree that the file does not name.
        """
        refused = set(closing_links(self.links, others))
        for pair in refused:
            found = self.links.pop(pair)
            self.tally.refuse("FAM.CHIL", found.line)
            parent, child = pair
            self.report.warn(
                found.line,
                f"@{parent[:40]}@ descends from @{child[:40]}@ and cannot be their parent; the line"
                " is kept for exports",
            )
        self.report.parent_links = len(self.links)
        return refused


def families_of(people: Iterable[str], pairs: Iterable[Pair]) -> dict[str, str]:
    """Maps each person to one person of their family, the same for the whole family.

    >>> families_of("abc", [("b", "c")])
    {'a': 'a', 'b': 'b', 'c': 'b'}
    """
    leader = {person: person for person in people}

    def found(person: str) -> str:
        while leader[person] != person:
            leader[person] = leader[leader[person]]
            person = leader[person]
        return person

    for first, second in pairs:
        leader[found(second)] = found(first)
    return {person: found(person) for person in leader}


def surveyed(content: bytes, *, is_own: bool = False) -> Survey:
    """Reads a file; raises `InvalidError` with the line if it is broken.

    `is_own` means that it was created from our own JSON: its ids are those of persons.
    """
    survey = Survey(GedcomText(content), is_own=is_own)
    report = survey.report
    report.version = survey.source.version
    targets: set[str] = set()
    waits = len(content) <= limits.GEDCOM_WAITING_BYTES_MAX
    for key, record in _keyed(survey.source.records(targets)):
        if waits:
            survey.waiting.append((key, record))
        survey.tally.count(record)
        if record.tag == "INDI":
            survey.people[key] = _individual(record)
            if record.first("OBJE") is not None:
                objects = [one.copy() for one in record.all("OBJE")]
                survey.portraits[key] = Structure("INDI", children=objects)
        elif record.tag == "FAM":
            survey.households[key] = _household(record, report)
        else:
            if record.tag in NOTES and key:
                survey.notes[key] = record.value
            elif record.tag == "OBJE":
                survey.images.update(images_in([record]))
            survey.others.add(key)
    report.people, report.families = len(survey.people), len(survey.households)
    survey.dangling = targets.difference(survey.people, survey.households, survey.others, {VOID})
    _warn_of_lines(survey)
    _link(survey)
    _pair(survey)
    return survey


def _warn_of_lines(survey: Survey) -> None:
    """Adds warnings for lines that were corrected while reading."""
    source, warn = survey.source, survey.report.warn
    for line in source.cleaned:
        warn(line, "the line has control characters, which were removed")
    for line in source.unnamed:
        warn(line, "the line is below a record; its id was removed, as only records have ids")
    for line in source.untagged:
        warn(line, "the line has no level and was added to the text before it")


def _keyed(records: Iterable[Structure]) -> Iterator[_Keyed]:
    count = 0
    for record in records:
        if not record.xref and record.tag in ("INDI", "FAM"):
            count += 1
            yield f"#{count}", record
        else:
            yield record.xref, record


def _individual(record: Structure) -> Individual:
    firsts = record.firsts()
    name, sex = name_parts(firsts.get("NAME")), firsts.get("SEX")
    lines: dict[str, ChildLines] = {}
    famcs = record.all("FAMC") if "FAMC" in firsts else []
    adoptions = adoptions_in(record) if famcs and "ADOP" in firsts else {}
    for famc in famcs:
        if not famc.points:
            continue
        if (famc.children or famc.value in adoptions) and famc.value not in lines:
            found = ChildLines(famc, None, adoptions.get(famc.value, ()))
            if not found.is_plain:
                lines[famc.value] = found
    word = "" if sex is None or sex.points else sex.value.strip().upper()
    word = SEXES.get(word, word)
    return Individual(
        line=record.line,
        name=(name.first, name.last),
        uids=tuple(uids_of(record)) if "UID" in firsts or "_UID" in firsts else (),
        is_male=True if word == "M" else False if word == "F" else None,
        child_in=_each_once(_targets(famcs)) if famcs else (),
        partner_in=_each_once(_targets(record.all("FAMS"))) if "FAMS" in firsts else (),
        lines=lines or None,
    )


def _household(record: Structure, report: Report) -> Household:
    lines, children = record.all(*PARTNERS), record.all("CHIL")
    if len(lines) > limits.GEDCOM_PARTNERS_MAX:
        raise broken(record.line, f"the family has more than {limits.GEDCOM_PARTNERS_MAX} partners")
    report.children += len(children)
    partners: dict[str, str] = {}
    for one in lines:
        if one.points and one.value != VOID:
            partners.setdefault(one.value, one.tag)
    if len(partners) < len(lines):
        _warn_of_doubles(report, record.line, lines)
    told = {one.value: one for one in children if one.points and one.children}
    return Household(
        line=record.line,
        partners=tuple((slot, person) for person, slot in partners.items()),
        children=_each_once(_targets(children)),
        makes_couple=record.text("_UNION") != "N",
        lines=told or None,
    )


def _warn_of_doubles(report: Report, line: int, partners: list[Structure]) -> None:
    for one, count in Counter(_targets(partners)).items():
        if count > 1:
            report.warn(line, f"@{one[:40]}@ is listed twice as a partner of the family")


def _each_once(ids: list[str]) -> Collection[str]:
    """Returns ids in order; a dictionary if there are many, for fast lookups."""
    found = dict.fromkeys(ids)
    return tuple(found) if len(found) <= _FEW else found


def _targets(lines: list[Structure]) -> list[str]:
    return [one.value for one in lines if one.points and one.value != VOID]


def _link(survey: Survey) -> None:
    """Collects the links between parents and children, in the order of the file."""
    people, report = survey.people, survey.report
    for person, individual in people.items():
        for family in individual.child_in:
            survey.claimed.setdefault(family, []).append(person)
    for family, household in survey.households.items():
        for slot, partner in household.partners:
            if partner not in people:
                report.warn(household.line, f"{slot} @{partner[:40]}@ is not in the file")
            elif family not in people[partner].partner_in:
                report.warn(
                    people[partner].line, f"@{partner[:40]}@ has no FAMS line for the family"
                )
        for child in _children(survey, family, household):
            _link_child(survey, family, household, child)
    for person, individual in people.items():
        for family in (*individual.child_in, *individual.partner_in):
            if family not in survey.households:
                text = f"@{person[:40]}@ refers to a missing family @{family[:40]}@"
                report.warn(individual.line, text)
    _warn_of_parents(survey)


def _children(survey: Survey, family: str, household: Household) -> Iterator[str]:
    """Yields the children of a family, from its record and from theirs."""
    for child in household.children:
        if child not in survey.people:
            survey.report.warn(household.line, f"CHIL @{child[:40]}@ is not in the file")
        else:
            if family not in survey.people[child].child_in:
                line = survey.people[child].line
                survey.report.warn(
                    line, f"@{child[:40]}@ has no FAMC line for the family that lists it"
                )
            yield child
    named = set(household.children)
    for child in survey.claimed.get(family, ()):
        if child not in named:
            line = survey.people[child].line
            survey.report.warn(line, f"@{child[:40]}@ refers to a family that does not list it")
            yield child


def _link_child(survey: Survey, family: str, household: Household, child: str) -> None:
    individual = survey.people[child]
    own = (individual.lines or {}).get(family)
    chil = (household.lines or {}).get(child)
    for slot, parent in household.partners:
        if parent not in survey.people:
            continue
        if parent == child:
            survey.tally.refuse("FAM.CHIL", household.line)
            survey.report.warn(household.line, f"@{child[:40]}@ cannot be their own parent")
            continue
        parentage = PLAIN
        if own is not None or chil is not None:
            famc, adoptions = (None, ()) if own is None else (own.famc, own.adoptions)
            lines = ChildLines(famc, chil, adoptions)
            parentage = parentage_of(lines, slot, parent, survey.notes)
        found = survey.links.get((parent, child))
        if found is None:
            if len(survey.links) >= limits.GEDCOM_LINKS_MAX:
                most = limits.GEDCOM_LINKS_MAX
                raise broken(
                    household.line, f"the file has more than {most:,} parent-child relationships"
                )
            survey.links[parent, child] = FoundLink(parentage, [family], household.line)
            continue
        found.families.append(family)
        if parentage.type == "Biological":  # by birth, whatever else they are
            found.parentage = parentage


def _pair(survey: Survey) -> None:
    """Collects the couples; the order of two people does not matter."""
    for family, household in survey.households.items():
        there = [person for _, person in household.partners if person in survey.people]
        if len(there) < 2 or not household.makes_couple:
            continue
        if len(there) > 2:
            text = f"the family has {len(there)} partners; the first two become a couple"
            survey.report.warn(household.line, text)
        first, second = there[:2]
        mirrored = (second, first)
        pair = mirrored if mirrored in survey.couples else (first, second)
        survey.couples.setdefault(pair, []).append(family)
    survey.report.couples = len(survey.couples)
    survey.report.parent_links = len(survey.links)


def _warn_of_parents(survey: Survey) -> None:
    fathers: dict[str, int] = {}
    mothers: dict[str, int] = {}
    for (parent, child), found in survey.links.items():
        if found.parentage.type == "Biological":
            is_male = survey.people[parent].is_male
            if is_male is not None:
                counted = fathers if is_male else mothers
                counted[child] = counted.get(child, 0) + 1
    for counted, word in ((fathers, "fathers"), (mothers, "mothers")):
        for child, count in counted.items():
            if count > 1:
                line = survey.people[child].line
                survey.report.warn(line, f"@{child[:40]}@ has {count} biological {word}")

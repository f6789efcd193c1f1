"""A plan: the writes of an import, item by item, in the order of the file's records.

An import writes only differences. If it is interrupted, the next run plans again and continues; a
repeated import writes nothing, and a newer version of a file writes what changed in it. Not here:
writing (`yggdrasil.exchange.importing`).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Final

from tablewright.model.operations.delete import Delete
from tablewright.model.operations.put import Put
from tablewright.systems.yggdrasil import limits
from tablewright.systems.yggdrasil.design.persons import Person
from tablewright.systems.yggdrasil.design.relationships import ParentChild, Spouses
from tablewright.systems.yggdrasil.gedcom.files.structures import (
    VOID,
    Structure,
    kept_records,
    kept_text,
)
from tablewright.systems.yggdrasil.gedcom.meaning.kept_records import (
    ALONE,
    CLAIMED,
    DANGLING,
    ELSEWHERE,
    INERT,
    WITHOUT,
    Origin,
    has_mark,
    head_text,
    key_of,
    mark,
    noted,
    origin_of,
    renamed,
    stand_in,
    unnamed,
)
from tablewright.systems.yggdrasil.gedcom.meaning.media import portrait_of
from tablewright.systems.yggdrasil.gedcom.meaning.parentage import (
    PARENTAGE_NAMES,
    PLAIN,
    Parentage,
    link_structure,
    read_link,
)
from tablewright.systems.yggdrasil.gedcom.meaning.people import Facts, facts_of
from tablewright.systems.yggdrasil.gedcom.meaning.unions import (
    couple_values,
    unions_of,
    unions_of_couple,
)
from tablewright.systems.yggdrasil.gedcom.planning.matching import Matching
from tablewright.systems.yggdrasil.gedcom.planning.merging import (
    Edits,
    merged_facts,
    merged_whole,
)
from tablewright.systems.yggdrasil.gedcom.planning.present import Present
from tablewright.systems.yggdrasil.gedcom.planning.survey import PARTNERS, Pair, Survey
from tablewright.systems.yggdrasil.people.living import HIDDEN_FIRST_NAME

Write = Put[Any] | Delete
Item = Person | ParentChild | Spouses
_HIDDEN_NAME: Final = (HIDDEN_FIRST_NAME, "")


@dataclass(slots=True)
class Plan:
    """The writes of an import, in order."""

    survey: Survey
    present: Present
    at: datetime  # the time of the request, used for all new items
    deletes_missing: bool = False
    edits: Edits = field(default_factory=Edits)
    kept: list[str] = field(default_factory=list[str])  # records that no item has
    photo_urls: dict[str, str] = field(default_factory=dict[str, str])  # by person id
    matching: Matching = field(init=False)
    _refused: set[Pair] = field(init=False)
    _gathered: dict[Pair, list[Structure]] = field(default_factory=dict[Pair, list[Structure]])
    _heads: dict[str, str] = field(default_factory=dict[str, str])  # of families

    def __post_init__(self) -> None:
        # As items store it, so that it is not truncated for each of them.
        self.at = self.at.replace(microsecond=self.at.microsecond // 1000 * 1000)
        self.matching = Matching(self.survey, self.present)
        self._refused = self.survey.refuse_circles(self._other_links())

    def portraits(self) -> dict[str, str]:
        """The paths of pictures by person id, for people without a photo."""
        found: dict[str, str] = {}
        for key, objects in self.survey.portraits.items():
            path, person_id = portrait_of(objects, self.survey.images), self.matching.ids[key]
            old = self.present.persons.get(person_id)
            if path is not None and (old is None or old.photo_url is None):
                found[person_id] = path
        return found

    @property
    def first_id(self) -> str | None:
        """The home person of a tree created from the file."""
        return self.matching.ids.get(self.survey.first_key)

    @property
    def missing_ids(self) -> frozenset[str]:
        """The people who came from the file and are no longer in it."""
        return frozenset(one.person.person_id for one in self.matching.missing())

    @property
    def total(self) -> int:
        """The number of items in the file."""
        survey = self.survey
        return len(survey.people) + len(survey.links) + len(survey.couples)

    def steps(self) -> Iterator[Write | None]:
        """Yields a write for each item; None for one that is already correct."""
        survey, report = self.survey, self.survey.report
        self.kept.clear()
        self._gathered.clear()
        self.edits = Edits()
        report.added = report.updated = report.unchanged = 0
        number = 0
        for key, record in survey.keyed():
            if record.tag == "INDI":
                number += 1
                yield self._person(key, record, number)
            elif record.tag == "FAM":
                yield from self._family(key, record)
            elif not survey.is_own:  # that of our own JSON belongs to no file
                self._keep(record)
        for pair in survey.links:
            yield self._link(pair)
        yield from self._doubled()
        yield from self._missing()
        self._carry()
        report.edits_kept, report.edits_replaced = self.edits.kept, self.edits.replaced
        survey.tally.told(report)

    # People

    def _person(self, key: str, record: Structure, number: int) -> Write | None:
        report, person_id = self.survey.report, self.matching.ids[key]
        if self._is_hidden(key):
            report.unchanged += 1
            return None
        facts = facts_of(record, self.survey.notes)
        self._mark_person(key, record)
        extra = self._extra(record, bytes_max=limits.GEDCOM_EXTRA_BYTES_MAX)
        old = self.matching.found.get(person_id)
        if person_id in self.matching.own:
            changed = _set(self.present.persons[person_id], facts.values())
            report.updated += changed is not None
            report.unchanged += changed is None
            return changed
        if old is None:
            report.added += 1
            return Person(
                person_id=person_id,
                tree_id=self.present.tree_id,
                user_id=self.present.owner_id,
                created_at=self.at,
                n=number,
                gedcom_extra=extra,
                photo_url=self.photo_urls.get(person_id),
                **facts.values(),
            ).put()
        person = old.person
        before = facts_of(old.record, self.present.notes(old.origin.file))
        now = Facts.of_person(person)
        wanted = merged_facts(before, now, facts, self.edits)
        is_same = wanted == now and _unplaced(person.gedcom_extra) == _unplaced(extra)
        report.unchanged += is_same
        report.updated += not is_same
        # An existing photo stays: a user may have chosen it.
        photo_url = person.photo_url or self.photo_urls.get(person_id)
        return _set(person, {**wanted.values(), "gedcom_extra": extra, "photo_url": photo_url})

    def _is_hidden(self, key: str) -> bool:
        """Whether the file was exported for readers, and omits a person whom the tree knows.

        Data that such a file omits must not be removed from the tree.
        """
        person = self.present.persons.get(self.matching.ids[key])
        if person is None or self.survey.people[key].name != _HIDDEN_NAME:
            return False
        return (person.first_name, person.last_name) != _HIDDEN_NAME

    def _mark_person(self, key: str, record: Structure) -> None:
        households = self.survey.households
        for one in record.all("FAMS", "FAMC"):
            household = households.get(one.value) if one.points else None
            if household is None:
                self._mark_stray(one)
                continue
            if one.tag == "FAMC":
                is_answered = self._has_link(one.value, key)
            else:
                is_answered = key in [who for _, who in household.partners]
            if not is_answered:
                mark(one, INERT)

    # Families

    def _family(self, key: str, record: Structure) -> Iterator[Write | None]:
        survey = self.survey
        self._mark_family(key, record)
        pair = self._pair_of(key)
        if pair is None:
            self._keep(record)
            return
        gathered = self._gathered.setdefault(pair, [])
        gathered.append(record)
        if len(gathered) == len(survey.couples[pair]):
            del self._gathered[pair]
            yield self._couple(pair, gathered)

    def _pair_of(self, key: str) -> Pair | None:
        """Returns the couple of a family's record."""
        household = self.survey.households[key]
        if not household.makes_couple:
            return None
        there = [person for _, person in household.partners if person in self.survey.people]
        if len(there) < 2:
            return None
        pair = there[0], there[1]
        return pair if pair in self.survey.couples else (pair[1], pair[0])

    def _couple(self, pair: Pair, records: list[Structure]) -> Write | None:
        unions, _ = unions_of(records, self.survey.notes)
        values = couple_values(unions)
        values["gedcom_extra"] = self._extra(*records, bytes_max=limits.GEDCOM_EXTRA_BYTES_MAX // 2)
        first, second = (self.matching.ids[one] for one in pair)
        old = self._present_couple(first, second)
        if old is None:
            return Spouses(
                person1_id=first,
                person2_id=second,
                tree_id=self.present.tree_id,
                user_id=self.present.owner_id,
                created_at=self.at,
                **values,
            ).put()
        extra = values.pop("gedcom_extra")
        if any(map(self._is_hidden, pair)):
            return None
        if self._is_own(old, first, second):
            return _set(old, values)
        if old.gedcom_extra:
            kept = self._kept_families(old.gedcom_extra)
            origin = origin_of(kept[0]) if kept else None
            file = self.matching.file if origin is None else origin.file
            before = couple_values(unions_of(kept, self.present.notes(file))[0])
            now = couple_values(unions_of_couple(old))
            values = merged_whole(before, now, values, self.edits)
        return _set(old, {**values, "gedcom_extra": extra})

    def _present_couple(self, first: str, second: str) -> Spouses | None:
        """Returns an existing couple; of duplicates, the one that stays."""
        couples = self.present.couples
        one, other = couples.get((first, second)), couples.get((second, first))
        if one is None or other is None:
            return one or other
        if second < first:
            one, other = other, one
        return other if _is_of_file(one.gedcom_extra, self.matching.file) else one

    def _doubled(self) -> Iterator[Write]:
        """Returns couples that this import and a user created in different orders."""
        for (first, second), couple in self.present.couples.items():
            if (second, first) in self.present.couples and first != second:
                stays = self._present_couple(first, second)
                if couple is not stays and _is_of_file(couple.gedcom_extra, self.matching.file):
                    yield couple.erase()

    def _is_own(self, old: ParentChild | Spouses, *people: str) -> bool:
        """Whether a link was created here, and the file is an export of this tree."""
        is_ours = self.survey.is_own or self.matching.own.issuperset(people)
        return is_ours and not _is_of_file(old.gedcom_extra, self.matching.file)

    def _kept_families(self, extra: str) -> list[Structure]:
        elsewhere = self.present.elsewhere()
        found = kept_records(extra)
        return [
            elsewhere.get(key_of(one), one) if has_mark(one, ELSEWHERE) else one for one in found
        ]

    def _mark_family(self, key: str, record: Structure) -> None:
        people = self.survey.people
        for one in record.all(*PARTNERS, "CHIL"):
            if not one.points or one.value not in people:
                self._mark_stray(one)
                continue
            if one.tag != "CHIL":
                if key not in people[one.value].partner_in:
                    mark(one, ALONE)
                continue
            if not self._has_link(key, one.value):
                mark(one, INERT)
            if key not in people[one.value].child_in:
                mark(one, ALONE)
            self._mark_refused(key, one)
        named = self.survey.households[key].children
        for child in self.survey.claimed.get(key, ()):
            if child not in named:
                self._mark_refused(key, record.add(CLAIMED, child, points=True))

    def _mark_refused(self, family: str, line: Structure) -> None:
        """Marks the line of a child with the partners to whom its links are rejected."""
        for _, parent in self.survey.households[family].partners:
            if (parent, line.value) in self._refused:
                line.add(WITHOUT, parent, points=True)

    def _mark_stray(self, line: Structure) -> None:
        """Marks a pointer to a record of another kind, such as a family that is a note."""
        if line.points and line.value != VOID and line.value not in self.survey.dangling:
            mark(line, DANGLING)

    def _has_link(self, family: str, child: str) -> bool:
        for _, parent in self.survey.households[family].partners:
            found = self.survey.links.get((parent, child))
            if found is not None and family in found.families:
                return True
        return False

    # Links

    def _link(self, pair: Pair) -> Write | None:
        found, ids = self.survey.links[pair], self.matching.ids
        parent, child = ids[pair[0]], ids[pair[1]]
        said = _said_below(found.parentage)
        families = found.families[: limits.GEDCOM_LINK_FAMILIES_MAX]
        extra = "\n".join([self._family_head(family) + said for family in families])
        values = found.parentage.values()
        old = self.present.links.get((parent, child))
        if old is None:
            return ParentChild(
                parent_id=parent,
                child_id=child,
                tree_id=self.present.tree_id,
                user_id=self.present.owner_id,
                created_at=self.at,
                gedcom_extra=extra,
                **values,
            ).put()
        if any(map(self._is_hidden, pair)):
            return None
        if self._is_own(old, parent, child):
            return _set(old, values)
        if old.gedcom_extra:
            kept = kept_records(old.gedcom_extra)
            before = read_link(kept[0]) if kept else Parentage()
            now = Parentage.of_link(old)
            wanted = merged_whole(before.said(), now.said(), found.parentage.said(), self.edits)
            if wanted == now.said():
                values = {name: getattr(old, name) for name in PARENTAGE_NAMES}
        return _set(old, {**values, "gedcom_extra": extra})

    def _family_head(self, family: str) -> str:
        """Returns the part of a family's record that a link keeps: its id and its origin."""
        found = self._heads.get(family)
        if found is None:
            found = self._heads[family] = self._new_head(family)
        return found

    def _new_head(self, family: str) -> str:
        line = self.survey.households[family].line
        origin = Origin(self.matching.home(family), line, self.survey.source.version)
        is_named = not family.startswith("#")
        xref = self.matching.name(family) if is_named else unnamed(origin)
        return head_text(xref, "FAM", origin)

    # Everything else

    def _extra(self, *records: Structure, bytes_max: int) -> str:
        """Returns the kept text of an item; records that are too large are kept elsewhere."""
        texts = [kept_text(self._named(record)) for record in records]
        if sum([len(text.encode()) for text in texts]) > bytes_max:
            self.kept += texts
            texts = map(stand_in, records)
        return "\n".join(texts)

    def _keep(self, record: Structure) -> None:
        self.kept.append(kept_text(self._named(record)))

    def _carry(self) -> None:
        """Keeps records of other files that no other item keeps after this import.

        These are the files that this one replaces, and files whose records were stored with its
        own. Records that this file names are already kept.
        """
        survey, matching = self.survey, self.matching
        named: set[str] = set()
        for file, records in self.present.kept.items():
            is_here = self.present.lodged.get(file) == matching.file
            if file == matching.file or not (is_here or file in matching.taken_over):
                continue
            keys = (*survey.people, *survey.households, *survey.others)
            named = named or set(map(matching.name, keys))
            for one in records:
                if one.tag == "HEAD" or (one.xref and one.xref not in named):
                    self.kept.append(kept_text(one))

    def _named(self, record: Structure) -> Structure:
        """Returns a record with its origin, and with the ids of the tree."""
        origin = Origin(self.matching.home(record.xref), record.line, self.survey.source.version)
        dangling = self.survey.dangling
        if dangling:
            for _, one in record.walked():
                if one.points and one.value in dangling:
                    mark(one, DANGLING)
        if self.matching.file > 1:
            renamed(record, self.matching.name)
        return noted(record, origin)

    def _other_links(self) -> list[Pair]:
        """Returns the links of the tree that no import creates or removes, by key in the file."""
        keys = {person_id: key for key, person_id in self.matching.ids.items()}
        return [
            (keys.get(parent, f"-{parent}"), keys.get(child, f"-{child}"))
            for (parent, child), link in self.present.links.items()
            if not _is_of_file(link.gedcom_extra, self.matching.file)
        ]

    def _missing(self) -> Iterator[Write | None]:
        """Yields the items that came from the file and are no longer in it."""
        report, present = self.survey.report, self.present
        report.missing_people = report.missing_links = 0
        report.deletes_missing = self.deletes_missing
        if not (present.persons or present.links or present.couples):
            return
        gone = self.missing_ids
        ids = self.matching.ids
        links = {(ids[parent], ids[child]) for parent, child in self.survey.links}
        refused = {(ids[parent], ids[child]) for parent, child in self._refused}
        couples = {frozenset((ids[one], ids[other])) for one, other in self.survey.couples}
        lost: list[Item] = []
        for pair, link in present.links.items():
            if pair in refused and link.gedcom_extra:
                yield link.erase()
            elif pair not in links and _is_of_file(link.gedcom_extra, self.matching.file):
                lost.append(link)
        for pair, couple in present.couples.items():
            is_there = frozenset(pair) in couples
            if not is_there and _is_of_file(couple.gedcom_extra, self.matching.file):
                lost.append(couple)
        report.missing_people, report.missing_links = len(gone), len(lost)
        if not self.deletes_missing:
            return
        for person_id in gone:
            yield present.persons[person_id].erase()
        done = {id(one) for one in lost}
        for one in lost:
            yield one.erase()
        for pair, one in (*present.links.items(), *present.couples.items()):
            if not gone.isdisjoint(pair) and id(one) not in done:
                yield one.erase()


def _said_below(parentage: Parentage) -> str:
    """Returns the lines that a link keeps from a family's record; usually none."""
    if parentage is PLAIN:
        return ""
    _, end, below = kept_text(link_structure(parentage, "FAM")).partition("\n")
    return end + below


def _is_of_file(extra: str | None, file: int) -> bool:
    return extra is not None and "\n1 -from " in extra and _file(extra) == file


def _unplaced(extra: str | None) -> str:
    """Returns a kept text without its position in the file, which is not a change."""
    head, _, rest = (extra or "").partition("\n1 -from ")
    return head + rest.partition("\n")[2]


def _file(extra: str) -> int:
    _, _, rest = extra.partition("\n1 -from ")
    return int(rest.partition("\n")[0].rpartition(" ")[2])


def _set(item: Item, values: dict[str, Any]) -> Put[Any] | None:
    """Returns the write of an item with other values; None if it has them.

    It is conditional on an unchanged item.
    """
    differing = {name: value for name, value in values.items() if getattr(item, name) != value}
    if not differing:
        return None
    seen = item.updated_at
    for name, value in differing.items():
        setattr(item, name, value)
    return item.put(type(item).updated_at == seen)

"""Checks: impossible, unlikely and missing data of a tree.

A date is a span of days. A finding must hold for every possible day: about 1850 and 1851 are not a
contradiction.
Not here: possible duplicates (`yggdrasil.insight.duplicates`), finding loops
(`yggdrasil.links.loops`), the sentences of findings (`yggdrasil.insight.check_words`).
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import date
from typing import Final, Literal

from tablewright.systems.yggdrasil import limits
from tablewright.systems.yggdrasil.dates.lifetimes import (
    UNKNOWN,
    YEAR_DAYS,
    Span,
    born,
    died,
    is_recorded_dead,
    married,
    parted,
    span_of,
)
from tablewright.systems.yggdrasil.design.persons import Person
from tablewright.systems.yggdrasil.design.values import Language
from tablewright.systems.yggdrasil.insight.check_words import Sentence, sentence_of
from tablewright.systems.yggdrasil.links.loops import loops
from tablewright.systems.yggdrasil.people.names import full_name
from tablewright.systems.yggdrasil.trees.family import Family, spouse_in

Severity = Literal["error", "warning", "info"]
CheckCode = Literal[
    "bornAfterDeath",
    "bornAfterMothersDeath",
    "bornLongAfterFathersDeath",
    "parentTooYoung",
    "motherTooOld",
    "fatherTooOld",
    "tooOld",
    "inTheFuture",
    "marriedTooYoung",
    "marriedAfterDeath",
    "divorcedBeforeMarriage",
    "baptizedBeforeBirth",
    "ownAncestor",
    "marriedToKin",
    "twoFathers",
    "twoMothers",
    "tooManyParents",
    "marriedToSelf",
    "siblingsTooClose",
    "disconnected",
    "missingSex",
    "missingBirth",
    "missingSurname",
]
SEVERITIES: Final[tuple[Severity, ...]] = ("error", "warning", "info")
_GROWN_DAYS: Final = int(limits.YGGDRASIL_PARENT_YEARS_MIN * YEAR_DAYS)
_MOTHER_DAYS: Final = int((limits.YGGDRASIL_MOTHER_YEARS_MAX + 1) * YEAR_DAYS)
_FATHER_DAYS: Final = int((limits.YGGDRASIL_FATHER_YEARS_MAX + 1) * YEAR_DAYS)
_OLD_DAYS: Final = int(limits.YGGDRASIL_AGE_YEARS_MAX * YEAR_DAYS)
_CARRIED_DAYS: Final = limits.YGGDRASIL_PREGNANCY_DAYS_MAX
_BETWEEN_DAYS: Final = limits.YGGDRASIL_BETWEEN_BIRTHS_DAYS_MIN
_TWINS_DAYS: Final = limits.YGGDRASIL_TWINS_DAYS_MAX
_BAPTISM: Final = re.compile(
    # An event, and the first date among the deeper lines that follow it.
    r"^(?P<level>\d+) (?:BAPM|CHR)\b.*(?:\n(?!(?P=level) |0 ).*)*?\n\d+ DATE (?P<date>.+)$",
    re.MULTILINE,
)


@dataclass(frozen=True, slots=True)
class Finding:
    """An error, something unlikely, or missing data."""

    code: CheckCode
    severity: Severity
    person_ids: tuple[str, ...]
    sentence: Sentence
    values: Mapping[str, str | int] = field(default_factory=dict[str, str | int])

    def text(self, language: Language = "en") -> str:
        """Returns the finding as a sentence."""
        return sentence_of(self.sentence, self.values, language)


def findings(
    family: Family, today: date, hidden: Collection[str] = frozenset()
) -> Iterator[Finding]:
    """Returns all findings, without those that involve hidden people."""
    tree = _Examined(family, today)
    for check in _CHECKS:
        for finding in check(tree):
            if not any(one in hidden for one in finding.person_ids):
                yield finding


class _Examined:
    """A family, with the dates of its people."""

    def __init__(self, family: Family, today: date) -> None:
        self.family = family
        self.today = today.toordinal()
        everybody = family.people
        self.births = {one.person_id: span for one in everybody if (span := born(one)).is_known}
        self.deaths = {one.person_id: span for one in everybody if (span := died(one)).is_known}

    def born(self, person_id: str) -> Span:
        return self.births.get(person_id, UNKNOWN)

    def died(self, person_id: str) -> Span:
        return self.deaths.get(person_id, UNKNOWN)

    def name(self, person_id: str) -> str:
        return full_name(self.family.persons[person_id])

    def both(self, first_id: str, second_id: str) -> dict[str, str | int]:
        return {"name": self.name(first_id), "other": self.name(second_id)}


def _days(start: Span, end: Span) -> tuple[int | None, int | None]:
    """Returns the minimum and maximum number of days between two dates."""
    least = most = None
    if end.earliest is not None and start.latest is not None:
        least = end.earliest - start.latest
    if end.latest is not None and start.earliest is not None:
        most = end.latest - start.earliest
    return least, most


def _is_before(first: Span, second: Span) -> bool:
    """Whether a date is certainly before another."""
    least, _ = _days(first, second)
    return least is not None and least > 0


def _is_less(days: tuple[int | None, int | None], bound: int) -> bool:
    return days[1] is not None and days[1] < bound


def _is_more(days: tuple[int | None, int | None], bound: int) -> bool:
    return days[0] is not None and days[0] > bound


# Lives


def _lives(tree: _Examined) -> Iterator[Finding]:
    for person_id in tree.births:
        birth, death = tree.born(person_id), tree.died(person_id)
        name = tree.name(person_id)
        person = tree.family.persons[person_id]
        if _is_before(death, birth):
            yield Finding("bornAfterDeath", "error", (person_id,), "bornAfterDeath", {"name": name})
        end = death
        if not is_recorded_dead(person) and person.is_living is not False:
            end = Span(tree.today, tree.today)
        if _is_more(_days(birth, end), _OLD_DAYS):
            said = "tooOld" if end is death else "tooOldToLive"
            values = {"name": name, "years": limits.YGGDRASIL_AGE_YEARS_MAX}
            yield Finding("tooOld", "warning", (person_id,), said, values)


def _future(tree: _Examined) -> Iterator[Finding]:
    today = Span(tree.today, tree.today)
    dates: tuple[tuple[Sentence, dict[str, Span]], ...] = (
        ("bornInTheFuture", tree.births),
        ("diedInTheFuture", tree.deaths),
    )
    for said, spans in dates:
        for person_id, span in spans.items():
            if _is_before(today, span):
                values = {"name": tree.name(person_id)}
                yield Finding("inTheFuture", "error", (person_id,), said, values)


def _baptisms(tree: _Examined) -> Iterator[Finding]:
    for person in tree.family.people:
        person_id = person.person_id
        for found in _BAPTISM.finditer(person.gedcom_extra or ""):
            if _is_before(span_of(None, found["date"]), tree.born(person_id)):
                values = {"name": tree.name(person_id)}
                code = "baptizedBeforeBirth"
                yield Finding(code, "error", (person_id,), code, values)


def _missing(tree: _Examined) -> Iterator[Finding]:
    family = tree.family
    for person in family.people:
        person_id = person.person_id
        ids, values = (person_id,), {"name": full_name(person)}
        if person.gender == "Unknown":
            yield Finding("missingSex", "info", ids, "missingSex", values)
        if person_id not in tree.births and not person.birth_date_text:
            yield Finding("missingBirth", "info", ids, "missingBirth", values)
        if not person.last_name.strip():
            yield Finding("missingSurname", "info", ids, "missingSurname", values)
        is_alone = not (
            family.parents(person_id) or family.children(person_id) or family.spouses(person_id)
        )
        if is_alone and len(family.persons) > 1:
            yield Finding("disconnected", "info", ids, "disconnected", values)


# Parents and children


def _births(tree: _Examined) -> Iterator[Finding]:
    for link in tree.family.links:
        if link.type != "Biological" or link.child_id not in tree.births:
            continue
        parent = tree.family.persons[link.parent_id]
        birth = tree.born(link.child_id)
        yield from _birth(tree, parent, link.child_id, birth)


def _birth(tree: _Examined, parent: Person, child_id: str, birth: Span) -> Iterator[Finding]:
    ids = (parent.person_id, child_id)
    names = {"name": tree.name(parent.person_id), "child": tree.name(child_id)}
    death = tree.died(parent.person_id)
    age = _days(tree.born(parent.person_id), birth)
    is_mother = parent.gender == "Female"
    if _is_less(age, 0):
        yield Finding("parentTooYoung", "error", ids, "bornAfterOwnChild", names)
    elif _is_less(age, _GROWN_DAYS):
        values = {**names, "years": limits.YGGDRASIL_PARENT_YEARS_MIN}
        yield Finding("parentTooYoung", "warning", ids, "parentTooYoung", values)
    if is_mother and _is_before(death, birth):
        yield Finding("bornAfterMothersDeath", "error", ids, "bornAfterMothersDeath", names)
    if not is_mother and _is_more(_days(death, birth), _CARRIED_DAYS):
        code = "bornLongAfterFathersDeath"
        yield Finding(code, "error", ids, code, names)
    if is_mother and _is_more(age, _MOTHER_DAYS):
        values = {**names, "years": limits.YGGDRASIL_MOTHER_YEARS_MAX}
        yield Finding("motherTooOld", "warning", ids, "parentTooOld", values)
    if not is_mother and _is_more(age, _FATHER_DAYS):
        values = {**names, "years": limits.YGGDRASIL_FATHER_YEARS_MAX}
        yield Finding("fatherTooOld", "warning", ids, "parentTooOld", values)


def _parents(tree: _Examined) -> Iterator[Finding]:
    family = tree.family
    for child in family.people:
        child_id = child.person_id
        parents = [link.parent_id for link in family.parents(child_id) if link.type == "Biological"]
        if len(parents) < 2:
            continue
        ids = (child_id, *parents)
        sexes = Counter(family.persons[one].gender for one in parents)
        name = tree.name(child_id)
        if len(parents) > limits.YGGDRASIL_BIOLOGICAL_PARENTS_MAX:
            values = {"name": name, "count": len(parents)}
            yield Finding("tooManyParents", "error", ids, "tooManyParents", values)
        if sexes["Male"] > 1:
            values = {"name": name, "count": sexes["Male"]}
            yield Finding("twoFathers", "warning", ids, "twoFathers", values)
        if sexes["Female"] > 1:
            values = {"name": name, "count": sexes["Female"]}
            yield Finding("twoMothers", "warning", ids, "twoMothers", values)


def _loops(tree: _Examined) -> Iterator[Finding]:
    for found in loops(tree.family):
        said = "ownAncestor" if len(found) == 1 else "ownAncestors"
        values = {"name": tree.name(found[0]), "count": len(found) - 1}
        yield Finding("ownAncestor", "error", found, said, values)


def _siblings(tree: _Examined) -> Iterator[Finding]:
    """Yields successive children of a mother with implausibly close births, except twins."""
    family = tree.family
    for mother in family.people:
        if mother.gender != "Female":
            continue
        links = [one for one in family.children(mother.person_id) if one.type == "Biological"]
        known = [one.child_id for one in links if one.child_id in tree.births]
        known.sort(key=lambda one: tree.born(one).earliest or 0)
        for i, first_id in enumerate(known):
            for second_id in known[i + 1 :]:
                days = _days(tree.born(first_id), tree.born(second_id))
                if _is_more(days, _TWINS_DAYS) and _is_less(days, _BETWEEN_DAYS):
                    names = tree.both(first_id, second_id)
                    ids = (first_id, second_id)
                    yield Finding("siblingsTooClose", "warning", ids, "siblingsTooClose", names)
                if days[0] is not None and days[0] >= _BETWEEN_DAYS:
                    break


# Couples


def _couples(tree: _Examined) -> Iterator[Finding]:
    for couple in tree.family.couples:
        first, second = couple.person1_id, couple.person2_id
        if first == second:
            values = {"name": tree.name(first)}
            yield Finding("marriedToSelf", "error", (first,), "marriedToSelf", values)
            continue
        yield from _kin(tree, first, second)
        wedding = married(couple)
        if _is_before(parted(couple), wedding):
            code, names = "divorcedBeforeMarriage", tree.both(first, second)
            yield Finding(code, "error", (first, second), code, names)
        if not wedding.is_known:
            continue
        for person_id in (first, second):
            name = tree.name(person_id)
            ids = (person_id, spouse_in(couple, person_id))
            if _is_less(_days(tree.born(person_id), wedding), _GROWN_DAYS):
                values = {"name": name, "years": limits.YGGDRASIL_PARENT_YEARS_MIN}
                yield Finding("marriedTooYoung", "warning", ids, "marriedTooYoung", values)
            if _is_before(tree.died(person_id), wedding):
                code = "marriedAfterDeath"
                yield Finding(code, "error", ids, code, {"name": name})


def _kin(tree: _Examined, first: str, second: str) -> Iterator[Finding]:
    links = tree.family.parents
    parents = [
        {link.parent_id for link in links(one) if link.type == "Biological"}
        for one in (first, second)
    ]
    said: Sentence | None = None
    if second in parents[0] or first in parents[1]:
        said = "marriedToParent"
    elif parents[0] & parents[1]:
        said = "marriedToSibling"
    if said is not None:
        names = tree.both(first, second)
        yield Finding("marriedToKin", "warning", (first, second), said, names)


_CHECKS: Final[tuple[Callable[[_Examined], Iterable[Finding]], ...]] = (
    _loops,
    _lives,
    _future,
    _baptisms,
    _births,
    _parents,
    _siblings,
    _couples,
    _missing,
)

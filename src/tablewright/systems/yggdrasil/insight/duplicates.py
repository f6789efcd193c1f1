"""Duplicates: pairs of people who may be the same, with a score and reasons.

People are sorted into blocks that share a surname and an approximate year of birth, or a first name
and a day of birth, or a full name without a birth. In a block, each is compared with a few
neighbours by first name. The cost per person therefore does not depend on the size of the tree. Not
here: merging them (`yggdrasil.insight.merging`).
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final, NamedTuple

from tablewright.systems.yggdrasil import limits
from tablewright.systems.yggdrasil.dates.lifetimes import Span, born, died
from tablewright.systems.yggdrasil.design.persons import Person
from tablewright.systems.yggdrasil.insight.places import tidy_place
from tablewright.systems.yggdrasil.trees.directory import folded
from tablewright.systems.yggdrasil.trees.family import Family, spouse_in

_NEIGHBOURS: Final = limits.YGGDRASIL_DUPLICATE_NEIGHBOURS
_YEARS_APART: Final = 2  # the tolerance of a year of birth


class Duplicate(NamedTuple):
    """Two people who may be the same."""

    first_id: str
    second_id: str
    score: float  # from 0 to 1
    reasons: tuple[str, ...]


class _Profile(NamedTuple):
    """The compared attributes of a person, normalised once."""

    person_id: str
    gender: str
    first_name: str
    surnames: frozenset[str]
    birth: Span
    death: Span
    birth_place: str

    @property
    def name_key(self) -> tuple[str, str]:
        return self.first_name, self.person_id


def duplicates(family: Family, hidden: Collection[str] = frozenset()) -> list[Duplicate]:
    """Returns possible duplicates, most similar first; hidden people are omitted."""
    profiles = {
        one.person_id: _profile(one)
        for one in family.persons.values()
        if one.person_id not in hidden
    }
    found: list[Duplicate] = []
    seen: set[tuple[str, str]] = set()
    for first, second in _candidates(profiles):
        pair = min(first.person_id, second.person_id), max(first.person_id, second.person_id)
        if pair in seen or pair[1] in (family.persons[pair[0]].distinct_from or ()):
            continue
        seen.add(pair)
        duplicate = _compared(family, profiles, profiles[pair[0]], profiles[pair[1]])
        if duplicate is not None:
            found.append(duplicate)
    return sorted(found, key=lambda one: (-one.score, one.first_id, one.second_id))


def _profile(person: Person) -> _Profile:
    names = (folded(one).strip() for one in (person.last_name, person.birth_name or ""))
    return _Profile(
        person_id=person.person_id,
        gender=person.gender,
        first_name=" ".join(folded(person.first_name).split()),
        surnames=frozenset(name for name in names if name),
        birth=born(person),
        death=died(person),
        birth_place=folded(tidy_place(person.birth_place or "")),
    )


# Pairs to compare

_Block = tuple[str, str, int]


def _candidates(profiles: dict[str, _Profile]) -> Iterator[tuple[_Profile, _Profile]]:
    blocks: dict[_Block, list[_Profile]] = {}
    for profile in profiles.values():
        for block in _blocks(profile):
            blocks.setdefault(block, []).append(profile)
    for members in blocks.values():
        members.sort(key=lambda one: one.name_key)
        for number, profile in enumerate(members):
            for other in members[number + 1 : number + 1 + _NEIGHBOURS]:
                yield profile, other


def _blocks(profile: _Profile) -> Iterator[_Block]:
    year, first_name = profile.birth.year, profile.first_name
    for surname in profile.surnames or ("",):
        if year is not None:
            # Two years that are near each other share a block.
            for near in range(year, year + _YEARS_APART + 1):
                yield surname, "" if surname else first_name, near
        if first_name:
            yield surname, first_name, 0
    if profile.birth.is_day and profile.birth.sort is not None and first_name:
        yield first_name, "born", profile.birth.sort


# Similarity


def _compared(
    family: Family, profiles: dict[str, _Profile], first: _Profile, second: _Profile
) -> Duplicate | None:
    if _cannot_be_one(family, first, second):
        return None
    score, reasons = 0.0, list[str]()
    comparisons = (
        _names_alike(first, second),
        _births_alike(first, second),
        _deaths_alike(first, second),
        _kin_alike(family, profiles, first.person_id, second.person_id),
    )
    for worth, reason in comparisons:
        score += worth
        if reason:
            reasons.append(reason)
    if first.birth_place and first.birth_place == second.birth_place:
        score += 0.08
        reasons.append("born in the same place")
    score = round(min(score, 1.0), 2)
    if score < limits.YGGDRASIL_DUPLICATE_SCORE_MIN:
        return None
    return Duplicate(first.person_id, second.person_id, score, tuple(reasons))


def _cannot_be_one(family: Family, first: _Profile, second: _Profile) -> bool:
    """Whether sex, relationship or birth dates show that two people differ."""
    known = {one.gender for one in (first, second)} - {"Unknown"}
    if len(known) > 1 or not first.first_name or not second.first_name:
        return True
    one, other = first.person_id, second.person_id
    own, others = _parents(family, one), _parents(family, other)
    if other in own or one in others or other in _spouses(family, one):
        return True
    # A later child was often named after one who had died.
    days = _apart(first.birth, second.birth)
    return bool(own & others) and days is not None and days > 1


def _names_alike(first: _Profile, second: _Profile) -> tuple[float, str]:
    surname = 0.25 if first.surnames & second.surnames else 0.0
    if not surname and first.surnames and second.surnames:
        surname = -0.1
    one, other = first.first_name, second.first_name
    if one == other:
        return surname + 0.35, "same name" if surname > 0 else "same first name"
    if one.split()[0] == other.split()[0] or _is_nearly(one, other):
        return surname + 0.2, "similar names"
    if one.startswith(other) or other.startswith(one):
        return surname + 0.1, "one name may be short for the other"
    return -1.0, ""


def _births_alike(first: _Profile, second: _Profile) -> tuple[float, str]:
    days = _apart(first.birth, second.birth)
    if days is None:
        return 0.0, ""
    if first.birth.is_day and second.birth.is_day:
        if days == 0:
            return 0.3, "born on the same day"
        return (0.05, "") if days <= 366 else (-0.2, "")
    if first.birth.year == second.birth.year:
        return 0.15, "born in the same year"
    return (0.05, "born around the same time") if days <= 3 * 366 else (-0.3, "")


def _deaths_alike(first: _Profile, second: _Profile) -> tuple[float, str]:
    days = _apart(first.death, second.death)
    if days is None:
        return 0.0, ""
    if first.death.is_day and second.death.is_day and days == 0:
        return 0.2, "died on the same day"
    if first.death.year == second.death.year:
        return 0.1, "died in the same year"
    return (0.0, "") if days <= 3 * 366 else (-0.5, "")


def _kin_alike(
    family: Family, profiles: dict[str, _Profile], first_id: str, second_id: str
) -> tuple[float, str]:
    for kin, word in ((_parents, "parent"), (_spouses, "spouse")):
        own, others = kin(family, first_id), kin(family, second_id)
        if own & others:
            return 0.2, f"same {word}"
        named = [
            {(one.first_name, one.surnames) for other in group if (one := profiles.get(other))}
            for group in (own, others)
        ]
        if any(name and surnames for name, surnames in named[0] & named[1]):
            return 0.15, f"{word} with the same name"
    return 0.0, ""


def _parents(family: Family, person_id: str) -> set[str]:
    return {link.parent_id for link in family.parents(person_id)}


def _spouses(family: Family, person_id: str) -> set[str]:
    return {spouse_in(couple, person_id) for couple in family.spouses(person_id)}


def _apart(first: Span, second: Span) -> int | None:
    """Returns the days between two dates, as far as known."""
    one, other = first.middle, second.middle
    return None if one is None or other is None else abs(one - other)


def _is_nearly(one: str, other: str) -> bool:
    """Whether two names differ by one letter."""
    if len(one) > len(other):
        one, other = other, one
    if len(other) - len(one) > 1 or len(one) < 3:
        return False
    start = 0
    while start < len(one) and one[start] == other[start]:
        start += 1
    if len(one) == len(other):
        return one[start + 1 :] == other[start + 1 :]
    return one[start:] == other[start + 1 :]

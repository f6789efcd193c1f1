"""Statistics of a tree: number of people, lifetimes, ages and names.

Living people are counted, but no other data of hidden people is shown.
Not here: metrics of the service, which Prometheus reads.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from typing import Annotated

from msgspec import Meta

from tablewright.systems.yggdrasil import limits
from tablewright.systems.yggdrasil.dates.lifetimes import YEAR_DAYS, Span, born, died, married
from tablewright.systems.yggdrasil.design.persons import Person
from tablewright.systems.yggdrasil.design.values import Gender, Id
from tablewright.systems.yggdrasil.kinship.generations import generations_of
from tablewright.systems.yggdrasil.trees.family import Family
from tablewright.systems.yggdrasil.views import View


class YearsCount(View):
    """The number of births in a decade or century."""

    from_year: int
    count: int


class NameCount(View):
    """The number of people with a name."""

    name: str
    count: int


class Average(View):
    """An average age, and the number of people it is based on."""

    years: float
    count: int


class LargeFamily(View):
    """A person with many children."""

    person_id: Id
    children: int


class Completeness(View):
    """The share of people with a known value, from 0 to 1."""

    sex: float
    first_name: float
    last_name: float
    birth_date: float
    birth_place: float
    death_date: Annotated[float, Meta(description="Of people presumed dead")]
    parents: float


class Statistics(View):
    """The size of a tree, and the ages, names and dates of its people."""

    persons: int
    living: int
    couples: int
    parent_links: int
    generations: int
    sexes: dict[Gender, int]
    births_by_century: list[YearsCount]
    births_by_decade: list[YearsCount]
    first_names_male: list[NameCount]
    first_names_female: list[NameCount]
    last_names: list[NameCount]
    largest_families: list[LargeFamily]
    completeness: Completeness
    age_at_death: Average | None = None
    age_at_marriage: Average | None = None
    age_of_mothers: Annotated[Average | None, Meta(description="At the birth of a child")] = None
    age_of_fathers: Annotated[Average | None, Meta(description="At the birth of a child")] = None
    children_per_couple: Annotated[
        float | None, Meta(description="Of couples with biological children")
    ] = None


def statistics(family: Family, living: Collection[str], hidden: Collection[str]) -> Statistics:
    """Returns the statistics of a visible family."""
    told = [one for one in family.people if one.person_id not in hidden]
    births = {one.person_id: span for one in told if (span := born(one)).is_known}
    years = [year for span in births.values() if (year := span.year) is not None]
    sexes = Counter(one.gender for one in family.persons.values())
    children = _children_by_birth(family)
    return Statistics(
        persons=len(family.persons),
        living=len(living),
        couples=len(family.couples),
        parent_links=len(family.links),
        generations=_generations(family),
        sexes={gender: sexes[gender] for gender in ("Male", "Female", "Other", "Unknown")},
        births_by_century=_by_years(years, 100),
        births_by_decade=_by_years(years, 10),
        first_names_male=_first_names(told, "Male"),
        first_names_female=_first_names(told, "Female"),
        last_names=_names(one.last_name for one in told),
        largest_families=_largest(children, hidden),
        completeness=_completeness(family, told, living, births),
        age_at_death=_average(_days(births.get(one.person_id), died(one)) for one in told),
        age_at_marriage=_average(
            _days(births.get(person_id), married(couple))
            for couple in family.couples
            for person_id in (couple.person1_id, couple.person2_id)
        ),
        age_of_mothers=_ages_of_parents(family, births, "Female"),
        age_of_fathers=_ages_of_parents(family, births, "Male"),
        children_per_couple=_children_per_couple(family),
    )


def _generations(family: Family) -> int:
    """Returns the longest line of parents and children."""
    parents = {one: links for one in family.persons if (links := family.parents(one))}
    children = {one: links for one in family.persons if (links := family.children(one))}
    above = generations_of(parents, children).values()
    longest = max((one for one in above if one < len(family.persons)), default=0)  # in no cycle
    return longest + 1 if family.persons else 0


def _by_years(years: Iterable[int], width: int) -> list[YearsCount]:
    counts = Counter(year // width * width for year in years)
    return [YearsCount(start, count) for start, count in sorted(counts.items())]


def _first_names(persons: Iterable[Person], gender: Gender) -> list[NameCount]:
    # A first name may contain several: the usual one comes first.
    return _names(one.first_name.partition(" ")[0] for one in persons if one.gender == gender)


def _names(names: Iterable[str]) -> list[NameCount]:
    counts = Counter(stripped for name in names if (stripped := name.strip()))
    most = sorted(counts.items(), key=lambda entry: (-entry[1], entry[0]))
    return [NameCount(*entry) for entry in most[: limits.YGGDRASIL_TOP_MAX]]


def _children_by_birth(family: Family) -> Counter[str]:
    return Counter(link.parent_id for link in family.links if link.type == "Biological")


def _largest(children: Counter[str], hidden: Collection[str]) -> list[LargeFamily]:
    told = [(one, count) for one, count in children.items() if one not in hidden]
    told.sort(key=lambda entry: (-entry[1], entry[0]))
    return [LargeFamily(*entry) for entry in told[: limits.YGGDRASIL_TOP_MAX]]


def _children_per_couple(family: Family) -> float | None:
    """Counts children by their parents, who need not be married."""
    parents: dict[str, list[str]] = {}
    for link in family.links:
        if link.type == "Biological":
            parents.setdefault(link.child_id, []).append(link.parent_id)
    counts = Counter(tuple(sorted(found)) for found in parents.values())
    return round(counts.total() / len(counts), 2) if counts else None


def _days(start: Span | None, end: Span) -> int | None:
    first, last = None if start is None else start.middle, end.middle
    return None if first is None or last is None else last - first


def _ages_of_parents(family: Family, births: dict[str, Span], gender: Gender) -> Average | None:
    return _average(
        _days(births.get(link.parent_id), births[link.child_id])
        for link in family.links
        if link.type == "Biological"
        and link.child_id in births
        and family.persons[link.parent_id].gender == gender
    )


def _average(days: Iterable[int | None]) -> Average | None:
    """Returns the average age; impossible ages are left to the checks."""
    years = [one / YEAR_DAYS for one in days if one is not None]
    likely = [one for one in years if 0 <= one <= limits.YGGDRASIL_AGE_YEARS_MAX]
    return Average(round(sum(likely) / len(likely), 1), len(likely)) if likely else None


def _completeness(
    family: Family, told: Sequence[Person], living: Collection[str], births: Collection[str]
) -> Completeness:
    dead = [one for one in told if one.person_id not in living]
    return Completeness(
        sex=_share(one.gender != "Unknown" for one in told),
        first_name=_share(bool(one.first_name.strip()) for one in told),
        last_name=_share(bool(one.last_name.strip()) for one in told),
        birth_date=_share(one.person_id in births for one in told),
        birth_place=_share(bool(one.birth_place) for one in told),
        death_date=_share(died(one).is_known for one in dead),
        parents=_share(bool(family.parents(one.person_id)) for one in told),
    )


def _share(known: Iterable[bool]) -> float:
    answers = list(known)
    return round(sum(answers) / len(answers), 4) if answers else 0.0

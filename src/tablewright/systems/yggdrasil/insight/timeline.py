"""The timeline of a tree: births, marriages, divorces and deaths in chronological order.

An approximate date is sorted by its first day; events without a date are omitted. Not here:
anniversaries (`yggdrasil.insight.anniversaries`).
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from typing import Annotated, Literal, NamedTuple

from msgspec import Meta

from tablewright.systems.yggdrasil.dates.dates import day_text
from tablewright.systems.yggdrasil.dates.lifetimes import Span, born, died, married, parted
from tablewright.systems.yggdrasil.design.values import Id
from tablewright.systems.yggdrasil.people.names import full_name
from tablewright.systems.yggdrasil.trees.family import Family
from tablewright.systems.yggdrasil.views import View

EventKind = Literal["birth", "marriage", "divorce", "death"]
# The order of events on one day: births first, deaths last.
_ORDER: dict[EventKind, int] = {"birth": 0, "marriage": 1, "divorce": 2, "death": 3}


class Event(View):
    """An event in the life of one or two people."""

    kind: EventKind
    sort: Annotated[date, Meta(description="The earliest day the date can mean")]
    is_exact: Annotated[bool, Meta(description="Whether the date is exactly that day")]
    date_text: str
    person_ids: list[Id]
    names: list[str]
    place: str | None = None


class _Happening(NamedTuple):
    """An event before it is converted to a view."""

    kind: EventKind
    span: Span
    text: str | None
    place: str | None
    person_ids: tuple[str, ...]


def timeline(family: Family, person_id: str | None = None) -> list[Event]:
    """Returns the events of a family, or those of one person, their children and spouses."""
    everything = happenings(family)
    if person_id is not None:
        near = _near(family, person_id)
        everything = (one for one in everything if not near.isdisjoint(one.person_ids))
    dated = [one for one in everything if one.span.sort is not None]
    dated.sort(key=lambda one: (one.span.sort, _ORDER[one.kind], one.person_ids))
    return [_event(family, one) for one in dated]


def happenings(family: Family) -> Iterator[_Happening]:
    """Yields all recorded events, with or without a date, by person id."""
    for one in family.people:
        who = (one.person_id,)
        yield _Happening("birth", born(one), one.birth_date_text, one.birth_place, who)
        yield _Happening("death", died(one), one.death_date_text, one.death_place, who)
    for couple in family.couples:
        who = (couple.person1_id, couple.person2_id)
        for one in (*(couple.previous_unions or ()), couple):
            place = one.marriage_place
            yield _Happening("marriage", married(one), one.marriage_date_text, place, who)
            yield _Happening("divorce", parted(one), one.divorce_date_text, None, who)


def _near(family: Family, person_id: str) -> set[str]:
    near = {person_id, *(link.child_id for link in family.children(person_id))}
    for couple in family.spouses(person_id):
        near |= {couple.person1_id, couple.person2_id}
    return near


def _event(family: Family, one: _Happening) -> Event:
    assert one.span.sort is not None
    day = date.fromordinal(one.span.sort)
    return Event(
        kind=one.kind,
        sort=day,
        is_exact=one.span.is_day,
        date_text=one.text or day_text(day),
        person_ids=list(one.person_ids),
        names=[full_name(family.persons[person_id]) for person_id in one.person_ids],
        place=one.place,
    )

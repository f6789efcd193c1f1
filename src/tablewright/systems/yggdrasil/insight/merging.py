"""Merging: combines two records of one person, and their links.

The kept person keeps all values, and missing ones are filled in from the other. Links of the other
are moved, and a link that both have is merged in the same way. Different values stay as in the kept
person, and are listed as conflicts.
Not here: writing it (`yggdrasil.insight.merging_routes`), finding such people
(`yggdrasil.insight.duplicates`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from copy import copy
from dataclasses import dataclass, field
from datetime import date
from typing import Any, Final

from tablewright.errors import InvalidError
from tablewright.systems.yggdrasil.design.persons import Person
from tablewright.systems.yggdrasil.design.relationships import ParentChild, Spouses
from tablewright.systems.yggdrasil.design.values import PreviousUnion
from tablewright.systems.yggdrasil.gedcom.meaning.joining import joined_extra

Link = ParentChild | Spouses
_EMPTY: Final = (None, "", "Unknown")
_EXTRA: Final = "gedcom_extra"

# Attributes that belong together: a date is copied with its text, or not at all.
_PERSON: Final = (
    ("first_name",),
    ("middle_name",),
    ("last_name",),
    ("birth_name",),
    ("preferred_name",),
    ("suffix",),
    ("gender",),
    ("birth_date", "birth_date_text", "birth_sort"),
    ("death_date", "death_date_text", "death_sort"),
    ("birth_place",),
    ("death_place",),
    ("biography",),
    ("is_living",),
    ("gedcom_extra",),
    ("photo_url",),
)
_PARENT: Final = (
    ("type", "type_detail"),
    ("adoption_date", "adoption_date_text"),
    ("notes",),
    ("gedcom_extra",),
)
_COUPLE: Final = (
    ("status", "status_detail"),
    ("marriage_date", "marriage_date_text"),
    ("marriage_place",),
    ("divorce_date", "divorce_date_text"),
    ("notes",),
    ("gedcom_extra",),
)


@dataclass(frozen=True, slots=True)
class Conflict:
    """An attribute with different values in the two records."""

    attribute: str
    kept: str
    dropped: str
    link: Link | None = None  # the link, if the value is not the person's


@dataclass(frozen=True, slots=True)
class Move:
    """The effect of a merge on one link of the dropped person."""

    dropped: Link
    created: Link | None = None
    changed: tuple[Link, dict[str, Any]] | None = None
    conflicts: Sequence[Conflict] = ()


@dataclass(slots=True)
class Filled:
    """The values that an item takes from another."""

    attributes: dict[str, Any] = field(default_factory=dict[str, Any])
    conflicts: list[Conflict] = field(default_factory=list[Conflict])


def filled_person(keep: Person, drop: Person) -> Filled:
    """Returns the values that a person takes from a duplicate."""
    filled = _filled(keep, drop, _PERSON)
    joined = joined_extra(keep, drop)
    if joined is not None:
        filled.conflicts = [one for one in filled.conflicts if one.attribute != _EXTRA]
        if joined != keep.gedcom_extra:
            filled.attributes[_EXTRA] = joined
    return filled


def moves(keep_id: str, drop_id: str, links: Iterable[Link]) -> list[Move]:
    """Returns what happens to each link of the dropped person, given those of the kept one."""
    present: dict[tuple[str, ...], Link] = {}
    leaving: list[Link] = []
    for link in links:
        if drop_id in _ends(link):
            leaving.append(link)
        else:
            present[_place(link)] = link
    found: list[Move] = []
    made: set[tuple[str, ...]] = set()
    for link in leaving:
        moved = _moved(link, keep_id, drop_id)
        place = _place(moved)
        if keep_id in _ends(link):
            found.append(_between(link))
        elif place in made:  # a couple that invalid data contains in both orders
            found.append(Move(link))
        elif place in present:
            found.append(_joined(present[place], link))
        else:
            found.append(Move(link, created=moved))
            made.add(place)
    return found


def _between(link: Link) -> Move:
    """Handles a link between the two: a couple's is deleted, a parent's is rejected."""
    if isinstance(link, ParentChild):
        raise InvalidError("One of the two is the other's parent.", details={"reason": "circle"})
    return Move(link, conflicts=[Conflict("couple", "", link.status, link)])


def _joined(there: Link, link: Link) -> Move:
    names = _PARENT if isinstance(there, ParentChild) else _COUPLE
    filled = _filled(there, link, names)
    if isinstance(there, Spouses) and isinstance(link, Spouses):
        _keep_unions(there, link, filled)
    conflicts = [Conflict(one.attribute, one.kept, one.dropped, there) for one in filled.conflicts]
    change = (there, filled.attributes) if filled.attributes else None
    return Move(link, changed=change, conflicts=conflicts)


def _keep_unions(there: Spouses, link: Spouses, filled: Filled) -> None:
    """Keeps the unions of both; weddings at different times are separate unions."""
    known, others = list(there.previous_unions or ()), list(link.previous_unions or ())
    if any(one.attribute == "marriage_date" for one in filled.conflicts):
        others.append(_union(link))
    fresh = [one for one in others if one not in known]
    if fresh:
        filled.attributes["previous_unions"] = [*known, *fresh]


def _union(link: Spouses) -> PreviousUnion:
    return PreviousUnion(
        status=link.status,
        marriage_date=link.marriage_date,
        marriage_date_text=link.marriage_date_text,
        marriage_place=link.marriage_place,
        divorce_date=link.divorce_date,
        divorce_date_text=link.divorce_date_text,
        notes=link.notes,
    )


def _filled(keep: Any, drop: Any, groups: Iterable[tuple[str, ...]]) -> Filled:
    filled = Filled()
    for group in groups:
        own = {name: getattr(keep, name) for name in group}
        others = {name: getattr(drop, name) for name in group}
        if all(value in _EMPTY for value in others.values()) or own == others:
            continue
        if all(value in _EMPTY for value in own.values()):
            filled.attributes |= others
        else:
            filled.conflicts.append(Conflict(group[0], _text(own), _text(others)))
    return filled


def _text(values: dict[str, Any]) -> str:
    """Returns the text of a value in a conflict: a date as written, else as a day."""
    known = [value for value in values.values() if value is not None]
    texts = [value for value in known if isinstance(value, str) and value]
    days = [value.isoformat() for value in known if isinstance(value, date)]
    others = [str(value) for value in known if not isinstance(value, (str, date))]
    return next(iter([*texts, *days, *others]), "")


def _moved(link: Link, keep_id: str, drop_id: str) -> Link:
    moved = copy(link)
    if isinstance(moved, ParentChild):
        moved.parent_id = keep_id if moved.parent_id == drop_id else moved.parent_id
        moved.child_id = keep_id if moved.child_id == drop_id else moved.child_id
    else:
        moved.person1_id = keep_id if moved.person1_id == drop_id else moved.person1_id
        moved.person2_id = keep_id if moved.person2_id == drop_id else moved.person2_id
    return moved


def _ends(link: Link) -> tuple[str, str]:
    if isinstance(link, ParentChild):
        return link.parent_id, link.child_id
    return link.person1_id, link.person2_id


def _place(link: Link) -> tuple[str, ...]:
    """Returns the key of a link; a couple has the same key in both orders."""
    if isinstance(link, ParentChild):
        return "parent", link.parent_id, link.child_id
    return "couple", *sorted(_ends(link))

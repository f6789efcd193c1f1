"""Stories: people and relationships in a compact notation, and the items built from them.

    Life("ada", "Ada Marie /Pask/", "F", "ABT 1871", "Saltmarsh", …)

Dates are GEDCOM date values. The years of a story can be moved, in dates and in texts, so that
young people stay young.
Not here: the stories (`yggdrasil.demo.seed_family`, `yggdrasil.demo.seed_dynasty`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from typing import Any, Final, Literal

from tablewright.model import Entity
from tablewright.systems.yggdrasil.dates.dates import read_date
from tablewright.systems.yggdrasil.design.owners import Tree
from tablewright.systems.yggdrasil.design.persons import Person
from tablewright.systems.yggdrasil.design.relationships import ParentChild, Spouses
from tablewright.systems.yggdrasil.design.values import (
    Gender,
    ParentType,
    PreviousUnion,
    SpousalStatus,
)

_GENDERS: Final[dict[str, Gender]] = {"M": "Male", "F": "Female", "X": "Other", "U": "Unknown"}
_YEAR: Final = re.compile(r"\b(?:1[0-9]|20)\d\d\b")


@dataclass(frozen=True, slots=True)
class Life:
    """A person of a story."""

    id: str
    name: str  # given names, and the last name between slashes
    gender: Literal["M", "F", "X", "U"]
    born: str = ""
    birth_place: str = ""
    died: str = ""
    death_place: str = ""
    life: str = ""
    birth_name: str = ""
    called: str = ""
    suffix: str = ""
    lives: bool | None = None  # None: unless a death is known


@dataclass(frozen=True, slots=True)
class Wed:
    """A couple of a story, and their children."""

    first: str
    second: str
    married: str = ""
    place: str = ""
    status: SpousalStatus = "Married"
    divorced: str = ""
    children: Sequence[str] = ()
    notes: str = ""
    before: PreviousUnion | None = None  # an earlier union of the same two


@dataclass(frozen=True, slots=True)
class Raised:
    """A child of a person other than by birth in a couple."""

    parent: str
    child: str
    type: ParentType
    adopted: str = ""
    notes: str = ""


@dataclass(frozen=True, slots=True)
class Story:
    """A tree with its people."""

    tree_id: str
    name: str
    description: str
    root: str
    people: Sequence[Life]
    couples: Sequence[Wed]
    raised: Sequence[Raised] = ()
    is_public: bool = False

    def persons(self, user_id: str, made_at: datetime, *, years: int = 0) -> Iterator[Entity]:
        """Returns the people and links as items of a user; `years` moves all dates."""
        items = _StoryItems(self, user_id, made_at, years)
        yield from items.persons()
        yield from items.links()

    def tree(self, user_id: str, made_at: datetime, **more: Any) -> Tree:
        """Returns the tree itself."""
        return Tree(
            tree_id=self.tree_id,
            user_id=user_id,
            tree_name=self.name,
            description=self.description,
            root_person_id=self.id_of(self.root),
            is_public=self.is_public,
            person_count=len(self.people),
            version=1,
            created_at=made_at,
            updated_at=made_at,
            **more,
        )

    def id_of(self, name: str) -> str:
        """Returns the id of a person, unique to the story."""
        return f"{self.tree_id}-{name}"


def moved(text: str, years: int) -> str:
    """Returns a text with its years moved.

    >>> moved("BET 1849 AND 1851, aged 60", 10)
    'BET 1859 AND 1861, aged 60'
    """
    return _YEAR.sub(lambda found: str(int(found[0]) + years), text)


@dataclass(frozen=True, slots=True)
class _StoryItems:
    story: Story
    user_id: str
    made_at: datetime
    years: int

    def persons(self) -> Iterator[Person]:
        for number, told in enumerate(self.story.people, start=1):
            given, _, last = told.name.partition("/")
            first, _, middle = given.strip().partition(" ")
            at = self.made_at + timedelta(minutes=number)
            yield Person(
                person_id=self.story.id_of(told.id),
                first_name=first,
                middle_name=middle or None,
                last_name=last.rstrip("/"),
                birth_name=told.birth_name or None,
                preferred_name=told.called or None,
                suffix=told.suffix or None,
                gender=_GENDERS[told.gender],
                birth_place=told.birth_place or None,
                death_place=told.death_place or None,
                biography=moved(told.life, self.years) or None,
                is_living=not told.died if told.lives is None else told.lives,
                **self._date("birth", told.born, sort=True),
                **self._date("death", told.died, sort=True),
                **self._place(at),
            )

    def links(self) -> Iterator[Entity]:
        at = self.made_at + timedelta(hours=6)
        for wed in self.story.couples:
            yield Spouses(
                person1_id=self.story.id_of(wed.first),
                person2_id=self.story.id_of(wed.second),
                status=wed.status,
                marriage_place=wed.place or None,
                notes=wed.notes or None,
                previous_unions=None if wed.before is None else [wed.before],
                **self._date("marriage", wed.married),
                **self._date("divorce", wed.divorced),
                **self._place(at),
            )
            for child in wed.children:
                for parent in (wed.first, wed.second):
                    yield self._parent(Raised(parent, child, "Biological"), at)
        for raised in self.story.raised:
            yield self._parent(raised, at)

    def _parent(self, raised: Raised, at: datetime) -> ParentChild:
        return ParentChild(
            parent_id=self.story.id_of(raised.parent),
            child_id=self.story.id_of(raised.child),
            type=raised.type,
            notes=raised.notes or None,
            **self._date("adoption", raised.adopted),
            **self._place(at),
        )

    def _place(self, at: datetime) -> dict[str, Any]:
        place = {"tree_id": self.story.tree_id, "user_id": self.user_id}
        return {**place, "created_at": at, "updated_at": at}

    def _date(self, name: str, told: str, *, sort: bool = False) -> dict[str, date | str | None]:
        """Returns the attributes of a date; a day has no text, which would only repeat it."""
        if not told:
            return {}
        text = moved(told, self.years)
        value = read_date(text)
        assert value is not None, f"{text!r} is not a date"
        if value.day is not None:
            return {f"{name}_date": value.day}
        found: dict[str, date | str | None] = {f"{name}_date_text": text}
        return found | ({f"{name}_sort": value.earliest} if sort else {})

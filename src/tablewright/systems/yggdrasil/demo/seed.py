"""Fictional families, for demonstrations.

The demo user has two written trees: a family of five generations, shared with the first of the
other users, and a public dynasty. Then follow as many generated families of four generations as the
scale, and finally the users who own them: if a user exists, so does everything before. The demo
user is created with its password (`yggdrasil.demo`).

Parents have a plausible age, children have the name of a parent, marriages are between eighteen and
death, and people who were born long ago have died. Everything depends on the given draws and time.
Not here: writing it (`tablewright seed yggdrasil`), the written trees
(`yggdrasil.demo.seed_family`, `yggdrasil.demo.seed_dynasty`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from datetime import date, datetime, timedelta
from typing import Final

from tablewright.ids import Draws
from tablewright.model import Entity
from tablewright.systems.yggdrasil.demo.seed_dynasty import DYNASTY
from tablewright.systems.yggdrasil.demo.seed_family import FAMILY, TOLD_IN
from tablewright.systems.yggdrasil.design.owners import SharedTree, Tree, User
from tablewright.systems.yggdrasil.design.persons import Person
from tablewright.systems.yggdrasil.design.relationships import ParentChild, Spouses
from tablewright.systems.yggdrasil.design.values import Gender, SpousalStatus

DEMO_USER: Final = "demo"
GENERATIONS = 4
_YEAR_DAYS = 365.25
_WOMEN = """Agnes Berta Clara Dora Elsa Frida Greta Hedwig Ida Johanna Klara Lina Martha Nora
    Ottilie Paula Rosa Selma Thea Ursula Vera Wilma""".split()
_MEN = """Anton Bruno Carl Emil Franz Georg Hans Ivar Jakob Karl Leo Max Nils Otto Paul Rolf Sven
    Theo Ulf Viktor Walter""".split()
_NAMES = """Aldermann Bergstrom Carlsson Dahlberg Ekman Falkner Grunwald Holmberg Isaksen Jansson
    Klingen Lindqvist Mohr Nordahl Ostberg Pettersen Quist Rosen Sandvik Thorne Uhland Vinter
    Wessel""".split()
_PLACES = """Bergen, Norway;Graz, Austria;Lund, Sweden;Trier, Germany;Ghent, Belgium;Delft,
 Netherlands;Odense, Denmark;Turku, Finland""".replace("\n", "").split(";")
_TRADES = "baker carpenter clockmaker farmer fisher gardener midwife miller teacher weaver".split()


def seed(scale: int, draws: Draws, now: datetime) -> Iterator[Entity]:
    """Yields the trees of the demo user, and as many families as the scale.

    Each family shares its tree with the one after it, and the first with the demo user.
    """
    yield from _told(now)
    families = [_Family(number, draws.part(f"family/{number}"), now) for number in range(scale)]
    for family in families:
        family.grow()
    for family, after in zip(families, [*families[1:], families[0]], strict=True):
        guests = [after.user_id] if after is not family else []
        if family is families[0]:
            guests.append(DEMO_USER)
        yield from family.entities(guests)
    for family in families:
        yield family.user()


def _told(now: datetime) -> Iterator[Entity]:
    """Yields the written trees of the demo user, who is created elsewhere with a password."""
    made_at = now - timedelta(days=30)
    guest = _user_id(0)
    shared = {"shared_with": [guest], "share_roles": {guest: "viewer"}}
    yield FAMILY.tree(DEMO_USER, made_at, **shared)
    yield _share(guest, FAMILY.tree_id, DEMO_USER, made_at)
    yield from FAMILY.persons(DEMO_USER, made_at, years=now.year - TOLD_IN)
    yield DYNASTY.tree(DEMO_USER, made_at)
    yield from DYNASTY.persons(DEMO_USER, made_at)


@dataclass(slots=True)
class _Member:
    """A member of a family, before the person is created."""

    id: str
    first_name: str
    last_name: str
    gender: Gender
    born: date
    died: date | None
    birth_name: str | None = None
    trade: str = ""


@dataclass(slots=True)
class _Couple:
    first: _Member
    second: _Member
    married: date
    status: SpousalStatus
    children: list[_Member] = field(default_factory=list[_Member])


class _Family:
    """One user, one tree, and the people in it."""

    def __init__(self, number: int, draws: Draws, now: datetime) -> None:
        self._draws = draws
        self._today = now.date()
        self._name = _NAMES[number % len(_NAMES)]
        self._made_at = now
        self.user_id = _user_id(number)
        self.tree_id = f"tree-{number + 1:04}"
        self._prefix = f"p{number + 1:04}"
        self._members: list[_Member] = []
        self._couples: list[_Couple] = []

    # Growing

    def grow(self) -> None:
        """Generates the generations, starting with a couple born about 120 years ago."""
        born = self._today - _years(112 + self._draws.below(12))
        founder = self._member(self._name, born, "Male")
        generation = [founder]
        for level in range(GENERATIONS - 1):
            couples = [self._married(member) for member in generation]
            generation = [
                child
                for couple in couples
                if couple is not None
                for child in self._children(couple, is_first=level == 0)
            ]
        self._made_at -= timedelta(days=self._draws.between(40, 360))

    def _member(self, last_name: str, born: date, gender: Gender | None = None) -> _Member:
        draws = self._draws.part(f"member/{len(self._members)}")
        gender = gender or draws.pick(("Female", "Male"))
        age_days = int((draws.between(58, 96) + draws.share()) * _YEAR_DAYS)
        died = born + timedelta(days=age_days)
        member = _Member(
            id=f"{self._prefix}-{len(self._members) + 1:03}",
            first_name=draws.pick(_WOMEN if gender == "Female" else _MEN),
            last_name=last_name,
            gender=gender,
            born=born,
            died=died if died < self._today else None,
            trade=draws.pick(_TRADES),
        )
        self._members.append(member)
        return member

    def _married(self, member: _Member) -> _Couple | None:
        """Returns a couple, unless the member is too young or stays single."""
        draws = self._draws.part(f"married/{member.id}")
        wedding = member.born + timedelta(days=int(draws.between(21, 30) * _YEAR_DAYS))
        is_alone = member is not self._members[0] and draws.chance(0.15)
        if is_alone or wedding >= self._today:
            return None
        own = draws.pick([name for name in _NAMES if name != member.last_name])
        others: Gender = "Male" if member.gender == "Female" else "Female"
        born = member.born + timedelta(days=draws.between(-900, 900))
        spouse = self._member(own, born, others)
        wife, husband = (member, spouse) if member.gender == "Female" else (spouse, member)
        wife.birth_name, wife.last_name = wife.last_name, husband.last_name
        couple = _Couple(member, spouse, wedding, self._status(draws, member, spouse))
        self._couples.append(couple)
        return couple

    def _status(self, draws: Draws, first: _Member, second: _Member) -> SpousalStatus:
        if first.died or second.died:
            return "Widowed"
        return "Divorced" if draws.chance(0.15) else "Married"

    def _children(self, couple: _Couple, *, is_first: bool) -> list[_Member]:
        draws = self._draws.part(f"children/{couple.first.id}")
        wanted = draws.between(2, 4) if is_first else draws.between(1, 3)
        born = couple.married
        for _ in range(wanted):
            born += timedelta(days=draws.between(400, 1_100))
            if born >= self._today:
                break
            couple.children.append(self._member(couple.first.last_name, born))
        return couple.children

    # Entities

    def entities(self, guests: Sequence[str]) -> Iterator[Entity]:
        """Yields the tree, its people and their relationships."""
        made_at = self._made_at
        yield self._tree(guests, made_at)
        for guest in guests:
            yield _share(guest, self.tree_id, self.user_id, made_at)
        for number, member in enumerate(self._members, start=1):
            yield self._person(member, number, made_at + timedelta(minutes=number))
        for couple in self._couples:
            yield from self._links(couple, made_at + timedelta(hours=6))

    def user(self) -> User:
        """The owner of the tree."""
        return User(
            user_id=self.user_id,
            email=f"{self._name.lower()}.{self.user_id}@example.com",
            display_name=f"{self._members[-1].first_name} {self._name}",
            created_at=self._made_at,
            updated_at=self._made_at,
        )

    def _tree(self, guests: Sequence[str], made_at: datetime) -> Tree:
        return Tree(
            tree_id=self.tree_id,
            user_id=self.user_id,
            tree_name=f"The {self._name} family",
            description=f"{GENERATIONS} generations, since {self._members[0].born.year}.",
            root_person_id=self._members[0].id,
            is_public=self._draws.chance(0.3),
            shared_with=list(guests) or None,
            share_roles=dict.fromkeys(guests, "viewer") or None,
            person_count=len(self._members),
            created_at=made_at,
            updated_at=made_at + timedelta(days=self._draws.below(30)),
        )

    def _person(self, member: _Member, number: int, made_at: datetime) -> Person:
        draws = self._draws.part(f"person/{member.id}")
        place = draws.pick(_PLACES)
        life = f"Born in {place.partition(',')[0]}, {member.trade}."
        return Person(
            person_id=member.id,
            tree_id=self.tree_id,
            user_id=self.user_id,
            first_name=member.first_name,
            last_name=member.last_name,
            birth_name=member.birth_name,
            gender=member.gender,
            birth_date=member.born,
            death_date=member.died,
            birth_place=place,
            death_place=None if member.died is None else draws.pick(_PLACES),
            biography=life if draws.chance(0.6) else None,
            is_living=member.died is None,
            n=number,
            created_at=made_at,
            updated_at=made_at,
        )

    def _links(self, couple: _Couple, made_at: datetime) -> Iterator[Entity]:
        draws = self._draws.part(f"links/{couple.first.id}")
        divorce = couple.married + _years(draws.between(4, 12))
        yield Spouses(
            person1_id=couple.first.id,
            person2_id=couple.second.id,
            tree_id=self.tree_id,
            user_id=self.user_id,
            status=couple.status,
            marriage_date=couple.married,
            marriage_place=draws.pick(_PLACES),
            divorce_date=min(divorce, self._today) if couple.status == "Divorced" else None,
            created_at=made_at,
            updated_at=made_at,
        )
        for child in couple.children:
            for parent in (couple.first, couple.second):
                yield ParentChild(
                    parent_id=parent.id,
                    child_id=child.id,
                    tree_id=self.tree_id,
                    user_id=self.user_id,
                    type="Biological",
                    created_at=made_at,
                    updated_at=made_at,
                )


def _years(count: int) -> timedelta:
    return timedelta(days=int(count * _YEAR_DAYS))


def _user_id(number: int) -> str:
    return f"user-{number + 1:04}"


def _share(guest: str, tree_id: str, owner_id: str, at: datetime) -> SharedTree:
    return SharedTree(
        user_id=guest, tree_id=tree_id, owner_id=owner_id, role="viewer", created_at=at
    )

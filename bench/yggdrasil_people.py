"""People: generated families of any size, who live where their parents lived.

A generation is a row of people; couples are neighbours in a row, and children are below their
parents. Kin is therefore near, as in life: a person in a tree of 300,000 people has about as many
cousins as in one of 3,000. Everything is derived from the seed. Not here: writing them to a store
(`bench.yggdrasil_growth`).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, timedelta

from tablewright.ids import Draws
from tablewright.systems.yggdrasil.dates.dates import day_text
from tablewright.systems.yggdrasil.design.owners import Tree
from tablewright.systems.yggdrasil.design.persons import Person
from tablewright.systems.yggdrasil.design.relationships import ParentChild, Spouses
from tablewright.systems.yggdrasil.design.values import Gender

GENERATIONS = 12
YEARS_APART = 28
FIRST_YEAR = 1660
NEARBY = 40  # places of a row, in which people find each other
USER_ID, TREE_ID = "bench-user", "bench-tree"
_MADE_AT = datetime(2026, 1, 1, tzinfo=UTC)
_WOMEN = "Agnes Berta Clara Dora Elsa Frida Greta Hedwig Ida Johanna Klara Lina Martha Nora".split()
_MEN = "Anton Bruno Carl Emil Franz Georg Hans Ivar Jakob Karl Leo Max Nils Otto Paul".split()
_NAMES = """Alder Berg Carls Dahl Ekman Falk Grun Holm Isak Jans Kling Lind Mohr Nord Ost Pett Quist
    Rosen Sand Thorn Uhl Vint Wess""".split()
_PLACES = ("Bergen, Norway", "Graz, Austria", "Lund, Sweden", "Trier, Germany", "Ghent, Belgium")


@dataclass(slots=True)
class Made:
    """The people of a tree, and their links."""

    tree: Tree
    persons: list[Person] = field(default_factory=list[Person])
    links: list[ParentChild] = field(default_factory=list[ParentChild])
    couples: list[Spouses] = field(default_factory=list[Spouses])

    def items(self) -> Iterator[Tree | Person | ParentChild | Spouses]:
        """Everything, in no order."""
        yield self.tree
        yield from self.persons
        yield from self.links
        yield from self.couples


def people(count: int, seed: int = 1) -> Made:
    """So many people in twelve generations."""
    draws = Draws(f"{seed}/{count}")
    made = Made(Tree(tree_id=TREE_ID, user_id=USER_ID, tree_name="Bench", person_count=count))
    width = -(-count // GENERATIONS)
    above: list[tuple[Person, Person]] = []
    for generation in range(GENERATIONS):
        row = _row(made, draws, generation, min(width, count - len(made.persons)), above)
        above = _married(made, draws, row)
    return made


def _row(
    made: Made, draws: Draws, generation: int, width: int, above: list[tuple[Person, Person]]
) -> list[Person]:
    """The people of a generation; each but a few of them below a couple that stands there."""
    row: list[Person] = []
    for place in range(width):
        couple = None
        if above and not draws.chance(0.08):  # a spouse from outside
            near = place * len(above) // width + draws.between(-3, 3)
            couple = above[max(0, min(near, len(above) - 1))]
        person = _person(draws, len(made.persons), generation, couple)
        made.persons.append(person)
        row.append(person)
        made.links += [_parent(one, person) for one in couple or ()]
    return row


def _person(
    draws: Draws, number: int, generation: int, couple: tuple[Person, Person] | None
) -> Person:
    gender: Gender = draws.pick(("Female", "Male"))
    born = date(FIRST_YEAR + generation * YEARS_APART, 1, 1) + timedelta(days=draws.below(5_000))
    age = timedelta(days=draws.between(50, 90) * 365 + draws.below(365))
    is_vague = draws.chance(0.4)
    return Person(
        person_id=f"p{number:06}",
        tree_id=TREE_ID,
        user_id=USER_ID,
        first_name=draws.pick(_WOMEN if gender == "Female" else _MEN),
        # Numbers make names rare, as most are.
        last_name=couple[0].last_name if couple else f"{draws.pick(_NAMES)}{number % 997}",
        gender=gender,
        birth_date=None if is_vague else born,
        birth_date_text=f"ABT {born.year}" if is_vague else day_text(born),
        birth_sort=date(born.year, 1, 1) if is_vague else born,
        death_date=born + age if generation < GENERATIONS - 3 else None,
        birth_place=draws.pick(_PLACES),
        created_at=_MADE_AT,
        updated_at=_MADE_AT,
    )


def _married(made: Made, draws: Draws, row: list[Person]) -> list[tuple[Person, Person]]:
    """Couples of a generation, men first, by where they stand."""
    couples: list[tuple[Person, Person]] = []
    single: dict[Gender, list[Person]] = {"Female": [], "Male": []}
    for start in range(0, len(row), NEARBY):
        for person in row[start : start + NEARBY]:
            single[person.gender].append(person)
        while single["Female"] and single["Male"]:
            man, woman = (
                single[gender].pop(draws.below(len(single[gender])))
                for gender in ("Male", "Female")
            )
            couples.append((man, woman))
            made.couples.append(_couple(man, woman))
    return couples


def _parent(parent: Person, child: Person) -> ParentChild:
    return ParentChild(
        parent_id=parent.person_id,
        child_id=child.person_id,
        tree_id=TREE_ID,
        user_id=USER_ID,
        type="Biological",
        created_at=_MADE_AT,
        updated_at=_MADE_AT,
    )


def _couple(man: Person, woman: Person) -> Spouses:
    return Spouses(
        person1_id=man.person_id,
        person2_id=woman.person_id,
        tree_id=TREE_ID,
        user_id=USER_ID,
        status="Married",
        created_at=_MADE_AT,
        updated_at=_MADE_AT,
    )


def gedcom_text(made: Made) -> str:
    """The same people as a GEDCOM 5.5.1 file."""
    families: dict[frozenset[str], list[str]] = {}
    of_child: dict[str, list[str]] = {}
    for link in made.links:
        of_child.setdefault(link.child_id, []).append(link.parent_id)
    for child, parents in of_child.items():
        families.setdefault(frozenset(parents), []).append(child)
    couples = [(one.person1_id, one.person2_id) for one in made.couples]
    numbers = {frozenset(pair): f"F{number}" for number, pair in enumerate(couples)}
    spouse_of: dict[str, list[str]] = {}
    for pair in couples:
        for person_id in pair:
            spouse_of.setdefault(person_id, []).append(numbers[frozenset(pair)])
    lines = ["0 HEAD", "1 SOUR bench", "1 GEDC", "2 VERS 5.5.1", "2 FORM LINEAGE-LINKED"]
    lines += ["1 CHAR UTF-8", "1 SUBM @S1@", "0 @S1@ SUBM", "1 NAME Bench"]
    for person in made.persons:
        lines += _individual(person)
        if parents := of_child.get(person.person_id):
            lines.append(f"1 FAMC @{numbers[frozenset(parents)]}@")
        lines += [f"1 FAMS @{number}@" for number in spouse_of.get(person.person_id, ())]
    for man, woman in couples:
        pair = frozenset((man, woman))
        lines += [f"0 @{numbers[pair]}@ FAM", f"1 HUSB @{man}@", f"1 WIFE @{woman}@", "1 MARR Y"]
        lines += [f"1 CHIL @{child}@" for child in families.get(pair, ())]
    return "\n".join([*lines, "0 TRLR", ""])


def _individual(person: Person) -> list[str]:
    lines = [
        f"0 @{person.person_id}@ INDI",
        f"1 NAME {person.first_name} /{person.last_name}/",
        f"1 SEX {person.gender[0]}",
        "1 BIRT",
        f"2 DATE {person.birth_date_text}",
        f"2 PLAC {person.birth_place}",
    ]
    if person.death_date is not None:
        lines += ["1 DEAT", f"2 DATE {day_text(person.death_date)}"]
    return lines

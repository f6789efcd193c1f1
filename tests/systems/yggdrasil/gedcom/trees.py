"""Trees for tests of GEDCOM: imported without a store, compared by what they say, and drawn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

from hypothesis import strategies as st

from tablewright.systems.yggdrasil.dates.dates import day_text
from tablewright.systems.yggdrasil.design.owners import Tree
from tablewright.systems.yggdrasil.design.persons import Person
from tablewright.systems.yggdrasil.design.relationships import ParentChild, Spouses
from tablewright.systems.yggdrasil.design.values import ParentType, PreviousUnion
from tablewright.systems.yggdrasil.gedcom.exporting.assembling import Assembly
from tablewright.systems.yggdrasil.gedcom.files.reading import GedcomText
from tablewright.systems.yggdrasil.gedcom.files.structures import Structure, kept_records
from tablewright.systems.yggdrasil.gedcom.meaning.events import When
from tablewright.systems.yggdrasil.gedcom.meaning.parentage import Parentage
from tablewright.systems.yggdrasil.gedcom.meaning.people import Facts
from tablewright.systems.yggdrasil.gedcom.meaning.unions import unions_of_couple
from tablewright.systems.yggdrasil.gedcom.planning.plan import Plan
from tablewright.systems.yggdrasil.gedcom.planning.present import Present, present_of
from tablewright.systems.yggdrasil.gedcom.planning.report import Report
from tablewright.systems.yggdrasil.gedcom.planning.survey import surveyed
from tablewright.systems.yggdrasil.trees.family import Family, family_of

FILES = Path(__file__).parent / "files"
AT = datetime(2026, 3, 1, tzinfo=UTC)
HEAD_551 = "0 HEAD\n1 SOUR TEST\n1 GEDC\n2 VERS 5.5.1\n2 FORM LINEAGE-LINKED\n1 CHAR UTF-8\n"
HEAD_70 = "0 HEAD\n1 GEDC\n2 VERS 7.0\n"


@dataclass
class Imported:
    """A tree that a file made."""

    family: Family
    kept: list[Structure]
    report: Report
    text: str

    def present(self) -> Present:
        """The tree as a later import finds it."""
        return present_of(
            "t1",
            "ann",
            self.family.persons.values(),
            self.family.links,
            self.family.couples,
            {1: self.text},
        )

    def person(self, name: str) -> Person:
        """The one with a first name."""
        (found,) = [one for one in self.family.persons.values() if one.first_name == name]
        return found

    def file(self, version: str) -> bytes:
        """The tree as a file again."""
        return Assembly(self.family, self.kept, version).file()


def imported(content: bytes | str, present: Present | None = None, **options: Any) -> Imported:
    """The tree that a file makes, from nothing or from an existing tree."""
    content = content.encode() if isinstance(content, str) else content
    present = present or Present("t1", "ann")
    plan = Plan(surveyed(content), present, AT, **options)
    persons, links = dict(present.persons), dict(present.links)
    couples = dict(present.couples)
    for write in plan.steps():
        item: Any = getattr(write, "item", None)
        if isinstance(item, Person):
            persons[item.person_id] = item
        elif isinstance(item, ParentChild):
            links[item.parent_id, item.child_id] = item
        elif isinstance(item, Spouses):
            couples[item.person1_id, item.person2_id] = item
        elif write is not None:
            key: Any = write.key  # type: ignore[union-attr]
            persons.pop(key.get("person_id"), None)
            links.pop((key.get("parent_id"), key.get("child_id")), None)
            couples.pop((key.get("person1_id"), key.get("person2_id")), None)
    family = family_of(tree(), persons.values(), links.values(), couples.values())
    text = "\n".join(plan.kept)
    return Imported(family, kept_records(text), plan.survey.report, text)


def gedcom(*lines: str, head: str = HEAD_551) -> str:
    """A file of some lines."""
    return head + "".join(f"{line}\n" for line in lines) + "0 TRLR\n"


def tree() -> Tree:
    """The tree that all of them are."""
    return Tree(tree_id="t1", user_id="ann", tree_name="Smith", version=1, created_at=AT)


def told(family: Family, names: Mapping[str, str] | None = None) -> dict[str, Any]:
    """What a family says, without ids of its own: people go by the names given for their ids."""
    named = names or {one: one for one in family.persons}
    return {
        "persons": {named[one]: _said(person) for one, person in family.persons.items()},
        "links": {
            (named[one.parent_id], named[one.child_id]): Parentage.of_link(one).said()
            for one in family.links
        },
        "couples": {
            frozenset((named[one.person1_id], named[one.person2_id])): [
                union.said() for union in unions_of_couple(one)
            ]
            for one in family.couples
        },
    }


def _said(person: Person) -> dict[str, Any]:
    facts = Facts.of_person(person).values()
    for name in ("birth", "death"):
        day, text = facts.pop(f"{name}_date"), facts.pop(f"{name}_date_text")
        facts.pop(f"{name}_sort")
        facts[name] = text or (day and day_text(day))
    return facts


def records_of(content: bytes | str) -> list[Structure]:
    """The records of a file, without what says in which form it was written."""
    found = list(GedcomText(content.encode() if isinstance(content, str) else content).records())
    head = found[0]
    head.children = [one for one in head.children if one.tag not in ("GEDC", "CHAR")]
    return found


# Trees by chance

_WORDS = st.text(
    st.characters(codec="utf-8", categories=("L", "N", "P", "S"), exclude_characters="\x7f"),
    min_size=1,
    max_size=8,
)
_LINES = st.lists(_WORDS, min_size=1, max_size=3).map(" ".join)
_TEXTS = st.lists(_LINES, min_size=1, max_size=3).map("\n".join)
_KINDS: tuple[ParentType, ...] = ("Biological", "Biological", "Adoptive", "Step", "Foster")
_DAYS = st.dates(date(1, 1, 1), date(2100, 1, 1))
_DATE_TEXTS = st.one_of(
    _DAYS.map(day_text),
    st.sampled_from(
        [
            "1850",
            "MAR 1850",
            "ABT 1850",
            "BET 1849 AND 1851",
            "FROM 1849 TO 1851",
            "BEF 1900",
            "AFT 3 MAR 1888",
            "JULIAN 25 DEC 1699",
            "FRENCH_R 12 VEND 3",
            "HEBREW 5 TSH 5700",
            "44 BCE",
            "1699/00",
            "11 FEB 1731/32",
            "ABT 1103/1104",
            "(before the war)",
            "CAL 1850",
        ]
    ),
)


def _maybe(strategy: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    return st.none() | strategy


@st.composite
def _dates(draw: st.DrawFn) -> When:
    text = draw(_maybe(_DATE_TEXTS))
    when = When.of(text)
    return When(when.day, None, when.sort) if when.day and draw(st.booleans()) else when


@st.composite
def _persons(draw: st.DrawFn, number: int) -> Person:
    birth, death = draw(_dates()), draw(_dates())
    return Person(
        person_id=f"p{number}",
        tree_id="t1",
        user_id="ann",
        created_at=AT,
        updated_at=AT,
        first_name=draw(st.just("") | _LINES),
        middle_name=draw(_maybe(_LINES)),
        last_name=draw(st.just("") | _LINES),
        birth_name=draw(_maybe(_LINES)),
        preferred_name=draw(_maybe(_LINES)),
        suffix=draw(_maybe(_LINES)),
        gender=draw(st.sampled_from(["Male", "Female", "Other", "Unknown"])),
        birth_date=birth.day,
        birth_date_text=birth.text,
        birth_sort=birth.sort,
        death_date=death.day,
        death_date_text=death.text,
        death_sort=death.sort,
        birth_place=draw(_maybe(_LINES)),
        death_place=draw(_maybe(_LINES)),
        biography=draw(_maybe(_TEXTS)),
        is_living=draw(st.sampled_from([None, True, False])),
    )


@st.composite
def _links(draw: st.DrawFn, count: int) -> list[ParentChild]:
    pairs = [(one, other) for one in range(count) for other in range(one + 1, count)]
    chosen = draw(st.lists(st.sampled_from(pairs), unique=True, max_size=6)) if pairs else []
    found: list[ParentChild] = []
    for parent, child in chosen:
        when = draw(_dates())
        kind: ParentType = draw(st.sampled_from(_KINDS))
        is_adopted = kind == "Adoptive"
        found.append(
            ParentChild(
                parent_id=f"p{parent}",
                child_id=f"p{child}",
                tree_id="t1",
                user_id="ann",
                type=kind,
                type_detail=draw(_maybe(_LINES)),
                adoption_date=when.day if is_adopted else None,
                adoption_date_text=when.text if is_adopted else None,
                notes=draw(_maybe(_TEXTS)),
                created_at=AT,
                updated_at=AT,
            )
        )
    return found


@st.composite
def _unions(draw: st.DrawFn) -> dict[str, Any]:
    married, ended = draw(_dates()), draw(_dates())
    return {
        "status": draw(st.sampled_from(["Married", "Divorced", "Widowed", "Separated"])),
        "marriage_date": married.day,
        "marriage_date_text": married.text,
        "marriage_place": draw(_maybe(_LINES)),
        "divorce_date": ended.day,
        "divorce_date_text": ended.text,
        "notes": draw(_maybe(_TEXTS)),
    }


@st.composite
def _couples(draw: st.DrawFn, count: int) -> list[Spouses]:
    pairs = [(one, other) for one in range(count) for other in range(one + 1, count)]
    chosen = draw(st.lists(st.sampled_from(pairs), unique=True, max_size=3)) if pairs else []
    return [
        Spouses(
            person1_id=f"p{one}",
            person2_id=f"p{other}",
            tree_id="t1",
            user_id="ann",
            status_detail=draw(_maybe(st.sampled_from(["Partner", "Unknown", "Engaged"]))),
            previous_unions=[
                PreviousUnion(**before) for before in draw(st.lists(_unions(), max_size=2))
            ]
            or None,
            created_at=AT,
            updated_at=AT,
            **draw(_unions()),
        )
        for one, other in chosen
    ]


@st.composite
def families(draw: st.DrawFn) -> Family:
    """A tree that people made by hand."""
    count = draw(st.integers(1, 5))
    persons: Sequence[Person] = [draw(_persons(number)) for number in range(count)]
    return family_of(tree(), persons, draw(_links(count)), draw(_couples(count)))

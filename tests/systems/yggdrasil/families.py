"""A user with five trees, and a family in the first of them.

    root ─┬─ s1, s2 (root comes first), s3, s4, s5 (root comes second)
          ├─ c1 … c5
    s1 ───┴─ c1;  step ─── c1

The order of ids is not that of creation, so that a test sees which one it gets.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import date, timedelta
from typing import Any

from tablewright.client import Database
from tablewright.model import put_all
from tablewright.systems.yggdrasil.design import (
    HomePerson,
    ParentChild,
    Person,
    Revision,
    SharedTree,
    Spouses,
    Tree,
    User,
)
from tablewright.systems.yggdrasil.design.imports import GedcomPart, Import
from tests.systems.yggdrasil.reading import NOW

START = NOW - timedelta(days=10)
TREES_AS_CREATED = ("t4", "t2", "t5", "t1", "t3")
PERSONS_AS_CREATED = "c5 root c1 s3 s1 c2 step s2 c3 s5 c4 s4".split()


@dataclass
class Family:
    """What was written for one owner, by the short ids of the drawing."""

    owner: str
    user: User
    trees: dict[str, Tree] = field(default_factory=dict)
    persons: dict[str, Person] = field(default_factory=dict)
    parents: dict[tuple[str, str], ParentChild] = field(default_factory=dict)
    spouses: dict[tuple[str, str], Spouses] = field(default_factory=dict)
    guest_of: dict[str, SharedTree] = field(default_factory=dict)
    homes: dict[str, HomePerson] = field(default_factory=dict)
    revisions: dict[int, Revision] = field(default_factory=dict)
    imports: dict[str, Import] = field(default_factory=dict)
    parts: dict[tuple[str, int], GedcomPart] = field(default_factory=dict)

    def id(self, short: str) -> str:
        """The id of a tree or a person."""
        return f"{self.owner}-{short}"


def planted(db: Database, owner: str) -> Family:
    """Writes the family of one owner."""
    family = Family(owner, User(user_id=owner, email=f"{owner}@example.com", created_at=START))
    db.run(family.user.create())
    for number, short in enumerate(TREES_AS_CREATED):
        family.trees[short] = _tree(family, short, START + timedelta(hours=number))
    for number, short in enumerate(PERSONS_AS_CREATED):
        family.persons[short] = _person(family, short, number)
    family.persons["alone"] = _person(family, "alone", len(PERSONS_AS_CREATED), tree="t2")
    for parent, child, kind in (
        *(("root", f"c{n}", "Biological") for n in range(1, 6)),
        ("s1", "c1", "Biological"),
        ("step", "c1", "Step"),
    ):
        family.parents[parent, child] = _parent(family, parent, child, kind)
    for first, second in (("root", "s1"), ("root", "s2"), *((f"s{n}", "root") for n in (3, 4, 5))):
        family.spouses[first, second] = _spouses(family, first, second)
    for short in ("g2", "g1", "g3"):
        family.guest_of[short] = SharedTree(
            user_id=owner, tree_id=family.id(short), owner_id="somebody", created_at=START
        )
    family.homes["t1"] = HomePerson(
        user_id=owner, tree_id=family.id("t1"), person_id=family.id("root"), updated_at=START
    )
    family.revisions[7] = Revision(
        user_id=owner,
        tree_id=family.id("t1"),
        version=7,
        kind="added",
        person_ids=[family.id("root")],
        created_at=START,
    )
    for short in ("i2", "i1"):
        family.imports[short] = Import(
            user_id=owner, tree_id=family.id("t1"), import_id=short, created_at=START
        )
        for part in (2, 1):
            family.parts[short, part] = GedcomPart(
                user_id=owner,
                tree_id=family.id("t1"),
                import_id=short,
                part=part,
                text=f"0 NOTE {owner}",
            )
    groups: tuple[dict[Any, Any], ...] = (
        family.trees, family.persons, family.parents, family.spouses, family.guest_of,
        family.homes, family.revisions, family.imports, family.parts,
    )  # fmt: skip
    db.run(put_all([entity for group in groups for entity in group.values()]))
    return family


def _tree(family: Family, short: str, created_at: Any) -> Tree:
    return Tree(
        user_id=family.owner,
        tree_id=family.id(short),
        tree_name=f"Tree {short}",
        person_count=len(PERSONS_AS_CREATED) if short == "t1" else 0,
        created_at=created_at,
    )


def _person(family: Family, short: str, number: int, *, tree: str = "t1") -> Person:
    return Person(
        user_id=family.owner,
        tree_id=family.id(tree),
        person_id=family.id(short),
        first_name=short.title(),
        last_name="Smith",
        gender="Unknown",
        birth_date=date(1950, 1, 1) + timedelta(days=number),
        # Two at a time come from one request, and have one time.
        created_at=START + timedelta(minutes=number // 2),
        n=1 + number % 2,
    )


def _parent(family: Family, parent: str, child: str, kind: Any) -> ParentChild:
    return ParentChild(
        user_id=family.owner,
        tree_id=family.id("t1"),
        parent_id=family.id(parent),
        child_id=family.id(child),
        type=kind,
        created_at=START,
    )


def _spouses(family: Family, first: str, second: str) -> Spouses:
    return Spouses(
        user_id=family.owner,
        tree_id=family.id("t1"),
        person1_id=family.id(first),
        person2_id=family.id(second),
        status="Married",
        created_at=START,
    )

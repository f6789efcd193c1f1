"""A tree as JSON: people and links as in the API, in one file, for export and import.

For import, it becomes a GEDCOM file whose people have the ids of persons, and is then checked and
stored like any other.
Not here: the views (`yggdrasil.views`).
"""

from __future__ import annotations

import re
from datetime import UTC, datetime
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from tablewright.systems.yggdrasil.design.owners import Tree
from tablewright.systems.yggdrasil.design.persons import Person
from tablewright.systems.yggdrasil.design.relationships import ParentChild, Spouses
from tablewright.systems.yggdrasil.design.values import Id, PreviousUnion
from tablewright.systems.yggdrasil.gedcom.exporting.assembling import Assembly
from tablewright.systems.yggdrasil.gedcom.files.encodings import broken
from tablewright.systems.yggdrasil.gedcom.files.reading import V70
from tablewright.systems.yggdrasil.gedcom.files.structures import Structure, kept_text
from tablewright.systems.yggdrasil.gedcom.meaning.kept_records import Origin, noted
from tablewright.systems.yggdrasil.gedcom.meaning.parentage import PARENTAGE_NAMES
from tablewright.systems.yggdrasil.gedcom.meaning.people import FACT_NAMES
from tablewright.systems.yggdrasil.gedcom.meaning.unions import UNION_NAMES
from tablewright.systems.yggdrasil.trees.families import Seen
from tablewright.systems.yggdrasil.trees.family import family_of
from tablewright.systems.yggdrasil.views import (
    ParentChildView,
    PersonView,
    SpousesView,
    View,
    parent_child_view,
    spouses_view,
)

_FORMAT: Final = "yggdrasil-tree-1"
_BYTE = re.compile(r"\(byte (\d+)\)")
_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)


class TreeFile(View):
    """A tree with its people and links, as exported."""

    format: Literal["yggdrasil-tree-1"]
    tree_id: Id
    tree_name: str
    persons: list[PersonView]
    parents: list[ParentChildView]
    spouses: list[SpousesView]
    description: str | None = None
    root_person_id: Annotated[Id | None, Meta(description="The home person of the tree")] = None


def tree_file(shown: Seen) -> bytes:
    """Returns a family as JSON, as one caller sees it."""
    family = shown.family
    tree = family.tree
    found = TreeFile(
        format=_FORMAT,
        tree_id=tree.tree_id,
        tree_name=tree.tree_name,
        description=tree.description,
        root_person_id=tree.root_person_id,
        persons=[shown.view(one) for _, one in sorted(family.persons.items())],
        parents=[parent_child_view(one) for one in family.links],
        spouses=[spouses_view(one) for one in family.couples],
    )
    return msgspec.json.encode(found)


def is_tree_file(content: bytes) -> bool:
    """Whether a file is an exported tree and not GEDCOM."""
    return content.lstrip()[:1] == b"{"


def gedcom_of(content: bytes) -> bytes:
    """Returns a JSON tree as a GEDCOM file; raises `InvalidError`."""
    try:
        found = msgspec.json.decode(content, type=TreeFile)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        text = str(error)
        byte = _BYTE.search(text)
        line = content[: int(byte[1])].count(b"\n") + 1 if byte is not None else 1
        raise broken(line, f"this is not a tree export: {text[:200]}") from None
    family = family_of(
        Tree(tree_id=found.tree_id, user_id="-", tree_name=found.tree_name),
        [_person(one, number) for number, one in enumerate(_root_first(found), 1)],
        [_link(one) for one in found.parents],
        [_couple(one) for one in found.spouses],
    )
    if len(family.persons) != len(found.persons):
        raise broken(1, "two people have the same id")
    return Assembly(family, (), V70, keeps_ids=True).file()


def _root_first(found: TreeFile) -> list[PersonView]:
    """Returns the people of a file with the root person first."""
    return sorted(found.persons, key=lambda one: one.person_id != found.root_person_id)


def _person(view: PersonView, number: int) -> Person:
    record = noted(Structure("INDI", xref=view.person_id), Origin(1, number, V70))
    values = {name: getattr(view, name) for name in FACT_NAMES}
    return Person(
        person_id=view.person_id,
        tree_id=view.tree_id,
        user_id="-",
        created_at=_EPOCH,
        gedcom_extra=kept_text(record),
        **values,
    )


def _link(view: ParentChildView) -> ParentChild:
    values = {name: getattr(view, name) for name in PARENTAGE_NAMES}
    return ParentChild(
        parent_id=view.parent_id,
        child_id=view.child_id,
        tree_id=view.tree_id,
        user_id="-",
        **values,
    )


def _couple(view: SpousesView) -> Spouses:
    values: dict[str, Any] = {name: getattr(view, name) for name in UNION_NAMES}
    values["previous_unions"] = [
        PreviousUnion(**msgspec.structs.asdict(one)) for one in view.previous_unions or ()
    ] or None
    return Spouses(
        person1_id=view.person1_id,
        person2_id=view.person2_id,
        tree_id=view.tree_id,
        user_id="-",
        **values,
    )

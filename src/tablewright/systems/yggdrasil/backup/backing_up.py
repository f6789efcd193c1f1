"""Backing up: the data of one user, read into the parts of a backup.

Not here: the format (`yggdrasil.backup.backup_format`), the routes (`yggdrasil.backup.routes`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from tablewright.client import AsyncDatabase
from tablewright.model import Entity
from tablewright.systems.yggdrasil.backup.backup_format import (
    ParentPart,
    PersonPart,
    SpousesPart,
    TreePart,
    UnionPart,
    UserPart,
)
from tablewright.systems.yggdrasil.design.imports import GedcomPart
from tablewright.systems.yggdrasil.design.owners import Tree, User
from tablewright.systems.yggdrasil.design.persons import Person
from tablewright.systems.yggdrasil.design.relationships import ParentChild, Spouses
from tablewright.systems.yggdrasil.people.photo_files import version_of
from tablewright.systems.yggdrasil.trees.family import Family

P = TypeVar("P", bound=msgspec.Struct)


def user_part(user: User) -> UserPart:
    """Returns the owner of the backup."""
    return _part(UserPart, user, email=user.display_email or user.email)


def tree_part(
    family: Family,
    files: Sequence[str],
    photos: Mapping[str, bytes],
    media: Mapping[str, bytes],
) -> TreePart:
    """Returns a tree with its contents, sorted by ids; `photos` are by person, `media` by path."""
    tree = family.tree
    persons = [
        person_part(one, photos.get(one.person_id))
        for one in sorted(family.persons.values(), key=lambda one: one.person_id)
    ]
    parents = [
        parent_part(one)
        for one in sorted(family.links, key=lambda one: (one.parent_id, one.child_id))
    ]
    spouses = [
        spouses_part(one)
        for one in sorted(family.couples, key=lambda one: (one.person1_id, one.person2_id))
    ]
    return _part(
        TreePart,
        tree,
        persons=persons,
        parents=parents,
        spouses=spouses,
        root_person_id=tree.root_person_id if tree.root_person_id in family.persons else None,
        gedcom_files=list(files) or None,
        media=dict(sorted(media.items())) or None,
    )


async def gedcom_files(db: AsyncDatabase, tree: Tree) -> list[str]:
    """Returns the kept import data of each file of a tree."""
    texts: list[str] = []
    for import_id in (tree.gedcom_extra or "").split():
        parts = await db.all(GedcomPart.of_import(tree.user_id, tree.tree_id, import_id))
        texts.append("".join(one.text for one in parts))
    return texts


def person_part(person: Person, photo: bytes | None = None) -> PersonPart:
    """Returns a person, with a photo if it is given."""
    version = None if photo is None else version_of(person.photo_url)
    return _part(PersonPart, person, photo=photo, photo_version=version)


def parent_part(link: ParentChild) -> ParentPart:
    """Returns a link between a parent and a child."""
    return _part(ParentPart, link)


def spouses_part(couple: Spouses) -> SpousesPart:
    """Returns a couple, with their earlier unions."""
    unions = [_part(UnionPart, one) for one in couple.previous_unions or ()] or None
    return _part(SpousesPart, couple, previous_unions=unions)


def _part(kind: type[P], thing: Entity | Any, **more: Any) -> P:
    values = {
        name: more[name] if name in more else getattr(thing, name)
        for name in kind.__struct_fields__
    }
    return kind(**values)

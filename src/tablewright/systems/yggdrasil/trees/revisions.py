"""Revisions: describes a change of a tree, and keeps what it changed or deleted.

    revision_of(tree, creates, edits, deletes, by="ben")

A change whose earlier state is too large is listed, and cannot be restored.
Not here: writing it (`yggdrasil.trees.changing`), restoring (`yggdrasil.trees.history`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, get_type_hints

import msgspec

from tablewright.systems.yggdrasil import limits
from tablewright.systems.yggdrasil.design.owners import Tree
from tablewright.systems.yggdrasil.design.persons import Person
from tablewright.systems.yggdrasil.design.relationships import ParentChild, Spouses
from tablewright.systems.yggdrasil.design.revisions import Revision, RevisionKind
from tablewright.systems.yggdrasil.people.names import full_name

Item = Person | ParentChild | Spouses

_KINDS: Final[Mapping[str, type[Item]]] = {
    one.__name__: one for one in (Person, ParentChild, Spouses)
}
_MOST_PEOPLE: Final = 2  # of a change that are named: a person, or both ends of a link
# Who changed an item and when, and its photo, whose files are deleted for good.
_PASSING: Final = frozenset({"updated_at", "updated_by", "created_in", "photo_url"})


class Before(msgspec.Struct, forbid_unknown_fields=True):
    """An item before a change; of an edited item, only the changed attributes."""

    kind: str
    place: dict[str, str]  # the ids of its people
    values: dict[str, Any]
    is_deleted: bool = False
    was_root: bool = False


@dataclass(frozen=True, slots=True)
class Edited:
    """An item before and after a change."""

    before: Item
    after: Item

    @property
    def fields(self) -> list[str]:
        """The names of attributes that differ."""
        hints = _hints(type(self.before))
        return [
            one
            for one in hints
            if one not in _PASSING and getattr(self.before, one) != getattr(self.after, one)
        ]


@dataclass(frozen=True, slots=True)
class Changes:
    """The effect of a change on the items of a tree."""

    creates: Sequence[Item] = ()
    edits: Sequence[Edited] = ()
    deletes: Sequence[Item] = ()


def revision_of(tree: Tree, made: Changes, *, by: str | None, restores: bool) -> Revision | None:
    """The revision of a change; None if it changes no person and no link."""
    edits = [one for one in made.edits if one.fields]
    items: list[Item] = [*made.deletes, *(one.before for one in edits), *made.creates]
    if not items:
        return None
    # People come first: deleting or adding a person also changes links.
    items.sort(key=lambda one: not isinstance(one, Person))
    first = items[0]
    kind = "restored" if restores else _kind(made, edits)
    is_root = isinstance(first, Person) and tree.root_person_id == first.person_id
    before = [
        *(_before(one, is_deleted=True, was_root=is_root) for one in made.deletes),
        *(_before(one.before, fields=one.fields) for one in edits),
    ]
    can_restore = kind not in ("added", "linked", "merged", "restored")
    text = msgspec.json.encode(before).decode() if can_restore else None
    if text is not None and len(text.encode()) > limits.YGGDRASIL_REVISION_BYTES_MAX:
        text = None
    return Revision(
        user_id=tree.user_id,
        tree_id=tree.tree_id,
        version=(tree.version or 0) + 1,
        kind=kind,
        person_ids=people_of(first)[:_MOST_PEOPLE],
        name=full_name(first) if isinstance(first, Person) else None,
        fields=edits[0].fields if kind in ("changed", "linkChanged") else None,
        before=text,
        created_by=by,
    )


def before_of(revision: Revision) -> list[Before] | None:
    """The items that a revision changed or deleted; None if they were not kept."""
    if revision.before is None:
        return None
    return msgspec.json.decode(revision.before, type=list[Before])


def values_of(before: Before) -> dict[str, Any]:
    """The values of an item, in the types of its attributes."""
    hints = _hints(_KINDS[before.kind])
    return {
        name: msgspec.convert(value, hints[name], strict=False)
        for name, value in before.values.items()
        if name in hints
    }


def type_of(before: Before) -> type[Item]:
    """The entity of an item."""
    return _KINDS[before.kind]


def people_of(item: Item) -> list[str]:
    """The ids of the people of an item."""
    return list(_place(item).values())


def _kind(made: Changes, edits: Sequence[Edited]) -> RevisionKind:
    if _has_people(made.deletes):
        return "merged" if made.creates or edits else "deleted"
    if _has_people(made.creates):
        return "added"
    if _has_people(one.before for one in edits):
        return "changed"
    if made.creates:
        return "linked"
    return "linkChanged" if edits else "unlinked"


def _has_people(items: Iterable[Item]) -> bool:
    return any(isinstance(one, Person) for one in items)


def _before(
    item: Item,
    *,
    fields: Sequence[str] | None = None,
    is_deleted: bool = False,
    was_root: bool = False,
) -> Before:
    place = _place(item)
    names = fields if fields is not None else list(_hints(type(item)))
    values = {
        name: msgspec.to_builtins(getattr(item, name))
        for name in names
        if name not in _PASSING and (fields is not None or getattr(item, name, None) is not None)
    }
    kind = type(item).__name__
    return Before(kind, place, values, is_deleted, was_root and isinstance(item, Person))


def _place(item: Item) -> dict[str, str]:
    if isinstance(item, Person):
        return {"person_id": item.person_id}
    if isinstance(item, ParentChild):
        return {"parent_id": item.parent_id, "child_id": item.child_id}
    return {"person1_id": item.person1_id, "person2_id": item.person2_id}


@cache
def _hints(kind: type[Item]) -> dict[str, Any]:
    """The attributes of an entity with their types, without its ids and tags."""
    hints = get_type_hints(kind, include_extras=True)
    left = ("relationship_type", "user_id", "tree_id")
    return {name: hint for name, hint in hints.items() if name not in left}

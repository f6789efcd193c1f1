"""Access: who may read and change a tree. Every route checks this first.

Keys contain the owner's id, not the actor's: a tree is found by its id alone, the actor's access is
checked, and only then a database is bound to its owner. Strangers get exactly the response for a
tree that does not exist.
Not here: what readers see of living people (`yggdrasil.trees.reading`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from tablewright.api.context import Context
from tablewright.client import AsyncDatabase
from tablewright.errors import ForbiddenError
from tablewright.systems.yggdrasil.design.owners import Tree
from tablewright.systems.yggdrasil.design.persons import Person
from tablewright.systems.yggdrasil.parts import Parts
from tablewright.systems.yggdrasil.trees.rights import Role, no_person, no_tree, role_in

__all__ = [
    "Access",
    "Role",
    "access_of",
    "editor",
    "editor_of_person",
    "no_person",
    "no_tree",
    "owner",
    "reader",
    "reader_of_person",
]


@dataclass(frozen=True, slots=True)
class Access:
    """A tree as of now, and the actor's access to it."""

    tree: Tree
    role: Role
    actor: str | None  # the signed-in user; None without one
    db: AsyncDatabase  # bound to the owner of the tree
    attempt: str | None = None  # of a request with an `Idempotency-Key`, however often it is done

    @property
    def is_owner(self) -> bool:
        """Whether the actor owns the tree."""
        return self.role is Role.OWNER

    @property
    def may_edit(self) -> bool:
        """Whether the actor may change what is in the tree."""
        return self.role.may_edit

    @property
    def sees_living(self) -> bool:
        """Whether living people are shown to the actor."""
        return self.role.sees_living

    @property
    def changed_by(self) -> str | None:
        """The author of a change to record; None for the owner, whose id is in every key."""
        return None if self.is_owner else self.actor


async def reader(context: Context[Parts], tree_id: str) -> Access:
    """Returns access for readers of a tree; raises `NotFoundError` for all others."""
    found = await _access(context, tree_id)
    if found is None:
        raise no_tree()
    return found


async def editor(context: Context[Parts], tree_id: str) -> Access:
    """Returns access for editors of a tree; `ForbiddenError` for other readers."""
    return _editing(await reader(context, tree_id))


async def owner(context: Context[Parts], tree_id: str) -> Access:
    """Returns access for the owner of a tree; `ForbiddenError` for other readers."""
    found = await reader(context, tree_id)
    if not found.is_owner:
        raise ForbiddenError("Only the owner of the tree may do this.")
    return found


async def reader_of_person(context: Context[Parts], person_id: str) -> tuple[Access, Person]:
    """Returns access to the tree of a person, and the stored person; raises `NotFoundError`.

    The reader may not be allowed to see the person: `reading.seen_around` hides it.
    """
    for person in await _persons(context, person_id):
        found = await _access_of_owners(context, person.tree_id, [person.user_id])
        if found is not None:
            return found, person
    raise no_person()


async def editor_of_person(context: Context[Parts], person_id: str) -> tuple[Access, Person]:
    """Returns access for editors of a person; `ForbiddenError` for other readers."""
    found, person = await reader_of_person(context, person_id)
    return _editing(found), person


def access_of(tree: Tree, actor: str | None, everybody: AsyncDatabase) -> Access | None:
    """Returns an actor's access to a tree; None without any."""
    role = role_in(tree, actor)
    if role is None:
        return None
    return Access(tree, role, actor, everybody.for_tenant(tree.user_id))


def _editing(found: Access) -> Access:
    if not found.may_edit:
        raise ForbiddenError("You have read-only access to this tree.")
    return found


async def _access(context: Context[Parts], tree_id: str) -> Access | None:
    """Returns the caller's access to a tree as stored now.

    The caller's own trees are searched first, by key, so that an owner finds a tree that the index
    does not show yet.
    """
    actor = context.principal.tenant
    if actor is not None:
        own = await _access_of_owners(context, tree_id, [actor])
        if own is not None:
            return own
    by_id = Tree.by_id(tree_id=tree_id)
    listed = (await context.parts.everybody.all(by_id, unreadable="collect")).items
    # One, unless another program has assigned the id twice; then the older tree counts.
    listed.sort(key=lambda one: one.created_at)
    return await _access_of_owners(context, tree_id, [one.user_id for one in listed])


async def _access_of_owners(
    context: Context[Parts], tree_id: str, owner_ids: Sequence[str]
) -> Access | None:
    """Returns access to the tree of the first owner whose tree the caller may read."""
    everybody, actor = context.through(context.parts.everybody), context.principal.tenant
    for owner_id in owner_ids:
        tree = await everybody.run(Tree.get(owner_id, tree_id).consistently())
        found = None if tree is None else access_of(tree, actor, everybody)
        if found is not None:
            return replace(found, attempt=context.attempt)
    return None


async def _persons(context: Context[Parts], person_id: str) -> list[Person]:
    """Yields the people with an id: one, unless another program has assigned it twice; the older
    one first.
    """
    everybody, actor = context.parts.everybody, context.principal.tenant
    if actor is not None:
        own = await everybody.run(Person.get(actor, person_id).consistently())
        if own is not None:
            return [own]
    found = await everybody.all(Person.by_id(person_id=person_id), unreadable="collect")
    return sorted(found.items, key=lambda one: one.created_at)

"""Changing: all changes of a tree, its people and its links, one after another.

Each increments the tree's version in the same transaction, on condition that the version is the one
that was read first. Everything that was checked is therefore still true when the change happens; a
second writer checks again. Users who have lost access are rejected, because sharing is a change of
the tree too.
Not here: the rules for links (`yggdrasil.links.linking`).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import AsyncExitStack
from copy import copy
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from tablewright.client import AsyncDatabase
from tablewright.errors import (
    ConflictingError,
    ForbiddenError,
    TransactionCanceledException,
    TransactionConflictException,
    TransactionFailedError,
)
from tablewright.model import Change, Update, add, assign, missing, transaction, update_of
from tablewright.model.operations.writing import WriteOperation
from tablewright.systems.yggdrasil import limits
from tablewright.systems.yggdrasil.design.owners import Tree
from tablewright.systems.yggdrasil.design.persons import Person
from tablewright.systems.yggdrasil.trees.families import Families, Item
from tablewright.systems.yggdrasil.trees.revisions import Changes, Edited, revision_of
from tablewright.systems.yggdrasil.trees.rights import no_person, no_tree, role_in

if TYPE_CHECKING:  # an import by the command line needs nothing of HTTP
    from tablewright.systems.yggdrasil.trees.access import Access

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Edit:
    """A changed person or link, and the write of the change."""

    change: Edited
    write: Update[Any]

    @property
    def after(self) -> Item:
        """The item after the change."""
        return self.change.after


def _nothing() -> dict[str, Any]:
    return {}


@dataclass(frozen=True, slots=True)
class Plan(Generic[T]):
    """The writes of a change; the count of people follows from them."""

    result: T
    creates: Sequence[Item] = ()
    edits: Sequence[Edit] = ()
    deletes: Sequence[Item] = ()
    tree: Mapping[str, Any] = field(default_factory=_nothing)  # attributes to be set, or None
    others: Sequence[WriteOperation[Any]] = ()  # items outside the tree: jobs, pointers
    restores: bool = False  # whether it restores an earlier state, for the history

    @property
    def persons(self) -> int:
        """The change of the number of people."""
        return _people(self.creates) - _people(self.deletes)

    @property
    def writes(self) -> list[WriteOperation[Any]]:
        """The writes of the transaction, besides the tree's own."""
        return [
            *(one.create() for one in self.creates),
            *(one.write for one in self.edits),
            *(one.delete() for one in self.deletes),
            *self.others,
        ]


Planning = Callable[["Access"], Awaitable[Plan[T]]]


async def changed(
    access: Access,
    plan: Planning[T],
    *,
    families: Families | None = None,
    through: AsyncDatabase | None = None,
) -> tuple[Access, T]:
    """Applies a change: `plan` reads what it needs, consistently, and returns the writes.

    It is called again if the tree has changed since. `families` get the change, and need not read
    the tree again. `through` is another database than the owner's, for changes that also write
    items of others. Returns the tree after the change.
    """
    db = through or access.db
    line, is_in_line = None if families is None else families.line(access.tree), False
    async with AsyncExitStack() as until_done:
        for attempt in range(limits.YGGDRASIL_CHANGE_ATTEMPTS_MAX):
            # A writer who lost a race waits in line, and so does a writer who finds a line:
            # otherwise, some of many writers would lose every time. Writers of other processes are
            # not in this line.
            if line is not None and not is_in_line and (attempt > 0 or line.locked()):
                await until_done.enter_async_context(line)
                is_in_line = True
            if attempt > 0 or is_in_line:
                access = await _again(access)
            made = await plan(access)
            if await _is_written(db, access, made):
                tree, fresh = access.tree, await _fresh(access)
                if families is not None:
                    _tell(families, tree, fresh, made)
                return replace(access, tree=fresh or tree), made.result
    raise ConflictingError("Other people are changing this tree right now.")


async def _is_written(db: AsyncDatabase, access: Access, made: Plan[Any]) -> bool:
    """Writes a plan; False if the tree has changed since it was read."""
    settings = [assign(getattr(Tree, name), value) for name, value in made.tree.items()]
    by = access.changed_by
    raising = raised(access.tree, *settings, persons=made.persons, by=by)
    changes = Changes(made.creates, [one.change for one in made.edits], made.deletes)
    revision = revision_of(access.tree, changes, by=by, restores=made.restores)
    history = [] if revision is None else [revision.put()]
    try:
        await db.run(transaction(raising, *_marked(made, access.attempt), *history))
    except TransactionFailedError as failed:
        if failed.reasons[0] is None:
            raise
        return False
    except (TransactionCanceledException, TransactionConflictException):
        return False  # another transaction changed the tree at the same moment
    return True


def _marked(made: Plan[Any], attempt: str | None) -> list[WriteOperation[Any]]:
    """The writes of a plan; the first item that an `attempt` creates is marked by it.

    A repeated request with an `Idempotency-Key` and an unknown outcome finds its own work by the
    mark.
    """
    writes = made.writes
    if made.creates and attempt is not None:
        first = made.creates[0]
        first.created_in = attempt
        writes[0] = first.create().marked_by(type(first).created_in)
    return writes


def _tell(families: Families, tree: Tree, fresh: Tree | None, made: Plan[Any]) -> None:
    """Updates the cached families."""
    after = _after(tree, made)
    if fresh is not None and fresh.version == tree.version:
        families.forget(tree)  # an earlier attempt of the request has made the change
        return
    written = [*made.creates, *(one.after for one in made.edits)]
    families.advance(tree, after, written, made.deletes)


def edit(access: Access, item: Item, attributes: Mapping[str, Any], now: datetime) -> Edit:
    """Sets attributes of a person or link that was read consistently; None removes one."""
    after, draft = copy(item), item.edited()
    noted = {"updated_at": now, "updated_by": access.changed_by}
    for name, value in {**attributes, **noted}.items():
        setattr(after, name, value)
        setattr(draft, name, value)
    return Edit(Edited(item, after), update_of(draft))


def raised(tree: Tree, *changes: Change, persons: int = 0, by: str | None = None) -> Update[Tree]:
    """Returns the write that increments a tree's version, if it is still that of `tree`."""
    return grown(tree, *changes, persons=persons, by=by).when(Tree.version == tree.version)


def grown(tree: Tree, *changes: Change, persons: int = 0, by: str | None = None) -> Update[Tree]:
    """Returns the write that increments any version, for writes that cannot conflict."""
    counting = (add(Tree.person_count, persons),) if persons else ()
    place = Tree.at(user_id=tree.user_id, tree_id=tree.tree_id)
    raising = (add(Tree.version, 1), assign(Tree.updated_by, by))
    return place.update(*raising, *counting, *changes).when(missing(Tree.deleted_at))


async def person_in(access: Access, person_id: str) -> Person:
    """Returns a person of the tree as stored now; raises `NotFoundError`."""
    person = await in_tree(access, person_id)
    if person is None:
        raise no_person()
    return person


async def in_tree(access: Access, person_id: str) -> Person | None:
    """Returns a person of the tree as stored now; None if missing."""
    person = await access.db.run(Person.get(access.tree.user_id, person_id).consistently())
    return None if person is None or person.tree_id != access.tree.tree_id else person


async def _again(access: Access) -> Access:
    """Returns the same access to the tree as stored now; raises like a new request."""
    tree = await _fresh(access)
    role = None if tree is None else role_in(tree, access.actor)
    if tree is None or role is None:
        raise no_tree()
    again = replace(access, tree=tree, role=role)
    if (access.is_owner, access.may_edit) != (again.is_owner, again.may_edit):
        raise ForbiddenError("Your access to this tree has changed.")
    return again


async def _fresh(access: Access) -> Tree | None:
    place = Tree.get(access.tree.user_id, access.tree.tree_id)
    return await access.db.run(place.consistently())


def _after(tree: Tree, made: Plan[Any]) -> Tree:
    """Returns a tree after a change, except for the time."""
    after = copy(tree)
    after.version = (tree.version or 0) + 1
    after.person_count += made.persons
    for name, value in made.tree.items():
        setattr(after, name, value)
    return after


def _people(items: Sequence[Item]) -> int:
    return sum(isinstance(one, Person) for one in items)

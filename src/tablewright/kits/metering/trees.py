"""Trees: the root that pays for an account, and where plans and counts are stored.

A plan belongs to the root of a tree of accounts, and its limits to the whole tree. A system without
trees uses a `FlatTree`: every account is its own root.
Not here: the tree itself (`kits.accounts`).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Generic, Protocol, TypeVar

from tablewright.client import AsyncDatabase
from tablewright.errors import AlreadyExistsError, NotFoundError
from tablewright.kits.accounts.accounts import Accounts
from tablewright.kits.accounts.figures import count_members
from tablewright.kits.accounts.parts import USERS
from tablewright.kits.accounts.shapes import AccountShape
from tablewright.kits.metering import limits
from tablewright.kits.metering.records import SubscriberRecord
from tablewright.kits.shapes import Shape
from tablewright.model import Entity, Get

E = TypeVar("E", bound=Entity)


@dataclass(frozen=True)
class SubscriberShape(Shape[E], Generic[E]):
    """The attributes of an entity with the plan and counts of an account."""

    id: str
    settings: Any
    counts: Any
    get: Callable[[str], Get[E]]


Subscribers = SubscriberShape[Any] | AccountShape[Any]


@dataclass(frozen=True, slots=True)
class Place:
    """An account and the root of its tree, as stored now."""

    account_id: str
    root_id: str
    account: Any
    root: Any

    @property
    def is_root(self) -> bool:
        """Whether the account is the root itself."""
        return self.account_id == self.root_id


@dataclass(frozen=True, slots=True)
class NamedAccount:
    """An account of a tree with its name, as reports show it."""

    account_id: str
    name: str


class Tree(Protocol):
    """Finds the root of an account, and the accounts below a root."""

    @property
    def shape(self) -> Subscribers:
        """The items with plans and counts."""
        ...

    async def place(self, account_id: str) -> Place:
        """Returns an account and its root; raises `NotFoundError`."""
        ...

    async def accounts(self, root_id: str) -> Sequence[NamedAccount]:
        """Yields all accounts of a tree, the root first."""
        ...

    async def names(self, account_ids: Collection[str]) -> Mapping[str, str]:
        """Returns the names of accounts of any tree by id, except those without a name."""
        ...

    async def own(self, account: Any, what: str) -> int:
        """The count of an account below a root, without the accounts below it."""
        ...


@dataclass(frozen=True, slots=True)
class AccountTrees:
    """The trees of the accounts kit."""

    kit: Accounts

    @property
    def shape(self) -> Subscribers:
        """The accounts: roots have the plans."""
        return self.kit.accounts

    async def place(self, account_id: str) -> Place:
        """An account and its root; raises `NotFoundError`."""
        account = await self.kit.find(account_id)
        chain = [] if account is None else await self.kit.chain(account)
        if not chain:
            raise NotFoundError("Account not found.")
        return Place(account_id, self.shape.value(chain[0], "id"), chain[-1], chain[0])

    async def accounts(self, root_id: str) -> Sequence[NamedAccount]:
        """Yields all accounts of a tree, level by level from the root."""
        shape, root = self.kit.accounts, await self.kit.find(root_id)
        if root is None:
            raise NotFoundError("Account not found.")
        row, found = [root], list[NamedAccount]()
        while row and len(found) <= limits.REPORT_ACCOUNTS_MAX:
            found += [NamedAccount(shape.value(one, "id"), shape.value(one, "name")) for one in row]
            row = [
                child
                for one in row
                for child in await self.kit.db.all(shape.children(shape.value(one, "id")))
            ]
        return found

    async def names(self, account_ids: Collection[str]) -> Mapping[str, str]:
        """Returns the names of accounts of any tree by id, except those that are missing."""
        return await self.kit.names(account_ids)

    async def own(self, account: Any, what: str) -> int:
        """The count of an account below a root: only the tree counts people as they change."""
        if what == USERS:
            return await count_members(self.kit, self.shape.value(account, "id"))
        return counted(self, account, what)


@dataclass(frozen=True, slots=True)
class FlatTree:
    """Accounts without a tree: each is its own root."""

    db: AsyncDatabase
    shape: Subscribers
    creates: Callable[[str], Any] | None = None  # the item of an account that has none yet

    async def place(self, account_id: str) -> Place:
        """Returns an account as its own root; creates its item if the tree can do that."""
        found = await self.db.run(self.shape.get(account_id).consistently())
        if found is None and self.creates is not None:
            try:
                found = await self.db.run(self.creates(account_id).create())
            except AlreadyExistsError as there:
                found = there.found
        if found is None:
            raise NotFoundError("Account not found.")
        return Place(account_id, account_id, found, found)

    async def accounts(self, root_id: str) -> Sequence[NamedAccount]:
        """Yields the account itself."""
        return [NamedAccount(root_id, root_id)]

    async def names(self, account_ids: Collection[str]) -> Mapping[str, str]:
        """Returns nothing: these accounts have no names."""
        return {}

    async def own(self, account: Any, what: str) -> int:
        """The count of an account."""
        return counted(self, account, what)


def counted(tree: Tree, account: Any, what: str) -> int:
    """A count that is stored in the item of an account; that of a root is of its whole tree."""
    counts: Mapping[str, int] = tree.shape.value(account, "counts") or {}
    return counts.get(what, 0)


def own_subscribers(db: AsyncDatabase, system: str) -> FlatTree:
    """Accounts without a tree or item: the kit stores a record for each."""
    shape = SubscriberShape(
        SubscriberRecord,
        id=SubscriberRecord.account_id,
        settings=SubscriberRecord.settings,
        counts=SubscriberRecord.counts,
        get=partial(SubscriberRecord.get, system),
        constants={"system": system},
    )
    return FlatTree(db, shape, lambda account_id: shape.new(id=account_id))


class Roots:
    """Caches the roots of accounts, because an account never leaves its tree."""

    def __init__(self, tree: Tree) -> None:
        self._tree = tree
        self._known: dict[str, str] = {}

    async def of(self, account_id: str) -> str:
        """Returns the root of an account; raises `NotFoundError`."""
        found = self._known.get(account_id)
        if found is None:
            if len(self._known) >= limits.ROOTS_REMEMBERED_MAX:
                self._known.clear()
            found = self._known[account_id] = (await self._tree.place(account_id)).root_id
        return found

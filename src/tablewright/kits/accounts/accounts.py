"""Accounts: finds the accounts above another one, and what a person may do in them.

    accounts = Accounts(given, "shop", ROLES)                 # the kit's own records
    accounts = Accounts(given, "core", ROLES, ACCOUNTS, MEMBERS)
    Assembly(..., gate=Gate({ACCOUNT: accounts}, people))

Rights are read with consistent reads at every request: first the account, then its ancestors and
the person's memberships in one batch. A path that contradicts the parent pointers is not trusted:
while an account moves, the pointers decide.
Not here: the rules by which rights add up (`accounts.roles`), changes of the tree
(`accounts.tree`) and of members (`accounts.members`).
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from tablewright.api.rights import Rights
from tablewright.api.rules import Kind, Need, Principal, Scope
from tablewright.client import AsyncDatabase
from tablewright.kits.accounts import limits
from tablewright.kits.accounts.roles import Grant, Roles, grants, narrowed
from tablewright.kits.accounts.shapes import AccountShape, MemberShape, level_of
from tablewright.model import get_all

ACCOUNT: Final = Scope("account", parameter="account_id")
_ID: Final = re.compile(rf"[A-Za-z0-9_-]{{1,{limits.ACCOUNT_ID_LENGTH_MAX}}}")
_SECOND_FACTORS: Final = frozenset({"totp", "backup_code"})

# Permissions from elsewhere by account, such as those of a person's teams: gets the person and the
# accounts from the root down.
Extra = Callable[[str, Sequence[str]], Awaitable[Mapping[str, Collection[str]]]]
# The most that a person may have anywhere in the product; None for no such limit.
Ceiling = Callable[[str], Awaitable[Collection[str] | None]]


@dataclass(frozen=True, slots=True)
class Accounts:
    """The accounts of one system, and the rights of people in them."""

    db: AsyncDatabase  # bound to no tenant: rights depend on accounts above
    roles: Roles
    accounts: AccountShape[Any]
    members: MemberShape[Any]
    extra: Extra | None = None
    ceiling: Ceiling | None = None
    requires_second_factor: Callable[[Any], bool] = lambda account: False

    async def find(self, account_id: str) -> Any | None:
        """An account, as it is now."""
        if _ID.fullmatch(account_id) is None:
            return None
        return await self.db.run(self.accounts.get(account_id).consistently())

    async def rights(self, who: Principal, place: str) -> Rights | None:
        """The rights of a caller in an account; None if the caller has none there at all."""
        account = await self.find(place)
        if account is None or not who.person:
            return None
        chain, memberships = await self._chain(account, who.person)
        if not chain or not _reaches(who, [self.accounts.value(one, "id") for one in chain]):
            return None
        found = await self.grants(who.person, chain, memberships)
        if who.key_scopes is not None:
            kept = narrowed(found, who.key_scopes)
            found = {one: _behind(found, one) for one in kept}
        if not found:
            return None
        return Rights(
            tenant=place,
            permissions=frozenset(found),
            reasons={one: grant.text(place) for one, grant in found.items()},
            withheld=self._withheld(who, chain),
        )

    async def grants_of(self, person: str, account: Any) -> dict[str, Grant]:
        """Each permission of a person in an account, and where it comes from."""
        chain, memberships = await self._chain(account, person)
        return await self.grants(person, chain, memberships)

    async def grants(
        self, person: str, chain: Sequence[Any], memberships: Sequence[Any | None]
    ) -> dict[str, Grant]:
        """The same, for a chain of accounts that has been read."""
        levels = [
            level_of(self.accounts, self.members, account, membership)
            for account, membership in zip(chain, memberships, strict=True)
        ]
        if self.extra is not None:
            more = await self.extra(person, [one.account_id for one in levels])
            levels = [replace(one, extra=more.get(one.account_id, ())) for one in levels]
        found = grants(self.roles, levels)
        most = None if self.ceiling is None else await self.ceiling(person)
        if most is None:
            return found
        return {one: _behind(found, one) for one in narrowed(found, most)}

    async def chain(self, account: Any) -> list[Any]:
        """The accounts from the root down to one, as the parent pointers say.

        It is empty if the pointers do not lead to a root; then nobody has rights in the account.
        """
        return (await self._chain(account, ""))[0]

    async def _chain(self, account: Any, person: str) -> tuple[list[Any], list[Any | None]]:
        """The chain of an account, and a person's membership in each account of it."""
        shape = self.accounts
        ids = shape.ancestors(account)
        if ids and ids[-1] == shape.value(account, "id"):
            above, memberships = await self._read(ids, person)
            chain = [*above, account]
            if self._is_connected(chain):
                return chain, memberships
        chain = await self._walked(account)
        _, memberships = await self._read([shape.value(one, "id") for one in chain], person)
        return chain, memberships

    async def _read(
        self, ids: Sequence[str], person: str
    ) -> tuple[list[Any | None], list[Any | None]]:
        """All accounts but the last, and all memberships, in one batch of consistent reads."""
        accounts = [self.accounts.get(one).consistently() for one in ids[:-1]]
        members = [self.members.get(person, one).consistently() for one in ids] if person else []
        found = await self.db.run(get_all([*accounts, *members]))
        memberships = found[len(accounts) :] if person else [None] * len(ids)
        return list(found[: len(accounts)]), list(memberships)

    def _is_connected(self, chain: Sequence[Any | None]) -> bool:
        """Whether each account's parent pointer names the one before, and the first has none."""
        parent: str | None = None
        for one in chain:
            if one is None or self.accounts.value(one, "parent") != parent:
                return False
            parent = self.accounts.value(one, "id")
        return True

    async def _walked(self, account: Any) -> list[Any]:
        """The chain by parent pointers, one read each; empty if they do not lead to a root."""
        chain = [account]
        while (parent := self.accounts.value(chain[0], "parent")) is not None:
            above = await self.find(parent)
            if above is None or len(chain) > 2 * limits.ACCOUNT_DEPTH_MAX:
                return []
            chain.insert(0, above)
        return chain

    def _withheld(self, who: Principal, chain: Sequence[Any]) -> Need | None:
        """A second factor, where an account of the chain requires one of people."""
        if who.kind is not Kind.SESSION or who.factors & _SECOND_FACTORS:
            return None
        return Need.SECOND_FACTOR if any(map(self.requires_second_factor, chain)) else None


def _reaches(who: Principal, chain: Sequence[str]) -> bool:
    """Whether a key is for an account, or for one above and everything below it."""
    if who.key_scopes is None:
        return True
    return who.key_home == chain[-1] or (who.reaches_below and who.key_home in chain)


def _behind(found: Mapping[str, Grant], permission: str) -> Grant:
    """The grant behind a permission, which may be a narrower form of it."""
    return found.get(permission) or found[permission.partition(":")[0]]

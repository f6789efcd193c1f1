"""Accounts: finds the ancestors of an account, and the rights of a person in it.

    accounts = Accounts(given, "shop", ROLES)                 # the kit's own records
    accounts = Accounts(given, "core", ROLES, ACCOUNTS, MEMBERS)
    Assembly(..., gate=Gate({ACCOUNT: accounts}, people))

Rights are read with consistent reads at every request: first the account, then its ancestors and
the person's memberships in one batch. On an embedded store they are cached until one of these items
changes. A path that contradicts the parent pointers is not trusted: while an account moves, the
pointers decide.
Not here: combining rights (`accounts.roles`), changes of the tree
(`accounts.tree`) and of members (`accounts.members`).
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from tablewright.api.rights import Rights
from tablewright.api.rules import Kind, Need, Principal, Scope
from tablewright.client import AsyncDatabase
from tablewright.client.kept_reads import KeptResults
from tablewright.kits.accounts import limits
from tablewright.kits.accounts.roles import (
    AccountState,
    Grant,
    Level,
    Roles,
    grants,
    kept_by,
    narrowed,
)
from tablewright.kits.accounts.shapes import AccountShape, MemberShape, level_of
from tablewright.model import get_all

ACCOUNT: Final = Scope("account", parameter="account_id")
_ID: Final = re.compile(rf"[A-Za-z0-9_-]{{1,{limits.ACCOUNT_ID_LENGTH_MAX}}}")
_SECOND_FACTORS: Final = frozenset({"totp", "backup_code"})

# Permissions from elsewhere by account, such as a person's teams; gets the person and the accounts
# from the root down.
Extra = Callable[[str, Sequence[str]], Awaitable[Mapping[str, Collection[str]]]]
# Patterns of the remaining permissions in a tree, by its root, such as after the end of its plan;
# None for all.
Kept = Callable[[Any], Sequence[str] | None]
# The maximum permissions of a person in the product; None without a limit.
Ceiling = Callable[[str], Awaitable[Collection[str] | None]]


@dataclass(frozen=True, slots=True)
class _Standing:
    """A person's rights in an account, from accounts and memberships."""

    ids: Sequence[str]  # of the accounts from the root down
    root: Any
    levels: Sequence[Level]
    grants: Mapping[str, Grant]
    rights: Rights  # by these grants
    requires_second_factor: bool


@dataclass(frozen=True, slots=True)
class Accounts:
    """The accounts of one system, and the rights of people in them."""

    db: AsyncDatabase  # not bound to a tenant: rights depend on accounts above
    roles: Roles
    accounts: AccountShape[Any]
    members: MemberShape[Any]
    extra: Extra | None = None
    ceiling: Ceiling | None = None
    requires_second_factor: Callable[[Any], bool] = lambda account: False
    kept: Kept = lambda root: None
    _kept: KeptResults[tuple[str, str], _Standing] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_kept", KeptResults(self.db))

    async def find(self, account_id: str) -> Any | None:
        """Returns an account as stored now."""
        if _ID.fullmatch(account_id) is None:
            return None
        return await self.db.run(self.accounts.get(account_id).consistently())

    async def rights(self, who: Principal, place: str) -> Rights | None:
        """Returns the rights of a caller in an account; None without any."""
        standing = await self._standing(who.person, place) if who.person else None
        if standing is None or not _reaches(who, standing.ids):
            return None
        found = await self._granted(who.person, standing)
        if who.key_scopes is not None:
            kept = narrowed(found, who.key_scopes)
            found = {one: _behind(found, one) for one in kept}
        if not found:
            return None
        is_withheld = standing.requires_second_factor and _lacks_second_factor(who)
        if found is standing.grants and not is_withheld:
            return standing.rights
        withheld = Need.SECOND_FACTOR if is_withheld else None
        return _rights(place, found, withheld, standing.rights.note)

    async def _standing(self, person: str, place: str) -> _Standing | None:
        """Returns a person's rights in an account, cached until one of the items changes."""
        kept = self._kept.known((person, place))
        if kept is not None:
            return kept.result
        since, account = self.db.version, await self.find(place)
        standing = None if account is None else await self._read_standing(person, account)
        if standing is None or not standing.grants:
            return standing  # callers who guess ids must not fill the cache
        accounts = [self.accounts.get(one) for one in standing.ids]
        members = [self.members.get(person, one) for one in standing.ids]
        self._kept.keep((person, place), standing, [*accounts, *members], since)
        return standing

    async def _read_standing(self, person: str, account: Any) -> _Standing | None:
        chain, memberships = await self._chain(account, person)
        if not chain:
            return None
        levels = [
            level_of(self.accounts, self.members, one, membership)
            for one, membership in zip(chain, memberships, strict=True)
        ]
        found = grants(self.roles, levels)
        return _Standing(
            ids=[one.account_id for one in levels],
            root=chain[0],
            levels=levels,
            grants=found,
            rights=_rights(levels[-1].account_id, found, note=_state_note(levels)),
            requires_second_factor=any(map(self.requires_second_factor, chain)),
        )

    async def _granted(self, person: str, standing: _Standing) -> Mapping[str, Grant]:
        """Returns a person's permissions, with those that the system adds or withholds."""
        found: Mapping[str, Grant] = standing.grants
        if self.extra is not None:
            more = await self.extra(person, standing.ids)
            levels = [replace(one, extra=more.get(one.account_id, ())) for one in standing.levels]
            found = grants(self.roles, levels)
        patterns = self.kept(standing.root)
        if patterns is not None:
            found = kept_by(found, patterns)
        most = None if self.ceiling is None else await self.ceiling(person)
        if most is None:
            return found
        return {one: _behind(found, one) for one in narrowed(found, most)}

    async def grants_of(self, person: str, account: Any) -> Mapping[str, Grant]:
        """Each permission of a person in an account, and where it comes from."""
        standing = await self._read_standing(person, account)
        return {} if standing is None else await self._granted(person, standing)

    async def chain(self, account: Any) -> list[Any]:
        """Returns the accounts from the root down to one, by parent pointers.

        It is empty if the pointers do not lead to a root; then the account grants no rights.
        """
        return (await self._chain(account, ""))[0]

    async def chains(self, account_ids: Collection[str]) -> dict[str, list[Any]]:
        """Returns the chains of several accounts, except those that are missing."""
        shape = self.accounts
        found = await self._present({one for one in account_ids if _ID.fullmatch(one)})
        paths = {one: shape.ancestors(account) for one, account in found.items()}
        above = {one for path in paths.values() for one in path} - found.keys()
        known = found | await self._present(above)
        chains: dict[str, list[Any]] = {}
        for account_id, account in found.items():
            chain = [known.get(one) for one in paths[account_id]]
            is_trusted = chain and chain[-1] is account and self._is_connected(chain)
            chains[account_id] = chain if is_trusted else await self._walked(account)
        return chains

    async def names(self, account_ids: Collection[str]) -> dict[str, str]:
        """Returns the names of several accounts by id, except those that are missing."""
        found = await self._present({one for one in account_ids if _ID.fullmatch(one)})
        return {one: self.accounts.value(account, "name") for one, account in found.items()}

    async def _present(self, ids: Collection[str]) -> dict[str, Any]:
        """Returns accounts, without missing ones, in batches of consistent reads."""
        gets = [self.accounts.get(one).consistently() for one in ids]
        found = await self.db.run(get_all(gets)) if gets else []
        return {one: account for one, account in zip(ids, found, strict=True) if account}

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


def _rights(
    place: str, found: Mapping[str, Grant], withheld: Need | None = None, note: str = ""
) -> Rights:
    reasons = {one: grant.text(place) for one, grant in found.items()}
    return Rights(place, frozenset(found), reasons, withheld, note)


def _state_note(levels: Sequence[Level]) -> str:
    """Returns the reason why permissions do not count: the state of the account, or one above."""
    for state in (AccountState.TERMINATED, AccountState.SUSPENDED):
        if levels[-1].state is state:
            return f"The account is {state.value}."
        if any(one.state is state for one in levels):
            return f"An account above is {state.value}."
    return ""


def _lacks_second_factor(who: Principal) -> bool:
    """Whether a caller is a person without a second factor in the session."""
    is_shown = who.impersonator or who.factors & _SECOND_FACTORS
    return who.kind is Kind.SESSION and not is_shown


def _reaches(who: Principal, chain: Sequence[str]) -> bool:
    """Whether a key is for an account, or for an ancestor with all accounts below it."""
    if who.key_scopes is None:
        return True
    return who.key_home == chain[-1] or (who.reaches_below and who.key_home in chain)


def _behind(found: Mapping[str, Grant], permission: str) -> Grant:
    """Returns the grant of a permission, possibly of a narrower form of it."""
    return found.get(permission) or found[permission.partition(":")[0]]

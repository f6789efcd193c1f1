"""Roles: named sets of permissions, and the rights that they add up to in a tree of accounts.

    ROLES = Roles(
        permissions=("notes.read", "notes.write", "members.invite", "members.manage"),
        roles={"admin": ALL, "writer": ("notes.read", "notes.write:own"), "reader": ("*.read",)},
    )

Rights are found by walking from the root of a tree down to an account. Each active membership on
the way adds its role's permissions, then applies its exceptions. A suspended one ends all rights.
Everything here is pure.
Not here: reading accounts and memberships (`accounts.accounts`).
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from fnmatch import fnmatchcase
from typing import Final

ALL: Final = ("*",)
_PERMISSION: Final = re.compile(r"[a-z][a-z0-9_]*(\.[a-z][a-z0-9_]*)+")


class AccountState(Enum):
    """Whether an account can be used."""

    ACTIVE = "active"
    SUSPENDED = "suspended"
    TERMINATED = "terminated"


class MemberState(Enum):
    """The state of a person's membership."""

    ACTIVE = "active"
    PENDING = "pending"
    SUSPENDED = "suspended"


@dataclass(frozen=True, slots=True)
class Roles:
    """The permissions of a system, and its roles, the most powerful first.

    A role lists permissions, patterns of them (`*.read`) or limited forms (`notes.write:own`).
    Every root account keeps at least one member with the first role.
    `while_suspended` are patterns of the permissions that remain in a suspended account, and below
    it; `while_terminated` those that members with the first role keep in a terminated one.
    """

    permissions: Sequence[str]
    roles: Mapping[str, Collection[str]]
    while_suspended: Sequence[str] = ("*.read",)
    while_terminated: Sequence[str] = ()
    _expanded: dict[str, frozenset[str]] = field(
        default_factory=dict[str, frozenset[str]], init=False, repr=False, compare=False
    )

    def __post_init__(self) -> None:
        """Raises `ValueError` for a permission of another form, or one that does not exist."""
        for one in self.permissions:
            if _PERMISSION.fullmatch(one) is None:
                raise ValueError(f"A permission must look like 'notes.read', not {one!r}.")
        if not self.roles:
            raise ValueError("There must be at least one role.")
        for role, listed in self.roles.items():
            self._expanded[role] = frozenset(p for one in listed for p in self._matching(role, one))

    def _matching(self, role: str, listed: str) -> list[str]:
        name, colon, limit = listed.partition(":")
        found = [one for one in self.permissions if fnmatchcase(one, name)]
        if not found:
            raise ValueError(f"Role {role!r} has {listed!r}, which matches no permission.")
        return [f"{one}{colon}{limit}" for one in found]

    @property
    def top(self) -> str:
        """The most powerful role."""
        return next(iter(self.roles))

    @property
    def names(self) -> list[str]:
        """All roles, the most powerful first."""
        return list(self.roles)

    def of(self, role: str) -> frozenset[str]:
        """The permissions of a role; a role that no longer exists has none."""
        return self._expanded.get(role, frozenset())

    def is_known(self, permission: str) -> bool:
        """Whether a permission exists, limited or not."""
        return permission.partition(":")[0] in self.permissions

    def is_at_most(self, role: str, other: str) -> bool:
        """Whether a role is another one or comes after it."""
        return self.names.index(role) >= self.names.index(other)


@dataclass(frozen=True, slots=True)
class Member:
    """A person's membership in one account, as far as rights depend on it."""

    role: str
    state: MemberState = MemberState.ACTIVE
    exceptions: Mapping[str, bool] = field(default_factory=dict[str, bool])


@dataclass(frozen=True, slots=True)
class Level:
    """One account on the path from the root, and the rights of a person in it."""

    account_id: str
    name: str = ""
    state: AccountState = AccountState.ACTIVE
    member: Member | None = None
    extra: Collection[str] = ()  # permissions from elsewhere, such as the person's teams


@dataclass(frozen=True, slots=True)
class Grant:
    """Where a permission comes from."""

    account_id: str
    name: str
    source: str  # the role, "exception" or "team"

    def text(self, account_id: str) -> str:
        """The reason in words, as seen from an account."""
        via = "" if self.account_id == account_id else f", inherited from {self.name}"
        return f"{self.source}{via}"


def grants(roles: Roles, levels: Sequence[Level]) -> dict[str, Grant]:
    """Each permission of a person in the last account of a chain, and where it comes from."""
    found: dict[str, Grant] = {}
    is_top = False
    for level in levels:
        member = level.member
        if member is not None and member.state is MemberState.SUSPENDED:
            return {}
        if member is not None and member.state is MemberState.ACTIVE:
            is_top = is_top or member.role == roles.top
            _add(found, roles.of(member.role), Grant(level.account_id, level.name, member.role))
            _apply(found, roles, member.exceptions, level)
        _add(
            found,
            filter(roles.is_known, level.extra),
            Grant(level.account_id, level.name, "team"),
        )
    states = {level.state for level in levels}
    if AccountState.TERMINATED in states:
        return kept_by(found, roles.while_terminated) if is_top else {}
    if AccountState.SUSPENDED in states:
        return kept_by(found, roles.while_suspended)
    return found


def _apply(
    found: dict[str, Grant], roles: Roles, exceptions: Mapping[str, bool], level: Level
) -> None:
    grant = Grant(level.account_id, level.name, "exception")
    _add(found, (one for one, is_given in exceptions.items() if is_given), grant)
    for permission in [one for one, is_given in exceptions.items() if not is_given]:
        for form in [one for one in found if one.partition(":")[0] == permission]:
            del found[form]
        found.pop(permission, None)
    for unknown in [one for one in found if not roles.is_known(one)]:
        del found[unknown]  # the permission was removed since


def _add(found: dict[str, Grant], permissions: Iterable[str], grant: Grant) -> None:
    for permission in permissions:
        name, colon, _ = permission.partition(":")
        if colon and name in found:
            continue  # the unlimited form includes it
        if not colon:
            for form in [one for one in found if one.startswith(f"{permission}:")]:
                del found[form]
        found.setdefault(permission, grant)


def kept_by(found: Mapping[str, Grant], patterns: Sequence[str]) -> dict[str, Grant]:
    """Returns the permissions that match a pattern, such as `*.read`."""
    return {
        permission: grant
        for permission, grant in found.items()
        if any(fnmatchcase(permission.partition(":")[0], one) for one in patterns)
    }


def covers(held: Collection[str], permission: str) -> bool:
    """Whether held permissions include another one, in the same form or a wider one.

    >>> covers({"notes.write"}, "notes.write:own"), covers({"notes.write:own"}, "notes.write")
    (True, False)
    """
    return permission in held or permission.partition(":")[0] in held


def narrowed(held: Collection[str], scopes: Collection[str]) -> frozenset[str]:
    """The permissions that are both held and within scopes, in the narrower form of each.

    >>> sorted(narrowed({"notes.write", "notes.read:own"}, {"notes.write:own", "notes.read"}))
    ['notes.read:own', 'notes.write:own']
    """
    return frozenset(
        [one for one in held if covers(scopes, one)] + [one for one in scopes if covers(held, one)]
    )


def exceeding(held: Collection[str], granted: Collection[str]) -> list[str]:
    """Returns the permissions among `granted` that a holder of `held` must not grant."""
    return sorted(one for one in granted if not covers(held, one))

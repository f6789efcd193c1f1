"""Shapes of accounts and memberships: a system's own entities, or the kit's records.

    ACCOUNTS = AccountShape(
        Account, id=Account.account_id, parent=Account.parent_account_id, path=Account.account_path,
        name=Account.account_name, ..., get=Account.get, children=Account.children,
    )

Not here: their use (`accounts.accounts`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from functools import partial
from typing import Any, Generic, TypeVar

from tablewright.kits.accounts import limits
from tablewright.kits.accounts.records import AccountRecord, MemberRecord
from tablewright.kits.accounts.roles import AccountState, Level, Member, MemberState
from tablewright.kits.shapes import Shape, Written, as_is, word_of
from tablewright.model import Entity, Get, Query

A = TypeVar("A", bound=Entity)
M = TypeVar("M", bound=Entity)


@dataclass(frozen=True)
class AccountShape(Shape[A], Generic[A]):
    """The attributes of an entity that make it an account.

    `get` and `children` are its access patterns by id and by parent. `kinds` lists the kinds of
    accounts from the top down: one never lies below another that comes after it. With
    `kind_by_level`, the first kind is that of roots, the second that of their children and so on,
    and there are as many levels as kinds.
    `children_of_kind` finds the children of one kind by an index. `states` maps the kit's words for
    states to the entity's, where they differ. `root` and `created_by` hold the id of the root, such
    as for an index of whole trees, and of the person who created the account.

    Rights need only the roles without a default. Changes need `counts`, moves `moving`, and
    terminations `terminated_at` and `purged_at`.
    """

    id: str
    parent: str | None
    path: str
    name: str
    level: int
    state: Any
    get: Callable[[str], Get[A]]
    children: Callable[[str], Query[A]]
    kind: Any = None
    kinds: tuple[str, ...] = ()
    kind_by_level: bool = False
    children_of_kind: Callable[[str, Any], Query[A]] | None = None
    settings: Any = None
    metadata: Any = None
    counts: Any = None
    moving: Any = None
    suspended_by: Any = None
    suspended_for: Any = None
    terminated_at: Any = None
    purged_at: Any = None
    root: Any = None
    created_by: Any = None
    states: Mapping[str, str] = field(default_factory=dict[str, str])
    state_of: Written = as_is  # from a word to the entity's value, such as an enum
    kind_of: Written = as_is

    @property
    def level_max(self) -> int:
        """The maximum level of an account; a root has the level 0."""
        return len(self.kinds) - 1 if self.kind_by_level else limits.ACCOUNT_DEPTH_MAX

    def kinds_below(self, parent: A) -> Sequence[str]:
        """The kinds that may lie below an account, the usual one first."""
        above, level = word_of(self.value(parent, "kind", "")), self.value(parent, "level") + 1
        if self.kind_by_level:
            return self.kinds[level : level + 1]
        return self.kinds[self.kinds.index(above) :] if above in self.kinds else self.kinds

    def stored_state(self, state: AccountState) -> Any:
        """The entity's value for a state."""
        return self.state_of(self.states.get(state.value, state.value))

    def state_in(self, account: A) -> AccountState:
        """The state of an account."""
        word = word_of(self.value(account, "state"))
        kit_words = {theirs: ours for ours, theirs in self.states.items()}
        return AccountState(kit_words.get(word, word))

    def ancestors(self, account: A) -> list[str]:
        """The ids on the path of an account, from the root down to itself."""
        return [one for one in self.value(account, "path").split("/") if one]


@dataclass(frozen=True)
class MemberShape(Shape[M], Generic[M]):
    """The attributes of an entity that make it a membership.

    `get`, `of_person` and `of_account` are its access patterns. `of_role` finds the members of an
    account with one role by an index. `read_exceptions` and
    `write_exceptions` translate the entity's form of exceptions, if it is not
    `{"notes.read": True}`.
    """

    person: str
    account: str
    role: Any
    state: Any
    exceptions: Any
    email: Any
    ends_at: Any
    get: Callable[[str, str], Get[M]]
    of_person: Callable[[str], Query[M]]
    of_account: Callable[[str], Query[M]]
    of_role: Callable[[str, Any], Query[M]] | None = None
    is_default: Any = None
    invited_by: Any = None
    joined_at: datetime | None = None
    role_of: Written = as_is
    state_of: Written = as_is
    read_exceptions: Callable[[Any], Mapping[str, bool]] = dict
    write_exceptions: Callable[[Mapping[str, bool]], Any] = dict

    def member(self, item: M) -> Member:
        """Returns the parts of a membership that rights depend on."""
        return Member(
            role=word_of(self.value(item, "role")),
            state=MemberState(word_of(self.value(item, "state"))),
            exceptions=self.read_exceptions(self.value(item, "exceptions") or {}),
        )


def own_accounts(system: str) -> AccountShape[AccountRecord]:
    """The kit's own records of accounts."""
    return AccountShape(
        AccountRecord,
        id=AccountRecord.account_id,
        parent=AccountRecord.parent_id,
        path=AccountRecord.path,
        name=AccountRecord.name,
        level=AccountRecord.level,
        state=AccountRecord.state,
        get=partial(AccountRecord.get, system),
        children=partial(AccountRecord.children, system),
        kind=AccountRecord.kind,
        settings=AccountRecord.settings,
        counts=AccountRecord.counts,
        moving=AccountRecord.moving,
        suspended_by=AccountRecord.suspended_by,
        suspended_for=AccountRecord.suspended_for,
        terminated_at=AccountRecord.terminated_at,
        purged_at=AccountRecord.purged_at,
        constants={"system": system},
    )


def own_members(system: str) -> MemberShape[MemberRecord]:
    """The kit's own records of memberships."""
    return MemberShape(
        MemberRecord,
        person=MemberRecord.person_id,
        account=MemberRecord.account_id,
        role=MemberRecord.role,
        state=MemberRecord.state,
        exceptions=MemberRecord.exceptions,
        email=MemberRecord.email,
        ends_at=MemberRecord.ends_at,
        get=partial(MemberRecord.get, system),
        of_person=partial(MemberRecord.of_person, system),
        of_account=partial(MemberRecord.of_account, system),
        is_default=MemberRecord.is_default,
        invited_by=MemberRecord.invited_by,
        joined_at=MemberRecord.joined_at,
        constants={"system": system},
    )


def level_of(
    accounts: AccountShape[Any], members: MemberShape[Any], account: Any, membership: Any | None
) -> Level:
    """An account and a person's membership in it, as rights are computed from them."""
    return Level(
        account_id=accounts.value(account, "id"),
        name=accounts.value(account, "name"),
        state=accounts.state_in(account),
        member=None if membership is None else members.member(membership),
    )

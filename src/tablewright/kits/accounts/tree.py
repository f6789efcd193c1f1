"""The tree of accounts: roots and children are created, renamed, suspended, terminated, restored.

Every change is one transaction with its audit entry, and repeats its checks as conditions.
Not here: moving an account (`accounts.moving`), members (`accounts.members`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any

from tablewright.api.context import Context
from tablewright.api.paging import PageQuery, page_of
from tablewright.api.rules import Kind
from tablewright.errors import (
    ConflictingError,
    InvalidError,
    StaleError,
    TransactionFailedError,
)
from tablewright.ids import Ids
from tablewright.kits.accounts import limits
from tablewright.kits.accounts.defaults import first_default, only_default
from tablewright.kits.accounts.errors import conflict
from tablewright.kits.accounts.parts import ACCOUNTS, ADMINS, USERS, AccountParts, Planned
from tablewright.kits.accounts.records import SeatRecord
from tablewright.kits.accounts.roles import AccountState, MemberState
from tablewright.kits.accounts.shapes import AccountShape
from tablewright.kits.audit import Happening
from tablewright.kits.shapes import word_of
from tablewright.model import Condition, Page, check, missing, transaction
from tablewright.model.operations.writing import WriteOperation

_RESTORABLE = timedelta(seconds=limits.TERMINATED_SECONDS)
# What callers see of an account and other requests change, besides its state.
_SHOWN = ("name", "path", "settings", "metadata", "moving", "suspended_by", "suspended_for")
Also = Callable[[datetime], Sequence[WriteOperation[Any]]]  # gets the time of the change
OPERATOR = "operator"  # suspended by the operator: only the operator reactivates the account


def _nothing_else(now: datetime) -> Sequence[WriteOperation[Any]]:
    return ()


def founding(
    parts: AccountParts,
    ids: Ids,
    person: str,
    name: str,
    *,
    kind: str = "",
    account_id: str = "",
    **more: Any,
) -> tuple[Any, list[WriteOperation[Any]]]:
    """A new root account of a new person, and the writes that create both and the membership.

    For a transaction of the caller, such as a sign-up that also creates the person. `account_id` is
    an id that the caller has drawn; `more` are further roles of the account, such as `settings`.
    """
    account_id = account_id or ids.uuid()
    account, membership, seat = _founded(parts, account_id, person, name, kind, more)
    default = only_default(parts, person, account_id)
    return account, [account.create(), membership.create(), seat.create(), default]


def _founded(
    parts: AccountParts, account_id: str, person: str, name: str, kind: str, more: dict[str, Any]
) -> tuple[Any, Any, SeatRecord]:
    accounts, members = parts.accounts.accounts, parts.accounts.members
    account = accounts.new(
        id=account_id,
        path=f"/{account_id}/",
        name=name,
        kind=accounts.kind_of(kind or next(iter(accounts.kinds), "")),
        level=0,
        state=accounts.stored_state(AccountState.ACTIVE),
        counts={ACCOUNTS: 1, USERS: 1, ADMINS: 1},
        root=account_id,
        created_by=person,
        **more,
    )
    membership = members.new(
        person=person,
        account=account_id,
        role=members.role_of(parts.accounts.roles.top),
        state=members.state_of(MemberState.ACTIVE.value),
        exceptions=members.write_exceptions({}),
        is_default=True,
    )
    seat = SeatRecord(system=parts.system, root_id=account_id, person_id=person, memberships=1)
    return account, membership, seat


async def create_root(
    parts: AccountParts,
    context: Context[Any],
    name: str,
    *,
    kind: str = "",
    also: Sequence[WriteOperation[Any]] = (),
) -> Any:
    """A further root account of a person, who becomes its first member."""
    person, account_id = context.principal.person, context.ids.uuid()
    if kind:
        _check_kind(parts, kind)
        shape = parts.accounts.accounts
        if shape.kind_by_level and kind != shape.kinds[0]:
            raise InvalidError(f"A {kind} may not be a root.", details={"place": "type"})
    what = Happening("account_created", "account", "created", account_id, after={"name": name})

    async def plan() -> Planned | None:
        if await parts.is_repeated(context, account_id):
            return None
        account, membership, seat = _founded(parts, account_id, person, name, kind, {})
        default = await first_default(parts, person, account_id)
        parts.accounts.members.fill(membership, is_default=bool(default))
        writes = [account.create(), membership.create(), seat.create(), *default, *also]
        return Planned(account_id, what, writes)

    await parts.commit(context, plan)
    return await parts.account(account_id)


async def create_child(
    parts: AccountParts, context: Context[Any], parent_id: str, name: str, *, kind: str = ""
) -> Any:
    """A new account below another one that is active."""
    shape = parts.accounts.accounts
    account_id = context.ids.uuid()

    async def plan() -> Planned | None:
        if await parts.is_repeated(context, account_id):
            return None
        parent = await parts.account(parent_id)
        root = await parts.root_of(parent)
        level = shape.value(parent, "level") + 1
        if level > shape.level_max:
            raise too_deep(shape.level_max)
        usual = next(iter(shape.kinds_below(parent)), word_of(shape.value(parent, "kind", "")))
        own_kind = kind or usual
        check_rank(parts, own_kind, parent)
        check_settled(parts, parent)
        child = shape.new(
            id=account_id,
            parent=parent_id,
            path=f"{shape.value(parent, 'path')}{account_id}/",
            name=name,
            kind=shape.kind_of(own_kind),
            level=level,
            state=shape.stored_state(AccountState.ACTIVE),
            root=shape.value(root, "id"),
            created_by=context.principal.person,
        )
        writes: list[WriteOperation[Any]] = [child.create()]
        if parts.is_root(parent):
            writes += await parts.counting(root, {ACCOUNTS: 1}, *settled(parts, parent))
        else:
            writes += await parts.counting(root, {ACCOUNTS: 1})
            writes.append(check(shape.get(parent_id), *settled(parts, parent)))
        what = Happening("account_created", "account", "created", account_id, after={"name": name})
        return Planned(parent_id, what, writes)

    await parts.commit(context, plan)
    return await parts.account(account_id)


async def update(parts: AccountParts, context: Context[Any], account: Any, **roles: Any) -> Any:
    """Changes the name, the settings or the metadata of an account, as it was read.

    Raises `StaleError` if another request has changed one of them since.
    """
    shape = parts.accounts.accounts
    account_id = shape.value(account, "id")
    before = {role: shape.value(account, role) for role in roles}
    what = Happening(
        "account_updated", "account", "updated", account_id, before=before, after=roles
    )
    unchanged = [shape.still_has(role, value) for role, value in before.items()]
    write = shape.at(id=account_id).update(*shape.set(**roles)).when(*unchanged)
    entry, more = parts.audit.writes(context, what, tenant=account_id)
    try:
        await context.through(parts.db).run(transaction(write, entry, *more))
    except TransactionFailedError as failed:
        if not (failed.is_outcome_unknown and await parts.audit.has(entry)):
            raise StaleError("Another request changed the account. Read it again.") from None
    return await parts.account(account_id)


async def suspend(
    parts: AccountParts, context: Context[Any], account_id: str, *, reason: str = ""
) -> Any:
    """Suspends an account: in it and below it, people only read.

    The operator may also take over a suspension, which the account can then no longer end.
    """
    account = await parts.account(account_id)
    shape, is_operator = parts.accounts.accounts, context.principal.kind is Kind.OPERATOR
    takes_over = is_operator and shape.value(account, "suspended_by") not in (None, OPERATOR)
    return await _turn(
        parts,
        context,
        account_id,
        AccountState.SUSPENDED if takes_over else AccountState.ACTIVE,
        AccountState.SUSPENDED,
        "account_suspended",
        seen=account,
        reason=reason,
        suspended_by=OPERATOR if is_operator else context.principal.person,
        suspended_for=reason or None,
    )


async def reactivate(parts: AccountParts, context: Context[Any], account_id: str) -> Any:
    """Ends a suspension; one by the operator is ended only by the operator."""
    account = await parts.account(account_id)
    by = parts.accounts.accounts.value(account, "suspended_by")
    if by == OPERATOR and context.principal.kind is not Kind.OPERATOR:
        raise conflict(
            "suspended_by_operator", "The operator suspended this account and must reactivate it."
        )
    return await _turn(
        parts,
        context,
        account_id,
        AccountState.SUSPENDED,
        AccountState.ACTIVE,
        "account_reactivated",
        seen=account,
        suspended_by=None,
        suspended_for=None,
    )


async def terminate(
    parts: AccountParts,
    context: Context[Any],
    account_id: str,
    *,
    also: Also = _nothing_else,
    seen: Any | None = None,
) -> Any:
    """Terminates an account without active children; it can be restored for 30 days.

    `also` returns further writes of the transaction, such as the job that purges the account. With
    `seen`, only if callers still see the account so; otherwise raises `StaleError`.
    """
    shape, now = parts.accounts.accounts, parts.now()
    account = await parts.account(account_id)
    for state in (shape.state_in(one) for one in await children(parts, account_id)):
        if state is not AccountState.TERMINATED:
            raise conflict("has_children", "Terminate the accounts below this one first.")
    before = shape.state_in(account)
    return await _turn(
        parts,
        context,
        account_id,
        AccountState.ACTIVE if before is AccountState.TERMINATED else before,
        AccountState.TERMINATED,
        "account_terminated",
        also(now),
        shown=seen,
        terminated_at=now,
    )


async def restore(parts: AccountParts, context: Context[Any], account_id: str) -> Any:
    """Restores an account that was terminated less than 30 days ago."""
    account = await parts.account(account_id)
    since = parts.accounts.accounts.value(account, "terminated_at")
    if since is not None and parts.now() >= since + _RESTORABLE:
        raise conflict("too_late", "The account was terminated more than 30 days ago.")
    return await _turn(
        parts,
        context,
        account_id,
        AccountState.TERMINATED,
        AccountState.ACTIVE,
        "account_restored",
        terminated_at=None,
    )


async def listed(
    parts: AccountParts, account_id: str, asked: PageQuery, kind: str | None = None
) -> Page[Any]:
    """A page of the accounts right below another one, or of those of one kind.

    Raises `InvalidError` for a kind that does not exist.
    """
    shape = parts.accounts.accounts
    query = shape.children(account_id)
    if kind is not None:
        _check_kind(parts, kind)
        if shape.children_of_kind is not None:
            query = shape.children_of_kind(account_id, shape.kind_of(kind))

    def is_wanted(account: Any) -> bool:
        return kind is None or word_of(shape.value(account, "kind")) == kind

    return await page_of(parts.db, query, asked, keep=is_wanted)


async def children(parts: AccountParts, account_id: str) -> list[Any]:
    """The accounts right below another one."""
    found = await parts.db.all(parts.accounts.accounts.children(account_id), unreadable="collect")
    return list(found.items)


async def subtree(parts: AccountParts, account_id: str, depth: int) -> tuple[list[Any], bool]:
    """An account and those below it down to a depth, and whether none is left out.

    Each comes after the one above it.
    """
    top = await parts.account(account_id)
    below, is_complete = await descendants(parts, [account_id], depth)
    return list(_in_order(parts, [top], below)), is_complete


async def descendants(
    parts: AccountParts, ids: Sequence[str], depth: int = limits.ACCOUNT_DEPTH_MAX
) -> tuple[dict[str, list[Any]], bool]:
    """The children of accounts and of those below them, by id, and whether none is left out."""
    found: dict[str, list[Any]] = {}
    row, count, shape = list(ids), len(ids), parts.accounts.accounts
    for level in range(depth + 1):  # one level more, to know whether it is empty
        below: list[Any] = []
        for start in range(0, len(row), limits.ACCOUNT_READS_AT_ONCE):
            some = row[start : start + limits.ACCOUNT_READS_AT_ONCE]
            lists = await asyncio.gather(*(children(parts, one) for one in some))
            below += [child for each in lists for child in each]
            if level < depth:
                found.update(zip(some, lists, strict=True))
            if count + len(below) > limits.ACCOUNT_TREE_MAX:
                return found, False
        row, count = [shape.value(one, "id") for one in below], count + len(below)
    return found, not row


def _in_order(
    parts: AccountParts, accounts: Iterable[Any], below: Mapping[str, Sequence[Any]]
) -> Iterator[Any]:
    for account in accounts:
        yield account
        children_of = below.get(parts.accounts.accounts.value(account, "id"), ())
        yield from _in_order(parts, children_of, below)


async def _turn(
    parts: AccountParts,
    context: Context[Any],
    account_id: str,
    before: AccountState,
    after: AccountState,
    event: str,
    also: Sequence[WriteOperation[Any]] = (),
    *,
    seen: Any = None,
    shown: Any = None,
    reason: str = "",
    **roles: Any,
) -> Any:
    """Takes an account from one state to another; `ConflictingError` from any other state.

    `seen` is the account as read when its suspender was checked, and `shown` as the caller knows
    it; `StaleError` if that has changed.
    """
    shape = parts.accounts.accounts

    def suspender(account: Any) -> Any:
        return shape.value(account, "suspended_by")

    async def plan() -> Planned:
        account = await parts.account(account_id)
        found = shape.state_in(account)
        if shown is not None and _as_shown(shape, shown) != _as_shown(shape, account):
            raise StaleError("Another request changed the account. Read it again.")
        if found is not before:
            raise conflict("wrong_state", f"The account is {found.value}, not {before.value}.")
        if seen is not None and suspender(seen) != suspender(account):
            raise conflict("busy", "Another request changes the same account. Try again.")
        changes = shape.set(state=shape.stored_state(after), **roles)
        write = shape.at(id=account_id).update(*changes)
        what = Happening(
            event,
            "account",
            event.removeprefix("account_"),
            account_id,
            before={"state": before.value},
            after={"state": after.value},
            more={"reason": reason} if reason else {},
        )
        unchanged = [shape.state == shape.stored_state(before)]
        if shape.has("suspended_by"):
            unchanged.append(shape.still_has("suspended_by", suspender(account)))
        if shown is not None:
            unchanged += [shape.still_has(*one) for one in _as_shown(shape, shown).items()]
        return Planned(account_id, what, [write.when(*unchanged), *also])

    await parts.commit(context, plan)
    return await parts.account(account_id)


def _as_shown(shape: AccountShape[Any], account: Any) -> dict[str, Any]:
    return {role: shape.value(account, role) for role in _SHOWN if shape.has(role)}


def _check_kind(parts: AccountParts, kind: str) -> None:
    kinds = parts.accounts.accounts.kinds
    if kind not in kinds:
        known = (
            f"The type must be one of: {', '.join(kinds)}." if kinds else "Accounts have no type."
        )
        raise InvalidError(known, details={"place": "type"})


def check_rank(parts: AccountParts, kind: str, parent: Any) -> None:
    """Raises `InvalidError` for a kind that does not exist, or may not lie below the parent."""
    kinds = parts.accounts.accounts.kinds
    if not kinds:
        return
    _check_kind(parts, kind)
    if kind not in parts.accounts.accounts.kinds_below(parent):
        above = word_of(parts.accounts.accounts.value(parent, "kind", ""))
        raise InvalidError(f"A {kind} may not lie below a {above}.", details={"place": "type"})


def check_settled(parts: AccountParts, parent: Any) -> None:
    """Raises `ConflictingError` unless accounts can be added below another one now."""
    shape = parts.accounts.accounts
    if shape.value(parent, "moving"):
        raise conflict("moving", "The account is being moved. Try again in a moment.")
    if shape.state_in(parent) is not AccountState.ACTIVE:
        raise conflict("wrong_state", "The account above must be active.")


def settled(parts: AccountParts, parent: Any) -> list[Condition | bool]:
    """The conditions that an account is active, and has not moved since it was read."""
    shape = parts.accounts.accounts
    conditions: list[Condition | bool] = [
        shape.path == shape.value(parent, "path"),
        shape.state == shape.stored_state(AccountState.ACTIVE),
    ]
    return [*conditions, missing(shape.moving)] if shape.has("moving") else conditions


def too_deep(levels: int) -> ConflictingError:
    """The tree would have too many levels."""
    return conflict("too_deep", f"Accounts may lie at most {levels} levels below their root.")

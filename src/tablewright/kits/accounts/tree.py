"""The tree of accounts: roots and children are created, renamed, suspended, terminated, restored.

Every change is one transaction with its audit entry, and repeats what it checked as conditions.
Not here: moving an account (`accounts.moving`), members (`accounts.members`).
"""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from tablewright.api.context import Context
from tablewright.api.rules import Kind
from tablewright.errors import ConflictingError, InvalidError
from tablewright.ids import Ids
from tablewright.kits.accounts import limits
from tablewright.kits.accounts.errors import conflict
from tablewright.kits.accounts.parts import ACCOUNTS, ADMINS, USERS, AccountParts, Planned
from tablewright.kits.accounts.records import SeatRecord
from tablewright.kits.accounts.roles import AccountState, MemberState
from tablewright.kits.audit import Happening
from tablewright.kits.shapes import word_of
from tablewright.model import Condition, check, missing
from tablewright.model.operations.writing import WriteOperation

_RESTORABLE = timedelta(seconds=limits.TERMINATED_SECONDS)
OPERATOR = "operator"  # suspended by the operator: only the operator reactivates the account


def founding(
    parts: AccountParts, ids: Ids, person: str, name: str, *, kind: str = "", **more: Any
) -> tuple[Any, list[WriteOperation[Any]]]:
    """A new root account with its first member, and the writes that create both.

    For a transaction of the caller's: sign-up creates the person in it, too. `more` are further
    roles of the account, such as `settings`.
    """
    accounts, members = parts.accounts.accounts, parts.accounts.members
    account_id = ids.uuid()
    account = accounts.new(
        id=account_id,
        path=f"/{account_id}/",
        name=name,
        kind=accounts.kind_of(kind or next(iter(accounts.kinds), "")),
        level=0,
        state=accounts.stored_state(AccountState.ACTIVE),
        counts={ACCOUNTS: 1, USERS: 1, ADMINS: 1},
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
    return account, [account.create(), membership.create(), seat.create()]


async def create_root(
    parts: AccountParts, context: Context[Any], name: str, *, kind: str = ""
) -> Any:
    """A further root account of a person, who becomes its first member."""
    person = context.principal.person
    account, writes = founding(parts, context.ids, person, name, kind=kind)
    account_id = parts.accounts.accounts.value(account, "id")
    what = Happening("account_created", "account", "created", account_id, after={"name": name})

    async def plan() -> Planned:
        return Planned(account_id, what, writes)

    await parts.commit(context, plan)
    return await parts.account(account_id)


async def create_child(
    parts: AccountParts, context: Context[Any], parent_id: str, name: str, *, kind: str = ""
) -> Any:
    """A new account below another one that is active."""
    shape = parts.accounts.accounts
    account_id = context.ids.uuid()

    async def plan() -> Planned:
        parent = await parts.account(parent_id)
        root = await parts.root_of(parent)
        own_kind = kind or word_of(shape.value(parent, "kind", ""))
        check_rank(parts, own_kind, parent)
        check_settled(parts, parent)
        level = shape.value(parent, "level") + 1
        if level > limits.ACCOUNT_DEPTH_MAX:
            raise too_deep()
        child = shape.new(
            id=account_id,
            parent=parent_id,
            path=f"{shape.value(parent, 'path')}{account_id}/",
            name=name,
            kind=shape.kind_of(own_kind),
            level=level,
            state=shape.stored_state(AccountState.ACTIVE),
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


async def update(parts: AccountParts, context: Context[Any], account_id: str, **roles: Any) -> Any:
    """Changes the name, the settings or other roles of an account that rights do not depend on."""
    shape = parts.accounts.accounts

    async def plan() -> Planned:
        account = await parts.account(account_id)
        before = {role: shape.value(account, role) for role in roles}
        what = Happening(
            "account_updated", "account", "updated", account_id, before=before, after=roles
        )
        write = shape.at(id=account_id).update(*shape.set(**roles))
        return Planned(account_id, what, [write])

    await parts.commit(context, plan)
    return await parts.account(account_id)


async def suspend(
    parts: AccountParts, context: Context[Any], account_id: str, *, reason: str = ""
) -> Any:
    """Suspends an account: in it and below it, people only read."""
    by = OPERATOR if context.principal.kind is Kind.OPERATOR else context.principal.person
    return await _turn(
        parts,
        context,
        account_id,
        AccountState.ACTIVE,
        AccountState.SUSPENDED,
        "account_suspended",
        suspended_by=by,
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
        suspended_by=None,
        suspended_for=None,
    )


async def terminate(parts: AccountParts, context: Context[Any], account_id: str) -> Any:
    """Terminates an account without active children; it can be restored for 30 days."""
    shape = parts.accounts.accounts
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
        terminated_at=parts.now(),
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


async def children(parts: AccountParts, account_id: str) -> list[Any]:
    """The accounts right below another one."""
    found = await parts.db.all(parts.accounts.accounts.children(account_id), unreadable="collect")
    return list(found.items)


async def _turn(
    parts: AccountParts,
    context: Context[Any],
    account_id: str,
    before: AccountState,
    after: AccountState,
    event: str,
    **roles: Any,
) -> Any:
    """Takes an account from one state to another; `ConflictingError` from any other state."""
    shape = parts.accounts.accounts

    async def plan() -> Planned:
        account = await parts.account(account_id)
        found = shape.state_in(account)
        if found is not before:
            raise conflict("wrong_state", f"The account is {found.value}, not {before.value}.")
        changes = shape.set(state=shape.stored_state(after), **roles)
        write = shape.at(id=account_id).update(*changes)
        what = Happening(
            event,
            "account",
            event.removeprefix("account_"),
            account_id,
            before={"state": before.value},
            after={"state": after.value},
        )
        unchanged = shape.state == shape.stored_state(before)
        return Planned(account_id, what, [write.when(unchanged)])

    await parts.commit(context, plan)
    return await parts.account(account_id)


def check_rank(parts: AccountParts, kind: str, parent: Any) -> None:
    """Raises `InvalidError` for a kind that does not exist, or that ranks above its parent's."""
    kinds = parts.accounts.accounts.kinds
    if not kinds:
        return
    if kind not in kinds:
        raise InvalidError(
            f"The type must be one of: {', '.join(kinds)}.", details={"place": "type"}
        )
    above = word_of(parts.accounts.accounts.value(parent, "kind", ""))
    if above in kinds and kinds.index(kind) < kinds.index(above):
        raise InvalidError(f"A {kind} may not lie below a {above}.", details={"place": "type"})


def check_settled(parts: AccountParts, parent: Any) -> None:
    """Raises `ConflictingError` unless accounts can be added below another one now."""
    shape = parts.accounts.accounts
    if shape.value(parent, "moving"):
        raise conflict("moving", "The account is being moved. Try again in a moment.")
    if shape.state_in(parent) is not AccountState.ACTIVE:
        raise conflict("wrong_state", "The account above must be active.")


def settled(parts: AccountParts, parent: Any) -> list[Condition | bool]:
    """That an account is active, does not move, and is where it was when it was read."""
    shape = parts.accounts.accounts
    conditions: list[Condition | bool] = [
        shape.path == shape.value(parent, "path"),
        shape.state == shape.stored_state(AccountState.ACTIVE),
    ]
    return [*conditions, missing(shape.moving)] if shape.has("moving") else conditions


def too_deep() -> ConflictingError:
    """The tree would have too many levels."""
    return conflict(
        "too_deep", f"Accounts may lie at most {limits.ACCOUNT_DEPTH_MAX} levels below their root."
    )

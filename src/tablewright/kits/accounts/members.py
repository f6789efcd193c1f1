"""Members: changes of roles and exceptions, suspension, and leaving.

Callers cannot grant or remove permissions that they lack, or change members who have more. A root
account never loses its last member with the first role, even under concurrent changes. Not
here: becoming a member (`accounts.invitations`), computing rights (`accounts.accounts`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from tablewright.api.context import Context
from tablewright.api.paging import PageQuery, filters, page_of
from tablewright.errors import NotFoundError, StaleError
from tablewright.kits.accounts import limits
from tablewright.kits.accounts.errors import (
    conflict,
    grants_more,
    unknown_permission,
    unknown_role,
)
from tablewright.kits.accounts.parts import ADMINS, USERS, AccountParts, Planned
from tablewright.kits.accounts.roles import Member, MemberState, Roles, exceeding
from tablewright.kits.audit import Happening
from tablewright.model import Condition, Page
from tablewright.model.operations.writing import WriteOperation

INVITE = "invite#"  # the person of an invitation: `invite#` and the hash of its token


async def membership(parts: AccountParts, account_id: str, person: str) -> Any:
    """The membership of a person in an account; raises `NotFoundError`."""
    found = None
    if person and not person.startswith(INVITE):
        found = await parts.db.run(parts.accounts.members.get(person, account_id).consistently())
    if found is None:
        raise NotFoundError("Member not found.")
    return found


async def listed(
    parts: AccountParts, account_id: str, asked: PageQuery, role: str | None = None
) -> Page[Any]:
    """A page of the members of an account, or of those with one role, without invitations."""
    shape = parts.accounts.members
    if role is not None:
        check_given(parts.accounts.roles, role, {})
    query = shape.of_account(account_id)
    if role is not None and shape.of_role is not None:
        query = shape.of_role(account_id, shape.role_of(role))
    if filters(query, shape.state):
        query = query.where(shape.state != shape.state_of(MemberState.PENDING.value))

    def is_wanted(item: Any) -> bool:
        return not is_invitation(parts, item) and role in (None, shape.member(item).role)

    return await page_of(parts.db, query, asked, keep=is_wanted)


def is_invitation(parts: AccountParts, item: Any) -> bool:
    """Whether a membership is an open invitation."""
    return parts.accounts.members.value(item, "person").startswith(INVITE)


async def change(
    parts: AccountParts,
    context: Context[Any],
    account_id: str,
    person: str,
    *,
    role: str | None = None,
    exceptions: Mapping[str, bool] | None = None,
    state: MemberState | None = None,
    seen: Any | None = None,
) -> Any:
    """Changes a membership; values that are None stay as they are.

    With `seen`, only if it has not changed since; otherwise raises `StaleError`.
    """
    shape, roles = parts.accounts.members, parts.accounts.roles
    check_given(roles, role, exceptions or {})

    async def plan() -> Planned:
        account = await parts.account(account_id)
        item = await membership(parts, account_id, person)
        before = shape.member(item)
        _check_same(parts, seen, item)
        after = replace(
            before,
            role=before.role if role is None else role,
            exceptions=before.exceptions if exceptions is None else exceptions,
            state=before.state if state is None else state,
        )
        await _check_may_change(parts, context, account, person, after)
        write = (
            shape.at(person=person, account=account_id)
            .update(
                *shape.set(
                    role=shape.role_of(after.role),
                    exceptions=shape.write_exceptions(after.exceptions),
                    state=shape.state_of(after.state.value),
                )
            )
            .when(*unchanged(parts, item))
        )
        counted = await _admins(parts, account, before, after)
        what = Happening(
            "member_updated",
            "member",
            "updated",
            person,
            before=_told(before),
            after=_told(after),
        )
        return Planned(account_id, what, [write, *counted])

    await parts.commit(context, plan)
    return await membership(parts, account_id, person)


async def remove(
    parts: AccountParts,
    context: Context[Any],
    account_id: str,
    person: str,
    *,
    seen: Any | None = None,
) -> None:
    """Ends a membership: your own, or another with the permission for it.

    With `seen`, only if it has not changed since; otherwise raises `StaleError`.
    """
    shape = parts.accounts.members

    async def plan() -> Planned:
        account = await parts.account(account_id)
        item = await membership(parts, account_id, person)
        _check_same(parts, seen, item)
        if person != context.principal.person:
            await _check_may_change(parts, context, account, person, None)
        writes = await leaving(parts, account, item)
        what = Happening(
            "member_removed", "member", "removed", person, before=_told(shape.member(item))
        )
        return Planned(account_id, what, writes)

    await parts.commit(context, plan)


def _check_same(parts: AccountParts, seen: Any | None, item: Any) -> None:
    shape = parts.accounts.members
    if seen is not None and shape.member(seen) != shape.member(item):
        raise StaleError("Another request changed the member.")


async def leaving(parts: AccountParts, account: Any, item: Any) -> list[WriteOperation[Any]]:
    """The writes that end a membership, for a transaction; raises for the last one of a root."""
    shape, accounts = parts.accounts.members, parts.accounts.accounts
    person, account_id = shape.value(item, "person"), accounts.value(account, "id")
    root = await parts.root_of(account)
    seat, people = await parts.seat(accounts.value(root, "id"), person, -1)
    is_admin = parts.counts_as_admin(account, shape.member(item))
    counted = await parts.counting(root, {USERS: people, ADMINS: -1 if is_admin else 0})
    erased = shape.at(person=person, account=account_id).erase().when(*unchanged(parts, item))
    return [erased, seat, *counted]


async def leaving_all(
    parts: AccountParts, context: Context[Any], person: str
) -> list[WriteOperation[Any]]:
    """The writes that end all memberships of a person who leaves, for a transaction.

    Each has its audit entry. Raises `ConflictingError` if a root would lose its last member with
    the first role, or if the writes are too many for one transaction.
    """
    shape, accounts = parts.accounts.members, parts.accounts.accounts
    writes: list[WriteOperation[Any]] = []
    roots: dict[str, Any] = {}
    memberships, admins = Counter[str](), Counter[str]()
    for item in await parts.db.all(shape.of_person(person).consistently()):
        account_id = shape.value(item, "account")
        account = await parts.account(account_id)
        root = await parts.root_of(account)
        root_id = accounts.value(root, "id")
        roots[root_id] = root
        memberships[root_id] += 1
        admins[root_id] += parts.counts_as_admin(account, shape.member(item))
        what = Happening("member_left", "member", "removed", person)
        entry, more = parts.audit.writes(context, what, tenant=account_id)
        place = shape.at(person=person, account=account_id)
        writes += [place.erase().when(*unchanged(parts, item)), entry, *more]
    for root_id, root in roots.items():
        seat, people = await parts.seat(root_id, person, -memberships[root_id])
        counts = {USERS: people, ADMINS: -admins[root_id]}
        writes += [seat, *await parts.counting(root, counts)]
    if len(writes) > limits.LEAVING_WRITES_MAX:
        raise conflict("too_many", "You belong to too many accounts. Leave some of them first.")
    return writes


def unchanged(parts: AccountParts, item: Any) -> list[Condition | bool]:
    """Returns the conditions that a membership is unchanged since it was read."""
    shape = parts.accounts.members
    return [
        shape.role == shape.value(item, "role"),
        shape.state == shape.value(item, "state"),
        shape.exceptions == shape.value(item, "exceptions"),
    ]


def check_given(roles: Roles, role: str | None, exceptions: Mapping[str, bool]) -> None:
    """Raises `InvalidError` for a role or a permission that does not exist."""
    if role is not None and role not in roles.names:
        raise unknown_role(role, roles.names)
    for permission in exceptions:
        if not roles.is_known(permission):
            raise unknown_permission(permission)


def granted_by(roles: Roles, member: Member) -> set[str]:
    """The permissions of a membership by itself."""
    given = {one for one, is_given in member.exceptions.items() if is_given}
    denied = {one for one, is_given in member.exceptions.items() if not is_given}
    return {one for one in roles.of(member.role) | given if one.partition(":")[0] not in denied}


async def _check_may_change(
    parts: AccountParts, context: Context[Any], account: Any, person: str, after: Member | None
) -> None:
    held = context.rights.permissions
    present = await parts.accounts.grants_of(person, account)
    wanted: set[str] = set() if after is None else granted_by(parts.accounts.roles, after)
    if too_much := exceeding(held, {*present, *wanted}):
        raise grants_more(too_much)
    if after is not None and after.state is MemberState.PENDING:
        raise conflict("wrong_state", "A member may not become pending again.")


async def _admins(
    parts: AccountParts, account: Any, before: Member, after: Member
) -> list[WriteOperation[Any]]:
    delta = parts.counts_as_admin(account, after) - parts.counts_as_admin(account, before)
    return await parts.counting(account, {ADMINS: delta}) if delta else []


def _told(member: Member) -> dict[str, Any]:
    return {
        "role": member.role,
        "state": member.state.value,
        "permissions": dict(member.exceptions),
    }

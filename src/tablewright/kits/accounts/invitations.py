"""Invitations: a mail or a link lets a person join an account once, within seven days.

An invitation is a pending membership of the person `invite#<hash of the token>`. Accepting an
invitation to an address requires that address, confirmed. Inviting an address again, or accepting,
ends its other invitations to the account.
Not here: signing up through a link (`kits.people`), the changes of members (`accounts.members`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from tablewright.api.api_keys import hash_of
from tablewright.api.context import Context
from tablewright.api.paging import PageQuery, filters, page_of
from tablewright.errors import ForbiddenError, NotFoundError
from tablewright.kits.accounts import limits
from tablewright.kits.accounts.defaults import first_default
from tablewright.kits.accounts.errors import conflict, grants_more
from tablewright.kits.accounts.members import (
    INVITE,
    check_given,
    granted_by,
    is_invitation,
    unchanged,
)
from tablewright.kits.accounts.open_invitations import inviting, joining
from tablewright.kits.accounts.parts import ADMINS, USERS, AccountParts, Planned
from tablewright.kits.accounts.roles import Member, MemberState, exceeding
from tablewright.kits.audit import Happening
from tablewright.kits.invitations.invitations import not_found
from tablewright.kits.invitations.limits import INVITATION_SECONDS
from tablewright.kits.invitations.tokens import Token
from tablewright.kits.shapes import word_of
from tablewright.model import Page
from tablewright.model.operations.writing import WriteOperation


def person_of(token: Token) -> str:
    """Returns the placeholder person of a pending membership, derived from its token."""
    return f"{INVITE}{token.hash}"


@dataclass(frozen=True, slots=True)
class Invited:
    """An invitation as its inviter sees it."""

    id: str
    role: str
    email: str | None
    invited_by: str | None
    ends_at: datetime


async def invite(
    parts: AccountParts,
    context: Context[Any],
    account_id: str,
    token: Token,
    *,
    permission: str,
    role: str,
    email: str | None = None,
    exceptions: Mapping[str, bool] | None = None,
    also: Sequence[WriteOperation[Any]] = (),
) -> Invited:
    """Creates an invitation whose token the caller shows, or mails by a job in `also`.

    `permission` allows people to invite, limited or not.
    """
    shape, roles = parts.accounts.members, parts.accounts.roles
    given = dict(exceptions or {})
    check_given(roles, role, given)
    _check_may_invite(parts, context, permission, Member(role, exceptions=given))
    ends_at = parts.now() + timedelta(seconds=INVITATION_SECONDS)

    async def plan() -> Planned | None:
        nonlocal ends_at
        if context.attempt is not None:
            made = await parts.db.run(shape.get(person_of(token), account_id).consistently())
            if made is not None:  # by an earlier attempt of the request
                ends_at = shape.value(made, "ends_at")
                return None
        pending = await invitations(parts, account_id)
        if len(pending) >= limits.INVITATIONS_PENDING_MAX:
            raise conflict("too_many", "The account has too many open invitations.")
        only: list[WriteOperation[Any]] = []
        if email is not None:
            only = await inviting(parts, account_id, email, person_of(token), ends_at)
        item = shape.new(
            person=person_of(token),
            account=account_id,
            role=shape.role_of(role),
            state=shape.state_of(MemberState.PENDING.value),
            exceptions=shape.write_exceptions(given),
            invited_by=context.principal.person,
            email=email,
            ends_at=ends_at,
        )
        what = Happening(
            "member_invited", "invitation", "created", _id(person_of(token)), after={"role": role}
        )
        return Planned(account_id, what, [item.create(), *only, *also])

    await parts.commit(context, plan)
    return Invited(_id(person_of(token)), role, email, context.principal.person, ends_at)


def _check_may_invite(
    parts: AccountParts, context: Context[Any], permission: str, wanted: Member
) -> None:
    """Raises `ForbiddenError` for a role or permissions beyond the caller's own.

    `users.invite:member` lets its holder invite members, and roles that come after.
    """
    roles = parts.accounts.roles
    most = context.rights.limits_of(permission)
    if most and not any(one in roles.names and roles.is_at_most(wanted.role, one) for one in most):
        raise ForbiddenError(
            f"You may invite at most: {', '.join(sorted(most))}.",
            details={"permission": permission},
        )
    if too_much := exceeding(context.rights.permissions, granted_by(roles, wanted)):
        raise grants_more(too_much)


async def invitations(parts: AccountParts, account_id: str) -> list[Any]:
    """The open invitations to an account, as pending memberships."""
    query = parts.accounts.members.of_account(account_id)
    found = await parts.db.all(query, unreadable="collect")
    return [one for one in found.items if _is_open(parts, one)]


async def listed(parts: AccountParts, account_id: str, asked: PageQuery) -> Page[Any]:
    """A page of the open invitations to an account."""
    shape = parts.accounts.members
    query = shape.of_account(account_id)
    if filters(query, shape.state):
        query = query.where(shape.state == shape.state_of(MemberState.PENDING.value))
    return await page_of(parts.db, query, asked, keep=lambda one: _is_open(parts, one))


def _is_open(parts: AccountParts, item: Any) -> bool:
    ends_at = parts.accounts.members.value(item, "ends_at")
    return is_invitation(parts, item) and parts.now() < ends_at


def view(parts: AccountParts, item: Any) -> Invited:
    """A pending membership as an invitation."""
    shape = parts.accounts.members
    return Invited(
        _id(shape.value(item, "person")),
        word_of(shape.value(item, "role")),
        shape.value(item, "email"),
        shape.value(item, "invited_by"),
        shape.value(item, "ends_at"),
    )


async def found(parts: AccountParts, token: str) -> Any:
    """Returns the pending membership of a token; raises `NotFoundError`."""
    shape = parts.accounts.members
    person = f"{INVITE}{hash_of(token)}"
    page = await parts.db.run(shape.of_person(person).consistently())
    for item in page.items:
        if parts.now() < shape.value(item, "ends_at"):
            return item
    raise not_found()


async def open_one(parts: AccountParts, account_id: str, invitation_id: str) -> Any:
    """An open invitation to an account; raises `NotFoundError`."""
    shape, person = parts.accounts.members, f"{INVITE}{invitation_id}"
    item = await parts.db.run(shape.get(person, account_id).consistently())
    if item is None or parts.now() >= shape.value(item, "ends_at"):
        raise NotFoundError("Invitation not found.")
    return item


def erased(parts: AccountParts, item: Any) -> WriteOperation[Any]:
    """The write that ends an invitation."""
    shape = parts.accounts.members
    place = shape.at(person=shape.value(item, "person"), account=shape.value(item, "account"))
    return place.erase()


async def withdraw(
    parts: AccountParts, context: Context[Any], account_id: str, invitation_id: str
) -> None:
    """Ends an open invitation; raises `NotFoundError`."""
    shape = parts.accounts.members
    person = f"{INVITE}{invitation_id}"

    async def plan() -> Planned:
        item = await parts.db.run(shape.get(person, account_id).consistently())
        if item is None:
            raise NotFoundError("Invitation not found.")
        what = Happening("invitation_withdrawn", "invitation", "deleted", invitation_id)
        erased = shape.at(person=person, account=account_id).erase()
        return Planned(account_id, what, [erased.when(*unchanged(parts, item))])

    await parts.commit(context, plan)


async def accept(
    parts: AccountParts,
    context: Context[Any],
    token: str,
    *,
    confirmed_email: str | None,
    also: Sequence[WriteOperation[Any]] = (),
) -> Any:
    """Makes the caller a member; returns the account.

    `confirmed_email` is the caller's confirmed address, if any. An invitation to an address is only
    for that address. `also` are checks of the person.
    """
    shape, accounts = parts.accounts.members, parts.accounts.accounts
    person = context.principal.person
    account: Any = None

    async def plan() -> Planned:
        nonlocal account
        item = await found(parts, token)
        email = shape.value(item, "email")
        if email is not None and email != confirmed_email:
            raise ForbiddenError(
                "The invitation went to another e-mail address.",
                details={"reason": "other_address"},
            )
        account_id = shape.value(item, "account")
        account = await parts.account(account_id)
        if await parts.db.run(shape.get(person, account_id).consistently()) is not None:
            raise conflict("already_member", "You already belong to this account.")
        root = await parts.root_of(account)
        member = Member(shape.member(item).role, exceptions=shape.member(item).exceptions)
        default = await first_default(parts, person, account_id)
        new = shape.new(
            person=person,
            account=account_id,
            role=shape.value(item, "role"),
            state=shape.state_of(MemberState.ACTIVE.value),
            exceptions=shape.value(item, "exceptions"),
            invited_by=shape.value(item, "invited_by"),
            is_default=bool(default),
        )
        seat, people = await parts.seat(accounts.value(root, "id"), person, 1)
        is_admin = parts.counts_as_admin(account, member)
        counted = await parts.counting(root, {USERS: people, ADMINS: 1 if is_admin else 0})
        invited = shape.value(item, "person")
        spent = shape.at(person=invited, account=account_id).erase()
        others = [] if email is None else await joining(parts, account_id, email, invited)
        what = Happening("member_joined", "member", "created", person, after={"role": member.role})
        writes = [new.create(), spent, seat, *counted, *default, *others, *also]
        return Planned(account_id, what, writes)

    await parts.commit(context, plan)
    return account


def _id(person: str) -> str:
    return person.removeprefix(INVITE)

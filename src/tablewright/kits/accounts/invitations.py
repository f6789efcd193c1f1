"""Invitations: a mail or a link lets a person join an account once, within seven days.

An invitation is a pending membership of the person `invite#<hash of the token>`. The token follows
from a nonce and a secret of the service, so a job can mail it without storing it: the store has
only its hash. Accepting an invitation to an address requires that very address, confirmed. Inviting
an address again, or accepting, ends its other invitations to the account.
Not here: signing up through a link (`kits.people`), what members may do (`accounts.members`).
"""

from __future__ import annotations

import hmac
from base64 import b32encode
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from hashlib import sha256
from typing import Any

from tablewright.api.api_keys import hash_of
from tablewright.api.context import Context
from tablewright.errors import ForbiddenError, NotFoundError
from tablewright.ids import Ids
from tablewright.kits.accounts import limits
from tablewright.kits.accounts.errors import conflict, grants_more
from tablewright.kits.accounts.members import (
    INVITE,
    check_given,
    granted_by,
    unchanged,
)
from tablewright.kits.accounts.parts import ADMINS, USERS, AccountParts, Planned
from tablewright.kits.accounts.roles import Member, MemberState, exceeding
from tablewright.kits.audit import Happening
from tablewright.kits.shapes import word_of
from tablewright.model.operations.writing import WriteOperation

_NONCE_BYTES = 16
_TOKEN_BYTES = 20 + 12  # 256 bits


@dataclass(frozen=True, slots=True)
class Token:
    """The token of an invitation, and the nonce that it follows from."""

    text: str
    nonce: str

    @property
    def person(self) -> str:
        """Whose pending membership the invitation is."""
        return f"{INVITE}{hash_of(self.text)}"


@dataclass(frozen=True, slots=True)
class Tokens:
    """Creates the tokens of invitations."""

    secret: bytes
    ids: Ids

    def new(self) -> Token:
        """A new token."""
        return self.of(self.ids.random_bytes(_NONCE_BYTES).hex())

    def of(self, nonce: str) -> Token:
        """The token that follows from a nonce; without the secret nobody can compute it."""
        digest = hmac.new(self.secret, nonce.encode(), sha256).digest()[:_TOKEN_BYTES]
        return Token(f"invite_{b32encode(digest).decode().rstrip('=').lower()}", nonce)


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

    `permission` is the one that lets people invite, limited or not.
    """
    shape, roles = parts.accounts.members, parts.accounts.roles
    given = dict(exceptions or {})
    check_given(roles, role, given)
    _check_may_invite(parts, context, permission, Member(role, exceptions=given))
    ends_at = parts.now() + timedelta(seconds=limits.INVITATION_SECONDS)

    async def plan() -> Planned:
        pending = await invitations(parts, account_id)
        if len(pending) >= limits.INVITATIONS_PENDING_MAX:
            raise conflict("too_many", "The account has too many open invitations.")
        others = [one for one in pending if email and shape.value(one, "email") == email]
        item = shape.new(
            person=token.person,
            account=account_id,
            role=shape.role_of(role),
            state=shape.state_of(MemberState.PENDING.value),
            exceptions=shape.write_exceptions(given),
            invited_by=context.principal.person,
            email=email,
            ends_at=ends_at,
        )
        what = Happening(
            "member_invited", "invitation", "created", _id(token.person), after={"role": role}
        )
        ended = [shape.at(person=shape.value(one, "person"), account=account_id) for one in others]
        return Planned(account_id, what, [item.create(), *(one.erase() for one in ended), *also])

    await parts.commit(context, plan)
    return Invited(_id(token.person), role, email, context.principal.person, ends_at)


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
    shape, now = parts.accounts.members, parts.now()
    found = await parts.db.all(shape.of_account(account_id), unreadable="collect")
    return [
        one
        for one in found.items
        if shape.value(one, "person").startswith(INVITE) and now < shape.value(one, "ends_at")
    ]


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
    """The pending membership that a token stands for; raises `NotFoundError`."""
    shape = parts.accounts.members
    person = f"{INVITE}{hash_of(token)}"
    page = await parts.db.run(shape.of_person(person).consistently())
    for item in page.items:
        if parts.now() < shape.value(item, "ends_at"):
            return item
    raise NotFoundError("Invitation not found. It may have been used, withdrawn or expired.")


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
    parts: AccountParts, context: Context[Any], token: str, *, confirmed_email: str | None
) -> Any:
    """Makes the caller a member; returns the account.

    `confirmed_email` is the caller's address, if the caller has shown to read its mails. An
    invitation that went to an address is for that address only.
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
        new = shape.new(
            person=person,
            account=account_id,
            role=shape.value(item, "role"),
            state=shape.state_of(MemberState.ACTIVE.value),
            exceptions=shape.value(item, "exceptions"),
            invited_by=shape.value(item, "invited_by"),
            is_default=await _is_first(parts, person),
        )
        seat, people = await parts.seat(accounts.value(root, "id"), person, 1)
        is_admin = parts.counts_as_admin(account, member)
        counted = await parts.counting(root, {USERS: people, ADMINS: 1 if is_admin else 0})
        spent = shape.at(person=shape.value(item, "person"), account=account_id).erase()
        others = [
            shape.at(person=shape.value(one, "person"), account=account_id).erase()
            for one in await invitations(parts, account_id)
            if email is not None
            and shape.value(one, "email") == email
            and shape.value(one, "person") != shape.value(item, "person")
        ]
        what = Happening("member_joined", "member", "created", person, after={"role": member.role})
        return Planned(account_id, what, [new.create(), spent, seat, *counted, *others])

    await parts.commit(context, plan)
    return account


async def _is_first(parts: AccountParts, person: str) -> bool:
    """Whether a person has no membership yet: then the account becomes the default."""
    page = await parts.db.run(parts.accounts.members.of_person(person).consistently().limit(1))
    return not page.items


def _id(person: str) -> str:
    return person.removeprefix(INVITE)

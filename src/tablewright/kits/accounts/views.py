"""What callers see of accounts, members and invitations, and what they may send."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType

from tablewright.api.responses import Secret
from tablewright.kits.accounts import limits
from tablewright.kits.accounts.invitations import Invited
from tablewright.kits.accounts.parts import AccountParts
from tablewright.kits.accounts.roles import Grant
from tablewright.kits.mail import limits as mail_limits
from tablewright.kits.shapes import word_of

_SHOWN = r"^[^\x00-\x1f\x7f]*[^\x00-\x20\x7f][^\x00-\x1f\x7f]*$(?!\n)"

Name = Annotated[str, Meta(min_length=1, max_length=limits.ACCOUNT_NAME_LENGTH_MAX, pattern=_SHOWN)]
AccountId = Annotated[str, Meta(pattern=f"^[A-Za-z0-9_-]{{1,{limits.ACCOUNT_ID_LENGTH_MAX}}}$")]
PersonId = AccountId
InvitationId = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
TokenText = Annotated[str, Meta(min_length=1, max_length=200)]
EmailText = Annotated[str, Meta(min_length=3, max_length=mail_limits.MAIL_ADDRESS_LENGTH_MAX)]
Exceptions = Annotated[dict[str, bool], Meta(max_length=limits.EXCEPTIONS_MAX)]
Word = Annotated[str, Meta(min_length=1, max_length=40)]


class Body(Struct, rename="camel", forbid_unknown_fields=True):
    """The base of what callers send."""


class View(Struct, rename="camel", omit_defaults=True):
    """The base of what callers see."""


class NewAccount(Body):
    """An account to create."""

    name: Name
    type: Word | UnsetType = UNSET


class AccountChange(Body):
    """What may change of an account."""

    name: Name


class Suspension(Body):
    """Why an account is suspended."""

    reason: Annotated[str, Meta(max_length=500)] = ""


class Move(Body):
    """Where an account goes."""

    parent_account_id: AccountId


class MemberChange(Body):
    """What may change of a membership; what is missing stays."""

    role: Word | UnsetType = UNSET
    permissions: Exceptions | UnsetType = UNSET
    status: Word | UnsetType = UNSET


class NewInvitation(Body):
    """An invitation to send, or, without an address, a link to pass on."""

    role: Word
    email: EmailText | None = None
    permissions: Exceptions = {}


class AccountView(View):
    """An account."""

    account_id: str
    name: str
    path: str
    level: int
    status: str
    type: str | None = None
    parent_account_id: str | None = None
    is_moving: bool | None = None
    suspended_by: str | None = None
    suspended_for: str | None = None
    terminated_at: datetime | None = None


class AccountList(View):
    """Some accounts."""

    items: list[AccountView]


class MemberView(View):
    """A member of an account."""

    user_id: str
    role: str
    status: str
    permissions: dict[str, bool]
    is_default: bool = False
    invited_by: str | None = None
    joined_at: datetime | None = None
    email: str | None = None
    name: str | None = None


class MemberList(View):
    """The members of an account."""

    items: list[MemberView]


class RightView(View):
    """One permission, and where it comes from."""

    permission: str
    reason: str
    account_id: str
    account_name: str


class RightsView(View):
    """Everything that a person may do in an account."""

    user_id: str
    account_id: str
    items: list[RightView]


class InvitationView(View):
    """An open invitation."""

    invitation_id: str
    role: str
    ends_at: datetime
    email: str | None = None
    invited_by: str | None = None


class InvitationList(View):
    """Open invitations."""

    items: list[InvitationView]


class CreatedInvitation(View):
    """A new invitation. `token` is there if no mail is sent: it is shown this once."""

    invitation_id: str
    role: str
    ends_at: datetime
    email: str | None = None
    token: Secret | None = None


class InvitationSummary(View):
    """What the invited person sees."""

    account_id: str
    account_name: str
    role: str
    ends_at: datetime
    email: str | None = None
    invited_by: str | None = None


class MyAccount(View):
    """An account that a person belongs to."""

    account_id: str
    name: str
    status: str
    role: str
    is_default: bool


class MyAccounts(View):
    """The accounts that a person belongs to."""

    items: list[MyAccount]


def account_view(parts: AccountParts, account: Any) -> AccountView:
    """An account as callers see it."""
    shape = parts.accounts.accounts
    kind = shape.value(account, "kind")
    return AccountView(
        account_id=shape.value(account, "id"),
        name=shape.value(account, "name"),
        path=shape.value(account, "path"),
        level=shape.value(account, "level"),
        status=shape.state_in(account).value,
        type=word_of(kind) if kind else None,
        parent_account_id=shape.value(account, "parent"),
        is_moving=shape.value(account, "moving"),
        suspended_by=shape.value(account, "suspended_by"),
        suspended_for=shape.value(account, "suspended_for"),
        terminated_at=shape.value(account, "terminated_at"),
    )


def member_view(parts: AccountParts, item: Any, *, email: str = "", name: str = "") -> MemberView:
    """A membership as callers see it."""
    shape = parts.accounts.members
    member = shape.member(item)
    return MemberView(
        user_id=shape.value(item, "person"),
        role=member.role,
        status=member.state.value,
        permissions=dict(member.exceptions),
        is_default=bool(shape.value(item, "is_default")),
        invited_by=shape.value(item, "invited_by"),
        joined_at=shape.value(item, "joined_at"),
        email=email or None,
        name=name or None,
    )


def rights_view(person: str, account_id: str, found: dict[str, Grant]) -> RightsView:
    """A person's permissions with their reasons, in alphabetical order."""
    items = [
        RightView(permission, grant.text(account_id), grant.account_id, grant.name)
        for permission, grant in sorted(found.items())
    ]
    return RightsView(person, account_id, items)


def invitation_view(invited: Invited) -> InvitationView:
    """An open invitation as members of the account see it."""
    return InvitationView(
        invited.id, invited.role, invited.ends_at, invited.email, invited.invited_by
    )

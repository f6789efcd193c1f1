"""Views of accounts, members and invitations, and the bodies of requests."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType

from tablewright.api.context import Context
from tablewright.api.paging import PageQuery
from tablewright.api.responses import Response, Secret
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
AccountMap = Annotated[dict[str, Any], Meta(max_length=100)]
Word = Annotated[str, Meta(min_length=1, max_length=40)]


class Body(Struct, rename="camel", forbid_unknown_fields=True):
    """The base of request bodies."""


class View(Struct, rename="camel", omit_defaults=True):
    """The base of views."""


class NewAccount(Body):
    """The name and the kind of an account to create."""

    name: Name
    type: Word | UnsetType = UNSET


class AccountChange(Body):
    """Changes to an account; missing fields stay as they are.

    Settings and metadata are merged: keys that are missing stay, and null removes one.
    """

    name: Name | UnsetType = UNSET
    settings: AccountMap | UnsetType = UNSET
    metadata: AccountMap | UnsetType = UNSET


class Suspension(Body):
    """The reason for a suspension."""

    reason: Annotated[str, Meta(max_length=500)] = ""


class Move(Body):
    """The new parent of an account."""

    parent_account_id: AccountId


class ChildrenQuery(PageQuery):
    """Selects a page of the accounts below another one."""

    type: Word | None = None


class MembersQuery(PageQuery):
    """Selects a page of members."""

    role: Word | None = None


class MemberChange(Body):
    """Changes to a membership; missing fields stay as they are."""

    role: Word | UnsetType = UNSET
    permissions: Exceptions | UnsetType = UNSET
    status: Word | UnsetType = UNSET


class NewInvitation(Body):
    """An invitation to send, or, without an address, a link to pass on."""

    role: Word
    email: EmailText | None = None
    permissions: Exceptions = {}
    message: Annotated[str, Meta(max_length=limits.INVITATION_MESSAGE_LENGTH_MAX)] = ""


class DefaultAccount(Body):
    """The account in which a person starts."""

    account_id: AccountId


class AccountView(View):
    """An account with its state and its place in the tree."""

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
    settings: dict[str, Any] | None = None
    metadata: dict[str, Any] | None = None


class AccountTree(View):
    """An account and all accounts below it, each after its parent."""

    items: list[AccountView]
    is_complete: bool  # whether no account below was left out


class AccountList(View, omit_defaults=False):
    """A page of accounts."""

    items: list[AccountView]
    next_cursor: str | None = None


class MemberView(View):
    """A person's membership in an account, with role and exceptions."""

    user_id: str
    role: str
    status: str
    permissions: dict[str, bool]
    is_default: bool = False
    invited_by: str | None = None
    joined_at: datetime | None = None
    email: str | None = None
    name: str | None = None


class MemberList(View, omit_defaults=False):
    """A page of the members of an account."""

    items: list[MemberView]
    next_cursor: str | None = None


class RightView(View):
    """One permission, and where it comes from."""

    permission: str
    reason: str
    account_id: str
    account_name: str


class RightsView(View):
    """The permissions of a person in an account."""

    user_id: str
    account_id: str
    items: list[RightView]


class InvitationView(View):
    """An open invitation to an account."""

    invitation_id: str
    role: str
    ends_at: datetime
    email: str | None = None
    invited_by: str | None = None


class InvitationList(View, omit_defaults=False):
    """A page of open invitations."""

    items: list[InvitationView]
    next_cursor: str | None = None


class CreatedInvitation(View):
    """A new invitation. If no mail is sent, `token` contains its token; no later response does."""

    invitation_id: str
    role: str
    ends_at: datetime
    email: str | None = None
    token: Secret | None = None


class InvitationSummary(View):
    """An invitation, as the invited person sees it."""

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
    type: str | None = None
    parent_account_id: str | None = None
    level: int = 0
    inherited_from: str | None = None  # the account above whose membership counts here


class MyAccounts(View, omit_defaults=False):
    """A page of the accounts that a person belongs to, and on request of those below them."""

    items: list[MyAccount]
    is_complete: bool = True
    next_cursor: str | None = None


def kind_in(body: NewAccount) -> str:
    """The kind of an account to create; empty if the caller names none."""
    return "" if body.type is UNSET else str(body.type)


def created(context: Context[Any], parts: AccountParts, account: Any) -> Response[AccountView]:
    """The response to the creation of an account."""
    view = account_view(parts, account)
    return Response(view, headers={"location": f"{context.base}/v1/accounts/{view.account_id}"})


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
        settings=shape.value(account, "settings") or None,
        metadata=shape.value(account, "metadata") or None,
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

"""Routes for members and invitations of accounts.

Not here: the accounts themselves (`accounts.routes`).
"""

from __future__ import annotations

from typing import Any, Final

from msgspec import UNSET

from tablewright.api.context import Context
from tablewright.api.responses import Response
from tablewright.api.routes import Routes
from tablewright.api.rules import ANY_LIMIT, PUBLIC, SIGNED_IN, Need
from tablewright.errors import ConflictingError, ForbiddenError, InvalidError, NotFoundError
from tablewright.kits.accounts import invitations, members
from tablewright.kits.accounts.accounts import ACCOUNT
from tablewright.kits.accounts.invitations import Token
from tablewright.kits.accounts.kit import AccountKit, PersonName
from tablewright.kits.accounts.roles import MemberState
from tablewright.kits.accounts.views import (
    AccountId,
    AccountView,
    CreatedInvitation,
    InvitationId,
    InvitationList,
    InvitationSummary,
    MemberChange,
    MemberList,
    MemberView,
    NewInvitation,
    PersonId,
    RightsView,
    TokenText,
    account_view,
    invitation_view,
    member_view,
    rights_view,
)
from tablewright.kits.accounts.vocabulary import Vocabulary
from tablewright.kits.jobs import AddJob
from tablewright.kits.mail.addresses import normal_address
from tablewright.kits.mail.outbox import check_address
from tablewright.kits.shapes import word_of

_TAGS: Final = ("members",)
_CHANGES: Final = (ConflictingError, ForbiddenError, InvalidError)
_NOBODY: Final = PersonName("", "")
_STATES: Final = {one.value: one for one in (MemberState.ACTIVE, MemberState.SUSPENDED)}


def add_member_routes(routes: Routes[AccountKit], words: Vocabulary) -> None:
    """Adds the routes for members."""

    @routes.get(
        "/accounts/{account_id}/members", rule=ACCOUNT.permits(words.read_members), tags=_TAGS
    )
    async def list_members(context: Context[AccountKit], account_id: AccountId) -> MemberList:
        """Lists the members of an account; those of accounts above are not listed."""
        return MemberList(await _views(context, await members.listed(_parts(context), account_id)))

    @routes.patch(
        "/accounts/{account_id}/members/{user_id}",
        rule=ACCOUNT.permits(words.manage_members),
        tags=_TAGS,
        errors=_CHANGES,
    )
    async def update_member(
        context: Context[AccountKit], account_id: AccountId, user_id: PersonId, body: MemberChange
    ) -> MemberView:
        """Changes the role, the exceptions or the status of a member.

        `permissions` maps permissions to true (given) or false (denied), beside those of the role.
        """
        if body.status is not UNSET and body.status not in _STATES:
            raise InvalidError(
                f"The status must be one of: {', '.join(_STATES)}.", details={"place": "status"}
            )
        item = await members.change(
            _parts(context),
            context,
            account_id,
            user_id,
            role=None if body.role is UNSET else body.role,
            exceptions=None if body.permissions is UNSET else body.permissions,
            state=None if body.status is UNSET else _STATES[body.status],
        )
        return (await _views(context, [item]))[0]

    @routes.delete(
        "/accounts/{account_id}/members/{user_id}",
        rule=ACCOUNT.permits(words.read),
        tags=_TAGS,
        errors=_CHANGES,
    )
    async def remove_member(
        context: Context[AccountKit], account_id: AccountId, user_id: PersonId
    ) -> None:
        """Removes a member, or lets you leave the account yourself."""
        if user_id != context.principal.person:
            context.rights.check(words.manage_members)
        await members.remove(_parts(context), context, account_id, user_id)

    @routes.get(
        "/accounts/{account_id}/members/{user_id}/rights",
        rule=ACCOUNT.permits(words.read_members),
        tags=_TAGS,
    )
    async def list_rights(
        context: Context[AccountKit], account_id: AccountId, user_id: PersonId
    ) -> RightsView:
        """Lists everything that a person may do in an account, and why."""
        parts = _parts(context)
        found = await parts.accounts.grants_of(user_id, await parts.account(account_id))
        if not found:
            raise NotFoundError("Member not found.")
        return rights_view(user_id, account_id, found)


def add_invitation_routes(routes: Routes[AccountKit], words: Vocabulary) -> None:
    """Adds the routes for invitations."""
    may_invite = ACCOUNT.permits(words.invite, limits=(ANY_LIMIT,), needs=(Need.CONFIRMED,))

    @routes.post(
        "/accounts/{account_id}/invitations",
        rule=may_invite,
        status=201,
        tags=_TAGS,
        errors=_CHANGES,
    )
    async def invite_member(
        context: Context[AccountKit], account_id: AccountId, body: NewInvitation
    ) -> Response[CreatedInvitation]:
        """Invites a person by e-mail, or creates a link for one person.

        An invitation without an address is a link: the response is the only place that shows it.
        """
        kit = context.parts
        email = None if body.email is None else normal_address(body.email)
        if email is not None:
            check_address(email, place="email")
        token = kit.tokens.new()
        mails = [] if email is None else [await _mail(context, account_id, token)]
        invited = await invitations.invite(
            kit.parts,
            context,
            account_id,
            token,
            permission=words.invite,
            role=body.role,
            email=email,
            exceptions=body.permissions,
            also=mails,
        )
        created = CreatedInvitation(
            invited.id,
            invited.role,
            invited.ends_at,
            invited.email,
            token.text if email is None else None,
        )
        return Response(created)

    @routes.get(
        "/accounts/{account_id}/invitations",
        rule=ACCOUNT.permits(words.invite, limits=(ANY_LIMIT,)),
        tags=_TAGS,
    )
    async def list_invitations(
        context: Context[AccountKit], account_id: AccountId
    ) -> InvitationList:
        """Lists the open invitations to an account."""
        parts = _parts(context)
        found = await invitations.invitations(parts, account_id)
        return InvitationList([invitation_view(invitations.view(parts, one)) for one in found])

    @routes.delete(
        "/accounts/{account_id}/invitations/{invitation_id}",
        rule=ACCOUNT.permits(words.invite, limits=(ANY_LIMIT,)),
        tags=_TAGS,
        errors=(ConflictingError,),
    )
    async def withdraw_invitation(
        context: Context[AccountKit], account_id: AccountId, invitation_id: InvitationId
    ) -> None:
        """Withdraws an invitation: its link no longer works."""
        await invitations.withdraw(_parts(context), context, account_id, invitation_id)

    _add_answer_routes(routes)


def _add_answer_routes(routes: Routes[AccountKit]) -> None:
    @routes.get("/invitations/{token}", rule=PUBLIC, tags=_TAGS)
    async def get_invitation(context: Context[AccountKit], token: TokenText) -> InvitationSummary:
        """Returns what an invitation is for."""
        kit = context.parts
        item = await invitations.found(kit.parts, token)
        shape, accounts = kit.parts.accounts.members, kit.parts.accounts.accounts
        account = await kit.parts.account(shape.value(item, "account"))
        inviter = shape.value(item, "invited_by") or ""
        names = await kit.people.names([inviter])
        return InvitationSummary(
            account_id=accounts.value(account, "id"),
            account_name=accounts.value(account, "name"),
            role=word_of(shape.value(item, "role")),
            ends_at=shape.value(item, "ends_at"),
            email=shape.value(item, "email"),
            invited_by=names.get(inviter, _NOBODY).name or None,
        )

    @routes.post("/invitations/{token}/accept", rule=SIGNED_IN, tags=_TAGS, errors=_CHANGES)
    async def accept_invitation(context: Context[AccountKit], token: TokenText) -> AccountView:
        """Accepts an invitation: you become a member of the account."""
        kit = context.parts
        email = await kit.people.confirmed_email(context.principal.person)
        account = await invitations.accept(kit.parts, context, token, confirmed_email=email)
        return account_view(kit.parts, account)

    @routes.post(
        "/invitations/{token}/decline", rule=PUBLIC, tags=_TAGS, errors=(ConflictingError,)
    )
    async def decline_invitation(context: Context[AccountKit], token: TokenText) -> None:
        """Declines an invitation: its link no longer works."""
        parts = context.parts.parts
        item = await invitations.found(parts, token)
        invited = invitations.view(parts, item)
        account_id = parts.accounts.members.value(item, "account")
        await invitations.withdraw(parts, context, account_id, invited.id)


async def _mail(context: Context[AccountKit], account_id: str, token: Token) -> AddJob:
    kit, person = context.parts, context.principal.person
    names = await kit.people.names([person])
    return kit.mails.sending(kit.jobs, account_id, token, names.get(person, _NOBODY).name)


async def _views(context: Context[AccountKit], items: list[Any]) -> list[MemberView]:
    kit = context.parts
    shape = kit.parts.accounts.members
    names = await kit.people.names([shape.value(one, "person") for one in items])
    found: list[MemberView] = []
    for item in items:
        known = names.get(shape.value(item, "person"), _NOBODY)
        found.append(member_view(kit.parts, item, email=known.email, name=known.name))
    return found


def _parts(context: Context[AccountKit]) -> Any:
    return context.parts.parts

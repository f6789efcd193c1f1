"""Routes for members and invitations of accounts.

Not here: the accounts themselves (`accounts.routes`).
"""

from __future__ import annotations

from typing import Any, Final

from msgspec import UNSET

from tablewright.api.context import Context
from tablewright.api.http.cross_site import check_no_other_site
from tablewright.api.http.etags import IF_MATCH, etag_of
from tablewright.api.paging import PageQuery
from tablewright.api.responses import Response
from tablewright.api.routes import Routes
from tablewright.api.rules import ANY_LIMIT, PUBLIC, SIGNED_IN, Kind, Need
from tablewright.errors import (
    ConflictingError,
    ForbiddenError,
    InvalidError,
    NotFoundError,
    StaleError,
)
from tablewright.kits.accounts import invitations, members
from tablewright.kits.accounts.accounts import ACCOUNT
from tablewright.kits.accounts.errors import conflict
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
    MembersQuery,
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
from tablewright.kits.invitations.tokens import Token
from tablewright.kits.jobs import AddJob
from tablewright.kits.mail.addresses import normal_address
from tablewright.kits.mail.outbox import check_address
from tablewright.kits.shapes import word_of
from tablewright.model.operations.writing import WriteOperation

_TAGS: Final = ("members",)
_CHANGES: Final = (ConflictingError, ForbiddenError, InvalidError)
_NOBODY: Final = PersonName("", "")
_STATES: Final = {one.value: one for one in (MemberState.ACTIVE, MemberState.SUSPENDED)}


def add_member_routes(routes: Routes[AccountKit], words: Vocabulary) -> None:
    """Adds the routes for members."""

    @routes.get(
        "/accounts/{account_id}/members",
        rule=ACCOUNT.permits(words.read_members),
        tags=_TAGS,
        errors=(InvalidError,),
    )
    async def list_members(
        context: Context[AccountKit], account_id: AccountId, query: MembersQuery
    ) -> MemberList:
        """Lists the members of an account; those of accounts above are not listed."""
        page = await members.listed(_parts(context), account_id, query, query.role)
        return MemberList(await _views(context, page.items), page.cursor)

    @routes.patch(
        "/accounts/{account_id}/members/{user_id}",
        rule=ACCOUNT.permits(words.manage_members),
        tags=_TAGS,
        headers=IF_MATCH,
        errors=(*_CHANGES, StaleError),
    )
    async def update_member(
        context: Context[AccountKit], account_id: AccountId, user_id: PersonId, body: MemberChange
    ) -> Response[MemberView]:
        """Changes the role, the exceptions or the status of a member.

        `permissions` maps permissions to true (granted) or false (denied), in addition to the role.
        """
        if body.status is not UNSET and body.status not in _STATES:
            raise InvalidError(
                f"The status must be one of: {', '.join(_STATES)}.", details={"place": "status"}
            )
        seen = await _seen(context, account_id, user_id)
        item = await members.change(
            _parts(context),
            context,
            account_id,
            user_id,
            seen=seen,
            role=None if body.role is UNSET else body.role,
            exceptions=None if body.permissions is UNSET else body.permissions,
            state=None if body.status is UNSET else _STATES[body.status],
        )
        view = (await _views(context, [item]))[0]
        return Response(view, etag=etag_of(view))

    @routes.delete(
        "/accounts/{account_id}/members/{user_id}",
        rule=ACCOUNT.permits(words.read),
        tags=_TAGS,
        headers=IF_MATCH,
        errors=(*_CHANGES, StaleError),
    )
    async def remove_member(
        context: Context[AccountKit], account_id: AccountId, user_id: PersonId
    ) -> None:
        """Removes a member; you may remove yourself."""
        is_oneself = user_id == context.principal.person
        if not is_oneself or context.principal.kind is not Kind.SESSION:
            context.rights.check(words.manage_members)
        seen = await _seen(context, account_id, user_id)
        await members.remove(_parts(context), context, account_id, user_id, seen=seen)

    _add_rights_route(routes, words)


async def _seen(context: Context[AccountKit], account_id: str, user_id: str) -> Any | None:
    """The membership of a conditional request; raises `StaleError` if it changed."""
    if not context.has_if_match:
        return None
    seen = await members.membership(_parts(context), account_id, user_id)
    context.check_if_match(etag_of((await _views(context, [seen]))[0]))
    return seen


def _add_rights_route(routes: Routes[AccountKit], words: Vocabulary) -> None:
    @routes.get(
        "/accounts/{account_id}/members/{user_id}/rights",
        rule=ACCOUNT.permits(words.read),
        tags=_TAGS,
        errors=(ForbiddenError,),
    )
    async def list_rights(
        context: Context[AccountKit], account_id: AccountId, user_id: PersonId
    ) -> RightsView:
        """Lists the permissions of a person in an account, and where they come from.

        You may always list your own.
        """
        if user_id != context.principal.person or context.principal.kind is not Kind.SESSION:
            context.rights.check(words.read_members)
        parts = _parts(context)
        found = await parts.accounts.grants_of(user_id, await parts.account(account_id))
        if not found:
            raise NotFoundError("Member not found.")
        return rights_view(user_id, account_id, found)


def add_invitation_routes(routes: Routes[AccountKit], words: Vocabulary) -> None:
    """Adds the routes for invitations."""
    may_invite = ACCOUNT.permits(words.invite, limits=(ANY_LIMIT,))

    @routes.post(
        "/accounts/{account_id}/invitations",
        rule=may_invite.needing(Need.CONFIRMED),
        status=201,
        tags=_TAGS,
        errors=_CHANGES,
        accepts_idempotency_key=True,
    )
    async def invite_member(
        context: Context[AccountKit], account_id: AccountId, body: NewInvitation
    ) -> Response[CreatedInvitation]:
        """Invites a person by e-mail, or creates a link for one person.

        Without an address, the response is the only place that shows the link.
        """
        email = None if body.email is None else normal_address(body.email)
        if email is not None:
            check_address(email, place="email")
            await _check_no_member(context.parts, account_id, email)
        return await _invite(context, account_id, words.invite, email, body)

    @routes.post(
        "/accounts/{account_id}/invitations/{invitation_id}/resend",
        rule=may_invite.needing(Need.CONFIRMED),
        status=201,
        tags=_TAGS,
        errors=(*_CHANGES, NotFoundError),
    )
    async def resend_invitation(
        context: Context[AccountKit], account_id: AccountId, invitation_id: InvitationId
    ) -> Response[CreatedInvitation]:
        """Replaces an invitation with a new one, which works for seven days.

        The old link no longer works. An invitation to an address is mailed again.
        """
        parts = _parts(context)
        item = await invitations.open_one(parts, account_id, invitation_id)
        member = parts.accounts.members.member(item)
        email = parts.accounts.members.value(item, "email")
        again = NewInvitation(member.role, email, dict(member.exceptions))
        replaced = [invitations.erased(parts, item)] if email is None else []
        return await _invite(context, account_id, words.invite, email, again, *replaced)

    @routes.get("/accounts/{account_id}/invitations", rule=may_invite, tags=_TAGS)
    async def list_invitations(
        context: Context[AccountKit], account_id: AccountId, query: PageQuery
    ) -> InvitationList:
        """Lists the open invitations to an account."""
        parts = _parts(context)
        page = await invitations.listed(parts, account_id, query)
        items = [invitation_view(invitations.view(parts, one)) for one in page.items]
        return InvitationList(items, page.cursor)

    @routes.delete(
        "/accounts/{account_id}/invitations/{invitation_id}",
        rule=may_invite,
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
        """Returns the account and role of an invitation."""
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
        account = await invitations.accept(
            kit.parts,
            context,
            token,
            confirmed_email=email,
            also=kit.people.still_here(context.principal.person),
        )
        return account_view(kit.parts, account)

    @routes.post(
        "/invitations/{token}/decline", rule=PUBLIC, tags=_TAGS, errors=(ConflictingError,)
    )
    async def decline_invitation(context: Context[AccountKit], token: TokenText) -> None:
        """Declines an invitation: its link no longer works."""
        check_no_other_site(context.headers)
        parts = context.parts.parts
        item = await invitations.found(parts, token)
        invited = invitations.view(parts, item)
        account_id = parts.accounts.members.value(item, "account")
        await invitations.withdraw(parts, context, account_id, invited.id)


async def _invite(
    context: Context[AccountKit],
    account_id: str,
    permission: str,
    email: str | None,
    wanted: NewInvitation,
    *also: WriteOperation[Any],
) -> Response[CreatedInvitation]:
    kit, attempt = context.parts, context.attempt
    token = kit.tokens.new() if attempt is None else kit.tokens.of(attempt.replace("-", ""))
    mails = [] if email is None else [await _mail(context, account_id, token, wanted.message)]
    invited = await invitations.invite(
        kit.parts,
        context,
        account_id,
        token,
        permission=permission,
        role=wanted.role,
        email=email,
        exceptions=wanted.permissions,
        also=[*mails, *also],
    )
    created = CreatedInvitation(
        invited.id,
        invited.role,
        invited.ends_at,
        invited.email,
        token.text if email is None else None,
    )
    return Response(created)


async def _check_no_member(kit: AccountKit, account_id: str, email: str) -> None:
    """Raises `ConflictingError` if the person with an address already belongs to the account."""
    person = await kit.people.person_with(email)
    shape = kit.parts.accounts.members
    if person is None:
        return
    if await kit.parts.db.run(shape.get(person, account_id).consistently()) is not None:
        raise conflict("already_member", "This person already belongs to the account.")


async def _mail(
    context: Context[AccountKit], account_id: str, token: Token, message: str
) -> AddJob:
    kit, person = context.parts, context.principal.person
    names = await kit.people.names([person])
    inviter = names.get(person, _NOBODY).name
    return kit.mails.sending(kit.jobs, account_id, token, inviter, message)


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

"""Inviting: gives people without an account, or unknown to the owner, access to a tree by a link.

An invitation is mailed to an address, or is a link for anyone. It has the role of its guest.
Accepting makes the caller a guest, in the transaction that ends the invitation: it works once. A
mailed one is only for its address, and confirms it.
Not here: tokens and their records (`kits.invitations`), guests (`yggdrasil.trees.shares`).
"""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from tablewright.api.context import Context
from tablewright.api.http.cross_site import check_no_other_site
from tablewright.api.responses import Response, Secret
from tablewright.api.rights import unmet
from tablewright.api.routes import Routes
from tablewright.api.rules import PUBLIC, SIGNED_IN, TENANT, Need
from tablewright.client import AsyncDatabase
from tablewright.errors import (
    ConflictingError,
    ForbiddenError,
    InvalidError,
    NotFoundError,
    RateLimitedError,
    TransactionFailedError,
)
from tablewright.kits.invitations import limits
from tablewright.kits.invitations.invitations import InvitationContent, Invitations, not_found
from tablewright.kits.invitations.mails import Find, MailedInvitation
from tablewright.kits.invitations.records import InvitationRecord
from tablewright.kits.invitations.tokens import Token
from tablewright.kits.mail import limits as mail_limits
from tablewright.kits.mail.addresses import normal_address
from tablewright.kits.people.people import People
from tablewright.kits.people.views import checked_address
from tablewright.model import check, missing, transaction
from tablewright.model.operations.writing import WriteOperation
from tablewright.systems.yggdrasil.design.owners import Tree, User
from tablewright.systems.yggdrasil.design.values import Id, ShareRole
from tablewright.systems.yggdrasil.parts import Parts
from tablewright.systems.yggdrasil.trees.access import Access, access_of, owner
from tablewright.systems.yggdrasil.trees.changing import Plan, changed
from tablewright.systems.yggdrasil.trees.rights import higher, role_in
from tablewright.systems.yggdrasil.trees.shares import sharing
from tablewright.systems.yggdrasil.views import Moment, TreeView, View, moment_text, tree_view

ROUTES: Final[Routes[Parts]] = Routes()

_TAGS = ("invitations",)
_WORDS: Final[dict[str, str]] = {
    "viewer": "view the family tree “{name}”",
    "relative": "view the family tree “{name}”, including living people",
    "editor": "edit the family tree “{name}”",
}

InvitationId = Annotated[str, Meta(pattern="^[0-9a-f]{16}$")]
EmailText = Annotated[str, Meta(min_length=1, max_length=mail_limits.MAIL_ADDRESS_LENGTH_MAX)]


class InvitationBody(msgspec.Struct, forbid_unknown_fields=True, rename="camel"):
    """The access of a guest, and the address that the invitation goes to."""

    role: ShareRole = "viewer"
    email: Annotated[
        EmailText | None, Meta(description="Without one, the response has a token for a link")
    ] = None


class InvitationToken(msgspec.Struct, forbid_unknown_fields=True):
    """The token from the link of an invitation."""

    token: Secret


class InvitationView(View):
    """An open invitation to a tree."""

    invitation_id: InvitationId
    role: ShareRole
    invited_at: Moment
    expires_at: Moment
    email: str | None = None


class CreatedInvitation(InvitationView):
    """A new invitation. One to an address is mailed; any other has a token for its link."""

    token: Annotated[
        Secret | None, Meta(description="For `#/invitation/<token>` of the page; returned once")
    ] = None


class InvitationList(View):
    """The open invitations to a tree."""

    items: list[InvitationView]


class InvitationShown(View):
    """An invitation as its guest sees it."""

    tree_name: str
    invited_by: str
    role: ShareRole
    expires_at: Moment
    email: Annotated[str | None, Meta(description="The only address that may accept")] = None


@ROUTES.post(
    "/api/trees/{tree_id}/invitations",
    rule=TENANT,
    status=201,
    tags=_TAGS,
    errors=(NotFoundError, ForbiddenError, ConflictingError, InvalidError, RateLimitedError),
)
async def create_invitation(
    context: Context[Parts], tree_id: Id, body: InvitationBody
) -> Response[CreatedInvitation]:
    """Invites a person to your tree, by e-mail or with a link that works once.

    Both work for seven days. Inviting an address again ends its older invitation.
    """
    parts, tree = context.parts, (await owner(context, tree_id)).tree
    email = None if body.email is None else normal_address(checked_address(body.email))
    if email is not None:
        await _check_mailing(context, tree, email)
    token = parts.invitations.token(tree_id, email)
    pending = await parts.invitations.of_place(tree_id)
    others = [one for one in pending if not token.place.endswith(f"_{one.invitation_id}")]
    if len(others) >= limits.INVITATIONS_PENDING_MAX:
        raise ConflictingError("The tree has too many open invitations.")
    return await _created(context, tree, token, body.role, email)


@ROUTES.get(
    "/api/trees/{tree_id}/invitations",
    rule=TENANT,
    tags=_TAGS,
    errors=(NotFoundError, ForbiddenError),
)
async def list_invitations(context: Context[Parts], tree_id: Id) -> InvitationList:
    """Lists the open invitations to your tree."""
    await owner(context, tree_id)
    found = await context.parts.invitations.of_place(tree_id)
    return InvitationList([InvitationView(**_fields(one)) for one in found])


@ROUTES.post(
    "/api/trees/{tree_id}/invitations/{invitation_id}/resend",
    rule=TENANT,
    status=201,
    tags=_TAGS,
    errors=(NotFoundError, ForbiddenError, ConflictingError, RateLimitedError),
)
async def resend_invitation(
    context: Context[Parts], tree_id: Id, invitation_id: InvitationId
) -> Response[CreatedInvitation]:
    """Replaces the link of an invitation, and mails it if the invitation went to an address.

    The new link works for seven days, the old one stops working.
    """
    parts, tree = context.parts, (await owner(context, tree_id)).tree
    found = await parts.invitations.get(tree_id, invitation_id)
    if found is None:
        raise NotFoundError("Invitation not found.")
    await parts.people.entrance.mails.take(f"invitation {tree_id} {invitation_id}")
    token, role = parts.invitations.again(found), _role(found)
    return await _created(context, tree, token, role, found.email)


@ROUTES.delete(
    "/api/trees/{tree_id}/invitations/{invitation_id}",
    rule=TENANT,
    tags=_TAGS,
    errors=(NotFoundError, ForbiddenError),
)
async def revoke_invitation(
    context: Context[Parts], tree_id: Id, invitation_id: InvitationId
) -> None:
    """Ends an invitation: its link stops working."""
    await owner(context, tree_id)
    parts = context.parts
    found = await parts.invitations.get(tree_id, invitation_id)
    if found is None:
        raise NotFoundError("Invitation not found.")
    try:
        await parts.everybody.run(transaction(parts.invitations.ending(found)))
    except TransactionFailedError:  # accepted or replaced at the same moment
        raise NotFoundError("Invitation not found.") from None


@ROUTES.post("/api/invitations/open", rule=PUBLIC, tags=_TAGS, errors=(NotFoundError,))
async def open_invitation(context: Context[Parts], body: InvitationToken) -> InvitationShown:
    """Returns who invites, to which tree, and with which role."""
    check_no_other_site(context.headers)
    parts = context.parts
    found, tree = await _found(parts, body.token)
    names = await parts.people.names([found.invited_by])
    by = names.get(found.invited_by)
    return InvitationShown(
        tree_name=tree.tree_name,
        invited_by="" if by is None else by.name or by.email,
        role=_role(found),
        expires_at=moment_text(found.ends_at),
        email=found.email,
    )


@ROUTES.post(
    "/api/invitations/accept",
    rule=SIGNED_IN,
    tags=_TAGS,
    errors=(NotFoundError, ForbiddenError, ConflictingError),
)
async def accept_invitation(context: Context[Parts], body: InvitationToken) -> TreeView:
    """Accepts an invitation: you become a guest of the tree, and the token stops working.

    An invitation that was mailed works only for its address, and confirms it. Guests never lose
    access by accepting.
    """
    parts, user = context.parts, await context.parts.people.current(context)
    found, tree = await _found(parts, body.token)
    if found.email is not None and found.email != user.email:
        raise ForbiddenError(
            "The invitation went to another e-mail address.", details={"reason": "other_address"}
        )
    access = access_of(tree, tree.user_id, parts.everybody)  # on behalf of the owner, who invites
    assert access is not None, "owners may do anything with their trees"
    if tree.user_id == user.user_id:
        raise ConflictingError("You already own this tree.")

    async def plan(access: Access) -> Plan[Any]:
        still = await parts.invitations.find(body.token)
        if still is None:
            raise not_found()
        role = higher(_role(still), access.tree, user.user_id)
        made = await sharing(parts.everybody, access, user.user_id, role, email=still.email)
        ended = [parts.invitations.ending(still), *_confirming(parts.people, user, still)]
        return Plan(made.result, tree=made.tree, others=[*made.others, *ended])

    try:
        access, _ = await changed(
            access, plan, families=parts.families, through=context.through(parts.everybody)
        )
    except TransactionFailedError:  # used or withdrawn at the same moment
        raise not_found() from None
    role = role_in(access.tree, user.user_id)
    if role is None:
        raise not_found()
    return tree_view(access.tree, role)


def finding(invitations: Invitations, everybody: AsyncDatabase) -> Find:
    """Returns a function that finds the open invitation of a mailed token."""

    async def find(tree_id: str, token: Token) -> MailedInvitation | None:
        found = await invitations.find(token.text)
        tree = None if found is None else await _tree(everybody, found)
        if found is None or found.email is None or tree is None:
            return None
        words = _WORDS[found.role].format(name=tree.tree_name)
        return MailedInvitation(found.email, f"the family tree “{tree.tree_name}”", words)

    return find


async def _check_mailing(context: Context[Parts], tree: Tree, email: str) -> None:
    """Raises the error for an invitation that cannot be mailed."""
    parts = context.parts
    if not parts.options.confirms_addresses:
        raise InvalidError(
            "This server does not send e-mails. Create a link instead.",
            details={"place": "email", "reason": "no_mail"},
        )
    if not await parts.people.meets(context.principal, Need.CONFIRMED):
        raise unmet(Need.CONFIRMED)
    await parts.addresses.take(context.tenant)
    known = await parts.people.person_with(email)
    if known is not None and known in (tree.user_id, *(tree.shared_with or ())):
        raise ConflictingError(
            "This person already has access to the tree.", details={"place": "email"}
        )


async def _created(
    context: Context[Parts], tree: Tree, token: Token, role: ShareRole, email: str | None
) -> Response[CreatedInvitation]:
    parts, by = context.parts, context.tenant
    made = parts.invitations.new(token, InvitationContent(tree.user_id, role, by, email))
    there = check(Tree.get(tree.user_id, tree.tree_id), missing(Tree.deleted_at))
    mails: list[WriteOperation[Any]] = []
    if email is not None:
        name = (await parts.people.names([by]))[by]
        inviter = name.name or name.email
        mails = [parts.invitation_mails.sending(parts.jobs, tree.tree_id, token, inviter)]
    await parts.everybody.run(transaction(parts.invitations.creating(made), there, *mails))
    shown = token.text if email is None else None
    return Response(CreatedInvitation(**_fields(made), token=shown))


async def _found(parts: Parts, token: str) -> tuple[InvitationRecord, Tree]:
    """Returns an open invitation and its tree; raises `NotFoundError`."""
    found = await parts.invitations.find(token)
    tree = None if found is None else await _tree(parts.everybody, found)
    if found is None or tree is None:
        raise not_found()
    return found, tree


async def _tree(everybody: AsyncDatabase, invitation: InvitationRecord) -> Tree | None:
    return await everybody.run(Tree.get(invitation.tenant, invitation.place).consistently())


def _confirming(
    people: People, user: User, invitation: InvitationRecord
) -> list[WriteOperation[Any]]:
    """Returns the write that confirms the address of a mailed token, if it is unconfirmed."""
    shape = people.shape
    if invitation.email is None or shape.is_confirmed(user):
        return []
    update = shape.at(id=user.user_id).update(*shape.confirming(people.now()))
    return [update.when(shape.email == user.email, *shape.still_here())]


def _role(invitation: InvitationRecord) -> ShareRole:
    return msgspec.convert(invitation.role, ShareRole)


def _fields(invitation: InvitationRecord) -> dict[str, Any]:
    return {
        "invitation_id": invitation.invitation_id,
        "role": _role(invitation),
        "invited_at": moment_text(invitation.invited_at),
        "expires_at": moment_text(invitation.ends_at),
        "email": invitation.email,
    }

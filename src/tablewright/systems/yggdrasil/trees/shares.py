"""Shares: the guests of a tree. The owner invites them with a role; they may leave.

The tree names its guests and what they may do; a pointer beside each guest leads to the tree. Both
are written together. The owner sees the address that a guest was invited by, and never another one:
ids of users are not secret.
Not here: what a role allows (`yggdrasil.trees.rights`).
"""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from tablewright.api.context import Context
from tablewright.api.routes import Routes
from tablewright.api.rules import TENANT
from tablewright.client import AsyncDatabase
from tablewright.errors import (
    ConflictingError,
    ForbiddenError,
    InvalidError,
    ItemNotFoundError,
    NotFoundError,
    RateLimitedError,
)
from tablewright.kits.mail import limits as mail_limits
from tablewright.model import get_all
from tablewright.systems.yggdrasil import limits as yggdrasil_limits
from tablewright.systems.yggdrasil.design.owners import SharedTree, Tree, User
from tablewright.systems.yggdrasil.design.values import Id, ShareRole
from tablewright.systems.yggdrasil.parts import Parts
from tablewright.systems.yggdrasil.trees.access import Access, access_of, owner, reader
from tablewright.systems.yggdrasil.trees.changing import Plan, changed
from tablewright.systems.yggdrasil.views import Moment, View, moment_text

ROUTES: Final[Routes[Parts]] = Routes()

_SHARES = ("shares",)
_REFUSALS = (NotFoundError, ForbiddenError, ConflictingError, InvalidError)

EmailText = Annotated[str, Meta(min_length=3, max_length=mail_limits.MAIL_ADDRESS_LENGTH_MAX)]


class ShareBody(msgspec.Struct, forbid_unknown_fields=True, rename="camel"):
    """The access of a guest."""

    role: ShareRole = "viewer"


class Invitation(msgspec.Struct, forbid_unknown_fields=True, rename="camel"):
    """A guest's e-mail address and access."""

    email: EmailText
    role: ShareRole = "viewer"


class ShareView(View):
    """A guest of a tree."""

    user_id: Id
    role: ShareRole
    email: str | None = None
    display_name: str | None = None
    created_at: Moment | None = None


class ShareList(View):
    """The guests of a tree."""

    items: list[ShareView]


@ROUTES.get(
    "/api/trees/{tree_id}/shares",
    rule=TENANT,
    tags=_SHARES,
    errors=(NotFoundError, ForbiddenError),
)
async def list_shares(context: Context[Parts], tree_id: Id) -> ShareList:
    """Lists the guests of your tree and their access."""
    tree = (await owner(context, tree_id)).tree
    everybody, guests = context.parts.everybody, tree.shared_with or []
    gets = [User.get(one) for one in guests]
    users = await everybody.run(get_all(gets, unreadable="collect"))
    places = [SharedTree.get(one, tree_id) for one in guests]
    pointers = await everybody.run(get_all(places, unreadable="collect"))
    shares = zip(guests, users.items, pointers.items, strict=True)
    return ShareList([_view(tree, guest, user, one) for guest, user, one in shares])


@ROUTES.post(
    "/api/trees/{tree_id}/shares",
    rule=TENANT,
    status=201,
    tags=_SHARES,
    errors=(*_REFUSALS, RateLimitedError),
)
async def share_by_email(context: Context[Parts], tree_id: Id, body: Invitation) -> ShareView:
    """Shares a tree with the user of a confirmed e-mail address.

    Callers who try many unknown addresses get 429 for a while.
    """
    access, tried = await owner(context, tree_id), context.parts.addresses
    # Before the lookup, so that accounts cannot be enumerated.
    moment = await tried.take(context.tenant)
    guest = await context.parts.everybody.run(User.by_email(body.email))
    if guest is not None:
        await tried.give_back(context.tenant, moment)
        _check_confirmed(context, guest)
    return await _share(context, access, guest, body.role, email=body.email.strip())


@ROUTES.put("/api/trees/{tree_id}/shares/{user_id}", rule=TENANT, tags=_SHARES, errors=_REFUSALS)
async def share(context: Context[Parts], tree_id: Id, user_id: Id, body: ShareBody) -> ShareView:
    """Shares a tree with a user, or changes a guest's access."""
    access = await owner(context, tree_id)
    guest = await context.parts.everybody.run(User.get(user_id).consistently())
    return await _share(context, access, guest, body.role)


@ROUTES.delete(
    "/api/trees/{tree_id}/shares/{user_id}",
    rule=TENANT,
    tags=_SHARES,
    errors=(NotFoundError, ForbiddenError, ConflictingError),
)
async def end_share(context: Context[Parts], tree_id: Id, user_id: Id) -> None:
    """Removes a guest; the owner may remove anyone, guests only themselves."""
    access = await reader(context, tree_id)
    if not access.is_owner and context.tenant != user_id:
        raise ForbiddenError("Only the owner of the tree may do this.")
    await drop_guest(context.parts.everybody, access, user_id)


def _check_confirmed(context: Context[Parts], guest: User) -> None:
    """Rejects a user who may not be the owner of the address."""
    is_sure = guest.email_confirmed_at is not None or guest.leaving_at is not None
    if context.parts.options.confirms_addresses and not is_sure:
        unsure = "This e-mail address has not been confirmed yet."
        raise ConflictingError(unsure, details={"place": "email"})


async def drop_guest(everybody: AsyncDatabase, access: Access, guest_id: str) -> None:
    """Removes a guest from a tree; raises `NotFoundError` for other users."""

    async def plan(access: Access) -> Plan[None]:
        tree = access.tree
        if guest_id not in (tree.shared_with or ()):
            raise NotFoundError("Guest not found.")
        guests = [one for one in tree.shared_with or () if one != guest_id]
        roles: dict[str, str] = {**(tree.share_roles or {})}
        roles.pop(guest_id, None)
        pointer = SharedTree.get(guest_id, tree.tree_id).consistently()
        found = await everybody.run(pointer)
        gone = [] if found is None else [found.delete()]
        return Plan(None, tree=_guests(guests, roles), others=gone)

    await changed(access, plan, through=everybody)


async def leave_shares(everybody: AsyncDatabase, user_id: str) -> None:
    """Removes a user from all trees of others, such as when the account is deleted."""
    pointers = SharedTree.of_user(user_id).consistently()
    found = await everybody.all(pointers, unreadable="collect")
    for one in found.unreadable:
        await everybody.run(one.at().erase())
    for pointer in found.items:
        tree = await everybody.run(Tree.get(pointer.owner_id, pointer.tree_id).consistently())
        # On behalf of the owner: the tree must not keep naming a deleted user.
        access = None if tree is None else access_of(tree, tree.user_id, everybody)
        if access is not None and user_id in (access.tree.shared_with or ()):
            await drop_guest(everybody, access, user_id)
        else:
            with suppress(ItemNotFoundError):
                await everybody.run(pointer.delete())


async def _share(
    context: Context[Parts],
    access: Access,
    guest: User | None,
    role: ShareRole,
    *,
    email: str | None = None,
) -> ShareView:
    if guest is None or guest.leaving_at is not None:
        raise NotFoundError("User not found.")
    guest_id = guest.user_id
    if guest_id == access.tree.user_id:
        raise InvalidError("You already own this tree.")
    everybody = context.parts.everybody

    async def plan(access: Access) -> Plan[SharedTree]:
        return await sharing(everybody, access, guest_id, role, email=email)

    families = context.parts.families
    access, pointer = await changed(access, plan, families=families, through=everybody)
    return _view(access.tree, guest_id, guest, pointer)


async def sharing(
    everybody: AsyncDatabase,
    access: Access,
    guest_id: str,
    role: ShareRole,
    *,
    email: str | None = None,
) -> Plan[SharedTree]:
    """Adds a guest to a tree, or changes a guest's role; raises `ConflictingError`.

    `email` is the address by which the owner knows the guest.
    """
    tree = access.tree
    guests = list(tree.shared_with or ())
    roles: dict[str, str] = {**(tree.share_roles or {})}
    if guest_id not in guests:
        guests.append(guest_id)
    if len(guests) > yggdrasil_limits.YGGDRASIL_GUESTS_MAX:
        raise ConflictingError(
            f"A tree may have at most {yggdrasil_limits.YGGDRASIL_GUESTS_MAX} guests."
        )
    roles[guest_id] = role
    known = await everybody.run(SharedTree.get(guest_id, tree.tree_id).consistently())
    pointer = SharedTree(
        user_id=guest_id,
        tree_id=tree.tree_id,
        owner_id=tree.user_id,
        role=role,
        invited_email=email or (known and known.invited_email),
    )
    if known is not None:
        pointer.created_at = known.created_at
    return Plan(pointer, tree=_guests(guests, roles), others=[pointer.put()])


def _guests(guests: list[str], roles: dict[str, str]) -> dict[str, Any]:
    return {"shared_with": guests or None, "share_roles": roles or None}


def _view(tree: Tree, guest_id: str, user: User | None, pointer: SharedTree | None) -> ShareView:
    return ShareView(
        user_id=guest_id,
        role=(tree.share_roles or {}).get(guest_id, "viewer"),
        email=None if pointer is None else pointer.invited_email,
        display_name=None if user is None else user.display_name,
        created_at=None if pointer is None else moment_text(pointer.created_at),
    )

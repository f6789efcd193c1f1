"""Routes for accounts: the tree, its states, and moving.

    ROUTES.include(account_routes(), of=lambda parts: parts.accounts, prefix="/v1")

Not here: members and invitations (`accounts.member_routes`), the caller's own accounts
(`accounts.own_routes`).
"""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any, Final

from msgspec import UNSET, Meta, Struct

from tablewright.api.context import Context
from tablewright.api.http.etags import IF_MATCH, etag_of
from tablewright.api.responses import Response
from tablewright.api.routes import Routes
from tablewright.errors import (
    ConflictingError,
    ForbiddenError,
    InvalidError,
    NotFoundError,
    StaleError,
)
from tablewright.kits.accounts import limits, moving, settings, tree
from tablewright.kits.accounts.accounts import ACCOUNT
from tablewright.kits.accounts.kit import AccountKit
from tablewright.kits.accounts.member_routes import add_invitation_routes, add_member_routes
from tablewright.kits.accounts.own_routes import add_own_routes
from tablewright.kits.accounts.purging import scheduled
from tablewright.kits.accounts.views import (
    AccountChange,
    AccountId,
    AccountList,
    AccountTree,
    AccountView,
    ChildrenQuery,
    Move,
    NewAccount,
    Suspension,
    account_view,
    created,
    kind_in,
)
from tablewright.kits.accounts.vocabulary import Vocabulary

_TAGS: Final = ("accounts",)
_CHANGES: Final = (ConflictingError, InvalidError)


class TreeQuery(Struct, forbid_unknown_fields=True):
    """How many levels below an account are shown."""

    depth: Annotated[int, Meta(ge=1, le=limits.ACCOUNT_DEPTH_MAX)] = limits.ACCOUNT_DEPTH_MAX


def account_routes(words: Vocabulary | None = None) -> Routes[AccountKit]:
    """All routes of the kit; `words` names the permissions that they require."""
    named = words or Vocabulary()
    routes: Routes[AccountKit] = Routes()
    add_own_routes(routes, named)
    _add_tree_routes(routes, named)
    _add_state_routes(routes, named)
    _add_move_route(routes, named)
    add_member_routes(routes, named)
    add_invitation_routes(routes, named)
    return routes


def _add_tree_routes(routes: Routes[AccountKit], words: Vocabulary) -> None:
    @routes.get("/accounts/{account_id}", rule=ACCOUNT.permits(words.read), tags=_TAGS)
    async def get_account(context: Context[AccountKit], account_id: AccountId) -> AccountView:
        """Returns an account."""
        parts = context.parts.parts
        return account_view(parts, await parts.account(account_id))

    @routes.patch(
        "/accounts/{account_id}",
        rule=ACCOUNT.permits(words.update),
        tags=_TAGS,
        headers=IF_MATCH,
        errors=(*_CHANGES, ForbiddenError, StaleError),
    )
    async def update_account(
        context: Context[AccountKit], account_id: AccountId, body: AccountChange
    ) -> AccountView:
        """Changes the name, the settings or the metadata of an account."""
        kit = context.parts
        return account_view(kit.parts, await _update(kit, context, account_id, body))

    @routes.get(
        "/accounts/{account_id}/children",
        rule=ACCOUNT.permits(words.read),
        tags=_TAGS,
        errors=(InvalidError,),
    )
    async def list_children(
        context: Context[AccountKit], account_id: AccountId, query: ChildrenQuery
    ) -> AccountList:
        """Lists the direct children of an account, optionally of one type."""
        parts = context.parts.parts
        page = await tree.listed(parts, account_id, query, query.type)
        return AccountList([account_view(parts, one) for one in page.items], page.cursor)

    @routes.post(
        "/accounts/{account_id}/children",
        rule=ACCOUNT.permits(words.create_child),
        status=201,
        tags=_TAGS,
        errors=(*_CHANGES, ForbiddenError),
        accepts_idempotency_key=True,
    )
    async def create_child_account(
        context: Context[AccountKit], account_id: AccountId, body: NewAccount
    ) -> Response[AccountView]:
        """Creates an account below another one."""
        parts = context.parts.parts
        kind = kind_in(body)
        child = await tree.create_child(parts, context, account_id, body.name, kind=kind)
        return created(context, parts, child)

    @routes.get("/accounts/{account_id}/tree", rule=ACCOUNT.permits(words.read), tags=_TAGS)
    async def get_account_tree(
        context: Context[AccountKit], account_id: AccountId, query: TreeQuery
    ) -> AccountTree:
        """Returns an account and all accounts below it, each after its parent."""
        parts = context.parts.parts
        found, is_complete = await tree.subtree(parts, account_id, query.depth)
        return AccountTree([account_view(parts, one) for one in found], is_complete)

    @routes.get("/accounts/{account_id}/ancestors", rule=ACCOUNT.permits(words.read), tags=_TAGS)
    async def list_ancestors(context: Context[AccountKit], account_id: AccountId) -> AccountList:
        """Lists the accounts above an account, from the root down to itself."""
        parts = context.parts.parts
        chain = await parts.accounts.chain(await parts.account(account_id))
        return AccountList([account_view(parts, one) for one in chain])


async def _update(
    kit: AccountKit, context: Context[AccountKit], account_id: str, body: AccountChange
) -> Any:
    account = await kit.parts.account(account_id)
    context.check_if_match(etag_of(account_view(kit.parts, account)))
    shape, roles = kit.accounts.accounts, dict[str, Any]()
    if body.name is not UNSET:
        roles["name"] = body.name
    if body.settings is not UNSET:
        parent = shape.value(account, "parent")
        await settings.check_change(kit.settings, context, parent, body.settings)
        roles["settings"] = settings.merged(shape.value(account, "settings"), body.settings)
    if body.metadata is not UNSET:
        if not shape.has("metadata"):
            raise InvalidError("Accounts have no metadata.", details={"place": "metadata"})
        roles["metadata"] = settings.merged(shape.value(account, "metadata"), body.metadata)
    for place in roles.keys() & {"settings", "metadata"}:
        settings.check_size(roles[place], place)
    if not roles:
        raise InvalidError("The request changes nothing.")
    return await tree.update(kit.parts, context, account, **roles)


def _add_state_routes(routes: Routes[AccountKit], words: Vocabulary) -> None:
    @routes.post(
        "/accounts/{account_id}/suspend",
        rule=ACCOUNT.permits(words.suspend),
        tags=_TAGS,
        errors=_CHANGES,
    )
    async def suspend_account(
        context: Context[AccountKit], account_id: AccountId, body: Suspension
    ) -> AccountView:
        """Suspends an account: in it and below it, people can only read."""
        parts = context.parts.parts
        return account_view(
            parts, await tree.suspend(parts, context, account_id, reason=body.reason)
        )

    @routes.post(
        "/accounts/{account_id}/reactivate",
        rule=ACCOUNT.permits(words.suspend),
        tags=_TAGS,
        errors=_CHANGES,
    )
    async def reactivate_account(
        context: Context[AccountKit], account_id: AccountId
    ) -> AccountView:
        """Ends the suspension of an account."""
        parts = context.parts.parts
        return account_view(parts, await tree.reactivate(parts, context, account_id))

    @routes.delete(
        "/accounts/{account_id}",
        rule=ACCOUNT.permits(words.terminate),
        tags=_TAGS,
        headers=IF_MATCH,
        errors=(*_CHANGES, StaleError),
    )
    async def terminate_account(context: Context[AccountKit], account_id: AccountId) -> AccountView:
        """Terminates an account that has no active account below it.

        It can be restored for 30 days.
        """
        kit = context.parts
        seen = await kit.parts.account(account_id) if context.has_if_match else None
        if seen is not None:
            context.check_if_match(etag_of(account_view(kit.parts, seen)))
        also = partial(scheduled, kit.jobs, account_id)
        found = await tree.terminate(
            kit.parts, context, account_id, also=lambda now: [also(now)], seen=seen
        )
        return account_view(kit.parts, found)

    @routes.post(
        "/accounts/{account_id}/restore",
        rule=ACCOUNT.permits(words.terminate),
        tags=_TAGS,
        errors=_CHANGES,
    )
    async def restore_account(context: Context[AccountKit], account_id: AccountId) -> AccountView:
        """Restores an account that was terminated less than 30 days ago."""
        parts = context.parts.parts
        return account_view(parts, await tree.restore(parts, context, account_id))


def _add_move_route(routes: Routes[AccountKit], words: Vocabulary) -> None:
    rule = ACCOUNT.permits(words.move)

    @routes.post(
        "/accounts/{account_id}/move",
        rule=rule,
        status=202,
        tags=_TAGS,
        errors=(*_CHANGES, NotFoundError),
    )
    async def move_account(
        context: Context[AccountKit], account_id: AccountId, body: Move
    ) -> AccountView:
        """Moves an account below another one of the same tree, with everything below it.

        Rights change at once. The paths of accounts below are updated in the
        background.
        """
        await context.enter(rule, body.parent_account_id)
        kit = context.parts
        moved = await moving.move(kit.parts, kit.jobs, context, account_id, body.parent_account_id)
        return account_view(kit.parts, moved)

"""Routes for accounts: the tree, its states, moving, and the caller's own accounts.

    ROUTES.include(account_routes(), of=lambda parts: parts.accounts, prefix="/v1")

Not here: members and invitations (`accounts.member_routes`).
"""

from __future__ import annotations

from typing import Any, Final

from msgspec import UNSET

from tablewright.api.context import Context
from tablewright.api.responses import Response
from tablewright.api.routes import Routes
from tablewright.api.rules import SIGNED_IN
from tablewright.errors import ConflictingError, ForbiddenError, InvalidError, NotFoundError
from tablewright.kits.accounts import moving, tree
from tablewright.kits.accounts.accounts import ACCOUNT
from tablewright.kits.accounts.kit import AccountKit
from tablewright.kits.accounts.member_routes import add_invitation_routes, add_member_routes
from tablewright.kits.accounts.views import (
    AccountChange,
    AccountId,
    AccountList,
    AccountView,
    Move,
    MyAccount,
    MyAccounts,
    NewAccount,
    Suspension,
    account_view,
)
from tablewright.kits.accounts.vocabulary import Vocabulary
from tablewright.model import get_all

_TAGS: Final = ("accounts",)
_CHANGES: Final = (ConflictingError, InvalidError)


def account_routes(words: Vocabulary | None = None) -> Routes[AccountKit]:
    """All routes of the kit; `words` names the permissions that they require."""
    named = words or Vocabulary()
    routes: Routes[AccountKit] = Routes()
    _add_own_routes(routes)
    _add_tree_routes(routes, named)
    _add_state_routes(routes, named)
    _add_move_route(routes, named)
    add_member_routes(routes, named)
    add_invitation_routes(routes, named)
    return routes


def _add_own_routes(routes: Routes[AccountKit]) -> None:
    @routes.get("/users/me/accounts", rule=SIGNED_IN, tags=_TAGS)
    async def list_my_accounts(context: Context[AccountKit]) -> MyAccounts:
        """Lists the accounts that you belong to."""
        parts = context.parts.parts
        members, accounts = parts.accounts.members, parts.accounts.accounts
        own = await parts.db.all(
            members.of_person(context.principal.person).consistently(), unreadable="collect"
        )
        ids = [members.value(one, "account") for one in own.items]
        found = await parts.db.run(get_all([accounts.get(one) for one in ids]))
        items: list[MyAccount] = []
        for membership, account in zip(own.items, found, strict=True):
            if account is None:
                continue
            items.append(
                MyAccount(
                    accounts.value(account, "id"),
                    accounts.value(account, "name"),
                    accounts.state_in(account).value,
                    members.member(membership).role,
                    bool(members.value(membership, "is_default")),
                )
            )
        return MyAccounts(items)

    @routes.post(
        "/accounts",
        rule=SIGNED_IN,
        status=201,
        tags=_TAGS,
        errors=_CHANGES,
        accepts_idempotency_key=True,
    )
    async def create_account(
        context: Context[AccountKit], body: NewAccount
    ) -> Response[AccountView]:
        """Creates a root account; you become its first administrator."""
        kit = context.parts
        account = await tree.create_root(kit.parts, context, body.name, kind=_kind(body))
        return _created(context, account)


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
        errors=_CHANGES,
    )
    async def update_account(
        context: Context[AccountKit], account_id: AccountId, body: AccountChange
    ) -> AccountView:
        """Renames an account."""
        parts = context.parts.parts
        return account_view(parts, await tree.update(parts, context, account_id, name=body.name))

    @routes.get("/accounts/{account_id}/children", rule=ACCOUNT.permits(words.read), tags=_TAGS)
    async def list_children(context: Context[AccountKit], account_id: AccountId) -> AccountList:
        """Lists the accounts right below an account."""
        parts = context.parts.parts
        found = await tree.children(parts, account_id)
        return AccountList([account_view(parts, one) for one in found])

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
        kind = _kind(body)
        return _created(
            context, await tree.create_child(parts, context, account_id, body.name, kind=kind)
        )

    @routes.get("/accounts/{account_id}/ancestors", rule=ACCOUNT.permits(words.read), tags=_TAGS)
    async def list_ancestors(context: Context[AccountKit], account_id: AccountId) -> AccountList:
        """Lists the accounts above an account, from the root down to itself."""
        parts = context.parts.parts
        chain = await parts.accounts.chain(await parts.account(account_id))
        return AccountList([account_view(parts, one) for one in chain])


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
        errors=_CHANGES,
    )
    async def terminate_account(context: Context[AccountKit], account_id: AccountId) -> AccountView:
        """Terminates an account that has no active account below it.

        It can be restored for 30 days.
        """
        parts = context.parts.parts
        return account_view(parts, await tree.terminate(parts, context, account_id))

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

        Rights are those of the new place at once. The paths of accounts below follow in the
        background.
        """
        await context.enter(rule, body.parent_account_id)
        kit = context.parts
        moved = await moving.move(kit.parts, kit.jobs, context, account_id, body.parent_account_id)
        return account_view(kit.parts, moved)


def _kind(body: NewAccount) -> str:
    return "" if body.type is UNSET else str(body.type)


def _created(context: Context[AccountKit], account: Any) -> Response[AccountView]:
    view = account_view(context.parts.parts, account)
    return Response(view, headers={"location": f"{context.base}/v1/accounts/{view.account_id}"})

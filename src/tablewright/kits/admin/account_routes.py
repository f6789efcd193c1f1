"""Routes for accounts: the operator finds, suspends and reactivates them."""

from __future__ import annotations

from typing import Any, Final

from tablewright.api.context import Context
from tablewright.api.paging import page_of, scanned_page
from tablewright.api.routes import Routes
from tablewright.api.rules import OPERATOR
from tablewright.errors import ConflictingError, InvalidError, NotFoundError
from tablewright.kits.accounts import tree
from tablewright.kits.accounts.parts import AccountParts
from tablewright.kits.accounts.views import account_view
from tablewright.kits.admin.admin import Admin
from tablewright.kits.admin.views import (
    AccountQuery,
    AdminAccountList,
    AdminAccountView,
    Id,
    ReasonBody,
)
from tablewright.model import Page

_TAGS: Final = ("operator: accounts",)
_CHANGES: Final = (NotFoundError, ConflictingError)


def add_accounts(routes: Routes[Admin]) -> None:
    """Adds the routes for accounts."""
    one = "/admin/accounts/{account_id}"

    @routes.get("/admin/accounts", rule=OPERATOR, tags=_TAGS, errors=(InvalidError,))
    async def find_accounts(context: Context[Admin], query: AccountQuery) -> AdminAccountList:
        """Finds accounts by id or, if the design supports it, by name; or lists all of them."""
        parts = _parts(context.parts)
        page = await _found(context.parts, query)
        items = [_view(parts, one) for one in page.items]
        return AdminAccountList(items=items, next_cursor=page.cursor)

    @routes.get(one, rule=OPERATOR, tags=_TAGS, errors=(NotFoundError,))
    async def get_any_account(context: Context[Admin], account_id: Id) -> AdminAccountView:
        """Returns an account."""
        parts = _parts(context.parts)
        return _view(parts, await parts.account(account_id))

    @routes.post(f"{one}/suspend", rule=OPERATOR, tags=_TAGS, errors=_CHANGES)
    async def suspend_any_account(
        context: Context[Admin], account_id: Id, body: ReasonBody
    ) -> AdminAccountView:
        """Suspends an account: in it and below it, people can only read.

        Only the operator can reactivate it. Its administrators see the reason.
        """
        parts = _parts(context.parts)
        found = await tree.suspend(parts, context, account_id, reason=body.reason)
        return _view(parts, found)

    @routes.post(f"{one}/reactivate", rule=OPERATOR, tags=_TAGS, errors=_CHANGES)
    async def reactivate_any_account(context: Context[Admin], account_id: Id) -> AdminAccountView:
        """Ends the suspension of an account."""
        parts = _parts(context.parts)
        return _view(parts, await tree.reactivate(parts, context, account_id))


def _parts(admin: Admin) -> AccountParts:
    assert admin.accounts is not None, "the system has routes for accounts, and none"
    return admin.accounts.parts


async def _found(admin: Admin, query: AccountQuery) -> Page[Any]:
    if query.id is None and query.name is None and admin.all_accounts is not None:
        return await scanned_page(admin.db, admin.all_accounts, query)
    if (query.id is None) == (query.name is None):
        raise InvalidError("Either id or name must be given.", details={"place": "id"})
    if query.id is not None:
        account = await _parts(admin).accounts.find(query.id)
        return Page([] if account is None else [account])
    if admin.accounts_by_name is None:
        raise InvalidError("Accounts can be found by id only.", details={"place": "name"})
    return await page_of(admin.db, admin.accounts_by_name(query.name or ""), query)


def _view(parts: AccountParts, account: Any) -> AdminAccountView:
    shown = account_view(parts, account)
    return AdminAccountView(
        account_id=shown.account_id,
        name=shown.name,
        status=shown.status,
        path=shown.path,
        type=shown.type,
        suspended_by=shown.suspended_by,
        suspended_for=shown.suspended_for,
    )

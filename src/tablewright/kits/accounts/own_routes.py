"""Routes for the accounts of the signed-in person: the list, the default, a new root.

Not here: one account and those below it (`accounts.routes`).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from tablewright.api.context import Context
from tablewright.api.paging import PageQuery, page_of
from tablewright.api.responses import Response
from tablewright.api.routes import Routes
from tablewright.api.rules import SIGNED_IN
from tablewright.errors import BadCursorError, ConflictingError, InvalidError, NotFoundError
from tablewright.kits.accounts import limits, tree
from tablewright.kits.accounts.defaults import other_default
from tablewright.kits.accounts.figures import (
    Figure,
    FigureList,
    FiguresQuery,
    count_members,
    figures_of,
)
from tablewright.kits.accounts.kit import AccountKit
from tablewright.kits.accounts.members import INVITE
from tablewright.kits.accounts.parts import AccountParts, Planned
from tablewright.kits.accounts.roles import MemberState
from tablewright.kits.accounts.views import (
    AccountView,
    DefaultAccount,
    MyAccount,
    MyAccounts,
    NewAccount,
    created,
    kind_in,
)
from tablewright.kits.accounts.vocabulary import Vocabulary
from tablewright.kits.audit import Happening
from tablewright.kits.shapes import word_of
from tablewright.model import get_all
from tablewright.model.operations.writing import WriteOperation

_TAGS: Final = ("accounts",)
_CHANGES: Final = (ConflictingError, InvalidError)


class MyAccountsQuery(PageQuery, forbid_unknown_fields=True, kw_only=True):
    """A page of your accounts, and whether those below them are listed too."""

    inherited: bool = False


def add_own_routes(routes: Routes[AccountKit], words: Vocabulary) -> None:
    """Adds the routes for the caller's own accounts; `words` names the permission for members."""

    @routes.get("/users/me/accounts", rule=SIGNED_IN, tags=_TAGS)
    async def list_my_accounts(context: Context[AccountKit], query: MyAccountsQuery) -> MyAccounts:
        """Lists the accounts that you belong to.

        With `inherited`, the list also contains the accounts below them, each after its parent.
        """
        parts, person = context.parts.parts, context.principal.person
        if query.inherited:
            return _page_of(await _with_inherited(parts, await _own(parts, person)), query)
        asked = parts.accounts.members.of_person(person).consistently()
        page = await page_of(parts.db, asked, query)
        own = await _with_accounts(parts, page.items)
        listed = [_view(parts, account, item) for item, account in own]
        return MyAccounts(listed, next_cursor=page.cursor)

    @routes.get("/users/me/accounts/figures", rule=SIGNED_IN, tags=_TAGS)
    async def get_account_figures(context: Context[AccountKit], query: FiguresQuery) -> FigureList:
        """Returns the number of members of accounts, and the figures of the system.

        A figure is missing without the permission to read it, and an account without any right in
        it. Counting stops at 1,000.
        """
        kit = context.parts
        members = Figure("members", words.read_members, partial(count_members, kit.accounts))
        ids = query.ids.split(",") if query.ids else await _own_ids(kit.parts, context)
        return await figures_of(kit.parts, context.principal, ids, (members, *kit.figures))

    @routes.put(
        "/users/me/default-account",
        rule=SIGNED_IN,
        tags=_TAGS,
        errors=(*_CHANGES, NotFoundError),
    )
    async def set_default_account(context: Context[AccountKit], body: DefaultAccount) -> MyAccounts:
        """Sets the account in which you start."""
        parts = context.parts.parts
        await _set_default(parts, context, body.account_id)
        own = await _own(parts, context.principal.person)
        return MyAccounts([_view(parts, account, item) for item, account in own])

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
        account = await tree.create_root(
            kit.parts,
            context,
            body.name,
            kind=kind_in(body),
            also=kit.people.still_here(context.principal.person),
        )
        return created(context, kit.parts, account)


async def _own_ids(parts: AccountParts, context: Context[Any]) -> list[str]:
    """The accounts that the caller belongs to, as many as have figures in one response."""
    own = await _own(parts, context.principal.person)
    ids = [parts.accounts.accounts.value(account, "id") for _, account in own]
    return ids[: limits.FIGURE_ACCOUNTS_MAX]


async def _own(parts: AccountParts, person: str) -> list[tuple[Any, Any]]:
    """The memberships of a person, each with its account."""
    query = parts.accounts.members.of_person(person).consistently()
    return await _with_accounts(parts, (await parts.db.all(query, unreadable="collect")).items)


async def _with_accounts(parts: AccountParts, items: Sequence[Any]) -> list[tuple[Any, Any]]:
    members, accounts = parts.accounts.members, parts.accounts.accounts
    ids = [members.value(one, "account") for one in items]
    found = await parts.db.run(get_all([accounts.get(one).consistently() for one in ids]))
    both = zip(items, found, strict=True)
    return [(item, account) for item, account in both if account is not None]


def _page_of(listed: MyAccounts, query: PageQuery) -> MyAccounts:
    """One page of a tree: the cursor is the id of the last account before it."""
    ids, start = [one.account_id for one in listed.items], 0
    if query.cursor is not None:
        if query.cursor not in ids:
            raise BadCursorError("The account of the cursor is not in this list.")
        start = ids.index(query.cursor) + 1
    page = listed.items[start : start + query.limit]
    is_more = start + len(page) < len(ids)
    return MyAccounts(page, listed.is_complete, page[-1].account_id if is_more else None)


async def _with_inherited(parts: AccountParts, own: Sequence[tuple[Any, Any]]) -> MyAccounts:
    """The accounts of memberships and those below them, in the order of a tree."""
    members, accounts = parts.accounts.members, parts.accounts.accounts
    items = {accounts.value(account, "id"): item for item, account in own}
    below, is_complete = await tree.descendants(parts, list(items))
    listed: dict[str, MyAccount] = {}

    def walk(account: Any, item: Any, source: str) -> None:
        account_id = accounts.value(account, "id")
        if account_id in items:
            item, source = items[account_id], account_id
        if account_id in listed or members.member(item).state is MemberState.SUSPENDED:
            return
        inherited = None if source == account_id else source
        listed[account_id] = _view(parts, account, item, inherited)
        for child in below.get(account_id, ()):
            walk(child, item, source)

    for item, account in sorted(own, key=lambda one: accounts.value(one[1], "level")):
        walk(account, item, accounts.value(account, "id"))
    return MyAccounts(list(listed.values()), is_complete)


async def _set_default(parts: AccountParts, context: Context[Any], account_id: str) -> None:
    shape, person = parts.accounts.members, context.principal.person

    async def plan() -> Planned:
        own = await parts.db.all(shape.of_person(person).consistently(), unreadable="collect")
        writes: list[WriteOperation[Any]] = []
        is_member = False
        for one in own.items:
            wanted = shape.value(one, "account") == account_id
            is_member = is_member or wanted
            if bool(shape.value(one, "is_default")) != wanted:
                place = shape.at(person=person, account=shape.value(one, "account"))
                unchanged = shape.is_default == shape.value(one, "is_default")
                writes.append(place.update(*shape.set(is_default=wanted)).when(unchanged))
        if not is_member or person.startswith(INVITE):
            raise NotFoundError("Account not found.")
        what = Happening("default_account_changed", "member", "updated", person)
        writes += await other_default(parts, person, account_id)
        return Planned(account_id, what, writes)

    await parts.commit(context, plan)


def _view(parts: AccountParts, account: Any, item: Any, inherited: str | None = None) -> MyAccount:
    members, accounts = parts.accounts.members, parts.accounts.accounts
    kind = accounts.value(account, "kind")
    return MyAccount(
        account_id=accounts.value(account, "id"),
        name=accounts.value(account, "name"),
        status=accounts.state_in(account).value,
        role=members.member(item).role,
        is_default=inherited is None and bool(members.value(item, "is_default")),
        type=word_of(kind) if kind else None,
        parent_account_id=accounts.value(account, "parent"),
        level=accounts.value(account, "level"),
        inherited_from=inherited,
    )

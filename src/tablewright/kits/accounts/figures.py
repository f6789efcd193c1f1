"""Figures: counts of several accounts, such as members, for a page that shows a tree.

    AccountKit.of(..., figures=(Figure("sources", "sources.read", count_sources),))

    GET /users/me/accounts/figures?ids=a1,a2

Each figure requires a permission in its account. A response has at most 50 accounts: a page
requests the ones that it shows.
Not here: limits of plans (`kits.metering`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated

from msgspec import Meta, Struct

from tablewright.api.paging import filters
from tablewright.api.rules import Principal
from tablewright.kits.accounts import limits
from tablewright.kits.accounts.accounts import Accounts
from tablewright.kits.accounts.members import INVITE
from tablewright.kits.accounts.parts import AccountParts
from tablewright.kits.accounts.roles import MemberState

_ID = f"[A-Za-z0-9_-]{{1,{limits.ACCOUNT_ID_LENGTH_MAX}}}"


@dataclass(frozen=True, slots=True)
class Figure:
    """One number of an account; `read` gets the id of the account."""

    name: str  # as clients see it, such as storageBytes
    permission: str
    read: Callable[[str], Awaitable[int]]


_Ids = Annotated[
    str,
    Meta(
        pattern=rf"^{_ID}(,{_ID}){{0,{limits.FIGURE_ACCOUNTS_MAX - 1}}}$(?!\n)",
        description=f"Up to {limits.FIGURE_ACCOUNTS_MAX} ids, separated by commas.",
    ),
]


class FiguresQuery(Struct, forbid_unknown_fields=True):
    """The accounts to return figures for; without ids, your own accounts."""

    ids: _Ids | None = None


class AccountFigures(Struct, rename="camel"):
    """The figures of an account, without those that require a missing permission."""

    account_id: str
    figures: dict[str, int]


class FigureList(Struct, rename="camel"):
    """The figures of several accounts."""

    items: list[AccountFigures]


async def figures_of(
    parts: AccountParts, who: Principal, ids: Sequence[str], wanted: Sequence[Figure]
) -> FigureList:
    """Returns the figures of accounts, except accounts in which the caller has no right."""
    turns = asyncio.Semaphore(limits.ACCOUNT_READS_AT_ONCE)

    async def read(account_id: str) -> AccountFigures | None:
        async with turns:
            rights = await parts.accounts.rights(who, account_id)
            if rights is None or rights.withheld is not None:
                return None
            found: Mapping[str, int] = {
                one.name: await one.read(account_id)
                for one in wanted
                if rights.limits_of(one.permission) is not None
            }
            return AccountFigures(account_id, dict(found))

    found = await asyncio.gather(*(read(one) for one in dict.fromkeys(ids)))
    return FigureList([one for one in found if one is not None])


async def count_members(accounts: Accounts, account_id: str) -> int:
    """The number of members of an account, without invitations; stops at a bound."""
    shape = accounts.members
    query = shape.of_account(account_id).limit(limits.FIGURE_COUNT_MAX)
    if filters(query, shape.state):
        active = query.where(shape.state != shape.state_of(MemberState.PENDING.value))
        return await accounts.db.run(active.count())
    page = await accounts.db.run(query)
    return sum(not shape.value(one, "person").startswith(INVITE) for one in page.items)

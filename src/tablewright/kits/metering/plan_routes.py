"""Routes for plans: the public price list, and the plan of an account.

Not here: changing the price list (`metering.operator_routes`).
"""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

from tablewright.api.context import Context
from tablewright.api.paging import PageQuery
from tablewright.api.routes import Routes
from tablewright.api.rules import PUBLIC
from tablewright.errors import (
    BadCursorError,
    ConflictingError,
    InvalidError,
    NotFoundError,
    RateLimitedError,
    StaleError,
)
from tablewright.kits.accounts.accounts import ACCOUNT
from tablewright.kits.accounts.views import AccountId
from tablewright.kits.metering import limits
from tablewright.kits.metering.kit import MeteringKit
from tablewright.kits.metering.views import (
    PlanChoice,
    PlanId,
    PlanList,
    PlanPage,
    PlanView,
    SubscriptionView,
    plan_page,
    plan_view,
    subscription_view,
)
from tablewright.kits.metering.vocabulary import MeteringWords

_TAGS: Final = ("plans",)
_CHANGES: Final = (ConflictingError, InvalidError, NotFoundError, RateLimitedError, StaleError)
_IDS_LENGTH_MAX: Final = 20 * (limits.PLAN_ID_LENGTH_MAX + 1)


class Compared(Struct, forbid_unknown_fields=True):
    """The plans to compare."""

    ids: Annotated[
        str, Meta(min_length=1, max_length=_IDS_LENGTH_MAX, description="Comma-separated ids")
    ]


def add_plan_routes(routes: Routes[MeteringKit]) -> None:
    """Adds the price list, which is public."""

    @routes.get("/plans", rule=PUBLIC, tags=_TAGS, errors=(BadCursorError,))
    async def list_plans(context: Context[MeteringKit], query: PageQuery) -> PlanPage:
        """Lists the plans on sale, the cheapest first."""
        plans = await context.parts.limits.price_list.all()
        return plan_page([one for one in plans if one.is_active], query)

    @routes.get("/plans/compare", rule=PUBLIC, tags=_TAGS, errors=(NotFoundError,))
    async def compare_plans(context: Context[MeteringKit], query: Compared) -> PlanList:
        """Returns several plans, in the order of their ids in the query."""
        plans = {one.id: one for one in await context.parts.limits.price_list.all()}
        wanted = list(dict.fromkeys(query.ids.split(",")))
        if missing := [one for one in wanted if one not in plans]:
            raise NotFoundError(f"Plan {missing[0][:80]!r} not found.")
        return PlanList([plan_view(plans[one]) for one in wanted])

    @routes.get("/plans/{plan_id}", rule=PUBLIC, tags=_TAGS)
    async def get_plan(context: Context[MeteringKit], plan_id: PlanId) -> PlanView:
        """Returns a plan, including plans that are no longer on sale."""
        return plan_view(await context.parts.limits.price_list.get(plan_id))


def add_subscription_routes(routes: Routes[MeteringKit], words: MeteringWords) -> None:
    """Adds the plan of an account."""
    path, rule = "/accounts/{account_id}/plan", ACCOUNT.permits(words.manage_billing)

    @routes.get(path, rule=ACCOUNT.permits(words.read_billing), tags=_TAGS, is_free=True)
    async def get_account_plan(
        context: Context[MeteringKit], account_id: AccountId
    ) -> SubscriptionView:
        """Returns the plan of an account: that of its root."""
        return await _shown(context.parts, account_id)

    @routes.put(path, rule=rule, tags=_TAGS, errors=_CHANGES, is_free=True)
    async def change_account_plan(
        context: Context[MeteringKit], account_id: AccountId, body: PlanChoice
    ) -> SubscriptionView:
        """Moves a root account to another plan, at once.

        A smaller plan may pause resources. Then the response is 409 with reason `would_pause`, the
        list and its `tag`. Repeat the request with the tag. If the list has changed, the response
        is 412.
        """
        kit = context.parts
        await kit.changes.choose(account_id, body.plan_id, tag=body.tag, context=context)
        return await _shown(kit, account_id)

    @routes.delete(path, rule=rule, tags=_TAGS, errors=_CHANGES, is_free=True)
    async def cancel_account_plan(
        context: Context[MeteringKit], account_id: AccountId
    ) -> SubscriptionView:
        """Cancels the plan of a root account.

        For 30 days, nothing else changes. Then only reading, export and billing remain, until
        an administrator chooses a plan.
        """
        kit = context.parts
        await kit.changes.cancel(account_id, context=context)
        return await _shown(kit, account_id)


async def _shown(kit: MeteringKit, account_id: str) -> SubscriptionView:
    place = await kit.limits.tree.place(account_id)
    return subscription_view(place, await kit.limits.allowance(place.root))

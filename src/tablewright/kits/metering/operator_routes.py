"""Routes for the operator: the price list, and the usage of a day.

Not here: routes for accounts (`metering.routes`, `metering.plan_routes`).
"""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from typing import Annotated, Any, Final

from msgspec import UNSET, Meta, Struct
from msgspec.structs import asdict

from tablewright.api.context import Context
from tablewright.api.paging import PageQuery
from tablewright.api.responses import Response
from tablewright.api.routes import Routes
from tablewright.api.rules import OPERATOR
from tablewright.errors import BadCursorError, ConflictingError, InvalidError, NotFoundError
from tablewright.kits.accounts.views import AccountId
from tablewright.kits.metering import limits
from tablewright.kits.metering.kit import MeteringKit
from tablewright.kits.metering.plans import Plan
from tablewright.kits.metering.views import (
    AccountUsage,
    NewPlan,
    OverriddenView,
    PlanChange,
    PlanId,
    PlanOverrides,
    PlanPage,
    PlanView,
    SubscriptionView,
    UsageOfDay,
    metadata_with,
    plan_page,
    plan_view,
    subscription_view,
)

_TAGS: Final = ("operator",)
_CHANGES: Final = (ConflictingError, InvalidError, NotFoundError)


class DayPage(Struct, forbid_unknown_fields=True):
    """Selects a day, and a page of the accounts with usage on it."""

    date: Annotated[date, Meta(description="The day, in UTC")]
    limit: Annotated[int, Meta(ge=1, le=limits.USAGE_PAGE_MAX)] = limits.USAGE_PAGE_MAX
    cursor: Annotated[str, Meta(max_length=4_000)] | None = None


def add_operator_routes(routes: Routes[MeteringKit]) -> None:
    """Adds the operator's routes."""
    _add_price_routes(routes)
    _add_override_route(routes)

    @routes.get("/admin/usage", rule=OPERATOR, tags=_TAGS, errors=(BadCursorError,))
    async def get_usage_of_day(context: Context[MeteringKit], query: DayPage) -> UsageOfDay:
        """Lists the usage of all accounts on a day, by account id."""
        kit = context.parts
        found, cursor = await kit.days.on_day(query.date, query.limit, query.cursor)
        names = await kit.limits.tree.names([account_id for account_id, _ in found])
        items = [AccountUsage(one, dict(day.totals), names.get(one)) for one, day in found]
        return UsageOfDay(items, cursor)


def _add_price_routes(routes: Routes[MeteringKit]) -> None:
    @routes.get("/admin/plans", rule=OPERATOR, tags=_TAGS, errors=(BadCursorError,))
    async def list_all_plans(context: Context[MeteringKit], query: PageQuery) -> PlanPage:
        """Lists all plans, the cheapest first, including those that are no longer on sale."""
        return plan_page(await context.parts.limits.price_list.all(), query)

    @routes.post("/admin/plans", rule=OPERATOR, status=201, tags=_TAGS, errors=_CHANGES)
    async def create_plan(context: Context[MeteringKit], body: NewPlan) -> Response[PlanView]:
        """Creates a plan; the first one becomes the default plan."""
        plan = Plan(
            id=body.plan_id,
            name=body.name,
            price=body.price,
            currency=body.currency,
            limits=dict(body.limits),
            kind=body.type,
            features=tuple(body.features),
            is_active=body.is_active,
            customizable=body.customizable,
            metadata=metadata_with({}, body.overage),
        )
        made = await context.parts.limits.price_list.create(plan, context=context)
        location = f"{context.base}/v1/plans/{made.id}"
        return Response(plan_view(made), headers={"location": location})

    @routes.patch("/admin/plans/{plan_id}", rule=OPERATOR, tags=_TAGS, errors=_CHANGES)
    async def update_plan(
        context: Context[MeteringKit], plan_id: PlanId, body: PlanChange
    ) -> PlanView:
        """Changes a plan. Accounts get its limits at once, and its price with their next change."""
        prices = context.parts.limits.price_list
        plan = await prices.get(plan_id)
        given = {name: value for name, value in _given(body).items() if value is not UNSET}
        if body.overage is not UNSET:
            given["metadata"] = metadata_with(plan.metadata, body.overage)
        return plan_view(await prices.update(replace(plan, **given), context=context))

    @routes.post(
        "/admin/plans/{plan_id}/default", rule=OPERATOR, status=200, tags=_TAGS, errors=_CHANGES
    )
    async def make_default_plan(context: Context[MeteringKit], plan_id: PlanId) -> PlanView:
        """Makes a plan the default: new accounts get it. There is always one default plan."""
        prices = context.parts.limits.price_list
        return plan_view(await prices.make_default(plan_id, context=context))


def _add_override_route(routes: Routes[MeteringKit]) -> None:
    @routes.get(
        "/admin/accounts/{account_id}/plan", rule=OPERATOR, tags=_TAGS, errors=(NotFoundError,)
    )
    async def get_any_plan(context: Context[MeteringKit], account_id: AccountId) -> OverriddenView:
        """Returns the plan of an account, and its limits that differ from those of the plan."""
        kit = context.parts
        place = await kit.limits.tree.place(account_id)
        allowance = await kit.limits.allowance(place.root)
        shown = asdict(subscription_view(place, allowance))
        return OverriddenView(**shown, overrides=dict(allowance.subscription.overrides))

    @routes.put(
        "/admin/accounts/{account_id}/plan/overrides", rule=OPERATOR, tags=_TAGS, errors=_CHANGES
    )
    async def override_account_plan(
        context: Context[MeteringKit], account_id: AccountId, body: PlanOverrides
    ) -> SubscriptionView:
        """Sets limits of a root account that differ from its plan; an empty map removes them.

        The plan must be customizable. The limits end when the account changes its plan.
        """
        kit = context.parts
        await kit.changes.override(account_id, body.limits, context=context)
        place = await kit.limits.tree.place(account_id)
        return subscription_view(place, await kit.limits.allowance(place.root))


def _given(body: PlanChange) -> dict[str, Any]:
    return {
        "name": body.name,
        "price": body.price,
        "currency": body.currency,
        "limits": body.limits,
        "features": body.features,
        "kind": body.type,
        "is_active": body.is_active,
        "customizable": body.customizable,
    }

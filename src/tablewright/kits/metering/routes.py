"""Routes for usage, limits and reports of accounts.

    ROUTES.include(metering_routes(), of=lambda parts: parts.metering, prefix="/v1")

Not here: plans (`metering.plan_routes`), routes for the operator (`metering.operator_routes`).
"""

from __future__ import annotations

from datetime import date, timedelta
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

from tablewright.api.context import Context
from tablewright.api.responses import RawResponse
from tablewright.api.routes import Routes
from tablewright.errors import ConflictingError, InvalidError
from tablewright.kits.accounts.accounts import ACCOUNT
from tablewright.kits.accounts.views import AccountId
from tablewright.kits.metering import limits
from tablewright.kits.metering.kit import MeteringKit
from tablewright.kits.metering.operator_routes import add_operator_routes
from tablewright.kits.metering.plan_routes import add_plan_routes, add_subscription_routes
from tablewright.kits.metering.reports.formats import POLICY, csv_of, page_of
from tablewright.kits.metering.reports.prices import Month
from tablewright.kits.metering.reports.reports import over_days
from tablewright.kits.metering.views import (
    LimitList,
    MonthText,
    UsageDays,
    day_view,
    limit_view,
    report_view,
)
from tablewright.kits.metering.vocabulary import MeteringWords

_TAGS: Final = ("usage",)
_DEFAULT_DAYS: Final = timedelta(days=30)
_JSON, _CSV, _HTML = "application/json", "text/csv; charset=utf-8", "text/html; charset=utf-8"


class Period(Struct, forbid_unknown_fields=True):
    """The days to show, both inclusive; the last 30 by default."""

    from_: Annotated[date | None, Meta(description="The first day")] = msgspec.field(
        default=None, name="from"
    )
    to: Annotated[date | None, Meta(description="The last day")] = None


class Format(Struct, forbid_unknown_fields=True):
    """The format of a report."""

    format: Literal["json", "csv", "html"] = "json"


def metering_routes(words: MeteringWords | None = None) -> Routes[MeteringKit]:
    """Returns all routes of the kit; `words` names the required permissions."""
    named = words or MeteringWords()
    routes: Routes[MeteringKit] = Routes()
    _add_usage_routes(routes, named)
    _add_report_route(routes, named)
    add_plan_routes(routes)
    add_subscription_routes(routes, named)
    add_operator_routes(routes)
    return routes


def _add_usage_routes(routes: Routes[MeteringKit], words: MeteringWords) -> None:
    rule = ACCOUNT.permits(words.read_usage)

    @routes.get("/accounts/{account_id}/usage", rule=rule, tags=_TAGS, errors=(InvalidError,))
    async def get_usage(
        context: Context[MeteringKit], account_id: AccountId, query: Period
    ) -> UsageDays:
        """Returns the daily usage of an account.

        Days are in UTC. Calls appear within five seconds. Each day lists the 100 users with the
        most usage, and combines the others.
        """
        days = context.parts.days
        first, last = _period(query, days.today)
        found = await days.of(account_id, first, last)
        totals = over_days(days.meters, days.meters.names, [one.totals for one in found])
        views = [day_view(one) for one in found]
        if found and found[-1].day == days.today and days.meters.people:
            people = await days.people(account_id, days.today)
            views[-1] = day_view(found[-1], people)
        return UsageDays(views, totals)

    @routes.get("/accounts/{account_id}/usage/limits", rule=rule, tags=_TAGS, is_free=True)
    async def get_limits(context: Context[MeteringKit], account_id: AccountId) -> LimitList:
        """Returns the limits of an account's plan, and the usage of each.

        The usage of a root is that of its whole tree. Other accounts have their own, and may have a
        share. `treeUsed` is the usage of the whole tree.
        """
        kit = context.parts
        place = await kit.limits.tree.place(account_id)
        plan = (await kit.limits.allowance(place.root)).plan
        used = await kit.limits.used(place)
        return LimitList([limit_view(one) for one in used], None if plan is None else plan.id)


def _add_report_route(routes: Routes[MeteringKit], words: MeteringWords) -> None:
    @routes.get(
        "/accounts/{account_id}/reports/{month}",
        rule=ACCOUNT.permits(words.read_billing),
        tags=_TAGS,
        errors=(ConflictingError,),
        produces=("application/json", "text/csv", "text/html"),
    )
    async def get_report(
        context: Context[MeteringKit], account_id: AccountId, month: MonthText, query: Format
    ) -> RawResponse:
        """Returns the report of a month: usage by account, platform and day, and the price.

        The report covers the account and all accounts below it, as JSON, CSV or a page to print.
        Sums are of counters; all other meters have their greatest day. Only `accounts` count active
        people, because a person may be active in several accounts. Amounts are integers in minor
        units. In the CSV, `unit` is `bytes` for values in bytes.
        """
        kit = context.parts
        report = await kit.reports.of(account_id, Month.parse(month))
        name = f"{account_id}-{month}"
        if query.format == "csv":
            shown = f'attachment; filename="{name}.csv"'
            headers = {"content-type": _CSV, "content-disposition": shown}
            return RawResponse(csv_of(report), headers=headers)
        if query.format == "html":
            headers = {"content-type": _HTML, "content-security-policy": POLICY}
            return RawResponse(page_of(report, kit.title), headers=headers)
        content = msgspec.json.encode(report_view(report))
        return RawResponse(content, headers={"content-type": _JSON})


def _period(query: Period, today: date) -> tuple[date, date]:
    last = query.to or today
    first = query.from_ or last - _DEFAULT_DAYS + timedelta(days=1)
    if last < first or (last - first).days >= limits.USAGE_DAYS_MAX:
        raise InvalidError(
            f"A period must have 1 to {limits.USAGE_DAYS_MAX} days.", details={"place": "from"}
        )
    return first, last

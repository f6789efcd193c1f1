"""Views of usage, limits, plans and reports, and the bodies of requests."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import date, datetime
from typing import Annotated, Any

from msgspec import UNSET, Meta, UnsetType, field

from tablewright.api.paging import PageQuery, short_page
from tablewright.kits.accounts.views import Body, View
from tablewright.kits.metering import limits
from tablewright.kits.metering.allowances import Allowance, LimitUse
from tablewright.kits.metering.days import Day
from tablewright.kits.metering.plans import LimitValue, Plan
from tablewright.kits.metering.reports.prices import MONTH_PATTERN
from tablewright.kits.metering.reports.reports import Report
from tablewright.kits.metering.trees import Place

PlanId = Annotated[str, Meta(pattern=f"^[A-Za-z0-9_-]{{1,{limits.PLAN_ID_LENGTH_MAX}}}$")]
PlanName = Annotated[
    str,
    Meta(min_length=1, max_length=limits.PLAN_NAME_LENGTH_MAX, pattern=r"^[^\x00-\x1f\x7f]+$"),
]
Price = Annotated[int, Meta(ge=0, le=limits.PRICE_MAX)]
Currency = Annotated[str, Meta(pattern="^[A-Z]{3}$")]
LimitName = Annotated[str, Meta(pattern="^[A-Za-z][A-Za-z0-9]{0,63}$")]
LimitNumber = Annotated[int, Meta(ge=-1, le=2**53)]
LimitText = Annotated[str, Meta(max_length=100)]
PlanLimits = Annotated[
    dict[LimitName, LimitNumber | LimitText], Meta(max_length=limits.PLAN_LIMITS_MAX)
]
Feature = Annotated[str, Meta(min_length=1, max_length=200)]
Features = Annotated[list[Feature], Meta(max_length=limits.PLAN_FEATURES_MAX)]
MonthText = Annotated[str, Meta(pattern=MONTH_PATTERN, max_length=len("2026-11"))]
Tag = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]


class UsageDay(View):
    """The usage of an account on one day, in UTC."""

    day: date
    totals: dict[str, int]
    by_platform: dict[str, dict[str, int]] = field(default_factory=dict[str, dict[str, int]])
    by_user: dict[str, dict[str, int]] | None = None
    hourly_counts: list[int] | None = None


class UsageDays(View):
    """The daily usage of an account."""

    items: list[UsageDay]
    totals: dict[str, int]


class LimitView(View):
    """A limit, and how much of it is used; without `allowed` it is unlimited.

    `used` is `count` divided by `unit`, rounded up: one GB of storage has 1,000,000,000 bytes.
    `allowed` is for the whole tree, which uses `treeUsed`. With `isShare`, it is for the account.
    """

    limit: str
    used: int
    count: int
    unit: int
    tree_used: int
    is_share: bool
    allowed: int | None = None


class LimitList(View):
    """The limits of an account."""

    items: list[LimitView]
    plan: str | None = None


class OverageTerms(Body):
    """The price of usage above a limit: each started `per` costs `price` minor units."""

    per: Annotated[int, Meta(ge=1, le=2**53)]
    price: Price


class PlanView(View):
    """A plan. The price is for a month, in minor units. A limit of -1 is unlimited."""

    plan_id: str
    name: str
    price: int
    currency: str
    limits: dict[str, LimitValue]
    features: list[str]
    is_active: bool
    is_default: bool
    customizable: bool
    type: str | None = None
    overage: dict[str, OverageTerms] | None = None


class PlanPage(View):
    """A page of plans, the cheapest first."""

    items: list[PlanView]
    next_cursor: str | None = None


class PlanList(View):
    """Several plans."""

    items: list[PlanView]


class NewPlan(Body):
    """A plan to create, with its price and limits."""

    plan_id: PlanId
    name: PlanName
    price: Price
    currency: Currency
    limits: PlanLimits
    features: Features = field(default_factory=list[str])
    type: Annotated[str, Meta(max_length=40)] = ""
    is_active: bool = True
    customizable: bool = False
    overage: dict[LimitName, OverageTerms] = field(default_factory=dict[str, OverageTerms])


class PlanOverrides(Body):
    """The limits of one account that differ from those of its plan."""

    limits: PlanLimits


class PlanChange(Body):
    """Changes to a plan; missing fields stay as they are."""

    name: PlanName | UnsetType = UNSET
    price: Price | UnsetType = UNSET
    currency: Currency | UnsetType = UNSET
    limits: PlanLimits | UnsetType = UNSET
    features: Features | UnsetType = UNSET
    type: Annotated[str, Meta(max_length=40)] | UnsetType = UNSET
    is_active: bool | UnsetType = UNSET
    customizable: bool | UnsetType = UNSET
    overage: dict[LimitName, OverageTerms] | UnsetType = UNSET


class PlanChoice(Body):
    """The new plan. `tag` confirms the list of resources that the change pauses."""

    plan_id: PlanId
    tag: Tag | None = None


class SubscriptionView(View):
    """The plan of an account's tree."""

    account_id: str
    root_account_id: str
    plan: PlanView | None = None
    limits: dict[str, LimitValue] = field(default_factory=dict[str, LimitValue])
    trial_ends_at: datetime | None = None
    cancelled_at: datetime | None = None
    ends_at: datetime | None = None


class OverriddenView(SubscriptionView):
    """The plan of an account's tree, as the operator sees it."""

    overrides: dict[str, LimitValue] = field(default_factory=dict[str, LimitValue])


class AccountUsage(View):
    """The usage of one account on a day; `name` is missing if the account has none."""

    account_id: str
    totals: dict[str, int]
    name: str | None = None


class UsageOfDay(View):
    """A page of accounts with usage on a day."""

    items: list[AccountUsage]
    next_cursor: str | None


class AccountLine(View):
    """The usage of one account in a month."""

    account_id: str
    name: str
    totals: dict[str, int]


class PlatformLine(View):
    """The usage of one platform in a month."""

    platform: str
    totals: dict[str, int]


class DayLine(View):
    """The usage of all accounts on one day, without the number of active people."""

    day: date
    totals: dict[str, int]


class PriceView(View):
    """The price of the days on one plan, in minor units."""

    plan_id: str
    days: int
    price: int
    amount: int
    currency: str
    is_trial: bool = False


class OverageView(View):
    """The price of usage above a limit, in minor units."""

    limit: str
    used: int
    allowed: int
    per: int
    price: int
    amount: int
    currency: str


class ReportView(View):
    """A month of a tree of accounts; amounts are integers in minor units.

    `totals` and `days` do not count active people, because a person may be active in several
    accounts.
    """

    root_account_id: str
    month: str
    until: date
    is_final: bool
    totals: dict[str, int]
    accounts: list[AccountLine]
    platforms: list[PlatformLine]
    days: list[DayLine]
    prices: list[PriceView]
    overage: list[OverageView]
    amounts: dict[str, int]


def day_view(day: Day, people: Mapping[str, dict[str, int]] | None = None) -> UsageDay:
    """Returns a day of usage as the API shows it."""
    by_user = day.by_person if people is None else people
    return UsageDay(
        day=day.day,
        totals=dict(day.totals),
        by_platform={name: dict(one) for name, one in day.by_platform.items()},
        by_user=None if by_user is None else {name: dict(one) for name, one in by_user.items()},
        hourly_counts=None if day.hourly is None else list(day.hourly),
    )


def limit_view(use: LimitUse) -> LimitView:
    """Returns a limit as the API shows it."""
    return LimitView(
        limit=use.limit.name,
        used=use.used,
        count=use.count,
        unit=use.limit.unit,
        tree_used=use.tree_used,
        is_share=use.is_share,
        allowed=use.allowed,
    )


def plan_page(plans: Iterable[Plan], asked: PageQuery) -> PlanPage:
    """Returns a page of plans as the API shows it: they are few enough to be read whole."""
    page, cursor = short_page(plans, asked, lambda one: f"{one.price:020} {one.id}")
    return PlanPage([plan_view(one) for one in page], cursor)


def plan_view(plan: Plan) -> PlanView:
    """Returns a plan as the API shows it."""
    overage = {name: OverageTerms(one.per, one.price) for name, one in plan.overage.items()}
    return PlanView(
        plan_id=plan.id,
        name=plan.name,
        price=plan.price,
        currency=plan.currency,
        limits=dict(plan.limits),
        features=list(plan.features),
        is_active=plan.is_active,
        is_default=plan.is_default,
        customizable=plan.customizable,
        type=plan.kind or None,
        overage=overage or None,
    )


def subscription_view(place: Place, allowance: Allowance) -> SubscriptionView:
    """Returns the plan of an account as the API shows it."""
    held = allowance.subscription
    return SubscriptionView(
        account_id=place.account_id,
        root_account_id=place.root_id,
        plan=None if allowance.plan is None else plan_view(allowance.plan),
        limits=dict(allowance.values),
        trial_ends_at=held.trial_ends_at,
        cancelled_at=held.cancelled_at,
        ends_at=held.ends_at,
    )


def report_view(report: Report) -> ReportView:
    """Returns a monthly report as the API shows it."""
    return ReportView(
        root_account_id=report.root_id,
        month=str(report.month),
        until=report.until,
        is_final=report.is_final,
        totals=dict(report.totals),
        accounts=[AccountLine(a.account_id, a.name, dict(a.totals)) for a in report.accounts],
        platforms=[PlatformLine(one.platform, dict(one.totals)) for one in report.platforms],
        days=[DayLine(one.day, dict(one.totals)) for one in report.days],
        prices=[
            PriceView(p.plan_id, p.days, p.price, p.amount, p.currency, p.is_trial)
            for p in report.prices
        ],
        overage=[
            OverageView(o.limit, o.used, o.allowed, o.per, o.price, o.amount, o.currency)
            for o in report.overage
        ],
        amounts=report.amounts(),
    )


def metadata_with(
    metadata: Mapping[str, Any], overage: Mapping[str, OverageTerms]
) -> dict[str, Any]:
    """Returns the metadata of a plan with other overage prices."""
    rest = {name: value for name, value in metadata.items() if name != "overage"}
    terms = {name: {"per": one.per, "price": one.price} for name, one in overage.items()}
    return rest | ({"overage": terms} if terms else {})

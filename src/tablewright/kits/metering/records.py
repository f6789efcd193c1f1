"""The kit's records in the service's own table.

Days, plans and subscribers are used only by systems without their own tables for them. Not here:
the shapes of a system's own tables (`metering.shapes`).
"""

from __future__ import annotations

from datetime import date
from typing import Any

from tablewright.api.records import ServiceRecords
from tablewright.model import (
    Entity,
    EpochMillis,
    EpochSeconds,
    Range,
    attr,
    created,
    key_only,
    ttl,
    updated,
)


class UsageRecord(Entity, table=ServiceRecords, tenant="account_id", extension=True):
    """The usage of an account on one day."""

    system: str = key_only(doc="The system that it used")
    account_id: str = attr(doc="The account")
    day: date = attr(doc="The day, in UTC")
    totals: dict[str, int] = attr(factory=dict, doc="The value of each meter")
    by_platform: dict[str, dict[str, int]] = attr(factory=dict, doc="Counters by platform")
    by_person: dict[str, dict[str, int]] | None = attr(
        default=None, doc="Counters of the people with the most usage, after the day"
    )
    hourly: list[int] | None = attr(default=None, doc="24 numbers of the hourly counter")
    updated_at: EpochMillis = updated()

    primary = ServiceRecords.primary("usage#{system}#{account_id}", "{day}")
    by_day = ServiceRecords.due("usage-day#{system}#{day}", "{account_id}")

    @primary.get(extension=True)
    def get(cls, system: str, account_id: str, day: date) -> None:
        """Finds the usage of an account on a day."""

    @primary.query(extension=True)
    def in_period(cls, system: str, account_id: str, day: Range[date] | None = None) -> None:
        """Lists the days of an account in a period."""

    @by_day.query(extension=True)
    def on_day(cls, system: str, day: date) -> None:
        """Finds one day of all accounts; the index has only their keys."""


class SeenRecord(Entity, table=ServiceRecords, tenant="account_id", extension=True):
    """A member that was seen on a day, and is counted once."""

    system: str = key_only(doc="The system of the member")
    account_id: str = attr(doc="The account")
    day: date = attr(doc="The day, in UTC")
    meter: str = attr(doc="The meter that counts it")
    member: str = attr(doc="Id of the member")
    counts: dict[str, int] = attr(factory=dict, doc="Usage of a person")
    expires_at: EpochSeconds | None = ttl(doc="When the record may be deleted")

    primary = ServiceRecords.primary("usage-seen#{system}#{account_id}#{day}#{meter}", "{member}")

    @primary.get(extension=True)
    def get(cls, system: str, account_id: str, day: date, meter: str, member: str) -> None:
        """Finds whether a member was counted on a day."""

    @primary.query(extension=True)
    def on_day(cls, system: str, account_id: str, day: date, meter: str) -> None:
        """Lists the members that a meter has counted on a day."""


class GaugeRecord(Entity, table=ServiceRecords, tenant="account_id", extension=True):
    """The current gauges of an account, and the last day that has them."""

    system: str = key_only(doc="The gauges' system")
    account_id: str = attr(doc="The account")
    values: dict[str, int] = attr(factory=dict, doc="The value of each gauge")
    day: date = attr(doc="The newest day of the account")
    edition: int = attr(default=1, doc="Grows with every change")

    primary = ServiceRecords.primary("usage-gauge#{system}#{account_id}", "gauge")

    @primary.get(extension=True)
    def get(cls, system: str, account_id: str) -> None:
        """Finds the gauges of an account."""


class MonthRecord(Entity, table=ServiceRecords, tenant="root_id", extension=True):
    """The usage of a tree of accounts in a month, for counters that plans limit."""

    system: str = key_only(doc="The system that it used")
    root_id: str = attr(doc="The root of the tree")
    month: str = attr(doc="The month: 2026-11")
    sums: dict[str, int] = attr(factory=dict, doc="The sum of each counter")
    expires_at: EpochSeconds | None = ttl(doc="When the record may be deleted")

    primary = ServiceRecords.primary("usage-month#{system}#{root_id}", "{month}")

    @primary.get(extension=True)
    def get(cls, system: str, root_id: str, month: str) -> None:
        """Finds the usage of a tree in a month."""


class SubscriberRecord(Entity, table=ServiceRecords, tenant="account_id", extension=True):
    """The plan and the counts of an account, for systems without accounts."""

    system: str = key_only(doc="The account's system")
    account_id: str = attr(doc="The account")
    settings: dict[str, Any] = attr(factory=dict, doc="The plan and other settings")
    counts: dict[str, int] = attr(factory=dict, doc="Counts of the account")
    created_at: EpochMillis = created()

    primary = ServiceRecords.primary("subscriber#{system}#{account_id}", "subscriber")

    @primary.get(extension=True)
    def get(cls, system: str, account_id: str) -> None:
        """Finds the plan and the counts of an account."""


class PlanRecord(Entity, table=ServiceRecords, shared=True, extension=True):
    """A plan of a system's price list."""

    system: str = key_only(doc="The system that sells the plan")
    plan_id: str = key_only(doc="The plan's id")
    name: str = attr(doc="The name that people see")
    kind: str = attr(default="", doc="The kind of plan, if the system has kinds")
    price: int = attr(doc="The price of a month, in minor units")
    currency: str = attr(doc="The code of the currency, such as EUR")
    limits: dict[str, int | str] = attr(factory=dict, doc="Limits of the plan; -1: unlimited")
    features: list[str] = attr(factory=list, doc="Features of the plan")
    is_active: bool = attr(default=True, doc="Whether the plan is on sale")
    is_default: bool = attr(default=False, doc="Whether new accounts get it")
    customizable: bool = attr(default=False, doc="Whether its limits may be changed for an account")
    metadata: dict[str, Any] | None = attr(default=None, doc="Other data of the plan")
    created_at: EpochMillis = created()
    updated_at: EpochMillis = updated()

    primary = ServiceRecords.primary("plan#{system}", "{plan_id}")

    @primary.get(extension=True)
    def get(cls, system: str, plan_id: str) -> None:
        """Finds a plan by its id."""

    @primary.query(extension=True)
    def each(cls, system: str) -> None:
        """Lists all plans of a system."""


class DefaultPlanRecord(Entity, table=ServiceRecords, shared=True, extension=True):
    """The default plan of a system."""

    system: str = key_only(doc="The system that sells the plan")
    plan_id: str = attr(doc="The default plan")

    primary = ServiceRecords.primary("default-plan#{system}", "default-plan")

    @primary.get(extension=True)
    def get(cls, system: str) -> None:
        """Finds the default plan of a system."""


class StayRecord(Entity, table=ServiceRecords, tenant="root_id", extension=True):
    """A plan period of a tree of accounts: its start and price."""

    system: str = key_only(doc="The system that sold the plan")
    root_id: str = attr(doc="The root of the tree")
    stay_id: str = attr(doc="An id that sorts by time")
    begun_at: EpochMillis = attr(doc="When the stay began")
    plan_id: str = attr(doc="The plan")
    price: int = attr(doc="The price of a month, in minor units; 0 after a cancellation")
    currency: str = attr(doc="The code of the currency")
    free_until: EpochMillis | None = attr(default=None, doc="The end of a trial")
    limits: dict[str, int | str] = attr(factory=dict, doc="Limits of the plan at that time")
    overage: dict[str, dict[str, int]] = attr(
        factory=dict, doc="Prices above limits: `per` units, `price`"
    )

    primary = ServiceRecords.primary("plan-stays#{system}#{root_id}", "{stay_id}")

    @primary.query(newest_first=True, extension=True)
    def of_root(cls, system: str, root_id: str, stay_id: Range[str] | None = None) -> None:
        """Lists the plan periods of a tree, newest first."""


class WarnedRecord(Entity, table=ServiceRecords, tenant="root_id", extension=True):
    """A sent warning: each is sent once in a period."""

    system: str = key_only(doc="The limit's system")
    root_id: str = attr(doc="The root of the tree")
    limit: str = attr(doc="The limit")
    period: str = attr(doc="The month: 2026-11")
    percent: int = attr(doc="80 or 100")
    expires_at: EpochSeconds | None = ttl(doc="When the record may be deleted")

    primary = ServiceRecords.primary(
        "limit-warned#{system}#{root_id}", "{limit}#{period}#{percent}"
    )

    @primary.get(extension=True)
    def get(cls, system: str, root_id: str, limit: str, period: str, percent: int) -> None:
        """Finds a sent warning."""

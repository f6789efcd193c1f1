"""Budgets and breakers as they are stored, for all processes."""

from __future__ import annotations

from tablewright.api.records import ServiceRecords
from tablewright.kits.http.health import BreakerState
from tablewright.model import Entity, EpochMillis, EpochSeconds, attr, ttl, version


class BudgetState(Entity, table=ServiceRecords, shared=True):
    """What was used of a budget.

    For each window there is the moment from which its limit is unused again. See `http.budgets`.
    """

    name: str = attr(doc="Who shares the budget")
    second_micros: int = attr(default=0, doc="Of the limit for a second, in microseconds of 1970")
    minute_micros: int = attr(default=0, doc="Of the limit for a minute")
    day_micros: int = attr(default=0, doc="Of the limit for a day")
    held_until: EpochMillis | None = attr(default=None, doc="The other service asked for a pause")
    running: dict[str, int] = attr(doc="Requests that are running, and when they end at the latest")
    taken_by: str = attr(doc="The last change, so that it is recognised if its response was lost")
    revision: int = version(doc="Counts changes")
    expires_at: EpochSeconds | None = ttl(doc="When nothing of it is in use any more")

    primary = ServiceRecords.primary("budget#{name}", "budget")

    @primary.get
    def get(cls, name: str) -> None:
        """The state of a budget."""


class HostBreaker(Entity, table=ServiceRecords, shared=True):
    """What is known of a host that failed."""

    scope: str = attr(doc="The system that calls it")
    host: str = attr(doc="The host, with its port")
    state: BreakerState = attr(doc="Whether requests are sent")
    failures: int = attr(doc="In a row")
    failing_since: EpochMillis | None = attr(default=None, doc="The first of them")
    paused_until: EpochMillis | None = attr(default=None, doc="Until when nothing is sent")
    probe: str | None = attr(default=None, doc="The request that finds out whether it works again")
    revision: int = version(doc="Counts changes")
    expires_at: EpochSeconds | None = ttl(doc="When it is forgotten")

    primary = ServiceRecords.primary("breaker#{scope}#{host}", "breaker")

    @primary.get
    def get(cls, scope: str, host: str) -> None:
        """The state of a host."""

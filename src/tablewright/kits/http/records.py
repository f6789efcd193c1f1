"""Stored budgets and breakers, shared by all processes."""

from __future__ import annotations

from tablewright.api.records import ServiceRecords
from tablewright.kits.http.health import BreakerState
from tablewright.model import Entity, EpochMillis, EpochSeconds, attr, ttl, version


class BudgetState(Entity, table=ServiceRecords, shared=True):
    """The usage of a budget.

    Each window has the moment from which its limit is unused again. See `http.budgets`.
    """

    name: str = attr(doc="The sharers of the budget")
    second_micros: int = attr(
        default=0, doc="When the limit per second is unused, in microseconds since 1970"
    )
    minute_micros: int = attr(default=0, doc="The same for the limit per minute")
    day_micros: int = attr(default=0, doc="The same for the limit per day")
    held_until: EpochMillis | None = attr(
        default=None, doc="End of a pause that the other service requested"
    )
    running: dict[str, int] = attr(doc="Requests in progress, with their deadlines")
    taken_by: str = attr(doc="Id of the last change, recognised after a lost response")
    revision: int = version(doc="Counts changes")
    expires_at: EpochSeconds | None = ttl(doc="When the budget is no longer in use")

    primary = ServiceRecords.primary("budget#{name}", "budget")
    # Budgets are rarely created, and an update does not move them in the index.
    by_name = ServiceRecords.due("budgets", "{name}")

    @primary.get
    def get(cls, name: str) -> None:
        """Finds the state of a budget."""

    @by_name.query
    def in_use(cls) -> None:
        """Lists all budgets in use."""


class HostBreaker(Entity, table=ServiceRecords, shared=True):
    """The state of a host that failed."""

    scope: str = attr(doc="The system that calls it")
    host: str = attr(doc="The host, with its port")
    state: BreakerState = attr(doc="Whether requests are sent")
    failures: int = attr(doc="In a row")
    failing_since: EpochMillis | None = attr(default=None, doc="The first of them")
    paused_until: EpochMillis | None = attr(default=None, doc="End of the pause")
    probe: str | None = attr(default=None, doc="The trial request")
    written_by: str | None = attr(
        default=None, doc="Id of the last change, recognised after a lost response"
    )
    revision: int = version(doc="Counts changes")
    expires_at: EpochSeconds | None = ttl(doc="When the record is deleted")

    primary = ServiceRecords.primary("breaker#{scope}#{host}", "breaker")
    by_scope = ServiceRecords.due("breakers#{scope}", "{host}")

    @primary.get
    def get(cls, scope: str, host: str) -> None:
        """Finds the state of a host."""

    @by_scope.query
    def of_scope(cls, scope: str) -> None:
        """Lists the hosts of a system that failed."""

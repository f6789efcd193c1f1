"""Stored tickets and passes.

A ticket is in the due index under its queue and kind, sorted by the time from which it may be
fired. All due tickets of a kind are one partition of the index, which accepts 1,000 writes a
second: about 500 tickets of a kind, because each is removed and inserted again.
Not here: arming (`calendar.tickets`), firing (`calendar.firing`).
"""

from __future__ import annotations

from typing import Any

from tablewright.api.records import ServiceRecords
from tablewright.model import Entity, EpochMillis, EpochSeconds, attr, ttl


class Ticket(Entity, table=ServiceRecords, tenant="tenant"):
    """The next due time of something."""

    queue: str = attr(doc="The ticket's system")
    kind: str = attr(doc="The kind of work when it is due")
    ticket_id: str = attr(doc="Its subject; arming it again replaces the time")
    tenant: str = attr(default="", doc="The tenant; empty without one")
    armed_for: EpochMillis = attr(doc="The time that it was armed for")
    payload: dict[str, Any] = attr(doc="Data for firing")
    place: str | None = attr(default=None, doc="Key of the due index; missing when disarmed")
    due_at: EpochMillis = attr(doc="When it may be fired: `armed_for`, or later after a failure")
    failures: int = attr(default=0, doc="Failures since it was armed")
    last_error: str | None = attr(default=None, doc="The error of the last failure")
    expires_at: EpochSeconds | None = ttl(doc="When a disarmed ticket is deleted")

    primary = ServiceRecords.primary("ticket#{queue}#{kind}#{ticket_id}", "ticket")
    by_time = ServiceRecords.due("tickets#{queue}#{place}", "{due_at}#{ticket_id}")

    @primary.get
    def get(cls, queue: str, kind: str, ticket_id: str) -> None:
        """Finds a ticket."""

    @by_time.query
    def waiting(cls, queue: str, place: str) -> None:
        """Lists the tickets of a kind, earliest first."""


class CalendarPass(Entity, table=ServiceRecords, shared=True):
    """The position up to which a system's own index was read and fired."""

    queue: str = attr(doc="The system")
    name: str = attr(doc="The name of the index")
    done_until: EpochMillis = attr(doc="Everything due before this time was fired")

    primary = ServiceRecords.primary("calendar-pass#{queue}#{name}", "calendar-pass")

    @primary.get
    def get(cls, queue: str, name: str) -> None:
        """Finds the state of one index."""

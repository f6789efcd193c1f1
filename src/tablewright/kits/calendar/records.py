"""Tickets and passes as they are stored.

A ticket lies in the due index under its queue and kind, sorted by the time from which it may be
fired. All due tickets of a kind are one partition of the index, which takes 1,000 writes each
second: some 500 tickets of a kind, because each leaves one place and takes another.
Not here: arming (`calendar.tickets`), firing (`calendar.firing`).
"""

from __future__ import annotations

from typing import Any

from tablewright.api.records import ServiceRecords
from tablewright.model import Entity, EpochMillis, EpochSeconds, attr, ttl


class Ticket(Entity, table=ServiceRecords, tenant="tenant"):
    """The one time at which something is due next."""

    queue: str = attr(doc="The system whose tickets these are")
    kind: str = attr(doc="What happens when it is due")
    ticket_id: str = attr(doc="What it is about; arming it again replaces the earlier time")
    tenant: str = attr(default="", doc="Whose it is; empty if it is nobody's")
    armed_for: EpochMillis = attr(doc="The time that it was armed for")
    payload: dict[str, Any] = attr(doc="What firing it needs to know")
    place: str | None = attr(default=None, doc="Where it waits; none when it was disarmed")
    due_at: EpochMillis = attr(doc="When it may be fired: `armed_for`, or later after a failure")
    failures: int = attr(default=0, doc="How often firing it failed since it was armed")
    last_error: str | None = attr(default=None, doc="Why it failed")
    expires_at: EpochSeconds | None = ttl(doc="When a disarmed ticket is forgotten")

    primary = ServiceRecords.primary("ticket#{queue}#{kind}#{ticket_id}", "ticket")
    by_time = ServiceRecords.due("tickets#{queue}#{place}", "{due_at}#{ticket_id}")

    @primary.get
    def get(cls, queue: str, kind: str, ticket_id: str) -> None:
        """A ticket."""

    @by_time.query
    def waiting(cls, queue: str, place: str) -> None:
        """The tickets of a kind, those that are due first."""


class CalendarPass(Entity, table=ServiceRecords, shared=True):
    """How far a system's own index of due times was read and fired."""

    queue: str = attr(doc="The system")
    name: str = attr(doc="Which of its indexes")
    done_until: EpochMillis = attr(doc="Everything due until then was fired")

    primary = ServiceRecords.primary("calendar-pass#{queue}#{name}", "calendar-pass")

    @primary.get
    def get(cls, queue: str, name: str) -> None:
        """The state of one index."""

"""Tickets: due times, armed in the transaction of their data.

    tickets = Tickets("shop", clock)
    await db.run(transaction(source.update(...), tickets.arm("sync", source_id, next_at)))

    async def sync(ticket: Ticket, now: datetime) -> Fired:
        return Fired(next_at=times.next(now), writes=(jobs.add("sync", ...),))

    Calendar(db, clock, [tickets.firing("sync", sync)])

A due ticket fires once, with any number of processes. The function that decides about it may run
more than once, so it must only read.
Not here: the transaction (`calendar.firing`), the schedule of checks (`calendar.calendar`).
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any, Final

import structlog

from tablewright.client import AsyncDatabase
from tablewright.clock import Clock, instant
from tablewright.errors import InvalidError
from tablewright.kits.calendar import limits
from tablewright.kits.calendar.firing import (
    Fired,
    Turns,
    error_text,
    fire_each,
    fire_once,
    put_off,
)
from tablewright.kits.calendar.records import Ticket
from tablewright.model import At, Change, Delete, Put, Update, add, assign, remove

_log = structlog.stdlib.get_logger("tablewright.calendar")
_ID = re.compile(rf"[^\x00-\x1f]{{1,{limits.TICKET_ID_LENGTH_MAX}}}")

# Seconds before a ticket is retried after its first failure, its second, and so on; the last one
# repeats.
PAUSES: Final = (5.0, 30.0, 120.0, 600.0, 3600.0)

Fire = Callable[[Ticket, datetime], Awaitable[Fired]]


@dataclass(frozen=True, slots=True)
class Tickets:
    """The tickets of one system."""

    queue: str
    clock: Clock

    def arm(
        self,
        kind: str,
        ticket_id: str,
        at: datetime,
        *,
        tenant: str = "",
        payload: Mapping[str, Any] | None = None,
    ) -> Put[Ticket]:
        """Returns a write that sets the due time of a ticket, and replaces any earlier one."""
        return self._ticket(
            kind, ticket_id, tenant, at, payload=dict(payload or {}), place=kind
        ).put()

    def disarm(self, kind: str, ticket_id: str, *, tenant: str = "") -> Put[Ticket]:
        """Returns a write that removes a ticket, whether it exists or not."""
        now = instant(self.clock)
        expires_at = now + timedelta(seconds=limits.TICKET_KEPT_SECONDS)
        return self._ticket(kind, ticket_id, tenant, now, payload={}, expires_at=expires_at).put()

    def firing(self, kind: str, fire: Fire) -> FiringTickets:
        """Returns a source that fires the due tickets of a kind, for a `Calendar`."""
        return FiringTickets(self, kind, fire)

    def _ticket(self, kind: str, ticket_id: str, tenant: str, at: datetime, **more: Any) -> Ticket:
        if _ID.fullmatch(ticket_id) is None:
            raise InvalidError(
                f"The id of a ticket must have 1 to {limits.TICKET_ID_LENGTH_MAX} characters,"
                " none of them a control character."
            )
        return Ticket(
            queue=self.queue,
            kind=kind,
            ticket_id=ticket_id,
            tenant=tenant,
            armed_for=at,
            due_at=at,
            **more,
        )


@dataclass(frozen=True, slots=True)
class FiringTickets:
    """Fires the due tickets of one kind."""

    tickets: Tickets
    kind: str
    fire: Fire
    turns: Turns = field(default_factory=Turns)

    async def run_due(self, db: AsyncDatabase, now: datetime) -> int:
        """Fires every due ticket; returns how many this process fired."""
        tried = set[str]()
        count = 0
        while due := await self._due(db, now, tried):
            tried.update(one.ticket_id for one in due)
            count += await fire_each(due, lambda one: self.fire_one(db, one))
        return count

    async def next_at(self, db: AsyncDatabase, now: datetime) -> datetime:
        """Returns when to check again, because other processes arm tickets too."""
        # Waiting tickets never expire, so expiry need not be checked.
        waiting = Ticket.waiting(self.tickets.queue, self.kind).with_hidden()
        page = await db.run(waiting.only(Ticket.due_at).limit(1))
        look_at = now + timedelta(seconds=limits.CALENDAR_POLL_SECONDS)
        return min([look_at, *(due_at for (due_at,) in page.items)])

    async def _due(self, db: AsyncDatabase, now: datetime, tried: set[str]) -> list[Ticket]:
        """Returns due tickets, except those that were tried.

        The index may lag, and show tickets that were just fired.
        """
        query = Ticket.waiting(self.tickets.queue, self.kind).limit(limits.TICKETS_A_PAGE)
        while True:
            page = await db.run(query)
            fresh = [one for one in page.items if one.ticket_id not in tried]
            due = [one for one in fresh if one.place is not None and one.due_at <= now]
            if due or fresh or page.cursor is None:
                return due
            query = query.from_cursor(page.cursor)

    async def fire_one(self, db: AsyncDatabase, ticket: Ticket) -> bool:
        """Fires a due ticket, or postpones it on failure; False if another process was first."""
        now = instant(self.tickets.clock)
        try:
            return await fire_once(
                db,
                lambda: self.fire(ticket, now),
                lambda fired: _claiming(ticket, fired),
                self.turns,
            )
        except Exception as error:
            named = {"queue": ticket.queue, "kind": ticket.kind, "ticket": ticket.ticket_id}
            _log.warning("ticket_failed", **named, failures=ticket.failures + 1, exc_info=error)
            await put_off(db, _putting_off(ticket, now, error_text(error)))
            return False


def _claiming(ticket: Ticket, fired: Fired) -> Update[Ticket] | Delete:
    if fired.next_at is None:
        return _place(ticket).erase().when(*_as_read(ticket))
    return _moving(
        ticket,
        fired.next_at,
        assign(Ticket.armed_for, fired.next_at),
        assign(Ticket.failures, 0),
        remove(Ticket.last_error),
        *fired.changes,
    )


def _putting_off(ticket: Ticket, now: datetime, error: str) -> Update[Ticket]:
    pause = timedelta(seconds=PAUSES[min(ticket.failures, len(PAUSES) - 1)])
    return _moving(ticket, now + pause, add(Ticket.failures, 1), assign(Ticket.last_error, error))


def _moving(ticket: Ticket, due_at: datetime, *changes: Change) -> Update[Ticket]:
    # Place and time are both given: they form one key, and no read is needed.
    own = (assign(Ticket.place, ticket.kind), assign(Ticket.due_at, due_at))
    return _place(ticket).update(*own, *changes).when(*_as_read(ticket))


def _as_read(ticket: Ticket) -> tuple[bool, bool]:
    return Ticket.armed_for == ticket.armed_for, Ticket.due_at == ticket.due_at


def _place(ticket: Ticket) -> At[Ticket]:
    return Ticket.at(queue=ticket.queue, kind=ticket.kind, ticket_id=ticket.ticket_id)

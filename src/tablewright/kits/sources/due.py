"""Due times of schedules: the index of a system's own table, or tickets of the calendar kit.

Not here: firing a due schedule (`sources.schedules.firing`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any, Final, Protocol

from tablewright.kits.calendar import Fired, Firing, FiringIndex, Ticket, Tickets
from tablewright.kits.sources.rows import Schedules
from tablewright.kits.sources.values import Schedule
from tablewright.model.operations.writing import WriteOperation

_KIND: Final = "schedule"


class Deciding(Protocol):
    """Decides about due schedules, alone or several with common reads."""

    async def fire(self, schedule: Schedule, now: datetime) -> Fired:
        """Returns the next time of a schedule, and the writes of this one."""
        ...

    async def fire_all(self, schedules: Sequence[Schedule], now: datetime) -> Sequence[Fired]:
        """Returns the same of several schedules."""
        ...


@dataclass(frozen=True, slots=True)
class DueTimes:
    """The due times of one system's schedules."""

    schedules: Schedules
    tickets: Tickets

    def arming(self, schedule: Schedule, at: datetime) -> Sequence[WriteOperation[Any]]:
        """The writes beside a new due time of a schedule."""
        if self.schedules.shape.by_minute is not None:
            return ()
        payload = {"source": schedule.source_id, "schedule": schedule.schedule_id}
        tenant, ticket_id = schedule.account_id, f"{schedule.source_id}/{schedule.schedule_id}"
        return [self.tickets.arm(_KIND, ticket_id, at, tenant=tenant, payload=payload)]

    def firing(self, deciding: Deciding) -> Firing:
        """Fires due schedules, for a `Calendar`."""
        shape = self.schedules.shape.by_minute

        async def by_index(item: Any, now: datetime) -> Fired:
            listed = self.schedules.seen(item)
            found = await self._now(listed.account_id, listed.source_id, listed.schedule_id)
            return await deciding.fire(found or listed, now)  # without a row, the claim fails

        async def all_by_index(items: Sequence[Any], now: datetime) -> Sequence[Fired]:
            listed = [self.schedules.seen(one) for one in items]
            found = await self.schedules.present(listed)
            present = [one or seen for one, seen in zip(found, listed, strict=True)]
            return await deciding.fire_all(present, now)

        async def by_ticket(ticket: Ticket, now: datetime) -> Fired:
            ids = (str(ticket.payload["source"]), str(ticket.payload["schedule"]))
            found = await self._now(ticket.tenant, *ids)
            if found is None or not found.is_active or found.next_run_at > now:
                return Fired()
            fired = await deciding.fire(found, now)
            changed: dict[str, Any] = {"next_run_at": fired.next_at, "last_run_at": now}
            same = ("next_run_at", "is_active")
            advance = self.schedules.changing(found, also=fired.changes, same=same, **changed)
            return replace(fired, writes=[advance, *fired.writes], changes=())

        if shape is None:
            return self.tickets.firing(_KIND, by_ticket)
        queue, clock = self.tickets.queue, self.tickets.clock
        return FiringIndex(queue, shape, by_index, clock=clock, fire_all=all_by_index)

    async def _now(self, account_id: str, source_id: str, schedule_id: str) -> Schedule | None:
        return await self.schedules.get(account_id, source_id, schedule_id)

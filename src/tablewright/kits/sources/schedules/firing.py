"""Firing: what becomes of a schedule whose time has come.

A free source gets a run. For a busy one, one run is noted that follows when it is free. If the
source is not active, its account or one above is suspended, or its storage is full, the schedule
advances without a run.
Not here: finding due schedules and the transaction (`sources.due`).
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from tablewright.kits.calendar import Cron, Fired
from tablewright.kits.calendar.presets import daily
from tablewright.kits.sources.frequency import following
from tablewright.kits.sources.parts import SourceParts
from tablewright.kits.sources.runs.beginning import NewRun, beginning
from tablewright.kits.sources.values import Schedule, Source
from tablewright.model.operations.writing import WriteOperation


def times_of(schedule: Schedule) -> Cron:
    """Returns the times of a schedule."""
    return Cron(
        schedule.cron_expression or daily(),
        schedule.timezone,
        timedelta(minutes=schedule.jitter_minutes),
    )


@dataclass(frozen=True, slots=True)
class FiringSchedules:
    """Fires schedules."""

    parts: SourceParts

    async def fire(self, schedule: Schedule, now: datetime) -> Fired:
        """Returns the next time of a schedule, and the run that begins or waits."""
        parts, times = self.parts, times_of(schedule)
        source = await parts.sources.get(schedule.account_id, schedule.source_id)
        if source is None:  # it was deleted: its schedules end
            return Fired(times.next(now), changes=parts.schedules.shape.set(is_active=False))
        interval = await parts.plans.interval(source.account_id)
        root_id = await parts.plans.root_of(source.account_id)
        writes = await self._writes(root_id, schedule, source)
        # All runs of a tree change the record of its cap.
        return Fired(following(times, now, interval), writes, shared=root_id if writes else "")

    async def _writes(
        self, root_id: str, schedule: Schedule, source: Source
    ) -> list[WriteOperation[Any]]:
        parts, account_id = self.parts, source.account_id
        if not source.is_live or not await parts.may_run(account_id):
            return []
        if await parts.plans.storage_error(account_id) is not None:
            return []
        return beginning(parts, root_id, NewRun(source, schedule.data_types, schedule.schedule_id))

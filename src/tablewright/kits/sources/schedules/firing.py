"""Firing: what becomes of a schedule whose time has come.

A free source gets a run. For a busy one, one run is noted that follows when it is free. If the
source is not active, its account or one above is suspended, or its storage is full, the schedule
advances without a run.
Not here: finding due schedules and the transaction (`sources.due`).
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta

from tablewright.kits.calendar import Cron, Fired
from tablewright.kits.calendar.presets import daily
from tablewright.kits.sources.frequency import following
from tablewright.kits.sources.parts import SourceParts
from tablewright.kits.sources.runs.beginning import NewRun, beginning
from tablewright.kits.sources.values import Schedule


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
        standing = await parts.standing(source.account_id)
        next_at = following(times, now, standing.interval)
        if not (source.is_live and standing.may_run):
            return Fired(next_at)
        wanted = NewRun(source, schedule.data_types, schedule.schedule_id)
        writes = beginning(parts, standing.root_id, wanted)
        # All runs of a tree change the record of its cap.
        return Fired(next_at, writes, shared=standing.root_id)

"""Firing: starts the run of a due schedule, or skips it.

A free source gets a run. For a busy one, a run is noted that begins when the source is free. If the
source is not active, its account or one above is suspended, or its storage is full, the schedule
advances without a run.
Not here: finding due schedules and the transaction (`sources.due`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from tablewright.kits.calendar import Cron, Fired
from tablewright.kits.calendar.presets import daily
from tablewright.kits.jobs import AddJob, read_ahead
from tablewright.kits.sources.frequency import following
from tablewright.kits.sources.parts import SourceParts, Standing
from tablewright.kits.sources.runs.beginning import NewRun, beginning
from tablewright.kits.sources.values import Schedule, Source


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
        (fired,) = await self.fire_all([schedule], now)
        return fired

    async def fire_all(self, schedules: Sequence[Schedule], now: datetime) -> Sequence[Fired]:
        """Returns the same of several schedules, with common reads."""
        places = [(one.account_id, one.source_id) for one in schedules]
        sources = await self.parts.sources.present(places)
        accounts = {one.account_id for one in sources if one is not None}
        standings = await self.parts.standings(accounts)
        fired = [
            self._fired(schedule, source, standings.get(schedule.account_id, Standing()), now)
            for schedule, source in zip(schedules, sources, strict=True)
        ]
        adding = [write for one in fired for write in one.writes if isinstance(write, AddJob)]
        await read_ahead(self.parts.db, adding)
        return fired

    def _fired(
        self, schedule: Schedule, source: Source | None, standing: Standing, now: datetime
    ) -> Fired:
        parts, times = self.parts, times_of(schedule)
        if source is None:  # the source was deleted: its schedules end
            return Fired(times.next(now), changes=parts.schedules.shape.set(is_active=False))
        next_at = following(times, now, standing.interval)
        if not (source.is_live and standing.may_run):
            return Fired(next_at)
        wanted = NewRun(source, schedule.data_types, schedule.schedule_id)
        writes = beginning(parts, standing.root_id, wanted)
        # All runs of a tree change the record of its cap.
        return Fired(next_at, writes, shared=standing.root_id)

"""Firing: what becomes of a schedule whose time has come.

A free source gets a run. For a busy one, one run is noted that follows when it is free. If the
source is not active, its account or one above is suspended, or its storage is full, the schedule
advances without a run.
Not here: finding due schedules and the transaction (`kits.calendar.own_index`).
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Final

from tablewright.kits.calendar import Cron, DueShape, Fired
from tablewright.kits.calendar.presets import daily
from tablewright.kits.shapes import still
from tablewright.model import assign
from tablewright.model.operations.writing import WriteOperation
from tablewright.systems.core.design import Source, SyncSchedule
from tablewright.systems.core.design.values import SourceStatus
from tablewright.systems.core.runs.beginning import NewRun, queued, storage_error
from tablewright.systems.core.schedules.frequency import following, interval_of
from tablewright.systems.core.syncing import Syncing

SCHEDULES: Final = DueShape(
    SyncSchedule,
    at=SyncSchedule.next_run_at,
    minute=SyncSchedule.due,
    is_active=SyncSchedule.is_active,
    ran_at=SyncSchedule.last_run_at,
)


def times_of(schedule: SyncSchedule) -> Cron:
    """Returns the times of a schedule."""
    return Cron(
        schedule.cron_expression or daily(),
        schedule.timezone,
        timedelta(minutes=schedule.jitter_minutes),
    )


@dataclass(frozen=True, slots=True)
class Firing:
    """Fires schedules."""

    syncing: Syncing

    async def fire(self, listed: SyncSchedule, now: datetime) -> Fired:
        """Returns the next time of a schedule, and the run that begins or waits."""
        get = SyncSchedule.get(listed.source_id, listed.schedule_id).consistently()
        schedule = await self.syncing.db.run(get) or listed  # if it is gone, the claim fails
        source = await self.syncing.find_source(schedule.source_id)
        if source is None:  # it was deleted: its schedules end
            return Fired(
                times_of(schedule).next(now), changes=[assign(SyncSchedule.is_active, False)]
            )
        place = await self.syncing.metering.limits.tree.place(source.account_id)
        interval = await interval_of(self.syncing.metering.limits, source.account_id)
        next_at = following(times_of(schedule), now, interval)
        return Fired(next_at, await self._writes(schedule, source, place.root_id))

    async def _writes(
        self, schedule: SyncSchedule, source: Source, root_id: str
    ) -> list[WriteOperation[Any]]:
        syncing, account_id = self.syncing, source.account_id
        if source.status is not SourceStatus.ACTIVE or not await syncing.may_run(account_id):
            return []
        if await storage_error(syncing, account_id) is not None:
            return []
        if source.active_sync_id is not None:
            return [noted(source, schedule.data_types, schedule.schedule_id)]
        run = queued(syncing, root_id, NewRun(source, schedule.data_types, schedule.schedule_id))
        return [run.row, run.marking(), run.job, *syncing.audit.by_system(account_id, run.what)]


def noted(source: Source, data_types: list[str], schedule_id: str | None) -> WriteOperation[Any]:
    """The write that notes a run for a busy source; several become one, with all data types."""
    waiting = source.waiting_sync or {}
    types = sorted({*waiting.get("dataTypes", ()), *data_types})
    note = {"dataTypes": types, "scheduleId": schedule_id}
    update = Source.at(source_id=source.source_id).update(assign(Source.waiting_sync, note))
    return update.when(
        Source.active_sync_id == source.active_sync_id,
        still(Source.waiting_sync, source.waiting_sync),
    )

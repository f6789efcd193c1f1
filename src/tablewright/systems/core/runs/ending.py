"""Ending: the one transaction in which a run ends.

It writes the run, its source, exact usage, the activity with its webhooks and notices, and the run
that waited for this one. A run that has ended stays as it is: the condition on its status lets only
one process end it.
Not here: the manifest, which is stored before (`kits.vault`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any

from tablewright.errors import NotFoundError, TransactionFailedError
from tablewright.kits.audit import Happening
from tablewright.kits.shapes import still
from tablewright.kits.vault import Manifest
from tablewright.kits.vault.manifests import location
from tablewright.model import Change, assign, remove, transaction
from tablewright.model.operations.writing import WriteOperation
from tablewright.systems.core import limits
from tablewright.systems.core.design import Source, SyncRun, SyncSchedule
from tablewright.systems.core.design.maps import SyncError
from tablewright.systems.core.design.values import LastSyncStatus, SourceStatus, SyncStatus
from tablewright.systems.core.runs.beginning import NewRun, Queued, queued, storage_error
from tablewright.systems.core.syncing import Syncing

_ROUNDS = 5  # attempts of the transaction, while other requests change the source


@dataclass(frozen=True, slots=True)
class Result:
    """What a run has come to."""

    errors: Sequence[SyncError] = ()
    manifest: Manifest | None = None  # None: the run has stored nothing
    fetched_bytes: int = 0
    stored_bytes: int = 0  # more than before
    needs_grant: bool = False  # the platform no longer accepts the credentials
    progress: Mapping[str, Any] = field(default_factory=dict[str, Any])
    cancelled_by: str | None = None

    @property
    def is_completed(self) -> bool:
        """Whether a snapshot was stored."""
        return self.manifest is not None


@dataclass(frozen=True, slots=True)
class Ending:
    """Ends runs."""

    syncing: Syncing

    async def end(
        self, source_id: str, sync_id: str, result: Result, *more: WriteOperation[Any]
    ) -> bool:
        """Ends a run; returns False if it had ended before. `more` belongs to the transaction."""
        db = self.syncing.db
        for attempt in range(1, _ROUNDS + 1):
            run = await db.run(SyncRun.get(source_id, sync_id).consistently())
            if run is None or run.status not in (SyncStatus.PENDING, SyncStatus.RUNNING):
                return False
            source = await db.run(Source.get(source_id).with_hidden().consistently())
            writes = await self._writes(run, source, result)
            try:
                await db.run(transaction(*writes, *more))
                return True
            except TransactionFailedError:
                if attempt == _ROUNDS:
                    raise
        raise AssertionError("the last attempt returns or raises")

    async def _writes(
        self, run: SyncRun, source: Source | None, result: Result
    ) -> list[WriteOperation[Any]]:
        syncing, now = self.syncing, self.syncing.now
        writes: list[WriteOperation[Any]] = [_row(run, result, now)]
        if source is None:
            return writes
        is_current = source.active_sync_id == run.sync_id
        failures = _Failures.after(source, result, now)
        following = await self._following(source, result, failures) if is_current else None
        if is_current:
            writes.append(_source(run, source, result, failures, following, now))
        if following is not None:
            writes += [following.row, following.job]
            writes += syncing.audit.by_system(source.account_id, following.what)
        if failures.switches_off:
            writes += await self._switched_off(source)
        writes += await self._counted(run, source, result)
        what = _happening(run, source, result, failures)
        return [*writes, *syncing.audit.by_system(source.account_id, what)]

    async def _following(
        self, source: Source, result: Result, failures: _Failures
    ) -> Queued | None:
        """The run that waited for the end of this one, if it may still begin."""
        waiting, syncing = source.waiting_sync, self.syncing
        is_active = source.status is SourceStatus.ACTIVE and source.deleted_at is None
        if waiting is None or not is_active or result.needs_grant or failures.switches_off:
            return None
        if not await syncing.may_run(source.account_id):
            return None
        if await storage_error(syncing, source.account_id) is not None:
            return None
        place = await syncing.metering.limits.tree.place(source.account_id)
        wanted = NewRun(source, waiting["dataTypes"], waiting.get("scheduleId"))
        return queued(syncing, place.root_id, wanted)

    async def _switched_off(self, source: Source) -> list[WriteOperation[Any]]:
        """The writes that switch the schedules of a failing source off, with their activities."""
        found = await self.syncing.db.all(SyncSchedule.of_source(source.source_id).consistently())
        writes: list[WriteOperation[Any]] = []
        for one in found:
            if one.is_active:
                at = SyncSchedule.at(source_id=one.source_id, schedule_id=one.schedule_id)
                writes.append(at.update(assign(SyncSchedule.is_active, False)))
                what = Happening(
                    "schedule_switched_off",
                    "schedule",
                    "paused",
                    one.schedule_id,
                    more=about(source),
                )
                writes += self.syncing.audit.by_system(source.account_id, what)
        return writes

    async def _counted(
        self, run: SyncRun, source: Source, result: Result
    ) -> list[WriteOperation[Any]]:
        """The usage of the run: bytes, runs, errors, and stored bytes."""
        metering, account_id = self.syncing.metering, source.account_id
        counters = {
            "sync_jobs": 1,
            "data_processed": result.fetched_bytes,
            "error_count": len({one.data_type for one in result.errors}),
        }
        grown = result.stored_bytes
        usage = metering.meters.adding(
            account_id,
            {name: one for name, one in counters.items() if one},
            platform=source.platform_id,
            seen={"active_sources": [source.source_id]},
            gauge_changes={"storage_used": grown} if grown else None,
        )
        if not grown:
            return [usage]
        try:
            return [usage, *await metering.counts.add("storage", account_id, grown)]
        except NotFoundError:
            return [usage]  # the account is gone


@dataclass(frozen=True, slots=True)
class _Failures:
    """The failed runs of a source in a row, after a run."""

    count: int
    since: datetime | None
    switches_off: bool = False

    @classmethod
    def after(cls, source: Source, result: Result, now: datetime) -> _Failures:
        if result.is_completed:
            return cls(0, None)
        if result.cancelled_by is not None:
            return cls(source.failure_count or 0, source.failing_since)
        count, since = (source.failure_count or 0) + 1, source.failing_since or now
        is_long = now - since >= timedelta(days=limits.FAILING_DAYS_MIN)
        return cls(count, since, is_long and count >= limits.FAILURES_MAX)


def _row(run: SyncRun, result: Result, now: datetime) -> WriteOperation[Any]:
    """The update of the run's row."""
    manifest, streams = result.manifest, result.manifest.streams if result.manifest else {}
    done = [one for one in run.data_types if one in streams] if manifest else []
    failed = {one.data_type for one in result.errors}
    done = [one for one in done if one not in failed]
    more: dict[str, Any] = {**(run.metadata or {}), "bytes": result.fetched_bytes}
    if result.progress:
        more["progress"] = dict(result.progress)
    if manifest is not None:
        more["changes"] = {
            one: {
                "added": streams[one].added,
                "changed": streams[one].changed,
                "removed": streams[one].removed,
            }
            for one in done
        }
        if failed:
            more["partial"] = True
    if result.cancelled_by is not None:
        more["cancelledBy"] = result.cancelled_by
    changes: list[Change] = [
        assign(SyncRun.status, SyncStatus.COMPLETED if manifest else SyncStatus.FAILED),
        assign(SyncRun.completed_at, now),
        assign(SyncRun.duration, max(0, int((now - run.started_at).total_seconds()))),
        assign(SyncRun.records_processed, {one: streams[one].count for one in done}),
        assign(SyncRun.errors, list(result.errors) or None),
        assign(SyncRun.metadata, more),
    ]
    if manifest is not None:
        changes.append(assign(SyncRun.s3_location, location(manifest)))
    place = SyncRun.at(source_id=run.source_id, sync_id=run.sync_id)
    return place.update(*changes).when(SyncRun.status == run.status)


def _source(
    run: SyncRun,
    source: Source,
    result: Result,
    failures: _Failures,
    following: Queued | None,
    now: datetime,
) -> WriteOperation[Any]:
    """The update of the source: free again, or marked with the run that follows."""
    is_success = result.is_completed
    state = LastSyncStatus.SUCCESS if is_success else LastSyncStatus.FAILED
    changes: list[Change] = [
        remove(Source.waiting_sync),
        assign(Source.failure_count, failures.count or None),
        assign(Source.failing_since, failures.since),
        assign(Source.stored_bytes, (source.stored_bytes or 0) + result.stored_bytes),
    ]
    if is_success:
        changes.append(assign(Source.last_sync_at, now))
    if following is None:
        changes += [remove(Source.active_sync_id), assign(Source.sync_status, state)]
    else:
        changes.append(assign(Source.active_sync_id, following.run.sync_id))
    is_live = source.status in (SourceStatus.ACTIVE, SourceStatus.PAUSED)
    if is_live and (result.needs_grant or failures.switches_off):
        changes.append(assign(Source.status, SourceStatus.ERROR))
    update = Source.at(source_id=source.source_id).update(*changes)
    return update.when(
        Source.active_sync_id == run.sync_id,
        Source.status == source.status,
        still(Source.stored_bytes, source.stored_bytes),
    )


def about(source: Source) -> dict[str, Any]:
    """What activities say of a source, for webhooks and the texts of notices."""
    return {
        "sourceId": source.source_id,
        "source": source.source_name,
        "platform": source.platform_id,
        "creator": source.created_by,
    }


def _happening(run: SyncRun, source: Source, result: Result, failures: _Failures) -> Happening:
    """The activity of the end of a run."""
    more: dict[str, Any] = about(source)
    if result.is_completed:
        event = "sync_partially_completed" if result.errors else "sync_completed"
    else:
        event = "sync_failed"
    if result.needs_grant and source.status is not SourceStatus.ERROR:
        event = "source_error"
    if result.cancelled_by is not None:
        event, more["cancelledBy"] = "sync_cancelled", result.cancelled_by
    if failures.since is not None:
        more |= {"failures": failures.count, "series": int(failures.since.timestamp())}
    first = next(iter(result.errors), None)
    if first is not None:
        more |= {"error": first.message, "code": first.code}
    return Happening(
        event,
        "sync",
        event.partition("_")[2],
        run.sync_id,
        after={"status": "completed" if result.is_completed else "failed"},
        more=more,
    )

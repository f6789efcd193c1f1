"""Ending: the one transaction in which a run ends.

It writes the run, its source, exact usage, the activity with its webhooks and notices, and the run
that waited for this one. A run that has ended never changes: the condition on its status lets only
one process end it.
Not here: the manifest, which is stored before (`kits.vault`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any

from tablewright.errors import LostRaceError, TransactionFailedError
from tablewright.kits.audit import Happening
from tablewright.kits.sources import limits
from tablewright.kits.sources.parts import SourceParts
from tablewright.kits.sources.runs.beginning import NewRun, Queued, queued
from tablewright.kits.sources.values import Run, RunError, Source
from tablewright.kits.vault import Manifest
from tablewright.kits.vault.manifests import location
from tablewright.model import transaction
from tablewright.model.operations.writing import WriteOperation

_ROUNDS = 5  # attempts of the transaction, while other requests change the source


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a run."""

    errors: Sequence[RunError] = ()
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

    parts: SourceParts

    async def end(self, ending: Run, result: Result, *more: WriteOperation[Any]) -> bool:
        """Ends a run; returns False if it had ended before. `more` belongs to the transaction."""
        parts = self.parts
        place = ending.account_id, ending.source_id
        for attempt in range(1, _ROUNDS + 1):
            run = await parts.runs.get(*place, ending.sync_id)
            if run is None or not run.is_live:
                return False
            source = await parts.sources.get(*place, with_deleted=True)
            writes = await self._writes(run, source, result)
            try:
                await parts.db.run(transaction(*writes, *more))
                return True
            except (TransactionFailedError, LostRaceError):
                if attempt == _ROUNDS:
                    raise
        raise AssertionError("the last attempt returns or raises")

    async def _writes(
        self, run: Run, source: Source | None, result: Result
    ) -> list[WriteOperation[Any]]:
        parts, now = self.parts, self.parts.now
        writes = [self._row(run, result, now)]
        if source is None:
            return writes
        is_current = source.active_sync_id == run.sync_id
        failures = _Failures.after(source, result, now)
        following = await self._following(source, result, failures) if is_current else None
        if is_current:
            writes.append(self._source(source, result, failures, following, now))
        if following is not None:
            writes += [following.row, following.job]
            writes += parts.audit.by_system(source.account_id, following.what)
        if failures.switches_off:
            writes += await self._switched_off(source)
        counters = {
            "sync_jobs": 1,
            "data_processed": result.fetched_bytes,
            "error_count": len({one.data_type for one in result.errors}),
        }
        writes += await parts.plans.using(source, counters, stored_bytes=result.stored_bytes)
        what = _happening(run, source, result, failures)
        return [*writes, *parts.audit.by_system(source.account_id, what)]

    async def _following(
        self, source: Source, result: Result, failures: _Failures
    ) -> Queued | None:
        """The run that waited for the end of this one, if it may still begin."""
        waiting, parts = source.waiting_sync, self.parts
        if waiting is None or not source.is_live or result.needs_grant or failures.switches_off:
            return None
        if not await parts.may_run(source.account_id):
            return None
        if await parts.plans.storage_error(source.account_id) is not None:
            return None
        root_id = await parts.plans.root_of(source.account_id)
        wanted = NewRun(source, waiting["dataTypes"], waiting.get("scheduleId"))
        return queued(parts, root_id, wanted)

    async def _switched_off(self, source: Source) -> list[WriteOperation[Any]]:
        """The writes that switch the schedules of a failing source off, with their activities."""
        schedules, writes = self.parts.schedules, list[WriteOperation[Any]]()
        for one in await schedules.of_source(source):
            if one.is_active:
                writes.append(schedules.changing(one, is_active=False))
                what = Happening(
                    "schedule_switched_off",
                    "schedule",
                    "paused",
                    one.schedule_id,
                    more=about(source),
                )
                writes += self.parts.audit.by_system(source.account_id, what)
        return writes

    def _row(self, run: Run, result: Result, now: datetime) -> WriteOperation[Any]:
        """The update of the run."""
        manifest, streams = result.manifest, result.manifest.streams if result.manifest else {}
        failed = {one.data_type for one in result.errors}
        done = {name: streams[name] for name in run.data_types if name in streams}
        done = {name: one for name, one in done.items() if name not in failed}
        known: dict[str, Any] = {}
        if result.progress:
            known["progress"] = dict(result.progress)
        if manifest is not None:
            known["location"] = location(manifest)
            known["changes"] = {
                name: {"added": one.added, "changed": one.changed, "removed": one.removed}
                for name, one in done.items()
            }
        if manifest is not None and failed:
            known["partial"] = True
        if result.cancelled_by is not None:
            known["cancelled_by"] = result.cancelled_by
        return self.parts.runs.changing(
            run,
            same=("status",),
            status="completed" if manifest else "failed",
            completed_at=now,
            duration=max(0, int((now - run.started_at).total_seconds())),
            records_processed={name: one.count for name, one in done.items()},
            errors=list(result.errors) or None,
            bytes=result.fetched_bytes,
            **known,
        )

    def _source(
        self,
        source: Source,
        result: Result,
        failures: _Failures,
        following: Queued | None,
        now: datetime,
    ) -> WriteOperation[Any]:
        """The update of the source: free again, or marked with the run that follows."""
        state = "success" if result.is_completed else "failed"
        changes: dict[str, Any] = {
            "waiting_sync": None,
            "failure_count": failures.count or None,
            "failing_since": failures.since,
            "stored_bytes": (source.stored_bytes or 0) + result.stored_bytes,
            "active_sync_id": None if following is None else following.run.sync_id,
            "sync_status": state if following is None else "in_progress",
        }
        if result.is_completed:
            changes["last_sync_at"] = now
        if source.status in ("active", "paused") and (result.needs_grant or failures.switches_off):
            changes["status"] = "error"
        same = ("active_sync_id", "status", "stored_bytes")
        return self.parts.sources.changing(source, same=same, **changes)


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


def about(source: Source) -> dict[str, Any]:
    """Returns the details of a source in activities, for webhooks and the texts of notices."""
    return {
        "sourceId": source.source_id,
        "source": source.source_name,
        "platform": source.platform_id,
        "creator": source.created_by,
    }


def _happening(run: Run, source: Source, result: Result, failures: _Failures) -> Happening:
    """The activity of the end of a run."""
    more: dict[str, Any] = about(source)
    if result.is_completed:
        event = "sync_partially_completed" if result.errors else "sync_completed"
    else:
        event = "sync_failed"
    if result.needs_grant and source.status != "error":
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

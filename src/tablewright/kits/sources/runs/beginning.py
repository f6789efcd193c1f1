"""Beginning: the writes that queue a run of a source.

A run is queued in one transaction: its row, `activeSyncId` of the source, its activity and its job.
The condition on `activeSyncId` allows only one of several requests to succeed, so runs never
overlap.
Not here: running it (`runs.running`), its end (`runs.ending`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from tablewright.ids import Ids, ordered_uuid
from tablewright.kits.audit import Happening
from tablewright.kits.jobs import Cap, Priority
from tablewright.kits.sources import limits
from tablewright.kits.sources.parts import SourceParts
from tablewright.kits.sources.values import Run, Source
from tablewright.model import missing
from tablewright.model.operations.writing import WriteOperation

SYNC: Final = "sync"


@dataclass(frozen=True, slots=True)
class NewRun:
    """A run to queue."""

    source: Source
    data_types: Sequence[str]
    schedule_id: str | None = None
    priority: Priority = Priority.NORMAL
    full: bool = False  # fetches everything again
    requested_by: str | None = None
    attempt: str | None = None
    retry_of: str | None = None


@dataclass(frozen=True, slots=True)
class Queued:
    """A run and the writes that queue it; `what` is its activity."""

    run: Run
    job: WriteOperation[Any]
    what: Happening

    @property
    def row(self) -> WriteOperation[Any]:
        """The write that stores the run."""
        return self.run.item.create()


def job_id_of(sync_id: str) -> str:
    """The id of a run's job."""
    return f"{SYNC} {sync_id}"


def line_of(source_id: str) -> str:
    """The line of jobs in which runs and deletions of a source wait for each other."""
    return f"source {source_id}"


def queued(parts: SourceParts, root_id: str, wanted: NewRun, ids: Ids | None = None) -> Queued:
    """Returns a new run; the caller writes it in one transaction with the source."""
    source, now = wanted.source, parts.now
    run = parts.runs.new(
        source_id=source.source_id,
        sync_id=ordered_uuid(ids or parts.ids, now.timestamp()),
        account_id=source.account_id,
        schedule_id=wanted.schedule_id,
        status="pending",
        started_at=now,
        data_types=list(wanted.data_types),
        queued_at=int(now.timestamp()),
        full=wanted.full or None,
        requested_by=wanted.requested_by,
        attempt=wanted.attempt,
        retry_of=wanted.retry_of,
    )
    job = parts.jobs.add(
        SYNC,
        {"account": run.account_id, "source": run.source_id, "sync": run.sync_id},
        job_id=job_id_of(run.sync_id),
        tenant=root_id,
        line=line_of(run.source_id),
        cap=Cap("syncs", at_once=limits.RUNS_AT_ONCE),
        priority=wanted.priority,
    )
    what = Happening(
        "sync_requested",
        "sync",
        "requested",
        run.sync_id,
        after={"dataTypes": run.data_types},
        more={
            "sourceId": source.source_id,
            "source": source.source_name,
            "scheduleId": wanted.schedule_id,
        },
    )
    return Queued(run, job, what)


def marking(parts: SourceParts, queued: Queued, source: Source) -> WriteOperation[Any]:
    """The write that marks a free, active source with a run."""
    shape = parts.sources.shape
    free = missing(shape.active_sync_id), missing(shape.deleted_at)
    return parts.sources.changing(
        source,
        *free,
        same=("status",),
        active_sync_id=queued.run.sync_id,
        sync_status="in_progress",
        waiting_sync=None,
    )


def beginning(parts: SourceParts, root_id: str, wanted: NewRun) -> list[WriteOperation[Any]]:
    """The writes of a run that the system begins.

    For a busy source they note a run that follows; several become one, with all data types.
    """
    source = wanted.source
    if source.active_sync_id is not None:
        waiting = source.waiting_sync or {}
        types = sorted({*waiting.get("dataTypes", ()), *wanted.data_types})
        note = {"dataTypes": types, "scheduleId": wanted.schedule_id}
        busy = ("active_sync_id", "waiting_sync")
        return [parts.sources.changing(source, same=busy, waiting_sync=note)]
    run = queued(parts, root_id, wanted)
    logged = parts.audit.by_system(source.account_id, run.what)
    return [run.row, marking(parts, run, source), run.job, *logged]

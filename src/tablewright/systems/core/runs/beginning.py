"""Beginning: the writes that queue a run of a source.

A run is queued in one transaction: its row, `activeSyncId` of the source, its activity and its job.
The condition on `activeSyncId` lets only one of several requests win, so runs never overlap.
Not here: running it (`runs.running`), its end (`runs.ending`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from tablewright.errors import ForbiddenError
from tablewright.ids import Ids, ordered_uuid
from tablewright.kits.audit import Happening
from tablewright.kits.jobs import Cap, Priority
from tablewright.kits.metering.errors import plan_limit
from tablewright.model import assign, missing, remove
from tablewright.model.operations.writing import WriteOperation
from tablewright.systems.core import limits
from tablewright.systems.core.design import Source, SyncRun
from tablewright.systems.core.design.values import LastSyncStatus, SourceStatus
from tablewright.systems.core.syncing import Syncing

SYNC: Final = "sync"
_STORAGE: Final = "storageGB"


@dataclass(frozen=True, slots=True)
class NewRun:
    """A run that is wanted."""

    source: Source
    data_types: Sequence[str]
    schedule_id: str | None = None
    more: dict[str, Any] = field(default_factory=dict[str, Any])  # of the row's metadata
    priority: Priority = Priority.NORMAL

    @property
    def is_full(self) -> bool:
        """Whether everything is fetched again."""
        return bool(self.more.get("full"))


@dataclass(frozen=True, slots=True)
class Queued:
    """A run and the writes that queue it; `what` is its activity."""

    run: SyncRun
    row: WriteOperation[Any]
    job: WriteOperation[Any]
    what: Happening

    def marking(self) -> WriteOperation[Any]:
        """The write that marks a free, active source with the run."""
        place = Source.at(source_id=self.run.source_id)
        update = place.update(
            assign(Source.active_sync_id, self.run.sync_id),
            assign(Source.sync_status, LastSyncStatus.IN_PROGRESS),
            remove(Source.waiting_sync),
        )
        return update.when(
            missing(Source.active_sync_id),
            missing(Source.deleted_at),
            Source.status == SourceStatus.ACTIVE,
        )


def job_id_of(sync_id: str) -> str:
    """The id of a run's job."""
    return f"{SYNC} {sync_id}"


def queued(syncing: Syncing, root_id: str, wanted: NewRun, ids: Ids | None = None) -> Queued:
    """Returns a new run; the caller writes it in one transaction with the source."""
    source, now = wanted.source, syncing.now
    run = SyncRun(
        source_id=source.source_id,
        sync_id=ordered_uuid(ids or syncing.ids, now.timestamp()),
        schedule_id=wanted.schedule_id,
        started_at=now,
        data_types=list(wanted.data_types),
        account_id=source.account_id,
        metadata={"queuedAt": int(now.timestamp()), **wanted.more},
    )
    job = syncing.jobs.add(
        SYNC,
        {"source": run.source_id, "sync": run.sync_id},
        job_id=job_id_of(run.sync_id),
        tenant=root_id,
        line=f"source {run.source_id}",
        cap=Cap("syncs", at_once=limits.RUNS_AT_ONCE),
        priority=wanted.priority,
    )
    what = Happening(
        "sync_requested",
        "sync",
        "requested",
        run.sync_id,
        after={"dataTypes": run.data_types},
        more={"sourceId": source.source_id, "scheduleId": wanted.schedule_id},
    )
    return Queued(run, run.create(), job, what)


async def storage_error(syncing: Syncing, account_id: str) -> ForbiddenError | None:
    """The error for a run while the storage of the plan is full; None if there is room."""
    place = await syncing.metering.limits.tree.place(account_id)
    allowance = await syncing.metering.limits.allowance(place.root)
    limit = syncing.metering.limits.named(_STORAGE)
    most = allowance.most(limit)
    counts: dict[str, int] = place.root.tree_counts or {}
    used = counts.get(limit.counts, 0)
    if most is None or used < most:
        return None
    return plan_limit(
        limit.name, limit.units(used), allowance.allowed(limit) or 0, allowance.plan, None
    )

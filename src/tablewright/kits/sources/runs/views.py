"""Views of runs, and the request that begins one.

Not here: the routes (`runs.routes`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Annotated, Any

from msgspec import Meta, Struct, structs

from tablewright.api.context import Context
from tablewright.api.paging import PageQuery
from tablewright.kits.accounts.errors import conflict
from tablewright.kits.accounts.parts import Planned
from tablewright.kits.jobs import Priority
from tablewright.kits.sources.connecting.views import DataTypes
from tablewright.kits.sources.parts import SourceParts
from tablewright.kits.sources.runs.beginning import NewRun, marking, queued
from tablewright.kits.sources.runs.statistics import SyncStatistics
from tablewright.kits.sources.values import Run, RunError, RunStatus, Source, moment

SyncId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,64}$")]


class NewSync(Struct, rename="camel", forbid_unknown_fields=True):
    """A run to begin. With `full`, it fetches everything instead of changes."""

    data_types: DataTypes | None = None
    full: bool = False


class Started(Struct, rename="camel"):
    """A run that waits for its turn."""

    sync_id: str


class ErrorView(Struct, rename="camel"):
    """An error of one data type, in the platform's words."""

    data_type: str
    code: str
    message: str
    attempt: int
    at: datetime


class TypeProgress(Struct, rename="camel", omit_defaults=True):
    """The progress of a run in one data type. It may wait for the platform until `waitsUntil`."""

    state: str  # waiting, running, done, failed
    records: int = 0
    pages: int = 0
    bytes: int = 0
    waits_until: datetime | None = None


class TypeChanges(Struct, rename="camel"):
    """The changes of a run to the stored records of one data type."""

    added: int
    changed: int
    removed: int


class SyncView(Struct, rename="camel", omit_defaults=True):
    """A run. `recordsProcessed` counts the records of each data type in its snapshot."""

    sync_id: str
    source_id: str
    account_id: str
    status: RunStatus
    data_types: list[str]
    queued_at: datetime
    started_at: datetime
    is_partial: bool = False
    schedule_id: str | None = None
    completed_at: datetime | None = None
    duration_seconds: int | None = None
    records_processed: dict[str, int] = {}
    changes: dict[str, TypeChanges] = {}
    errors: list[ErrorView] = []
    progress: dict[str, TypeProgress] = {}
    retry_of: str | None = None
    requested_by: str | None = None
    cancelled_by: str | None = None
    is_cancelling: bool = False
    has_snapshot: bool = False


class SyncList(Struct, rename="camel"):
    """A page of runs, the newest first."""

    items: list[SyncView]
    next_cursor: str | None = None


class ForeignSyncView(SyncView):
    """A run for the operator, with its account and source if they exist."""

    account_name: str | None = None
    source_name: str | None = None
    platform: str | None = None


class ForeignSyncList(Struct, rename="camel"):
    """A page of the runs of all accounts, the newest first."""

    items: list[ForeignSyncView]
    next_cursor: str | None = None


class SyncQuery(PageQuery, kw_only=True, forbid_unknown_fields=True, rename={"from_": "from"}):
    """A page of the runs of an account."""

    status: RunStatus | None = None
    from_: Annotated[datetime | None, Meta(description="Begun at or after")] = None


class StatsQuery(Struct, forbid_unknown_fields=True, kw_only=True, rename={"from_": "from"}):
    """A period; by default, the last 30 days."""

    from_: datetime | None = None
    to: datetime | None = None


class StatsView(Struct, rename="camel"):
    """Statistics of the runs of a source in a period."""

    run_count: int
    completed_count: int
    failed_count: int
    success_rate: float | None
    mean_duration_seconds: float | None
    records_by_type: dict[str, int]


def sync_view(run: Run) -> SyncView:
    """A run as people see it."""
    return SyncView(
        sync_id=run.sync_id,
        source_id=run.source_id,
        account_id=run.account_id,
        status=run.status,
        data_types=list(run.data_types),
        queued_at=moment(run.queued_at) or run.started_at,
        started_at=run.started_at,
        is_partial=bool(run.partial),
        schedule_id=run.schedule_id,
        completed_at=run.completed_at,
        duration_seconds=run.duration,
        records_processed=dict(run.records_processed or {}),
        changes={name: TypeChanges(**one) for name, one in (run.changes or {}).items()},
        errors=[_error(one) for one in run.errors or ()],
        progress={name: _progress(one) for name, one in (run.progress or {}).items()},
        retry_of=run.retry_of,
        requested_by=run.requested_by,
        cancelled_by=run.cancelled_by,
        is_cancelling=run.completed_at is None and bool(run.cancelled_by),
        has_snapshot=run.location is not None,
    )


def foreign_sync_view(run: Run, source: Source | None, account_name: str | None) -> ForeignSyncView:
    """A run as the operator sees it."""
    return ForeignSyncView(
        **structs.asdict(sync_view(run)),
        account_name=account_name,
        source_name=None if source is None else source.source_name,
        platform=None if source is None else source.platform_id,
    )


def stats_view(found: SyncStatistics) -> StatsView:
    """Statistics as people see them."""
    return StatsView(
        run_count=found.run_count,
        completed_count=found.completed_count,
        failed_count=found.failed_count,
        success_rate=found.success_rate,
        mean_duration_seconds=found.mean_duration_seconds,
        records_by_type=found.records_by_type,
    )


def _error(one: RunError) -> ErrorView:
    return ErrorView(one.data_type, one.code, one.message, one.attempt, one.at)


def _progress(stored: Mapping[str, Any]) -> TypeProgress:
    return TypeProgress(
        state=str(stored.get("state", "waiting")),
        records=int(stored.get("records", 0)),
        pages=int(stored.get("pages", 0)),
        bytes=int(stored.get("bytes", 0)),
        waits_until=moment(stored.get("waitsUntil")),
    )


async def begun(
    context: Context[SourceParts],
    account_id: str,
    source_id: str,
    data_types: Sequence[str],
    *,
    schedule_id: str | None = None,
    full: bool = False,
    retry_of: str | None = None,
) -> Started:
    """Queues a run that a person or a program wants now.

    Raises `ConflictingError` for a source that is not active or has a run in progress, and
    `ForbiddenError` if the storage of the plan is full.
    """
    parts = context.parts
    sync_id = ""

    async def plan() -> Planned | None:
        nonlocal sync_id
        source = await parts.source(account_id, source_id)
        sync_id = await _repeated(context, source) or ""
        if sync_id:
            return None
        _check(source)
        if not await parts.may_run(account_id):
            raise conflict("account_not_active", "The account is not active.")
        if (over := await parts.plans.storage_error(account_id)) is not None:
            raise over
        wanted = NewRun(
            source,
            data_types,
            schedule_id,
            Priority.HIGH,
            full,
            requested_by=context.principal.person or None,
            attempt=context.attempt,
            retry_of=retry_of,
        )
        run = queued(parts, await parts.plans.root_of(account_id), wanted, context.ids)
        sync_id = run.run.sync_id
        return Planned(account_id, run.what, [run.row, marking(parts, run, source), run.job])

    await parts.commit(context, plan)
    return Started(sync_id)


async def _repeated(context: Context[SourceParts], source: Source) -> str | None:
    """The run that an earlier attempt of this request has begun."""
    if context.attempt is None:
        return None
    runs = context.parts.runs
    newest = runs.shape.of_source(source.account_id, source.source_id).limit(5).consistently()
    for item in (await context.parts.db.run(newest)).items:
        run = runs.seen(item)
        if run.attempt == context.attempt:
            return run.sync_id
    return None


def _check(source: Source) -> None:
    if source.connection_type == "webhook":
        raise conflict("not_polled", "The platform posts the records of this source.")
    if source.status != "active":
        raise conflict(
            "source_not_active", f"The source is {source.status}. Resume or fix it first."
        )
    if source.active_sync_id is not None:
        raise conflict("already_running", "A run of this source is in progress.")

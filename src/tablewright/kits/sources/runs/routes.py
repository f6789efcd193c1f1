"""Routes of runs.

Not here: schedules (`schedules.routes`), the work of a run (`runs.running`).
"""

from __future__ import annotations

from datetime import datetime, timedelta
from hashlib import sha256
from typing import Final

import msgspec

from tablewright.api.context import Context
from tablewright.api.paging import PageQuery, page_of
from tablewright.api.responses import EventStream
from tablewright.api.routes import Routes
from tablewright.api.rules import OPERATOR
from tablewright.errors import ConflictingError, ForbiddenError, InvalidError, NotFoundError
from tablewright.kits.accounts.accounts import ACCOUNT
from tablewright.kits.accounts.errors import conflict
from tablewright.kits.accounts.parts import Planned
from tablewright.kits.accounts.views import AccountId
from tablewright.kits.audit import Happening
from tablewright.kits.audit.periods import Period
from tablewright.kits.jobs import Job
from tablewright.kits.live import LAST_EVENT_ID, STREAM_ERRORS, version_stream
from tablewright.kits.sources import limits
from tablewright.kits.sources.connecting.views import SourceId, chosen_types
from tablewright.kits.sources.parts import SourceParts
from tablewright.kits.sources.runs.beginning import job_id_of
from tablewright.kits.sources.runs.ending import Ending
from tablewright.kits.sources.runs.progress import Progress
from tablewright.kits.sources.runs.running import cancelled
from tablewright.kits.sources.runs.statistics import statistics_of
from tablewright.kits.sources.runs.views import (
    ForeignSyncList,
    NewSync,
    Started,
    StatsQuery,
    StatsView,
    SyncId,
    SyncList,
    SyncQuery,
    SyncView,
    begun,
    foreign_sync_view,
    stats_view,
    sync_view,
)
from tablewright.kits.sources.values import Run, RunStatus, Source
from tablewright.model import Range

ROUTES: Final[Routes[SourceParts]] = Routes()
_TAGS: Final = ("syncs",)
_LIST: Final = "/accounts/{account_id}/sources/{source_id}/syncs"
_ONE: Final = f"{_LIST}/{{sync_id}}"
_READ: Final = ACCOUNT.permits("sources.read")
_SYNC: Final = ACCOUNT.permits("sources.sync", limits=("own",))
_ERRORS: Final = (ConflictingError, ForbiddenError, InvalidError, NotFoundError)
_FROM: Final = {"from_": "from"}


@ROUTES.post(
    _LIST, rule=_SYNC, status=202, tags=_TAGS, errors=_ERRORS, accepts_idempotency_key=True
)
async def start_sync(
    context: Context[SourceParts], account_id: AccountId, source_id: SourceId, body: NewSync
) -> Started:
    """Begins a run of a source, unless one is in progress."""
    source = await _own(context, account_id, source_id)
    types = chosen_types(context.parts, source, body.data_types)
    return await begun(context, account_id, source_id, types, full=body.full)


@ROUTES.get(_LIST, rule=_READ, tags=_TAGS, errors=(NotFoundError,))
async def list_syncs(
    context: Context[SourceParts], account_id: AccountId, source_id: SourceId, query: PageQuery
) -> SyncList:
    """Lists the runs of a source, the newest first."""
    await context.parts.source(account_id, source_id)
    runs = context.parts.runs
    page = await page_of(context.db, runs.shape.of_source(account_id, source_id), query)
    return SyncList([sync_view(runs.seen(one)) for one in page.items], page.cursor)


@ROUTES.get(_ONE, rule=_READ, tags=_TAGS, errors=(NotFoundError,))
async def get_sync(
    context: Context[SourceParts], account_id: AccountId, source_id: SourceId, sync_id: SyncId
) -> SyncView:
    """Returns a run, with its progress and its errors."""
    return sync_view(await _found(context, account_id, source_id, sync_id))


@ROUTES.get(
    f"{_ONE}/events",
    rule=_READ,
    tags=_TAGS,
    headers=LAST_EVENT_ID,
    errors=(NotFoundError, *STREAM_ERRORS),
)
async def watch_sync(
    context: Context[SourceParts], account_id: AccountId, source_id: SourceId, sync_id: SyncId
) -> EventStream:
    """Streams a version as server-sent events whenever a run has changed. Then read the run again.

    The stream ends after an hour, when your session ends, and when the service stops. Reconnect
    with `Last-Event-ID`.
    """
    await _found(context, account_id, source_id, sync_id)
    parts = context.parts

    async def look() -> str:
        run = await parts.runs.get(account_id, source_id, sync_id)
        shown = b"" if run is None else msgspec.json.encode(sync_view(run))
        return sha256(shown).hexdigest()[:16]

    return version_stream(
        context, parts.listeners, account_id, look, look_seconds=limits.PROGRESS_SECONDS
    )


@ROUTES.post(f"{_ONE}/cancel", rule=_SYNC, status=202, tags=_TAGS, errors=_ERRORS)
async def cancel_sync(
    context: Context[SourceParts], account_id: AccountId, source_id: SourceId, sync_id: SyncId
) -> SyncView:
    """Cancels a run: a waiting one ends at once, another one at its next page."""
    source = await _own(context, account_id, source_id)
    parts, person = context.parts, context.principal.person
    run = await _found(context, account_id, source_id, sync_id)
    get = Job.get(parts.jobs.name, job_id_of(sync_id)).consistently()
    job = await parts.db.run(get)
    is_idle = job is None or job.lease_owner is None
    if not run.is_live:
        raise conflict("already_ended", "The run has ended.")

    async def plan() -> Planned | None:
        now = await _found(context, account_id, source_id, sync_id)
        if not now.is_live or now.cancelled_by:
            return None
        update = parts.runs.changing(now, same=("status",), cancelled_by=person)
        named = {"sourceId": source_id, "source": source.source_name}
        what = Happening("sync_cancel_requested", "sync", "cancelled", sync_id, more=named)
        return Planned(account_id, what, [update])

    if not is_idle:
        await parts.commit(context, plan)
    else:  # no process would notice the cancellation soon
        result = cancelled(parts.now, person, Progress.of(run))
        also = [] if job is None else [parts.jobs.cancel(job.job_id)]
        await Ending(parts).end(run, result, *also)
    return sync_view(await _found(context, account_id, source_id, sync_id))


@ROUTES.post(f"{_ONE}/retry", rule=_SYNC, status=202, tags=_TAGS, errors=_ERRORS)
async def retry_sync(
    context: Context[SourceParts], account_id: AccountId, source_id: SourceId, sync_id: SyncId
) -> Started:
    """Begins another run with the data types that failed in a run, or with all of them."""
    await _own(context, account_id, source_id)
    run = await _found(context, account_id, source_id, sync_id)
    if run.is_live:
        raise conflict("already_running", "The run has not ended.")
    failed = {one.data_type for one in run.errors or ()}
    types = [one for one in run.data_types if one in failed] or list(run.data_types)
    return await begun(context, account_id, source_id, types, retry_of=sync_id)


@ROUTES.get(
    "/accounts/{account_id}/sources/{source_id}/stats",
    rule=_READ,
    tags=_TAGS,
    errors=(NotFoundError,),
)
async def get_sync_stats(
    context: Context[SourceParts], account_id: AccountId, source_id: SourceId, query: StatsQuery
) -> StatsView:
    """Returns statistics of the runs of a source in a period."""
    await context.parts.source(account_id, source_id)
    now = context.parts.now
    end = query.to or now
    start = query.from_ or end - timedelta(days=limits.STATS_DAYS)
    rows, runs = context.parts.runs, list[Run]()
    found = rows.shape.in_period(account_id, source_id, Period(start, end).ids())
    async for page in context.db.pages(found):
        runs += map(rows.seen, page.items)
        if len(runs) >= limits.STATS_RUNS_MAX:
            break
    return stats_view(statistics_of(runs))


@ROUTES.get("/accounts/{account_id}/syncs", rule=_READ, tags=_TAGS)
async def list_account_syncs(
    context: Context[SourceParts], account_id: AccountId, query: SyncQuery
) -> SyncList:
    """Lists the newest runs of all sources of an account."""
    rows, runs = context.parts.runs, list[Run]()
    for source in await context.parts.sources.of_account(account_id):
        newest = rows.shape.of_source(account_id, source.source_id).limit(query.limit)
        runs += map(rows.seen, (await context.db.run(newest)).items)
    kept = [
        one
        for one in runs
        if query.status in (None, one.status)
        and (query.from_ is None or one.started_at >= query.from_)
    ]
    kept.sort(key=lambda one: one.sync_id, reverse=True)
    return SyncList([sync_view(one) for one in kept[: query.limit]])


class AllSyncsQuery(PageQuery, kw_only=True, forbid_unknown_fields=True, rename=_FROM):
    """A page of the runs of all accounts with a status."""

    status: RunStatus = "failed"
    from_: datetime | None = None


@ROUTES.get("/admin/syncs", rule=OPERATOR, tags=("operator",))
async def list_all_syncs(context: Context[SourceParts], query: AllSyncsQuery) -> ForeignSyncList:
    """Lists the runs of all accounts with a status, the newest first.

    Each run has the names of its account and source.
    """
    since: Range[datetime] | None = None if query.from_ is None else Range(low=query.from_)
    runs = context.parts.runs
    found = runs.with_status(query.status, since)
    page = await page_of(context.parts.db, found, query)
    listed = [runs.seen(one) for one in page.items]
    sources = await context.parts.sources.among((one.account_id, one.source_id) for one in listed)
    names = await context.parts.accounts.names({one.account_id for one in listed})
    items = [
        foreign_sync_view(one, sources.get(one.source_id), names.get(one.account_id))
        for one in listed
    ]
    return ForeignSyncList(items, page.cursor)


async def _found(
    context: Context[SourceParts], account_id: str, source_id: str, sync_id: str
) -> Run:
    run = await context.parts.runs.get(account_id, source_id, sync_id)
    if run is None:
        raise NotFoundError("Sync not found.")
    return run


async def _own(context: Context[SourceParts], account_id: str, source_id: str) -> Source:
    source = await context.parts.source(account_id, source_id)
    context.rights.check("sources.sync", own=source.created_by == context.principal.person)
    return source

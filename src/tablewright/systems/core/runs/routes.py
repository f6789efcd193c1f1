"""Routes of runs.

Not here: schedules (`schedules.routes`), what a run does (`runs.running`).
"""

from __future__ import annotations

from datetime import datetime, timedelta
from hashlib import sha256
from typing import Any, Final

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
from tablewright.model import Range, assign
from tablewright.systems.core import limits
from tablewright.systems.core.design import Source, SyncRun
from tablewright.systems.core.design.runs import statistics_of
from tablewright.systems.core.design.values import SyncStatus
from tablewright.systems.core.parts import Parts
from tablewright.systems.core.runs.beginning import job_id_of
from tablewright.systems.core.runs.ending import Ending
from tablewright.systems.core.runs.progress import Progress
from tablewright.systems.core.runs.running import cancelled
from tablewright.systems.core.runs.views import (
    NewSync,
    Started,
    StatsQuery,
    StatsView,
    Status,
    SyncId,
    SyncList,
    SyncQuery,
    SyncView,
    begun,
    stats_view,
    sync_view,
)
from tablewright.systems.core.sources.views import SourceId, chosen_types

ROUTES: Final[Routes[Parts]] = Routes()
_TAGS: Final = ("syncs",)
_LIST: Final = "/v1/accounts/{account_id}/sources/{source_id}/syncs"
_ONE: Final = f"{_LIST}/{{sync_id}}"
_READ: Final = ACCOUNT.permits("sources.read")
_SYNC: Final = ACCOUNT.permits("sources.sync", limits=("own",))
_ERRORS: Final = (ConflictingError, ForbiddenError, InvalidError, NotFoundError)
_FROM: Final = {"from_": "from"}
_LIVE: Final = (SyncStatus.PENDING, SyncStatus.RUNNING)


@ROUTES.post(
    _LIST, rule=_SYNC, status=202, tags=_TAGS, errors=_ERRORS, accepts_idempotency_key=True
)
async def start_sync(
    context: Context[Parts], account_id: AccountId, source_id: SourceId, body: NewSync
) -> Started:
    """Begins a run of a source, unless one is in progress."""
    source = await _own(context, account_id, source_id)
    types = chosen_types(context.parts, source, body.data_types)
    return await begun(context, account_id, source_id, types, full=body.full)


@ROUTES.get(_LIST, rule=_READ, tags=_TAGS, errors=(NotFoundError,))
async def list_syncs(
    context: Context[Parts], account_id: AccountId, source_id: SourceId, query: PageQuery
) -> SyncList:
    """Lists the runs of a source, the newest first."""
    await context.parts.syncing.source(account_id, source_id)
    page = await page_of(context.db, SyncRun.of_source(source_id), query)
    return SyncList([sync_view(one) for one in page.items], page.cursor)


@ROUTES.get(_ONE, rule=_READ, tags=_TAGS, errors=(NotFoundError,))
async def get_sync(
    context: Context[Parts], account_id: AccountId, source_id: SourceId, sync_id: SyncId
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
    context: Context[Parts], account_id: AccountId, source_id: SourceId, sync_id: SyncId
) -> EventStream:
    """Streams a version as server-sent events whenever a run has changed. Then read the run again.

    The stream ends after an hour, when your session ends, and when the service stops. Reconnect
    with `Last-Event-ID`.
    """
    await _found(context, account_id, source_id, sync_id)
    syncing = context.parts.syncing

    async def look() -> str:
        run = await syncing.db.run(SyncRun.get(source_id, sync_id).consistently())
        shown = b"" if run is None else msgspec.json.encode(sync_view(run))
        return sha256(shown).hexdigest()[:16]

    return version_stream(
        context, syncing.listeners, account_id, look, look_seconds=limits.PROGRESS_SECONDS
    )


@ROUTES.post(f"{_ONE}/cancel", rule=_SYNC, status=202, tags=_TAGS, errors=_ERRORS)
async def cancel_sync(
    context: Context[Parts], account_id: AccountId, source_id: SourceId, sync_id: SyncId
) -> SyncView:
    """Cancels a run: a waiting one ends at once, another one at its next page."""
    await _own(context, account_id, source_id)
    syncing, person = context.parts.syncing, context.principal.person
    run = await _found(context, account_id, source_id, sync_id)
    get = Job.get(syncing.jobs.name, job_id_of(sync_id)).consistently()
    job = await syncing.db.run(get)
    is_idle = job is None or job.lease_owner is None
    if run.status not in _LIVE:
        raise conflict("already_ended", "The run has ended.")

    async def plan() -> Planned | None:
        now = await _found(context, account_id, source_id, sync_id)
        if now.status not in _LIVE or (now.metadata or {}).get("cancelledBy"):
            return None
        metadata: Any = SyncRun.metadata
        place = SyncRun.at(source_id=source_id, sync_id=sync_id)
        update = place.update(assign(metadata["cancelledBy"], person))
        what = Happening(
            "sync_cancel_requested", "sync", "cancelled", sync_id, more={"sourceId": source_id}
        )
        return Planned(account_id, what, [update.when(SyncRun.status == now.status)])

    if not is_idle:
        await syncing.commit(context, plan)
    else:  # no process would notice it soon
        result = cancelled(syncing.now, person, Progress.of(run))
        also = [] if job is None else [syncing.jobs.cancel(job.job_id)]
        await Ending(syncing).end(source_id, sync_id, result, *also)
    return sync_view(await _found(context, account_id, source_id, sync_id))


@ROUTES.post(f"{_ONE}/retry", rule=_SYNC, status=202, tags=_TAGS, errors=_ERRORS)
async def retry_sync(
    context: Context[Parts], account_id: AccountId, source_id: SourceId, sync_id: SyncId
) -> Started:
    """Begins another run with the data types that failed in a run, or with all of them."""
    await _own(context, account_id, source_id)
    run = await _found(context, account_id, source_id, sync_id)
    if run.status in _LIVE:
        raise conflict("already_running", "The run has not ended.")
    failed = {one.data_type for one in run.errors or ()}
    types = [one for one in run.data_types if one in failed] or list(run.data_types)
    return await begun(context, account_id, source_id, types, retryOf=sync_id)


@ROUTES.get(
    "/v1/accounts/{account_id}/sources/{source_id}/stats",
    rule=_READ,
    tags=_TAGS,
    errors=(NotFoundError,),
)
async def get_sync_stats(
    context: Context[Parts], account_id: AccountId, source_id: SourceId, query: StatsQuery
) -> StatsView:
    """Returns statistics of the runs of a source in a period."""
    await context.parts.syncing.source(account_id, source_id)
    now = context.parts.syncing.now
    end = query.to or now
    start = query.from_ or end - timedelta(days=limits.STATS_DAYS)
    found = SyncRun.for_statistics(source_id, Period(start, end).ids())
    runs: list[SyncRun] = []
    async for page in context.db.pages(found):
        runs += page.items
        if len(runs) >= limits.STATS_RUNS_MAX:
            break
    return stats_view(statistics_of(runs))


@ROUTES.get("/v1/accounts/{account_id}/syncs", rule=_READ, tags=_TAGS)
async def list_account_syncs(
    context: Context[Parts], account_id: AccountId, query: SyncQuery
) -> SyncList:
    """Lists the newest runs of all sources of an account."""
    db, runs = context.db, list[SyncRun]()
    sources = await db.all(Source.in_account(account_id), unreadable="collect")
    for source in sources.items:
        page = await db.run(SyncRun.of_source(source.source_id).limit(query.limit))
        runs += page.items
    kept = [
        one
        for one in runs
        if query.status in (None, one.status.value)
        and (query.from_ is None or one.started_at >= query.from_)
    ]
    kept.sort(key=lambda one: one.sync_id, reverse=True)
    return SyncList([sync_view(one) for one in kept[: query.limit]])


class AllSyncsQuery(PageQuery, kw_only=True, forbid_unknown_fields=True, rename=_FROM):
    """A page of the runs of all accounts with a status."""

    status: Status = "failed"
    from_: datetime | None = None


@ROUTES.get("/v1/admin/syncs", rule=OPERATOR, tags=("operator",))
async def list_all_syncs(context: Context[Parts], query: AllSyncsQuery) -> SyncList:
    """Lists the runs of all accounts with a status, the newest first."""
    since: Range[datetime] | None = None if query.from_ is None else Range(low=query.from_)
    found = SyncRun.with_status(SyncStatus(query.status), since)
    page = await page_of(context.parts.everybody, found, query)
    return SyncList([sync_view(one) for one in page.items], page.cursor)


async def _found(context: Context[Parts], account_id: str, source_id: str, sync_id: str) -> SyncRun:
    run = await context.parts.syncing.db.run(SyncRun.get(source_id, sync_id).consistently())
    if run is None or run.account_id != account_id:
        raise NotFoundError("Sync not found.")
    return run


async def _own(context: Context[Parts], account_id: str, source_id: str) -> Source:
    source = await context.parts.syncing.source(account_id, source_id)
    context.rights.check("sources.sync", own=source.created_by == context.principal.person)
    return source

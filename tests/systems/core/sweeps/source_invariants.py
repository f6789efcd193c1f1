"""Invariants of runs and stored data: 4, 5, 7, 9, 10 and 12 of section 11."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tablewright.kits.vault import VaultSource
from tablewright.systems.core.design import Activity, DailyUsage, Source, SyncRun
from tablewright.systems.core.design.values import SyncStatus
from tests.kits.product.world import World

_LIVE = (SyncStatus.PENDING, SyncStatus.RUNNING)
_ENDS = (
    "sync_completed",
    "sync_partially_completed",
    "sync_failed",
    "sync_cancelled",
    "source_error",
)


async def _all(world: World, entity: Any) -> list[Any]:
    return list(await world.db.all(entity.scan().with_hidden()))


async def overlaps(world: World) -> list[str]:
    """4: a source has at most one run that has not ended, and names it."""
    runs, found = await _all(world, SyncRun), list[str]()
    live = {one.source_id: one.sync_id for one in runs if one.status in _LIVE}
    if len(live) != sum(one.status in _LIVE for one in runs):
        found.append("Two runs of a source have not ended.")
    for source in await _all(world, Source):
        if source.active_sync_id != live.get(source.source_id):
            found.append(f"{source.source_id} names the run {source.active_sync_id}.")
    return found


async def due_times(world: World) -> list[str]:
    """5: a due time causes at most one run."""
    queued = Counter(
        (one.schedule_id, (one.metadata or {}).get("queuedAt"))
        for one in await _all(world, SyncRun)
        if one.schedule_id and not (one.metadata or {}).get("requestedBy")
    )
    return [f"{time} caused {count} runs." for time, count in queued.items() if count > 1]


async def manifests(world: World) -> list[str]:
    """7: a completed run has a manifest, and its counts are those of the records in it."""
    vault, found = world.running.parts.syncing.vault, list[str]()
    gone = {
        one.resource_id for one in await _all(world, Activity) if one.event_type == "data_deleted"
    }
    for run in await _all(world, SyncRun):
        if run.status is SyncStatus.COMPLETED and run.source_id not in gone:
            state = await vault.state(VaultSource(run.account_id, run.source_id), run.sync_id)
            for name, count in run.records_processed.items():
                stored = sum([len(batch) async for batch in state.batches(name)])
                if not count == stored == state.stream(name).count:
                    found.append(f"{run.sync_id} counts {count} {name} of {stored}.")
        elif run.status is SyncStatus.FAILED and run.s3_location is not None:
            found.append(f"{run.sync_id} failed, and has a snapshot.")
    return found


async def usage(world: World) -> list[str]:
    """9: the days of accounts count every run that has ended, and the bytes that are stored."""
    found, vault = list[str](), world.running.parts.syncing.vault
    ended = Counter(one.account_id for one in await _all(world, SyncRun) if one.status not in _LIVE)
    counted, newest = Counter[str](), dict[str, Any]()
    for row in sorted(await _all(world, DailyUsage), key=lambda one: one.metric_date):
        counted[row.account_id] += row.sync_jobs
        newest[row.account_id] = row.storage_used
    if {one: n for one, n in counted.items() if n} != dict(ended):
        found.append(f"The days count the runs {dict(counted)}, and there were {dict(ended)}.")
    stored = Counter[str]()
    for source in await _all(world, Source):
        size = await vault.size_bytes(VaultSource(source.account_id, source.source_id))
        stored[source.account_id] += size
        if size != (source.stored_bytes or 0):
            found.append(f"{source.source_id} has {size} bytes, not {source.stored_bytes}.")
    for account, size in stored.items():
        if newest.get(account, 0) != size:
            found.append(f"{account} has {size} bytes, and usage says {newest.get(account)}.")
    return found


async def log(world: World) -> list[str]:
    """12: every run was requested once, and has one end if it has ended; sources likewise."""
    events = Counter((one.event_type, one.resource_id) for one in await _all(world, Activity))
    found: list[str] = []
    for run in await _all(world, SyncRun):
        if events["sync_requested", run.sync_id] != 1:
            found.append(f"The log requests {run.sync_id} not once.")
        ends = sum(events[one, run.sync_id] for one in _ENDS)
        if ends != (run.status not in _LIVE):
            found.append(f"The log ends {run.sync_id} {ends} times.")
    for source in await _all(world, Source):
        created = events["source_created", source.source_id]
        deleted = events["source_deleted", source.source_id]
        if (created, deleted) != (1, int(source.deleted_at is not None)):
            found.append(f"The log creates {source.source_id} {created}, deletes {deleted} times.")
    return found


SOURCE_CHECKS = (overlaps, due_times, manifests, usage, log)

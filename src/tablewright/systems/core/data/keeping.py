"""Keeping: how long the data of sources is kept, and how it is deleted.

Snapshots are kept for the days of the plan, the newest one always. Every night a sample of the
stored blocks is read. The data of a deleted source is deleted when these days are over.
Not here: the nightly job (`core.retention`), snapshots (`kits.vault`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import timedelta
from typing import Any, Final

from tablewright.errors import TransactionFailedError
from tablewright.kits.audit import Happening
from tablewright.kits.jobs import Job, JobKind
from tablewright.kits.shapes import still
from tablewright.kits.vault import Report, Retention, VaultSource
from tablewright.model import assign, transaction
from tablewright.model.operations.writing import WriteOperation
from tablewright.systems.core import limits
from tablewright.systems.core.data.exporting import exports_of
from tablewright.systems.core.design import Source
from tablewright.systems.core.design.values import ConnectionType
from tablewright.systems.core.sources.changing import Changing, happened
from tablewright.systems.core.syncing import Syncing

DELETE_DATA: Final = "delete-data"


@dataclass(frozen=True, slots=True)
class Keeping:
    """Keeps and deletes the data of sources."""

    syncing: Syncing
    share: float = limits.VERIFIED_SHARE

    @property
    def kinds(self) -> list[JobKind]:
        """The kinds of these jobs."""
        return [JobKind(DELETE_DATA, self._delete)]

    async def account(self, account_id: str, days: int | None) -> None:
        """Applies the retention of an account to its sources, and reads a sample of their data."""
        now = self.syncing.now
        for source in await sources_of(self.syncing, account_id):
            place = VaultSource(account_id, source.source_id)
            gone_at = timedelta(days=days or limits.DELETED_DATA_DAYS)
            if source.deleted_at is not None and now - source.deleted_at >= gone_at:
                await self.syncing.vault.delete(place)
            elif days is not None:
                rule = Retention(all_days=days, daily_days=days)
                await self.syncing.vault.retain(place, rule)
            await self._verify(source, place)
            await self._measure(source, place)

    async def _verify(self, source: Source, place: VaultSource) -> None:
        seed = int(self.syncing.clock.now()) // (24 * 3600)
        report = await self.syncing.vault.verify(place, share=self.share, seed=seed)
        if not report.is_sound:
            what = _damaged(source, report)
            await self.syncing.db.run(
                transaction(*self.syncing.audit.by_system(source.account_id, what))
            )

    async def _measure(self, source: Source, place: VaultSource) -> None:
        """Stores how much data a source has, after something was deleted."""
        size_bytes = await self.syncing.vault.size_bytes(place)
        if size_bytes == (source.stored_bytes or 0):
            return
        try:
            await self.syncing.db.run(
                transaction(*await measured(self.syncing, source, size_bytes))
            )
        except TransactionFailedError as failed:
            if failed.is_outcome_unknown:
                raise  # the job runs again

    async def _delete(self, job: Job) -> None:
        """Deletes the data of a source; runs of the source wait in the same line."""
        account_id, source_id = str(job.payload["account"]), str(job.payload["source"])
        await self.syncing.vault.delete(VaultSource(account_id, source_id))


async def measured(
    syncing: Syncing, source: Source, size_bytes: int, *changes: Any
) -> list[WriteOperation[Any]]:
    """The writes of a new size of a source's data: the source, usage, and the tree's count."""
    grown, account_id = size_bytes - (source.stored_bytes or 0), source.account_id
    place = Source.at(source_id=source.source_id)
    update = place.update(assign(Source.stored_bytes, size_bytes), *changes)
    writes: list[WriteOperation[Any]] = [
        update.when(still(Source.stored_bytes, source.stored_bytes))
    ]
    if grown:
        writes.append(
            syncing.metering.meters.adding(account_id, gauge_changes={"storage_used": grown})
        )
        writes += await syncing.metering.counts.add("storage", account_id, grown)
    return writes


async def sources_of(syncing: Syncing, account_id: str) -> Sequence[Source]:
    """All sources of an account, also deleted ones."""
    listed = Source.in_account(account_id).with_hidden()
    return (await syncing.db.all(listed, unreadable="collect")).items


async def purged_sources(syncing: Syncing, account_id: str) -> None:
    """Disconnects the sources of an account at their platforms, and deletes their data."""
    for listed in await sources_of(syncing, account_id):
        get = Source.get(listed.source_id).with_hidden().consistently()
        source = await syncing.db.run(get)
        if source is None:
            continue
        if source.deleted_at is None:
            if source.connection_type is ConnectionType.OAUTH and source.credentials is not None:
                await syncing.oauth.revoke(account_id, source.source_id)
            writes = await Changing(syncing).deleting(source)
            what = happened(source, "source_deleted")
            logged = syncing.audit.by_system(account_id, what)
            await syncing.db.run(transaction(*writes, *logged))
        await syncing.vault.delete(VaultSource(account_id, source.source_id))
        source = await syncing.db.run(get)
        if source is not None and source.stored_bytes:
            await syncing.db.run(transaction(*await measured(syncing, source, 0)))
    await exports_of(syncing).purge(account_id)


def _damaged(source: Source, report: Report) -> Happening:
    files = [one.file for one in report.damages[: limits.DAMAGES_NAMED_MAX]]
    return Happening(
        "data_damaged",
        "source",
        "damaged",
        source.source_id,
        more={
            "sourceId": source.source_id,
            "source": source.source_name,
            "files": files,
            "count": len(report.damages),
        },
    )

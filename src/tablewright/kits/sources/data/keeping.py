"""Keeping: the retention and deletion of the data of sources.

Snapshots are kept for the days of the plan, the newest one always. Every night a sample of the
stored blocks is read. The data of a deleted source is deleted when these days are over.
Not here: the nightly job, which belongs to the system, and snapshots (`kits.vault`).
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta
from typing import Any, Final

from tablewright.errors import TransactionFailedError
from tablewright.kits.audit import Happening
from tablewright.kits.jobs import Job, JobKind
from tablewright.kits.sources import limits
from tablewright.kits.sources.connecting.changing import Changing, happened
from tablewright.kits.sources.data.exporting import exports_of
from tablewright.kits.sources.parts import SourceParts
from tablewright.kits.sources.values import Source
from tablewright.kits.vault import Retention, VaultSource, VerifyReport
from tablewright.model import Condition, transaction
from tablewright.model.operations.writing import WriteOperation

DELETE_DATA: Final = "delete-data"


@dataclass(frozen=True, slots=True)
class Keeping:
    """Keeps and deletes the data of sources."""

    parts: SourceParts
    share: float = limits.VERIFIED_SHARE

    @property
    def kinds(self) -> list[JobKind]:
        """The kinds of these jobs."""
        return [JobKind(DELETE_DATA, self._delete)]

    async def account(self, account_id: str, days: int | None) -> None:
        """Applies the retention of an account to its sources, and reads a sample of their data."""
        now = self.parts.now
        for source in await self.parts.sources.of_account(account_id, with_deleted=True):
            place = VaultSource(account_id, source.source_id)
            gone_at = timedelta(days=days or limits.DELETED_DATA_DAYS)
            if source.deleted_at is not None and now - source.deleted_at >= gone_at:
                await self.parts.vault.delete(place)
            elif days is not None:
                rule = Retention(all_days=days, daily_days=days)
                await self.parts.vault.retain(place, rule)
            await self._verify(source, place)
            await self._measure(source, place)

    async def _verify(self, source: Source, place: VaultSource) -> None:
        seed = int(self.parts.clock.now()) // (24 * 3600)
        report = await self.parts.vault.verify(place, share=self.share, seed=seed)
        if not report.is_sound:
            what = _damaged(source, report)
            await self.parts.db.run(
                transaction(*self.parts.audit.by_system(source.account_id, what))
            )

    async def _measure(self, source: Source, place: VaultSource) -> None:
        """Stores the size of a source's data after a deletion."""
        size_bytes = await self.parts.vault.size_bytes(place)
        if size_bytes == (source.stored_bytes or 0):
            return
        try:
            await self.parts.db.run(transaction(*await measured(self.parts, source, size_bytes)))
        except TransactionFailedError as failed:
            if failed.is_outcome_unknown:
                raise  # the job runs again

    async def _delete(self, job: Job) -> None:
        """Deletes the data of a source; runs of the source wait in the same line."""
        account_id, source_id = str(job.payload["account"]), str(job.payload["source"])
        await self.parts.vault.delete(VaultSource(account_id, source_id))


async def measured(
    parts: SourceParts, source: Source, size_bytes: int, *conditions: Condition | bool
) -> list[WriteOperation[Any]]:
    """The writes of a new size of a source's data: the source, and the count of its plan."""
    grown, same = size_bytes - (source.stored_bytes or 0), ("stored_bytes",)
    writes = [parts.sources.changing(source, *conditions, same=same, stored_bytes=size_bytes)]
    return [*writes, *(await parts.plans.storing(source.account_id, grown) if grown else ())]


async def purged_sources(parts: SourceParts, account_id: str) -> None:
    """Disconnects the sources of an account at their platforms, and deletes their data."""
    for listed in await parts.sources.of_account(account_id, with_deleted=True):
        source_id = listed.source_id
        source = await parts.sources.get(account_id, source_id, with_deleted=True)
        if source is None:
            continue
        if source.deleted_at is None:
            if source.is_granted:
                await parts.oauth.revoke(account_id, source_id)
            writes = await Changing(parts).deleting(source)
            what = happened(source, "source_deleted")
            logged = parts.audit.by_system(account_id, what)
            await parts.db.run(transaction(*writes, *logged))
        await parts.vault.delete(VaultSource(account_id, source_id))
        source = await parts.sources.get(account_id, source_id, with_deleted=True)
        if source is not None and source.stored_bytes:
            await parts.db.run(transaction(*await measured(parts, source, 0)))
    await exports_of(parts).purge(account_id)


def _damaged(source: Source, report: VerifyReport) -> Happening:
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

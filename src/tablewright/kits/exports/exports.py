"""Exports: requests, jobs and files of a system.

    exports = Exports("shop", given.db, jobs, files, writer)
    made = exports.creating(
        ids, account_id, person_id, {"type": "orders"}, name="orders.csv", content_type="text/csv"
    )
    await db.run(transaction(*made.writes))

The job writes the file whole or not at all, and marks the record in one transaction with the writes
of `ready`, such as an audit entry.
Not here: the content of the files, which the system writes; routes.
"""

from __future__ import annotations

from collections.abc import AsyncIterable, Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import timedelta
from typing import Any, Final

from tablewright.api.ports import FileStore
from tablewright.client import AsyncDatabase
from tablewright.clock import instant
from tablewright.errors import ConflictError, InvalidError, NotFoundError, SnapshotNotFoundError
from tablewright.ids import Ids, ordered_uuid
from tablewright.kits.calendar import Cron, Recurring
from tablewright.kits.exports import limits
from tablewright.kits.exports.records import ExportRecord
from tablewright.kits.jobs import Cap, Job, JobKind, JobQueue
from tablewright.model import Query, assign, transaction
from tablewright.model.operations.writing import WriteOperation

EXPORT: Final = "export"
EXPORTS_EXPIRED: Final = "exports-expired"
_KEPT: Final = timedelta(seconds=limits.EXPORT_KEPT_SECONDS)
_FOLDER: Final = "exports"

# Yields the bytes of a requested export; raises `InvalidError`, `NotFoundError` or
# `SnapshotNotFoundError` if it cannot be created.
Content = Callable[[ExportRecord], Awaitable[AsyncIterable[bytes]]]
# Returns further writes of the transaction in which an export becomes ready or has failed.
Ready = Callable[[ExportRecord], Sequence[WriteOperation[Any]]]


@dataclass(frozen=True, slots=True)
class Created:
    """A new export, and the writes that request it."""

    record: ExportRecord
    writes: Sequence[WriteOperation[Any]]


@dataclass(frozen=True, slots=True)
class Exports:
    """The exports of one system."""

    system: str
    db: AsyncDatabase  # bound to no tenant
    jobs: JobQueue
    files: FileStore
    content: Content
    ready: Ready = lambda record: ()

    @property
    def kinds(self) -> list[JobKind]:
        """The kinds of its jobs."""
        return [JobKind(EXPORT, self._export), JobKind(EXPORTS_EXPIRED, self._expire)]

    @property
    def recurring(self) -> list[Recurring]:
        """The nightly work: files of expired exports are deleted."""
        return [Recurring(EXPORTS_EXPIRED, EXPORTS_EXPIRED, Cron("40 3 * * *"))]

    def creating(
        self,
        ids: Ids,
        account_id: str,
        person_id: str,
        wanted: Mapping[str, Any],
        *,
        name: str,
        content_type: str,
    ) -> Created:
        """Returns the writes that request an export."""
        now = instant(self.jobs.clock)
        record = ExportRecord(
            system=self.system,
            account_id=account_id,
            export_id=ordered_uuid(ids, now.timestamp()),
            person_id=person_id,
            wanted=dict(wanted),
            name=name,
            content_type=content_type,
            expires_at=now + _KEPT,
        )
        job = self.jobs.add(
            EXPORT,
            {"export": record.export_id},
            job_id=f"{EXPORT} {record.export_id}",
            tenant=account_id,
            cap=Cap("exports", at_once=1),
        )
        return Created(record, [record.create(), job])

    async def get(self, account_id: str, export_id: str) -> ExportRecord:
        """An export of an account; raises `NotFoundError`."""
        get = ExportRecord.get(self.system, account_id, export_id).consistently()
        found = await self.db.run(get)
        if found is None:
            raise NotFoundError("Export not found.")
        return found

    def listed(self, account_id: str) -> Query[ExportRecord]:
        """The exports of an account, the newest first."""
        return ExportRecord.of_account(self.system, account_id)

    def deleting(self, record: ExportRecord) -> WriteOperation[Any]:
        """The write that deletes an export; then `delete_file`."""
        return self._place(record).erase()

    async def delete_file(self, account_id: str, export_id: str) -> None:
        """Deletes the file of an export, if it exists."""
        await self.files.delete(self.file_of(account_id, export_id))

    async def purge(self, account_id: str) -> None:
        """Deletes all exports of an account."""
        for one in await self.db.all(self.listed(account_id).with_hidden()):
            await self.db.run(self._place(one).erase())
        await self.files.delete_under(f"{_FOLDER}/{account_id}")

    def file_of(self, account_id: str, export_id: str) -> str:
        """The name of an export's file."""
        return f"{_FOLDER}/{account_id}/{export_id}"

    def _place(self, record: ExportRecord) -> Any:
        return ExportRecord.at(
            system=self.system, account_id=record.account_id, export_id=record.export_id
        )

    async def _export(self, job: Job) -> None:
        account_id, export_id = job.tenant, str(job.payload["export"])
        try:
            record = await self.get(account_id, export_id)
        except NotFoundError:
            return  # the export was deleted
        if record.status != "pending":
            return
        name = self.file_of(account_id, export_id)
        try:
            pieces = await self.content(record)
            async with self.files.open_write(name, record.content_type) as file:
                async for piece in pieces:
                    await file.write(piece)
            found = await self.files.stat(name)
            record.status, record.size_bytes = "ready", 0 if found is None else found.size_bytes
        except (InvalidError, NotFoundError, SnapshotNotFoundError) as error:
            record.status, record.error = "failed", str(error.args[0])
        await self._store(record)

    async def _store(self, record: ExportRecord) -> None:
        record.ready_at = instant(self.jobs.clock)
        update = self._place(record).update(
            assign(ExportRecord.status, record.status),
            assign(ExportRecord.size_bytes, record.size_bytes),
            assign(ExportRecord.error, record.error),
            assign(ExportRecord.ready_at, record.ready_at),
        )
        still_waits = update.when(ExportRecord.status == "pending")
        try:
            await self.db.run(transaction(still_waits, *self.ready(record)))
        except ConflictError as lost:
            if lost.is_outcome_unknown:
                raise  # the job runs again
            # It was deleted, or an earlier attempt has stored it.
            get = ExportRecord.get(self.system, record.account_id, record.export_id)
            if await self.db.run(get.consistently()) is None:
                await self.delete_file(record.account_id, record.export_id)

    async def _expire(self, job: Job) -> None:
        """Deletes files whose export has expired; the store deletes the records itself."""
        oldest = instant(self.jobs.clock).timestamp() - limits.EXPORT_KEPT_SECONDS
        async for one in self.files.list_under(_FOLDER):
            if one.modified_seconds < oldest:
                await self.files.delete(one.name)

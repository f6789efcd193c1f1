"""What follows from a change is written with it, or not at all."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tablewright.client import AsyncDatabase
from tablewright.clock import SystemClock
from tablewright.errors import TenantMismatchError, TransactionFailedError
from tablewright.ids import CountingIds
from tablewright.kits.audit import Audit, AuditRecord, Happening, own_entries
from tablewright.kits.jobs import JobQueue
from tablewright.kits.jobs.records import Job
from tablewright.kits.service_design import SERVICE_DESIGN
from tablewright.model import check, exists, transaction

WHAT = Happening("source_paused", "source", "paused", "s1")


def _run(play: Any) -> None:
    async def main() -> None:
        async with AsyncDatabase("memory:") as db:
            await db.create_tables(SERVICE_DESIGN)
            jobs = JobQueue("shop", SystemClock(), CountingIds())

            def noted(entry: AuditRecord) -> list[Any]:
                return [jobs.add("notify", {"event": entry.event}, job_id=entry.entry_id)]

            shape = own_entries("shop")
            await play(db, Audit(db, SystemClock(), CountingIds(), shape, consequences=noted))

    asyncio.run(main())


def test_a_change_that_fails_has_neither_an_entry_nor_consequences():
    async def play(db: AsyncDatabase, audit: Audit) -> None:
        entry, job = audit.by_system("acme", WHAT)
        absent = check(AuditRecord.get("shop", "acme", "none"), exists(AuditRecord.event))
        with pytest.raises(TransactionFailedError):
            await db.run(transaction(absent, entry, job))
        assert [] == await db.all(AuditRecord.of_tenant("shop", "acme"))
        assert [] == await db.all(Job.scan())

    _run(play)


def test_a_change_writes_its_entry_and_what_follows_from_it_in_one_transaction():
    async def play(db: AsyncDatabase, audit: Audit) -> None:
        await db.run(transaction(*audit.by_system("acme", WHAT)))
        (entry,) = await db.all(AuditRecord.of_tenant("shop", "acme"))
        found = await db.run(Job.get("shop", entry.entry_id))
        assert found is not None
        assert {"event": "source_paused"} == found.payload

    _run(play)


def test_an_entry_is_written_with_the_database_of_its_tenant_and_of_no_other():
    async def play(db: AsyncDatabase, audit: Audit) -> None:
        await db.for_tenant("acme").run(transaction(*audit.by_system("acme", WHAT)[:1]))
        assert 1 == len(await db.for_tenant("acme").all(AuditRecord.of_tenant("shop", "acme")))
        with pytest.raises(TenantMismatchError):
            await db.for_tenant("globex").run(transaction(*audit.by_system("acme", WHAT)[:1]))

    _run(play)

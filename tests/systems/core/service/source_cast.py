"""The cast's sources: with a schedule, a run, stored data and an export, in each account."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any, Final

from tablewright.clock import instant
from tablewright.ids import ordered_uuid
from tablewright.kits.inbound import PathSecret
from tablewright.kits.sources.data.exporting import exports_of
from tablewright.kits.vault import Record, RecordPage, VaultSource
from tablewright.model import assign
from tablewright.systems.core.design import Source, SyncRun, SyncSchedule
from tablewright.systems.core.design.values import ConnectionType, ScheduleType, SyncStatus
from tablewright.systems.core.parts import Parts
from tablewright.testing.matrix import Cast, Ids, Probe, RequestParts
from tablewright.testing.matrix.signed import SignedCalls
from tablewright.testing.system import AsyncSystemUnderTest
from tests.systems.core.service.platforms import GOOD_KEY

NAME: Final = "Sales"
SECRET: Final = "0123456789abcdef0123456789abcdef"
MISSING: Final = {
    "source_id": "no-such-source",
    "schedule_id": "no-such-schedule",
    "sync_id": "no-such-sync",
    "export_id": "no-such-export",
    "data_type": "nothing",
    "record_id": "nobody",
    "platform_id": "nowhere",
    "secret": "0" * 32,
}
PUBLIC_IDS: Final = ("platform_id", "data_type", "record_id", "secret")


async def planted(
    system: AsyncSystemUnderTest[Parts], account: str, person: str, text: str, number: int
) -> Ids:
    """A source with everything that belongs to it."""
    now = instant(system.clock)
    source_id, sync_id = f"source-{number}", ordered_uuid(system.ids, now.timestamp())
    is_live = number % 3 == 0  # a run of some sources has not ended; their records are posted
    run_id = f"live-{number}" if is_live else sync_id
    source = Source(
        source_id=source_id,
        account_id=account,
        platform_id="crm",
        source_name=NAME,
        connection_type=ConnectionType.WEBHOOK if is_live else ConnectionType.API_KEY,
        created_by=person,
        credentials={"secret": "e" * 32} if is_live else {"api_key": GOOD_KEY},
        platform_account={"id": "acct_1", "name": "Acme"},
        active_sync_id=run_id if is_live else None,
    )
    schedule = SyncSchedule(
        source_id=source_id,
        schedule_id=f"schedule-{number}",
        schedule_type=ScheduleType.DAILY,
        cron_expression="0 0 * * *",
        data_types=["contacts"],
        next_run_at=now,
        is_active=False,
        account_id=account,
    )
    run = SyncRun(
        source_id=source_id,
        sync_id=run_id,
        status=SyncStatus.PENDING if is_live else SyncStatus.COMPLETED,
        started_at=now,
        completed_at=None if is_live else now,
        metadata={},
        data_types=["contacts"],
        records_processed={"contacts": 1},
        account_id=account,
    )
    for one in (source, schedule, run):
        await system.db.run(one.create())
    export_id = await _stored(system, source, sync_id, text)
    return {
        "source_id": source_id,
        "schedule_id": schedule.schedule_id,
        "sync_id": run_id,
        "secret": "f" * 32,
        "export_id": export_id,
        "data_type": "contacts",
        "record_id": "c1",
        "platform_id": "hub",
    }


async def _stored(
    system: AsyncSystemUnderTest[Parts], source: Source, sync_id: str, text: str
) -> str:
    """Stores data of a source, and an export of it; returns the export's id."""
    syncing = system.running.parts.syncing
    account, source_id, person = source.account_id, source.source_id, source.created_by
    record = Record("c1", b'{"name":"%b"}' % text.encode())

    async def pages() -> AsyncIterator[RecordPage]:
        yield RecordPage([record])

    async with syncing.vault.snapshot(VaultSource(account, source_id), sync_id) as made:
        await made.add("contacts", pages())
    size = await syncing.vault.size_bytes(VaultSource(account, source_id))
    await system.db.run(Source.at(source_id=source_id).update(assign(Source.stored_bytes, size)))
    exports = exports_of(syncing)
    wanted = {
        "sourceId": source_id,
        "dataTypes": ["contacts"],
        "snapshot": sync_id,
        "format": "csv",
    }
    found = exports.creating(
        system.ids, account, person, wanted, name="contacts.csv", content_type="text/csv"
    )
    found.record.status = "ready"
    await system.db.run(found.record.create())
    name = exports.file_of(account, found.record.export_id)
    await syncing.files.put(name, b"_id,name\n", "text/csv")
    return found.record.export_id


async def posting(system: AsyncSystemUnderTest[Parts], cast: Cast) -> dict[str, SignedCalls]:
    """The calls of a service that posts records."""
    things = next(one for one in cast.things.values() if one.state == "active")
    source = Source(
        source_id="posted",
        account_id=things.place,
        platform_id="webhook",
        source_name="Till",
        connection_type=ConnectionType.WEBHOOK,
        created_by="nobody",
        credentials={"secret": SECRET},
    )
    await system.db.run(source.create())
    calls = SignedCalls(
        PathSecret(),
        {"source_id": "posted"},
        b'{"total":1}',
        SECRET,
        foreign=[{"source_id": things.ids["source_id"]}],
        headers={"webhook-id": "delivery-1"},
    )
    return {"receive_record": calls}


def unready() -> dict[str, Any]:
    """The conflicts of sources that are polled, with a run in progress and without."""
    busy = ("start_sync", "retry_sync", "run_schedule", "delete_data")
    return {
        "cancel_sync": lambda probe: None if _is_live(probe) else 409,
        "renew_source_secret": lambda probe: None if _is_live(probe) else 409,
        "test_source": lambda probe: 409 if _is_live(probe) else None,
        **dict.fromkeys(busy, lambda probe: 409 if _is_live(probe) else None),
    }


def _is_live(probe: Probe) -> bool:
    return probe.things.ids["sync_id"].startswith("live")


def requests() -> dict[str, Any]:
    """What requests have in them."""
    key = {"api_key": GOOD_KEY}
    bodies: dict[str, Any] = {
        "test_credentials": {"platform": "crm", "credentials": key},
        "create_source": {"name": "New", "platform": "crm", "credentials": key},
        "update_source": {"name": "New"},
        "start_authorisation": {"name": "New"},
        "start_sync": {},
        "create_schedule": {"type": "daily"},
        "update_schedule": {"dataTypes": ["deals"]},
        "preview_schedule": {"type": "daily"},
    }
    return {
        **{name: _always(RequestParts(body)) for name, body in bodies.items()},
        "delete_data": _always(RequestParts(query=f"confirm={NAME}")),
        "create_export": lambda ids: RequestParts(
            {"sourceId": ids["source_id"], "dataTypes": ["contacts"], "format": "csv"}
        ),
    }


def _always(request: RequestParts) -> Any:
    return lambda ids: request

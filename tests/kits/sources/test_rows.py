"""Sources, schedules and runs as values: over core's tables and over the kit's own records."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from datetime import UTC, datetime
from typing import Any

import pytest

from tablewright.api.records import ServiceRecords
from tablewright.client import AsyncDatabase
from tablewright.errors import ConflictError
from tablewright.kits.sources.rows import Runs, Schedules, Sources
from tablewright.kits.sources.shapes import (
    RunShape,
    SourceShape,
    own_runs,
    own_schedules,
    own_sources,
)
from tablewright.kits.sources.values import RetryPolicy, Run, RunError, Source
from tablewright.model import design_of
from tablewright.systems.core import shapes
from tablewright.systems.core.design import DESIGN as CORE
from tablewright.systems.core.design import Membership, SyncRun
from tablewright.systems.core.design import Source as CoreSource
from tablewright.testing.data_keys import MemoryKeys

NOW = datetime(2026, 11, 16, 6, 30, tzinfo=UTC)
RECORDS = design_of("records", ServiceRecords)
OWN: Any = (own_sources("copies"), own_schedules("copies"), own_runs("copies"))
DOCUMENTED: Any = (shapes.SOURCES, shapes.SCHEDULES, shapes.RUNS)
BOTH = pytest.mark.parametrize("shapes_of", [OWN, DOCUMENTED], ids=["own", "core"])
Scene = Callable[[AsyncDatabase], Coroutine[Any, Any, None]]


def _play(scene: Scene) -> None:
    async def main() -> None:
        async with AsyncDatabase("memory:", keys=MemoryKeys()) as db:
            await db.create_tables(CORE)
            await db.create_tables(RECORDS)
            await scene(db)

    asyncio.run(main())


def _source(rows: Sources, **more: Any) -> Source:
    return rows.new(
        source_id="s1",
        account_id="acme",
        platform_id="stripe",
        source_name="Payments",
        status="active",
        connection_type="api_key",
        config={"dataTypes": ["customers"]},
        created_by="ann",
        credentials={"api_key": "secret"},
        **more,
    )


def _run(rows: Runs) -> Run:
    return rows.new(
        source_id="s1",
        sync_id="r1",
        account_id="acme",
        status="pending",
        started_at=NOW,
        data_types=["customers"],
        queued_at=int(NOW.timestamp()),
        requested_by="ann",
    )


def test_a_role_of_another_entity_is_rejected():
    with pytest.raises(TypeError, match="status must be an attribute of Source"):
        SourceShape[CoreSource].named(
            CoreSource,
            get=CoreSource.get,
            of_account=CoreSource.in_account,
            status=Membership.status,
        )


def test_a_shape_must_have_every_required_role():
    with pytest.raises(TypeError, match="cancelled_by"):
        RunShape[SyncRun].named(
            SyncRun,
            get=SyncRun.get,
            of_source=SyncRun.of_source,
            in_period=SyncRun.for_statistics,
            with_status=SyncRun.with_status,
            progress=SyncRun.metadata,
        )


@BOTH
def test_a_source_is_read_as_it_was_created(shapes_of: Any):
    async def scene(db: AsyncDatabase) -> None:
        rows = Sources(db, shapes_of[0])
        made = _source(rows)
        await db.run(made.item.create())
        found = await rows.locate("s1")
        assert found == await rows.get("acme", "s1")
        assert found is not None
        assert ("active", "api_key", True) == (found.status, found.connection_type, found.is_live)
        assert {"api_key": "secret"} == found.credentials
        assert "secret" not in repr(found)
        assert await rows.get("globex", "s1") is None
        assert ["s1"] == [one.source_id for one in await rows.active("acme")]

    _play(scene)


@BOTH
def test_a_change_fails_if_a_role_is_no_longer_as_it_was_read(shapes_of: Any):
    async def scene(db: AsyncDatabase) -> None:
        rows = Sources(db, shapes_of[0])
        made = _source(rows)
        await db.run(made.item.create())
        await db.run(rows.changing(made, same=("status", "active_sync_id"), status="paused"))
        with pytest.raises(ConflictError):
            await db.run(rows.changing(made, same=("status",), status="error"))
        paused = await rows.get("acme", "s1")
        assert paused is not None
        assert ("paused", []) == (paused.status, await rows.active("acme"))
        await db.run(rows.changing(paused, credentials=None, deleted_at=NOW))
        assert await rows.get("acme", "s1") is None
        gone = await rows.get("acme", "s1", with_deleted=True)
        assert gone is not None
        assert (None, NOW) == (gone.credentials, gone.deleted_at)

    _play(scene)


@BOTH
def test_a_schedule_keeps_its_retries(shapes_of: Any):
    async def scene(db: AsyncDatabase) -> None:
        rows, sources = Schedules(db, shapes_of[1]), Sources(db, shapes_of[0])
        made = rows.new(
            source_id="s1",
            schedule_id="d1",
            account_id="acme",
            schedule_type="daily",
            data_types=["customers"],
            is_active=True,
            next_run_at=NOW,
            retry_policy=RetryPolicy(5, 2, 60),
        )
        await db.run(made.item.create())
        (found,) = await rows.of_source(_source(sources))
        policy = found.retry_policy
        assert policy is not None
        assert (5, 2, 60) == (
            policy.max_attempts,
            policy.initial_delay_seconds,
            policy.max_delay_seconds,
        )
        assert ("daily", NOW) == (found.schedule_type, found.next_run_at)

    _play(scene)


@BOTH
def test_values_inside_a_map_change_one_by_one(shapes_of: Any):
    async def scene(db: AsyncDatabase) -> None:
        rows = Runs(db, shapes_of[2])
        made = _run(rows)
        await db.run(made.item.create())
        await db.run(rows.changing(made, progress={"customers": {"state": "running"}}))
        await db.run(rows.changing(made, same=("status",), cancelled_by="bob"))
        error = RunError("customers", "cancelled", "The run was cancelled.", 1, NOW)
        await db.run(rows.changing(made, status="failed", errors=[error], bytes=12))
        found = await rows.get("acme", "s1", "r1")
        assert found is not None
        assert ("failed", "bob", 12, "ann") == (
            found.status,
            found.cancelled_by,
            found.bytes,
            found.requested_by,
        )
        assert {"customers": {"state": "running"}} == found.progress
        assert ["cancelled"] == [one.code for one in found.errors or ()]
        assert int(NOW.timestamp()) == found.queued_at
        page = await db.run(rows.with_status("failed"))
        assert ["r1"] == [rows.seen(one).sync_id for one in page.items]

    _play(scene)


def test_core_stores_what_its_document_has_no_attribute_for_in_the_metadata():
    made = _run(Runs(AsyncDatabase("memory:"), shapes.RUNS))
    seconds = int(NOW.timestamp())
    assert {"queuedAt": seconds, "requestedBy": "ann"} == made.item.metadata

"""Rows of a lost database, from manifests."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

import pytest

from tablewright.client import AsyncDatabase
from tablewright.errors import DamagedVaultError
from tablewright.kits.vault import Manifest, VaultSource
from tablewright.kits.vault.upkeep.rebuilding import Rebuilt, rebuild
from tablewright.model import Entity, EpochSeconds, Index, Table, attr, design_of
from tablewright.model.operations.writing import WriteOperation
from tests.kits.vault.worlds import SOURCE, STREAM, World, pages


class Rows(Table, name="rows"):
    """Rows of a system."""

    primary = Index("pk", "sk")


class SourceRow(Entity, table=Rows, tenant="account_id"):
    """A source."""

    account_id: str = attr()
    source_id: str = attr()
    platform: str = attr()

    primary = Rows.primary("{account_id}", "source#{source_id}")


class RunRow(Entity, table=Rows, tenant="account_id"):
    """A run of a source."""

    account_id: str = attr()
    source_id: str = attr()
    run_id: str = attr()
    records: int = attr()
    ended_at: EpochSeconds = attr()

    primary = Rows.primary("{account_id}", "run#{source_id}#{run_id}")


async def _rows(manifest: Manifest) -> Sequence[WriteOperation[Any]]:
    source = SourceRow(
        account_id=manifest.account, source_id=manifest.source, platform=manifest.platform
    )
    run = RunRow(
        account_id=manifest.account,
        source_id=manifest.source,
        run_id=manifest.snapshot,
        records=sum(one.count for one in manifest.streams.values()),
        ended_at=datetime.fromtimestamp(manifest.ended_seconds, UTC),
    )
    return [source.create(), run.create()]


async def _filled() -> World:
    world = World()
    for source in (SOURCE, VaultSource("acme", "s2"), VaultSource("globex", "s1")):
        for job, content in (("j1", {"a": 1}), ("j2", {"a": 1, "b": 2})):
            async with world.vault.snapshot(source, job, platform="stripe") as made:
                await made.add(STREAM, pages(content), scan=True)
    return world


def test_a_rebuild_writes_each_row_of_the_account_once():
    async def main() -> None:
        world = await _filled()
        async with AsyncDatabase("memory:") as db:
            await db.create_tables(design_of("rows", Rows))
            acme = db.for_tenant("acme")
            assert Rebuilt(2, 4, 6, 2) == await rebuild(world.vault, "acme", acme, _rows)
            assert Rebuilt(2, 4, 0, 8) == await rebuild(world.vault, "acme", acme, _rows)
            runs = await db.all(RunRow.scan())
            found = {(one.account_id, one.source_id, one.run_id, one.records) for one in runs}
            assert found == {
                ("acme", source, run, count)
                for source in ("s1", "s2")
                for run, count in (("j1", 1), ("j2", 2))
            }
            assert {"stripe"} == {one.platform for one in await db.all(SourceRow.scan())}

    asyncio.run(main())


def test_a_damaged_manifest_stops_a_rebuild():
    async def main() -> None:
        world = await _filled()
        name = next(one for one in world.files.kept if one.startswith("acme/s1/snapshots/"))
        world.files.kept[name] = (b"damaged", "")
        async with AsyncDatabase("memory:") as db:
            await db.create_tables(design_of("rows", Rows))
            with pytest.raises(DamagedVaultError, match=name):
                await rebuild(world.reopened().vault, "acme", db.for_tenant("acme"), _rows)

    asyncio.run(main())

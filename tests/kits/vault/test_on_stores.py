"""A vault on every store of files: a folder, a bucket, and memory."""

from __future__ import annotations

import asyncio

import pytest

from tablewright.api.ports import FileStore
from tablewright.kits.vault import Retention, limits
from tablewright.kits.vault.exports import save_export
from tests.kits.files.conftest import client, files, served
from tests.kits.vault.worlds import SOURCE, STREAM, World

__all__ = ["client", "files", "served"]  # fixtures


def test_a_vault_works_on_every_store(files: FileStore, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(limits, "VAULT_SPOOL_BYTES", 300)
    monkeypatch.setattr(limits, "VAULT_BLOCK_BYTES", 100)

    async def main() -> None:
        world = World(files=files)
        content = {f"c{number:02}": f"word{number}" for number in range(20)}
        await world.ran("j1", content)
        await world.ran("j2", {**content, "c03": "new"})
        assert {**content, "c03": "new"} == await world.content()
        assert content == await world.content("j1")
        state = await world.vault.state(SOURCE)
        assert ["c07"] == [one.id for _, one in await state.search("word7", limit=5)]
        assert 2 == (await world.vault.erase(SOURCE, {STREAM: ["c03"]})).versions
        assert (await world.reopened().vault.verify(SOURCE)).is_sound
        assert 0 == await world.vault.retain(SOURCE, Retention())
        await save_export(files, "exports/e1", await world.vault.state(SOURCE), STREAM, "jsonl")
        exported = await files.get("exports/e1")
        assert exported is not None
        assert 19 == len(exported.splitlines())

    asyncio.run(main())

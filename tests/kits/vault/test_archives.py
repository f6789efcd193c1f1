"""Archives: several streams in one file."""

from __future__ import annotations

import asyncio
import csv
import io
import json
from hashlib import sha256
from zipfile import ZipFile

import pytest

from tablewright.errors import SnapshotNotFoundError
from tablewright.kits.vault.archives import Archive, save_archive
from tablewright.kits.vault.exports import Form
from tests.kits.vault.worlds import SOURCE, World, pages


async def _world() -> World:
    world = World()
    async with world.vault.snapshot(SOURCE, "j1", platform="hubspot") as made:
        await made.add("contacts", pages({"a": "=1+1", "b": 2}), scan=True)
        await made.add("../deals", pages({"d": 1}), scan=True)
        await made.add(".. deals", pages({}), scan=True)
    return world


async def _bytes(world: World, form: Form, *streams: str) -> bytes:
    state = await world.vault.state(SOURCE)
    return b"".join([one async for one in Archive(state, streams, form).pieces()])


def test_a_missing_stream_has_no_archive():
    async def main() -> None:
        world = await _world()
        with pytest.raises(SnapshotNotFoundError):
            await _bytes(world, "csv", "contacts", "missing")

    asyncio.run(main())


@pytest.mark.parametrize("form", ["json", "jsonl", "csv", "xlsx"])
def test_an_archive_lists_its_files_with_their_hashes(form: Form):
    async def main() -> None:
        archive = ZipFile(io.BytesIO(await _bytes(await _world(), form)))
        assert archive.testzip() is None
        found = json.loads(archive.read("manifest.json"))
        assert ("hubspot", "j1") == (found["platform"], found["snapshot"])
        listed = {one["stream"]: one for one in found["files"]}
        assert {"contacts": 2, "../deals": 1, ".. deals": 0} == {
            name: one["records"] for name, one in listed.items()
        }
        for one in listed.values():
            content = archive.read(one["file"])
            assert "/" not in one["file"]
            assert (one["bytes"], one["sha256"]) == (len(content), sha256(content).hexdigest())
        assert len(archive.namelist()) == 4

    asyncio.run(main())


def test_a_stored_archive_can_be_read_and_has_no_formula():
    async def main() -> None:
        world = await _world()
        state = await world.vault.state(SOURCE)
        done = await save_archive(world.files, "exports/e1.zip", state, ["contacts"], "csv")
        content = await world.files.get("exports/e1.zip")
        assert content is not None
        text = ZipFile(io.BytesIO(content)).read(done[0].file).decode("utf-8-sig")
        assert [["_id", "value"], ["a", "'=1+1"], ["b", "2"]] == list(csv.reader(io.StringIO(text)))

    asyncio.run(main())


def test_the_same_records_give_the_same_archive():
    async def main() -> None:
        assert await _bytes(await _world(), "xlsx") == await _bytes(await _world(), "xlsx")

    asyncio.run(main())

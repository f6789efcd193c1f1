"""Verification: every changed byte is found, and so are missing, moved and swapped files."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from typing import Any

import pytest

from tablewright.errors import DamagedVaultError
from tablewright.kits.vault import RecordPage, VaultSource, limits
from tests.kits.vault.worlds import SOURCE, STREAM, World, pages


async def _world() -> World:
    world = World()
    content: dict[str, Any] = {f"c{number}": number for number in range(9)}
    await world.ran("j1", content)
    await world.ran("j2", {**content, "c3": "new"})
    return world


async def _erased() -> World:
    world = await _world()
    await world.vault.erase(SOURCE, {STREAM: ["c8"]})
    return world


def _names(world: World, folder: str) -> list[str]:
    return sorted(one for one in world.files.kept if f"/{folder}/" in one)


@pytest.mark.parametrize("folder", ["segments", "snapshots", "erased"])
def test_a_bit_that_flips_anywhere_is_found(folder: str, monkeypatch: pytest.MonkeyPatch):
    """Each byte of each file, one bit of it."""
    monkeypatch.setattr(limits, "VAULT_BLOCK_BYTES", 64)

    async def main() -> None:
        world = await _erased() if folder == "erased" else await _world()
        assert _names(world, folder)
        for name in _names(world, folder):
            content, kind = world.files.kept[name]
            for at in range(len(content)):
                flipped = bytearray(content)
                flipped[at] ^= 1 << (at % 8)
                world.files.kept[name] = bytes(flipped), kind
                await _check_found(world.reopened(), name)
            world.files.kept[name] = content, kind
        assert (await world.reopened().vault.verify(SOURCE)).is_sound

    asyncio.run(main())


async def _check_found(world: World, name: str) -> None:
    report = await world.vault.verify(SOURCE)
    assert name in [one.file for one in report.damages]


def test_a_damaged_file_is_named_with_its_stream_and_snapshots():
    async def main() -> None:
        world = await _world()
        first = (await world.vault.state(SOURCE, "j1")).stream(STREAM).segments[0]
        name = f"acme/s1/segments/{first.id}"
        content, kind = world.files.kept[name]
        world.files.kept[name] = content[:-1], kind
        (found,) = (await world.reopened().vault.verify(SOURCE)).damages
        assert (name, STREAM, ["j1", "j2"]) == (found.file, found.stream, found.snapshots)

    asyncio.run(main())


@pytest.mark.parametrize("folder", ["segments", "snapshots"])
def test_two_files_that_are_swapped_are_found(folder: str):
    async def main() -> None:
        world = await _world()
        first, second, *_ = _names(world, folder)
        kept = world.files.kept
        kept[first], kept[second] = kept[second], kept[first]
        report = await world.reopened().vault.verify(SOURCE)
        assert {first, second} <= {one.file for one in report.damages}

    asyncio.run(main())


def test_files_of_another_source_do_not_open():
    async def main() -> None:
        world = await _world()
        for name in list(world.files.kept):
            world.files.kept[name.replace("/s1/", "/s2/")] = world.files.kept[name]
        with pytest.raises(DamagedVaultError, match="changed or moved"):
            await world.vault.state(VaultSource("acme", "s2"))

    asyncio.run(main())


def test_a_missing_segment_leaves_other_snapshots_readable():
    async def main() -> None:
        world = await _world()
        second = (await world.vault.state(SOURCE, "j2")).stream(STREAM).segments[-1]
        del world.files.kept[f"acme/s1/segments/{second.id}"]
        other = world.reopened()
        assert 9 == len(await other.content("j1"))
        with pytest.raises(DamagedVaultError, match="missing"):
            await other.content("j2")

    asyncio.run(main())


def test_a_share_of_the_blocks_is_read(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(limits, "VAULT_BLOCK_BYTES", 16)

    async def main() -> None:
        world = World()
        await world.ran("j1", {f"c{number:03}": number for number in range(300)})
        everything = await world.vault.verify(SOURCE)
        some = await world.vault.verify(SOURCE, share=0.2, seed=7)
        assert 0 < some.blocks < everything.blocks / 2
        assert some.blocks == (await world.vault.verify(SOURCE, share=0.2, seed=7)).blocks

    asyncio.run(main())


def test_a_run_whose_segment_is_damaged_while_it_is_written_stores_no_manifest():
    class Lossy(type(World().files)):  # type: ignore[misc]
        async def put(self, name: str, content: bytes, content_type: str) -> None:
            damaged = content[:-20] + bytes(20) if "/segments/" in name else content
            await super().put(name, damaged, content_type)

    async def main() -> None:
        world = World(files=Lossy())
        with pytest.raises(DamagedVaultError):
            async with world.vault.snapshot(SOURCE, "j1") as made:
                await made.add(STREAM, pages({"a": 1}))
        assert [] == await world.vault.snapshots(SOURCE)

    asyncio.run(main())


def test_a_damaged_note_of_a_killed_run_is_found_by_its_next_attempt(
    monkeypatch: pytest.MonkeyPatch,
):
    monkeypatch.setattr(limits, "VAULT_SPOOL_BYTES", 30)

    async def interrupted() -> AsyncGenerator[RecordPage]:
        async for page in pages({f"c{number}": number for number in range(9)}):
            yield page
        raise TimeoutError

    async def main() -> None:
        world = World()
        with pytest.raises(TimeoutError):
            async with world.vault.snapshot(SOURCE, "j1") as made:
                await made.add(STREAM, interrupted())
        name = _names(world, "spool")[0]
        content, kind = world.files.kept[name]
        world.files.kept[name] = content[:-1] + bytes([content[-1] ^ 1]), kind
        with pytest.raises(DamagedVaultError):
            await world.reopened().ran("j1", {"c1": 1})

    asyncio.run(main())

"""Attachments: files by their content, in pieces."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablewright.errors import DamagedVaultError, InvalidError, NotFoundError, TooLargeError
from tablewright.kits.vault import Attachment, Retention, limits, read_attachment
from tablewright.kits.vault.manifests import FILES
from tests.examples import examples
from tests.kits.vault.test_erasing import Dying, Killed
from tests.kits.vault.worlds import SOURCE, STREAM, World, pages

DAY = 24 * 3600


@pytest.fixture(autouse=True)
def small_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "VAULT_PIECE_BYTES", 10)


async def _chunks(content: bytes, size: int = 7) -> AsyncGenerator[bytes]:
    for at in range(0, len(content), size):
        yield content[at : at + size]


async def _ran(world: World, job: str, *contents: bytes, **more: Any) -> list[Attachment]:
    async with world.vault.snapshot(SOURCE, job) as made:
        found = [await made.attach(_chunks(one)) for one in contents]
        await made.add(STREAM, pages({"a": job}), scan=True, **more)
    return found


async def _content(world: World, attachment_id: str, snapshot: str = "") -> bytes:
    state = await world.reopened().vault.state(SOURCE, snapshot)
    return b"".join([one async for one in read_attachment(state, attachment_id)])


def _pieces(world: World) -> list[str]:
    return [one for one in world.files.kept if "/files/" in one]


def test_a_missing_attachment_is_not_found():
    async def main() -> None:
        world = World()
        await world.ran("j1", {"a": 1})
        with pytest.raises(NotFoundError):
            await _content(world, "missing")
        await _ran(world, "j2", b"x")
        with pytest.raises(NotFoundError):
            await _content(world, "missing")

    asyncio.run(main())


def test_an_attachment_that_is_too_large_is_rejected(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(limits, "VAULT_FILE_BYTES_MAX", 20)

    async def main() -> None:
        with pytest.raises(TooLargeError):
            await _ran(World(), "j1", b"x" * 21)

    asyncio.run(main())


def test_the_stream_of_attachments_cannot_be_added():
    async def main() -> None:
        world = World()
        async with world.vault.snapshot(SOURCE, "j1") as made:
            with pytest.raises(InvalidError):
                await made.add(FILES, pages({"a": 1}))

    asyncio.run(main())


def test_a_bit_that_flips_in_a_piece_or_in_the_secret_is_found():
    async def main() -> None:
        world = World()
        [one] = await _ran(world, "j1", b"0123456789abc")
        secret = [name for name in world.files.kept if "/secrets/" in name]
        for name in (*_pieces(world), *secret):
            content, kind = world.files.kept[name]
            for at in range(len(content)):
                flipped = bytearray(content)
                flipped[at] ^= 1 << (at % 8)
                world.files.kept[name] = bytes(flipped), kind
                report = await world.reopened().vault.verify(SOURCE)
                assert name in [each.file for each in report.damages]
            with pytest.raises(DamagedVaultError):
                await _content(world, one.id)
            world.files.kept[name] = content, kind
        assert (await world.vault.verify(SOURCE)).is_sound

    asyncio.run(main())


def test_a_damaged_or_missing_piece_is_named_with_its_snapshots_and_repaired():
    async def main() -> None:
        world = World()
        [one] = await _ran(world, "j1", b"0123456789abc")
        first, second = sorted(_pieces(world))
        world.files.kept[first] = world.files.kept[second]
        del world.files.kept[second]
        report = await world.reopened().vault.verify(SOURCE)
        assert {first, second} == {each.file for each in report.damages}
        assert [["j1"], ["j1"]] == [each.snapshots for each in report.damages]
        await _ran(world.reopened(), "j2", b"0123456789abc")
        assert b"0123456789abc" == await _content(world, one.id, "j1")

    asyncio.run(main())


@settings(max_examples=examples(40), deadline=None)
@given(contents=st.lists(st.binary(max_size=40), min_size=1, max_size=4), size=st.integers(1, 50))
def test_what_is_attached_is_read(contents: list[bytes], size: int):
    async def main() -> None:
        world = World()
        async with world.vault.snapshot(SOURCE, "j1") as made:
            found = [await made.attach(_chunks(one, size)) for one in contents]
        assert contents == [await _content(world, one.id) for one in found]
        assert len({one.id for one in found}) == len(set(contents))
        assert (await world.vault.verify(SOURCE)).is_sound

    asyncio.run(main())


def test_equal_content_is_stored_once():
    async def main() -> None:
        world = World()
        first = await _ran(world, "j1", b"0123456789abc", b"0123456789abc")
        count = len(_pieces(world))
        second = await _ran(world, "j2", b"0123456789abc")
        assert (2, 2) == (count, len(_pieces(world)))
        assert {one.id for one in (*first, *second)} == {first[0].id}

    asyncio.run(main())


def test_a_search_without_streams_leaves_the_list_of_attachments_out():
    async def main() -> None:
        world = World()
        [one] = await _ran(world, "j1", b"abc")
        state = await world.vault.state(SOURCE)
        assert [] == await state.search(one.id, limit=9)
        assert 1 == len(await state.search(one.id, limit=9, streams=[FILES]))

    asyncio.run(main())


def test_names_and_pieces_show_nothing_of_the_content():
    async def main() -> None:
        world = World()
        [one] = await _ran(world, "j1", b"canary-canary-canary")
        for name, (content, _) in world.files.kept.items():
            assert b"canary" not in content
            assert one.sha256 not in name

    asyncio.run(main())


def test_an_attachment_of_a_killed_attempt_is_in_the_snapshot_of_the_next():
    async def main() -> None:
        kills = 0
        while True:
            world = World()
            await world.ran("j0", {"a": 0})
            dying = Dying(world.files.kept, kill_before=kills + 1)
            try:
                await _ran(World(dying, world.keys, world.clock, world.ids), "j1", b"0123456789a")
            except Killed:
                kills += 1
                assert (await world.reopened().vault.verify(SOURCE)).is_sound
                [one] = await _ran(world.reopened(), "j1", b"0123456789a")
                assert b"0123456789a" == await _content(world, one.id, "j1")
                continue
            break
        assert kills >= 6

    asyncio.run(main())


def test_a_job_that_goes_on_need_not_attach_again():
    async def main() -> None:
        world = World()
        found: list[Attachment] = []

        async def interrupted() -> None:
            async with world.vault.snapshot(SOURCE, "j1") as made:
                found.append(await made.attach(_chunks(b"abc")))
                raise TimeoutError

        with pytest.raises(TimeoutError):
            await interrupted()
        [one] = found
        opened = world.reopened()
        await opened.ran("j1", {"a": 1})
        assert b"abc" == await _content(world, one.id)
        assert not [name for name in world.files.kept if "/spool/" in name]

    asyncio.run(main())


def test_pieces_go_with_the_last_snapshot_that_needs_them():
    async def main() -> None:
        world = World()
        [one] = await _ran(world, "j1", b"0123456789abc")
        erased = await world.vault.erase(SOURCE, {FILES: [one.id]})
        assert (1, []) == (erased.records, _pieces(world))
        [other] = await _ran(world, "j2", b"kept")
        world.clock.advance(seconds=40 * DAY)
        await world.vault.retain(SOURCE, Retention(all_days=0, daily_days=0))
        assert b"kept" == await _content(world, other.id)
        with pytest.raises(NotFoundError):
            await _content(world, one.id)
        await _ran(world, "j3", b"0123456789abc")  # erased: it does not come back
        with pytest.raises(NotFoundError):
            await _content(world, one.id)

    asyncio.run(main())


def test_attachments_outlive_a_retired_key():
    async def main() -> None:
        world = World()
        [one] = await _ran(world, "j1", b"0123456789abc")
        old = world.keys.current("acme")
        world.keys.rotate("acme")
        await world.vault.rewrap(SOURCE)
        world.keys._keys["acme"].remove(old)  # pyright: ignore[reportPrivateUsage]
        assert b"0123456789abc" == await _content(world, one.id)
        assert (await world.reopened().vault.verify(SOURCE)).is_sound

    asyncio.run(main())

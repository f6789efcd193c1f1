"""Erasure, rotation, retention: what is gone, what stays, and interruptions anywhere."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from typing import Any

import pytest

from tablewright.kits.vault import RecordPage, Retention, VaultSource, limits
from tablewright.testing.doubles import MemoryFiles
from tests.kits.vault.worlds import SOURCE, STREAM, World, pages

DAY = 24 * 3600


class Killed(Exception):
    """The process ends here."""


class Dying(MemoryFiles):
    """Files of a process that is killed before one of its writes."""

    def __init__(self, kept: dict[str, tuple[bytes, str]], kill_before: int) -> None:
        super().__init__()
        self.kept = kept
        self.writes = 0
        self._kill_before = kill_before

    async def put(self, name: str, content: bytes, content_type: str) -> None:
        self._reach()
        await super().put(name, content, content_type)

    async def delete(self, name: str) -> None:
        self._reach()
        await super().delete(name)

    async def delete_under(self, prefix: str) -> None:
        self._reach()
        await super().delete_under(prefix)

    def _reach(self) -> None:
        self.writes += 1
        if self.writes >= self._kill_before:
            raise Killed


async def _filled() -> World:
    world = World()
    await world.ran("j1", {"a": 1, "b": 1, "c": 1})
    await world.ran("j2", {"a": 2, "c": 1})
    await world.ran("j3", {"a": 2, "b": 3, "c": 1})
    return world


Deed = Callable[[World], Awaitable[Any]]


async def _each_kill(deed: Deed, check: Deed) -> int:
    """Kills the deed before each of its writes, checks, and completes it by doing it again."""
    kills = 0
    while True:
        world = await _filled()
        dying = Dying(world.files.kept, kill_before=kills + 1)
        died = World(dying, world.keys, world.clock, world.ids)
        try:
            await deed(died)
        except Killed:
            kills += 1
            after = world.reopened()
            assert (await after.vault.verify(SOURCE)).is_sound
            await deed(world.reopened())
            await check(world.reopened())
            continue
        await check(world.reopened())
        return kills


def test_a_run_that_is_killed_at_any_write_changes_no_earlier_snapshot(
    monkeypatch: pytest.MonkeyPatch,
):
    monkeypatch.setattr(limits, "VAULT_SPOOL_BYTES", 30)
    monkeypatch.setattr(limits, "VAULT_SEGMENTS_PER_SIZE_MAX", 2)

    async def run(world: World) -> None:
        await world.ran("j4", {"a": 4, "d": 4, "e": 5, "f": 6}, size=1)

    async def check(world: World) -> None:
        assert {"a": 4, "d": 4, "e": 5, "f": 6} == await world.content("j4")
        assert {"a": 2, "b": 3, "c": 1} == await world.content("j3")
        assert {"a": 1, "b": 1, "c": 1} == await world.content("j1")
        assert not [one for one in world.files.kept if "/spool/" in one]

    assert asyncio.run(_each_kill(run, check)) >= 8


def test_erased_records_are_in_no_snapshot_and_do_not_come_back():
    async def erase(world: World) -> None:
        await world.vault.erase(SOURCE, {STREAM: ["b", "never there"], "missing": ["x"]})

    async def check(world: World) -> None:
        assert [{"a": 1, "c": 1}, {"a": 2, "c": 1}, {"a": 2, "c": 1}] == [
            await world.content(one) for one in ("j1", "j2", "j3")
        ]
        manifests = await world.vault.snapshots(SOURCE)
        listed = {one.id for each in manifests for one in each.streams[STREAM].segments}
        stored = {one for one in world.files.kept if "/segments/" in one}
        assert {f"acme/s1/segments/{one}" for one in listed} == stored
        assert [] == await world.vault.history(SOURCE, STREAM, "b")
        state = await world.vault.state(SOURCE)
        assert [] == await state.search("bb", limit=1)
        assert (await world.vault.verify(SOURCE)).is_sound
        async with world.vault.snapshot(SOURCE, "j9") as made:
            done = await made.add(STREAM, pages({"a": 2, "b": 9, "c": 1}), scan=True)
        assert (1, 0, 0, 0) == (made.skipped, done.added, done.changed, done.removed)
        assert {"a": 2, "c": 1} == await world.content()

    assert asyncio.run(_each_kill(erase, check)) >= 6


def test_an_erasure_reports_numbers_and_leaves_no_old_file():
    async def main() -> None:
        world = await _filled()
        before = {one for one in world.files.kept if "/segments/" in one}
        done = await world.vault.erase(SOURCE, {STREAM: ["b"]})
        assert (1, 3, 3) == (done.records, done.versions, done.snapshots)
        after = {one for one in world.files.kept if "/segments/" in one}
        assert done.segments == len(before - after)
        assert 3 == len([one for one in world.files.kept if "/snapshots/" in one])
        again = await world.vault.erase(SOURCE, {STREAM: ["b"]})
        assert (0, 0, 0) == (again.records, again.versions, again.snapshots)

    asyncio.run(main())


def test_a_rewrapping_that_is_killed_leaves_every_snapshot_readable():
    async def rewrap(world: World) -> None:
        if world.keys.current("acme").id == f"{0:032x}":
            world.keys.rotate("acme")
        await world.vault.rewrap(SOURCE)

    async def check(world: World) -> None:
        assert {"a": 2, "b": 3, "c": 1} == await world.content("j3")
        assert {"a": 1, "b": 1, "c": 1} == await world.content("j1")
        assert 3 == len(await world.vault.snapshots(SOURCE))

    assert asyncio.run(_each_kill(rewrap, check)) >= 6


def test_a_retention_that_is_killed_deletes_no_kept_snapshot():
    async def retain(world: World) -> None:
        world.clock.advance(seconds=40 * DAY)
        await world.vault.retain(SOURCE, Retention(all_days=0, daily_days=0))

    async def check(world: World) -> None:
        assert ["j3"] == [one.snapshot for one in await world.vault.snapshots(SOURCE)]
        assert {"a": 2, "b": 3, "c": 1} == await world.content()

    assert asyncio.run(_each_kill(retain, check)) >= 2


def test_a_rotated_key_can_be_retired_after_rewrapping():
    async def main() -> None:
        world = await _filled()
        old = world.keys.current("acme")
        world.keys.rotate("acme")
        assert 3 == await world.vault.rewrap(SOURCE)
        world.keys._keys["acme"].remove(old)
        other = world.reopened()
        assert {"a": 1, "b": 1, "c": 1} == await other.content("j1")
        assert (await other.vault.verify(SOURCE)).is_sound
        await other.ran("j4", {"a": 1})

    asyncio.run(main())


def test_erased_ids_and_unfinished_runs_outlive_a_retired_key(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(limits, "VAULT_SPOOL_BYTES", 30)

    async def interrupted() -> AsyncGenerator[RecordPage]:
        async for page in pages({f"c{number}": number for number in range(9)}, position="p"):
            yield page
        raise TimeoutError

    async def main() -> None:
        world = await _filled()
        await world.vault.erase(SOURCE, {STREAM: ["b"]})
        with pytest.raises(TimeoutError):
            async with world.vault.snapshot(SOURCE, "j4") as made:
                await made.add(STREAM, interrupted())
        old = world.keys.current("acme")
        world.keys.rotate("acme")
        await world.vault.rewrap(SOURCE)
        world.keys._keys["acme"].remove(old)  # pyright: ignore[reportPrivateUsage]
        opened = world.reopened()
        await opened.ran("j4", {"b": 1, "z": 2}, scan=False)
        found = await opened.content()
        assert ("b" in found, found["c3"], found["z"]) == (False, 3, 2)
        assert (await opened.vault.verify(SOURCE)).is_sound

    asyncio.run(main())


def test_accounts_have_keys_of_their_own():
    async def main() -> None:
        world, other = await _filled(), VaultSource("globex", "s1")
        async with world.vault.snapshot(other, "j1") as made:
            await made.add(STREAM, pages({"x": 1}))
        await world.vault.shred("acme")
        state = await world.vault.state(other)
        assert b'{"value":1}' == await state.get(STREAM, "x")

    asyncio.run(main())


def test_retention_keeps_all_then_daily_then_monthly_snapshots():
    async def main() -> None:
        world = World()
        for number in range(140):  # two a day
            await world.ran(f"j{number}", {"a": number}, scan=number < 3)
            world.clock.advance(seconds=DAY / 2)
        await world.vault.hold(SOURCE, "j5", note="before the migration")
        rule = Retention(all_days=7, daily_days=30, monthly_days=60)
        gone = await world.vault.retain(SOURCE, rule)
        kept = await world.vault.snapshots(SOURCE)
        names = [one.snapshot for one in kept]
        assert gone == 140 - len(kept)
        assert {"j5", "j2", "j139"} <= set(names)  # held, the newest complete one, the newest
        assert names[-14:] == [f"j{number}" for number in range(126, 140)]
        assert 14 + 23 <= len(names) <= 14 + 23 + 2 + 2 + 1
        assert ("j5", True, "before the migration") == next(
            (one.snapshot, one.is_held, one.note) for one in kept if one.is_held
        )
        for one in ("j5", "j139"):
            assert {"a": int(one[1:])} == await world.content(one)
        assert 0 == await world.vault.retain(SOURCE, rule)

    asyncio.run(main())


def test_a_snapshot_that_is_no_longer_held_can_go():
    async def main() -> None:
        world = await _filled()
        world.clock.advance(seconds=90 * DAY)
        await world.ran("j4", {"a": 1})
        await world.vault.hold(SOURCE, "j1")
        assert 2 == await world.vault.retain(SOURCE, Retention())
        await world.vault.hold(SOURCE, "j1", is_held=False)
        assert 1 == await world.vault.retain(SOURCE, Retention())

    asyncio.run(main())


def test_what_killed_runs_left_is_deleted_after_a_day():
    async def main() -> None:
        world = await _filled()
        needed = set(world.files.kept)
        world.files.kept["acme/s1/segments/" + "f" * 32] = b"orphan", ""
        world.files.kept["acme/s1/spool/j9/00000001"] = b"orphan", ""
        world.clock.advance(seconds=limits.VAULT_ORPHAN_SECONDS + 1)
        assert 2 == await world.vault.clean(SOURCE)
        assert needed == set(world.files.kept)

    asyncio.run(main())


def test_a_deleted_source_leaves_no_files():
    async def main() -> None:
        world = await _filled()
        await world.vault.delete(SOURCE)
        assert {} == world.files.kept

    asyncio.run(main())

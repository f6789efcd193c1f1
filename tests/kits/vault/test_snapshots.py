"""Snapshots: what a run stores, what it leaves alone, and what does not exist without its end."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Coroutine
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablewright.errors import (
    DamagedVaultError,
    InvalidError,
    KeyShreddedError,
    SnapshotConflictError,
    SnapshotNotFoundError,
)
from tablewright.kits.vault import Record, RecordPage, limits
from tests.examples import examples
from tests.kits.vault.worlds import SOURCE, STREAM, World, pages, record


def _run(main: Coroutine[Any, Any, Any]) -> Any:
    return asyncio.run(main)


@pytest.mark.parametrize(
    ("bad", "words"),
    [
        (Record("", b"{}"), "record id"),
        (Record("a\tb", b"{}"), "record id"),
        (Record("a\nb", b"{}"), "record id"),
        (Record("a" * 513, b"{}"), "record id"),
        (Record("\ud800", b"{}"), "record id"),
        (Record("a", b""), "not JSON"),
        (Record("a", b"{"), "not JSON"),
        (Record("a", b'{"a":NaN}'), "not JSON"),
        (Record("a", b"[1]"), "not a JSON object"),
        (Record("a", b"\xff{}"), "not JSON"),
        (Record("a", b'{"a":' * 5_000 + b"1" + b"}" * 5_000), "not JSON"),
    ],
    ids=repr,
)
def test_a_record_that_is_not_valid_is_rejected(bad: Record, words: str):
    async def main() -> None:
        world = World()

        async def given() -> AsyncGenerator[RecordPage]:
            yield RecordPage([bad])

        async with world.vault.snapshot(SOURCE, "j1") as made:
            with pytest.raises(InvalidError, match=words):
                await made.add(STREAM, given())

    _run(main())


def test_a_record_that_is_too_large_is_rejected(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(limits, "VAULT_RECORD_BYTES_MAX", 10)

    async def main() -> None:
        with pytest.raises(InvalidError, match="more than 10 bytes"):
            await World().ran("j1", {"a": "long enough"})

    _run(main())


def test_without_the_end_of_the_block_there_is_no_snapshot():
    async def failing(world: World) -> None:
        async with world.vault.snapshot(SOURCE, "j2") as made:
            await made.add(STREAM, pages({"b": 2}))
            raise ZeroDivisionError

    async def main() -> None:
        world = World()
        await world.ran("j1", {"a": 1})
        with pytest.raises(ZeroDivisionError):
            await failing(world)
        assert ["j1"] == [one.snapshot for one in await world.vault.snapshots(SOURCE)]
        assert {"a": 1} == await world.content()

    _run(main())


def test_a_scan_that_ends_early_removes_nothing():
    async def broken() -> AsyncGenerator[RecordPage]:
        yield RecordPage([record("a", 1)])
        raise ConnectionError

    async def main() -> None:
        world = World()
        await world.ran("j1", {"a": 1, "b": 2})
        async with world.vault.snapshot(SOURCE, "j2") as made:
            with pytest.raises(ConnectionError):
                await made.add(STREAM, broken(), scan=True)
            await made.add("others", pages({"x": 1}))
        assert {"a": 1, "b": 2} == await world.content()
        assert ["contacts", "others"] == sorted((await world.vault.state(SOURCE)).manifest.streams)

    _run(main())


def test_of_two_runs_at_once_one_fails():
    async def main() -> None:
        world, other = World(), World()
        other = world.reopened()
        async with world.vault.snapshot(SOURCE, "j1") as made:
            await made.add(STREAM, pages({"a": 1}))
            await other.ran("j2", {"b": 2})
            with pytest.raises(SnapshotConflictError, match="j2"):
                await made.commit()
            made.done = (await other.vault.state(SOURCE)).manifest
        assert {"b": 2} == await world.content()

    _run(main())


def test_an_erasure_during_a_run_makes_it_fail():
    async def ran(world: World) -> None:
        async with world.vault.snapshot(SOURCE, "j2") as made:
            await made.add(STREAM, pages({"c": 3}))
            await world.vault.erase(SOURCE, {STREAM: ["a"]})

    async def main() -> None:
        world = World()
        await world.ran("j1", {"a": 1, "b": 2})
        with pytest.raises(SnapshotConflictError, match="changed during the run"):
            await ran(world)

    _run(main())


def test_a_stream_cannot_be_added_twice():
    async def main() -> None:
        async with World().vault.snapshot(SOURCE, "j1") as made:
            await made.add(STREAM, pages({"a": 1}))
            with pytest.raises(InvalidError, match="repeated"):
                await made.add(STREAM, pages({"a": 2}))

    _run(main())


def test_a_missing_snapshot_or_stream_is_not_found():
    async def main() -> None:
        world = World()
        with pytest.raises(SnapshotNotFoundError):
            await world.vault.state(SOURCE)
        await world.ran("j1", {"a": 1})
        with pytest.raises(SnapshotNotFoundError):
            await world.vault.state(SOURCE, "j9")
        with pytest.raises(SnapshotNotFoundError):
            await world.vault.state(SOURCE, at_seconds=world.clock.now() - 1)
        with pytest.raises(SnapshotNotFoundError, match="no stream"):
            await (await world.vault.state(SOURCE)).get("missing", "a")

    _run(main())


def test_after_shredding_nothing_can_be_read():
    async def main() -> None:
        world = World()
        await world.ran("j1", {"a": 1})
        assert 1 == await world.vault.shred("acme")
        for vault in (world.vault, world.reopened().vault):
            with pytest.raises(KeyShreddedError):
                await vault.state(SOURCE)
            with pytest.raises(KeyShreddedError):
                await vault.verify(SOURCE)

    _run(main())


def test_a_job_that_is_repeated_changes_nothing():
    async def main() -> None:
        world = World()
        first = await world.ran("j1", {"a": 1})
        before = dict(world.files.kept)
        assert first.added == (await world.ran("j1", {"a": 2, "b": 3})).added
        assert before == world.files.kept

    _run(main())


def test_records_that_did_not_change_are_not_stored_again():
    async def main() -> None:
        world = World()
        content = {f"c{number:03}": number for number in range(500)}
        await world.ran("j1", content)
        before = len(world.files.kept)
        again = await world.ran("j2", content)
        assert (0, 0, 0, 500) == (again.added, again.changed, again.removed, again.count)
        assert before + 1 == len(world.files.kept)  # the manifest
        manifest = max(world.files.kept)
        assert len(world.files.kept[manifest][0]) < 1_024
        changed = await world.ran("j3", {**content, "c007": "new"})
        assert (0, 1, 0) == (changed.added, changed.changed, changed.removed)
        (segment,) = [one for one in changed.segments if one not in again.segments]
        assert 1 == segment.records

    _run(main())


def test_changes_of_a_sync_remove_nothing_that_did_not_come():
    async def main() -> None:
        world = World()
        await world.ran("j1", {"a": 1, "b": 2, "c": 3})
        done = await world.ran("j2", {"b": 20, "d": 4}, scan=False, removed=["c", "missing"])
        assert (1, 1, 1, 3) == (done.added, done.changed, done.removed, done.count)
        assert {"a": 1, "b": 20, "d": 4} == await world.content()
        assert {"a": 1, "b": 2, "c": 3} == await world.content("j1")

    _run(main())


def test_the_last_of_several_versions_in_one_run_counts():
    async def given() -> AsyncGenerator[RecordPage]:
        yield RecordPage([record("a", 1), record("b", 1)])
        yield RecordPage([record("a", 2)], removed=["b"])

    async def main() -> None:
        world = World()
        async with world.vault.snapshot(SOURCE, "j1") as made:
            await made.add(STREAM, given(), scan=True)
        assert {"a": 2} == await world.content()

    _run(main())


def test_numbers_and_unknown_fields_stay_as_they_were_written():
    written = (
        b'{"b": 1.10, "a": {"z": 12345678901234567890123, "y": [1e5, -0, -0.0, true, null]},'
        b' "\xc3\xa4": "\\u00e4\\ud83d\\ude00 \\n\\/", "half": "\\ud83d", "": 0}'
    )
    expected = (
        '{"":0,"a":{"y":[1e5,-0,-0.0,true,null],"z":12345678901234567890123},"b":1.10,'
        '"half":"\\ud83d","ä":"ä😀 \\n/"}'
    ).encode()

    async def main() -> None:
        world = World()
        await world.ran("j1", {"a": written})
        assert expected == await (await world.vault.state(SOURCE)).get(STREAM, "a")
        again = await world.ran("j2", {"a": expected})
        assert 0 == again.changed

    _run(main())


def test_a_checkpoint_is_for_the_next_run_and_commits_with_the_data():
    async def main() -> None:
        world = World()
        async with world.vault.snapshot(SOURCE, "j1") as made:
            assert None is made.checkpoint(STREAM)
            await made.add(STREAM, pages({"a": 1}, checkpoint={"since": 17}))
        async with world.vault.snapshot(SOURCE, "j2") as made:
            assert {"since": 17} == made.checkpoint(STREAM)
            await made.add(STREAM, pages({}))
        async with world.vault.snapshot(SOURCE, "j3") as made:
            assert {"since": 17} == made.checkpoint(STREAM)

    _run(main())


def test_a_job_that_stops_goes_on_after_its_last_page():
    async def first() -> AsyncGenerator[RecordPage]:
        yield RecordPage([record("b", 1), record("a", 1)], position="p1")
        yield RecordPage([record("c", 1)], position="p2")
        raise TimeoutError

    async def stopped(world: World) -> None:
        async with world.vault.snapshot(SOURCE, "j1") as made:
            await made.add(STREAM, first(), scan=True)

    async def main() -> None:
        world = World()
        await world.ran("j0", {"a": 0, "z": 0})
        with pytest.raises(TimeoutError):
            await stopped(world)
        again = world.reopened()
        async with again.vault.snapshot(SOURCE, "j1") as made:
            assert "p2" == made.position(STREAM)
            await made.add(STREAM, pages({"d": 1, "a": 2}), scan=True)
        assert {"a": 2, "b": 1, "c": 1, "d": 1} == await again.content()
        assert not [one for one in world.files.kept if "/spool/" in one]
        assert 2 == len([one for one in world.files.kept if "/segments/" in one])

    _run(main())


def test_more_records_than_memory_may_hold_are_sorted_in_files(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(limits, "VAULT_SPOOL_BYTES", 200)
    monkeypatch.setattr(limits, "VAULT_BLOCK_BYTES", 64)
    monkeypatch.setattr(limits, "VAULT_BATCH_RECORDS", 5)
    content = {f"c{number * 37 % 101:03}": number for number in range(101)}

    async def main() -> None:
        world = World()
        done = await world.ran("j1", {**content, "c001": "first"})
        assert 101 == done.added
        assert {**content, "c001": "first"} == await world.content()
        changed = dict(sorted(content.items())[5:])
        again = await world.ran("j2", changed)
        assert (0, 0, 5) == (again.added, again.changed, again.removed)
        assert changed == await world.content()
        assert (await world.vault.verify(SOURCE)).is_sound

    _run(main())


def test_many_small_segments_become_one(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(limits, "VAULT_SEGMENTS_PER_SIZE_MAX", 3)

    async def main() -> None:
        world, content = World(), dict[str, Any]()
        for number in range(12):
            content[f"c{number % 5}"] = number
            content.pop(f"c{(number + 1) % 5}", None)
            done = await world.ran(f"j{number}", content)
            assert len(done.segments) <= 3
        assert content == await world.content()
        assert (await world.vault.verify(SOURCE)).is_sound
        assert {"c0": 0} == await world.content("j0")

    _run(main())


def test_a_new_backup_repairs_a_damaged_stream():
    async def main() -> None:
        world = World()
        await world.ran("j1", {"a": 1, "b": 2})
        (name,) = [one for one in world.files.kept if "/segments/" in one]
        del world.files.kept[name]
        other = world.reopened()
        with pytest.raises(DamagedVaultError):
            await other.ran("j2", {"a": 1}, scan=False)
        await other.ran("j3", {"a": 1, "b": 3})
        assert {"a": 1, "b": 3} == await other.content()
        report = await other.vault.verify(SOURCE)
        assert [["j1"]] == [one.snapshots for one in report.damages]

    _run(main())


def test_nothing_is_stored_in_the_clear():
    async def main() -> None:
        world = World()
        await world.ran("j1", {"canary-id": "canary value"}, checkpoint="canary checkpoint")
        everything = b"".join(content for content, _ in world.files.kept.values())
        names = " ".join(world.files.kept)
        assert b"canary" not in everything
        assert "canary" not in names
        assert STREAM not in names
        assert STREAM.encode() not in everything

    _run(main())


_CONTENTS = st.dictionaries(st.text("abc", min_size=1, max_size=3), st.integers(0, 3), max_size=12)


@settings(max_examples=examples(60))
@given(st.lists(st.tuples(_CONTENTS, st.booleans()), min_size=1, max_size=6), st.data())
def test_every_state_is_the_fold_of_its_runs_and_differences_lead_from_one_to_another(
    runs: list[tuple[dict[str, int], bool]], data: st.DataObject
):
    async def main() -> None:
        world, expected = World(), list[dict[str, Any]]()
        state: dict[str, Any] = {}
        for number, (content, scan) in enumerate(runs):
            state = dict(content) if scan else {**state, **content}
            expected.append(state)
            done = await world.ran(f"j{number}", content, scan=scan)
            assert len(state) == done.count
        for number, one in enumerate(expected):
            assert one == await world.content(f"j{number}")
        first, second = data.draw(st.tuples(*[st.integers(0, len(runs) - 1)] * 2))
        before, after = [await world.vault.state(SOURCE, f"j{n}") for n in (first, second)]
        applied = await _bytes(before)
        async for change in world.vault.difference(before, after):
            assert applied.get(change.id) == change.before
            applied[change.id] = change.after
        assert await _bytes(after) == {key: one for key, one in applied.items() if one is not None}
        assert (await world.vault.verify(SOURCE)).is_sound

    _run(main())


async def _bytes(state: Any) -> dict[str, Any]:
    return {one.id: one.data async for one in state.records(STREAM)} if state.manifest else {}

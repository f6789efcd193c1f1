"""A whole store in one file, and a store from it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tablewright.clock import ManualClock
from tablewright.engine.backups.archive import ArchiveWriter, Head
from tablewright.engine.storage import store_backup
from tablewright.engine.storage.store import Store, open_read_only
from tablewright.engine.storage.verify import verify
from tablewright.errors import (
    AlreadyOpenError,
    BackupNotStoredError,
    DamagedBackupError,
    DamagedRecordError,
    NotABackupError,
    NotAStoreError,
)
from tests.engine import format_1
from tests.engine.backing_up import START, back_up, items_in, opened, set_recovery, window
from tests.engine.things import keys_in, make_things, make_things_by_colour, put, set_ttl

ITEMS = 30
ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A store with three tables, closed."""
    path = tmp_path / "store"
    with opened(path) as engine:
        make_things_by_colour(engine)
        make_things(engine, "empty")
        make_things(engine, "plain")
        for number in range(ITEMS):
            put(engine, f"{number:02}", colour="blue", blob=b"\xff" * number)
            put(engine, f"{number:02}", table="plain", number=number)
        back_up(engine)
    return path


@pytest.fixture
def file(tmp_path: Path, path: Path) -> Path:
    file = tmp_path / "monday.backup"
    store_backup.back_up(path, file, clock=ManualClock(START))
    return file


def _others(folder: Path, *known: Path) -> list[str]:
    """The names of what was left behind."""
    return sorted(entry.name for entry in folder.iterdir() if entry not in known)


def test_a_folder_without_a_store_is_refused(tmp_path: Path):
    with pytest.raises(NotAStoreError, match="does not contain a store"):
        store_backup.back_up(tmp_path, tmp_path / "file")
    assert [] == _others(tmp_path)


def test_a_file_that_is_there_is_left_as_it_is(tmp_path: Path, path: Path):
    file = tmp_path / "file"
    file.write_text("mine")
    with pytest.raises(FileExistsError):
        store_backup.back_up(path, file)
    assert "mine" == file.read_text()
    assert [] == _others(tmp_path, file, path)


def test_a_file_that_comes_to_be_meanwhile_is_left_as_it_is(tmp_path: Path, path: Path):
    file = tmp_path / "file"

    def progress(done: int, total: int) -> None:
        file.write_text("mine")

    with pytest.raises(FileExistsError):
        store_backup.back_up(path, file, progress=progress)
    assert "mine" == file.read_text()
    assert [] == _others(tmp_path, file, path)


def test_a_file_in_a_folder_that_is_not_there_is_refused(tmp_path: Path, path: Path):
    with pytest.raises(BackupNotStoredError, match="No such file or directory"):
        store_backup.back_up(path, tmp_path / "missing" / "file")


def test_two_backups_into_one_file_at_a_time_are_refused(tmp_path: Path, path: Path):
    file = tmp_path / "file"
    with store_backup._draft_of(file), pytest.raises(BackupNotStoredError):
        store_backup.back_up(path, file)
    store_backup.back_up(path, file)
    assert [] == _others(tmp_path, file, path)


def test_a_damaged_store_makes_no_file(tmp_path: Path, path: Path):
    store = Store(path, durability="relaxed", size_bytes_max=2**30)
    with store.environment.begin(write=True) as txn, txn.cursor(db=store.items) as cursor:
        assert cursor.last()
        key, record = cursor.item()
        txn.put(key, record[:-1] + bytes([record[-1] ^ 1]), db=store.items)
    store.close()
    with pytest.raises(DamagedRecordError):
        store_backup.back_up(path, tmp_path / "file")
    assert [] == _others(tmp_path, path)


@pytest.mark.parametrize("entry", ["file", "folder"])
def test_a_place_where_there_is_something_is_left_as_it_is(tmp_path: Path, file: Path, entry: str):
    target = tmp_path / "target"
    if entry == "file":
        target.write_text("mine")
    else:
        target.mkdir()
        (target / "note").write_text("mine")
    with pytest.raises(FileExistsError):
        store_backup.restore(file, target)
    assert "mine" == (target if entry == "file" else target / "note").read_text()
    assert [] == _others(tmp_path, file, target, tmp_path / "store")


def _cut_off(file: Path) -> None:
    os.truncate(file, file.stat().st_size - 3)


def _change(file: Path) -> None:
    content = bytearray(file.read_bytes())
    content[-100] ^= 1
    file.write_bytes(content)


@pytest.mark.parametrize("harm", [_cut_off, _change])
def test_a_damaged_file_is_refused_before_anything_is_made(
    tmp_path: Path, file: Path, harm: Callable[[Path], Any]
):
    harm(file)
    target = tmp_path / "deep" / "target"
    with pytest.raises(DamagedBackupError):
        store_backup.restore(file, target)
    with pytest.raises(DamagedBackupError):
        store_backup.check(file)
    assert [] == _others(tmp_path, file, tmp_path / "store")


def test_a_file_that_is_no_backup_is_refused(tmp_path: Path):
    file = tmp_path / "file"
    file.write_text("something else")
    with pytest.raises(NotABackupError):
        store_backup.restore(file, tmp_path / "target")
    assert [] == _others(tmp_path, file)


@pytest.mark.parametrize(
    ("items", "twice"),
    [([b'{"name":{"S":"no key"}}'], False), ([b"{"], False), ([b"[]"], False), ([], True)],
    ids=["no key", "no JSON", "no item", "two tables of a name"],
)
def test_a_file_that_makes_no_sense_leaves_nothing(
    tmp_path: Path, path: Path, items: list[bytes], twice: bool
):
    with opened(path) as engine:
        definition = engine._context.catalog.table("plain").definition
    file = tmp_path / "file"
    with file.open("wb") as opened_file:
        head = Head(of="store", made_at=0, tables=1, items=1)
        writer = ArchiveWriter(opened_file, head)
        for _ in range(1 + twice):
            writer.table(definition)
        for item in items:
            writer.item(item)
        writer.finish()
    with pytest.raises(DamagedBackupError, match="contains an invalid"):
        store_backup.restore(file, tmp_path / "target")
    assert [] == _others(tmp_path, file, path)


def test_two_restores_to_one_place_at_a_time_are_refused(
    tmp_path: Path, file: Path, monkeypatch: pytest.MonkeyPatch
):
    refusals: list[AlreadyOpenError] = []
    build = store_backup._build

    def another_comes(*arguments: Any, **options: Any) -> None:
        build(*arguments, **options)  # it is complete, and has not got its name yet
        with pytest.raises(AlreadyOpenError) as refused:
            store_backup.restore(file, tmp_path / "target")
        refusals.append(refused.value)

    monkeypatch.setattr(store_backup, "_build", another_comes)
    store_backup.restore(file, tmp_path / "target")
    assert 1 == len(refusals)
    with opened(tmp_path / "target") as engine:
        assert ["empty", "plain", "things"] == engine.call("ListTables", {})["TableNames"]


def test_a_backup_that_was_moved_away_after_a_kill_is_not_written_over(tmp_path: Path, path: Path):
    file, kept = tmp_path / "monday.backup", tmp_path / "kept.backup"
    store_backup.back_up(path, file)
    # The kill came after the file got its name, and before it lost the one of a draft.
    os.link(file, tmp_path / ".monday.backup.part")
    content = file.read_bytes()
    file.rename(kept)
    store_backup.back_up(path, file)
    assert content == kept.read_bytes()
    assert [] == _others(tmp_path, path, file, kept)


def test_a_restored_store_is_what_the_store_was(tmp_path: Path, path: Path, file: Path):
    target = tmp_path / "new" / "target"
    summary = store_backup.restore(file, target, clock=ManualClock(START + 5))
    assert (3, 2 * ITEMS, float(START)) == (summary.tables, summary.items, summary.made_at)
    assert store_backup.check(file) == summary
    with opened(path) as old, opened(target) as new:
        names = old.call("ListTables", {})["TableNames"]
        assert ["empty", "plain", "things"] == names == new.call("ListTables", {})["TableNames"]
        for name in names:
            request = {"TableName": name}
            assert old.call("DescribeTable", request) == new.call("DescribeTable", request)
            assert items_in(old, name) == items_in(new, name)
        by_colour = {"IndexName": "by-colour"}
        assert keys_in(old, **by_colour) == keys_in(new, **by_colour)
        assert [] == new.call("ListBackups", {})["BackupSummaries"]
        put(new, "later", colour="red")
        assert "later" in keys_in(new, **by_colour)
    assert () == verify(target).problems


def test_an_empty_folder_can_be_restored_to(tmp_path: Path, file: Path):
    target = tmp_path / "target"
    target.mkdir()
    store_backup.restore(file, target)
    assert () == verify(target).problems


def test_a_store_without_tables_can_be_backed_up(tmp_path: Path):
    opened(tmp_path / "store").close()
    summary = store_backup.back_up(tmp_path / "store", tmp_path / "file")
    assert (0, 0) == (summary.tables, summary.items)
    store_backup.restore(tmp_path / "file", tmp_path / "target")
    with opened(tmp_path / "target") as engine:
        assert [] == engine.call("ListTables", {})["TableNames"]


def test_settings_come_along_and_history_begins_anew(tmp_path: Path):
    path, file, target = tmp_path / "store", tmp_path / "file", tmp_path / "target"
    clock = ManualClock(START)
    stream = {"StreamEnabled": True, "StreamViewType": "NEW_IMAGE"}
    with opened(path, clock) as engine:
        tags = [{"Key": "team", "Value": "blue"}]
        make_things(engine, StreamSpecification=stream, Tags=tags, DeletionProtectionEnabled=True)
        set_ttl(engine, "ttl", enabled=True)
        set_recovery(engine, enabled=True, days=3)
        put(engine, "one", ttl=START + 100)
        before = engine.call("DescribeTable", {"TableName": "things"})["Table"]
    store_backup.back_up(path, file)
    clock.advance(seconds=60)
    store_backup.restore(file, target, clock=clock)
    with opened(target, clock) as engine:
        after = engine.call("DescribeTable", {"TableName": "things"})["Table"]
        assert before["TableId"] == after["TableId"]
        assert stream == after["StreamSpecification"]
        assert before["LatestStreamLabel"] != after["LatestStreamLabel"]
        assert tags == engine.call("ListTagsOfResource", {"ResourceArn": after["TableArn"]})["Tags"]
        assert (3, START + 60) == (
            window(engine)["RecoveryPeriodInDays"],
            window(engine)["EarliestRestorableDateTime"],
        )
        (listed,) = engine.call("ListStreams", {})["Streams"]
        assert after["LatestStreamArn"] == listed["StreamArn"]
        clock.advance(seconds=60)
        assert 1 == engine.sweep()  # it expires as it would have
    assert () == verify(target).problems


@pytest.mark.heavy
def test_a_store_is_backed_up_while_another_process_writes_it(tmp_path: Path, path: Path):
    script = """
import sys
from tablewright import Engine
with Engine.open(sys.argv[1], durability="relaxed") as engine:
    number = 0
    print("ready", flush=True)
    while sys.stdin.readline():
        for _ in range(200):
            item = {"id": {"S": f"new {number:06}"}, "number": {"N": str(number)}}
            engine.call("PutItem", {"TableName": "plain", "Item": item})
            number += 1
        print("more", flush=True)
"""
    with subprocess.Popen(
        [sys.executable, "-c", script, str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
    ) as writer:
        assert writer.stdin is not None
        assert writer.stdout is not None
        assert "ready\n" == writer.stdout.readline()

        def write_more(done: int, total: int) -> None:
            assert writer.stdin is not None
            assert writer.stdout is not None
            writer.stdin.write("\n")
            writer.stdin.flush()
            assert "more\n" == writer.stdout.readline()

        write_more(0, 0)
        store_backup.back_up(path, tmp_path / "file", progress=write_more)
        writer.stdin.close()
        assert 0 == writer.wait(timeout=60)
    store_backup.restore(tmp_path / "file", tmp_path / "target")
    with opened(tmp_path / "target") as engine:
        assert 200 == sum(key.startswith("new ") for key in items_in(engine, "plain"))
    assert () == verify(tmp_path / "target").problems


def test_a_store_of_an_older_format_is_backed_up_as_it_is(tmp_path: Path):
    path, file, target = tmp_path / "store", tmp_path / "file", tmp_path / "target"
    format_1.unpack(path)
    store_backup.back_up(path, file)
    assert b"\x00\x01" == _format_of(path)
    store_backup.restore(file, target)
    with opened(target) as engine:
        assert ["plain", "stopped", "streaming"] == engine.call("ListTables", {})["TableNames"]
        assert 2 == len(engine.call("Scan", {"TableName": "streaming"})["Items"])
        assert 1 == len(engine.call("ListStreams", {})["Streams"])
    assert () == verify(target).problems


def _format_of(path: Path) -> bytes:
    store = open_read_only(path)
    with store.environment.begin() as txn:
        record = txn.get(b"format")
    store.close()
    return record[:2]

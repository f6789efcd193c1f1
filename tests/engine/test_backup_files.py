"""The files behind backups: damage, kills and full disks, and what is left after them."""

from __future__ import annotations

import errno
import os
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tablewright import Engine
from tablewright.clock import ManualClock
from tablewright.engine.backups import making as backup_making
from tablewright.engine.backups import shelf
from tablewright.engine.storage import folders
from tablewright.engine.storage.verify import verify
from tablewright.engine.tables import filling
from tablewright.errors import (
    BackupNotStoredError,
    ClosedError,
    DamagedBackupError,
    DamagedRecordError,
    DiskFullError,
    StorageError,
    StorageFullError,
    WritesStoppedError,
)
from tests.engine.backing_up import (
    START,
    back_up,
    backups_of,
    delete_table,
    files_of,
    items_in,
    opened,
    recover,
    restore,
    set_recovery,
)
from tests.engine.things import (
    PATIENCE_SECONDS,
    keys_in,
    make_things,
    make_things_by_colour,
    put,
)

ITEMS = 25


class Killed(BaseException):
    """Stands for a kill: nothing after it happens, not even tidying up."""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "store"


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock(START)


@pytest.fixture
def engine(path: Path, clock: ManualClock) -> Iterator[Engine]:
    with opened(path, clock) as engine:
        make_things_by_colour(engine)
        for number in range(ITEMS):
            put(engine, f"{number:02}", colour="blue")
        yield engine


@pytest.fixture(autouse=True)
def small_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablewright.limits.CHUNK_ITEMS", 4)


def _file(path: Path) -> Path:
    (file,) = (path / "backups").glob("*.backup")
    return file


def _spoil(file: Path) -> None:
    content = bytearray(file.read_bytes())
    content[len(content) // 2] ^= 0x10
    file.write_bytes(content)


@pytest.mark.parametrize(
    "harm",
    [_spoil, lambda file: os.truncate(file, file.stat().st_size - 1), Path.unlink],
    ids=["changed", "cut off", "removed"],
)
def test_nothing_is_restored_from_a_file_that_is_not_as_it_was_written(
    engine: Engine, path: Path, harm: Callable[[Path], Any]
):
    arn = back_up(engine)
    harm(_file(path))
    with pytest.raises(DamagedBackupError) as refused:
        restore(engine, arn)
    assert "S202" == refused.value.code
    assert ["things"] == engine.call("ListTables", {})["TableNames"]
    assert [ITEMS, ITEMS, 0] == _entries(engine)
    (problem,) = verify_closed(engine, path)
    assert "backup" == problem.kind


def test_a_file_that_may_not_be_read_is_an_error_of_its_own(
    engine: Engine, path: Path, monkeypatch: pytest.MonkeyPatch
):
    arn = back_up(engine)

    def refuse(*given: Any, **named: Any) -> Any:
        raise PermissionError(errno.EACCES, "Permission denied")

    with monkeypatch.context() as refusing:
        refusing.setattr(Path, "open", refuse)
        with pytest.raises(BackupNotStoredError, match="Permission denied"):
            restore(engine, arn)
    restore(engine, arn)


def verify_closed(engine: Engine, path: Path) -> tuple[Any, ...]:
    engine.close()
    return verify(path).problems


def _entries(engine: Engine) -> list[int]:
    """How many records there are of items, index entries and removals."""
    store = engine._context.store
    with store.snapshot() as txn:
        databases = (store.items, store.entries, store.purges)
        return [txn.stat(database)["entries"] for database in databases]


def test_a_damaged_item_makes_no_backup(engine: Engine, path: Path):
    store = engine._context.store
    with store.environment.begin(write=True) as txn, txn.cursor(db=store.items) as cursor:
        assert cursor.first()
        key, record = cursor.item()
        txn.put(key, record[:-1] + bytes([record[-1] ^ 1]), db=store.items)
    with pytest.raises(DamagedRecordError):
        back_up(engine)
    assert [] == backups_of(engine)
    assert [] == files_of(path)


@pytest.mark.parametrize(
    ("error", "expected"),
    [(errno.ENOSPC, DiskFullError), (errno.EIO, BackupNotStoredError)],
)
def test_a_backup_that_cannot_be_written_leaves_nothing(
    engine: Engine,
    path: Path,
    monkeypatch: pytest.MonkeyPatch,
    error: int,
    expected: type[StorageError],
):
    def refuse(*given: Any) -> Any:
        raise OSError(error, os.strerror(error))

    with monkeypatch.context() as failing:
        failing.setattr(shelf.os, "fsync", refuse)
        with pytest.raises(expected):
            back_up(engine)
    assert [] == backups_of(engine)
    assert [] == files_of(path)
    restore(engine, back_up(engine))
    assert () == verify_closed(engine, path)


def test_a_backup_that_cannot_be_registered_leaves_nothing(
    engine: Engine, path: Path, monkeypatch: pytest.MonkeyPatch
):
    def refuse(*given: Any) -> Any:
        raise StorageFullError("full")

    with monkeypatch.context() as failing:
        failing.setattr(backup_making.backups, "put", refuse)
        with pytest.raises(StorageFullError):
            back_up(engine)
    assert [] == backups_of(engine)
    assert [] == files_of(path)


@pytest.mark.parametrize("failure", [KeyboardInterrupt, WritesStoppedError("the disk failed")])
def test_a_backup_that_was_interrupted_after_its_commit_is_whole(
    engine: Engine, path: Path, monkeypatch: pytest.MonkeyPatch, failure: Any
):
    run = engine._context.writer.run

    def interrupted(job: Any) -> Any:
        run(job)
        raise failure

    with monkeypatch.context() as interrupting:
        interrupting.setattr(engine._context.writer, "run", interrupted)
        with pytest.raises((KeyboardInterrupt, WritesStoppedError)):
            back_up(engine)
    (made,) = engine.call("ListBackups", {})["BackupSummaries"]
    restore(engine, made["BackupArn"])
    assert ITEMS == len(keys_in(engine, "copies"))
    assert () == verify_closed(engine, path)


@pytest.mark.parametrize("kill_at", ["write", "rename", "register"])
def test_a_backup_that_was_killed_leaves_nothing_once_the_store_is_opened_again(
    engine: Engine, path: Path, clock: ManualClock, monkeypatch: pytest.MonkeyPatch, kill_at: str
):
    kept = back_up(engine, name="kept")

    def die(*given: Any, **named: Any) -> Any:
        raise Killed

    with monkeypatch.context() as killing:
        if kill_at == "write":
            killing.setattr(backup_making.ArchiveWriter, "finish", die)
        elif kill_at == "rename":
            killing.setattr(folders, "sync_folder", die)
        else:
            killing.setattr(engine._context.writer, "run", die)
        killing.setattr(Path, "unlink", die)
        with pytest.raises(Killed):
            back_up(engine, name="lost")
    assert 2 == len(files_of(path))
    engine.close()
    with opened(path, clock) as again:
        assert [".backup"] == files_of(path)
        assert ["kept"] == backups_of(again)
        restore(again, kept)
        assert ITEMS == len(keys_in(again, "copies"))
    assert () == verify(path).problems


def test_files_of_others_in_the_folder_are_left_alone(
    engine: Engine, path: Path, clock: ManualClock
):
    back_up(engine)
    (path / "backups" / "README").write_text("mine")
    engine.close()
    with opened(path, clock):
        assert "mine" == (path / "backups" / "README").read_text()


@pytest.mark.parametrize("chunk", [1, 2, 6, 7])
@pytest.mark.parametrize("way", ["backup", "recovery"])
def test_a_restore_that_was_killed_leaves_nothing_once_the_store_was_swept(
    engine: Engine,
    path: Path,
    clock: ManualClock,
    monkeypatch: pytest.MonkeyPatch,
    way: str,
    chunk: int,
):
    set_recovery(engine, enabled=True)
    arn = back_up(engine)
    with monkeypatch.context() as killing:
        _kill_in_chunk(killing, chunk)
        with pytest.raises(Killed):
            restore(engine, arn) if way == "backup" else recover(engine)
    assert _entries(engine)[0] > ITEMS or chunk == 1
    assert () == verify_closed(engine, path)  # a file that is being deleted is not an orphan
    with opened(path, clock) as again:
        assert ["things"] == again.call("ListTables", {})["TableNames"]
        again.sweep()
        assert [ITEMS, ITEMS, 0] == _entries(again)
        make_things(again, "copies")
        assert [] == keys_in(again, "copies")
    assert () == verify(path).problems


def _kill_in_chunk(monkeypatch: pytest.MonkeyPatch, chunk: int) -> None:
    """Lets a restore die in its nth chunk, without a chance to remove what it has."""
    write, calls = filling._write, [0]

    def write_until_killed(*given: Any) -> None:
        calls[0] += 1
        if calls[0] >= chunk:
            raise Killed
        write(*given)

    def do_nothing(*given: Any) -> None:
        pass

    monkeypatch.setattr(filling, "_write", write_until_killed)
    monkeypatch.setattr(filling.purges, "purge", do_nothing)


@pytest.mark.parametrize("way", ["backup", "recovery"])
def test_a_restore_that_finds_no_room_leaves_nothing(
    engine: Engine, path: Path, monkeypatch: pytest.MonkeyPatch, way: str
):
    set_recovery(engine, enabled=True)
    arn = back_up(engine)
    write, calls = filling._write, [0]

    def write_until_full(*given: Any) -> None:
        calls[0] += 1
        if calls[0] == 3:
            raise DiskFullError("The disk is full.")
        write(*given)

    with monkeypatch.context() as filling_up:
        filling_up.setattr(filling, "_write", write_until_full)
        with pytest.raises(DiskFullError):
            restore(engine, arn) if way == "backup" else recover(engine)
    assert [ITEMS, ITEMS, 0] == _entries(engine)
    restore(engine, arn) if way == "backup" else recover(engine)
    assert ITEMS == len(keys_in(engine, "copies"))
    assert () == verify_closed(engine, path)


def test_a_sweep_leaves_a_table_alone_that_is_on_its_way(
    engine: Engine, path: Path, monkeypatch: pytest.MonkeyPatch
):
    arn = back_up(engine)
    write = filling._write

    def sweep_then_write(*given: Any) -> None:
        engine.sweep()
        write(*given)

    monkeypatch.setattr(filling, "_write", sweep_then_write)
    restore(engine, arn)
    assert ITEMS == len(keys_in(engine, "copies"))
    assert () == verify_closed(engine, path)


def test_an_engine_that_is_closed_ends_a_backup_that_is_being_made(
    engine: Engine, path: Path, clock: ManualClock, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("tablewright.limits.BACKUP_FRAME_BYTES", 1)
    write_table, errors = backup_making.write_table, list[BaseException]()

    def close_meanwhile(*given: Any) -> Iterator[int]:
        for count in write_table(*given):
            engine._context.store.is_open = False  # what a close does first
            yield count

    monkeypatch.setattr(backup_making, "write_table", close_meanwhile)

    def try_to_back_up() -> None:
        try:
            back_up(engine)
        except StorageError as error:
            errors.append(error)

    thread = threading.Thread(target=try_to_back_up)
    thread.start()
    thread.join(PATIENCE_SECONDS)
    assert [ClosedError] == [type(error) for error in errors]
    engine.close()
    with opened(path, clock) as again:
        assert [] == backups_of(again)
        assert [] == files_of(path)


def test_a_deleted_table_is_backed_up_by_a_sweep_if_it_could_not_be_at_once(
    engine: Engine, path: Path, clock: ManualClock, monkeypatch: pytest.MonkeyPatch
):
    set_recovery(engine, enabled=True)
    expected = items_in(engine, "things")

    def refuse(*given: Any) -> Any:
        raise DiskFullError("The disk is full.")

    with monkeypatch.context() as failing:
        failing.setattr(engine._context.shelf, "keep", refuse)
        delete_table(engine)
    assert [ITEMS, 0, 0] == _entries(engine)  # its items are its backup for now
    (summary,) = engine.call("ListBackups", {"BackupType": "SYSTEM"})["BackupSummaries"]
    restore(engine, summary["BackupArn"], to="before")
    assert expected == items_in(engine, "before")
    assert () == verify_closed(engine, path)

    with opened(path, clock) as again:
        again.sweep()
        assert [".backup"] == files_of(path)
        assert [ITEMS, ITEMS, 0] == _entries(again)  # those of the table that was restored
        restore(again, summary["BackupArn"], to="after")
        assert expected == items_in(again, "after")
    assert () == verify(path).problems


def test_a_deleted_table_that_never_got_a_file_goes_when_its_backup_expires(
    engine: Engine, path: Path, clock: ManualClock, monkeypatch: pytest.MonkeyPatch
):
    set_recovery(engine, enabled=True)

    def refuse(*given: Any) -> Any:
        raise DiskFullError("The disk is full.")

    with monkeypatch.context() as failing:
        failing.setattr(engine._context.shelf, "keep", refuse)
        delete_table(engine)
        clock.advance(seconds=35 * 86_400)
        engine.sweep()
    assert [0, 0, 0] == _entries(engine)
    assert [] == backups_of(engine, BackupType="ALL")
    assert () == verify_closed(engine, path)


def test_a_kill_after_a_table_was_deleted_leaves_its_backup(
    engine: Engine, path: Path, clock: ManualClock, monkeypatch: pytest.MonkeyPatch
):
    set_recovery(engine, enabled=True)
    expected = items_in(engine, "things")

    def die(*given: Any, **named: Any) -> Any:
        raise Killed

    with monkeypatch.context() as killing:
        killing.setattr(folders, "sync_folder", die)  # a file is there, and nothing knows of it
        killing.setattr(Path, "unlink", die)
        with pytest.raises(Killed):
            delete_table(engine)
    assert () == verify_closed(engine, path)
    with opened(path, clock) as again:
        assert [] == files_of(path)
        again.sweep()
        assert [0, 0, 0] == _entries(again)
        (summary,) = again.call("ListBackups", {"BackupType": "ALL"})["BackupSummaries"]
        restore(again, summary["BackupArn"], to="things")
        assert expected == items_in(again, "things")
    assert () == verify(path).problems


def test_two_engines_with_ids_that_count_do_not_overwrite_each_others_files(
    path: Path, clock: ManualClock
):
    from tablewright.ids import CountingIds

    with opened(path, clock, ids=CountingIds()) as engine:
        make_things(engine)
        put(engine, "first")
        first = back_up(engine)
    clock.advance(seconds=1)
    with opened(path, clock, ids=CountingIds()) as engine:
        put(engine, "second")
        back_up(engine)
        back_up(engine)
        restore(engine, first)
        assert ["first"] == keys_in(engine, "copies")
    assert () == verify(path).problems

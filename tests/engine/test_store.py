"""The store: making, opening and closing the data file. Kills and damage are in `tests/crash`."""

from __future__ import annotations

import os
import threading
from pathlib import Path

import lmdb
import pytest

from tablewright import Engine, limits
from tablewright.engine.storage.store import Store, open_read_only, open_store
from tablewright.errors import AlreadyOpenError, ClosedError, NotAStoreError
from tests.engine.things import PATIENCE_SECONDS


def _made(path: Path) -> Store:
    return open_store(path, durability="relaxed", size_bytes_max=limits.STORE_BYTES_MAX_DEFAULT)


def test_a_snapshot_of_a_closed_store_is_refused(tmp_path: Path):
    store = _made(tmp_path / "store")
    store.close()
    with pytest.raises(ClosedError):
        store.snapshot()


def test_a_file_is_not_taken_for_a_store(tmp_path: Path):
    (tmp_path / "store").write_text("mine")
    with pytest.raises(NotAStoreError) as refused:
        _made(tmp_path / "store")
    assert "S101" == refused.value.code
    assert "mine" == (tmp_path / "store").read_text()


def test_an_empty_folder_becomes_a_store(tmp_path: Path):
    (tmp_path / "store").mkdir()
    _made(tmp_path / "store").close()
    assert (tmp_path / "store" / "data.mdb").is_file()


def test_a_store_is_made_where_no_folder_was(tmp_path: Path):
    _made(tmp_path / "new" / "folder" / "store").close()
    assert ["store"] == os.listdir(tmp_path / "new" / "folder"), "nothing is left of the making"


def test_a_path_may_be_text_or_a_path(tmp_path: Path):
    Engine.open(str(tmp_path / "store"), sweeps=False).close()
    Engine.open(tmp_path / "store", sweeps=False).close()


def test_a_second_writer_is_refused_until_the_first_has_closed(tmp_path: Path):
    store = _made(tmp_path / "store")
    with pytest.raises(AlreadyOpenError) as refused:
        _made(tmp_path / "store")
    assert "S103" == refused.value.code
    store.close()
    _made(tmp_path / "store").close()


def test_a_store_is_kept_from_writers_while_it_is_looked_at(tmp_path: Path):
    _made(tmp_path / "store").close()
    with Store.exclusively(tmp_path / "store"), pytest.raises(AlreadyOpenError):
        _made(tmp_path / "store")
    _made(tmp_path / "store").close()


def test_a_store_that_is_only_read_cannot_be_written(tmp_path: Path):
    _made(tmp_path / "store").close()
    store = open_read_only(tmp_path / "store")
    with store.snapshot() as txn, pytest.raises(lmdb.ReadonlyError):
        txn.put(b"key", b"value", db=store.items)
    store.close()


def test_what_is_committed_is_seen_by_later_snapshots_and_not_by_earlier_ones():
    store = Store.temporary()
    with store.snapshot() as before:
        with store.environment.begin(write=True) as writing:
            writing.put(b"key", b"value", db=store.items)
        with store.snapshot() as after:
            assert None is before.get(b"key", db=store.items)
            assert b"value" == after.get(b"key", db=store.items)
    store.close()


def test_closing_waits_for_those_who_read():
    store = Store.temporary()
    is_reading, may_end = threading.Event(), threading.Event()
    read: list[bytes | None] = []

    def reading() -> None:
        with store.snapshot() as txn:
            is_reading.set()
            assert may_end.wait(PATIENCE_SECONDS)
            read.append(txn.get(b"key", db=store.items))

    reader = threading.Thread(target=reading, daemon=True)
    closer = threading.Thread(target=store.close, daemon=True)
    reader.start()
    assert is_reading.wait(PATIENCE_SECONDS)
    closer.start()
    may_end.set()
    reader.join(PATIENCE_SECONDS)
    closer.join(PATIENCE_SECONDS)
    assert [None] == read
    with pytest.raises(ClosedError):
        store.snapshot()


def test_a_temporary_store_takes_as_much_as_it_is_given():
    store = Store.temporary()
    with store.environment.begin(write=True) as writing:
        for number in range(64):
            writing.put(number.to_bytes(4, "big"), bytes(limits.MIB), db=store.items)
    assert store.file_bytes() > 64 * limits.MIB
    store.close()


@pytest.mark.parametrize("size", [1, 511, 512, limits.STORE_KEY_BYTES_MAX])
def test_keys_of_the_store_may_be_as_long_as_ours_are(size: int):
    store = Store.temporary()
    with store.environment.begin(write=True) as writing:
        assert writing.put(b"k" * size, b"value", db=store.items)
    store.close()

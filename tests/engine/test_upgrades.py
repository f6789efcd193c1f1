"""Stores of older formats: opened, brought up to date, and read as they are."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tablewright import Engine, ManualClock
from tablewright.engine.storage import records, store
from tablewright.engine.storage.verify import verify
from tablewright.errors import NewerFormatError
from tests.engine import format_1
from tests.engine.streaming import described, read_all, told
from tests.engine.things import get, keys_in, put


@pytest.fixture
def old(tmp_path: Path) -> Path:
    format_1.unpack(tmp_path / "store")
    return tmp_path / "store"


def _opened(path: Path) -> Engine:
    return Engine.open(path, durability="relaxed", clock=ManualClock(), sweeps=False)


def _version(path: Path) -> int:
    opened = store.open_read_only(path)
    try:
        with opened.environment.begin() as txn:
            return int.from_bytes(records.opened(b"format", txn.get(b"format")), "big")
    finally:
        opened.close()


def test_a_newer_format_is_refused_as_it_is(old: Path):
    with _opened(old) as engine:
        newer = records.sealed(b"format", (store.FORMAT_VERSION + 1).to_bytes(2, "big"))
        with engine._context.store.environment.begin(write=True) as txn:
            txn.put(b"format", newer)
    before = (old / "data.mdb").read_bytes()
    with pytest.raises(NewerFormatError) as refused:
        _opened(old)
    assert "S102" == refused.value.code
    assert before == (old / "data.mdb").read_bytes()


def test_an_old_store_is_verified_as_it_is(old: Path):
    before = (old / "data.mdb").read_bytes()
    report = verify(old)
    assert ((), 3, 6, 0) == (report.problems, report.tables, report.items, report.changes)
    assert before == (old / "data.mdb").read_bytes()
    assert 1 == _version(old)


def test_an_old_store_is_brought_up_to_date_when_it_is_opened(old: Path):
    with _opened(old) as engine:
        for name in ("plain", "streaming", "stopped"):
            assert ["a", "b"] == keys_in(engine, name)
    assert store.FORMAT_VERSION == _version(old)
    assert () == verify(old).problems


def test_a_stream_that_was_only_noted_begins(old: Path):
    with _opened(old) as engine:
        (listed,) = engine.call("ListStreams", {})["Streams"]
        table = engine.call("DescribeTable", {"TableName": "streaming"})["Table"]
        assert table["LatestStreamArn"] == listed["StreamArn"]
        put(engine, "c", table="streaming")
        put(engine, "c", table="stopped")
        assert "NEW_IMAGE" == described(engine.call, listed["StreamArn"])["StreamViewType"]
        assert [("INSERT", "c")] == told(read_all(engine.call, listed["StreamArn"]))
    with _opened(old) as engine:
        assert 1 == len(engine.call("ListStreams", {})["Streams"]), "once, not at each opening"
        assert [("INSERT", "c")] == told(read_all(engine.call, listed["StreamArn"]))
    assert () == verify(old).problems


def test_an_upgrade_that_did_not_happen_can_be_done_again(old: Path, tmp_path: Path):
    copy = tmp_path / "copy"
    shutil.copytree(old, copy)
    with _opened(old) as engine:
        put(engine, "c", table="plain")
    with _opened(copy) as engine:
        assert None is get(engine, "c", table="plain")
    assert store.FORMAT_VERSION == _version(copy)

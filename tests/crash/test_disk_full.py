"""A full disk, and a store at its limit: reads go on, deletes go through, writes resume."""

from __future__ import annotations

import resource
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from tablewright import Engine
from tablewright.clock import ManualClock
from tablewright.engine.storage.space import Room
from tablewright.engine.storage.verify import verify
from tablewright.errors import DiskFullError, StorageError, StorageFullError
from tests.crash.full_store import BATCH, Filling, create_table, time_to_live, with_stream
from tests.crash.mounts import SmallDisk
from tests.crash.rounds import ROOT

MIB = 1024 * 1024
LIMIT_BYTES = 24 * MIB
DISK_BYTES = 40 * MIB
BODIES = pytest.mark.parametrize("body_bytes", [1_000, 20_000])


def _opened(path: Path, size_bytes_max: int = 2**36) -> Engine:
    return Engine.open(path, durability="relaxed", size_bytes_max=size_bytes_max, sweeps=False)


@pytest.fixture
def limited(tmp_path: Path) -> Iterator[Engine]:
    """An engine whose store may not grow far."""
    with _opened(tmp_path / "store", LIMIT_BYTES) as engine:
        engine.call("CreateTable", create_table())
        yield engine


@pytest.fixture
def small_disk(can_mount: None, tmp_path: Path) -> Iterator[Path]:
    """A disk that is soon full."""
    with SmallDisk(tmp_path, size_bytes=DISK_BYTES) as disk:
        yield disk.root


def _check_usable(filling: Filling) -> None:
    """What a full store must still do."""
    assert filling.kept == filling.found()
    for key in filling.drawn(40):
        filling.delete(key)
    for _ in range(4):
        filling.delete_batch(filling.drawn(BATCH))
    filling.delete_together(filling.drawn(100), token="clearing out")
    filling.delete_partition()  # whole pages become free, where single items leave gaps
    assert filling.kept == filling.found()
    for _ in range(20):
        filling.put()
    assert filling.kept == filling.found()


@BODIES
def test_a_store_at_its_limit_can_be_read_and_emptied_and_used_again(
    limited: Engine, tmp_path: Path, body_bytes: int
):
    filling = Filling(limited, seed=body_bytes, body_bytes=body_bytes)
    assert isinstance(filling.fill(), StorageFullError)
    _check_usable(filling)
    limited.close()
    assert () == verify(tmp_path / "store").problems


@BODIES
def test_a_store_at_its_limit_is_of_use_even_if_deletes_are_logged(tmp_path: Path, body_bytes: int):
    with _opened(tmp_path / "store", LIMIT_BYTES) as engine:
        engine.call("CreateTable", create_table(**with_stream()))
        filling = Filling(engine, seed=body_bytes, body_bytes=body_bytes)
        assert isinstance(filling.fill(), StorageFullError)
        _check_usable(filling)
        while filling.kept:
            filling.delete_batch(sorted(filling.kept)[:BATCH])
        assert set() == filling.found()
    assert () == verify(tmp_path / "store").problems


def test_a_store_on_a_full_disk_is_of_use_even_if_deletes_are_logged(small_disk: Path):
    with _opened(small_disk / "store") as engine:
        engine.call("CreateTable", create_table(**with_stream()))
        filling = Filling(engine, seed=2, body_bytes=20_000)
        assert isinstance(filling.fill(), DiskFullError)
        _check_usable(filling)
    assert () == verify(small_disk / "store").problems


@BODIES
def test_a_store_on_a_full_disk_can_be_read_and_emptied_and_used_again(
    small_disk: Path, body_bytes: int
):
    with _opened(small_disk / "store") as engine:
        engine.call("CreateTable", create_table())
        filling = Filling(engine, seed=body_bytes, body_bytes=body_bytes)
        assert isinstance(filling.fill(), DiskFullError)
        _check_usable(filling)
    assert () == verify(small_disk / "store").problems


def test_without_the_reserve_a_full_store_could_not_be_emptied(
    limited: Engine, monkeypatch: pytest.MonkeyPatch
):
    """The planted fault: that the deletes above go through is the reserve's doing."""
    monkeypatch.setattr(Room, "check_growth", lambda *_: None)
    filling = Filling(limited, seed=1, body_bytes=1_000)
    filling.fill()
    with pytest.raises(StorageFullError):
        _check_usable(filling)


def test_the_room_that_deletes_make_is_used_again_and_again(limited: Engine, tmp_path: Path):
    filling = Filling(limited, seed=7, body_bytes=3_000)
    filling.fill()
    full = len(filling.kept)
    for _ in range(100):
        filling.delete_batch(filling.drawn(BATCH))
        filling.put(BATCH // 2, 3_000)
    filling.fill()
    assert len(filling.kept) > full * 0.9
    limited.close()
    assert () == verify(tmp_path / "store").problems


@pytest.mark.parametrize("more", [{}, with_stream()], ids=["unlogged", "logged"])
def test_what_has_expired_is_swept_from_a_store_at_its_limit(tmp_path: Path, more: dict[str, Any]):
    clock = ManualClock()
    with Engine.open(
        tmp_path / "store",
        durability="relaxed",
        size_bytes_max=LIMIT_BYTES,
        clock=clock,
        sweeps=False,
    ) as engine:
        engine.call("CreateTable", create_table(**more))
        engine.call("UpdateTimeToLive", time_to_live())
        filling = Filling(engine, seed=5, body_bytes=1_000, expires_at=clock.now() + 1)
        assert isinstance(filling.fill(), StorageFullError)
        clock.advance(seconds=100_000)
        assert len(filling.kept) == engine.sweep()
        assert set() == filling.found()
    assert () == verify(tmp_path / "store").problems


def test_writes_resume_by_themselves_when_others_free_the_disk(small_disk: Path):
    ballast = small_disk / "ballast"
    ballast.write_bytes(bytes(18 * MIB))
    with _opened(small_disk / "store") as engine:
        engine.call("CreateTable", create_table())
        filling = Filling(engine, seed=1, body_bytes=3_000)
        assert isinstance(filling.fill(), DiskFullError)
        ballast.unlink()
        filling.put(BATCH, 3_000)
        assert filling.kept == filling.found()


def test_reads_go_on_when_others_take_the_last_of_the_disk(small_disk: Path):
    with _opened(small_disk / "store") as engine:
        engine.call("CreateTable", create_table())
        filling = Filling(engine, seed=1, body_bytes=3_000)
        filling.put(BATCH, 3_000)
        ballast = small_disk / "ballast"
        with pytest.raises(OSError, match="No space"):
            ballast.write_bytes(bytes(DISK_BYTES))
        with pytest.raises(DiskFullError):
            filling.put(BATCH, 150_000)
        assert filling.kept == filling.found()
        ballast.unlink()
        filling.put(BATCH, 3_000)
        assert filling.kept == filling.found()
    assert () == verify(small_disk / "store").problems


def test_deletes_go_through_beside_writes_that_are_too_large(limited: Engine):
    filling = Filling(limited, seed=3, body_bytes=20_000)
    filling.fill()
    keys = filling.drawn(64)

    def put() -> bool:
        try:
            filling.put(BATCH, 150_000)
        except StorageError as error:
            return isinstance(error, StorageFullError)
        return False

    with ThreadPoolExecutor(16) as threads:
        puts = [threads.submit(put) for _ in range(16)]
        deletes = [threads.submit(filling.delete, key) for key in keys]
        for delete in deletes:
            delete.result()
    assert [True] * 16 == [refused.result() for refused in puts]
    assert filling.kept == filling.found()


def test_a_limit_on_the_size_of_files_is_a_full_disk(tmp_path: Path):
    """The one full disk that needs no root; the limit is only lifted by its end."""
    ran = subprocess.run(
        [sys.executable, "-m", "tests.crash.full_file", str(tmp_path / "store")],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert (0, "") == (ran.returncode, ran.stderr)
    assert "S301" == ran.stdout.strip()
    assert () == verify(tmp_path / "store").problems
    assert resource.RLIM_INFINITY == resource.getrlimit(resource.RLIMIT_FSIZE)[0]

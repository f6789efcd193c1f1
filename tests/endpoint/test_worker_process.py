"""Workers before they serve: they wait for the start signal, and none survives a failed start."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tablewright import Engine
from tablewright.endpoint.settings import EndpointSettings
from tablewright.endpoint.worker_process import worker_processes
from tablewright.lanes.child_processes import WorkerEndedError
from tests.endpoint.faults.served import wait_until

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks at processes as Linux does")

SECONDS_MAX = 60


def _running_for(store: Path) -> list[int]:
    """The processes that were started with a store's path, as from a moment after their start."""
    found: list[int] = []
    for entry in Path("/proc").iterdir():
        try:
            arguments = (entry / "cmdline").read_bytes().split(b"\0")
        except OSError:  # no process, or one that has just gone
            continue
        if os.fsencode(store) in arguments and int(entry.name) != os.getpid():
            found.append(int(entry.name))
    return found


def test_no_worker_is_left_when_what_follows_fails(tmp_path: Path):
    store = tmp_path / "store"

    async def fail() -> None:
        async with worker_processes(store, 2):
            assert wait_until(lambda: 2 == len(_running_for(store)))
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        asyncio.run(fail())
    assert [] == _running_for(store)


def test_no_worker_is_left_when_another_cannot_be_started(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    store, start = tmp_path / "store", asyncio.create_subprocess_exec
    started: list[object] = []

    async def start_one(*arguments: Any, **options: Any) -> object:
        if started:
            raise BlockingIOError("too many processes")
        started.append(await start(*arguments, **options))
        return started[0]

    async def begin() -> None:
        async with worker_processes(store, 2):
            pytest.fail("there is only one")

    monkeypatch.setattr(asyncio, "create_subprocess_exec", start_one)
    with pytest.raises(BlockingIOError):
        asyncio.run(begin())
    assert (1, []) == (len(started), _running_for(store))


def test_a_worker_that_died_before_it_was_told_is_noticed(tmp_path: Path):
    store = tmp_path / "store"

    async def employ_the_dead() -> None:
        async with worker_processes(store, 1) as (process,):
            assert wait_until(lambda: 1 == len(_running_for(store)))
            os.kill(_running_for(store)[0], signal.SIGKILL)
            assert -signal.SIGKILL == await process.wait()
            await process.employ(EndpointSettings(), asyncio.Protocol)

    with pytest.raises(WorkerEndedError):
        asyncio.run(employ_the_dead())


@pytest.mark.parametrize("is_in_use", [True, False])
def test_no_worker_is_left_when_the_store_cannot_be_opened(tmp_path: Path, is_in_use: bool):
    """In use by another engine, or not a store: the error is the engine's."""
    store = tmp_path / "store"
    with Engine.open(store if is_in_use else tmp_path / "other", sweeps=False):
        if not is_in_use:
            store.mkdir()
            (store / "letter.txt").write_text("dear reader")
        place = ["--port", "0", "--data", store, "--workers", "2"]
        ran = subprocess.run(
            [sys.executable, "-m", "tablewright", "dynamodb", *place],
            check=False,
            capture_output=True,
            timeout=SECONDS_MAX,
            text=True,
        )
    assert (5, "") == (ran.returncode, ran.stdout)
    assert ran.stderr.startswith("Error S103: " if is_in_use else "Error S101: ")
    assert [] == _running_for(store)

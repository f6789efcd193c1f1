"""Ctrl-C at awkward moments: the endpoint stops gracefully and logs no error."""

from __future__ import annotations

import os
from contextlib import closing, suppress
from pathlib import Path

from tests.endpoint.faults.served import Served, wait_until


def _in_other_groups(served: Served) -> list[int]:
    """Workers that a terminal's Ctrl-C does not reach, as is so from soon after their start."""
    with suppress(ProcessLookupError):  # a dead process may disappear meanwhile
        return [pid for pid in served.workers() if os.getpgid(pid) != served.pid]
    return []


def test_ctrl_c_while_workers_start_ends_everything_without_complaint(tmp_path: Path):
    with closing(Served(tmp_path / "store", workers=2)) as served:
        assert wait_until(lambda: 2 == len(_in_other_groups(served)))
        assert (0, "") == served.interrupt()


def test_ctrl_c_while_a_dead_worker_is_replaced_ends_everything_without_delay(tmp_path: Path):
    with closing(Served(tmp_path / "store", workers=2)) as served:
        first, second = served.wait_until_ready().workers()
        served.kill_worker(first)
        assert wait_until(lambda: {second} < set(_in_other_groups(served)))
        status, complaints = served.interrupt()
        assert 0 == status
        assert complaints.endswith("worker process exited with status -9; starting another\n")
        assert 1 == complaints.count("\n")


def test_ctrl_c_ends_connections_that_wait_for_nothing(tmp_path: Path):
    with (
        closing(Served(tmp_path / "store")) as served,
        served.wait_until_ready().client() as idle,
        served.client() as half,
    ):
        idle.ask("ListTables", {})
        half.send(b"POST / HTTP/1.1\r\ncontent-length: 10\r\n\r\n")
        assert (0, "") == served.interrupt()
        assert ([], []) == (idle.rest(), half.rest())

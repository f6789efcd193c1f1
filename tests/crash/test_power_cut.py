"""Power cuts right after an answer: what was answered had been on the disk."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tablewright import Engine
from tablewright.engine.storage.verify import verify
from tests.crash import power_cut
from tests.crash.mounts import Disk
from tests.crash.rounds import ROOT

pytestmark = pytest.mark.usefixtures("can_mount")

CUTS = 12
CONTROL_CUTS_MAX = 12


def test_nothing_acknowledged_is_lost(tmp_path: Path):
    outcome = power_cut.run(tmp_path, seed=1, cuts=CUTS)
    assert [] == outcome.problems
    assert CUTS == outcome.rounds


@pytest.mark.parametrize("fault", ["nothing_synced", "meta_page_not_synced"])
def test_the_rig_notices_commits_that_are_not_synced(tmp_path: Path, fault: str):
    outcome = power_cut.run(tmp_path, seed=2, cuts=CONTROL_CUTS_MAX, fault=fault)
    assert [] == outcome.broken
    assert outcome.lost or outcome.damaged


def test_a_new_store_is_there_once_it_has_been_opened(tmp_path: Path):
    with Disk(tmp_path) as disk:
        for number in range(3):
            folder = disk.root / f"new {number}"
            folder.mkdir()
            command = [sys.executable, "-m", "tests.crash.making_child", str(folder), "cut"]
            subprocess.run(command, cwd=ROOT, check=True, timeout=60)
            disk.restart()
            store = folder / "below" / "store"
            assert () == verify(store).problems
            Engine.open(store, sweeps=False).close()

"""Backups and restores that are killed: what was made is whole, and nothing else is there."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.crash import backup_kills

KILLS = 8
CONTROL_KILLS_MAX = 20
COMMAND_KILLS = 4


def test_no_backup_and_no_table_is_there_by_halves(tmp_path: Path):
    outcome = backup_kills.run(tmp_path, seed=1, kills=KILLS)
    assert [] == outcome.problems
    assert KILLS == outcome.kills
    assert outcome.made > KILLS


@pytest.mark.parametrize("fault", ["tables_seen_too_early", "no_snapshot", "registered_too_early"])
def test_the_rig_notices(tmp_path: Path, fault: str):
    outcome = backup_kills.run(tmp_path, seed=2, kills=CONTROL_KILLS_MAX, fault=fault)
    assert outcome.problems
    assert not [problem for problem in outcome.problems if "ended by itself" in problem]


def test_no_file_and_no_store_is_there_by_halves(tmp_path: Path):
    outcome = backup_kills.run_commands(tmp_path, seed=1, kills=COMMAND_KILLS)
    assert [] == outcome.problems
    assert COMMAND_KILLS <= outcome.kills
    assert outcome.left_none > 0

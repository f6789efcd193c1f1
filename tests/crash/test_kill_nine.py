"""Processes that are killed while they write: what they were told was kept is kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.crash import kill_nine
from tests.crash.judge import Outcome

KILLS = 8  # for each seed
CONTROL_KILLS_MAX = 60  # the first that shows the fault is the last


@pytest.mark.parametrize("seed", [1, 2])
def test_nothing_acknowledged_is_lost_and_nothing_happens_by_halves(tmp_path: Path, seed: int):
    outcome = kill_nine.run(tmp_path, seed=seed, kills=KILLS)
    assert [] == outcome.problems
    assert KILLS == outcome.rounds
    assert outcome.answered > 50 * KILLS
    assert outcome.records > 50 * KILLS


def _planted(folder: Path, fault: str) -> Outcome:
    outcome = kill_nine.run(folder, seed=3, kills=CONTROL_KILLS_MAX, fault=fault)
    assert [] == outcome.broken
    return outcome


def test_the_rig_notices_answers_that_come_before_the_commit(tmp_path: Path):
    assert _planted(tmp_path, "answer_before_commit").lost


def test_the_rig_notices_an_index_that_is_written_in_a_second_commit(tmp_path: Path):
    assert _planted(tmp_path, "index_in_a_second_commit").damaged


def test_the_rig_notices_changes_that_are_logged_with_the_next_commit(tmp_path: Path):
    assert _planted(tmp_path, "log_with_the_next_commit").lost


def test_the_rig_notices_numbers_that_are_used_twice(tmp_path: Path):
    assert _planted(tmp_path, "log_numbers_from_the_beginning").problems


def test_the_rig_notices_changes_that_are_not_logged(tmp_path: Path):
    assert _planted(tmp_path, "log_forgets_some").lost


def test_the_rig_notices_items_that_are_not_counted(tmp_path: Path):
    damaged = _planted(tmp_path, "counters_forgotten").damaged
    assert [finding for finding in damaged if "counter" in finding]

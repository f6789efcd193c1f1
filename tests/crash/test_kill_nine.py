"""Processes that are killed while they write: every confirmed write is kept."""

from __future__ import annotations

from pathlib import Path

from tests.crash import kill_nine
from tests.crash.judge import Outcome

KILLS = 6  # `make soak` kills for as long as it is let
CONTROL_KILLS_MAX = 60  # the first that shows the fault is the last


def test_nothing_acknowledged_is_lost_and_nothing_happens_by_halves(tmp_path: Path):
    outcome = kill_nine.run(tmp_path, seed=1, kills=KILLS)
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


# A change that is missing from the log counts as lost for a reader of the stream of a lasting
# table, and as damage by verify. Of tables that come and go only verify knows the streams; and
# which table the last change before a kill was made to is up to chance.


def test_the_rig_notices_changes_that_are_logged_with_the_next_commit(tmp_path: Path):
    assert _planted(tmp_path, "log_with_the_next_commit").problems


def test_the_rig_notices_numbers_that_are_used_twice(tmp_path: Path):
    assert _planted(tmp_path, "log_numbers_from_the_beginning").problems


def test_the_rig_notices_changes_that_are_not_logged(tmp_path: Path):
    assert _planted(tmp_path, "log_forgets_some").problems


def test_the_rig_notices_items_that_are_not_counted(tmp_path: Path):
    damaged = _planted(tmp_path, "counters_forgotten").damaged
    assert [finding for finding in damaged if "counter" in finding]

"""An endpoint that is killed while clients write: what was answered is there, nothing is halved."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.endpoint.faults.kills import Rounds

KILLS = {1: 2, 2: 2}  # by the number of workers; `make soak` kills for as long as it is let
WORKER_KILLS = 3
CONTROL_KILLS_MAX = 40  # the first that shows the fault is the last


@pytest.mark.parametrize("workers", KILLS)
def test_nothing_answered_is_lost_when_the_endpoint_is_killed(tmp_path: Path, workers: int):
    outcome = Rounds(tmp_path / "store", seed=workers, workers=workers).run(KILLS[workers])
    assert [] == outcome.problems
    assert KILLS[workers] == outcome.rounds
    assert outcome.answered > 50


def test_nothing_answered_is_lost_when_workers_are_killed_and_the_endpoint_goes_on(tmp_path: Path):
    outcome = Rounds(tmp_path / "store", seed=4, workers=2).run_on_workers(WORKER_KILLS)
    assert [] == outcome.problems
    assert WORKER_KILLS == outcome.rounds
    assert outcome.kills_while_starting > 0
    assert outcome.answered > 100 * WORKER_KILLS


def _planted(folder: Path, fault: str) -> str:
    rounds = Rounds(folder / "store", seed=5, fault=fault, answers_max=40, then_seconds_max=0.4)
    return " ".join(rounds.run(CONTROL_KILLS_MAX).problems)


def test_the_rig_notices_answers_that_come_before_the_commit(tmp_path: Path):
    assert "lost [(" in _planted(tmp_path, "answers_before_the_commit")


def test_the_rig_notices_transactions_that_take_two_commits(tmp_path: Path):
    assert "receipt" in _planted(tmp_path, "transactions_in_two_commits")


def test_the_rig_notices_writes_that_are_lost_between_two_processes(tmp_path: Path):
    assert "lost [(" in _planted(tmp_path, "frames_forgotten")

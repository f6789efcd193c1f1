"""A service that is killed while it is used: what was answered stays so, whatever it was."""

from __future__ import annotations

from pathlib import Path

from tests.systems.events.faults.kills import Rounds

KILLS = 3
ANSWERS_MAX = 150  # in a round; what is pushed of them is waited for in the end
CONTROL_KILLS_MAX = 20  # the first that shows the fault is the last


def test_nothing_answered_is_undone_when_the_service_is_killed(tmp_path: Path):
    outcome = Rounds(tmp_path, seed=1, answers_max=ANSWERS_MAX).run(KILLS)
    assert [] == outcome.problems
    assert KILLS == outcome.rounds
    assert outcome.answered > 100
    assert outcome.pushed > 5


def test_the_rig_notices_answers_that_come_before_the_commit(tmp_path: Path):
    def is_found(problems: list[str]) -> bool:
        return any("lost: " in problem for problem in problems)

    # An event that does not exist yet may be noticed in other ways first.
    rounds = Rounds(
        tmp_path, seed=5, faults=["answers_before_the_commit"], answers_max=50, then_seconds_max=0.1
    )
    assert is_found(rounds.run(CONTROL_KILLS_MAX, until=is_found).problems)


def test_the_rig_notices_whatever_else_is_planted(tmp_path: Path):
    signs = {
        "keys_forgotten": " was stored as ",
        "acks_without_condition": "delivered twice: ",
        "claims_without_condition": "held by two at once: ",
        "pushes_with_fresh_ids": " was pushed under several ids: ",
    }

    def unseen(problems: list[str]) -> set[str]:
        said = " ".join(problems)
        return {fault for fault, sign in signs.items() if sign not in said}

    rounds = Rounds(tmp_path, seed=6, faults=list(signs))
    outcome = rounds.run(CONTROL_KILLS_MAX, until=lambda problems: not unseen(problems))
    assert set() == unseen(outcome.problems)

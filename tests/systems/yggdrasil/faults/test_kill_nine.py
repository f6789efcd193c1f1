"""Family trees that are killed while they are used: what was answered stays so, whatever it was.

`make soak ARGS="--rig kill-trees"` kills more often, each time from another seed.
"""

from __future__ import annotations

from pathlib import Path

from tests.systems.yggdrasil.faults.kills import Rounds

KILLS = 2
CONTROL_KILLS_MAX = 6  # the first that shows the fault is the last


def test_nothing_answered_is_undone_when_the_service_is_killed(tmp_path: Path):
    outcome = Rounds(tmp_path, seed=1).run(KILLS)
    assert [] == outcome.problems
    assert KILLS == outcome.rounds
    assert outcome.answered > 40 * KILLS
    assert min(outcome.felled, outcome.imported) > 0


def test_the_rig_notices_answers_that_come_before_the_commit(tmp_path: Path):
    def is_found(problems: list[str]) -> bool:
        return any("lost: the couple" in problem for problem in problems)

    # A couple that does not exist yet may be noticed in other ways first.
    rounds = Rounds(tmp_path, seed=2, faults=["answers_before_the_commit"])
    assert is_found(rounds.run(CONTROL_KILLS_MAX, until=is_found).problems)


def test_the_rig_notices_what_is_not_counted_or_left_behind(tmp_path: Path):
    signs = {
        "people_are_not_counted": "miscounted: ",
        "links_of_the_deleted_stay": "dangling: ",
        "trees_are_only_marked": "left: ",
    }
    missed = set(signs)
    for seed in range(3, 3 + CONTROL_KILLS_MAX):  # whether a person with links is deleted is luck
        folder = tmp_path / str(seed)
        folder.mkdir()
        rounds = Rounds(folder, seed=seed, faults=list(signs), jobs_seconds_max=3.0)
        said = " ".join(rounds.run(1).problems)
        missed -= {fault for fault, sign in signs.items() if sign in said}
        if not missed:
            break
    assert set() == missed

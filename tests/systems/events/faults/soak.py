"""The rig of the service of events in the long run (`make soak`)."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from tests.soak_part import Part, Rig
from tests.systems.events.faults.kills import Rounds

_KILLS = 15  # of one store


def _kill_events(folder: Path, seed: int) -> Part:
    outcome = Rounds(folder, seed).run(_KILLS)
    counts = Counter(
        {
            "while starting": outcome.kills_while_starting,
            "answered": outcome.answered,
            "cut off": outcome.unanswered,
            "pushed": outcome.pushed,
            "pushed again": outcome.pushed_again,
        }
    )
    return Part(outcome.rounds, counts, outcome.problems)


RIGS = {"kill-events": Rig(_kill_events)}

"""The rig of the family trees in the long run (`make soak`)."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from tests.soak_part import Part, Rig
from tests.systems.yggdrasil.faults.kills import Rounds

_KILLS = 10  # of one store


def _kill_trees(folder: Path, seed: int) -> Part:
    outcome = Rounds(folder, seed).run(_KILLS)
    counts = Counter(answered=outcome.answered, felled=outcome.felled, imported=outcome.imported)
    return Part(outcome.rounds, counts, outcome.problems)


RIGS = {"kill-trees": Rig(_kill_trees)}

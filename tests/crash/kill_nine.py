"""Kill -9: a process that writes is killed at a moment drawn from a seed, again and again.

It proves that a commit is all or nothing, and that nothing is answered before it. It proves nothing
about syncing, since the page cache outlives the process: that is what `power_cut` is for.
"""

from __future__ import annotations

from pathlib import Path

from tests.crash.judge import Outcome
from tests.crash.rounds import Progress, Rounds


def run(
    folder: Path, *, seed: int, kills: int, fault: str = "", progress: Progress | None = None
) -> Outcome:
    """Kills so many processes on one store, or fewer if something is found."""
    return Rounds(folder / "store", seed, fault=fault).run(kills, progress=progress)

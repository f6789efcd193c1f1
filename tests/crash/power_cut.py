"""Power cuts: the disk goes right after an answer, with everything that was not synced.

This is the rig that tells a synced commit from an unsynced one. It needs root, and a kernel that
can mount a file; see `mounts`.
"""

from __future__ import annotations

from pathlib import Path

from tests.crash.judge import Outcome
from tests.crash.mounts import Disk
from tests.crash.rounds import Progress, Rounds


def run(
    folder: Path, *, seed: int, cuts: int, fault: str = "", progress: Progress | None = None
) -> Outcome:
    """Cuts the power so many times under one store, or fewer if something is found."""
    with Disk(folder) as disk:
        rounds = Rounds(disk.root / "store", seed, fault=fault)
        return rounds.run(cuts, cuts_power=True, between=disk.restart, progress=progress)

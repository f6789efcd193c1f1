"""The long run of the kill rig, seed after seed, until stopped.

    python -m tests.systems.events.faults.soak --minutes 60
    python -m tests.systems.events.faults.soak --seed 17 --minutes 1

Progress goes to stderr and the summary to stdout. A finding names its seed; the store it was found
in is kept, and the exit status is 1. The same seed draws the same requests and moments again, but
what a kill catches is never quite the same.
"""

from __future__ import annotations

import argparse
import itertools
import os
import shutil
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from tests.systems.events.faults.kills import Outcome, Rounds

_KILLS = 15  # of one store


def _say(line: str) -> None:
    sys.stderr.write(line + "\n")


def _soaked(seed: int) -> Outcome:
    """Rounds on one store."""
    folder = Path(tempfile.mkdtemp(prefix=f"events-{seed}-"))
    outcome = Rounds(folder, seed).run(_KILLS)
    for problem in outcome.problems:
        _say(f"FOUND, seed {seed}: {problem}")
    if outcome.problems:
        _say(f"kept: {folder}")
    else:
        shutil.rmtree(folder)
    _say(f"seed {seed}: {outcome.rounds} kills, {len(outcome.problems)} found")
    return outcome


def main() -> int:
    """Runs from the command line."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.systems.events.faults.soak", description=__doc__
    )
    parser.add_argument("--minutes", type=float, default=float("inf"), help="stop after so long")
    parser.add_argument("--seed", type=int, default=int.from_bytes(os.urandom(3), "big"))
    options = parser.parse_args()
    _say(f"seed {options.seed}")
    deadline = time.monotonic() + 60 * options.minutes
    counts: Counter[str] = Counter()
    seed = options.seed
    try:
        for seed in itertools.count(options.seed):
            outcome = _soaked(seed)
            counts.update(
                {
                    "kills": outcome.rounds,
                    "while starting": outcome.kills_while_starting,
                    "answered": outcome.answered,
                    "cut off": outcome.unanswered,
                    "pushed": outcome.pushed,
                    "pushed again": outcome.pushed_again,
                    "found": len(outcome.problems),
                }
            )
            if time.monotonic() >= deadline:
                break
    except KeyboardInterrupt:
        _say("stopped")
    told = ", ".join(f"{count:,} {what}" for what, count in counts.items())
    sys.stdout.write(f"{told}; seeds {options.seed} to {seed}\n")
    return 1 if counts["found"] else 0


if __name__ == "__main__":
    sys.exit(main())

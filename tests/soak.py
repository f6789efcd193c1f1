"""The long run: every rig and machine, one after another, seed after seed, until told to stop.

    make soak
    make soak ARGS="--seconds 3600"
    make soak ARGS="--rig kill-nine --seed 17 --tries 25"

Progress goes to stderr and the summary to stdout. A finding names its seed, and the same rig with
the same seed draws the same again; the folder it was found in is kept, and the exit status is 1.
Not here: what the rigs do. A folder with a `soak.py` or the like names those it has.
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

import tests.conftest  # it tells Hypothesis how to search
import tests.crash.soak
import tests.endpoint.faults.soak
import tests.kits.calendar.slow_times
import tests.kits.product.soak
import tests.soak_properties
import tests.stateful.soak
import tests.systems.core.sweeps.soak
import tests.systems.events.faults.soak
import tests.systems.sweep_soak
import tests.systems.yggdrasil.faults.soak
from tests.soak_part import Part, Rig

RIGS: dict[str, Rig] = {
    **tests.crash.soak.RIGS,
    **tests.stateful.soak.RIGS,
    **tests.endpoint.faults.soak.RIGS,
    **tests.systems.core.sweeps.soak.RIGS,
    **tests.systems.events.faults.soak.RIGS,
    **tests.systems.yggdrasil.faults.soak.RIGS,
    **tests.systems.sweep_soak.RIGS,
    **tests.kits.calendar.slow_times.RIGS,
    **tests.kits.product.soak.RIGS,
    **tests.soak_properties.RIGS,
}


class Soak:
    """All parts so far."""

    def __init__(self, names: list[str], seed: int) -> None:
        self._seed = seed
        self._names = [name for name in names if self._is_possible(name)]
        self._parts: dict[str, list[Part]] = {name: [] for name in self._names}

    def _is_possible(self, name: str) -> bool:
        reason = RIGS[name].why_not()
        if reason:
            _say(f"{name} is left out: {reason}")
        return not reason

    def run(self, deadline: float, tries_max: int) -> None:
        """Goes round the rigs until the time is up, or each has tried often enough."""
        for seed in itertools.count(self._seed):
            waiting = [name for name in self._names if self._tries(name) < tries_max]
            if not waiting:
                return
            for name in waiting:
                if time.monotonic() >= deadline:
                    return
                self._run_part(name, seed)

    def _run_part(self, name: str, seed: int) -> None:
        folder = Path(tempfile.mkdtemp(prefix=f"{name}-{seed}-"))
        part = RIGS[name].run(folder, seed)
        self._parts[name].append(part)
        for problem in part.problems:
            _say(f"FOUND by {name}, seed {seed}: {problem}")
        if part.problems:
            _say(f"kept: {folder}")
        else:
            shutil.rmtree(folder)
        _say(f"{name} seed {seed}: {part.tries} tries, {self._tries(name)} in all, {self._found()}")

    def _tries(self, name: str) -> int:
        return sum(part.tries for part in self._parts[name])

    def _found(self) -> str:
        count = self.problem_count()
        return f"{count} found" if count else "nothing found"

    def problem_count(self) -> int:
        """Everything that was found."""
        return sum(len(part.problems) for parts in self._parts.values() for part in parts)

    def summary(self) -> str:
        """A line for each rig, with the bound that follows from having found nothing."""
        lines: list[str] = []
        for name, parts in self._parts.items():
            tries = self._tries(name)
            problems = sum(len(part.problems) for part in parts)
            counts = sum((part.counts for part in parts), Counter[str]())
            counted = ", ".join(f"{count:,} {what}" for what, count in counts.items())
            seeds = f"seeds {self._seed} to {self._seed + len(parts) - 1}"
            # The rule of three: what never happened in N tries is, with 95 % confidence, rarer.
            bound = f", so below 3/{tries:,} (95 %)" if tries and not problems else ""
            lines.append(f"{name}: {problems} found in {tries:,} tries{bound}; {counted}; {seeds}")
        return "\n".join(lines)


def _say(line: str) -> None:
    sys.stderr.write(line + "\n")


def main() -> int:
    """Runs from the command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("--seconds", type=float, default=float("inf"), help="stop after so long")
    parser.add_argument("--tries", type=int, default=sys.maxsize, help="stop after so many each")
    parser.add_argument("--seed", type=int, default=int.from_bytes(os.urandom(3), "big"))
    parser.add_argument(
        "--rig", choices=RIGS, action="append", help="only this one; may be repeated"
    )
    options = parser.parse_args()
    _say(f"seed {options.seed}")
    soak = Soak(options.rig or list(RIGS), options.seed)
    try:
        soak.run(time.monotonic() + options.seconds, options.tries)
    except KeyboardInterrupt:
        _say("stopped")
    sys.stdout.write(soak.summary() + "\n")
    return 1 if soak.problem_count() else 0


if __name__ == "__main__":
    sys.exit(main())

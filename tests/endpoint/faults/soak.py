"""The long run of the endpoint's fault rigs, one after another, seed after seed, until stopped.

    python -m tests.endpoint.faults.soak --minutes 60
    python -m tests.endpoint.faults.soak --rig kill-endpoint --seed 17 --minutes 1

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
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from tablewright import Engine
from tablewright.engine.verify import verify
from tests.crash.soak import Part
from tests.endpoint.faults.firing import Firing
from tests.endpoint.faults.kills import Outcome, Rounds
from tests.endpoint.faults.launcher import Orders
from tests.endpoint.faults.served import Served

_KILLS = 15  # of one store
_SHOTS = 10_000

Rig = Callable[[Path, int], Part]


def _kill_endpoint(folder: Path, seed: int) -> Part:
    rounds = Rounds(folder / "store", seed, workers=1 + seed % 2)
    return _part(rounds.run(_KILLS))


def _kill_workers(folder: Path, seed: int) -> Part:
    rounds = Rounds(folder / "store", seed, workers=1 + seed % 3)
    return _part(rounds.run_on_workers(_KILLS))


def _part(outcome: Outcome) -> Part:
    counts = Counter(
        answered=outcome.answered,
        unanswered=outcome.unknown,
        while_starting=outcome.kills_while_starting,
    )
    return Part(outcome.rounds, counts, outcome.problems)


def _garbage(folder: Path, seed: int) -> Part:
    store = folder / "store"
    part = Part(_SHOTS)
    try:
        with (
            Served(store, orders=Orders(store={"durability": "relaxed"})) as served,
            Engine.memory() as engine,
            closing(Firing(served, engine, seed)) as firing,
        ):
            firing.fire(_SHOTS)
            expected, found = firing.difference()
            assert expected == found
            part.counts.update({f"of {status}": n for status, n in firing.statuses.items()})
    except Exception as error:
        part.problems.append(f"{error!r} {getattr(error, '__notes__', '')}")
    part.problems += [str(problem) for problem in verify(store).problems]
    return part


RIGS: dict[str, Rig] = {
    "kill-endpoint": _kill_endpoint,
    "kill-workers": _kill_workers,
    "garbage": _garbage,
}


class Soak:
    """All parts so far."""

    def __init__(self, names: list[str], seed: int) -> None:
        self._seed = seed
        self._parts: dict[str, list[Part]] = {name: [] for name in names}

    def run(self, deadline: float) -> None:
        """Goes round the rigs until the time is up."""
        for seed in itertools.count(self._seed):
            for name in self._parts:
                if time.monotonic() >= deadline:
                    return
                self._run_part(name, seed)

    def _run_part(self, name: str, seed: int) -> None:
        folder = Path(tempfile.mkdtemp(prefix=f"{name}-{seed}-"))
        part = RIGS[name](folder, seed)
        self._parts[name].append(part)
        for problem in part.problems:
            _say(f"FOUND by {name}, seed {seed}: {problem}")
        if part.problems:
            _say(f"kept: {folder}")
        else:
            shutil.rmtree(folder)
        _say(f"{name} seed {seed}: {part.tries} tries, {len(part.problems)} found")

    def problem_count(self) -> int:
        """Everything that was found."""
        return sum(len(part.problems) for parts in self._parts.values() for part in parts)

    def summary(self) -> str:
        """A line for each rig."""
        lines: list[str] = []
        for name, parts in self._parts.items():
            tries = sum(part.tries for part in parts)
            problems = sum(len(part.problems) for part in parts)
            counts = sum((part.counts for part in parts), Counter[str]())
            counted = ", ".join(f"{count:,} {what}" for what, count in counts.most_common())
            seeds = f"seeds {self._seed} to {self._seed + len(parts) - 1}"
            lines.append(f"{name}: {problems} found in {tries:,} tries; {counted}; {seeds}")
        return "\n".join(lines)


def _say(line: str) -> None:
    sys.stderr.write(line + "\n")


def main() -> int:
    """Runs from the command line."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.endpoint.faults.soak", description=__doc__
    )
    parser.add_argument("--minutes", type=float, default=float("inf"), help="stop after so long")
    parser.add_argument("--seed", type=int, default=int.from_bytes(os.urandom(3), "big"))
    parser.add_argument("--rig", choices=RIGS, action="append", help="only this one; repeatable")
    options = parser.parse_args()
    _say(f"seed {options.seed}")
    soak = Soak(options.rig or list(RIGS), options.seed)
    try:
        soak.run(time.monotonic() + 60 * options.minutes)
    except KeyboardInterrupt:
        _say("stopped")
    sys.stdout.write(soak.summary() + "\n")
    return 1 if soak.problem_count() else 0


if __name__ == "__main__":
    sys.exit(main())

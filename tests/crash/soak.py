"""The long run of the crash rigs: one after another, seed after seed, until told to stop.

    python -m tests.crash.soak --seconds 3600
    python -m tests.crash.soak --rig kill-nine --seed 17 --kills 25

Progress goes to stderr and the summary to stdout. A finding names its seed, and the same rig with
the same seed does the same again; the store it was found in is kept, and the exit status is 1.
"""

from __future__ import annotations

import argparse
import errno
import itertools
import os
import shutil
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from tests.crash import (
    backup_kills,
    bit_flips,
    creation,
    failed_sync,
    kill_nine,
    mounts,
    power_cut,
)
from tests.crash.failing_calls import CALLS, Failure, Injector
from tests.systems import sweep_soak

_ROUNDS = 25  # kills or cuts of one store
_FLIPS = 200
_FAILED_CALLS = list(itertools.product((errno.EIO, errno.ENOSPC), CALLS, (False, True)))


@dataclass
class Part:
    """What one seed came to."""

    tries: int
    counts: Counter[str] = field(default_factory=Counter[str])
    problems: list[str] = field(default_factory=list[str])


Rig = Callable[[Path, int], Part]


def _kill_nine(folder: Path, seed: int) -> Part:
    outcome = kill_nine.run(folder, seed=seed, kills=_ROUNDS)
    counts = Counter(answered=outcome.answered, unanswered=outcome.unknown)
    return Part(outcome.rounds, counts, outcome.problems)


def _power_cut(folder: Path, seed: int) -> Part:
    outcome = power_cut.run(folder, seed=seed, cuts=_ROUNDS)
    counts = Counter(answered=outcome.answered, unanswered=outcome.unknown)
    return Part(outcome.rounds, counts, outcome.problems)


def _bit_flips(folder: Path, seed: int) -> Part:
    regions = ["anywhere", *bit_flips.REGIONS]  # anywhere twice as often as anywhere in particular
    region = regions[seed % len(regions)]
    outcome = bit_flips.run(folder, seed=seed, flips=_FLIPS, region=region)
    return Part(outcome.flips, outcome.reads, outcome.problems)


def _failed_sync(folder: Path, seed: int) -> Part:
    rig = failed_sync.Rig(folder)
    error, call, goes_on = _FAILED_CALLS[seed % len(_FAILED_CALLS)]
    nth = 1
    while rig.run(Failure(call, nth, error, goes_on)):
        nth += 1
    return Part(rig.outcome.failures, Counter({call: nth - 1}), rig.outcome.problems)


def _creation(folder: Path, seed: int) -> Part:
    outcome = creation.run(folder)
    counts = Counter(none=outcome.left_none, whole=outcome.left_whole)
    return Part(outcome.kills, counts, outcome.problems)


def _backup_kills(folder: Path, seed: int) -> Part:
    outcome = backup_kills.run(folder, seed=seed, kills=_ROUNDS)
    return Part(outcome.kills, Counter(made=outcome.made), outcome.problems)


def _command_kills(folder: Path, seed: int) -> Part:
    outcome = backup_kills.run_commands(folder, seed=seed, kills=_ROUNDS)
    counts = Counter(none=outcome.left_none, whole=outcome.left_whole)
    return Part(outcome.kills, counts, outcome.problems)


def _sweep(folder: Path, seed: int) -> Part:
    """One scenario of a system, under every fault; the next seed has the next scenario."""
    outcome = sweep_soak.run(seed)
    return Part(outcome.tries, outcome.counts, outcome.problems)


RIGS: dict[str, tuple[Rig, Callable[[], str]]] = {
    "kill-nine": (_kill_nine, str),
    "power-cut": (_power_cut, mounts.why_not),
    "bit-flips": (_bit_flips, str),
    "failed-sync": (_failed_sync, Injector.why_not),
    "creation": (_creation, Injector.why_not),
    "backup-kills": (_backup_kills, str),
    "command-kills": (_command_kills, str),
    "sweep": (_sweep, str),
}


class Soak:
    """All parts so far."""

    def __init__(self, names: list[str], seed: int) -> None:
        self._seed = seed
        self._names = [name for name in names if self._is_possible(name)]
        self._parts: dict[str, list[Part]] = {name: [] for name in self._names}

    def _is_possible(self, name: str) -> bool:
        reason = RIGS[name][1]()
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
        part = RIGS[name][0](folder, seed)
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
    parser = argparse.ArgumentParser(prog="python -m tests.crash.soak", description=__doc__)
    parser.add_argument("--seconds", type=float, default=float("inf"), help="stop after so long")
    parser.add_argument("--kills", type=int, default=sys.maxsize, help="stop after so many each")
    parser.add_argument("--seed", type=int, default=int.from_bytes(os.urandom(3), "big"))
    parser.add_argument(
        "--rig", choices=RIGS, action="append", help="only this one; may be repeated"
    )
    options = parser.parse_args()
    _say(f"seed {options.seed}")
    soak = Soak(options.rig or list(RIGS), options.seed)
    try:
        soak.run(time.monotonic() + options.seconds, options.kills)
    except KeyboardInterrupt:
        _say("stopped")
    sys.stdout.write(soak.summary() + "\n")
    return 1 if soak.problem_count() else 0


if __name__ == "__main__":
    sys.exit(main())

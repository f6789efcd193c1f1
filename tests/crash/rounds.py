"""Rounds: a process writes, dies, and what it left is judged; then the next one goes on from there.

How it dies is left to the rig: `kill_nine` kills it, `power_cut` takes the disk away under it.
The next process is started while the last one's store is judged, because starting takes longest.
"""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import IO

from tests.crash.judge import Answers, Judge, Outcome
from tests.crash.writing_child import READY, Orders

ROOT = Path(__file__).resolve().parents[2]
_SILENCE_SECONDS_MAX = 60.0  # a child that says nothing for so long hangs
_READ_BYTES = 65_536
_ANSWERS_MAX = 250  # after which the end comes, at the latest
_THEN_SECONDS_MAX = 0.02
_THEN_SECONDS_MAX_PLANTED = 0.15  # longer than two commits take on a slow disk
_OPENING_SHARE = 0.1  # of the kills come while the store is being opened

Progress = Callable[[Outcome], None]


class Child:
    """A process that waits for its orders, and whose answers are read until it ends."""

    def __init__(self) -> None:
        self._errors: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115 (closed in `end`)
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.crash.writing_child"],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
        )
        self._text = b""

    def order(self, orders: Orders) -> None:
        """Lets the child begin, once it is ready."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        if os.read(self._process.stdout.fileno(), len(READY)) != READY:
            return  # it cannot even start; its end will tell
        self._process.stdin.write(orders.to_json().encode() + b"\n")
        self._process.stdin.flush()

    def answered(self, count: int, then_seconds: float) -> bool:
        """Waits until so many answers have come, and a moment longer; False if they never did."""
        while self._text.count(b"\n") < count:
            if not self._read(_SILENCE_SECONDS_MAX):
                return False
        deadline = time.monotonic() + then_seconds
        while (seconds := deadline - time.monotonic()) > 0:
            self._read(seconds)
        return self._process.poll() is None

    def ended(self) -> bool:
        """Waits until the process has ended by itself; False if it hangs."""
        while self._read(_SILENCE_SECONDS_MAX):
            pass
        try:
            return self._process.wait(_SILENCE_SECONDS_MAX) == 0
        except subprocess.TimeoutExpired:
            return False

    def _read(self, seconds: float) -> bool:
        """Reads what there is; False when nothing came, or nothing will."""
        assert self._process.stdout is not None
        descriptor = self._process.stdout.fileno()
        if not select.select([descriptor], [], [], seconds)[0]:
            return False
        text = os.read(descriptor, _READ_BYTES)
        self._text += text
        return bool(text)

    def end(self) -> tuple[Answers, str]:
        """Kills the child if it still runs; returns its answers, and what it complained of."""
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGKILL)
        while self._read(_SILENCE_SECONDS_MAX):
            pass
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            assert pipe is not None
            pipe.close()
        answers = Answers()
        for line in self._text.removeprefix(READY).decode().splitlines():
            answers.add(line)
        with self._errors:
            self._errors.seek(0)
            return answers, self._errors.read().decode(errors="replace")


class Rounds:
    """Round after round on one store."""

    def __init__(self, store: Path, seed: int, *, fault: str = "") -> None:
        self._store = store
        self._seed = seed
        self._fault = fault
        self._rng = Random(seed)
        self._judge = Judge(str(store), seed)

    def run(
        self,
        count: int,
        *,
        cuts_power: bool = False,
        between: Callable[[], None] | None = None,
        progress: Progress | None = None,
    ) -> Outcome:
        """Runs so many rounds, or until something is found.

        `between` is called when the process has died, before another process opens the store.
        """
        outcome = self._judge.outcome
        self._judge.prepare()
        child = Child()
        try:
            while outcome.rounds < count and not outcome.problems:
                answers = self._run_round(child, outcome.rounds + 1, cuts_power=cuts_power)
                child = Child()
                if between is not None:
                    between()
                self._judge.check(outcome.rounds + 1, answers)
                if progress is not None:
                    progress(outcome)
        finally:
            child.end()
        return outcome

    def _run_round(self, child: Child, number: int, *, cuts_power: bool) -> Answers:
        """Lets a process write until its end, which comes at a moment drawn from the seed."""
        answers_count = self._rng.randint(1, _ANSWERS_MAX)
        then_max = _THEN_SECONDS_MAX_PLANTED if self._fault else _THEN_SECONDS_MAX
        then_seconds = self._rng.random() * then_max
        if self._rng.random() < _OPENING_SHARE and not cuts_power:
            answers_count = 0
        cut_after = answers_count if cuts_power else 0
        child.order(Orders(str(self._store), self._seed, number, self._fault, cut_after))
        if cuts_power:
            died_as_ordered = child.ended()
        else:
            died_as_ordered = child.answered(answers_count, then_seconds)
        answers, complaint = child.end()
        if complaint or not died_as_ordered:
            finding = f"round {number}: not the end it was to have: {complaint}"
            self._judge.outcome.broken.append(finding)
        return answers

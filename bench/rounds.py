"""Timing on a machine that is never quiet: candidates take turns, and each turn gives one ratio.

Other programs slow down the present candidate. So every round gives each candidate a slice of some
milliseconds, the order changes from round to round, and what counts is the ratio within a round:
its median over all rounds, and its quartiles to show how far to trust it.
"""

from __future__ import annotations

import gc
import statistics
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any

# From a number of operations to the part that is timed; what comes before that is preparation.
Work = Callable[[int], Callable[[], object]]


@dataclass(frozen=True, slots=True)
class Plan:
    """How long to measure, and by which clock.

    Many short slices beat few long ones: where others want the processor too, most slices of two
    milliseconds are left unchanged, and no slice of twenty is. Work that waits for nothing is best
    measured in processor time of its thread (`time.thread_time`), which stands still meanwhile.
    """

    rounds: int
    slice_ms: float
    clock: Callable[[], float] = perf_counter
    operations: int | None = None  # in a slice; None: as many as fill it


@dataclass(frozen=True, slots=True)
class Spread:
    """A median between its quartiles."""

    lower: float
    median: float
    upper: float

    @classmethod
    def of(cls, values: Sequence[float]) -> Spread:
        """The spread of some measurements."""
        lower, median, upper = statistics.quantiles(values, n=4, method="inclusive")
        return cls(lower, median, upper)

    def to_json(self) -> dict[str, float]:
        """The three numbers by name."""
        return {"lower": self.lower, "median": self.median, "upper": self.upper}


@dataclass(frozen=True, slots=True)
class Outcome:
    """A candidate against the one it is compared with."""

    name: str
    base_us: Spread
    subject_us: Spread
    ratio: Spread
    goal: float | None

    def to_json(self) -> dict[str, Any]:
        """The outcome as plain data."""
        return {
            "name": self.name,
            "base_us": self.base_us.to_json(),
            "subject_us": self.subject_us.to_json(),
            "ratio": self.ratio.to_json(),
            "goal": self.goal,
        }


def compared(
    name: str, *, base: Work, subject: Work, plan: Plan, goal: float | None = None
) -> Outcome:
    """How many times as long `subject` takes as `base`."""
    base_us, subject_us = race([base, subject], plan)
    return Outcome(
        name,
        base_us=Spread.of(base_us),
        subject_us=Spread.of(subject_us),
        ratio=ratios(subject_us, base_us),
        goal=goal,
    )


def ratios(subject_us: Sequence[float], base_us: Sequence[float]) -> Spread:
    """The spread of the ratios within each round."""
    return Spread.of([s / b for s, b in zip(subject_us, base_us, strict=True)])


def race(candidates: Sequence[Work], plan: Plan) -> list[list[float]]:
    """Microseconds per operation, for each candidate and round."""
    counts = [plan.operations or _calibrated(work, plan) for work in candidates]
    gc.collect()
    gc.freeze()  # what was set up before is not to be looked through during the measurement
    try:
        times_us: list[list[float]] = [[] for _ in candidates]
        for number in range(plan.rounds):
            for offset in range(len(candidates)):
                place = (number + offset) % len(candidates)
                times_us[place].append(_slice_us(candidates[place], counts[place], plan.clock))
        return times_us
    finally:
        gc.unfreeze()


def _slice_us(work: Work, count: int, clock: Callable[[], float]) -> float:
    """Microseconds per operation when `count` of them run in a row."""
    timed = work(count)
    start = clock()
    timed()
    return (clock() - start) * 1e6 / count


def _calibrated(work: Work, plan: Plan) -> int:
    """How many operations fill a slice."""
    _slice_us(work, 1, plan.clock)  # the first call pays for caches
    count = 1
    while True:
        quickest_us = min(_slice_us(work, count, plan.clock) for _ in range(3))
        elapsed_ms = quickest_us * count / 1e3
        if elapsed_ms >= plan.slice_ms / 4:
            return max(1, round(count * plan.slice_ms / elapsed_ms))
        count *= 4

"""Report: the number of calls that a sweep affected, and the failures.

Not here: the sweep itself (`testing.sweep`).
"""

from __future__ import annotations

import traceback
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from tablewright.testing.fault import Fault, Kind
from tablewright.testing.faulty import Call

_WORDS: dict[Kind, tuple[str, str]] = {
    "lost": ("lost response", "lost responses"),
    "unanswered": ("call without a response", "calls without a response"),
    "unsent": ("call not executed", "calls not executed"),
    "stale": ("stale read", "stale reads"),
}


@dataclass(frozen=True, slots=True)
class Failure:
    """A failed run: its fault, and its error."""

    fault: Fault
    call: Call
    error: Exception

    def __str__(self) -> str:
        text, where = str(self.error), ""
        for frame in traceback.extract_tb(self.error.__traceback__)[-1:]:
            text = text or frame.line or ""  # an assertion without a message
            where = f" ({frame.filename}:{frame.lineno})"
        return f"{self.fault}: {self.call}\n    {type(self.error).__name__}: {text}{where}"


@dataclass(slots=True)
class Report:
    """The result of a sweep. `possible` counts all faults, `affected` the calls that had one."""

    name: str
    kinds: Sequence[Kind]
    possible: Counter[Kind] = field(default_factory=Counter[Kind])
    affected: Counter[Kind] = field(default_factory=Counter[Kind])
    failures: list[Failure] = field(default_factory=list[Failure])

    @property
    def missed(self) -> list[Kind]:
        """The kinds of faults that no call had, and that were therefore not tested."""
        return [kind for kind in self.kinds if not self.affected[kind]]

    def check(self) -> None:
        """Raises `SweepError` if a run failed, or if a kind of fault did not occur."""
        if self.failures or self.missed:
            raise SweepError(self)

    def __str__(self) -> str:
        counts = [
            f"{self.affected[kind]} of {self.possible[kind]} {_WORDS[kind][1]}"
            if self.affected[kind] != self.possible[kind]
            else f"{self.affected[kind]} {_WORDS[kind][self.affected[kind] != 1]}"
            for kind in self.kinds
        ]
        return f"{self.name}: {', '.join(counts)}; {len(self.failures)} failed"


class SweepError(AssertionError):
    """A scenario failed under a fault, or a kind of fault did not occur."""

    def __init__(self, report: Report) -> None:
        lines = [str(report), *(f"  {failure}" for failure in report.failures)]
        if report.failures:
            rerun = f"sweep({report.name}, only={str(report.failures[0].fault)!r})"
            lines.append(f"  Run the first one alone: {rerun}")
        lines += [f"  No call met a fault of the kind {kind!r}." for kind in report.missed]
        super().__init__("\n".join(lines))
        self.report = report

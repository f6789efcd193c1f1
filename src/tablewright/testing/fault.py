"""Faults: a failure that AWS can cause, and the call of a scenario that has it.

    lost-12       the response to call 12 is lost, and the client sends the same bytes again
    unanswered-12 call 12 is executed, and no attempt gets a response
    unsent-12     call 12 is never executed, and no attempt gets a response
    stale-7-3     call 7 reads an index as it was three commits ago

Not here: the handling of the call (`testing.faulty`).
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, Literal, cast

Kind = Literal["lost", "unanswered", "unsent", "stale"]

KINDS: Final[tuple[Kind, ...]] = ("lost", "unanswered", "unsent", "stale")
_NAME = re.compile(r"(lost|unanswered|unsent)-(\d+)|stale-(\d+)-(\d+)", re.ASCII)


@dataclass(frozen=True, slots=True)
class Fault:
    """One fault at one call. Calls are numbered from 1."""

    kind: Kind
    call: int
    commits_ago: int = 0  # only of a stale read

    def __str__(self) -> str:
        behind = f"-{self.commits_ago}" if self.kind == "stale" else ""
        return f"{self.kind}-{self.call}{behind}"

    @classmethod
    def parse(cls, name: str) -> Fault:
        """Reads the name of a fault; raises `ValueError`.

        >>> Fault.parse("stale-7-3")
        Fault(kind='stale', call=7, commits_ago=3)
        """
        found = _NAME.fullmatch(name)
        if found is None:
            raise ValueError(f"{name!r} must look like lost-12, unanswered-12 or stale-7-3")
        kind, call, stale_call, commits_ago = found.groups()
        if kind is None:
            return cls("stale", int(stale_call), int(commits_ago))
        return cls(cast(Kind, kind), int(call))

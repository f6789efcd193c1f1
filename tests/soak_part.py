"""What a rig is to the long run (`tests.soak`), and what one seed of it comes to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path


@dataclass
class Part:
    """What one seed came to."""

    tries: int
    counts: Counter[str] = field(default_factory=Counter[str])
    problems: list[str] = field(default_factory=list[str])


@dataclass(frozen=True)
class Rig:
    """Something to run again and again, in an empty folder and with another seed each time."""

    run: Callable[[Path, int], Part]
    why_not: Callable[[], str] = str  # why it cannot run here; empty if it can

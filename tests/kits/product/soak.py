"""Kills before every effect of every story of the product, for `make soak`.

Not here: the same stories under AWS's faults (`tests.systems.sweep_soak`).
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from tablewright.testing.kills import KillError, KillReport
from tests.kits.product.stories import STORIES
from tests.kits.product.system import product
from tests.kits.product.test_stories import killed
from tests.soak_part import Part, Rig

_CASES = list(itertools.product(STORIES, (False, True)))


def kill_part(name: str, kill: Callable[[], KillReport]) -> Part:
    """What came of killing one story."""
    try:
        report, problems = kill(), list[str]()
    except KillError as error:
        report, problems = error.report, [f"{name}: {error}"]
    return Part(report.kills, Counter({"kills": report.kills}), problems)


def _kills(_: Path, seed: int) -> Part:
    """One story, killed before each of its effects; the next seed has the next one."""
    story, over_core = _CASES[seed % len(_CASES)]
    name = f"{story.__name__}, over core: {over_core}"
    return kill_part(name, lambda: killed(story, product(over_core=over_core)))


RIGS = {"product-kills": Rig(_kills)}

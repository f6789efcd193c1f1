"""Kills before every effect of every story of core, for `make soak`.

Not here: the same stories under AWS's faults (`tests.systems.sweep_soak`).
"""

from __future__ import annotations

from pathlib import Path

from tests.kits.product.soak import kill_part
from tests.kits.product.test_stories import killed
from tests.soak_part import Part, Rig
from tests.systems.core.service.world import CORE, DELIVERED
from tests.systems.core.sweeps.invariants import problems
from tests.systems.core.sweeps.stories import STORIES
from tests.systems.core.sweeps.town import CoreTown


def _kills(_: Path, seed: int) -> Part:
    """One story, killed before each of its effects; the next seed has the next one."""
    story = STORIES[seed % len(STORIES)]
    return kill_part(
        story.__name__,
        lambda: killed(story, CORE, checks=problems, kind=CoreTown, options=DELIVERED),
    )


RIGS = {"core-kills": Rig(_kills)}

"""Seeds: fictional data for a design, the same for the same seed and time.

    for entity in seeded(design, module, scale=1, draws=Draws(1), now=now): ...
    outcome = db.run(planting(entities))

A module `seed` beside the design generates consistent data: `seed(scale, draws, now)` yields
entities. Without one they are generated from the declaration alone (`seed.generating`).
"""

from __future__ import annotations

from tablewright.ops.seed.choosing import Seeds, seeded
from tablewright.ops.seed.generating import Generator
from tablewright.ops.seed.planting import Planted, planting

__all__ = ["Generator", "Planted", "Seeds", "planting", "seeded"]

"""The engine against the model: 12,000 steps, the same ones every time.

`make soak ARGS="--rig model"` takes others, for as long as it is let.
"""

from __future__ import annotations

import pytest
from hypothesis import Phase

from tests.stateful.everything import run

STEPS = 12_000
PARTS = 3  # so that workers can share the steps, and none is at one part for long


@pytest.mark.parametrize("part", range(PARTS))
def test_the_engine_does_what_the_model_does(part: int):
    steps_due = -(-STEPS // PARTS)
    steps = run(f"Part{part}Round", steps_due=steps_due, phases=(Phase.generate, Phase.shrink))
    print(f"{steps} steps")
    assert steps_due <= steps

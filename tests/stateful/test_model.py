"""The engine against the model: 100,000 steps, the same ones every time.

`TABLEWRIGHT_STEPS=5000000 make test ARGS=tests/stateful` takes more of them, and together with
`HYPOTHESIS_PROFILE=explore` others every time.
"""

from __future__ import annotations

import os

import pytest
from hypothesis import Phase

from tests.stateful.everything import run

STEPS = int(os.environ.get("TABLEWRIGHT_STEPS", "100000"))
PARTS = 25  # so that workers can share the steps, and none is at one part for long


@pytest.mark.parametrize("part", range(PARTS))
def test_the_engine_does_what_the_model_does(part: int):
    steps_due = -(-STEPS // PARTS)
    steps = run(f"Part{part}Round", steps_due=steps_due, phases=(Phase.generate, Phase.shrink))
    print(f"{steps} steps")
    assert steps_due <= steps

"""The machine with every rule, and how to run it."""

from __future__ import annotations

from unittest.mock import patch

from hypothesis import HealthCheck, Phase, settings
from hypothesis.stateful import run_state_machine_as_test

from tablewright import limits
from tests.stateful.backing_up import BackingUp
from tests.stateful.keeping import Keeping
from tests.stateful.reading import Reading
from tests.stateful.streaming import Streaming
from tests.stateful.writing import Writing

# After ten examples Hypothesis begins to vary the ones it has, and repeats most of their steps.
# Rounds of ten examples have no step twice.
_EXAMPLES_PER_ROUND = 10
_STEPS_PER_EXAMPLE = 100
_SPLIT_RECORDS = 4  # few examples have ten thousand


class Everything(Writing, Reading, Keeping, Streaming, BackingUp):
    """All that can be done to tables and items."""


def run(name: str, *, steps_due: int, phases: tuple[Phase, ...]) -> int:
    """Takes at least so many steps, which `name` sets apart from others; returns how many it took.

    The same name means the same steps, unless Hypothesis is set to explore.
    """
    steps = rounds = 0
    while steps < steps_due:
        examples_due = -(-(steps_due - steps) // _STEPS_PER_EXAMPLE)
        machine = type(f"{name}{rounds}", (Everything,), {"steps": 0})
        patience = [HealthCheck.too_slow, HealthCheck.data_too_large]
        with patch.object(limits, "SHARD_SPLIT_RECORDS", _SPLIT_RECORDS):
            run_state_machine_as_test(
                machine,
                settings=settings(
                    max_examples=min(_EXAMPLES_PER_ROUND, examples_due),
                    stateful_step_count=_STEPS_PER_EXAMPLE,
                    phases=phases,
                    suppress_health_check=patience,
                    report_multiple_bugs=False,
                ),
            )
        steps += machine.steps
        rounds += 1
    return steps

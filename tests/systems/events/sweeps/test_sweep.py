"""Events under what AWS does: lost responses, calls without one, indexes behind their table."""

from __future__ import annotations

import pytest

from tablewright.testing import sweep
from tests.systems.events.sweeps import hooks, inbox
from tests.systems.events.sweeps.opening import EVENTS
from tests.systems.sweeping import Scenario

assert hooks, inbox  # each declares its scenarios
SAMPLE = 4


@pytest.mark.parametrize("scenario", EVENTS.all, ids=lambda one: one.__name__)
def test_events_hold_under_every_fault_of_the_sample(scenario: Scenario):
    print(sweep(scenario, kinds=scenario.kinds, sample=SAMPLE))

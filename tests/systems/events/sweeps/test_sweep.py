"""Events with what AWS does: lost responses, calls without one, indexes behind their table.

CI runs a fixed sample; `make soak` runs every fault.
"""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tablewright.testing import sweep
from tests.systems.events.service.world import running
from tests.systems.events.sweeps.scenarios import SCENARIOS
from tests.systems.sweeping import Scenario, covered, job_kinds, writing_routes

SAMPLE = 2  # of each kind of fault, for each scenario


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda one: one.__name__)
def test_a_scenario_of_events_holds_under_every_fault(scenario: Scenario[Any]):
    print(sweep(scenario, kinds=scenario.kinds, sample=SAMPLE))


def test_every_writing_route_and_job_of_events_is_swept():
    async def service() -> Any:
        async with running() as world:
            return world.running

    served = asyncio.run(service())
    routes, jobs = covered(SCENARIOS)
    assert [] == sorted(writing_routes(served) - routes)
    assert [] == sorted(job_kinds(served) - jobs)

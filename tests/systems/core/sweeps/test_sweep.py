"""Core with what AWS does, with kills, and on two nodes.

CI runs a fixed sample; `make soak` runs every fault and every kill.
"""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tablewright.testing import sweep
from tablewright.testing.system import in_memory
from tests.kits.product.stories import Story
from tests.kits.product.test_stories import killed, told_on_two_nodes
from tests.systems.core.service.world import CORE, DELIVERED
from tests.systems.core.sweeps.invariants import problems
from tests.systems.core.sweeps.scenarios import SCENARIOS
from tests.systems.core.sweeps.stories import OWN_STORIES
from tests.systems.core.sweeps.town import CoreTown
from tests.systems.sweeping import Scenario, covered, job_kinds, writing_routes

SAMPLE = 1  # of each kind of fault, for each scenario
KILLS = 1  # of each story
EACH = pytest.mark.parametrize("story", OWN_STORIES, ids=lambda one: one.__name__)


# The stories of kits are swept over core's tables in `tests.kits.product`.
OWN = [one for one in SCENARIOS if one.__name__ in {story.__name__ for story in OWN_STORIES}]


@pytest.mark.parametrize("scenario", OWN, ids=lambda one: one.__name__)
def test_a_story_of_core_holds_under_every_fault(scenario: Scenario[Any]):
    print(sweep(scenario, kinds=scenario.kinds, sample=SAMPLE))


@EACH
def test_a_story_of_core_keeps_the_invariants_on_two_nodes(story: Story):
    told_on_two_nodes(story, CORE, problems, kind=CoreTown, options=DELIVERED)


@pytest.mark.heavy
@EACH
def test_a_kill_before_any_effect_keeps_the_invariants_of_core(story: Story):
    given: dict[str, Any] = {"kind": CoreTown, "options": DELIVERED, "sample": KILLS}
    report = killed(story, CORE, checks=problems, **given)
    assert report.kills == min(KILLS, len(report.effects))


def test_every_writing_route_and_job_of_core_is_swept():
    async def service() -> Any:
        async with in_memory(CORE) as world:
            return world.running

    served = asyncio.run(service())
    routes, jobs = covered(SCENARIOS)
    assert [] == sorted(writing_routes(served) - routes)
    assert [] == sorted(job_kinds(served) - jobs)

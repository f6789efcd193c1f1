"""The operator's changes with what AWS does: lost responses, calls without one, indexes behind."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tablewright.testing import sweep
from tablewright.testing.system import in_memory
from tests.kits.admin.sweeps import SCENARIOS
from tests.kits.admin.world import bureau
from tests.systems.sweeping import Scenario, covered, writing_routes


@pytest.mark.heavy
@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda one: one.__name__)
def test_the_operator_changes_everything_once_with_one_entry_under_every_fault(
    scenario: Scenario[Any],
):
    print(sweep(scenario, kinds=scenario.kinds, sample=6))


def test_every_writing_route_of_the_operator_is_swept():
    async def service() -> Any:
        async with in_memory(bureau()) as opened:
            return opened.running

    routes, _ = covered(SCENARIOS[:1])
    written = {one for one in writing_routes(asyncio.run(service())) if "/admin/" in one[1]}
    assert len(written) > 10
    assert [] == sorted(written - routes)

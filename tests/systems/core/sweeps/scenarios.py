"""The stories of core as scenarios of a sweep."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager
from typing import Any

from tablewright.testing import Kind, Stage
from tablewright.testing.fault import KINDS
from tablewright.testing.system import in_memory
from tests.kits.product.stories import Story
from tests.kits.product.world import World, town
from tests.systems.core.service.world import CORE, DELIVERED
from tests.systems.core.sweeps.invariants import problems
from tests.systems.core.sweeps.stories import STORIES
from tests.systems.core.sweeps.town import CoreTown
from tests.systems.sweeping import Act, Cover, Scenario


def opening(stage: Stage, cover: Cover) -> AbstractAsyncContextManager[World]:
    """Core on a stage."""
    return in_memory(
        CORE,
        CoreTown,
        options=DELIVERED,
        transport=stage.async_transport,
        clock=stage.clock,
        ids=stage.ids,
        on_response=cover.answered,
        worked=cover.worked,
    )


def _scenario(story: Story) -> Scenario[World]:
    async def play(act: Act[World]) -> list[str]:
        prepared = await town(act.world)
        with act.swept():
            await story.play(act, prepared)
        await act.settle()
        return await problems(act.world)

    play.__name__ = story.__name__
    kinds: list[Kind] = [kind for kind in KINDS if kind not in story.without]
    return Scenario(play, opening, kinds)


SCENARIOS: list[Scenario[Any]] = [_scenario(story) for story in STORIES]

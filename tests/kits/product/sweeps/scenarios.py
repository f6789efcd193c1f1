"""The stories of the product as scenarios of a sweep, over both ways to store things."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Any

from tablewright.testing import Kind, Stage
from tablewright.testing.fault import KINDS
from tablewright.testing.system import in_memory
from tests.kits.product.invariants import problems
from tests.kits.product.stories import STORIES, Story
from tests.kits.product.system import product
from tests.kits.product.world import World, town
from tests.systems.sweeping import Act, Cover, Scenario


def _opening(over_core: bool) -> Callable[[Stage, Cover], AbstractAsyncContextManager[World]]:
    def opened(stage: Stage, cover: Cover) -> AbstractAsyncContextManager[World]:
        return in_memory(
            product(over_core=over_core),
            World,
            transport=stage.async_transport,
            clock=stage.clock,
            ids=stage.ids,
            on_response=cover.answered,
            worked=cover.worked,
        )

    return opened


def _scenario(story: Story, over_core: bool) -> Scenario[World]:
    async def play(act: Act[World]) -> list[str]:
        prepared = await town(act.world)
        with act.swept():
            await story.play(act, prepared)
        await act.settle()
        return await problems(act.world)

    play.__name__ = f"{story.__name__}{'_over_core' if over_core else ''}"
    kinds: list[Kind] = [kind for kind in KINDS if kind not in story.without]
    return Scenario(play, _opening(over_core), kinds)


SCENARIOS: list[Scenario[Any]] = [
    _scenario(story, over_core) for over_core in (False, True) for story in STORIES
]

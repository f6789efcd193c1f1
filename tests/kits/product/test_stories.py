"""Every story of the product, without faults, on two nodes, and with a kill before each effect."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from structlog.testing import capture_logs

from tablewright.api.system import System
from tablewright.testing.kills import kill_everywhere
from tablewright.testing.system import in_memory
from tests.kits.product.invariants import problems
from tests.kits.product.stories import STORIES, Story
from tests.kits.product.system import product
from tests.kits.product.world import Plain, Town, World, town

BOTH = pytest.mark.parametrize("over_core", [False, True], ids=["own records", "core"])
EACH = pytest.mark.parametrize("story", STORIES, ids=lambda one: one.__name__)
KILLS = 1  # of each story; `make soak` kills before every effect
Checks = Callable[[Any], Awaitable[list[str]]]
SETTLING = (0, 61, 61, 150, 700, 4_000)


async def settled(world: World) -> None:
    """Lets time pass until every job is done."""
    for seconds in SETTLING:
        world.clock.advance(seconds=seconds)
        await world.run_jobs()


def told_on_two_nodes(story: Story, system: System[Any, Any], checks: Checks, **more: Any) -> None:
    """Plays a story, and checks what must hold."""

    async def main() -> None:
        async with in_memory(system, nodes=2, **more) as world:
            await story.play(Plain(world), await town(world))
            await settled(world)
            assert [] == await checks(world)

    asyncio.run(main())


@BOTH
@EACH
def test_a_story_keeps_the_invariants_on_two_nodes(story: Story, over_core: bool):
    told_on_two_nodes(story, product(over_core=over_core), problems, kind=World)


@pytest.mark.heavy
@BOTH
@EACH
def test_a_kill_before_any_effect_keeps_the_invariants(story: Story, over_core: bool):
    report = killed(story, product(over_core=over_core), sample=KILLS)
    assert report.kills == min(KILLS, len(report.effects))


def killed(
    story: Story, system: System[Any, Any], *, checks: Checks = problems, **more: Any
) -> Any:
    """The report of kills in a story."""

    async def play(world: Any, prepared: Town) -> None:
        await story.play(Plain(world), prepared)

    async def check(world: Any, prepared: Town) -> None:
        await settled(world)
        assert [] == await checks(world)

    given: dict[str, Any] = {"kind": World, **more}
    with capture_logs():  # rendering them takes longer than the run
        return kill_everywhere(system, play, check, prepare=town, **given)

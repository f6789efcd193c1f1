"""Another user's changes to a tree with the people A, B, C and D while a request is under way."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from tablewright.testing.caller import ReceivedResponse
from tests.systems.yggdrasil.service.growing import API, couple, link
from tests.systems.yggdrasil.service.world import World

Deed = Callable[[World, dict[str, str]], Awaitable[ReceivedResponse]]


async def closes_a_circle(world: World, ids: dict[str, str]) -> ReceivedResponse:
    """B becomes a parent of A, where A is one of B or about to be."""
    return await link(world.ann, ids["B"], ids["A"])


async def mirrors_the_couple(world: World, ids: dict[str, str]) -> ReceivedResponse:
    """D and C become a couple, where C and D are one or about to be."""
    return await couple(world.ann, ids["D"], ids["C"])


async def deletes_somebody(world: World, ids: dict[str, str]) -> ReceivedResponse:
    """B is deleted."""
    return await world.ann.ask("DELETE", f"{API}/persons/{ids['B']}")


async def adds_somebody(world: World, ids: dict[str, str]) -> ReceivedResponse:
    """E comes into the tree."""
    body = {"treeId": ids["tree"], "firstName": "E"}
    return await world.ann.ask("POST", f"{API}/persons", body)


DEEDS = (closes_a_circle, mirrors_the_couple, deletes_somebody, adds_somebody)

"""An import beside other changes: whatever comes between two of its calls, all is sound."""

from __future__ import annotations

import pytest

from tests.systems.yggdrasil.service.deeds import DEEDS, Deed
from tests.systems.yggdrasil.service.growing import API, asked, new_tree
from tests.systems.yggdrasil.service.interleaving import (
    check_sound,
    hold_calls,
    one_inside_the_other,
)
from tests.systems.yggdrasil.service.world import World, with_trees

PEOPLE = """0 HEAD
1 GEDC
2 VERS 7.0
0 @I1@ INDI
1 NAME A
0 @I2@ INDI
1 NAME B
0 @I3@ INDI
1 NAME C
0 @I4@ INDI
1 NAME D
"""
FAMILIES = """0 @F1@ FAM
1 HUSB @I1@
1 CHIL @I2@
0 @F2@ FAM
1 HUSB @I3@
1 WIFE @I4@
"""
END = "0 TRLR\n"


@pytest.mark.parametrize("deed", DEEDS)
@with_trees
async def test_what_others_do_between_two_calls_of_an_import_leaves_the_tree_sound(
    world: World, monkeypatch: pytest.MonkeyPatch, deed: Deed
):
    hold_calls(monkeypatch)
    before, was_reached = 0, True
    while was_reached:
        before += 1
        ids = await _grown(world)
        await _send(world, ids["tree"], PEOPLE + FAMILIES + END)
        _, _, was_reached = await one_inside_the_other(
            before, world.do_jobs, lambda ids=ids: deed(world, ids)
        )
        for _ in range(3):  # what is left to jobs that wait
            world.clock.advance(seconds=700)
            await world.do_jobs()
        await check_sound(world, ids["tree"])
    assert before > 5


async def _grown(world: World) -> dict[str, str]:
    """A tree with the people of the file, by name; they are not related yet."""
    tree_id = await new_tree(world.ann)
    await _send(world, tree_id, PEOPLE + END)
    await world.do_jobs()
    found = (await asked(world.ann, "GET", f"{API}/persons?treeId={tree_id}"))["items"]
    return {"tree": tree_id} | {one["firstName"]: one["personId"] for one in found}


async def _send(world: World, tree_id: str, text: str) -> None:
    kind = {"content-type": "application/octet-stream"}
    path = f"{API}/trees/{tree_id}/import"
    assert 202 == (await world.ann.ask("POST", path, text.encode(), headers=kind)).status

"""An import beside other changes: whatever comes between two of its calls, all is sound."""

from __future__ import annotations

import asyncio

import pytest

from tablewright.client.embedded import AsyncEmbeddedTransport
from tablewright.errors import ConditionalCheckFailedException
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
            before, world.run_jobs, lambda ids=ids: deed(world, ids)
        )
        for _ in range(3):  # what is left to jobs that wait
            world.clock.advance(seconds=700)
            await world.run_jobs()
        await check_sound(world, ids["tree"])
    assert before > 5


@with_trees
async def test_writes_side_by_side_have_all_ended_before_a_refused_one_is_planned_anew(
    world: World, monkeypatch: pytest.MonkeyPatch
):
    ids = await _grown(world)
    send, events = AsyncEmbeddedTransport.send, list[str]()

    async def sent(self: AsyncEmbeddedTransport, operation: str, body: bytes) -> bytes:
        if (
            operation in ("PutItem", "UpdateItem")
            and b"ConditionExpression" in body
            and b'"Female"' in body
        ):
            events.append("begun")
            if len(events) == 1:
                raise ConditionalCheckFailedException("The conditional request failed")
            for _ in range(100):  # the others take their time
                await asyncio.sleep(0)
            events.append("ended")
        elif events and b'"GSI2"' in body:
            events.append("planned")
        return await send(self, operation, body)

    monkeypatch.setattr(AsyncEmbeddedTransport, "send", sent)
    await _send(world, ids["tree"], PEOPLE.replace("1 NAME", "1 SEX F\n1 NAME") + END)
    await world.run_jobs()
    assert ["begun"] * 4 + ["ended"] * 3 + ["planned"] == events[:8]
    found = (await asked(world.ann, "GET", f"{API}/persons?treeId={ids['tree']}"))["items"]
    assert ["Female"] * 4 == [one["gender"] for one in found]


async def _grown(world: World) -> dict[str, str]:
    """A tree with the people of the file, by name; they are not related yet."""
    tree_id = await new_tree(world.ann)
    await _send(world, tree_id, PEOPLE + END)
    await world.run_jobs()
    found = (await asked(world.ann, "GET", f"{API}/persons?treeId={tree_id}"))["items"]
    return {"tree": tree_id} | {one["firstName"]: one["personId"] for one in found}


async def _send(world: World, tree_id: str, text: str) -> None:
    kind = {"content-type": "application/octet-stream"}
    path = f"{API}/trees/{tree_id}/import"
    assert 202 == (await world.ann.ask("POST", path, text.encode(), headers=kind)).status

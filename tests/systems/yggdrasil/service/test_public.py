"""Public trees: for every visitor, and without living people."""

from __future__ import annotations

from tests.systems.yggdrasil.service.growing import API, asked, new_person, new_tree, share
from tests.systems.yggdrasil.service.world import World, code_of, with_trees


@with_trees
async def test_a_private_tree_is_not_there_whoever_asks(world: World):
    tree_id = await new_tree(world.ann)
    await share(world, tree_id, "ben", "editor")
    nothing = await world.anybody.ask("GET", f"{API}/public/nowhere")
    assert (404, "not_found") == code_of(nothing)
    for caller in (world.anybody, world.eve, world.ben, world.ann):
        reply = await caller.ask("GET", f"{API}/public/{tree_id}")
        assert nothing.error["message"] == reply.error["message"]


@with_trees
async def test_a_public_tree_hides_the_living_even_from_its_owner(world: World):
    tree_id = await new_tree(world.ann, isPublic=True)
    await new_person(world.ann, tree_id, "Old", birthDate="1850-01-01")
    await new_person(world.ann, tree_id, "Young", birthDate="2080-01-01")
    for caller in (world.anybody, world.eve, world.ann):
        graph = await asked(caller, "GET", f"{API}/public/{tree_id}")
        assert {"Old", "Living"} == {one["firstName"] for one in graph["persons"]}
        assert "public" == graph["tree"]["role"]
        assert "sharedCount" not in graph["tree"]


@with_trees
async def test_a_tree_that_is_public_no_more_is_gone_at_once(world: World):
    tree_id = await new_tree(world.ann, isPublic=True)
    assert 200 == (await world.anybody.ask("GET", f"{API}/public/{tree_id}")).status
    await asked(world.ann, "PATCH", f"{API}/trees/{tree_id}", {"isPublic": False})
    assert 404 == (await world.anybody.ask("GET", f"{API}/public/{tree_id}")).status
    assert 404 == (await world.anybody.ask("GET", f"{API}/trees/{tree_id}/graph")).status

"""Stored items that do not fit their entity: lists and drawings go on without them."""

from __future__ import annotations

from typing import Any

from tests.systems.yggdrasil.service.growing import (
    API,
    asked,
    couple,
    link,
    names,
    new_person,
    new_tree,
    share,
)
from tests.systems.yggdrasil.service.world import World, with_trees


async def _items(world: World, kind: str) -> list[Any]:
    found = (await world.db.call("Scan", {"TableName": "Yggdrasil"}))["Items"]
    return [one for one in found if one["EntityType"]["S"] == kind]


async def _spoil(world: World, item: Any, attribute: str = "CreatedAt") -> None:
    request = {
        "TableName": "Yggdrasil",
        "Key": {"PK": item["PK"], "SK": item["SK"]},
        "UpdateExpression": "SET #a = :wrong",
        "ExpressionAttributeNames": {"#a": attribute},
        "ExpressionAttributeValues": {":wrong": {"BOOL": True}},
    }
    await world.db.call("UpdateItem", request)
    world.clock.advance(seconds=60)  # what was read right after a change is read once more


async def _spoil_person(world: World, person_id: str) -> None:
    (item,) = [one for one in await _items(world, "Person") if one["PersonId"]["S"] == person_id]
    await _spoil(world, item)


@with_trees
async def test_trees_are_listed_without_one_that_does_not_fit(world: World):
    own, shared = await new_tree(world.ann, "Own"), await new_tree(world.ben, "Shared")
    await new_tree(world.ann, "Other")
    for item in await _items(world, "Tree"):
        if item["TreeId"]["S"] == own:
            await _spoil(world, item)
    listed = await asked(world.ann, "GET", f"{API}/trees")
    assert ["Other"] == [one["treeName"] for one in listed["items"]]
    await share(world, await new_tree(world.ann, "Third"), "ben")
    assert shared in str(await asked(world.ben, "GET", f"{API}/trees"))


@with_trees
async def test_people_and_kin_are_listed_without_one_who_does_not_fit(world: World):
    tree_id = await new_tree(world.ann)
    parent, child, other = [
        await new_person(world.ann, tree_id, name) for name in ("Parent", "Child", "Other")
    ]
    await link(world.ann, parent, child)
    await couple(world.ann, parent, other)
    await _spoil_person(world, other)
    listed = await asked(world.ann, "GET", f"{API}/persons?treeId={tree_id}")
    assert ["Child", "Parent"] == sorted(one["firstName"] for one in listed["items"])
    assert ["Child"] == await names(world.ann, parent, "children")
    assert [] == await names(world.ann, parent, "spouses")


@with_trees
async def test_a_link_that_does_not_fit_is_left_out(world: World):
    tree_id = await new_tree(world.ann)
    parent, child = [await new_person(world.ann, tree_id, name) for name in ("P", "C")]
    await link(world.ann, parent, child)
    (item,) = await _items(world, "Relationship")
    await _spoil(world, item)
    assert [] == await names(world.ann, parent, "children")


@with_trees
async def test_a_deleted_tree_goes_with_what_nobody_can_read(world: World):
    tree_id = await new_tree(world.ann)
    parent, child = [await new_person(world.ann, tree_id, name) for name in ("P", "C")]
    await link(world.ann, parent, child)
    await _spoil_person(world, child)
    (item,) = await _items(world, "Relationship")
    await _spoil(world, item)
    await asked(world.ann, "DELETE", f"{API}/trees/{tree_id}", status=204)
    await world.run_jobs()
    assert [] == [*await _items(world, "Person"), *await _items(world, "Relationship")]


@with_trees
async def test_a_deleted_person_goes_with_links_that_nobody_can_read(world: World):
    tree_id = await new_tree(world.ann)
    parent, child = [await new_person(world.ann, tree_id, name) for name in ("P", "C")]
    await link(world.ann, parent, child)
    (item,) = await _items(world, "Relationship")
    await _spoil(world, item)
    world.clock.advance(seconds=60)
    await asked(world.ann, "DELETE", f"{API}/persons/{child}")
    await world.run_jobs()
    assert [] == await _items(world, "Relationship")

"""Trees: made, listed, changed; what is refused, and what a list shows."""

from __future__ import annotations

from typing import Any

import pytest

from tests.systems.yggdrasil.service.growing import (
    API,
    asked,
    new_person,
    new_tree,
    share,
    tree_of,
)
from tests.systems.yggdrasil.service.world import World, code_of, with_trees


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"treeName": ""},
        {"treeName": "   "},
        {"treeName": "x" * 101},
        {"treeName": "a\nb"},
        {"treeName": "Oaks", "description": "x" * 501},
        {"treeName": "Oaks", "treeId": "mine"},
        {"treeName": "Oaks", "isPublic": "yes"},
    ],
)
@with_trees
async def test_a_tree_without_a_proper_name_is_refused(world: World, body: dict[str, Any]):
    assert (422, "invalid") == code_of(await world.ann.ask("POST", f"{API}/trees", body))


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"treeName": None},
        {"treeName": " "},
        {"isPublic": None},
        {"rootPersonId": "nobody"},
        {"personCount": 7},
    ],
)
@with_trees
async def test_a_change_that_makes_no_sense_is_refused(world: World, body: dict[str, Any]):
    tree_id = await new_tree(world.ann)
    reply = await world.ann.ask("PATCH", f"{API}/trees/{tree_id}", body)
    assert (422, "invalid") == code_of(reply)


@with_trees
async def test_the_root_is_a_person_of_the_tree(world: World):
    tree_id, other_id = await new_tree(world.ann), await new_tree(world.ann)
    stranger = await new_person(world.ann, other_id)
    path = f"{API}/trees/{tree_id}"
    assert 422 == (await world.ann.ask("PATCH", path, {"rootPersonId": stranger})).status
    own = await new_person(world.ann, tree_id)
    assert own == (await asked(world.ann, "PATCH", path, {"rootPersonId": own}))["rootPersonId"]
    assert "rootPersonId" not in await asked(world.ann, "PATCH", path, {"rootPersonId": None})


@with_trees
async def test_a_new_tree_is_private_and_empty(world: World):
    body = {"treeName": " The Oaks ", "description": "Old\nand new"}
    reply = await world.ann.ask("POST", f"{API}/trees", body)
    assert 201 == reply.status
    made = reply.json
    assert ("The Oaks", "Old\nand new") == (made["treeName"], made["description"])
    assert ("ann", "owner") == (made["ownerId"], made["role"])
    assert (False, 0, 1, 0) == tuple(
        made[name] for name in ("isPublic", "personCount", "version", "sharedCount")
    )
    assert made["createdAt"] == made["updatedAt"] == "2096-10-02T07:06:40.000Z"
    assert made == await tree_of(world.ann, made["treeId"])


@with_trees
async def test_a_tree_is_made_once_for_one_idempotency_key(world: World):
    key = {"idempotency-key": "k1"}
    replies = [
        await world.ann.ask("POST", f"{API}/trees", {"treeName": "Oaks"}, headers=key)
        for _ in range(2)
    ]
    assert replies[0].json == replies[1].json
    assert 1 == len((await asked(world.ann, "GET", f"{API}/trees"))["items"])


@with_trees
async def test_a_change_of_a_tree_that_changed_meanwhile_is_refused(world: World):
    tree_id = await new_tree(world.ann)
    path = f"{API}/trees/{tree_id}"
    tag = (await world.ann.ask("GET", path)).headers["etag"]
    renamed = await world.ann.ask("PATCH", path, {"treeName": "A"}, headers={"if-match": tag})
    assert 200 == renamed.status
    again = await world.ann.ask("PATCH", path, {"treeName": "B"}, headers={"if-match": tag})
    assert (412, "stale") == code_of(again)
    assert "A" == (await tree_of(world.ann, tree_id))["treeName"]


@with_trees
async def test_a_tree_that_changed_meanwhile_is_not_deleted(world: World):
    tree_id = await new_tree(world.ann)
    path = f"{API}/trees/{tree_id}"
    tag = (await world.ann.ask("GET", path)).headers["etag"]
    await new_person(world.ann, tree_id)
    refused = await world.ann.ask("DELETE", path, headers={"if-match": tag})
    assert (412, "stale") == code_of(refused)
    fresh = (await world.ann.ask("GET", path)).headers["etag"]
    assert 204 == (await world.ann.ask("DELETE", path, headers={"if-match": fresh})).status
    assert 404 == (await world.ann.ask("GET", path)).status


@with_trees
async def test_every_change_raises_the_version(world: World):
    tree_id = await new_tree(world.ann)
    person_id = await new_person(world.ann, tree_id)
    for method, path, body in (
        ("PATCH", f"/trees/{tree_id}", {"treeName": "B"}),
        ("PATCH", f"/persons/{person_id}", {"firstName": "B"}),
        ("PUT", f"/trees/{tree_id}/shares/ben", {"role": "viewer"}),
        ("DELETE", f"/trees/{tree_id}/shares/ben", None),
        ("DELETE", f"/persons/{person_id}", None),
    ):
        before = (await tree_of(world.ann, tree_id))["version"]
        assert (await world.ann.ask(method, API + path, body)).status in (200, 204)
        assert before + 1 == (await tree_of(world.ann, tree_id))["version"]


@with_trees
async def test_the_list_has_own_trees_first_and_then_those_of_others(world: World):
    own = [await new_tree(world.ben, name) for name in ("B1", "B2", "B3")]
    others = [await new_tree(world.ann, name) for name in ("A1", "A2", "A3")]
    for tree_id in others:
        await share(world, tree_id, "ben", "editor")
    for limit in (1, 2, 3, 4, 50):
        assert own + others == [one["treeId"] for one in await _listed(world, limit)]
    assert ["owner"] * 3 + ["editor"] * 3 == [one["role"] for one in await _listed(world, 50)]
    assert ["sharedCount" in one for one in await _listed(world, 50)] == [True] * 3 + [False] * 3


@with_trees
async def test_trees_are_listed_by_the_time_they_were_made(world: World):
    made: list[str] = []
    for name in ("Z", "A", "M"):
        world.clock.advance(seconds=60)
        made.append(await new_tree(world.ann, name))
    await asked(world.ann, "PATCH", f"{API}/trees/{made[0]}", {"treeName": "Later"})
    listed = await asked(world.ann, "GET", f"{API}/trees?sort=created")
    assert made == [one["treeId"] for one in listed["items"]]


@pytest.mark.parametrize("cursor", ["own.x", "shared.x", "x", "own", "."])
@with_trees
async def test_a_cursor_of_somebody_elses_making_is_refused(world: World, cursor: str):
    reply = await world.ann.ask("GET", f"{API}/trees?cursor={cursor}")
    assert (400, "bad_cursor") == code_of(reply)


@with_trees
async def test_a_pointer_to_a_tree_that_is_gone_shows_nothing(world: World):
    tree_id = await new_tree(world.ann)
    await share(world, tree_id)
    await asked(world.ann, "DELETE", f"{API}/trees/{tree_id}", status=204)
    assert [] == await _listed(world, 50)


async def _listed(world: World, limit: int) -> list[Any]:
    found: list[Any] = []
    more = ""
    while True:
        page = await asked(world.ben, "GET", f"{API}/trees?limit={limit}{more}")
        assert len(page["items"]) <= limit
        found += page["items"]
        if "cursor" not in page:
            return found
        more = f"&cursor={page['cursor']}"

"""A store whose indexes lag behind its table, as on AWS."""

from __future__ import annotations

import json
from dataclasses import dataclass, field

import pytest

from tablewright.client.embedded import AsyncEmbeddedTransport
from tablewright.systems.yggdrasil.design.owners import Tree
from tablewright.systems.yggdrasil.parts import Parts
from tests.systems.yggdrasil.service.growing import (
    API,
    asked,
    couple,
    link,
    names,
    new_person,
    new_tree,
    person_of,
    share,
    tree_of,
)
from tests.systems.yggdrasil.service.world import World, with_trees


@dataclass
class LateIndexes:
    """Answers queries of indexes from a past in which there was nothing."""

    are_late: bool = True
    only: str = "GSI"  # what the names of those begin with that are late
    asked: list[str] = field(default_factory=list[str])


@pytest.fixture
def indexes(monkeypatch: pytest.MonkeyPatch) -> LateIndexes:
    late, send = LateIndexes(), AsyncEmbeddedTransport.send

    async def sent(self: AsyncEmbeddedTransport, operation: str, body: bytes) -> bytes:
        if operation == "Query" and b'"Yggdrasil"' in body:
            index = json.loads(body).get("IndexName")
            if index is not None and late.are_late and index.startswith(late.only):
                late.asked.append(index)
                return b'{"Items":[],"Count":0,"ScannedCount":0}'
        return await send(self, operation, body)

    monkeypatch.setattr(AsyncEmbeddedTransport, "send", sent)
    return late


@with_trees
async def test_an_owner_finds_at_once_what_the_index_does_not_show_yet(
    world: World, indexes: LateIndexes
):
    tree_id = await new_tree(world.ann)
    assert "owner" == (await tree_of(world.ann, tree_id))["role"]
    await asked(world.ann, "PATCH", f"{API}/trees/{tree_id}", {"treeName": "Elms"})
    assert [] == indexes.asked


@with_trees
async def test_whoever_writes_is_answered_with_what_was_written(world: World, indexes: LateIndexes):
    tree_id = await new_tree(world.ann)
    person_id = await new_person(world.ann, tree_id, "Ada", birthDate="1815-12-10")
    path = f"{API}/persons/{person_id}"
    _forget(world, tree_id)
    changed = await asked(world.ann, "PATCH", path, {"lastName": "Lovelace"})
    assert ("Lovelace", False) == (changed["lastName"], changed["living"])
    _forget(world, tree_id)
    assert changed == await person_of(world.ann, person_id)
    assert [] == await names(world.ann, person_id, "parents")
    second = await new_person(
        world.ann, tree_id, "B", relative={"kind": "child", "personId": person_id}
    )
    _forget(world, tree_id)
    assert (await person_of(world.ann, second))["living"]


@with_trees
async def test_a_living_person_is_hidden_though_the_index_shows_no_family(
    world: World, indexes: LateIndexes
):
    indexes.are_late = False
    tree_id = await new_tree(world.ann, isPublic=True)
    person_id = await new_person(world.ann, tree_id, "Secret", birthDate="2080-01-01")
    indexes.only = "GSI2"
    indexes.are_late = True
    _forget(world, tree_id)
    assert (await person_of(world.eve, person_id))["hidden"]
    assert [] == await names(world.eve, person_id, "parents")


@with_trees
async def test_no_circle_passes_though_the_index_shows_no_link(world: World, indexes: LateIndexes):
    indexes.are_late = False
    tree_id = await new_tree(world.ann)
    a, b, c = [await new_person(world.ann, tree_id, name) for name in "ABC"]
    indexes.are_late = True
    assert 201 == (await link(world.ann, a, b)).status
    assert 201 == (await link(world.ann, b, c)).status
    assert 422 == (await link(world.ann, c, a)).status
    assert 201 == (await couple(world.ann, a, b)).status
    assert 409 == (await couple(world.ann, b, a)).status
    assert 409 == (await link(world.ann, a, b)).status


@with_trees
async def test_links_that_the_index_did_not_show_go_when_it_does(
    world: World, indexes: LateIndexes
):
    indexes.are_late = False
    tree_id = await new_tree(world.ann)
    parent, me, spouse = [await new_person(world.ann, tree_id, name) for name in ("P", "M", "S")]
    await link(world.ann, parent, me)
    await couple(world.ann, spouse, me)
    indexes.are_late = True
    await asked(world.ann, "DELETE", f"{API}/persons/{me}")
    indexes.are_late = False
    assert 2 == (await tree_of(world.ann, tree_id))["personCount"]
    assert [] == await names(world.ann, parent, "children")
    assert [] == await names(world.ann, spouse, "spouses")
    assert 2 == await _links_count(world)
    await world.run_jobs()
    assert 2 == await _links_count(world)  # not yet: the index may still be late
    world.clock.advance(seconds=60)
    await world.run_jobs()
    assert 0 == await _links_count(world)


@with_trees
async def test_what_an_index_shows_late_is_seen_when_it_shows_it(
    world: World, indexes: LateIndexes
):
    tree_id = await new_tree(world.ann)
    await share(world, tree_id, "ben", "editor")
    graph = await asked(world.ann, "GET", f"{API}/trees/{tree_id}/graph")
    assert [] == graph["persons"]
    person_id = await new_person(world.ann, tree_id, "Ada")
    assert "Ada" == (await person_of(world.ann, person_id))["firstName"]
    indexes.are_late = False
    world.clock.advance(seconds=60)
    graph = await asked(world.ben, "GET", f"{API}/trees/{tree_id}/graph")
    assert ["Ada"] == [one["firstName"] for one in graph["persons"]]


def _forget(world: World, tree_id: str) -> None:
    """As if another process was asked."""
    parts = world.running.parts
    assert isinstance(parts, Parts)
    parts.families.forget(Tree(tree_id=tree_id, user_id="ann", tree_name=""))


async def _links_count(world: World) -> int:
    found = await world.db.call("Scan", {"TableName": "Yggdrasil"})
    return sum("RelationshipType" in one for one in found["Items"])

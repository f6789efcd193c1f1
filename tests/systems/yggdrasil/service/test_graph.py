"""The graph of a tree: one answer for the canvas, read once for each version."""

from __future__ import annotations

from datetime import UTC, datetime
from itertools import pairwise

import pytest

from tablewright.model import put_all
from tablewright.systems.yggdrasil.design.owners import Tree
from tablewright.systems.yggdrasil.design.persons import Person
from tablewright.systems.yggdrasil.design.relationships import ParentChild
from tablewright.systems.yggdrasil.parts import Parts
from tablewright.testing.caller import AsyncCaller
from tests.systems.yggdrasil.service.growing import (
    API,
    asked,
    couple,
    link,
    new_person,
    new_tree,
    person_of,
    share,
)
from tests.systems.yggdrasil.service.world import World, code_of, with_trees

OLD, MODERN = {"birthDate": "1850-01-01"}, {"birthDate": "2080-01-01"}


@pytest.mark.parametrize("query", ["living=maybe", "living=", "level=1"])
@with_trees
async def test_only_what_is_documented_can_be_asked_for(world: World, query: str):
    tree_id = await new_tree(world.ann)
    reply = await world.ann.ask("GET", f"{API}/trees/{tree_id}/graph?{query}")
    assert (400, "malformed") == code_of(reply)


@with_trees
async def test_an_empty_tree_has_an_empty_graph(world: World):
    tree_id = await new_tree(world.ann)
    graph = await asked(world.ann, "GET", f"{API}/trees/{tree_id}/graph")
    assert ([], [], []) == (graph["persons"], graph["parents"], graph["spouses"])
    assert tree_id == graph["tree"]["treeId"]


@with_trees
async def test_the_graph_has_people_with_levels_and_links(world: World):
    tree_id = await new_tree(world.ann)
    a = await new_person(world.ann, tree_id, "A", biography="Long", **OLD)
    b = await new_person(world.ann, tree_id, "B")
    c = await new_person(world.ann, tree_id, "C")
    await link(world.ann, a, c, notes="No")
    await couple(world.ann, a, b, status="Divorced", marriageDate="1870-01-01", notes="No")
    graph = await asked(world.ann, "GET", f"{API}/trees/{tree_id}/graph")
    people = {one["personId"]: one for one in graph["persons"]}
    assert {a: 0, b: 0, c: 1} == {key: one["level"] for key, one in people.items()}
    assert "1850-01-01" == people[a]["birthDate"]
    assert not {"biography", "createdAt", "treeId", "hidden"} & people[a].keys()
    assert [{"parentId": a, "childId": c, "type": "Biological"}] == graph["parents"]
    assert [
        {"person1Id": a, "person2Id": b, "status": "Divorced", "marriageDate": "1870-01-01"}
    ] == graph["spouses"]


@with_trees
async def test_the_graph_has_earlier_unions_without_what_is_long(world: World):
    tree_id = await new_tree(world.ann)
    a, b = [await new_person(world.ann, tree_id, name, **OLD) for name in "AB"]
    dates = {"marriageDateText": "ABT 1870", "divorceDate": "1872-05-02"}
    earlier = {"status": "Divorced", **dates, "marriagePlace": "Lund", "notes": "No"}
    await couple(world.ann, a, b, previousUnions=[earlier])
    graph = await asked(world.ann, "GET", f"{API}/trees/{tree_id}/graph")
    assert [{"status": "Divorced", **dates}] == graph["spouses"][0]["previousUnions"]


@with_trees
async def test_the_living_are_hidden_from_readers_and_from_whoever_asks_for_it(world: World):
    tree_id = await new_tree(world.ann)
    old = await new_person(world.ann, tree_id, "Old", isLiving=False)
    young = await new_person(world.ann, tree_id, "Young", lastName="Secret", **MODERN)
    await couple(world.ann, old, young, marriagePlace="Secret")
    await share(world, tree_id, "ben", "viewer")
    path = f"{API}/trees/{tree_id}/graph"
    assert b"Secret" in (await world.ann.ask("GET", path)).body
    for caller, target in ((world.ben, path), (world.ann, f"{path}?living=hide")):
        reply = await caller.ask("GET", target)
        assert b"Secret" not in reply.body
        assert b"Young" not in reply.body
        people = {one["personId"]: one for one in reply.json["persons"]}
        assert ("Living", True) == (people[young]["firstName"], people[young]["hidden"])
        assert "Old" == people[old]["firstName"]
        assert 1 == len(reply.json["spouses"])


@with_trees
async def test_the_graph_tells_partners_from_those_who_married(world: World):
    tree_id = await new_tree(world.ann)
    a, b = [await new_person(world.ann, tree_id, name) for name in "AB"]
    await couple(world.ann, a, b, statusDetail="Partner")
    (shown,) = (await asked(world.ann, "GET", f"{API}/trees/{tree_id}/graph"))["spouses"]
    assert ("Married", "Partner") == (shown["status"], shown["statusDetail"])


@with_trees
async def test_links_to_nobody_are_left_out(world: World):
    tree_id = await new_tree(world.ann)
    person_id = await new_person(world.ann, tree_id)
    lost = ParentChild(
        parent_id=person_id, child_id="gone", tree_id=tree_id, user_id="ann", type="Biological"
    )
    await world.db.run(lost.create())
    graph = await asked(world.ann, "GET", f"{API}/trees/{tree_id}/graph")
    assert [] == graph["parents"]
    children = await asked(world.ann, "GET", f"{API}/persons/{person_id}/children")
    assert [] == children["items"]


# What is read


@with_trees
async def test_a_tree_is_read_once_for_a_version(world: World):
    tree_id = await new_tree(world.ann)
    person_id = await new_person(world.ann, tree_id, "A")
    world.clock.advance(seconds=60)  # the index has settled
    path = f"{API}/trees/{tree_id}/graph"
    assert 1 == await _whole_reads(world, world.ann, path)
    for target in (path, f"{API}/persons/{person_id}", f"{API}/persons?treeId={tree_id}"):
        assert 0 == await _whole_reads(world, world.ann, target)
    await share(world, tree_id, "ben", "viewer")
    assert 0 == await _whole_reads(world, world.ben, path)


@with_trees
async def test_ones_own_change_is_seen_without_reading_the_tree_again(world: World):
    tree_id = await new_tree(world.ann)
    a = await new_person(world.ann, tree_id, "A")
    world.clock.advance(seconds=60)
    path = f"{API}/trees/{tree_id}/graph"
    await asked(world.ann, "GET", path)
    world.calls.clear()
    b = await new_person(world.ann, tree_id, "B", relative={"kind": "child", "personId": a})
    await asked(world.ann, "PATCH", f"{API}/persons/{a}", {"firstName": "Ada"})
    await couple(world.ann, a, b)
    await asked(world.ann, "PATCH", f"{API}/trees/{tree_id}", {"rootPersonId": b})
    world.clock.advance(seconds=60)
    graph = await asked(world.ann, "GET", path)
    kept = await _kept(world, tree_id)
    assert (b, 2, 6) == (kept.root_person_id, kept.person_count, kept.version)
    assert {"Ada", "B"} == {one["firstName"] for one in graph["persons"]}
    assert (1, 1) == (len(graph["parents"]), len(graph["spouses"]))
    await asked(world.ann, "DELETE", f"{API}/persons/{b}")
    graph = await asked(world.ann, "GET", path)
    assert ["Ada"] == [one["firstName"] for one in graph["persons"]]
    assert ([], []) == (graph["parents"], graph["spouses"])
    assert [] == [one for one in world.calls if one.index == "GSI2"]


@with_trees
async def test_a_change_of_another_process_is_seen(world: World):
    tree_id = await new_tree(world.ann)
    person_id = await new_person(world.ann, tree_id, "A")
    await person_of(world.ann, person_id)
    key = {"PK": {"S": "USER#ann"}, "SK": {"S": f"PERSON#{person_id}"}}
    for at, name, value in (
        (key, "FirstName", {"S": "B"}),
        ({**key, "SK": {"S": f"TREE#{tree_id}"}}, "Version", {"N": "77"}),
    ):
        update = {
            "TableName": "Yggdrasil",
            "Key": at,
            "UpdateExpression": "SET #a = :a",
            "ExpressionAttributeNames": {"#a": name},
            "ExpressionAttributeValues": {":a": value},
        }
        await world.db.call("UpdateItem", update)
    assert "B" == (await person_of(world.ann, person_id))["firstName"]


@with_trees
async def test_a_family_of_several_pages_is_read_whole(world: World):
    tree_id = await new_tree(world.ann)
    life = "x" * 60_000
    people = [
        Person(
            person_id=f"p{number:02}",
            tree_id=tree_id,
            user_id="ann",
            first_name="N",
            last_name="",
            gender="Unknown",
            biography=life,
        )
        for number in range(40)
    ]
    await world.db.run(put_all(people))
    world.calls.clear()
    graph = await asked(world.ann, "GET", f"{API}/trees/{tree_id}/graph")
    assert [f"p{number:02}" for number in range(40)] == [o["personId"] for o in graph["persons"]]
    assert 4 < sum(one.index == "GSI2" for one in world.calls)


@pytest.mark.parametrize("part", ["graph", "checks?limit=3", "places", "stats", "timeline"])
@with_trees
async def test_a_tree_that_grew_is_told_as_by_a_process_that_reads_it_anew(world: World, part: str):
    tree_id = await new_tree(world.ann)
    people = [await new_person(world.ann, tree_id, birthPlace="Ghent") for _ in range(12)]
    for first, second in zip(people[::2], people[1::2], strict=True):
        await couple(world.ann, first, second)
    for parent_id, child_id in pairwise(people[::3]):
        await link(world.ann, parent_id, child_id)
    for one in people[:4]:  # whose ids come before those of others
        undo = await asked(world.ann, "DELETE", f"{API}/persons/{one}")
        await asked(world.ann, "POST", f"{API}/persons/{one}/restore", undo, status=201)
    path = f"{API}/trees/{tree_id}/{part}"
    grown = await world.ann.ask("GET", path)
    _parts(world).families.forget(await _stored(world, tree_id))
    assert grown.body == (await world.ann.ask("GET", path)).body


@with_trees
async def test_what_was_read_right_after_a_change_is_read_once_more(world: World):
    tree_id = await new_tree(world.ann)
    path = f"{API}/trees/{tree_id}/graph"
    assert [1, 0] == [await _whole_reads(world, world.ann, path) for _ in range(2)]
    world.clock.advance(seconds=60)
    assert [1, 0] == [await _whole_reads(world, world.ann, path) for _ in range(2)]


async def _kept(world: World, tree_id: str) -> Tree:
    """The tree of the family that is kept."""
    tree, families = await _stored(world, tree_id), _parts(world).families
    now = datetime.fromtimestamp(world.clock.now(), UTC)
    return (await families.seen(world.db, tree, now, hides_living=False)).family.tree


async def _stored(world: World, tree_id: str) -> Tree:
    tree = await world.db.run(Tree.get("ann", tree_id))
    assert tree is not None
    return tree


def _parts(world: World) -> Parts:
    parts = world.running.parts
    assert isinstance(parts, Parts)
    return parts


async def _whole_reads(world: World, caller: AsyncCaller, path: str) -> int:
    """How often a request reads the whole tree: people, links and couples."""
    world.calls.clear()
    await asked(caller, "GET", path)
    queries_count = sum(one.index == "GSI2" for one in world.calls)
    assert 0 == queries_count % 3
    return queries_count // 3

"""Two people of a tree who are one."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright.systems.yggdrasil.design.persons import Person
from tablewright.systems.yggdrasil.design.relationships import ParentChild
from tablewright.systems.yggdrasil.insight import merging_routes
from tests.systems.yggdrasil.service.world import World, code_of, with_trees


async def _tree(world: World) -> str:
    reply = await world.ann.ask("POST", "/api/trees", {"treeName": "Ours"})
    return reply.json["treeId"]


async def _person(world: World, tree_id: str, name: str, **more: Any) -> str:
    body = {"treeId": tree_id, "firstName": name, "lastName": "Berg", **more}
    reply = await world.ann.ask("POST", "/api/persons", body)
    assert 201 == reply.status, reply.json
    return reply.json["personId"]


async def _parent(world: World, parent_id: str, child_id: str, **more: Any) -> None:
    body = {"parentId": parent_id, "childId": child_id, **more}
    reply = await world.ann.ask("POST", "/api/relationships/parent-child", body)
    assert 201 == reply.status, reply.json


async def _couple(world: World, first: str, second: str, **more: Any) -> None:
    body = {"person1Id": first, "person2Id": second, **more}
    reply = await world.ann.ask("POST", "/api/relationships/spousal", body)
    assert 201 == reply.status, reply.json


async def _merge(world: World, tree_id: str, keep: str, drop: str) -> Any:
    return await world.ann.ask("POST", f"/api/trees/{tree_id}/merge", {"keep": keep, "drop": drop})


async def _links(world: World, tree_id: str) -> set[str]:
    reply = await world.ann.ask("GET", f"/api/relationships?treeId={tree_id}&limit=100")
    return {one["id"] for one in reply.json["items"]}


async def _count(world: World, tree_id: str) -> int:
    return (await world.ann.ask("GET", f"/api/trees/{tree_id}")).json["personCount"]


@with_trees
async def test_strangers_find_no_tree_and_readers_may_not_merge(world: World):
    tree_id = await _tree(world)
    first, second = await _person(world, tree_id, "A"), await _person(world, tree_id, "B")
    body = {"keep": first, "drop": second}
    assert 404 == (await world.eve.ask("POST", f"/api/trees/{tree_id}/merge", body)).status
    await world.ann.ask("PUT", f"/api/trees/{tree_id}/shares/ben", {"role": "viewer"})
    assert 403 == (await world.ben.ask("POST", f"/api/trees/{tree_id}/merge", body)).status
    assert 2 == await _count(world, tree_id)


@with_trees
async def test_the_same_person_and_people_of_other_trees_are_refused(world: World):
    tree_id, other_id = await _tree(world), await _tree(world)
    mine, other = await _person(world, tree_id, "A"), await _person(world, other_id, "B")
    assert (422, "invalid") == code_of(await _merge(world, tree_id, mine, mine))
    assert 404 == (await _merge(world, tree_id, mine, other)).status
    assert 404 == (await _merge(world, tree_id, "nobody", mine)).status


@with_trees
async def test_one_who_descends_from_the_other_is_refused(world: World):
    tree_id = await _tree(world)
    old, middle, young = [await _person(world, tree_id, name) for name in ("O", "M", "Y")]
    await _parent(world, old, middle)
    await _parent(world, middle, young)
    for keep, drop in ((old, young), (young, old), (old, middle), (middle, old)):
        reply = await _merge(world, tree_id, keep, drop)
        assert (422, "circle") == (reply.status, reply.error["details"]["reason"])
    assert 3 == await _count(world, tree_id)


@with_trees
async def test_more_than_two_biological_parents_are_refused(world: World):
    tree_id = await _tree(world)
    first, second, a, b, c = [await _person(world, tree_id, name) for name in "FSABC"]
    await _parent(world, a, first)
    await _parent(world, b, first)
    await _parent(world, c, second)
    reply = await _merge(world, tree_id, first, second)
    assert (422, "biological") == (reply.status, reply.error["details"]["reason"])
    assert 200 == (await _merge(world, tree_id, a, c)).status
    assert 200 == (await _merge(world, tree_id, first, second)).status
    assert {f"parent:{a}:{first}", f"parent:{b}:{first}"} == await _links(world, tree_id)


@pytest.mark.parametrize("keeps_them", [True, False])
@with_trees
async def test_too_many_biological_parents_of_an_import_are_no_hindrance(
    world: World, keeps_them: bool
):
    tree_id = await _tree(world)
    first, second, *parents = [await _person(world, tree_id, name) for name in "FSABC"]
    for parent in parents:
        ends: dict[str, Any] = {"parent_id": parent, "child_id": first, "tree_id": tree_id}
        await world.db.run(ParentChild(**ends, user_id="ann", type="Biological").create())
    await _parent(world, parents[0], second)
    keep, drop = (first, second) if keeps_them else (second, first)
    assert 200 == (await _merge(world, tree_id, keep, drop)).status
    links = await world.db.all(ParentChild.in_tree(tree_id))
    assert {(one, keep) for one in parents} == {(one.parent_id, one.child_id) for one in links}


@with_trees
async def test_gaps_are_filled_and_what_differs_is_told(world: World):
    tree_id = await _tree(world)
    keep = await _person(world, tree_id, "Ida", birthDateText="ABT 1850", birthPlace="Lund")
    drop = await _person(
        world, tree_id, "Ida Maria", gender="Female", birthDate="1850-03-12", birthPlace="Lund",
        deathDateText="BEF 1900", biography="A life",
    )  # fmt: skip
    reply = await _merge(world, tree_id, keep, drop)
    assert (200, "done") == (reply.status, reply.json["state"])
    person = reply.json["person"]
    assert (keep, "Ida", "Female", "ABT 1850", "BEF 1900", "A life") == tuple(
        person[name]
        for name in ("personId", "firstName", "gender", "birthDateText", "deathDateText",
                     "biography")
    )  # fmt: skip
    assert "birthDate" not in person
    assert [
        {"attribute": "firstName", "kept": "Ida", "dropped": "Ida Maria"},
        {"attribute": "birthDate", "kept": "ABT 1850", "dropped": "1850-03-12"},
    ] == reply.json["conflicts"]
    assert 404 == (await world.ann.ask("GET", f"/api/persons/{drop}")).status
    assert 1 == await _count(world, tree_id)


@with_trees
async def test_links_are_moved_and_those_that_both_have_become_one(world: World):
    tree_id = await _tree(world)
    keep, drop, mum, kid, other_kid, man = [
        await _person(world, tree_id, name) for name in ("K", "D", "Mum", "Kid", "Other", "Man")
    ]
    await _parent(world, mum, keep)
    await _parent(world, mum, drop, notes="from a book")
    await _parent(world, keep, kid)
    await _parent(world, drop, other_kid)
    await _couple(world, man, keep, marriagePlace="Lund")
    await _couple(world, drop, man, marriageDate="1900-01-01")
    before = (await world.ann.ask("GET", f"/api/trees/{tree_id}")).json["version"]
    reply = await _merge(world, tree_id, keep, drop)
    assert 3 == reply.json["linksMoved"]
    assert {
        f"parent:{mum}:{keep}",
        f"parent:{keep}:{kid}",
        f"parent:{keep}:{other_kid}",
        f"spouse:{man}:{keep}",
    } == await _links(world, tree_id)
    spouses = (await world.ann.ask("GET", f"/api/persons/{keep}/spouses")).json["items"]
    link = spouses[0]["link"]
    assert ("1900-01-01", "Lund") == (link["marriageDate"], link["marriagePlace"])
    parents = (await world.ann.ask("GET", f"/api/persons/{keep}/parents")).json["items"]
    assert "from a book" == parents[0]["link"]["notes"]
    tree = (await world.ann.ask("GET", f"/api/trees/{tree_id}")).json
    assert (before + 1, 5) == (tree["version"], tree["personCount"])


@with_trees
async def test_two_weddings_of_one_couple_are_both_kept(world: World):
    tree_id = await _tree(world)
    keep, drop, man = [await _person(world, tree_id, name) for name in ("Ida", "Ida", "Man")]
    await _couple(world, keep, man, marriageDate="1910-01-01")
    await _couple(world, drop, man, marriageDate="1900-01-01", status="Divorced")
    reply = await _merge(world, tree_id, keep, drop)
    assert [("status", f"spouse:{keep}:{man}"), ("marriageDate", f"spouse:{keep}:{man}")] == [
        (one["attribute"], one["linkId"]) for one in reply.json["conflicts"]
    ]
    spouses = (await world.ann.ask("GET", f"/api/persons/{keep}/spouses")).json["items"]
    assert ["1900-01-01"] == [one["marriageDate"] for one in spouses[0]["link"]["previousUnions"]]


@pytest.mark.parametrize("wedding", ["1910-01-01", "1920-01-01"])
@with_trees
async def test_earlier_unions_of_both_couples_are_kept(world: World, wedding: str):
    tree_id = await _tree(world)
    keep, drop, man = [await _person(world, tree_id, name) for name in ("Ida", "Ida", "Man")]
    first, second = [
        {"status": "Divorced", "marriageDate": day} for day in ("1880-01-01", "1890-01-01")
    ]
    await _couple(world, keep, man, marriageDate="1920-01-01", previousUnions=[first])
    await _couple(world, man, drop, marriageDate=wedding, previousUnions=[first, second])
    reply = await _merge(world, tree_id, keep, drop)
    assert "previousUnions" not in {one["attribute"] for one in reply.json["conflicts"]}
    spouses = (await world.ann.ask("GET", f"/api/persons/{keep}/spouses")).json["items"]
    link = spouses[0]["link"]
    found = [*(one["marriageDate"] for one in link["previousUnions"]), link["marriageDate"]]
    assert sorted({"1880-01-01", "1890-01-01", "1920-01-01", wedding}) == sorted(found)


@with_trees
async def test_a_couple_that_is_one_person_is_none_any_more(world: World):
    tree_id = await _tree(world)
    keep, drop = await _person(world, tree_id, "Ida"), await _person(world, tree_id, "Ida")
    await _couple(world, keep, drop)
    reply = await _merge(world, tree_id, keep, drop)
    assert ["couple"] == [one["attribute"] for one in reply.json["conflicts"]]
    assert set() == await _links(world, tree_id)


@with_trees
async def test_the_root_of_the_tree_is_the_one_who_is_kept(world: World):
    tree_id = await _tree(world)
    keep, drop = await _person(world, tree_id, "K"), await _person(world, tree_id, "D")
    await world.ann.ask("PATCH", f"/api/trees/{tree_id}", {"rootPersonId": drop})
    await _merge(world, tree_id, keep, drop)
    assert keep == (await world.ann.ask("GET", f"/api/trees/{tree_id}")).json["rootPersonId"]


@with_trees
async def test_very_many_links_are_moved_by_a_job(world: World):
    tree_id = await _tree(world)
    keep, drop = (
        await _person(world, tree_id, "K", gender="Female"),
        await _person(world, tree_id, "D", birthPlace="Lund"),
    )
    kids = [
        await _person(world, tree_id, f"C{n}", relative={"kind": "child", "personId": drop})
        for n in range(60)
    ]
    reply = await _merge(world, tree_id, keep, drop)
    assert (202, "waiting", 60) == (reply.status, reply.json["state"], reply.json["linksMoved"])
    assert 62 == await _count(world, tree_id)
    await world.run_jobs()
    assert 61 == await _count(world, tree_id)
    assert {f"parent:{keep}:{one}" for one in kids} == await _links(world, tree_id)
    assert None is await world.db.run(Person.get("ann", drop))
    person = (await world.ann.ask("GET", f"/api/persons/{keep}")).json
    assert "Lund" == person["birthPlace"]


@pytest.mark.heavy
@with_trees
async def test_a_job_that_was_cut_off_goes_on_with_what_is_left(
    world: World, monkeypatch: pytest.MonkeyPatch
):
    tree_id = await _tree(world)
    keep, drop = await _person(world, tree_id, "Ida"), await _person(world, tree_id, "Ida")
    kids = [
        await _person(world, tree_id, f"C{n}", relative={"kind": "child", "personId": drop})
        for n in range(60)
    ]
    assert 202 == (await _merge(world, tree_id, keep, drop)).status
    really, calls = merging_routes.changed, list[str]()

    async def cut_off(*args: Any, **kwargs: Any) -> Any:
        calls.append("step")
        if len(calls) > 1:
            raise ConnectionError("the process is gone")
        return await really(*args, **kwargs)

    monkeypatch.setattr(merging_routes, "changed", cut_off)
    await world.run_jobs()
    monkeypatch.undo()
    half = await _links(world, tree_id)
    assert {f"parent:{keep}:", f"parent:{drop}:"} == {one.rpartition(":")[0] + ":" for one in half}
    assert 62 == await _count(world, tree_id)
    world.clock.advance(seconds=60)
    await world.run_jobs()
    assert {f"parent:{keep}:{one}" for one in kids} == await _links(world, tree_id)
    assert 61 == await _count(world, tree_id)

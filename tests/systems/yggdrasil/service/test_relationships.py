"""Links: what is refused, what is kept, and how they are found again."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from tablewright.systems.yggdrasil.design.relationships import ParentChild
from tests.systems.yggdrasil.service.growing import (
    API,
    asked,
    couple,
    link,
    names,
    new_person,
    new_tree,
    share,
    tree_of,
)
from tests.systems.yggdrasil.service.world import World, code_of, with_trees

OLD = {"birthDate": "1850-01-01"}


async def three(world: World) -> tuple[str, str, str, str]:
    """A tree with three people who are nothing to each other."""
    tree_id = await new_tree(world.ann)
    a, b, c = [await new_person(world.ann, tree_id, name, **OLD) for name in "ABC"]
    return tree_id, a, b, c


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("parent-child", {"parentId": "a"}),
        ("parent-child", {"parentId": "a", "childId": "b#c"}),
        ("parent-child", {"parentId": "a", "childId": "b", "type": "Guardian"}),
        ("parent-child", {"parentId": "a", "childId": "b", "notes": "x" * 2001}),
        ("parent-child", {"parentId": "a", "childId": "b", "adoptionDateText": "soon"}),
        ("parent-child", {"parentId": "a", "childId": "a"}),
        ("parent-child", {"parentId": "a", "childId": "b", "alsoOf": "a"}),
        ("parent-child", {"parentId": "a", "childId": "b", "alsoOf": "b"}),
        ("spousal", {"person1Id": "a"}),
        ("spousal", {"person1Id": "a", "person2Id": "b", "status": "Partner"}),
        ("spousal", {"person1Id": "a", "person2Id": "b", "marriageDateText": "soon"}),
        ("spousal", {"person1Id": "a", "person2Id": "b", "previousUnions": [{}]}),
        ("spousal", {"person1Id": "a", "person2Id": "a"}),
        ("spousal", {"person1Id": "a", "person2Id": "b", "parentOf": ["a"]}),
        ("spousal", {"person1Id": "a", "person2Id": "b", "parentOf": ["b"]}),
        ("spousal", {"person1Id": "a", "person2Id": "b", "parentOf": ["c", "c"]}),
        ("spousal", {"person1Id": "a", "person2Id": "b", "parentOf": ["c"] * 91}),
    ],
)
@with_trees
async def test_a_link_that_makes_no_sense_is_refused(world: World, path: str, body: dict[str, Any]):
    reply = await world.ann.ask("POST", f"{API}/relationships/{path}", body)
    assert (422, "invalid") == code_of(reply)


@with_trees
async def test_nobody_is_the_own_ancestor(world: World):
    _, a, b, c = await three(world)
    assert 201 == (await link(world.ann, a, b)).status
    assert 201 == (await link(world.ann, b, c, type="Adoptive")).status
    for parent, child in ((b, a), (c, a), (c, b)):
        refused = await link(world.ann, parent, child, type="Foster")
        assert (422, "invalid") == code_of(refused)
        assert {"reason": "circle"} == refused.error["details"]
    assert 201 == (await link(world.ann, a, c)).status  # a shorter path is not a cycle


@with_trees
async def test_a_circle_among_very_many_descendants_is_found(
    world: World, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("tablewright.systems.yggdrasil.limits.YGGDRASIL_WALK_QUERIES_MAX", 2)
    tree_id = await new_tree(world.ann)
    line = [await new_person(world.ann, tree_id, f"P{number}") for number in range(6)]
    for parent, child in pairwise(line):
        assert 201 == (await link(world.ann, parent, child)).status
    assert (422, "invalid") == code_of(await link(world.ann, line[-1], line[0]))
    other = await new_person(world.ann, tree_id, "Other")
    assert 201 == (await link(world.ann, other, line[0])).status


@with_trees
async def test_people_of_two_trees_are_not_linked(world: World):
    _, a, _, _ = await three(world)
    other = await new_person(world.ann, await new_tree(world.ann))
    for refused in (await link(world.ann, a, other), await couple(world.ann, other, a)):
        assert (422, "invalid") == code_of(refused)
        assert {"reason": "other tree"} == refused.error["details"]


@with_trees
async def test_somebody_in_the_tree_of_a_stranger_is_not_there(world: World):
    _, a, _, _ = await three(world)
    strange = await new_person(world.eve, await new_tree(world.eve))
    for refused in (
        await link(world.ann, a, strange),
        await link(world.ann, strange, a),
        await couple(world.ann, a, strange),
        await couple(world.ann, strange, a),
    ):
        assert (404, "not_found") == code_of(refused)
        assert refused.error["message"].startswith("Person not found.")


@with_trees
async def test_an_editor_of_one_tree_links_nobody_of_another(world: World):
    tree_id, a, _, _ = await three(world)
    await share(world, tree_id, "ben", "editor")
    hidden = await new_person(world.ann, await new_tree(world.ann))  # not shared
    assert 404 == (await link(world.ben, a, hidden)).status
    assert 404 == (await link(world.ben, hidden, a)).status


@with_trees
async def test_a_third_biological_parent_is_refused_and_any_other_is_not(world: World):
    tree_id, a, b, child = await three(world)
    third = await new_person(world.ann, tree_id, "D")
    for parent in (a, b):
        assert 201 == (await link(world.ann, parent, child)).status
    refused = await link(world.ann, third, child)
    assert (422, "invalid") == code_of(refused)
    assert {"reason": "biological"} == refused.error["details"]
    assert 201 == (await link(world.ann, third, child, type="Step")).status
    path = f"{API}/relationships/parent-child/{third}/{child}"
    assert 422 == (await world.ann.ask("PATCH", path, {"type": "Biological"})).status
    first = f"{API}/relationships/parent-child/{a}/{child}"
    assert 200 == (await world.ann.ask("PATCH", first, {"notes": "Still"})).status
    assert "Adoptive" == (await asked(world.ann, "PATCH", first, {"type": "Adoptive"}))["type"]
    assert 200 == (await world.ann.ask("PATCH", path, {"type": "Biological"})).status


@with_trees
async def test_both_parents_are_linked_or_none(world: World):
    tree_id, a, b, child = await three(world)
    known = await new_person(world.ann, tree_id, "D")
    assert 201 == (await link(world.ann, known, child)).status
    refused = await link(world.ann, a, child, alsoOf=b)
    assert {"reason": "biological"} == refused.error["details"]
    circle = await link(world.ann, a, known, alsoOf=child)
    assert {"reason": "circle"} == circle.error["details"]
    elsewhere = await new_person(world.ann, await new_tree(world.ann))
    strange = await link(world.ann, a, child, alsoOf=elsewhere, type="Foster")
    assert (404, "not_found") == code_of(strange)
    there = await link(world.ann, a, child, alsoOf=known, type="Foster")
    assert 409 == there.status
    assert ["D"] == await names(world.ann, child, "parents")
    assert 201 == (await link(world.ann, a, child, alsoOf=b, type="Adoptive")).status
    assert {"A", "B", "D"} == set(await names(world.ann, child, "parents"))


@with_trees
async def test_the_other_parent_of_a_stepchild_is_one_by_birth_of_whom_there_are_two(world: World):
    tree_id, a, b, child = await three(world)
    step = {"type": "Step", "notes": "Since 1990", "alsoOf": b}
    assert 201 == (await link(world.ann, a, child, **step)).status
    links = (await asked(world.ann, "GET", f"{API}/persons/{child}/parents"))["items"]
    assert {"A": ("Step", "Since 1990"), "B": ("Biological", None)} == {
        one["person"]["firstName"]: (one["link"]["type"], one["link"].get("notes")) for one in links
    }
    known = await new_person(world.ann, tree_id, "D")
    assert 201 == (await link(world.ann, known, child)).status
    others = [await new_person(world.ann, tree_id, name) for name in "EF"]
    refused = await link(world.ann, others[0], child, type="Step", alsoOf=others[1])
    assert {"reason": "biological"} == refused.error["details"]
    assert 201 == (await link(world.ann, others[0], child, type="Step")).status


@with_trees
async def test_a_couple_is_not_linked_if_a_child_cannot_have_the_parent(world: World):
    tree_id, a, b, child = await three(world)
    assert 201 == (await link(world.ann, a, child)).status
    assert 201 == (await link(world.ann, child, b)).status  # who is not a spouse for a grandparent
    circle = await couple(world.ann, a, b, parentOf=[child])
    assert {"reason": "circle"} == circle.error["details"]
    full = await new_person(world.ann, tree_id, "D", relative={"kind": "child", "personId": a})
    await new_person(world.ann, tree_id, "E", relative={"kind": "parent", "personId": full})
    third = await couple(world.ann, a, b, parentOf=[full])
    assert {"reason": "biological"} == third.error["details"]
    elsewhere = await new_person(world.ann, await new_tree(world.ann))
    assert 404 == (await couple(world.ann, a, b, parentOf=[elsewhere])).status
    assert [] == await names(world.ann, a, "spouses")


@with_trees
async def test_a_couple_is_linked_with_the_children_of_the_first(world: World):
    _, a, b, child = await three(world)
    assert 201 == (await link(world.ann, a, child)).status
    assert 201 == (await couple(world.ann, a, b, parentOf=[child])).status
    assert ["B"] == await names(world.ann, a, "spouses")
    assert {"A", "B"} == set(await names(world.ann, child, "parents"))


@with_trees
async def test_a_link_beside_too_many_biological_parents_of_an_import_can_be_changed(world: World):
    tree_id, a, b, child = await three(world)
    third = await new_person(world.ann, tree_id, "D")
    for parent in (a, b, third):
        ends: dict[str, Any] = {"parent_id": parent, "child_id": child, "tree_id": tree_id}
        await world.db.run(ParentChild(**ends, user_id="ann", type="Biological").create())
    path = f"{API}/relationships/parent-child/{third}/{child}"
    assert "By a book" == (await asked(world.ann, "PATCH", path, {"notes": "By a book"}))["notes"]
    assert "Step" == (await asked(world.ann, "PATCH", path, {"type": "Step"}))["type"]


@with_trees
async def test_a_link_is_there_once_and_a_couple_in_whichever_order(world: World):
    _, a, b, _ = await three(world)
    assert 201 == (await link(world.ann, a, b)).status
    assert 201 == (await couple(world.ann, a, b)).status  # it happens
    for again in (
        await link(world.ann, a, b, type="Step"),
        await couple(world.ann, a, b),
        await couple(world.ann, b, a, status="Divorced"),
    ):
        assert (409, "conflict") == code_of(again)


@with_trees
async def test_a_link_keeps_what_it_is_given(world: World):
    tree_id, a, b, c = await three(world)
    given = {"type": "Adoptive", "adoptionDateText": "ABT 1860", "notes": "By\nlaw"}
    made = await link(world.ann, a, b, **given)
    assert given | {
        "id": f"parent:{a}:{b}", "relationshipType": "ParentChild", "parentId": a, "childId": b,
        "treeId": tree_id, "createdAt": "2096-10-02T07:06:40.000Z",
        "updatedAt": "2096-10-02T07:06:40.000Z",
    } == made.json  # fmt: skip
    union = {"status": "Divorced", "marriageDate": "1870-01-01", "divorceDateText": "1872"}
    given = {"status": "Widowed", "marriageDateText": "3 MAR 1875", "previousUnions": [union]}
    wed = await couple(world.ann, b, c, marriagePlace="Bergen", **given)
    assert given | {
        "id": f"spouse:{b}:{c}", "relationshipType": "Spousal", "person1Id": b, "person2Id": c,
        "treeId": tree_id, "createdAt": "2096-10-02T07:06:40.000Z", "marriageDate": "1875-03-03",
        "updatedAt": "2096-10-02T07:06:40.000Z", "marriagePlace": "Bergen",
    } == wed.json  # fmt: skip
    listed = await asked(world.ann, "GET", f"{API}/relationships?treeId={tree_id}")
    assert [made.json, wed.json] == listed["items"]


@with_trees
async def test_a_link_is_changed_in_part(world: World):
    _, a, b, _ = await three(world)
    await link(world.ann, a, b, adoptionDate="1860-01-01", notes="Old")
    world.clock.advance(seconds=60)
    path = f"{API}/relationships/parent-child/{a}/{b}"
    changed = await asked(world.ann, "PATCH", path, {"notes": None, "typeDetail": "Godchild"})
    assert ("1860-01-01", "Godchild") == (changed["adoptionDate"], changed["typeDetail"])
    assert "notes" not in changed
    assert changed["createdAt"] < changed["updatedAt"]
    assert (422, "invalid") == code_of(await world.ann.ask("PATCH", path, {}))
    listed = await asked(world.ann, "GET", f"{API}/relationships?personId={b}")
    assert [changed] == listed["items"]


@with_trees
async def test_a_couple_is_found_in_either_order(world: World):
    _, a, b, _ = await three(world)
    await couple(world.ann, a, b)
    path = f"{API}/relationships/spousal/{b}/{a}"
    changed = await asked(world.ann, "PATCH", path, {"status": "Divorced", "divorceDate": None})
    assert (f"spouse:{a}:{b}", "Divorced") == (changed["id"], changed["status"])
    tag = {"if-match": '"older"'}
    assert (412, "stale") == code_of(await world.ann.ask("DELETE", path, headers=tag))
    await asked(world.ann, "DELETE", path, status=204)
    assert [] == await names(world.ann, a, "spouses")
    assert (404, "not_found") == code_of(await world.ann.ask("DELETE", path))


@with_trees
async def test_unlinked_people_stay(world: World):
    tree_id, a, b, _ = await three(world)
    await link(world.ann, a, b)
    await asked(world.ann, "DELETE", f"{API}/relationships/parent-child/{a}/{b}", status=204)
    assert [] == await names(world.ann, a, "children")
    assert 3 == (await tree_of(world.ann, tree_id))["personCount"]
    again = await world.ann.ask("DELETE", f"{API}/relationships/parent-child/{a}/{b}")
    assert (404, "not_found") == code_of(again)
    assert 201 == (await link(world.ann, b, a)).status


@pytest.mark.parametrize("query", ["", "?treeId=a&personId=b", "?treeId=a%20b"])
@with_trees
async def test_links_are_those_of_a_tree_or_of_a_person(world: World, query: str):
    assert 400 == (await world.ann.ask("GET", f"{API}/relationships{query}")).status


@with_trees
async def test_links_are_given_in_pages_of_any_size(world: World):
    tree_id, a, b, c = await three(world)
    for child in (b, c):
        await link(world.ann, a, child)
    await couple(world.ann, b, c)
    whole = (await asked(world.ann, "GET", f"{API}/relationships?treeId={tree_id}"))["items"]
    assert [f"parent:{a}:{b}", f"parent:{a}:{c}", f"spouse:{b}:{c}"] == [i["id"] for i in whole]
    for limit in (1, 2, 3):
        found: list[Any] = []
        more = ""
        while True:
            target = f"{API}/relationships?treeId={tree_id}&limit={limit}{more}"
            page = await asked(world.ann, "GET", target)
            found += page["items"]
            if "cursor" not in page:
                break
            more = f"&cursor={page['cursor']}"
        assert whole == found
    first = await asked(world.ann, "GET", f"{API}/relationships?treeId={tree_id}&limit=1")
    target = f"{API}/relationships?personId={a}&cursor={first['cursor']}"
    wrong = await world.ann.ask("GET", target)
    assert (400, "bad_cursor") == code_of(wrong)


@with_trees
async def test_of_a_link_of_the_living_a_reader_sees_only_that_it_is_there(world: World):
    tree_id = await new_tree(world.ann, isPublic=True)
    dead = await new_person(world.ann, tree_id, "Dead", isLiving=False)
    alive = await new_person(world.ann, tree_id, "Alive", isLiving=True)
    secret = {"notes": "Secret", "marriageDate": "2090-01-01", "marriagePlace": "Secret"}
    await couple(world.ann, dead, alive, status="Divorced", statusDetail="Secret", **secret)
    (shown,) = (await asked(world.eve, "GET", f"{API}/relationships?treeId={tree_id}"))["items"]
    assert not secret.keys() & shown.keys()
    assert ("Married", "Unknown") == (shown["status"], shown["statusDetail"])
    path = f"{API}/trees/{tree_id}/relationship?from={dead}&to={alive}"
    assert "spouse" == (await asked(world.eve, "GET", path))["name"]
    for form in ("ged551", "ged70"):
        file = await world.eve.ask("GET", f"{API}/trees/{tree_id}/export?format={form}")
        assert not {b"1 DIV", b"1 MARR"} & {line[:6].rstrip() for line in file.body.splitlines()}
    linked = await world.eve.ask("GET", f"{API}/persons/{dead}/spouses")
    assert b"Secret" not in linked.body
    assert b"Alive" not in linked.body

"""The history of a tree: every change is listed, and can be restored where that makes sense."""

from __future__ import annotations

from typing import Any

from tablewright.systems.yggdrasil import limits
from tablewright.testing.caller import AsyncCaller, ReceivedResponse
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


async def history(caller: AsyncCaller, tree_id: str) -> list[dict[str, Any]]:
    return (await asked(caller, "GET", f"{API}/trees/{tree_id}/history"))["items"]


async def restore(caller: AsyncCaller, tree_id: str, change_id: str) -> ReceivedResponse:
    return await caller.ask("POST", f"{API}/trees/{tree_id}/history/{change_id}/restore")


async def last(world: World, tree_id: str) -> dict[str, Any]:
    return (await history(world.ann, tree_id))[0]


@with_trees
async def test_only_editors_see_the_history_and_restore(world: World):
    tree_id = await new_tree(world.ann)
    await new_person(world.ann, tree_id, "Ada")
    await share(world, tree_id, role="viewer")
    assert 403 == (await world.ben.ask("GET", f"{API}/trees/{tree_id}/history")).status
    assert 403 == (await restore(world.ben, tree_id, "2")).status
    assert 404 == (await world.eve.ask("GET", f"{API}/trees/{tree_id}/history")).status
    assert 404 == (await restore(world.eve, tree_id, "2")).status


@with_trees
async def test_unknown_and_added_things_cannot_be_restored(world: World):
    tree_id = await new_tree(world.ann)
    await new_person(world.ann, tree_id, "Ada")
    for unknown in ("99", "none", "9" * 30):
        assert (404, "not_found") == code_of(await restore(world.ann, tree_id, unknown))
    added = await last(world, tree_id)
    assert ("added", False) == (added["kind"], added["canRestore"])
    assert (409, "conflict") == code_of(await restore(world.ann, tree_id, added["changeId"]))


@with_trees
async def test_each_change_is_listed_with_its_author_and_what_it_changed(world: World):
    tree_id = await new_tree(world.ann)
    await share(world, tree_id, role="editor")
    ada = await new_person(world.ann, tree_id, "Ada")
    bob = await new_person(world.ben, tree_id, "Bob")
    await asked(world.ben, "PATCH", f"{API}/persons/{ada}", {"birthPlace": "Uppsala"})
    await link(world.ann, ada, bob)
    path = f"{API}/relationships/parent-child/{ada}/{bob}"
    await asked(world.ann, "PATCH", path, {"notes": "By letter"})
    await world.ann.ask("DELETE", path)
    await world.ann.ask("DELETE", f"{API}/persons/{bob}")
    found = await history(world.ann, tree_id)
    assert [
        ("deleted", "ann", [bob], None),
        ("unlinked", "ann", [ada, bob], None),
        ("linkChanged", "ann", [ada, bob], ["notes"]),
        ("linked", "ann", [ada, bob], None),
        ("changed", "ben", [ada], ["birth_place"]),
        ("added", "ben", [bob], None),
        ("added", "ann", [ada], None),
    ] == [(one["kind"], one["by"], one["personIds"], one.get("fields")) for one in found]
    assert "Bob" == found[0]["name"]


@with_trees
async def test_a_changed_person_gets_the_earlier_values_and_later_changes_stay(world: World):
    tree_id = await new_tree(world.ann)
    ada = await new_person(world.ann, tree_id, "Ada", birthPlace="Lund")
    path = f"{API}/persons/{ada}"
    await asked(world.ann, "PATCH", path, {"birthPlace": "Uppsala", "birthDate": "1850-01-02"})
    change_id = (await last(world, tree_id))["changeId"]
    await asked(world.ann, "PATCH", path, {"lastName": "Berg"})
    assert 204 == (await restore(world.ann, tree_id, change_id)).status
    person = await person_of(world.ann, ada)
    assert ("Lund", None, "Berg") == (
        person["birthPlace"],
        person.get("birthDate"),
        person["lastName"],
    )
    assert "restored" == (await last(world, tree_id))["kind"]
    assert (409, "conflict") == code_of(await restore(world.ann, tree_id, change_id))


@with_trees
async def test_a_deleted_person_returns_with_links_to_people_who_are_still_there(world: World):
    tree_id = await new_tree(world.ann)
    ada, bob, cy, dan = [await new_person(world.ann, tree_id, name) for name in "ABCD"]
    await link(world.ann, ada, bob, notes="Kept")
    await couple(world.ann, ada, cy, previousUnions=[{"status": "Divorced", "notes": "Once"}])
    await link(world.ann, dan, ada)
    await asked(world.ann, "PATCH", f"{API}/trees/{tree_id}", {"rootPersonId": ada})
    await world.ann.ask("DELETE", f"{API}/persons/{ada}")
    change_id = (await last(world, tree_id))["changeId"]
    await world.ann.ask("DELETE", f"{API}/persons/{dan}")
    assert 204 == (await restore(world.ann, tree_id, change_id)).status
    assert "A" == (await person_of(world.ann, ada))["firstName"]
    links = await asked(world.ann, "GET", f"{API}/relationships?personId={ada}")
    by_kind = {one["relationshipType"]: one for one in links["items"]}
    assert {"ParentChild", "Spousal"} == set(by_kind)
    assert "Kept" == by_kind["ParentChild"]["notes"]
    assert [{"status": "Divorced", "notes": "Once"}] == by_kind["Spousal"]["previousUnions"]
    tree = await asked(world.ann, "GET", f"{API}/trees/{tree_id}")
    assert (ada, 3) == (tree["rootPersonId"], tree["personCount"])


@with_trees
async def test_a_removed_link_returns_unless_the_rules_forbid_it_now(world: World):
    tree_id = await new_tree(world.ann)
    ada, bob = [await new_person(world.ann, tree_id, name) for name in "AB"]
    await link(world.ann, ada, bob)
    await world.ann.ask("DELETE", f"{API}/relationships/parent-child/{ada}/{bob}")
    change_id = (await last(world, tree_id))["changeId"]
    await link(world.ann, bob, ada)
    assert (422, "invalid") == code_of(await restore(world.ann, tree_id, change_id))
    await world.ann.ask("DELETE", f"{API}/relationships/parent-child/{bob}/{ada}")
    assert 204 == (await restore(world.ann, tree_id, change_id)).status
    links = await asked(world.ann, "GET", f"{API}/relationships?treeId={tree_id}")
    assert [(ada, bob)] == [(one["parentId"], one["childId"]) for one in links["items"]]


@with_trees
async def test_a_change_of_somebody_who_is_gone_cannot_be_restored(world: World):
    tree_id = await new_tree(world.ann)
    ada = await new_person(world.ann, tree_id, "Ada")
    await asked(world.ann, "PATCH", f"{API}/persons/{ada}", {"lastName": "Berg"})
    change_id = (await last(world, tree_id))["changeId"]
    await world.ann.ask("DELETE", f"{API}/persons/{ada}")
    assert (409, "conflict") == code_of(await restore(world.ann, tree_id, change_id))


@with_trees
async def test_a_state_that_is_too_large_is_listed_and_cannot_be_restored(
    world: World, monkeypatch: Any
):
    monkeypatch.setattr(limits, "YGGDRASIL_REVISION_BYTES_MAX", 100)
    tree_id = await new_tree(world.ann)
    ada = await new_person(world.ann, tree_id, "Ada", biography="Long" * 100)
    await world.ann.ask("DELETE", f"{API}/persons/{ada}")
    deleted = await last(world, tree_id)
    assert ("deleted", False) == (deleted["kind"], deleted["canRestore"])


@with_trees
async def test_a_deleted_person_does_not_return_between_people_who_are_linked_the_other_way(
    world: World,
):
    tree_id = await new_tree(world.ann)
    gran, mum, child = [await new_person(world.ann, tree_id, name) for name in "GMC"]
    await link(world.ann, gran, mum)
    await link(world.ann, mum, child)
    await world.ann.ask("DELETE", f"{API}/persons/{mum}")
    change_id = (await last(world, tree_id))["changeId"]
    assert 201 == (await link(world.ann, child, gran)).status
    assert (422, "invalid") == code_of(await restore(world.ann, tree_id, change_id))
    assert 404 == (await world.ann.ask("GET", f"{API}/persons/{mum}")).status

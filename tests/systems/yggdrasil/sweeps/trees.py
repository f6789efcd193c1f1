"""Scenarios of trees and their guests: each is there once, and goes with everything in it."""

from __future__ import annotations

from tablewright.systems.yggdrasil.design.owners import HomePerson, SharedTree, Tree
from tablewright.systems.yggdrasil.design.persons import Person
from tablewright.systems.yggdrasil.design.relationships import ParentChild, Spouses
from tests.systems.yggdrasil.service.growing import API
from tests.systems.yggdrasil.sweeps.opening import (
    YGGDRASIL,
    TreesAct,
    asked,
    linked,
    married,
    person,
    planted,
    several_processes,
    shape,
)


@YGGDRASIL.scenario(without=["stale"])
async def planting(act: TreesAct) -> None:
    """A tree is made once, with a key and without, and changed as the last response says."""
    with act.swept():
        keyed = await asked(act, "POST", "/trees", {"treeName": "Oaks"}, expect=201, key="oaks")
        again = await asked(act, "POST", "/trees", {"treeName": "Oaks"}, expect=201, key="oaks")
        plain = await asked(act, "POST", "/trees", {"treeName": "Elms"}, expect=201)
        tree_id = keyed.json["treeId"]
        await asked(act, "PATCH", f"/trees/{tree_id}", {"treeName": "Old oaks"})
        await asked(act, "POST", f"/trees/{tree_id}/recount", repeats=True)
    assert tree_id == again.json["treeId"]
    found = await act.world.db.all(Tree.of_user("ann").consistently())
    oaks = [one for one in found if one.tree_id == tree_id]
    assert ["Old oaks"] == [one.tree_name for one in oaks]
    elms = [one.tree_id for one in found if one.tree_name == "Elms"]
    assert len(found) == len(oaks) + len(elms)
    if plain.status == 201:
        assert [plain.json["treeId"]] == elms
    assert len(elms) <= 1


@YGGDRASIL.scenario()
async def felling(act: TreesAct) -> None:
    """No user finds a deleted tree, and what was written a moment before goes too."""
    several_processes(act)
    tree_id, ids = await planted(act, "A", "B")
    await asked(act, "PUT", f"/trees/{tree_id}/shares/ben", {"role": "viewer"})
    with act.swept():
        await person(act, tree_id, "C")
        await linked(act, ids["A"], ids["B"])
        await asked(act, "DELETE", f"/trees/{tree_id}", expect=204, again=[404])
        await act.jobs()
        act.stage.clock.advance(seconds=120)
        await act.jobs()
    for caller in (act.world.ann, act.world.ben):
        await act.ask(caller, "GET", f"{API}/trees/{tree_id}", expect=404)
    await act.settle()
    db = act.world.db
    assert [] == await db.all(Person.in_tree(tree_id))
    assert [] == await db.all(ParentChild.in_tree(tree_id))
    assert [] == await db.all(Spouses.in_tree(tree_id))
    assert [] == await db.all(SharedTree.of_user("ben").consistently())
    assert [] == await db.all(Tree.of_user("ann").consistently().with_hidden())


@YGGDRASIL.scenario()
async def sharing(act: TreesAct) -> None:
    """A guest is in as often as the tree says so, and stays out once the share has ended."""
    several_processes(act)
    tree_id, _ = await planted(act, "A")
    path = f"/trees/{tree_id}/shares"
    with act.swept():
        invited = {"email": "eve@example.com", "role": "viewer"}
        await asked(act, "POST", path, invited, expect=201, repeats=True)
        await asked(act, "PUT", f"{path}/ben", {"role": "editor"})
        await act.ask(act.world.ben, "GET", f"{API}/trees")
        await asked(act, "DELETE", f"{path}/eve", expect=204, again=[404])
        await act.ask(act.world.eve, "GET", f"{API}/trees/{tree_id}", expect=404)
        await act.ask(act.world.eve, "GET", f"{API}/trees")
    tree = await act.world.db.run(Tree.get("ann", tree_id).consistently())
    assert tree is not None
    assert (["ben"], {"ben": "editor"}) == (tree.shared_with, tree.share_roles)
    pointers = await act.world.db.all(SharedTree.of_user("ben").consistently())
    assert [(tree_id, "editor")] == [(one.tree_id, one.role) for one in pointers]
    assert [] == await act.world.db.all(SharedTree.of_user("eve").consistently())


@YGGDRASIL.scenario(without=["stale"])
async def choosing(act: TreesAct) -> None:
    """A reader has the home person of the last choice, and none after removing it."""
    tree_id, ids = await planted(act, "A", "B")
    path = f"/trees/{tree_id}/home-person"
    with act.swept():
        await asked(act, "PUT", path, {"personId": ids["A"]}, expect=204, repeats=True)
        await asked(act, "PUT", path, {"personId": ids["B"]}, expect=204, repeats=True)
        chosen = await asked(act, "GET", path)
        await asked(act, "DELETE", path, expect=204, repeats=True)
    assert {"personId": ids["B"]} == chosen.json
    assert [] == await act.world.db.all(HomePerson.of_user("ann").consistently())


@YGGDRASIL.scenario()
async def rejecting(act: TreesAct) -> None:
    """What breaks a rule is rejected, whatever an index shows, and changes nothing."""
    several_processes(act)
    tree_id, ids = await planted(act, "A", "B", "C", "D")
    mirrored = {"person1Id": ids["D"], "person2Id": ids["C"]}
    with act.swept():
        await linked(act, ids["A"], ids["B"])
        await linked(act, ids["B"], ids["C"])
        await linked(act, ids["C"], ids["A"], expect=422)
        await married(act, ids["C"], ids["D"])
        await asked(act, "POST", "/relationships/spousal", mirrored, expect=409, key="mirrored")
        stranger = {"treeId": tree_id, "firstName": "X"}
        await act.ask(act.world.eve, "POST", f"{API}/persons", stranger, expect=404, key="x")
    expected = [("A", "B"), ("B", "C")]
    assert (["A", "B", "C", "D"], expected, [("C", "D")]) == await shape(act, tree_id)

"""Scenarios of people and links: none is lost or duplicated, and no link leads nowhere."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from tablewright.systems.yggdrasil.design.persons import Person
from tablewright.systems.yggdrasil.design.revisions import Revision
from tablewright.systems.yggdrasil.insight import merging_routes
from tablewright.systems.yggdrasil.people.photo_files import version_of
from tests.systems.yggdrasil.service.growing import API
from tests.systems.yggdrasil.service.images import file_of, picture
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

PHOTO = file_of(picture((16, 12)))
OTHER = file_of(picture((12, 16)))


@YGGDRASIL.scenario()
async def growing(act: TreesAct) -> None:
    """People and links that are made, changed and removed are as the last responses say."""
    several_processes(act)
    tree_id, ids = await planted(act, "A", "B", "C")
    first, second, third = ids.values()
    parent = f"/relationships/parent-child/{first}/{second}"
    pair = f"/relationships/spousal/{first}/{third}"
    with act.swept():
        relative = {"kind": "child", "personId": second}
        made = await person(act, tree_id, "D", relative=relative)
        again = await person(act, tree_id, "D", relative=relative)
        await linked(act, first, second)
        await married(act, first, third)
        await asked(act, "PATCH", parent, {"notes": "by letter"})
        await asked(act, "PATCH", pair, {"status": "Divorced"})
        await asked(act, "PATCH", f"/persons/{third}", {"lastName": "Berg"})
        await act.ask(act.world.ann, "GET", f"{API}/persons?treeId={tree_id}")
    assert made.json == again.json
    links = [("A", "B"), ("B", "D")]
    assert (["A", "B", "C", "D"], links, [("A", "C")]) == await shape(act, tree_id)
    found = await act.world.db.run(Person.get("ann", third).consistently())
    assert found is not None
    assert "Berg" == found.last_name


@YGGDRASIL.scenario()
async def unlinking(act: TreesAct) -> None:
    """A link that was removed is gone; the people stay."""
    several_processes(act)
    tree_id, ids = await planted(act, "A", "B", "C")
    await linked(act, ids["A"], ids["B"])
    await married(act, ids["A"], ids["C"])
    act.stage.clock.advance(seconds=10)
    with act.swept():
        parent = f"/relationships/parent-child/{ids['A']}/{ids['B']}"
        await asked(act, "DELETE", parent, expect=204, again=[404])
        pair = f"/relationships/spousal/{ids['C']}/{ids['A']}"
        await asked(act, "DELETE", pair, expect=204, again=[404])
        await act.ask(act.world.ann, "GET", f"{API}/relationships?treeId={tree_id}")
    assert (["A", "B", "C"], [], []) == await shape(act, tree_id)


@YGGDRASIL.scenario()
async def removing(act: TreesAct) -> None:
    """A deleted person loses every link, and is restored with all of them."""
    several_processes(act)
    tree_id, ids = await planted(act, "A", "B", "C")
    with act.swept():
        await linked(act, ids["A"], ids["B"])
        await linked(act, ids["B"], ids["C"])
        gone = await asked(act, "DELETE", f"/persons/{ids['B']}", again=[404])
        await act.jobs()
        if gone.status == 200:
            path = f"/persons/{ids['B']}/restore"
            undo = {"undo": gone.json["undo"]}
            await asked(act, "POST", path, undo, expect=201, key="undo")
        await act.jobs()
    await act.settle()
    people, links, _ = await shape(act, tree_id)
    if gone.status == 404:  # a repeated request: the caller cannot know what undoes it
        assert (["A", "C"], []) == (people, links)
    elif act.is_stale:  # a link that the index did not show does not come back
        assert ["A", "B", "C"] == people
    else:
        assert (["A", "B", "C"], [("A", "B"), ("B", "C")]) == (people, links)


@YGGDRASIL.scenario()
async def undoing_changes(act: TreesAct) -> None:
    """Each change is in the history once, and a restored person is as before the change."""
    several_processes(act)
    tree_id, ids = await planted(act, "A", "B")
    path = f"/persons/{ids['A']}"
    await asked(act, "PATCH", path, {"lastName": "Old"})
    act.stage.clock.advance(seconds=10)
    with act.swept():
        await asked(act, "PATCH", path, {"lastName": "New"})
        newest = (await asked(act, "GET", f"/trees/{tree_id}/history?limit=1")).json["items"][0]
        again = f"/trees/{tree_id}/history/{newest['changeId']}/restore"
        restored = await asked(act, "POST", again, expect=204, again=[409])
        await act.ask(act.world.ann, "GET", f"{API}/persons?treeId={tree_id}")
    found = await act.world.db.run(Person.get("ann", ids["A"]).consistently())
    assert found is not None
    if restored.status in (204, 409):
        assert found.last_name in ("Old", "")
    history = await act.world.db.all(Revision.of_tree("ann", tree_id).consistently())
    versions = [one.version for one in history]
    assert sorted(set(versions)) == versions


@YGGDRASIL.scenario()
async def removing_for_good(act: TreesAct) -> None:
    """A person who is deleted right after being linked leaves no link behind."""
    several_processes(act)
    tree_id, ids = await planted(act, "A", "B", "C")
    with act.swept():
        await linked(act, ids["A"], ids["B"])
        await married(act, ids["C"], ids["B"])
        await asked(act, "DELETE", f"/persons/{ids['B']}", again=[404])
        act.stage.clock.advance(seconds=10)
        await act.jobs()
    await act.settle()
    assert (["A", "C"], [], []) == await shape(act, tree_id)


@YGGDRASIL.scenario()
async def merging(act: TreesAct) -> None:
    """Two who are one have the links of both, each once."""
    several_processes(act)
    tree_id, ids = await planted(act, "A", "B", "C", "D")
    with act.swept():
        await linked(act, ids["A"], ids["C"])
        await linked(act, ids["B"], ids["D"])
        given = {"keep": ids["A"], "drop": ids["B"]}
        path = f"/trees/{tree_id}/merge"
        await asked(act, "POST", path, given, repeats=True, again=[404])
        await act.jobs()
    await act.settle()
    assert (["A", "C", "D"], [("A", "C"), ("A", "D")], []) == await shape(act, tree_id)


@YGGDRASIL.scenario()
async def telling_two_apart(act: TreesAct) -> None:
    """Two who are different people are remembered so, once."""
    several_processes(act)
    tree_id, ids = await planted(act, "A", "B")
    given = {"first": ids["A"], "second": ids["B"]}
    with act.swept():
        path = f"/trees/{tree_id}/distinct"
        await asked(act, "POST", path, given, expect=204, repeats=True)
        await asked(act, "GET", f"/trees/{tree_id}/duplicates")
    await act.settle()
    assert (["A", "B"], [], []) == await shape(act, tree_id)


@YGGDRASIL.scenario()
async def merging_by_a_job(act: TreesAct) -> None:
    """The same where the links do not fit into one transaction."""
    names = [f"C{number}" for number in range(5)]
    tree_id, ids = await planted(act, "A", "B", *names)
    for name in names:
        await linked(act, ids["B"], ids[name])
    act.stage.clock.advance(seconds=10)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(merging_routes, "limits", SimpleNamespace(TRANSACTION_ACTIONS_MAX=10))
        patch.setattr(merging_routes, "_MOVES_AT_ONCE", 2)
        with act.swept():
            given = {"keep": ids["A"], "drop": ids["B"]}
            await asked(act, "POST", f"/trees/{tree_id}/merge", given, expect=202, repeats=True)
            await act.jobs()
        await act.settle()
    assert (["A", *names], [("A", name) for name in names], []) == await shape(act, tree_id)


def _version(file_name: str) -> str:
    return file_name.rpartition("/photo-")[2].removesuffix(".jpg").removesuffix("-small")


@YGGDRASIL.scenario()
async def photographing(act: TreesAct) -> None:
    """The photo that counts is there, and the files of all others are gone."""
    tree_id, ids = await planted(act, "A")
    path, kind = f"/persons/{ids['A']}/photo", {"content-type": "image/jpeg"}
    with act.swept():
        await asked(act, "POST", path, PHOTO, headers=kind, repeats=True)
        await asked(act, "DELETE", path, expect=204, again=[404])
        await asked(act, "POST", path, OTHER, headers=kind, repeats=True)
        await act.jobs()
    await act.settle()
    found = await act.world.db.run(Person.get("ann", ids["A"]).consistently())
    assert found is not None
    assert 200 == (await asked(act, "GET", path)).status
    assert {version_of(found.photo_url)} == {_version(name) for name in act.world.files.kept}
    await shape(act, tree_id)

"""Undoing a deletion: the same person under the same id, or an error that changes nothing."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from tablewright.systems.yggdrasil.design.persons import Person
from tablewright.testing.caller import AsyncCaller, ReceivedResponse
from tests.systems.yggdrasil.service.backup_files import backup_of
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
from tests.systems.yggdrasil.service.images import file_of, picture
from tests.systems.yggdrasil.service.interleaving import (
    check_sound,
    hold_calls,
    one_inside_the_other,
)
from tests.systems.yggdrasil.service.world import World, code_of, with_trees

Deed = Callable[[World, dict[str, str]], Awaitable[ReceivedResponse]]


async def _delete(caller: AsyncCaller, person_id: str) -> str:
    return (await asked(caller, "DELETE", f"{API}/persons/{person_id}"))["undo"]


async def _restore(caller: AsyncCaller, person_id: str, undo: str) -> ReceivedResponse:
    return await caller.ask("POST", f"{API}/persons/{person_id}/restore", {"undo": undo})


async def _people(world: World, *given: str) -> list[str]:
    tree_id = await new_tree(world.ann)
    return [tree_id, *[await new_person(world.ann, tree_id, one) for one in given]]


# Refused


@pytest.mark.parametrize("undo", ["", "x", "AAAA", "0" * 200])
@with_trees
async def test_what_no_deletion_answered_brings_nobody_back(world: World, undo: str):
    _, ada = await _people(world, "Ada")
    await _delete(world.ann, ada)
    assert (404, "not_found") == code_of(await _restore(world.ann, ada, undo))


@with_trees
async def test_an_answer_is_good_for_its_own_person_only(world: World):
    _, ada, ben = await _people(world, "Ada", "Ben")
    undo, other = await _delete(world.ann, ada), await _delete(world.ann, ben)
    for person_id, given in ((ada, other), (ben, undo), ("somebody", undo)):
        assert (404, "not_found") == code_of(await _restore(world.ann, person_id, given))
    assert (404, "not_found") == code_of(await _restore(world.ann, ada, undo[:-1] + "A"))


@with_trees
async def test_only_editors_of_the_tree_bring_somebody_back(world: World):
    tree_id, ada = await _people(world, "Ada")
    await share(world, tree_id, "ben", "editor")
    undo = await _delete(world.ben, ada)
    assert (404, "not_found") == code_of(await _restore(world.eve, ada, undo))
    await share(world, tree_id, "ben", "viewer")
    assert (403, "forbidden") == code_of(await _restore(world.ben, ada, undo))
    await asked(world.ann, "DELETE", f"{API}/trees/{tree_id}/shares/ben", status=204)
    assert (404, "not_found") == code_of(await _restore(world.ben, ada, undo))
    assert 201 == (await _restore(world.ann, ada, undo)).status


@with_trees
async def test_nobody_comes_back_twice_or_into_a_tree_that_is_gone(world: World):
    tree_id, ada = await _people(world, "Ada")
    undo = await _delete(world.ann, ada)
    assert 201 == (await _restore(world.ann, ada, undo)).status
    assert (409, "conflict") == code_of(await _restore(world.ann, ada, undo))
    assert 1 == (await tree_of(world.ann, tree_id))["personCount"]
    await asked(world.ann, "DELETE", f"{API}/trees/{tree_id}", status=204)
    assert (404, "not_found") == code_of(await _restore(world.ann, ada, undo))
    assert 404 == (await world.ann.ask("GET", f"{API}/persons/{ada}")).status


@with_trees
async def test_a_circle_that_others_have_half_closed_is_refused(world: World):
    tree_id, parent, me, child, other = await _people(world, "P", "Me", "C", "O")
    await link(world.ann, parent, me)
    await link(world.ann, me, child)
    undo = await _delete(world.ann, me)
    await link(world.ann, child, other)
    await link(world.ann, other, parent)
    before = await tree_of(world.ann, tree_id)
    reply = await _restore(world.ann, me, undo)
    assert (422, "circle") == (reply.status, reply.json["error"]["details"]["reason"])
    assert before == await tree_of(world.ann, tree_id)


@with_trees
async def test_a_third_biological_parent_is_refused(world: World):
    _, me, child, one, other = await _people(world, "Me", "C", "A", "B")
    await link(world.ann, me, child)
    undo = await _delete(world.ann, me)
    for parent in (one, other):
        await link(world.ann, parent, child)
    reply = await _restore(world.ann, me, undo)
    assert (422, "biological") == (reply.status, reply.json["error"]["details"]["reason"])


@with_trees
async def test_somebody_with_more_links_than_a_transaction_holds_is_gone_for_good(world: World):
    _, me = await _people(world, "Me")
    for _ in range(97):
        relative = {"kind": "child", "personId": me}
        tree_id = (await person_of(world.ann, me))["treeId"]
        await new_person(world.ann, tree_id, "C", relative=relative)
    assert {} == await asked(world.ann, "DELETE", f"{API}/persons/{me}")


# Done


async def _everything(world: World) -> tuple[str, str, dict[str, str]]:
    """A tree, a person in it with everything that a person can have, and the others."""
    tree_id = await new_tree(world.ann)
    lines = (
        "0 HEAD", "1 GEDC", "2 VERS 7.0", "0 @I1@ INDI", "1 NAME Me /Oak/", "1 _PET Rex",
        "1 BIRT", "2 DATE ABT 1850", "1 FAMS @F1@", "1 FAMC @F2@", "0 @I2@ INDI", "1 NAME Wife",
        "1 FAMS @F1@", "0 @I3@ INDI", "1 NAME Child", "1 FAMC @F1@", "0 @I4@ INDI", "1 NAME Father",
        "1 FAMS @F2@", "0 @F1@ FAM", "1 HUSB @I1@", "1 WIFE @I2@", "1 CHIL @I3@", "1 _SHIP Mary",
        "0 @F2@ FAM", "1 HUSB @I4@", "1 CHIL @I1@", "0 TRLR", "",
    )  # fmt: skip
    kind = {"content-type": "application/octet-stream"}
    path = f"{API}/trees/{tree_id}/import"
    await world.ann.ask("POST", path, "\n".join(lines).encode(), headers=kind)
    await world.run_jobs()
    found = (await asked(world.ann, "GET", f"{API}/persons?treeId={tree_id}"))["items"]
    ids = {one["firstName"]: one["personId"] for one in found}
    me = ids.pop("Me")
    unions = [{"status": "Divorced", "notes": "Once"}]
    path = f"{API}/relationships/spousal/{me}/{ids['Wife']}"
    await asked(world.ann, "PATCH", path, {"previousUnions": unions, "notes": "Twice"})
    await asked(world.ann, "PATCH", f"{API}/trees/{tree_id}", {"rootPersonId": me})
    return tree_id, me, ids


def _without_times(backup: Any) -> Any:
    for tree in backup["trees"]:
        for one in (tree, *tree["persons"], *tree["parents"], *tree["spouses"]):
            one.pop("updatedAt")
    return backup


@with_trees
async def test_everything_is_as_it_was_but_for_the_photo(world: World):
    tree_id, me, _ = await _everything(world)
    path = f"{API}/trees/{tree_id}/export?format=ged70"
    backup, file = await backup_of(world.ann), (await world.ann.ask("GET", path)).body
    stored = await world.db.run(Person.get("ann", me))
    assert stored is not None
    undo = await _delete(world.ann, me)
    reply = await _restore(world.ann, me, undo)
    assert (201, me) == (reply.status, reply.json["personId"])
    assert (
        reply.headers["etag"] == (await world.ann.ask("GET", f"{API}/persons/{me}")).headers["etag"]
    )
    assert _without_times(backup) == _without_times(await backup_of(world.ann))
    assert file == (await world.ann.ask("GET", path)).body
    again = await world.db.run(Person.get("ann", me))
    assert again is not None
    assert (stored.created_at, stored.n) == (again.created_at, again.n)
    assert 4 == (await tree_of(world.ann, tree_id))["personCount"]


@with_trees
async def test_who_made_somebody_stays_noted(world: World):
    tree_id, ada = await _people(world, "Ada")
    await share(world, tree_id, "ben", "editor")
    bea = await new_person(world.ben, tree_id, "Bea", relative={"kind": "child", "personId": ada})
    undo = await _delete(world.ann, bea)
    assert 201 == (await _restore(world.ann, bea, undo)).status
    made = await world.db.run(Person.get("ann", bea))
    assert made is not None
    assert ("ben", None) == (made.created_by, made.updated_by)


@with_trees
async def test_links_to_those_who_are_gone_too_stay_away(world: World):
    tree_id, me, ids = await _everything(world)
    undo = await _delete(world.ann, me)
    await _delete(world.ann, ids["Wife"])
    assert 201 == (await _restore(world.ann, me, undo)).status
    assert ["Child"] == await names(world.ann, me, "children")
    assert [] == await names(world.ann, me, "spouses")
    assert me == (await tree_of(world.ann, tree_id))["rootPersonId"]


@with_trees
async def test_another_root_that_was_chosen_meanwhile_stays(world: World):
    tree_id, me, ids = await _everything(world)
    undo = await _delete(world.ann, me)
    await asked(world.ann, "PATCH", f"{API}/trees/{tree_id}", {"rootPersonId": ids["Child"]})
    assert 201 == (await _restore(world.ann, me, undo)).status
    assert ids["Child"] == (await tree_of(world.ann, tree_id))["rootPersonId"]


@with_trees
async def test_what_a_deletion_left_to_jobs_does_no_harm_to_whoever_is_back(world: World):
    _, me, ben = await _people(world, "Me", "Ben")
    await couple(world.ann, me, ben)
    path, kind = f"{API}/persons/{me}/photo", {"content-type": "image/png"}
    content = file_of(picture(), "PNG")
    assert 200 == (await world.ann.ask("POST", path, content, headers=kind)).status
    undo = await _delete(world.ann, me)
    back = await _restore(world.ann, me, undo)
    assert "photoUrl" not in back.json
    assert 200 == (await world.ann.ask("POST", path, content, headers=kind)).status
    world.clock.advance(seconds=60)
    await world.run_jobs()
    assert ["Ben"] == await names(world.ann, me, "spouses")
    assert 200 == (await world.ann.ask("GET", path)).status
    assert 2 == len(world.files.kept), "the old photo is gone"


# At the same time


@with_trees
async def test_whoever_comes_back_while_the_rest_is_deleted_keeps_the_links(
    world: World, monkeypatch: pytest.MonkeyPatch
):
    hold_calls(monkeypatch)
    for before in range(1, 100):
        tree_id, me, ben = await _people(world, "Me", "Ben")
        await couple(world.ann, ben, me)
        undo = await _delete(world.ann, me)
        world.clock.advance(seconds=60)
        _, back, is_reached = await one_inside_the_other(
            before, world.run_jobs, lambda me=me, undo=undo: _restore(world.ann, me, undo)
        )
        assert 201 == back.status
        whole = await check_sound(world, tree_id)
        assert 1 == len(whole.spouses)
        if not is_reached:
            break


async def _closes_a_circle(world: World, ids: dict[str, str]) -> ReceivedResponse:
    return await link(world.ann, ids["C"], ids["P"])


async def _goes(world: World, ids: dict[str, str]) -> ReceivedResponse:
    return await world.ann.ask("DELETE", f"{API}/persons/{ids['C']}")


async def _is_a_parent(world: World, ids: dict[str, str]) -> ReceivedResponse:
    return await link(world.ann, ids["A"], ids["C"])


@pytest.mark.parametrize("deed", [_closes_a_circle, _goes, _is_a_parent])
@pytest.mark.parametrize("is_swapped", [False, True])
@with_trees
async def test_whatever_others_do_meanwhile_the_tree_is_sound(
    world: World, monkeypatch: pytest.MonkeyPatch, deed: Deed, is_swapped: bool
):
    hold_calls(monkeypatch)
    for before in range(1, 100):
        tree_id = await new_tree(world.ann)
        ids = {one: await new_person(world.ann, tree_id, one) for one in ("P", "Me", *"CAB")}
        for parent, child in (("P", "Me"), ("Me", "C"), ("B", "C")):
            await link(world.ann, ids[parent], ids[child])
        undo = await _delete(world.ann, ids["Me"])

        async def comes_back(me: str = ids["Me"], undo: str = undo) -> ReceivedResponse:
            return await _restore(world.ann, me, undo)

        async def does(ids: dict[str, str] = ids) -> ReceivedResponse:
            return await deed(world, ids)

        outer, inner = (does, comes_back) if is_swapped else (comes_back, does)
        one, other, is_reached = await one_inside_the_other(before, outer, inner)
        assert {one.status, other.status} <= {200, 201, 422}
        await check_sound(world, tree_id)
        world.clock.advance(seconds=10)
        if not is_reached:
            break

"""Backup and restore of a user's data: what is rejected, what stays as it is, what comes back."""

from __future__ import annotations

import asyncio
import base64
import json
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablewright.systems.yggdrasil import limits
from tablewright.systems.yggdrasil.backup.restoring import Restoring
from tablewright.systems.yggdrasil.design.imports import GedcomPart
from tablewright.systems.yggdrasil.design.owners import Tree
from tablewright.systems.yggdrasil.design.persons import Person
from tests.examples import examples
from tests.systems.yggdrasil.service.backup_files import (
    BAD_FILES,
    backup_of,
    file,
    grown,
    person_part,
    plain,
    restore,
    restored,
    tree_part,
    trees,
)
from tests.systems.yggdrasil.service.growing import (
    API,
    asked,
    couple,
    link,
    new_person,
    new_tree,
    person_of,
    share,
    tree_of,
)
from tests.systems.yggdrasil.service.images import file_of, located, picture, read
from tests.systems.yggdrasil.service.world import World, code_of, running, with_trees


@pytest.mark.parametrize(("backup", "place"), BAD_FILES)
@with_trees
async def test_a_backup_that_makes_no_sense_is_refused_and_changes_nothing(
    world: World, backup: Any, place: str
):
    reply = await restore(world.ann, backup)
    assert (422, "invalid") == code_of(reply)
    assert place == reply.error["details"]["place"]
    assert [] == (await asked(world.ann, "GET", f"{API}/trees"))["items"]


@pytest.mark.parametrize(
    "content", [b"", b"{", b"\xff\xfe", b'{"format": "\\ud800"}', b"GEDCOM", b"[" * 200_000]
)
@with_trees
async def test_what_is_no_json_is_refused(world: World, content: bytes):
    reply = await restore(world.ann, content)
    assert reply.status in (400, 422)


@with_trees
async def test_whoever_has_not_signed_in_has_no_data(world: World):
    assert 401 == (await world.anybody.ask("GET", f"{API}/backup")).status
    assert 401 == (await restore(world.anybody, file())).status
    assert 401 == (await world.anybody.ask("GET", f"{API}/restores/x")).status
    assert (
        415
        == (
            await world.ann.ask(
                "POST", f"{API}/restore", file(), headers={"content-type": "text/plain"}
            )
        ).status
    )


@with_trees
async def test_a_backup_has_ones_own_trees_and_nothing_secret(world: World):
    await grown(world)
    shared = await new_tree(world.ben, "Beeches")
    await asked(world.ben, "PUT", f"{API}/trees/{shared}/shares/ann", {"role": "editor"})
    reply = await world.ann.ask("GET", f"{API}/backup")
    assert ["Elms"] == [one["treeName"] for one in reply.json["trees"]]
    assert {"userId", "email", "displayName", "createdAt", "updatedAt"} == set(reply.json["user"])
    for secret in (b"assword", b"argon2", b"sharedWith", b"ben"):
        assert secret not in reply.body
    assert 'attachment; filename="yggdrasil-' in reply.headers["content-disposition"]
    assert "no-store" == reply.headers["cache-control"]
    assert reply.body == (await world.ann.ask("GET", f"{API}/backup")).body
    assert [] == (await backup_of(world.eve))["trees"]


@with_trees
async def test_one_tree_can_be_backed_up_alone_and_only_ones_own(world: World):
    tree_id = await grown(world)
    await new_tree(world.ann, "Firs")
    await share(world, tree_id, "ben", "editor")
    (tree,) = (await backup_of(world.ann, f"?treeId={tree_id}"))["trees"]
    assert tree_id == tree["treeId"]
    for caller in (world.ben, world.eve):
        reply = await caller.ask("GET", f"{API}/backup?treeId={tree_id}")
        assert (404, "not_found") == code_of(reply)


@with_trees
async def test_a_backup_beyond_the_limit_is_refused_before_it_is_read(
    world: World, monkeypatch: pytest.MonkeyPatch
):
    await grown(world)
    monkeypatch.setattr(limits, "YGGDRASIL_BACKUP_PERSONS_MAX", 2)
    assert (413, "too_large") == code_of(await world.ann.ask("GET", f"{API}/backup"))
    monkeypatch.undo()
    monkeypatch.setattr(limits, "YGGDRASIL_BACKUP_BYTES_MAX", 100)
    assert (413, "too_large") == code_of(await world.ann.ask("GET", f"{API}/backup"))


@with_trees
async def test_things_of_others_with_the_same_ids_are_neither_touched_nor_told(world: World):
    theirs = await new_tree(world.ben, "Beeches")
    person_id = await new_person(world.ben, theirs, "Bea")
    before = await backup_of(world.ben)
    stolen = deepcopy(before)
    stolen["trees"][0]["persons"][0]["firstName"] = "Eve"
    unknown = json.loads(json.dumps(stolen).replace(person_id, "p-new").replace(theirs, "t-new"))
    (tree,) = await restored(world.eve, stolen)
    (other,) = await restored(world.eve, unknown)
    assert before == await backup_of(world.ben)
    assert "Bea" == (await person_of(world.ben, person_id))["firstName"]
    assert 404 == (await world.eve.ask("GET", f"{API}/persons/{person_id}")).status
    # Whether an id exists or not, the response is the same.
    assert (True, True) == (tree["isNew"], other["isNew"])
    assert {True} == {one["treeId"].startswith("r-") for one in (tree, other)}
    found = await world.db.all(Person.by_id(person_id=person_id))
    assert ["ben"] == [one.user_id for one in found]


@with_trees
async def test_a_guest_restores_a_shared_tree_as_an_own_one(world: World):
    tree_id = await grown(world)
    backup = await backup_of(world.ann)
    await share(world, tree_id, "ben", "editor")
    (tree,) = await restored(world.ben, backup)
    assert (True, True) == (tree["isNew"], tree["treeId"] != tree_id)
    assert backup == await backup_of(world.ann)


@with_trees
async def test_a_deleted_tree_comes_back_as_it_was_and_private(world: World):
    tree_id = await grown(world)
    await share(world, tree_id, "ben", "editor")
    await asked(world.ann, "PATCH", f"{API}/trees/{tree_id}", {"isPublic": True})
    backup = await backup_of(world.ann)
    await asked(world.ann, "DELETE", f"{API}/trees/{tree_id}", status=204)
    (back,) = await restored(world.ann, backup)
    assert plain(backup) == plain(await backup_of(world.ann))
    tree = await tree_of(world.ann, back["treeId"])
    assert (3, False, 0) == (tree["personCount"], tree["isPublic"], tree["sharedCount"])
    assert (True, 3, tree_id) == (
        back["isNew"],
        back["persons"],
        back["backupTreeId"],
    )
    assert 404 == (await world.ben.ask("GET", f"{API}/trees/{back['treeId']}")).status
    world.clock.advance(seconds=600)
    await world.run_jobs()  # what is left of the old tree goes, and nothing of the new one
    assert plain(backup) == plain(await backup_of(world.ann))


@with_trees
async def test_what_is_restored_twice_is_there_once(world: World):
    tree_id = await grown(world)
    backup = await backup_of(world.ann)
    await asked(world.ann, "DELETE", f"{API}/trees/{tree_id}", status=204)
    (first,) = await restored(world.ann, backup)
    (second,) = await restored(world.ann, backup)
    assert (first["treeId"], False) == (second["treeId"], second["isNew"])
    assert 1 == len((await backup_of(world.ann))["trees"])
    assert 3 == (await tree_of(world.ann, first["treeId"]))["personCount"]
    await asked(world.ann, "DELETE", f"{API}/trees/{first['treeId']}", status=204)
    (third,) = await restored(world.ann, backup)
    assert third["treeId"] not in (tree_id, first["treeId"])
    world.clock.advance(seconds=600)
    await world.run_jobs()
    assert plain(backup) == plain(await backup_of(world.ann))


@with_trees
async def test_new_trees_are_made_each_time_if_asked_for(world: World):
    tree_id = await grown(world)
    backup = await backup_of(world.ann)
    trees = [(await restored(world.ann, backup, "new"))[0]["treeId"] for _ in range(2)]
    assert 3 == len({tree_id, *trees})
    found = (await backup_of(world.ann))["trees"]
    assert [3, 3, 3] == [len(one["persons"]) for one in found]
    assert 9 == len({one["personId"] for tree in found for one in tree["persons"]})


@with_trees
async def test_a_tree_that_is_there_gets_back_what_it_had_and_keeps_the_rest(world: World):
    tree_id = await grown(world)
    await share(world, tree_id, "ben", "editor")
    backup = await backup_of(world.ann)
    ids = {one["firstName"]: one["personId"] for one in backup["trees"][0]["persons"]}
    await asked(world.ann, "DELETE", f"{API}/persons/{ids['Max']}")
    await asked(world.ann, "PATCH", f"{API}/persons/{ids['Ida']}", {"firstName": "Changed"})
    await asked(world.ann, "PATCH", f"{API}/trees/{tree_id}", {"isPublic": True})
    mary = await new_person(world.ann, tree_id, "Mary")
    before = await tree_of(world.ann, tree_id)
    (tree,) = await restored(world.ann, backup)
    assert (tree_id, False) == (tree["treeId"], tree["isNew"])
    after = await tree_of(world.ann, tree_id)
    assert before["version"] < after["version"]
    assert (4, True, 1) == (after["personCount"], after["isPublic"], after["sharedCount"])
    found = (await backup_of(world.ann))["trees"][0]
    names = {one["firstName"]: one["personId"] for one in found["persons"]}
    assert {"Ida", "Max", "Eva", "Mary"} == set(names)
    assert (ids["Ida"], mary) == (names["Ida"], names["Mary"])
    assert (2, 1) == (len(found["parents"]), len(found["spouses"]))


@with_trees
async def test_a_backup_that_would_close_a_circle_with_what_is_there_is_refused(world: World):
    tree_id = await new_tree(world.ann)
    ada, bob = [await new_person(world.ann, tree_id, name) for name in ("Ada", "Bob")]
    await link(world.ann, ada, bob)
    backup = await backup_of(world.ann)
    path = f"{API}/relationships/parent-child/{ada}/{bob}"
    await asked(world.ann, "DELETE", path, status=204)
    await link(world.ann, bob, ada)
    before = await backup_of(world.ann)
    assert (409, "conflict") == code_of(await restore(world.ann, backup))
    assert before == await backup_of(world.ann)
    assert 200 == (await restore(world.ann, backup, "new")).status


@with_trees
async def test_a_couple_that_was_linked_anew_in_the_other_order_is_one(world: World):
    tree_id = await new_tree(world.ann)
    ada, bob = [await new_person(world.ann, tree_id, name) for name in ("Ada", "Bob")]
    await couple(world.ann, ada, bob)
    backup = await backup_of(world.ann)
    path = f"{API}/relationships/spousal/{ada}/{bob}"
    await asked(world.ann, "DELETE", path, status=204)
    await couple(world.ann, bob, ada)
    await restored(world.ann, backup)
    (found,) = (await backup_of(world.ann))["trees"][0]["spouses"]
    assert (bob, ada) == (found["person1Id"], found["person2Id"])


@with_trees
async def test_photos_come_along_if_asked_for(world: World):
    tree_id = await new_tree(world.ann)
    person_id = await new_person(world.ann, tree_id)
    path = f"{API}/persons/{person_id}/photo"
    await world.ann.ask("POST", path, located(picture()), headers={"content-type": "image/jpeg"})
    assert b'"photo"' not in (await world.ann.ask("GET", f"{API}/backup")).body
    backup = await backup_of(world.ann, "?photos=true")
    kept = dict(world.files.kept)
    await restored(world.ann, backup)
    assert kept == world.files.kept, "the same photo is not kept anew"
    await asked(world.ann, "DELETE", f"{API}/trees/{tree_id}", status=204)
    await world.run_jobs()
    assert {} == world.files.kept
    for _ in range(2):
        (tree,) = await restored(world.ann, backup)
        (person,) = (await asked(world.ann, "GET", f"{API}/persons?treeId={tree['treeId']}"))[
            "items"
        ]
        reply = await world.ann.ask("GET", f"/yggdrasil/{person['photoUrl']}")
        assert (64, 48) == read(reply.body).size
        await world.run_jobs()
        assert 2 == len(world.files.kept)


@with_trees
async def test_a_photo_that_breaks_off_is_left_out_and_another_replaces_what_is_there(
    world: World,
):
    def made(content: bytes) -> dict[str, Any]:
        photo = base64.b64encode(content).decode()
        return file(tree_part(persons=[person_part("a", photo=photo)]))

    whole = file_of(picture((400, 300)), "PNG")
    (tree,) = await restored(world.ann, made(whole[: len(whole) * 2 // 3]))
    assert ({}, 1) == (world.files.kept, tree["persons"])
    sizes: list[tuple[int, int]] = []
    for content in (file_of(picture()), file_of(picture((20, 10)), "PNG")):
        await restored(world.ann, made(content))
        await world.run_jobs()
        assert 2 == len(world.files.kept)
        (person,) = (await asked(world.ann, "GET", f"{API}/persons?treeId={tree['treeId']}"))[
            "items"
        ]
        reply = await world.ann.ask("GET", f"/yggdrasil/{person['photoUrl']}")
        sizes.append(read(reply.body).size)
    assert [(64, 48), (20, 10)] == sizes


@with_trees
async def test_what_imports_kept_comes_along(world: World):
    tree_id = await new_tree(world.ann)
    text = "0 HEAD\n" + "1 NOTE ö\n" * 10_000
    half = len(text) // 2
    for number, part in enumerate((text[:half], text[half:]), 1):
        one = GedcomPart(user_id="ann", tree_id=tree_id, import_id="i1", part=number, text=part)
        await world.db.run(one.create())
    tree = await world.db.run(Tree.get("ann", tree_id))
    assert tree is not None
    tree.gedcom_extra = "- i1"
    await world.db.run(tree.put())
    backup = await backup_of(world.ann)
    assert ["", text] == backup["trees"][0]["gedcomFiles"]
    await restored(world.ann, backup)
    assert backup == await backup_of(world.ann) | {"trees": backup["trees"]}
    (copy,) = await restored(world.ann, backup, "new")
    found = {one["treeId"]: one for one in (await backup_of(world.ann))["trees"]}
    assert ["", text] == found[copy["treeId"]]["gedcomFiles"] == found[tree_id]["gedcomFiles"]


@with_trees
async def test_a_large_backup_is_restored_by_a_job(world: World, monkeypatch: pytest.MonkeyPatch):
    await grown(world)
    backup = await backup_of(world.ann)
    monkeypatch.setattr(limits, "YGGDRASIL_RESTORED_AT_ONCE_MAX", 3)
    reply = await restore(world.eve, backup)
    assert (202, "waiting") == (reply.status, reply.json["state"])
    path = f"{API}/restores/{reply.json['restoreId']}"
    assert "waiting" == (await asked(world.eve, "GET", path))["state"]
    for stranger in (world.ann, world.ben):
        assert (404, "not_found") == code_of(await stranger.ask("GET", path))
    assert 1 == len(world.files.kept)
    await world.run_jobs()
    assert reply.json | {"state": "done"} == await asked(world.eve, "GET", path)
    assert {} == world.files.kept
    mine = await backup_of(world.eve)
    assert plain(backup)["trees"] == plain(mine)["trees"]


@with_trees
async def test_a_restore_that_broke_off_goes_on_and_leaves_nothing_twice(
    world: World, monkeypatch: pytest.MonkeyPatch
):
    tree_id = await grown(world)
    backup = await backup_of(world.ann)
    monkeypatch.setattr(limits, "YGGDRASIL_RESTORED_AT_ONCE_MAX", 3)
    finished, broken = Restoring._finished, list[str]()

    async def breaks_once(self: Restoring, *given: Any) -> bool:
        if not broken:
            broken.append("here")
            raise OSError("the power went")
        return await finished(self, *given)

    monkeypatch.setattr(Restoring, "_finished", breaks_once)
    reply = await restore(world.eve, backup)
    await world.run_jobs()
    (tree,) = reply.json["trees"]
    assert 3 == (await tree_of(world.eve, tree["treeId"]))["personCount"], "exact all the time"
    world.clock.advance(seconds=600)
    await world.run_jobs()
    assert 3 == (await tree_of(world.eve, tree["treeId"]))["personCount"]
    assert plain(backup)["trees"] == plain(await backup_of(world.eve))["trees"]
    assert (["here"], {}) == (broken, world.files.kept)
    assert tree_id != tree["treeId"]


@with_trees
async def test_whoever_changes_the_tree_meanwhile_is_not_forgotten(
    world: World, monkeypatch: pytest.MonkeyPatch
):
    tree_id = await grown(world)
    backup = await backup_of(world.ann)
    finished, changed = Restoring._finished, list[str]()

    async def after_another(self: Restoring, *given: Any) -> bool:
        if not changed:
            changed.append(await new_person(world.ann, tree_id, "Meanwhile"))
        return await finished(self, *given)

    monkeypatch.setattr(Restoring, "_finished", after_another)
    await restored(world.ann, backup)
    assert 4 == (await tree_of(world.ann, tree_id))["personCount"]


@with_trees
async def test_a_job_writes_nothing_into_a_tree_that_was_deleted_or_of_a_user_who_left(
    world: World, monkeypatch: pytest.MonkeyPatch
):
    tree_id = await grown(world)
    backup = await backup_of(world.ann)
    monkeypatch.setattr(limits, "YGGDRASIL_RESTORED_AT_ONCE_MAX", 3)
    assert 202 == (await restore(world.ann, backup)).status
    await asked(world.ann, "DELETE", f"{API}/trees/{tree_id}", status=204)
    assert 202 == (await restore(world.eve, backup)).status
    assert 202 == (await world.eve.ask("DELETE", f"{API}/users/me")).status
    for _ in range(3):
        await world.run_jobs()
        world.clock.advance(seconds=600)
    for user in ("ann", "eve"):
        assert [] == await world.db.all(Person.of_user(user))
        assert [] == await world.db.all(Tree.of_user(user))
    assert {} == world.files.kept


@settings(max_examples=examples(12), deadline=None)
@given(st.lists(trees(), max_size=2))
def test_whatever_is_restored_is_backed_up_and_restored_the_same(made: list[dict[str, Any]]):
    trees = [json.loads(json.dumps(one)) for one in made]
    for number, tree in enumerate(trees):
        tree["treeId"] = f"t{number}"
    trees[1:] = json.loads(json.dumps(trees[1:]).replace('Id": "P', 'Id": "Q'))

    async def main() -> None:
        async with running() as world:
            await restored(world.ann, file(*trees))
            first = await backup_of(world.ann)
            assert plain(file(*trees))["trees"] == plain(first)["trees"]
            for tree in first["trees"]:
                count = (await tree_of(world.ann, tree["treeId"]))["personCount"]
                assert len(tree["persons"]) == count
                await asked(world.ann, "DELETE", f"{API}/trees/{tree['treeId']}", status=204)
            await restored(world.ann, first)
            await restored(world.ann, first)
            assert plain(first) == plain(await backup_of(world.ann))

    asyncio.run(main())


@with_trees
async def test_a_restored_copy_knows_who_is_not_the_same_person(world: World):
    persons = [person_part("a", distinctFrom=["b", "gone"]), person_part("b")]
    (tree,) = await restored(world.ann, file(tree_part(persons=persons)), "new")
    found = (await world.db.run(Person.in_tree(tree["treeId"]))).items
    ids = {one.first_name: one.person_id for one in found}
    assert {"A": [ids["B"]], "B": None} == {one.first_name: one.distinct_from for one in found}

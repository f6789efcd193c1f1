"""Access: owner, editor, viewer, any caller of a public tree, stranger, and no caller at all."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from tablewright.model import Entity, put_all
from tablewright.systems.yggdrasil.design.owners import Tree
from tablewright.systems.yggdrasil.design.persons import Person
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
    tree_of,
)
from tests.systems.yggdrasil.service.world import World, code_of, with_trees

NOWHERE = "00000000-0000-4000-8000-ffffffffffff"
READS = [
    "/trees/{tree}",
    "/trees/{tree}/graph",
    "/persons?treeId={tree}",
    "/persons/{person}",
    "/persons/{person}/parents",
    "/persons/{person}/children",
    "/persons/{person}/spouses",
    "/persons/{person}/siblings",
    "/relationships?treeId={tree}",
    "/relationships?personId={person}",
]
EDITS: list[tuple[str, str, Any]] = [
    ("POST", "/persons", {"treeId": "{tree}", "firstName": "Mallory"}),
    ("PATCH", "/persons/{person}", {"firstName": "Mallory"}),
    ("DELETE", "/persons/{person}", None),
    ("POST", "/relationships/parent-child", {"parentId": "{person}", "childId": "{third}"}),
    ("POST", "/relationships/spousal", {"person1Id": "{person}", "person2Id": "{third}"}),
    ("PATCH", "/relationships/parent-child/{person}/{child}", {"notes": "Hm"}),
    ("DELETE", "/relationships/parent-child/{person}/{child}", None),
    ("PATCH", "/relationships/spousal/{person}/{spouse}", {"notes": "Hm"}),
    ("DELETE", "/relationships/spousal/{person}/{spouse}", None),
]
OWNERS: list[tuple[str, str, Any]] = [
    ("PATCH", "/trees/{tree}", {"treeName": "Mine"}),
    ("DELETE", "/trees/{tree}", None),
    ("POST", "/trees/{tree}/recount", None),
    ("GET", "/trees/{tree}/shares", None),
    ("POST", "/trees/{tree}/shares", {"email": "eve@example.com"}),
    ("PUT", "/trees/{tree}/shares/eve", {"role": "editor"}),
]
CHANGES = EDITS + OWNERS


@dataclass
class Grown:
    """A tree of Ann's, and those in it."""

    ids: dict[str, str]

    async def ask(
        self, caller: AsyncCaller, method: str, path: str, body: Any = None
    ) -> ReceivedResponse:
        return await caller.ask(method, API + self.filled(path), self.filled(body))

    def filled(self, value: Any) -> Any:
        if isinstance(value, dict):
            return {name: self.filled(one) for name, one in value.items()}
        return value.format(**self.ids) if isinstance(value, str) else value

    @property
    def elsewhere(self) -> Grown:
        """The same with ids that do not exist."""
        return Grown(dict.fromkeys(self.ids, NOWHERE))


async def grown(world: World, **more: Any) -> Grown:
    tree = await new_tree(world.ann, **more)
    ids = {"tree": tree}
    for name in ("person", "child", "spouse", "third"):
        ids[name] = await new_person(world.ann, tree, name.title(), birthDateText="1800")
    assert 201 == (await link(world.ann, ids["person"], ids["child"])).status
    assert 201 == (await couple(world.ann, ids["person"], ids["spouse"])).status
    return Grown(ids)


def said(reply: ReceivedResponse) -> tuple[int, Any]:
    """An error without the id of the request."""
    return reply.status, {**reply.error, "requestId": None}


@pytest.mark.parametrize("path", READS)
@with_trees
async def test_a_stranger_is_told_what_one_is_told_of_nothing(world: World, path: str):
    tree = await grown(world)
    for stranger in (world.eve, world.anybody):
        refused = await tree.ask(stranger, "GET", path)
        assert (404, "not_found") == code_of(refused)
        assert said(refused) == said(await tree.elsewhere.ask(stranger, "GET", path))


@pytest.mark.parametrize(("method", "path", "body"), CHANGES)
@with_trees
async def test_a_stranger_changes_nothing_and_learns_nothing(
    world: World, method: str, path: str, body: Any
):
    tree = await grown(world)
    before = await tree_of(world.ann, tree.ids["tree"])
    refused = await tree.ask(world.eve, method, path, body)
    assert 404 == refused.status
    nowhere = Grown({**tree.elsewhere.ids, "third": tree.ids["third"]})  # but not the same twice
    assert said(refused) == said(await nowhere.ask(world.eve, method, path, body))
    assert 401 == (await tree.ask(world.anybody, method, path, body)).status
    assert before == await tree_of(world.ann, tree.ids["tree"])


@pytest.mark.parametrize(("method", "path", "body"), CHANGES)
@with_trees
async def test_a_viewer_and_a_reader_of_a_public_tree_may_not_change_it(
    world: World, method: str, path: str, body: Any
):
    tree = await grown(world, isPublic=True)
    await share(world, tree.ids["tree"], "ben", "viewer")
    before = await tree_of(world.ann, tree.ids["tree"])
    for reader in (world.ben, world.eve):
        assert (403, "forbidden") == code_of(await tree.ask(reader, method, path, body))
    assert before == await tree_of(world.ann, tree.ids["tree"])


@pytest.mark.parametrize(("method", "path", "body"), OWNERS)
@with_trees
async def test_an_editor_may_not_do_what_is_the_owners(
    world: World, method: str, path: str, body: Any
):
    tree = await grown(world)
    await share(world, tree.ids["tree"], "ben", "editor")
    assert (403, "forbidden") == code_of(await tree.ask(world.ben, method, path, body))


@pytest.mark.parametrize(("method", "path", "body"), EDITS)
@with_trees
async def test_an_editor_changes_people_and_links(world: World, method: str, path: str, body: Any):
    tree = await grown(world)
    await share(world, tree.ids["tree"], "ben", "editor")
    assert (await tree.ask(world.ben, method, path, body)).status in (200, 201, 204)


@pytest.mark.parametrize("path", READS)
@with_trees
async def test_guests_read_and_so_does_everybody_if_the_tree_is_public(world: World, path: str):
    tree = await grown(world)
    await share(world, tree.ids["tree"], "ben", "viewer")
    assert 200 == (await tree.ask(world.ben, "GET", path)).status
    public = {"isPublic": True}
    await asked(world.ann, "PATCH", f"{API}/trees/{tree.ids['tree']}", public)
    for anyone in (world.eve, world.anybody):
        assert 200 == (await tree.ask(anyone, "GET", path)).status


SEEN = [
    "/trees/{tree}/graph",
    "/persons?treeId={tree}",
    "/persons/{person}",
    "/persons/{child}/parents",
    "/persons/{person}/children",
    "/persons/{person}/spouses",
    "/persons/{child}/siblings",
    "/relationships?treeId={tree}",
    "/relationships?personId={person}",
    "/persons?treeId={tree}&q=child",
    "/persons/{person}/ancestors",
    "/persons/{person}/descendants",
    "/persons/{child}/ahnentafel",
    "/trees/{tree}/relationship?from={person}&to={child}",
    "/trees/{tree}/stats",
    "/trees/{tree}/checks",
    "/trees/{tree}/timeline",
    "/trees/{tree}/anniversaries?month=5",
    "/trees/{tree}/places",
    "/trees/{tree}/export?format=json",
    "/trees/{tree}/export?format=ged70",
]


async def alive(world: World) -> Grown:
    """A tree in which all people are living."""
    tree = await grown(world)
    for number, name in enumerate(("person", "child", "spouse", "third")):
        life = {"birthDateText": f"3 MAY {1960 + number}", "birthPlace": "Lund", "isLiving": True}
        path, body = f"{API}/persons/{tree.ids[name]}", {**life, "gender": "Female"}
        await asked(world.ann, "PATCH", path, body)
    assert 201 == (await link(world.ann, tree.ids["person"], tree.ids["third"])).status
    changes = {"spousal": "{person}/{spouse}", "parent-child": "{person}/{child}"}
    for kind, ends in changes.items():
        path = f"/relationships/{kind}/{ends}"
        assert 200 == (await tree.ask(world.ann, "PATCH", path, {"notes": "Private"})).status
    return tree


@pytest.mark.parametrize("path", SEEN)
@with_trees
async def test_a_relative_sees_the_living_as_the_owner_does_and_a_viewer_does_not(
    world: World, path: str
):
    tree = await alive(world)
    for guest, role in (("ben", "relative"), ("eve", "viewer")):
        await share(world, tree.ids["tree"], guest, role)
    owners, relatives, viewers = [
        (await tree.ask(one, "GET", path)).body.replace(b'"relative"', b'"owner"')
        for one in (world.ann, world.ben, world.eve)
    ]
    counted = b',"sharedCount":2'  # for owners only
    assert owners.replace(counted, b"") == relatives
    assert relatives != viewers.replace(b'"viewer"', b'"owner"')


@pytest.mark.parametrize(("method", "path", "body"), CHANGES)
@with_trees
async def test_a_relative_changes_nothing(world: World, method: str, path: str, body: Any):
    tree = await alive(world)
    await share(world, tree.ids["tree"], "ben", "relative")
    assert (403, "forbidden") == code_of(await tree.ask(world.ben, method, path, body))


@with_trees
async def test_a_relative_who_becomes_a_viewer_sees_the_living_no_longer(world: World):
    tree = await alive(world)
    path = f"{API}/persons/{tree.ids['person']}"
    names: list[str] = []
    for role in ("viewer", "relative", "editor", "viewer"):
        await share(world, tree.ids["tree"], "ben", role)
        names.append((await person_of(world.ben, tree.ids["person"]))["firstName"])
    assert ["Living", "Person", "Person", "Living"] == names
    assert 200 == (await world.ben.ask("GET", path)).status


@with_trees
async def test_a_share_that_ended_is_over_at_once(world: World):
    tree = await grown(world)
    tree_id = tree.ids["tree"]
    await share(world, tree_id, "ben", "editor")
    assert "editor" == (await tree_of(world.ben, tree_id))["role"]
    await asked(world.ann, "DELETE", f"{API}/trees/{tree_id}/shares/ben", status=204)
    assert 404 == (await world.ben.ask("GET", f"{API}/trees/{tree_id}")).status
    path = f"{API}/persons/{tree.ids['person']}"
    assert 404 == (await world.ben.ask("PATCH", path, {"firstName": "B"})).status


@with_trees
async def test_an_id_that_another_program_gave_twice_leads_each_to_the_own_tree(world: World):
    tree = await grown(world, isPublic=True)
    tree_id, person_id = tree.ids["tree"], tree.ids["person"]
    world.clock.advance(seconds=60)
    copies: list[Entity] = [
        Tree(tree_id=tree_id, user_id="eve", tree_name="Fake", is_public=True, version=1),
        Person(
            person_id=person_id,
            tree_id=tree_id,
            user_id="eve",
            first_name="Fake",
            last_name="",
            gender="Unknown",
            is_living=False,
        ),
    ]
    await world.db.run(put_all(copies))
    for caller, name in ((world.ann, "Oaks"), (world.eve, "Fake"), (world.anybody, "Oaks")):
        assert name == (await tree_of(caller, tree_id))["treeName"]
        shown = await person_of(caller, person_id)
        assert ("Fake" if name == "Fake" else "Person") == shown["firstName"]
    assert "Fake" not in str(await asked(world.ben, "GET", f"{API}/trees/{tree_id}/graph"))


@with_trees
async def test_what_a_guest_changes_is_the_owners_and_says_who_did_it(world: World):
    tree = await grown(world)
    await share(world, tree.ids["tree"], "ben", "editor")
    person_id = await new_person(world.ben, tree.ids["tree"], "Beth", birthDateText="1700")
    item = await _stored(world, person_id)
    assert ("ann", "ben", None) == (item["UserId"], item["CreatedBy"], item.get("UpdatedBy"))
    await asked(world.ben, "PATCH", f"{API}/persons/{person_id}", {"firstName": "Bea"})
    assert "ben" == (await _stored(world, person_id))["UpdatedBy"]
    await asked(world.ann, "PATCH", f"{API}/persons/{person_id}", {"firstName": "Bee"})
    assert "UpdatedBy" not in await _stored(world, person_id)
    assert "Bee" == (await person_of(world.ben, person_id))["firstName"]


async def _stored(world: World, person_id: str) -> dict[str, Any]:
    key = {"PK": {"S": "USER#ann"}, "SK": {"S": f"PERSON#{person_id}"}}
    found = await world.db.call("GetItem", {"TableName": "Yggdrasil", "Key": key})
    return {name: next(iter(value.values())) for name, value in found["Item"].items()}

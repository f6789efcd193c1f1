"""What goes with a person or a tree, and that nothing is left wherever a process is killed."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest

from tablewright.client import AsyncDatabase
from tablewright.client.embedded import AsyncEmbeddedTransport
from tablewright.kits.jobs import Job
from tablewright.model import Entity, put_all
from tablewright.systems.yggdrasil.design.owners import SharedTree, Tree
from tablewright.systems.yggdrasil.design.persons import Person
from tablewright.systems.yggdrasil.design.relationships import ParentChild, Spouses
from tablewright.systems.yggdrasil.people.photo_files import photo_url
from tablewright.systems.yggdrasil.trees.cascades import PERSON_LEAVES, TREE_LEAVES, Cascades, leave
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
from tests.systems.yggdrasil.service.world import World, with_trees


class Killed(Exception):
    """The process ends here."""


class Mortal:
    """A transport whose process is killed at its n-th call, before or after it is done."""

    def __init__(self, inner: AsyncEmbeddedTransport, at: int, *, is_done: bool) -> None:
        self.inner = inner
        self.left = at
        self.is_done = is_done

    async def send(self, operation: str, body: bytes) -> bytes:
        self.left -= 1
        if self.left > 0:
            return await self.inner.send(operation, body)
        if self.left == 0 and self.is_done:
            await self.inner.send(operation, body)
        raise Killed

    async def close(self) -> None:
        pass


# A person


@with_trees
async def test_a_person_goes_with_all_links_and_the_root_pointer(world: World):
    tree_id = await new_tree(world.ann)
    parent, me, child, first, second = [
        await new_person(world.ann, tree_id, name) for name in ("P", "Me", "C", "S1", "S2")
    ]
    await link(world.ann, parent, me)
    await link(world.ann, me, child)
    await couple(world.ann, me, first)
    await couple(world.ann, second, me)
    await asked(world.ann, "PATCH", f"{API}/trees/{tree_id}", {"rootPersonId": me})
    before = await tree_of(world.ann, tree_id)
    await asked(world.ann, "DELETE", f"{API}/persons/{me}")
    after = await tree_of(world.ann, tree_id)
    assert (4, before["version"] + 1) == (after["personCount"], after["version"])
    assert "rootPersonId" not in after
    assert 4 == len(await _items(world, "PERSON#"))
    assert [] == await names(world.ann, parent, "children")
    assert 404 == (await world.ann.ask("GET", f"{API}/persons/{me}")).status
    assert 404 == (await world.ann.ask("DELETE", f"{API}/persons/{me}")).status


@with_trees
async def test_a_person_with_more_links_than_a_transaction_holds_goes_at_once_all_the_same(
    world: World,
):
    tree_id = await _large_tree(world, links_count=230)
    await asked(world.ann, "DELETE", f"{API}/persons/hub")
    graph = await asked(world.ann, "GET", f"{API}/trees/{tree_id}/graph")
    assert (230, 0, 0) == tuple(len(graph[name]) for name in ("persons", "parents", "spouses"))
    assert 230 == graph["tree"]["personCount"]
    world.clock.advance(seconds=60)
    await world.run_jobs()
    assert 230 == len(await _items(world, "PERSON#"))


@with_trees
async def test_the_photo_goes_with_the_person(world: World):
    version = "0" * 32
    tree_id = await _large_tree(world, links_count=2, photo_url=photo_url("hub", version))
    names = [f"trees/{tree_id}/persons/{one}/photo-{version}.jpg" for one in ("hub", "other")]
    for name in names:
        await world.files.put(name, b"x", "image/jpeg")
    world.clock.advance(seconds=60)
    await asked(world.ann, "DELETE", f"{API}/persons/hub")
    await world.run_jobs()
    assert names[1:] == list(world.files.kept)


@with_trees
async def test_a_quiet_tree_needs_no_job(world: World):
    await _large_tree(world, links_count=2)
    world.clock.advance(seconds=60)
    world.calls.clear()
    await asked(world.ann, "DELETE", f"{API}/persons/hub")
    writes = [one.operation for one in world.calls if "Write" in one.operation]
    assert ["TransactWriteItems"] == writes
    await world.run_jobs()
    assert 2 == len(await _items(world, "PERSON#"))


@pytest.mark.parametrize("is_done", [False, True])
@with_trees
async def test_the_rest_of_a_person_goes_wherever_the_job_is_killed(world: World, is_done: bool):
    for at in range(1, 50):
        await _large_tree(world, links_count=3)
        await world.db.run(Person.at(user_id="ann", person_id="hub").erase())
        job = _job(PERSON_LEAVES, person_id="hub")
        is_whole = await _killed(world, job, at, is_done=is_done)
        await _handled(world, world.db, job)
        assert 3 == len(await _items(world, "PERSON#"))
        if is_whole:
            return
    pytest.fail("the job has no end")


@with_trees
async def test_somebody_whose_id_was_given_again_stays(world: World):
    await _large_tree(world, links_count=3)
    await _handled(world, world.db, _job(PERSON_LEAVES, person_id="hub"))
    assert 4 + 3 == len(await _items(world, "PERSON#"))


# A tree


@with_trees
async def test_a_tree_is_gone_at_once_for_everybody(world: World):
    tree_id = await new_tree(world.ann, isPublic=True)
    person_id = await new_person(world.ann, tree_id, birthDate="1800-01-01")
    await share(world, tree_id, "ben", "editor")
    await asked(world.ann, "DELETE", f"{API}/trees/{tree_id}", status=204)
    for caller in (world.ann, world.ben, world.eve, world.anybody):
        for path in (f"trees/{tree_id}", f"trees/{tree_id}/graph", f"persons/{person_id}"):
            assert 404 == (await caller.ask("GET", f"{API}/{path}")).status
        assert 404 == (await caller.ask("GET", f"{API}/public/{tree_id}")).status
    body = {"treeId": tree_id, "firstName": "Late"}
    for caller in (world.ann, world.ben):
        assert 404 == (await caller.ask("POST", f"{API}/persons", body)).status
        assert 404 == (await caller.ask("DELETE", f"{API}/trees/{tree_id}")).status
        for sort in ("id", "created"):
            listed = await asked(caller, "GET", f"{API}/trees?sort={sort}")
            assert [] == listed["items"]


@with_trees
async def test_nothing_is_left_of_a_tree(world: World):
    await _large_tree(world, links_count=600)
    await world.files.put("trees/tree/persons/hub/photo.jpg", b"x", "image/jpeg")
    await world.files.put("trees/other/persons/hub/photo.jpg", b"x", "image/jpeg")
    other = await new_person(world.ann, await new_tree(world.ann))
    await asked(world.ann, "DELETE", f"{API}/trees/tree", status=204)
    await world.run_jobs()
    assert ["TREE#tree"] == [one for one in await _items(world, "TREE#") if one == "TREE#tree"]
    world.clock.advance(seconds=100)
    await world.run_jobs()
    assert [f"PERSON#{other}"] == await _items(world, "PERSON#")
    assert "TREE#tree" not in await _items(world, "TREE#")
    assert [] == await _items(world, "SHARED#", user="ben")
    assert ["trees/other/persons/hub/photo.jpg"] == list(world.files.kept)


@pytest.mark.parametrize("is_done", [False, True])
@with_trees
async def test_nothing_is_left_wherever_the_job_of_a_tree_is_killed(world: World, is_done: bool):
    """The clock stands at a time when the tree itself may go, so that one run does it all."""
    for at in range(1, 50):
        await _large_tree(world, links_count=3)
        await world.files.put("trees/tree/persons/hub/photo.jpg", b"x", "image/jpeg")
        tree = await world.db.run(Tree.get("ann", "tree"))
        assert tree is not None
        await leave(world.db, _jobs(world), tree)
        world.clock.advance(seconds=100)
        job = _job(TREE_LEAVES, tree_id="tree")
        is_whole = await _killed(world, job, at, is_done=is_done)
        await _handled(world, world.db, job)
        for prefix in ("PERSON#", "TREE#"):
            assert [] == await _items(world, prefix)
        assert [] == await _items(world, "SHARED#", user="ben")
        assert {} == world.files.kept
        if is_whole:
            return
    pytest.fail("the job has no end")


@with_trees
async def test_a_tree_that_leaves_already_goes_on_leaving(world: World):
    await _large_tree(world, links_count=1)
    tree = await world.db.run(Tree.get("ann", "tree"))
    assert tree is not None
    for _ in range(2):
        await leave(world.db, _jobs(world), tree)
    await world.run_jobs()
    world.clock.advance(seconds=100)
    await world.run_jobs()
    assert [] == await _items(world, "TREE#")


@with_trees
async def test_a_tree_that_was_not_deleted_is_left_alone(world: World):
    await _large_tree(world, links_count=1)
    await _handled(world, world.db, _job(TREE_LEAVES, tree_id="tree"))
    assert 3 == len(await _items(world, "PERSON#"))


async def _large_tree(world: World, *, links_count: int, **hub: Any) -> str:
    """A tree in which one person, `hub`, has links of all kinds to as many others."""
    mine: dict[str, Any] = {"tree_id": "tree", "user_id": "ann"}
    person: dict[str, Any] = {"first_name": "A", "last_name": "", "gender": "Unknown", **mine}
    items: list[Entity] = [
        Tree(
            tree_name="Oaks",
            version=1,
            person_count=links_count + 1,
            shared_with=["ben"],
            **mine,
        ),
        SharedTree(user_id="ben", tree_id="tree", owner_id="ann"),
        Person(person_id="hub", **person, **hub),
    ]
    for number in range(links_count):
        one = f"p{number}"
        items.append(Person(person_id=one, **person))
        items.append(
            (
                ParentChild(parent_id="hub", child_id=one, type="Step", **mine),
                ParentChild(parent_id=one, child_id="hub", type="Step", **mine),
                Spouses(person1_id=one, person2_id="hub", status="Married", **mine),
            )[number % 3]
        )
    await world.db.run(put_all(items))
    return "tree"


async def _items(world: World, prefix: str, *, user: str = "ann") -> list[str]:
    """The sort keys of a user's items that begin so."""
    request = {
        "TableName": "Yggdrasil",
        "KeyConditionExpression": "PK = :p AND begins_with(SK, :s)",
        "ExpressionAttributeValues": {":p": {"S": f"USER#{user}"}, ":s": {"S": prefix}},
    }
    found = await world.db.call("Query", request)
    return [one["SK"]["S"] for one in found["Items"]]


def _job(kind: str, **payload: str) -> Job:
    return Job(
        queue="yggdrasil",
        job_id="j",
        kind=kind,
        tenant="ann",
        payload=payload,
        due_at=datetime(2096, 1, 1, tzinfo=UTC),
    )


def _jobs(world: World) -> Any:
    return world.running.parts.jobs  # type: ignore[attr-defined]


async def _handled(world: World, db: AsyncDatabase, job: Any) -> None:
    cascades = Cascades(db, world.files, world.clock, world.running.parts.invitations)
    (kind,) = [one for one in cascades.kinds if one.name == job.kind]
    await kind.handle(job)


async def _killed(world: World, job: Job, at: int, *, is_done: bool) -> bool:
    """Does a job in a process that is killed; whether it came to the end before."""
    transport: Any = vars(world.db)["_transport"]
    mortal = Mortal(transport, at, is_done=is_done)
    try:
        await _handled(world, AsyncDatabase(transport=mortal, clock=world.clock), job)
    except Killed:
        return False
    return True

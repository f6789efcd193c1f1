"""Rules that hold under any concurrent writes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from itertools import count
from typing import Any

import pytest

from tablewright.client.embedded import AsyncEmbeddedTransport
from tablewright.model import Entity, put_all
from tablewright.systems.yggdrasil import limits
from tablewright.systems.yggdrasil.design import WholeTree
from tablewright.systems.yggdrasil.design.owners import SharedTree, Tree
from tablewright.systems.yggdrasil.design.persons import Person
from tablewright.systems.yggdrasil.design.relationships import ParentChild
from tablewright.testing.caller import AsyncCaller, ReceivedResponse
from tests.systems.yggdrasil.service.growing import (
    API,
    asked,
    couple,
    link,
    tree_of,
)
from tests.systems.yggdrasil.service.interleaving import (
    check_sound,
    hold_calls,
    one_inside_the_other,
)
from tests.systems.yggdrasil.service.world import World, code_of, with_trees

Deed = Callable[["Scene"], Awaitable[ReceivedResponse]]

_numbers = count(1)


@dataclass
class Scene:
    """A tree of four, whom two want to change at once: c has one parent, p."""

    world: World
    tree: str
    a: str
    b: str
    c: str
    p: str

    async def ask(
        self, method: str, path: str, body: Any = None, by: str = "ann"
    ) -> ReceivedResponse:
        caller: AsyncCaller = self.world.user(by)
        return await caller.ask(method, API + path, body)

    async def child_of(self, parent: str) -> ReceivedResponse:
        relative = {"kind": "child", "personId": parent}
        return await self.ask(
            "POST", "/persons", {"treeId": self.tree, "firstName": "N", "relative": relative}
        )


async def scene(world: World) -> Scene:
    number = next(_numbers)
    tree, *people = [f"{name}-{number}" for name in ("tree", *"abcp")]
    mine: dict[str, Any] = {"tree_id": tree, "user_id": "ann"}
    items: list[Entity] = [
        Tree(
            tree_name="Oaks",
            person_count=4,
            version=1,
            shared_with=["ben"],
            share_roles={"ben": "editor"},
            **mine,
        ),
        SharedTree(user_id="ben", tree_id=tree, owner_id="ann", role="editor"),
        ParentChild(parent_id=people[3], child_id=people[2], type="Biological", **mine),
    ]
    for one in people:
        name: dict[str, Any] = {"first_name": one[0].upper(), "last_name": ""}
        items.append(Person(person_id=one, gender="Unknown", **name, **mine))
    await world.db.run(put_all(items))
    return Scene(world, tree, *people)


CIRCLE = (lambda s: link(s.world.ann, s.a, s.b), lambda s: link(s.world.ann, s.b, s.a))
LONG_CIRCLE = (lambda s: link(s.world.ann, s.a, s.p), lambda s: link(s.world.ann, s.c, s.a))
MIRRORED = (lambda s: couple(s.world.ann, s.a, s.b), lambda s: couple(s.world.ann, s.b, s.a))
TWICE = (lambda s: link(s.world.ann, s.a, s.b), lambda s: link(s.world.ann, s.a, s.b))
THIRD = (lambda s: link(s.world.ann, s.a, s.c), lambda s: link(s.world.ann, s.b, s.c))
GONE = (lambda s: link(s.world.ann, s.a, s.b), lambda s: s.ask("DELETE", f"/persons/{s.b}"))
ORPHAN = (lambda s: s.child_of(s.a), lambda s: s.ask("DELETE", f"/persons/{s.a}"))
BOTH_GO = (
    lambda s: s.ask("DELETE", f"/persons/{s.p}"),
    lambda s: s.ask("DELETE", f"/persons/{s.c}"),
)
SAME_GOES = (
    lambda s: s.ask("DELETE", f"/persons/{s.c}"),
    lambda s: s.ask("DELETE", f"/persons/{s.c}"),
)
ROOT_GOES = (
    lambda s: s.ask("PATCH", f"/trees/{s.tree}", {"rootPersonId": s.a}),
    lambda s: s.ask("DELETE", f"/persons/{s.a}"),
)
UNLINKED = (
    lambda s: s.ask("DELETE", f"/relationships/parent-child/{s.p}/{s.c}"),
    lambda s: s.ask("PATCH", f"/relationships/parent-child/{s.p}/{s.c}", {"notes": "x"}),
)
RACES: dict[str, tuple[tuple[Deed, Deed], set[tuple[int, int]]]] = {
    "a circle of two": (CIRCLE, {(422, 201), (201, 422)}),
    "a long circle": (LONG_CIRCLE, {(422, 201), (201, 422)}),
    "a couple in both orders": (MIRRORED, {(409, 201), (201, 409)}),
    "the same link twice": (TWICE, {(409, 201), (201, 409)}),
    "a third biological parent": (THIRD, {(422, 201), (201, 422)}),
    "a link to somebody who goes": (GONE, {(404, 200), (201, 200)}),
    "a child of somebody who goes": (ORPHAN, {(404, 200), (201, 200)}),
    "parent and child go": (BOTH_GO, {(200, 200)}),
    "somebody goes twice": (SAME_GOES, {(404, 200), (200, 404)}),
    "the root goes": (ROOT_GOES, {(422, 200), (200, 200)}),
    "a link changes and goes": (UNLINKED, {(204, 200), (204, 404)}),
}


# Those that are alike from both sides are listed from one.
ALIKE = {"a circle of two", "a couple in both orders", "the same link twice", "somebody goes twice"}
SIDES = [(name, is_swapped) for name in RACES for is_swapped in (False, True)]


@pytest.mark.parametrize(("name", "is_swapped"), [o for o in SIDES if not (o[1] and o[0] in ALIKE)])
@with_trees
async def test_the_rules_hold_wherever_another_writer_comes_in(
    world: World, monkeypatch: pytest.MonkeyPatch, name: str, is_swapped: bool
):
    hold_calls(monkeypatch)
    (first, second), allowed = RACES[name]
    if is_swapped:
        first, second = second, first
    met: set[tuple[int, int]] = set()
    for before in range(1, 100):
        now = await scene(world)
        one, other, is_reached = await one_inside_the_other(
            before, lambda now=now: first(now), lambda now=now: second(now)
        )
        outcome = (other.status, one.status) if is_swapped else (one.status, other.status)
        assert outcome in allowed, (before, one.body, other.body)
        met.add(outcome)
        await check_sound(world, now.tree)
        await _check_shown(now)
        world.clock.advance(seconds=10)
        if not is_reached:
            break
    else:
        pytest.fail("the request has no end")
    assert allowed == met


@pytest.mark.parametrize(("method", "body"), [("DELETE", None), ("PUT", {"role": "viewer"})])
@with_trees
async def test_an_editor_whose_share_ends_changes_nothing_after_that(
    world: World, monkeypatch: pytest.MonkeyPatch, method: str, body: Any
):
    hold_calls(monkeypatch)
    for before in range(1, 100):
        now = await scene(world)

        async def edits(now: Scene = now) -> ReceivedResponse:
            return await now.ask("PATCH", f"/persons/{now.a}", {"firstName": "Ben"}, by="ben")

        async def ends(now: Scene = now) -> Any:
            ended = await now.ask(method, f"/trees/{now.tree}/shares/ben", body)
            person = await asked(world.ann, "GET", f"{API}/persons/{now.a}")
            return ended.status, person["firstName"]

        edited, (status, name), is_reached = await one_inside_the_other(before, edits, ends)
        assert status in (200, 204)
        # Either it was done before the share ended, or never.
        assert (edited.status, name) in ((200, "Ben"), (404, "A"), (403, "A"))
        assert name == (await asked(world.ann, "GET", f"{API}/persons/{now.a}"))["firstName"]
        world.clock.advance(seconds=10)
        if not is_reached:
            break


@with_trees
async def test_a_tree_that_changes_while_its_version_is_deleted_stays(
    world: World, monkeypatch: pytest.MonkeyPatch
):
    hold_calls(monkeypatch)
    met: set[tuple[int, int]] = set()
    for before in range(1, 100):
        now = await scene(world)
        path = f"{API}/trees/{now.tree}"
        tag = {"if-match": (await world.ann.ask("GET", path)).headers["etag"]}
        deleted, changed, is_reached = await one_inside_the_other(
            before,
            lambda path=path, tag=tag: world.ann.ask("DELETE", path, headers=tag),
            lambda now=now: now.child_of(now.a),
        )
        met.add((deleted.status, changed.status))
        world.clock.advance(seconds=10)
        if not is_reached:
            break
    assert {(412, 201), (204, 404)} == met


@with_trees
async def test_two_shares_at_once_are_both_there(world: World, monkeypatch: pytest.MonkeyPatch):
    hold_calls(monkeypatch)
    for before in range(1, 100):
        now = await scene(world)
        shares = f"/trees/{now.tree}/shares"
        _, _, is_reached = await one_inside_the_other(
            before,
            lambda now=now, shares=shares: now.ask("PUT", f"{shares}/eve", {"role": "editor"}),
            lambda now=now, shares=shares: now.ask("PUT", f"{shares}/ben", {"role": "viewer"}),
        )
        listed = await asked(world.ann, "GET", API + shares)
        assert {"ben": "viewer", "eve": "editor"} == {
            one["userId"]: one["role"] for one in listed["items"]
        }
        world.clock.advance(seconds=10)
        if not is_reached:
            break


@pytest.mark.parametrize("is_swapped", [False, True])
@with_trees
async def test_nothing_is_left_in_a_tree_that_goes_while_somebody_writes(
    world: World, monkeypatch: pytest.MonkeyPatch, is_swapped: bool
):
    hold_calls(monkeypatch)
    for before in range(1, 100):
        now = await scene(world)

        async def goes(now: Scene = now) -> ReceivedResponse:
            return await now.ask("DELETE", f"/trees/{now.tree}")

        async def grows(now: Scene = now) -> ReceivedResponse:
            return await now.child_of(now.a)

        first, second = (goes, grows) if is_swapped else (grows, goes)
        one, other, is_reached = await one_inside_the_other(before, first, second)
        grown, gone = (other, one) if is_swapped else (one, other)
        assert 204 == gone.status
        assert grown.status in (201, 404)
        for _ in range(2):
            await world.run_jobs()
            world.clock.advance(seconds=100)
        whole = await world.db.run(WholeTree.of(tree_id=now.tree))
        assert (None, [], [], []) == (whole.tree, whole.persons, whole.parents, whole.spouses)
        if not is_reached:
            break


@with_trees
async def test_of_fifty_who_write_at_once_nobody_is_turned_away(
    world: World, monkeypatch: pytest.MonkeyPatch
):
    send = AsyncEmbeddedTransport.send

    async def sent(self: AsyncEmbeddedTransport, operation: str, body: bytes) -> bytes:
        await asyncio.sleep(0)  # after every call another request has its turn
        return await send(self, operation, body)

    monkeypatch.setattr(AsyncEmbeddedTransport, "send", sent)
    now = await scene(world)
    deeds = [now.child_of(now.a) if n % 2 else now.ask("PATCH", f"/persons/{now.b}",
             {"firstName": f"B{n}"}) for n in range(50)]  # fmt: skip
    replies = await asyncio.gather(*deeds)
    assert [200, 201] * 25 == [reply.status for reply in replies]
    assert 4 + 25 == (await tree_of(world.ann, now.tree))["personCount"]
    await check_sound(world, now.tree)
    await _check_shown(now)


@with_trees
async def test_whoever_loses_every_time_is_told_so(world: World, monkeypatch: pytest.MonkeyPatch):
    now = await scene(world)
    tree = await tree_of(world.ann, now.tree)
    monkeypatch.setattr(limits, "YGGDRASIL_CHANGE_ATTEMPTS_MAX", 0)
    refused = await link(world.ann, now.a, now.b)
    assert (409, "conflict") == code_of(refused)
    assert tree == await tree_of(world.ann, now.tree)


async def _check_shown(now: Scene) -> None:
    """What the API shows from memory is what lies in the table."""
    shown = await asked(now.world.ann, "GET", f"{API}/trees/{now.tree}/graph")
    stored = await now.world.db.run(WholeTree.of(tree_id=now.tree))
    assert {one["personId"] for one in shown["persons"]} == {o.person_id for o in stored.persons}
    assert {(one["parentId"], one["childId"]) for one in shown["parents"]} == {
        (one.parent_id, one.child_id) for one in stored.parents
    }
    assert {(one["person1Id"], one["person2Id"]) for one in shown["spouses"]} == {
        (one.person1_id, one.person2_id) for one in stored.spouses
    }

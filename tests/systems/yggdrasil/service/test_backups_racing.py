"""A restore beside other changes, and one that is killed: between any two calls, all is sound."""

from __future__ import annotations

import base64
from datetime import UTC, datetime
from typing import Any, cast

import msgspec
import pytest

from tablewright.client import AsyncDatabase
from tablewright.client.embedded import AsyncEmbeddedTransport
from tablewright.systems.yggdrasil import limits
from tablewright.systems.yggdrasil.backup import restoring
from tablewright.systems.yggdrasil.backup.backup_format import TreePart, read
from tablewright.systems.yggdrasil.backup.restoring import Restoring, Target
from tablewright.systems.yggdrasil.design.owners import Tree
from tablewright.systems.yggdrasil.parts import Parts
from tablewright.testing.caller import ReceivedResponse
from tests.systems.yggdrasil.service.backup_files import (
    backup_of,
    file,
    parent_part,
    person_part,
    restore,
    restored,
    tree_part,
)
from tests.systems.yggdrasil.service.deeds import DEEDS, Deed
from tests.systems.yggdrasil.service.growing import API, asked, couple, link, new_person, new_tree
from tests.systems.yggdrasil.service.images import file_of, picture
from tests.systems.yggdrasil.service.interleaving import (
    check_sound,
    hold_calls,
    one_inside_the_other,
)
from tests.systems.yggdrasil.service.world import World, with_trees


@pytest.mark.parametrize("deed", DEEDS)
@pytest.mark.parametrize("is_swapped", [False, True])
@with_trees
async def test_a_tree_stays_sound_while_it_is_restored_and_changed(
    world: World, monkeypatch: pytest.MonkeyPatch, deed: Deed, is_swapped: bool
):
    hold_calls(monkeypatch)
    for before in range(1, 100):
        tree_id = await new_tree(world.ann)
        ids = {one: await new_person(world.ann, tree_id, one) for one in ("A", "B", "C", "D")}
        ids["tree"] = tree_id
        await link(world.ann, ids["A"], ids["B"])
        await couple(world.ann, ids["C"], ids["D"])
        backup = await backup_of(world.ann, f"?treeId={tree_id}")
        pairs = (("parent-child", "A", "B"), ("spousal", "C", "D"))
        for kind, first, second in pairs:
            path = f"{API}/relationships/{kind}/{ids[first]}/{ids[second]}"
            await asked(world.ann, "DELETE", path, status=204)

        async def brings_back(backup: Any = backup) -> ReceivedResponse:
            return await restore(world.ann, backup)

        async def does(ids: dict[str, str] = ids) -> ReceivedResponse:
            return await deed(world, ids)

        outer, inner = (does, brings_back) if is_swapped else (brings_back, does)
        one, other, is_reached = await one_inside_the_other(before, outer, inner)
        assert {one.status, other.status} <= {200, 201, 409, 422}, (one.body, other.body)
        await check_sound(world, tree_id)
        world.clock.advance(seconds=10)
        if not is_reached:
            break


class Killed(Exception):
    """The process ends here."""


class Mortal:
    """A transport whose process is killed before its n-th call."""

    def __init__(self, inner: AsyncEmbeddedTransport, at: int) -> None:
        self.inner = inner
        self.left = at

    async def send(self, operation: str, body: bytes) -> bytes:
        self.left -= 1
        if self.left <= 0:
            raise Killed
        return await self.inner.send(operation, body)

    async def close(self) -> None:
        """Nothing is its own."""


@with_trees
async def test_wherever_a_restore_is_killed_the_tree_is_sound_and_the_next_one_ends_it(
    world: World, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(restoring, "_WRITES_AT_ONCE", 2)
    people = [person_part(one) for one in "abcdefg"]
    links = [parent_part(one, other) for one, other in ("ab", "bc", "cd", "de")]
    photo = base64.b64encode(file_of(picture())).decode()
    people[2]["photo"] = photo
    for at in range(1, 100):
        tree_id = await new_tree(world.ann)
        part = tree_part(tree_id, persons=people, parents=links, rootPersonId="a")
        (parsed,) = read(msgspec.json.encode(file(part))).trees
        mortal = Mortal(vars(world.db)["_transport"], at)
        given = cast(Parts, world.running.parts)
        doomed = Restoring(
            AsyncDatabase(transport=mortal, clock=world.clock).for_tenant("ann"),
            "ann",
            given.photos,
            given.jobs,
            world.running.runtime.ids,
            datetime.fromtimestamp(world.clock.now(), UTC),
        )
        is_whole = True
        try:
            await doomed.run(parsed, Target(tree_id, is_new=False))
        except Killed:
            is_whole = False
        await check_sound(world, tree_id)
        await restored(world.ann, file(part))
        whole = await check_sound(world, tree_id)
        assert (7, 4) == (len(whole.persons), len(whole.parents))
        if is_whole:
            return
    pytest.fail("it has no end")


@with_trees
async def test_no_further_tree_is_restored_for_a_user_who_leaves_meanwhile(
    world: World, monkeypatch: pytest.MonkeyPatch
):
    for name in ("First", "Second"):
        await new_person(world.ann, await new_tree(world.ann, name))
    backup = await backup_of(world.ann)
    really, made = Restoring.run, list[str]()

    async def then_leave(self: Restoring, part: TreePart, target: Target) -> None:
        await really(self, part, target)
        made.append(part.tree_name)
        assert 202 == (await world.eve.ask("DELETE", f"{API}/users/me")).status

    monkeypatch.setattr(limits, "YGGDRASIL_RESTORED_AT_ONCE_MAX", 0)
    assert 202 == (await restore(world.eve, backup)).status
    monkeypatch.setattr(Restoring, "run", then_leave)
    await world.run_jobs()
    assert 1 == len(made)
    for _ in range(3):
        world.clock.advance(seconds=600)
        await world.run_jobs()
    assert [] == await world.db.all(Tree.of_user("eve"))

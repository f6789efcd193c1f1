"""Every route of the family trees, with every kind of credential, for trees private and public."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import TypeVar

import pytest

from tablewright.testing.matrix import Examined, examined
from tests.systems.yggdrasil.service.cast import cast_of
from tests.systems.yggdrasil.service.forest import BY_MAIL, Forest, Shown, planted
from tests.systems.yggdrasil.service.growing import API, asked, person_of
from tests.systems.yggdrasil.service.policy import POLICY, expect
from tests.systems.yggdrasil.service.world import running

T = TypeVar("T")
LONG_AGO = "1999-01-01T00:00:00.000Z"


def _in_a_forest(test: Callable[[Forest], Awaitable[T]]) -> T:
    async def main() -> T:
        async with running(BY_MAIL, signs_in=True) as world:
            return await test(await planted(world))

    return asyncio.run(main())


def test_no_route_shows_or_changes_what_the_caller_may_not():
    async def examine(forest: Forest) -> Examined:
        return await examined(forest.world, cast_of(forest), POLICY, expect)

    found = _in_a_forest(examine)
    assert [] == found.faults
    assert found.probes > 3_000


@pytest.mark.parametrize("words", ["canary-lena", "lena-lastName", "canary-lars-birthName"])
def test_a_search_does_not_tell_whether_somebody_living_has_a_name(words: str):
    async def search(forest: Forest) -> list[int]:
        path = f"{API}/persons?treeId={forest.dead['tree_id']}&q={words}"
        found = [await asked(forest.caller(one), "GET", path) for one in (Shown.VIEWER,)]
        await forest.publish()
        found += [await asked(forest.caller(one), "GET", path) for one in (Shown.NONE,)]
        found += [await asked(forest.owner, "GET", path)]
        return [len(one["items"]) for one in found]

    viewers, everybodys, owners = _in_a_forest(search)
    assert (0, 0) == (viewers, everybodys)
    assert owners > 0


@pytest.mark.parametrize("mode", ["merge", "new"])
def test_nobody_takes_the_place_of_somebody_elses_people_by_a_forged_file(mode: str):
    async def forge(forest: Forest) -> list[str]:
        """A stranger restores, in public, people with the owner's ids who are older."""
        backup = json.loads(forest.backup)
        for tree in backup["trees"]:
            for one in (tree, *tree["persons"], *tree["parents"], *tree["spouses"]):
                one |= {"createdAt": LONG_AGO, "updatedAt": LONG_AGO}
        stranger = forest.caller(Shown.STRANGER)
        path = f"{API}/restore?mode={mode}"
        restored = await asked(stranger, "POST", path, backup)
        for tree in restored["trees"]:
            path = f"{API}/trees/{tree['treeId']}"
            await asked(stranger, "PATCH", path, {"isPublic": True})
        forest.world.clock.advance(seconds=3600)
        found: list[str] = []
        for shown in (Shown.VIEWER, Shown.EDITOR, Shown.OWNER):
            caller = forest.caller(shown)
            found.append((await person_of(caller, forest.dead["person_id"]))["firstName"])
            path = f"{API}/trees/{forest.dead['tree_id']}"
            found.append((await asked(caller, "GET", path))["treeName"])
        return found

    assert ["canary-gudrun-firstName", "canary-tree-treeName"] * 3 == _in_a_forest(forge)


def test_an_imported_file_never_makes_people_with_ids_of_others():
    async def ids_of(forest: Forest) -> tuple[set[str], set[str]]:
        """The ids of the owner's people, and of those whom a stranger makes of the owner's file."""
        path = f"{API}/trees/{forest.dead['tree_id']}/export?format=json"
        file = (await forest.owner.ask("GET", path)).body
        stranger, kind = forest.caller(Shown.STRANGER), {"content-type": "application/json"}
        path = f"{API}/trees/{forest.mine['tree_id']}/import"
        taken = await stranger.ask("POST", path, file, headers=kind)
        assert 202 == taken.status, taken.body
        await forest.world.run_jobs()
        path = f"{API}/persons?treeId={forest.mine['tree_id']}"
        made = (await asked(stranger, "GET", path))["items"]
        theirs = {one["personId"] for one in json.loads(file)["persons"]}
        return theirs, {one["personId"] for one in made}

    theirs, made = _in_a_forest(ids_of)
    assert len(made) > len(theirs)
    assert set() == theirs & made

"""Scenarios of imports and restores: what is in the file is in the tree, once."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tablewright.systems.yggdrasil import limits
from tablewright.systems.yggdrasil.design.owners import Tree
from tests.systems.yggdrasil.service.backup_files import (
    couple_part,
    file,
    parent_part,
    person_part,
    tree_part,
)
from tests.systems.yggdrasil.service.test_importing import SMITHS
from tests.systems.yggdrasil.sweeps.opening import (
    YGGDRASIL,
    TreesAct,
    asked,
    planted,
    shape,
)

PEOPLE = [person_part(name) for name in ("ada", "bob", "cid")]
LINKS: dict[str, Any] = {
    "parents": [parent_part("ada", "cid")],
    "spouses": [couple_part("ada", "bob")],
}
BACKUP = file(tree_part(persons=PEOPLE, **LINKS))
SHAPE = (["Ada", "Bob", "Cid"], [("Ada", "Cid")], [("Ada", "Bob")])


@YGGDRASIL.scenario()
async def importing(act: TreesAct) -> None:
    """A file that is imported twice is in the tree once."""
    tree_id, _ = await planted(act)
    path, kind = f"/trees/{tree_id}/import", {"content-type": "application/octet-stream"}
    with act.swept():
        for _ in range(2):
            await asked(act, "POST", path, SMITHS.encode(), headers=kind, expect=202, repeats=True)
            await act.jobs()
            act.stage.clock.advance(seconds=10)
    await act.settle()
    links = [("Jane", "Jim"), ("John", "Jim")]
    assert (["Jane", "Jim", "John"], links, [("John", "Jane")]) == await shape(act, tree_id)
    assert {} == act.world.files.kept


async def restored(act: TreesAct, status: int) -> list[Any]:
    with act.swept():
        body = json.dumps(BACKUP).encode()
        reply = await asked(act, "POST", "/restore", body, expect=status, repeats=True)
        await act.jobs()
    await act.settle()
    trees = await act.world.db.all(Tree.of_user("ann").consistently())
    assert [reply.json["trees"][0]["treeId"]] == [one.tree_id for one in trees]
    return [await shape(act, one.tree_id) for one in trees]


@YGGDRASIL.scenario(without=["stale"])
async def restoring(act: TreesAct) -> None:
    """A backup is restored into one tree, whole."""
    assert [SHAPE] == await restored(act, 200)


@YGGDRASIL.scenario()
async def restoring_by_a_job(act: TreesAct) -> None:
    """The same where a job does it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(limits, "YGGDRASIL_RESTORED_AT_ONCE_MAX", 1)
        assert [SHAPE] == await restored(act, 202)
    assert {} == act.world.files.kept

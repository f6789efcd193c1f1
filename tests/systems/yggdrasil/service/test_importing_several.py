"""Several files in one tree: none replaces another, and an export of all repeats no person."""

from __future__ import annotations

from typing import Any

import pytest

from tests.systems.yggdrasil.gedcom.trees import gedcom, records_of
from tests.systems.yggdrasil.service.test_importing import brought, new_tree
from tests.systems.yggdrasil.service.world import World, with_trees

SMITHS = gedcom(
    *("0 @I1@ INDI", "1 NAME John /Smith/", "1 FAMS @F1@", "0 @I2@ INDI", "1 NAME Jane /Roe/"),
    *("1 FAMS @F1@", "0 @F1@ FAM", "1 HUSB @I1@", "1 WIFE @I2@", "0 @N1@ NOTE Of the Smiths"),
)
MEIERS = gedcom(
    *("0 @I1@ INDI", "1 NAME Hans /Meier/", "1 NOTE @N1@", "1 FAMS @F1@", "0 @I2@ INDI"),
    *("1 NAME Eva /Beck/", "1 FAMS @F1@", "0 @F1@ FAM", "1 HUSB @I1@", "1 WIFE @I2@"),
    *("1 MARR", "2 DATE 1900", "0 @N1@ NOTE Of the Meiers"),
)
NOTES = gedcom("0 @N1@ NOTE Of nobody", "0 @N2@ NOTE Nor this")


async def exported(world: World, tree_id: str, form: str = "ged551") -> bytes:
    path = f"/yggdrasil/api/trees/{tree_id}/export?format={form}"
    return (await world.ann.ask("GET", path)).body


def people(done: Any) -> list[int]:
    return [done["report"][name] for name in ("added", "updated", "unchanged")]


@pytest.mark.parametrize("form", ["ged551", "ged70", "gdz", "json"])
@with_trees
async def test_an_export_of_two_files_that_comes_back_doubles_nobody(world: World, form: str):
    tree_id = await new_tree(world.ann)
    await brought(world, tree_id, SMITHS)
    await brought(world, tree_id, MEIERS)
    before = records_of(await exported(world, tree_id))
    for _ in range(2):
        done = await brought(world, tree_id, await exported(world, tree_id, form))
        assert 0 == done["report"]["added"]
        assert before == records_of(await exported(world, tree_id))


@with_trees
async def test_each_of_two_files_is_known_again_after_an_export_of_both_came_back(world: World):
    tree_id = await new_tree(world.ann)
    await brought(world, tree_id, SMITHS)
    await brought(world, tree_id, MEIERS)
    before = records_of(await exported(world, tree_id))
    await brought(world, tree_id, await exported(world, tree_id))
    for content in (SMITHS, MEIERS, SMITHS):
        assert [0, 0, 2] == people(await brought(world, tree_id, content))
        assert before == records_of(await exported(world, tree_id))
    newer = MEIERS.replace("Of the Meiers", "Of all Meiers").replace("1900", "1901")
    assert [0, 1, 1] == people(await brought(world, tree_id, newer))
    text = (await exported(world, tree_id)).decode()
    assert ("Of the Meiers" in text, "Of all Meiers" in text) == (False, True)


@with_trees
async def test_what_was_changed_in_an_export_of_two_files_is_changed(world: World):
    tree_id = await new_tree(world.ann)
    await brought(world, tree_id, SMITHS)
    await brought(world, tree_id, MEIERS)
    text = (await exported(world, tree_id)).decode("utf-8-sig")
    newer = text.replace("Hans /Meier/", "Johann /Meier/").replace("Of the Meiers", "Of them all")
    assert [0, 1, 3] == people(await brought(world, tree_id, newer))
    assert records_of(newer) == records_of(await exported(world, tree_id))


@with_trees
async def test_a_file_without_people_is_not_replaced_by_another(world: World):
    tree_id = await new_tree(world.ann)
    await brought(world, tree_id, NOTES)
    await brought(world, tree_id, SMITHS.replace("@N1@", "@N7@"))
    for _ in range(2):
        text = (await exported(world, tree_id)).decode()
        found = [line for line in text.splitlines() if " NOTE " in line]
        wanted = ["0 @N1@ NOTE Of nobody", "0 @N2@ NOTE Nor this", "0 @N7_2@ NOTE Of the Smiths"]
        assert wanted == found
        await brought(world, tree_id, NOTES)


@with_trees
async def test_an_export_with_records_of_a_file_without_people_can_come_back(world: World):
    tree_id = await new_tree(world.ann)
    await brought(world, tree_id, SMITHS)
    await brought(world, tree_id, NOTES)
    before = records_of(await exported(world, tree_id))
    for _ in range(2):
        await brought(world, tree_id, await exported(world, tree_id))
        assert before == records_of(await exported(world, tree_id))


@with_trees
async def test_the_json_of_a_tree_leaves_no_submitter_behind(world: World):
    tree_id = await new_tree(world.ann)
    await brought(world, tree_id, SMITHS)
    await brought(world, tree_id, await exported(world, tree_id, "json"))
    assert records_of(SMITHS) == records_of(await exported(world, tree_id))

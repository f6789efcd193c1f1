"""Two people of an import who are one: what the file told of either comes back."""

from __future__ import annotations

from typing import Any

import pytest

from tests.systems.yggdrasil.gedcom.trees import gedcom, records_of
from tests.systems.yggdrasil.service.growing import API, asked
from tests.systems.yggdrasil.service.test_importing import brought, new_tree
from tests.systems.yggdrasil.service.world import World, with_trees

JOHN = ("0 @I1@ INDI", "1 NAME John /Smith/", "1 SEX M", "1 BIRT", "2 DATE 1850", "1 OCCU Baker")
JACK = ("0 @I2@ INDI", "1 NAME Jack /Smith/", "2 SOUR @S1@", "1 SEX M", "1 BIRT", "2 DATE 1851",
        "2 SOUR @S1@", "1 OCCU Baker", "1 RESI", "2 PLAC Leeds", "1 NOTE Of Leeds", "1 SOUR @S1@",
        "0 @S1@ SOUR", "1 TITL Census")  # fmt: skip


async def merged(world: World, tree_id: str, keep: str, drop: str) -> Any:
    """Merges two people by their first names."""
    found = await asked(world.ann, "GET", f"{API}/persons?treeId={tree_id}")
    ids = {one["firstName"]: one["personId"] for one in found["items"]}
    body = {"keep": ids[keep], "drop": ids[drop]}
    return await asked(world.ann, "POST", f"{API}/trees/{tree_id}/merge", body)


async def exported(world: World, tree_id: str, form: str) -> bytes:
    return (await world.ann.ask("GET", f"{API}/trees/{tree_id}/export?format={form}")).body


@pytest.mark.parametrize("form", ["ged551", "ged70"])
@with_trees
async def test_what_only_the_file_told_of_the_other_is_kept(world: World, form: str):
    tree_id = await new_tree(world.ann)
    await brought(world, tree_id, gedcom(*JOHN, *JACK))
    done = await merged(world, tree_id, "John", "Jack")
    assert ["firstName", "birthDate"] == [one["attribute"] for one in done["conflicts"]]
    assert ("1850", "Of Leeds") == (done["person"]["birthDateText"], done["person"]["biography"])
    text = (await exported(world, tree_id, form)).decode()
    names, births = text.count("1 NAME "), text.count("1 BIRT")
    assert (2, 2, 1, 1) == (names, births, text.count("1 OCCU Baker"), text.count("1 NOTE"))
    assert text.index("/Smith/") < text.index("Jack")
    assert text.index("2 DATE 1850") < text.index("2 DATE 1851")
    assert "1 RESI" in text
    assert 3 == text.count("SOUR @S1@")


@pytest.mark.parametrize("form", ["ged551", "ged70", "json"])
@with_trees
async def test_an_export_of_the_one_who_is_left_comes_back_as_it_was(world: World, form: str):
    tree_id = await new_tree(world.ann)
    await brought(world, tree_id, gedcom(*JOHN, *JACK))
    await merged(world, tree_id, "John", "Jack")
    before = records_of(await exported(world, tree_id, "ged551"))
    done = await brought(world, tree_id, await exported(world, tree_id, form))
    assert (0, 0) == (done["report"]["added"], done["report"]["missingPeople"])
    assert before == records_of(await exported(world, tree_id, "ged551"))


@with_trees
async def test_what_the_kept_one_says_by_hand_gets_no_sources_of_the_other(world: World):
    tree_id = await new_tree(world.ann)
    await brought(world, tree_id, gedcom("0 @I1@ INDI", "1 NAME John /Smith/", *JACK))
    found = await asked(world.ann, "GET", f"{API}/persons?treeId={tree_id}&q=john")
    path = f"{API}/persons/{found['items'][0]['personId']}"
    own = {"birthDateText": "1849", "biography": "Of York"}
    await asked(world.ann, "PATCH", path, own)
    done = await merged(world, tree_id, "John", "Jack")
    assert own == {name: done["person"][name] for name in own}
    text = (await exported(world, tree_id, "ged551")).decode()
    assert 2 == text.count("SOUR @S1@")  # of the name and of the person, and not of the birth
    assert ("1849" in text, "1851" in text, "Of Leeds" in text) == (True, False, False)


@with_trees
async def test_records_of_two_versions_are_not_mixed(world: World):
    tree_id = await new_tree(world.ann)
    await brought(world, tree_id, gedcom(*JOHN))
    await brought(world, tree_id, "\n".join(("0 HEAD", "1 GEDC", "2 VERS 7.0", *JACK, "0 TRLR")))
    done = await merged(world, tree_id, "John", "Jack")
    assert "gedcomExtra" in [one["attribute"] for one in done["conflicts"]]
    assert "RESI" not in (await exported(world, tree_id, "ged551")).decode()

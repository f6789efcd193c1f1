"""Backups and the rules of links, with what a tree has got since."""

from __future__ import annotations

from typing import Any

import pytest

from tests.systems.yggdrasil.service.backup_files import (
    backup_of,
    couple_part,
    file,
    parent_part,
    person_part,
    restore,
    restored,
    tree_part,
)
from tests.systems.yggdrasil.service.growing import API, asked, link, new_person, new_tree
from tests.systems.yggdrasil.service.world import World, code_of, with_trees


@with_trees
async def test_a_backup_gives_nobody_other_parents_beside_those_by_birth(world: World):
    tree_id = await new_tree(world.ann)
    *parents, kid = [await new_person(world.ann, tree_id, name) for name in "ABCDK"]
    for one in parents[:2]:
        await link(world.ann, one, kid)
    backup = await backup_of(world.ann)
    for one in parents[:2]:
        path = f"{API}/relationships/parent-child/{one}/{kid}"
        await asked(world.ann, "DELETE", path, status=204)
    for one in parents[2:]:
        await link(world.ann, one, kid)
    before = await backup_of(world.ann)
    assert (409, "conflict") == code_of(await restore(world.ann, backup))
    assert before == await backup_of(world.ann)
    assert 200 == (await restore(world.ann, backup, "new")).status


@pytest.mark.parametrize(
    ("part", "place"),
    [
        ({"treeName": "a\x07"}, "treeName"),
        ({"persons": [person_part("a", firstName="\0")]}, "persons[0].firstName"),
        ({"persons": [person_part("a", biography="a\x1bb")]}, "persons[0].biography"),
        (
            {
                "persons": [person_part("a"), person_part("b")],
                "spouses": [
                    couple_part("a", "b", previousUnions=[{"status": "Divorced", "notes": "\0"}])
                ],
            },
            "spouses[0].previousUnions[0].notes",
        ),
    ],
)
@with_trees
async def test_control_characters_which_no_export_could_have_are_refused(
    world: World, part: dict[str, Any], place: str
):
    reply = await restore(world.ann, file(tree_part(**part)))
    assert (422, "invalid") == code_of(reply)
    assert f"trees[0].{place}" == reply.error["details"]["place"]


@with_trees
async def test_a_link_that_the_backup_says_otherwise_leaves_room_for_another(world: World):
    """The mother of today is the stepmother of the backup."""
    tree_id = await new_tree(world.ann)
    a, b, c, kid = [await new_person(world.ann, tree_id, name) for name in "ABCK"]
    for one, kind in ((a, "Biological"), (b, "Biological"), (c, "Step")):
        assert 201 == (await link(world.ann, one, kid, type=kind)).status
    backup = await backup_of(world.ann)
    path = f"{API}/relationships/parent-child"
    await asked(world.ann, "DELETE", f"{path}/{b}/{kid}", status=204)
    await asked(world.ann, "PATCH", f"{path}/{c}/{kid}", {"type": "Biological"})
    await restored(world.ann, backup)
    found = await asked(world.ann, "GET", f"{API}/persons/{kid}/parents")
    kinds = {one["person"]["firstName"]: one["link"]["type"] for one in found["items"]}
    assert {"A": "Biological", "B": "Biological", "C": "Step"} == kinds


@with_trees
async def test_more_parents_by_birth_than_two_come_back_as_an_import_brought_them(world: World):
    people = [person_part(name) for name in "abck"]
    backup = file(tree_part(persons=people, parents=[parent_part(one, "k") for one in "abc"]))
    for _ in range(2):
        await restored(world.ann, backup)

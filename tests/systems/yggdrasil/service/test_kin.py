"""Kin: parents, children, spouses, and siblings as they follow from parents."""

from __future__ import annotations

from typing import Any

from tests.systems.yggdrasil.service.growing import API, asked, couple, link, new_person, new_tree
from tests.systems.yggdrasil.service.world import World, with_trees


async def siblings(world: World, person_id: str) -> dict[str, str]:
    answer = await asked(world.ann, "GET", f"{API}/persons/{person_id}/siblings")
    return {one["person"]["firstName"]: one["kind"] for one in answer["items"]}


async def people(world: World, tree_id: str, *names: str) -> list[str]:
    return [await new_person(world.ann, tree_id, name) for name in names]


async def linked(world: World, *links: tuple[str, str], **more: Any) -> None:
    for parent, child in links:
        assert 201 == (await link(world.ann, parent, child, **more)).status


@with_trees
async def test_two_common_parents_make_full_siblings_and_one_makes_half(world: World):
    tree_id = await new_tree(world.ann)
    mother, father, a, b, c = await people(world, tree_id, "M", "F", "A", "B", "C")
    await linked(world, (mother, a), (father, a), (mother, b), (father, b), (father, c))
    assert {"B": "full", "C": "half"} == await siblings(world, a)
    assert {"A": "half", "B": "half"} == await siblings(world, c)
    assert {} == await siblings(world, mother)


@with_trees
async def test_children_of_a_parents_spouse_are_step_siblings(world: World):
    tree_id = await new_tree(world.ann)
    mother, stepfather, mine, his = await people(world, tree_id, "M", "S", "Mine", "His")
    await linked(world, (mother, mine), (stepfather, his))
    assert {} == await siblings(world, mine)
    await couple(world.ann, stepfather, mother)
    assert {"His": "step"} == await siblings(world, mine)
    assert {"Mine": "step"} == await siblings(world, his)


@with_trees
async def test_adopted_children_are_siblings_and_fostered_ones_step_siblings(world: World):
    tree_id = await new_tree(world.ann)
    mother, father, own, adopted, fostered = await people(world, tree_id, *"MFOAX")
    await linked(world, (mother, own), (father, own))
    await linked(world, (mother, adopted), (father, adopted), type="Adoptive")
    await linked(world, (mother, fostered), (father, fostered), type="Foster")
    assert {"A": "full", "X": "step"} == await siblings(world, own)
    assert {"O": "step", "A": "step"} == await siblings(world, fostered)


@with_trees
async def test_a_spouse_is_found_from_both_sides(world: World):
    tree_id = await new_tree(world.ann)
    a, b, c = await people(world, tree_id, "A", "B", "C")
    await couple(world.ann, a, b)
    await couple(world.ann, c, a, status="Divorced")
    found = (await asked(world.ann, "GET", f"{API}/persons/{a}/spouses"))["items"]
    assert {("B", f"spouse:{a}:{b}"), ("C", f"spouse:{c}:{a}")} == {
        (one["person"]["firstName"], one["link"]["id"]) for one in found
    }


@with_trees
async def test_kin_come_in_the_order_of_births_and_weddings_whatever_was_changed_last(world: World):
    tree_id = await new_tree(world.ann)
    mother = await new_person(world.ann, tree_id, "M", gender="Female")
    kids: dict[str, str] = {}
    for name, born in (("C", "1905"), ("A", "1901"), ("D", None), ("B", "ABT 1903")):
        relative = {"kind": "child", "personId": mother}
        kids[name] = await new_person(
            world.ann, tree_id, name, birthDateText=born, relative=relative
        )
    for name, day in (("Y", "1910-01-01"), ("Z", None), ("X", "1900-01-01")):
        spouse = await new_person(world.ann, tree_id, name)
        await couple(world.ann, mother, spouse, marriageDate=day)
    path = f"{API}/relationships/parent-child/{mother}/{kids['A']}"
    await asked(world.ann, "PATCH", path, {"notes": "the first"})

    async def order(whose: str, kin: str) -> str:
        found = await asked(world.ann, "GET", f"{API}/persons/{whose}/{kin}")
        return "".join(one["person"]["firstName"] for one in found["items"])

    assert "ABCD" == await order(mother, "children")
    assert "ABD" == await order(kids["C"], "siblings")
    assert "XYZ" == await order(mother, "spouses")


@with_trees
async def test_kin_of_the_living_are_hidden_from_readers(world: World):
    tree_id = await new_tree(world.ann, isPublic=True)
    old = await new_person(world.ann, tree_id, "Old", birthDate="1900-01-01", isLiving=False)
    for name in ("Hidden", "Veiled"):
        relative = {"kind": "child", "personId": old}
        await new_person(
            world.ann, tree_id, name, lastName="X", birthDate="2080-01-01", relative=relative
        )
    for kin, whose in (("children", old), ("siblings", None), ("parents", None)):
        if whose is None:
            answer = await asked(world.eve, "GET", f"{API}/persons/{old}/children")
            whose = answer["items"][0]["person"]["personId"]
        reply = await world.eve.ask("GET", f"{API}/persons/{whose}/{kin}")
        assert 200 == reply.status
        assert b"Hidden" not in reply.body
        assert b"Veiled" not in reply.body
        assert 1 <= len(reply.json["items"])

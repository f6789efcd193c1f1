"""Families in memory: how many are kept, and that several who want one read it once."""

from __future__ import annotations

import asyncio
from copy import copy
from datetime import UTC, datetime, timedelta

from tablewright.model import put_all
from tablewright.systems.yggdrasil.design.owners import Tree
from tablewright.systems.yggdrasil.design.persons import Person
from tablewright.systems.yggdrasil.trees.directory import words_of
from tablewright.systems.yggdrasil.trees.families import Families
from tests.systems.yggdrasil.service.world import World, with_trees

NOW = datetime(2097, 1, 1, tzinfo=UTC)


async def planted(world: World, tree_id: str, people_count: int) -> Tree:
    tree = Tree(tree_id=tree_id, user_id="ann", tree_name="Oaks", version=1)
    people = [
        Person(
            person_id=f"{tree_id}-{number}",
            tree_id=tree_id,
            user_id="ann",
            first_name="N",
            last_name="",
            gender="Unknown",
        )
        for number in range(people_count)
    ]
    await world.db.run(put_all([tree, *people]))
    return tree


async def reads(world: World, families: Families, tree: Tree) -> bool:
    """Whether a family had to be read from the store."""
    world.calls.clear()
    found = await families.seen(world.db, tree, NOW, hides_living=False)
    assert {tree.tree_id} == {one.tree_id for one in found.family.persons.values()}
    return bool(world.calls)


@with_trees
async def test_the_families_that_were_asked_for_last_are_kept(world: World):
    families = Families(persons_max=25)
    a, b, c = [await planted(world, name, 10) for name in "abc"]
    assert [True] * 2 == [await reads(world, families, one) for one in (a, b)]
    assert not await reads(world, families, a)
    assert await reads(world, families, c)
    assert [False, False] == [await reads(world, families, one) for one in (a, c)]
    assert await reads(world, families, b)


@with_trees
async def test_a_family_that_is_larger_than_the_room_is_kept_alone(world: World):
    families = Families(persons_max=5)
    small, large = await planted(world, "small", 2), await planted(world, "large", 10)
    assert await reads(world, families, small)
    assert await reads(world, families, large)
    assert not await reads(world, families, large)
    assert await reads(world, families, small)
    families.forget(small)
    families.forget(small)
    assert await reads(world, families, small)


@with_trees
async def test_an_id_that_was_given_twice_is_two_families(world: World):
    families, tree = Families(), await planted(world, "a", 3)
    other = Tree(tree_id="a", user_id="eve", tree_name="Elms", version=1)
    await world.db.run(other.create())
    await families.seen(world.db.for_tenant("ann"), tree, NOW, hides_living=False)
    found = await families.seen(world.db.for_tenant("eve"), other, NOW, hides_living=False)
    assert {} == dict(found.family.persons)


@with_trees
async def test_names_that_are_folded_once_follow_the_changes_of_a_tree(world: World):
    families, tree = Families(), await planted(world, "a", 3)
    seen = await families.seen(world.db, tree, NOW, hides_living=False)
    assert 3 == len(seen.directory.page(words_of("n"), 10)[0])
    renamed, gone = (copy(seen.family.persons[one]) for one in ("a-0", "a-1"))
    renamed.first_name = "Maja"
    after = copy(tree)
    after.version = 2
    families.advance(tree, after, [renamed], [gone])
    for day in (NOW, NOW + timedelta(days=1)):
        seen = await families.seen(world.db, after, day, hides_living=False)
        assert seen.known_directory is not None
        assert ["a-0"] == [one.person_id for one in seen.directory.page(["maja"], 10)[0]]
        assert ["a-2"] == [one.person_id for one in seen.directory.page(["n"], 10)[0]]


@with_trees
async def test_several_who_want_a_family_at_once_read_it_once(world: World):
    families, tree = Families(), await planted(world, "a", 3)
    world.calls.clear()
    seen = await asyncio.gather(
        *(families.seen(world.db, tree, NOW, hides_living=False) for _ in range(5))
    )
    assert 3 == len(world.calls)
    assert all(one is seen[0] for one in seen)

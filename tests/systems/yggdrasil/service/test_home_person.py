"""The home person: each reader's own, private, and what others are to that person."""

from __future__ import annotations

from typing import Any

from tablewright.systems.yggdrasil import limits
from tablewright.systems.yggdrasil.design.owners import HomePerson
from tablewright.testing.caller import AsyncCaller
from tests.systems.yggdrasil.service.growing import API, asked, link, new_person, new_tree
from tests.systems.yggdrasil.service.world import World, code_of, with_trees

NOT_FOUND = (404, "not_found")


async def grown(world: World) -> tuple[str, dict[str, str]]:
    """A tree with a grandmother, her son and his two children."""
    tree_id = await new_tree(world.ann)
    ids = {name: await new_person(world.ann, tree_id, name) for name in ("Gran", "Dad", "Me")}
    ids["Sis"] = await new_person(world.ann, tree_id, "Sis", gender="Female")
    for parent, child in (("Gran", "Dad"), ("Dad", "Me"), ("Dad", "Sis")):
        assert 201 == (await link(world.ann, ids[parent], ids[child])).status
    return tree_id, ids


async def choose(caller: AsyncCaller, tree_id: str, person_id: str) -> Any:
    path = f"{API}/trees/{tree_id}/home-person"
    return await caller.ask("PUT", path, {"personId": person_id})


async def home_of(caller: AsyncCaller, tree_id: str) -> str | None:
    return (await asked(caller, "GET", f"{API}/trees/{tree_id}/home-person")).get("personId")


@with_trees
async def test_strangers_and_visitors_without_an_account_have_no_home_person(world: World):
    tree_id, ids = await grown(world)
    assert NOT_FOUND == code_of(await choose(world.eve, tree_id, ids["Me"]))
    assert 401 == (await choose(world.anybody, tree_id, ids["Me"])).status
    assert NOT_FOUND == code_of(await world.eve.ask("GET", f"{API}/trees/{tree_id}/home-person"))


@with_trees
async def test_a_person_of_another_tree_cannot_be_the_home_person(world: World):
    tree_id, _ = await grown(world)
    other = await new_person(world.ann, await new_tree(world.ann), "Other")
    assert NOT_FOUND == code_of(await choose(world.ann, tree_id, other))
    assert await home_of(world.ann, tree_id) is None


@with_trees
async def test_each_reader_has_a_home_person_of_their_own(world: World):
    tree_id, ids = await grown(world)
    await asked(world.ann, "PUT", f"{API}/trees/{tree_id}/shares/ben", {"role": "viewer"})
    before = await asked(world.ann, "GET", f"{API}/trees/{tree_id}")
    assert 204 == (await choose(world.ann, tree_id, ids["Me"])).status
    assert 204 == (await choose(world.ben, tree_id, ids["Gran"])).status
    assert (ids["Me"], ids["Gran"]) == (
        await home_of(world.ann, tree_id),
        await home_of(world.ben, tree_id),
    )
    assert before == await asked(world.ann, "GET", f"{API}/trees/{tree_id}")


@with_trees
async def test_a_choice_can_be_removed_and_ends_with_the_person(world: World):
    tree_id, ids = await grown(world)
    await choose(world.ann, tree_id, ids["Me"])
    for _ in range(2):
        gone = await world.ann.ask("DELETE", f"{API}/trees/{tree_id}/home-person")
        assert 204 == gone.status
    assert await home_of(world.ann, tree_id) is None
    await choose(world.ann, tree_id, ids["Sis"])
    await world.ann.ask("DELETE", f"{API}/persons/{ids['Sis']}")
    assert await home_of(world.ann, tree_id) is None


@with_trees
async def test_choices_are_deleted_with_the_tree(world: World):
    tree_id, ids = await grown(world)
    await asked(world.ann, "PUT", f"{API}/trees/{tree_id}/shares/ben", {"role": "viewer"})
    await choose(world.ann, tree_id, ids["Me"])
    await choose(world.ben, tree_id, ids["Me"])
    await world.ann.ask("DELETE", f"{API}/trees/{tree_id}")
    for _ in range(3):
        await world.run_jobs()
        world.clock.advance(seconds=120)
    for user_id in ("ann", "ben"):
        assert [] == await world.db.all(HomePerson.of_user(user_id))


# Names of kin


async def names(caller: AsyncCaller, tree_id: str, from_id: str, *to_ids: str, **more: str) -> Any:
    query = "&".join(f"{name}={value}" for name, value in more.items())
    path = f"{API}/trees/{tree_id}/kin-names?from={from_id}&to={','.join(to_ids)}&{query}"
    return await caller.ask("GET", path)


@with_trees
async def test_unknown_people_and_too_many_at_once_are_rejected(world: World):
    tree_id, ids = await grown(world)
    assert NOT_FOUND == code_of(await names(world.ann, tree_id, ids["Me"], "unknown"))
    assert NOT_FOUND == code_of(await names(world.eve, tree_id, ids["Me"], ids["Sis"]))
    too_many = [ids["Sis"]] * (limits.YGGDRASIL_KIN_NAMES_MAX + 1)
    assert (422, "invalid") == code_of(await names(world.ann, tree_id, ids["Me"], *too_many))


@with_trees
async def test_several_people_are_named_as_they_are_related_to_one(world: World):
    tree_id, ids = await grown(world)
    alone = await new_person(world.ann, tree_id, "Alone")
    found = await names(world.ann, tree_id, ids["Me"], ids["Gran"], ids["Sis"], ids["Me"], alone)
    expected = {ids["Gran"]: "grandparent", ids["Sis"]: "half-sister"}
    assert {"names": expected} == found.json


@with_trees
async def test_names_are_those_of_the_relationship_of_two_in_both_languages(world: World):
    tree_id, ids = await grown(world)
    for language in ("en", "de"):
        found = await names(world.ann, tree_id, ids["Sis"], *ids.values(), language=language)
        for name, named in found.json["names"].items():
            path = f"{API}/trees/{tree_id}/relationship?from={ids['Sis']}&to={name}"
            single = await asked(world.ann, "GET", f"{path}&language={language}")
            assert single["name"] == named

"""More facts: what a file says of a person beyond the fields of the page."""

from __future__ import annotations

from typing import Any

from tests.systems.yggdrasil.gedcom.trees import gedcom
from tests.systems.yggdrasil.service.growing import API, asked, share
from tests.systems.yggdrasil.service.test_importing import brought, new_tree
from tests.systems.yggdrasil.service.world import World, code_of, with_trees

FILE = gedcom(
    "0 @I1@ INDI", "1 NAME John /Smith/", "2 SOUR @S1@", "3 PAGE 17", "1 NAME Jack /Smyth/",
    "2 TYPE aka", "1 SEX M", "1 BIRT", "2 DATE 1850", "2 PLAC Leeds", "1 DEAT", "2 DATE 1900",
    "2 CAUS Fever", "1 BURI", "2 DATE 3 MAR 1900", "2 PLAC York", "2 SOUR @S1@", "3 DATA",
    "4 TEXT He rests here", "1 OCCU Baker", "2 NOTE @N1@", "1 TITL Sir", "1 ASSO @I2@",
    "2 RELA godfather", "1 OBJE @M1@", "1 NOTE Of Leeds", "1 _UID ABC", "1 FAMS @F1@",
    "0 @I2@ INDI", "1 NAME Jane /Doe/", "1 BIRT", "2 DATE 1990", "1 OCCU Spy", "1 FAMS @F1@",
    "0 @F1@ FAM", "1 HUSB @I1@", "1 WIFE @I2@", "1 ENGA", "2 DATE 1898", "1 MARR",
    "2 DATE 1899", "2 SOUR @S1@",
    "0 @S1@ SOUR", "1 TITL Parish register", "1 AUTH The vicar",
    "0 @N1@ NOTE In the mill", "0 @M1@ OBJE", "1 FILE john.jpg", "2 FORM jpg", "2 TITL Portrait",
)  # fmt: skip


async def imported(world: World) -> tuple[str, dict[str, str]]:
    """A tree with the file, and the ids of people by first name."""
    tree_id = await new_tree(world.ann)
    await brought(world, tree_id, FILE)
    found = await asked(world.ann, "GET", f"{API}/persons?treeId={tree_id}")
    return tree_id, {one["firstName"]: one["personId"] for one in found["items"]}


async def facts(caller: Any, person_id: str, query: str = "") -> list[dict[str, Any]]:
    return (await asked(caller, "GET", f"{API}/persons/{person_id}/facts{query}"))["items"]


@with_trees
async def test_strangers_do_not_learn_that_the_person_exists(world: World):
    _, ids = await imported(world)
    reply = await world.eve.ask("GET", f"{API}/persons/{ids['John']}/facts")
    assert (404, "not_found") == code_of(reply)


@with_trees
async def test_a_cursor_of_another_person_is_rejected(world: World):
    _, ids = await imported(world)
    path = f"{API}/persons/{ids['John']}/facts?limit=1"
    cursor = (await asked(world.ann, "GET", path))["cursor"]
    reply = await world.ann.ask("GET", f"{API}/persons/{ids['Jane']}/facts?cursor={cursor}")
    assert 400 == reply.status


@with_trees
async def test_viewers_see_no_facts_of_the_living_and_no_shared_records(world: World):
    tree_id, ids = await imported(world)
    await share(world, tree_id, "ben")
    assert [] == await facts(world.ben, ids["Jane"])
    shown = await facts(world.ben, ids["John"])
    assert "Baker" in [one.get("value") for one in shown]
    text = str(shown)
    for hidden in ("Parish", "vicar", "mill", "Portrait", "Jane", "Spy", "1898"):
        assert hidden not in text


@with_trees
async def test_facts_have_their_dates_places_and_the_titles_of_sources(world: World):
    _, ids = await imported(world)
    found = {one["tag"]: one for one in await facts(world.ann, ids["John"])}
    burial = found["BURI"]
    assert ("3 MAR 1900", "York") == (burial["date"], burial["place"])
    assert [{"title": "Parish register", "author": "The vicar", "text": "He rests here"}] == burial[
        "citations"
    ]
    assert ["In the mill"] == found["OCCU"]["notes"]
    assert ("Jane Doe", [{"tag": "RELA", "value": "godfather"}]) == (
        found["ASSO"]["value"],
        found["ASSO"]["details"],
    )
    assert [{"title": "Portrait", "file": "john.jpg", "format": "jpg"}] == found["OBJE"]["media"]
    assert [{"tag": "CAUS", "value": "Fever"}] == found["DEAT"]["details"]
    assert "date" not in found["DEAT"]  # which is a field of the person


@with_trees
async def test_further_names_are_facts_and_the_first_name_only_has_its_sources(world: World):
    _, ids = await imported(world)
    names = [one for one in await facts(world.ann, ids["John"]) if one["tag"] == "NAME"]
    assert [None, "Jack Smyth"] == [one.get("value") for one in names]
    assert ("17", "aka") == (names[0]["citations"][0]["page"], names[1]["type"])


@with_trees
async def test_both_partners_show_the_facts_of_the_couple(world: World):
    _, ids = await imported(world)
    for one, other in (("John", "Jane"), ("Jane", "John")):
        couple = [fact for fact in await facts(world.ann, ids[one]) if "partnerId" in fact]
        assert ["ENGA", "MARR"] == [fact["tag"] for fact in couple]
        assert {ids[other]} == {fact["partnerId"] for fact in couple}


@with_trees
async def test_pages_together_are_all_facts(world: World):
    _, ids = await imported(world)
    path, query, found = f"{API}/persons/{ids['John']}/facts", "?limit=2", list[Any]()
    while query:
        page = await asked(world.ann, "GET", path + query)
        assert 2 >= len(page["items"])
        found += page["items"]
        query = f"?limit=2&cursor={page['cursor']}" if "cursor" in page else ""
    assert await facts(world.ann, ids["John"]) == found


@with_trees
async def test_a_search_finds_occupations_places_and_years_of_facts(world: World):
    tree_id, _ = await imported(world)
    for words, names in (
        ("baker", ["John"]), ("york", ["John"]), ("smyth", ["John"]), ("sir", ["John"]),
        ("fever", ["John"]), ("spy", ["Jane"]), ("abc", []), ("john york 1900", ["John"]),
    ):  # fmt: skip
        page = await asked(
            world.ann, "GET", f"{API}/persons?treeId={tree_id}&q={words}".replace(" ", "%20")
        )
        assert names == [one["firstName"] for one in page["items"]], words


@with_trees
async def test_viewers_cannot_search_facts_of_the_living(world: World):
    tree_id, _ = await imported(world)
    await share(world, tree_id, "ben")
    page = await asked(world.ben, "GET", f"{API}/persons?treeId={tree_id}&q=spy")
    assert [] == page["items"]

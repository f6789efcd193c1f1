"""Exporting over HTTP: who gets what, in which form, and nothing of the living for readers."""

from __future__ import annotations

import io
import re
import zipfile
from typing import Any

import pytest

from tablewright.testing.caller import AsyncCaller, ReceivedResponse
from tests.systems.yggdrasil.gedcom.trees import FILES, gedcom, imported, records_of, told
from tests.systems.yggdrasil.service.growing import API, asked, link, new_person
from tests.systems.yggdrasil.service.test_importing import brought, new_tree
from tests.systems.yggdrasil.service.world import World, code_of, with_trees

# The clock of these tests stands in 2096: Kim is a child, and Karl is dead.
MIXED = gedcom(
    "0 @U1@ SUBM",
    "1 NAME Kim's uncle",
    "0 @I1@ INDI",
    "1 NAME Karl /Berg/",
    "1 BIRT",
    "2 DATE 2040",
    "1 DEAT",
    "2 DATE 2090",
    "1 OCCU Smith",
    "1 ASSO @I2@",
    "2 RELA Friend",
    "1 FAMS @F1@",
    "0 @I2@ INDI",
    "1 NAME Kim /Secret/",
    "1 BIRT",
    "2 DATE 2085",
    "2 PLAC Hidden",
    "1 NOTE Likes frogs",
    "1 FAMC @F1@",
    "2 NOTE A late child",
    "0 @F1@ FAM",
    "1 HUSB @I1@",
    "1 CHIL @I2@",
    "0 @S1@ SOUR",
    "1 TITL What Kim told",
)


async def export(caller: AsyncCaller, tree_id: str, query: str = "") -> ReceivedResponse:
    return await caller.ask("GET", f"/yggdrasil/api/trees/{tree_id}/export{query}")


@with_trees
async def test_strangers_find_no_tree_to_export(world: World):
    tree_id = await new_tree(world.ann)
    for caller in (world.eve, world.anybody):
        assert (404, "not_found") == code_of(await export(caller, tree_id))
        assert (404, "not_found") == code_of(await export(caller, "nowhere"))


@pytest.mark.parametrize("query", ["?format=pdf", "?living=maybe", "?colour=red"])
@with_trees
async def test_what_is_no_format_is_refused(world: World, query: str):
    tree_id = await new_tree(world.ann)
    assert (400, "malformed") == code_of(await export(world.ann, tree_id, query))


@pytest.mark.parametrize("form", ["ged551", "ged70", "json", "gdz"])
@with_trees
async def test_readers_get_nothing_of_the_living(world: World, form: str):
    tree_id = await new_tree(world.ann, isPublic=True)
    await brought(world, tree_id, MIXED)
    for caller, query in (
        (world.eve, f"?format={form}"),
        (world.anybody, f"?format={form}&living=show"),
        (world.ann, f"?format={form}&living=hide"),
    ):
        reply = await export(caller, tree_id, query)
        assert 200 == reply.status
        text = _text(reply.body, form)
        assert "Karl" in text
        assert "Living" in text
        for secret in ("Secret", "Kim", "2085", "Hidden", "frogs", "late child", "uncle", "told"):
            assert secret not in text, secret


@with_trees
async def test_the_living_keep_their_place_among_the_others(world: World):
    tree_id = await new_tree(world.ann, isPublic=True)
    await brought(world, tree_id, MIXED)
    found = imported((await export(world.eve, tree_id)).body)
    assert {"Karl", "Living"} == {one.first_name for one in found.family.persons.values()}
    (link,) = found.family.links
    assert "Living" == found.family.persons[link.child_id].first_name
    assert b"OCCU Smith" in (await export(world.eve, tree_id)).body
    assert b"ASSO" not in (await export(world.eve, tree_id)).body


@with_trees
async def test_the_owner_gets_back_what_was_imported(world: World):
    for name, form in (("family_551.ged", "ged551"), ("family_70.ged", "ged70")):
        tree_id, content = await new_tree(world.ann), (FILES / name).read_bytes()
        await brought(world, tree_id, content)
        reply = await export(world.ann, tree_id, f"?format={form}")
        assert "text/vnd.familysearch.gedcom; charset=utf-8" == reply.headers["content-type"]
        assert 'attachment; filename="Smith.ged"' == reply.headers["content-disposition"]
        assert records_of(content) == records_of(reply.body)


@with_trees
async def test_the_name_of_a_file_cannot_leave_its_header(world: World):
    for name in ('a"; filename="b.exe', "../../etc/passwd", "a\u202egpj.exe", "=1+1", "Ærø/.."):
        made = await world.ann.ask("POST", f"{API}/trees", {"treeName": name})
        reply = await export(world.ann, made.json["treeId"], "?format=json")
        found = re.fullmatch(
            'attachment; filename="[A-Za-z0-9-]+[.]json"', reply.headers["content-disposition"]
        )
        assert found, name


@with_trees
async def test_what_was_edited_since_is_written_and_the_rest_stays(world: World):
    tree_id, content = await new_tree(world.ann), (FILES / "family_551.ged").read_bytes()
    await brought(world, tree_id, content)
    listed = await world.ann.ask("GET", f"/yggdrasil/api/persons?treeId={tree_id}&q=johann")
    (person,) = listed.json["items"]
    change = {"birthDateText": "ABT 1698", "birthPlace": None, "firstName": "Hans"}
    path = f"/yggdrasil/api/persons/{person['personId']}"
    assert 200 == (await world.ann.ask("PATCH", path, change)).status
    child = {"treeId": tree_id, "firstName": "Neu", "relative": _child_of(person)}
    assert 201 == (await world.ann.ask("POST", "/yggdrasil/api/persons", child)).status
    text = (await export(world.ann, tree_id, "?format=ged551")).body.decode("utf-8-sig")
    assert "1 NAME Dr. Hans Georg Maria /von Linden/ d. Ä.\r\n2 NPFX Dr.\r\n" in text
    assert "2 DATE ABT 1698\r\n2 SOUR Told by his daughter" in text
    assert "1 _FAVOURITE Bread\r\n2 _SINCE 1701" in text
    assert "1 NAME Neu\r\n" in text


def _child_of(person: dict[str, Any]) -> dict[str, Any]:
    return {"kind": "child", "personId": person["personId"]}


@with_trees
async def test_every_form_makes_the_same_tree_again(world: World):
    tree_id = await new_tree(world.ann)
    content = (FILES / "family_551.ged").read_bytes()
    await brought(world, tree_id, content)
    wanted = told(imported(content).family)
    for form in ("ged551", "ged70", "gdz"):
        body = (await export(world.ann, tree_id, f"?format={form}")).body
        if form == "gdz":
            body = zipfile.ZipFile(io.BytesIO(body)).read("gedcom.ged")
        assert wanted == told(imported(body).family)


def _text(body: bytes, form: str) -> str:
    if form == "gdz":
        with zipfile.ZipFile(io.BytesIO(body)) as archive:
            body = b"".join(archive.read(one) for one in archive.namelist())
    return body.decode()


@pytest.mark.parametrize("form", ["ged551", "ged70", "gdz", "json"])
@with_trees
async def test_lines_of_whatever_system_come_back_as_lines(world: World, form: str):
    tree_id, other_id = await new_tree(world.ann), await new_tree(world.ann)
    text = "One\r\nTwo\rThree\n\nFive"
    person = {"treeId": tree_id, "firstName": "Ada", "biography": text, "isLiving": False}
    made = (await world.ann.ask("POST", "/yggdrasil/api/persons", person)).json
    assert "One\nTwo\nThree\n\nFive" == made["biography"]
    spouse = {"kind": "spouse", "personId": made["personId"]}
    other = {"treeId": tree_id, "firstName": "Ben", "isLiving": False, "relative": spouse}
    ben = (await world.ann.ask("POST", "/yggdrasil/api/persons", other)).json["personId"]
    path = f"/yggdrasil/api/relationships/spousal/{made['personId']}/{ben}"
    assert 200 == (await world.ann.ask("PATCH", path, {"notes": text})).status
    content = (await export(world.ann, tree_id, f"?format={form}")).body
    done = await brought(world, other_id, content)
    assert "done" == done["state"]
    listed = await world.ann.ask("GET", f"/yggdrasil/api/persons?treeId={other_id}&q=ada")
    assert made["biography"] == listed.json["items"][0]["biography"]
    links = await world.ann.ask("GET", f"/yggdrasil/api/relationships?treeId={other_id}")
    assert made["biography"] == links.json["items"][0]["notes"]


@pytest.mark.parametrize("form", ["ged551", "ged70", "json"])
@with_trees
async def test_a_file_is_the_same_whatever_was_entered_last(world: World, form: str):
    tree_id = await new_tree(world.ann)
    ids = [await new_person(world.ann, tree_id, name) for name in "ABCD"]
    for parent_id, child_id in ((1, 3), (0, 3), (1, 2), (0, 2)):
        assert 201 == (await link(world.ann, ids[parent_id], ids[child_id])).status
    gone = await asked(world.ann, "DELETE", f"{API}/persons/{ids[0]}")
    path = f"{API}/persons/{ids[0]}/restore"
    await asked(world.ann, "POST", path, {"undo": gone["undo"]}, status=201)
    path = f"{API}/relationships/parent-child/{ids[1]}/{ids[2]}"
    await asked(world.ann, "PATCH", path, {"notes": "x"})
    before = (await export(world.ann, tree_id, f"?format={form}")).body
    world.clock.advance(seconds=10)  # the tree is read again
    assert before == (await export(world.ann, tree_id, f"?format={form}")).body

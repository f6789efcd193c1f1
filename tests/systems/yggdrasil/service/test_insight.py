"""What a tree tells as a whole, and charts of its people; to readers nothing of the living."""

from __future__ import annotations

from typing import Any

import msgspec

from tablewright.systems.yggdrasil.design.persons import Person
from tests.systems.yggdrasil.service.world import World, with_trees

READS = (
    "stats", "checks", "duplicates", "anniversaries?month=3", "timeline", "places",
    "relationship?from={gran}&to={kid}",
)  # fmt: skip


async def _family(world: World) -> dict[str, str]:
    """Gran, who is dead, her living daughter and grandchild, in a public tree.

    The clock of these tests stands in 2096.
    """
    tree = (await world.ann.ask("POST", "/api/trees", {"treeName": "Ours"})).json["treeId"]
    await world.ann.ask("PATCH", f"/api/trees/{tree}", {"isPublic": True})
    ids = {"tree": tree}

    async def person(key: str, relative: dict[str, Any] | None = None, **more: Any) -> None:
        body = {"treeId": tree, "lastName": "Berg", **more}
        if relative is not None:
            body["relative"] = relative
        reply = await world.ann.ask("POST", "/api/persons", body)
        assert 201 == reply.status, reply.json
        ids[key] = reply.json["personId"]

    await person("gran", firstName="Ida", gender="Female", birthDate="2000-03-05",
                 deathDate="2080-03-01", birthPlace="Lund")  # fmt: skip
    await person("mum", {"kind": "child", "personId": ids["gran"]}, firstName="Secretia",
                 gender="Female", birthDate="2040-03-09", birthPlace="Hiddenham")  # fmt: skip
    await person("twin", firstName="Secretia", gender="Female", birthDate="2040-03-09")
    await person("kid", {"kind": "child", "personId": ids["mum"]}, firstName="Young",
                 birthDate="2030-03-10")  # fmt: skip
    return ids


async def _read(world: World, ids: dict[str, str], what: str, who: str = "ann") -> Any:
    caller = world.anybody if who == "anybody" else world.user(who)
    reply = await caller.ask("GET", f"/api/trees/{ids['tree']}/{what.format(**ids)}")
    assert 200 == reply.status, reply.json
    return reply.json


@with_trees
async def test_strangers_find_nothing_of_a_private_tree(world: World):
    ids = await _family(world)
    await world.ann.ask("PATCH", f"/api/trees/{ids['tree']}", {"isPublic": False})
    for what in READS:
        path = f"/api/trees/{ids['tree']}/{what.format(**ids)}"
        assert 404 == (await world.eve.ask("GET", path)).status
        assert 404 == (await world.anybody.ask("GET", path)).status
    for what in ("ancestors", "descendants", "ahnentafel"):
        path = f"/api/persons/{ids['kid']}/{what}"
        assert 404 == (await world.eve.ask("GET", path)).status


@with_trees
async def test_nothing_of_the_living_is_told_to_readers(world: World):
    ids = await _family(world)
    for what in READS:
        for who in ("eve", "anybody"):
            told = msgspec.json.encode(await _read(world, ids, what, who))
            for secret in (b"Secretia", b"Young", b"Hiddenham", b"2040", b"2030"):
                assert secret not in told, what
    for what in ("ancestors", "descendants", "ahnentafel"):
        for person in ("kid", "gran"):
            reply = await world.anybody.ask("GET", f"/api/persons/{ids[person]}/{what}")
            told = msgspec.json.encode(reply.json)
            for secret in (b"Secretia", b"Young", b"Hiddenham", b"2040", b"2030"):
                assert secret not in told, what


@with_trees
async def test_two_who_are_not_the_same_person_are_not_listed_again(world: World):
    ids = await _family(world)
    path = f"/api/trees/{ids['tree']}/distinct"
    (pair,) = (await _read(world, ids, "duplicates"))["items"]
    first, second = pair["personIds"]
    for given, status in (((first, first), 422), ((first, "nobody"), 404), ((second, first), 204)):
        reply = await world.ann.ask("POST", path, {"first": given[0], "second": given[1]})
        assert status == reply.status
    assert [] == (await _read(world, ids, "duplicates"))["items"]
    again = await world.ann.ask("POST", path, {"first": first, "second": second})
    assert 204 == again.status
    stored = await world.db.run(Person.get("ann", min(first, second)).consistently())
    assert stored is not None
    assert [max(first, second)] == stored.distinct_from


@with_trees
async def test_findings_and_pairs_of_the_hidden_are_left_out_altogether(world: World):
    ids = await _family(world)
    assert 1 == len((await _read(world, ids, "duplicates"))["items"])
    assert [] == (await _read(world, ids, "duplicates", "eve"))["items"]
    own = await _read(world, ids, "checks?severity=error")
    assert ["parentTooYoung"] == [one["code"] for one in own["items"]]
    told = await _read(world, ids, "checks", "eve")
    assert [] == told["items"]
    assert [] == told["counts"]


@with_trees
async def test_checks_are_counted_filtered_and_paged(world: World):
    ids = await _family(world)
    every = await _read(world, ids, "checks")
    assert every["isComplete"]
    assert "error" == every["items"][0]["severity"]
    assert len(every["items"]) == sum(one["count"] for one in every["counts"])
    page = await _read(world, ids, "checks?limit=1")
    rest = await _read(world, ids, f"checks?limit=1000&cursor={page['cursor']}")
    assert every["items"] == page["items"] + rest["items"]
    assert "cursor" not in rest
    only = await _read(world, ids, "checks?code=missingSex")
    assert [[ids["kid"]]] == [one["personIds"] for one in only["items"]]


@with_trees
async def test_a_cursor_is_for_its_own_list(world: World):
    ids = await _family(world)
    page = await _read(world, ids, "checks?limit=1")
    path = f"/api/trees/{ids['tree']}/timeline?cursor={page['cursor']}"
    assert 400 == (await world.ann.ask("GET", path)).status


@with_trees
async def test_statistics_count_the_living_for_everybody(world: World):
    ids = await _family(world)
    for who in ("ann", "eve"):
        found = await _read(world, ids, "stats", who)
        assert (4, 3) == (found["persons"], found["living"])
    assert [] == (await _read(world, ids, "stats", "eve"))["largestFamilies"][1:]


@with_trees
async def test_what_changes_is_told_at_once(world: World):
    """What is kept of a tree is kept for its version only."""
    ids = await _family(world)
    assert 4 == (await _read(world, ids, "stats"))["persons"]
    await world.ann.ask("DELETE", f"/api/persons/{ids['twin']}")
    assert 3 == (await _read(world, ids, "stats"))["persons"]
    assert [] == (await _read(world, ids, "duplicates"))["items"]


@with_trees
async def test_anniversaries_timeline_and_places_are_told(world: World):
    ids = await _family(world)
    days = await _read(world, ids, "anniversaries?month=3")
    assert [1, 5, 9, 9, 10] == [one["day"] for one in days["items"]]
    assert 200 == (await world.ann.ask("GET", f"/api/trees/{ids['tree']}/anniversaries")).status
    assert 5 == len((await _read(world, ids, "timeline"))["items"])
    near = await _read(world, ids, "timeline?personId={kid}")
    assert [["Young Berg"]] == [one["names"] for one in near["items"]]
    assert ["Hiddenham", "Lund"] == [
        one["name"] for one in (await _read(world, ids, "places"))["items"]
    ]
    path = f"/api/trees/{ids['tree']}/timeline?personId=nobody"
    assert 404 == (await world.ann.ask("GET", path)).status
    path = f"/api/trees/{ids['tree']}/anniversaries?month=13"
    assert 400 == (await world.ann.ask("GET", path)).status


@with_trees
async def test_relationships_are_named_with_their_path(world: World):
    ids = await _family(world)
    found = await _read(world, ids, "relationship?from={kid}&to={gran}")
    assert {
        "name": "grandmother",
        "reverseName": "grandchild",
        "path": [
            {"personId": ids["kid"], "step": None},
            {"personId": ids["mum"], "step": "parent"},
            {"personId": ids["gran"], "step": "parent"},
        ],
        "commonAncestors": [ids["gran"]],
        "distance": 2,
        "isBlood": True,
    } == found


@with_trees
async def test_who_is_not_related_has_an_answer_and_who_is_not_there_none(world: World):
    ids = await _family(world)
    found = await _read(world, ids, "relationship?from={kid}&to={twin}")
    assert (None, None, [], False) == (
        found["name"], found["distance"], found["path"], found["isBlood"]
    )  # fmt: skip
    path = f"/api/trees/{ids['tree']}/relationship?from={ids['kid']}&to=nobody"
    assert 404 == (await world.ann.ask("GET", path)).status
    assert 400 == (await world.ann.ask("GET", path + "&mode=all")).status


@with_trees
async def test_a_couple_of_kin_is_told_both(world: World):
    ids = await _family(world)
    body = {"person1Id": ids["gran"], "person2Id": ids["kid"]}
    assert 201 == (await world.ann.ask("POST", "/api/relationships/spousal", body)).status
    found = await _read(world, ids, "relationship?from={kid}&to={gran}")
    assert ("wife", "grandmother") == (found["name"], found["also"]["name"])


@with_trees
async def test_charts_have_numbers_and_people(world: World):
    ids = await _family(world)
    up = (await world.ann.ask("GET", f"/api/persons/{ids['kid']}/ancestors")).json
    assert [("1", 0), ("3", 1), ("7", 2)] == [
        (one["numbers"][0], one["generation"]) for one in up["items"]
    ]
    assert "Ida" == up["persons"][ids["gran"]]["firstName"]
    near = (await world.ann.ask("GET", f"/api/persons/{ids['kid']}/ancestors?gen=1")).json
    assert [ids["kid"], ids["mum"]] == [one["personId"] for one in near["items"]]
    down = (await world.ann.ask("GET", f"/api/persons/{ids['gran']}/descendants")).json
    assert [["1"], ["1.1"], ["1.1.1"]] == [one["numbers"] for one in down["items"]]
    table = (await world.ann.ask("GET", f"/api/persons/{ids['kid']}/ahnentafel")).json
    assert [("1", "Young Berg"), ("3", "Secretia Berg"), ("7", "Ida Berg")] == [
        (one["number"], one["name"]) for one in table["items"]
    ]
    path = f"/api/persons/{ids['kid']}/ancestors?gen=-1"
    assert 400 == (await world.ann.ask("GET", path)).status

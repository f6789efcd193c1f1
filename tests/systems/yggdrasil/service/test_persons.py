"""People: what is refused, how dates and names are kept, who is found, and who is hidden."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright.testing.caller import AsyncCaller
from tests.systems.yggdrasil.service.growing import (
    API,
    asked,
    link,
    names,
    new_person,
    new_tree,
    person_of,
    share,
    tree_of,
)
from tests.systems.yggdrasil.service.world import World, code_of, with_trees

MODERN = {"birthDate": "2080-01-01"}  # it is 2096 in these tests
OLD = {"birthDate": "1850-01-01"}


@pytest.mark.parametrize(
    "body",
    [
        {"firstName": "", "lastName": ""},
        {"firstName": "  "},
        {"firstName": "x" * 101},
        {"firstName": "A", "middleName": "x" * 101},
        {"firstName": "A", "preferredName": "x" * 51},
        {"firstName": "A", "birthPlace": "x" * 201},
        {"firstName": "A\x00"},
        {"firstName": "A\n"},
        {"firstName": None},
        {"firstName": "A", "gender": "male"},
        {"firstName": "A", "birthDate": "1850"},
        {"firstName": "A", "birthDate": "1850-02-30"},
        {"firstName": "A", "birthDateText": "sometime"},
        {"firstName": "A", "birthDateText": "31 FEB"},
        {"firstName": "A", "birthDate": "1850-03-12", "birthDateText": "13 MAR 1850"},
        {"firstName": "A", "birthDate": "1850-03-12", "birthDateText": "ABT 1850"},
        {"firstName": "A", "personId": "mine"},
        {"firstName": "A", "photoUrl": "https://example.com/x.png"},
        {"firstName": "A", "relative": {"kind": "cousin", "personId": "x"}},
        {"firstName": "A", "relative": {"kind": "parent", "personId": "x", "alsoOf": "y"}},
        {"firstName": "A", "relative": {"kind": "child", "personId": "x", "alsoOf": "x"}},
        {"firstName": "A", "relative": {"kind": "child", "personId": "x", "spouseOf": "y"}},
        {"firstName": "A", "relative": {"kind": "parent", "personId": "x", "spouseOf": "x"}},
        {"firstName": "A", "relative": {"kind": "child", "personId": "x", "parentOf": ["y"]}},
        {"firstName": "A", "relative": {"kind": "spouse", "personId": "x", "parentOf": ["x"]}},
        {"firstName": "A", "relative": {"kind": "spouse", "personId": "x", "parentOf": "yy"}},
        {"firstName": "A", "relative": {"kind": "spouse", "personId": "x", "parentOf": ["y", "y"]}},
    ],
)
@with_trees
async def test_a_person_that_makes_no_sense_is_refused(world: World, body: dict[str, Any]):
    tree_id = await new_tree(world.ann)
    reply = await world.ann.ask("POST", f"{API}/persons", {"treeId": tree_id, **body})
    assert (422, "invalid") == code_of(reply)
    assert 0 == (await tree_of(world.ann, tree_id))["personCount"]


@with_trees
async def test_a_biography_beyond_64_kb_is_too_large(world: World):
    tree_id = await new_tree(world.ann)
    body = {"treeId": tree_id, "firstName": "A", "biography": "ä" * 32 * 1024}
    assert 201 == (await world.ann.ask("POST", f"{API}/persons", body)).status
    reply = await world.ann.ask("POST", f"{API}/persons", {**body, "biography": "ä" * 32_769})
    assert (413, "too_large") == code_of(reply)


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"gender": None},
        {"treeId": "other"},
        {"birthDateText": "sometime"},
    ],
)
@with_trees
async def test_a_change_that_makes_no_sense_is_refused(world: World, body: dict[str, Any]):
    person_id = await new_person(world.ann, await new_tree(world.ann))
    reply = await world.ann.ask("PATCH", f"{API}/persons/{person_id}", body)
    assert (422, "invalid") == code_of(reply)


@with_trees
async def test_kin_who_are_not_in_the_tree_are_not_found(world: World):
    tree_id, other_id = await new_tree(world.ann), await new_tree(world.ann)
    elsewhere = await new_person(world.ann, other_id)
    for relative_id in ("nobody", elsewhere):
        relative = {"kind": "child", "personId": relative_id}
        body = {"treeId": tree_id, "firstName": "A", "relative": relative}
        assert (404, "not_found") == code_of(await world.ann.ask("POST", f"{API}/persons", body))
    assert 0 == (await tree_of(world.ann, tree_id))["personCount"]


@with_trees
async def test_a_third_biological_parent_cannot_be_made_in_place(world: World):
    tree_id = await new_tree(world.ann)
    child = await new_person(world.ann, tree_id)
    parent = {"kind": "parent", "personId": child}
    for _ in range(2):
        await new_person(world.ann, tree_id, relative=parent)
    body = {"treeId": tree_id, "firstName": "C", "relative": parent}
    assert (422, "invalid") == code_of(await world.ann.ask("POST", f"{API}/persons", body))
    await new_person(world.ann, tree_id, relative={**parent, "type": "Step"})
    assert 4 == (await tree_of(world.ann, tree_id))["personCount"]


@pytest.mark.parametrize("none", ["", "  ", None])
@with_trees
async def test_names_that_were_wrong_are_taken_away_and_the_rest_can_be_changed_without_them(
    world: World, none: str | None
):
    person_id = await new_person(world.ann, await new_tree(world.ann), **OLD)
    place = f"{API}/persons/{person_id}"
    for body in ({"firstName": none, "lastName": none}, {"birthPlace": "Lund"}):
        assert 200 == (await world.ann.ask("PATCH", place, body)).status
    person = await person_of(world.ann, person_id)
    assert ("", "", "Lund") == (person["firstName"], person["lastName"], person["birthPlace"])
    assert OLD["birthDate"] == person["birthDate"]


@with_trees
async def test_all_that_is_given_comes_back(world: World):
    tree_id = await new_tree(world.ann)
    given = {
        "firstName": "Ada", "middleName": "Augusta", "lastName": "Lovelace", "birthName": "Byron",
        "preferredName": "Addy", "suffix": "I", "gender": "Female", "birthDate": "1815-12-10",
        "deathDateText": "27 NOV 1852", "birthPlace": "London", "deathPlace": "Marylebone",
        "biography": "First\nprogrammer", "isLiving": False,
    }  # fmt: skip
    person = await person_of(world.ann, await new_person(world.ann, tree_id, **given))
    derived = {"birthSort": "1815-12-10", "deathDate": "1852-11-27", "deathSort": "1852-11-27"}
    assert given | derived == {name: person[name] for name in given | derived}
    assert (False, tree_id) == (person["living"], person["treeId"])
    assert "hidden" not in person


@pytest.mark.parametrize(
    ("text", "day", "sort"),
    [
        ("ABT 1850", None, "1850-01-01"),
        ("12 MAR 1850", "1850-03-12", "1850-03-12"),
        ("BET 1849 AND 1851", None, "1849-01-01"),
        ("BEF 1900", None, None),
        ("(at harvest)", None, None),
    ],
)
@with_trees
async def test_a_date_is_kept_as_it_is_written(
    world: World, text: str, day: str | None, sort: str | None
):
    tree_id = await new_tree(world.ann)
    person = await person_of(
        world.ann, await new_person(world.ann, tree_id, birthDateText=f" {text} ")
    )
    dates = tuple(person.get(name) for name in ("birthDateText", "birthDate", "birthSort"))
    assert (text, day, sort) == dates


@with_trees
async def test_a_date_is_changed_as_a_whole(world: World):
    person_id = await new_person(world.ann, await new_tree(world.ann), birthDateText="ABT 1850")
    path, dates = f"{API}/persons/{person_id}", ("birthDate", "birthDateText", "birthSort")
    for body, expected in (
        ({"birthDate": "1851-02-03"}, ("1851-02-03", None, "1851-02-03")),
        ({"birthDateText": "BEF 1860"}, (None, "BEF 1860", None)),
        ({"birthDate": None}, (None, None, None)),
        ({"birthDateText": "1 JAN 1850"}, ("1850-01-01", "1 JAN 1850", "1850-01-01")),
        ({"birthDateText": None}, (None, None, None)),
    ):
        person = await asked(world.ann, "PATCH", path, body)
        assert expected == tuple(person.get(name) for name in dates)


@with_trees
async def test_null_removes_and_what_is_not_named_stays(world: World):
    tree_id = await new_tree(world.ann)
    person_id = await new_person(
        world.ann, tree_id, "Ada", lastName="L", biography="Long", suffix="I"
    )
    path = f"{API}/persons/{person_id}"
    changed = await asked(world.ann, "PATCH", path, {"lastName": None, "biography": None})
    assert ("Ada", "", "I") == (changed["firstName"], changed["lastName"], changed["suffix"])
    assert "biography" not in changed
    assert changed == await person_of(world.ann, person_id)


@with_trees
async def test_a_change_of_somebody_who_changed_meanwhile_is_refused(world: World):
    person_id = await new_person(world.ann, await new_tree(world.ann))
    path = f"{API}/persons/{person_id}"
    reply = await world.ann.ask("GET", path)
    tag = {"if-match": reply.headers["etag"]}
    changed = await world.ann.ask("PATCH", path, {"firstName": "B"}, headers=tag)
    assert 200 == changed.status
    for method, body in (("PATCH", {"firstName": "C"}), ("DELETE", None)):
        again = await world.ann.ask(method, path, body, headers=tag)
        assert (412, "stale") == code_of(again)
    fresh = {"if-match": changed.headers["etag"]}
    assert 200 == (await world.ann.ask("DELETE", path, headers=fresh)).status


@with_trees
async def test_kin_are_made_in_place(world: World):
    ann, tree_id = world.ann, await new_tree(world.ann)
    me = await new_person(ann, tree_id, "Me")
    mother = await new_person(ann, tree_id, "Mum", relative={"kind": "parent", "personId": me})
    wife = await new_person(ann, tree_id, "Wife", relative={"kind": "spouse", "personId": me})
    both = {"kind": "child", "personId": me, "alsoOf": wife}
    child = await new_person(ann, tree_id, "Kid", relative=both)
    fostered = {"kind": "child", "personId": mother, "type": "Foster"}
    await new_person(ann, tree_id, "Foster", relative=fostered)
    assert ["Mum"] == await names(ann, me, "parents")
    assert ["Kid"] == await names(ann, wife, "children")
    assert ["Me"] == await names(ann, wife, "spouses")
    assert {"Me", "Wife"} == set(await names(ann, child, "parents"))
    links = (await asked(ann, "GET", f"{API}/persons/{mother}/children"))["items"]
    assert {"Me": "Biological", "Foster": "Foster"} == {
        one["person"]["firstName"]: one["link"]["type"] for one in links
    }
    assert 5 == (await tree_of(ann, tree_id))["personCount"]


@with_trees
async def test_the_other_parent_of_a_new_stepchild_is_one_by_birth(world: World):
    ann, tree_id = world.ann, await new_tree(world.ann)
    me = await new_person(ann, tree_id, "Me")
    wife = await new_person(ann, tree_id, "Wife", relative={"kind": "spouse", "personId": me})
    step = {"kind": "child", "personId": me, "alsoOf": wife, "type": "Step"}
    child = await new_person(ann, tree_id, "Kid", relative=step)
    links = (await asked(ann, "GET", f"{API}/persons/{child}/parents"))["items"]
    assert {"Me": "Step", "Wife": "Biological"} == {
        one["person"]["firstName"]: one["link"]["type"] for one in links
    }


@with_trees
async def test_a_second_parent_who_would_be_the_spouse_of_nobody_here_is_not_made(world: World):
    ann, tree_id = world.ann, await new_tree(world.ann)
    me = await new_person(ann, tree_id, "Me")
    elsewhere = await new_person(ann, await new_tree(ann), "Other")
    relative = {"kind": "parent", "personId": me, "spouseOf": elsewhere}
    body = {"treeId": tree_id, "firstName": "Dad", "relative": relative}
    assert (404, "not_found") == code_of(await ann.ask("POST", f"{API}/persons", body))
    assert [] == await names(ann, me, "parents")
    assert 1 == (await tree_of(ann, tree_id))["personCount"]


@with_trees
async def test_a_second_parent_is_made_as_the_spouse_of_the_first(world: World):
    ann, tree_id = world.ann, await new_tree(world.ann)
    me = await new_person(ann, tree_id, "Me")
    mother = await new_person(ann, tree_id, "Mum", relative={"kind": "parent", "personId": me})
    relative = {"kind": "parent", "personId": me, "spouseOf": mother, "statusDetail": "Partner"}
    await new_person(ann, tree_id, "Dad", relative=relative)
    assert {"Mum", "Dad"} == set(await names(ann, me, "parents"))
    [couple] = (await asked(ann, "GET", f"{API}/persons/{mother}/spouses"))["items"]
    assert "Dad" == couple["person"]["firstName"]
    assert ("Married", "Partner") == (couple["link"]["status"], couple["link"]["statusDetail"])


@with_trees
async def test_a_spouse_is_not_made_if_one_of_the_children_cannot_have_the_parent(world: World):
    ann, tree_id = world.ann, await new_tree(world.ann)
    me = await new_person(ann, tree_id, "Me")
    child = {"kind": "child", "personId": me}
    free = await new_person(ann, tree_id, "Free", relative=child)
    full = await new_person(ann, tree_id, "Full", relative=child)
    await new_person(ann, tree_id, "Other", relative={"kind": "parent", "personId": full})
    elsewhere = await new_person(ann, await new_tree(ann), "Elsewhere")
    for refused, answer in ((full, (422, "invalid")), (elsewhere, (404, "not_found"))):
        spouse = {"kind": "spouse", "personId": me, "parentOf": [free, refused]}
        body = {"treeId": tree_id, "firstName": "Wife", "relative": spouse}
        assert answer == code_of(await ann.ask("POST", f"{API}/persons", body))
    assert [] == await names(ann, me, "spouses")
    assert ["Me"] == await names(ann, free, "parents")
    assert 4 == (await tree_of(ann, tree_id))["personCount"]


@with_trees
async def test_a_spouse_is_made_as_the_parent_of_children_and_goes_as_one(world: World):
    ann, tree_id = world.ann, await new_tree(world.ann)
    me = await new_person(ann, tree_id, "Me")
    child = {"kind": "child", "personId": me}
    children = [await new_person(ann, tree_id, name, relative=child) for name in ("A", "B", "C")]
    spouse = {"kind": "spouse", "personId": me, "parentOf": children[:2]}
    wife = await new_person(ann, tree_id, "Wife", relative=spouse)
    assert ["Me"] == await names(ann, wife, "spouses")
    assert {"A", "B"} == set(await names(ann, wife, "children"))
    assert ["Me"] == await names(ann, children[2], "parents")
    await asked(ann, "DELETE", f"{API}/persons/{wife}")
    assert [["Me"]] * 3 == [await names(ann, one, "parents") for one in children]


@with_trees
async def test_a_person_is_made_once_for_one_idempotency_key(world: World):
    tree_id = await new_tree(world.ann)
    body, key = {"treeId": tree_id, "firstName": "A"}, {"idempotency-key": "k1"}
    replies = [await world.ann.ask("POST", f"{API}/persons", body, headers=key) for _ in range(2)]
    assert replies[0].json == replies[1].json
    assert 1 == (await tree_of(world.ann, tree_id))["personCount"]


# Lists and search


@pytest.mark.parametrize(
    ("query", "expected"),
    [
        ("", ["Åsa", "Zoë", "Søren"]),
        ("soren", ["Søren"]),
        ("ZOE ang", ["Zoë"]),
        ("angstrom", ["Åsa", "Zoë"]),
        ("kierke sor", ["Søren"]),
        ("nick", ["Zoë"]),
        ("smith", ["Åsa"]),
        ("zoë kierkegaard", []),
        ("asazoe", []),
    ],
)
@with_trees
async def test_a_search_finds_all_words_in_any_part_of_a_name(
    world: World, query: str, expected: list[str]
):
    tree_id = await new_tree(world.ann)
    await new_person(world.ann, tree_id, "Søren", lastName="Kierkegaard")
    await new_person(world.ann, tree_id, "Zoë", lastName="Ångström", preferredName="Nick")
    await new_person(world.ann, tree_id, "Åsa", lastName="Angstrom", birthName="Smith")
    assert expected == await _found(world.ann, tree_id, query)


@with_trees
async def test_a_list_is_given_in_pages_of_any_size(world: World):
    tree_id = await new_tree(world.ann)
    for number in range(7):
        await new_person(world.ann, tree_id, f"P{number % 3}", lastName=f"L{number % 2}")
    whole = await _people(world.ann, tree_id, 100)
    assert 7 == len({one["personId"] for one in whole})
    order = [(one["lastName"], one["firstName"], one["personId"]) for one in whole]
    assert sorted(order) == order
    for limit in (1, 2, 3, 7):
        assert whole == await _people(world.ann, tree_id, limit)


@with_trees
async def test_a_page_of_people_with_long_biographies_ends_early(world: World):
    tree_id = await new_tree(world.ann)
    made = [
        await new_person(world.ann, tree_id, f"P{number:02}", biography="x" * 60_000)
        for number in range(20)
    ]
    page = await asked(world.ann, "GET", f"{API}/persons?treeId={tree_id}&limit=100")
    assert 17 == len(page["items"])
    world.clock.advance(seconds=60)
    assert made == [one["personId"] for one in await _people(world.ann, tree_id, 100)]


@pytest.mark.parametrize("letter", ["\ufdfa", "\U00020000"])
@with_trees
async def test_people_whose_names_are_long_are_given_in_pages_as_well(world: World, letter: str):
    tree_id, name = await new_tree(world.ann), letter * 100
    made = {await new_person(world.ann, tree_id, name, lastName=name) for _ in range(3)}
    found, more = list[str](), ""
    while len(found) < 3:
        page = await asked(world.ann, "GET", f"{API}/persons?treeId={tree_id}&limit=1{more}")
        found += [one["personId"] for one in page["items"]]
        more = f"&cursor={page.get('cursor')}"
    assert made == set(found)


@with_trees
async def test_a_cursor_works_for_the_same_search_of_the_same_caller_only(world: World):
    tree_id, other_id = await new_tree(world.ann, isPublic=True), await new_tree(world.ann)
    for number in range(3):
        await new_person(world.ann, tree_id, f"P{number}", **OLD)
    page = await asked(world.ann, "GET", f"{API}/persons?treeId={tree_id}&limit=1")
    cursor = page["cursor"]
    for caller, query in (
        (world.ann, f"treeId={tree_id}&q=p"),
        (world.ann, f"treeId={other_id}"),
        (world.eve, f"treeId={tree_id}"),
        (world.anybody, f"treeId={tree_id}"),
    ):
        reply = await caller.ask("GET", f"{API}/persons?{query}&cursor={cursor}")
        assert (400, "bad_cursor") == code_of(reply)
    bad = await world.ann.ask("GET", f"{API}/persons?treeId={tree_id}&cursor=AAAA")
    assert (400, "bad_cursor") == code_of(bad)


@pytest.mark.parametrize("query", ["", "treeId=", "treeId=a%23b", "treeId=x&limit=0", "q=x"])
@with_trees
async def test_a_list_of_no_tree_is_malformed(world: World, query: str):
    assert 400 == (await world.ann.ask("GET", f"{API}/persons?{query}")).status


# The living


@with_trees
async def test_of_the_living_a_reader_sees_the_place_and_nothing_else(world: World):
    tree_id = await new_tree(world.ann, isPublic=True)
    details = {"lastName": "Secret", "gender": "Female", "birthPlace": "Oslo", "biography": "Hush"}
    living = await new_person(world.ann, tree_id, "Hidden", **MODERN, **details)
    await share(world, tree_id, "ben", "viewer")
    whole = await person_of(world.ann, living)
    assert ("Hidden", True) == (whole["firstName"], whole["living"])
    for reader in (world.ben, world.eve, world.anybody):
        shown = await person_of(reader, living)
        assert {
            "personId": living, "treeId": tree_id, "firstName": "Living", "lastName": "",
            "gender": "Unknown", "living": True, "hidden": True,
            "createdAt": whole["createdAt"], "updatedAt": whole["updatedAt"],
        } == shown  # fmt: skip
    await share(world, tree_id, "ben", "editor")
    assert whole == await person_of(world.ben, living)


@with_trees
async def test_a_search_does_not_find_hidden_names(world: World):
    tree_id = await new_tree(world.ann, isPublic=True)
    await new_person(world.ann, tree_id, "Hidden", lastName="Same", **MODERN)
    await new_person(world.ann, tree_id, "Shown", lastName="Same", **OLD)
    assert ["Hidden", "Shown"] == await _found(world.ann, tree_id, "same")
    for reader in (world.eve, world.anybody):
        assert ["Shown"] == await _found(reader, tree_id, "same")
        assert [] == await _found(reader, tree_id, "hidden")
        assert ["Living", "Shown"] == await _found(reader, tree_id, "")


@with_trees
async def test_who_has_died_or_must_have_died_is_shown(world: World):
    tree_id = await new_tree(world.ann, isPublic=True)
    child = await new_person(world.ann, tree_id, "Child", **OLD)
    unknown = await new_person(world.ann, tree_id, "Unknown")
    assert (await person_of(world.eve, unknown))["hidden"]
    assert 201 == (await link(world.ann, unknown, child)).status
    assert "Unknown" == (await person_of(world.eve, unknown))["firstName"]
    dead = await new_person(world.ann, tree_id, "Dead", isLiving=False, **MODERN)
    assert "Dead" == (await person_of(world.eve, dead))["firstName"]
    kept = await new_person(world.ann, tree_id, "Old", isLiving=True, **OLD)
    assert (await person_of(world.eve, kept))["hidden"]


@with_trees
async def test_with_time_the_living_become_history(world: World):
    tree_id = await new_tree(world.ann, isPublic=True)
    person_id = await new_person(world.ann, tree_id, "Young", birthDate="1990-01-01")
    assert (await person_of(world.eve, person_id))["hidden"]
    world.clock.advance(seconds=5 * 366 * 24 * 3600)
    assert "Young" == (await person_of(world.eve, person_id))["firstName"]


async def _found(caller: AsyncCaller, tree_id: str, query: str) -> list[str]:
    words = query.replace(" ", "+").encode().decode("latin-1")
    target = f"{API}/persons?treeId={tree_id}&q={_percent(words)}"
    return [one["firstName"] for one in (await asked(caller, "GET", target))["items"]]


def _percent(text: str) -> str:
    return "".join(one if one.isascii() else f"%{ord(one):02X}" for one in text)


async def _people(caller: AsyncCaller, tree_id: str, limit: int) -> list[Any]:
    found: list[Any] = []
    more = ""
    while True:
        target = f"{API}/persons?treeId={tree_id}&limit={limit}{more}"
        page = await asked(caller, "GET", target)
        found += page["items"]
        if "cursor" not in page:
            return found
        more = f"&cursor={page['cursor']}"

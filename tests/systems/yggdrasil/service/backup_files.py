"""Backups for tests: files made by hand and at random, and the calls that make and restore them."""

from __future__ import annotations

import json
from copy import deepcopy
from typing import Any

from hypothesis import strategies as st

from tablewright.testing.caller import AsyncCaller, ReceivedResponse
from tests.systems.yggdrasil.service.growing import API, asked, couple, link, new_person, new_tree
from tests.systems.yggdrasil.service.world import World

AT = "2090-01-02T03:04:05.678000Z"


async def backup_of(caller: AsyncCaller, query: str = "") -> Any:
    return await asked(caller, "GET", f"{API}/backup{query}")


async def restore(caller: AsyncCaller, backup: Any, mode: str = "merge") -> ReceivedResponse:
    return await caller.ask("POST", f"{API}/restore?mode={mode}", backup)


async def restored(caller: AsyncCaller, backup: Any, mode: str = "merge") -> list[dict[str, Any]]:
    reply = await restore(caller, backup, mode)
    assert (200, "done") == (reply.status, reply.json["state"]), reply.body
    return reply.json["trees"]


def person_part(person_id: str, **more: Any) -> dict[str, Any]:
    fields = {"firstName": person_id.title(), "lastName": "", "gender": "Unknown"}
    return {"personId": person_id, **fields, "createdAt": AT, "updatedAt": AT, **more}


def parent_part(parent_id: str, child_id: str, **more: Any) -> dict[str, Any]:
    fields = {"parentId": parent_id, "childId": child_id, "type": "Biological"}
    return {**fields, "createdAt": AT, "updatedAt": AT, **more}


def couple_part(first_id: str, second_id: str, **more: Any) -> dict[str, Any]:
    fields = {"person1Id": first_id, "person2Id": second_id, "status": "Married"}
    return {**fields, "createdAt": AT, "updatedAt": AT, **more}


def tree_part(tree_id: str = "t1", **more: Any) -> dict[str, Any]:
    fields: dict[str, Any] = {"treeName": "Oaks", "isPublic": False}
    inside = {"persons": [], "parents": [], "spouses": []}
    return {"treeId": tree_id, **fields, "createdAt": AT, "updatedAt": AT, **inside, **more}


def file(*trees: dict[str, Any], **more: Any) -> dict[str, Any]:
    user = {"userId": "ann", "email": "ann@example.com", "createdAt": AT, "updatedAt": AT}
    return {
        "format": "tablewright-yggdrasil",
        "version": 1,
        "user": user,
        "trees": list(trees),
        **more,
    }


def _sorted(one: Any) -> str:
    return json.dumps(one, sort_keys=True)


def plain(backup: Any) -> Any:
    """A backup without what a restore changes: ids, by the order of names, and times of trees."""
    plain = deepcopy(backup)
    for tree in plain["trees"]:
        for name in ("treeId", "updatedAt", "isPublic"):
            tree.pop(name)
        ids = {one["personId"]: one["firstName"] for one in tree["persons"]}
        assert len(ids) == len(set(ids.values())), "names tell people apart here"
        if "rootPersonId" in tree:
            tree["rootPersonId"] = ids[tree["rootPersonId"]]
        for one in tree["persons"]:
            one["personId"] = ids[one["personId"]]
        for one in tree["parents"]:
            one |= {"parentId": ids[one["parentId"]], "childId": ids[one["childId"]]}
        for one in tree["spouses"]:
            one |= {"person1Id": ids[one["person1Id"]], "person2Id": ids[one["person2Id"]]}
        for name in ("persons", "parents", "spouses"):
            tree[name].sort(key=_sorted)
    plain["trees"].sort(key=_sorted)
    return plain


async def grown(world: World) -> str:
    """A tree of Ann's with a little of everything."""
    tree_id = await new_tree(world.ann, "Elms", description="Of the hill")
    ida = await new_person(world.ann, tree_id, "Ida", birthDateText="ABT 1850", gender="Female")
    max_ = await new_person(
        world.ann, tree_id, "Max", biography="Line\nline", isLiving=False, suffix="Jr."
    )
    eva = await new_person(world.ann, tree_id, "Eva", birthDate="1880-05-06", lastName="Öst")
    for parent_id in (ida, max_):
        assert 201 == (await link(world.ann, parent_id, eva, type="Adoptive", notes="x")).status
    union = {"status": "Divorced", "marriageDate": "1870-01-01", "notes": "first"}
    reply = await couple(world.ann, ida, max_, marriageDateText="BEF 1879", previousUnions=[union])
    assert 201 == reply.status, reply.body
    await asked(world.ann, "PATCH", f"{API}/trees/{tree_id}", {"rootPersonId": eva})
    return tree_id


NAMES = [f"P{number}" for number in range(6)]
_CHARACTERS = st.characters(exclude_categories=["Cc", "Cs"]) | st.sampled_from("\n\t")


@st.composite
def trees(draw: st.DrawFn) -> dict[str, Any]:
    """A small tree without circles: parents come before their children."""
    names = NAMES[: draw(st.integers(0, 6))]
    texts = st.none() | st.text(_CHARACTERS, max_size=5)
    persons = []
    for name in names:
        more = {
            "birthDateText": draw(st.none() | st.sampled_from(["ABT 1850", "BEF 1900"])),
            "birthDate": draw(st.none() | st.dates().map(str)),
            "biography": draw(texts),
            "gedcomExtra": draw(texts),
            "isLiving": draw(st.none() | st.booleans()),
            "firstName": name,
        }
        given_ones = {key: value for key, value in more.items() if value is not None}
        persons.append(person_part(name, **given_ones))
    pairs = [(a, b) for n, a in enumerate(names) for b in names[n + 1 :]]
    some = st.lists(st.sampled_from(pairs), unique=True) if pairs else st.just([])
    kinds = st.sampled_from(["Biological", "Adoptive", "Step", "Foster"])
    unions = st.lists(
        st.fixed_dictionaries(
            {"status": st.just("Divorced"), "notes": st.text(_CHARACTERS, max_size=3)}
        ),
        min_size=1,
        max_size=2,
    )
    couples = []
    for pair in draw(some):
        more = {} if draw(st.booleans()) else {"previousUnions": draw(unions)}
        couples.append(couple_part(*pair, **more))
    root = {"rootPersonId": draw(st.sampled_from(names))} if names and draw(st.booleans()) else {}
    return tree_part(
        persons=persons,
        parents=[parent_part(*pair, type=draw(kinds)) for pair in draw(some)],
        spouses=couples,
        **root,
    )


BAD_FILES: list[tuple[Any, str]] = [
    ({}, "body"),
    ([], "body"),
    (file(format="gedcom"), "format"),
    (file(version=2), "version"),
    (file(more=1), "body"),
    (file(tree_part("a b")), "trees[0].treeId"),
    (file(tree_part("x" * 65)), "trees[0].treeId"),
    (file(tree_part(treeName="")), "trees[0].treeName"),
    (file(tree_part(createdAt="2090-01-02")), "trees[0].createdAt"),
    (file(tree_part(createdAt="2090-01-02T03:04:05")), "trees[0].createdAt"),
    (file(tree_part(userId="ben")), "trees[0]"),
    (file(tree_part("t"), tree_part("t")), "trees[1].treeId"),
    (file(tree_part(rootPersonId="a")), "trees[0].rootPersonId"),
    (file(tree_part(persons=[person_part("a#b")])), "trees[0].persons[0].personId"),
    (file(tree_part(persons=[person_part("a", gender="x")])), "trees[0].persons[0].gender"),
    (file(tree_part(persons=[person_part("a", userId="ben")])), "trees[0].persons[0]"),
    (
        file(tree_part(persons=[person_part("a", birthDate="1850")])),
        "trees[0].persons[0].birthDate",
    ),
    (file(tree_part(persons=[person_part("a")] * 2)), "trees[0].persons[1].personId"),
    (file(tree_part(persons=[person_part("a", biography="x" * 400_000)])), "trees[0].persons[0]"),
    (file(tree_part(persons=[person_part("a", photo="PHN2Zz4=")])), "trees[0].persons[0].photo"),
    (file(tree_part(persons=[person_part("a", photo="?")])), "trees[0].persons[0].photo"),
    (
        file(
            tree_part("t", persons=[person_part("a")]), tree_part("u", persons=[person_part("a")])
        ),
        "trees[1].persons[0].personId",
    ),
    (
        file(tree_part(persons=[person_part("a")], parents=[parent_part("a", "b")])),
        "trees[0].parents[0]",
    ),
    (
        file(tree_part(persons=[person_part("a")], parents=[parent_part("a", "a")])),
        "trees[0].parents[0]",
    ),
    (
        file(
            tree_part(
                persons=[person_part("a"), person_part("b")],
                spouses=[couple_part("a", "b"), couple_part("b", "a")],
            )
        ),
        "trees[0].spouses[1]",
    ),
    (
        file(
            tree_part(
                persons=[person_part("a"), person_part("b"), person_part("c")],
                parents=[parent_part("a", "b"), parent_part("b", "c"), parent_part("c", "a")],
            )
        ),
        "trees[0].parents",
    ),
    (
        file(
            tree_part("t", persons=[person_part("a")]),
            tree_part("u", persons=[person_part("b")], parents=[parent_part("a", "b")]),
        ),
        "trees[1].parents[0]",
    ),
]

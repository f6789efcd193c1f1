"""Importing over HTTP: broken files change nothing, good ones are written by a job, and again."""

from __future__ import annotations

import io
import zipfile
from typing import Any

import pytest

from tablewright.model import put_all
from tablewright.systems.yggdrasil import limits
from tablewright.systems.yggdrasil.design.imports import GedcomPart, Import
from tablewright.systems.yggdrasil.design.owners import Tree
from tablewright.systems.yggdrasil.design.persons import Person
from tablewright.systems.yggdrasil.design.relationships import ParentChild, Spouses
from tablewright.testing.caller import AsyncCaller, ReceivedResponse
from tests.systems.yggdrasil.gedcom.trees import FILES, HEAD_70, gedcom, records_of
from tests.systems.yggdrasil.service.growing import couple, link, new_person
from tests.systems.yggdrasil.service.world import World, code_of, with_trees

FAMILY = (FILES / "family_551.ged").read_bytes()
SMITHS = gedcom(
    "0 @I1@ INDI",
    "1 NAME John /Smith/",
    "1 FAMS @F1@",
    "0 @I2@ INDI",
    "1 NAME Jane /Doe/",
    "1 FAMS @F1@",
    "0 @I3@ INDI",
    "1 NAME Jim /Smith/",
    "1 BIRT",
    "2 DATE 1900",
    "1 FAMC @F1@",
    "0 @F1@ FAM",
    "1 HUSB @I1@",
    "1 WIFE @I2@",
    "1 CHIL @I3@",
    "1 MARR",
    "2 DATE 1899",
)


async def new_tree(caller: AsyncCaller, **fields: Any) -> str:
    reply = await caller.ask("POST", "/yggdrasil/api/trees", {"treeName": "Smith", **fields})
    return str(reply.json["treeId"])


async def send(
    caller: AsyncCaller, tree_id: str, content: bytes | str, query: str = ""
) -> ReceivedResponse:
    body = content.encode() if isinstance(content, str) else content
    kind = {"content-type": "application/octet-stream"}
    path = f"/yggdrasil/api/trees/{tree_id}/import{query}"
    return await caller.ask("POST", path, body, headers=kind)


async def brought(world: World, tree_id: str, content: bytes | str, query: str = "") -> Any:
    """Imports a file to the end; returns how it ended."""
    reply = await send(world.ann, tree_id, content, query)
    assert 202 == reply.status, reply.json
    await world.run_jobs()
    path = f"/yggdrasil/api/trees/{tree_id}/imports/{reply.json['importId']}"
    return (await world.ann.ask("GET", path)).json


async def counts(world: World, tree_id: str) -> tuple[int, int, int, int]:
    """The people, couples and links of a tree, and how many people it says it has."""
    tree = await world.db.run(Tree.get("ann", tree_id))
    assert tree is not None
    return (
        len(await world.db.all(Person.in_tree(tree_id))),
        len(await world.db.all(Spouses.in_tree(tree_id))),
        len(await world.db.all(ParentChild.in_tree(tree_id))),
        tree.person_count,
    )


async def everything(world: World, tree_id: str) -> list[str]:
    """The people, couples and links of a tree, as they are."""
    found = [
        *await world.db.all(Person.in_tree(tree_id)),
        *await world.db.all(Spouses.in_tree(tree_id)),
        *await world.db.all(ParentChild.in_tree(tree_id)),
    ]
    return sorted(map(repr, found))


# Errors


@pytest.mark.parametrize(
    ("content", "line", "reason"),
    [
        ("", 1, "the file is empty"),
        ("hello", 1, "this is not a GEDCOM file"),
        ("1 HEAD\n", 1, "this is not a GEDCOM file: it does not begin with 0 HEAD"),
        ("0 HEAD\n2 VERS 7.0\n0 TRLR\n", 2, "level 2 follows level 0"),
        (SMITHS.replace("0 TRLR\n", ""), 23, "the file ends without TRLR"),
        (SMITHS.replace("@I2@ INDI", "@I1@ INDI"), 10, "duplicate id @I1@"),
        ("0 HEAD\n1 CHAR KLINGON\n1 NOTE \xff\n0 TRLR\n".encode("latin-1"), 2, "'KLINGON'"),
        (b"PK\x03\x04 no archive", 1, "the archive cannot be read"),
        (b"{\n  1", 2, "this is not a tree export"),
    ],
)
@with_trees
async def test_a_broken_file_is_refused_with_line_and_reason_and_changes_nothing(
    world: World, content: bytes | str, line: int, reason: str
):
    tree_id = await new_tree(world.ann)
    for query in ("", "?dryRun=true"):
        reply = await send(world.ann, tree_id, content, query)
        assert (422, "invalid") == code_of(reply)
        assert line == reply.error["details"]["line"]
        assert reason in reply.error["details"]["reason"]
    await world.run_jobs()
    assert (0, 0, 0, 0) == await counts(world, tree_id)
    assert {} == world.files.kept


@with_trees
async def test_only_the_owner_imports_and_strangers_find_nothing(world: World):
    tree_id = await new_tree(world.ann, isPublic=True)
    assert (404, "not_found") == code_of(await send(world.ann, "nowhere", SMITHS))
    assert (403, "forbidden") == code_of(await send(world.eve, tree_id, SMITHS))
    assert 401 == (await send(world.anybody, tree_id, SMITHS)).status
    share = {"role": "editor"}
    await world.ann.ask("PUT", f"/yggdrasil/api/trees/{tree_id}/shares/ben", share)
    assert (403, "forbidden") == code_of(await send(world.ben, tree_id, SMITHS))
    done = await brought(world, tree_id, SMITHS)
    path = f"/yggdrasil/api/trees/{tree_id}/imports/{done['importId']}"
    assert (403, "forbidden") == code_of(await world.ben.ask("GET", path))
    missing = await world.ann.ask("GET", f"/yggdrasil/api/trees/{tree_id}/imports/none")
    assert (404, "not_found") == code_of(missing)


@with_trees
async def test_an_archive_that_grows_beyond_bounds_is_refused(world: World):
    tree_id = await new_tree(world.ann)
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("gedcom.ged", SMITHS + " " * 5_000_000)
    reply = await send(world.ann, tree_id, written.getvalue())
    assert (422, "invalid") == code_of(reply)
    assert "suspicious compression ratio" in reply.error["details"]["reason"]


@with_trees
async def test_a_file_beyond_the_bound_is_too_large(world: World):
    tree_id = await new_tree(world.ann)
    large = {"content-length": str(limits.GEDCOM_BYTES_MAX + 1)}
    path = f"/yggdrasil/api/trees/{tree_id}/import"
    assert (413, "too_large") == code_of(await world.ann.ask("POST", path, b"0", headers=large))


# Imports


@with_trees
async def test_a_dry_run_reports_and_writes_nothing(world: World):
    tree_id = await new_tree(world.ann)
    reply = await send(world.ann, tree_id, SMITHS, "?dryRun=true")
    assert 200 == reply.status
    report = reply.json["report"]
    found = [report[name] for name in ("people", "families", "couples", "parentLinks", "added")]
    assert [3, 1, 1, 2, 3] == found
    assert (0, 0, 0, 0) == await counts(world, tree_id)


@with_trees
async def test_a_job_writes_people_couples_and_links_and_counts_them_once(world: World):
    tree_id = await new_tree(world.ann)
    reply = await send(world.ann, tree_id, SMITHS)
    assert (202, "waiting") == (reply.status, reply.json["state"])
    assert (0, 0, 0, 0) == await counts(world, tree_id)
    done = await brought(world, tree_id, SMITHS)
    assert ("done", 6, 6) == (done["state"], done["written"], done["total"])
    assert (3, 1, 2, 3) == await counts(world, tree_id)
    assert {} == world.files.kept
    listed = await world.ann.ask("GET", f"/yggdrasil/api/persons?treeId={tree_id}&q=jim")
    assert ["1900"] == [one["birthDateText"] for one in listed.json["items"]]


@with_trees
async def test_the_same_file_again_changes_nothing(world: World):
    tree_id = await new_tree(world.ann)
    await brought(world, tree_id, FAMILY)
    before = sorted(map(repr, await world.db.all(Person.in_tree(tree_id))))
    done = await brought(world, tree_id, FAMILY)
    report = done["report"]
    assert [0, 0, 10] == [report[name] for name in ("added", "updated", "unchanged")]
    assert before == sorted(map(repr, await world.db.all(Person.in_tree(tree_id))))
    tree = await world.db.run(Tree.get("ann", tree_id))
    assert tree is not None
    assert done["importId"] == tree.gedcom_extra
    parts = await world.db.all(GedcomPart.of_tree("ann", tree_id))
    assert {done["importId"]} == {one.import_id for one in parts}


@pytest.mark.parametrize("form", ["ged551", "ged70"])
@with_trees
async def test_a_tree_that_was_grown_by_hand_knows_its_people_in_its_own_file(
    world: World, form: str
):
    tree_id = await new_tree(world.ann)
    ada, bob, cleo = [await new_person(world.ann, tree_id, one) for one in ("Ada", "Bob", "Cleo")]
    assert 201 == (await couple(world.ann, bob, ada, marriageDate="1901-02-03")).status
    assert 201 == (await link(world.ann, bob, cleo)).status
    assert 201 == (await link(world.ann, ada, cleo)).status
    path = f"/yggdrasil/api/trees/{tree_id}/export?format={form}"
    file = (await world.ann.ask("GET", path)).body
    report = (await brought(world, tree_id, file))["report"]
    assert [0, 0, 3] == [report[name] for name in ("added", "updated", "unchanged")]
    report = (await brought(world, tree_id, file.replace(b"NAME Cleo", b"NAME Clio")))["report"]
    assert [0, 1, 2] == [report[name] for name in ("added", "updated", "unchanged")]
    assert (3, 1, 2, 3) == await counts(world, tree_id)
    people = await world.db.all(Person.in_tree(tree_id))
    assert {ada: "Ada", bob: "Bob", cleo: "Clio"} == {
        one.person_id: one.first_name for one in people
    }
    # In another tree they are different people.
    other_id = await new_tree(world.ann)
    await brought(world, other_id, file)
    assert (3, 1, 2, 3) == await counts(world, other_id)
    assert (3, 1, 2, 3) == await counts(world, tree_id)


@pytest.mark.parametrize("form", ["ged551", "ged70", "json"])
@pytest.mark.parametrize("is_imported", [False, True])
@with_trees
async def test_a_file_that_hides_the_living_takes_nothing_from_them(
    world: World, form: str, is_imported: bool
):
    tree_id = await new_tree(world.ann)
    if is_imported:
        recent = SMITHS.replace("1900", "2085").replace("1899", "2084")
        await brought(world, tree_id, recent)
    else:
        ada = await new_person(world.ann, tree_id, "Ada", birthDate="2050-01-02")
        bob = await new_person(world.ann, tree_id, "Bob", birthDate="2051-03-04")
        cleo = await new_person(world.ann, tree_id, "Cleo", birthDate="2085-05-06")
        await couple(world.ann, bob, ada, marriageDate="2080-02-03", notes="by the sea")
        await link(world.ann, ada, cleo, notes="at home")
    before = await everything(world, tree_id)
    path = f"/yggdrasil/api/trees/{tree_id}/export?living=hide&format={form}"
    file = (await world.ann.ask("GET", path)).body
    assert b"Living" in file
    await brought(world, tree_id, file)
    after = await everything(world, tree_id)
    assert before == [one for one in after if one in before]


@pytest.mark.parametrize("ids", [("ab", "AB"), ("AB", "ab")])
@with_trees
async def test_two_whose_ids_differ_by_case_are_not_taken_for_each_other(
    world: World, ids: tuple[str, str]
):
    tree_id = await new_tree(world.ann)
    people = [
        Person(
            person_id=one,
            tree_id=tree_id,
            user_id="ann",
            first_name=one,
            last_name="",
            gender="Unknown",
        )
        for one in ids
    ]
    await world.db.run(put_all(people))
    await brought(world, tree_id, gedcom("0 @I1@ INDI", "1 NAME Otto", "1 UID ab"))
    names = {one.person_id: one.first_name for one in await world.db.all(Person.in_tree(tree_id))}
    assert (3, "ab", "AB") == (len(names), names["ab"], names["AB"])


@with_trees
async def test_a_newer_file_updates_adds_and_reports_who_is_missing(world: World):
    tree_id = await new_tree(world.ann)
    await brought(world, tree_id, SMITHS)
    newer = SMITHS.replace("2 DATE 1900", "2 DATE 3 MAR 1900").replace(
        "0 @F1@ FAM", "0 @I4@ INDI\n1 NAME Joan /Smith/\n1 FAMC @F1@\n0 @F1@ FAM\n1 CHIL @I4@"
    )
    newer = newer.replace("1 WIFE @I2@\n", "").replace(
        "0 @I2@ INDI\n1 NAME Jane /Doe/\n1 FAMS @F1@\n", ""
    )
    done = await brought(world, tree_id, newer)
    report = done["report"]
    names = ("added", "updated", "unchanged", "missingPeople", "missingLinks")
    assert [1, 1, 1, 1, 2] == [report[name] for name in names]
    assert (4, 1, 3, 4) == await counts(world, tree_id)
    done = await brought(world, tree_id, newer, "?missing=delete")
    assert done["report"]["deletesMissing"]
    assert (3, 0, 2, 3) == await counts(world, tree_id)


async def root_of(world: World, tree_id: str) -> str | None:
    """The first name of the tree's home person."""
    tree = await world.db.run(Tree.get("ann", tree_id).consistently())
    assert tree is not None
    if tree.root_person_id is None:
        return None
    root = await world.db.run(Person.get("ann", tree.root_person_id).consistently())
    assert root is not None, "it is somebody of the tree"
    return root.first_name


@with_trees
async def test_an_empty_tree_begins_with_the_first_of_the_file_and_any_other_as_before(
    world: World,
):
    tree_id = await new_tree(world.ann)
    await brought(world, tree_id, SMITHS)
    assert "John" == await root_of(world, tree_id)
    await brought(world, tree_id, gedcom("0 @I9@ INDI", "1 NAME Zoe /Young/"))
    assert "John" == await root_of(world, tree_id)
    path = f"/yggdrasil/api/trees/{tree_id}"
    assert 200 == (await world.ann.ask("PATCH", path, {"rootPersonId": None})).status
    await brought(world, tree_id, SMITHS)
    assert await root_of(world, tree_id) is None


@with_trees
async def test_a_tree_begins_with_nobody_who_left_with_the_file(world: World):
    tree_id = await new_tree(world.ann)
    await brought(world, tree_id, SMITHS)
    without_john = gedcom("0 @I2@ INDI", "1 NAME Jane /Doe/", "0 @I3@ INDI", "1 NAME Jim /Smith/")
    await brought(world, tree_id, without_john)
    assert "John" == await root_of(world, tree_id)
    await brought(world, tree_id, without_john, "?missing=delete")
    assert "Jane" == await root_of(world, tree_id)


@with_trees
async def test_the_json_of_a_tree_brings_whoever_it_begins_with(world: World):
    tree_id = await new_tree(world.ann)
    await brought(world, tree_id, SMITHS)
    people = {one.first_name: one for one in await world.db.all(Person.in_tree(tree_id))}
    path = f"/yggdrasil/api/trees/{tree_id}"
    for name in ("Jim", "Jane"):
        await world.ann.ask("PATCH", path, {"rootPersonId": people[name].person_id})
        other_id = await new_tree(world.ann)
        file = await world.ann.ask("GET", f"{path}/export?format=json")
        await brought(world, other_id, file.body)
        assert name == await root_of(world, other_id)


@with_trees
async def test_edits_by_hand_stay_where_the_file_did_not_change(world: World):
    tree_id = await new_tree(world.ann)
    await brought(world, tree_id, SMITHS)
    people = {one.first_name: one for one in await world.db.all(Person.in_tree(tree_id))}
    jim = people["Jim"].person_id
    change = {"birthPlace": "Hull", "birthDateText": "1901"}
    await world.ann.ask("PATCH", f"/yggdrasil/api/persons/{jim}", change)
    done = await brought(world, tree_id, SMITHS)
    assert (2, 0) == (done["report"]["editsKept"], done["report"]["editsReplaced"])
    done = await brought(world, tree_id, SMITHS.replace("2 DATE 1900", "2 DATE 1902"))
    assert (1, 1) == (done["report"]["editsKept"], done["report"]["editsReplaced"])
    reply = await world.ann.ask("GET", f"/yggdrasil/api/persons/{jim}")
    assert ("Hull", "1902") == (reply.json["birthPlace"], reply.json["birthDateText"])


@with_trees
async def test_another_file_with_the_same_ids_replaces_nobody(world: World):
    tree_id = await new_tree(world.ann)
    await brought(world, tree_id, SMITHS)
    others = SMITHS.replace("/Smith/", "/Berg/").replace("John", "Ole").replace("Jane", "Siri")
    others = others.replace("Jim", "Nils").replace("/Doe/", "/Dahl/")
    for _ in range(2):  # the second time it is known
        await brought(world, tree_id, others)
        assert (6, 2, 4, 6) == await counts(world, tree_id)
    reply = await world.ann.ask("GET", f"/yggdrasil/api/trees/{tree_id}/export?format=ged551")
    text = reply.body.decode("utf-8-sig")
    assert "0 @I1@ INDI" in text
    assert "0 @I1_2@ INDI" in text
    assert "1 HUSB @I1_2@" in text


@with_trees
async def test_a_link_that_would_close_a_circle_is_kept_and_not_made(world: World):
    tree_id = await new_tree(world.ann)
    circle = gedcom(
        "0 @I1@ INDI",
        "1 NAME A /A/",
        "1 FAMS @F1@",
        "1 FAMC @F2@",
        "0 @I2@ INDI",
        "1 NAME B /B/",
        "1 FAMC @F1@",
        "1 FAMS @F2@",
        "0 @F1@ FAM",
        "1 HUSB @I1@",
        "1 CHIL @I2@",
        "0 @F2@ FAM",
        "1 HUSB @I2@",
        "1 CHIL @I1@",
    )
    done = await brought(world, tree_id, circle)
    assert [{"tag": "FAM.CHIL", "count": 1, "lines": [18]}] == done["report"]["refused"]
    assert (2, 0, 1, 2) == await counts(world, tree_id)
    reply = await world.ann.ask("GET", f"/yggdrasil/api/trees/{tree_id}/export?format=ged551")
    assert "1 CHIL @I1@" in reply.body.decode()


@with_trees
async def test_a_tree_that_went_while_its_file_waited_stays_gone(world: World):
    tree_id = await new_tree(world.ann)
    reply = await send(world.ann, tree_id, SMITHS)
    assert 202 == reply.status
    assert 204 == (await world.ann.ask("DELETE", f"/yggdrasil/api/trees/{tree_id}")).status
    await world.run_jobs()
    assert [] == await world.db.all(Person.in_tree(tree_id))


@with_trees
async def test_the_json_of_an_export_is_imported_too(world: World):
    tree_id, other_id = await new_tree(world.ann), await new_tree(world.ann)
    await brought(world, tree_id, FAMILY)
    path = f"/yggdrasil/api/trees/{tree_id}/export?format=json"
    content = (await world.ann.ask("GET", path)).body
    same = await brought(world, tree_id, content)
    assert [0, 0, 10] == [same["report"][name] for name in ("added", "updated", "unchanged")]
    await brought(world, other_id, content)
    assert await counts(world, tree_id) == await counts(world, other_id)
    again = await brought(world, other_id, content)
    assert [0, 0, 10] == [again["report"][name] for name in ("added", "updated", "unchanged")]


@with_trees
async def test_an_import_that_failed_says_why(world: World):
    tree_id = await new_tree(world.ann)
    reply = await send(world.ann, tree_id, SMITHS)
    import_id = reply.json["importId"]
    world.files.kept.clear()
    await world.run_jobs()
    found = await world.db.run(Import.get("ann", tree_id, import_id))
    assert found is not None
    assert ("failed", "the file is gone.") == (found.state, found.trouble)
    path = f"/yggdrasil/api/trees/{tree_id}/imports/{import_id}"
    assert "failed" == (await world.ann.ask("GET", path)).json["state"]


@with_trees
async def test_what_the_store_refuses_fails_and_the_count_is_right(
    world: World, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(limits, "GEDCOM_EXTRA_BYTES_MAX", 10_000_000)
    monkeypatch.setattr(limits, "GEDCOM_WRITES_AT_ONCE", 1)
    tree_id = await new_tree(world.ann)
    rows = "".join("1 _ROW " + "x" * 1_000 + "\n" for _ in range(500))
    content = SMITHS.replace("1 NAME Jim /Smith/\n", f"1 NAME Jim /Smith/\n{rows}")
    done = await brought(world, tree_id, content)
    assert ("failed", True) == (done["state"], "size" in done["trouble"])
    assert (2, 0, 0, 2) == await counts(world, tree_id)


@with_trees
async def test_a_couple_with_many_records_fits_into_its_item(world: World):
    tree_id = await new_tree(world.ann)
    families = [
        line
        for number in range(2, 9)
        for line in (
            f"0 @F{number}@ FAM",
            "1 HUSB @I1@",
            "1 WIFE @I2@",
            "1 NOTE " + "n" * 60_000,
            "1 _ROW " + "x" * 60_000,
        )
    ]
    content = SMITHS.replace("0 TRLR\n", "".join(f"{line}\n" for line in families) + "0 TRLR\n")
    assert "done" == (await brought(world, tree_id, content))["state"]
    reply = await world.ann.ask("GET", f"/yggdrasil/api/trees/{tree_id}/export?format=ged551")
    assert records_of(content) == records_of(reply.body)
    again = await brought(world, tree_id, content)
    assert (3, 0) == (again["report"]["unchanged"], again["report"]["editsReplaced"])


@with_trees
async def test_a_very_large_file_is_checked_by_the_job(
    world: World, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(limits, "GEDCOM_CHECKED_BYTES_MAX", 100)
    tree_id = await new_tree(world.ann)
    done = await brought(world, tree_id, SMITHS.replace("0 TRLR\n", ""))
    assert "failed" == done["state"]
    assert "Line 23: the file ends without TRLR, so a part of it is missing." == done["trouble"]
    assert (0, 0, 0, 0) == await counts(world, tree_id)
    assert (422, "invalid") == code_of(await send(world.ann, tree_id, "0 HEAD\n3 X\n" + SMITHS))


@with_trees
async def test_70_and_551_make_the_same_people(world: World):
    first, second = await new_tree(world.ann), await new_tree(world.ann)
    await brought(world, first, SMITHS)
    await brought(world, second, SMITHS.replace(SMITHS[: SMITHS.index("0 @I1@")], HEAD_70))
    assert await counts(world, first) == await counts(world, second)

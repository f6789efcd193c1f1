"""What imports left in backups: files of archives come along with photos; forgeries are refused."""

from __future__ import annotations

import base64
import io
import zipfile
from typing import Any

import pytest

from tablewright.systems.yggdrasil import limits
from tests.systems.yggdrasil.gedcom.trees import FILES
from tests.systems.yggdrasil.service.backup_files import (
    backup_of,
    file,
    person_part,
    restore,
    restored,
    tree_part,
)
from tests.systems.yggdrasil.service.growing import API, asked, new_tree
from tests.systems.yggdrasil.service.images import file_of, picture
from tests.systems.yggdrasil.service.world import World, code_of, with_trees

PATH = "photos/maria luisa.jpg"  # which the file names


async def _imported(world: World, content: bytes) -> str:
    """A tree of Ann's into which an archive was imported."""
    tree_id = await new_tree(world.ann)
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w") as archive:
        archive.writestr("gedcom.ged", (FILES / "family_70.ged").read_bytes())
        archive.writestr(PATH, content)
    kind = {"content-type": "application/octet-stream"}
    path = f"{API}/trees/{tree_id}/import"
    assert 202 == (await world.ann.ask("POST", path, written.getvalue(), headers=kind)).status
    await world.run_jobs()
    return tree_id


async def _archive(world: World, tree_id: str) -> dict[str, bytes]:
    reply = await world.ann.ask("GET", f"{API}/trees/{tree_id}/export?format=gdz")
    with zipfile.ZipFile(io.BytesIO(reply.body)) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


@pytest.mark.parametrize(
    ("more", "place"),
    [
        ({"media": {"a.jpg": "?"}}, "trees[0].media[...]"),
        ({"media": ["YQ=="]}, "trees[0].media"),
        ({"gedcomFiles": ["0 @I1@ INDI\n1 -from x y z"]}, "trees[0].gedcomFiles[0]"),
        (
            {"persons": [person_part("a", gedcomExtra="0 @I1@ INDI\n1 -from")]},
            "trees[0].persons[0].gedcomExtra",
        ),
        ({"persons": [person_part("a", photoVersion="../a")]}, "trees[0].persons[0].photoVersion"),
    ],
)
@with_trees
async def test_what_no_import_can_have_left_is_refused(
    world: World, more: dict[str, Any], place: str
):
    reply = await restore(world.ann, file(tree_part(**more)))
    assert (422, "invalid") == code_of(reply)
    assert place in str(reply.json["error"]["details"])
    assert {} == world.files.kept


@with_trees
async def test_files_beyond_the_limit_are_refused(world: World, monkeypatch: pytest.MonkeyPatch):
    await _imported(world, b"no picture, but long enough")
    monkeypatch.setattr(limits, "YGGDRASIL_BACKUP_BYTES_MAX", 20)
    assert 413 == (await world.ann.ask("GET", f"{API}/backup?photos=true")).status


@with_trees
async def test_nothing_but_the_picture_leads_to_the_version_of_a_photo(world: World):
    """Otherwise a reader with the address of an old photo could be shown another."""
    photo = base64.b64encode(file_of(picture())).decode()
    person = person_part("a", photo=photo, photoVersion="0" * 32)
    media = {"a.jpg": base64.b64encode(b"something else").decode()}
    (tree,) = await restored(world.ann, file(tree_part(persons=[person], media=media)))
    (made,) = (await asked(world.ann, "GET", f"{API}/persons?treeId={tree['treeId']}"))["items"]
    assert "0" * 32 not in made["photoUrl"]


@pytest.mark.parametrize("content", [b"a letter, scanned", file_of(picture())])
@with_trees
async def test_files_of_an_archive_come_back_with_the_tree_that_was_deleted(
    world: World, content: bytes
):
    tree_id = await _imported(world, content)
    before = await _archive(world, tree_id)
    assert "media" not in (await backup_of(world.ann))["trees"][0]
    backup = await backup_of(world.ann, "?photos=true")
    kept = dict(world.files.kept)
    await restored(world.ann, backup)
    assert kept == world.files.kept, "what is there is not kept anew"
    await asked(world.ann, "DELETE", f"{API}/trees/{tree_id}", status=204)
    await world.run_jobs()
    assert {} == world.files.kept
    for _ in range(2):
        (tree,) = await restored(world.ann, backup)
        after = await _archive(world, tree["treeId"])
        assert set(before) == set(after), "a picture is not there as a photo, too"
        assert content == after[PATH]

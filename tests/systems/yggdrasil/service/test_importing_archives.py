"""Importing archives over HTTP: their files are kept and come back, pictures become photos."""

from __future__ import annotations

import io
import zipfile

from PIL import Image

from tests.systems.yggdrasil.gedcom.trees import FILES, HEAD_70, gedcom
from tests.systems.yggdrasil.service.test_importing import brought, counts, new_tree, send
from tests.systems.yggdrasil.service.world import World, code_of, with_trees


@with_trees
async def test_the_files_of_an_archive_come_back_in_one(world: World):
    tree_id = await new_tree(world.ann)
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w") as archive:
        archive.writestr("gedcom.ged", (FILES / "family_70.ged").read_bytes())
        archive.writestr("photos/maria luisa.jpg", b"a photo")
    await brought(world, tree_id, written.getvalue())
    reply = await world.ann.ask("GET", f"/yggdrasil/api/trees/{tree_id}/export?format=gdz")
    with zipfile.ZipFile(io.BytesIO(reply.body)) as archive:
        assert ["gedcom.ged", "photos/maria luisa.jpg"] == archive.namelist()
        assert b"a photo" == archive.read("photos/maria luisa.jpg")


@with_trees
async def test_a_file_in_several_forms_comes_back_in_all_of_them(world: World):
    tree_id = await new_tree(world.ann)
    files = {"a.mp3": b"sound", "a.oga": b"the same sound", "a.vtt": b"its words"}
    lines = (
        *("0 @O1@ OBJE", "1 FILE a.mp3", "2 FORM audio/mp3"),
        *("2 TRAN a.oga", "3 FORM audio/ogg", "2 TRAN a.vtt", "3 FORM text/vtt"),
    )
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w") as archive:
        archive.writestr("gedcom.ged", gedcom(*lines, head=HEAD_70))
        for path, content in files.items():
            archive.writestr(path, content)
    await brought(world, tree_id, written.getvalue())
    reply = await world.ann.ask("GET", f"/yggdrasil/api/trees/{tree_id}/export?format=gdz")
    with zipfile.ZipFile(io.BytesIO(reply.body)) as archive:
        assert files == {path: archive.read(path) for path in archive.namelist()[1:]}


@with_trees
async def test_an_archive_with_a_damaged_picture_is_refused_and_changes_nothing(world: World):
    tree_id = await new_tree(world.ann)
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w") as archive:
        archive.writestr("gedcom.ged", (FILES / "family_70.ged").read_bytes())
        archive.writestr("photos/maria luisa.jpg", b"a photo")
    damaged = written.getvalue().replace(b"a photo", b"a phxto")
    reply = await send(world.ann, tree_id, damaged)
    assert (422, "invalid") == code_of(reply)
    assert "'photos/maria luisa.jpg' cannot be unpacked" in reply.json["error"]["message"]
    assert (0, 0, 0, 0) == await counts(world, tree_id)


def _picture() -> bytes:
    written = io.BytesIO()
    Image.new("RGB", (40, 30), (200, 30, 30)).save(written, "JPEG")
    return written.getvalue()


@with_trees
async def test_the_picture_of_a_person_in_an_archive_becomes_the_photo(world: World):
    tree_id, other_id = await new_tree(world.ann), await new_tree(world.ann)
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w") as archive:
        archive.writestr("gedcom.ged", (FILES / "family_70.ged").read_bytes())
        archive.writestr("photos/maria luisa.jpg", _picture())
    done = await brought(world, tree_id, written.getvalue())
    assert 1 == done["report"]["photos"]
    listed = await world.ann.ask("GET", f"/yggdrasil/api/persons?treeId={tree_id}&q=maria")
    url = listed.json["items"][0]["photoUrl"]
    assert "image/jpeg" == (await world.ann.ask("GET", f"/yggdrasil/{url}")).headers["content-type"]
    # A received archive can also be exported and imported.
    tomas = await world.ann.ask("GET", f"/yggdrasil/api/persons?treeId={tree_id}&q=tom")
    path = f"/yggdrasil/api/persons/{tomas.json['items'][0]['personId']}/photo"
    kind = {"content-type": "image/jpeg"}
    assert 200 == (await world.ann.ask("POST", path, _picture(), headers=kind)).status
    reply = await world.ann.ask("GET", f"/yggdrasil/api/trees/{tree_id}/export?format=gdz")
    with zipfile.ZipFile(io.BytesIO(reply.body)) as archive:
        names = archive.namelist()
        assert ["gedcom.ged", "photos/maria luisa.jpg"] == names[:2]
        assert 3 == len(names)
    done = await brought(world, other_id, reply.body)
    assert 2 == done["report"]["photos"]

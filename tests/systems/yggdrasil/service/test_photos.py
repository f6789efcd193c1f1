"""Photos: who may send and see them, what is refused, and that no file is left behind."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

import pytest

from tablewright.errors import UnavailableError
from tablewright.systems.yggdrasil import limits
from tablewright.systems.yggdrasil.insight import merging_routes
from tablewright.systems.yggdrasil.people import photos
from tablewright.testing.caller import AsyncCaller, ReceivedResponse
from tests.systems.yggdrasil.service.growing import (
    API,
    asked,
    new_person,
    new_tree,
    person_of,
    share,
)
from tests.systems.yggdrasil.service.images import SECRET, file_of, located, picture, read
from tests.systems.yggdrasil.service.world import World, code_of, with_trees

PHOTO = located(picture())
OTHER = file_of(picture((30, 40)))
OLD = {"birthDate": "1850-01-01"}
MODERN = {"birthDate": "2080-01-01"}  # it is 2096 in these tests


async def _send(
    caller: AsyncCaller, person_id: str, content: bytes = PHOTO, headers: Mapping[str, str] = {}
) -> ReceivedResponse:
    lines = {"content-type": "application/octet-stream", **headers}
    path = f"{API}/persons/{person_id}/photo"
    return await caller.ask("POST", path, content, headers=lines)


async def _get(
    caller: AsyncCaller, person_id: str, query: str = "", **headers: str
) -> ReceivedResponse:
    return await caller.ask("GET", f"{API}/persons/{person_id}/photo{query}", headers=headers)


async def _sent(caller: AsyncCaller, person_id: str, content: bytes = PHOTO) -> Any:
    reply = await _send(caller, person_id, content)
    assert 200 == reply.status, reply.body
    return reply.json


@with_trees
async def test_strangers_and_readers_cannot_send_or_remove_a_photo(world: World):
    tree_id = await new_tree(world.ann)
    person_id = await new_person(world.ann, tree_id, **OLD)
    await _sent(world.ann, person_id)
    kept = dict(world.files.kept)
    await share(world, tree_id, "ben", "viewer")
    path = f"{API}/persons/{person_id}/photo"
    assert (404, "not_found") == code_of(await _send(world.eve, person_id))
    assert (403, "forbidden") == code_of(await _send(world.ben, person_id))
    assert (401, "unauthenticated") == code_of(await _send(world.anybody, person_id))
    assert (404, "not_found") == code_of(await world.eve.ask("DELETE", path))
    assert (403, "forbidden") == code_of(await world.ben.ask("DELETE", path))
    assert (404, "not_found") == code_of(await _send(world.ann, "nobody"))
    assert kept == world.files.kept


@pytest.mark.parametrize(
    ("content", "kind", "expected"),
    [
        (b"<svg onload='alert(1)'/>", "image/svg+xml", (415, "unsupported_media_type")),
        (b"<svg onload='alert(1)'/>", "image/jpeg", (415, "unsupported_media_type")),
        (b"", "image/jpeg", (415, "unsupported_media_type")),
        (PHOTO[:-200], "image/jpeg", (422, "invalid")),
        (b"\xff\xd8\xff" + b"x" * 100, "image/jpeg", (422, "invalid")),
        (b"x" * (limits.YGGDRASIL_PHOTO_BYTES_MAX + 1), "image/png", (413, "too_large")),
    ],
)
@with_trees
async def test_what_is_no_photo_is_refused_whatever_it_says(
    world: World, content: bytes, kind: str, expected: tuple[int, str]
):
    person_id = await new_person(world.ann, await new_tree(world.ann))
    reply = await _send(world.ann, person_id, content, {"content-type": kind})
    assert expected == code_of(reply)
    assert {} == world.files.kept
    assert "photoUrl" not in await person_of(world.ann, person_id)


@pytest.mark.parametrize("person_id", ["..%2f..%2fetc", "a%00b", "a%2fb", "%2e%2e", "x" * 65])
@with_trees
async def test_no_id_leads_anywhere_else(world: World, person_id: str):
    assert (await _send(world.ann, person_id)).status in (400, 404)
    assert (await _get(world.ann, person_id)).status in (400, 404)
    assert {} == world.files.kept


@with_trees
async def test_a_person_who_has_changed_meanwhile_keeps_the_photo(world: World):
    person_id = await new_person(world.ann, await new_tree(world.ann))
    reply = await _send(world.ann, person_id, headers={"if-match": '"another"'})
    assert (412, "stale") == code_of(reply)
    assert {} == world.files.kept


@with_trees
async def test_a_photo_of_nobody_is_not_there(world: World):
    person_id = await new_person(world.ann, await new_tree(world.ann))
    assert (404, "not_found") == code_of(await _get(world.ann, person_id))
    reply = await world.ann.ask("DELETE", f"{API}/persons/{person_id}/photo")
    assert (404, "not_found") == code_of(reply)
    assert (400, "malformed") == code_of(await _get(world.ann, person_id, "?size=huge"))


@with_trees
async def test_a_photo_of_the_living_is_shown_to_those_who_may_edit(world: World):
    tree_id = await new_tree(world.ann, isPublic=True)
    living = await new_person(world.ann, tree_id, "Lea", **MODERN)
    dead = await new_person(world.ann, tree_id, "Otto", **OLD)
    for person_id in (living, dead):
        await _sent(world.ann, person_id)
    await share(world, tree_id, "ben", "viewer")
    for reader in (world.ben, world.eve, world.anybody):
        hidden = await _get(reader, living)
        assert (404, "not_found") == code_of(hidden)
        assert hidden.error["message"].startswith("This person has no photo.")
        assert 200 == (await _get(reader, dead)).status
        assert "photoUrl" not in await person_of(reader, living)
    await share(world, tree_id, "ben", "editor")
    assert 200 == (await _get(world.ben, living)).status


@with_trees
async def test_a_photo_of_a_private_tree_is_not_there_for_others(world: World):
    person_id = await new_person(world.ann, await new_tree(world.ann), **OLD)
    await _sent(world.ann, person_id)
    for stranger in (world.eve, world.anybody):
        reply = await _get(stranger, person_id)
        assert (404, "not_found") == code_of(reply)
        assert (await _get(stranger, "nobody")).error["message"] == reply.error["message"]


@with_trees
async def test_a_photo_is_kept_without_its_place_and_shown_at_its_address(world: World):
    tree_id = await new_tree(world.ann)
    person_id = await new_person(world.ann, tree_id)
    view = await _sent(world.ann, person_id)
    assert view["photoUrl"].startswith(f"api/persons/{person_id}/photo?v=")
    reply = await world.ann.ask("GET", f"/yggdrasil/{view['photoUrl']}")
    assert 200 == reply.status
    assert ("JPEG", (64, 48)) == (read(reply.body).format, read(reply.body).size)
    small = await world.ann.ask("GET", f"/yggdrasil/{view['photoUrl']}&size=small")
    assert (48, 48) == read(small.body).size
    assert all(name.startswith(f"trees/{tree_id}/persons/") for name in world.files.kept)
    for content, kind in world.files.kept.values():
        assert (False, "image/jpeg") == (SECRET.encode() in content, kind)


@with_trees
async def test_browsers_may_keep_a_photo_and_do_nothing_else_with_it(world: World):
    person_id = await new_person(world.ann, await new_tree(world.ann))
    url = (await _sent(world.ann, person_id))["photoUrl"]
    headers = (await world.ann.ask("GET", f"/yggdrasil/{url}")).headers
    assert "private, max-age=86400" == headers["cache-control"]
    assert ("image/jpeg", "nosniff", "inline", "authorization, cookie") == (
        headers["content-type"],
        headers["x-content-type-options"],
        headers["content-disposition"],
        headers["vary"],
    )
    plain = await _get(world.ann, person_id)
    assert "private, no-cache" == plain.headers["cache-control"]
    known = {"if-none-match": plain.headers["etag"]}
    assert (304, b"") == ((again := await _get(world.ann, person_id, **known)).status, again.body)


@with_trees
async def test_another_photo_takes_the_place_of_the_first_and_no_file_is_left(world: World):
    tree_id = await new_tree(world.ann)
    person_id = await new_person(world.ann, tree_id)
    first = await _sent(world.ann, person_id)
    second = await _sent(world.ann, person_id, OTHER)
    assert first["photoUrl"] != second["photoUrl"]
    assert (30, 40) == read((await _get(world.ann, person_id)).body).size
    stale = await world.ann.ask("GET", f"/yggdrasil/{first['photoUrl']}")
    assert "private, no-cache" == stale.headers["cache-control"]
    await world.run_jobs()
    assert 2 == len(world.files.kept)
    assert 200 == (await _get(world.ann, person_id)).status
    assert 204 == (await world.ann.ask("DELETE", f"{API}/persons/{person_id}/photo")).status
    assert 404 == (await _get(world.ann, person_id)).status
    assert "photoUrl" not in await person_of(world.ann, person_id)
    await world.run_jobs()
    assert {} == world.files.kept


@with_trees
async def test_a_photo_is_a_change_of_the_tree_and_of_the_person(world: World):
    tree_id = await new_tree(world.ann)
    person_id = await new_person(world.ann, tree_id)
    before = await asked(world.ann, "GET", f"{API}/trees/{tree_id}")
    reply = await _send(world.ann, person_id)
    after = await asked(world.ann, "GET", f"{API}/trees/{tree_id}")
    assert before["version"] + 1 == after["version"]
    read_again = await world.ann.ask("GET", f"{API}/persons/{person_id}")
    assert read_again.headers["etag"] == reply.headers["etag"]
    (shown,) = (await asked(world.ann, "GET", f"{API}/trees/{tree_id}/graph"))["persons"]
    assert read_again.json["photoUrl"] == shown["photoUrl"]


@with_trees
async def test_photos_go_with_persons_and_trees(world: World):
    tree_id = await new_tree(world.ann)
    ada, ben = [await new_person(world.ann, tree_id, name) for name in ("Ada", "Ben")]
    for person_id in (ada, ben):
        await _sent(world.ann, person_id)
    await asked(world.ann, "DELETE", f"{API}/persons/{ada}")
    world.clock.advance(seconds=60)
    await world.run_jobs()
    assert 2 == len(world.files.kept)
    await asked(world.ann, "DELETE", f"{API}/trees/{tree_id}", status=204)
    await world.run_jobs()
    assert {} == world.files.kept


@with_trees
async def test_two_who_send_at_once_leave_one_photo(world: World):
    person_id = await new_person(world.ann, await new_tree(world.ann))
    replies = await asyncio.gather(*(_send(world.ann, person_id, one) for one in (PHOTO, OTHER)))
    assert [200, 200] == [one.status for one in replies]
    await world.run_jobs()
    assert 2 == len(world.files.kept)
    assert 200 == (await _get(world.ann, person_id)).status


@pytest.mark.parametrize("happens", [False, True])
@with_trees
async def test_a_photo_whose_request_fails_counts_or_leaves_no_file(
    world: World, monkeypatch: pytest.MonkeyPatch, happens: bool
):
    person_id = await new_person(world.ann, await new_tree(world.ann))
    changed = photos.changed

    async def breaks(*given: Any, **more: Any) -> Any:
        if happens:
            await changed(*given, **more)
        raise UnavailableError("the store is gone.")

    monkeypatch.setattr(photos, "changed", breaks)
    assert (503, "unavailable") == code_of(await _send(world.ann, person_id))
    world.clock.advance(seconds=600)
    await world.run_jobs()
    assert (2 if happens else 0) == len(world.files.kept)
    assert (200 if happens else 404) == (await _get(world.ann, person_id)).status


async def _merge(world: World, tree_id: str, keep: str, drop: str) -> ReceivedResponse:
    path = f"{API}/trees/{tree_id}/merge"
    return await world.ann.ask("POST", path, {"keep": keep, "drop": drop})


@pytest.mark.parametrize("happens", [False, True])
@with_trees
async def test_a_merge_that_fails_counts_or_leaves_no_second_file(
    world: World, monkeypatch: pytest.MonkeyPatch, happens: bool
):
    tree_id = await new_tree(world.ann)
    keep, drop = [await new_person(world.ann, tree_id, name) for name in ("Ida", "Ada")]
    await _sent(world.ann, drop)
    changed = merging_routes.changed

    async def breaks(access: Any, plan: Any, **more: Any) -> Any:
        await (changed(access, plan, **more) if happens else plan(access))
        raise UnavailableError("the store is gone.")

    monkeypatch.setattr(merging_routes, "changed", breaks)
    assert (503, "unavailable") == code_of(await _merge(world, tree_id, keep, drop))
    assert 4 == len(world.files.kept)
    world.clock.advance(seconds=600)
    await world.run_jobs()
    assert 2 == len(world.files.kept)
    assert 200 == (await _get(world.ann, keep if happens else drop)).status


@with_trees
async def test_a_merge_takes_the_photo_over_where_there_is_none(world: World):
    tree_id = await new_tree(world.ann)
    keep, drop = [await new_person(world.ann, tree_id, name) for name in ("Ida", "Ida")]
    await _sent(world.ann, drop)
    before = (await _get(world.ann, drop)).body
    reply = await _merge(world, tree_id, keep, drop)
    assert (200, []) == (reply.status, reply.json["conflicts"])
    assert reply.json["person"]["photoUrl"].startswith(f"api/persons/{keep}/photo?v=")
    world.clock.advance(seconds=600)
    await world.run_jobs()
    assert before == (await _get(world.ann, keep)).body
    assert 2 == len(world.files.kept)


@with_trees
async def test_a_merge_keeps_the_photo_that_is_there_and_tells_of_the_other(world: World):
    tree_id = await new_tree(world.ann)
    keep, drop = [await new_person(world.ann, tree_id, name) for name in ("Ida", "Ida")]
    kept = (await _sent(world.ann, keep))["photoUrl"]
    dropped = (await _sent(world.ann, drop, OTHER))["photoUrl"]
    reply = await _merge(world, tree_id, keep, drop)
    told = {"attribute": "photoUrl", "kept": kept, "dropped": dropped}
    assert [told] == reply.json["conflicts"]
    world.clock.advance(seconds=600)
    await world.run_jobs()
    assert {f"trees/{tree_id}/persons/{keep}"} == {
        name[: name.rindex("/")] for name in world.files.kept
    }

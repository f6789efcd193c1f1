"""Shares: who gets access, in which role, and how it ends."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright.model import put_all
from tablewright.systems.yggdrasil import limits
from tablewright.systems.yggdrasil.design.owners import SharedTree, Tree
from tests.systems.yggdrasil.service.growing import API, asked, new_tree, share, tree_of
from tests.systems.yggdrasil.service.world import World, code_of, with_trees


@pytest.mark.parametrize("body", [{"role": "owner"}, {"role": None}, {"rights": "all"}])
@with_trees
async def test_a_role_that_there_is_not_is_refused(world: World, body: dict[str, Any]):
    tree_id = await new_tree(world.ann)
    reply = await world.ann.ask("PUT", f"{API}/trees/{tree_id}/shares/ben", body)
    assert (422, "invalid") == code_of(reply)


@with_trees
async def test_whoever_is_not_known_cannot_be_let_in_and_the_words_are_the_same(world: World):
    tree_id = await new_tree(world.ann)
    shares = f"{API}/trees/{tree_id}/shares"
    by_id = await world.ann.ask("PUT", f"{shares}/nobody", {"role": "viewer"})
    by_email = await world.ann.ask("POST", shares, {"email": "nobody@example.com"})
    assert (404, "not_found") == code_of(by_id) == code_of(by_email)
    assert by_id.error["message"] == by_email.error["message"]


@with_trees
async def test_nobody_goes_through_a_list_of_addresses_to_see_who_has_an_account(world: World):
    shares = f"{API}/trees/{await new_tree(world.ann)}/shares"
    for number in range(limits.YGGDRASIL_ADDRESSES_TRIED_MAX):
        reply = await world.ann.ask("POST", shares, {"email": f"guess{number}@example.com"})
        assert 404 == reply.status
    for email in ("guess@example.com", "ben@example.com"):
        reply = await world.ann.ask("POST", shares, {"email": email})
        assert (429, "rate_limited") == code_of(reply)
        assert "retry-after" in reply.headers
    others = f"{API}/trees/{await new_tree(world.eve)}/shares"
    await asked(world.eve, "POST", others, {"email": "ben@example.com"}, status=201)
    world.clock.advance(seconds=limits.YGGDRASIL_ATTEMPTS_WINDOW_SECONDS)
    await asked(world.ann, "POST", shares, {"email": "ben@example.com"}, status=201)


@with_trees
async def test_guests_who_are_let_in_do_not_count_as_guesses(world: World):
    shares = f"{API}/trees/{await new_tree(world.ann)}/shares"
    for _ in range(limits.YGGDRASIL_ADDRESSES_TRIED_MAX + 1):
        await asked(world.ann, "POST", shares, {"email": "ben@example.com"}, status=201)


@with_trees
async def test_the_owner_is_no_guest(world: World):
    tree_id = await new_tree(world.ann)
    reply = await world.ann.ask("PUT", f"{API}/trees/{tree_id}/shares/ann", {"role": "viewer"})
    assert (422, "invalid") == code_of(reply)


@with_trees
async def test_there_is_room_for_so_many_guests(world: World):
    tree_id = await new_tree(world.ann)
    guests = [f"guest-{number}" for number in range(limits.YGGDRASIL_GUESTS_MAX)]
    tree = await world.db.run(Tree.get("ann", tree_id))
    assert tree is not None
    tree.shared_with = guests
    await world.db.run(tree.put())
    reply = await world.ann.ask("PUT", f"{API}/trees/{tree_id}/shares/ben", {"role": "viewer"})
    assert (409, "conflict") == code_of(reply)


@with_trees
async def test_a_guest_is_let_in_by_id_or_by_email_however_it_is_spelled(world: World):
    tree_id = await new_tree(world.ann)
    shares = f"{API}/trees/{tree_id}/shares"
    made = await asked(world.ann, "POST", shares, {"email": " BEN@Example.com "}, status=201)
    assert ("ben", "viewer", "Ben") == (made["userId"], made["role"], made["displayName"])
    assert "BEN@Example.com" == made["email"]
    await asked(world.ann, "PUT", f"{shares}/eve", {"role": "editor"})
    listed = (await asked(world.ann, "GET", shares))["items"]
    assert [("ben", "viewer"), ("eve", "editor")] == [(i["userId"], i["role"]) for i in listed]
    assert made == listed[0]
    assert 2 == (await tree_of(world.ann, tree_id))["sharedCount"]


@with_trees
async def test_an_address_that_the_owner_did_not_know_is_not_told(world: World):
    tree_id = await new_tree(world.ann)
    shares = f"{API}/trees/{tree_id}/shares"
    let_in = await world.ann.ask("PUT", f"{shares}/ben", {"role": "viewer"})
    assert 200 == let_in.status
    for reply in (let_in, await world.ann.ask("GET", shares)):
        assert b"example.com" not in reply.body
    await asked(world.ann, "POST", shares, {"email": "ben@example.com"}, status=201)
    again = await asked(world.ann, "PUT", f"{shares}/ben", {"role": "editor"})
    assert "ben@example.com" == again["email"]


@with_trees
async def test_a_new_role_takes_the_place_of_the_old_one(world: World):
    tree_id = await new_tree(world.ann)
    await share(world, tree_id, "ben", "editor")
    made_at = (await _pointer(world, "ben", tree_id)).created_at
    world.clock.advance(seconds=60)
    await share(world, tree_id, "ben", "viewer")
    assert "viewer" == (await tree_of(world.ben, tree_id))["role"]
    pointer = await _pointer(world, "ben", tree_id)
    assert ("viewer", made_at) == (pointer.role, pointer.created_at)
    assert 1 == (await tree_of(world.ann, tree_id))["sharedCount"]


@with_trees
async def test_a_guest_may_leave_and_may_not_send_others_away(world: World):
    tree_id = await new_tree(world.ann)
    shares = f"{API}/trees/{tree_id}/shares"
    for guest in ("ben", "eve"):
        await share(world, tree_id, guest, "editor")
    assert (403, "forbidden") == code_of(await world.ben.ask("DELETE", f"{shares}/eve"))
    await asked(world.ben, "DELETE", f"{shares}/ben", status=204)
    assert 404 == (await world.ben.ask("DELETE", f"{shares}/ben")).status
    assert ["eve"] == [i["userId"] for i in (await asked(world.ann, "GET", shares))["items"]]
    assert await world.db.run(SharedTree.get("ben", tree_id)) is None


@with_trees
async def test_the_last_share_leaves_no_trace(world: World):
    tree_id = await new_tree(world.ann)
    await share(world, tree_id)
    await asked(world.ann, "DELETE", f"{API}/trees/{tree_id}/shares/ben", status=204)
    tree = await world.db.run(Tree.get("ann", tree_id))
    assert tree is not None
    assert (None, None) == (tree.shared_with, tree.share_roles)
    reply = await world.ann.ask("DELETE", f"{API}/trees/{tree_id}/shares/ben")
    assert (404, "not_found") == code_of(reply)


@with_trees
async def test_a_guest_who_another_program_let_in_without_a_role_only_looks(world: World):
    tree_id = await new_tree(world.ann)
    tree = await world.db.run(Tree.get("ann", tree_id))
    assert tree is not None
    tree.shared_with = ["ben"]
    await world.db.run(put_all([tree]))
    assert "viewer" == (await tree_of(world.ben, tree_id))["role"]
    listed = (await asked(world.ann, "GET", f"{API}/trees/{tree_id}/shares"))["items"]
    assert "createdAt" not in listed[0]
    await asked(world.ben, "DELETE", f"{API}/trees/{tree_id}/shares/ben", status=204)


async def _pointer(world: World, guest: str, tree_id: str) -> SharedTree:
    found = await world.db.run(SharedTree.get(guest, tree_id))
    assert found is not None
    return found

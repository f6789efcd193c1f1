"""Lost responses: a request with a key is done once, and what is good once is never good twice."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright.testing.caller import AsyncCaller, ReceivedResponse
from tests.client.losing import How
from tests.systems.yggdrasil.service.test_accounts import logged_in, registered, signed_up
from tests.systems.yggdrasil.service.world import World, code_of, with_trees

KEY = {"idempotency-key": "the-first"}
API = "/yggdrasil/api"
NEW = "five words that are new"


async def made(caller: AsyncCaller, target: str, body: Any, **headers: str) -> ReceivedResponse:
    return await caller.ask("POST", f"{API}/{target}", body, headers=headers)


async def mailed(world: World) -> str:
    """The token of a mail that sets another password."""
    await made(world.anybody, "auth/reset", {"email": "mia@example.org"})
    await world.run_jobs()
    return world.outbox.sent[-1].text.partition("#/reset/")[2].split()[0]


async def confirmed(world: World, token: str, password: str = NEW) -> ReceivedResponse:
    body = {"token": token, "password": password}
    return await made(world.anybody, "auth/reset/confirm", body)


async def tree_of(world: World, *names: str) -> tuple[str, list[str]]:
    """A tree with some people."""
    tree_id = (await made(world.ann, "trees", {"treeName": "Ash"})).json["treeId"]
    people = [
        (await made(world.ann, "persons", {"treeId": tree_id, "firstName": name})).json["personId"]
        for name in names
    ]
    return tree_id, people


@with_trees
async def test_a_tree_is_made_once_though_the_response_was_lost(world: World):
    world.losing.lose("PutItem", holding=b"TREE#")
    reply = await made(world.ann, "trees", {"treeName": "Ash"})
    assert (201, 1) == (reply.status, len(world.losing.lost))
    trees = (await world.ann.ask("GET", f"{API}/trees")).json["items"]
    assert [reply.json["treeId"]] == [one["treeId"] for one in trees]


@with_trees
async def test_a_tree_with_a_key_is_made_once_though_no_response_came(world: World):
    world.losing.lose("PutItem", holding=b"TREE#", how="gone")
    body = {"treeName": "Ash"}
    assert 503 == (await world.ann.ask("POST", f"{API}/trees", body, headers=KEY)).status
    assert 1 == len(world.losing.lost)
    other = await world.ann.ask("POST", f"{API}/trees", {"treeName": "Elm"}, headers=KEY)
    assert (409, "conflict") == code_of(other)
    world.clock.advance(seconds=2)
    reply = await world.ann.ask("POST", f"{API}/trees", body, headers=KEY)
    assert 201 == reply.status
    shown = await world.ann.ask("GET", f"{API}/trees/{reply.json['treeId']}")
    assert (reply.json, reply.headers["etag"]) == (shown.json, shown.headers["etag"])
    trees = (await world.ann.ask("GET", f"{API}/trees")).json["items"]
    assert [reply.json["treeId"]] == [one["treeId"] for one in trees]


@pytest.mark.parametrize("minutes", [0, 11])
@with_trees
async def test_a_person_with_a_key_is_made_once_though_no_response_came(world: World, minutes: int):
    """After ten minutes DynamoDB has forgotten the token of the transaction."""
    tree_id, (ada,) = await tree_of(world, "Ada")
    body = {"treeId": tree_id, "firstName": "Bea", "relative": {"personId": ada, "kind": "child"}}
    world.losing.lose("TransactWriteItems", how="gone")
    assert 503 == (await world.ann.ask("POST", f"{API}/persons", body, headers=KEY)).status
    assert 1 == len(world.losing.lost)
    world.clock.advance(seconds=2 + 60 * minutes)
    reply = await world.ann.ask("POST", f"{API}/persons", body, headers=KEY)
    assert 201 == reply.status, reply.body
    shown = await world.ann.ask("GET", f"{API}/persons/{reply.json['personId']}")
    assert (reply.json, reply.headers["etag"]) == (shown.json, shown.headers["etag"])
    people = (await world.ann.ask("GET", f"{API}/persons?treeId={tree_id}")).json["items"]
    assert {ada, reply.json["personId"]} == {one["personId"] for one in people}
    tree = (await world.ann.ask("GET", f"{API}/trees/{tree_id}")).json
    assert 2 == tree["personCount"]


@with_trees
async def test_links_with_a_key_are_made_once_though_no_response_came(world: World):
    _, (ada, bea) = await tree_of(world, "Ada", "Bea")
    parent = {"parentId": ada, "childId": bea, "type": "Biological"}
    couple = {"person1Id": ada, "person2Id": bea, "status": "Married"}
    for kind, body in (("parent-child", parent), ("spousal", couple)):
        target, headers = f"{API}/relationships/{kind}", {"idempotency-key": kind}
        world.losing.lose("TransactWriteItems", how="gone")
        assert 503 == (await world.ann.ask("POST", target, body, headers=headers)).status
        assert 1 == len(world.losing.lost)
        world.clock.advance(seconds=2)
        reply = await world.ann.ask("POST", target, body, headers=headers)
        assert 201 == reply.status, reply.body
        named = "/".join(list(body.values())[:2])
        change = await world.ann.ask(
            "PATCH",
            f"{target}/{named}",
            {"notes": "n"},
            headers={"if-match": reply.headers["etag"]},
        )
        assert 200 == change.status, change.body
        other = await world.ann.ask("POST", target, body, headers={"idempotency-key": "other"})
        assert (409, "conflict") == code_of(other)


@with_trees
async def test_a_person_is_restored_once_though_no_response_came(world: World):
    _, (ada,) = await tree_of(world, "Ada")
    undo = (await world.ann.ask("DELETE", f"{API}/persons/{ada}")).json["undo"]
    target = f"{API}/persons/{ada}/restore"
    world.losing.lose("TransactWriteItems", how="gone")
    assert 503 == (await world.ann.ask("POST", target, {"undo": undo}, headers=KEY)).status
    world.clock.advance(seconds=2)
    reply = await world.ann.ask("POST", target, {"undo": undo}, headers=KEY)
    assert (201, ada) == (reply.status, reply.json["personId"])
    other = {"idempotency-key": "other"}
    refused = await world.ann.ask("POST", target, {"undo": undo}, headers=other)
    assert (409, "conflict") == code_of(refused)


@signed_up
async def test_a_mailed_token_is_good_once_though_the_response_was_lost(world: World):
    await registered(world)
    token = await mailed(world)
    world.losing.lose("TransactWriteItems")
    assert 204 == (await confirmed(world, token)).status
    assert 1 == len(world.losing.lost)
    assert (422, "invalid") == code_of(await confirmed(world, token, "another password of nine"))
    assert 200 == (await logged_in(world, password=NEW)).status


@signed_up
async def test_a_mailed_token_is_spent_though_no_response_came(world: World):
    await registered(world)
    token = await mailed(world)
    world.losing.lose("TransactWriteItems", how="gone")
    assert 503 == (await confirmed(world, token)).status
    assert (422, "invalid") == code_of(await confirmed(world, token))


@pytest.mark.parametrize("how", ["resent", "gone"])
@signed_up
async def test_an_account_is_made_once(world: World, how: How):
    world.losing.lose("TransactWriteItems", how=how)
    body = {"email": "zoe@example.org", "password": "five words that are mine"}
    first = await world.anybody.ask("POST", f"{API}/auth/register", body)
    assert (201 if how == "resent" else 503) == first.status
    assert 1 == len(world.losing.lost)
    again = await world.anybody.ask("POST", f"{API}/auth/register", body)
    assert (409, "conflict") == code_of(again)
    assert 200 == (await world.anybody.ask("POST", f"{API}/auth/login", body)).status


@with_trees
async def test_a_share_and_a_deleted_tree_are_told_as_done(world: World):
    tree_id, _ = await tree_of(world)
    share = f"{API}/trees/{tree_id}/shares/ben"
    for method, target, status in (
        ("PUT", share, 200),
        ("DELETE", share, 204),
        ("DELETE", f"{API}/trees/{tree_id}", 204),
    ):
        world.losing.lose("TransactWriteItems")
        body = {"role": "viewer"} if method == "PUT" else None
        assert status == (await world.ann.ask(method, target, body)).status
        assert 1 == len(world.losing.lost)

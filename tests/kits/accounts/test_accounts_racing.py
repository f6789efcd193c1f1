"""Accounts when two things happen at once, and when a response gets lost."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tablewright.client.embedded import AsyncEmbeddedTransport
from tablewright.clock import ManualClock
from tablewright.engine import Engine
from tablewright.errors.target import ConnectionLostError
from tablewright.testing.system import in_memory
from tests.kits.accounts.test_accounts import Guild
from tests.kits.accounts.world import guild
from tests.kits.product.invariants import problems
from tests.kits.product.system import product
from tests.kits.product.world import World, town


class Losing(AsyncEmbeddedTransport):
    """Loses the responses to some transactions."""

    left = 0

    async def send(self, operation: str, body: bytes) -> bytes:
        found = await super().send(operation, body)
        if operation == "TransactWriteItems" and self.left:
            self.left -= 1
            raise ConnectionLostError("The connection ended.", is_outcome_unknown=True)
        return found


def test_an_account_whose_response_was_lost_is_returned_to_the_repetition():
    async def main() -> None:
        clock = ManualClock()
        inner = Losing(Engine.memory(clock=clock), owns_engine=True, writes_inline=True)
        async with in_memory(
            guild(over_tables=True), Guild, transport=inner, clock=clock
        ) as system:
            root = await system.root()
            for path in ("/accounts", f"/accounts/{root}/children"):
                inner.left = 1
                ask = system.bearer("ann").ask
                sent = ("POST", f"/guild/v1{path}", {"name": "New"})
                lost = await ask(*sent, headers={"idempotency-key": path})
                clock.advance(seconds=60)
                again = await ask(*sent, headers={"idempotency-key": path})
                assert [503, 201] == [lost.status, again.status]
            mine = (await system.ask("ann", "GET", "/users/me/accounts")).json["items"]
            assert ["Acme", "New"] == sorted(one["name"] for one in mine)
            below = (await system.ask("ann", "GET", f"/accounts/{root}/children")).json["items"]
            assert 1 == len(below)

    asyncio.run(main())


CREATED = [
    ("api-keys", {"name": "Build", "permissions": ["account.read"]}, {"name": "Other"}),
    ("invitations", {"role": "viewer"}, {"role": "member"}),
    ("invitations", {"role": "viewer", "email": "dora@example.com"}, {"role": "member"}),
]


@pytest.mark.parametrize(("path", "body", "change"), CREATED)
@pytest.mark.parametrize("lost", [0, 1])
def test_a_repeated_request_creates_one_key_or_invitation_and_shows_a_secret_that_works(
    path: str, body: dict[str, Any], change: dict[str, Any], lost: int
):
    async def main() -> None:
        clock = ManualClock()
        inner = Losing(Engine.memory(clock=clock), owns_engine=True, writes_inline=True)
        async with in_memory(
            guild(over_tables=True), Guild, transport=inner, clock=clock
        ) as system:
            root = await system.root()
            inner.left, once = lost, {"idempotency-key": "once"}
            ask, place = system.bearer("ann").ask, f"/guild/v1/accounts/{root}/{path}"
            first = await ask("POST", place, body, headers=once)
            clock.advance(seconds=60)
            again = await ask("POST", place, body, headers=once)
            assert [503 if lost else 201, 201] == [first.status, again.status]
            if not lost:
                assert first.body == again.body
            other = await ask("POST", place, body | change, headers=once)
            assert 409 == other.status
            assert 1 == len((await ask("GET", place)).json["items"])
            if "key" in again.json:
                await system.ask(again.json["key"], "GET", f"/accounts/{root}", None, 200)
            elif again.json.get("token"):
                accepted = f"/invitations/{again.json['token']}/accept"
                await system.ask("ben", "POST", accepted, None, 200)

    asyncio.run(main())


def test_nobody_has_two_default_accounts_whatever_happens_at_once():
    async def main() -> None:
        async with in_memory(guild(over_tables=False), Guild, nodes=2) as system:

            async def defaults() -> list[bool]:
                mine = await system.ask("ben", "GET", "/users/me/accounts", None, 200)
                return [one.get("isDefault", False) for one in mine.json["items"]]

            root = await system.root()
            token = await system.link(root, "viewer")
            accept = system.ask("ben", "POST", f"/invitations/{token}/accept")
            found = [system.ask("ben", "POST", "/accounts", {"name": one}) for one in ("A", "B")]
            await asyncio.gather(accept, *found)
            assert [False, False, True] == sorted(await defaults())
            mine = (await system.ask("ben", "GET", "/users/me/accounts")).json["items"]
            wanted = [{"accountId": one["accountId"]} for one in mine]
            put = ("ben", "PUT", "/users/me/default-account")
            await asyncio.gather(*(system.ask(*put, one) for one in wanted))
            assert 1 == (await defaults()).count(True)

    asyncio.run(main())


def test_nobody_joins_an_account_while_leaving():
    async def race(over_core: bool) -> None:
        async with in_memory(product(over_core=over_core), World, nodes=2) as world:
            place = await town(world)

            async def ask(method: str, path: str) -> Any:
                return await world.bearer(place.ben).ask(method, f"{world.base}{path}")

            both = (ask("POST", f"/invitations/{place.link}/accept"), ask("DELETE", "/users/me"))
            await asyncio.gather(*both)
            shape = world.running.parts.accounts.accounts.members
            members = await world.db.all(shape.of_person(place.ben_id).consistently())
            if await world.running.parts.people.find(place.ben_id) is None:
                assert [] == members
            assert [] == await problems(world)

    for over_core in (False, True):
        asyncio.run(race(over_core))


def test_sessions_of_a_person_who_left_end_even_if_the_process_dies_on_it():
    async def main() -> None:
        async with in_memory(product(over_core=False), World) as world:
            place = await town(world)
            await world.bearer(place.ben).ask("DELETE", f"{world.base}/users/me")
            sessions = world.running.parts.people.entrance.sessions
            left = await sessions.start(place.ben_id)  # as if it had not been ended
            await world.run_jobs()
            assert await sessions.find(left.token) is None

    asyncio.run(main())

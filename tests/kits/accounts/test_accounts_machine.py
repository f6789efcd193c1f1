"""Random changes of a tree: whatever people try, and at the same time, it agrees with itself."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from tablewright.kits.accounts.verifying import verify
from tablewright.testing.system import in_memory
from tests.examples import examples
from tests.kits.accounts.test_accounts import Guild
from tests.kits.accounts.world import guild

PEOPLE = ["ann", "ben", "cat"]
WHO = st.sampled_from(PEOPLE)
NUMBER = st.integers(0, 7)
ROLE = st.sampled_from(["admin", "manager", "viewer"])
STEP = st.one_of(
    st.tuples(st.just("child"), WHO, NUMBER),
    st.tuples(st.just("join"), WHO, NUMBER, WHO, ROLE),
    st.tuples(st.just("role"), WHO, NUMBER, WHO, ROLE),
    st.tuples(st.just("deny"), WHO, NUMBER, WHO),
    st.tuples(st.just("remove"), WHO, NUMBER, WHO),
    st.tuples(st.just("move"), WHO, NUMBER, NUMBER),
    st.tuples(st.just("state"), WHO, NUMBER, st.sampled_from(["suspend", "reactivate"])),
    st.tuples(st.just("end"), WHO, NUMBER),
)
ROUNDS = st.lists(st.lists(STEP, min_size=1, max_size=3), min_size=1, max_size=8)


async def _step(system: Guild, accounts: list[str], step: Any) -> None:
    what, who, number, *rest = step
    account = accounts[number % len(accounts)]
    path = f"/accounts/{account}"
    if what == "child":
        answer = await system.ask(who, "POST", f"{path}/children", {"name": "Child"})
        if answer.status == 201:
            accounts.append(answer.json["accountId"])
    elif what == "join":
        person, role = rest
        answer = await system.ask(who, "POST", f"{path}/invitations", {"role": role})
        if answer.status == 201:
            await system.ask(person, "POST", f"/invitations/{answer.json['token']}/accept")
    elif what == "role":
        await system.ask(who, "PATCH", f"{path}/members/{rest[0]}", {"role": rest[1]})
    elif what == "deny":
        body = {"permissions": {"account.move": False}}
        await system.ask(who, "PATCH", f"{path}/members/{rest[0]}", body)
    elif what == "remove":
        await system.ask(who, "DELETE", f"{path}/members/{rest[0]}")
    elif what == "move":
        body = {"parentAccountId": accounts[rest[0] % len(accounts)]}
        await system.ask(who, "POST", f"{path}/move", body)
    elif what == "state":
        await system.ask(who, "POST", f"{path}/{rest[0]}", {} if rest[0] == "suspend" else None)
    else:
        await system.ask(who, "DELETE", path)


async def _play(rounds: Sequence[Sequence[Any]], *, over_tables: bool) -> None:
    async with in_memory(guild(over_tables=over_tables), Guild, nodes=2) as system:
        root = await system.root()
        accounts = [root, await system.child(root)]
        for steps in rounds:
            await asyncio.gather(*(_step(system, accounts, one) for one in steps))
        for _ in range(3):
            system.clock.advance(seconds=60)
            await system.run_jobs()
        assert [] == await verify(system.running.parts.kit.parts, root)


@settings(max_examples=examples(30))
@given(ROUNDS, st.booleans())
def test_a_tree_agrees_with_itself_whatever_people_try(
    rounds: Sequence[Sequence[Any]], over_tables: bool
):
    asyncio.run(_play(rounds, over_tables=over_tables))

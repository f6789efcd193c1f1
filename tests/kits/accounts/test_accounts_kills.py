"""Accounts after a process was killed before each of its writes, and under AWS's faults."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright.kits.accounts.verifying import verify
from tablewright.testing.kills import kill_everywhere
from tests.kits.accounts.world import guild

SECONDS = 3600.0


async def _prepared(system: Any) -> dict[str, str]:
    ask = _asker(system)
    root = (await ask("ann", "POST", "/accounts", {"name": "Acme"}))["accountId"]
    found = {"root": root}
    for name in ("east", "west"):
        made = await ask("ann", "POST", f"/accounts/{root}/children", {"name": name})
        found[name] = made["accountId"]
    made = await ask("ann", "POST", f"/accounts/{found['east']}/children", {"name": "shop"})
    return {**found, "shop": made["accountId"]}


def _asker(system: Any) -> Any:
    async def ask(person: str, method: str, path: str, body: Any = None) -> Any:
        answer = await system.bearer(person).ask(method, f"/guild/v1{path}", body)
        return answer.json if answer.body else None

    return ask


async def _scenario(system: Any, found: dict[str, str]) -> None:
    ask = _asker(system)
    invited = {"role": "admin"}
    made = await ask("ann", "POST", f"/accounts/{found['root']}/invitations", invited)
    await ask("ben", "POST", f"/invitations/{made['token']}/accept")
    await ask("ann", "PATCH", f"/accounts/{found['root']}/members/ben", {"role": "viewer"})
    body = {"parentAccountId": found["west"]}
    await ask("ann", "POST", f"/accounts/{found['east']}/move", body)
    await system.run_jobs()
    await ask("ann", "POST", f"/accounts/{found['west']}/suspend", {})
    await ask("ann", "DELETE", f"/accounts/{found['root']}/members/ben")


async def _check(system: Any, found: dict[str, str]) -> None:
    for _ in range(3):
        system.clock.advance(seconds=SECONDS)
        await system.run_jobs()
    parts = system.running.parts.kit.parts
    assert [] == await verify(parts, found["root"])
    for one in ("east", "root"):
        account = await parts.account(found[one])
        assert not parts.accounts.accounts.value(account, "moving")


@pytest.mark.parametrize("over_tables", [False, True])
def test_a_kill_at_any_point_leaves_a_tree_that_agrees_with_itself(over_tables: bool):
    report = kill_everywhere(guild(over_tables=over_tables), _scenario, _check, prepare=_prepared)
    assert report.kills >= 9, report


def test_the_check_notices_a_tree_that_contradicts_itself():
    async def damaged(system: Any, found: dict[str, str]) -> None:
        shape = system.running.parts.kit.accounts.accounts
        place = shape.at(id=found["shop"])
        await system.db.run(place.update(*shape.set(path="/elsewhere/", level=7)))

    with pytest.raises(AssertionError):
        kill_everywhere(guild(over_tables=False), damaged, _check, prepare=_prepared, only=1)

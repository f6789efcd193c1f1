"""Accounts whose level decides their kind: workspaces with accounts, and nothing below those."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from tablewright.kits.accounts.shapes import own_accounts
from tablewright.testing.system import in_memory
from tests.kits.accounts.test_accounts import Guild
from tests.kits.accounts.world import guild

SHAPE = replace(own_accounts("guild"), kinds=("workspace", "account"), kind_by_level=True)


def test_a_workspace_has_accounts_and_an_account_has_nothing_below():
    async def main() -> None:
        async with in_memory(guild(over_tables=False, accounts=SHAPE), Guild) as opened:
            root = await opened.root()
            path = f"/accounts/{root}/children"
            for kind in ("workspace", "branch"):
                body = {"name": "Shop", "type": kind}
                assert 422 == await opened.status("ann", "POST", path, body)
            made = (await opened.ask("ann", "POST", path, {"name": "Shop"}, 201)).json
            assert ("account", 1) == (made["type"], made["level"])
            below = f"/accounts/{made['accountId']}/children"
            body = {"name": "Till", "type": "account"}
            assert (409, "too_deep") == await opened.reason("ann", "POST", below, body)
            other = (await opened.ask("ann", "POST", path, {"name": "Other"}, 201)).json
            move = f"/accounts/{other['accountId']}/move"
            body = {"parentAccountId": made["accountId"]}
            assert 202 != await opened.status("ann", "POST", move, body)
            body = {"name": "Mine", "type": "account"}
            assert 422 == await opened.status("ann", "POST", "/accounts", body)
            again = await opened.ask("ann", "POST", "/accounts", {"name": "Mine"}, 201)
            assert "workspace" == again.json["type"]

    asyncio.run(main())

"""Audiences by roles: the members of an account and of those above it."""

from __future__ import annotations

import asyncio

import pytest

from tablewright.kits.notify.audiences import members_with
from tablewright.testing.system import in_memory
from tests.kits.accounts.test_accounts import Guild
from tests.kits.accounts.world import guild


@pytest.mark.parametrize("over_tables", [False, True])
def test_active_members_with_a_role_are_found_up_to_the_root(over_tables: bool):
    async def main() -> None:
        async with in_memory(guild(over_tables=over_tables), Guild) as system:
            root = await system.root("ann")
            shop = await system.child(root)
            await system.join(shop, "ben", "admin")
            await system.join(shop, "cat", "viewer")
            await system.join(shop, "dan", "admin")
            await system.link(shop, "admin")
            path = f"/accounts/{shop}/members/dan"
            await system.ask("ann", "PATCH", path, {"status": "suspended"}, 200)
            accounts = system.running.parts.kit.accounts
            assert {"ann", "ben"} == await members_with(accounts, shop, ("admin",))
            assert {"cat"} == await members_with(accounts, shop, ("viewer", "manager"))
            assert {"ann"} == await members_with(accounts, root, ("admin",))
            assert set() == await members_with(accounts, "none", ("admin",))

    asyncio.run(main())

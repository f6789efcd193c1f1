"""Terminated accounts lose their members and data after 30 days, and not before."""

from __future__ import annotations

import asyncio
from typing import Any

from tablewright.kits.accounts.parts import ACCOUNTS, USERS
from tablewright.kits.accounts.verifying import verify
from tablewright.testing.system import in_memory
from tests.kits.accounts.test_accounts import BOTH, Guild
from tests.kits.accounts.world import guild

DAY = 24 * 3600


def _run(over_tables: bool, play: Any) -> None:
    async def main() -> None:
        async with in_memory(guild(over_tables=over_tables), Guild) as system:
            await play(system)

    asyncio.run(main())


@BOTH
def test_an_account_that_was_restored_is_not_purged(over_tables: bool):
    async def play(guild: Guild) -> None:
        root = await guild.root()
        shop = await guild.child(root)
        await guild.join(shop, "ben", "member")
        await guild.ask("ann", "DELETE", f"/accounts/{shop}", None, 200)
        await guild.ask("ann", "POST", f"/accounts/{shop}/restore", None, 200)
        guild.clock.advance(seconds=31 * DAY)
        await guild.run_jobs()
        assert 200 == await guild.status("ben", "GET", f"/accounts/{shop}")
        await guild.ask("ann", "DELETE", f"/accounts/{shop}", None, 200)
        guild.clock.advance(seconds=29 * DAY)
        await guild.run_jobs()
        assert 200 == await guild.status("ann", "POST", f"/accounts/{shop}/restore")

    _run(over_tables, play)


@BOTH
def test_an_account_loses_its_members_and_settings_after_30_days(over_tables: bool):
    async def play(guild: Guild) -> None:
        root = await guild.root()
        shop = await guild.child(root)
        await guild.join(shop, "ben", "member")
        await guild.join(root, "cid", "member")
        await guild.join(shop, "cid", "manager")
        await guild.link(shop, "viewer")
        await guild.ask("ann", "PATCH", f"/accounts/{shop}", {"settings": {"colour": "red"}}, 200)
        await guild.ask("ann", "DELETE", f"/accounts/{shop}", None, 200)
        guild.clock.advance(seconds=30 * DAY)
        await guild.run_jobs()
        parts = guild.running.parts.kit.parts
        account = await parts.account(shop)
        assert not parts.accounts.accounts.value(account, "settings")
        assert parts.accounts.accounts.value(account, "purged_at") is not None
        assert [] == await guild.db.all(parts.accounts.members.of_account(shop))
        counts = await guild.counts(root)
        assert (1, 2) == (counts[ACCOUNTS], counts[USERS])

    _run(over_tables, play)


@BOTH
def test_a_root_that_is_purged_leaves_other_trees_alone(over_tables: bool):
    async def play(guild: Guild) -> None:
        root, other = await guild.root(), await guild.root("ben", "Other")
        await guild.join(root, "ben", "member")
        await guild.ask("ann", "DELETE", f"/accounts/{root}", None, 200)
        guild.clock.advance(seconds=30 * DAY)
        await guild.run_jobs()
        assert 404 == await guild.status("ann", "GET", f"/accounts/{root}")
        assert 200 == await guild.status("ben", "GET", f"/accounts/{other}")
        assert [] == await verify(guild.running.parts.kit.parts, other)

    _run(over_tables, play)

"""Rights that are kept between requests: as good as those that are read for each request."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from tablewright.testing.system import in_memory
from tests.kits.accounts.test_accounts import Guild
from tests.kits.accounts.world import guild

BOTH = pytest.mark.parametrize("over_tables", [False, True], ids=["own records", "own tables"])


class _Counted(Guild):
    """Counts the reads of the store."""

    reads = 0

    def count(self, *, has_versions: bool = True) -> None:
        db: Any = self.running.parts.kit.accounts.db
        transport = db._transport
        send = transport.send

        async def counted(operation: str, body: bytes) -> bytes:
            self.reads += operation in ("GetItem", "BatchGetItem")
            return await send(operation, body)

        transport.send = counted
        if not has_versions:
            db._versions = None

    async def reads_of(self, person: str, path: str, expected: int = 200) -> int:
        before = self.reads
        await self.ask(person, "GET", path, None, expected)
        return self.reads - before


def _run(over_tables: bool, play: Callable[[_Counted], Awaitable[None]]) -> None:
    async def main() -> None:
        async with in_memory(guild(over_tables=over_tables), _Counted) as system:
            await play(system)

    asyncio.run(main())


@BOTH
def test_a_change_of_any_item_behind_rights_counts_from_the_next_request(over_tables: bool):
    async def play(guild: _Counted) -> None:
        root = await guild.root()
        shop = await guild.child(root)
        notes = f"/accounts/{shop}"
        await guild.join(root, "bob", "viewer")
        assert 200 == await guild.status("bob", "GET", notes)
        member = f"/accounts/{root}/members/bob"
        await guild.ask("ann", "PATCH", member, {"status": "suspended"}, 200)
        assert 404 == await guild.status("bob", "GET", notes)
        await guild.ask("ann", "PATCH", member, {"status": "active"}, 200)
        assert 200 == await guild.status("bob", "GET", notes)
        await guild.ask("ann", "POST", f"/accounts/{root}/suspend", {"reason": "unpaid"}, 200)
        assert 403 == await guild.status("ann", "PATCH", notes, {"name": "Other"})
        await guild.ask("ann", "POST", f"/accounts/{root}/reactivate", None, 200)
        await guild.ask("ann", "DELETE", member, None, 204)
        assert 404 == await guild.status("bob", "GET", notes)

    _run(over_tables, play)


@BOTH
def test_rights_are_read_once_until_they_change(over_tables: bool):
    async def play(guild: _Counted) -> None:
        root = await guild.root()
        shop = await guild.child(root)
        guild.count()
        path = f"/accounts/{shop}"
        first = await guild.reads_of("ann", path)
        kept = await guild.reads_of("ann", path)
        assert first - kept == 2, "the account, then the others in one batch"
        other = await guild.root("eve", "Globex")
        await guild.child(other, "Store", "eve")
        assert kept == await guild.reads_of("ann", path), "nothing of these has changed"
        await guild.ask("ann", "PATCH", f"/accounts/{root}", {"name": "Acme Group"}, 200)
        assert first == await guild.reads_of("ann", path)

    _run(over_tables, play)


@BOTH
def test_people_without_rights_leave_nothing_behind(over_tables: bool):
    async def play(guild: _Counted) -> None:
        root = await guild.root()
        guild.count()
        await guild.reads_of("eve", f"/accounts/{root}", 404)  # of the rate limit, too
        for _ in range(2):
            assert 2 == await guild.reads_of("eve", f"/accounts/{root}", 404)

    _run(over_tables, play)


@BOTH
def test_on_a_store_without_versions_rights_are_read_at_every_request(over_tables: bool):
    async def play(guild: _Counted) -> None:
        root = await guild.root()
        guild.count(has_versions=False)
        first = await guild.reads_of("ann", f"/accounts/{root}")
        assert first == await guild.reads_of("ann", f"/accounts/{root}") >= 2

    _run(over_tables, play)

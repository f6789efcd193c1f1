"""Lists of members, invitations, children and keys come in pages of at most 100 items."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tablewright.kits.invitations import limits
from tablewright.testing.system import in_memory
from tests.kits.accounts.test_accounts import BOTH, Guild
from tests.kits.accounts.world import guild


def _run(over_tables: bool, play: Any) -> None:
    async def main() -> None:
        async with in_memory(guild(over_tables=over_tables), Guild) as system:
            await play(system)

    asyncio.run(main())


async def _fill(guild: Guild) -> str:
    """An account with five members, four invitations, three children and three keys."""
    root = await guild.root()
    for person in ("ben", "cid", "dan", "eve"):
        await guild.join(root, person, "viewer")
    for _ in range(4):
        await guild.link(root, "member")
    for name in ("East", "North", "West"):
        await guild.child(root, name)
    for name in ("Build", "Deploy", "Report"):
        body = {"name": name, "permissions": ["account.read"]}
        await guild.ask("ann", "POST", f"/accounts/{root}/api-keys", body, 201)
    return root


async def _all(guild: Guild, path: str, limit: int) -> list[Any]:
    items: list[Any] = []
    cursor = ""
    while True:
        start = "&" if "?" in path else "?"
        answer = await guild.ask("ann", "GET", f"{path}{start}limit={limit}{cursor}", None, 200)
        assert len(answer.json["items"]) <= limit
        items += answer.json["items"]
        if answer.json["nextCursor"] is None:
            return items
        cursor = f"&cursor={answer.json['nextCursor']}"


@BOTH
def test_a_role_or_a_type_that_does_not_exist_is_rejected(over_tables: bool):
    async def play(guild: Guild) -> None:
        root = await guild.root()
        for query in ("members?role=king", "children?type=planet"):
            assert 422 == await guild.status("ann", "GET", f"/accounts/{root}/{query}")

    _run(over_tables, play)


@BOTH
def test_members_are_listed_by_role(over_tables: bool):
    async def play(guild: Guild) -> None:
        root = await _fill(guild)
        admins = await guild.ask("ann", "GET", f"/accounts/{root}/members?role=admin", None, 200)
        assert ["admin"] == [one["role"] for one in admins.json["items"]]
        path = f"/accounts/{root}/members?role=viewer&limit=100"
        viewers = await guild.ask("ann", "GET", path, None, 200)
        assert ["viewer"] * 4 == [one["role"] for one in viewers.json["items"]]

    _run(over_tables, play)


@BOTH
@pytest.mark.parametrize("query", ["?limit=0", "?limit=101", "?cursor=made-up", "?page=2"])
def test_a_page_that_cannot_be_is_rejected(over_tables: bool, query: str):
    async def play(guild: Guild) -> None:
        root = await guild.root()
        for name in ("members", "invitations", "children", "api-keys"):
            assert 400 == await guild.status("ann", "GET", f"/accounts/{root}/{name}{query}")
        assert 400 == await guild.status("ann", "GET", f"/users/me/accounts{query}")
        path = f"/users/me/accounts{query}&inherited=true"
        assert 400 == await guild.status("ann", "GET", path)

    _run(over_tables, play)


@BOTH
def test_a_cursor_of_another_account_or_list_is_rejected(over_tables: bool):
    async def play(guild: Guild) -> None:
        root = await _fill(guild)
        other = await _fill(guild)
        for name in ("members", "children", "api-keys"):
            page = await guild.ask("ann", "GET", f"/accounts/{root}/{name}?limit=2", None, 200)
            cursor = page.json["nextCursor"]
            path = f"/accounts/{other}/{name}?cursor={cursor}"
            assert 400 == await guild.status("ann", "GET", path)
            path = f"/accounts/{root}/invitations?cursor={cursor}"
            expected = 200 if name == "members" and not over_tables else 400
            assert expected == await guild.status("ann", "GET", path)

    _run(over_tables, play)


@BOTH
def test_every_size_of_pages_gives_the_same_lists(over_tables: bool):
    async def play(guild: Guild) -> None:
        root = await _fill(guild)
        for name, count in (("members", 5), ("invitations", 4), ("children", 3), ("api-keys", 3)):
            path = f"/accounts/{root}/{name}"
            whole = await _all(guild, path, 100)
            assert count == len(whole)
            for limit in (1, 2, 3):
                assert whole == await _all(guild, path, limit)

    _run(over_tables, play)


@BOTH
def test_every_size_of_pages_gives_the_same_accounts_of_a_person(over_tables: bool):
    async def play(guild: Guild) -> None:
        roots = [await _fill(guild) for _ in range(3)]
        for path, count in (("/users/me/accounts", 3), ("/users/me/accounts?inherited=true", 12)):
            whole = await _all(guild, path, 100)
            assert count == len(whole)
            assert set(roots) <= {one["accountId"] for one in whole}
            for limit in (1, 2, 5):
                assert whole == await _all(guild, path, limit)

    _run(over_tables, play)


@BOTH
def test_invitations_that_ended_are_in_no_page(over_tables: bool):
    async def play(guild: Guild) -> None:
        root = await _fill(guild)
        guild.clock.advance(seconds=limits.INVITATION_SECONDS)
        await guild.link(root, "viewer")
        (left,) = await _all(guild, f"/accounts/{root}/invitations", 2)
        assert "viewer" == left["role"]
        assert 5 == len(await _all(guild, f"/accounts/{root}/members", 2))

    _run(over_tables, play)

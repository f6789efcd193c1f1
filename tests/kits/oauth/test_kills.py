"""Processes that end in the middle of an authorisation or a refresh, before each effect."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tablewright.errors import GrantEndedError, NoTokenError
from tablewright.kits.oauth import Result, limits
from tablewright.kits.oauth.records import GrantRecord
from tablewright.systems.core.design.sources import Source
from tests.kits.oauth.world import Killed, World, world

HALF_HOUR = 1800
STORAGES = pytest.mark.parametrize("has_tables", [False, True], ids=["own", "documented"])


def _each(*, has_tables: bool, scenario: Any, **options: Any) -> list[str]:
    """Runs a scenario without a kill, and then once for each effect of it."""

    async def run(kill_before: int | None) -> list[str]:
        async with world(has_tables=has_tables, **options) as one:
            return await scenario(one, kill_before)

    effects = asyncio.run(run(None))
    for number in range(1, len(effects) + 1):
        assert asyncio.run(run(number)) == effects[:number]
    return effects


@STORAGES
@pytest.mark.parametrize(("rotates", "grace"), [(False, 0), (True, 1)], ids=["same", "rotating"])
def test_a_killed_refresh_never_loses_a_grant(has_tables: bool, rotates: bool, grace: int) -> None:
    async def scenario(one: World, kill_before: int | None) -> list[str]:
        grant_id = await one.connected()
        one.clock.advance(seconds=HALF_HOUR)
        node = one.node(kill_before)
        if kill_before is None:
            await node.token(grant_id)
        else:
            with pytest.raises(Killed):
                await node.token(grant_id)
        one.clock.advance(seconds=limits.LEASE_SECONDS)
        token = await one.node().token(grant_id)
        assert token.access_token in one.platform.valid
        assert token.refresh_token == one.platform.accounts[0].chain[-1]
        assert one.ended == []
        return node.life.done

    effects = _each(has_tables=has_tables, scenario=scenario, rotates=rotates, grace=grace)
    is_row = "TransactWriteItems"
    assert effects == ["UpdateItem", "POST request", is_row]


@STORAGES
def test_without_grace_a_kill_after_the_rotation_ends_the_grant_cleanly(has_tables: bool) -> None:
    """The only copy of the new refresh token has died with its process."""
    lost: list[int] = []

    async def scenario(one: World, kill_before: int | None) -> list[str]:
        grant_id = await one.connected()
        one.clock.advance(seconds=HALF_HOUR)
        node = one.node(kill_before)
        if kill_before is None:
            await node.token(grant_id)
            return node.life.done
        with pytest.raises(Killed):
            await node.token(grant_id)
        one.clock.advance(seconds=limits.LEASE_SECONDS)
        try:
            await one.node().token(grant_id)
        except GrantEndedError:
            lost.append(kill_before)
        assert len(one.ended) == lost.count(kill_before)
        return node.life.done

    effects = _each(has_tables=has_tables, scenario=scenario, rotates=True)
    assert lost == [len(effects)]  # between the response and the write


@STORAGES
def test_others_do_not_wait_for_a_killed_process_without_end(has_tables: bool) -> None:
    async def main() -> None:
        async with world(has_tables=has_tables) as one:
            grant_id = await one.connected()
            one.clock.advance(seconds=HALF_HOUR)
            with pytest.raises(Killed):
                await one.node(kill_before=2).token(grant_id)
            with pytest.raises(NoTokenError):
                await one.node().token(grant_id)
            assert sum(one.pauses) == limits.WAIT_SECONDS_MAX

    asyncio.run(main())


@STORAGES
def test_a_killed_callback_leaves_all_or_nothing(has_tables: bool) -> None:
    async def scenario(one: World, kill_before: int | None) -> list[str]:
        node = one.node(kill_before)
        query = one.platform.consent(await one.node().started())
        if kill_before is None:
            assert (await node.called_back(query)).result is Result.CONNECTED
        else:
            with pytest.raises(Killed):
                await node.called_back(query)
        replayed = (await one.node().called_back(query)).result
        first = kill_before == 1  # the state was not consumed yet
        assert replayed is (Result.CONNECTED if first else Result.INVALID_STATE)
        grants = {row.grant_id for row in await one.db.all(GrantRecord.scan())}
        sources = {row.source_id for row in await one.db.all(Source.scan())}
        assert sources == (grants if has_tables else set())
        assert len(grants) == (kill_before in (None, 1))
        await one.connected()
        return node.life.done

    effects = _each(has_tables=has_tables, scenario=scenario)
    assert effects == ["DeleteItem", "POST request", "TransactWriteItems"]


@STORAGES
def test_a_killed_end_of_a_grant_is_repeated(has_tables: bool) -> None:
    async def scenario(one: World, kill_before: int | None) -> list[str]:
        grant_id = await one.connected()
        one.platform.revoke_all()
        one.clock.advance(seconds=HALF_HOUR)
        node = one.node(kill_before)
        with pytest.raises(GrantEndedError if kill_before is None else Killed):
            await node.token(grant_id)
        one.clock.advance(seconds=limits.LEASE_SECONDS)
        with pytest.raises(GrantEndedError):
            await one.node().token(grant_id)
        found = await one.grant(grant_id)
        assert found is not None
        assert found.record.end_reason == "invalid_grant"
        return node.life.done

    _each(has_tables=has_tables, scenario=scenario)

"""The hourly refresh of grants that end soon."""

from __future__ import annotations

import asyncio

from tablewright.kits.jobs import JobKind
from tablewright.kits.oauth import limits
from tests.kits.oauth.platform import Fault
from tests.kits.oauth.world import World, in_world

HOUR = 3600


@in_world
async def test_a_grant_that_fails_or_ends_does_not_stop_the_others(world: World) -> None:
    for number in range(4):
        world.platform.account_id = f"portal-{number}"
        await world.connected()
    world.platform.accounts[1].is_revoked = True
    world.clock.advance(seconds=HOUR)
    node = world.node()
    assert await node.oauth.hourly.run() == 3
    assert len(world.ended) == 1
    world.clock.advance(seconds=HOUR)
    world.platform.faults = [Fault(503)]
    assert await node.oauth.hourly.run() == 2


@in_world
async def test_grants_that_end_within_two_hours_are_refreshed(world: World) -> None:
    world.platform.life_seconds = 3 * HOUR
    early = await world.connected()
    world.clock.advance(seconds=HOUR + 60)
    late = await world.connected()
    node = world.node()
    assert await node.oauth.hourly.run() == 1
    first, second = await world.grant(early), await world.grant(late)
    assert first is not None
    assert first.record.refreshed_at is not None
    assert second is not None
    assert second.record.refreshed_at is None


@in_world
async def test_short_tokens_are_refreshed_once_an_hour_and_not_again(world: World) -> None:
    await world.connected()
    node = world.node()
    counts: list[int] = []
    for _ in range(3):
        world.clock.advance(seconds=HOUR)
        counts.append(await node.oauth.hourly.run())
        counts.append(await node.oauth.hourly.run())
    assert counts == [1, 0, 1, 0, 1, 0]


@in_world
async def test_two_processes_refresh_each_grant_once(world: World) -> None:
    for _ in range(10):
        await world.connected()
    world.clock.advance(seconds=HOUR)
    nodes = [world.node(), world.node()]
    await asyncio.gather(*(one.oauth.hourly.run() for one in nodes))
    assert world.platform.refreshes == 10


@in_world
async def test_more_grants_than_a_page_are_all_refreshed(world: World) -> None:
    node = world.node()
    count = limits.HOURLY_PAGE + 5
    for _ in range(count):
        await world.connected(node)
    world.clock.advance(seconds=HOUR)
    assert await node.oauth.hourly.run() == count


@in_world
async def test_grants_without_an_end_and_ended_grants_are_left_alone(world: World) -> None:
    world.platform.life_seconds = None
    await world.connected()
    world.platform.life_seconds = 1800
    await world.connected()
    world.platform.revoke_all()
    world.clock.advance(seconds=HOUR)
    node = world.node()
    assert (await node.oauth.hourly.run(), await node.oauth.hourly.run()) == (0, 0)
    assert world.platform.refreshes == 1


@in_world
async def test_a_system_can_list_the_job(world: World) -> None:
    oauth = world.node().oauth
    [kind], [recurring] = oauth.kinds, oauth.recurring
    assert isinstance(kind, JobKind)
    assert (kind.name, recurring.kind) == ("oauth.refresh", "oauth.refresh")

"""Refreshing: one request to the platform, and no lost refresh token."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from functools import partial

import pytest

from tablewright.clock import instant
from tablewright.errors import ConnectionLostError, GrantEndedError, NoTokenError
from tablewright.kits.oauth.refreshing import FAILURE_PAUSES
from tablewright.model import remove, transaction
from tablewright.systems.core.design.sources import Source
from tablewright.systems.core.design.values import SourceStatus
from tests.kits.oauth.platform import Fault
from tests.kits.oauth.world import World, in_world

HALF_HOUR = 1800


# Refusals


@in_world
async def test_a_grant_of_another_account_is_unknown(world: World) -> None:
    grant_id = await world.connected()
    with pytest.raises(GrantEndedError):
        await world.node().oauth.token("globex", grant_id)


@in_world
async def test_only_invalid_grant_ends_a_grant(world: World) -> None:
    grant_id = await world.connected()
    world.clock.advance(seconds=HALF_HOUR)
    node = world.node()
    for fault in (
        Fault(401, {"error": "invalid_client"}),
        Fault(500, {"error": "invalid_grant"}),
        Fault(429),
        Fault(200, b"no json"),
        Fault(is_closed=True),
        Fault(400, {"error": ["invalid_grant"]}),
    ):
        world.platform.faults = [fault]
        with pytest.raises(NoTokenError):
            await node.token(grant_id)
        world.clock.advance(seconds=FAILURE_PAUSES[-1])
    assert world.ended == []
    assert (await node.token(grant_id)).access_token in world.platform.valid


@in_world
async def test_invalid_grant_ends_a_grant_with_the_writes_of_the_system(world: World) -> None:
    grant_id = await world.connected()
    world.platform.revoke_all()
    world.clock.advance(seconds=HALF_HOUR)
    node = world.node()
    for _ in range(2):
        with pytest.raises(GrantEndedError):
            await node.token(grant_id)
    assert world.platform.refreshes == 1
    assert [one.reason for one in world.ended] == ["invalid_grant"]
    found = await world.grant(grant_id)
    assert found is not None
    assert found.record.ended_at is not None
    if world.has_tables:
        assert (await world.source(grant_id)).status is SourceStatus.ERROR


@in_world
async def test_a_platforms_own_word_ends_a_grant(world: World) -> None:
    grant_id = await world.connected()
    world.clock.advance(seconds=HALF_HOUR)
    world.platform.faults = [Fault(400, {"status": "BAD_REFRESH_TOKEN", "message": "no"})]
    with pytest.raises(GrantEndedError):
        await world.node(ends_grant=("invalid_grant", "BAD_REFRESH_TOKEN")).token(grant_id)


@in_world
async def test_a_token_without_a_refresh_token_ends_with_its_time(world: World) -> None:
    world.platform.gives_refresh_tokens = False
    grant_id = await world.connected()
    await world.node().token(grant_id)
    world.clock.advance(seconds=HALF_HOUR)
    with pytest.raises(GrantEndedError):
        await world.node().token(grant_id)
    assert [one.reason for one in world.ended] == ["no_refresh_token"]


# Failures that pass


@in_world
async def test_a_failed_refresh_pauses_for_all_processes(world: World) -> None:
    grant_id = await world.connected()
    world.clock.advance(seconds=HALF_HOUR)
    world.platform.faults = [Fault(503)] * 3
    nodes = [world.node(), world.node()]
    waits: list[float] = []
    for _ in range(3):
        with pytest.raises(NoTokenError) as failed:
            await nodes[0].token(grant_id)
        with pytest.raises(NoTokenError) as other:
            await nodes[1].token(grant_id)
        assert failed.value.retry_at == other.value.retry_at
        waits.append((failed.value.retry_at - instant(world.clock)).total_seconds())
        world.clock.advance(seconds=waits[-1])
    assert waits == [5, 15, 60]
    await nodes[1].token(grant_id)
    assert world.platform.refreshes == 4
    found = await world.grant(grant_id)
    assert found is not None
    assert (found.record.failures, found.record.retry_at) == (0, None)


@in_world
async def test_retry_after_is_respected(world: World) -> None:
    grant_id = await world.connected()
    world.clock.advance(seconds=HALF_HOUR)
    world.platform.faults = [Fault(429, headers={"retry-after": "120"})]
    with pytest.raises(NoTokenError) as failed:
        await world.node().token(grant_id)
    assert failed.value.retry_at == instant(world.clock) + timedelta(seconds=120)


@in_world
async def test_a_token_that_is_still_valid_is_used_when_its_refresh_fails(world: World) -> None:
    grant_id = await world.connected()
    world.clock.advance(seconds=HALF_HOUR - 120)
    world.platform.faults = [Fault(503)]
    node = world.node()
    token = await node.token(grant_id)
    assert token == await node.token(grant_id)  # without a second request
    assert world.platform.refreshes == 1


# Refreshes


@in_world
async def test_a_token_is_refreshed_from_five_minutes_before_its_end(world: World) -> None:
    grant_id = await world.connected()
    node = world.node()
    world.clock.advance(seconds=HALF_HOUR - 301)
    first = await node.token(grant_id)
    assert world.platform.refreshes == 0
    world.clock.advance(seconds=1)
    second = await node.token(grant_id)
    assert world.platform.refreshes == 1
    assert first.access_token != second.access_token
    assert first.refresh_token == second.refresh_token  # the response had none


@in_world
async def test_a_token_without_an_end_is_never_refreshed(world: World) -> None:
    world.platform.life_seconds = None
    grant_id = await world.connected()
    world.clock.advance(seconds=10**8)
    await world.node().token(grant_id)
    assert world.platform.refreshes == 0


@in_world
async def test_a_short_token_is_used_for_half_its_life(world: World) -> None:
    world.platform.life_seconds = 120
    grant_id = await world.connected()
    node = world.node()
    for _ in range(3):
        world.clock.advance(seconds=59)
        await node.token(grant_id)
    assert world.platform.refreshes == 1


@in_world
async def test_a_rejected_token_is_refreshed_before_its_end(world: World) -> None:
    grant_id = await world.connected()
    node, other = world.node(), world.node()
    token = await node.token(grant_id)
    found = await asyncio.gather(
        *(one.token(grant_id, rejected=token) for one in (node, other) for _ in range(5))
    )
    assert world.platform.refreshes == 1
    assert {one.access_token for one in found} == {found[0].access_token}
    assert found[0].access_token != token.access_token


@in_world
async def test_twenty_users_of_two_processes_cause_one_refresh(world: World) -> None:
    grant_id = await world.connected()
    world.clock.advance(seconds=HALF_HOUR)
    nodes = [world.node(), world.node()]
    found = await asyncio.gather(*(nodes[n % 2].token(grant_id) for n in range(20)))
    assert world.platform.refreshes == 1
    assert {one.access_token for one in found} == {found[0].access_token}
    assert found[0].access_token in world.platform.valid


@in_world
async def test_a_rotated_refresh_token_replaces_the_former(world: World) -> None:
    world.platform.rotates = True
    grant_id = await world.connected()
    node = world.node()
    for number in range(3):
        world.clock.advance(seconds=HALF_HOUR)
        token = await node.token(grant_id)
        assert token.refresh_token == world.platform.accounts[0].chain[-1]
        assert len(world.platform.accounts[0].chain) == number + 2


@in_world
async def test_a_refresh_goes_on_when_its_callers_are_cancelled(world: World) -> None:
    world.platform.rotates = True
    grant_id = await world.connected()
    world.clock.advance(seconds=HALF_HOUR)
    node = world.node()
    callers = [asyncio.create_task(node.token(grant_id)) for _ in range(2)]
    while not node.life.done:  # the lease is taken
        await asyncio.sleep(0)
    for one in callers:
        one.cancel()
    await asyncio.gather(*callers, return_exceptions=True)
    stopping = asyncio.Event()
    stopping.set()
    await node.oauth.run(stopping)
    found = await world.grant(grant_id)
    assert found is not None
    assert found.tokens is not None
    assert found.tokens.refresh_token == world.platform.accounts[0].chain[-1]


# The store


@in_world
async def test_a_minute_without_the_store_loses_no_token(world: World) -> None:
    world.platform.rotates = True
    grant_id = await world.connected()
    world.clock.advance(seconds=HALF_HOUR)
    node = world.node()
    away = ConnectionLostError("away")

    def fail(operation: str, body: bytes) -> Exception | None:
        is_away = world.platform.refreshes > 0 and sum(world.pauses) < 60
        return away if is_away else None

    node.transport.before = fail
    token = await node.token(grant_id)
    assert sum(world.pauses) >= 60
    assert token.refresh_token == world.platform.accounts[0].chain[-1]
    found = await world.grant(grant_id)
    assert found is not None
    assert found.tokens == token


@in_world
async def test_a_lost_response_to_the_write_of_tokens_is_no_failure(world: World) -> None:
    world.platform.rotates = True
    grant_id = await world.connected()
    world.clock.advance(seconds=HALF_HOUR)
    node = world.node()
    losses = [ConnectionLostError("gone", is_outcome_unknown=True)]
    node.transport.after = lambda operation, body: (
        losses.pop() if losses and world.platform.refreshes and operation.startswith("T") else None
    )
    token = await node.token(grant_id)
    found = await world.grant(grant_id)
    assert found is not None
    assert found.tokens == token
    assert world.platform.refreshes == 1


@in_world
async def test_authorising_again_during_a_refresh_keeps_the_newer_tokens(world: World) -> None:
    world.platform.rotates = True
    grant_id = await world.connected()
    world.clock.advance(seconds=HALF_HOUR)
    node = world.node()
    node.outgoing.meanwhile = partial(world.connected, grant_id=grant_id)
    token = await node.token(grant_id)
    assert token.refresh_token == world.platform.accounts[-1].chain[-1]
    found = await world.grant(grant_id)
    assert found is not None
    assert found.tokens == token


@in_world
async def test_a_source_that_is_disconnected_during_a_refresh_gets_no_tokens(world: World) -> None:
    world.platform.rotates = True
    grant_id = await world.connected()
    world.clock.advance(seconds=HALF_HOUR)
    node = world.node()

    async def disconnect() -> None:
        writes = [*world.node().oauth.forgetting("acme", grant_id)]
        if world.has_tables:
            writes.append(Source.at(source_id=grant_id).update(remove(Source.credentials)))
        await world.db.for_tenant("acme").run(transaction(*writes))

    node.outgoing.meanwhile = disconnect
    with pytest.raises(GrantEndedError):
        await node.token(grant_id)
    assert await world.grant(grant_id) is None
    assert world.platform.accounts[0].is_revoked  # nobody would know these tokens any more


@in_world
async def test_tokens_that_a_system_removed_by_itself_stay_removed(world: World) -> None:
    grant_id = await world.connected()
    world.clock.advance(seconds=HALF_HOUR)
    node = world.node()
    removed = Source.at(source_id=grant_id).update(remove(Source.credentials))
    if not world.has_tables:
        [removed] = node.oauth.forgetting("acme", grant_id)
    node.outgoing.meanwhile = partial(world.db.for_tenant("acme").run, removed)
    with pytest.raises(GrantEndedError):
        await node.token(grant_id)
    if world.has_tables:
        assert (await world.source(grant_id)).credentials is None


@in_world
async def test_an_end_whose_response_was_lost_is_an_end(world: World) -> None:
    grant_id = await world.connected()
    world.platform.revoke_all()
    world.clock.advance(seconds=HALF_HOUR)
    node, lost = world.node(), [ConnectionLostError("gone", is_outcome_unknown=True)]
    node.transport.after = lambda operation, body: (
        lost.pop() if lost and b"invalid_grant" in body else None
    )
    with pytest.raises(ConnectionLostError):
        await node.token(grant_id)
    with pytest.raises(GrantEndedError):
        await node.token(grant_id)
    assert world.platform.refreshes == 1


# Revoking


@in_world
async def test_revoking_never_raises_because_of_the_platform(world: World) -> None:
    node = world.node()
    assert not await node.oauth.revoke("acme", "unknown")
    grant_id = await world.connected(node)
    for fault in (Fault(500), Fault(404), Fault(is_closed=True)):
        world.platform.faults = [fault]
        assert not await node.oauth.revoke("acme", grant_id)
    assert not world.platform.accounts[0].is_revoked


@in_world
async def test_a_platform_that_cannot_revoke_is_left_alone(world: World) -> None:
    node = world.node(revoke_url=None)
    assert not await node.oauth.revoke("acme", await world.connected(node))


@in_world
async def test_revoking_ends_the_grant_at_the_platform(world: World) -> None:
    node = world.node()
    grant_id = await world.connected(node)
    assert await node.oauth.revoke("acme", grant_id)
    assert world.platform.accounts[0].is_revoked
    await world.db.for_tenant("acme").run(transaction(*node.oauth.forgetting("acme", grant_id)))
    with pytest.raises(GrantEndedError):
        await node.token(grant_id)

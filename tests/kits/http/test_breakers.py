"""Breakers: a host that keeps failing gets one request now and then, from all processes."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import pytest

from tablewright.clock import instant
from tablewright.errors.outgoing import NoResponseError, NotSentError
from tablewright.errors.target import TargetError
from tablewright.kits.http import Breakers, Budget, Budgets, Outgoing, limits
from tablewright.kits.http.records import HostBreaker
from tablewright.kits.service_design import SERVICE_DESIGN
from tablewright.testing import Stage, sweep
from tablewright.testing.outgoing import OutgoingServer, closed, outgoing_server, reply, throttled
from tests.kits.jobs.world import World, in_world

URL = "https://api.example.com/contacts"


def process(world: World, server: OutgoingServer) -> Outgoing:
    return Outgoing(
        budgets=Budgets(world.db, world.clock, world.queue.ids),
        breakers=Breakers("tests", world.db, world.clock, world.queue.ids),
        clock=world.clock,
        network=server.network,
    )


async def outcome(outgoing: Outgoing, **more: Any) -> int | str:
    try:
        return (await outgoing.request("GET", URL, **more)).status
    except NoResponseError as error:
        return error.reason
    except NotSentError:
        return "not sent"


async def closed_all(*processes: Outgoing) -> None:
    for one in processes:
        await one.close()


@pytest.mark.parametrize("script", [reply(503), closed()])
def test_a_host_that_failed_five_times_in_a_row_gets_a_pause_from_every_process(script: Any):
    @in_world
    async def run(world: World) -> None:
        with outgoing_server() as server:
            server.on("/contacts", script)
            one, two = process(world, server), process(world, server)
            for number in range(limits.BREAKER_FAILURES):
                assert "not sent" != await outcome((one, two)[number % 2])
            assert ["not sent"] * 2 == [await outcome(one), await outcome(two)]
            world.clock.advance(seconds=limits.BREAKER_PAUSE_SECONDS)
            server.on("/contacts", reply(200))
            found = await asyncio.gather(outcome(one), outcome(two))
            assert sorted(map(str, found)) == ["200", "not sent"]
            assert 200 == await outcome(one)
            world.clock.advance(seconds=limits.BREAKER_LOOK_SECONDS)
            assert 200 == await outcome(two)
            assert None is await world.db.run(HostBreaker.get("tests", "api.example.com"))
            await closed_all(one, two)

    run()


@in_world
async def test_a_trial_that_fails_doubles_the_pause(world: World):
    with outgoing_server() as server:
        server.on("/contacts", reply(500))
        one = process(world, server)
        for _ in range(limits.BREAKER_FAILURES):
            await outcome(one)
        world.clock.advance(seconds=60)
        assert 500 == await outcome(one)
        world.clock.advance(seconds=119)
        assert "not sent" == await outcome(one)
        world.clock.advance(seconds=1)
        assert 500 == await outcome(one)
        await one.close()


@in_world
async def test_errors_of_the_caller_and_throttling_are_no_failures_of_the_host(world: World):
    with outgoing_server() as server:
        server.on("/contacts", reply(404), throttled(), reply(401))
        one = process(world, server)
        for _ in range(3 * limits.BREAKER_FAILURES):
            assert "not sent" != await outcome(one)
        await one.close()


@in_world
async def test_a_host_that_works_costs_one_read_in_five_seconds_and_no_write(world: World):
    with outgoing_server() as server:
        server.on("/contacts", reply(200))
        one = process(world, server)
        calls: list[str] = []
        world.transport.before = lambda operation, body: calls.append(operation)
        for _ in range(10):
            assert 200 == await outcome(one)
        assert ["GetItem"] == calls
        await one.close()


@pytest.mark.parametrize(("script", "seconds"), [(throttled(20), 20), (throttled(), 60)])
def test_a_service_that_throttles_holds_the_budget_of_all_processes(script: Any, seconds: int):
    @in_world
    async def run(world: World) -> None:
        with outgoing_server() as server:
            server.on("/contacts", script, reply(200))
            one, two = process(world, server), process(world, server)
            budget = Budget("hubspot#1", per_minute=1000)
            assert 429 == await outcome(one, budget=budget)
            world.clock.advance(seconds=seconds - 1)
            assert "not sent" == await outcome(two, budget=budget)
            assert 200 == await outcome(two, budget=Budget("hubspot#2", per_minute=1000))
            world.clock.advance(seconds=1)
            assert 200 == await outcome(two, budget=budget)
            await closed_all(one, two)

    run()


async def _failing_under_faults(stage: Stage) -> object:
    """A host fails until it gets a pause; then it works again."""
    db = stage.async_database()
    await db.create_tables(SERVICE_DESIGN)
    breakers = Breakers("tests", db, stage.clock, stage.ids)

    async def sent(*, works: bool) -> bool:
        """Whether the host got a request."""
        started_at = instant(stage.clock)
        try:
            probe = await breakers.check("a.example")
        except NotSentError:
            return False
        if works:
            await breakers.succeeded("a.example")
        else:
            await breakers.failed("a.example", started_at=started_at, probe=probe)
        return True

    failures = uncertain = 0
    with stage.swept():
        for _ in range(limits.BREAKER_FAILURES + 2):
            try:
                failures += await sent(works=False)
            except TargetError:
                uncertain += 1
        stage.clock.advance(seconds=limits.BREAKER_PAUSE_SECONDS)
        for _ in range(2):
            with suppress(TargetError):
                await sent(works=True)
    assert failures <= limits.BREAKER_FAILURES <= failures + uncertain, (failures, uncertain)
    stage.clock.advance(seconds=2 * limits.BREAKER_PAUSE_SECONDS)
    assert await sent(works=True)
    return await db.run(HostBreaker.get("tests", "a.example").consistently())


def test_a_lost_response_neither_adds_a_failure_nor_keeps_a_host_paused():
    sweep(_failing_under_faults, kinds=("lost", "unanswered", "unsent"))

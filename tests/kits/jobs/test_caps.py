"""Caps: how many jobs of a tenant run at once, whatever their lines are."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tablewright.errors import InvalidError
from tablewright.kits.jobs import Again, Cap, JobKind, Priority, RunningJob
from tablewright.kits.jobs.gate_records import CapState
from tablewright.kits.jobs.records import FOR_CAP
from tests.kits.jobs.books import check_books
from tests.kits.jobs.test_lines import Script
from tests.kits.jobs.world import World, in_world, running, settled

TWO = Cap("syncs", at_once=2)


class Room:
    """Handlers that stay until they are let go, and how many were there at once."""

    def __init__(self) -> None:
        self.inside: dict[str, asyncio.Future[Again | None]] = {}
        self.most = 0

    async def __call__(self, job: RunningJob) -> Again | None:
        self.inside[job.job_id] = asyncio.get_running_loop().create_future()
        self.most = max(self.most, len(self.inside))
        try:
            return await self.inside[job.job_id]
        finally:
            del self.inside[job.job_id]

    async def let_go(self, job_id: str, again: Again | None = None) -> None:
        self.inside[job_id].set_result(again)
        await settled()


async def add(world: World, *job_ids: str, cap: Cap = TWO, **more: Any) -> None:
    for job_id in job_ids:
        await world.db.run(
            world.queue.add("work", job_id=job_id, line=f"line-{job_id}", cap=cap, **more)
        )


def test_a_cap_that_cannot_be_stored_is_rejected():
    for at_once in (0, 101):
        with pytest.raises(InvalidError, match="`at_once` must be from 1 to 100"):
            Cap("syncs", at_once)
    with pytest.raises(InvalidError, match="The name of a cap"):
        Cap("", 1)


@in_world
async def test_no_more_jobs_run_at_once_than_the_cap_allows(world: World):
    room = Room()
    await add(world, "a", "b", "c", "d")
    assert FOR_CAP == (await world.job("c")).waits_for
    async with running(world.runner(JobKind("work", room)), world.runner(JobKind("work", room))):
        assert ["a", "b"] == sorted(room.inside)
        await check_books(world.db)
        await room.let_go("b")
        assert ["a", "c"] == sorted(room.inside)
        for job_id in ("a", "c", "d"):
            await room.let_go(job_id)
    assert 2 == room.most
    assert [] == await world.db.all(CapState.scan())


@in_world
async def test_a_cap_holds_for_jobs_without_a_line_too(world: World):
    room = Room()
    for job_id in ("a", "b", "c"):
        await world.db.run(world.queue.add("work", job_id=job_id, cap=TWO))
    async with running(world.runner(JobKind("work", room))):
        assert 2 == len(room.inside)
        for job_id in ("a", "b", "c"):
            await room.let_go(job_id)
    assert 2 == room.most


@in_world
async def test_caps_of_one_name_belong_to_different_tenants(world: World):
    room = Room()
    await add(world, "a", "b", "c", tenant="acme")
    await add(world, "d", "e", "f", tenant="other")
    async with running(world.runner(JobKind("work", room))):
        assert ["a", "b", "d", "e"] == sorted(room.inside)
        for job_id in "abcdef":
            await room.let_go(job_id)


@in_world
async def test_a_job_that_waits_for_its_next_attempt_has_no_slot(world: World):
    script = Script(world, a="fail", b="later")
    await add(world, "a", "b", "c", "d", cap=Cap("syncs", 1))
    runner = world.runner(JobKind("work", script, retries=(10,)))
    await runner.run_due()
    assert ["a", "b", "c", "d"] == script.begun
    await check_books(world.db)
    world.clock.advance(seconds=10)
    await runner.run_due()
    assert ["a", "a", "b", "b"] == sorted(script.begun[:2] + script.begun[4:])
    await check_books(world.db)


@in_world
async def test_a_job_whose_time_has_come_waits_for_a_slot_like_others(world: World):
    room = Room()
    await add(world, "a", cap=Cap("syncs", 1))
    async with running(world.runner(JobKind("work", room))):
        await room.let_go("a", Again(world.now.replace(year=2024)))
        await add(world, "b", cap=Cap("syncs", 1))
        await settled()
        assert ["b"] == sorted(room.inside)
        world.clock.advance(seconds=366 * 24 * 3600)
        world.queue.wake()
        await settled()
        assert ["b"] == sorted(room.inside)
        await check_books(world.db)
        await room.let_go("b")
        assert ["a"] == sorted(room.inside)
        await room.let_go("a")


@in_world
async def test_a_slice_passes_its_slot_on_if_others_wait_for_one(world: World):
    script = Script(world, a="slice slice")
    await add(world, "a", "b", "c", cap=Cap("syncs", 1))
    await world.runner(JobKind("work", script)).run_due()
    assert ["a", "b", "c", "a", "a"] == script.begun
    await check_books(world.db)


@in_world
async def test_a_larger_cap_is_used_as_soon_as_a_job_brings_it(world: World):
    room = Room()
    await add(world, "a", "b", "c", "d", cap=Cap("syncs", 1))
    async with running(world.runner(JobKind("work", room))):
        assert ["a"] == sorted(room.inside)
        await add(world, "e", cap=Cap("syncs", 3))
        await settled()
        assert ["a", "b", "c"] == sorted(room.inside)
        for job_id in "abcde":
            await room.let_go(job_id)


@in_world
async def test_slots_go_to_the_priorities_in_turns_of_8_4_2_and_1(world: World):
    script = Script(world)
    await add(world, "first", cap=Cap("syncs", 1))
    for priority in Priority:
        names = [f"{priority.name}-{number}" for number in range(15)]
        await add(world, *names, cap=Cap("syncs", 1), priority=priority)
    await world.runner(JobKind("work", script)).run_due()
    served = [job_id.split("-")[0] for job_id in script.begun[1:16]]
    assert {"URGENT": 8, "HIGH": 4, "NORMAL": 2, "LOW": 1} == {
        one: served.count(one) for one in set(served)
    }
    of_one = [job_id for job_id in script.begun if job_id.startswith("LOW")]
    assert [f"LOW-{number}" for number in range(15)] == of_one

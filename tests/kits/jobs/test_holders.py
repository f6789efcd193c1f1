"""Leases of other processes: those that have ended, and those whose clocks differ."""

from __future__ import annotations

from tablewright.api.runtime import Holder
from tablewright.clock import ManualClock
from tablewright.kits.jobs import JobKind, JobQueue, JobRunner
from tablewright.kits.jobs import limits as job_limits
from tests.kits.jobs.world import World, in_world, running, settled, taken


@in_world
async def test_a_runner_frees_the_leases_of_holders_that_have_ended_and_of_no_other(world: World):
    for job_id in ("dead", "alive"):
        await world.db.run(world.queue.add("note", job_id=job_id))
        await taken(world, job_id, owner=job_id)
    async with running(world.runner(holder=Holder("new", lambda name: name == "dead"))):
        await settled()
    assert ["dead"] == world.done
    assert 2 == (await world.job("dead")).attempts
    assert "alive" == (await world.job("alive")).lease_owner


@in_world
async def test_a_process_whose_clock_is_a_second_ahead_leaves_held_jobs_alone(world: World):
    await world.db.run(world.queue.add("note", job_id="a"))
    await taken(world)
    ahead = ManualClock(world.clock.now())
    queue = JobQueue("tests", ahead, world.queue.ids)
    runner = JobRunner(world.db, queue, [JobKind("note", world.note)])
    ahead.advance(seconds=1)
    assert 0 == await runner.run_due()
    ahead.advance(seconds=job_limits.JOB_LEASE_SECONDS)
    assert 1 == await runner.run_due()

"""Lines on hold: they take jobs and begin none."""

from __future__ import annotations

import asyncio

import pytest

from tablewright.api.runtime import Holder
from tablewright.kits.jobs import Again, Cap, JobKind, Line, RunningJob
from tablewright.kits.jobs import limits as job_limits
from tests.kits.jobs.books import check_books
from tests.kits.jobs.test_lines import Script, add, line_of
from tests.kits.jobs.world import World, in_world, running, settled, taken


@in_world
async def test_a_line_on_hold_takes_jobs_and_begins_none_until_it_is_released(world: World):
    script = Script(world)
    runner = world.runner(JobKind("work", script))
    held = await world.db.run(world.queue.hold("line"))
    assert (True, None) == (held.is_held, held.first)
    await add(world, "a", "b")
    await runner.run_due()
    assert [] == script.begun
    [line] = await world.db.all(world.queue.lines())
    assert ("line", True, 2) == (line.line, line.is_held, line.waiting)
    await world.db.run(world.queue.release("line"))
    await check_books(world.db)
    await runner.run_due()
    assert ["a", "b"] == script.begun
    assert [] == await world.db.all(Line.scan())


@in_world
async def test_a_hold_and_a_release_can_be_repeated(world: World):
    await add(world, "a")
    for _ in range(2):
        await world.db.run(world.queue.hold("line"))
        await check_books(world.db)
    for _ in range(2):
        await world.db.run(world.queue.release("line"))
        await check_books(world.db)
    assert "a" == (await line_of(world) or pytest.fail("no line")).first
    released = await world.db.run(world.queue.release("no such line"))
    assert (False, 0) == (released.is_held, released.waiting)


@in_world
async def test_lines_of_other_tenants_are_not_held(world: World):
    script = Script(world)
    await world.db.run(world.queue.hold("line", tenant="acme"))
    await add(world, "a")
    await world.runner(JobKind("work", script)).run_due()
    assert ["a"] == script.begun


@in_world
async def test_a_job_that_is_due_goes_back_into_its_line_and_gives_its_slot_away(world: World):
    script = Script(world)
    cap = Cap("cap", at_once=1)
    for job_id, line in (("a", "x"), ("b", "y"), ("c", "x")):
        await world.db.run(world.queue.add("work", job_id=job_id, line=line, cap=cap))
    await world.db.run(world.queue.hold("x"))
    await check_books(world.db)
    runner = world.runner(JobKind("work", script))
    await runner.run_due()
    assert ["b"] == script.begun
    await world.db.run(world.queue.release("x"))
    await runner.run_due()
    assert ["b", "a", "c"] == script.begun


@pytest.mark.parametrize(
    ("verdict", "after_release", "at_last"),
    [
        ("done", ["a", "b"], ["a", "b"]),
        ("slice", ["a", "a", "b"], ["a", "a", "b"]),
        ("later", ["a"], ["a", "a", "b"]),
    ],
)
def test_a_running_job_goes_on_until_it_ends_or_its_slice_does(
    verdict: str, after_release: list[str], at_last: list[str]
):
    @in_world
    async def run(world: World) -> None:
        script = Script(world, a=verdict)
        gate = asyncio.Event()

        async def handle(job: RunningJob) -> Again | None:
            await gate.wait()
            return await script(job)

        await add(world, "a", "b")
        async with running(world.runner(JobKind("work", handle))):
            await world.db.run(world.queue.hold("line"))
            await check_books(world.db)
            gate.set()
            await settled()
            assert ["a"] == script.begun
            await check_books(world.db)
            await world.time.advance(1)
            assert ["a"] == script.begun
            await world.db.run(world.queue.release("line"))
            await settled()
            assert after_release == script.begun
            await world.time.advance(10)
        assert at_last == script.begun
        await check_books(world.db)

    run()


@in_world
async def test_a_line_that_is_released_while_its_job_runs_goes_on_as_before(world: World):
    gate = asyncio.Event()
    script = Script(world, a="slice")

    async def handle(job: RunningJob) -> Again | None:
        await gate.wait()
        return await script(job)

    await add(world, "a", "b")
    async with running(world.runner(JobKind("work", handle))):
        await world.db.run(world.queue.hold("line"))
        await world.db.run(world.queue.release("line"))
        gate.set()
        await settled()
        assert ["a", "a", "b"] == script.begun


@pytest.mark.parametrize("is_freed", [False, True])
def test_a_job_whose_process_died_goes_back_into_its_line(is_freed: bool):
    @in_world
    async def run(world: World) -> None:
        script = Script(world)
        await add(world, "a", "b")
        await taken(world, owner="dead")
        await world.db.run(world.queue.hold("line"))
        runner = world.runner(
            JobKind("work", script), holder=Holder("new", lambda name: is_freed and name == "dead")
        )
        if not is_freed:
            world.clock.advance(seconds=job_limits.JOB_LEASE_SECONDS)
        async with running(runner):
            assert [] == script.begun
            await check_books(world.db)
            await world.db.run(world.queue.release("line"))
            await settled()
            assert ["a", "b"] == script.begun

    run()


@in_world
async def test_a_line_is_released_although_its_first_job_was_freed_and_not_taken_since(
    world: World,
):
    await add(world, "a", "b")
    lease = await taken(world)
    await world.db.run(world.queue.hold("line"))
    await world.db.run(lease.freeing(world.now))
    await world.db.run(world.queue.release("line"))
    await check_books(world.db)
    assert None is (await world.job("a")).is_held


@in_world
async def test_a_release_starts_a_line_whose_first_job_was_deleted_by_hand(world: World):
    script = Script(world)
    await add(world, "a", "b")
    job = await world.job("a")
    await world.db.run(job.erase())
    await world.db.run(world.queue.release("line"))
    await world.runner(JobKind("work", script)).run_due()
    assert ["b"] == script.begun

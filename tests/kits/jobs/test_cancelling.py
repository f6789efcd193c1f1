"""Cancelling jobs that wait, and jobs that run."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import timedelta

import pytest

from tablewright.client import AsyncDatabase
from tablewright.client.transport import AsyncTransport
from tablewright.errors import ItemNotFoundError
from tablewright.kits.jobs import Again, Cap, Job, JobKind, JobQueue, RunningJob
from tablewright.kits.jobs import limits as job_limits
from tablewright.model import transaction
from tablewright.operations import READS
from tests.kits.jobs.books import check_books
from tests.kits.jobs.test_lines import Script, add, line_of
from tests.kits.jobs.world import World, in_world, running, settled, taken

RENEWAL_SECONDS = job_limits.JOB_LEASE_SECONDS / 3


@in_world
async def test_a_job_that_does_not_exist_cannot_be_cancelled(world: World):
    with pytest.raises(ItemNotFoundError, match="Job 'a' not found"):
        await world.db.run(world.queue.cancel("a"))


@in_world
async def test_a_job_that_has_ended_stays_as_it_is(world: World):
    await world.db.run(world.queue.add("note", job_id="a"))
    await world.runner().run_due()
    before = await world.job("a")
    assert "done" == (await world.db.run(world.queue.cancel("a"))).state
    assert before == await world.job("a")


@in_world
async def test_a_job_that_waits_ends_at_once_and_does_not_run(world: World):
    await world.db.run(world.queue.add("note", job_id="a"))
    assert "cancelled" == (await world.db.run(world.queue.cancel("a"))).state
    assert "cancelled" == (await world.job("a")).state
    assert 0 == await world.runner().run_due()
    world.clock.advance(seconds=job_limits.JOB_KEPT_SECONDS + 1)
    assert None is await world.db.run(Job.get("tests", "a"))


@in_world
async def test_a_job_is_cancelled_together_with_other_writes(world: World):
    await add(world, "a", "b")
    await world.db.run(transaction(world.queue.cancel("a"), world.queue.add("note", job_id="c")))
    assert ("cancelled", "waiting") == ((await world.job("a")).state, (await world.job("c")).state)
    await check_books(world.db)


@pytest.mark.parametrize("place", ["first", "behind", "at its cap", "later", "to be tried again"])
def test_a_job_with_a_line_and_a_cap_leaves_both_wherever_it_waits(place: str):
    @in_world
    async def run(world: World) -> None:
        cap = Cap("cap", at_once=1)
        at = world.now + timedelta(seconds=10) if place == "later" else None
        script = Script(world, a="fail")
        runner = world.runner(JobKind("work", script, retries=(10,)))
        if place == "behind":
            await world.db.run(world.queue.add("work", job_id="x", line="line", cap=cap))
        if place == "at its cap":
            await world.db.run(world.queue.add("work", job_id="x", line="other", cap=cap))
        await world.db.run(world.queue.add("work", job_id="a", line="line", cap=cap, at=at))
        if place == "to be tried again":
            await runner.run_due()
        await world.db.run(world.queue.add("work", job_id="b", line="line", cap=cap))
        script.begun.clear()
        await check_books(world.db)
        await world.db.run(world.queue.cancel("a"))
        await check_books(world.db)
        world.clock.advance(seconds=20)
        await runner.run_due()
        assert [*(["x"] if place in ("behind", "at its cap") else []), "b"] == script.begun
        await check_books(world.db)

    run()


class Racing:
    """A transport on which something else happens before the first write."""

    def __init__(self, inner: AsyncTransport, race: Callable[[], Awaitable[object]]) -> None:
        self._inner = inner
        self._races = [race]

    async def send(self, operation: str, body: bytes) -> bytes:
        if self._races and operation not in READS:
            await self._races.pop()()
        return await self._inner.send(operation, body)

    async def close(self) -> None:
        """Does nothing: the world owns the store."""


@in_world
async def test_a_job_that_joins_its_line_while_it_is_cancelled_leaves_it_again(world: World):
    at = world.now + timedelta(seconds=1)
    await world.db.run(world.queue.add("note", job_id="a", line="line", at=at))
    await add(world, "b", kind="unknown")
    world.clock.advance(seconds=1)
    racing = Racing(world.transport, world.runner().run_due)
    db = AsyncDatabase(transport=racing, clock=world.clock, ids=world.queue.ids)
    job = await db.run(world.queue.cancel("a"))
    assert "cancelled" == job.state == (await world.job("a")).state
    await check_books(world.db)
    assert 0 == (await line_of(world) or pytest.fail("no line")).waiting


class Stubborn:
    """A handler that stays until it is cancelled, or sees that its job is."""

    def __init__(self, *, looks: bool) -> None:
        self.looks = looks
        self.ended: list[str] = []
        self.stir = asyncio.Event()

    async def __call__(self, job: RunningJob) -> Again | None:
        try:
            while not (self.looks and job.is_cancelled):
                await self.stir.wait()
                self.stir.clear()
                if self.looks:
                    await job.progress(1)
            self.ended.append("returned")
        except asyncio.CancelledError:
            self.ended.append("cancelled")
            raise
        return Again()


@in_world
async def test_a_running_job_of_the_same_service_learns_of_it_at_once(world: World):
    handler = Stubborn(looks=True)
    await world.db.run(world.queue.add("work", job_id="a"))
    async with running(world.runner(JobKind("work", handler))):
        job = await world.db.run(world.queue.cancel("a"))
        assert "running" == job.state
        await settled()
        handler.stir.set()
        await settled()
        assert ["returned"] == handler.ended
    assert "cancelled" == (await world.job("a")).state


@in_world
async def test_a_handler_of_another_service_learns_of_it_with_its_next_progress(world: World):
    handler = Stubborn(looks=True)
    elsewhere = JobQueue("tests", world.clock, world.queue.ids)
    await world.db.run(world.queue.add("work", job_id="a"))
    async with running(world.runner(JobKind("work", handler))):
        await world.db.run(elsewhere.cancel("a"))
        await settled()
        assert [] == handler.ended
        handler.stir.set()
        await settled()
        assert ["returned"] == handler.ended
    assert "cancelled" == (await world.job("a")).state


@in_world
async def test_a_handler_that_does_not_look_is_cancelled_after_a_while(world: World):
    handler = Stubborn(looks=False)
    elsewhere = JobQueue("tests", world.clock, world.queue.ids)
    await world.db.run(world.queue.add("work", job_id="a"))
    async with running(world.runner(JobKind("work", handler))):
        await world.db.run(elsewhere.cancel("a"))
        await world.time.advance(RENEWAL_SECONDS)
        assert [] == handler.ended
        await world.time.advance(RENEWAL_SECONDS)
        assert ["cancelled"] == handler.ended
    assert ("cancelled", None) == ((await world.job("a")).state, (await world.job("a")).last_error)


@in_world
async def test_a_job_that_was_done_before_it_learned_of_it_is_done(world: World):
    gate = asyncio.Event()

    async def handle(job: RunningJob) -> None:
        await gate.wait()

    await world.db.run(world.queue.add("work", job_id="a"))
    elsewhere = JobQueue("tests", world.clock, world.queue.ids)
    async with running(world.runner(JobKind("work", handle))):
        await world.db.run(elsewhere.cancel("a"))
        gate.set()
    assert "done" == (await world.job("a")).state


@pytest.mark.parametrize("outcome", ["fail", "slice", "later"])
def test_a_job_that_is_not_done_ends_instead_of_being_due_again(outcome: str):
    @in_world
    async def run(world: World) -> None:
        script = Script(world, a=outcome)

        async def handle(job: RunningJob) -> Again | None:
            if job.job_id == "a":
                await world.db.run(elsewhere.cancel("a"))
            return await script(job)

        elsewhere = JobQueue("tests", world.clock, world.queue.ids)
        await add(world, "a", "b")
        await world.runner(JobKind("work", handle)).run_due()
        assert (["a", "b"], "cancelled") == (script.begun, (await world.job("a")).state)
        await check_books(world.db)

    run()


@in_world
async def test_a_job_whose_process_died_is_not_run_again(world: World):
    script = Script(world)
    await add(world, "a", "b")
    await taken(world)
    await world.db.run(world.queue.cancel("a"))
    world.clock.advance(seconds=job_limits.JOB_LEASE_SECONDS)
    await world.runner(JobKind("work", script)).run_due()
    assert (["b"], "cancelled") == (script.begun, (await world.job("a")).state)

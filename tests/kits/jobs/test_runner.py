"""Running jobs: one holder at a time, retries, time, and the end of a process."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import pytest

from tablewright.api import limits
from tablewright.errors import ConditionFailedError, StorageError
from tablewright.kits.jobs import Again, Job, JobKind
from tablewright.kits.jobs import limits as job_limits
from tablewright.kits.jobs.settling import SettleJob
from tests.kits.jobs.world import World, in_world, running, settled, taken


class Gate:
    """A handler that waits until it is let through, and notes who was in it."""

    def __init__(self) -> None:
        self.open = asyncio.Event()
        self.inside: list[str] = []
        self.begun: list[str] = []
        self.cancelled: list[str] = []

    async def __call__(self, job: Job) -> Again | None:
        self.begun.append(job.job_id)
        self.inside.append(job.job_id)
        try:
            await self.open.wait()
        except asyncio.CancelledError:
            self.cancelled.append(job.job_id)
            raise
        finally:
            self.inside.remove(job.job_id)
        return None


# One holder at a time


@in_world
async def test_a_job_that_is_held_is_not_taken(world: World):
    await world.db.run(world.queue.add("note", job_id="a"))
    await taken(world)
    with pytest.raises(ConditionFailedError):
        await taken(world, token="t2")
    assert 0 == await world.runner().run_due()


@in_world
async def test_of_two_runners_each_job_is_done_by_one(world: World):
    for number in range(60):
        await world.db.run(world.queue.add("note", job_id=f"j{number}"))
    first, second = world.runner(at_once_max=4), world.runner(at_once_max=4)
    took = await asyncio.gather(first.run_due(), second.run_due())
    assert 60 == sum(took)
    assert sorted(f"j{number}" for number in range(60)) == sorted(world.done)


@in_world
async def test_the_job_of_a_killed_process_is_taken_over_when_its_lease_ends(world: World):
    await world.db.run(world.queue.add("note", job_id="a"))
    await taken(world)
    world.clock.advance(seconds=job_limits.JOB_LEASE_SECONDS - 1)
    assert 0 == await world.runner().run_due()
    world.clock.advance(seconds=1)
    assert 1 == await world.runner().run_due()
    assert 2 == (await world.job("a")).attempts


@in_world
async def test_who_comes_late_with_a_lease_that_another_took_changes_nothing(world: World):
    await world.db.run(world.queue.add("note", job_id="a"))
    late = await taken(world, token="t1")
    world.clock.advance(seconds=job_limits.JOB_LEASE_SECONDS)
    holder = await taken(world, token="t2")
    before = await world.job("a")
    for update in (
        late.renewing(world.now),
        SettleJob(world.queue, late, late.ended(world.now)),
        SettleJob(world.queue, late, late.cancelled(world.now)),
        SettleJob(world.queue, late, late.put_off(world.now)),
        SettleJob(world.queue, late, late.failed(world.now, "x")),
        SettleJob(world.queue, late, late.given_up(world.now, "x")),
        SettleJob(world.queue, late, late.given_back(world.now)),
    ):
        with pytest.raises(ConditionFailedError):
            await world.db.run(update)
    assert before == await world.job("a")
    await world.end(holder)


@in_world
async def test_a_renewal_that_arrives_after_the_end_does_not_bring_a_job_back(world: World):
    await world.db.run(world.queue.add("note", job_id="a"))
    lease = await taken(world)
    await world.end(lease)
    with pytest.raises(ConditionFailedError):
        await world.db.run(lease.renewing(world.now))
    assert 0 == await world.runner().run_due()


@in_world
async def test_a_lease_is_renewed_as_long_as_the_work_takes(world: World):
    gate = Gate()
    await world.db.run(world.queue.add("gate", job_id="a"))
    first = world.runner(JobKind("gate", gate))
    async with running(first):
        other = world.runner()
        for _ in range(12):
            await world.time.advance(job_limits.JOB_LEASE_SECONDS / 3)
            assert 0 == await other.run_due()
        assert ["a"] == gate.inside
        gate.open.set()
        await settled()
    assert (None, 1) == ((await world.job("a")).lane, (await world.job("a")).attempts)


@in_world
async def test_work_whose_lease_was_taken_is_broken_off(world: World):
    gate = Gate()
    await world.db.run(world.queue.add("gate", job_id="a"))
    async with running(world.runner(JobKind("gate", gate))):
        world.clock.advance(seconds=job_limits.JOB_LEASE_SECONDS)  # it slept and did not renew
        holder = await taken(world, token="t2")
        await world.time.advance(0)
        assert (["a"], []) == (gate.cancelled, gate.inside)
    assert "t2" == (await world.job("a")).lease
    await world.end(holder)


@in_world
async def test_work_is_broken_off_before_the_end_of_a_lease_that_cannot_be_renewed(world: World):
    gate = Gate()
    await world.db.run(world.queue.add("gate", job_id="a"))
    async with running(world.runner(JobKind("gate", gate))):
        world.transport.before = lambda operation, body: StorageError("no")
        await world.time.advance(job_limits.JOB_LEASE_SECONDS / 3)
        assert ["a"] == gate.inside
        await world.time.advance(job_limits.JOB_LEASE_SECONDS / 3)
        assert ["a"] == gate.cancelled
        world.transport.before = lambda operation, body: None
        await world.time.advance(job_limits.JOB_LEASE_SECONDS / 3 - 1)
        assert ["a"] == gate.begun
        gate.open.set()
        await world.time.advance(1)
        await world.time.advance(limits.BACKGROUND_PAUSE_SECONDS_MAX)
        assert ["a", "a"] == gate.begun
    assert (await world.job("a")).lane is None


# What comes of a job


@in_world
async def test_a_job_that_fails_is_tried_again_after_the_pauses_of_its_kind(world: World):
    begun: list[float] = []

    async def fail(job: Job) -> None:
        begun.append(world.clock.now())
        raise OSError("no route")

    started = world.clock.now()
    await world.db.run(world.queue.add("fail", job_id="a"))
    async with running(world.runner(JobKind("fail", fail, retries=(5, 60)))):
        for _ in range(100):
            await world.time.advance(1)
    assert [0, 5, 65] == [at - started for at in begun]
    job = await world.job("a")
    assert ("failed", 3, "OSError: no route") == (job.lane, job.attempts, job.last_error)


@in_world
async def test_a_job_that_kills_its_process_each_time_is_given_up_without_being_run(world: World):
    await world.db.run(world.queue.add("note", job_id="a"))
    kind = JobKind("note", world.note, retries=(1, 1))
    for number in range(3):
        await taken(world, token=f"t{number}")
        world.clock.advance(seconds=job_limits.JOB_LEASE_SECONDS)
    await world.runner(kind).run_due()
    job = await world.job("a")
    assert ([], "failed") == (world.done, job.lane)
    assert "The job was started 3 times and never finished." == job.last_error


@in_world
async def test_a_job_that_is_put_off_is_taken_at_its_time_with_a_new_count(world: World):
    seen: list[tuple[float, int]] = []
    started = world.clock.now()

    async def handle(job: Job) -> Again | None:
        seen.append((world.clock.now() - started, job.attempts))
        return Again(world.now + timedelta(seconds=7)) if len(seen) < 3 else None

    await world.db.run(world.queue.add("again", job_id="a"))
    async with running(world.runner(JobKind("again", handle, retries=()))):
        for _ in range(20):
            await world.time.advance(1)
    assert [(0, 1), (7, 1), (14, 1)] == seen


@in_world
async def test_a_job_that_hangs_is_broken_off_and_has_failed(world: World):
    gate = Gate()
    await world.db.run(world.queue.add("gate", job_id="a"))
    kind = JobKind("gate", gate, retries=(), seconds_max=100)
    async with running(world.runner(kind)):
        for _ in range(6):
            await world.time.advance(20)
        assert ["a"] == gate.cancelled
    assert "TimeoutError: The job exceeded 100 s" == (await world.job("a")).last_error


@in_world
async def test_a_handler_that_cancels_itself_has_failed(world: World):
    async def handle(job: Job) -> None:
        raise asyncio.CancelledError

    await world.db.run(world.queue.add("odd", job_id="a"))
    await world.runner(JobKind("odd", handle, retries=())).run_due()
    assert "TimeoutError: The job was cancelled" == (await world.job("a")).last_error


@in_world
async def test_a_done_job_is_forgotten_after_a_day(world: World):
    await world.db.run(world.queue.add("note", job_id="a"))
    await world.runner().run_due()
    world.clock.advance(seconds=job_limits.JOB_KEPT_SECONDS - 1)
    assert await world.db.run(Job.get("tests", "a")) is not None
    world.clock.advance(seconds=2)
    assert await world.db.run(Job.get("tests", "a")) is None


@in_world
async def test_jobs_of_unknown_kinds_are_left_alone_and_hold_nobody_up(world: World):
    for number in range(50):
        await world.db.run(world.queue.add("newer", job_id=f"n{number}"))
    world.clock.advance(seconds=1)
    await world.db.run(world.queue.add("note", job_id="a"))
    assert 1 == await world.runner(JobKind("note", world.note), at_once_max=2).run_due()
    assert 0 == (await world.job("n1")).attempts


@in_world
async def test_no_more_jobs_are_done_at_once_than_allowed(world: World):
    gate = Gate()
    for number in range(9):
        await world.db.run(world.queue.add("gate", job_id=f"j{number}"))
    async with running(world.runner(JobKind("gate", gate), at_once_max=4)):
        assert 4 == len(gate.inside)
        gate.open.set()
        await settled()
        assert 9 == len(gate.begun)


# When the store fails


@in_world
async def test_what_came_of_a_job_is_written_again_when_the_store_refuses_it(world: World):
    failures = [StorageError("no")] * 3

    def fail(operation: str, body: bytes) -> Exception | None:
        return failures.pop() if b"ended_at" in body and failures else None

    world.transport.before = fail
    await world.db.run(world.queue.add("note", job_id="a"))
    async with running(world.runner()):
        for _ in range(10):
            await world.time.advance(1)
    assert (["a"], None) == (world.done, (await world.job("a")).lane)


@in_world
async def test_a_job_whose_taking_lost_its_response_is_done_at_once(world: World):
    await world.db.run(world.queue.add("note", job_id="a"))
    world.losing.lose("UpdateItem", holding=b"lease")
    await world.runner().run_due()
    assert (["a"], 1) == (world.done, len(world.losing.lost))
    job = await world.job("a")
    assert (None, 1) == (job.lane, job.attempts)


@in_world
async def test_a_job_that_another_runner_took_is_not_taken_for_the_own(world: World):
    await world.db.run(world.queue.add("note", job_id="a"))
    await taken(world, token="theirs")
    with pytest.raises(ConditionFailedError):
        await taken(world, token="mine")
    assert "theirs" == (await world.job("a")).lease


@in_world
async def test_a_job_whose_adding_lost_its_response_is_added_once_and_begun_at_once(world: World):
    async with running(world.runner()):
        await world.time.advance(0)
        world.losing.lose("PutItem")
        await world.db.run(world.queue.add("note"))
        assert 1 == len(world.losing.lost)
        await world.time.advance(0)
        assert 1 == len(world.done)


@in_world
async def test_an_end_whose_answer_was_lost_is_no_end_of_the_lease(world: World):
    failures = [ConnectionResetError("lost")]

    def fail(operation: str, body: bytes) -> Exception | None:
        return failures.pop() if b"ended_at" in body and failures else None

    world.transport.after = fail
    await world.db.run(world.queue.add("note", job_id="a"))
    async with running(world.runner()):
        await world.time.advance(2)
    assert (["a"], None) == (world.done, (await world.job("a")).lane)


@in_world
async def test_a_job_whose_end_cannot_be_written_is_done_once_more(world: World):
    world.transport.before = lambda operation, body: (
        StorageError("no") if b"ended_at" in body else None
    )
    await world.db.run(world.queue.add("note", job_id="a"))
    async with running(world.runner()):
        for _ in range(35):  # it gives up when the next try would come after the lease
            await world.time.advance(1)
        assert ["a"] == world.done
        world.transport.before = lambda operation, body: None
        await world.time.advance(job_limits.JOB_LEASE_SECONDS)
    assert (["a", "a"], None) == (world.done, (await world.job("a")).lane)


@in_world
async def test_a_runner_outlives_a_store_that_does_not_answer(world: World):
    asked: list[float] = []

    def fail(operation: str, body: bytes) -> Exception | None:
        asked.append(world.clock.now())
        return StorageError("no")

    await world.db.run(world.queue.add("note", job_id="a"))
    started = world.clock.now()
    world.transport.before = fail
    async with running(world.runner()):
        for _ in range(16):
            await world.time.advance(1)
        assert [0, 1, 3, 7, 15] == sorted({at - started for at in asked})
        world.transport.before = lambda operation, body: None
        await world.time.advance(limits.BACKGROUND_PAUSE_SECONDS_MAX)
    assert ["a"] == world.done


@in_world
async def test_a_job_that_was_taken_is_begun_although_another_could_not_be_taken(world: World):
    for job_id in ("a", "b"):
        await world.db.run(world.queue.add("note", job_id=job_id))
    world.transport.before = lambda operation, body: (
        StorageError("no") if operation == "UpdateItem" and b"job#tests#a" in body else None
    )
    async with running(world.runner()):
        assert ["b"] == world.done
        world.transport.before = lambda operation, body: None
        await world.time.advance(limits.BACKGROUND_PAUSE_SECONDS_MAX)
    assert ["b", "a"] == world.done


# When to look


@in_world
async def test_a_job_that_is_added_in_the_process_is_begun_at_once(world: World):
    async with running(world.runner()):
        await world.db.run(world.queue.add("note", job_id="a"))
        await settled()
        assert ["a"] == world.done


@in_world
async def test_a_job_of_another_process_is_found_at_the_next_look(world: World):
    elsewhere = type(world.queue)("tests", world.clock, world.queue.ids)
    async with running(world.runner()):
        await world.db.run(elsewhere.add("note", job_id="a"))
        await settled()
        assert [] == world.done
        await world.time.advance(job_limits.JOB_POLL_SECONDS)
        assert ["a"] == world.done


@in_world
async def test_a_job_is_begun_at_its_very_time(world: World):
    async with running(world.runner()):
        await world.db.run(
            world.queue.add("note", job_id="a", at=world.now + timedelta(milliseconds=300))
        )
        await settled()
        await world.time.advance(0.299)
        assert [] == world.done
        await world.time.advance(0.001)
        assert ["a"] == world.done


# Stopping


@in_world
async def test_a_runner_that_is_stopped_finishes_what_runs_and_takes_nothing_new(world: World):
    gate = Gate()
    await world.db.run(world.queue.add("gate", job_id="a"))
    runner = world.runner(JobKind("gate", gate))
    stopping = asyncio.Event()
    task = asyncio.create_task(runner.run(stopping))
    await settled()
    stopping.set()
    await settled()
    await world.db.run(world.queue.add("gate", job_id="b"))
    await settled()
    assert (["a"], False) == (gate.begun, task.done())
    gate.open.set()
    await task
    assert [None, 0] == [(await world.job("a")).lane, (await world.job("b")).attempts]
    assert {} == world.queue.wakes._watches


@in_world
async def test_what_does_not_end_in_time_is_given_back_and_counts_as_not_begun(world: World):
    gate = Gate()
    await world.db.run(world.queue.add("gate", job_id="a"))
    runner = world.runner(JobKind("gate", gate))
    stopping = asyncio.Event()
    task = asyncio.create_task(runner.run(stopping))
    await settled()
    stopping.set()
    await settled()
    await world.time.advance(job_limits.JOB_STOP_SECONDS_MAX)
    await task
    job = await world.job("a")
    assert (["a"], 0, None) == (gate.cancelled, job.attempts, job.lease_owner)
    gate.open.set()
    assert 1 == await world.runner(JobKind("gate", gate)).run_due()


@in_world
async def test_a_runner_that_is_cancelled_gives_back_what_it_holds(world: World):
    gate = Gate()
    await world.db.run(world.queue.add("gate", job_id="a"))
    task = asyncio.create_task(world.runner(JobKind("gate", gate)).run(asyncio.Event()))
    await settled()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert 0 == (await world.job("a")).attempts


def test_two_kinds_of_one_name_are_refused():
    @in_world
    async def test(world: World) -> None:
        with pytest.raises(AssertionError, match="two kinds of jobs have one name"):
            world.runner(JobKind("a", world.note), JobKind("a", world.note))

    test()

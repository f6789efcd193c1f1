"""Adding jobs: by themselves, together with other writes, and twice."""

from __future__ import annotations

from datetime import timedelta

import pytest

from tablewright.errors import (
    ConditionFailedError,
    InvalidError,
    TenantMismatchError,
    TransactionFailedError,
)
from tablewright.kits.jobs import Job, JobKind
from tablewright.kits.jobs.records import LANES, lane_of
from tablewright.model import transaction
from tests.kits.jobs.world import World, in_world


@in_world
async def test_an_id_that_could_forge_a_key_is_refused(world: World):
    for job_id in ("", "a#b", "a\nb", "x" * 401):
        with pytest.raises(InvalidError):
            world.queue.add("note", job_id=job_id)


@in_world
async def test_a_client_of_one_tenant_adds_no_job_of_another(world: World):
    bound = world.db.for_tenant("acme")
    for tenant in ("other", ""):
        with pytest.raises(TenantMismatchError):
            await bound.run(world.queue.add("note", tenant=tenant))
    await bound.run(world.queue.add("note", tenant="acme", job_id="a"))
    assert "acme" == (await world.job("a")).tenant


@in_world
async def test_adding_an_id_twice_is_one_job(world: World):
    first = await world.db.run(world.queue.add("note", {"n": 1}, job_id="a"))
    second = await world.db.run(world.queue.add("note", {"n": 2}, job_id="a"))
    assert first == second == await world.job("a")
    assert 1 == await world.runner().run_due()
    assert ["a"] == world.done


@in_world
async def test_a_job_that_is_done_is_not_done_again_when_its_id_is_added(world: World):
    await world.db.run(world.queue.add("note", job_id="a"))
    await world.runner().run_due()
    await world.db.run(world.queue.add("note", job_id="a"))
    assert 0 == await world.runner().run_due()
    assert ["a"] == world.done


@in_world
async def test_a_transaction_with_a_job_that_is_there_does_not_happen(world: World):
    await world.db.run(world.queue.add("note", job_id="a"))
    with pytest.raises(TransactionFailedError):
        await world.db.run(
            transaction(world.queue.add("note", job_id="a"), world.queue.add("note", job_id="b"))
        )
    assert None is await world.db.run(Job.get("tests", "b"))


@in_world
async def test_a_job_is_added_together_with_other_writes_and_wakes_a_runner(world: World):
    with world.queue.watching() as woken:
        await world.db.run(
            transaction(world.queue.add("note", job_id="a"), world.queue.add("note", job_id="b"))
        )
    assert woken.is_set()
    assert 2 == await world.runner().run_due()


@in_world
async def test_a_runner_is_not_woken_by_a_job_that_was_not_added(world: World):
    await world.db.run(world.queue.add("note", job_id="a"))
    with world.queue.watching() as woken:
        await world.db.run(world.queue.add("note", job_id="a"))
    assert not woken.is_set()


@in_world
async def test_a_payload_comes_back_as_it_was(world: World):
    payload = {"text": "x", "list": [1, {"deep": None}], "flag": True}
    await world.db.run(world.queue.add("note", payload, job_id="a"))
    assert payload == (await world.job("a")).payload


@in_world
async def test_queues_of_two_systems_in_one_store_do_not_meet(world: World):
    other = type(world.queue)("others", world.clock, world.queue.ids)
    await world.db.run(other.add("note", job_id="a"))
    assert 0 == await world.runner().run_due()
    await world.db.run(world.queue.add("note", job_id="a"))
    assert 1 == await world.runner().run_due()


@in_world
async def test_a_job_that_was_given_up_is_listed_and_can_be_done_again(world: World):
    healthy = False

    async def handle(job: Job) -> None:
        if not healthy:
            raise OSError("no route")

    await world.db.run(world.queue.add("call", job_id="a"))
    runner = world.runner(JobKind("call", handle, retries=()))
    await runner.run_due()
    [failed] = await world.db.all(world.queue.failed())
    assert ("a", "OSError: no route") == (failed.job_id, failed.last_error)
    healthy = True
    await world.db.run(world.queue.redo(failed))
    assert 1 == await runner.run_due()
    assert [] == await world.db.all(world.queue.failed())
    with pytest.raises(ConditionFailedError):
        await world.db.run(world.queue.redo(failed))


def test_ids_are_spread_over_all_lanes():
    lanes = [lane_of(f"job-{number}") for number in range(1000)]
    assert set(LANES) == set(lanes)
    assert max(map(lanes.count, LANES)) < 2 * 1000 / len(LANES)


@in_world
async def test_a_job_is_not_due_before_its_time(world: World):
    at = world.now + timedelta(seconds=60)
    await world.db.run(world.queue.add("note", job_id="a", at=at))
    world.clock.advance(seconds=59)
    assert 0 == await world.runner().run_due()
    world.clock.advance(seconds=1)
    assert 1 == await world.runner().run_due()

"""Lines and caps of several jobs, read in one batch before the jobs are added."""

from __future__ import annotations

from collections import Counter

from tablewright.kits.jobs import AddJob, Cap, read_ahead
from tablewright.kits.jobs.records import FOR_CAP, FOR_LINE
from tablewright.model import transaction
from tests.kits.jobs.books import check_books
from tests.kits.jobs.world import World, in_world

ONE = Cap("syncs", at_once=1)


def adding(world: World, job_id: str, *, tenant: str = "", line: str | None = None) -> AddJob:
    return world.queue.add("note", job_id=job_id, tenant=tenant, line=line or job_id, cap=ONE)


def _reads(world: World) -> Counter[str]:
    """Counts operations from now on."""
    seen: Counter[str] = Counter()
    world.transport.before = lambda operation, body: seen.update([operation])
    return seen


@in_world
async def test_jobs_are_added_with_the_lines_and_caps_of_one_batch(world: World):
    seen = _reads(world)
    jobs = [adding(world, one, tenant=one) for one in ("a", "b", "c")]
    await read_ahead(world.db, jobs)
    await world.db.run(transaction(*jobs))
    assert {"BatchGetItem": 1, "TransactWriteItems": 1} == seen
    assert [None] * 3 == [(await world.job(one)).waits_for for one in ("a", "b", "c")]
    await check_books(world.db)


@in_world
async def test_a_line_that_changed_since_is_read_again(world: World):
    late = adding(world, "late", line="x")
    await read_ahead(world.db, [late])
    await world.db.run(adding(world, "early", line="x"))
    await world.db.run(late)
    assert FOR_LINE == (await world.job("late")).waits_for
    await check_books(world.db)


@in_world
async def test_jobs_of_one_cap_are_added_one_after_another(world: World):
    jobs = [adding(world, one) for one in ("a", "b")]
    await read_ahead(world.db, jobs)
    seen = _reads(world)
    for job in jobs:
        await world.db.run(job)
    assert {"GetItem": 2, "TransactWriteItems": 2} == seen, "both read their cap, and no more"
    assert FOR_CAP == (await world.job("b")).waits_for
    await check_books(world.db)


@in_world
async def test_a_job_for_later_needs_no_line_before_its_time(world: World):
    later = world.queue.add("note", job_id="a", line="x", at=world.now.replace(year=2100))
    seen = _reads(world)
    await read_ahead(world.db, [later])
    assert not seen

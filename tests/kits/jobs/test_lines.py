"""Lines: jobs that run one at a time, in the order in which they were added."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import pytest

from tablewright.errors import BatchRejectedError, InvalidError, TransactionFailedError
from tablewright.kits.jobs import Again, Job, JobKind, Line, RunningJob
from tablewright.kits.jobs import limits as job_limits
from tablewright.kits.jobs.gate_records import Waiting, gate_of
from tablewright.kits.jobs.records import ALL_LANES, FOR_LINE
from tablewright.model import transaction
from tests.kits.jobs.books import check_books
from tests.kits.jobs.world import World, in_world, running, settled, taken


class Script:
    """A handler whose jobs do what was written down for them, one thing for each attempt."""

    def __init__(self, world: World, **told: str) -> None:
        self.world = world
        self.told = {name: iter(steps.split()) for name, steps in told.items()}
        self.begun: list[str] = []
        self.seconds = 0.0  # that an attempt takes

    async def __call__(self, job: RunningJob) -> Again | None:
        self.begun.append(job.job_id)
        self.world.clock.advance(seconds=self.seconds)
        step = next(self.told.get(job.job_id, iter(())), "done")
        if step == "fail":
            raise OSError("no route")
        if step == "slice":
            return Again()
        if step == "later":
            return Again(self.world.now + timedelta(seconds=10))
        return None


async def add(world: World, *job_ids: str, line: str = "line", kind: str = "work") -> None:
    for job_id in job_ids:
        await world.db.run(world.queue.add(kind, job_id=job_id, line=line))


async def line_of(world: World, name: str = "line", tenant: str = "") -> Line | None:
    get = Line.get(world.queue.name, gate_of("line", tenant, name))
    return await world.db.run(get.consistently())


@in_world
async def test_a_name_that_cannot_be_stored_is_rejected(world: World):
    for name in ("", "a\nb", "x" * 401):
        with pytest.raises(InvalidError, match="The name of a line must have 1 to 400"):
            world.queue.add("work", line=name)
        with pytest.raises(InvalidError):
            world.queue.hold(name)


@in_world
async def test_two_jobs_of_a_line_in_one_transaction_are_rejected(world: World):
    jobs = [world.queue.add("work", line="line") for _ in range(2)]
    with pytest.raises(BatchRejectedError):
        await world.db.run(transaction(*jobs))
    assert [] == await world.db.all(Job.scan())


@in_world
async def test_jobs_of_a_line_run_in_the_order_in_which_they_were_added(world: World):
    script = Script(world)
    await add(world, "c", "a", "b")
    assert (None, FOR_LINE) == ((await world.job("a")).lane, (await world.job("a")).waits_for)
    await world.runner(JobKind("work", script)).run_due()
    assert ["c", "a", "b"] == script.begun
    await check_books(world.db)
    assert ([], []) == (await world.db.all(Line.scan()), await world.db.all(Waiting.scan()))


@in_world
async def test_jobs_of_a_line_do_not_overlap_and_those_of_two_lines_do(world: World):
    inside: list[str] = []
    most: list[list[str]] = []
    gate = asyncio.Event()

    async def handle(job: RunningJob) -> None:
        inside.append(job.job_id)
        most.append(sorted(inside))
        await gate.wait()
        inside.remove(job.job_id)

    await add(world, "a1", "a2", line="a")
    await add(world, "b1", "b2", line="b")
    async with running(world.runner(JobKind("work", handle)), world.runner()):
        assert ["a1", "b1"] == sorted(inside)
        gate.set()
        await settled()
        assert all(one in (["a1"], ["a1", "b1"], ["a2"], ["b2"], ["a2", "b2"]) for one in most[:2])
    assert all(len({job_id[0] for job_id in one}) == len(one) for one in most)
    await check_books(world.db)


@in_world
async def test_lines_of_one_name_belong_to_different_tenants(world: World):
    script = Script(world)
    for tenant in ("acme", "other", ""):
        db = world.db.for_tenant(tenant) if tenant else world.db
        await db.run(world.queue.add("work", job_id=f"job-{tenant}", tenant=tenant, line="line"))
    assert 3 == len(await world.db.all(Line.scan()))
    async with running(world.runner(JobKind("work", script), at_once_max=3)):
        assert 3 == len(script.begun)


@in_world
async def test_a_job_is_added_to_a_line_together_with_other_writes_or_not_at_all(world: World):
    await add(world, "a")
    again = world.queue.add("work", job_id="a", line="other")
    with pytest.raises(TransactionFailedError):
        await world.db.run(transaction(world.queue.add("work", job_id="b", line="line"), again))
    await check_books(world.db)
    assert None is await world.db.run(Job.get("tests", "b"))
    second = world.queue.add("work", job_id="b", line="line")
    await world.db.run(transaction(second, world.queue.add("work", job_id="c")))
    await check_books(world.db)
    assert (await line_of(world) or pytest.fail("no line")).waiting == 1


@in_world
async def test_adding_an_id_twice_gives_it_one_place(world: World):
    await add(world, "a", "b")
    again = await world.db.run(world.queue.add("work", job_id="b", line="line"))
    assert again == await world.job("b")
    await check_books(world.db)
    assert (await line_of(world) or pytest.fail("no line")).waiting == 1


def test_many_writers_add_to_one_line_at_once():
    @in_world
    async def run(world: World) -> None:
        world.queue.share = iter_share()
        adding = [world.queue.add("work", job_id=f"j{n}", line="line") for n in range(30)]
        await asyncio.gather(*(world.db.run(one) for one in adding))
        await check_books(world.db)
        assert (await line_of(world) or pytest.fail("no line")).waiting == 29

    run()


def iter_share():
    """Shares that differ, as random ones do."""
    numbers = iter(range(1_000_000))
    return lambda: (next(numbers) * 0.618) % 1


# Jobs that are not done yet


@in_world
async def test_the_line_waits_for_a_job_that_waits_for_its_next_attempt(world: World):
    script = Script(world, a="fail")
    await add(world, "a", "b")
    runner = world.runner(JobKind("work", script, retries=(5,)))
    await runner.run_due()
    assert ["a"] == script.begun
    await check_books(world.db)
    world.clock.advance(seconds=5)
    await runner.run_due()
    assert ["a", "a", "b"] == script.begun


@in_world
async def test_the_line_of_a_kind_that_yields_goes_on_and_the_job_joins_at_its_end(world: World):
    script = Script(world, a="fail")
    await add(world, "a", "b")
    runner = world.runner(JobKind("work", script, retries=(5,), yields=True))
    await runner.run_due()
    assert ["a", "b"] == script.begun
    await check_books(world.db)
    await world.db.run(world.queue.hold("line"))
    await add(world, "c")
    world.clock.advance(seconds=5)
    await runner.run_due()
    await world.db.run(world.queue.release("line"))
    await runner.run_due()
    assert ["a", "b", "c", "a"] == script.begun
    await check_books(world.db)


@in_world
async def test_a_slice_keeps_the_line_also_of_a_kind_that_yields(world: World):
    script = Script(world, a="slice slice")
    await add(world, "a", "b")
    await world.runner(JobKind("work", script, yields=True)).run_due()
    assert ["a", "a", "a", "b"] == script.begun


@in_world
async def test_a_slice_lets_other_lines_have_their_turn(world: World):
    script = Script(world, a="slice slice")
    script.seconds = 1
    await add(world, "a", line="a")
    world.clock.advance(seconds=1)
    await add(world, "b", line="b")
    await world.runner(JobKind("work", script), at_once_max=1).run_due()
    assert ["a", "b", "a", "a"] == script.begun


@in_world
async def test_a_job_for_later_joins_its_line_when_its_time_has_come(world: World):
    script = Script(world)
    at = world.now + timedelta(seconds=10)
    await world.db.run(world.queue.add("work", job_id="later", line="line", at=at))
    assert None is await line_of(world)
    await add(world, "now")
    runner = world.runner(JobKind("work", script))
    await runner.run_due()
    assert ["now"] == script.begun
    world.clock.advance(seconds=10)
    await add(world, "last")
    await runner.run_due()
    assert ["now", "last", "later"] == script.begun
    await check_books(world.db)


@in_world
async def test_a_job_that_is_given_up_leaves_its_line_and_joins_it_when_it_is_redone(world: World):
    script = Script(world, a="fail")
    await add(world, "a", "b")
    runner = world.runner(JobKind("work", script, retries=()))
    await runner.run_due()
    assert ["a", "b"] == script.begun
    [failed] = await world.db.all(world.queue.failed())
    assert "failed" == failed.state
    await world.db.run(world.queue.redo(failed))
    await add(world, "c")
    await runner.run_due()
    assert ["a", "b", "c", "a"] == script.begun
    await check_books(world.db)


@in_world
async def test_the_line_of_a_process_that_died_goes_on_after_its_lease(world: World):
    script = Script(world)
    await add(world, "a", "b")
    await taken(world)
    runner = world.runner(JobKind("work", script))
    world.clock.advance(seconds=59)
    assert 0 == await runner.run_due()
    world.clock.advance(seconds=1)
    await runner.run_due()
    assert ["a", "b"] == script.begun


@in_world
async def test_a_job_whose_lease_ended_before_its_taker_knew_of_it_runs_once(world: World):
    """The response to the write that took it is late; meanwhile the same runner takes it again."""
    begun, send = list[str](), world.transport.send
    is_written, late, over = asyncio.Event(), asyncio.Event(), asyncio.Event()

    async def work(job: RunningJob) -> None:
        begun.append(job.job_id)
        if job.job_id == "b":
            await over.wait()

    async def slow(operation: str, body: bytes) -> bytes:
        answer = await send(operation, body)
        if begun == ["a"] and operation == "TransactWriteItems":
            is_written.set()
            await late.wait()
        return answer

    await add(world, "a", "b")
    world.transport.send = slow
    runner = world.runner(JobKind("work", work))
    first = asyncio.create_task(runner.run_due())
    await is_written.wait()
    world.clock.advance(seconds=job_limits.JOB_LEASE_SECONDS)
    second = asyncio.create_task(runner.run_due())
    await settled()
    late.set()
    await settled()
    over.set()
    await asyncio.gather(first, second)
    assert ["a", "b"] == begun
    assert ["job_lease_lost"] == [entry["event"] for entry in world.logs]
    assert {"a", "b"} == {job.job_id for job in await world.db.all(Job.scan()) if job.ended_at}
    await check_books(world.db)


@in_world
async def test_a_job_that_cannot_be_read_is_given_up_and_does_not_stop_its_line(world: World):
    script = Script(world)
    await add(world, "a", "b", "c")
    await world.db.call(
        "UpdateItem",
        {
            "TableName": "tablewright-service",
            "Key": {"pk": {"S": "job#tests#b"}, "sk": {"S": "job"}},
            "UpdateExpression": "SET attempts = :text",
            "ExpressionAttributeValues": {":text": {"S": "many"}},
        },
    )
    await world.runner(JobKind("work", script)).run_due()
    assert ["a", "c"] == script.begun
    page = await world.db.all(world.queue.failed(), unreadable="collect")
    assert (0, 1) == (len(page.items), len(page.unreadable))


@in_world
async def test_a_line_whose_items_were_deleted_by_hand_goes_on(world: World):
    script = Script(world)
    await add(world, "a", "b", "c")
    [place, _] = await world.db.all(Waiting.scan())
    await world.db.run(place.erase())
    await world.db.run(Job.at(queue="tests", job_id="c").erase())
    await world.runner(JobKind("work", script)).run_due()
    assert ["a"] == script.begun[:1]
    await add(world, "d")
    await world.runner(JobKind("work", script)).run_due()
    assert "d" == script.begun[-1]


# Turns


@in_world
async def test_a_newcomer_waits_for_one_job_of_each_other_line_at_most(world: World):
    script = Script(world)
    for line in ("x", "y"):
        await add(world, *(f"{line}{n}" for n in range(20)), line=line)
    world.clock.advance(seconds=1)
    await add(world, "new", line="new")
    world.clock.advance(seconds=1)
    runner = world.runner(JobKind("work", script), at_once_max=1, slice_seconds=0)
    await runner.run_due()
    assert 2 == script.begun.index("new")


@in_world
async def test_short_jobs_of_a_line_follow_each_other_within_a_slice(world: World):
    script = Script(world)
    script.seconds = 0.4
    await add(world, *(f"x{n}" for n in range(6)), line="x")
    await add(world, "y0", line="y")
    looks = 0

    def count(operation: str, body: bytes) -> None:
        nonlocal looks
        looks += operation == "Query" and b"due-index" in body

    world.transport.before = count
    await world.runner(JobKind("work", script), at_once_max=1).run_due()
    assert ["x0", "x1", "x2", "y0", "x3", "x4", "x5"] == script.begun
    assert 4 * len(ALL_LANES) == looks


@in_world
async def test_the_first_job_of_a_kind_that_a_runner_does_not_know_is_left_to_others(world: World):
    script = Script(world)
    await add(world, "a")
    await add(world, "b", kind="newer")
    await add(world, "c")
    await world.runner(JobKind("work", script)).run_due()
    assert ["a"] == script.begun
    await world.runner(JobKind("work", script), JobKind("newer", script)).run_due()
    assert ["a", "b", "c"] == script.begun


@in_world
async def test_lines_with_waiting_jobs_are_listed_page_by_page(world: World):
    await add(world, "idle0", line="idle")
    await add(world, "long0", "long1", "long2", line="long")
    world.clock.advance(seconds=1)
    await add(world, "short0", "short1", line="short")
    page = await world.db.run(world.queue.lines().limit(1))
    assert [("long", 2, False)] == [(one.line, one.waiting, one.is_held) for one in page.items]
    rest = await world.db.all(world.queue.lines().from_cursor(page.cursor))
    assert [("short", 1)] == [(one.line, one.waiting) for one in rest]

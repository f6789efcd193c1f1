"""Tickets: one due time each, which fires once however many processes look and fail."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablewright.client import AsyncDatabase
from tablewright.errors import InvalidError, StorageError
from tablewright.kits.calendar import Calendar, Fired, Ticket, Tickets
from tablewright.kits.calendar import limits as calendar_limits
from tablewright.kits.jobs import Job, JobQueue
from tablewright.kits.jobs.records import instant
from tablewright.kits.service_design import SERVICE_DESIGN
from tablewright.model import transaction
from tablewright.testing import Stage, sweep
from tests.examples import examples
from tests.kits.jobs.world import World, in_world, settled

HOUR = timedelta(hours=1)


class Syncs:
    """A system whose tickets add a job for each time, and are due again after an hour."""

    def __init__(self, db: AsyncDatabase, tickets: Tickets, jobs: JobQueue) -> None:
        self.db, self.tickets, self.jobs = db, tickets, jobs
        self.failing: set[str] = set()
        self.ending: set[str] = set()
        self.decided: list[str] = []

    def calendar(self, **more: object) -> Calendar:
        firing = self.tickets.firing("sync", self.fire)
        return Calendar(self.db, self.tickets.clock, [firing], **more)  # type: ignore[arg-type]

    async def fire(self, ticket: Ticket, now: datetime) -> Fired:
        self.decided.append(ticket.ticket_id)
        if ticket.ticket_id in self.failing:
            raise RuntimeError(f"{ticket.ticket_id} cannot be synced")
        job_id = f"{ticket.ticket_id}@{ticket.armed_for.timestamp():.0f}".replace("#", "-")
        add = self.jobs.add("note", {"source": ticket.ticket_id}, job_id=job_id)
        next_at = None if ticket.ticket_id in self.ending else now + HOUR
        return Fired(next_at, (add,))

    async def arm(self, *ids: str, at: datetime) -> None:
        await self.db.run(transaction(*(self.tickets.arm("sync", one, at) for one in ids)))

    async def ran(self) -> list[str]:
        return sorted(job.job_id for job in await self.db.all(Job.scan().with_hidden()))

    async def ticket(self, ticket_id: str) -> Ticket | None:
        return await self.db.run(Ticket.get("tests", "sync", ticket_id).consistently())


def syncs(world: World) -> Syncs:
    return Syncs(world.db, Tickets("tests", world.clock), world.queue)


@pytest.mark.parametrize("ticket_id", ["", "a\nb", "x" * 401])
def test_an_id_that_no_key_can_hold_is_rejected(ticket_id: str):
    tickets = Tickets("tests", None)  # type: ignore[arg-type]
    with pytest.raises(InvalidError, match="1 to 400"):
        tickets.arm("sync", ticket_id, datetime(2026, 1, 1, tzinfo=UTC))


@in_world
async def test_a_ticket_fires_at_its_time_and_not_before(world: World):
    system = syncs(world)
    await system.arm("a#1", at=world.now + HOUR)
    world.clock.advance(seconds=3599)
    assert 0 == await system.calendar().run_due()
    world.clock.advance(seconds=1)
    assert 1 == await system.calendar().run_due()
    assert 0 == await system.calendar().run_due()
    assert [f"a-1@{world.now.timestamp():.0f}"] == await system.ran()


@in_world
async def test_arming_again_leaves_one_due_ticket(world: World):
    system = syncs(world)
    for hours in (1, 3, 2):
        await system.arm("a", at=world.now + hours * HOUR)
    world.clock.advance(seconds=2 * 3600)
    assert 1 == await system.calendar().run_due()
    world.clock.advance(seconds=1799)
    assert 0 == await system.calendar().run_due()


@in_world
async def test_disarming_leaves_none_whether_there_was_one_or_not(world: World):
    system = syncs(world)
    await system.arm("a", at=world.now)
    for ticket_id in ("a", "never"):
        await world.db.run(transaction(system.tickets.disarm("sync", ticket_id)))
    assert 0 == await system.calendar().run_due()
    await system.arm("a", at=world.now)
    assert 1 == await system.calendar().run_due()


@in_world
async def test_several_missed_times_fire_once(world: World):
    system = syncs(world)
    await system.arm("a", at=world.now)
    world.clock.advance(seconds=10 * 3600)
    assert 1 == await system.calendar().run_due()
    assert 0 == await system.calendar().run_due()


@in_world
async def test_a_ticket_without_a_next_time_is_gone(world: World):
    system = syncs(world)
    system.ending = {"a"}
    await system.arm("a", at=world.now)
    assert 1 == await system.calendar().run_due()
    assert await system.ticket("a") is None


@in_world
async def test_every_ticket_fires_once_however_many_processes_look(world: World):
    system = syncs(world)
    names = [f"s{number:03}" for number in range(250)]
    for start in range(0, 250, 50):
        await system.arm(*names[start : start + 50], at=world.now)
    fired = await asyncio.gather(*(system.calendar().run_due() for _ in range(3)))
    assert 250 == sum(fired)
    assert 250 == len(await system.ran())


@in_world
async def test_a_ticket_that_was_armed_while_it_fires_keeps_its_new_time(world: World):
    system = syncs(world)
    await system.arm("a", at=world.now)
    seen = await system.ticket("a")
    assert seen is not None
    later = world.now + 5 * HOUR
    await system.arm("a", at=later)
    firing = system.tickets.firing("sync", system.fire)
    assert not await firing.fire_one(world.db, seen)
    assert [] == await system.ran()
    now = await system.ticket("a")
    assert now is not None
    assert later == now.armed_for


@in_world
async def test_a_ticket_that_fails_is_put_off_longer_each_time_and_holds_up_no_other(world: World):
    system = syncs(world)
    system.failing = {"bad"}
    await system.arm("bad", "good", at=world.now)
    assert 1 == await system.calendar().run_due()
    armed_for = world.now
    for failures, pause in enumerate((5, 30, 120, 600, 3600, 3600), start=1):
        ticket = await system.ticket("bad")
        assert ticket is not None
        assert failures == ticket.failures
        assert "RuntimeError: bad cannot be synced" == ticket.last_error
        assert timedelta(seconds=pause) == ticket.due_at - world.now
        assert armed_for == ticket.armed_for
        world.clock.advance(seconds=pause)
        await system.calendar().run_due()
    system.failing.clear()
    world.clock.advance(seconds=3600)
    await system.calendar().run_due()
    ticket = await system.ticket("bad")
    assert ticket is not None
    assert (0, None) == (ticket.failures, ticket.last_error)


@in_world
async def test_writes_that_meet_another_writer_are_decided_again(world: World):
    system = syncs(world)
    await system.arm("a", at=world.now)
    taken = system.jobs.add("note", job_id=f"a@{world.now.timestamp():.0f}")
    await world.db.run(taken)
    assert 0 == await system.calendar().run_due()
    assert ["a"] * calendar_limits.TICKET_CONFLICTS_MAX == system.decided
    ticket = await system.ticket("a")
    assert ticket is not None
    assert 1 == ticket.failures


@in_world
async def test_a_process_that_does_not_know_a_kind_leaves_it_to_others(world: World):
    system = syncs(world)
    await system.arm("a", at=world.now)
    firing = system.tickets.firing("other", system.fire)
    assert 0 == await Calendar(world.db, world.clock, [firing]).run_due()
    assert 1 == await system.calendar().run_due()


@in_world
async def test_a_calendar_wakes_at_the_next_time_and_looks_for_others_meanwhile(world: World):
    system = syncs(world)
    await system.arm("a", at=world.now + timedelta(seconds=3))
    stopping = asyncio.Event()
    running = asyncio.create_task(system.calendar(wait=world.time.wait).run(stopping))
    await settled()
    await world.time.advance(3)
    assert 1 == len(await system.ran())
    await system.arm("b", at=world.now)
    await world.time.advance(calendar_limits.CALENDAR_POLL_SECONDS)
    assert 2 == len(await system.ran())
    stopping.set()
    await running


@in_world
async def test_a_calendar_goes_on_after_the_store_was_away(world: World):
    system = syncs(world)
    await system.arm("a", at=world.now)
    world.transport.before = lambda operation, body: StorageError("away")
    stopping = asyncio.Event()
    running = asyncio.create_task(system.calendar(wait=world.time.wait).run(stopping))
    await settled()
    assert ["calendar_failed"] == [one["event"] for one in world.logs]
    world.transport.before = lambda operation, body: None
    await world.time.advance(60)
    assert 1 == len(await system.ran())
    stopping.set()
    await running


async def _fired_under_faults(stage: Stage) -> object:
    db = stage.async_database()
    await db.create_tables(SERVICE_DESIGN)
    jobs = JobQueue("tests", stage.clock, stage.ids)
    system = Syncs(db, Tickets("tests", stage.clock), jobs)
    system.ending = {"b"}
    await system.arm("a", "b", "c", at=instant(stage.clock))
    with stage.swept():
        for _ in range(4):
            try:
                await system.calendar().run_due()
            except Exception:  # a read that failed; background work looks again
                stage.clock.advance(seconds=1)
            stage.clock.advance(seconds=10)
    ran = await system.ran()
    assert 3 == len(ran)
    waiting = await db.all(Ticket.waiting("tests", "sync"))
    return ran, sorted(one.ticket_id for one in waiting)


def test_each_ticket_fires_once_whatever_response_is_lost_and_however_late_the_index_is():
    sweep(_fired_under_faults)


@settings(max_examples=examples(40))
@given(st.data())
def test_random_armings_and_looks_fire_what_a_simple_model_fires(data: st.DataObject):
    steps = data.draw(
        st.lists(
            st.one_of(
                st.tuples(st.just("arm"), st.sampled_from("abc"), st.integers(-60, 7200)),
                st.tuples(st.just("disarm"), st.sampled_from("abc"), st.just(0)),
                st.tuples(st.just("look"), st.just(""), st.integers(0, 7200)),
            ),
            max_size=25,
        )
    )

    @in_world
    async def run(world: World) -> None:
        system = syncs(world)
        armed: dict[str, datetime] = {}
        expected = set[str]()
        for what, ticket_id, seconds in steps:
            at = world.now + timedelta(seconds=seconds)
            if what == "arm":
                await system.arm(ticket_id, at=at)
                armed[ticket_id] = at
            elif what == "disarm":
                await world.db.run(system.tickets.disarm("sync", ticket_id))
                armed.pop(ticket_id, None)
            else:
                world.clock.advance(seconds=seconds)
                due = {one: at for one, at in armed.items() if at <= world.now}
                due = {  # firing twice for one time would need two jobs of one name
                    one: at for one, at in due.items()
                    if f"{one}@{at.timestamp():.0f}" not in expected
                }  # fmt: skip
                expected |= {f"{one}@{at.timestamp():.0f}" for one, at in due.items()}
                await asyncio.gather(*(system.calendar().run_due() for _ in range(2)))
                armed.update((one, world.now + HOUR) for one in due)
        assert sorted(expected) == await system.ran()

    run()

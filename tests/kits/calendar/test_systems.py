"""A user's own system with a calendar: on two nodes, and killed before each of its effects."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from tablewright.api import TENANT, Context, Routes
from tablewright.kits.calendar import Every, Fired, Firing, Recurring, Ticket
from tablewright.kits.jobs import Job, JobKind
from tablewright.kits.jobs.records import instant
from tablewright.kits.keyed import Keyed, system
from tablewright.model import Entity, Index, Table, add, attr, design_of, transaction


class Reminders(Table, name="reminders"):
    primary = Index("pk", "sk")


class Reminder(Entity, table=Reminders, tenant="tenant"):
    tenant: str
    reminder_id: str
    sent: int = attr(default=0)

    primary = Reminders.primary("{tenant}", "{reminder_id}")

    @primary.get
    def get(cls, tenant: str, reminder_id: str) -> None:
        """A reminder."""


@dataclass
class NewReminder:
    reminder_id: str
    seconds: int


routes: Routes[Keyed] = Routes()


@routes.post("/v1/reminders", rule=TENANT)
async def create(context: Context[Keyed], body: NewReminder) -> dict[str, str]:
    """Creates a reminder."""
    tenant = context.tenant
    at = instant(context.clock) + timedelta(seconds=body.seconds)
    key = {"tenant": tenant, "id": body.reminder_id}
    armed = context.parts.tickets.arm(
        "remind", f"{tenant}#{body.reminder_id}", at, tenant=tenant, payload=key
    )
    reminder = Reminder(tenant=tenant, reminder_id=body.reminder_id)
    await context.db.run(transaction(reminder.create(), armed))
    return {}


def firing(keyed: Keyed) -> Sequence[Firing]:
    async def remind(ticket: Ticket, now: datetime) -> Fired:
        place = Reminder.at(tenant=ticket.tenant, reminder_id=ticket.payload["id"])
        return Fired(writes=(place.update(add(Reminder.sent, 1)),))

    return [keyed.tickets.firing("remind", remind)]


def kinds(keyed: Keyed) -> Sequence[JobKind]:
    async def purge(job: Job) -> None:
        """Nothing is to be done: the job itself is looked at."""

    return [JobKind("purge", purge)]


SYSTEM = system(
    "reminders",
    design_of("reminders", Reminders),
    routes,
    kinds=kinds,
    recurring=[Recurring("purge", "purge", Every(seconds=3600))],
    firing=firing,
)


async def sent(under_test: Any) -> list[int]:
    found = [
        await under_test.db.run(Reminder.get("acme", f"r{number}").consistently())
        for number in range(2)
    ]
    return [one.sent for one in found if one is not None]


async def remind_twice(under_test: Any, headers: Any) -> None:
    caller = under_test.bearer(headers)
    for number in range(2):
        await caller.post("/v1/reminders", {"reminder_id": f"r{number}", "seconds": 60 * number})
    for _ in range(2):
        under_test.clock.advance(seconds=1800)
        await under_test.run_jobs()


async def key_of_acme(under_test: Any) -> str:
    return (await under_test.running.parts.keys.create("acme", "Test")).key


async def all_were_sent_once(under_test: Any, headers: Any) -> None:
    under_test.clock.advance(seconds=7200)
    await under_test.run_jobs()
    await under_test.run_jobs()
    assert {1} >= set(await sent(under_test))
    jobs = await under_test.db.all(Job.scan().with_hidden())
    assert [] == [one for one in jobs if one.lane is not None]
    assert len(jobs) == len({one.payload["run_at"] for one in jobs})


def test_a_reminder_is_sent_once_wherever_the_process_dies(tablewright_kills: Any):
    report = tablewright_kills(SYSTEM, remind_twice, all_were_sent_once, prepare=key_of_acme)
    assert report.kills == len(report.effects) > 4


def test_two_nodes_send_each_reminder_once(tablewright_nodes: Any):
    under_test = tablewright_nodes(SYSTEM)
    caller = under_test.caller("acme")
    for number in range(2):
        caller.post("/v1/reminders", {"reminder_id": f"r{number}", "seconds": 60})
    under_test.run_jobs()
    for _ in range(3):
        under_test.clock.advance(seconds=3600)
        under_test.run_jobs()
    assert [1, 1] == under_test.run(sent(under_test))
    assert 3 == len(under_test.run(under_test.db.all(Job.scan().with_hidden())))

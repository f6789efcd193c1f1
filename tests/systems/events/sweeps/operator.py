"""Scenarios of the operator: what is redone, discarded or enabled is so, with one entry each."""

from __future__ import annotations

from tablewright.clock import instant
from tablewright.kits.audit import AuditRecord
from tablewright.kits.jobs import JobQueue
from tablewright.kits.jobs.records import FAILED_LANE, Job, lane_of
from tests.systems.events.sweeps.hooks import endpoints, subscribed
from tests.systems.events.sweeps.opening import EVENTS, EventsAct


async def given_up(act: EventsAct, job_id: str) -> None:
    job = Job(
        queue="events",
        job_id=job_id,
        kind="unknown",
        payload={},
        lane=FAILED_LANE,
        due_at=instant(act.world.clock),
    )
    await act.world.db.run(job.create())


async def entries(act: EventsAct, tenant: str) -> list[str]:
    query = AuditRecord.of_tenant("events", tenant).consistently()
    return [one.event for one in await act.world.db.all(query)]


@EVENTS.scenario(without=["stale"])
async def operating(act: EventsAct) -> None:
    """A hook is enabled, a job runs again and another is gone; each change has one entry."""
    hook = await subscribed(act)
    await act.ask(act.world.acme, "POST", f"/v1/hooks/{hook}/disable")
    await given_up(act, "one")
    await given_up(act, "two")
    waiting = JobQueue("events", act.world.clock, act.world.ids)
    await act.world.db.run(waiting.add("unknown", job_id="three"))
    operator, admin = act.world.operator, "/v1/admin"
    with act.swept():
        enable = f"{admin}/hooks/acme/{hook}/enable"
        await act.ask(operator, "POST", enable, expect=204, repeats=True)
        await act.ask(
            operator,
            "POST",
            f"{admin}/jobs/redo",
            {"jobId": "one"},
            expect=204,
            repeats=True,
            again=[409],
        )
        discard = f"{admin}/jobs/discard"
        await act.ask(
            operator, "POST", discard, {"jobId": "two"}, expect=204, repeats=True, again=[404]
        )
        for deed in ("hold", "release"):
            body = {"line": "nightly"}
            path = f"{admin}/lines/{deed}"
            await act.ask(operator, "POST", path, body, expect=204, repeats=True)
        cancel, body = f"{admin}/jobs/cancel", {"jobId": "three"}
        await act.ask(operator, "POST", cancel, body, expect=204, repeats=True, again=[409])
    (found,) = await endpoints(act)
    assert "active" == found.status.value
    redone = await act.world.db.run(Job.get("events", "one").consistently())
    assert redone is not None
    assert lane_of("one") == redone.lane
    assert await act.world.db.run(Job.get("events", "two").consistently()) is None
    expected = ["job_cancelled", "job_discarded", "job_redone", "line_held", "line_released"]
    assert expected == sorted(await entries(act, "system"))
    enabled = await entries(act, "acme")
    assert {"webhook_enabled"} == set(enabled)
    assert 1 == len(enabled) or act.is_uncertain

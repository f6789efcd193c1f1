"""A scenario of the operator: a failed job runs again, and another is gone."""

from __future__ import annotations

from tablewright.clock import instant
from tablewright.kits.audit import AuditRecord
from tablewright.kits.jobs import JobQueue
from tablewright.kits.jobs.records import FAILED_LANE, Job, lane_of
from tests.systems.yggdrasil.sweeps.opening import YGGDRASIL, TreesAct, signing_in


@YGGDRASIL.scenario(opening=signing_in, without=["stale"])
async def operating(act: TreesAct) -> None:
    """Each change has one entry, however often it is tried."""
    for name in ("one", "two"):
        job = Job(
            queue="yggdrasil",
            job_id=name,
            kind="unknown",
            payload={},
            lane=FAILED_LANE,
            due_at=instant(act.world.clock),
        )
        await act.world.db.run(job.create())
    waiting = JobQueue("yggdrasil", act.world.clock, act.world.ids)
    await act.world.db.run(waiting.add("unknown", job_id="three"))
    operator, jobs = act.world.operator, "/v1/admin/jobs"
    often = {"expect": 204, "repeats": True}
    with act.swept():
        await act.ask(operator, "POST", f"{jobs}/redo", {"jobId": "one"}, **often, again=[409])
        await act.ask(operator, "POST", f"{jobs}/discard", {"jobId": "two"}, **often, again=[404])
        for deed in ("hold", "release"):
            path, body = f"/v1/admin/lines/{deed}", {"line": "nightly"}
            await act.ask(operator, "POST", path, body, **often)
        await act.ask(operator, "POST", f"{jobs}/cancel", {"jobId": "three"}, **often, again=[409])
    redone = await act.world.db.run(Job.get("yggdrasil", "one").consistently())
    assert redone is not None
    assert lane_of("one") == redone.lane
    assert await act.world.db.run(Job.get("yggdrasil", "two").consistently()) is None
    log = await act.world.db.all(AuditRecord.of_tenant("yggdrasil", "system").consistently())
    expected = ["job_cancelled", "job_discarded", "job_redone", "line_held", "line_released"]
    assert expected == sorted(one.event for one in log)

"""Routes for background jobs: by state, to cancel, or to redo and discard failed ones.

Not here: lines of jobs (`admin.line_routes`), the queue itself (`kits.jobs`).
"""

from __future__ import annotations

from typing import Any, Final

from tablewright.api.context import Context
from tablewright.api.paging import PageQuery, page_of
from tablewright.api.routes import Routes
from tablewright.api.rules import OPERATOR
from tablewright.errors import ConflictingError, CursorError, NotFoundError, TransactionFailedError
from tablewright.kits.admin import limits
from tablewright.kits.admin.admin import Admin
from tablewright.kits.admin.job_views import job_state, job_view, queue_of
from tablewright.kits.admin.views import JobBody, JobCounts, JobList, JobQuery
from tablewright.kits.audit import Happening
from tablewright.kits.jobs import Job
from tablewright.kits.jobs.cancelling import CancelJob
from tablewright.kits.jobs.gates import Gates
from tablewright.kits.jobs.records import ALL_LANES, FAILED_LANE
from tablewright.model import Page, transaction
from tablewright.model.calls import Steps
from tablewright.model.operations.writing import WriteOperation

_TAGS: Final = ("operator: jobs",)


def add_jobs(routes: Routes[Admin]) -> None:
    """Adds the routes for background jobs."""

    @routes.get("/admin/jobs", rule=OPERATOR, tags=_TAGS)
    async def list_jobs(context: Context[Admin], query: JobQuery) -> JobList:
        """Lists abandoned jobs, oldest first, or jobs that wait or run."""
        admin, jobs = context.parts, queue_of(context.parts)
        if query.state == "abandoned":
            page = await page_of(admin.db, jobs.failed(), query)
        else:
            page = await _unfinished(admin, query)
        return JobList(items=[job_view(one) for one in page.items], next_cursor=page.cursor)

    @routes.get("/admin/jobs/counts", rule=OPERATOR, tags=_TAGS)
    async def count_jobs(context: Context[Admin]) -> JobCounts:
        """Counts abandoned jobs, and jobs that wait or run."""
        admin, most = context.parts, limits.JOBS_COUNTED_MAX
        name = queue_of(admin).name
        counted = {
            lane: await admin.db.run(Job.in_lane(name, lane).limit(most).count())
            for lane in (FAILED_LANE, *ALL_LANES)
        }
        return JobCounts(
            abandoned=counted.pop(FAILED_LANE),
            unfinished=sum(counted.values()),
            is_exact=all(count < most for count in counted.values()),
        )

    errors = (NotFoundError, ConflictingError)

    @routes.post("/admin/jobs/cancel", rule=OPERATOR, tags=_TAGS, errors=errors)
    async def cancel_job(context: Context[Admin], body: JobBody) -> None:
        """Cancels a job: one that waits ends at once, one that runs is asked to end."""
        job = await _known(context.parts, body.job_id)
        await _change(context, job, _Cancelling(queue_of(context.parts), job.job_id), "cancelled")

    @routes.post("/admin/jobs/redo", rule=OPERATOR, tags=_TAGS, errors=errors)
    async def redo_job(context: Context[Admin], body: JobBody) -> None:
        """Runs an abandoned job again."""
        admin, jobs = context.parts, queue_of(context.parts)
        job = await _known(admin, body.job_id)
        await _change(context, job, jobs.redo(job), "redone")
        jobs.wake()

    @routes.post("/admin/jobs/discard", rule=OPERATOR, tags=_TAGS, errors=errors)
    async def discard_job(context: Context[Admin], body: JobBody) -> None:
        """Deletes an abandoned job."""
        job = await _known(context.parts, body.job_id)
        place = Job.at(queue=job.queue, job_id=job.job_id)
        await _change(context, job, place.erase().when(Job.lane == FAILED_LANE), "discarded")


async def _unfinished(admin: Admin, query: JobQuery) -> Page[Job]:
    """Returns a page of waiting and running jobs, lane by lane; its cursor names the lane.

    The cursor of each lane is signed, so it cannot be forged.
    """
    number, cursor = _place(query.cursor)
    items: list[Job] = []
    while True:
        asked = PageQuery(limit=query.limit - len(items), cursor=cursor)
        lane = Job.in_lane(queue_of(admin).name, ALL_LANES[number])
        page = await page_of(admin.db, lane, asked, keep=lambda one: job_state(one) == query.state)
        items += page.items
        if page.cursor is not None:
            return Page(items, f"{number}.{page.cursor}")
        number, cursor = number + 1, None
        if number == len(ALL_LANES):
            return Page(items)
        if len(items) == query.limit:
            return Page(items, f"{number}.")


def _place(cursor: str | None) -> tuple[int, str | None]:
    """The lane that a cursor leads to, and the cursor in it."""
    number, dot, rest = (cursor or "0.").partition(".")
    lanes = [str(one) for one in range(len(ALL_LANES))]
    if not dot or number not in lanes:
        raise CursorError("The cursor is invalid.")
    return lanes.index(number), rest or None


async def _known(admin: Admin, job_id: str) -> Job:
    get = Job.get(queue_of(admin).name, job_id).consistently()
    found = await admin.db.run(get) if "#" not in job_id else None
    if found is None:
        raise NotFoundError("Job not found.")
    return found


class _Cancelling(CancelJob):
    """Cancels a job that has not ended: an entry of the log must have its change."""

    __slots__ = ()

    def passed(self, gates: Gates) -> Steps[tuple[list[WriteOperation[Any]], Job]]:
        """Raises `ConflictingError` if the job has ended."""
        writes, job = yield from super().passed(gates)
        if not writes:
            raise ConflictingError("The job has ended.", details={"reason": "wrong_state"})
        return writes, job


async def _change(
    context: Context[Admin], job: Job, write: WriteOperation[Any], action: str
) -> None:
    admin = context.parts
    more = {"kind": job.kind, **({"tenant": job.tenant} if job.tenant else {})}
    what = Happening(f"job_{action}", "job", action, job.job_id, more=more)
    try:
        await admin.db.run(transaction(write, *admin.noted(context, what)))
    except TransactionFailedError:
        raise ConflictingError(
            "The job has not failed, or is running again.", details={"reason": "wrong_state"}
        ) from None

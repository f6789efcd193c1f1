"""Routes for lines of jobs: which ones wait or are on hold, to hold and release them.

Not here: single jobs (`admin.job_routes`), the lines themselves (`kits.jobs`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from tablewright.api.context import Context
from tablewright.api.paging import page_of
from tablewright.api.routes import Routes
from tablewright.api.rules import OPERATOR
from tablewright.errors import InvalidError
from tablewright.kits.admin.admin import Admin
from tablewright.kits.admin.job_views import job_view, queue_of
from tablewright.kits.admin.views import (
    CapView,
    LineBody,
    LineJobs,
    LineJobsQuery,
    LineList,
    LineQuery,
    LineView,
)
from tablewright.kits.audit import Happening
from tablewright.kits.jobs import Job
from tablewright.kits.jobs.gate_records import CapState, Line, Waiting, check_name, gate_of
from tablewright.model import Get, get_all, transaction

_TAGS: Final = ("operator: jobs",)


def add_lines(routes: Routes[Admin]) -> None:
    """Adds the routes for lines of jobs."""

    @routes.get("/admin/lines", rule=OPERATOR, tags=_TAGS)
    async def list_lines(context: Context[Admin], query: LineQuery) -> LineList:
        """Lists lines on hold or with waiting jobs; those that wait longest come first."""
        admin = context.parts
        page = await page_of(admin.db, queue_of(admin).lines(), query)
        return LineList(items=await _views(admin, page.items), next_cursor=page.cursor)

    @routes.get("/admin/lines/jobs", rule=OPERATOR, tags=_TAGS, errors=(InvalidError,))
    async def list_line_jobs(context: Context[Admin], query: LineJobsQuery) -> LineJobs:
        """Lists the jobs that wait in a line, in their order.

        A line exists while it has jobs or is on hold: without any, the list is empty.
        """
        admin = context.parts
        line = await _line(admin, query.tenant, query.line)
        if line is None:
            return LineJobs(items=[])
        places = Waiting.before(line.queue, line.gate, 0).consistently()
        page = await page_of(admin.db, places, query)
        jobs = await _jobs(admin, [line.first, *(one.job_id for one in page.items)])
        waiting = [jobs[one.job_id] for one in page.items if one.job_id in jobs]
        return LineJobs(
            first=None if line.first not in jobs else job_view(jobs[line.first]),
            items=[job_view(one) for one in waiting],
            next_cursor=page.cursor,
        )

    @routes.post("/admin/lines/hold", rule=OPERATOR, tags=_TAGS, errors=(InvalidError,))
    async def hold_line(context: Context[Admin], body: LineBody) -> None:
        """Puts a line on hold: it starts no job until it is released."""
        await _set_hold(context, body, is_held=True)

    @routes.post("/admin/lines/release", rule=OPERATOR, tags=_TAGS, errors=(InvalidError,))
    async def release_line(context: Context[Admin], body: LineBody) -> None:
        """Releases a line, and starts its next job."""
        await _set_hold(context, body, is_held=False)


async def _set_hold(context: Context[Admin], body: LineBody, *, is_held: bool) -> None:
    admin, tenant = context.parts, body.tenant
    found, jobs = await _line(admin, tenant, body.line), queue_of(admin)
    if (found is not None and found.is_held) is is_held:
        return
    change = jobs.hold if is_held else jobs.release
    action = "held" if is_held else "released"
    more = {"tenant": tenant} if tenant else {}
    what = Happening(f"line_{action}", "line", action, body.line, more=more)
    write = change(body.line, tenant=tenant)
    await admin.db.run(transaction(write, *admin.noted(context, what)))
    jobs.wake()


async def _line(admin: Admin, tenant: str, name: str) -> Line | None:
    check_name("line", name)
    get = Line.get(queue_of(admin).name, gate_of("line", tenant, name))
    return await admin.db.run(get.consistently())


async def _views(admin: Admin, lines: Sequence[Line]) -> list[LineView]:
    """Lines with their first job, which is the oldest one, and with the cap of that job."""
    firsts = {one.gate: one.first or await _next(admin, one) for one in lines}
    jobs = await _jobs(admin, firsts.values())
    first_of = {gate: jobs[first] for gate, first in firsts.items() if first in jobs}
    caps = await _caps(admin, first_of.values())
    return [_view(one, first_of.get(one.gate), caps) for one in lines]


async def _next(admin: Admin, line: Line) -> str | None:
    """The job of a line on hold that comes next."""
    if not line.waiting:
        return None
    places = Waiting.before(line.queue, line.gate, 0).consistently().limit(1)
    page = await admin.db.run(places)
    return page.items[0].job_id if page.items else None


async def _jobs(admin: Admin, ids: Iterable[str | None]) -> dict[str | None, Job]:
    name = queue_of(admin).name
    gets = [Job.get(name, one).consistently() for one in dict.fromkeys(ids) if one is not None]
    return {one.job_id: one for one in await _found(admin, gets)}


async def _caps(admin: Admin, jobs: Iterable[Job]) -> dict[str, CapState]:
    gates = {gate_of("cap", one.tenant, one.cap) for one in jobs if one.cap is not None}
    gets = [CapState.get(queue_of(admin).name, one).consistently() for one in sorted(gates)]
    return {one.gate: one for one in await _found(admin, gets)}


async def _found(admin: Admin, gets: Sequence[Get[Any]]) -> list[Any]:
    page = await admin.db.run(get_all(gets, unreadable="collect"))
    return [one for one in page.items if one is not None]


def _view(line: Line, first: Job | None, caps: dict[str, CapState]) -> LineView:
    return LineView(
        line=line.line,
        tenant=line.tenant or None,
        is_held=line.is_held,
        waiting=line.waiting,
        since=line.waiting_since,
        first=None if first is None else job_view(first),
        cap=None if first is None else _cap(first, caps),
    )


def _cap(job: Job, caps: dict[str, CapState]) -> CapView | None:
    if job.cap is None:
        return None
    state = caps.get(gate_of("cap", job.tenant, job.cap))
    if state is None:  # no job has a slot
        return CapView(name=job.cap, at_once=job.at_once or 1, inside=0, waiting=0)
    return CapView(
        name=state.cap,
        at_once=state.at_once,
        inside=len(state.inside),
        waiting=sum(state.waiting),
    )

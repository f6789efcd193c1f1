"""What must hold of lines and caps in the store at every moment, whatever happens to processes."""

from __future__ import annotations

from collections import defaultdict

from tablewright.client import AsyncDatabase
from tablewright.kits.jobs import Job, Line
from tablewright.kits.jobs.gate_records import CapState, Waiting, gate_of
from tablewright.kits.jobs.priorities import Priority
from tablewright.kits.jobs.records import FOR_CAP, FOR_LINE

_Place = tuple[int, int, str]  # group, place and job


async def check_books(db: AsyncDatabase) -> None:
    """Compares the records of lines and caps with the jobs themselves."""
    jobs = [job for job in await db.all(Job.scan().with_hidden()) if job.has_gates]
    lines = {line.gate: line for line in await db.all(Line.scan())}
    caps = {cap.gate: cap for cap in await db.all(CapState.scan())}
    places: dict[str, list[_Place]] = defaultdict(list)
    for one in await db.all(Waiting.scan()):
        places[one.gate].append((one.group, one.place, one.job_id))
    open_jobs = [job for job in jobs if job.ended_at is None]
    for job in jobs:
        _check_job(job)
    gates = {gate_of("line", job.tenant, job.line) for job in open_jobs if job.line is not None}
    for gate in gates | lines.keys():
        in_line = [
            job
            for job in open_jobs
            if job.line is not None and gate == gate_of("line", job.tenant, job.line)
        ]
        _check_line(lines.get(gate), in_line, sorted(places.pop(gate, [])))
    gates = {gate_of("cap", job.tenant, job.cap) for job in open_jobs if job.cap is not None}
    for gate in gates | caps.keys():
        under_cap = [
            job
            for job in open_jobs
            if job.cap is not None and gate == gate_of("cap", job.tenant, job.cap)
        ]
        _check_cap(caps.get(gate), under_cap, sorted(places.pop(gate, [])))
    assert {} == places, "places of no line and no cap"


def _check_job(job: Job) -> None:
    if job.ended_at is not None:
        places = (job.line_place, job.cap_place, job.waits_for, job.lease_owner)
        assert (None, None, None, None) == places, "an ended job has a place"
    elif job.waits_for in (FOR_LINE, FOR_CAP):
        assert (None, None) == (job.lane, job.lease_owner), "a job behind others is due"
    else:
        assert job.lane is not None, "a job waits for nothing, and is in no lane"


def _check_line(line: Line | None, jobs: list[Job], places: list[_Place]) -> None:
    members = [job for job in jobs if job.line_place is not None]
    behind = [job for job in members if job.waits_for == FOR_LINE]
    first = [job.job_id for job in members if job.waits_for != FOR_LINE]
    if line is None:
        assert ([], []) == (members, places), "a line has jobs and no record"
        return
    assert sorted((0, job.line_place or 0, job.job_id) for job in behind) == places
    assert len(behind) == line.waiting
    assert ([] if line.first is None else [line.first]) == first, "a line has one first job"
    assert not line.is_empty, "an empty line has a record"
    if behind and not line.is_held:
        assert line.first is not None, "a line stands still"
    assert (line.waiting_since is not None) is (line.is_held or line.waiting > 0)
    firsts = [job.line_place or 0 for job in members if job.job_id == line.first]
    assert not behind or not firsts or firsts[0] < places[0][1], "the first is not before others"


def _check_cap(cap: CapState | None, jobs: list[Job], places: list[_Place]) -> None:
    inside = {job.job_id for job in jobs if job.lane is not None and job.waits_for is None}
    behind = [job for job in jobs if job.waits_for == FOR_CAP]
    if cap is None:
        assert (set(), []) == (inside, places), "a cap has jobs and no record"
        return
    assert sorted((job.urgency, job.cap_place or 0, job.job_id) for job in behind) == places
    assert [sum(job.urgency is one for job in behind) for one in Priority] == cap.waiting
    assert sorted(inside) == sorted(cap.inside)
    assert len(inside) <= cap.at_once, "a cap is exceeded"
    assert not behind or len(inside) == cap.at_once, "a slot is free, and a job waits for it"
    assert not cap.is_empty, "an empty cap has a record"

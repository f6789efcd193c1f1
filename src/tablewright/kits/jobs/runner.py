"""JobRunner: takes the jobs of a queue when they are due, and does so many of them at once.

    look for due jobs  ->  take each by a lease  ->  its handler runs, and the lease is renewed
                       ->  done, put off, to be tried again, or given up

Any number of runners, in any number of processes, may work on one queue.
Not here: what may be written with a lease (`jobs.leases`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime, timedelta

import structlog

from tablewright.api import limits as api_limits
from tablewright.api.runtime import Holder, OnRun
from tablewright.api.waiting import Wait, wait_for_event
from tablewright.client import AsyncDatabase
from tablewright.errors import ConflictError, UnreadableResultError
from tablewright.ids import random_share
from tablewright.kits.jobs import limits
from tablewright.kits.jobs.kinds import Again, JobKind
from tablewright.kits.jobs.leases import Lease, taking
from tablewright.kits.jobs.queue import JobQueue
from tablewright.kits.jobs.records import LANES, Job, instant
from tablewright.model import Range, Update

_log = structlog.stdlib.get_logger("tablewright.jobs")


@dataclass(frozen=True, slots=True, order=True)
class _Due:
    """A job as the index shows it."""

    due_at: datetime
    job_id: str
    lane: str


class JobRunner:
    """Does the jobs of one queue, as background work of a service.

    A job whose kind is not among `kinds` is left to processes that know it. When it is stopped it
    takes nothing new, lets what runs come to its end for some seconds, and gives back the rest.
    """

    def __init__(
        self,
        db: AsyncDatabase,
        queue: JobQueue,
        kinds: Sequence[JobKind],
        *,
        at_once_max: int = limits.JOBS_AT_ONCE_MAX,
        lease_seconds: float | None = None,
        wait: Wait = wait_for_event,
        share: Callable[[], float] = random_share,
        on_run: OnRun | None = None,
        holder: Holder | None = None,
    ) -> None:
        """With a `holder`, leases of processes that have ended are freed at the start."""
        self._db = db
        self._queue = queue
        self._kinds = {kind.name: kind for kind in kinds}
        assert len(self._kinds) == len(kinds), "two kinds of jobs have one name"
        self._at_once_max = at_once_max
        self._lease_seconds = lease_seconds or limits.JOB_LEASE_SECONDS
        self._wait = wait
        self._share = share
        self._on_run = on_run
        self._holder = holder or Holder(queue.ids.uuid())
        self._must_free = holder is not None
        self._running: dict[str, asyncio.Task[None]] = {}
        self._stir = asyncio.Event()  # there may be something to take
        self._idle = asyncio.Event()
        self._never = asyncio.Event()
        self._trouble_seconds = 0.0

    @property
    def name(self) -> str:
        """What logs call it."""
        return f"jobs of {self._queue.name}"

    async def run(self, stopping: asyncio.Event) -> None:
        """Does jobs until the event is set."""
        with self._queue.watching() as self._stir:
            await self._run(stopping)

    async def _run(self, stopping: asyncio.Event) -> None:
        watching = asyncio.create_task(self._stir_at(stopping))
        try:
            while not stopping.is_set():
                self._stir.clear()
                await self._wait(self._stir, await self._looked())
            if self._running:
                await self._wait(self._idle, limits.JOB_STOP_SECONDS_MAX)
        finally:
            watching.cancel()
            await self._break_off()

    async def run_due(self) -> int:
        """Does what is due now, until nothing is; returns how often it took a job."""
        count = 0
        while True:
            took, _ = await self._take_due()
            count += took
            if self._running:
                await asyncio.wait(list(self._running.values()))
            elif not took:
                return count

    async def _stir_at(self, stopping: asyncio.Event) -> None:
        await stopping.wait()
        self._stir.set()

    async def _looked(self) -> float:
        """Takes what is due; returns for how many seconds there is nothing to look for."""
        try:
            if self._must_free:
                await self._free_ended()
                self._must_free = False
            _, pause_seconds = await self._take_due()
        except Exception:
            first, most = (
                api_limits.BACKGROUND_PAUSE_SECONDS,
                api_limits.BACKGROUND_PAUSE_SECONDS_MAX,
            )
            self._trouble_seconds = min(max(first, 2 * self._trouble_seconds), most)
            _log.exception("jobs_not_read", queue=self._queue.name, again_in=self._trouble_seconds)
            return self._trouble_seconds
        self._trouble_seconds = 0.0
        return pause_seconds

    async def _take_due(self) -> tuple[int, float]:
        """Takes due jobs and begins them; returns how many, and how long to wait for the next."""
        room = self._at_once_max - len(self._running)
        if room == 0:
            return 0, limits.JOB_POLL_SECONDS  # the end of a job stirs it before
        now = instant(self._queue.clock)
        seen = await asyncio.gather(*(self._due_in(lane, now, room) for lane in LANES))
        due = sorted(one for in_lane, _ in seen for one in in_lane)[:room]
        found = await asyncio.gather(*(self._taken(one) for one in due), return_exceptions=True)
        took = 0
        for lease in found:
            if isinstance(lease, Lease):
                self._begin(lease)
                took += 1
        for trouble in found:  # after what was taken has begun, or it would wait for its lease
            if isinstance(trouble, BaseException):
                raise trouble
        if due:  # there may be more, and others may be taking it
            return took, 0.0 if took else limits.JOB_CONTENTION_PAUSE_SECONDS
        waits = [(at - now).total_seconds() for _, at in seen if at is not None]
        return 0, min([*waits, limits.JOB_POLL_SECONDS])

    async def _due_in(
        self, lane: str, now: datetime, count: int
    ) -> tuple[list[_Due], datetime | None]:
        """The first due jobs of a lane, and when the next one is due if there are no more."""
        query = (
            Job.in_lane(self._queue.name, lane)
            .with_hidden()  # what waits never expires; so nothing need be asked of it
            .only(Job.job_id, Job.kind, Job.due_at)
            .limit(count + 1)
        )
        due: list[_Due] = []
        while True:
            page = await self._db.run(query)
            for job_id, kind, due_at in page.items:
                if due_at > now:
                    return due, due_at
                # The index may be behind the table, and show what was taken a moment ago.
                if kind in self._kinds and job_id not in self._running:
                    due.append(_Due(due_at, job_id, lane))
            if page.cursor is None or len(due) >= count:
                return due, None
            query = query.from_cursor(page.cursor)

    async def _taken(self, due: _Due) -> Lease | None:
        """A lease of the job, unless somebody was faster."""
        now = instant(self._queue.clock)
        until = now + timedelta(seconds=self._lease_seconds)
        operation = taking(
            self._queue.name,
            due.job_id,
            lane=due.lane,
            token=self._queue.ids.uuid(),
            owner=self._holder.name,
            now=now,
            until=until,
        )
        try:
            return Lease(await self._db.run(operation), until)
        except ConflictError:
            return None
        except UnreadableResultError as error:  # it is for somebody who can read it
            _log.warning("job_unreadable", job=due.job_id, reason=type(error.__cause__).__name__)
            return None

    async def _free_ended(self) -> None:
        """Makes the jobs due whose holders have ended: nobody need wait for their leases to end."""
        now = instant(self._queue.clock)
        held = Range(low=now, high=now + timedelta(seconds=self._lease_seconds))
        for lane in LANES:
            query = Job.in_lane(self._queue.name, lane, held).with_hidden().only(Job.job_id)
            async for (job_id,) in self._db.stream(query):
                job = await self._db.run(Job.get(self._queue.name, job_id).consistently())
                if job is None or job.lease_owner is None:
                    continue
                if self._holder.has_ended(job.lease_owner):
                    with suppress(ConflictError):  # somebody was faster
                        await self._db.run(Lease(job, job.due_at).freeing(now))
                        _log.warning("job_freed", **_named(Lease(job, job.due_at)))

    def _begin(self, lease: Lease) -> None:
        job = lease.job
        task = asyncio.create_task(self._do(lease), name=f"{job.kind} {job.job_id}")
        self._running[job.job_id] = task
        self._idle.clear()
        task.add_done_callback(lambda _: self._over(job.job_id))

    def _over(self, job_id: str) -> None:
        del self._running[job_id]
        self._stir.set()
        if not self._running:
            self._idle.set()

    async def _do(self, lease: Lease) -> None:
        """One attempt at one job, and what comes of it."""
        job, kind = lease.job, self._kinds[lease.job.kind]
        if job.attempts > kind.attempts_max:  # nobody lived to say why
            error = f"The job was started {job.attempts - 1} times and never finished."
            await self._mark(lease, self._given_up(lease, error))
            return
        work = asyncio.ensure_future(kind.handle(job))
        keeping = asyncio.create_task(self._keep(lease, work, kind.seconds_max))
        failed: BaseException | None = None
        try:
            update = self._after(lease, await work)
        except asyncio.CancelledError as error:
            failed, update = error, self._after_cancel(lease, kind)
        except Exception as error:
            failed, update = error, self._after_failure(lease, kind, error)
        finally:
            keeping.cancel()
        if self._on_run is not None:
            self._on_run(kind.name, failed)
        if update is not None:
            await self._mark(lease, update)

    def _after(self, lease: Lease, again: Again | None) -> Update[Job]:
        if again is None:
            return lease.ending(instant(self._queue.clock))
        return lease.putting_off(again.at)

    def _after_failure(self, lease: Lease, kind: JobKind, error: Exception) -> Update[Job]:
        text = f"{type(error).__name__}: {error}"[: limits.JOB_ERROR_LENGTH_MAX]
        pause_seconds = kind.pause_seconds(lease.job.attempts, self._share())
        if pause_seconds is None:
            return self._given_up(lease, text)
        _log.warning(
            "job_failed", **_named(lease), again_in=round(pause_seconds, 3), exc_info=error
        )
        at = instant(self._queue.clock) + timedelta(seconds=pause_seconds)
        return lease.trying_again(at, text)

    def _after_cancel(self, lease: Lease, kind: JobKind) -> Update[Job] | None:
        if lease.is_lost:
            _log.warning("job_lease_lost", **_named(lease))
            return None
        current = asyncio.current_task()
        if current is not None and current.cancelling():
            return lease.giving_back(instant(self._queue.clock))
        reason = (
            f"The job exceeded {kind.seconds_max:g} s" if lease.is_hung else "The job was cancelled"
        )
        return self._after_failure(lease, kind, TimeoutError(reason))

    def _given_up(self, lease: Lease, error: str) -> Update[Job]:
        _log.error("job_given_up", **_named(lease), error=error)
        return lease.giving_up(instant(self._queue.clock), error)

    async def _keep(self, lease: Lease, work: asyncio.Future[Again | None], most: float) -> None:
        """Renews a lease while the work goes on, and ends the work where that fails.

        The work is ended before the lease is, so that the next holder does not meet it.
        """
        pause_seconds = self._lease_seconds / 3
        hung_at = instant(self._queue.clock) + timedelta(seconds=most)
        while True:
            await self._wait(self._never, pause_seconds)
            now = instant(self._queue.clock)
            if now >= hung_at:
                lease.is_hung = True
                break
            until = now + timedelta(seconds=self._lease_seconds)
            try:
                await self._db.run(lease.renewing(until))
                lease.until = until
            except ConflictError:
                lease.is_lost = True
                break
            except Exception as error:
                _log.warning("job_lease_not_renewed", **_named(lease), exc_info=error)
                if now + timedelta(seconds=pause_seconds) >= lease.until:
                    lease.is_lost = True
                    break
        work.cancel()

    async def _mark(self, lease: Lease, update: Update[Job]) -> None:
        """Writes what came of a job, as long as the lease allows it."""
        pause_seconds = api_limits.BACKGROUND_PAUSE_SECONDS
        while True:
            try:
                await self._db.run(update)
                return
            except ConflictError:
                _log.warning("job_lease_lost", **_named(lease))
                return
            except Exception as error:
                _log.warning("job_not_marked", **_named(lease), exc_info=error)
                wanted = instant(self._queue.clock) + timedelta(seconds=pause_seconds)
                if wanted >= lease.until:
                    return  # it will be taken, and done, once more
            await self._wait(self._never, pause_seconds)
            pause_seconds *= 2

    async def _break_off(self) -> None:
        tasks = list(self._running.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _named(lease: Lease) -> dict[str, object]:
    job = lease.job
    return {
        "queue": job.queue,
        "kind": job.kind,
        "job": job.job_id,
        "tenant": job.tenant,
        "attempt": job.attempts,
    }

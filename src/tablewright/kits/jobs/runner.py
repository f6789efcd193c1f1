"""JobRunner: takes the jobs of a queue when they are due, and runs several at once.

    look for due jobs  ->  take each by a lease  ->  attempt it  ->  look again

Any number of runners, in any number of processes, may work on one queue.
Not here: the order of due jobs (`jobs.looking`), one attempt (`jobs.attempts`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import datetime, timedelta

import structlog

from tablewright.api import limits as api_limits
from tablewright.api.runtime import Holder, OnRun
from tablewright.api.waiting import Wait, wait_for_event
from tablewright.client import AsyncDatabase
from tablewright.errors import ConditionFailedError, ConflictError, UnreadableResultError
from tablewright.ids import random_share
from tablewright.kits.jobs import limits
from tablewright.kits.jobs.attempts import Attempt, Workplace, named
from tablewright.kits.jobs.entering import EnterJob
from tablewright.kits.jobs.kinds import JobKind
from tablewright.kits.jobs.leases import Lease, Outcome, Taker
from tablewright.kits.jobs.looking import Due, Looking
from tablewright.kits.jobs.queue import JobQueue
from tablewright.kits.jobs.records import ALL_LANES, FOR_TIME, Job
from tablewright.model import Range

_log = structlog.stdlib.get_logger("tablewright.jobs")


class JobRunner:
    """Does the jobs of one queue, as background work of a service.

    A job of an unknown kind is left to other processes. On shutdown, the runner takes no new jobs,
    gives running ones some seconds to end, and releases the rest.
    """

    def __init__(
        self,
        db: AsyncDatabase,
        queue: JobQueue,
        kinds: Sequence[JobKind],
        *,
        at_once_max: int = limits.JOBS_AT_ONCE_MAX,
        lease_seconds: float | None = None,
        slice_seconds: float = limits.LINE_SLICE_SECONDS,
        wait: Wait = wait_for_event,
        share: Callable[[], float] = random_share,
        on_run: OnRun | None = None,
        holder: Holder | None = None,
    ) -> None:
        """With a `holder`, leases of processes that have ended are freed at the start.

        For `slice_seconds`, the runner continues with the next jobs of a line before others have
        their turn.
        """
        self._kinds = {kind.name: kind for kind in kinds}
        assert len(self._kinds) == len(kinds), "two kinds of jobs have one name"
        lease_seconds = lease_seconds or limits.JOB_LEASE_SECONDS
        self._at = Workplace(db, queue, lease_seconds, wait, share, on_run)
        self._looking = Looking(db, queue.name, self._kinds)
        self._at_once_max = at_once_max
        self._slice = timedelta(seconds=slice_seconds)
        self._holder = holder or Holder(queue.ids.uuid())
        self._must_free = holder is not None
        self._tasks: dict[asyncio.Task[None], str] = {}  # with the jobs that they began with
        self._held: dict[str, Lease] = {}  # by their tokens
        self._stir = asyncio.Event()  # there may be something to take
        self._idle = asyncio.Event()
        self._is_stopping = False
        self._trouble_seconds = 0.0

    @property
    def name(self) -> str:
        """The name in logs."""
        return f"jobs of {self._at.queue.name}"

    async def run(self, stopping: asyncio.Event) -> None:
        """Runs jobs until the event is set."""
        queue = self._at.queue
        with queue.watching() as self._stir, queue.watching_runs() as cancelled:
            await self._run(stopping, cancelled)

    async def _run(self, stopping: asyncio.Event, cancelled: asyncio.Event) -> None:
        watching = [
            asyncio.create_task(self._stir_at(stopping)),
            asyncio.create_task(self._renew_at(cancelled)),
        ]
        self._is_stopping = False
        try:
            while not stopping.is_set():
                self._stir.clear()
                await self._at.wait(self._stir, await self._looked())
            self._is_stopping = True
            if self._tasks:
                await self._at.wait(self._idle, limits.JOB_STOP_SECONDS_MAX)
        finally:
            self._is_stopping = True
            for task in watching:
                task.cancel()
            await self._break_off()

    async def run_due(self) -> int:
        """Runs due jobs until there are none; returns how often it took a job."""
        count = 0
        while True:
            took, _ = await self._take_due()
            count += took
            if self._tasks:
                await asyncio.wait(list(self._tasks))
            elif not took:
                return count

    async def _stir_at(self, stopping: asyncio.Event) -> None:
        await stopping.wait()
        self._stir.set()

    async def _renew_at(self, cancelled: asyncio.Event) -> None:
        """Renews the leases when a job was cancelled, which informs their holders."""
        while True:
            await cancelled.wait()
            cancelled.clear()
            for lease in self._held.values():
                lease.stir.set()

    async def _looked(self) -> float:
        """Takes due jobs; returns the seconds until the next look."""
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
            queue = self._at.queue.name
            _log.exception("jobs_not_read", queue=queue, again_in=self._trouble_seconds)
            return self._trouble_seconds
        self._trouble_seconds = 0.0
        return pause_seconds

    async def _take_due(self) -> tuple[int, float]:
        """Takes due jobs and begins them; returns how many, and how long to wait for the next."""
        room = self._at_once_max - len(self._tasks)
        if room == 0:
            return 0, limits.JOB_POLL_SECONDS  # the end of a job wakes the runner earlier
        now = self._at.now
        held = {lease.job.job_id for lease in self._held.values()}
        due, next_at = await self._looking.due(now, room, but=held)
        found = await asyncio.gather(*(self._taken(one) for one in due), return_exceptions=True)
        took = 0
        for lease in found:
            if isinstance(lease, Lease) and self._holds(lease):
                self._begin(lease)
                took += 1
        for trouble in found:  # raised only after the taken jobs have begun
            if isinstance(trouble, BaseException):
                raise trouble
        if due:  # there may be more, and others may be taking it
            return took, 0.0 if took else limits.JOB_CONTENTION_PAUSE_SECONDS
        if next_at is None:
            return 0, limits.JOB_POLL_SECONDS
        return 0, min((next_at - now).total_seconds(), limits.JOB_POLL_SECONDS)

    async def _taken(self, due: Due) -> Lease | None:
        """A lease of the job, unless another process was faster or the job must wait."""
        queue, taker = self._at.queue, self._taker()
        taking = taker.taking(queue.name, due.job_id, lane=due.lane, now=self._at.now)
        try:
            return Lease(await self._at.db.run(taking), taker.until)
        except ConditionFailedError as failed:
            if isinstance(failed.found, Job) and failed.found.waits_for == FOR_TIME:
                with suppress(ConflictError):
                    return await self._at.db.run(EnterJob(queue, due.job_id, taker))
            return None
        except ConflictError:
            return None
        except UnreadableResultError as error:  # a newer version may be able to read it
            _log.warning("job_unreadable", job=due.job_id, reason=type(error.__cause__).__name__)
            return None

    def _taker(self) -> Taker:
        until = self._at.now + timedelta(seconds=self._at.lease_seconds)
        return Taker(self._at.queue.ids.uuid(), self._holder.name, until, self._kinds)

    async def _free_ended(self) -> None:
        """Makes jobs due whose holders have ended, before their leases end."""
        db, queue, now = self._at.db, self._at.queue.name, self._at.now
        held = Range(low=now, high=now + timedelta(seconds=self._at.lease_seconds))
        for lane in ALL_LANES:
            query = Job.in_lane(queue, lane, held).with_hidden().only(Job.job_id)
            async for (job_id,) in db.stream(query):
                job = await db.run(Job.get(queue, job_id).consistently())
                if job is None or job.lease_owner is None:
                    continue
                if self._holder.has_ended(job.lease_owner):
                    with suppress(ConflictError):  # another process was faster
                        await db.run(Lease(job, job.due_at).freeing(now))
                        _log.warning("job_freed", **named(job))

    def _holds(self, lease: Lease) -> bool:
        """Holds a job, unless the response arrived too late to renew its lease in time."""
        pause = timedelta(seconds=self._at.lease_seconds / 3)
        if self._at.now + pause >= lease.until:
            _log.warning("job_lease_lost", **named(lease.job))
            return False
        self._held[str(lease.job.lease)] = lease
        return True

    def _begin(self, lease: Lease) -> None:
        job = lease.job
        task = asyncio.create_task(self._do(lease), name=f"{job.kind} {job.job_id}")
        self._tasks[task] = job.job_id
        self._idle.clear()
        task.add_done_callback(self._over)

    def _over(self, task: asyncio.Task[None]) -> None:
        del self._tasks[task]
        self._stir.set()
        if not self._tasks:
            self._idle.set()

    async def _do(self, first: Lease) -> None:
        """Attempts a job, and the next ones of its line for a moment."""
        begun, lease = self._at.now, first
        while True:
            job = lease.job
            try:
                attempt = Attempt(self._at, self._kinds[job.kind], lease)
                outcome = await attempt.run()
                if outcome is None:
                    return
                taker = self._taker() if self._goes_on(job, outcome, begun) else None
                next_of_line = await attempt.settle(outcome, taker)
            finally:
                del self._held[str(job.lease)]
            if next_of_line is None or not self._holds(next_of_line):
                return
            lease = next_of_line

    def _goes_on(self, job: Job, outcome: Outcome, begun: datetime) -> bool:
        is_time_left = self._at.now < begun + self._slice
        return job.line is not None and outcome.is_end and is_time_left and not self._is_stopping

    async def _break_off(self) -> None:
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

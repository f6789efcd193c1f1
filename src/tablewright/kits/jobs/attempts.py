"""Attempts: one run of a job's handler, from the lease to its outcome.

    the handler runs, and the lease is renewed  ->  done, postponed, to be retried, abandoned or
    cancelled  ->  the outcome is written, while the lease is valid

Not here: the choice of jobs (`jobs.runner`), the writes (`jobs.settling`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

import structlog

from tablewright.api import limits as api_limits
from tablewright.api.runtime import OnRun
from tablewright.api.waiting import Wait
from tablewright.client import AsyncDatabase
from tablewright.errors import ConflictError, LostRaceError
from tablewright.kits.jobs import limits
from tablewright.kits.jobs.kinds import Again, JobKind
from tablewright.kits.jobs.leases import Lease, Outcome, Taker
from tablewright.kits.jobs.queue import JobQueue
from tablewright.kits.jobs.records import Job, instant
from tablewright.kits.jobs.running import RunningJob
from tablewright.kits.jobs.settling import SettleJob
from tablewright.model import assign

_log = structlog.stdlib.get_logger("tablewright.jobs")


@dataclass(frozen=True, slots=True)
class Workplace:
    """The objects that every attempt of a runner needs."""

    db: AsyncDatabase
    queue: JobQueue
    lease_seconds: float
    wait: Wait
    share: Callable[[], float]
    on_run: OnRun | None

    @property
    def now(self) -> datetime:
        """The time."""
        return instant(self.queue.clock)

    async def pause(self, seconds: float) -> None:
        """Waits for some seconds."""
        await self.wait(asyncio.Event(), seconds)


class Attempt:
    """One attempt at one job, under its lease."""

    def __init__(self, workplace: Workplace, kind: JobKind, lease: Lease) -> None:
        self._at = workplace
        self._kind = kind
        self._lease = lease
        self._reported_at: datetime | None = None

    async def run(self) -> Outcome | None:
        """Runs the handler; returns the outcome, or None if the lease was lost."""
        job, kind = self._lease.job, self._kind
        if job.cancelled_at is not None:  # after its process had died
            return self._lease.cancelled(self._at.now)
        if job.is_held:
            return self._lease.given_back(self._at.now)
        if job.attempts > kind.attempts_max:  # every process that tried has died
            error = f"The job was started {job.attempts - 1} times and never finished."
            return self._given_up(error)
        work = asyncio.ensure_future(kind.handle(RunningJob.of(self._lease, self._report)))
        keeping = asyncio.create_task(self._keep(work))
        failed: BaseException | None = None
        try:
            outcome = self._after(await work)
        except asyncio.CancelledError as error:
            failed, outcome = error, self._after_cancel()
        except Exception as error:
            failed, outcome = error, self._after_failure(error)
        finally:
            keeping.cancel()
        if self._at.on_run is not None:
            self._at.on_run(kind.name, failed)
        return outcome

    async def settle(self, outcome: Outcome, taker: Taker | None) -> Lease | None:
        """Writes the outcome; returns a lease of the line's next job, if it took that."""
        lease = self._lease
        outcome = replace(outcome, changes=(*outcome.changes, *lease.unsaved))
        settling = SettleJob(self._at.queue, lease, outcome, taker)
        pause_seconds = api_limits.BACKGROUND_PAUSE_SECONDS
        while True:
            try:
                return await self._at.db.run(settling)
            except Exception as error:
                if isinstance(error, ConflictError) and not isinstance(error, LostRaceError):
                    _log.warning("job_lease_lost", **named(lease.job))
                    return None
                _log.warning("job_not_marked", **named(lease.job), exc_info=error)
                if self._at.now + timedelta(seconds=pause_seconds) >= lease.until:
                    return None  # the job will be taken and executed once more
            await self._at.pause(pause_seconds)
            pause_seconds *= 2

    def _after(self, again: Again | None) -> Outcome:
        now = self._at.now
        if self._lease.is_cancelled:
            return self._lease.cancelled(now)
        if again is None:
            return self._lease.ended(now)
        return self._lease.put_off(again.at or now, keeps_place=not self._kind.yields)

    def _after_failure(self, error: Exception) -> Outcome:
        lease, kind = self._lease, self._kind
        if lease.is_cancelled:
            return lease.cancelled(self._at.now)
        text = f"{type(error).__name__}: {error}"[: limits.JOB_ERROR_LENGTH_MAX]
        pause_seconds = kind.pause_seconds(lease.job.attempts, self._at.share())
        if pause_seconds is None:
            return self._given_up(text)
        _log.warning(
            "job_failed", **named(lease.job), again_in=round(pause_seconds, 3), exc_info=error
        )
        at = self._at.now + timedelta(seconds=pause_seconds)
        return lease.failed(at, text, keeps_place=not kind.yields)

    def _after_cancel(self) -> Outcome | None:
        lease = self._lease
        if lease.is_lost:
            _log.warning("job_lease_lost", **named(lease.job))
            return None
        current = asyncio.current_task()
        if current is not None and current.cancelling():
            return lease.given_back(self._at.now)
        seconds_max = self._kind.seconds_max
        reason = f"The job exceeded {seconds_max:g} s" if lease.is_hung else "The job was cancelled"
        return self._after_failure(TimeoutError(reason))

    def _given_up(self, error: str) -> Outcome:
        _log.error("job_given_up", **named(self._lease.job), error=error)
        return self._lease.given_up(self._at.now, error)

    async def _keep(self, work: asyncio.Future[Again | None]) -> None:
        """Renews the lease during the work, and ends the work if that fails.

        The work ends before the lease does, so that it does not overlap with the next holder.
        """
        lease, pause = self._lease, timedelta(seconds=self._at.lease_seconds / 3)
        hung_at = self._at.now + timedelta(seconds=self._kind.seconds_max)
        patience_until: datetime | None = None  # with a handler whose job was cancelled
        while True:
            await self._at.wait(lease.stir, pause.total_seconds())
            lease.stir.clear()
            now = self._at.now
            if now >= hung_at:
                lease.is_hung = True
                break
            if patience_until is not None and now >= patience_until:
                break
            try:
                await self._renew(now)
            except ConflictError:
                lease.is_lost = True
                break
            except Exception as error:
                _log.warning("job_lease_not_renewed", **named(lease.job), exc_info=error)
                if now + pause >= lease.until:
                    lease.is_lost = True
                    break
            if lease.is_cancelled and patience_until is None:
                patience_until = now + pause
        work.cancel()

    async def _renew(self, now: datetime) -> None:
        lease, unsaved = self._lease, self._lease.unsaved
        until = now + timedelta(seconds=self._at.lease_seconds)
        job = await self._at.db.run(lease.renewing(until))
        lease.until = until
        self._saved(job, unsaved)

    async def _report(self, done: int, total: int | None) -> None:
        lease, now = self._lease, self._at.now
        lease.unsaved = unsaved = (assign(Job.done, done), assign(Job.total, total))
        second = timedelta(seconds=limits.JOB_PROGRESS_SECONDS)
        if self._reported_at is not None and now < self._reported_at + second:
            return
        self._reported_at = now
        try:
            self._saved(await self._at.db.run(lease.reporting()), unsaved)
        except Exception as error:  # the work continues; renewing the lease decides how long
            _log.warning("job_progress_not_written", **named(lease.job), exc_info=error)

    def _saved(self, job: Job, unsaved: object) -> None:
        if self._lease.unsaved is unsaved:
            self._lease.unsaved = ()
        self._lease.is_cancelled |= job.cancelled_at is not None


def named(job: Job) -> dict[str, object]:
    """A job, for logs."""
    return {
        "queue": job.queue,
        "kind": job.kind,
        "job": job.job_id,
        "tenant": job.tenant,
        "attempt": job.attempts,
    }

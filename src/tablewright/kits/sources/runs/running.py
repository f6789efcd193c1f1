"""Running: fetches the data types of a run into the vault, as the handler of jobs.

Each data type is read separately: a failure does not stop the others. If the platform asks for
a pause, the job ends its attempt and releases its slot; the next attempt continues at the last
page. The job of a killed process is taken by another one, which continues in the same way.
Not here: reading platforms (`kits.connectors`), the end of a run (`runs.ending`).
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Any, Final

from tablewright.errors import (
    CodedError,
    GrantEndedError,
    InvalidError,
    NoTokenError,
    NotSentError,
    PlatformError,
    PlatformUnauthorizedError,
    RetryLaterError,
)
from tablewright.kits.audit import Happening
from tablewright.kits.connectors import Platform, PostedCall, posted_page
from tablewright.kits.connectors.retries import RequestRetries
from tablewright.kits.jobs import Again, JobKind, RunningJob
from tablewright.kits.sources import limits
from tablewright.kits.sources.connecting.credentials import credentials_of
from tablewright.kits.sources.parts import SourceParts
from tablewright.kits.sources.runs.beginning import SYNC
from tablewright.kits.sources.runs.ending import Ending, Result, about
from tablewright.kits.sources.runs.progress import Progress
from tablewright.kits.sources.values import RetryPolicy, Run, RunError, Source
from tablewright.kits.vault import Making, RecordPage, VaultSource
from tablewright.model import transaction

CANCELLED: Final = "cancelled"


class _Stopped(Exception):
    """The run was cancelled, or another process has ended it."""


class _Waits(Exception):
    """The run continues later."""

    def __init__(self, until: datetime) -> None:
        self.until = until


class _NothingStored(Exception):
    """No data type succeeded: there is no snapshot."""


@dataclass(slots=True)
class _Fetching:
    """One attempt of a run."""

    run: Run
    source: Source
    platform: Platform
    policy: RetryPolicy
    progress: Progress
    written_at: float = 0.0
    needs_grant: bool = False
    until: datetime | None = None
    posted: list[str] = field(default_factory=list[str])

    def wait(self, name: str, until: datetime, attempt: int) -> None:
        """Records that a data type continues later."""
        self.progress.waits(name, until, attempt)
        self.until = until if self.until is None else min(self.until, until)


@dataclass(frozen=True, slots=True)
class Running:
    """Runs syncs."""

    parts: SourceParts
    ending: Ending

    @property
    def kind(self) -> JobKind:
        """The kind of these jobs."""
        return JobKind(SYNC, self.handle)

    async def handle(self, job: RunningJob) -> Again | None:
        """Fetches the remaining data, and ends the run."""
        place = [str(job.payload[one]) for one in ("account", "source", "sync")]
        run = await self._live(*place)
        if run is None:
            return None
        source = await self.parts.sources.get(run.account_id, run.source_id)
        if source is None or source.credentials is None:
            gone = self._error("", "source_disconnected", "The source is not connected.")
            await self.ending.end(run, Result([gone]))
            return None
        if await self._is_cancelled(run):
            return None
        if run.status == "pending":
            run = await self._started(run, source)
        try:
            result = await self._fetched(run, source)
        except _Waits as wait:
            return Again(wait.until)
        except _Stopped:
            if (now := await self._now(run)) is not None:
                await self._is_cancelled(now)
            return None
        await self.ending.end(run, result)
        return None

    async def _live(self, account_id: str, source_id: str, sync_id: str) -> Run | None:
        """The run, unless it has ended."""
        run = await self.parts.runs.get(account_id, source_id, sync_id)
        return run if run is not None and run.is_live else None

    async def _now(self, run: Run) -> Run | None:
        return await self._live(run.account_id, run.source_id, run.sync_id)

    async def _is_cancelled(self, run: Run) -> bool:
        """Ends a cancelled run."""
        if run.cancelled_by is None:
            return False
        result = cancelled(self.parts.now, run.cancelled_by, Progress.of(run))
        await self.ending.end(run, result)
        return True

    async def _started(self, run: Run, source: Source) -> Run:
        """Marks a run as running, with its activity."""
        started: dict[str, Any] = {"status": "running", "started_at": self.parts.now}
        write = self.parts.runs.changing(run, same=("status",), **started)
        what = Happening(
            "sync_started",
            "sync",
            "started",
            run.sync_id,
            after={"status": "running"},
            more=about(source),
        )
        logged = self.parts.audit.by_system(run.account_id, what)
        await self.parts.db.run(transaction(write, *logged))
        return await self._now(run) or run

    async def _fetched(self, run: Run, source: Source) -> Result:
        platform = self.parts.connectors.platform(source.platform_id)
        fetching = _Fetching(run, source, platform, await self._policy(run), Progress.of(run))
        vault, place = self.parts.vault, VaultSource(source.account_id, source.source_id)
        made: Making | None = None
        try:
            async with vault.snapshot(
                place, run.sync_id, platform=platform.id, connector=platform.version
            ) as made:
                if made.done is None:
                    await self._fetch_all(fetching, made)
        except _NothingStored:
            made = None
        except (_Waits, _Stopped):
            await self._write_progress(fetching)
            raise
        progress = fetching.progress
        if made is None:
            return Result(
                progress.errors,
                fetched_bytes=progress.bytes,
                needs_grant=fetching.needs_grant,
                progress=progress.shown,
            )
        assert made.done is not None, "the manifest is stored"
        await vault.inbox(place).delete(fetching.posted)
        if not fetching.progress.errors and made.done.errors:
            fetching.progress = self._recovered(fetching, made.done.errors)
        return Result(
            fetching.progress.errors,
            made.done,
            fetched_bytes=fetching.progress.bytes,
            stored_bytes=await vault.growth_bytes(made.done),
            needs_grant=fetching.needs_grant,
            progress=fetching.progress.shown,
        )

    def _recovered(self, fetching: _Fetching, errors: list[str]) -> Progress:
        """The errors of an attempt that was killed after its manifest was stored."""
        for one in errors:
            name, _, rest = one.partition(": ")
            code, _, message = rest.partition(": ")
            if name in fetching.progress.types:
                fetching.progress.failed(self._error(name, code, message))
        return fetching.progress

    async def _fetch_all(self, fetching: _Fetching, made: Making) -> None:
        for name in fetching.run.data_types:
            if fetching.progress.has_failed(name):
                continue
            if fetching.needs_grant:
                break
            await self._fetch(fetching, made, name)
        if fetching.until is not None and not fetching.needs_grant:
            raise _Waits(fetching.until)
        errors = fetching.progress.errors
        if fetching.needs_grant or len(errors) == len(fetching.run.data_types):
            raise _NothingStored
        for one in errors:
            made.note_error(f"{one.data_type}: {one.code}: {one.message}")
        run = await self._now(fetching.run)
        if run is None or run.cancelled_by:
            raise _Stopped

    async def _fetch(self, fetching: _Fetching, made: Making, name: str) -> None:
        """Fetches a data type; notes a failure, or a pause that the platform asks for."""
        progress, attempt = fetching.progress, fetching.progress.attempt(name)
        position = made.position(name)
        progress.begun(name, position)
        try:
            if fetching.platform.is_posted:
                await self._take_posted(fetching, made, name)
                return
            fetch = self.parts.connectors.fetch(
                fetching.platform,
                name,
                credentials_of(self.parts, fetching.source),
                account=(fetching.source.platform_account or {}).get("id", ""),
                config=fetching.source.settings,
                checkpoint=made.checkpoint(name),
                position=position["at"] if isinstance(position, dict) else None,
                full=bool(fetching.run.full),
                attempt=attempt,
                retries=_retries(fetching.policy),
            )
            pages = self._pages(fetching, name, fetch.pages)
            await made.add(name, pages, scan=fetch.is_scan, keep=True)
            progress.done(name)
        except (RetryLaterError, NotSentError, NoTokenError) as error:
            self._later(fetching, name, error, attempt)
        except (PlatformUnauthorizedError, GrantEndedError) as error:
            fetching.needs_grant = True
            progress.failed(self._failed(name, error))
        except (PlatformError, InvalidError) as error:
            progress.failed(self._failed(name, error))

    async def _take_posted(self, fetching: _Fetching, made: Making, name: str) -> None:
        """Takes the calls that were posted into the snapshot; they are deleted after its end."""
        source = fetching.source
        inbox = self.parts.vault.inbox(VaultSource(source.account_id, source.source_id))
        fetching.posted = await inbox.names(limits.POSTED_A_RUN)
        id_field = str(source.config.get("idField") or "")

        async def pages() -> AsyncIterator[RecordPage]:
            async for one in inbox.each(fetching.posted):
                at = datetime.fromtimestamp(one.received_seconds, UTC)
                yield posted_page([PostedCall(one.id, at, one.body)], id_field=id_field)

        await made.add(name, self._pages(fetching, name, pages()))
        fetching.progress.done(name)

    def _later(
        self,
        fetching: _Fetching,
        name: str,
        error: RetryLaterError | NotSentError | NoTokenError,
        attempt: int,
    ) -> None:
        """Lets a data type wait, unless the platform asks for too long a pause."""
        next_attempt = error.attempt + 1 if isinstance(error, RetryLaterError) else attempt
        longest = fetching.run.started_at + timedelta(seconds=limits.RUN_SECONDS_MAX)
        if error.retry_at > longest:
            fetching.progress.failed(self._failed(name, error))
        else:
            fetching.wait(name, error.retry_at, next_attempt)

    async def _pages(
        self, fetching: _Fetching, name: str, pages: AsyncIterator[RecordPage]
    ) -> AsyncIterator[RecordPage]:
        """The pages of a data type, counted, until the run is cancelled."""
        async for page in pages:
            run = await self._now(fetching.run)
            if run is None or run.cancelled_by:
                raise _Stopped
            size_bytes = sum(len(one.data) for one in page.records)
            counts = fetching.progress.page(name, len(page.records), size_bytes)
            now = self.parts.clock.now()
            if now - fetching.written_at >= limits.PROGRESS_SECONDS:
                fetching.written_at = now
                await self._write_progress(fetching)
            position = None if page.position is None else {"at": page.position, **counts}
            yield RecordPage(page.records, page.removed, position, page.checkpoint)

    async def _write_progress(self, fetching: _Fetching) -> None:
        run = fetching.run
        update = self.parts.runs.changing(run, progress=fetching.progress.shown)
        await self.parts.db.run(update)
        self.parts.listeners.happened(run.account_id)

    async def _policy(self, run: Run) -> RetryPolicy:
        if run.schedule_id is None:
            return RetryPolicy()
        schedules = self.parts.schedules
        get = schedules.shape.get(run.account_id, run.source_id, run.schedule_id)
        schedule = await schedules.found(get.with_hidden())
        return (schedule and schedule.retry_policy) or RetryPolicy()

    def _failed(self, name: str, error: CodedError) -> RunError:
        if isinstance(error, PlatformError):
            words = error.words or error.message
            return self._error(name, error.reason, words, error.attempt)
        return self._error(name, error.code, str(error.args[0]) if error.args else error.code)

    def _error(self, name: str, code: str, message: str, attempt: int = 1) -> RunError:
        text = message[: limits.RUN_ERROR_LENGTH_MAX]
        return RunError(name, code, text, attempt, self.parts.now)


def cancelled(now: datetime, person: str, progress: Progress) -> Result:
    """The result of a run that a person has cancelled."""
    error = RunError("", CANCELLED, "The run was cancelled.", 1, now)
    return Result(
        [error], fetched_bytes=progress.bytes, progress=progress.shown, cancelled_by=person
    )


def _retries(policy: RetryPolicy) -> RequestRetries:
    """The retries of a schedule, as connectors take them."""
    return RequestRetries(
        policy.max_attempts, float(policy.initial_delay_seconds), float(policy.max_delay_seconds)
    )

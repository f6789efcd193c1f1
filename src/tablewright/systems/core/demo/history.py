"""A month of runs of the sample sources, with matching usage and activities.

The same draws always give the same history.
Not here: the sources, and their first real run (`core.demo.sources`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from typing import Any, Final

from tablewright.ids import Draws
from tablewright.systems.core.demo.group import DAYS, RETAIL, ordered
from tablewright.systems.core.demo.seed import daily_usage
from tablewright.systems.core.design import Activity, DailyUsage, SyncRun
from tablewright.systems.core.design.maps import SyncError
from tablewright.systems.core.design.values import SyncStatus

_RECORD_BYTES: Final = 900  # of an average record
_GROWTH_DAYS: Final = 120  # in which the records of a source have come together
_EVENTS: Final = {
    "completed": ("sync_completed", None),
    "partial": ("sync_partially_completed", "unavailable"),
    "failed": ("sync_failed", "unavailable"),
    "revoked": ("source_error", "unauthorized"),
}
_MESSAGES: Final = {
    "unavailable": "The platform responded with status 500.",
    "unauthorized": "The platform no longer accepts the grant.",
}


@dataclass(frozen=True, slots=True)
class Story:
    """The results of a source's daily runs: unusual ones by their age in days."""

    source_id: str
    source_name: str
    platform: str
    creator: str
    at: time
    counts: Mapping[str, int]  # records by data type, at the end of the month
    unusual: Mapping[int, str]  # "partial", "failed" or "revoked", which is the last run

    @property
    def schedule_id(self) -> str:
        """The schedule of these runs."""
        return f"{self.source_id}-daily"

    @property
    def last_age(self) -> int:
        """The age in days of the last run."""
        return min((age for age, how in self.unusual.items() if how == "revoked"), default=1)

    def how(self, age: int) -> str:
        """Returns the result of a run."""
        return self.unusual.get(age, "completed")

    def failing(self, age: int) -> list[str]:
        """Returns the data types that failed in a run: the last one, if the run was partial."""
        types = list(self.counts)
        return {"completed": [], "partial": types[-1:]}.get(self.how(age), types)

    def count(self, name: str, age: int) -> int:
        """Returns the number of records of a data type at a run."""
        return self.counts[name] * (_GROWTH_DAYS - age) // _GROWTH_DAYS

    def added(self, name: str, age: int) -> int:
        """Returns the number of records added since the last run that did not fail."""
        earlier = age + 1
        while name in self.failing(earlier):
            earlier += 1
        return self.count(name, age) - self.count(name, earlier)


def runs_of(story: Story, draws: Draws, today: date) -> list[SyncRun]:
    """Returns the runs of a source, the oldest first."""
    mine = draws.part(story.source_id)
    found: list[SyncRun] = []
    for age in range(DAYS, story.last_age - 1, -1):
        begun = datetime.combine(today - timedelta(days=age), story.at, UTC)
        found.append(_run(story, mine, begun, age))
    return found


def _run(story: Story, draws: Draws, begun: datetime, age: int) -> SyncRun:
    how, types, failing = story.how(age), list(story.counts), story.failing(age)
    seconds = draws.between(2, 6) if how == "revoked" else draws.between(14, 95)
    ended = begun + timedelta(seconds=seconds)
    counts, changes = dict[str, int](), dict[str, Any]()
    for name in types:
        changed = draws.between(0, 9)
        if name not in failing:
            counts[name] = story.count(name, age)
            changes[name] = {"added": story.added(name, age), "changed": changed, "removed": 0}
    more: dict[str, Any] = {
        "queuedAt": int(begun.timestamp()),
        "bytes": sum(one["added"] + one["changed"] for one in changes.values()) * _RECORD_BYTES,
    }
    if how in ("completed", "partial"):
        more["changes"] = changes
    if how == "partial":
        more["partial"] = True
    return SyncRun(
        source_id=story.source_id,
        sync_id=ordered(begun, age),
        schedule_id=story.schedule_id,
        status=SyncStatus.COMPLETED if counts else SyncStatus.FAILED,
        started_at=begun,
        completed_at=ended,
        duration=seconds,
        data_types=types,
        records_processed=counts,
        errors=_errors(story, age, ended),
        metadata=more,
        account_id=RETAIL,
    )


def _errors(story: Story, age: int, at: datetime) -> list[SyncError] | None:
    _, code = _EVENTS[story.how(age)]
    if code is None:
        return None
    failing = story.failing(age)
    if story.how(age) == "revoked":
        failing = failing[:1]  # the others are not tried
    return [SyncError(name, code, _MESSAGES[code], 1, at) for name in failing]


def usage_with(
    stories: Iterable[tuple[Story, list[SyncRun]]], draws: Draws, today: date
) -> Iterator[DailyUsage]:
    """Returns the daily usage of the account with the sources: its calls and its runs."""
    days = {one.metric_date: one for one in daily_usage(draws, today) if one.account_id == RETAIL}
    for story, runs in stories:
        for run in runs:
            day = days[run.started_at.date()]
            size, failed = int((run.metadata or {})["bytes"]), len(run.errors or ())
            day.sync_jobs += 1
            day.active_sources += 1
            day.data_processed += size
            day.error_count += failed
            sums = day.by_platform.setdefault(story.platform, {})
            for name, number in (
                ("sync_jobs", 1),
                ("data_processed", size),
                ("error_count", failed),
            ):
                if number:
                    sums[name] = sums.get(name, 0) + number
    yield from days.values()


def activities_of(story: Story, runs: list[SyncRun], today: date) -> Iterator[Activity]:
    """Returns the activities for the ends of runs."""
    for run in runs:
        age, ended = (today - run.started_at.date()).days, run.completed_at
        event, code = _EVENTS[story.how(age)]
        assert ended is not None, "all runs of the history have ended"
        error = {} if code is None else {"error": _MESSAGES[code], "code": code}
        yield Activity(
            account_id=RETAIL,
            event_id=_event_id(story, ended, age),
            timestamp=ended,
            event_type=event,
            resource="sync",
            resource_id=run.sync_id,
            action=event.partition("_")[2],
            details={
                "actor": {"kind": "system"},
                "sourceId": story.source_id,
                "source": story.source_name,
                "platform": story.platform,
                "creator": story.creator,
                "after": {"status": run.status.value},
                **error,
            },
        )


def _event_id(story: Story, at: datetime, number: int) -> str:
    """Returns an id that differs from those of other sources with a run at the same time."""
    return ordered(at, 1_000 * (1 + story.at.minute) + number)

"""Views of schedules, and the times that people enter.

    {"type": "weekly", "weekday": "monday", "at": "06:30", "timezone": "Europe/Oslo"}

A time that a person has entered is exact. Schedules without one are spread over an hour.
Not here: the routes (`schedules.routes`).
"""

from __future__ import annotations

from datetime import UTC, datetime, time, timedelta
from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, convert

from tablewright.errors import InvalidError
from tablewright.kits.calendar import (
    LAST,
    Cron,
    Weekday,
    daily,
    hourly,
    jitter_minutes,
    monthly,
    weekly,
)
from tablewright.kits.calendar import limits as calendar_limits
from tablewright.kits.sources import limits
from tablewright.kits.sources.connecting.views import DataTypes
from tablewright.kits.sources.schedules.firing import times_of
from tablewright.kits.sources.values import RetryPolicy, Schedule, ScheduleKind

ScheduleId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,64}$")]
Day = Annotated[int, Meta(ge=1, le=calendar_limits.MONTH_DAY_MAX)] | Literal["last"]
At = Annotated[
    str,
    Meta(
        pattern="^([01][0-9]|2[0-3]):[0-5][0-9]$",
        description="Time of day; hourly schedules use its minute",
    ),
]
DayName = Literal["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"]
CronText = Annotated[
    str, Meta(min_length=1, max_length=calendar_limits.CRON_LENGTH_MAX, description="Five fields")
]
Zone = Annotated[str, Meta(min_length=1, max_length=60, description="IANA name: Europe/Oslo")]
Seconds = Annotated[int, Meta(ge=1, le=3600)]


class SyncRetryPolicyBody(Struct, rename="camel", forbid_unknown_fields=True):
    """Retries of a data type within a run."""

    max_attempts: Annotated[int, Meta(ge=1, le=10)] = 3
    initial_delay_seconds: Seconds = 1
    max_delay_seconds: Seconds = 300


class Timing(Struct, rename="camel", forbid_unknown_fields=True, kw_only=True):
    """The times of a schedule."""

    type: ScheduleKind
    at: At | None = None
    weekday: DayName | None = None
    day: Day | None = None
    cron: CronText | None = None
    timezone: Zone = "UTC"


class NewSchedule(Timing, kw_only=True):
    """A schedule to create; without data types, it syncs those of the source."""

    data_types: DataTypes | None = None
    retry_policy: SyncRetryPolicyBody | None = None


class ScheduleChange(Struct, rename="camel", forbid_unknown_fields=True, kw_only=True):
    """Changes to a schedule; missing fields stay as they are.

    A change of `at`, `weekday`, `day` or `cron` must have a `type`.
    """

    type: ScheduleKind | UnsetType = UNSET
    at: At | None = None
    weekday: DayName | None = None
    day: Day | None = None
    cron: CronText | None = None
    timezone: Zone | UnsetType = UNSET
    data_types: DataTypes | UnsetType = UNSET
    retry_policy: SyncRetryPolicyBody | UnsetType = UNSET


class ScheduleView(Struct, rename="camel", omit_defaults=True):
    """A schedule. `nextRunAt` counts only while it is active."""

    schedule_id: str
    source_id: str
    type: str
    cron: str
    timezone: str
    data_types: list[str]
    is_active: bool
    next_run_at: datetime
    jitter_minutes: int
    created_at: datetime
    last_run_at: datetime | None = None
    retry_policy: SyncRetryPolicyBody | None = None


class ScheduleList(Struct, rename="camel"):
    """The schedules of a source."""

    items: list[ScheduleView]
    next_cursor: str | None = None


class PreviewTime(Struct, rename="camel"):
    """A time of a schedule."""

    local: str  # with the offset of the zone
    at: datetime


class Preview(Struct, rename="camel"):
    """The next times of a schedule. With `isAllowed` false, the plan allows fewer runs."""

    cron: str
    timezone: str
    items: list[PreviewTime]
    is_allowed: bool


def entered(timing: Timing, schedule_id: str = "") -> Cron:
    """Returns the times that a person has entered; raises `InvalidError`.

    Without a chosen time of day, the id of the schedule determines the delay.
    """
    given = {"weekday": timing.weekday, "day": timing.day, "cron": timing.cron, "at": timing.at}
    wanted = {
        "hourly": ("at",),
        "daily": ("at",),
        "weekly": ("at", "weekday"),
        "monthly": ("at", "day"),
        "custom": ("cron",),
    }[timing.type]
    for name, value in given.items():
        if value is not None and name not in wanted:
            raise _misplaced(timing.type, name)
    is_spread = schedule_id and timing.type != "custom" and timing.at is None
    delay = jitter_minutes(schedule_id, below=limits.SCHEDULE_JITTER_MINUTES) if is_spread else 0
    return Cron(_expression(timing), timing.timezone, timedelta(minutes=delay))


def _expression(timing: Timing) -> str:
    at = time.fromisoformat(timing.at or "00:00")
    if timing.type == "custom":
        if timing.cron is None:
            raise InvalidError("Custom schedules must have `cron`.", details={"place": "cron"})
        return timing.cron
    if timing.type == "hourly":
        return hourly(at.minute)
    if timing.type == "daily":
        return daily(at)
    if timing.type == "weekly":
        return weekly(Weekday[(timing.weekday or "monday").upper()], at)
    return monthly(LAST if timing.day == "last" else timing.day or 1, at)


def _misplaced(kind: str, name: str) -> InvalidError:
    return InvalidError(f"Schedules of type {kind} may not have `{name}`.", details={"place": name})


def policy_of(body: SyncRetryPolicyBody | None) -> RetryPolicy | None:
    """The stored form of a retry policy."""
    return None if body is None else convert(body, RetryPolicy, from_attributes=True)


def schedule_view(one: Schedule) -> ScheduleView:
    """A schedule as people see it."""
    policy = one.retry_policy
    shown = None
    if policy is not None:
        shown = convert(policy, SyncRetryPolicyBody, from_attributes=True)
    return ScheduleView(
        schedule_id=one.schedule_id,
        source_id=one.source_id,
        type=one.schedule_type,
        cron=times_of(one).expression,
        timezone=one.timezone,
        data_types=list(one.data_types),
        is_active=one.is_active,
        next_run_at=one.next_run_at,
        jitter_minutes=one.jitter_minutes,
        created_at=one.created_at,
        last_run_at=one.last_run_at,
        retry_policy=shown,
    )


def preview_of(times: Cron, after: datetime, *, is_allowed: bool) -> Preview:
    """The next times, in the zone and in UTC."""
    found = times.preview(after, limits.PREVIEW_TIMES)
    items = [PreviewTime(one.isoformat(), one.astimezone(UTC)) for one in found]
    return Preview(times.expression, times.zone, items, is_allowed)

"""Shapes of sources, schedules and runs: a system's own entities, or the kit's records.

    SOURCES = SourceShape[Source].named(Source, of_account=Source.in_account, ...)

Roles have the names of the kit's values. `written` converts a role for the entity, such as to its
enum; `read` converts it back, if the kit's word differs from the stored value.
Not here: the values (`sources.values`), reading and writing (`sources.rows`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from functools import partial
from typing import Any, Generic, TypeVar

from tablewright.kits.calendar import DueShape
from tablewright.kits.oauth import GrantShape
from tablewright.kits.shapes import Shape, Written, as_is
from tablewright.kits.sources.records import RunRecord, ScheduleRecord, SourceRecord
from tablewright.model import At, Entity, Get, Operation, Query, Range

E = TypeVar("E", bound=Entity)
R = TypeVar("R")


@dataclass(frozen=True)
class RowShape(Shape[E], Generic[E]):
    """The roles of a stored value of this kit."""

    written: Mapping[str, Written] = field(default_factory=dict[str, Written], kw_only=True)
    read: Mapping[str, Callable[[Any], Any]] = field(
        default_factory=dict[str, Callable[[Any], Any]], kw_only=True
    )

    def stored(self, role: str, value: Any) -> Any:
        """The entity's form of a value."""
        return value if value is None else self.written.get(role, as_is)(value)


@dataclass(frozen=True)
class SourceShape(RowShape[E], Generic[E]):
    """The attributes of an entity that make it a source.

    `get` takes an account and a source. `locate` finds a source by an index; without it, the key
    has no account. `of_account` lists an account's sources, `of_platform` those of a platform, and
    `with_status` those with a status.
    """

    source_id: Any
    account_id: Any
    platform_id: Any
    source_name: Any
    status: Any
    connection_type: Any
    config: Any
    created_by: Any
    created_at: Any
    credentials: Any
    platform_account: Any
    active_sync_id: Any
    waiting_sync: Any
    failure_count: Any
    failing_since: Any
    stored_bytes: Any
    deleted_at: Any
    get: Callable[[str, str], Get[E]]
    of_account: Callable[[str], Query[E]]
    locate: Callable[[str], Operation[E | None]] | None = None
    of_platform: Callable[[str, str], Query[E]] | None = None
    with_status: Callable[[str, Any], Query[E]] | None = None
    last_sync_at: Any = None
    sync_status: Any = None

    @property
    def grants(self) -> GrantShape[E]:
        """The attribute that holds the tokens of the OAuth kit."""

        def place(account_id: str, source_id: str) -> At[E]:
            return self.at_key(account_id=account_id, source_id=source_id)

        return GrantShape(self.entity, tokens=self.credentials, place=place)

    def at_key(self, **roles: str) -> At[E]:
        """Returns the key of a source; other roles are ignored."""
        key = {self.names_of_roles[role]: one for role, one in roles.items()}
        parts = self.entity.__plan__.key_parts
        return self.entity.at(**{k: v for k, v in {**key, **self.constants}.items() if k in parts})


@dataclass(frozen=True)
class ScheduleShape(RowShape[E], Generic[E]):
    """The attributes of an entity that make it a schedule.

    `get` takes an account, a source and a schedule. `due` finds the schedules of one minute by an
    index; without it, due times are tickets of the calendar kit.
    """

    source_id: Any
    schedule_id: Any
    account_id: Any
    schedule_type: Any
    data_types: Any
    is_active: Any
    next_run_at: Any
    created_at: Any
    cron_expression: Any
    timezone: Any
    jitter_minutes: Any
    deleted_at: Any
    get: Callable[[str, str, str], Get[E]]
    of_source: Callable[[str, str], Query[E]]
    due: Callable[[datetime], Query[E]] | None = None
    last_run_at: Any = None
    retry_policy: Any = None

    @property
    def by_minute(self) -> DueShape[E] | None:
        """The index of due times, if the entity has one."""
        if self.due is None:
            return None
        return DueShape(
            self.entity,
            at=self.next_run_at,
            minute=self.due,
            is_active=self.is_active,
            ran_at=self.last_run_at,
        )


@dataclass(frozen=True)
class RunShape(RowShape[E], Generic[E]):
    """The attributes of an entity that make it a run.

    `get` takes an account, a source and a run. `of_source` lists the newest first, `in_period` in
    order by ids; `with_status` finds the runs of all accounts with a status.
    """

    source_id: Any
    sync_id: Any
    account_id: Any
    status: Any
    started_at: Any
    data_types: Any
    completed_at: Any
    records_processed: Any
    errors: Any
    progress: Any
    cancelled_by: Any
    get: Callable[[str, str, str], Get[E]]
    of_source: Callable[[str, str], Query[E]]
    in_period: Callable[[str, str, Range[str] | None], Query[E]]
    with_status: Callable[[Any, Range[datetime] | None], Query[E]]
    schedule_id: Any = None
    duration: Any = None
    location: Any = None
    queued_at: Any = None
    changes: Any = None
    bytes: Any = None
    partial: Any = None
    full: Any = None
    attempt: Any = None
    retry_of: Any = None
    requested_by: Any = None


def accountless(pattern: Callable[..., R]) -> Callable[..., R]:
    """Returns a pattern for callers that also give the account, before the other values."""

    def of_account(account_id: str, *more: Any) -> R:
        return pattern(*more)

    return of_account


def own_sources(system: str) -> SourceShape[SourceRecord]:
    """The kit's own records of sources."""
    return SourceShape[SourceRecord].named(
        SourceRecord,
        get=accountless(partial(SourceRecord.get, system)),
        of_account=partial(SourceRecord.of_account, system),
        constants={"system": system},
    )


def own_schedules(system: str) -> ScheduleShape[ScheduleRecord]:
    """The kit's own records of schedules."""
    return ScheduleShape[ScheduleRecord].named(
        ScheduleRecord,
        get=accountless(partial(ScheduleRecord.get, system)),
        of_source=accountless(partial(ScheduleRecord.of_source, system)),
        constants={"system": system},
    )


def own_runs(system: str) -> RunShape[RunRecord]:
    """The kit's own records of runs."""
    return RunShape[RunRecord].named(
        RunRecord,
        get=accountless(partial(RunRecord.get, system)),
        of_source=accountless(partial(RunRecord.of_source, system)),
        in_period=accountless(partial(RunRecord.in_period, system)),
        with_status=partial(RunRecord.with_status, system),
        constants={"system": system},
    )

"""Routes of schedules.

Not here: due schedules (`schedules.firing`).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import Any, Final

from msgspec import UNSET

from tablewright.api.context import Context
from tablewright.api.http.etags import IF_MATCH, etag_of
from tablewright.api.responses import Response
from tablewright.api.routes import Routes
from tablewright.errors import (
    ConflictingError,
    ForbiddenError,
    InvalidError,
    NotFoundError,
    StaleError,
)
from tablewright.kits.accounts.accounts import ACCOUNT
from tablewright.kits.accounts.errors import conflict
from tablewright.kits.accounts.parts import Planned
from tablewright.kits.accounts.views import AccountId
from tablewright.kits.audit import Happening
from tablewright.kits.calendar import Cron
from tablewright.kits.sources import limits
from tablewright.kits.sources.connecting.views import SourceId, check_data_types, chosen_types
from tablewright.kits.sources.frequency import following
from tablewright.kits.sources.parts import SourceParts
from tablewright.kits.sources.runs.views import Started, begun
from tablewright.kits.sources.schedules.firing import times_of
from tablewright.kits.sources.schedules.views import (
    NewSchedule,
    Preview,
    ScheduleChange,
    ScheduleId,
    ScheduleList,
    ScheduleView,
    Timing,
    entered,
    policy_of,
    preview_of,
    schedule_view,
)
from tablewright.kits.sources.values import Schedule

ROUTES: Final[Routes[SourceParts]] = Routes()
_TAGS: Final = ("schedules",)
_LIST: Final = "/accounts/{account_id}/sources/{source_id}/schedules"
_ONE: Final = f"{_LIST}/{{schedule_id}}"
_READ: Final = ACCOUNT.permits("schedules.read")
_MANAGE: Final = ACCOUNT.permits("schedules.manage")
# Roles that other requests and due times may change between reading and writing a schedule.
_UNCHANGED: Final = (
    *("next_run_at", "is_active", "data_types", "cron_expression", "timezone", "deleted_at"),
)
_ERRORS: Final = (ConflictingError, ForbiddenError, InvalidError, NotFoundError)


@ROUTES.get(_LIST, rule=_READ, tags=_TAGS, errors=(NotFoundError,))
async def list_schedules(
    context: Context[SourceParts], account_id: AccountId, source_id: SourceId
) -> ScheduleList:
    """Lists the schedules of a source."""
    source = await context.parts.source(account_id, source_id)
    found = await context.parts.schedules.of_source(source)
    return ScheduleList([schedule_view(one) for one in found])


@ROUTES.post(
    _LIST, rule=_MANAGE, status=201, tags=_TAGS, errors=_ERRORS, accepts_idempotency_key=True
)
async def create_schedule(
    context: Context[SourceParts], account_id: AccountId, source_id: SourceId, body: NewSchedule
) -> Response[ScheduleView]:
    """Creates a schedule.

    A schedule that is more frequent than the plan allows is rejected.
    """
    parts, schedule_id = context.parts, context.ids.uuid()
    times = entered(body, schedule_id)
    await parts.plans.check_interval(account_id, times)
    made: Schedule | None = None

    async def plan() -> Planned | None:
        nonlocal made
        source = await parts.source(account_id, source_id)
        types = chosen_types(context.parts, source, body.data_types)
        known = await parts.schedules.of_source(source)
        made = next((one for one in known if one.schedule_id == schedule_id), None)
        if made is not None and context.attempt is not None:
            return None
        if len(known) >= limits.SCHEDULES_PER_SOURCE_MAX:
            raise conflict(
                "too_many_schedules",
                f"A source may have at most {limits.SCHEDULES_PER_SOURCE_MAX} schedules.",
            )
        made = parts.schedules.new(
            source_id=source_id,
            schedule_id=schedule_id,
            schedule_type=body.type,
            cron_expression=times.expression,
            timezone=times.zone,
            data_types=types,
            is_active=True,
            next_run_at=times.next(parts.now),
            retry_policy=policy_of(body.retry_policy),
            account_id=account_id,
            jitter_minutes=times.jitter // timedelta(minutes=1),
        )
        what = Happening("schedule_created", "schedule", "created", schedule_id, after=made.item)
        armed = parts.due.arming(made, made.next_run_at)
        return Planned(account_id, what, [made.item.create(), *armed])

    await parts.commit(context, plan)
    assert made is not None, "the plan has run"
    location = f"{context.base}{context.target.partition('?')[0]}/{schedule_id}"
    shown = _shown(await _found(context, account_id, source_id, schedule_id))
    return Response(shown.body, headers={"location": location}, etag=shown.etag)


@ROUTES.post(
    "/accounts/{account_id}/schedules/preview",
    rule=_READ,
    status=200,
    tags=_TAGS,
    errors=(InvalidError,),
)
async def preview_schedule(
    context: Context[SourceParts], account_id: AccountId, body: Timing
) -> Preview:
    """Returns the next ten times of a schedule, in its zone and in UTC."""
    parts, times = context.parts, entered(body)
    interval = await parts.plans.interval(account_id)
    is_allowed = times.shortest_distance() >= interval
    return preview_of(times, parts.now, is_allowed=is_allowed)


@ROUTES.get("/accounts/{account_id}/schedules", rule=_READ, tags=_TAGS)
async def list_account_schedules(
    context: Context[SourceParts], account_id: AccountId
) -> ScheduleList:
    """Lists the schedules of all sources of an account."""
    parts, found = context.parts, list[Schedule]()
    for source in await parts.sources.of_account(account_id):
        found += await parts.schedules.of_source(source)
        if len(found) >= limits.SCHEDULES_LISTED_MAX:
            break
    return ScheduleList([schedule_view(one) for one in found[: limits.SCHEDULES_LISTED_MAX]])


@ROUTES.get(_ONE, rule=_READ, tags=_TAGS, errors=(NotFoundError,))
async def get_schedule(
    context: Context[SourceParts],
    account_id: AccountId,
    source_id: SourceId,
    schedule_id: ScheduleId,
) -> Response[ScheduleView]:
    """Returns a schedule."""
    return _shown(await _found(context, account_id, source_id, schedule_id))


@ROUTES.patch(_ONE, rule=_MANAGE, tags=_TAGS, headers=IF_MATCH, errors=(*_ERRORS, StaleError))
async def update_schedule(
    context: Context[SourceParts],
    account_id: AccountId,
    source_id: SourceId,
    schedule_id: ScheduleId,
    body: ScheduleChange,
) -> Response[ScheduleView]:
    """Changes the times, the data types or the retries of a schedule."""
    parts = context.parts

    async def changes(found: Schedule) -> dict[str, Any]:
        made: dict[str, Any] = {}
        if body.data_types is not UNSET:
            source = await parts.source(account_id, source_id)
            check_data_types(parts, source, body.data_types)
            made["data_types"] = list(body.data_types)
        if body.retry_policy is not UNSET:
            made["retry_policy"] = policy_of(body.retry_policy)
        times = _changed_times(body, found)
        if times is not None:
            await parts.plans.check_interval(account_id, times)
            made |= {
                "cron_expression": times.expression,
                "timezone": times.zone,
                "jitter_minutes": times.jitter // timedelta(minutes=1),
                "next_run_at": times.next(parts.now),
            }
        if body.type is not UNSET:
            made["schedule_type"] = body.type
        if not made:
            raise InvalidError("The request changes nothing.")
        return made

    return await _change(context, (account_id, source_id, schedule_id), "updated", changes)


@ROUTES.delete(_ONE, rule=_MANAGE, tags=_TAGS, headers=IF_MATCH, errors=(NotFoundError, StaleError))
async def delete_schedule(
    context: Context[SourceParts],
    account_id: AccountId,
    source_id: SourceId,
    schedule_id: ScheduleId,
) -> None:
    """Deletes a schedule. Runs that it has begun continue."""
    parts = context.parts

    async def plan() -> Planned:
        found = await _found(context, account_id, source_id, schedule_id)
        context.check_if_match(etag_of(schedule_view(found)))
        ended: dict[str, Any] = {"is_active": False, "deleted_at": parts.now}
        update = parts.schedules.changing(found, same=_UNCHANGED, **ended)
        what = Happening("schedule_deleted", "schedule", "deleted", schedule_id, before=found.item)
        return Planned(account_id, what, [update])

    await parts.commit(context, plan)


@ROUTES.post(f"{_ONE}/pause", rule=_MANAGE, status=200, tags=_TAGS, errors=_ERRORS)
async def pause_schedule(
    context: Context[SourceParts],
    account_id: AccountId,
    source_id: SourceId,
    schedule_id: ScheduleId,
) -> Response[ScheduleView]:
    """Pauses a schedule."""

    async def changes(found: Schedule) -> dict[str, Any]:
        return {"is_active": False} if found.is_active else {}

    return await _change(context, (account_id, source_id, schedule_id), "paused", changes)


@ROUTES.post(f"{_ONE}/resume", rule=_MANAGE, status=200, tags=_TAGS, errors=_ERRORS)
async def resume_schedule(
    context: Context[SourceParts],
    account_id: AccountId,
    source_id: SourceId,
    schedule_id: ScheduleId,
) -> Response[ScheduleView]:
    """Resumes a schedule at its next time; missed times are skipped."""
    parts = context.parts

    async def changes(found: Schedule) -> dict[str, Any]:
        if found.is_active:
            return {}
        interval = await parts.plans.interval(account_id)
        next_at = times_of(found).next(parts.now)
        if found.last_run_at is not None:
            kept = following(times_of(found), found.last_run_at, interval)
            next_at = max(next_at, kept)
        return {"is_active": True, "next_run_at": next_at}

    return await _change(context, (account_id, source_id, schedule_id), "resumed", changes)


@ROUTES.post(f"{_ONE}/run", rule=_MANAGE, status=202, tags=_TAGS, errors=_ERRORS)
async def run_schedule(
    context: Context[SourceParts],
    account_id: AccountId,
    source_id: SourceId,
    schedule_id: ScheduleId,
) -> Started:
    """Begins a run of a schedule now; its next time stays."""
    found = await _found(context, account_id, source_id, schedule_id)
    return await begun(
        context, account_id, source_id, list(found.data_types), schedule_id=schedule_id
    )


Place = tuple[str, str, str]


async def _found(
    context: Context[SourceParts], account_id: str, source_id: str, schedule_id: str
) -> Schedule:
    found = await context.parts.schedules.get(account_id, source_id, schedule_id)
    if found is None or found.account_id != account_id:
        raise NotFoundError("Schedule not found.")
    return found


async def _change(
    context: Context[SourceParts],
    place: Place,
    action: str,
    changes: Callable[[Schedule], Awaitable[dict[str, Any]]],
) -> Response[ScheduleView]:
    """Changes a schedule, with its activity; without changes, it is returned as it is."""
    account_id, source_id, schedule_id = place
    parts = context.parts

    async def plan() -> Planned | None:
        found = await _found(context, *place)
        context.check_if_match(etag_of(schedule_view(found)))
        made = await changes(found)
        if not made:
            return None
        what = Happening(
            f"schedule_{action}",
            "schedule",
            action,
            schedule_id,
            before=found.item,
            more={"sourceId": source_id},
        )
        writes = [parts.schedules.changing(found, same=_UNCHANGED, **made)]
        armed = parts.due.arming(found, made["next_run_at"]) if "next_run_at" in made else ()
        return Planned(account_id, what, [*writes, *armed])

    await parts.commit(context, plan)
    return _shown(await _found(context, *place))


def _timing(body: ScheduleChange, found: Schedule) -> Timing:
    assert body.type is not UNSET, "only new times have a type"
    zone = found.timezone if body.timezone is UNSET else body.timezone
    return Timing(
        type=body.type,
        at=body.at,
        weekday=body.weekday,
        day=body.day,
        cron=body.cron,
        timezone=zone,
    )


def _changed_times(body: ScheduleChange, found: Schedule) -> Cron | None:
    """The new times; None if they stay."""
    if body.type is not UNSET:
        return entered(_timing(body, found), found.schedule_id)
    if any(one is not None for one in (body.at, body.weekday, body.day, body.cron)):
        raise InvalidError("New times must have a `type`.", details={"place": "type"})
    if body.timezone is UNSET:
        return None
    known = times_of(found)
    return Cron(known.expression, body.timezone, known.jitter)


def _shown(found: Schedule) -> Response[ScheduleView]:
    view = schedule_view(found)
    return Response(view, etag=etag_of(view))

"""Claiming: a consumer holds events for a time, so that several can share an inbox.

A claim is a conditional write for each event: two consumers never hold the same one. When a lease
ends, others may claim the event; a late acknowledgement still counts, because the work is done.
`GET /v1/inbox` also shows claimed events. The clock of the serving process determines the end of a
lease.
Not here: acknowledging (`events.inbox.acknowledging`).
"""

from __future__ import annotations

import asyncio
from datetime import datetime, timedelta
from typing import Annotated, Final, Literal
from uuid import UUID

import msgspec
from msgspec import Meta

from tablewright.api import limits as api_limits
from tablewright.api.context import Context
from tablewright.api.routes import Routes
from tablewright.api.rules import TENANT
from tablewright.errors import ConditionFailedError, ConflictError, InvalidError, ItemNotFoundError
from tablewright.systems.events import limits as events_limits
from tablewright.systems.events.design.inbox import Event
from tablewright.systems.events.design.values import EventType
from tablewright.systems.events.inbox.acknowledging import EventIds
from tablewright.systems.events.inbox.times import millis_of, now_of
from tablewright.systems.events.inbox.waiting import WaitSeconds, once_arrived
from tablewright.systems.events.inbox.walking import Walk
from tablewright.systems.events.parts import Parts
from tablewright.systems.events.views import (
    EVENT_STATE,
    EventId,
    EventState,
    EventView,
    Millis,
    view_of,
)

ROUTES: Final[Routes[Parts]] = Routes()

_TAGS = ("inbox",)
_LIMIT_DEFAULT = 10

Lease = Annotated[
    int,
    Meta(ge=1, le=events_limits.EVENTS_LEASE_SECONDS_MAX, description="Lease duration in seconds"),
]


class ClaimQuery(msgspec.Struct, forbid_unknown_fields=True):
    """Selects the events to claim."""

    limit: Annotated[
        int, Meta(ge=1, le=api_limits.API_PAGE_MAX, description="Maximum number of events")
    ] = _LIMIT_DEFAULT
    lease: Lease = events_limits.EVENTS_LEASE_SECONDS_DEFAULT
    event_type: EventType | None = None
    wait: WaitSeconds = 0


class Claimed(msgspec.Struct):
    """Events that other consumers cannot claim until `lease_until`."""

    lease_id: Annotated[str, Meta(description="Id of the claim, for `extend` and `nack`")]
    lease_until: Millis
    events: list[EventView]


class Extension(msgspec.Struct, forbid_unknown_fields=True):
    """The events whose leases to extend."""

    lease_id: Annotated[str, Meta(min_length=1, max_length=100)]
    event_ids: EventIds
    lease: Lease = events_limits.EVENTS_LEASE_SECONDS_DEFAULT


class ExtensionResult(msgspec.Struct):
    """The result for one event. `lost`: acknowledged, or claimed by another consumer."""

    id: EventId
    status: Literal["extended", "lost", "not_found"]


class ExtensionResults(msgspec.Struct):
    """The result for each event, in the order of the request."""

    lease_until: Millis
    results: list[ExtensionResult]


@ROUTES.post("/v1/inbox/claim", rule=TENANT, tags=_TAGS)
async def claim(context: Context[Parts], query: ClaimQuery) -> Claimed:
    """Claims the oldest undelivered events that are not claimed yet.

    Acknowledge each event when you have processed it. Use `nack` to put it back, and `extend` to
    keep it longer. When the lease ends, other consumers may claim the event.
    """

    async def look() -> Claimed:
        now = now_of(context.clock)
        until = now + timedelta(seconds=query.lease)
        lease_id = context.ids.uuid()
        events = await _claimed(context, query, lease_id, now, until)
        return Claimed(lease_id, millis_of(until), [view_of(one) for one in events])

    def is_found(claimed: Claimed) -> bool:
        return bool(claimed.events)

    return await once_arrived(context, query.wait, look, is_found)


@ROUTES.post("/v1/inbox/extend", rule=TENANT, tags=_TAGS, errors=(InvalidError,))
async def extend(context: Context[Parts], body: Extension) -> ExtensionResults:
    """Extends the leases of claimed events, counted from now.

    A lease that has ended can be extended until another consumer claims the event.
    """
    until = now_of(context.clock) + timedelta(seconds=body.lease)

    async def extended(event_id: UUID) -> ExtensionResult:
        operation = Event.extend(context.tenant, event_id, lease_id=body.lease_id, until=until)
        try:
            await context.db.run(operation)
        except ItemNotFoundError:
            return ExtensionResult(event_id, "not_found")
        except ConditionFailedError:
            return ExtensionResult(event_id, "lost")
        return ExtensionResult(event_id, "extended")

    found = await asyncio.gather(*map(extended, dict.fromkeys(body.event_ids)))
    by_id = {one.id: one for one in found}
    return ExtensionResults(millis_of(until), [by_id[one] for one in body.event_ids])


async def _claimed(
    context: Context[Parts], query: ClaimQuery, lease_id: str, now: datetime, until: datetime
) -> list[Event]:
    """Claims free events, and continues where others were faster."""

    now_ms = millis_of(now)

    def is_wanted(event: EventState) -> bool:
        is_free = event.lease_until is None or event.lease_until <= now_ms
        return is_free and query.event_type in (None, event.event_type)

    async def won(event: EventState) -> Event | None:
        operation = Event.claim(context.tenant, event.id, lease_id=lease_id, now=now, until=until)
        try:
            return await context.db.run(operation)
        except ConflictError:
            return None

    claimed: list[Event] = []
    cursor: str | None = None
    for _ in range(events_limits.EVENTS_CLAIM_ROUNDS_MAX):
        limit = query.limit - len(claimed)
        walk = Walk(
            ranges=[Event.inbox(context.tenant).with_hidden().shown(EVENT_STATE)],
            limit=limit,
            bound_to=("claim", lease_id),
            wanted=is_wanted,
            cursor=cursor,
        )
        page = await context.db.run(walk)
        claimed += [one for one in await asyncio.gather(*map(won, page.items)) if one is not None]
        cursor = page.cursor
        is_large = bool(claimed) and len(page.items) < limit  # the page ended early
        if cursor is None or is_large or len(claimed) == query.limit:
            break
    return claimed

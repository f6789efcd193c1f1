"""Acknowledging: events leave the inbox, return, or are deleted.

An acknowledgement counts with or without a lease: the work is done, and the first one counts. Not
here: leases (`events.inbox.claiming`), returning many events (`events.inbox.replaying`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Annotated, Final, Literal
from uuid import UUID

import msgspec
from msgspec import Meta

from tablewright.api.context import Context
from tablewright.api.routes import Routes
from tablewright.api.rules import TENANT
from tablewright.errors import (
    AppliedError,
    ConditionFailedError,
    ConflictingError,
    InvalidError,
    ItemNotFoundError,
    NotFoundError,
)
from tablewright.systems.events import limits
from tablewright.systems.events.design.inbox import Event
from tablewright.systems.events.inbox.times import now_of
from tablewright.systems.events.parts import Parts
from tablewright.systems.events.tenants.leaving import message_place
from tablewright.systems.events.views import EventId

ROUTES: Final[Routes[Parts]] = Routes()

_TAGS = ("inbox",)
_NO_SUCH = "Event not found."

EventIds = Annotated[
    list[EventId],
    Meta(min_length=1, max_length=limits.EVENTS_IDS_MAX, description="Ids of the events"),
]


class Acknowledged(msgspec.Struct):
    """The event was acknowledged and left the inbox."""

    status: Literal["acknowledged"] = "acknowledged"


class PutBack(msgspec.Struct):
    """The event is back in the inbox."""

    status: Literal["undelivered"] = "undelivered"


class OneId(msgspec.Struct, forbid_unknown_fields=True):
    """The id of an event."""

    event_id: EventId


class ManyIds(msgspec.Struct, forbid_unknown_fields=True):
    """The ids of several events."""

    event_ids: EventIds


class IdResult(msgspec.Struct):
    """The result for one event."""

    id: EventId
    status: Literal["acknowledged", "erased", "not_found"]


class IdResults(msgspec.Struct):
    """The result for each event, in the order of the request."""

    results: list[IdResult]


class NackQuery(msgspec.Struct, forbid_unknown_fields=True):
    """Names the claim."""

    lease_id: Annotated[
        str | None,
        Meta(description="Lease of the claim; 409 if another consumer holds the event"),
    ] = None


@ROUTES.post("/v1/events/{event_id}/ack", rule=TENANT, tags=_TAGS, errors=(NotFoundError,))
async def acknowledge(context: Context[Parts], event_id: UUID) -> Acknowledged:
    """Acknowledges an event, which removes it from the inbox.

    The request may be repeated. Only the first acknowledgement counts.
    """
    await _acknowledge(context, event_id)
    return Acknowledged()


@ROUTES.post(
    "/v1/ack",
    rule=TENANT,
    tags=_TAGS,
    errors=(NotFoundError, InvalidError),
    alias_of="/v1/events/{event_id}/ack",
)
async def acknowledge_named(context: Context[Parts], body: OneId) -> Acknowledged:
    """Acknowledges an event, which removes it from the inbox."""
    await _acknowledge(context, body.event_id)
    return Acknowledged()


ROUTES.post(
    "/ack",
    rule=TENANT,
    tags=_TAGS,
    errors=(NotFoundError, InvalidError),
    alias_of="/v1/events/{event_id}/ack",
)(acknowledge_named)


@ROUTES.post("/v1/events/ack", rule=TENANT, tags=_TAGS, errors=(InvalidError,))
async def acknowledge_many(context: Context[Parts], body: ManyIds) -> IdResults:
    """Acknowledges several events.

    The response has a result for each event.
    """
    return await _each(context, body.event_ids, _acknowledge, "acknowledged")


@ROUTES.post(
    "/v1/events/{event_id}/nack",
    rule=TENANT,
    tags=_TAGS,
    errors=(NotFoundError, ConflictingError),
)
async def put_back(context: Context[Parts], event_id: UUID, query: NackQuery) -> PutBack:
    """Returns a claimed or acknowledged event to its place in the inbox.

    Any consumer may then claim it.
    """
    operation = Event.put_back(context.tenant, event_id, attempt=context.ids.uuid())
    operation = operation.when(Event.is_kept(now_of(context.clock)))
    if query.lease_id is not None:
        operation = operation.when(Event.lease_id == query.lease_id)
    try:
        with suppress(AppliedError):  # done, although the event is unreadable
            await context.db.run(operation)
    except ConditionFailedError as failed:
        if query.lease_id is not None and _is_kept(context, failed.found):
            raise ConflictingError(
                "The lease has ended: the event was acknowledged or claimed by another consumer."
            ) from None
        raise NotFoundError(_NO_SUCH) from None
    context.parts.arrivals.happened(context.tenant)
    return PutBack()


@ROUTES.delete("/v1/events/{event_id}", rule=TENANT, tags=("events",), errors=(NotFoundError,))
async def delete_event(context: Context[Parts], event_id: UUID) -> None:
    """Permanently deletes an event, delivered or not."""
    await _delete(context, event_id)


@ROUTES.post("/v1/events/erase", rule=TENANT, tags=("events",), errors=(InvalidError,))
async def erase_events(context: Context[Parts], body: ManyIds) -> IdResults:
    """Permanently deletes several events, such as those with a person's data."""
    return await _each(context, body.event_ids, _delete, "erased")


async def _acknowledge(context: Context[Parts], event_id: UUID) -> None:
    now = now_of(context.clock)
    operation = Event.acknowledge(
        context.tenant,
        event_id,
        delivered_at=now,
        expires_at=now + context.parts.options.retention,
    )
    try:
        with suppress(AppliedError):  # done, although the event is unreadable
            await context.db.run(operation)
    except ItemNotFoundError:
        raise NotFoundError(_NO_SUCH) from None
    except ConditionFailedError as failed:  # it was delivered before
        if not _is_kept(context, failed.found):
            raise NotFoundError(_NO_SUCH) from None


async def _delete(context: Context[Parts], event_id: UUID) -> None:
    place = Event.at(tenant_id=context.tenant, event_id=event_id)
    try:
        await context.db.run(place.erase().when(Event.is_kept(now_of(context.clock))))
    except ItemNotFoundError as gone:
        if not gone.is_outcome_unknown:  # otherwise an attempt without a response has deleted it
            raise NotFoundError(_NO_SUCH) from None
    except ConditionFailedError:
        raise NotFoundError(_NO_SUCH) from None
    with suppress(ItemNotFoundError):  # the messages of hooks about it
        system = context.parts.jobs.name
        await context.db.run(message_place(system, context.tenant, str(event_id)))


async def _each(
    context: Context[Parts],
    event_ids: list[UUID],
    deed: Callable[[Context[Parts], UUID], Awaitable[None]],
    word: Literal["acknowledged", "erased"],
) -> IdResults:
    """Runs an operation for every event concurrently; duplicates run once."""

    async def done(event_id: UUID) -> IdResult:
        try:
            await deed(context, event_id)
        except NotFoundError:
            return IdResult(event_id, "not_found")
        return IdResult(event_id, word)

    found = await asyncio.gather(*map(done, dict.fromkeys(event_ids)))
    by_id = {one.id: one for one in found}
    return IdResults([by_id[event_id] for event_id in event_ids])


def _is_kept(context: Context[Parts], event: Event | None) -> bool:
    """Whether the event has not expired."""
    if event is None:
        return False
    return event.expires_at is None or event.expires_at > now_of(context.clock)

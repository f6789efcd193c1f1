"""Live: a stream of a tenant's new events, as server-sent events.

    id: 1732140249123-3f2504e0-4f89-41d3-9a0c-0305e82c3301
    data: {"id": "3f25...", "created_at": 1732140249123, ...}

The table has no stream, so the kit reads each tenant's events by a query, once for all listeners.
An event is stored a moment after its timestamp, and an index may lag further, so each read goes two
seconds back.
Not here: listening, positions and the response (`kits.live`).
"""

from __future__ import annotations

import re
from collections.abc import AsyncGenerator
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from tablewright.api import limits as api_limits
from tablewright.api.context import Context
from tablewright.api.responses import EventStream
from tablewright.api.routes import Routes
from tablewright.api.rules import TENANT
from tablewright.api.runtime import Runtime
from tablewright.api.waiting import Topic
from tablewright.errors import MalformedError
from tablewright.kits.live import (
    LAST_EVENT_ID,
    STREAM_ERRORS,
    Hub,
    Listeners,
    LiveEvent,
    event_stream,
)
from tablewright.systems.events import limits as events_limits
from tablewright.systems.events.design.values import EventType
from tablewright.systems.events.inbox.lists import listed
from tablewright.systems.events.parts import Parts
from tablewright.systems.events.views import EventView, as_json

ROUTES: Final[Routes[Parts]] = Routes()

_POSITION = re.compile(r"[0-9]{13}-(start|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})(~.*)?")


class StreamQuery(msgspec.Struct, forbid_unknown_fields=True):
    """Selects events."""

    event_type: Annotated[EventType | None, Meta(description="Only events of this type")] = None


@ROUTES.get("/v1/stream", rule=TENANT, tags=("inbox",), errors=STREAM_ERRORS, headers=LAST_EVENT_ID)
async def stream(context: Context[Parts], query: StreamQuery) -> EventStream:
    """Streams new events as they arrive, delivered or not.

    Streaming does not acknowledge events. The stream ends after an hour, when its key is revoked
    or expires, and when the service stops. Reconnect with `Last-Event-ID`.
    """
    position = context.headers.get("last-event-id")
    if position and _POSITION.fullmatch(position) is None:
        raise MalformedError("`Last-Event-ID` must be the id of an event from this stream.")
    return event_stream(context, context.parts.live, context.tenant, query.event_type or "")


def hub_of(given: Runtime, system: str, arrivals: Listeners) -> Hub:
    """Returns the events of each tenant and type."""

    async def since(topic: Topic, at_ms: int) -> AsyncGenerator[LiveEvent]:
        tenant, event_type = topic
        db, cursor = given.db.for_tenant(tenant), None
        while True:
            page = await db.run(
                listed(
                    tenant,
                    limit=api_limits.API_PAGE_MAX,
                    event_type=event_type or None,
                    after_ms=at_ms - 1,
                    cursor=cursor,
                    made_by="stream",
                )
            )
            for event in page.items:
                yield _live(event)
            cursor = page.cursor
            if cursor is None:
                return

    return Hub(
        given,
        system,
        since,
        listeners=arrivals,
        woken_by=lambda topic: (topic[:1],),
        overlap_seconds=events_limits.EVENTS_OVERLAP_SECONDS,
        look_seconds=events_limits.EVENTS_LOOK_SECONDS,
    )


def _live(event: EventView) -> LiveEvent:
    return LiveEvent(str(event.id), event.created_at, lambda: as_json(event))

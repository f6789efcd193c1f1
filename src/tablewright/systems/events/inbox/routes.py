"""The inbox, lists of events, and one event.

Not here: how pages are read (`events.inbox.lists`, `events.inbox.walking`), claims
(`events.inbox.claiming`).
"""

from __future__ import annotations

from typing import Annotated, Final, Literal
from uuid import UUID

import msgspec
from msgspec import Meta

from tablewright.api import limits
from tablewright.api.context import Context
from tablewright.api.routes import Routes
from tablewright.api.rules import TENANT
from tablewright.errors import BadCursorError, NotFoundError
from tablewright.model import Page, get_all
from tablewright.systems.events.design.inbox import Event
from tablewright.systems.events.design.values import EventStatus, EventType
from tablewright.systems.events.inbox.lists import is_empty_span, listed
from tablewright.systems.events.inbox.waiting import WaitSeconds, once_arrived
from tablewright.systems.events.parts import Parts
from tablewright.systems.events.views import Cursor, EventPage, EventView, Millis, view_of

ROUTES: Final[Routes[Parts]] = Routes()

_TAGS = ("inbox",)

Limit = Annotated[
    int, Meta(ge=1, le=limits.API_PAGE_MAX, description="Maximum number of events in a page")
]
After = Annotated[Millis, Meta(description="Only events received after this time")]
Before = Annotated[Millis, Meta(description="Only events received before this time")]


class InboxQuery(msgspec.Struct, forbid_unknown_fields=True):
    """Selects undelivered events."""

    limit: Limit = limits.API_PAGE_DEFAULT
    cursor: Cursor | None = None
    event_type: EventType | None = None
    after: After | None = None
    before: Before | None = None
    wait: WaitSeconds = 0
    consistent: Annotated[
        bool, Meta(description="Re-read each event, because an index may lag")
    ] = False


class EventsQuery(msgspec.Struct, forbid_unknown_fields=True):
    """Selects events by type, time and status."""

    status: EventStatus | None = None
    limit: Limit = limits.API_PAGE_DEFAULT
    cursor: Cursor | None = None
    event_type: EventType | None = None
    after: After | None = None
    before: Before | None = None
    order: Annotated[Literal["newest", "oldest"], Meta(description="Sort order")] = "newest"


@ROUTES.get("/v1/inbox", rule=TENANT, tags=_TAGS, errors=(BadCursorError,))
async def inbox(context: Context[Parts], query: InboxQuery) -> EventPage:
    """Lists undelivered events, oldest first.

    Events stay in the inbox until they are acknowledged. Each is delivered at least once:
    de-duplicate by id. A short or empty page with a cursor skipped many events of other types.
    Continue with the cursor.
    """

    async def look() -> Page[EventView]:
        if is_empty_span(query.after, query.before):
            return Page([])
        return await context.db.run(
            listed(
                context.tenant,
                limit=query.limit,
                status=EventStatus.UNDELIVERED,
                event_type=query.event_type,
                after_ms=query.after,
                before_ms=query.before,
                cursor=query.cursor,
                made_by="inbox",
            )
        )

    def is_found(page: Page[EventView]) -> bool:
        return bool(page.items) or page.cursor is not None

    page = await once_arrived(context, query.wait, look, is_found)
    events = await _rechecked(context, page.items) if query.consistent else page.items
    return EventPage(events, page.cursor)


ROUTES.get("/inbox", rule=TENANT, tags=_TAGS, errors=(BadCursorError,), alias_of="/v1/inbox")(inbox)


@ROUTES.get("/v1/events", rule=TENANT, tags=("events",), errors=(BadCursorError,))
async def list_events(context: Context[Parts], query: EventsQuery) -> EventPage:
    """Lists events, delivered or not, newest first by default.

    A short or empty page with a cursor skipped many events. Continue with the cursor.
    """
    if is_empty_span(query.after, query.before):
        return EventPage([])
    page = await context.db.run(
        listed(
            context.tenant,
            limit=query.limit,
            status=query.status,
            event_type=query.event_type,
            after_ms=query.after,
            before_ms=query.before,
            is_newest_first=query.order == "newest",
            cursor=query.cursor,
            made_by="events",
        )
    )
    return EventPage(page.items, page.cursor)


@ROUTES.get("/v1/events/{event_id}", rule=TENANT, tags=("events",), errors=(NotFoundError,))
async def get_event(context: Context[Parts], event_id: UUID) -> EventView:
    """Returns an event."""
    event = await context.db.run(Event.get(context.tenant, event_id).consistently())
    if event is None:
        raise NotFoundError("Event not found.")
    return view_of(event)


async def _rechecked(context: Context[Parts], events: list[EventView]) -> list[EventView]:
    """Returns the events that are undelivered in the table, as stored there."""
    gets = [Event.get(context.tenant, one.id).consistently() for one in events]
    found = await context.db.run(get_all(gets))
    undelivered = EventStatus.UNDELIVERED
    return [view_of(one) for one in found if one is not None and one.status is undelivered]

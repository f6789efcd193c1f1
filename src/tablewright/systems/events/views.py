"""Views: events in the API.

A payload with a stored text is returned as that text, byte for byte; any other as its values. Not
here: which events are returned (`events.inbox.walking`).
"""

from __future__ import annotations

from typing import Annotated, Any, Final
from uuid import UUID

import msgspec
from msgspec import Meta

from tablewright.model import View, as_stored, json_text
from tablewright.systems.events.design.inbox import Event
from tablewright.systems.events.design.values import EventStatus
from tablewright.systems.events.inbox.times import LAST_MS

# Like other responses: numbers with all their digits.
as_json = msgspec.json.Encoder(decimal_format="number", uuid_format="canonical").encode

EventId = Annotated[UUID, Meta(description="The event's id; use it to de-duplicate")]
Millis = Annotated[int, Meta(description="Milliseconds since 1970, UTC", ge=0, le=LAST_MS)]
PayloadJson = Annotated[
    Any, Meta(description="The payload as sent", extra_json_schema={"type": "object"})
]
Cursor = Annotated[str, Meta(description="`next_cursor` of the previous page", max_length=6_000)]


class EventView(msgspec.Struct, frozen=True):
    """An event with its payload and its state."""

    id: EventId
    created_at: Millis
    status: EventStatus
    event_type: str | None
    payload: PayloadJson
    delivered_at: Millis | None = None
    lease_until: Millis | None = None


class EventState(msgspec.Struct):
    """The attributes that determine whether an event can be claimed."""

    id: UUID
    created_at: int
    event_type: str | None
    lease_until: int | None


class PushedEvent(msgspec.Struct):
    """An event as it is pushed and polled."""

    id: EventId
    event_type: str | None
    created_at: Millis
    payload: PayloadJson


class EventPage(msgspec.Struct):
    """One page of events. The last page has no cursor."""

    events: list[EventView]
    next_cursor: str | None = None


# Lists of events are decoded directly into these.
EVENT_VIEW: Final = View(
    EventView,
    Event.event_id,
    as_stored(Event.timestamp),
    Event.status,
    Event.event_type,
    json_text(Event.payload, kept=Event.payload_text),
    as_stored(Event.delivered_at),
    as_stored(Event.lease_until),
    is_shared=True,
)

EVENT_STATE: Final = View(
    EventState,
    Event.event_id,
    as_stored(Event.timestamp),
    Event.event_type,
    as_stored(Event.lease_until),
)


def view_of(event: Event) -> EventView:
    """Returns the view of an event."""
    return EVENT_VIEW.of_entity(event)


def pushed(event: EventView) -> PushedEvent:
    """Returns an event as it is pushed and polled."""
    return PushedEvent(event.id, event.event_type, event.created_at, event.payload)

"""Views: events as the API shows them.

A payload whose text was kept is given back as that text, byte for byte; any other as its values.
Not here: which events are shown (`events.inbox.walking`).
"""

from __future__ import annotations

from typing import Annotated, Any
from uuid import UUID

import msgspec
from msgspec import Meta

from tablewright.model import value_of
from tablewright.systems.events.design.inbox import Event
from tablewright.systems.events.design.values import EventStatus
from tablewright.systems.events.inbox.times import LAST_MS, millis_of

# As a service's answers are written: numbers with all their digits.
as_json = msgspec.json.Encoder(decimal_format="number", uuid_format="canonical").encode

EventId = Annotated[UUID, Meta(description="The event's id; use it to de-duplicate")]
Millis = Annotated[int, Meta(description="Milliseconds since 1970, UTC", ge=0, le=LAST_MS)]
PayloadJson = Annotated[
    Any, Meta(description="The payload as sent", extra_json_schema={"type": "object"})
]
Cursor = Annotated[str, Meta(description="`next_cursor` of the previous page", max_length=6_000)]


class EventView(msgspec.Struct):
    """An event."""

    id: EventId
    created_at: Millis
    status: EventStatus
    event_type: str | None
    payload: PayloadJson
    delivered_at: Millis | None = None
    lease_until: Millis | None = None


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


def view_of(event: Event) -> EventView:
    """An event as it is shown."""
    return EventView(
        event.event_id,
        millis_of(event.timestamp),
        event.status,
        event.event_type,
        payload_json(event),
        None if event.delivered_at is None else millis_of(event.delivered_at),
        None if event.lease_until is None else millis_of(event.lease_until),
    )


def pushed(event: Event) -> PushedEvent:
    """An event as it is pushed."""
    return PushedEvent(
        id=event.event_id,
        event_type=event.event_type,
        created_at=millis_of(event.timestamp),
        payload=payload_json(event),
    )


def payload_json(event: Event) -> Any:
    """The payload, ready to be written as JSON."""
    if event.payload_text is not None:
        return msgspec.Raw(event.payload_text.encode())
    payload: Any = event.payload
    return value_of(payload) if isinstance(payload, msgspec.Raw) else payload

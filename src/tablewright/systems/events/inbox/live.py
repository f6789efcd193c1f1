"""Live: a stream of a tenant's new events, as server-sent events.

    id: 1732140249123-3f2504e0-4f89-41d3-9a0c-0305e82c3301
    data: {"id": "3f25...", "created_at": 1732140249123, ...}

The id is a position. Whoever comes back with `Last-Event-ID` goes on from there. An event is stored
a moment after it was stamped, and an index may show it later still; so the stream looks back two
seconds each time and leaves out what it has sent. After a reconnection those two seconds are sent
again: at least once, and consumers tell repetitions by the event's id.
Not here: waking up (`events.inbox.arrivals`).
"""

from __future__ import annotations

import re
from collections.abc import AsyncGenerator
from dataclasses import dataclass, field
from typing import Annotated, Final
from uuid import UUID

import msgspec
from msgspec import Meta

from tablewright.api import limits as api_limits
from tablewright.api.context import Context
from tablewright.api.responses import EventStream
from tablewright.api.routes import Routes
from tablewright.api.rules import TENANT
from tablewright.errors import MalformedError, RateLimitedError, TablewrightError
from tablewright.systems.events import limits as events_limits
from tablewright.systems.events.design.inbox import Event
from tablewright.systems.events.design.values import EventType
from tablewright.systems.events.inbox.arrivals import Waiter
from tablewright.systems.events.inbox.lists import listed
from tablewright.systems.events.inbox.times import millis_of
from tablewright.systems.events.parts import Parts
from tablewright.systems.events.views import as_json, view_of

ROUTES: Final[Routes[Parts]] = Routes()

_POSITION = re.compile(r"([0-9]{13})-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})")
_BEGIN = b"retry: 1000\n\n"
_BEAT = b": beat\n\n"


class StreamQuery(msgspec.Struct, forbid_unknown_fields=True):
    """Selects events."""

    event_type: Annotated[EventType | None, Meta(description="Only events of this type")] = None


@ROUTES.get(
    "/v1/stream",
    rule=TENANT,
    tags=("inbox",),
    errors=(RateLimitedError,),
    headers={"Last-Event-ID": "Id of the last event received. The stream resumes after it."},
)
async def stream(context: Context[Parts], query: StreamQuery) -> EventStream:
    """Streams new events as they arrive, delivered or not.

    Streaming does not acknowledge events. The stream ends after an hour, when its key is revoked
    or expires, and when the service stops. Reconnect with `Last-Event-ID`.
    """
    parts = context.parts
    position = _position(context.headers.get("last-event-id"))
    if not parts.arrivals.has_room(context.tenant):
        raise RateLimitedError(
            f"A tenant may have at most {events_limits.EVENTS_WAITERS_MAX} waiting requests.",
            retry_after_seconds=events_limits.EVENTS_BEAT_SECONDS,
        )
    if position is None:
        tail = _Tail(start_ms=int(context.clock.now() * 1000))
    else:
        last_ms, event_id = position
        tail = _Tail(start_ms=last_ms - events_limits.EVENTS_OVERLAP_MS, sent={event_id: last_ms})
    return EventStream(_events(context, parts, tail, query.event_type))


def _position(text: str | None) -> tuple[int, UUID] | None:
    if not text:
        return None
    found = _POSITION.fullmatch(text)
    if found is None:
        raise MalformedError("`Last-Event-ID` must be the id of an event from this stream.")
    return int(found[1]), UUID(found[2])


@dataclass(slots=True)
class _Tail:
    """The end of what was sent."""

    start_ms: int  # nothing from before this time is sent
    last_ms: int = 0
    sent: dict[UUID, int] = field(default_factory=dict[UUID, int])  # not long ago, and when stamped

    @property
    def after_ms(self) -> int:
        """Where to look from."""
        return max(self.start_ms, self.last_ms - events_limits.EVENTS_OVERLAP_MS) - 1

    def is_new(self, event: Event) -> bool:
        """Whether it is to be sent; from now on it is not."""
        if event.event_id in self.sent:
            return False
        time_ms = millis_of(event.timestamp)
        self.sent[event.event_id] = time_ms
        self.last_ms = max(self.last_ms, time_ms)
        return True

    def forget(self) -> None:
        """Forgets what cannot be found again."""
        after_ms = self.after_ms
        self.sent = {one: time_ms for one, time_ms in self.sent.items() if time_ms > after_ms}


async def _events(
    context: Context[Parts], parts: Parts, tail: _Tail, event_type: str | None
) -> AsyncGenerator[bytes]:
    clock = context.clock
    ends_at = clock.now() + events_limits.EVENTS_STREAM_SECONDS_MAX
    beat_at = clock.now() + events_limits.EVENTS_BEAT_SECONDS
    try:
        with parts.arrivals.waiting(context.tenant) as waiter:
            yield _BEGIN
            while clock.now() < ends_at and not context.stopping.is_set():
                is_busy = False
                async for event in _found(context, tail, event_type):
                    is_busy = True
                    yield _sent(event)
                tail.forget()
                if clock.now() >= beat_at:
                    beat_at = clock.now() + events_limits.EVENTS_BEAT_SECONDS
                    yield _BEAT
                await _pause(waiter, is_busy=is_busy)
    except TablewrightError:
        return  # the store is away: the caller comes back, and learns that


async def _pause(waiter: Waiter, *, is_busy: bool) -> None:
    """Waits for something to come, but not for each event by itself."""
    if is_busy:
        await waiter.rest(events_limits.EVENTS_STREAM_LOOK_SECONDS)
    await waiter.wait(events_limits.EVENTS_LOOK_SECONDS)


async def _found(
    context: Context[Parts], tail: _Tail, event_type: str | None
) -> AsyncGenerator[Event]:
    """What is new, the oldest first."""
    after_ms, cursor = tail.after_ms, None
    while True:
        page = await context.db.run(
            listed(
                context.tenant,
                limit=api_limits.API_PAGE_MAX,
                event_type=event_type,
                after_ms=after_ms,
                cursor=cursor,
                made_by="stream",
            )
        )
        for event in page.items:
            if tail.is_new(event):
                yield event
        cursor = page.cursor
        if cursor is None:
            return


def _sent(event: Event) -> bytes:
    position = f"{millis_of(event.timestamp):013}-{event.event_id}"
    return b"id: %b\ndata: %b\n\n" % (position.encode(), as_json(view_of(event)))

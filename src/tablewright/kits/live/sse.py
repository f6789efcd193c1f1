"""Server-sent events: a subscription as the response to a request.

    retry: 1000
    id: 1732140249000-start

    id: 1732140249123-3f2504e0
    data: {"id": "3f25...", ...}

    : beat

The id is a position: a client that reconnects with `Last-Event-ID` resumes after it, on any node.
The stream ends after an hour, when the service stops, when the store is unavailable, and if its
reader is too slow. `api` ends it when the caller's credential ends.
Not here: the events (`live.hub`).
"""

from __future__ import annotations

from collections.abc import AsyncGenerator, Callable
from contextlib import aclosing
from typing import Any, Final

from tablewright.api.context import Context
from tablewright.api.responses import EventStream
from tablewright.api.waiting import Topic
from tablewright.errors import RateLimitedError, TablewrightError
from tablewright.kits.live import limits
from tablewright.kits.live.hub import Hub
from tablewright.kits.live.positions import LiveEvent

LAST_EVENT_ID: Final = {
    "Last-Event-ID": "Id of the last event received. The stream resumes after it."
}
STREAM_ERRORS: Final = (RateLimitedError,)
BEGIN: Final = b"retry: %d\nid: %%b\n\n" % limits.RETRY_MS
BEAT: Final = b": beat\n\n"


Test = Callable[[LiveEvent], bool]


def event_stream(
    context: Context[Any],
    hub: Hub,
    *topic: str,
    keep: Test = lambda event: True,
    is_last: Test = lambda event: False,
) -> EventStream:
    """Returns the events of a topic; raises `MalformedError` or `RateLimitedError` before it
    starts.

    The route needs `headers=LAST_EVENT_ID` and `errors=STREAM_ERRORS`. `keep` selects the events
    that the caller gets. The stream ends after an event that `is_last`, and the client reconnects.
    """
    after = context.headers.get("last-event-id") or None
    if after is not None:
        hub.check_position(after)
    hub.listeners.check_room(topic[0])
    return EventStream(_written(context, hub, topic, after, keep, is_last))


async def _written(
    context: Context[Any], hub: Hub, topic: Topic, after: str | None, keep: Test, is_last: Test
) -> AsyncGenerator[bytes]:
    ends_at = context.clock.now() + limits.STREAM_SECONDS_MAX
    try:
        async with (
            hub.subscribed(topic, after=after) as subscription,
            aclosing(subscription.batches()) as batches,
        ):
            yield BEGIN % subscription.position.encode()
            async for batch in batches:
                kept = [one for one in batch if keep(one.event)]
                for one in kept:
                    yield b"id: %b\ndata: %b\n\n" % (one.position.encode(), one.event.data)
                if not kept:
                    yield BEAT
                if context.clock.now() >= ends_at or any(is_last(one.event) for one in batch):
                    return
    except TablewrightError:
        return  # the store is unavailable: the client reconnects and gets the error

"""Versions: server-sent events that tell a page to read its data again.

    id: 3f2504e04f8941d3
    data: {"version": "3f2504e04f8941d3"}

A look returns the version of a page's content, such as its hash. The stream sends a version
that differs from the last one. The id of an event is the version, so a client that reconnects with
`Last-Event-ID` gets changes in between, on any node.
Not here: streams of the events themselves (`live.sse`).
"""

from __future__ import annotations

from collections.abc import AsyncGenerator, Awaitable, Callable
from typing import Any

from tablewright.api.context import Context
from tablewright.api.responses import EventStream
from tablewright.errors import TablewrightError
from tablewright.kits.live import limits
from tablewright.kits.live.listeners import Listeners
from tablewright.kits.live.sse import BEAT, BEGIN

# Returns the current version, in letters and digits.
Look = Callable[[], Awaitable[str]]


def version_stream(
    context: Context[Any],
    listeners: Listeners,
    owner: str,
    look: Look,
    *,
    look_seconds: float = limits.LOOK_SECONDS,
) -> EventStream:
    """Returns the versions of an owner's content; raises `RateLimitedError` before it starts.

    The route needs `headers=LAST_EVENT_ID` and `errors=STREAM_ERRORS`. `listeners.happened(owner)`
    makes the stream check at once; it also checks every few seconds.
    """
    listeners.check_room(owner)
    return EventStream(_written(context, listeners, owner, look, look_seconds))


async def _written(
    context: Context[Any], listeners: Listeners, owner: str, look: Look, look_seconds: float
) -> AsyncGenerator[bytes]:
    clock, sent = context.clock, context.headers.get("last-event-id")
    ends_at = clock.now() + limits.STREAM_SECONDS_MAX
    try:
        with listeners.waiting(owner) as listener:  # first, so that no wake is missed
            version = await look()
            yield BEGIN % version.encode()
            sent, beat_at = sent or version, clock.now() + limits.BEAT_SECONDS
            while clock.now() < ends_at and not context.stopping.is_set():
                if version != sent:
                    yield b'id: %b\ndata: {"version": "%b"}\n\n' % (2 * (version.encode(),))
                    sent, beat_at = version, clock.now() + limits.BEAT_SECONDS
                elif clock.now() >= beat_at:
                    yield BEAT
                    beat_at = clock.now() + limits.BEAT_SECONDS
                await listener.rest(limits.REST_SECONDS)
                await listener.wait(max(0.0, min(look_seconds, beat_at - clock.now())))
                version = await look()
    except TablewrightError:
        return  # the store is unavailable: the client reconnects and gets the error

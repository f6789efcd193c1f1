"""Waiting: a request that would find nothing may wait for something to come.

Not here: who wakes it (`events.inbox.arrivals`).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Annotated, TypeVar

from msgspec import Meta

from tablewright.api import limits as api_limits
from tablewright.api.context import Context
from tablewright.systems.events import limits as events_limits
from tablewright.systems.events.inbox.arrivals import Arrivals, Waiter
from tablewright.systems.events.parts import Parts

T = TypeVar("T")

WaitSeconds = Annotated[
    float,
    Meta(
        ge=0,
        le=events_limits.EVENTS_WAIT_SECONDS_MAX,
        description="Seconds to wait for events if there are none",
    ),
]
# An answer leaves before the time of a handler is over.
_MARGIN_SECONDS = 2.0
_SECONDS_MAX = api_limits.API_HANDLER_SECONDS_MAX - _MARGIN_SECONDS


async def once_found(
    context: Context[Parts],
    arrivals: Arrivals,
    wait_seconds: float,
    look: Callable[[], Awaitable[T]],
    is_found: Callable[[T], bool],
) -> T:
    """What a look finds, or the last one when the time is over or the service ends.

    A tenant that has too many waiting is answered at once. If the caller's credential ends, so does
    the wait: `UnauthenticatedError`.
    """
    if wait_seconds == 0 or not arrivals.has_room(context.tenant):
        return await look()
    ends_at = context.clock.now() + min(wait_seconds, _SECONDS_MAX)

    async def waited(waiter: Waiter, found: T) -> T:
        while True:
            left_seconds = ends_at - context.clock.now()
            if is_found(found) or left_seconds <= 0 or context.stopping.is_set():
                return found
            await waiter.wait(min(left_seconds, events_limits.EVENTS_LOOK_SECONDS))
            found = await look()

    with arrivals.waiting(context.tenant) as waiter:  # before the look: nothing comes unheard
        found = await look()
        return found if is_found(found) else await context.while_valid(waited(waiter, found))

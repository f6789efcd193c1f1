"""Long polls: a request that finds nothing may wait for events.

Not here: waking the request (`live.listeners`).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

from tablewright.api import limits as api_limits
from tablewright.api.context import Context
from tablewright.kits.live import limits
from tablewright.kits.live.listeners import Listener, Listeners

T = TypeVar("T")

# A response must be sent before the handler's time is over.
_MARGIN_SECONDS: Final = 2.0
_SECONDS_MAX: Final = api_limits.API_HANDLER_SECONDS_MAX - _MARGIN_SECONDS


async def once_found(
    context: Context[Any],
    listeners: Listeners,
    wait_seconds: float,
    look: Callable[[], Awaitable[T]],
    is_found: Callable[[T], bool],
    *,
    look_seconds: float = limits.LOOK_SECONDS,
) -> T:
    """Returns the first non-empty result, or the last one when the time is over or the service
    stops.

    A tenant with too many waiting requests gets its response at once. If the caller's credential
    ends, so does the wait: `UnauthenticatedError`.
    """
    if wait_seconds == 0 or not listeners.has_room(context.tenant):
        return await look()
    ends_at = context.clock.now() + min(wait_seconds, _SECONDS_MAX)

    async def waited(listener: Listener, found: T) -> T:
        while True:
            left_seconds = ends_at - context.clock.now()
            if is_found(found) or left_seconds <= 0 or context.stopping.is_set():
                return found
            await listener.wait(min(left_seconds, look_seconds))
            found = await look()

    with listeners.waiting(context.tenant) as listener:  # first, so that no wake is missed
        found = await look()
        return found if is_found(found) else await context.while_valid(waited(listener, found))

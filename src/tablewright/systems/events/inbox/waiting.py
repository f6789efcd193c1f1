"""Waiting: a request that finds nothing may wait for events.

Not here: waking it (`kits.live`).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Annotated, TypeVar

from msgspec import Meta

from tablewright.api.context import Context
from tablewright.kits.live import once_found
from tablewright.systems.events import limits
from tablewright.systems.events.parts import Parts

T = TypeVar("T")

WaitSeconds = Annotated[
    float,
    Meta(
        ge=0,
        le=limits.EVENTS_WAIT_SECONDS_MAX,
        description="Seconds to wait for events if there are none",
    ),
]


async def once_arrived(
    context: Context[Parts],
    wait_seconds: float,
    look: Callable[[], Awaitable[T]],
    is_found: Callable[[T], bool],
) -> T:
    """Returns the first non-empty result, perhaps after waiting for events of the tenant."""
    arrivals, look_seconds = context.parts.arrivals, limits.EVENTS_LOOK_SECONDS
    return await once_found(
        context, arrivals, wait_seconds, look, is_found, look_seconds=look_seconds
    )

"""Waiting: for an event, and not longer than some seconds.

Whoever waits in the background takes the way to wait as a parameter, so that tests move the time
instead of passing it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

Wait = Callable[[asyncio.Event, float], Awaitable[None]]


async def wait_for_event(event: asyncio.Event, seconds: float) -> None:
    """Waits until the event is set or the seconds have passed."""
    try:
        async with asyncio.timeout(seconds):
            await event.wait()
    except TimeoutError:
        return

"""Threads for files: work that has always ended when its task continues, even after a cancellation.

`asyncio.to_thread` leaves the thread running when its task is cancelled. The task could then close
the file that the thread still writes.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


async def in_thread(deed: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Runs a function in a thread; a cancelled task first waits for the function to end."""
    doing = asyncio.ensure_future(asyncio.to_thread(deed, *args, **kwargs))
    cancelled: asyncio.CancelledError | None = None
    while not doing.done():
        try:
            await asyncio.wait([doing])
        except asyncio.CancelledError as error:
            cancelled = error
    if cancelled is not None:
        if not doing.cancelled():
            doing.exception()  # marks the exception as retrieved
        raise cancelled
    return doing.result()

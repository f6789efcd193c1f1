"""Long work: runs the long work of a request in a thread, so that other requests do not wait.

There is only one such thread, because threads share Python's lock with the event loop, and several
would take several shares. Short work runs at once, because handing it over costs more.
Not here: calls to a store, which have their own threads (`client.embedded`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import ContextVar
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

_THREAD = ThreadPoolExecutor(1, "tablewright-long-work")
_has_worked = ContextVar("has_worked", default=False)


async def done_aside(is_long: bool, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Returns the result of some work; work that `is_long` runs in a thread."""
    if not is_long:
        return work(*args, **kwargs)
    _has_worked.set(True)
    loop = asyncio.get_running_loop()
    return await loop.run_in_executor(_THREAD, lambda: work(*args, **kwargs))


def has_worked_aside() -> bool:
    """Whether this task had long work: its result is large as well."""
    return _has_worked.get()

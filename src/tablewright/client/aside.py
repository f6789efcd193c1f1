"""Aside: long work of one request, done by a thread so that others do not wait for it.

There is one such thread. It shares Python's lock with the event loop: several would take as many
shares of it. What is short is done at once, since handing it over costs more.
Not here: calls to a store, which have threads of their own (`client.embedded`).
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
    """The result of some work; if it `is_long`, the event loop goes on meanwhile."""
    if not is_long:
        return work(*args, **kwargs)
    _has_worked.set(True)
    loop = asyncio.get_running_loop()
    return await loop.run_in_executor(_THREAD, lambda: work(*args, **kwargs))


def has_worked_aside() -> bool:
    """Whether this task had long work to do: what it made of that is large, too."""
    return _has_worked.get()

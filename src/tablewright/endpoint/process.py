"""One serving process: its event loop, its log, and signal handling."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
from collections.abc import Callable, Coroutine
from typing import Any

from tablewright import limits

Serve = Callable[[asyncio.Event], Coroutine[Any, Any, None]]


def run(serve: Serve) -> None:
    """Runs `serve` until it returns. SIGTERM and Ctrl-C set its event; a second one ends the
    process.
    """
    _allow_many_files()
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(_until_signalled(serve))


def log_to_stderr() -> None:
    """Writes logs to stderr, with their time."""
    logging.basicConfig(format="%(asctime)s %(levelname)s %(name)s: %(message)s")


async def _until_signalled(serve: Serve) -> None:
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()

    def end() -> None:
        if stop.is_set():
            os._exit(1)
        stop.set()

    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # Windows: Ctrl-C raises instead
            loop.add_signal_handler(number, end)
    await serve(stop)


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    try:
        import uvloop
    except ImportError:  # Windows: there is none, and asyncio's own will do
        return None
    return uvloop.new_event_loop


def _allow_many_files() -> None:
    """Raises this process's own limit on open files, and so on connections."""
    try:
        import resource
    except ImportError:  # Windows: there is no such bound
        return
    bound, bound_max = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 2 * limits.CONNECTIONS_MAX
    if bound_max != resource.RLIM_INFINITY:
        wanted = min(wanted, bound_max)
    if bound != resource.RLIM_INFINITY and bound < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, bound_max))

"""Dispatch: a request takes one of three lanes, so that none waits for another kind of work.

Inline: small reads, on the event loop; they never wait for the disk. Together: writes of items; all
that have arrived share one commit, and the next ones gather during it. The loop itself waits for
the disk: a thread would compete for Python's lock for longer than the disk takes. So that no read
waits, other processes serve the connections to a store on disk (`endpoint.workers`). Aside: work
that may take long, such as operations on whole tables and very large requests, in a few threads.
The number and size of waiting requests are bounded; above that, a request is throttled. Not here:
HTTP (`endpoint.service`), other processes (`lanes.relay`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from logging import getLogger
from typing import Protocol

from tablewright import limits
from tablewright.engine import wire
from tablewright.engine.engine import Engine
from tablewright.errors import InternalServerError
from tablewright.lanes.commits import Commits, OnLoop, Outcome
from tablewright.lanes.threads import BoundedThreads
from tablewright.lanes.throttling import throttled
from tablewright.operations import ITEM_WRITES, READS

Deliver = Callable[[wire.Answer], None]

_log = getLogger(__name__)


class Lanes(Protocol):
    """Executes requests."""

    def take(self, operation: str, body: bytes, deliver: Deliver) -> None:
        """Executes a request; `deliver` gets the response on the event loop, now or later."""
        ...

    def close(self) -> None:
        """Ends the threads after the work in progress."""
        ...


def failed() -> wire.Answer:
    """Returns the response for a bug in the engine. Only the log has the reason."""
    return wire.refusal(InternalServerError("Internal server error"))


class EngineLanes:
    """The three lanes of the process with the engine."""

    def __init__(self, engine: Engine, loop: asyncio.AbstractEventLoop) -> None:
        self._engine = engine
        self._commits = Commits(engine, OnLoop.ALWAYS)
        self._aside = Aside(engine, loop)

    def take(self, operation: str, body: bytes, deliver: Deliver) -> None:
        """Executes a request; `deliver` gets the response on the event loop, now or later."""
        if len(body) > limits.INLINE_BODY_BYTES_MAX and operation not in ITEM_WRITES:
            self._aside.take(operation, body, deliver)
        elif operation in READS:
            deliver(done(self._engine, operation, body))
        elif operation in ITEM_WRITES and len(body) <= limits.SHARED_WRITE_BYTES_MAX:
            self._commits.take(operation, body, lambda done: deliver(_answer_of(operation, done)))
        else:
            self._aside.take(operation, body, deliver)

    def close(self) -> None:
        """Ends the threads after the work in progress."""
        self._aside.close()


def _answer_of(operation: str, outcome: Outcome) -> wire.Answer:
    try:
        return wire.answer_of(outcome)
    except Exception as bug:
        _log.error("internal error in %s", operation, exc_info=bug)
        return failed()


def done(engine: Engine, operation: str, body: bytes) -> wire.Answer:
    """Returns the engine's response, also after an error."""
    try:
        return wire.perform(engine, operation, body)
    except Exception:
        _log.exception("internal error in %s", operation)
        return failed()


class Aside:
    """A few threads for long work."""

    def __init__(self, engine: Engine, loop: asyncio.AbstractEventLoop) -> None:
        self._engine = engine
        self._threads = BoundedThreads(
            loop,
            name="tablewright-aside",
            count=limits.ASIDE_THREADS,
            waiting_max=limits.ASIDE_WAITING_MAX,
            waiting_bytes_max=limits.ASIDE_WAITING_BYTES_MAX,
        )

    def take(self, operation: str, body: bytes, deliver: Deliver) -> None:
        """Executes a request in one of the threads, or throttles it."""
        is_taken = self._threads.take(
            lambda: done(self._engine, operation, body), len(body), deliver
        )
        if not is_taken:
            deliver(throttled(operation, body))

    def close(self) -> None:
        """Finishes the work in progress, and ends."""
        self._threads.close()

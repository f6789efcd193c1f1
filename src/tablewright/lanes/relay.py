"""The path of a write from a serving process to the writing one.

A socket joins them. The number in the head of a frame is the length of the operation's name, or the
status of the response.
Not here: frames (`lanes.frames`), starting the processes (`endpoint.workers`, `serving.workers`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from tablewright import limits
from tablewright.engine import wire
from tablewright.engine.engine import Engine
from tablewright.lanes.dispatch import Aside, Deliver, EngineLanes, done, failed
from tablewright.lanes.frames import TICKETS, Frames
from tablewright.lanes.throttling import throttled
from tablewright.operations import READS


class WriterEnd(Frames):
    """The end in the writing process."""

    def __init__(self, lanes: EngineLanes) -> None:
        super().__init__()
        self._lanes = lanes

    def received(self, ticket: int, number: int, payload: bytes) -> None:
        """Executes a request; `number` is the length of its operation's name."""

        def deliver(answer: wire.Answer) -> None:
            status, body = answer
            self.send(ticket, status, body)

        self._lanes.take(payload[:number].decode(), payload[number:], deliver)


class RelayLanes(Frames):
    """The three lanes of a process that only reads: writes go to the other end."""

    def __init__(
        self, engine: Engine, loop: asyncio.AbstractEventLoop, *, lost: Callable[[], None]
    ) -> None:
        super().__init__()
        self._engine = engine
        self._aside = Aside(engine, loop)
        self._lost = lost  # called when the other end is gone
        self._waiting: dict[int, tuple[Deliver, int]] = {}  # and the bytes of the request
        self._waiting_bytes = 0
        self._ticket = 0
        self._is_lost = False

    def take(self, operation: str, body: bytes, deliver: Deliver) -> None:
        """Executes a request; `deliver` gets the response on the event loop, now or later."""
        if operation not in READS:
            self._relay(operation, body, deliver)
        elif len(body) > limits.INLINE_BODY_BYTES_MAX:
            self._aside.take(operation, body, deliver)
        else:
            deliver(done(self._engine, operation, body))

    def _relay(self, operation: str, body: bytes, deliver: Deliver) -> None:
        if self._is_lost:
            deliver(failed())
        elif (
            len(self._waiting) >= limits.WRITES_WAITING_MAX
            or self._waiting_bytes + len(body) > limits.WRITES_WAITING_BYTES_MAX
        ):
            deliver(throttled(operation, body))
        else:
            self._ticket = (self._ticket + 1) % TICKETS
            self._waiting[self._ticket] = deliver, len(body)
            self._waiting_bytes += len(body)
            name = operation.encode()
            self.send(self._ticket, len(name), name + body)

    def received(self, ticket: int, number: int, payload: bytes) -> None:
        """Passes a response to its caller; `number` is its status."""
        deliver, body_bytes = self._waiting.pop(ticket)
        self._waiting_bytes -= body_bytes
        deliver((number, payload))

    def connection_lost(self, exc: Exception | None) -> None:
        """Reports to waiting callers that the outcome of their writes is unknown."""
        self._is_lost = True
        waiting, self._waiting = self._waiting, {}
        for deliver, _ in waiting.values():
            deliver(failed())
        self._lost()

    def end_threads(self) -> None:
        """Ends the threads after the work in progress."""
        self._aside.close()

    def close(self) -> None:
        """Ends the threads and the connection."""
        self.end_threads()
        super().close()

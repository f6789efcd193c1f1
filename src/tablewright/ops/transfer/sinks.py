"""Sinks: where batches of items are written, as fast as the target takes them.

An embedded store writes many batches in one commit. A server gets several requests at a time.
Not here: the treatment of rejected batches (`transfer.loading`).
"""

from __future__ import annotations

import threading
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol

import msgspec

from tablewright import limits
from tablewright.client.embedded import EmbeddedTransport
from tablewright.client.transport import Transport
from tablewright.clock import Clock, pause
from tablewright.errors import ServiceError
from tablewright.model.operations.backoff import pauses

OPERATION = "BatchWriteItem"
_ALL_DONE = b'{"UnprocessedItems":{}}'

_decode = msgspec.json.Decoder().decode
_encode = msgspec.json.Encoder().encode


class Sink(Protocol):
    """Writes batches to a target."""

    def write(self, bodies: Sequence[bytes]) -> list[ServiceError | None]:
        """Writes several batches; each succeeds or fails on its own. Raises all other errors."""
        ...

    def close(self) -> None:
        """Stops the threads."""
        ...


def sink_for(transport: Transport, clock: Clock) -> Sink:
    """Returns the fastest sink for a target."""
    if isinstance(transport, EmbeddedTransport):
        return _EmbeddedSink(transport)
    return _RemoteSink(transport, clock)


class _EmbeddedSink:
    def __init__(self, transport: EmbeddedTransport) -> None:
        self._engine = transport.engine

    def write(self, bodies: Sequence[bytes]) -> list[ServiceError | None]:
        outcomes: list[ServiceError | None] = []
        for outcome in self._engine.answers([(OPERATION, body) for body in bodies]):
            if isinstance(outcome, Exception) and not isinstance(outcome, ServiceError):
                raise outcome
            outcomes.append(outcome if isinstance(outcome, ServiceError) else None)
        return outcomes

    def close(self) -> None:
        pass


class _RemoteSink:
    def __init__(self, transport: Transport, clock: Clock) -> None:
        self._transport = transport
        self._clock = clock
        self._threads = ThreadPoolExecutor(limits.IMPORT_THREADS, "tablewright-import")
        self._stop = threading.Event()

    def write(self, bodies: Sequence[bytes]) -> list[ServiceError | None]:
        return list(self._threads.map(self._written, bodies))

    def _written(self, body: bytes) -> ServiceError | None:
        waiting = pauses()
        while True:
            try:
                answer = self._transport.send(OPERATION, body)
            except ServiceError as refusal:
                return refusal
            if answer == _ALL_DONE:
                return None
            left: dict[str, Any] = _decode(answer).get("UnprocessedItems") or {}
            if not left:
                return None
            pause(self._clock, self._stop, next(waiting).seconds)
            body = _encode({"RequestItems": left})

    def close(self) -> None:
        self._stop.set()
        self._threads.shutdown(cancel_futures=True)

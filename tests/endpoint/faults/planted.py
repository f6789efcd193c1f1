"""Planted faults: ways to break the endpoint on purpose, to see that a test notices.

They are switched on in a process that a test starts, never in the product.
"""

from __future__ import annotations

import itertools
import json
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

from tablewright.endpoint.connection import Connection
from tablewright.endpoint.service import Service
from tablewright.engine.engine import Engine
from tablewright.lanes.relay import WriterEnd

_TRANSACTION = "TransactWriteItems"
_DONE: Final = b"{}"
_FORGOTTEN_EVERY = 40  # frames
_LINGER_SECONDS = 0.1

Writes = Sequence[tuple[str, bytes]]


def _linger() -> None:
    """Keeps a fault open for so long that a kill is likely to come meanwhile."""
    threading.Event().wait(_LINGER_SECONDS)


def answers_before_the_commit() -> None:
    """Writers are answered while their write still waits for its commit."""
    commit_later = ThreadPoolExecutor(1)
    perform = Engine.answers

    def perform_a_while_later(engine: Engine, writes: Writes) -> None:
        _linger()
        perform(engine, writes)

    def perform_later(self: Engine, writes: Writes) -> Any:
        commit_later.submit(perform_a_while_later, self, writes)
        return [_DONE for _ in writes]

    Engine.answers = perform_later


def transactions_in_two_commits() -> None:
    """The first action of a transaction goes to the disk, and the others follow."""
    perform = Engine.answers

    def perform_apart(self: Engine, writes: Writes) -> Any:
        first = [(name, _part(name, body, slice(1))) for name, body in writes]
        others = [(name, _part(name, body, slice(1, None))) for name, body in writes]
        answers = perform(self, first)
        late = [write for write in others if write[0] == _TRANSACTION]
        if late:
            _linger()
            perform(self, late)
        return answers

    Engine.answers = perform_apart


def _part(operation: str, body: bytes, which: slice) -> bytes:
    if operation != _TRANSACTION:
        return body
    return json.dumps({"TransactItems": json.loads(body)["TransactItems"][which]}).encode()


def frames_forgotten() -> None:
    """On its way to the process that writes, a write is lost now and then, and yet answered."""
    received = WriterEnd.received
    count = itertools.count(1)

    def forget(self: WriterEnd, ticket: int, number: int, payload: bytes) -> None:
        if next(count) % _FORGOTTEN_EVERY:
            received(self, ticket, number, payload)
        else:
            self.send(ticket, 200, _DONE)

    WriterEnd.received = forget


def nobody_waits_for_clients() -> None:
    """Answers are made and kept, whether the client takes them or not."""
    Connection.pause_writing = lambda self: None


def half_requests_are_served() -> None:
    """What has come of a body when its client goes is taken for the whole."""

    def serve_half(self: Any) -> bool:
        if self._is_reading and not self._is_in_head:
            self.on_message_complete()
            self._serve()
        return False

    Connection.eof_received = serve_half


def requests_are_kept() -> None:
    """Every request stays in memory, with some more."""
    kept: list[Any] = []
    answer = Service.answer

    def keep(self: Service, request: Any, reply: Any) -> None:
        kept.append((request, dict(request.headers), bytearray(b"x") * 32_768))
        answer(self, request, reply)

    Service.answer = keep


FAULTS: dict[str, Callable[[], None]] = {
    fault.__name__: fault
    for fault in (
        answers_before_the_commit,
        transactions_in_two_commits,
        frames_forgotten,
        nobody_waits_for_clients,
        half_requests_are_served,
        requests_are_kept,
    )
}

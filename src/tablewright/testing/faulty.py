"""Faulty calls: an engine behind a network that fails at one chosen call.

Only calls of the swept part of a scenario are numbered and can fail. A run without a fault records
them, and finds reads of an index that would differ if the index lagged. Lost responses use the
retry code of the AWS client, so that errors are the same.
Not here: the states that stale reads see (`testing.ring`).
"""

from __future__ import annotations

import json
import math
from collections.abc import Generator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from tablewright.client.remote.budget import RetryBudget
from tablewright.client.remote.retries import Attempts
from tablewright.engine import Engine
from tablewright.errors import ServiceError
from tablewright.errors.target import ConnectionLostError, TargetError
from tablewright.operations import ITEM_READS, ITEM_WRITES, READS, STATEMENTS
from tablewright.testing.fault import Fault
from tablewright.testing.ring import Ring

COMMITS_AGO: Final = (1, 2, 3, 6)  # how far behind a stale read is

_WRITES: Final = ITEM_WRITES | STATEMENTS
_ATTEMPTS_MAX: Final = 3
_TEXT_LENGTH_MAX: Final = 160


@dataclass(frozen=True, slots=True)
class Call:
    """A call of the swept part."""

    number: int
    operation: str
    body: bytes

    @property
    def is_write(self) -> bool:
        """Whether it can change items."""
        return self.operation in _WRITES

    @property
    def is_index_read(self) -> bool:
        """Whether a lagging index would affect it."""
        return self.operation in ("Query", "Scan") and b'"IndexName"' in self.body

    def __str__(self) -> str:
        request: dict[str, Any] = json.loads(self.body)
        where = request.get("TableName") or "+".join(request.get("RequestItems", ()))
        index = f"/{request['IndexName']}" if "IndexName" in request else ""
        what = request.get("Key") or request.get("TransactItems")
        what = what or request.get("ExpressionAttributeValues") or request.get("Item") or ""
        text = f"{self.operation} {where}{index} {json.dumps(what)}"
        return text if len(text) <= _TEXT_LENGTH_MAX else f"{text[:_TEXT_LENGTH_MAX]}…"


class FaultyCalls:
    """Sends calls to an engine, like both transports; one of them has a fault."""

    def __init__(self, engine: Engine, ring: Ring, fault: Fault | None) -> None:
        self._engine = engine
        self._ring = ring
        self._fault = fault
        self._keeps_past = fault is None or fault.kind == "stale"
        self._is_swept = False
        self.calls: list[Call] = []
        self.met: Call | None = None  # the call that met the fault
        self.stale: list[Fault] = []  # found by a run without a fault: reads that would differ

    @contextmanager
    def swept(self) -> Generator[None]:
        """Numbers the calls of a block and lets them fail; indexes are up to date before it."""
        assert not self._is_swept, "one swept part must not be inside another"
        self._ring.clear()
        self._is_swept = True
        try:
            yield
        finally:
            self._is_swept = False

    def answer(self, operation: str, body: bytes, *, is_once: bool = False) -> bytes:
        """Executes one operation, and may lose its response.

        A call with `is_once` is not sent again: its outcome is then unknown.
        """
        if self._keeps_past and operation in _WRITES:
            self._ring.keep()
        elif operation not in READS:
            self._ring.clear()  # no read goes back past a change of a table's definition
        if not self._is_swept:
            return self._engine.answer(operation, body)
        call = Call(len(self.calls) + 1, operation, body)
        self.calls.append(call)
        if self._fault is None:
            return self._explored(call)
        if self._fault.call != call.number:
            return self._engine.answer(operation, body)
        self.met = call
        return self._faulty(self._fault, call, is_once=is_once)

    def _explored(self, call: Call) -> bytes:
        """Returns the response, and the older states that would have led to others."""
        newest = self._engine.answer(call.operation, call.body)
        if call.is_index_read:
            seen = {newest}
            for commits_ago in COMMITS_AGO:
                older = self._as_of(call, commits_ago)
                if older is not None and older not in seen:
                    seen.add(older)
                    self.stale.append(Fault("stale", call.number, commits_ago))
        return newest

    def _as_of(self, call: Call, commits_ago: int) -> bytes | None:
        past = self._ring.back(commits_ago)
        return past and self._engine.answer(call.operation, call.body, as_of=past)

    def _faulty(self, fault: Fault, call: Call, *, is_once: bool) -> bytes:
        if fault.kind == "stale":
            older = self._as_of(call, fault.commits_ago)
            return older or self._engine.answer(call.operation, call.body)
        if fault.kind != "unsent":
            with suppress(ServiceError):  # rejected or not: the response is lost
                self._engine.answer(call.operation, call.body)
        lost = ConnectionLostError(
            "The connection ended before the response.", is_outcome_unknown=True
        )
        if fault.kind != "lost" or is_once:
            raise lost
        return self._sent_again(call, lost)

    def _sent_again(self, call: Call, failure: ServiceError | TargetError) -> bytes:
        attempts = Attempts(
            RetryBudget(), attempts_max=_ATTEMPTS_MAX, deadline=math.inf, random_share=lambda: 0.0
        )
        while True:
            attempts.pause_after(failure, None, 0.0)  # raises it, if it is the last
            try:
                return self._engine.answer(call.operation, call.body)
            except ServiceError as refusal:
                failure = refusal


class FaultyTransport:
    """Faulty calls for a `Database`."""

    def __init__(self, calls: FaultyCalls) -> None:
        self.send = calls.answer
        self.send_once = partial(calls.answer, is_once=True)

    def close(self) -> None:
        """Does nothing: the stage owns the engine."""


class AsyncFaultyTransport:
    """Faulty calls for an `AsyncDatabase`."""

    def __init__(self, calls: FaultyCalls) -> None:
        self._calls = calls

    async def send(self, operation: str, body: bytes) -> bytes:
        """Executes one operation, and may lose its response."""
        return self._calls.answer(operation, body)

    async def send_once(self, operation: str, body: bytes) -> bytes:
        """The same for a call that the client does not send again."""
        return self._calls.answer(operation, body, is_once=True)

    async def close(self) -> None:
        """Does nothing: the stage owns the engine."""


def possible(calls: list[Call], stale: list[Fault]) -> list[Fault]:
    """Returns every fault that these calls can have, in order.

    A read without a response has no effect either way, so it is tried once.
    """
    found: list[Fault] = []
    for call in calls:
        if call.is_write:
            found += [Fault("lost", call.number), Fault("unsent", call.number)]
        if call.is_write or call.operation in ITEM_READS:
            found.append(Fault("unanswered", call.number))
    return sorted([*found, *stale], key=lambda fault: fault.call)

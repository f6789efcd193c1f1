"""Stage: the environment of a sweep's scenario: an engine in memory, a clock, ids, and transports.

Each run gets a new, identical stage: the clock does not advance until the scenario moves it, and
the ids count up.
Not here: faults of calls (`testing.faulty`), repeating a scenario (`testing.sweep`).
"""

from __future__ import annotations

from contextlib import AbstractContextManager
from types import TracebackType
from typing import Any

from tablewright.client import AsyncDatabase, Database
from tablewright.clock import ManualClock
from tablewright.engine import Engine
from tablewright.ids import CountingIds
from tablewright.testing.fault import Fault
from tablewright.testing.faulty import (
    COMMITS_AGO,
    AsyncFaultyTransport,
    FaultyCalls,
    FaultyTransport,
)
from tablewright.testing.ring import Ring


class Stage:
    """One run of a scenario. `fault` is the planned fault; None in the calm run."""

    def __init__(self, fault: Fault | None = None, *, start: float, lag_seconds: float) -> None:
        self.fault = fault
        self.clock = ManualClock(start)
        self.ids = CountingIds()
        self._engine = Engine.memory(clock=self.clock, ids=CountingIds())
        self._ring = Ring(self._engine, self.clock, size=max(COMMITS_AGO), lag_seconds=lag_seconds)
        self.calls = FaultyCalls(self._engine, self._ring, fault)
        self.transport = FaultyTransport(self.calls)
        self.async_transport = AsyncFaultyTransport(self.calls)

    def swept(self) -> AbstractContextManager[None]:
        """The part of the scenario whose calls can fail: `with stage.swept(): ...`.

        Everything before it is preparation, which indexes have caught up with. Everything after it
        sees the newest state.
        """
        return self.calls.swept()

    def database(self, **options: Any) -> Database:
        """Returns a database on this stage, with the options of `Database`, such as `on_call`."""
        given: dict[str, Any] = {"clock": self.clock, "ids": self.ids, **options}
        return Database(transport=self.transport, **given)

    def async_database(self, **options: Any) -> AsyncDatabase:
        """Returns a database on this stage, with the options of `AsyncDatabase`."""
        given: dict[str, Any] = {"clock": self.clock, "ids": self.ids, **options}
        return AsyncDatabase(transport=self.async_transport, **given)

    def close(self) -> None:
        """Releases the kept states, and closes the engine."""
        self._ring.clear()
        self._engine.close()

    def __enter__(self) -> Stage:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

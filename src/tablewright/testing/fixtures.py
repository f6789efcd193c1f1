"""Fixtures: a test has a database of its own in memory, a clock that it moves, and its calls."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tablewright.client.database import Database
from tablewright.client.embedded import EmbeddedTransport
from tablewright.client.metering import CallReport
from tablewright.clock import ManualClock
from tablewright.engine import Engine
from tablewright.ids import CountingIds


@pytest.fixture
def tablewright_clock() -> ManualClock:
    """A clock that stands still until the test moves it: `tablewright_clock.advance(seconds=1)`."""
    return ManualClock()


@pytest.fixture
def tablewright_calls() -> list[CallReport]:
    """The calls that the test's database has made, in order."""
    return []


@pytest.fixture
def tablewright_database(
    tablewright_clock: ManualClock, tablewright_calls: list[CallReport]
) -> Iterator[Database]:
    """A fresh database in memory."""
    engine = Engine.memory(clock=tablewright_clock)
    with (
        EmbeddedTransport(engine, owns_engine=True) as transport,
        Database(
            transport=transport,
            clock=tablewright_clock,
            ids=CountingIds(),
            on_call=tablewright_calls.append,
        ) as database,
    ):
        yield database

"""Fixtures for designs: a database in memory, with a clock that the test moves, and its calls.

Not here: fixtures for systems (`testing.system_fixtures`).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from tablewright.client.async_database import AsyncDatabase
from tablewright.client.database import Database
from tablewright.client.embedded import AsyncEmbeddedTransport, EmbeddedTransport
from tablewright.client.metering import CallReport
from tablewright.clock import ManualClock
from tablewright.engine import Engine
from tablewright.ids import CountingIds

if TYPE_CHECKING:
    from tablewright.testing.data_keys import MemoryKeys


@pytest.fixture
def tablewright_clock() -> ManualClock:
    """A clock that does not advance by itself: `tablewright_clock.advance(seconds=1)`."""
    return ManualClock()


@pytest.fixture
def tablewright_calls() -> list[CallReport]:
    """The calls that the test's database has made, in order."""
    return []


@pytest.fixture
def tablewright_keys() -> MemoryKeys:
    """Data keys for encrypted attributes, in memory; they need the extra `encryption`."""
    from tablewright.testing.data_keys import MemoryKeys

    return MemoryKeys()


@pytest.fixture
def tablewright_database(
    tablewright_clock: ManualClock,
    tablewright_calls: list[CallReport],
    tablewright_keys: MemoryKeys,
) -> Iterator[Database]:
    """A fresh database in memory."""
    with (
        Engine.memory(clock=tablewright_clock) as engine,
        Database(
            transport=EmbeddedTransport(engine, owns_engine=False),
            keys=tablewright_keys,
            clock=tablewright_clock,
            ids=CountingIds(),
            on_call=tablewright_calls.append,
        ) as database,
    ):
        yield database


@pytest.fixture
def tablewright_async_database(
    tablewright_clock: ManualClock,
    tablewright_calls: list[CallReport],
    tablewright_keys: MemoryKeys,
) -> Iterator[AsyncDatabase]:
    """A fresh database in memory, for tests that use asyncio."""
    with Engine.memory(clock=tablewright_clock) as engine:
        yield AsyncDatabase(
            transport=AsyncEmbeddedTransport(engine, owns_engine=False, writes_inline=True),
            keys=tablewright_keys,
            clock=tablewright_clock,
            ids=CountingIds(),
            on_call=tablewright_calls.append,
        )

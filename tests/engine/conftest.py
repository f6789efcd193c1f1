"""Engines in memory whose clock the test moves; a module may define others by the same names."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tablewright import Engine, ManualClock
from tests.engine.transferring import START, Engines, exporting


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock()


@pytest.fixture
def engine(clock: ManualClock) -> Iterator[Engine]:
    with Engine.memory(clock=clock) as engine:
        yield engine


@pytest.fixture
def world(tmp_path: Path) -> Iterator[Engines]:
    """An engine with a table that can be exported, the folder of its buckets, and its clock."""
    clock = ManualClock(START)
    with exporting(tmp_path, clock) as engine:
        yield engine, tmp_path, clock

"""The database that a test of events runs on: in memory, and over HTTP on a server of our own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tablewright import ManualClock
from tablewright.client import Database
from tablewright.systems.events.design import DESIGN
from tests.model.engine import on_targets
from tests.model.targets import Servers, opened


@pytest.fixture(params=on_targets("memory", "http"))
def db(
    request: pytest.FixtureRequest, servers: Servers, clock: ManualClock, tmp_path: Path
) -> Iterator[Database]:
    with opened(request.param, servers, clock, tmp_path, {}) as database:
        database.create_tables(DESIGN)
        yield database

"""The database that a test of core runs on: in memory, and over HTTP on a server of our own.

It has the table that the test is parametrised by, or the `TABLE` of its module, or else all.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from tablewright import ManualClock
from tablewright.client import Database
from tablewright.systems.core.design import DESIGN
from tablewright.testing.data_keys import MemoryKeys
from tests.model.engine import on_targets
from tests.model.targets import Servers, opened


@pytest.fixture(params=on_targets("memory", "http"))
def db(
    request: pytest.FixtureRequest, servers: Servers, clock: ManualClock, tmp_path: Path
) -> Iterator[Database]:
    with opened(request.param, servers, clock, tmp_path, {"keys": MemoryKeys()}) as database:
        given = request.node.callspec.params
        table = given.get("table", getattr(request.module, "TABLE", None))
        tables = tuple(one for one in DESIGN.tables if table in (one.name, None))
        database.create_tables(replace(DESIGN, tables=tables))
        yield database

"""The database that a test of a job runs on, by target: in memory, over HTTP, awaited."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tablewright import ManualClock
from tablewright.testing.data_keys import MemoryKeys
from tests.model.targets import START, Servers, opened

TARGETS = ("memory", "http", "async")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Tests that ask for `db` run on every target; a module may name others in `ON_TARGETS`."""
    if "db" in metafunc.fixturenames:
        metafunc.parametrize("target", getattr(metafunc.module, "ON_TARGETS", TARGETS))


@pytest.fixture(scope="session")
def servers() -> Iterator[Servers]:
    found = Servers()
    yield found
    found.close()


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock(START)


@pytest.fixture
def db(target: str, servers: Servers, clock: ManualClock, tmp_path: Path) -> Iterator[Any]:
    with opened(target, servers, clock, tmp_path, {"keys": MemoryKeys()}) as database:
        yield database

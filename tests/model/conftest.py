"""The database that a test of the model runs on, by target; see `tests.model.targets`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tablewright import ManualClock
from tablewright.client.metering import CallReport
from tablewright.testing.data_keys import MemoryKeys
from tests.model.targets import PEERS, START, TARGETS, Servers, opened


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Tests that ask for `db` run on every target; a module may name others in `TARGETS`."""
    if "db" in metafunc.fixturenames:
        targets = getattr(metafunc.module, "ON_TARGETS", TARGETS)
        metafunc.parametrize("target", [*map(_marked, targets)])


def _marked(target: str) -> Any:
    return pytest.param(target, marks=pytest.mark.heavy) if target in PEERS else target


@pytest.fixture(scope="session")
def servers() -> Iterator[Servers]:
    found = Servers()
    yield found
    found.close()


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock(START)


@pytest.fixture
def calls() -> list[CallReport]:
    """The calls that `db` has made, in order."""
    return []


@pytest.fixture
def db(
    target: str, servers: Servers, clock: ManualClock, calls: list[CallReport], tmp_path: Path
) -> Iterator[Any]:
    options = {"keys": MemoryKeys(), "on_call": calls.append}
    with opened(target, servers, clock, tmp_path, options) as database:
        yield database

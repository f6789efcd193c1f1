"""What the tests of several systems share: servers that are started once, and a stopped clock."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tablewright import ManualClock
from tests.model.targets import START, Servers


@pytest.fixture(scope="session")
def servers() -> Iterator[Servers]:
    found = Servers()
    yield found
    found.close()


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock(START)

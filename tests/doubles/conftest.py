"""No test of the doubles reaches another machine, whatever a vendor's client tries."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tablewright.testing.loopback import only_loopback


@pytest.fixture(autouse=True)
def _loopback() -> Iterator[None]:  # pyright: ignore[reportUnusedFunction]
    with only_loopback():
        yield

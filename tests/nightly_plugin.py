"""The pytest plugin of a nightly run: engines on this machine create tables in milliseconds.

Not here: how tests reach an engine (`tests.model.engine`).
"""

from __future__ import annotations

from tablewright import limits

TABLE_WAIT_SECONDS = 0.01


def pytest_configure() -> None:
    """Shortens the pause between two checks of a table that is being created."""
    limits.__dict__["TABLE_WAIT_SECONDS"] = TABLE_WAIT_SECONDS

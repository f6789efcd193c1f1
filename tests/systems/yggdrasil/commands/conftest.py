"""What the tests of the system's commands share: running a command line."""

from __future__ import annotations

from tests.cli.conftest import tablewright

__all__ = ["tablewright"]

"""What the fault tests need of the machine; where it is missing they are skipped, and say so."""

from __future__ import annotations

import sys
from functools import cache

import pytest

# They kill processes, look at their memory and change their limits while they run.
collect_ignore_glob = [] if sys.platform == "linux" else ["*.py"]


@cache
def _no_mounts_because() -> str:
    from tests.crash import mounts

    return mounts.why_not()


@pytest.fixture
def can_mount() -> None:
    """Skips a test where no disk can be mounted; on a build server with root that is a failure."""
    if _no_mounts_because():
        pytest.skip(_no_mounts_because())

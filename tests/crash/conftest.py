"""What the crash tests need of the machine; where it is missing they are skipped, and say so."""

from __future__ import annotations

import os
from functools import cache

import pytest

# Signals, mounts and limits of this kind are Unix's.
collect_ignore_glob = [] if os.name == "posix" else ["*.py"]


@cache
def _no_mounts_because() -> str:
    from tests.crash import mounts

    return mounts.why_not()


@cache
def _no_failures_because() -> str:
    from tests.crash.failing_calls import Injector

    return Injector.why_not()


@pytest.fixture
def can_mount() -> None:
    """Skips a test where no disk can be mounted; on a build server with root that is a failure."""
    if _no_mounts_because():
        pytest.skip(_no_mounts_because())


@pytest.fixture
def can_inject() -> None:
    """Skips a test where no system call can be made to fail."""
    if _no_failures_because():
        pytest.skip(_no_failures_because())

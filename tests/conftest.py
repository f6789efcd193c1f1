"""What every test run shares: how Hypothesis searches, and what is begun first.

`ci`, the default, draws the same examples every time, so that a red run is red again.
`explore` draws new ones: HYPOTHESIS_PROFILE=explore make test
"""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

# Shared machines are slow at times: neither a slow example nor a slow draw is a failure.
_PATIENT = settings(
    deadline=None, print_blob=True, suppress_health_check=[HealthCheck.too_slow], max_examples=100
)

settings.register_profile("ci", _PATIENT, derandomize=True, database=None)
settings.register_profile("explore", _PATIENT, max_examples=1_000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))

# These take longest. Begun last, one of them would keep the others waiting for its end.
_LONG = ("tests/stateful/", "tests/crash/", "/faults/", "tests/browser/", "test_schemathesis")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Puts the long tests first; all others stay in their order."""
    items.sort(key=lambda item: not any(part in item.nodeid for part in _LONG))

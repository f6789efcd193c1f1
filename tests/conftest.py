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
_LONG = (
    "tests/stateful/", "tests/crash/", "/faults/", "tests/browser/", "tests/tidy/",
    "test_schemathesis", "test_security",
)  # fmt: skip
# These share a browser and a service in a process of their own, or the syntax trees of all files.
_TOGETHER = ("tests/browser/events/", "tests/browser/yggdrasil/", "tests/tidy/")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Puts the long tests first, in each of the equal parts that the processes begin with."""
    processes = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    groups: dict[str, list[pytest.Item]] = {}
    short: list[pytest.Item] = []
    for item in items:
        if any(part in item.nodeid for part in _LONG):
            shared = next((one for one in _TOGETHER if one in item.nodeid), item.nodeid)
            groups.setdefault(shared, []).append(item)
        else:
            short.append(item)
    parts: list[list[pytest.Item]] = [[] for _ in range(processes)]
    for number, group in enumerate(sorted(groups.values(), key=len, reverse=True)):
        parts[number % processes] += group
    room = -(-len(items) // processes)
    for part in parts:
        count = max(0, room - len(part))
        part += short[:count]
        del short[:count]
    items[:] = [item for part in parts for item in part] + short

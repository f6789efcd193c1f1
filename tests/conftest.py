"""What every test run shares: how Hypothesis searches, how tests are found, what is begun first.

`ci`, the default, draws the same examples every time, so that a red run is red again.
`explore` draws new ones: HYPOTHESIS_PROFILE=explore make test
"""

from __future__ import annotations

import gc
import os
from collections.abc import Generator
from pathlib import Path

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

_TESTS = Path(__file__).parent


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_collection(session: pytest.Session) -> Generator[None, object, object]:
    """Has the garbage collector look away: what is made here stays until the end."""
    if session.config.args_source is pytest.Config.ArgsSource.TESTPATHS:
        session.config.args[:] = _begun_apart(session.config.args)
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()  # nor need it be looked through again and again while tests run
        gc.enable()


def _begun_apart(paths: list[str]) -> list[str]:
    """The paths, with the folders of tests in another order for each process.

    Each rewrites the asserts of the modules it begins with, and finds the others rewritten. In one
    order for all, each would rewrite every module of a new checkout.
    """
    number = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw"))
    sizes = {path: sum(map(_size_bytes, path.rglob("test_*.py"))) for path in _folders()}
    due, passed = sum(sizes.values()) * number / _processes(), 0
    first: list[str] = []
    later: list[str] = []
    for path, size in sizes.items():
        (later if passed < due else first).append(str(path))
        passed += size
    loose = [str(path) for path in sorted(_TESTS.glob("test_*.py"))]
    others = [path for path in paths if Path(path).resolve() != _TESTS]
    return [*others, *first, *later, *loose]


def _folders() -> list[Path]:
    systems = _TESTS / "systems"  # a third of all: one process could be at it alone
    found = sorted({*_TESTS.iterdir(), *systems.iterdir()} - {systems})
    return [path for path in found if path.is_dir() and path.name[0] not in "._"]


def _size_bytes(path: Path) -> int:
    return path.stat().st_size


def _processes() -> int:
    return int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))


@pytest.hookimpl(wrapper=True)
def pytest_collect_file() -> Generator[None, list[pytest.Collector], list[pytest.Collector]]:
    """Looks for no examples in the docstrings of tests: there are none."""
    found = yield
    tests: list[pytest.Collector] = [one for one in found if type(one) is pytest.Module]
    return tests or found


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Puts the long tests first, in each of the equal parts that the processes begin with."""
    items.sort(key=lambda item: item.nodeid.partition("::")[0])  # each process has its own order
    processes = _processes()
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

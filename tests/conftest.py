"""What every test run shares: how Hypothesis searches, how tests are found, what is begun first.

`ci`, the default, draws the same few examples every time, so that a red run is red again.
`explore` draws new ones and many, as `make soak` does: HYPOTHESIS_PROFILE=explore make test
`light` draws the first few of `ci`: make check
"""

from __future__ import annotations

import gc
import os
import subprocess
from collections.abc import Generator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import structlog
from hypothesis import HealthCheck, settings

from tests.cost import Costs
from tests.memory_disk import MemoryDisk

pytest_plugins = ["tablewright.testing"]

# Shared machines are slow at times: neither a slow example nor a slow draw is a failure.
_PATIENT = settings(
    deadline=None, print_blob=True, suppress_health_check=[HealthCheck.too_slow], max_examples=30
)

settings.register_profile("ci", _PATIENT, derandomize=True, database=None)
settings.register_profile("explore", _PATIENT, max_examples=1_000)
settings.register_profile("light", settings.get_profile("ci"), max_examples=10)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))

# These start processes, or try one thing very often. `make check` leaves them out, and a whole run
# begins with them: begun last, one of them would keep the others waiting for its end. Single tests
# are marked as `heavy`. No other test may start a process: a slow one cannot get in unseen.
_HEAVY = (
    "/tests/stateful/", "/tests/crash/", "/faults/", "/tests/browser/", "/tests/tidy/",
    "/tests/interop/", "/tests/serving/", "/tests/typing/", "/tests/api/clients/",
    "/test_schemathesis", "/test_security", "/test_docs_in_browser", "/tests/test_imports",
    "/test_following", "/test_workers", "/test_worker_process", "/test_key_files_shared",
    "/sweeps/", "_racing.py", "/test_growth", "/test_cycles", "/test_transfer_systems",
    "/test_server_backup", "/test_import_broken_off", "/test_undoing", "/test_first_service",
)  # fmt: skip
# These share a browser and a service in a process of their own, or the syntax trees of all files.
_TOGETHER = (
    "tests/browser/admin/",
    "tests/browser/core/",
    "tests/browser/events/",
    "tests/browser/generated/",
    "tests/browser/kit/",
    "tests/browser/sandbox/",
    "tests/browser/yggdrasil/",
    "tests/tidy/",
)

_TESTS = Path(__file__).parent
_DISK = MemoryDisk()


def pytest_addoption(parser: pytest.Parser) -> None:
    """Adds the option of `make check`, and that for what tests cost."""
    parser.addoption("--light", action="store_true", help="leave out the heavy tests")
    parser.addoption("--cost", action="store_true", help="list what takes most processor time")


def pytest_configure(config: pytest.Config) -> None:
    """Registers the mark of heavy tests, and prepares temporary files and Hypothesis."""
    _DISK.use()
    _log_plainly()
    config.addinivalue_line("markers", "heavy: starts a process, or takes long; see conftest.py")
    is_light = bool(config.getoption("light"))
    if is_light:
        settings.load_profile("light")
    if is_light or config.getoption("cost"):
        config.pluginmanager.register(Costs(is_light=is_light))


def _log_plainly() -> None:
    """Has structlog print short tracebacks: rich ones, with variables, take two seconds each."""
    renderer = structlog.dev.ConsoleRenderer(
        colors=False, exception_formatter=structlog.dev.plain_traceback
    )
    structlog.configure([*structlog.get_config()["processors"][:-1], renderer])


def pytest_sessionfinish(exitstatus: int) -> None:
    """Frees the memory of temporary files; those of failed tests stay."""
    _DISK.leave(keep=exitstatus == pytest.ExitCode.TESTS_FAILED)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Does not even read heavy files in a light run."""
    return True if config.getoption("light") and _is_heavy(collection_path) else None


@cache
def _is_heavy(path: Path) -> bool:
    return any(part in f"{path}/" for part in _HEAVY)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Lets only heavy tests start processes."""
    if _is_heavy(item.path) or item.get_closest_marker("heavy"):
        return (yield)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(subprocess.Popen, "__init__", _refuse_to_start)
        return (yield)


def _refuse_to_start(self: subprocess.Popen[Any], arguments: object, *_: Any, **__: Any) -> None:
    self._child_created = False  # pyright: ignore[reportAttributeAccessIssue] (read at the end)
    pytest.fail(f"only a test that is marked as heavy may start a process: {arguments}")


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_collection(session: pytest.Session) -> Generator[None, object, object]:
    """Has the garbage collector look away: what is made here stays until the end."""
    if session.config.args_source is pytest.Config.ArgsSource.TESTPATHS:
        session.config.args[:] = _begun_apart(session.config.args)
        if session.config.getoption("light"):  # what is named as an argument is read in any case
            session.config.args[:] = [a for a in session.config.args if not _is_heavy(Path(a))]
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
def pytest_collect_file(
    file_path: Path,
) -> Generator[None, list[pytest.Collector], list[pytest.Collector]]:
    """Looks for examples only in the docstrings of modules of the package that have some."""
    found = yield
    tests: list[pytest.Collector] = [one for one in found if type(one) is pytest.Module]
    return tests or (found if b">>>" in file_path.read_bytes() else [])


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Puts the heavy tests first, in each of the equal parts that the processes begin with."""
    if config.getoption("light"):
        items[:] = [item for item in items if not item.get_closest_marker("heavy")]
    items.sort(key=lambda item: item.nodeid.partition("::")[0])  # each process has its own order
    processes = _processes()
    groups: dict[str, list[pytest.Item]] = {}
    short: list[pytest.Item] = []
    for item in items:
        if _is_heavy(item.path):
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

"""What tests cost: the processor time of each, with that of the processes it started.

    make test ARGS=--cost

A fixture that several tests share counts for the first of them. `make check` names what is slow.
"""

from __future__ import annotations

import os
import time
from collections import Counter
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest

_LISTED_MAX = 40
_SLOW_SECONDS = 1.0  # what takes longer is named at the end of a light run
_PROPERTY = "cost_seconds"
_STAT_TIMES = slice(11, 15)  # of /proc/PID/stat after the name: own and that of ended children


class Costs:
    """Measures every test, and lists the most expensive ones at the end."""

    def __init__(self, *, is_light: bool) -> None:
        self._is_light = is_light
        self._begun = 0.0

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self) -> Generator[None, object, object]:
        """Notes what was spent before the test."""
        self._begun = _spent_seconds()
        return (yield)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_makereport(self, item: pytest.Item, call: pytest.CallInfo[None]) -> None:
        """Adds the cost to the last report of a test, which also reaches the main process."""
        if call.when == "teardown":
            # A browser that is closed takes its time along.
            cost = max(0.0, _spent_seconds() - self._begun)
            item.user_properties.append((_PROPERTY, cost))

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Lists what costs most."""
        tests = Counter[str]()
        for report in terminalreporter.getreports(""):  # of teardowns
            tests[report.nodeid] += dict(report.user_properties).get(_PROPERTY, 0.0)
        if self._is_light:
            for name, seconds in tests.most_common(_LISTED_MAX):
                if seconds > _SLOW_SECONDS:
                    terminalreporter.write_line(f"slow for `make check`, {seconds:.1f} s: {name}")
            return
        files = Counter[str]()
        for name, seconds in tests.items():
            files[name.partition("::")[0]] += seconds
        terminalreporter.write_line(f"{sum(tests.values()):.0f} s of processor time")
        for name, seconds in [*files.most_common(_LISTED_MAX), *tests.most_common(_LISTED_MAX)]:
            terminalreporter.write_line(f"{seconds:7.1f} s  {name}")


def _spent_seconds() -> float:
    """The processor time of this process, of its ended children, and of all that still run."""
    ended = os.times()
    running = sum(map(_process_seconds, _descendants("self")))
    return time.process_time() + ended.children_user + ended.children_system + running


def _descendants(pid: str) -> Iterator[str]:
    for task in Path(f"/proc/{pid}/task").glob("*"):  # nothing where there is no /proc
        try:
            children = (task / "children").read_text().split()
        except OSError:
            continue  # it has ended meanwhile
        for child in children:
            yield child
            yield from _descendants(child)


def _process_seconds(pid: str) -> float:
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return sum(map(int, fields[_STAT_TIMES])) / os.sysconf("SC_CLK_TCK")

"""`serve --reload`: a child process for each state of the source code."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Sequence
from pathlib import Path

from tablewright.serving.reloading import Reloading, Snapshot, sources


class _Child:
    def __init__(self, log: list[str], number: int, status: int | None) -> None:
        self.log, self.number, self.status = log, number, status

    def poll(self) -> int | None:
        return self.status

    def terminate(self) -> None:
        self.log.append(f"stop {self.number}")
        self.status = 0

    def wait(self) -> int:
        assert self.status is not None, "a child must be told to stop first"
        return self.status


class _Stage:
    """A run whose source code changes as a test says: one state for each look."""

    def __init__(self, *states: int, fails: bool = False) -> None:
        self.log: list[str] = []
        self.states = list(states)
        self.status = 1 if fails else None

    def run(self, last: Callable[[], None] | None = None) -> int:
        reloading = Reloading(
            ["serve"], self._look, start=self._start, pause=lambda: None, tell=self.log.append
        )

        def end() -> None:
            reloading.is_stopping = True

        self.end = last or end
        return reloading.run()

    def _look(self) -> Snapshot:
        state = self.states.pop(0)
        if not self.states:
            self.end()
        return {Path("shop.py"): state}

    def _start(self, command: Sequence[str]) -> _Child:
        number = sum(one.startswith("start") for one in self.log) + 1
        self.log.append(f"start {number}")
        return _Child(self.log, number, self.status)


def test_a_child_that_failed_is_started_again_only_after_a_change():
    stage = _Stage(1, 1, 1, 2, 2, fails=True)
    stage.run()
    assert ["start 1", "shop.py changed; restarting.\n", "stop 1", "start 2"] == stage.log[:4]
    assert 2 == sum(one.startswith("start") for one in stage.log)


def test_every_change_stops_the_child_before_the_next_one_starts():
    stage = _Stage(1, 2, 3, 3)
    assert 0 == stage.run()
    steps = [one for one in stage.log if "changed" not in one]
    assert ["start 1", "stop 1", "start 2", "stop 2", "start 3", "stop 3"] == steps


def test_a_signal_stops_the_child_once_and_ends():
    before = signal.getsignal(signal.SIGTERM)
    stage = _Stage(1, 1)
    assert 0 == stage.run(last=lambda: signal.raise_signal(signal.SIGTERM))
    assert ["start 1", "stop 1"] == stage.log
    assert before == signal.getsignal(signal.SIGTERM)


def test_only_source_code_of_the_folder_is_watched(tmp_path: Path):
    for name in ("shop.py", "parts/cart.py", ".git/hook.py", "venv/lib/a.py", "notes.txt"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("")
    (tmp_path / "venv" / "pyvenv.cfg").write_text("")
    watched = sources(tmp_path)
    assert {tmp_path / "shop.py", tmp_path / "parts" / "cart.py"} == set(watched)
    os.utime(tmp_path / "shop.py", ns=(1, 1))
    assert watched != sources(tmp_path)

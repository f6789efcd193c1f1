"""Reloading: serves in a child process, and starts another one when source code changes.

    Reloading(command, lambda: sources(folder)).run()

A child is stopped with SIGTERM, and finishes requests in progress first. A child that fails, for
example because of a syntax error, is started again after the next change.
Not here: what the child does (`serving.process`).
"""

from __future__ import annotations

import contextlib
import signal
import subprocess
import sys
from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from threading import Event
from typing import Final, Protocol

from tablewright.clock import SystemClock
from tablewright.serving import limits

Snapshot = Mapping[Path, int]

_STOPPING: Final = [
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)
]


class Child(Protocol):
    """The part of `subprocess.Popen` that is used here."""

    def poll(self) -> int | None:
        """Returns the exit status, or None while the process runs."""
        ...

    def terminate(self) -> None:
        """Asks the process to stop."""
        ...

    def wait(self) -> int:
        """Returns the exit status when the process has ended."""
        ...


def sources(folder: Path) -> Snapshot:
    """The Python files and settings below a folder, with the times of their last change.

    Hidden folders and Python environments are left out.
    """
    found: dict[Path, int] = {}
    waiting = [folder]
    for one in waiting:
        with contextlib.suppress(OSError):  # deleted meanwhile, or not readable
            for path in one.iterdir():
                if path.is_dir():
                    is_skipped = path.name.startswith((".", "__")) or (path / "pyvenv.cfg").exists()
                    waiting.extend([] if is_skipped or path.is_symlink() else [path])
                elif path.suffix == ".py" or path.name == "tablewright.toml":
                    found[path] = path.stat().st_mtime_ns
    return found


def _started(command: Sequence[str]) -> Child:
    # A separate session: Ctrl-C reaches the child once, through this process.
    return subprocess.Popen(command, start_new_session=True)


@dataclass(slots=True)
class Reloading:
    """Restarts a command whenever source code changes, until this process is stopped."""

    command: Sequence[str]
    snapshot: Callable[[], Snapshot]
    start: Callable[[Sequence[str]], Child] = _started
    pause: Callable[[], object] = lambda: SystemClock().wait(Event(), limits.RELOAD_SECONDS)
    tell: Callable[[str], object] = sys.stderr.write
    is_stopping: bool = False

    def run(self) -> int:
        """Runs the command; returns the exit status of the last child."""
        with self._signals():
            child, seen = self.start(self.command), self.snapshot()
            while not self.is_stopping:
                self.pause()
                if (now := self.snapshot()) == seen:
                    continue
                self.tell(f"{_changed(seen, now)} changed; restarting.\n")
                child.terminate()
                child.wait()
                child, seen = self.start(self.command), now
            if child.poll() is None:
                child.terminate()
            return child.wait()

    @contextlib.contextmanager
    def _signals(self) -> Generator[None]:
        def stop(number: int, frame: object) -> None:
            self.is_stopping = True

        before = {one: signal.signal(one, stop) for one in _STOPPING}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def _changed(before: Snapshot, now: Snapshot) -> str:
    """Returns the name of a file that differs."""
    return min(path for path, _ in before.items() ^ now.items()).name

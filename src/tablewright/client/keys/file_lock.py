"""A lock on a file that one process at a time holds; the operating system releases it."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from tablewright.clock import Clock, pause

_LOOK_SECONDS = 0.01  # between two attempts: a change takes a few milliseconds


@contextmanager
def file_lock(path: Path, *, clock: Clock, seconds_max: float) -> Generator[None]:
    """Holds the lock for a block; raises `TimeoutError` if others hold it too long.

    The file is created if missing, and stays: a lock on a deleted file excludes no one.
    """
    descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        _wait_for(descriptor, clock, seconds_max)
        yield
    finally:
        os.close(descriptor)  # frees the lock


def _wait_for(descriptor: int, clock: Clock, seconds_max: float) -> None:
    never = threading.Event()
    # Attempts are counted, not seconds: a clock that jumps must not end the wait.
    for _ in range(round(seconds_max / _LOOK_SECONDS)):
        if _is_taken(descriptor):
            return
        pause(clock, never, _LOOK_SECONDS)
    raise TimeoutError(f"another process has held the lock for {seconds_max:g} seconds")


if sys.platform == "win32":
    import msvcrt

    def _is_taken(descriptor: int) -> bool:
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True
else:
    import fcntl

    def _is_taken(descriptor: int) -> bool:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True

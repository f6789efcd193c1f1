"""Where tests keep their files: in memory, if the machine has room for them there.

Tests create some thousands of stores and sync most of them. On a disk, and more so on one that is
busy, they would wait for minutes. The disk is not what they test: a killed process loses nothing
that the kernel has, and the rigs for power cuts and full disks mount their own.

`TMPDIR=/var/tmp make test` keeps the files where you say.
"""

from __future__ import annotations

import os
import shutil
import tempfile
from pathlib import Path

if os.name == "posix":
    import fcntl

_MEMORY = Path("/dev/shm")  # a file system in memory, on Linux; containers often have a small one
_PREFIX = "tablewright-run-"
_ROOM_BYTES = 2 * 1024**3  # several times what a whole run needs at once
_KEPT = 3  # folders of runs with failures, as pytest does on a disk


class MemoryDisk:
    """The folder of temporary files of one run, and of the processes that the run starts."""

    def __init__(self) -> None:
        self._folder = ""
        self._lock = -1  # says to other runs that this one goes on

    def use(self) -> None:
        """Makes a folder in memory the one for temporary files, unless the user has chosen one."""
        if "TMPDIR" in os.environ or not _has_room():
            return
        _remove_old()
        self._folder = tempfile.mkdtemp(prefix=_PREFIX, dir=_MEMORY)
        self._lock = os.open(self._folder, os.O_RDONLY)
        fcntl.flock(self._lock, fcntl.LOCK_EX)
        os.environ["TMPDIR"] = self._folder
        tempfile.tempdir = None  # Python remembers the first that it has found

    def leave(self, *, keep: bool) -> None:
        """Ends what `use` began; what failed tests left stays there if `keep` is true."""
        if not self._folder:
            return
        del os.environ["TMPDIR"]
        tempfile.tempdir = None
        os.close(self._lock)
        if not keep:
            shutil.rmtree(self._folder, ignore_errors=True)
        self._folder = ""


def _has_room() -> bool:
    try:
        return shutil.disk_usage(_MEMORY).free >= _ROOM_BYTES and os.access(_MEMORY, os.W_OK)
    except OSError:
        return False


def _remove_old() -> None:
    """Removes what earlier runs left, but for the newest and for those that still go on."""
    folders = sorted(_MEMORY.glob(f"{_PREFIX}*"), key=_changed_ns, reverse=True)
    for folder in folders[_KEPT:]:
        try:
            lock = os.open(folder, os.O_RDONLY)
        except OSError:
            continue  # another process's, or gone meanwhile
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            continue
        finally:
            os.close(lock)
        shutil.rmtree(folder, ignore_errors=True)


def _changed_ns(folder: Path) -> int:
    try:
        return folder.stat().st_mtime_ns
    except OSError:
        return 0

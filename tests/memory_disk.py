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

_MEMORY = Path("/dev/shm")  # a file system in memory, on Linux; containers often have a small one
_ROOM_BYTES = 2 * 1024**3  # several times what a whole run needs at once


class MemoryDisk:
    """The folder of temporary files of one run, and of the processes that the run starts."""

    def __init__(self) -> None:
        self._folder = ""

    def use(self) -> None:
        """Makes a folder in memory the one for temporary files, unless the user has chosen one."""
        if "TMPDIR" in os.environ or not _has_room():
            return
        self._folder = tempfile.mkdtemp(prefix="tablewright-tests-", dir=_MEMORY)
        self._point_to(self._folder)

    def leave(self, *, keep: bool) -> None:
        """Ends what `use` began; what failed tests left stays there if `keep` is true."""
        if not self._folder:
            return
        self._point_to("")
        if not keep:
            shutil.rmtree(self._folder, ignore_errors=True)
        self._folder = ""

    @staticmethod
    def _point_to(folder: str) -> None:
        if folder:
            os.environ["TMPDIR"] = folder
        else:
            del os.environ["TMPDIR"]
        tempfile.tempdir = None  # Python remembers the first that it has found


def _has_room() -> bool:
    try:
        return shutil.disk_usage(_MEMORY).free >= _ROOM_BYTES and os.access(_MEMORY, os.W_OK)
    except OSError:
        return False

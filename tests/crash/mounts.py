"""Disks to be mean to: one whose power can be cut, and one that is soon full. Only root has them.

Cutting the power is a system call on ext4: it drops everything that was not synced and lets nothing
more reach the disk. Mounting it again replays the journal, as after a real power cut.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import struct
import subprocess
import tempfile
from pathlib import Path
from types import TracebackType

_SHUTDOWN = 0x8004587D
_WITHOUT_FLUSHING = 2
_TOOLS = ("mkfs.ext4", "mount", "umount")
_IMAGE_BYTES = 256 * 1024 * 1024


def cut_power(descriptor: int) -> None:
    """Cuts the power of the disk that an open file or folder is on."""
    fcntl.ioctl(descriptor, _SHUTDOWN, struct.pack("I", _WITHOUT_FLUSHING))


class Disk:
    """An ext4 file system in a file, mounted on a folder until the block ends."""

    def __init__(self, folder: Path) -> None:
        self._image = folder / "disk.img"
        self.root = folder / "disk"

    def __enter__(self) -> Disk:
        self.root.mkdir()
        with self._image.open("wb") as image:
            image.truncate(_IMAGE_BYTES)
        _run("mkfs.ext4", "-q", "-F", str(self._image))
        self._mount()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._unmount()
        self._image.unlink()

    def _mount(self) -> None:
        _run("mount", "-o", "loop", str(self._image), str(self.root))

    def _unmount(self) -> None:
        _run("umount", str(self.root))

    def restart(self) -> None:
        """Brings the disk back after a cut."""
        self._unmount()
        self._mount()


class SmallDisk:
    """A file system in memory of a given size, mounted on a folder until the block ends."""

    def __init__(self, folder: Path, *, size_bytes: int) -> None:
        self.root = folder / "small"
        self._size_bytes = size_bytes

    def __enter__(self) -> SmallDisk:
        self.root.mkdir()
        options = f"size={self._size_bytes}"
        _run("mount", "-t", "tmpfs", "-o", options, "tmpfs", str(self.root))
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        _run("umount", str(self.root))


def why_not() -> str:
    """Why disks cannot be mounted here; empty where they can."""
    if os.name != "posix" or os.geteuid() != 0:
        return "only root may mount a disk"
    missing = [tool for tool in _TOOLS if shutil.which(tool) is None]
    if missing:
        return f"not installed: {', '.join(missing)}"
    try:
        with tempfile.TemporaryDirectory() as folder, Disk(Path(folder)):
            return ""
    except subprocess.CalledProcessError as error:
        if os.environ.get("CI") == "true":
            raise  # there it must not go unnoticed
        return f"disks cannot be mounted here: {error.stderr.decode().strip()}"


def _run(*command: str) -> None:
    subprocess.run(command, check=True, capture_output=True)

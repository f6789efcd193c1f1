"""Rejects: the rows of an import that are not valid items, with the reasons, in a separate file.

Each line is a JSON object: `{"table", "file", "line", "reason", "text"}`.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import IO

import msgspec

from tablewright.errors import TransferFolderError


class Reject(msgspec.Struct, frozen=True):
    """A rejected row and the reason."""

    table: str
    file: str
    line: int
    reason: str
    text: str


class RejectsFile:
    """The file of rejects, created with the first row."""

    def __init__(self, path: Path, *, kept_bytes: int) -> None:
        """Opens the file, and truncates it to the size in the state of an interrupted run."""
        self._path = path
        self._file: IO[bytes] | None = None
        if kept_bytes:
            os.truncate(path, kept_bytes)
        elif path.exists():
            raise TransferFolderError(
                f"{path} already exists.",
                hint="Move or delete it, or choose another file with --rejects.",
            )
        self.size_bytes = kept_bytes

    def add(self, reject: Reject) -> None:
        """Appends a row."""
        if self._file is None:
            self._file = self._path.open("ab")
        line = msgspec.json.encode(reject) + b"\n"
        self._file.write(line)
        self.size_bytes += len(line)

    def sync(self) -> None:
        """Syncs the file."""
        if self._file is not None:
            self._file.flush()
            os.fsync(self._file.fileno())

    def close(self) -> None:
        """Closes the file."""
        if self._file is not None:
            self._file.close()
            self._file = None


def rejected_lines(path: Path) -> Iterator[tuple[str, int]]:
    """Returns the file and the line of each row in a file of rejects."""
    if path.exists():
        with path.open("rb") as file:
            for line in file:
                reject = msgspec.json.decode(line, type=Reject)
                yield reject.file, reject.line

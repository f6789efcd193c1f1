"""Bookmarks: the progress of a rewrite, for a run that continues after a kill.

A bookmark only saves reading a table from the start: a new run does not write correct items again.
It is used only on request, because it skips items that an older program may have written meanwhile.
Not here: rewriting (`model.operations.rewrite`).
"""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import Protocol

import msgspec


class Bookmarks(Protocol):
    """Stores cursors by subject."""

    def get(self, what: str) -> str | None:
        """Returns the stored cursor of a subject, if any."""
        ...

    def keep(self, what: str, cursor: str | None) -> None:
        """Stores a cursor; None if the work is complete."""
        ...


class NoBookmarks:
    """Stores nothing."""

    def get(self, what: str) -> str | None:
        """Returns None."""
        return None

    def keep(self, what: str, cursor: str | None) -> None:
        """Does nothing."""


class FileBookmarks:
    """Stores cursors in a file, which exists only while there is something to continue.

    With `resume` it starts with those of the last run.
    """

    def __init__(self, path: Path, *, resume: bool = False) -> None:
        self._path = path
        self._kept: dict[str, str] = {}
        if not resume:
            return
        # An unreadable file counts as missing: reading starts at the beginning.
        with suppress(OSError, msgspec.MsgspecError):
            self._kept = msgspec.json.decode(path.read_bytes(), type=dict[str, str])

    def get(self, what: str) -> str | None:
        """Returns the stored cursor of a subject, if any."""
        return self._kept.get(what)

    def keep(self, what: str, cursor: str | None) -> None:
        """Stores a cursor, which another process finds after a kill."""
        if cursor is None:
            self._kept.pop(what, None)
        else:
            self._kept[what] = cursor
        if not self._kept:
            self._path.unlink(missing_ok=True)
            with suppress(OSError):  # the file may contain other bookmarks
                self._path.parent.rmdir()
            return
        self._path.parent.mkdir(parents=True, exist_ok=True)
        partial = self._path.with_suffix(".partial")
        partial.write_bytes(msgspec.json.encode(self._kept))
        os.replace(partial, self._path)

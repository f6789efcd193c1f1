"""Bookmarks: how far the rewriting of items has come, for a run that goes on after a kill.

A bookmark saves reading a table from the beginning, and nothing else: whoever starts over writes no
item again that is as it should be. It is used only by those who ask for it, because it passes over
what an older program may have written meanwhile in the part that was read before.
Not here: rewriting (`model.operations.rewrite`).
"""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import Protocol

import msgspec


class Bookmarks(Protocol):
    """Where cursors are kept, by what they are about."""

    def get(self, what: str) -> str | None:
        """The cursor that was kept, if any."""
        ...

    def keep(self, what: str, cursor: str | None) -> None:
        """Keeps a cursor; None when there is no more to do."""
        ...


class NoBookmarks:
    """Keeps nothing."""

    def get(self, what: str) -> str | None:
        """Nothing was kept."""
        return None

    def keep(self, what: str, cursor: str | None) -> None:
        """Forgets it."""


class FileBookmarks:
    """Keeps cursors in a file, which is there only while there is something to go on with.

    With `resume` it begins with those that the last run has kept.
    """

    def __init__(self, path: Path, *, resume: bool = False) -> None:
        self._path = path
        self._kept: dict[str, str] = {}
        if not resume:
            return
        # A file that cannot be read is as good as none: reading starts at the beginning.
        with suppress(OSError, msgspec.MsgspecError):
            self._kept = msgspec.json.decode(path.read_bytes(), type=dict[str, str])

    def get(self, what: str) -> str | None:
        """The cursor that was kept, if any."""
        return self._kept.get(what)

    def keep(self, what: str, cursor: str | None) -> None:
        """Keeps a cursor, so that another process finds it after a kill."""
        if cursor is None:
            self._kept.pop(what, None)
        else:
            self._kept[what] = cursor
        if not self._kept:
            self._path.unlink(missing_ok=True)
            with suppress(OSError):  # somebody else's bookmarks may be there too
                self._path.parent.rmdir()
            return
        self._path.parent.mkdir(parents=True, exist_ok=True)
        partial = self._path.with_suffix(".partial")
        partial.write_bytes(msgspec.json.encode(self._kept))
        os.replace(partial, self._path)

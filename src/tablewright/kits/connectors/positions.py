"""Positions and checkpoints: where a job, or the next run, continues. Both are JSON in the vault.

A checkpoint is a time, by the earlier of our clock and the platform's, and the time of the last
full scan. A position also has the place of the next page.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

import msgspec

from tablewright.kits.vault import Record, RecordPage

Mode = Literal["scan", "since", "archived", "search", "events", "done"]


class Checkpoint(msgspec.Struct, frozen=True, rename="camel"):
    """Where the next run begins, in seconds since 1970."""

    at: float
    scanned_at: float


class Position(msgspec.Struct, frozen=True, rename="camel", omit_defaults=True):
    """The position where the next attempt of a job continues."""

    mode: Mode
    began: float | None = None  # becomes the checkpoint; None before the first response
    cursor: Any = None  # of the next page
    part: str | None = None  # which the cursor belongs to
    is_part_done: bool = False  # the next part follows
    parents: Any = None  # the cursor of the page of parents that has the part
    start: float | None = None  # of the window
    end: float | None = None
    full: bool = False


@dataclass(frozen=True, slots=True)
class Step:
    """Some records or deletions, and the position where the next attempt continues."""

    position: Position
    records: Sequence[Record] = ()
    removed: Sequence[str] = ()

    @property
    def page(self) -> RecordPage:
        """The page for the vault."""
        return RecordPage(self.records, self.removed, stored(self.position))


def checkpoint_of(stored: Any) -> Checkpoint | None:
    """Returns a stored checkpoint; None if there is none, or it is of another kind."""
    return _converted(stored, Checkpoint)


def position_of(stored: Any) -> Position | None:
    """Returns a stored position; None if there is none, or it is of another kind."""
    return _converted(stored, Position)


def stored(value: Checkpoint | Position) -> Any:
    """Returns a value as JSON."""
    return msgspec.to_builtins(value)


def _converted(found: Any, kind: Any) -> Any:
    if found is None:
        return None
    try:
        return msgspec.convert(found, kind)
    except msgspec.ValidationError:
        return None

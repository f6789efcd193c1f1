"""Periods: ranges of entries by time, in stored order.

The ids of entries sort by time. A table that sorts by id is asked for a range of ids, one that
sorts by time for a range of times.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from tablewright.model import Query, Range

_MOMENT_MAX: Final = 0xFFFFFFFFFFFF  # the milliseconds that an id has room for


@dataclass(frozen=True, slots=True)
class Period:
    """From one moment to another, both included; None means no bound."""

    since: datetime | None = None
    until: datetime | None = None

    def ids(self) -> Range[str] | None:
        """The ids of entries in the period; see `ids.ordered_uuid`."""
        if self.since is None and self.until is None:
            return None
        low = None if self.since is None else _start_of_ids(self.since)
        # Hexadecimal digits come before a g.
        high = None if self.until is None else f"{_start_of_ids(self.until)}-g"
        return Range(low, high)

    def times(self) -> Range[datetime] | None:
        """The moments of the period."""
        if self.since is None and self.until is None:
            return None
        return Range(self.since, self.until)


Ranged = Callable[[str, Period], Query[Any]]  # an access pattern by one key, within a period


def by_id(pattern: Callable[..., Query[Any]]) -> Ranged:
    """An access pattern whose last parameter is a range of ids."""

    def ranged(key: str, period: Period) -> Query[Any]:
        ids = period.ids()
        return pattern(key) if ids is None else pattern(key, ids)

    return ranged


def by_time(pattern: Callable[..., Query[Any]]) -> Ranged:
    """An access pattern whose last parameter is a range of times."""

    def ranged(key: str, period: Period) -> Query[Any]:
        times = period.times()
        return pattern(key) if times is None else pattern(key, times)

    return ranged


def moment_of(entry_id: str) -> int:
    """The time of an id in milliseconds; see `ids.ordered_uuid`."""
    return int(entry_id[:8] + entry_id[9:13], 16)


def _start_of_ids(moment: datetime) -> str:
    """The common start of a millisecond's ids."""
    milliseconds = min(max(int(moment.timestamp() * 1000), 0), _MOMENT_MAX)
    text = f"{milliseconds:012x}"
    return f"{text[:8]}-{text[8:]}"

"""Times: recurring due times.

    Every(seconds=3600)                                   on a grid that starts in 1970
    Cron("30 2 * * 1-5", zone="Europe/Berlin")            `kits.calendar.cron`

Not here: work that is due at these times (`calendar.recurring`, `calendar.tickets`).
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from hashlib import blake2b
from typing import Final, Protocol

_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)


class Times(Protocol):
    """An endless series of times."""

    def next(self, after: datetime) -> datetime:
        """Returns the first time after a moment, in UTC."""
        ...

    def latest(self, now: datetime) -> datetime:
        """Returns the last time up to a moment, in UTC."""
        ...

    def shortest_distance(self) -> timedelta:
        """Returns the shortest distance between two of the times."""
        ...


@dataclass(frozen=True, slots=True)
class Every:
    """Times at a fixed distance: multiples of the period since 1970."""

    seconds: int

    def __post_init__(self) -> None:
        """Raises `ValueError` for a period below a second."""
        if self.seconds < 1:
            raise ValueError(f"A period must be at least a second, not {self.seconds}.")

    def next(self, after: datetime) -> datetime:
        """Returns the first time after a moment, in UTC."""
        return self.latest(after) + self.shortest_distance()

    def latest(self, now: datetime) -> datetime:
        """Returns the last time up to a moment, in UTC."""
        return (now - (now - _EPOCH) % self.shortest_distance()).astimezone(UTC)

    def shortest_distance(self) -> timedelta:
        """Returns the period."""
        return timedelta(seconds=self.seconds)


def jitter_minutes(key: str, *, below: int) -> int:
    """Returns a number of minutes from 0 to below `below`, always the same for a key.

    It spreads work that would otherwise be due at the full hour.

    >>> jitter_minutes("schedule-1", below=60) == jitter_minutes("schedule-1", below=60)
    True
    """
    if below < 1:
        raise ValueError(f"`below` must be at least 1, not {below}.")
    return int.from_bytes(blake2b(key.encode(), digest_size=8).digest(), "big") % below

"""MeterSet: the meters of a system, declared once.

    METERS = MeterSet(
        counters=("api_calls", "data_processed", "sync_jobs"),
        gauges=("storage_used",),
        distinct=("active_users", "active_sources"),
        people="active_users", hourly="api_calls", monthly=("api_calls",),
        in_bytes=("data_processed", "storage_used"),
    )

A counter sums the events of a day. A gauge is a current amount, and keeps its value until it
changes. A distinct meter counts the different members seen on a day. Days are in UTC. Not here:
counting (`metering.gathering`), the storage of days (`metering.shapes`).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import date
from typing import Final

_NAME: Final = re.compile(r"[a-z][a-z0-9_]{0,63}")
OTHER: Final = "other"  # entries that do not fit into a breakdown


@dataclass(frozen=True, slots=True)
class MeterSet:
    """The meters of a system.

    `people` is the distinct meter of the people who send requests; usage is also broken down by
    them. `hourly` is the counter whose hours are stored. `monthly` are the counters that plans
    limit: their monthly sums are stored for each tree of accounts. `in_bytes` are the meters whose
    unit is the byte.
    """

    counters: Sequence[str]
    gauges: Sequence[str] = ()
    distinct: Sequence[str] = ()
    people: str = ""
    hourly: str = ""
    monthly: Sequence[str] = ()
    in_bytes: Sequence[str] = ()

    def __post_init__(self) -> None:
        """Raises `ValueError` for inconsistent names."""
        names = self.names
        for one in names:
            if _NAME.fullmatch(one) is None:
                raise ValueError(f"A meter must be named like 'api_calls', not {one!r}.")
        if len(set(names)) != len(names):
            raise ValueError("Each meter must be a counter, a gauge or distinct.")
        if self.people and self.people not in self.distinct:
            raise ValueError(f"people must be one of the distinct meters, not {self.people!r}.")
        for one in (*self.monthly, *([self.hourly] if self.hourly else ())):
            if one not in self.counters:
                raise ValueError(f"{one!r} must be a counter, to be hourly or monthly.")
        self.check(self.in_bytes, names, "meters")

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all meters, of every kind."""
        return (*self.counters, *self.gauges, *self.distinct)

    @property
    def added(self) -> tuple[str, ...]:
        """The meters that may be added over accounts: a person can be active in several."""
        return tuple(one for one in self.names if one != self.people)

    @property
    def summed(self) -> tuple[str, ...]:
        """The meters that reports sum; reports show the maximum of all others."""
        return tuple(self.counters)

    def check(self, names: Sequence[str], kind: Sequence[str], word: str) -> None:
        """Raises `ValueError` if a name is not a meter of a kind."""
        for one in names:
            if one not in kind:
                raise ValueError(f"{one!r} must be one of the {word}: {', '.join(kind)}.")


Counts = dict[str, int]


@dataclass(slots=True)
class Used:
    """Usage of one account on one day, to be added to the stored usage."""

    account: str
    day: date
    counters: Counts = field(default_factory=Counts)
    hours: dict[int, int] = field(default_factory=dict[int, int])  # of the hourly counter
    platforms: dict[str, Counts] = field(default_factory=dict[str, Counts])
    people: dict[str, Counts] = field(default_factory=dict[str, Counts])
    seen: dict[str, set[str]] = field(default_factory=dict[str, set[str]])  # by distinct meter
    gauges: Counts = field(default_factory=Counts)  # their new values
    gauge_changes: Counts = field(default_factory=Counts)

    def count(
        self, meters: MeterSet, meter: str, amount: int, *, hour: int, person: str, platform: str
    ) -> None:
        """Adds to one counter, with its breakdowns."""
        _add(self.counters, meter, amount)
        if meter == meters.hourly:
            self.hours[hour] = self.hours.get(hour, 0) + amount
        if platform:
            _add(self.platforms.setdefault(platform, {}), meter, amount)
        if person and meters.people:
            _add(self.people.setdefault(person, {}), meter, amount)
            self.seen.setdefault(meters.people, set()).add(person)

    @property
    def has_gauges(self) -> bool:
        """Whether a gauge changes."""
        return bool(self.gauges or self.gauge_changes)


def _add(counts: Counts, name: str, amount: int) -> None:
    counts[name] = counts.get(name, 0) + amount

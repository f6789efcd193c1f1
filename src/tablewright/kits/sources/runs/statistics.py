"""Statistics of the runs of a source.

Not here: the choice of runs (`runs.routes`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from tablewright.kits.shapes import word_of


class _Ended(Protocol):
    """A run, or an entity like it."""

    @property
    def status(self) -> Any: ...
    @property
    def duration(self) -> int | None: ...
    @property
    def records_processed(self) -> Mapping[str, int] | None: ...


@dataclass(frozen=True, slots=True)
class SyncStatistics:
    """Statistics of a source's runs; unfinished ones count as runs only."""

    run_count: int
    completed_count: int
    failed_count: int
    mean_duration_seconds: float | None
    records_by_type: dict[str, int]

    @property
    def success_rate(self) -> float | None:
        """The share of ended runs that completed."""
        ended = self.completed_count + self.failed_count
        return self.completed_count / ended if ended else None


def statistics_of(runs: Iterable[_Ended]) -> SyncStatistics:
    """Returns statistics of runs, in any order: values of the kit, or entities."""
    statuses: list[str] = []
    durations: list[int] = []
    records: dict[str, int] = {}
    for run in runs:
        statuses.append(word_of(run.status))
        if run.duration is not None:
            durations.append(run.duration)
        for data_type, count in (run.records_processed or {}).items():
            records[data_type] = records.get(data_type, 0) + count
    return SyncStatistics(
        run_count=len(statuses),
        completed_count=statuses.count("completed"),
        failed_count=statuses.count("failed"),
        mean_duration_seconds=sum(durations) / len(durations) if durations else None,
        records_by_type=records,
    )

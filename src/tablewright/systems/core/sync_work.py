"""SyncWork: the jobs of sources, schedules, runs and data, for one process.

Not here: what they share (`core.syncing`).
"""

from __future__ import annotations

from dataclasses import dataclass

from tablewright.kits.calendar import FiringIndex, Recurring
from tablewright.kits.jobs import JobKind
from tablewright.systems.core.data.exporting import Exporting
from tablewright.systems.core.data.keeping import Keeping
from tablewright.systems.core.design import SyncSchedule
from tablewright.systems.core.runs.ending import Ending
from tablewright.systems.core.runs.reaping import Reaping
from tablewright.systems.core.runs.running import Running
from tablewright.systems.core.schedules.firing import SCHEDULES, Firing
from tablewright.systems.core.sources.receiving import Collecting
from tablewright.systems.core.syncing import Syncing


@dataclass(frozen=True, slots=True)
class SyncWork:
    """The background work of syncs."""

    kinds: list[JobKind]
    recurring: list[Recurring]
    firing: FiringIndex[SyncSchedule]
    keeping: Keeping

    @classmethod
    def of(cls, syncing: Syncing) -> SyncWork:
        """Assembles the work."""
        ending = Ending(syncing)
        reaping, keeping = Reaping(syncing, ending), Keeping(syncing)
        exporting = Exporting(syncing)
        return cls(
            kinds=[
                Running(syncing, ending).kind,
                Collecting(syncing).kind,
                reaping.kind,
                *keeping.kinds,
                *exporting.kinds,
            ],
            recurring=[reaping.recurring, *exporting.recurring],
            firing=FiringIndex(
                syncing.jobs.name, SCHEDULES, Firing(syncing).fire, clock=syncing.clock
            ),
            keeping=keeping,
        )

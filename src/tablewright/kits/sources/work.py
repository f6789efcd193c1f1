"""SourceWork: the background work of sources, schedules, runs and data, for one process.

    work = SourceWork.of(parts)
    runner = JobRunner(given.db, jobs, [*work.kinds, ...])
    calendar = Calendar(given.db, given.clock, [work.firing, FiringRecurring(..., work.recurring)])

Not here: their shared parts (`sources.parts`).
"""

from __future__ import annotations

from dataclasses import dataclass

from tablewright.kits.calendar import Firing, Recurring
from tablewright.kits.jobs import JobKind
from tablewright.kits.sources.connecting.receiving import Collecting
from tablewright.kits.sources.data.exporting import Exporting
from tablewright.kits.sources.data.keeping import Keeping
from tablewright.kits.sources.parts import SourceParts
from tablewright.kits.sources.runs.ending import Ending
from tablewright.kits.sources.runs.reaping import Reaping
from tablewright.kits.sources.runs.running import Running
from tablewright.kits.sources.schedules.firing import FiringSchedules


@dataclass(frozen=True, slots=True)
class SourceWork:
    """The background work of sources; beside it, the system runs `parts.oauth`."""

    kinds: list[JobKind]
    recurring: list[Recurring]
    firing: Firing
    keeping: Keeping

    @classmethod
    def of(cls, parts: SourceParts) -> SourceWork:
        """Assembles the work."""
        ending, exporting, keeping = Ending(parts), Exporting(parts), Keeping(parts)
        reaping = Reaping(parts, ending)
        return cls(
            kinds=[
                Running(parts, ending).kind,
                Collecting(parts).kind,
                reaping.kind,
                *keeping.kinds,
                *exporting.kinds,
                *parts.oauth.kinds,
            ],
            recurring=[reaping.recurring, *exporting.recurring, *parts.oauth.recurring],
            firing=parts.due.firing(FiringSchedules(parts)),
            keeping=keeping,
        )

"""Sources: data copied out of platforms, by schedules and runs. See `docs/guides/sources.md`."""

from __future__ import annotations

from tablewright.kits.sources.connecting.authorising import Granting
from tablewright.kits.sources.connecting.receiving import posted
from tablewright.kits.sources.parts import SourceParts
from tablewright.kits.sources.plans import Metered, PausesSources, Unplanned
from tablewright.kits.sources.platforms import Platforms
from tablewright.kits.sources.routes import source_routes
from tablewright.kits.sources.shapes import RunShape, ScheduleShape, SourceShape, accountless
from tablewright.kits.sources.work import SourceWork

__all__ = [
    "Granting",
    "Metered",
    "PausesSources",
    "Platforms",
    "RunShape",
    "ScheduleShape",
    "SourceParts",
    "SourceShape",
    "SourceWork",
    "Unplanned",
    "accountless",
    "posted",
    "source_routes",
]

"""Following: tells a page when the usage of an account has changed.

Not here: the stream (`kits.live.changes`).
"""

from __future__ import annotations

from collections.abc import Sequence

from tablewright.kits.live.changes import Changed, ChangeSource
from tablewright.kits.metering.days import Days


def usage_changes(days: Days, name: str = "usage") -> ChangeSource:
    """Returns a source of changes: the current day, if its rows have a time of change."""
    shape = days.shape

    async def found(account_id: str, since_ms: int) -> Sequence[Changed]:
        if not shape.has("updated_at"):
            return ()
        row = await days.db.run(shape.get(account_id, days.today))
        if row is None:
            return ()
        totals = [shape.shown(row, one) for one in days.meters.names]
        at_ms = int(shape.value(row, "updated_at").timestamp() * 1000)
        return [Changed(name, at_ms, f"{days.today} {totals}")]

    return found

"""Point-in-time recovery: the moments to which a table can be restored.

They start in the second in which recovery was enabled, or with the recovery period, and end now; on
AWS they end about five minutes ago. If the clock was set back, they end with the newest change. The
start is reported in whole seconds, the precision of clients; a moment in that second before
recovery was enabled restores the state at that time.
Not here: the items of that time (`engine.backups.restoring`).
"""

from __future__ import annotations

import math
from datetime import UTC, datetime
from typing import Any, NamedTuple

from tablewright.engine.storage.store import Store
from tablewright.engine.streams import change_log
from tablewright.engine.tables.definition import TableDefinition
from tablewright.engine.tables.schema import id_bytes

_DAY_SECONDS = 86_400
_MS = 1000
_YEARS = (-30_610_224_000, 253_402_300_799)  # 1000 to 9999: other years do not have four digits


class Window(NamedTuple):
    """The restorable moments of a table, both inclusive, in seconds since 1970."""

    earliest: int
    latest: float

    def has(self, moment: float) -> bool:
        """Whether the table can be restored to a moment."""
        return self.earliest <= moment <= self.latest


def window(txn: Any, store: Store, definition: TableDefinition, now: float) -> Window:
    """Returns the moments that a table with recovery can be restored to."""
    kept_from = math.ceil(now - definition.recovery_days * _DAY_SECONDS)
    earliest = max(math.floor(definition.recovery_since), kept_from)
    newest = change_log.newest(txn, store, id_bytes(definition.id))
    latest = now if newest is None else max(now, newest.time_ms / _MS)
    trimmed = change_log.trimmed(txn, store, id_bytes(definition.id))
    if trimmed is not None and trimmed.time_ms > definition.recovery_since * _MS:
        # The period was shorter for a time, and those changes were trimmed.
        earliest = max(earliest, math.ceil(trimmed.time_ms / _MS))
    return Window(earliest, max(earliest, latest))


def undone_from_ms(definition: TableDefinition, moment: float) -> int:
    """Returns the time since which changes are undone for a moment."""
    return max(round(moment * _MS), int(definition.recovery_since * _MS)) + 1


def shown(moment: float) -> str:
    """Formats a moment for error messages.

    >>> shown(1_700_000_000.25)
    '2023-11-14T22:13:20Z'
    """
    seconds = int(min(max(moment, _YEARS[0]), _YEARS[1]))
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def told(moment: float) -> float:
    """Rounds a moment down to the millisecond, for responses."""
    return math.floor(moment * _MS) / _MS

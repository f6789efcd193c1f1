"""Audit: who changed what, written in the transaction of the change itself.

    entry, more = audit.writes(context, Happening("source_paused", "source", "paused", source_id))
    await db.run(transaction(source.update(...), entry, *more))

`docs/guides/audit.md` is the guide.
Not here: log lines of requests (`api.observing`).
"""

from __future__ import annotations

from tablewright.kits.audit.audit import SYSTEM_TENANT, Audit, AuditEntry, Happening
from tablewright.kits.audit.periods import by_id, by_time
from tablewright.kits.audit.records import AuditRecord
from tablewright.kits.audit.shapes import AuditShape, own_entries

__all__ = [
    "SYSTEM_TENANT",
    "Audit",
    "AuditEntry",
    "AuditRecord",
    "AuditShape",
    "Happening",
    "by_id",
    "by_time",
    "own_entries",
]

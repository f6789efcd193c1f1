"""Audit: who changed what, written in the transaction of the change itself.

    await db.run(transaction(
        source.update(...), audit.entry(context, "source_paused", "source", source_id, after=...)
    ))

Not here: log lines of requests (`api.observing`).
"""

from __future__ import annotations

from tablewright.kits.audit.audit import Audit, Happening
from tablewright.kits.audit.records import AuditRecord
from tablewright.kits.audit.shapes import AuditShape, own_entries

__all__ = ["Audit", "AuditRecord", "AuditShape", "Happening", "own_entries"]

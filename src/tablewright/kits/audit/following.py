"""Following: the changes of a tenant's data, according to the audit log.

    change_hub(given, "shop", audit_changes(audit, {"order": "orders", "member": "members"}))

Not here: the stream (`kits.live.changes`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime

from tablewright.kits.audit import reading
from tablewright.kits.audit.audit import Audit
from tablewright.kits.audit.periods import Period, moment_of
from tablewright.kits.audit.reading import Filters
from tablewright.kits.live import limits
from tablewright.kits.live.changes import Changed, ChangeSource
from tablewright.kits.shapes import word_of


def audit_changes(
    audit: Audit, names: Mapping[str, str], *, every: str = "activities"
) -> ChangeSource:
    """Returns a source of changes; `names` maps resources of entries to kinds of data.

    Each entry is also a change of the kind `every`. After a long pause, all kinds have changed.
    """

    async def found(tenant: str, since_ms: int) -> Sequence[Changed]:
        period = Period(since=datetime.fromtimestamp(since_ms / 1000, UTC))
        selection = reading.of_tenant(audit, tenant, Filters(period))
        page = await reading.read(audit, selection, limit=limits.CHANGES_READ_MAX, cursor=None)
        changes: list[Changed] = []
        for entry in page.items:
            entry_id = audit.shape.value(entry, "id")
            name = names.get(word_of(audit.shape.value(entry, "resource")))
            kinds = {every, *([] if name is None else [name])}
            if page.cursor is not None:
                kinds |= set(names.values())
            changes += [Changed(one, moment_of(entry_id), entry_id) for one in sorted(kinds)]
        return changes

    return found

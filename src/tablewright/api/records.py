"""ServiceRecords: the one table that the service layer keeps beside a system's own.

Jobs, tickets, webhooks, rate windows and remembered responses lie in it. Each declares its entities
in its own module, under a prefix of its own in `pk`, and uses the index only for work that is due.
Not here: the entities (`kits.jobs`, `kits.calendar`, `kits.webhooks`, `api.limiting.rate_records`,
`api.idempotency.records`).
"""

from __future__ import annotations

from tablewright.model import Gsi, Index, Table


class ServiceRecords(Table, name="tablewright-service"):
    """What a service remembers for itself: nothing in it is in any system's design document."""

    primary = Index("pk", "sk")
    # Only what choosing a job needs: a job moves in this index each time it is taken, and its
    # payload would be written along.
    due = Gsi("gsi1pk", "gsi1sk", name="due-index", projection=("job_id", "kind", "due_at"))

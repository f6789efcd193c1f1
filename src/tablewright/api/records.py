"""ServiceRecords: the table of the service layer, beside a system's own tables.

It holds jobs, tickets, webhooks, rate buckets and stored responses. Each module declares its own
entities, with its own prefix in `pk`, and uses the index only for due work.
Not here: the entities (`kits.jobs`, `kits.calendar`, `kits.webhooks`, `api.limiting.rate_records`,
`api.idempotency.records`).
"""

from __future__ import annotations

from tablewright.model import Gsi, Index, Table


class ServiceRecords(Table, name="tablewright-service"):
    """Records of the service layer, which are in no design document."""

    primary = Index("pk", "sk")
    # Only the attributes for choosing a job. A job moves in this index whenever a process takes it,
    # which would write its payload again.
    due = Gsi("gsi1pk", "gsi1sk", name="due-index", projection=("job_id", "kind", "due_at"))

"""The design of the service layer's own table, for whoever creates and checks tables.

Not here: the entities, which this module only has to know of.
"""

from __future__ import annotations

from typing import Final

import tablewright.api.attempt_records
import tablewright.api.jobs.records
import tablewright.api.key_check_records
import tablewright.api.one_time_records
import tablewright.api.rate_records
import tablewright.api.repeat_records
import tablewright.api.session_records
import tablewright.api.webhooks.records
from tablewright.api.records import ServiceRecords
from tablewright.model import design_of

_DECLARED: Final = (
    tablewright.api.attempt_records,
    tablewright.api.jobs.records,
    tablewright.api.key_check_records,
    tablewright.api.one_time_records,
    tablewright.api.rate_records,
    tablewright.api.repeat_records,
    tablewright.api.session_records,
    tablewright.api.webhooks.records,
)

SERVICE_DESIGN: Final = design_of(
    "service",
    ServiceRecords,
    description="What services remember beside their systems' data: jobs, limits, sessions, ...",
)

"""The design of the service layer's own table, for code that creates and checks tables.

Not here: the entities, which this module only imports.
"""

from __future__ import annotations

from typing import Final

import tablewright.api.claim_records
import tablewright.api.idempotency.records
import tablewright.api.key_check_records
import tablewright.api.limiting.rate_records
import tablewright.kits.accounts.records
import tablewright.kits.admin.records
import tablewright.kits.audit.records
import tablewright.kits.calendar.records
import tablewright.kits.exports.records
import tablewright.kits.http.records
import tablewright.kits.inbound.records
import tablewright.kits.invitations.records
import tablewright.kits.jobs.gate_records
import tablewright.kits.jobs.records
import tablewright.kits.keys.records
import tablewright.kits.live.records
import tablewright.kits.metering.records
import tablewright.kits.notify.records
import tablewright.kits.oauth.records
import tablewright.kits.people.records
import tablewright.kits.sessions.attempt_records
import tablewright.kits.sessions.one_time_records
import tablewright.kits.sessions.records
import tablewright.kits.sources.records
import tablewright.kits.webhooks.records
from tablewright.api.records import ServiceRecords
from tablewright.model import design_of

_DECLARED: Final = (
    tablewright.kits.sessions.attempt_records,
    tablewright.kits.accounts.records,
    tablewright.kits.admin.records,
    tablewright.kits.audit.records,
    tablewright.kits.calendar.records,
    tablewright.kits.exports.records,
    tablewright.kits.http.records,
    tablewright.kits.inbound.records,
    tablewright.kits.invitations.records,
    tablewright.kits.jobs.gate_records,
    tablewright.kits.jobs.records,
    tablewright.kits.keys.records,
    tablewright.kits.live.records,
    tablewright.kits.metering.records,
    tablewright.kits.notify.records,
    tablewright.kits.oauth.records,
    tablewright.kits.people.records,
    tablewright.api.claim_records,
    tablewright.api.key_check_records,
    tablewright.kits.sessions.one_time_records,
    tablewright.api.limiting.rate_records,
    tablewright.api.idempotency.records,
    tablewright.kits.sessions.records,
    tablewright.kits.sources.records,
    tablewright.kits.webhooks.records,
)

SERVICE_DESIGN: Final = design_of(
    "service",
    ServiceRecords,
    description="Records of the service layer: jobs, limits, sessions, ...",
)

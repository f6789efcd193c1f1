"""The limits of the audit kit, each with its reason."""

from __future__ import annotations

from typing import Final

from tablewright.limits import KIB

# Audit
AUDIT_SECONDS: Final = 400 * 24 * 3600  # entries of the kit's own records: a year and a month
AUDIT_AGENT_LENGTH_MAX: Final = 300  # of a user agent: longer ones add no information
AUDIT_DETAILS_BYTES_MAX: Final = 16 * KIB  # as JSON: an entry shares a transaction of 4 MB
AUDIT_FILTER_LENGTH_MAX: Final = 200  # of a value to filter by
AUDIT_EXPORT_PAGE: Final = 500  # entries that an export has in memory
AUDIT_EXPORT_READS_MAX: Final = 100_000  # entries that one export reads; a cursor continues it

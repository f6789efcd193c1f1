"""The limits of the audit kit, each with its reason."""

from __future__ import annotations

from typing import Final

# Audit
AUDIT_SECONDS: Final = 400 * 24 * 3600  # entries of the kit's own records: a year and a month
AUDIT_AGENT_LENGTH_MAX: Final = 300  # of a user agent: longer ones say nothing more
AUDIT_PAGE_MAX: Final = 100

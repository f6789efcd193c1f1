"""Changes: pushed to the open pages of an account.

Not here: the stream (`kits.live.changes`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tablewright.api.runtime import Runtime
from tablewright.kits.audit import Audit
from tablewright.kits.audit.following import audit_changes
from tablewright.kits.live import Hub, change_hub
from tablewright.kits.metering.days import Days
from tablewright.kits.metering.following import usage_changes
from tablewright.kits.webhooks import EndpointStore
from tablewright.kits.webhooks.following import delivery_changes

# Kinds of data that pages show, and the permission to read them.
NAMES: Final[Mapping[str, str]] = {
    "account": "account.read",
    "members": "users.read",
    "keys": "apikeys.read",
    "webhooks": "webhooks.read",
    "deliveries": "webhooks.read",
    "activities": "activities.read",
    "usage": "usage.read",
    "plan": "billing.read",
    "sources": "sources.read",
}

# The kind of data that an activity is about, by its resource.
_RESOURCES: Final[Mapping[str, str]] = {
    "account": "account",
    "member": "members",
    "invitation": "members",
    "api_key": "keys",
    "webhook": "webhooks",
    "plan": "plan",
    "limit": "plan",
    "source": "sources",
    "schedule": "sources",
    "sync": "sources",
}


def changes_of(
    given: Runtime, system: str, audit: Audit, days: Days, endpoints: EndpointStore
) -> Hub:
    """Returns the hub of changes, by account."""
    return change_hub(
        given,
        system,
        audit_changes(audit, _RESOURCES),
        usage_changes(days),
        delivery_changes(given.db, system, endpoints),
    )

"""Closed lists of values, as the document gives them, and texts that stand in keys."""

from __future__ import annotations

from enum import Enum
from typing import Annotated

from msgspec import Meta

from tablewright.systems.events import limits


class ApiKeyStatus(Enum):
    """Whether an API key is accepted."""

    ACTIVE = "active"
    REVOKED = "revoked"


class EventStatus(Enum):
    """Whether an event is in the inbox or was acknowledged."""

    UNDELIVERED = "undelivered"
    DELIVERED = "delivered"


class TenantStatus(Enum):
    """Whether a tenant is active or being deleted."""

    ACTIVE = "active"
    LEAVING = "leaving"


# In Python `$` matches before a line end, too; `(?!\n)` reads the same everywhere.
EVENT_TYPE_PATTERN = r"^[A-Za-z0-9._-]+(?!\n)$"

# It stands before a # in a key, and comes from whoever sends events.
EventType = Annotated[
    str, Meta(max_length=limits.EVENTS_TYPE_LENGTH_MAX, pattern=EVENT_TYPE_PATTERN)
]
# It stands in keys and in API keys.
TenantId = Annotated[str, Meta(pattern=r"^[a-z0-9-]{3,50}(?!\n)$")]

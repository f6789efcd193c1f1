"""Enumerations of the document, and texts that are parts of keys."""

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


# In Python `$` also matches before a line end; `(?!\n)` is unambiguous.
EVENT_TYPE_PATTERN = r"^[A-Za-z0-9._-]+(?!\n)$"

# It precedes a # in a key, and comes from senders of events.
EventType = Annotated[
    str, Meta(max_length=limits.EVENTS_TYPE_LENGTH_MAX, pattern=EVENT_TYPE_PATTERN)
]
# It is part of keys and API keys.
TenantId = Annotated[str, Meta(pattern=r"^[a-z0-9-]{3,50}(?!\n)$")]

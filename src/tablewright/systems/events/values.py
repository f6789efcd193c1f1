"""Closed lists of values, as the document gives them, and the type of event types."""

from __future__ import annotations

from enum import Enum
from typing import Annotated

from msgspec import Meta


class ApiKeyStatus(Enum):
    """Whether an API key is accepted."""

    ACTIVE = "active"
    REVOKED = "revoked"


class EventStatus(Enum):
    """Whether an event was taken out of the inbox."""

    UNDELIVERED = "undelivered"
    DELIVERED = "delivered"


# It stands before a # in a key, and comes from whoever sends events.
EventType = Annotated[str, Meta(max_length=128, pattern=r"^[A-Za-z0-9._-]+$")]

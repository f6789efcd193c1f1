"""Bodies: the content of messages, in a system's own form."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any

import msgspec


@dataclass(frozen=True, slots=True)
class WebhookEvent:
    """An event of a tenant: its type, time and data."""

    event_id: str
    event_type: str
    tenant: str
    at: datetime
    data: Mapping[str, Any]


BodyOf = Callable[[WebhookEvent], bytes]


def standard_body(event: WebhookEvent) -> bytes:
    """Returns the body recommended by Standard Webhooks: `{type, timestamp, data}`."""
    return msgspec.json.encode(
        {"type": event.event_type, "timestamp": event.at.isoformat(), "data": event.data}
    )


def account_body(event: WebhookEvent) -> bytes:
    """Returns the body of systems with accounts: `{id, type, accountId, at, data}`."""
    return msgspec.json.encode(
        {
            "id": event.event_id,
            "type": event.event_type,
            "accountId": event.tenant,
            "at": event.at.isoformat(),
            "data": event.data,
        }
    )

"""Outgoing webhooks: signed, retried, logged, and kept away from our own network.

See `docs/guides/webhooks.md`.
"""

from __future__ import annotations

from tablewright.kits.http.health import BreakerState, Health
from tablewright.kits.http.targets import Resolve, TargetRules
from tablewright.kits.webhooks.records import (
    Attempt,
    Delivery,
    DeliveryStatus,
    EndpointStatus,
    WebhookEndpoint,
    WebhookMessage,
)
from tablewright.kits.webhooks.sender import Result, Sender
from tablewright.kits.webhooks.signing import is_signed, signed_headers
from tablewright.kits.webhooks.webhooks import Subscription, Webhooks

__all__ = [
    "Attempt",
    "BreakerState",
    "Delivery",
    "DeliveryStatus",
    "EndpointStatus",
    "Health",
    "Resolve",
    "Result",
    "Sender",
    "Subscription",
    "TargetRules",
    "WebhookEndpoint",
    "WebhookMessage",
    "Webhooks",
    "is_signed",
    "signed_headers",
]

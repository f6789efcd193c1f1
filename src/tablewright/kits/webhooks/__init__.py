"""Outgoing webhooks: signed, retried, logged, and kept away from our own network.

See `docs/guides/webhooks.md`.
"""

from __future__ import annotations

from tablewright.kits.http.health import BreakerState, Health
from tablewright.kits.http.targets import Resolve, TargetRules
from tablewright.kits.webhooks.bodies import WebhookEvent, account_body, standard_body
from tablewright.kits.webhooks.documented_endpoints import DocumentedEndpoints
from tablewright.kits.webhooks.endpoints import (
    Endpoint,
    EndpointStatus,
    EndpointStore,
    EndpointSubscription,
    SigningSecret,
)
from tablewright.kits.webhooks.own_endpoints import OwnEndpoints
from tablewright.kits.webhooks.records import (
    Attempt,
    Delivery,
    DeliveryStatus,
    WebhookEndpoint,
    WebhookMessage,
)
from tablewright.kits.webhooks.sender import AttemptResult, Sender
from tablewright.kits.webhooks.signing import is_signed, new_secret, signed_headers
from tablewright.kits.webhooks.webhooks import Webhooks

__all__ = [
    "Attempt",
    "AttemptResult",
    "BreakerState",
    "Delivery",
    "DeliveryStatus",
    "DocumentedEndpoints",
    "Endpoint",
    "EndpointStatus",
    "EndpointStore",
    "EndpointSubscription",
    "Health",
    "OwnEndpoints",
    "Resolve",
    "Sender",
    "SigningSecret",
    "TargetRules",
    "WebhookEndpoint",
    "WebhookEvent",
    "WebhookMessage",
    "Webhooks",
    "account_body",
    "is_signed",
    "new_secret",
    "signed_headers",
    "standard_body",
]

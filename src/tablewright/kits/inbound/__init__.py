"""Requests of other services, authenticated by signatures. See `docs/guides/inbound.md`."""

from __future__ import annotations

from tablewright.kits.inbound.deliveries import Deliveries
from tablewright.kits.inbound.hmacs import Hmac
from tablewright.kits.inbound.schemes import (
    HUBSPOT,
    META,
    RAZORPAY,
    SHOPIFY,
    STANDARD,
    STRIPE,
    ZENDESK,
    FetchingScheme,
    PathSecret,
    PublicKey,
    Scheme,
)
from tablewright.kits.inbound.signing import Signatory, signed
from tablewright.kits.inbound.sns import Sns, SnsKind, SnsMessage, sns_message
from tablewright.kits.inbound.sns_client import SnsClient

__all__ = [
    "HUBSPOT",
    "META",
    "RAZORPAY",
    "SHOPIFY",
    "STANDARD",
    "STRIPE",
    "ZENDESK",
    "Deliveries",
    "FetchingScheme",
    "Hmac",
    "PathSecret",
    "PublicKey",
    "Scheme",
    "Signatory",
    "Sns",
    "SnsClient",
    "SnsKind",
    "SnsMessage",
    "signed",
    "sns_message",
]

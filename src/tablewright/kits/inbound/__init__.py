"""Requests of other services, known by their signatures. See `docs/guides/inbound.md`."""

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
    PathSecret,
    PublicKey,
    Scheme,
)
from tablewright.kits.inbound.signing import Signatory, signed

__all__ = [
    "HUBSPOT",
    "META",
    "RAZORPAY",
    "SHOPIFY",
    "STANDARD",
    "STRIPE",
    "ZENDESK",
    "Deliveries",
    "Hmac",
    "PathSecret",
    "PublicKey",
    "Scheme",
    "Signatory",
    "signed",
]

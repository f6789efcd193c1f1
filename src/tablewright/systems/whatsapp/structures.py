"""Structures inside items.

The document specifies none: it says "list of status updates" or "event payload". Structures that
WhatsApp defines have a class here; others are dictionaries. An attribute is required only if it is
essential.
Not here: the items that contain them (`whatsapp.design` lists them).
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from decimal import Decimal

from tablewright.systems.whatsapp.values import Id, QualityScore

# Messages


@dataclass(frozen=True, slots=True, kw_only=True)
class StatusError:
    """WhatsApp's reason for a failed message."""

    code: int
    title: str | None = None
    details: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class StatusUpdate:
    """One status of a message, including those that its delivery status lacks."""

    status: str
    timestamp: datetime
    errors: list[StatusError] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Location:
    """A pin on the map."""

    latitude: Decimal
    longitude: Decimal
    name: str | None = None
    address: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Referral:
    """The advertisement that a customer came from."""

    source_url: str | None = None
    source_id: str | None = None
    source_type: str | None = None
    headline: str | None = None
    body: str | None = None
    media_type: str | None = None
    ctwa_clid: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Pricing:
    """What WhatsApp charges for a message."""

    billable: bool | None = None
    pricing_model: str | None = None
    category: str | None = None
    type: str | None = None


# Accounts


@dataclass(frozen=True, slots=True, kw_only=True)
class PhoneNumber:
    """A phone number of a business account, with all its names."""

    phone_number_id: Id
    """Meta's."""
    phone_arn: str | None = None
    """That of AWS: the `inboxPk` of its conversations."""
    phone_e164: str | None = None
    display_name: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class QualityChange:
    """A quality rating of a phone number, with its start."""

    quality_rating: QualityScore
    timestamp: datetime


# Payments


@dataclass(frozen=True, slots=True, kw_only=True)
class OrderItem:
    """A line of an order; the amount is that of one piece."""

    name: str
    amount: Decimal
    quantity: int = 1
    retailer_id: str | None = None


# Analytics


@dataclass(frozen=True, slots=True, kw_only=True)
class TemplateOutcomes:
    """The results of a template's messages on one day."""

    sent: int = 0
    delivered: int = 0
    read: int = 0
    failed: int = 0


# Sequences


@dataclass(frozen=True, slots=True, kw_only=True)
class TimedMessage:
    """A message of a welcome sequence, sent some seconds after the previous one."""

    text: str | None = None
    template_name: str | None = None
    delay_seconds: int = 0

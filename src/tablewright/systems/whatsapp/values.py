"""Values of WhatsApp: ids and phone numbers in one format each, and enumerations.

An enumeration of WhatsApp or a payment gateway is open: the usual values are named, and others are
stored unchanged. Values after a `#` comment are additions to the document's list.
Not here: values with attributes (`whatsapp.structures`).
"""

from __future__ import annotations

import re
from typing import Annotated, Any, Literal

from msgspec import Meta

Object = dict[str, Any]

# DynamoDB rejects items with an empty string in an index key.
Id = Annotated[str, Meta(min_length=1)]

# The scoped id of a user without a visible phone number, such as IN.1234567890.
_SCOPED_ID = r"[A-Z]{2}\.[A-Za-z0-9]{1,128}"

# `$` would accept a line end, so nothing may follow it.
WaId = Annotated[str, Meta(pattern=rf"^([1-9][0-9]{{6,14}}|{_SCOPED_ID})$(?!\n)")]
Phone = Annotated[str, Meta(pattern=rf"^(\+[1-9][0-9]{{6,14}}|{_SCOPED_ID})$(?!\n)")]

_PUNCTUATION = re.compile(r"[\s().+-]")


def wa_id(text: str) -> str:
    """Returns a phone number in WhatsApp's format, as in `from` and in keys: digits only.

    >>> wa_id("+91 90000-00001"), wa_id("IN.1234567890")
    ('919000000001', 'IN.1234567890')
    """
    bare = _PUNCTUATION.sub("", text)
    return bare if bare.isdecimal() else text


def phone(text: str) -> str:
    """Returns a phone number as in `customerPhone` and `phoneE164`: E.164, with a plus.

    >>> phone("91 90000-00001"), phone("IN.1234567890")
    ('+919000000001', 'IN.1234567890')
    """
    bare = wa_id(text)
    return f"+{bare}" if bare.isdecimal() else text


# Messages

Direction = Literal["INBOUND", "OUTBOUND"]

MessageType = Annotated[
    str,
    Meta(
        min_length=1,
        examples=[
            *"text image video audio document sticker location contacts".split(),
            *"interactive template".split(),
            *"button order reaction system unsupported edit revoke unknown".split(),
        ],
    ),
]

DeliveryStatus = Literal[
    "sent",
    "delivered",
    "read",
    "failed",
    "queued",  # until the first status arrives
    "played",  # a voice message
    "deleted",
    "warning",
]

# Payments

PaymentConfigType = Literal["PG", "UPI"]
PaymentConfigStatus = Literal["active", "inactive", "pending"]
PaymentStatus = Annotated[
    str, Meta(min_length=1, examples="pending authorized captured failed refunded".split())
]
PaymentOrderStatus = Literal[
    "pending",
    "completed",
    "failed",
    "cancelled",  # the order was cancelled before payment
    "refunded",
]
OrderStatus = Literal[
    "pending", "processing", "partially_shipped", "shipped", "completed", "canceled"
]
RefundStatus = Literal["pending", "processing", "completed", "failed", "cancelled"]

# Accounts

TenantStatus = Literal["active", "suspended"]
SyncStatus = Literal["local_only", "pending_sync", "synced"]
QualityScore = Literal[
    "GREEN",
    "YELLOW",
    "RED",
    "UNKNOWN",  # too few messages to tell
]

# Templates

TemplateStatus = Annotated[
    str,
    Meta(
        min_length=1,
        examples=[
            *"APPROVED PENDING REJECTED PAUSED DISABLED".split(),
            *"DRAFT IN_APPEAL FLAGGED LIMIT_EXCEEDED PENDING_DELETION DELETED ARCHIVED".split(),
        ],
    ),
]
TemplateCategory = Literal["UTILITY", "MARKETING", "AUTHENTICATION"]

# The rest

GroupType = Literal["local", "meta"]
Availability = Literal["in_stock", "out_of_stock"]
CampaignStatus = Literal[
    "draft",
    "scheduled",
    "running",
    "completed",
    "paused",
    "failed",  # nothing could be sent
    "cancelled",  # called off
]
EventType = Annotated[
    str, Meta(examples="message status template quality call account group flow payment".split())
]
EventStatus = Literal["received", "processed", "failed"]
CallStatus = Literal["initiated", "ringing", "answered", "ended", "failed"]
CallDirection = Literal["USER_INITIATED", "BUSINESS_INITIATED"]
AddressSource = Literal["received", "saved"]
RequestState = Literal["in_progress", "done", "failed"]

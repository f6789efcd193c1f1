"""Conversations: one thread for each of our phones and each customer.

Not here: the messages in it (`whatsapp.messages`).
"""

from __future__ import annotations

from datetime import datetime

from tablewright.model import Entity, Range, attr, camel, key_only
from tablewright.systems.whatsapp.table import WhatsApp
from tablewright.systems.whatsapp.values import Id, WaId


class Conversation(Entity, table=WhatsApp, tag="CONVERSATION", names=camel, tenant="waba_meta_id"):
    """Conversations."""

    phone_arn_suffix: Id = key_only(doc="Last part of our phone's ARN")
    customer_wa_id: WaId = key_only(doc="Customer WhatsApp ID, or scoped id")
    inbox_pk: Id | None = attr(default=None, doc="Phone ARN for inbox GSI")
    sender: WaId | None = attr("from", default=None, doc="Customer WhatsApp ID")
    received_at: datetime = attr(doc="Last message timestamp")
    unread_count: int = attr(default=0, doc="Unread message count")
    last_message_pk: str | None = attr(default=None, doc="Reference to last message")
    last_type: str | None = attr(default=None, doc="Last message type")
    last_preview: str | None = attr(default=None, doc="Last message preview")
    archived: bool = attr(default=False, doc="Archive status")
    waba_meta_id: Id = attr(doc="WABA Meta ID")
    business_account_name: str | None = attr(default=None, doc="Business name")
    phone_number_id: Id | None = attr(
        default=None, doc="Meta's id of our phone number", extension=True
    )
    customer_name: str | None = attr(
        default=None, doc="Profile name of the customer", extension=True
    )
    last_message_id: str | None = attr(
        default=None, doc="WhatsApp id of the last message", extension=True
    )
    last_inbound_at: datetime | None = attr(
        default=None,
        doc="Last message of the customer, which opens a window of 24 h",
        extension=True,
    )
    last_outbound_at: datetime | None = attr(
        default=None, doc="Last message of the business", extension=True
    )
    assignee: str | None = attr(default=None, doc="Who looks after it", extension=True)

    primary = WhatsApp.primary("CONV#{phone_arn_suffix}#{customer_wa_id}")
    by_inbox = WhatsApp.gsi_inbox("{inbox_pk}", "{received_at}")
    by_waba = WhatsApp.gsi_waba_itemtype("{waba_meta_id}", "CONVERSATION")

    @primary.get
    def get(cls, phone_arn_suffix: str, customer_wa_id: str) -> None:
        """A conversation by phone and customer."""

    @by_inbox.query(newest_first=True)
    def in_inbox(cls, inbox_pk: str, received_at: Range[datetime] | None = None) -> None:
        """Inbox view: the conversations of a phone, without the messages among them."""

    @by_waba.query
    def of_waba(cls, waba_meta_id: str) -> None:
        """WABA + item type queries: all conversations, in no order."""

    @property
    def pk(self) -> str:
        """Its key, which its messages have as `conversationPk`."""
        return f"CONV#{self.phone_arn_suffix}#{self.customer_wa_id}"

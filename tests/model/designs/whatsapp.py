"""A table without a sort key, whose sparse indexes are over plain attributes of the items."""

from __future__ import annotations

from datetime import datetime
from typing import Literal

from tablewright.model import (
    Entity,
    Gsi,
    Index,
    Range,
    Table,
    attr,
    camel,
    design_of,
    key_only,
)


class WhatsApp(Table, name="base-whatsapp", tag="itemType"):
    primary = Index("pk")
    inbox = Gsi("inboxPk", "receivedAt", name="gsi_inbox")
    conversation = Gsi("conversationPk", "receivedAt", name="gsi_conversation")
    status = Gsi("deliveryStatus", "sentAt", name="gsi_status")


class Message(Entity, table=WhatsApp, tag="MESSAGE", names=camel):
    """An inbound or outbound message."""

    wa_message_id: str = key_only()
    direction: Literal["INBOUND", "OUTBOUND"] = "INBOUND"
    received_at: datetime | None = None
    sent_at: datetime | None = None
    sender: str = attr("from")
    to: str = ""
    conversation_pk: str
    inbox_pk: str | None = None
    delivery_status: Literal["sent", "delivered", "read", "failed"] | None = None

    primary = WhatsApp.primary("MSG#{wa_message_id}")
    in_inbox = WhatsApp.inbox("{inbox_pk}", "{received_at}")
    timeline = WhatsApp.conversation("{conversation_pk}", "{received_at}")
    by_status = WhatsApp.status("{delivery_status}", "{sent_at}")

    @primary.get
    def get(cls, wa_message_id: str) -> None:
        """A message by the id that WhatsApp gave it."""

    @in_inbox.query
    def inbox(cls, inbox_pk: str, received_at: Range[datetime] | None = None) -> None:
        """Messages to a business phone."""

    @timeline.query
    def of_conversation(
        cls, conversation_pk: str, received_at: Range[datetime] | None = None
    ) -> None:
        """The messages of a conversation."""

    @by_status.query
    def with_status(cls, delivery_status: str, sent_at: Range[datetime] | None = None) -> None:
        """Sent messages by what became of them."""


class Conversation(Entity, table=WhatsApp, tag="CONVERSATION", names=camel):
    """One customer's thread with one business phone."""

    phone_arn_suffix: str = key_only()
    customer_wa_id: str = key_only()
    inbox_pk: str
    customer: str = attr("from")
    received_at: datetime
    unread_count: int = 0

    primary = WhatsApp.primary("CONV#{phone_arn_suffix}#{customer_wa_id}")
    in_inbox = WhatsApp.inbox("{inbox_pk}", "{received_at}")

    @primary.get
    def get(cls, phone_arn_suffix: str, customer_wa_id: str) -> None:
        """A conversation by its two sides."""

    @in_inbox.query
    def inbox(cls, inbox_pk: str, received_at: Range[datetime] | None = None) -> None:
        """Conversations of a business phone by last message."""


class Note(Entity, table=WhatsApp, tag="NOTE", names=camel):
    """What an agent wrote down: it stores the keys of the inbox, and has no entry there."""

    note_id: str
    inbox_pk: str
    received_at: datetime
    text: str = ""

    primary = WhatsApp.primary("NOTE#{note_id}")


DESIGN = design_of("whatsapp", WhatsApp)

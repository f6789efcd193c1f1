"""Messages: inbound and outbound, each once, with WhatsApp's own id.

Not here: threads (`whatsapp.conversations`), files (`whatsapp.media`).
"""

from __future__ import annotations

from datetime import datetime

from tablewright.model import Entity, EpochSecondsText, Range, attr, camel, key_only, softly
from tablewright.systems.whatsapp.structures import (
    Location,
    Pricing,
    Referral,
    StatusError,
    StatusUpdate,
)
from tablewright.systems.whatsapp.table import WhatsApp
from tablewright.systems.whatsapp.values import (
    DeliveryStatus,
    Direction,
    Id,
    MessageType,
    Object,
    WaId,
)


class Message(Entity, table=WhatsApp, tag="MESSAGE", names=camel, tenant="waba_meta_id"):
    """Messages (Inbound/Outbound).

    Those that go out also have `receivedAt`, equal to `sentAt`; those that come in have no
    `sentAt`, which keeps them out of the index by delivery status.
    """

    wa_message_id: Id = key_only(doc="WhatsApp's id of the message (wamid)")
    direction: Direction = attr(doc="`INBOUND` or `OUTBOUND`")
    received_at: datetime = attr(doc="ISO timestamp")
    sent_at: datetime | None = attr(default=None, doc="Sent timestamp (outbound)")
    wa_timestamp: EpochSecondsText | None = attr(default=None, doc="WhatsApp timestamp")
    sender: WaId | None = attr("from", default=None, doc="Sender WhatsApp ID")
    from_pk: WaId | None = attr(default=None, doc="Sender ID for GSI")
    to: str | None = attr(default=None, doc="Recipient WhatsApp ID")
    sender_name: str | None = attr(default=None, doc="Sender profile name")
    conversation_pk: Id | None = attr(default=None, doc="Reference to conversation")
    type: MessageType = attr(
        doc="text, image, video, audio, document, sticker, location, contacts, interactive,"
        " template"
    )
    preview: str | None = attr(default=None, doc="Message preview text")
    text_body: str | None = attr(default=None, doc="Full text content")
    caption: str | None = attr(default=None, doc="Media caption")
    media_id: str | None = attr(default=None, doc="WhatsApp media ID")
    mime_type: str | None = attr(default=None, doc="Media MIME type")
    s3_bucket: str | None = attr(default=None, doc="S3 bucket for media")
    s3_key: str | None = attr(default=None, doc="S3 key for media")
    delivery_status: DeliveryStatus | None = attr(
        default=None, doc="queued, sent, delivered, read, played, failed, deleted, warning"
    )
    delivery_status_history: list[StatusUpdate] | None = attr(
        default=None, doc="List of status updates"
    )
    inbox_pk: Id | None = attr(default=None, doc="Phone ARN for inbox GSI")

    # Owner and thread
    waba_meta_id: Id = attr(doc="WABA Meta ID", extension=True)
    phone_number_id: Id | None = attr(
        default=None, doc="Meta's id of our phone number", extension=True
    )
    group_id: Id | None = attr(default=None, doc="Group of a group message", extension=True)
    campaign_id: Id | None = attr(
        default=None, doc="Campaign of a campaign message", extension=True
    )
    aws_message_id: str | None = attr(
        default=None, doc="AWS's id, before WhatsApp's is known", extension=True
    )
    request_id: str | None = attr(
        default=None, doc="Id of the request that sent it; WhatsApp echoes it", extension=True
    )

    # Content besides text and media
    context_message_id: str | None = attr(
        default=None, doc="Message that it answers", extension=True
    )
    filename: str | None = attr(default=None, doc="Name of a document", extension=True)
    location: Location | None = attr(default=None, doc="Location", extension=True)
    contacts: list[Object] | None = attr(default=None, doc="Contact cards", extension=True)
    interactive: Object | None = attr(
        default=None, doc="Buttons, lists, products, or the response", extension=True
    )
    template_name: Id | None = attr(
        default=None, doc="Template of a template message", extension=True
    )
    flow_id: Id | None = attr(default=None, doc="Flow that it starts", extension=True)
    # tablewright: allow L114 because it identifies a flow, and gives no access to anything
    flow_token: str | None = attr(default=None, doc="Token of that flow", extension=True)
    referral: Referral | None = attr(
        default=None, doc="Advertisement that brought the customer", extension=True
    )

    # State
    status_rank: int | None = attr(
        default=None, doc="Rank of the delivery status; it only increases", extension=True
    )
    errors: list[StatusError] | None = attr(default=None, doc="Why it failed", extension=True)
    pricing: Pricing | None = attr(default=None, doc="What it costs", extension=True)
    reactions: dict[str, str] | None = attr(
        default=None, doc="Emoji by WhatsApp id", extension=True
    )
    marked_as_read_at: datetime | None = attr(
        default=None, doc="When it was marked as read", extension=True
    )
    edited_at: datetime | None = attr(
        default=None, doc="When the sender changed it", extension=True
    )
    revoked_at: datetime | None = attr(
        default=None, doc="When the sender revoked it", extension=True
    )
    deleted_at: datetime | None = softly(doc="When it was deleted here", extension=True)

    primary = WhatsApp.primary("MSG#{wa_message_id}")
    # tablewright: allow L101 because the document has it; no screen is built on it
    by_direction = WhatsApp.gsi_direction("{direction}", "{received_at}")
    by_sender = WhatsApp.gsi_from("{from_pk}", "{received_at}")
    by_inbox = WhatsApp.gsi_inbox("{inbox_pk}", "{received_at}")
    by_conversation = WhatsApp.gsi_conversation("{conversation_pk}", "{received_at}")
    # tablewright: allow L101 because the document has it, and sending is slower than a partition
    by_status = WhatsApp.gsi_status("{delivery_status}", "{sent_at}")
    by_waba = WhatsApp.gsi_waba_itemtype("{waba_meta_id}", "MESSAGE")
    by_group = WhatsApp.gsi_group("{group_id}", "{sent_at}")
    by_campaign = WhatsApp.gsi_campaign("{campaign_id}", "{sent_at}")

    @primary.get
    def get(cls, wa_message_id: str) -> None:
        """A message by its WhatsApp id."""

    @by_direction.query(newest_first=True)
    def in_direction(cls, direction: Direction, received_at: Range[datetime] | None = None) -> None:
        """Query by INBOUND/OUTBOUND."""

    @by_sender.query(newest_first=True)
    def from_sender(cls, from_pk: str, received_at: Range[datetime] | None = None) -> None:
        """Query by sender."""

    @by_inbox.query(newest_first=True)
    def in_inbox(cls, inbox_pk: str, received_at: Range[datetime] | None = None) -> None:
        """Inbox view: the messages of a phone."""

    @by_conversation.query(newest_first=True)
    def in_conversation(
        cls, conversation_pk: str, received_at: Range[datetime] | None = None
    ) -> None:
        """Conversation timeline."""

    @by_status.query(newest_first=True)
    def with_status(
        cls, delivery_status: DeliveryStatus, sent_at: Range[datetime] | None = None
    ) -> None:
        """Delivery status queries."""

    @by_group.query(newest_first=True)
    def in_group(cls, group_id: str, sent_at: Range[datetime] | None = None) -> None:
        """Group messages."""

    @by_campaign.query(newest_first=True)
    def in_campaign(cls, campaign_id: str, sent_at: Range[datetime] | None = None) -> None:
        """Campaign messages."""

    @by_waba.query(extension=True)
    def of_waba(cls, waba_meta_id: str) -> None:
        """WABA + item type queries: all messages, in no order."""

    @property
    def pk(self) -> str:
        """Its key, as other items refer to it."""
        return f"MSG#{self.wa_message_id}"

"""Campaigns: one message to many recipients, with its counts.

Not here: the messages, which `Message.in_campaign` finds.
"""

from __future__ import annotations

from datetime import datetime

from tablewright.model import Entity, attr, camel, created
from tablewright.systems.whatsapp.table import WhatsApp
from tablewright.systems.whatsapp.values import CampaignStatus, Id, Object


class Campaign(Entity, table=WhatsApp, tag="CAMPAIGN", names=camel, tenant="waba_meta_id"):
    """Campaigns."""

    campaign_id: Id = attr(doc="Campaign ID")
    waba_meta_id: Id = attr(doc="WABA Meta ID")
    name: str = attr(doc="Campaign name")
    template_name: Id | None = attr(default=None, doc="Template used")
    status: CampaignStatus = attr(
        default="draft", doc="draft, scheduled, running, completed, paused, failed, cancelled"
    )
    total_recipients: int = attr(default=0, doc="Total recipients")
    sent_count: int = attr(default=0, doc="Messages sent")
    delivered_count: int = attr(default=0, doc="Messages delivered")
    read_count: int = attr(default=0, doc="Messages read")
    created_at: datetime = created(doc="Creation timestamp")
    scheduled_at: datetime | None = attr(default=None, doc="Scheduled time")
    failed_count: int = attr(default=0, doc="Messages failed", extension=True)
    text: str | None = attr(default=None, doc="Text, without a template", extension=True)
    language_code: str | None = attr(default=None, doc="Language of the template", extension=True)
    components: list[Object] | None = attr(
        default=None, doc="Parameters of the template", extension=True
    )
    recipients_s3_key: str | None = attr(
        default=None, doc="S3 key of the recipients", extension=True
    )

    primary = WhatsApp.primary("CAMPAIGN#{campaign_id}")
    by_waba = WhatsApp.gsi_waba_itemtype("{waba_meta_id}", "CAMPAIGN")

    @primary.get
    def get(cls, campaign_id: str) -> None:
        """A campaign by its id."""

    @by_waba.query
    def of_waba(cls, waba_meta_id: str) -> None:
        """WABA + item type queries: all campaigns, in no order."""

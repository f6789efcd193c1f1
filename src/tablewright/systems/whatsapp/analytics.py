"""Analytics: messages per day, and the advertisements that brought customers.

Not here: the state of a single message (`whatsapp.messages`) or campaign (`.campaigns`).
"""

from __future__ import annotations

from datetime import date, datetime

from tablewright.model import Entity, attr, camel, created
from tablewright.systems.whatsapp.structures import TemplateOutcomes
from tablewright.systems.whatsapp.table import WhatsApp
from tablewright.systems.whatsapp.values import Id


class Analytics(Entity, table=WhatsApp, tag="ANALYTICS", names=camel, tenant="waba_meta_id"):
    """Analytics Records: counters of one account and one day in UTC."""

    waba_meta_id: Id = attr(doc="WABA Meta ID")
    day: date = attr("date", doc="Date (YYYY-MM-DD)")
    messages_sent: int = attr(default=0, doc="Messages sent")
    messages_delivered: int = attr(default=0, doc="Messages delivered")
    messages_read: int = attr(default=0, doc="Messages read")
    messages_failed: int = attr(default=0, doc="Messages failed")
    templates_used: dict[str, int] = attr(factory=dict[str, int], doc="Template usage counts")
    messages_received: int = attr(default=0, doc="Messages received", extension=True)
    template_outcomes: dict[str, TemplateOutcomes] = attr(
        factory=dict[str, TemplateOutcomes],
        doc="Results of each template's messages",
        extension=True,
    )

    primary = WhatsApp.primary("ANALYTICS#{waba_meta_id}#{day}")
    by_waba = WhatsApp.gsi_waba_itemtype("{waba_meta_id}", "ANALYTICS")

    @primary.get
    def get(cls, waba_meta_id: str, day: date) -> None:
        """The counters of an account on one day; `get_all` takes many days."""

    @by_waba.query
    def of_waba(cls, waba_meta_id: str) -> None:
        """WABA + item type queries: all days, in no order."""


class CtwaClick(
    Entity, table=WhatsApp, tag="CTWA_EVENT", names=camel, tenant="waba_meta_id", extension=True
):
    """A click on an advertisement that opens a chat."""

    event_id: Id = attr(doc="Id of the click")
    waba_meta_id: Id = attr(doc="WABA Meta ID")
    campaign_id: Id | None = attr(default=None, doc="Campaign, if given")
    source: str | None = attr(default=None, doc="Place of the advertisement")
    ad_id: str | None = attr(default=None, doc="Advertisement")
    customer_wa_id: str | None = attr(default=None, doc="Customer who clicked, if known")
    ctwa_clid: str | None = attr(default=None, doc="WhatsApp's id of the click")
    created_at: datetime = created(doc="Creation timestamp")

    primary = WhatsApp.primary("CTWA#{event_id}")
    by_waba = WhatsApp.gsi_waba_itemtype("{waba_meta_id}", "CTWA_EVENT")

    @primary.get(extension=True)
    def get(cls, event_id: str) -> None:
        """A click by its id."""

    @by_waba.query(extension=True)
    def of_waba(cls, waba_meta_id: str) -> None:
        """WABA + item type queries: all clicks, in no order."""

"""Groups: several customers who get the same messages.

Not here: their messages, which `Message.in_group` finds.
"""

from __future__ import annotations

from datetime import datetime

from tablewright.model import Entity, attr, camel, created, updated, version
from tablewright.systems.whatsapp.table import WhatsApp
from tablewright.systems.whatsapp.values import GroupType, Id


class Group(Entity, table=WhatsApp, tag="GROUP", names=camel, tenant="waba_meta_id"):
    """Groups."""

    group_id: Id = attr(doc="Group ID")
    waba_meta_id: Id = attr(doc="WABA Meta ID")
    name: str = attr(doc="Group name")
    description: str | None = attr(default=None, doc="Group description")
    participants: list[str] = attr(factory=list[str], doc="List of participants")
    admins: list[str] = attr(factory=list[str], doc="List of admin phone numbers")
    created_at: datetime = created(doc="Creation timestamp")
    updated_at: datetime = updated(doc="Last update timestamp")
    group_type: GroupType = attr(
        default="local", doc="Our own list, or a WhatsApp group", extension=True
    )
    # Concurrent changes of the participants must not overwrite each other.
    revision: int = version("version", doc="Raised by every write", extension=True)

    primary = WhatsApp.primary("GROUP#{group_id}")
    by_waba = WhatsApp.gsi_waba_itemtype("{waba_meta_id}", "GROUP")

    @primary.get
    def get(cls, group_id: str) -> None:
        """A group by its id."""

    @by_waba.query
    def of_waba(cls, waba_meta_id: str) -> None:
        """WABA + item type queries: all groups, in no order."""

"""Calls: callers, recipients and durations."""

from __future__ import annotations

from datetime import datetime

from tablewright.model import Entity, Range, attr, camel
from tablewright.systems.whatsapp.table import WhatsApp
from tablewright.systems.whatsapp.values import CallDirection, CallStatus, Id, Phone, WaId


class Call(Entity, table=WhatsApp, tag="CALL", names=camel, tenant="waba_meta_id"):
    """Call Logs."""

    call_id: Id = attr(doc="Call ID")
    waba_meta_id: Id = attr(doc="WABA Meta ID")
    caller: WaId | None = attr("from", default=None, doc="Caller")
    to: WaId | None = attr(default=None, doc="Recipient")
    status: CallStatus = attr(
        default="initiated", doc="initiated, ringing, answered, ended, failed"
    )
    duration: int | None = attr(default=None, doc="Call duration in seconds")
    started_at: datetime | None = attr(default=None, doc="Call start timestamp")
    ended_at: datetime | None = attr(default=None, doc="Call end timestamp")
    direction: CallDirection | None = attr(default=None, doc="Who began it", extension=True)
    customer_phone: Phone | None = attr(
        default=None, doc="Customer phone, in either direction", extension=True
    )
    agent_id: str | None = attr(default=None, doc="Agent of the business", extension=True)
    end_reason: str | None = attr(default=None, doc="Reason for the end or failure", extension=True)

    primary = WhatsApp.primary("CALL#{call_id}")
    # Its `createdAt` is derived from `startedAt`.
    by_customer = WhatsApp.gsi_customer_phone("{customer_phone}", "{started_at}")
    by_waba = WhatsApp.gsi_waba_itemtype("{waba_meta_id}", "CALL")

    @primary.get
    def get(cls, call_id: str) -> None:
        """A call by its id."""

    @by_waba.query
    def of_waba(cls, waba_meta_id: str) -> None:
        """WABA + item type queries: all calls, in no order."""

    @by_customer.query(newest_first=True, extension=True)
    def of_customer(cls, customer_phone: str, started_at: Range[datetime] | None = None) -> None:
        """Customer queries: the calls of a customer."""

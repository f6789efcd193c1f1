"""Flows: forms inside a chat, and customers' responses."""

from __future__ import annotations

from datetime import datetime

from tablewright.model import Entity, Range, attr, camel, created, softly, updated
from tablewright.systems.whatsapp.table import WhatsApp
from tablewright.systems.whatsapp.values import Id, Object, Phone


class FlowResponse(Entity, table=WhatsApp, tag="FLOW_RESPONSE", names=camel, tenant="waba_meta_id"):
    """Flow Responses."""

    flow_id: Id = attr(doc="Flow ID")
    response_id: Id = attr(doc="Response ID")
    customer_phone: Phone | None = attr(default=None, doc="Customer phone")
    screen_id: str | None = attr(default=None, doc="Screen ID")
    data: Object | None = attr(default=None, doc="Response data")
    completed_at: datetime | None = attr(default=None, doc="Completion timestamp")
    waba_meta_id: Id = attr(doc="WABA Meta ID", extension=True)
    # tablewright: allow L114 because it identifies a flow, and gives no access to anything
    flow_token: str | None = attr(default=None, doc="Token of the flow", extension=True)

    primary = WhatsApp.primary("FLOW_RESPONSE#{flow_id}#{response_id}")
    # Its `createdAt` is derived from `completedAt`.
    by_customer = WhatsApp.gsi_customer_phone("{customer_phone}", "{completed_at}")
    by_flow = WhatsApp.gsi_flow("{flow_id}", "{completed_at}")
    by_waba = WhatsApp.gsi_waba_itemtype("{waba_meta_id}", "FLOW_RESPONSE")

    @primary.get
    def get(cls, flow_id: str, response_id: str) -> None:
        """A response by flow and id."""

    @by_customer.query(newest_first=True, extension=True)
    def of_customer(cls, customer_phone: str, completed_at: Range[datetime] | None = None) -> None:
        """Customer queries: the responses of a customer."""

    @by_flow.query(newest_first=True, extension=True)
    def of_flow(cls, flow_id: str, completed_at: Range[datetime] | None = None) -> None:
        """The responses to a flow."""

    @by_waba.query(extension=True)
    def of_waba(cls, waba_meta_id: str) -> None:
        """WABA + item type queries: all responses, in no order."""


class Flow(Entity, table=WhatsApp, tag="FLOW", names=camel, tenant="waba_meta_id", extension=True):
    """A flow and its screens."""

    flow_id: Id = attr(doc="Flow ID")
    waba_meta_id: Id = attr(doc="WABA Meta ID")
    name: str | None = attr(default=None, doc="Name")
    status: str | None = attr(default=None, doc="Whether it is published")
    categories: list[str] | None = attr(default=None, doc="What it is for")
    flow_json: Object | None = attr(default=None, doc="Its screens")
    # Not `createdAt`, which would put it among its own responses in gsi_flow.
    made_at: datetime = created(doc="Creation timestamp")
    updated_at: datetime = updated(doc="Last update timestamp")
    deleted_at: datetime | None = softly(doc="When it was deleted")

    primary = WhatsApp.primary("FLOW#{flow_id}")
    by_waba = WhatsApp.gsi_waba_itemtype("{waba_meta_id}", "FLOW")

    @primary.get(extension=True)
    def get(cls, flow_id: str) -> None:
        """A flow by its id."""

    @by_waba.query(extension=True)
    def of_waba(cls, waba_meta_id: str) -> None:
        """WABA + item type queries: all flows, in no order."""

"""Customers: their addresses. `CustomerHistory` finds everything else by phone."""

from __future__ import annotations

from datetime import datetime

from tablewright.model import Entity, Range, attr, camel, created
from tablewright.systems.whatsapp.table import WhatsApp
from tablewright.systems.whatsapp.values import AddressSource, Id, Object, Phone


class Address(Entity, table=WhatsApp, tag="ADDRESS", names=camel, tenant="waba_meta_id"):
    """Customer Addresses."""

    customer_phone: Phone = attr(doc="Customer phone")
    address_id: Id = attr(doc="Address ID")
    name: str | None = attr(default=None, doc="Recipient name")
    phone_number: str | None = attr(default=None, doc="Contact phone")
    address: str | None = attr(default=None, doc="Full address")
    city: str | None = attr(default=None, doc="City")
    state: str | None = attr(default=None, doc="State")
    postal_code: str | None = attr(default=None, doc="Postal code")
    country: str | None = attr(default=None, doc="Country code")
    is_default: bool = attr(default=False, doc="Default address")
    created_at: datetime = created(doc="Creation timestamp")
    waba_meta_id: Id = attr(doc="WABA Meta ID", extension=True)
    source: AddressSource | None = attr(
        default=None, doc="Source: sent by the customer, or saved", extension=True
    )
    label: str | None = attr(default=None, doc="The customer's label", extension=True)
    raw: Object | None = attr(default=None, doc="The address in WhatsApp's form", extension=True)

    primary = WhatsApp.primary("ADDRESS#{customer_phone}#{address_id}")
    by_customer = WhatsApp.gsi_customer_phone("{customer_phone}", "{created_at}")
    by_waba = WhatsApp.gsi_waba_itemtype("{waba_meta_id}", "ADDRESS")

    @primary.get
    def get(cls, customer_phone: str, address_id: str) -> None:
        """An address by customer and id."""

    @by_customer.query(newest_first=True)
    def of_customer(cls, customer_phone: str, created_at: Range[datetime] | None = None) -> None:
        """Customer queries: the addresses of a customer."""

    @by_waba.query(extension=True)
    def of_waba(cls, waba_meta_id: str) -> None:
        """WABA + item type queries: all addresses, in no order."""

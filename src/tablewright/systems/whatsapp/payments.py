"""Payments: payment settings, orders and refunds.

Amounts are exact, in major units: 499.50 is four hundred and ninety-nine and a half rupees. Not
here: products (`whatsapp.catalogs`).
"""

from __future__ import annotations

from datetime import datetime
from decimal import Decimal
from typing import Annotated

from tablewright.model import Encrypted, Entity, Range, attr, camel, created
from tablewright.systems.whatsapp.structures import OrderItem
from tablewright.systems.whatsapp.table import WhatsApp
from tablewright.systems.whatsapp.values import (
    Id,
    OrderStatus,
    PaymentConfigStatus,
    PaymentConfigType,
    PaymentOrderStatus,
    PaymentStatus,
    Phone,
    RefundStatus,
)


class PaymentConfig(
    Entity, table=WhatsApp, tag="PAYMENT_CONFIG", names=camel, tenant="waba_meta_id"
):
    """Payment Configurations."""

    tenant_id: Id = attr(doc="Tenant identifier")
    config_name: Id = attr(doc="Configuration name")
    type: PaymentConfigType = attr(doc="`PG` or `UPI`")
    status: PaymentConfigStatus = attr(default="pending", doc="active, inactive, pending")
    payment_gateway_mid: str | None = attr(default=None, doc="Razorpay merchant ID (PG)")
    upi_id: str | None = attr(default=None, doc="UPI ID (UPI type)")
    mcc: str | None = attr(default=None, doc="Merchant Category Code")
    purpose_code: str | None = attr(default=None, doc="Payment purpose code")
    last_validated_at: datetime | None = attr(default=None, doc="Last validation timestamp")
    waba_meta_id: Id = attr(doc="WABA Meta ID", extension=True)
    provider: str | None = attr(
        default=None, doc="Payment gateway, such as razorpay", extension=True
    )
    credentials: Annotated[dict[str, str], Encrypted()] | None = attr(
        default=None, doc="Keys and webhook secret of the gateway", extension=True
    )

    primary = WhatsApp.primary("TENANT#{tenant_id}#PAYCFG#{config_name}")
    by_tenant = WhatsApp.gsi_tenant("{tenant_id}", "PAYMENT_CONFIG")
    by_waba = WhatsApp.gsi_waba_itemtype("{waba_meta_id}", "PAYMENT_CONFIG")

    @primary.get
    def get(cls, tenant_id: str, config_name: str) -> None:
        """A payment configuration by tenant and name."""

    @by_tenant.query
    def of_tenant(cls, tenant_id: str) -> None:
        """Tenant items: its payment configurations, in no order."""

    @by_waba.query(extension=True)
    def of_waba(cls, waba_meta_id: str) -> None:
        """WABA + item type queries: all payment configurations, in no order."""


class PaymentOrder(Entity, table=WhatsApp, tag="PAYMENT_ORDER", names=camel, tenant="waba_meta_id"):
    """Payment Orders."""

    tenant_id: Id = attr(doc="Tenant identifier")
    order_id: Id = attr(doc="Order ID for GSI")
    reference_id: Id = attr(doc="Order reference ID")
    config_name: str | None = attr(default=None, doc="Payment config used")
    customer_phone: Phone = attr(doc="Customer phone")
    currency: str = attr(default="INR", doc="Currency code (INR)")
    total_amount: Decimal = attr(doc="Total amount")
    status: PaymentOrderStatus = attr(
        default="pending", doc="pending, completed, failed, cancelled, refunded"
    )
    payment_status: PaymentStatus = attr(default="pending", doc="Payment gateway status")
    transaction_id: str | None = attr(default=None, doc="Gateway transaction ID")
    created_at: datetime = created(doc="Creation timestamp")
    waba_meta_id: Id = attr(doc="WABA Meta ID", extension=True)
    order_status: OrderStatus | None = attr(
        default=None, doc="Shipment status for the customer", extension=True
    )
    total_amount_minor: int | None = attr(
        default=None, doc="Total amount in the smallest unit, as sent", extension=True
    )
    items: list[OrderItem] | None = attr(default=None, doc="What was ordered", extension=True)
    message_pk: str | None = attr(
        default=None, doc="Message with the payment request", extension=True
    )
    # tablewright: allow L110 because an order that was not paid in time is kept
    expires_at: datetime | None = attr(default=None, doc="Payment deadline", extension=True)

    primary = WhatsApp.primary("ORDER#{reference_id}")
    by_tenant = WhatsApp.gsi_tenant("{tenant_id}", "PAYMENT_ORDER")
    by_customer = WhatsApp.gsi_customer_phone("{customer_phone}", "{created_at}")
    by_order = WhatsApp.gsi_order("{order_id}", "{created_at}")
    # tablewright: allow L101 because the document has it, and payments are few
    by_payment_status = WhatsApp.gsi_payment_status("{payment_status}", "{created_at}")
    by_waba = WhatsApp.gsi_waba_itemtype("{waba_meta_id}", "PAYMENT_ORDER")

    @primary.get
    def get(cls, reference_id: str) -> None:
        """An order by its reference."""

    @by_tenant.query
    def of_tenant(cls, tenant_id: str) -> None:
        """Tenant items: its orders, in no order."""

    @by_customer.query(newest_first=True)
    def of_customer(cls, customer_phone: str, created_at: Range[datetime] | None = None) -> None:
        """Customer queries: the orders of a customer."""

    @by_order.query(newest_first=True)
    def of_order(cls, order_id: str, created_at: Range[datetime] | None = None) -> None:
        """Order queries: payments asked for under one order id."""

    @by_payment_status.query(newest_first=True)
    def with_payment_status(
        cls, payment_status: str, created_at: Range[datetime] | None = None
    ) -> None:
        """Payment status."""

    @by_waba.query(extension=True)
    def of_waba(cls, waba_meta_id: str) -> None:
        """WABA + item type queries: all orders, in no order."""


class Refund(Entity, table=WhatsApp, tag="REFUND", names=camel, tenant="waba_meta_id"):
    """Refunds."""

    refund_id: Id = attr(doc="Unique refund ID")
    order_id: Id = attr(doc="Original order ID")
    tenant_id: Id = attr(doc="Tenant identifier")
    customer_phone: Phone = attr(doc="Customer phone")
    amount: Decimal = attr(doc="Refund amount")
    currency: str = attr(default="INR", doc="Currency code")
    status: RefundStatus = attr(
        default="pending", doc="pending, processing, completed, failed, cancelled"
    )
    reason: str | None = attr(default=None, doc="Refund reason")
    created_at: datetime = created(doc="Creation timestamp")
    processed_at: datetime | None = attr(default=None, doc="Processing timestamp")
    waba_meta_id: Id = attr(doc="WABA Meta ID", extension=True)
    reference_id: str | None = attr(
        default=None, doc="Reference of the refunded order", extension=True
    )
    gateway_refund_id: str | None = attr(
        default=None, doc="The gateway's id of the refund", extension=True
    )
    failure_reason: str | None = attr(default=None, doc="Why it failed", extension=True)

    primary = WhatsApp.primary("REFUND#{refund_id}")
    by_tenant = WhatsApp.gsi_tenant("{tenant_id}", "REFUND")
    by_customer = WhatsApp.gsi_customer_phone("{customer_phone}", "{created_at}")
    by_order = WhatsApp.gsi_order("{order_id}", "{created_at}")
    by_waba = WhatsApp.gsi_waba_itemtype("{waba_meta_id}", "REFUND")

    @primary.get
    def get(cls, refund_id: str) -> None:
        """A refund by its id."""

    @by_tenant.query
    def of_tenant(cls, tenant_id: str) -> None:
        """Tenant items: its refunds, in no order."""

    @by_customer.query(newest_first=True)
    def of_customer(cls, customer_phone: str, created_at: Range[datetime] | None = None) -> None:
        """Customer queries: the refunds of a customer."""

    @by_order.query(newest_first=True)
    def of_order(cls, order_id: str, created_at: Range[datetime] | None = None) -> None:
        """Order queries: the refunds of an order."""

    @by_waba.query(extension=True)
    def of_waba(cls, waba_meta_id: str) -> None:
        """WABA + item type queries: all refunds, in no order."""

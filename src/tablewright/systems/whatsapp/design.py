"""The complete design of WhatsApp: one table, its entities and collections.

Not here: single entities.
"""

from __future__ import annotations

from tablewright.model import Collection, design_of

# Entities are added to the table on import: in the order of the document, except within one file.
# isort: off
from tablewright.systems.whatsapp.table import WhatsApp
from tablewright.systems.whatsapp.messages import Message
from tablewright.systems.whatsapp.conversations import Conversation
from tablewright.systems.whatsapp.tenants import BusinessProfile, QualityRating, Tenant
from tablewright.systems.whatsapp.payments import PaymentConfig, PaymentOrder, Refund
from tablewright.systems.whatsapp.templates import TemplateEum, TemplateMedia, TemplateMeta
from tablewright.systems.whatsapp.media import Media
from tablewright.systems.whatsapp.groups import Group
from tablewright.systems.whatsapp.catalogs import Catalog, Product
from tablewright.systems.whatsapp.campaigns import Campaign
from tablewright.systems.whatsapp.webhooks import WebhookConfig, WebhookEvent
from tablewright.systems.whatsapp.calls import Call
from tablewright.systems.whatsapp.analytics import Analytics, CtwaClick
from tablewright.systems.whatsapp.configs import (
    CallSettings,
    EventDestination,
    InfrastructureConfig,
    MediaTypesConfig,
    ThroughputConfig,
    WelcomeSequence,
)
from tablewright.systems.whatsapp.customers import Address
from tablewright.systems.whatsapp.flows import Flow, FlowResponse
from tablewright.systems.whatsapp.requests import Idempotency
# isort: on

__all__ = [
    "DESIGN",
    "Address",
    "Analytics",
    "BusinessProfile",
    "Call",
    "CallSettings",
    "Campaign",
    "Catalog",
    "Conversation",
    "CtwaClick",
    "CustomerHistory",
    "EventDestination",
    "Flow",
    "FlowResponse",
    "Group",
    "Idempotency",
    "InfrastructureConfig",
    "Media",
    "MediaTypesConfig",
    "Message",
    "NamedTemplates",
    "OrderHistory",
    "PaymentConfig",
    "PaymentOrder",
    "Product",
    "QualityRating",
    "Refund",
    "TemplateEum",
    "TemplateMedia",
    "TemplateMeta",
    "Tenant",
    "TenantItems",
    "ThroughputConfig",
    "WebhookConfig",
    "WebhookEvent",
    "WelcomeSequence",
    "WhatsApp",
]


class TenantItems(Collection, index=WhatsApp.gsi_tenant, pk="{tenant_id}"):
    """Tenant items: all that has the id of a tenant."""

    tenant: Tenant | None
    configs: list[PaymentConfig]
    orders: list[PaymentOrder]
    refunds: list[Refund]


class CustomerHistory(Collection, index=WhatsApp.gsi_customer_phone, pk="{customer_phone}"):
    """Customer queries: all that is known of a customer, oldest first."""

    addresses: list[Address]
    orders: list[PaymentOrder]
    refunds: list[Refund]
    calls: list[Call]
    responses: list[FlowResponse]


class OrderHistory(Collection, index=WhatsApp.gsi_order, pk="{order_id}"):
    """Order queries: an order and what was paid back of it, oldest first."""

    orders: list[PaymentOrder]
    refunds: list[Refund]


class NamedTemplates(Collection, index=WhatsApp.gsi_template_name, pk="{template_name}"):
    """Templates by name: as AWS and as Meta have them, by language."""

    eum: list[TemplateEum]
    meta: list[TemplateMeta]


DESIGN = design_of(
    "whatsapp",
    WhatsApp,
    TenantItems,
    CustomerHistory,
    OrderHistory,
    NamedTemplates,
    description="A business messaging backend for WhatsApp, in one table.",
)

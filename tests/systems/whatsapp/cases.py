"""Every access pattern of WhatsApp, and which of all items it finds in which order."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tablewright.systems.whatsapp.design import (
    Address,
    Analytics,
    BusinessProfile,
    Call,
    CallSettings,
    Campaign,
    Catalog,
    Conversation,
    CtwaClick,
    EventDestination,
    Flow,
    FlowResponse,
    Group,
    Media,
    Message,
    PaymentConfig,
    PaymentOrder,
    Product,
    QualityRating,
    Refund,
    TemplateEum,
    TemplateMedia,
    TemplateMeta,
    Tenant,
    ThroughputConfig,
    WebhookConfig,
    WebhookEvent,
    WelcomeSequence,
)
from tests.systems.whatsapp.businesses import ACCOUNTS, CUSTOMER, CUSTOMERS, DAYS, World

W = ACCOUNTS[0]
THREAD = f"CONV#phone-0#{CUSTOMERS[0]}"


@dataclass(frozen=True)
class Case:
    """A pattern with arguments, and the values that all items have that it finds."""

    operation: Callable[[], Any]
    entity: type[Any]
    having: dict[str, Any]
    order: str | None = None  # falling, if it begins with a minus; None: any

    def expected(self, world: World) -> list[Any]:
        """What it finds, in order."""
        found = [
            one
            for one in world.of(self.entity)
            if all(getattr(one, name) == value for name, value in self.having.items())
        ]
        if self.order is not None:
            name, is_falling = self.order.removeprefix("-"), self.order.startswith("-")
            found.sort(key=lambda one: getattr(one, name), reverse=is_falling)
        return found


def _get(entity: Any, **key: Any) -> tuple[str, Case]:
    return f"{entity.__name__}.get", Case(lambda: entity.get(**key), entity, key)


def _list(
    entity: Any, pattern: str, order: str | None = None, /, **having: Any
) -> tuple[str, Case]:
    call = getattr(entity, pattern)
    return f"{entity.__name__}.{pattern}", Case(lambda: call(**having), entity, having, order)


LISTED_BY_ACCOUNT = (
    Message, Conversation, Tenant, BusinessProfile, QualityRating, PaymentConfig, PaymentOrder,
    Refund, TemplateEum, TemplateMeta, TemplateMedia, Media, Group, Catalog, Product, Campaign,
    WebhookEvent, WebhookConfig, Call, Analytics, Address, FlowResponse, WelcomeSequence, Flow,
    CtwaClick,
)  # fmt: skip

GETS = dict(
    [
        _get(Message, wa_message_id=f"wamid.m-{W}-07"),
        _get(Conversation, phone_arn_suffix="phone-0", customer_wa_id=CUSTOMERS[2]),
        _get(Tenant, tenant_id="shop-0"),
        _get(PaymentConfig, tenant_id="shop-0", config_name="c1"),
        _get(PaymentOrder, reference_id=f"ref-{W}-03"),
        _get(Refund, refund_id=f"refund-{W}-01"),
        _get(BusinessProfile, waba_meta_id=W),
        _get(
            TemplateEum,
            waba_id=f"waba-{W}",
            template_name="order_update",
            template_language="hi_0",
        ),
        _get(TemplateMeta, waba_meta_id=W, template_name="order_update", language="bn_0"),
        _get(TemplateMedia, media_id=f"header-{W}-01"),
        _get(Media, media_id=f"media-{W}-02"),
        _get(Group, group_id=f"group-{W}-01"),
        _get(Catalog, catalog_id=f"catalog-{W}-01"),
        _get(Product, catalog_id=f"catalog-{W}-00", retailer_id="shoe-3"),
        _get(Campaign, campaign_id=f"campaign-{W}-02"),
        _get(WebhookEvent, event_id=f"event-{W}-04"),
        _get(WebhookConfig, waba_meta_id=W),
        _get(Call, call_id=f"call-{W}-02"),
        _get(Analytics, waba_meta_id=W, day=DAYS[1]),
        _get(QualityRating, phone_number_id=f"phone-{W}-01"),
        _get(Address, customer_phone=CUSTOMER, address_id=f"address-{W}-00"),
        _get(FlowResponse, flow_id="flow-1", response_id=f"response-{W}-02"),
        _get(CallSettings, waba_meta_id=W),
        _get(EventDestination, waba_meta_id=W),
        _get(ThroughputConfig, waba_meta_id=W),
        _get(WelcomeSequence, waba_meta_id=W, sequence_name="autumn"),
        _get(Flow, flow_id=f"flow-{W}-01"),
        _get(CtwaClick, event_id=f"click-{W}-01"),
    ]
)

# Most of them find items of both businesses, unless the query separates them.
LISTS = dict(
    [
        _list(Message, "in_conversation", "-received_at", conversation_pk=THREAD),
        _list(Message, "in_inbox", "-received_at", inbox_pk="arn:phone/0"),
        _list(Message, "in_direction", "-received_at", direction="INBOUND"),
        _list(Message, "from_sender", "-received_at", from_pk=CUSTOMERS[1]),
        _list(Message, "with_status", "-sent_at", delivery_status="failed"),
        _list(Message, "in_group", "-sent_at", group_id=f"group-{W}-00"),
        _list(Message, "in_campaign", "-sent_at", campaign_id=f"campaign-{W}-00"),
        _list(Conversation, "in_inbox", "-received_at", inbox_pk="arn:phone/0"),
        _list(PaymentConfig, "of_tenant", tenant_id="shop-0"),
        _list(PaymentOrder, "of_tenant", tenant_id="shop-0"),
        _list(Refund, "of_tenant", tenant_id="shop-0"),
        _list(PaymentOrder, "of_customer", "-created_at", customer_phone=CUSTOMER),
        _list(Refund, "of_customer", "-created_at", customer_phone=CUSTOMER),
        _list(Address, "of_customer", "-created_at", customer_phone=CUSTOMER),
        _list(Call, "of_customer", "-started_at", customer_phone=CUSTOMER),
        _list(FlowResponse, "of_customer", "-completed_at", customer_phone=CUSTOMER),
        _list(PaymentOrder, "of_order", "-created_at", order_id="order-1"),
        _list(Refund, "of_order", "-created_at", order_id="order-1"),
        _list(PaymentOrder, "with_payment_status", "-created_at", payment_status="captured"),
        _list(TemplateEum, "of_account", "template_status", waba_id=f"waba-{W}"),
        _list(TemplateEum, "named", "template_language", template_name="order_update"),
        _list(TemplateMeta, "named", "language", template_name="order_update"),
        _list(Product, "in_catalog", "retailer_id", catalog_id=f"catalog-{W}-00"),
        _list(WebhookEvent, "of_type", "-received_at", webhook_event_type="messages"),
        _list(FlowResponse, "of_flow", "-completed_at", flow_id="flow-1"),
        *(_list(entity, "of_waba", waba_meta_id=W) for entity in LISTED_BY_ACCOUNT),
    ]
)  # fmt: skip

# Of these a business has one.
SINGLE = {"Tenant.of_waba", "BusinessProfile.of_waba", "WebhookConfig.of_waba"}

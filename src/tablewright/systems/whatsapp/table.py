"""The table of WhatsApp, and its indexes.

The keys of indexes are plain attributes: an item with both is in the index.
Not here: which items have them (`whatsapp.design` lists the entities).
"""

from __future__ import annotations

from tablewright.model import Gsi, Index, Table


# tablewright: allow L105 because the document has sixteen indexes, and names them
class WhatsApp(Table, name="base-wecare-digital-whatsapp", tag="itemType"):
    """Complete schema for the WhatsApp Business API."""

    primary = Index("pk")

    # Messages
    gsi_direction = Gsi("direction", "receivedAt", name="gsi_direction")
    gsi_from = Gsi("fromPk", "receivedAt", name="gsi_from")
    gsi_inbox = Gsi("inboxPk", "receivedAt", name="gsi_inbox")
    gsi_conversation = Gsi("conversationPk", "receivedAt", name="gsi_conversation")
    gsi_status = Gsi("deliveryStatus", "sentAt", name="gsi_status")

    # Features
    gsi_waba_itemtype = Gsi("wabaMetaId", "itemType", name="gsi_waba_itemtype")
    gsi_customer_phone = Gsi("customerPhone", "createdAt", name="gsi_customer_phone")
    gsi_group = Gsi("groupId", "sentAt", name="gsi_group")
    gsi_catalog = Gsi("catalogId", "retailerId", name="gsi_catalog")
    gsi_order = Gsi("orderId", "createdAt", name="gsi_order")

    # Tenants and payments
    gsi_tenant = Gsi("tenantId", "itemType", name="gsi_tenant")
    gsi_payment_status = Gsi("paymentStatus", "createdAt", name="gsi_payment_status")

    # Templates
    gsi_template_waba = Gsi("wabaId", "templateStatus", name="gsi_template_waba")
    gsi_template_name = Gsi("templateName", "templateLanguage", name="gsi_template_name")

    # Analytics and webhooks
    gsi_campaign = Gsi("campaignId", "sentAt", name="gsi_campaign")
    gsi_webhook_event = Gsi("webhookEventType", "receivedAt", name="gsi_webhook_event")

    # The document has no index for the responses of a flow.
    gsi_flow = Gsi("flowId", "createdAt", name="gsi_flow", extension=True)

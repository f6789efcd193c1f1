"""The table of a WhatsApp business service: one partition key, and sixteen indexes beside it.

The names are those of a published design document, and so is the command that looks at them.
"""

from __future__ import annotations

from typing import Any

NAME = "base-wecare-digital-whatsapp"
REGION = "ap-south-1"

# Index: partition key, sort key.
INDEXES = {
    "gsi_direction": ("direction", "receivedAt"),
    "gsi_from": ("fromPk", "receivedAt"),
    "gsi_inbox": ("inboxPk", "receivedAt"),
    "gsi_conversation": ("conversationPk", "receivedAt"),
    "gsi_status": ("deliveryStatus", "sentAt"),
    "gsi_waba_itemtype": ("wabaMetaId", "itemType"),
    "gsi_customer_phone": ("customerPhone", "createdAt"),
    "gsi_group": ("groupId", "sentAt"),
    "gsi_catalog": ("catalogId", "retailerId"),
    "gsi_order": ("orderId", "createdAt"),
    "gsi_tenant": ("tenantId", "itemType"),
    "gsi_payment_status": ("paymentStatus", "createdAt"),
    "gsi_template_waba": ("wabaId", "templateStatus"),
    "gsi_template_name": ("templateName", "templateLanguage"),
    "gsi_campaign": ("campaignId", "sentAt"),
    "gsi_webhook_event": ("webhookEventType", "receivedAt"),
}

# As a reader pastes it into a shell.
VERIFY_INDEXES = r"""
aws dynamodb describe-table \
  --table-name base-wecare-digital-whatsapp \
  --region ap-south-1 \
  --query 'Table.GlobalSecondaryIndexes[*].[IndexName,IndexStatus]' \
  --output table
"""


def whatsapp_table() -> dict[str, Any]:
    """The request that creates it."""
    attributes = {"pk"} | {attribute for keys in INDEXES.values() for attribute in keys}
    return {
        "TableName": NAME,
        "BillingMode": "PAY_PER_REQUEST",
        "AttributeDefinitions": [
            {"AttributeName": attribute, "AttributeType": "S"} for attribute in sorted(attributes)
        ],
        "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}],
        "GlobalSecondaryIndexes": [
            {
                "IndexName": name,
                "KeySchema": [
                    {"AttributeName": partition, "KeyType": "HASH"},
                    {"AttributeName": sort, "KeyType": "RANGE"},
                ],
                "Projection": {"ProjectionType": "ALL"},
            }
            for name, (partition, sort) in INDEXES.items()
        ],
    }

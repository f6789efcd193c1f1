"""Tables of four design documents as they were written, before anything was corrected.

Only what a finding is about is here, and what it takes to show it.
Not here: those of core (`tests.ops.original_core`).
"""

from __future__ import annotations

from tests.ops.designs import attribute, design, entity, index, pattern, table

# listbackup

LISTBACKUP_USERS = design(
    table(
        "users",
        "userId:S",
        indexes=[index("username-index", "username:S")],
        entities=[
            entity(
                "User",
                "{userId}",
                attributes=["userId:S", attribute("username:S", "Unique username")],
                index_keys={"username-index": ("{username}", None)},
                patterns=[pattern("by_username", "username", index="username-index")],
            )
        ],
    )
)

LISTBACKUP_ACCOUNTS = design(
    table(
        "accounts",
        "accountId:S",
        indexes=[index("accountPath-index", "accountPath:S")],
        entities=[
            entity(
                "Account",
                "{accountId}",
                attributes=["accountId:S", "accountPath:S"],
                index_keys={"accountPath-index": ("{accountPath}", None)},
                patterns=[
                    pattern(
                        "in_path",
                        "accountPath…",
                        index="accountPath-index",
                        description="Get accounts in path: Query GSI2 with accountPath prefix",
                    )
                ],
            )
        ],
    )
)

LISTBACKUP_SOURCES = design(
    table(
        "sources",
        "accountId:S",
        "sourceId:S",
        indexes=[index("accountId-platform-index", "accountId:S", "platform:S")],
        entities=[
            entity(
                "Source",
                "{accountId}",
                "{sourceId}",
                attributes=["accountId:S", "sourceId:S", "platform:S"],
                index_keys={"accountId-platform-index": ("{accountId}", "{platform}")},
                patterns=[
                    pattern("by_platform", "accountId#platform", index="accountId-platform-index")
                ],
            )
        ],
    )
)

LISTBACKUP_ACTIVITIES = design(
    table(
        "activities",
        "accountId:S",
        "timestamp#eventId:S",
        ttl="timestamp",
        indexes=[index("resourceType-timestamp-index", "resourceType:S", "timestamp#eventId:S")],
        entities=[
            entity(
                "Activity",
                "{accountId}",
                "{timestamp}#{eventId}",
                attributes=[
                    "accountId:S",
                    "eventId:S",
                    "resourceType:S",
                    attribute("timestamp:N", "Unix timestamp (for TTL)", format="epoch-seconds"),
                ],
                index_keys={
                    "resourceType-timestamp-index": ("{resourceType}", "{timestamp}#{eventId}")
                },
                patterns=[pattern("of_type", "resourceType", index="resourceType-timestamp-index")],
            )
        ],
    )
)

LISTBACKUP_REFRESH_TOKENS = design(
    table(
        "refresh-tokens",
        "refreshToken:S",
        ttl="expiresAt",
        entities=[
            entity(
                "RefreshToken",
                "{refreshToken}",
                attributes=[
                    "refreshToken:S",
                    attribute("expiresAt:S", "ISO 8601 timestamp", format="iso-milliseconds"),
                ],
            )
        ],
    )
)

LISTBACKUP_TAGS = design(
    table(
        "tags",
        "accountId#resourceType:S",
        "tagKey#tagValue:S",
        indexes=[index("accountId-tagKey-index", "accountId#resourceType:S", "tagKey:S")],
        entities=[
            entity(
                "Tag",
                "{accountId}#{resourceType}",
                "{tagKey}#{tagValue}",
                attributes=["accountId:S", "resourceType:S", "tagKey:S", "tagValue:S"],
                index_keys={"accountId-tagKey-index": ("{accountId}#{resourceType}", "{tagKey}")},
                patterns=[
                    pattern(
                        "with_key",
                        "accountId",
                        "resourceType",
                        "tagKey",
                        index="accountId-tagKey-index",
                    )
                ],
            )
        ],
    )
)

# yggdrasil

YGGDRASIL = design(
    table(
        "Yggdrasil",
        "PK:S",
        "SK:S",
        indexes=[index("GSI3", "GSI3PK:S", "GSI3SK:S")],
        entities=[
            entity(
                "User",
                "USER#{UserId}",
                "PROFILE",
                attributes=["UserId:S", attribute("Email:S", "User's email (unique)")],
                index_keys={"GSI3": ("USER#{UserId}", "PROFILE")},
                patterns=[
                    pattern(
                        "by_email",
                        "Email",
                        operation="Scan",
                        description="For demo: scan with filter on Email attribute",
                    )
                ],
            ),
            entity(
                "Person",
                "USER#{UserId}",
                "PERSON#{PersonId}",
                attributes=["UserId:S", "PersonId:S", "CreatedAt:S"],
                index_keys={"GSI3": ("USER#{UserId}", "PERSON#{timestamp}#{n}")},
                patterns=[pattern("of_user", "UserId", index="GSI3")],
            ),
        ],
    )
)

# events

EVENTS = design(
    table(
        "Events",
        "pk:S",
        "sk:S",
        indexes=[
            index("status-index", "GSI1PK:S", "GSI1SK:S"),
            index("event-type-index", "GSI2PK:S", "GSI2SK:S"),
        ],
        entities=[
            entity(
                "Event",
                "{tenant_id}",
                "{event_id}",
                attributes=[
                    "tenant_id:S",
                    "event_id:S",
                    attribute(
                        "status:S",
                        '"undelivered" | "delivered"',
                        enum=("undelivered", "delivered"),
                    ),
                    attribute("timestamp:N", "epoch_ms"),
                    "payload:M",
                ],
                index_keys={
                    "status-index": ("{tenant_id}", "{status}#{timestamp}"),
                    "event-type-index": ("{tenant_id}", "{event_type}#{timestamp}"),
                },
                patterns=[
                    pattern("inbox", "tenant_id", "status", index="status-index"),
                    pattern("of_type", "tenant_id", "event_type", index="event-type-index"),
                ],
            )
        ],
    ),
    description="We use two tables: TenantApiKeys and Events.",
)

# whatsapp

_WHATSAPP_INDEXES = {
    "gsi_direction": ("direction:S", "receivedAt:S"),
    "gsi_from": ("fromPk:S", "receivedAt:S"),
    "gsi_inbox": ("inboxPk:S", "receivedAt:S"),
    "gsi_conversation": ("conversationPk:S", "receivedAt:S"),
    "gsi_status": ("deliveryStatus:S", "sentAt:S"),
    "gsi_waba_itemtype": ("wabaMetaId:S", "itemType:S"),
    "gsi_customer_phone": ("customerPhone:S", "createdAt:S"),
    "gsi_group": ("groupId:S", "sentAt:S"),
    "gsi_catalog": ("catalogId:S", "retailerId:S"),
    "gsi_order": ("orderId:S", "createdAt:S"),
    "gsi_tenant": ("tenantId:S", "itemType:S"),
    "gsi_payment_status": ("paymentStatus:S", "createdAt:S"),
    "gsi_template_waba": ("wabaId:S", "templateStatus:S"),
    "gsi_template_name": ("templateName:S", "templateLanguage:S"),
    "gsi_campaign": ("campaignId:S", "sentAt:S"),
    "gsi_webhook_event": ("webhookEventType:S", "receivedAt:S"),
}

WHATSAPP = design(
    table(
        "base-wecare-digital-whatsapp",
        "pk:S",
        ttl="ttl",
        tag_attribute="itemType",
        indexes=[index(name, *keys) for name, keys in _WHATSAPP_INDEXES.items()],
        entities=[
            entity(
                "Message",
                "MSG#{waMessageId}",
                attributes=[
                    "waMessageId:S",
                    attribute("direction:S", enum=("INBOUND", "OUTBOUND")),
                    "receivedAt:S",
                    "sentAt:S?",
                    attribute("deliveryStatus:S", enum=("sent", "delivered", "read", "failed")),
                ],
                index_keys={
                    "gsi_direction": ("{direction}", "{receivedAt}"),
                    "gsi_status": ("{deliveryStatus}", "{sentAt}"),
                },
            ),
            entity("Group", "GROUP#{groupId}", attributes=["groupId:S", "wabaMetaId:S"]),
            entity("Campaign", "CAMPAIGN#{campaignId}", attributes=["campaignId:S"]),
            entity(
                "Media",
                "MEDIA#{mediaId}",
                attributes=["mediaId:S", attribute("expiresAt:S", "Expiration timestamp")],
                description="Temporary media references: deleted after 7 days.",
            ),
            entity(
                "WebhookEvent",
                "WEBHOOK#{eventId}",
                attributes=["eventId:S", "receivedAt:S", "webhookEventType:S"],
                index_keys={"gsi_webhook_event": ("{webhookEventType}", "{receivedAt}")},
                description="Old webhook events: kept for 30 days.",
                patterns=(),
            ),
            entity(
                "Idempotency",
                "IDEMPOTENCY#{requestId}",
                attributes=["requestId:S", attribute("ttl:N", format="epoch-seconds")],
            ),
        ],
    )
)

"""Tables of the design document of core as it was written, before anything was corrected.

Only what a finding is about is here, and what it takes to show it. Where the document states no
projection or billing mode, neither do these.
"""

from __future__ import annotations

from tests.ops.designs import attribute, design, entity, index, pattern, table

ACCOUNTS = design(
    table(
        "accounts",
        "accountId:S",
        indexes=[index("parentAccountId-accountType-index", "parentAccountId:S", "accountType:S")],
        entities=[
            entity(
                "Account",
                "{accountId}",
                attributes=[
                    "accountId:S",
                    "parentAccountId:S?",
                    attribute(
                        "accountType:S",
                        "Type: conglomerate, subsidiary, division, location",
                        enum=("conglomerate", "subsidiary", "division", "location"),
                    ),
                ],
                index_keys={
                    "parentAccountId-accountType-index": ("{parentAccountId}", "{accountType}")
                },
                patterns=[
                    pattern("get", "accountId", operation="GetItem"),
                    pattern(
                        "children", "parentAccountId", index="parentAccountId-accountType-index"
                    ),
                    pattern("by_type", "accountType", description="Query accounts by type"),
                ],
            )
        ],
    )
)

USERS = design(
    table(
        "users",
        "userId:S",
        indexes=[index("email-index", "email:S", projection="")],
        entities=[
            entity(
                "User",
                "{userId}",
                attributes=["userId:S", attribute("email:S", "User's email address")],
                index_keys={"email-index": ("{email}", None)},
                patterns=[pattern("find", "email", index="email-index")],
            )
        ],
    )
)

SCHEDULES = design(
    table(
        "sync_schedules",
        "sourceId:S",
        "scheduleId:S",
        billing="PROVISIONED",
        read_units=5,
        write_units=5,
        indexes=[index("nextRunAt-index", "nextRunAt:N")],
        entities=[
            entity(
                "Schedule",
                "{sourceId}",
                "{scheduleId}",
                attributes=["sourceId:S", "scheduleId:S", "nextRunAt:N"],
                index_keys={"nextRunAt-index": ("{nextRunAt}", None)},
                patterns=[
                    pattern(
                        "ready",
                        "nextRunAt…",
                        index="nextRunAt-index",
                        description="Find schedules ready to run",
                    )
                ],
            )
        ],
    )
)

HISTORY = design(
    table(
        "sync_history",
        "sourceId:S",
        "syncId:S",
        indexes=[index("status-startedAt-index", "status:S", "startedAt:N")],
        entities=[
            entity(
                "SyncRun",
                "{sourceId}",
                "{syncId}",
                attributes=[
                    "sourceId:S",
                    "syncId:S",
                    attribute("status:S", enum=("pending", "running", "completed", "failed")),
                    "startedAt:N",
                ],
                index_keys={"status-startedAt-index": ("{status}", "{startedAt}")},
                patterns=[pattern("failed", "status", index="status-startedAt-index")],
            )
        ],
    )
)

ACTIVITIES = design(
    table(
        "activities",
        "accountId:S",
        "eventId:S",
        indexes=[index("eventType-timestamp-index", "eventType:S", "timestamp:N")],
        entities=[
            entity(
                "Activity",
                "{accountId}",
                "{eventId}",
                attributes=["accountId:S", "eventId:S", "eventType:S", "timestamp:N"],
                index_keys={"eventType-timestamp-index": ("{eventType}", "{timestamp}")},
                patterns=[pattern("of_type", "eventType", index="eventType-timestamp-index")],
            )
        ],
    )
)

API_KEYS = design(
    table(
        "api_keys",
        "apiKeyId:S",
        billing="",
        entities=[entity("ApiKey", "{apiKeyId}", attributes=["apiKeyId:S"])],
    )
)

WEBHOOKS = design(
    table(
        "webhooks",
        "webhookId:S",
        indexes=[index("accountId-isActive-index", "accountId:S", "isActive:BOOL")],
        entities=[
            entity(
                "Webhook",
                "{webhookId}",
                attributes=["webhookId:S", "accountId:S", "isActive:BOOL", "events:L"],
                index_keys={"accountId-isActive-index": ("{accountId}", "{isActive}")},
                patterns=[
                    pattern("of_account", "accountId", index="accountId-isActive-index"),
                    pattern(
                        "for_event",
                        "accountId",
                        "events",
                        index="accountId-isActive-index",
                        description="Find webhooks for specific event",
                    ),
                ],
            )
        ],
    )
)

NOTIFICATIONS = design(
    table(
        "notifications",
        "userId:S",
        "notificationId:S",
        indexes=[index("userId-isRead-createdAt-index", "userId:S", "isRead#createdAt:S")],
        entities=[
            entity(
                "Notification",
                "{userId}",
                "{notificationId}",
                attributes=[
                    "userId:S",
                    "notificationId:S",
                    "isRead:BOOL",
                    "createdAt:N",
                    attribute("expiresAt:N?", "Unix timestamp of expiration"),
                ],
                index_keys={"userId-isRead-createdAt-index": ("{userId}", "{isRead#createdAt}")},
                patterns=[pattern("unread", "userId", index="userId-isRead-createdAt-index")],
            )
        ],
    )
)

USAGE = design(
    table(
        "usage_metrics",
        "accountId:S",
        "metricDate:S",
        indexes=[index("metricDate-accountId-index", "metricDate:S", "accountId:S")],
        entities=[
            entity(
                "Usage",
                "{accountId}",
                "{metricDate}",
                attributes=["accountId:S", attribute("metricDate:S", format="date")],
                index_keys={"metricDate-accountId-index": ("{metricDate}", "{accountId}")},
                patterns=[pattern("rollup", "metricDate", index="metricDate-accountId-index")],
            )
        ],
    )
)

PLANS = design(
    table(
        "billing_plans",
        "planId:S",
        entities=[
            entity(
                "Plan",
                "{planId}",
                attributes=["planId:S"],
                patterns=[pattern("available", description="List available plans")],
            )
        ],
    )
)

"""What is stored: an item of every table, value for value, and read back as it was written."""

from __future__ import annotations

from copy import copy
from datetime import UTC, date, datetime
from typing import Any

import pytest

from tablewright.client import Database
from tablewright.model import Entity
from tablewright.systems.core.design import (
    Account,
    Activity,
    ApiKey,
    BillingPlan,
    DailyUsage,
    Membership,
    Notification,
    OAuthState,
    Source,
    SyncRun,
    SyncSchedule,
    User,
    Webhook,
)
from tablewright.systems.core.design.maps import PlanLimits, RetryPolicy, SyncError
from tablewright.systems.core.design.values import (
    AccountType,
    ApiKeyStatus,
    ConnectionType,
    LastSyncStatus,
    MembershipStatus,
    NotificationType,
    PlanType,
    Role,
    ScheduleType,
    SourceStatus,
    SyncStatus,
)

TABLE = "webhooks"

THEN = datetime(2024, 11, 20, 22, 4, tzinfo=UTC)
LATER = datetime(2024, 11, 20, 23, 4, 9, tzinfo=UTC)
FAR = datetime(2100, 1, 1, tzinfo=UTC)
T, L, F = {"N": "1732140240"}, {"N": "1732143849"}, {"N": "4102444800"}
TIMES: dict[str, Any] = {"created_at": THEN, "updated_at": LATER}
RETRIES = {
    "M": {
        "maxAttempts": {"N": "3"},
        "initialDelaySeconds": {"N": "1"},
        "backoffFactor": {"N": "2"},
        "maxDelaySeconds": {"N": "300"},
        "jitter": {"BOOL": True},
        "retryOn": {"L": [{"S": "timeout"}, {"S": "429"}, {"S": "5xx"}]},
    }
}

# The limits are the document's own example.
LIMITS = {
    "M": {
        "apiCallsPerMonth": {"N": "100000"},
        "storageGB": {"N": "100"},
        "users": {"N": "10"},
        "sources": {"N": "50"},
        "syncFrequency": {"S": "hourly"},
        "dataRetentionDays": {"N": "90"},
        "webhooks": {"N": "5"},
        "customDomains": {"N": "1"},
    }
}

ITEMS: dict[str, tuple[Entity, dict[str, Any]]] = {
    "accounts": (
        Account(
            account_id="a2", parent_account_id="a1", account_path="/a1/a2/",
            account_type=AccountType.DIVISION, account_name="Acme North", level=1,
            metadata={"seats": 12}, settings={"planId": "pro", "tags": ["x"]}, **TIMES,
        ),
        {
            "accountId": {"S": "a2"}, "parentAccountId": {"S": "a1"},
            "accountPath": {"S": "/a1/a2/"}, "accountType": {"S": "division"},
            "accountName": {"S": "Acme North"}, "level": {"N": "1"}, "status": {"S": "active"},
            "createdAt": T, "updatedAt": L, "metadata": {"M": {"seats": {"N": "12"}}},
            "settings": {"M": {"planId": {"S": "pro"}, "tags": {"L": [{"S": "x"}]}}},
        },
    ),
    "users": (
        User(
            user_id="u1", email="ann@example.com", first_name="Ann", last_name="Ray",
            password_hash="$argon2id$x", email_verified=True, last_login_at=LATER,
            preferences={"theme": "dark"}, **TIMES,
        ),
        {
            "userId": {"S": "u1"}, "email": {"S": "ann@example.com"}, "firstName": {"S": "Ann"},
            "lastName": {"S": "Ray"}, "passwordHash": {"S": "$argon2id$x"},
            "status": {"S": "active"}, "emailVerified": {"BOOL": True},
            "twoFactorEnabled": {"BOOL": False}, "lastLoginAt": L, "createdAt": T, "updatedAt": L,
            "preferences": {"M": {"theme": {"S": "dark"}}},
        },
    ),
    "users_accounts": (
        Membership(
            user_id="u1", account_id="a2", role=Role.MANAGER,
            permissions={"sources.delete": True, "users.invite": False}, is_default=True,
            joined_at=THEN, invited_by="u9", status=MembershipStatus.SUSPENDED,
        ),
        {
            "userId": {"S": "u1"}, "accountId": {"S": "a2"}, "role": {"S": "manager"},
            "permissions": {
                "M": {"sources.delete": {"BOOL": True}, "users.invite": {"BOOL": False}}
            },
            "isDefault": {"BOOL": True}, "joinedAt": T, "invitedBy": {"S": "u9"},
            "status": {"S": "suspended"},
        },
    ),
    "sources": (
        Source(
            source_id="s1", account_id="a2", platform_id="keap", source_name="Our CRM",
            status=SourceStatus.PAUSED, connection_type=ConnectionType.API_KEY,
            config={"region": "eu"}, last_sync_at=LATER, sync_status=LastSyncStatus.IN_PROGRESS,
            created_by="u1", **TIMES,
        ),
        {
            "sourceId": {"S": "s1"}, "accountId": {"S": "a2"}, "platformId": {"S": "keap"},
            "sourceName": {"S": "Our CRM"}, "status": {"S": "paused"},
            "connectionType": {"S": "api_key"}, "config": {"M": {"region": {"S": "eu"}}},
            "lastSyncAt": L, "syncStatus": {"S": "in_progress"}, "createdAt": T, "updatedAt": L,
            "createdBy": {"S": "u1"},
        },
    ),
    "sync_schedules": (
        SyncSchedule(
            source_id="s1", schedule_id="d1", schedule_type=ScheduleType.CUSTOM,
            cron_expression="0 3 * * *", data_types=["contacts", "orders"], next_run_at=THEN,
            last_run_at=LATER, retry_policy=RetryPolicy(), account_id="a2", **TIMES,
        ),
        {
            "sourceId": {"S": "s1"}, "scheduleId": {"S": "d1"}, "scheduleType": {"S": "custom"},
            "cronExpression": {"S": "0 3 * * *"},
            "dataTypes": {"L": [{"S": "contacts"}, {"S": "orders"}]}, "isActive": {"BOOL": True},
            "nextRunAt": T, "lastRunAt": L, "retryPolicy": RETRIES, "createdAt": T,
            "updatedAt": L, "accountId": {"S": "a2"}, "jitterMinutes": {"N": "0"},
            "timezone": {"S": "UTC"},
        },
    ),
    "sync_history": (
        SyncRun(
            source_id="s1", sync_id="r1", schedule_id="d1", status=SyncStatus.COMPLETED,
            started_at=THEN, completed_at=LATER, duration=3609, data_types=["contacts"],
            records_processed={"contacts": 1200},
            errors=[SyncError("orders", "429", "too many requests", 3, LATER)],
            s3_location="sources/s1/2024/11/20/r1/", metadata={"partial": True}, account_id="a2",
        ),
        {
            "sourceId": {"S": "s1"}, "syncId": {"S": "r1"}, "scheduleId": {"S": "d1"},
            "status": {"S": "completed"}, "startedAt": T, "completedAt": L,
            "duration": {"N": "3609"}, "dataTypes": {"L": [{"S": "contacts"}]},
            "recordsProcessed": {"M": {"contacts": {"N": "1200"}}},
            "errors": {
                "L": [
                    {
                        "M": {
                            "dataType": {"S": "orders"}, "code": {"S": "429"},
                            "message": {"S": "too many requests"}, "attempt": {"N": "3"}, "at": L,
                        }
                    }
                ]
            },
            "s3Location": {"S": "sources/s1/2024/11/20/r1/"},
            "metadata": {"M": {"partial": {"BOOL": True}}}, "accountId": {"S": "a2"},
        },
    ),
    "activities": (
        Activity(
            account_id="a2", event_id="e1", timestamp=THEN, user_id="u1", event_type="login",
            resource="user", resource_id="u1", action="login", details={"ok": True},
            ip_address="192.0.2.1", user_agent="curl/8",
        ),
        {
            "accountId": {"S": "a2"}, "eventId": {"S": "e1"}, "timestamp": T,
            "userId": {"S": "u1"}, "eventType": {"S": "login"}, "resource": {"S": "user"},
            "resourceId": {"S": "u1"}, "action": {"S": "login"},
            "details": {"M": {"ok": {"BOOL": True}}}, "ipAddress": {"S": "192.0.2.1"},
            "userAgent": {"S": "curl/8"},
        },
    ),
    "api_keys": (
        ApiKey(
            api_key_id="k1", api_key_hash="ab12", account_id="a2", user_id="u1", name="CI",
            permissions=["sync"], status=ApiKeyStatus.EXPIRED, last_used_at=LATER,
            expires_at=LATER, created_at=THEN, metadata={"by": "rotation"},
        ),
        {
            "apiKeyId": {"S": "k1"}, "apiKeyHash": {"S": "ab12"}, "accountId": {"S": "a2"},
            "userId": {"S": "u1"}, "name": {"S": "CI"}, "permissions": {"L": [{"S": "sync"}]},
            "status": {"S": "expired"}, "lastUsedAt": L, "expiresAt": L, "createdAt": T,
            "metadata": {"M": {"by": {"S": "rotation"}}},
        },
    ),
    "notifications": (
        Notification(
            user_id="u1", notification_id="n1", type=NotificationType.WARNING, title="Sync",
            message="It failed.", is_read=True, read_at=LATER, category="sync",
            metadata={"sourceId": "s1"}, action_url="/sources/s1", created_at=THEN, expires_at=FAR,
        ),
        {
            "userId": {"S": "u1"}, "notificationId": {"S": "n1"}, "type": {"S": "warning"},
            "title": {"S": "Sync"}, "message": {"S": "It failed."}, "isRead": {"BOOL": True},
            "readAt": L, "category": {"S": "sync"},
            "metadata": {"M": {"sourceId": {"S": "s1"}}}, "actionUrl": {"S": "/sources/s1"},
            "createdAt": T, "expiresAt": F, "isRead#createdAt": {"S": "true#1732140240"},
        },
    ),
    "usage_metrics": (
        DailyUsage(
            account_id="a2", metric_date=date(2024, 11, 20), api_calls=7, data_processed=10**12,
            storage_used=10**9, sync_jobs=3, active_users=2, active_sources=1, error_count=4,
            by_platform={"keap": {"syncJobs": 3}}, by_user={"u1": {"apiCalls": 7}},
            hourly_counts=[0, 7], updated_at=LATER,
        ),
        {
            "accountId": {"S": "a2"}, "metricDate": {"S": "2024-11-20"}, "apiCalls": {"N": "7"},
            "dataProcessed": {"N": "1000000000000"}, "storageUsed": {"N": "1000000000"},
            "syncJobs": {"N": "3"}, "activeUsers": {"N": "2"}, "activeSources": {"N": "1"},
            "errorCount": {"N": "4"},
            "byPlatform": {"M": {"keap": {"M": {"syncJobs": {"N": "3"}}}}},
            "byUser": {"M": {"u1": {"M": {"apiCalls": {"N": "7"}}}}},
            "hourlyCounts": {"L": [{"N": "0"}, {"N": "7"}]}, "updatedAt": L,
        },
    ),
    "billing_plans": (
        BillingPlan(
            plan_id="p1", plan_name="Professional", plan_type=PlanType.PROFESSIONAL, price=4900,
            currency="EUR", limits=PlanLimits(100_000, 100, 10, 50, "hourly", 90, 5, 1),
            features=["webhooks", "exports"], customizable=True, metadata={"trialDays": 14},
            **TIMES,
        ),
        {
            "planId": {"S": "p1"}, "planName": {"S": "Professional"},
            "planType": {"S": "professional"}, "price": {"N": "4900"}, "currency": {"S": "EUR"},
            "limits": LIMITS, "features": {"L": [{"S": "webhooks"}, {"S": "exports"}]},
            "isActive": {"BOOL": True}, "isDefault": {"BOOL": False},
            "customizable": {"BOOL": True}, "metadata": {"M": {"trialDays": {"N": "14"}}},
            "createdAt": T, "updatedAt": L,
        },
    ),
    "oauth_states": (
        OAuthState(
            state="x", user_id="u1", account_id="a2", platform_id="keap",
            redirect_uri="https://example.com/back", created_at=THEN, expires_at=FAR,
            metadata={"returnUrl": "/sources"},
        ),
        {
            "state": {"S": "x"}, "userId": {"S": "u1"}, "accountId": {"S": "a2"},
            "platformId": {"S": "keap"}, "redirectUri": {"S": "https://example.com/back"},
            "createdAt": T, "expiresAt": F,
            "metadata": {"M": {"returnUrl": {"S": "/sources"}}},
        },
    ),
}  # fmt: skip


def _key(item: Entity) -> dict[str, Any]:
    return {name: getattr(item, name) for name in type(item).__plan__.key_parts}


def _stored(db: Database, table: str, expected: dict[str, Any]) -> dict[str, Any]:
    schema = db.call("DescribeTable", {"TableName": table})["Table"]["KeySchema"]
    key = {one["AttributeName"]: expected[one["AttributeName"]] for one in schema}
    return db.call("GetItem", {"TableName": table, "Key": key})["Item"]


@pytest.mark.parametrize("table", ITEMS)
def test_an_item_is_stored_value_for_value(db: Database, table: str):
    item, expected = ITEMS[table]
    db.run(copy(item).put())
    assert expected == _stored(db, table, expected)


@pytest.mark.parametrize("table", ITEMS)
def test_an_item_that_another_program_has_stored_is_read(db: Database, table: str):
    item, expected = ITEMS[table]
    db.call("PutItem", {"TableName": table, "Item": expected})
    assert item == db.run(type(item).at(**_key(item)).get())


def test_a_webhook_stores_its_flag_as_a_number_and_hides_its_secrets(db: Database):
    hook = Webhook(
        webhook_id="w1", account_id="a2", url="https://example.com/in", events=["sync.failed"],
        secret="whsec_x", headers={"X-From": "core"}, retry_policy=RetryPolicy(),
        last_response_code=500, last_called_at=LATER, failure_count=2, **TIMES,
    )  # fmt: skip
    db.run(hook.put())
    expected: dict[str, Any] = {
        "webhookId": {"S": "w1"}, "accountId": {"S": "a2"}, "url": {"S": "https://example.com/in"},
        "events": {"L": [{"S": "sync.failed"}]}, "isActive": {"N": "1"},
        "retryPolicy": RETRIES,
        "lastResponseCode": {"N": "500"}, "lastCalledAt": L, "failureCount": {"N": "2"},
        "createdAt": T, "updatedAt": L,
    }  # fmt: skip
    found = _stored(db, "webhooks", expected)
    assert ["B"] == list(found.pop("secret")) == list(found.pop("headers"))
    assert expected == found
    assert hook == db.run(Webhook.get("w1"))


def test_there_is_an_item_of_every_table():
    assert 13 == len({*ITEMS, "webhooks"})

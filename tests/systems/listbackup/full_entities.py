"""The items of `full_items`, as they are made in Python."""

from __future__ import annotations

from tablewright.model import Entity
from tablewright.systems.listbackup import structures as s
from tablewright.systems.listbackup.design import (
    Account,
    Activity,
    Connection,
    Job,
    Membership,
    Notification,
    OAuthState,
    OAuthToken,
    RefreshToken,
    Source,
    Tag,
    Team,
    User,
)
from tests.systems.listbackup.full_items import ANYTHING, HASH, SEALED, T1, T2, T3, UUID1, UUID2


def made() -> dict[str, Entity]:
    """The items by their tables; new ones each time, for a write gives their times away."""
    everything = (_account_items, _source_items, _access_items, _other_items)
    return {name: entity for items in everything for name, entity in items().items()}


def _account_items() -> dict[str, Entity]:
    return {
        "users": User(
            user_id=UUID1,
            email="ann@example.com",
            username="ann",
            name="Ann Example",
            account_id=UUID2,
            status="suspended",
            role="readonly",
            preferences=s.Preferences(timezone="Europe/Berlin", notifications=ANYTHING),
            created_at=T1,
            updated_at=T2,
            last_login_at=T3,
            mfa_enabled=True,
            mfa_secret=SEALED["users"]["mfaSecret"],
        ),
        "accounts": Account(
            account_id=UUID2,
            account_name="Division",
            parent_account_id=UUID1,
            account_path=f"/{UUID1}/{UUID2}/",
            account_type="division",
            level=1,
            status="inactive",
            plan="enterprise",
            billing_info=s.BillingInfo(
                stripe_customer_id="cus_1", subscription_id="sub_1", payment_method="pm_1"
            ),
            limits=s.Limits(sources=10, users=20, storage=5_000_000_000_000),
            metadata=s.AccountMetadata(industry="toys", size="11-50", custom_fields=ANYTHING),
            created_at=T1,
            updated_at=T2,
            created_by=UUID1,
        ),
        "users-accounts": Membership(
            user_id=UUID1,
            account_id=UUID2,
            role="owner",
            permissions={
                "sources": ["create", "read", "update", "delete"],
                "users": ["read"],
                "billing": ["read"],
            },
            joined_at=T1,
            invited_by=UUID2,
            status="pending",
        ),
        "teams": Team(
            account_id=UUID1,
            team_id=UUID2,
            team_name="Support",
            description="Those who help",
            members=[
                s.TeamMember(user_id=UUID1, role="lead", joined_at=T1),
                s.TeamMember(user_id=UUID2, joined_at=T2),
            ],
            permissions={
                "sources": ["create", "read", "update", "delete"],
                "reports": ["read", "export"],
                "settings": ["read"],
            },
            created_at=T1,
            updated_at=T2,
            created_by=UUID1,
        ),
    }


def _source_items() -> dict[str, Entity]:
    return {
        "sources": Source(
            account_id=UUID1,
            source_id=UUID2,
            source_name="Shop",
            platform="stripe",
            connection_type="apikey",
            status="error",
            credentials=s.SourceCredentials(type="key", encrypted_data="sk_live_1"),
            config=s.SourceConfig(
                sync_interval="hourly",
                data_types=["contacts", "orders", "products"],
                filters=ANYTHING,
                webhooks=ANYTHING,
            ),
            last_sync_at=T1,
            next_sync_at=T2,
            sync_status=s.SyncStatus(state="syncing", progress=62.5, message="orders"),
            metadata=s.SourceMetadata(
                account_info=ANYTHING, limits=ANYTHING, custom_fields=ANYTHING
            ),
            created_at=T1,
            updated_at=T2,
            created_by=UUID1,
        ),
        "jobs": Job(
            account_id=UUID1,
            job_id=UUID2,
            job_type="export",
            source_id=UUID1,
            status="failed",
            priority="critical",
            config=s.JobConfig(
                data_types=["contacts", "orders"],
                date_range=s.DateRange(start="2096-01-01", end="2096-02-01"),
                filters=ANYTHING,
                options=ANYTHING,
            ),
            progress=s.JobProgress(total=8, processed=5, failed=1, percentage=62.5),
            result=s.JobResult(
                records_processed=5,
                errors=["timeout", {"code": 429}],
                output_location="exports/1",
                summary=ANYTHING,
            ),
            scheduled_at=T1,
            started_at=T2,
            completed_at=T3,
            created_at=T1,
            created_by=UUID1,
            retry_count=1,
            max_retries=5,
        ),
    }


def _access_items() -> dict[str, Entity]:
    return {
        "connections": Connection(
            connection_id=UUID1,
            account_id=UUID2,
            user_id=UUID1,
            platform="keap",
            connection_type="oauth",
            status="expired",
            credentials=s.ConnectionCredentials(
                access_token="granted", refresh_token="again", expires_at=T3, scope="full"
            ),
            metadata=s.ConnectionMetadata(
                account_name="Toys", platform_account_id="keap-77", limits=ANYTHING
            ),
            last_used_at=T3,
            created_at=T1,
            updated_at=T2,
            expires_at=T3,
        ),
        "oauth-states": OAuthState(
            state="b3BhcXVl",
            account_id=UUID1,
            user_id=UUID2,
            platform="keap",
            redirect_uri="https://example.com/back",
            metadata=s.OAuthStateMetadata(
                source_id=UUID1, connection_id=UUID2, return_url="/sources"
            ),
            created_at=T1,
        ),
        "oauth-tokens": OAuthToken(
            source_id=UUID1,
            account_id=UUID2,
            platform="keap",
            tokens=s.Tokens(
                access_token="ya29.token",
                refresh_token="1//refresh",
                token_type="Bearer",
                expires_in=3600,
                scope="full",
                expires_at=T3,
            ),
            metadata=s.TokenMetadata(
                user_id=UUID1, platform_account_id="keap-77", platform_account_name="Toys"
            ),
            created_at=T1,
            updated_at=T2,
            last_refreshed_at=T3,
        ),
        "refresh-tokens": RefreshToken(
            refresh_token=HASH,
            user_id=UUID1,
            account_id=UUID2,
            token_family=UUID2,
            issued_at=T1,
            last_used_at=T2,
            user_agent="Firefox",
            ip_address="2001:db8::1",
            revoked=True,
            revoked_at=T3,
            revoked_by=UUID1,
            revoked_reason="lost phone",
        ),
    }


def _other_items() -> dict[str, Entity]:
    return {
        "activities": Activity(
            account_id=UUID1,
            event_id=UUID2,
            user_id=UUID1,
            event_type="sync.completed",
            resource_type="source",
            resource_id=UUID2,
            action="sync",
            details=s.ActivityDetails(before=ANYTHING, after=ANYTHING, metadata=ANYTHING),
            ip_address="192.0.2.1",
            user_agent="curl/8",
            created_at=T1,
        ),
        "tags": Tag(
            account_id=UUID1,
            tag_id=UUID2,
            tag_key="category",
            tag_value="production",
            resource_type="source",
            resources=[s.TaggedResource(resource_id=UUID1, attached_at=T1, attached_by=UUID2)],
            color="#ff8800",
            description="What must not fail",
            created_at=T1,
            updated_at=T2,
            created_by=UUID1,
        ),
        "notifications": Notification(
            user_id=UUID1,
            notification_id=UUID2,
            account_id=UUID1,
            type="sms",
            category="security",
            priority="critical",
            subject="New device",
            message="Was it you?",
            data=s.NotificationData(
                resource_type="user",
                resource_id=UUID1,
                action_url="https://example.com/devices",
                metadata=ANYTHING,
            ),
            status="failed",
            read_at=T1,
            sent_at=T2,
            delivered_at=T3,
            failure_reason="no such number",
            created_at=T1,
        ),
    }

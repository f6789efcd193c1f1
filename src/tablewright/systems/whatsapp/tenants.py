"""Tenants, and the platform's data about their accounts: profiles and quality of phones.

Not here: payments (`whatsapp.payments`).
"""

from __future__ import annotations

from datetime import datetime

from tablewright.model import Entity, attr, camel, created, key_only, updated
from tablewright.systems.whatsapp.structures import PhoneNumber, QualityChange
from tablewright.systems.whatsapp.table import WhatsApp
from tablewright.systems.whatsapp.values import (
    Id,
    Phone,
    QualityScore,
    SyncStatus,
    TenantStatus,
)


class Tenant(Entity, table=WhatsApp, tag="TENANT", names=camel, tenant="waba_meta_id"):
    """Tenants."""

    tenant_id: Id = attr(doc="Unique tenant identifier")
    display_name: str = attr(doc="Business display name")
    waba_id: Id | None = attr(default=None, doc="Meta WABA ID")
    phone_e164: Phone | None = attr(default=None, doc="Phone in E.164 format")
    mcc: str | None = attr(default=None, doc="Merchant Category Code")
    purpose_code: str | None = attr(default=None, doc="Payment purpose code")
    default_payment_config: str | None = attr(default=None, doc="Default payment config name")
    created_at: datetime = created(doc="Creation timestamp")
    waba_meta_id: Id = attr(doc="WABA Meta ID, under its usual name", extension=True)
    aws_waba_id: str | None = attr(
        default=None, doc="Id of the account with AWS: `wabaId` of its templates", extension=True
    )
    phone_numbers: list[PhoneNumber] | None = attr(
        default=None, doc="Phone numbers of the account", extension=True
    )
    status: TenantStatus = attr(default="active", doc="Whether the tenant may send", extension=True)

    primary = WhatsApp.primary("TENANT#{tenant_id}")
    by_tenant = WhatsApp.gsi_tenant("{tenant_id}", "TENANT")
    by_waba = WhatsApp.gsi_waba_itemtype("{waba_meta_id}", "TENANT")

    @primary.get
    def get(cls, tenant_id: str) -> None:
        """A tenant by its id."""

    @by_waba.query(extension=True)
    def of_waba(cls, waba_meta_id: str) -> None:
        """WABA + item type queries: the tenants of an account, in no order."""


class BusinessProfile(
    Entity, table=WhatsApp, tag="BUSINESS_PROFILE", names=camel, tenant="waba_meta_id"
):
    """Business Profiles."""

    waba_meta_id: Id = attr(doc="Meta WABA ID")
    business_name: str | None = attr(default=None, doc="Business name")
    about: str | None = attr(default=None, doc="About text")
    address: str | None = attr(default=None, doc="Business address")
    description: str | None = attr(default=None, doc="Description")
    email: str | None = attr(default=None, doc="Contact email")
    websites: list[str] | None = attr(default=None, doc="List of websites")
    vertical: str | None = attr(default=None, doc="Business category")
    sync_status: SyncStatus = attr(default="local_only", doc="local_only, pending_sync, synced")
    updated_at: datetime = updated(doc="Last update timestamp")
    profile_picture_s3_key: str | None = attr(
        default=None, doc="S3 key of the picture", extension=True
    )

    primary = WhatsApp.primary("PROFILE#{waba_meta_id}")
    by_waba = WhatsApp.gsi_waba_itemtype("{waba_meta_id}", "BUSINESS_PROFILE")

    @primary.get
    def get(cls, waba_meta_id: str) -> None:
        """The profile of an account."""

    @by_waba.query
    def of_waba(cls, waba_meta_id: str) -> None:
        """WABA + item type queries: the profile, beside others of its account."""


class QualityRating(
    Entity, table=WhatsApp, tag="QUALITY_RATING", names=camel, tenant="waba_meta_id"
):
    """Phone Quality."""

    phone_number_id: Id = key_only(doc="Meta's id of our phone number")
    waba_meta_id: Id = attr(doc="WABA Meta ID")
    quality_rating: QualityScore = attr(default="UNKNOWN", doc="GREEN, YELLOW, RED, UNKNOWN")
    throughput_status: str | None = attr(default=None, doc="Throughput eligibility")
    last_checked_at: datetime | None = attr(default=None, doc="Last check timestamp")
    quality_history: list[QualityChange] | None = attr(default=None, doc="Quality rating history")
    messaging_limit_tier: str | None = attr(
        default=None, doc="Maximum number of customers per day", extension=True
    )
    last_event: str | None = attr(
        default=None, doc="WhatsApp's last event, such as FLAGGED", extension=True
    )

    primary = WhatsApp.primary("QUALITY#{phone_number_id}")
    by_waba = WhatsApp.gsi_waba_itemtype("{waba_meta_id}", "QUALITY_RATING")

    @primary.get
    def get(cls, phone_number_id: str) -> None:
        """The quality of a phone number."""

    @by_waba.query
    def of_waba(cls, waba_meta_id: str) -> None:
        """WABA + item type queries: the quality of all phones of an account, in no order."""

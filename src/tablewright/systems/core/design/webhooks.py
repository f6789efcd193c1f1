"""Webhooks: endpoints of accounts that receive events."""

from __future__ import annotations

from typing import Annotated, Self

from tablewright.model import (
    Encrypted,
    Entity,
    Entry,
    EpochSeconds,
    Key,
    Query,
    Table,
    action,
    any_of,
    attr,
    camel,
    contains,
    created,
    softly,
    updated,
)
from tablewright.systems.core.design.attribute_types import KeyFlag
from tablewright.systems.core.design.maps import RetryPolicy


class Webhooks(Table, name="webhooks"):
    """Stores webhook endpoint configurations for event notifications."""


class Webhook(Entity, table=Webhooks, names=camel, tenant="account_id"):
    """A URL of an account that receives events."""

    webhook_id: str = attr(doc="Unique webhook identifier")
    account_id: str = attr(doc="Associated account")
    url: str = attr(doc="Webhook endpoint URL")
    events: list[str] = attr(doc="List of subscribed events")
    is_active: KeyFlag = attr(default=True, doc="Webhook active status")
    secret: Annotated[str, Encrypted()] = attr(doc="Secret for signature validation")
    headers: Annotated[dict[str, str] | None, Encrypted()] = attr(
        default=None, doc="Custom headers to include"
    )
    retry_policy: RetryPolicy = attr(
        factory=lambda: RetryPolicy(max_attempts=5), doc="Retry configuration"
    )
    last_response_code: int | None = attr(default=None, doc="Last HTTP response code")
    last_called_at: EpochSeconds | None = attr(default=None, doc="Unix timestamp of last call")
    failure_count: int = attr(default=0, doc="Consecutive failure count")
    created_at: EpochSeconds = created(doc="Unix timestamp of creation")
    updated_at: EpochSeconds = updated(doc="Unix timestamp of last update")
    previous_secret: Annotated[str, Encrypted()] | None = attr(
        default=None, doc="The previous secret, which also signs for a time", extension=True
    )
    previous_secret_until: EpochSeconds | None = attr(
        default=None, doc="When the previous secret expires", extension=True
    )
    deleted_at: EpochSeconds | None = softly(doc="When it was deleted", extension=True)

    primary = Key("{webhook_id}")
    by_activity = Entry("{account_id}", "{is_active}", name="accountId-isActive-index")

    @primary.get
    def get(cls, webhook_id: str) -> None:
        """Get webhook configuration."""

    @by_activity.query
    def in_account(cls, account_id: str, is_active: bool | None = None) -> None:
        """List webhooks for account, or only the active ones."""

    @action("Query", index="accountId-isActive-index")
    @classmethod
    def subscribed_to(cls, account_id: str, event: str) -> Query[Self]:
        """Find webhooks for specific event: active, and subscribed to it, its group or all."""
        kind = event.partition(".")[0]
        wanted = (contains(cls.events, name) for name in (event, f"{kind}.*", "*"))
        return cls.in_account(account_id, is_active=True).where(any_of(*wanted))

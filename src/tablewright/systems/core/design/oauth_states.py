"""OAuth states: stored while a user authorises access at a platform."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Annotated, Any, Self

from tablewright.model import (
    Encrypted,
    Entity,
    EpochSeconds,
    Key,
    Scan,
    Table,
    action,
    attr,
    camel,
    created,
    le,
    ttl,
)


class OAuthStates(Table, name="oauth_states"):
    """Stores OAuth flow state for security validation."""


class OAuthState(Entity, table=OAuthStates, names=camel, tenant="account_id"):
    """A started flow; it can be finished once, within 15 minutes."""

    state: str = attr(doc="OAuth state parameter")
    user_id: str = attr(doc="User initiating OAuth")
    account_id: str = attr(doc="Account context")
    platform_id: str = attr(doc="Platform being connected")
    redirect_uri: str = attr(doc="Callback redirect URI")
    created_at: EpochSeconds = created(doc="Unix timestamp of creation")
    expires_at: EpochSeconds = ttl(after=timedelta(minutes=15), doc="Unix timestamp of expiration")
    metadata: dict[str, Any] | None = attr(default=None, doc="Additional OAuth parameters")
    code_verifier: Annotated[str, Encrypted()] | None = attr(
        default=None, doc="The verifier whose challenge was sent (PKCE)", extension=True
    )

    primary = Key("{state}")

    @primary.get
    def get(cls, state: str) -> None:
        """Validate OAuth callback state; an expired one is not found."""

    # tablewright: allow L107 because it is a job that runs seldom: TTL deletes by itself
    @action("Scan")
    @classmethod
    def expired(cls, now: datetime) -> Scan[Self]:
        """Clean up expired states that DynamoDB has not deleted yet."""
        return cls.scan().with_hidden().where(le(cls.expires_at, now))

"""Access: of the product to platforms, and of users to the product.

OAuth secrets are stored with the tokens of a source. A connection holds a grant only until a source
uses it.
Not here: users (`listbackup.accounts`).
"""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Annotated

from tablewright.model import (
    Encrypted,
    Entity,
    Entry,
    EpochSeconds,
    Key,
    Range,
    attr,
    camel,
    created,
    ttl,
    updated,
)
from tablewright.systems.listbackup import tables
from tablewright.systems.listbackup.structures import (
    ConnectionCredentials,
    ConnectionMetadata,
    OAuthStateMetadata,
    TokenMetadata,
    Tokens,
)
from tablewright.systems.listbackup.values import (
    ConnectionStatus,
    ConnectionType,
    Platform,
    TokenHash,
)

STATE_LIFE = timedelta(minutes=15)
SESSION_LIFE = timedelta(days=7)


class Connection(Entity, table=tables.Connections, names=camel, tenant="account_id"):
    """An authorised link to a platform, which several sources may use."""

    connection_id: str = attr(doc="UUID v4")
    account_id: str = attr(doc="Account ID")
    user_id: str = attr(doc="User ID who created connection")
    platform: Platform = attr(doc="Platform identifier")
    connection_type: ConnectionType = attr(doc="oauth | apikey | webhook")
    status: ConnectionStatus = attr(default="active", doc="active | expired | revoked | error")
    credentials: Annotated[ConnectionCredentials | None, Encrypted()] = attr(
        default=None, doc="Encrypted credentials"
    )
    metadata: ConnectionMetadata | None = attr(default=None, doc="Connection metadata")
    last_used_at: datetime | None = attr(default=None, doc="ISO 8601 timestamp")
    created_at: datetime = created(doc="ISO 8601 timestamp")
    updated_at: datetime = updated(doc="ISO 8601 timestamp")
    expires_at: datetime | None = attr(default=None, doc="ISO 8601 timestamp")

    primary = Key("{connection_id}")
    by_account = Entry("{account_id}", "{platform}", name="accountId-platform-index")
    by_user = Entry("{user_id}", "{platform}", name="userId-platform-index")

    @primary.get(extension=True)
    def get(cls, connection_id: str) -> None:
        """Get connection by ID."""

    @by_account.query(extension=True)
    def of_account(cls, account_id: str, platform: str | None = None) -> None:
        """Get the connections of an account, or those to one platform."""

    @by_user.query(extension=True)
    def of_user(cls, user_id: str, platform: str | None = None) -> None:
        """Get the connections that a user made, or those to one platform."""


class OAuthState(Entity, table=tables.OAuthStates, names=camel, tenant="account_id"):
    """An authorisation in progress, until the platform calls back."""

    state: str = attr(doc="Random state parameter")
    account_id: str = attr(doc="Account ID")
    user_id: str = attr(doc="User ID")
    platform: Platform = attr(doc="Platform identifier")
    redirect_uri: str = attr(doc="OAuth redirect URI")
    metadata: OAuthStateMetadata | None = attr(default=None, doc="Additional OAuth data")
    created_at: datetime = created(doc="ISO 8601 timestamp")
    expires_at: EpochSeconds | None = ttl(
        after=STATE_LIFE,
        of="created_at",
        doc="Unix timestamp (for TTL): 15 minutes (900 seconds) after createdAt",
    )

    primary = Key("{state}")

    @primary.get(extension=True)
    def get(cls, state: str) -> None:
        """Get an authorisation by its state, unless it has expired."""


class OAuthToken(Entity, table=tables.OAuthTokens, names=camel, tenant="account_id"):
    """The tokens of a platform for a source."""

    source_id: str = attr(doc="Source ID")
    account_id: str = attr(doc="Account ID")
    platform: Platform = attr(doc="Platform identifier")
    tokens: Annotated[Tokens, Encrypted()] = attr(doc="Encrypted token data")
    metadata: TokenMetadata | None = attr(default=None, doc="Token metadata")
    created_at: datetime = created(doc="ISO 8601 timestamp")
    updated_at: datetime = updated(doc="ISO 8601 timestamp")
    last_refreshed_at: datetime | None = attr(default=None, doc="ISO 8601 timestamp")
    expires_at: datetime | None = attr(
        default=None, doc="tokens.expiresAt in plain text, for refreshing", extension=True
    )

    primary = Key("{source_id}")
    by_account = Entry("{account_id}", "{platform}", name="accountId-platform-index")

    @primary.get(extension=True)
    def get(cls, source_id: str) -> None:
        """Get the tokens of a source."""

    @by_account.query(extension=True)
    def of_account(cls, account_id: str, platform: str | None = None) -> None:
        """Get the tokens of an account, or those of one platform."""


class RefreshToken(Entity, table=tables.RefreshTokens, names=camel, tenant="account_id"):
    """A token that renews a user's session once."""

    # tablewright: allow L114 because it is the hash of the token, under the document's name
    refresh_token: TokenHash = attr(doc="Hashed refresh token (SHA-256 in hex)")
    user_id: str = attr(doc="User ID")
    account_id: str = attr(doc="Account ID")
    token_family: str = attr(doc="Token family ID for rotation")
    issued_at: datetime = created(doc="ISO 8601 timestamp")
    expires_at: EpochSeconds | None = ttl(
        after=SESSION_LIFE,
        of="issued_at",
        doc="Unix timestamp (for TTL): auto-delete after expiration",
    )
    last_used_at: datetime | None = attr(default=None, doc="ISO 8601 timestamp")
    user_agent: str | None = attr(default=None, doc="Client user agent")
    ip_address: str | None = attr(default=None, doc="Client IP address")
    revoked: bool = attr(default=False, doc="Revocation status")
    revoked_at: datetime | None = attr(default=None, doc="ISO 8601 timestamp")
    revoked_by: str | None = attr(default=None, doc="User ID who revoked")
    revoked_reason: str | None = attr(default=None, doc="Reason for revocation")

    primary = Key("{refresh_token}")
    by_user = Entry("{user_id}", "{issued_at}", name="userId-issuedAt-index")
    by_family = Entry("{token_family}", name="tokenFamily-index")

    @primary.get(extension=True)
    def get(cls, refresh_token: str) -> None:
        """Get a token by its hash, unless it has expired."""

    @by_user.query(extension=True)
    def of_user(cls, user_id: str, issued_at: Range[datetime] | None = None) -> None:
        """Get the tokens of a user, in chronological order."""

    @by_family.query(extension=True)
    def in_family(cls, token_family: str) -> None:
        """Get the tokens of one sign-in."""


class TokenFamily(
    Entity, table=tables.TokenFamilies, names=camel, tenant="account_id", extension=True
):
    """The tokens of one sign-in: whether all were revoked.

    An index may not show the newest token yet; this item is read consistently.
    """

    token_family: str = attr(doc="Token family ID")
    user_id: str = attr(doc="User ID")
    account_id: str = attr(doc="Account ID")
    revoked: bool = attr(default=False, doc="Revocation status")
    revoked_at: datetime | None = attr(default=None, doc="ISO 8601 timestamp")
    revoked_reason: str | None = attr(default=None, doc="Reason for revocation")
    created_at: datetime = created(doc="ISO 8601 timestamp")
    expires_at: EpochSeconds | None = ttl(
        after=SESSION_LIFE, renewed=True, doc="Unix timestamp (for TTL): end of its last token"
    )

    primary = Key("{token_family}")

    @primary.get(extension=True)
    def get(cls, token_family: str) -> None:
        """Get a family; use `consistently()` before accepting a token."""

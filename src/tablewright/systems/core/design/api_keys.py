"""API keys: credentials of programs. Only hashes are stored."""

from __future__ import annotations

from typing import Any, Self

from tablewright.model import (
    Entity,
    Entry,
    EpochSeconds,
    Key,
    Table,
    Update,
    action,
    assign,
    attr,
    camel,
    created,
)
from tablewright.systems.core.design.values import ApiKeyStatus


class ApiKeys(Table, name="api_keys"):
    """Stores API keys for programmatic access."""


class ApiKey(Entity, table=ApiKeys, names=camel, tenant="account_id"):
    """A key of an account. Keys are never deleted, because they are evidence of access."""

    api_key_id: str = attr(doc="Unique API key identifier")
    api_key_hash: str = attr(doc="Hashed API key value")
    account_id: str = attr(doc="Associated account")
    user_id: str = attr(doc="User who created the key")
    name: str = attr(doc="User-defined key name")
    permissions: list[str] = attr(doc="List of allowed operations")
    status: ApiKeyStatus = attr(default=ApiKeyStatus.ACTIVE, doc="active, revoked, expired")
    last_used_at: EpochSeconds | None = attr(default=None, doc="Unix timestamp of last use")
    # tablewright: allow L110 because keys are evidence: an expired one is refused, and kept
    expires_at: EpochSeconds | None = attr(default=None, doc="Unix timestamp of expiration")
    created_at: EpochSeconds = created(doc="Unix timestamp of creation")
    metadata: dict[str, Any] | None = attr(default=None, doc="Additional key metadata")
    last_four: str | None = attr(
        default=None, doc="The last characters of the key, for lists", extension=True
    )
    networks: list[str] | None = attr(
        default=None, doc="Allowed networks; empty: any", extension=True
    )
    includes_children: bool | None = attr(
        default=None, doc="Whether the key also works in the accounts below", extension=True
    )
    previous_hash: str | None = attr(default=None, doc="Hash of the previous key", extension=True)
    previous_ends_at: EpochSeconds | None = attr(
        default=None, doc="When the previous key expires", extension=True
    )

    primary = Key("{api_key_id}")
    by_status = Entry("{account_id}", "{status}", name="accountId-status-index")
    by_hash = Entry("{api_key_hash}", name="apiKeyHash-index", projection="KEYS_ONLY")

    @by_hash.get
    def find(cls, api_key_hash: str) -> None:
        """Validate API key; the index may lag, so a consistent `get` decides."""

    @by_status.query
    def in_account(cls, account_id: str, status: ApiKeyStatus | None = None) -> None:
        """List keys for an account, or those of one status."""

    @primary.get(extension=True)
    def get(cls, api_key_id: str) -> None:
        """A key by its id."""

    @action("UpdateItem")
    @classmethod
    def revoke(cls, api_key_id: str) -> Update[Self]:
        """Revoke/update key: it is rejected from now on."""
        return cls.at(api_key_id=api_key_id).update(assign(cls.status, ApiKeyStatus.REVOKED))

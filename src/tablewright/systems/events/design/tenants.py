"""Tenants and their API keys.

The table's key is the stored form of an API key: its hash, or the key itself if the service is
configured as in the document. Only `stored_key` converts between them.

An API key has two items, written together: the documented one, found by the key, and a `KeyEntry`
beside its tenant, found by the tenant. The first contains copies of the tenant's values, so that
authentication needs one read.
Not here: creating keys and changing tenants (`events.tenants.keys`).
"""

from __future__ import annotations

from datetime import datetime
from hashlib import sha256
from typing import Literal, Self

from tablewright.model import (
    Entity,
    EpochMillis,
    Index,
    Operation,
    Scan,
    Table,
    Update,
    assign,
    attr,
    created,
    key_only,
    transaction,
    version,
)
from tablewright.systems.events.design.values import ApiKeyStatus, TenantStatus

KeyStorage = Literal["hashed", "plain"]

_HASHED = "sha256:"
_KEY_ID_LENGTH = 16


def stored_key(api_key: str, *, storage: KeyStorage = "hashed") -> str:
    """Returns the table's key for an API key; raises `ValueError`.

    A key in the form of a stored hash is rejected if keys are stored in plain text: a reader of the
    table could send the hash instead of the key.

    >>> stored_key("tenant_acme_live_x")[:20]
    'sha256:426d154d0e14d'
    """
    if storage == "hashed":
        return _HASHED + sha256(api_key.encode()).hexdigest()
    if api_key.startswith(_HASHED):
        raise ValueError("an API key cannot begin with 'sha256:'")
    return api_key


class TenantApiKeys(Table, name="TenantApiKeys"):
    """Maps API keys to tenant identity."""

    primary = Index("pk", "sk")


class TenantApiKey(Entity, table=TenantApiKeys, tenant="tenant_id"):
    """An API key, found by its stored form."""

    api_key: str = key_only(doc="the API key itself, or its hash; see stored_key")
    tenant_id: str = attr(doc="The key's tenant")
    status: ApiKeyStatus = attr(default=ApiKeyStatus.ACTIVE, doc='"active", "revoked"')
    created_at: EpochMillis = created(doc="epoch_ms")
    key_id: str | None = attr(default=None, doc="The key's name", extension=True)
    display_name: str | None = attr(default=None, doc="What it is for", extension=True)
    last_four: str | None = attr(
        default=None, doc="The last characters of the key, for lists", extension=True
    )
    expires_at: EpochMillis | None = attr(
        default=None, doc="End of the grace period after a rotation", extension=True
    )
    requests_per_second: int | None = attr(default=None, doc="The tenant's", extension=True)
    burst: int | None = attr(default=None, doc="The tenant's", extension=True)
    has_hooks: bool | None = attr(
        default=None, doc="Of the tenant: whether its events are pushed", extension=True
    )

    primary = TenantApiKeys.primary("{api_key}", "meta")

    @primary.get
    def find(cls, api_key: str) -> None:
        """Lookup is a simple GetItem on the stored form of the API key."""

    @classmethod
    def of_tenant(cls, tenant_id: str) -> Scan[Self]:
        """Lists the keys of a tenant by scanning the small table."""
        return cls.scan().where(cls.tenant_id == tenant_id)

    @classmethod
    def revoke(cls, api_key: str) -> Update[Self]:
        """Revokes the key."""
        return cls.at(api_key=api_key).update(assign(cls.status, ApiKeyStatus.REVOKED))

    def is_good_at(self, now: datetime) -> bool:
        """Whether the key authenticates its tenant."""
        is_over = self.expires_at is not None and self.expires_at <= now
        return self.status is ApiKeyStatus.ACTIVE and not is_over

    def entry(self, key_id: str) -> KeyEntry:
        """Returns the key's entry beside its tenant."""
        return KeyEntry(
            tenant_id=self.tenant_id,
            key_id=key_id,
            api_key=self.api_key,
            status=self.status,
            created_at=self.created_at,
            display_name=self.display_name,
            last_four=self.last_four,
            expires_at=self.expires_at,
        )

    def hashed(self) -> Operation[None]:
        """Converts a plain key to its hash; raises `ValueError` if it is already hashed.

        A key of another program also gets an entry beside its tenant.
        """
        moved = type(self)(
            api_key=stored_key(stored_key(self.api_key, storage="plain")),
            tenant_id=self.tenant_id,
            status=self.status,
            created_at=self.created_at,
            key_id=self.key_id,
            display_name=self.display_name,
            last_four=self.last_four,
            expires_at=self.expires_at,
            requests_per_second=self.requests_per_second,
            burst=self.burst,
            has_hooks=self.has_hooks,
        )
        if self.key_id is None:
            known_by = moved.api_key.removeprefix(_HASHED)[:_KEY_ID_LENGTH]
            return transaction(moved.create(), self.delete(), moved.entry(known_by).create())
        listed = KeyEntry.at(tenant_id=self.tenant_id, key_id=self.key_id)
        return transaction(
            moved.create(), self.delete(), listed.update(assign(KeyEntry.api_key, moved.api_key))
        )


class KeyEntry(Entity, table=TenantApiKeys, tenant="tenant_id", extension=True):
    """An API key beside its tenant: the document has no pattern for a tenant's keys."""

    tenant_id: str = attr(doc="The key's tenant", extension=True)
    key_id: str = attr(doc="The key's name", extension=True)
    api_key: str = attr(doc="Table key of the other item; never shown", extension=True)
    status: ApiKeyStatus = attr(default=ApiKeyStatus.ACTIVE, doc="As there", extension=True)
    created_at: EpochMillis = created(doc="As there", extension=True)
    display_name: str | None = attr(default=None, doc="As there", extension=True)
    last_four: str | None = attr(default=None, doc="As there", extension=True)
    expires_at: EpochMillis | None = attr(default=None, doc="As there", extension=True)

    primary = TenantApiKeys.primary("tenant#{tenant_id}", "key#{key_id}")

    @primary.get(extension=True)
    def get(cls, tenant_id: str, key_id: str) -> None:
        """Finds a key of a tenant by id."""

    @primary.query(extension=True)
    def of_tenant(cls, tenant_id: str) -> None:
        """Lists the keys of a tenant."""


class Tenant(Entity, table=TenantApiKeys, tenant="tenant_id", extension=True):
    """A tenant, which the document knows only through its keys."""

    tenant_id: str = attr(doc="The tenant", extension=True)
    display_name: str | None = attr(default=None, doc="What it is called", extension=True)
    requests_per_second: int | None = attr(
        default=None, doc="Its own limit, instead of the default", extension=True
    )
    burst: int | None = attr(default=None, doc="Maximum requests in a burst", extension=True)
    has_hooks: bool = attr(default=False, doc="Whether its events are pushed", extension=True)
    keys_made: int = attr(default=0, doc="Number of created keys", extension=True)
    status: TenantStatus = attr(
        default=TenantStatus.ACTIVE,
        doc='"active", or "leaving" while it is deleted',
        extension=True,
    )
    created_at: EpochMillis = created(doc="When it joined", extension=True)
    revision: int = version(doc="Raised by every change", extension=True)

    # The sort key distinguishes it from an API key, which may be any text.
    primary = TenantApiKeys.primary("tenant#{tenant_id}", "tenant")

    @primary.get(extension=True)
    def get(cls, tenant_id: str) -> None:
        """Finds a tenant by id."""

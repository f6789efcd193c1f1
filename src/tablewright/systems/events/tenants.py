"""Tenants and the API keys that they are known by.

The table's key is the stored form of an API key: its hash, or the key itself where a service was
set up as the document has it. `stored_key` makes the one from the other, and nothing else does.
"""

from __future__ import annotations

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
)
from tablewright.systems.events.values import ApiKeyStatus

KeyStorage = Literal["hashed", "plain"]

_HASHED = "sha256:"


def stored_key(api_key: str, *, storage: KeyStorage = "hashed") -> str:
    """What the table's key is for an API key that somebody shows; raises `ValueError`.

    A key in the stored form of a hash is refused where keys are kept plain: who has seen the table
    could show the hash in place of the key.

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
    """An API key, and whose it is."""

    api_key: str = key_only(doc="the API key itself, or its hash; see stored_key")
    tenant_id: str = attr(doc="The tenant that the key stands for")
    status: ApiKeyStatus = attr(default=ApiKeyStatus.ACTIVE, doc='"active", "revoked"')
    created_at: EpochMillis = created(doc="epoch_ms")
    key_id: str | None = attr(default=None, doc="What its owner calls it by", extension=True)
    display_name: str | None = attr(default=None, doc="What it is for", extension=True)
    last_four: str | None = attr(
        default=None, doc="The end of the key, for its owner to know it by", extension=True
    )
    expires_at: EpochMillis | None = attr(
        default=None, doc="The end of its grace after a rotation", extension=True
    )

    primary = TenantApiKeys.primary("{api_key}", "meta")

    @primary.get
    def find(cls, api_key: str) -> None:
        """Lookup is a simple GetItem on the stored form of the API key."""

    @classmethod
    def of_tenant(cls, tenant_id: str) -> Scan[Self]:
        """The keys of a tenant: the table is very small, so all of it is read."""
        return cls.scan().where(cls.tenant_id == tenant_id)

    @classmethod
    def revoke(cls, api_key: str) -> Update[Self]:
        """From now on the key is refused."""
        return cls.at(api_key=api_key).update(assign(cls.status, ApiKeyStatus.REVOKED))

    def hashed(self) -> Operation[None]:
        """Moves a key that is kept plain to its hash; raises `ValueError` if it is one."""
        moved = type(self)(
            api_key=stored_key(stored_key(self.api_key, storage="plain")),
            tenant_id=self.tenant_id,
            status=self.status,
            created_at=self.created_at,
            key_id=self.key_id,
            display_name=self.display_name,
            last_four=self.last_four,
            expires_at=self.expires_at,
        )
        return transaction(moved.create(), self.delete())


class Tenant(Entity, table=TenantApiKeys, tenant="tenant_id", extension=True):
    """Somebody who sends and takes events; the document knows tenants by their keys only."""

    tenant_id: str = attr(doc="The tenant", extension=True)
    display_name: str | None = attr(default=None, doc="What it is called", extension=True)
    requests_per_second: int | None = attr(
        default=None, doc="Its own limit, in place of everybody's", extension=True
    )
    burst: int | None = attr(default=None, doc="How many requests may come at once", extension=True)
    created_at: EpochMillis = created(doc="When it joined", extension=True)

    # The sort key tells it apart from an API key, which may be any text.
    primary = TenantApiKeys.primary("tenant#{tenant_id}", "tenant")

    @primary.get(extension=True)
    def get(cls, tenant_id: str) -> None:
        """A tenant."""

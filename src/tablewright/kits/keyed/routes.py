"""Routes for API keys: a tenant manages its own, the operator those of every tenant."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Final

from msgspec import Meta, Struct

from tablewright.api.context import Context
from tablewright.api.responses import Response, Secret
from tablewright.api.routes import Routes
from tablewright.api.rules import tenant_named
from tablewright.errors import ConflictingError, NotFoundError
from tablewright.kits.keyed import limits
from tablewright.kits.keyed.keys import TENANT_PATTERN, TenantKeys
from tablewright.kits.keyed.records import KeyRecord

ROUTES: Final[Routes[TenantKeys]] = Routes()

TenantName = Annotated[str, Meta(pattern=f"^{TENANT_PATTERN}$", description="The tenant's name")]
KeyId = Annotated[str, Meta(pattern="^[0-9a-f]{12}$", description="The key's id")]

_TENANT: Final = tenant_named("tenant")
_TAGS: Final = ("keys",)


class NewKey(Struct, forbid_unknown_fields=True):
    """A key to create."""

    label: Annotated[str, Meta(min_length=1, max_length=limits.LABEL_LENGTH_MAX)]


class KeyView(Struct):
    """A key, without the key itself."""

    id: str
    label: str
    last_four: str
    created_at: datetime
    revoked_at: datetime | None


class NewKeyView(Struct):
    """A new key: the only response that contains it."""

    id: str
    label: str
    key: Secret


class KeyList(Struct):
    """The keys of a tenant."""

    items: list[KeyView]


@ROUTES.get("/v1/tenants/{tenant}/keys", rule=_TENANT, tags=_TAGS)
async def list_keys(context: Context[TenantKeys], tenant: TenantName) -> KeyList:
    """Lists the API keys of a tenant, revoked ones included."""
    return KeyList([_view(one) for one in await context.parts.list(tenant)])


@ROUTES.post(
    "/v1/tenants/{tenant}/keys",
    rule=_TENANT,
    tags=_TAGS,
    status=201,
    errors=(ConflictingError,),
)
async def create_key(
    context: Context[TenantKeys], tenant: TenantName, body: NewKey
) -> Response[NewKeyView]:
    """Creates an API key of a tenant.

    The response is the only place where the key is shown.
    """
    created = await context.parts.create(tenant, body.label)
    return Response(NewKeyView(created.record.key_id, created.record.label, created.key))


@ROUTES.delete(
    "/v1/tenants/{tenant}/keys/{key_id}", rule=_TENANT, tags=_TAGS, errors=(NotFoundError,)
)
async def revoke_key(context: Context[TenantKeys], tenant: TenantName, key_id: KeyId) -> None:
    """Revokes an API key: it fails from the next request on."""
    await context.parts.revoke(tenant, key_id)


def _view(record: KeyRecord) -> KeyView:
    return KeyView(
        record.key_id, record.label, record.last_four, record.created_at, record.revoked_at
    )

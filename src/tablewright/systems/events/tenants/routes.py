"""Tenants and their API keys: the operator's routes, and those of a tenant for its own keys.

A key is shown once, when it is created; lists show its beginning and its end.
Not here: storage of keys (`events.tenants.keys`), deleting a tenant (`events.tenants.leaving`).
"""

from __future__ import annotations

from datetime import timedelta
from typing import Annotated, Final, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from tablewright.api import limits
from tablewright.api.context import Context
from tablewright.api.responses import Secret
from tablewright.api.routes import Routes
from tablewright.api.rules import OPERATOR, TENANT, tenant_named
from tablewright.errors import (
    AlreadyExistsError,
    BadCursorError,
    ConflictingError,
    InvalidError,
    NotFoundError,
    TransactionFailedError,
)
from tablewright.model import transaction
from tablewright.systems.events.design.tenants import KeyEntry, Tenant, TenantApiKey
from tablewright.systems.events.design.values import ApiKeyStatus, TenantId, TenantStatus
from tablewright.systems.events.inbox.times import millis_of, now_of
from tablewright.systems.events.parts import Parts
from tablewright.systems.events.tenants.identity import TenantPrincipal
from tablewright.systems.events.tenants.keys import (
    change_tenant,
    found_tenant,
    prefix_of,
    revocation,
    revoke_all,
)
from tablewright.systems.events.tenants.leaving import LEAVE
from tablewright.systems.events.views import Cursor, Millis

ROUTES: Final[Routes[Parts]] = Routes()

_TENANTS, _KEYS = ("tenants",), ("keys",)
_OWN = tenant_named("tenant_id")

Name = Annotated[str, Meta(min_length=1, max_length=200)]
Rate = Annotated[int, Meta(ge=1, le=1_000_000, description="Requests per second")]
Burst = Annotated[int, Meta(ge=1, le=1_000_000, description="Maximum requests in a burst")]


class NewTenant(msgspec.Struct, forbid_unknown_fields=True):
    """A new tenant: its id, name and limits."""

    tenant_id: TenantId
    display_name: Name | None = None
    requests_per_second: Rate | None = None
    burst: Burst | None = None


class TenantChange(msgspec.Struct, forbid_unknown_fields=True):
    """The values to change. Null restores the default."""

    display_name: Name | UnsetType | None = UNSET
    requests_per_second: Rate | UnsetType | None = UNSET
    burst: Burst | UnsetType | None = UNSET


class TenantView(msgspec.Struct):
    """A tenant with its limits and its state."""

    tenant_id: TenantId
    display_name: str | None
    requests_per_second: Annotated[int | None, Meta(description="Null: the default limit")]
    burst: Annotated[int | None, Meta(description="Null: the default limit")]
    status: TenantStatus
    created_at: Millis


class TenantMade(TenantView):
    """A new tenant and its first API key."""

    key_id: str
    api_key: Annotated[Secret, Meta(description="Shown once")]


class TenantPage(msgspec.Struct):
    """One page of tenants. A short page may still have a cursor."""

    tenants: list[TenantView]
    next_cursor: str | None


class PageQuery(msgspec.Struct, forbid_unknown_fields=True):
    """Selects a page of a list."""

    limit: Annotated[
        int, Meta(ge=1, le=limits.API_PAGE_MAX, description="Maximum number of results")
    ] = limits.API_PAGE_DEFAULT
    cursor: Cursor | None = None


class NewKeyName(msgspec.Struct, forbid_unknown_fields=True):
    """The name of an API key to create."""

    display_name: Name | None = None


class KeyView(msgspec.Struct):
    """An API key, without its secret part."""

    key_id: str
    display_name: str | None
    prefix: str
    last_four: str | None
    status: Literal["active", "expired", "revoked"]
    created_at: Millis
    expires_at: Annotated[
        Millis | None, Meta(description="End of the grace period after a rotation")
    ]


class KeyMade(KeyView):
    """A new API key; no other response contains it."""

    api_key: Annotated[Secret, Meta(description="Shown once")]


class KeyRotated(KeyMade):
    """A new API key, and the time at which the old one expires."""

    old_key_expires_at: Millis


class KeyPage(msgspec.Struct):
    """One page of a tenant's API keys."""

    keys: list[KeyView]
    next_cursor: str | None


@ROUTES.post(
    "/v1/tenants", rule=OPERATOR, status=201, tags=_TENANTS, errors=(ConflictingError, InvalidError)
)
async def create_tenant(context: Context[Parts], body: NewTenant) -> TenantMade:
    """Creates a tenant and its first API key, which is shown only once."""
    parts, now = context.parts, now_of(context.clock)
    tenant = Tenant(
        tenant_id=body.tenant_id,
        display_name=body.display_name,
        requests_per_second=body.requests_per_second,
        burst=body.burst,
        keys_made=1,
        created_at=now,
    )
    key = parts.keys.made(tenant, now, None)
    try:
        await context.db.run(transaction(tenant.create(), *key.creation()))
    except TransactionFailedError as failed:
        if isinstance(failed.reasons[0], AlreadyExistsError):
            raise ConflictingError(
                "The tenant already exists.", hint="Choose another tenant id."
            ) from None
        raise
    view = msgspec.structs.asdict(_tenant_view(tenant))
    return TenantMade(**view, key_id=key.entry.key_id, api_key=key.api_key)


@ROUTES.get("/v1/tenants", rule=OPERATOR, tags=_TENANTS, errors=(BadCursorError,))
async def list_tenants(context: Context[Parts], query: PageQuery) -> TenantPage:
    """Lists all tenants, in no particular order.

    The request scans the table of keys.
    """
    scan = Tenant.scan().consistently().pages_of(query.limit).from_cursor(query.cursor)
    page = await context.db.run(scan)
    return TenantPage([_tenant_view(one) for one in page.items], page.cursor)


@ROUTES.get("/v1/tenants/{tenant_id}", rule=_OWN, tags=_TENANTS, errors=(NotFoundError,))
async def get_tenant(context: Context[Parts], tenant_id: TenantId) -> TenantView:
    """Returns a tenant with its limits."""
    return _tenant_view(await found_tenant(context.db, tenant_id))


@ROUTES.patch(
    "/v1/tenants/{tenant_id}",
    rule=OPERATOR,
    tags=_TENANTS,
    errors=(NotFoundError, InvalidError),
)
async def change_tenant_limits(
    context: Context[Parts], tenant_id: TenantId, body: TenantChange
) -> TenantView:
    """Changes a tenant's name and limits, effective from the next request."""
    given = {
        name: value for name, value in msgspec.structs.asdict(body).items() if value is not UNSET
    }

    def change(tenant: Tenant) -> None:
        for name, value in given.items():
            setattr(tenant, name, value)

    if not given:
        raise InvalidError("The body must name at least one value to change.")
    return _tenant_view(await change_tenant(context.db, tenant_id, change))


@ROUTES.delete(
    "/v1/tenants/{tenant_id}",
    rule=OPERATOR,
    status=202,
    tags=_TENANTS,
    errors=(NotFoundError,),
    responses=TenantView,
)
async def delete_tenant(context: Context[Parts], tenant_id: TenantId) -> TenantView:
    """Deletes a tenant and all its data.

    Its keys stop working before the response is sent. Its data is deleted in the background.
    Then its id can be used again.
    """
    parts = context.parts
    try:
        await revoke_all(context.db, tenant_id, parts.jobs.add(LEAVE, tenant=tenant_id))
    finally:  # some keys may be revoked even if the rest fails
        parts.credentials.changed(tenant_id)
    tenant = await context.db.run(Tenant.get(tenant_id).consistently())
    if tenant is None:
        raise NotFoundError("Tenant not found.")
    return _tenant_view(tenant)


@ROUTES.post(
    "/v1/tenants/{tenant_id}/keys",
    rule=_OWN,
    status=201,
    tags=_KEYS,
    errors=(NotFoundError, ConflictingError, InvalidError),
)
async def create_key(context: Context[Parts], tenant_id: TenantId, body: NewKeyName) -> KeyMade:
    """Creates another API key, which is shown only once."""
    now = now_of(context.clock)
    key = await context.parts.keys.add(context.db, tenant_id, now, body.display_name)
    view = msgspec.structs.asdict(_key_view(context, key.entry))
    return KeyMade(**view, api_key=key.api_key)


@ROUTES.get(
    "/v1/tenants/{tenant_id}/keys",
    rule=_OWN,
    tags=_KEYS,
    errors=(NotFoundError, BadCursorError),
)
async def list_keys(context: Context[Parts], tenant_id: TenantId, query: PageQuery) -> KeyPage:
    """Lists a tenant's API keys, including revoked ones, without their secret parts."""
    await found_tenant(context.db, tenant_id)
    entries = KeyEntry.of_tenant(tenant_id).consistently()
    page = await context.db.run(entries.limit(query.limit).from_cursor(query.cursor))
    return KeyPage([_key_view(context, one) for one in page.items], page.cursor)


@ROUTES.delete(
    "/v1/tenants/{tenant_id}/keys/{key_id}", rule=_OWN, tags=_KEYS, errors=(NotFoundError,)
)
async def revoke_key(
    context: Context[Parts],
    tenant_id: TenantId,
    key_id: Annotated[str, Meta(pattern="^[0-9a-f-]{16,36}(?!\n)$")],
) -> None:
    """Revokes an API key, effective from the next request.

    Open long polls and streams of the key end within two seconds.
    """
    entry = await context.db.run(KeyEntry.get(tenant_id, key_id).consistently())
    if entry is None:
        raise NotFoundError("API key not found.")
    await context.db.run(transaction(*revocation(entry)))
    context.parts.credentials.changed(tenant_id)


@ROUTES.post("/v1/keys/rotate", rule=TENANT, status=201, tags=_KEYS, errors=(ConflictingError,))
async def rotate_key(context: Context[Parts]) -> KeyRotated:
    """Replaces the API key that the request uses.

    The old key keeps working for a grace period, so that you can replace it everywhere.
    """
    parts, now = context.parts, now_of(context.clock)
    shown = context.principal
    assert isinstance(shown, TenantPrincipal), "the rule admits only keys of tenants"
    old = await context.db.run(TenantApiKey.find(shown.stored_key).consistently())
    if old is None:
        raise NotFoundError("API key not found.")
    ends_at = now + timedelta(seconds=parts.options.key_grace_seconds)
    ends_at = ends_at if old.expires_at is None else min(old.expires_at, ends_at)
    key = await parts.keys.rotate(context.db, old, now, ends_at)
    parts.credentials.changed(context.tenant)  # there may be no grace period
    view = msgspec.structs.asdict(_key_view(context, key.entry))
    return KeyRotated(**view, api_key=key.api_key, old_key_expires_at=millis_of(ends_at))


def _tenant_view(tenant: Tenant) -> TenantView:
    return TenantView(
        tenant_id=tenant.tenant_id,
        display_name=tenant.display_name,
        requests_per_second=tenant.requests_per_second,
        burst=tenant.burst,
        status=tenant.status,
        created_at=millis_of(tenant.created_at),
    )


def _key_view(context: Context[Parts], entry: KeyEntry) -> KeyView:
    is_over = entry.expires_at is not None and entry.expires_at <= now_of(context.clock)
    status: Literal["active", "expired", "revoked"] = "expired" if is_over else "active"
    return KeyView(
        key_id=entry.key_id,
        display_name=entry.display_name,
        prefix=f"{prefix_of(entry.tenant_id)}_",
        last_four=entry.last_four,
        status="revoked" if entry.status is ApiKeyStatus.REVOKED else status,
        created_at=millis_of(entry.created_at),
        expires_at=None if entry.expires_at is None else millis_of(entry.expires_at),
    )

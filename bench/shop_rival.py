"""What a user would write instead: the shop of `tablewright new`, with FastAPI and PynamoDB.

It has the same routes, tenants, API keys, checks, paging and OpenAPI document. It has none of this:
rate limits, idempotency, sealed cursors, jobs, metrics, a page, clients, sample data.
docs/guides/comparison.md counts its lines.

    RIVAL_STORE=http://127.0.0.1:8000 RIVAL_TOKEN=secret uvicorn bench.shop_rival:app
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import os
import secrets
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from typing import Annotated, Literal
from uuid import uuid4

from fastapi import Depends, FastAPI, Header, HTTPException, Path, Query
from pydantic import BaseModel, ConfigDict, Field
from pynamodb.attributes import UnicodeAttribute, UTCDateTimeAttribute
from pynamodb.exceptions import DoesNotExist
from pynamodb.models import Model

Status = Literal["open", "done"]


class Table:
    """Where the tables are."""

    host = os.environ.get("RIVAL_STORE", "http://127.0.0.1:8000")
    region = "us-east-1"
    billing_mode = "PAY_PER_REQUEST"


class Item(Model):
    """An item of a tenant."""

    class Meta(Table):  # pyright: ignore[reportIncompatibleVariableOverride]
        """The table."""

        table_name = "shop-items"

    tenant = UnicodeAttribute(hash_key=True)
    item_id = UnicodeAttribute(range_key=True)
    title = UnicodeAttribute()
    status = UnicodeAttribute(default="open")
    created_at = UTCDateTimeAttribute()


class ApiKey(Model):
    """An API key of a tenant; the key itself is not stored."""

    class Meta(Table):  # pyright: ignore[reportIncompatibleVariableOverride]
        """The table."""

        table_name = "shop-keys"

    tenant = UnicodeAttribute(hash_key=True)
    key_id = UnicodeAttribute(range_key=True)
    key_hash = UnicodeAttribute()
    label = UnicodeAttribute()
    last_four = UnicodeAttribute()
    created_at = UTCDateTimeAttribute()
    revoked_at = UTCDateTimeAttribute(null=True)


class NewItem(BaseModel):
    """An item to be created."""

    model_config = ConfigDict(extra="forbid")
    title: str = Field(min_length=1, max_length=100, description="A short description")
    status: Status = "open"


class CreatedItem(BaseModel):
    """The id of a new item."""

    item_id: str


class ItemView(BaseModel):
    """An item, without its tenant."""

    model_config = ConfigDict(from_attributes=True)
    item_id: str
    title: str = Field(description="A short description")
    status: Status = Field(description="Whether the item is done")
    created_at: datetime


class ItemPage(BaseModel):
    """A page of items."""

    items: list[ItemView]
    next_cursor: str | None = Field(serialization_alias="nextCursor")


class NewKey(BaseModel):
    """What a new key is for."""

    model_config = ConfigDict(extra="forbid")
    label: str = Field(min_length=1, max_length=100)


class KeyView(BaseModel):
    """A key, without the key itself."""

    model_config = ConfigDict(from_attributes=True)
    id: str = Field(validation_alias="key_id")
    label: str
    last_four: str
    created_at: datetime
    revoked_at: datetime | None


class NewKeyView(BaseModel):
    """A new key: the only response that contains it."""

    id: str
    label: str
    key: str


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncGenerator[None]:
    for table in (Item, ApiKey):
        if not table.exists():
            table.create_table(wait=True)
    yield


app = FastAPI(title="Shop", lifespan=_lifespan)


def _bearer(authorization: Annotated[str, Header()] = "") -> str:
    scheme, _, token = authorization.partition(" ")
    if scheme.lower() != "bearer" or not token:
        raise HTTPException(401, "API key missing.", {"WWW-Authenticate": "Bearer"})
    return token


def _hash(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()


def _tenant(token: Annotated[str, Depends(_bearer)]) -> str:
    try:
        _, tenant, key_id, _ = token.split("_")
        found = ApiKey.get(tenant, key_id, consistent_read=True)
    except (ValueError, DoesNotExist):
        raise HTTPException(401, "Unknown API key.", {"WWW-Authenticate": "Bearer"}) from None
    if found.revoked_at is not None or not hmac.compare_digest(found.key_hash, _hash(token)):
        raise HTTPException(401, "Unknown API key.", {"WWW-Authenticate": "Bearer"})
    return tenant


def _operator(token: Annotated[str, Depends(_bearer)]) -> None:
    if not hmac.compare_digest(token.encode(), os.environ["RIVAL_TOKEN"].encode()):
        raise HTTPException(403, "Requires the operator's token.")


Tenant = Annotated[str, Depends(_tenant)]
TenantName = Annotated[str, Path(pattern="^[a-z0-9][a-z0-9-]{0,39}$")]


@app.get("/v1/items")
def list_items(
    tenant: Tenant, limit: Annotated[int, Query(ge=1, le=100)] = 50, cursor: str | None = None
) -> ItemPage:
    """All items of a tenant."""
    try:
        start = json.loads(base64.urlsafe_b64decode(cursor)) if cursor else None
    except ValueError:
        raise HTTPException(400, "Invalid cursor.") from None
    if start is not None and start["tenant"]["S"] != tenant:
        raise HTTPException(400, "Invalid cursor.")
    found = Item.query(tenant, limit=limit, page_size=limit, last_evaluated_key=start)
    items = [ItemView.model_validate(item) for item in found]
    last = found.last_evaluated_key
    after = base64.urlsafe_b64encode(json.dumps(last).encode()).decode() if last else None
    return ItemPage(items=items, next_cursor=after)


@app.get("/v1/items/{item_id}")
def get_item(tenant: Tenant, item_id: str) -> ItemView:
    """One item."""
    try:
        return ItemView.model_validate(Item.get(tenant, item_id))
    except DoesNotExist:
        raise HTTPException(404, "Item not found.") from None


@app.post("/v1/items", status_code=201)
def create_item(tenant: Tenant, body: NewItem) -> CreatedItem:
    """Creates an item."""
    item_id = str(uuid4())
    item = Item(tenant, item_id, title=body.title, status=body.status, created_at=datetime.now(UTC))
    item.save(condition=Item.item_id.does_not_exist())
    return CreatedItem(item_id=item_id)


@app.get("/v1/tenants/{tenant}/keys", dependencies=[Depends(_operator)])
def list_keys(tenant: TenantName) -> list[KeyView]:
    """Lists the API keys of a tenant, revoked ones included."""
    return [KeyView.model_validate(key) for key in ApiKey.query(tenant, consistent_read=True)]


@app.post("/v1/tenants/{tenant}/keys", status_code=201, dependencies=[Depends(_operator)])
def create_key(tenant: TenantName, body: NewKey) -> NewKeyView:
    """Creates an API key of a tenant."""
    key_id = secrets.token_hex(6)
    key = f"shop_{tenant}_{key_id}_{secrets.token_hex(32)}"
    record = ApiKey(
        tenant,
        key_id,
        key_hash=_hash(key),
        label=body.label,
        last_four=key[-4:],
        created_at=datetime.now(UTC),
    )
    record.save(condition=ApiKey.key_id.does_not_exist())
    return NewKeyView(id=key_id, label=body.label, key=key)


@app.delete(
    "/v1/tenants/{tenant}/keys/{key_id}", status_code=204, dependencies=[Depends(_operator)]
)
def revoke_key(tenant: TenantName, key_id: str) -> None:
    """Revokes an API key: it fails from the next request on."""
    try:
        key = ApiKey.get(tenant, key_id, consistent_read=True)
    except DoesNotExist:
        raise HTTPException(404, "Key not found.") from None
    key.update(actions=[ApiKey.revoked_at.set(datetime.now(UTC))])

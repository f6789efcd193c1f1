"""What a user would build instead: the same inbox with FastAPI and PynamoDB, on any DynamoDB.

It is written as their documents teach it: plain functions in FastAPI's pool of threads, one model
to a table, a pool of connections that is as large as the pool of threads. It does what our service
does for the same requests, and nothing for what it is not asked here: no rate limits, no
idempotency, no hooks.

    RIVAL_STORE=http://127.0.0.1:8000 python -m uvicorn bench.events_rival:app

Not here: starting it (`bench.events_contenders`), what is asked (`bench.events_messages`).
"""

from __future__ import annotations

import base64
import hashlib
import json
import os
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Annotated, Any
from uuid import UUID, uuid4

import anyio.to_thread
from fastapi import (
    Depends,
    FastAPI,
    Header,
    HTTPException,
    Query,
    Response,
)
from pydantic import BaseModel, Field
from pynamodb.attributes import MapAttribute, NumberAttribute, UnicodeAttribute
from pynamodb.exceptions import DoesNotExist, UpdateError
from pynamodb.indexes import AllProjection, GlobalSecondaryIndex
from pynamodb.models import Model

THREADS = 64

UNDELIVERED = "undelivered"
DELIVERED = "delivered"


class _Meta:
    """Where the tables are, and how they are reached."""

    host = os.environ.get("RIVAL_STORE", "http://127.0.0.1:8000")
    region = "us-east-1"
    billing_mode = "PAY_PER_REQUEST"
    max_pool_connections = THREADS


class StatusIndex(GlobalSecondaryIndex["Event"]):
    """Events by status and time."""

    class Meta:
        """As the table."""

        index_name = "status-index"
        projection = AllProjection()

    gsi1pk = UnicodeAttribute(hash_key=True)
    gsi1sk = UnicodeAttribute(range_key=True)


class TypeIndex(GlobalSecondaryIndex["Event"]):
    """Events by type and time."""

    class Meta:
        """As the table."""

        index_name = "event-type-index"
        projection = AllProjection()

    gsi2pk = UnicodeAttribute(hash_key=True)
    gsi2sk = UnicodeAttribute(range_key=True)


class TenantApiKey(Model):
    """An API key, found by its hash."""

    class Meta(_Meta):  # pyright: ignore[reportIncompatibleVariableOverride]
        """The table."""

        table_name = "TenantApiKeys"

    pk = UnicodeAttribute(hash_key=True)
    sk = UnicodeAttribute(range_key=True, default="meta")
    tenant_id = UnicodeAttribute()
    status = UnicodeAttribute()


class Event(Model):
    """An event."""

    class Meta(_Meta):  # pyright: ignore[reportIncompatibleVariableOverride]
        """The table."""

        table_name = "Events"

    pk = UnicodeAttribute(hash_key=True)
    sk = UnicodeAttribute(range_key=True)
    tenant_id = UnicodeAttribute()
    event_id = UnicodeAttribute()
    status = UnicodeAttribute()
    timestamp = NumberAttribute()
    payload = MapAttribute()
    event_type = UnicodeAttribute(null=True)
    delivered_at = NumberAttribute(null=True)
    gsi1pk = UnicodeAttribute()
    gsi1sk = UnicodeAttribute()
    gsi2pk = UnicodeAttribute(null=True)
    gsi2sk = UnicodeAttribute(null=True)
    status_index = StatusIndex()
    type_index = TypeIndex()


class Ingested(BaseModel):
    """The answer to an event."""

    id: UUID
    created_at: int
    status: str


class IngestedAll(BaseModel):
    """The answer to several."""

    results: list[Ingested]


class Batch(BaseModel):
    """Several events."""

    events: list[dict[str, Any]] = Field(min_length=1, max_length=100)


class Shown(BaseModel):
    """An event in the inbox."""

    id: UUID
    created_at: int
    status: str
    payload: dict[str, Any]


class Inbox(BaseModel):
    """A page of them."""

    events: list[Shown]
    next_cursor: str | None


class EventIds(BaseModel):
    """Events to be acknowledged."""

    event_ids: list[UUID] = Field(min_length=1, max_length=100)


class Acknowledged(BaseModel):
    """The answer to an acknowledgement."""

    status: str


class AcknowledgedAll(BaseModel):
    """The answer to several."""

    results: list[Acknowledged]


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncGenerator[None]:
    anyio.to_thread.current_default_thread_limiter().total_tokens = THREADS
    for table in (TenantApiKey, Event):
        if not table.exists():
            table.create_table(wait=True)
    yield


app = FastAPI(lifespan=_lifespan)


def _tenant(authorization: Annotated[str, Header()] = "") -> str:
    """Whose API key it is: one consistent read."""
    scheme, _, key = authorization.partition(" ")
    if scheme.lower() != "bearer":
        raise HTTPException(401, "no API key", {"WWW-Authenticate": "Bearer"})
    stored = "sha256:" + hashlib.sha256(key.encode()).hexdigest()
    try:
        found = TenantApiKey.get(stored, "meta", consistent_read=True)
    except DoesNotExist:
        raise HTTPException(401, "unknown API key", {"WWW-Authenticate": "Bearer"}) from None
    if found.status != "active":
        raise HTTPException(401, "revoked API key", {"WWW-Authenticate": "Bearer"})
    return found.tenant_id


Tenant = Annotated[str, Depends(_tenant)]


def _event(tenant: str, payload: dict[str, Any]) -> Event:
    event_id, now = str(uuid4()), time.time_ns() // 1_000_000
    kind = payload.get("event_type")
    return Event(
        tenant,
        event_id,
        tenant_id=tenant,
        event_id=event_id,
        status=UNDELIVERED,
        timestamp=now,
        payload=payload,
        event_type=kind,
        gsi1pk=tenant,
        gsi1sk=f"{UNDELIVERED}#{now:013}",
        gsi2pk=tenant if kind else None,
        gsi2sk=f"{kind}#{now:013}" if kind else None,
    )


def _ingested(event: Event) -> Ingested:
    return Ingested(id=UUID(event.sk), created_at=int(event.timestamp), status=UNDELIVERED)


@app.get("/health")
def health() -> dict[str, str]:
    """Whether it runs."""
    return {"status": "healthy"}


@app.post("/v1/events", status_code=201)
def ingest(payload: dict[str, Any], tenant: Tenant, response: Response) -> Ingested:
    """Takes an event."""
    event = _event(tenant, payload)
    event.save(condition=Event.sk.does_not_exist())
    response.headers["Location"] = f"/v1/events/{event.sk}"
    return _ingested(event)


@app.post("/v1/events/batch")
def ingest_batch(body: Batch, tenant: Tenant) -> IngestedAll:
    """Stores several events. A batch has no conditions; random UUIDs do not collide."""
    events = [_event(tenant, payload) for payload in body.events]
    with Event.batch_write() as batch:
        for event in events:
            batch.save(event)
    return IngestedAll(results=[_ingested(event) for event in events])


@app.get("/v1/inbox")
def inbox(
    tenant: Tenant, limit: Annotated[int, Query(ge=1, le=100)] = 50, cursor: str | None = None
) -> Inbox:
    """The undelivered events, oldest first."""
    found = Event.status_index.query(
        tenant,
        Event.gsi1sk.startswith(f"{UNDELIVERED}#"),
        limit=limit,
        page_size=limit,
        last_evaluated_key=json.loads(base64.urlsafe_b64decode(cursor)) if cursor else None,
    )
    events = [
        Shown(
            id=UUID(event.sk),
            created_at=int(event.timestamp),
            status=event.status,
            payload=event.payload.as_dict(),
        )
        for event in found
    ]
    last = found.last_evaluated_key
    after = base64.urlsafe_b64encode(json.dumps(last).encode()).decode() if last else None
    return Inbox(events=events, next_cursor=after)


def _acknowledge(event: Event) -> None:
    if event.status == DELIVERED:
        return
    try:
        event.update(
            actions=[
                Event.status.set(DELIVERED),
                Event.gsi1sk.set(f"{DELIVERED}#{int(event.timestamp):013}"),
                Event.delivered_at.set(time.time_ns() // 1_000_000),
            ],
            condition=Event.status == UNDELIVERED,
        )
    except UpdateError as error:
        if error.cause_response_code != "ConditionalCheckFailedException":
            raise


@app.post("/v1/events/{event_id}/ack")
def acknowledge(event_id: UUID, tenant: Tenant) -> Acknowledged:
    """Takes an event out of the inbox."""
    try:
        event = Event.get(tenant, str(event_id), consistent_read=True)
    except DoesNotExist:
        raise HTTPException(404, "there is no such event") from None
    _acknowledge(event)
    return Acknowledged(status="acknowledged")


@app.post("/v1/events/ack")
def acknowledge_all(body: EventIds, tenant: Tenant) -> AcknowledgedAll:
    """Takes several out of it."""
    keys = [(tenant, str(event_id)) for event_id in body.event_ids]
    found = {event.sk: event for event in Event.batch_get(keys, consistent_read=True)}
    for event in found.values():
        _acknowledge(event)
    return AcknowledgedAll(
        results=[
            Acknowledged(status="acknowledged" if str(one) in found else "unknown")
            for one in body.event_ids
        ]
    )

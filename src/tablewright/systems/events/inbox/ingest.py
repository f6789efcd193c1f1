"""Ingest: stores events, one or many at a time, each once.

The id of an event with an idempotency key is derived from the key, so a repetition finds the first
event. The key is known as long as the event exists.
Not here: payloads (`events.inbox.payloads`), pushing stored events (`events.hooks.pushing`).
"""

from __future__ import annotations

import asyncio
import re
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import lru_cache
from math import ceil
from typing import Annotated, Any, Final, Literal, cast
from uuid import UUID, uuid5

import msgspec
from msgspec import Meta

from tablewright.api import limits as api_limits
from tablewright.api.context import Context
from tablewright.api.http.failures import refusal_of
from tablewright.api.http.json_size import measuring
from tablewright.api.responses import Response
from tablewright.api.routes import Routes
from tablewright.api.rules import TENANT
from tablewright.api.turns import Steps, finished, give_way, in_turns
from tablewright.clock import stopwatch_seconds
from tablewright.errors import (
    AlreadyExistsError,
    ConflictError,
    ConflictingError,
    HttpError,
    InvalidError,
    MalformedError,
    TooLargeError,
    TransactionFailedError,
    UnavailableError,
    ValidationException,
)
from tablewright.limits import BATCH_WRITE_REQUESTS_MAX
from tablewright.model import Create, Creation, create_all, le, transaction
from tablewright.systems.events import limits as events_limits
from tablewright.systems.events.design.inbox import Event
from tablewright.systems.events.hooks.pushing import push_job
from tablewright.systems.events.inbox.payloads import Payload, making_payload, payload_of
from tablewright.systems.events.inbox.times import millis_of, moment_of, now_of
from tablewright.systems.events.parts import Parts
from tablewright.systems.events.tenants.identity import TenantPrincipal
from tablewright.systems.events.views import Millis

ROUTES: Final[Routes[Parts]] = Routes()

_keyed = Creation(Event, wired=("payload",))
# A fresh id is unique: an event that has it was stored by an attempt whose response was lost.
_fresh = _keyed.marked_by(Event.event_id)

_TAGS = ("events",)
# Ids from idempotency keys are UUIDv5s below this one, by tenant.
_NAMESPACE = UUID("f1b7c3e2-8f0d-5a6e-9d57-2c4a1e90b3d8")
_KEY = re.compile(rf"[!-~]{{1,{api_limits.IDEMPOTENCY_KEY_LENGTH_MAX}}}")
_TRIES_MAX = 3
_WRAPPED = frozenset({"payload", "event_type", "idempotency_key"})

_HEADERS = {
    "Idempotency-Key": "Requests with the same key store the event once.",
    "X-Event-Type": "Event type. Default: `event_type` in the payload.",
}

EventIdText = Annotated[
    str, Meta(description="The event's id", extra_json_schema={"format": "uuid"})
]


class Receipt(msgspec.Struct):
    """A stored event."""

    id: EventIdText
    created_at: Millis
    status: Literal["undelivered"] = "undelivered"


class BatchError(msgspec.Struct):
    """Why an event was not stored."""

    code: str
    message: str
    details: dict[str, Any]


class BatchResult(msgspec.Struct, omit_defaults=True):
    """The result for one event of a batch: an id or an error."""

    index: Annotated[int, Meta(description="Position in the request, from 0")]
    id: EventIdText | None = None
    created_at: Millis | None = None
    status: Literal["undelivered"] | None = None
    idempotent_replay: Annotated[bool, Meta(description="Stored by an earlier request")] = False
    error: BatchError | None = None


class BatchResults(msgspec.Struct):
    """The result for each event of a batch, in the order of the request."""

    results: list[BatchResult]


class Batch(msgspec.Struct, forbid_unknown_fields=True):
    """Several events."""

    events: Annotated[
        list[dict[str, Any]],
        Meta(
            min_length=1,
            max_length=events_limits.EVENTS_BATCH_MAX,
            description=(
                "Payloads, or objects with only `payload` and optionally `event_type` and "
                "`idempotency_key`."
            ),
        ),
    ]


class _RawBatch(msgspec.Struct):
    events: list[msgspec.Raw]


class _RawEntry(msgspec.Struct):
    payload: msgspec.Raw


_raw_batch = msgspec.json.Decoder(_RawBatch).decode
_raw_entry = msgspec.json.Decoder(_RawEntry).decode


@ROUTES.post(
    "/v1/events",
    rule=TENANT,
    status=201,
    tags=_TAGS,
    errors=(ConflictingError, TooLargeError, InvalidError),
    headers=_HEADERS,
    responses={201: Receipt, 200: Receipt},
)
async def ingest_event(context: Context[Parts], body: dict[str, Any]) -> Response[Receipt]:
    """Stores an event; the body is its payload.

    The event is durable when the response is sent. A retry with the same `Idempotency-Key` and
    content gets the first response, with 200 and `Idempotent-Replay: true`. The same key with
    different content gets 409. Numbers are returned exactly as sent.
    """
    parts = context.parts
    event_type = context.headers.get("x-event-type")
    if context.is_long:
        size = await in_turns(measuring(context.body))
        _charge(context, parts, size.values)
        payload = await in_turns(making_payload(body, context.body, event_type))
    else:
        payload = payload_of(body, context.body, event_type)
    key = checked_key(context.headers.get("idempotency-key"))
    stamp_ms = parts.monotonic_clock.next_ms(context.tenant)
    receipt, is_new = await _stored(context, parts, payload, key, stamp_ms)
    headers = {"location": f"{context.base}/v1/events/{receipt.id}"}
    if is_new:
        return Response(receipt, headers=headers)
    return Response(receipt, status=200, headers={**headers, "idempotent-replay": "true"})


@ROUTES.post(
    "/v1/events/batch",
    rule=TENANT,
    tags=_TAGS,
    errors=(TooLargeError, InvalidError),
    body_bytes_max=events_limits.EVENTS_BATCH_BYTES_MAX,
)
async def ingest_batch(context: Context[Parts], body: Batch) -> Response[BatchResults]:
    """Stores several events independently.

    The response has a result for each event. Timestamps follow the order of the batch.
    Each event counts as a request against the tenant's rate limit. A batch larger than the
    tenant's burst gets 413.
    """
    parts = context.parts
    left = await _admitted(context, parts, len(body.events))
    stamps = parts.monotonic_clock.reserve(context.tenant, len(body.events))
    waiting = _sent(body.events, stamps, context.body)
    outcomes: list[_Outcome] = []
    if context.is_long:
        waiting = await in_turns(_counting(waiting))
    while waiting:
        group = _next_group(waiting)
        if not context.is_long:
            entries = finished(_making_entries(group))
            outcomes += await _stored_together(context, parts, entries)
            continue
        for one in group:
            _charge(context, parts, one.values)
        entries = await in_turns(_making_entries(group))
        started = stopwatch_seconds()
        outcomes += await _stored_together(context, parts, entries)
        await give_way(stopwatch_seconds() - started)
    results = [_result(index, one) for index, one in enumerate(outcomes)]
    if all(isinstance(one, BaseException) for one in outcomes):
        refusals = [refusal_of(cast(Exception, one)) for one in outcomes]
        if all(isinstance(one, UnavailableError) for one in refusals):
            raise refusals[0]  # the store is unavailable, the events are valid
    return Response(BatchResults(results), headers=left)


def checked_key(key: str | None) -> str | None:
    """Returns a valid idempotency key; raises `MalformedError`."""
    if key is not None and _KEY.fullmatch(key) is None:
        raise MalformedError(
            "An idempotency key must have 1 to "
            f"{api_limits.IDEMPOTENCY_KEY_LENGTH_MAX} visible ASCII characters."
        )
    return key


def id_of(tenant: str, key: str) -> str:
    """Returns the id of an event with this idempotency key."""
    return str(uuid5(_namespace(tenant), key))


@lru_cache(maxsize=events_limits.EVENTS_STAMPED_TENANTS_MAX)
def _namespace(tenant: str) -> UUID:
    return uuid5(_NAMESPACE, tenant)


async def _admitted(context: Context[Parts], parts: Parts, count: int) -> dict[str, str]:
    """Counts the events of a batch; raises `TooLargeError` if they can never be admitted."""
    burst = parts.rate_limits.burst_of(context.principal)
    if count > burst:
        raise TooLargeError(
            f"A batch may have at most {burst} events, the tenant's burst limit.",
            details={"eventsMax": burst},
        )
    more = count - context.paid
    if more <= 0:
        return {}
    return await parts.rate_limits.admit(context.principal, "", more, paid=context.paid)


def _charge(context: Context[Parts], parts: Parts, values: int) -> None:
    """Charges an event of very many values: no other event can be stored during its write."""
    more = values - events_limits.EVENTS_LARGE_VALUES_MIN
    if more > 0:
        units = ceil(more / events_limits.EVENTS_UNIT_VALUES)
        parts.rate_limits.charge(context.principal, "", units)


_Outcome = tuple[Receipt, bool] | BaseException  # whether an event is new comes with its receipt


@dataclass(frozen=True, slots=True)
class _Sent:
    """One event of a batch, as it was sent."""

    value: dict[str, Any]
    stamp_ms: int
    raw: msgspec.Raw
    values: int = 0  # counted in large batches only

    @property
    def size_bytes(self) -> int:
        """The size of its JSON."""
        return memoryview(self.raw).nbytes


@dataclass(frozen=True, slots=True)
class _Entry:
    """One event of a batch, or its error."""

    stamp_ms: int
    payload: Payload | None = None
    key: str | None = None
    refusal: HttpError | None = None


def _sent(events: list[dict[str, Any]], stamps: range, body: bytes) -> deque[_Sent]:
    """Yields the events of a batch.

    Each event is freed once it is stored, because freeing many values takes a while.
    """
    each = zip(events, stamps, _raw_batch(body).events, strict=True)
    sent = deque(_Sent(value, stamp, raw) for value, stamp, raw in each)
    events.clear()
    return sent


def _counting(waiting: deque[_Sent]) -> Steps[deque[_Sent]]:
    """Counts the values of each event."""
    counted: deque[_Sent] = deque()
    while waiting:
        one = waiting.popleft()
        size = yield from measuring(bytes(one.raw))
        counted.append(replace(one, values=size.values))
    return counted


def _next_group(waiting: deque[_Sent]) -> list[_Sent]:
    """Returns the next events to store in one call, a bounded number of values."""
    group = [waiting.popleft()]
    size_bytes, values = group[0].size_bytes, group[0].values
    while waiting and len(group) < BATCH_WRITE_REQUESTS_MAX:
        size_bytes += waiting[0].size_bytes
        values += waiting[0].values
        if (
            size_bytes > events_limits.EVENTS_STORED_TOGETHER_BYTES_MAX
            or values > events_limits.EVENTS_STORED_TOGETHER_VALUES_MAX
        ):
            break
        group.append(waiting.popleft())
    return group


def _making_entries(group: list[_Sent]) -> Steps[list[_Entry]]:
    entries: list[_Entry] = []
    for sent in group:
        entry = yield from _making_entry(sent)
        entries.append(entry)
    return entries


async def _stored_together(
    context: Context[Parts], parts: Parts, group: list[_Entry]
) -> Sequence[_Outcome]:
    """Stores some events. Those with fresh ids and without a job share one write."""
    payloads = [entry.payload for entry in group if entry.payload is not None and not entry.key]
    if len(payloads) == len(group) and not _has_hooks(context):
        tenant = context.tenant
        receipts = [Receipt(context.ids.uuid(), entry.stamp_ms) for entry in group]
        creates = [
            creation_of(tenant, receipt.id, receipt.created_at, payload)
            for receipt, payload in zip(receipts, payloads, strict=True)
        ]
        try:
            await context.db.run(create_all(creates))
        except ValidationException:
            pass  # one of them is invalid, and the store has written none: it is found below
        except Exception as error:
            return [error] * len(group)
        else:
            parts.arrivals.happened(tenant)
            return [(receipt, True) for receipt in receipts]
    attempts = [_attempt(context, parts, entry) for entry in group]
    return await asyncio.gather(*attempts, return_exceptions=True)


async def _attempt(context: Context[Parts], parts: Parts, entry: _Entry) -> tuple[Receipt, bool]:
    """Returns the work for one event of a batch; an invalid one fails when awaited."""
    if entry.payload is None:
        assert entry.refusal is not None, "an event is either valid or rejected"
        raise entry.refusal
    return await _stored(context, parts, entry.payload, entry.key, entry.stamp_ms)


def _making_entry(sent: _Sent) -> Steps[_Entry]:
    entry, text = sent.value, bytes(sent.raw)
    try:
        key: Any = None
        event_type: Any = None
        if entry.keys() <= _WRAPPED and isinstance(entry.get("payload"), dict):
            key, event_type = entry.get("idempotency_key"), entry.get("event_type")
            if key is not None and not isinstance(key, str):
                raise InvalidError("An idempotency key must be a string.")
            entry, text = entry["payload"], bytes(_raw_entry(text).payload)
        if len(text) > events_limits.EVENTS_SMALL_BYTES_MAX:
            payload = yield from making_payload(entry, text, event_type)
        else:
            payload = payload_of(entry, text, event_type)
        return _Entry(sent.stamp_ms, payload, checked_key(key))
    except HttpError as refused:
        return _Entry(sent.stamp_ms, refusal=refused)


def _result(index: int, outcome: _Outcome) -> BatchResult:
    if isinstance(outcome, Exception):
        refusal = refusal_of(outcome)
        message = f"{refusal.message} {refusal.hint}".strip()
        return BatchResult(index, error=BatchError(refusal.word, message, refusal.details))
    if isinstance(outcome, BaseException):
        raise outcome
    receipt, is_new = outcome
    return BatchResult(
        index,
        id=receipt.id,
        created_at=receipt.created_at,
        status=receipt.status,
        idempotent_replay=not is_new,
    )


async def _stored(
    context: Context[Parts], parts: Parts, payload: Payload, key: str | None, stamp: int
) -> tuple[Receipt, bool]:
    """Stores an event; returns the receipt, and whether it is new."""
    tenant = context.tenant
    digest = None if key is None else payload.digest()
    event_id = context.ids.uuid() if key is None else id_of(tenant, key)
    for _ in range(_TRIES_MAX):
        event = creation_of(tenant, event_id, stamp, payload, digest)
        if await _is_new(context, parts, event, event_id, stamp):
            parts.arrivals.happened(tenant)
            return Receipt(event_id, stamp), True
        earlier = None if digest is None else await _earlier(context, event_id, digest)
        if earlier is not None:
            parts.arrivals.happened(tenant)  # it may be stored by an attempt without a response
            return earlier, False
    raise ConflictingError("The event kept being deleted while it was stored.")


def creation_of(
    tenant: str, event_id: str, stamp_ms: int, payload: Payload, digest: str | None = None
) -> Create:
    """Returns the write of an undelivered event; with a digest, its id may be taken."""
    create = _fresh if digest is None else _keyed
    return create(
        tenant_id=tenant,
        event_id=UUID(event_id),
        timestamp=moment_of(stamp_ms),
        payload=payload.wire,
        event_type=payload.event_type,
        payload_hash=digest,
        payload_text=payload.text,
    )


async def _is_new(
    context: Context[Parts], parts: Parts, event: Create, event_id: str, stamp_ms: int
) -> bool:
    """Stores an event together with the job that pushes it, if there are hooks.

    Returns False if an event with the id exists, which may be this one: a response can get lost.
    """
    try:
        if not _has_hooks(context):
            return await context.db.run(event)
        job = push_job(parts.jobs, context.tenant, event_id, stamp_ms)
        await context.db.run(transaction(event, job))
    except AlreadyExistsError:
        return False
    except TransactionFailedError as failed:
        if isinstance(failed.reasons[0], AlreadyExistsError):
            return False
        raise
    return True


def _has_hooks(context: Context[Parts]) -> bool:
    return isinstance(context.principal, TenantPrincipal) and context.principal.has_hooks


async def _earlier(context: Context[Parts], event_id: str, digest: str) -> Receipt | None:
    """Returns the receipt of the existing event with the id; None if it is deleted."""
    place = Event.at(tenant_id=context.tenant, event_id=UUID(event_id))
    found = await context.db.run(place.get().consistently().with_hidden())
    if found is None:
        return None
    now = now_of(context.clock)
    if found.expires_at is not None and found.expires_at <= now:
        # It has expired, but is not deleted yet: it must not block the new one.
        with suppress(ConflictError):
            await context.db.run(place.erase().when(le(Event.expires_at, now)))
        return None
    if found.payload_hash != digest:
        raise ConflictingError("The idempotency key was already used for a different event.")
    return Receipt(event_id, millis_of(found.timestamp))

"""Hooks: pushes a tenant's events to its URLs, as REST hooks of Zapier and others.

    POST /v1/hooks {"hookUrl": "https://...", "event": "order.placed"}

Messages are signed as in Standard Webhooks, retried for more than a day, and logged. A receiver
that returns 410 is unsubscribed.
Not here: sending them (`tablewright.kits.webhooks`), creating messages (`events.hooks.pushing`).
"""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from tablewright.api import limits
from tablewright.api.context import Context
from tablewright.api.responses import Secret
from tablewright.api.routes import Routes
from tablewright.api.rules import TENANT
from tablewright.errors import BadCursorError, ConflictingError, InvalidError, NotFoundError
from tablewright.kits.http import limits as http_limits
from tablewright.kits.webhooks import (
    Attempt,
    BreakerState,
    Delivery,
    DeliveryStatus,
    Endpoint,
    EndpointStatus,
)
from tablewright.kits.webhooks import limits as webhook_limits
from tablewright.systems.events.design.values import EventType
from tablewright.systems.events.inbox.times import millis_of, moment_of
from tablewright.systems.events.parts import Parts
from tablewright.systems.events.tenants.keys import found_tenant
from tablewright.systems.events.views import Cursor, Millis

ROUTES: Final[Routes[Parts]] = Routes()

_TAGS = ("hooks",)
_URL = Meta(
    min_length=1,
    max_length=http_limits.OUTGOING_URL_LENGTH_MAX,
    description="URL that receives the events",
)


class NewHook(msgspec.Struct, forbid_unknown_fields=True):
    """A subscription of a URL to one event type, several types, or all."""

    url: Annotated[str, _URL] | None = None
    hook_url: Annotated[str, _URL] | None = msgspec.field(default=None, name="hookUrl")
    event: Annotated[EventType | None, Meta(description="Event type to subscribe to")] = None
    event_types: (
        Annotated[
            list[EventType], Meta(min_length=1, max_length=webhook_limits.WEBHOOK_EVENT_TYPES_MAX)
        ]
        | None
    ) = None
    description: Annotated[str, Meta(max_length=200)] = ""

    def target(self) -> str:
        """Returns the URL; raises `InvalidError` if it is missing."""
        given = [one for one in (self.url, self.hook_url) if one is not None]
        if len(given) != 1:
            raise InvalidError("Send either `url` or `hookUrl`.", details={"place": "url"})
        return given[0]

    def types(self) -> list[str] | None:
        """Returns the subscribed types; None for all."""
        if self.event is not None and self.event_types is not None:
            raise InvalidError(
                "Send either `event` or `event_types`, not both.", details={"place": "event"}
            )
        return self.event_types if self.event is None else [self.event]


class HookView(msgspec.Struct):
    """A hook with its URL, its types and its health."""

    id: str
    url: str
    event_types: list[str] | None
    description: str
    status: EndpointStatus
    status_reason: str | None
    status_at: Millis | None
    failures: Annotated[int, Meta(description="Consecutive failures so far")]
    breaker: Annotated[BreakerState, Meta(description="`open`: deliveries are paused")]
    created_at: Millis


class HookMade(HookView):
    """A new hook and its signing secret."""

    secret: Annotated[Secret, Meta(description="Signing secret; shown only once")]


class HookSecret(msgspec.Struct):
    """A new signing secret. The old secret also signs for a day."""

    secret: Annotated[Secret, Meta(description="Signing secret; shown only once")]


class Hooks(msgspec.Struct):
    """A tenant's hooks."""

    hooks: list[HookView]


class AttemptView(msgspec.Struct):
    """An attempt to deliver an event to a hook."""

    at: Millis
    duration_ms: int
    status: Annotated[int | None, Meta(description="HTTP status of the receiver's response")]
    error: str | None
    excerpt: Annotated[str, Meta(description="First bytes of the receiver's response")]


class DeliveryView(msgspec.Struct):
    """The delivery of an event to a hook."""

    event_id: Annotated[str, Meta(description="The event's id; `ping_...` for a ping")]
    event_type: str
    published_at: Millis
    status: DeliveryStatus
    next_attempt_at: Millis | None
    attempts: list[AttemptView]


class DeliveryPage(msgspec.Struct):
    """One page of deliveries, newest first."""

    deliveries: list[DeliveryView]
    next_cursor: str | None


class DeliveriesQuery(msgspec.Struct, forbid_unknown_fields=True):
    """Selects deliveries of a hook."""

    status: DeliveryStatus | None = None
    limit: Annotated[
        int, Meta(ge=1, le=limits.API_PAGE_MAX, description="Maximum number of deliveries")
    ] = limits.API_PAGE_DEFAULT
    cursor: Cursor | None = None


class ReplaySince(msgspec.Struct, forbid_unknown_fields=True):
    """Selects deliveries to repeat."""

    since: Annotated[
        Millis,
        Meta(description="Start time: resend deliveries that failed or were held since then"),
    ]


class Accepted(msgspec.Struct):
    """The request was accepted and is processed in the background."""

    status: str = "accepted"


@ROUTES.post(
    "/v1/hooks",
    rule=TENANT,
    status=201,
    tags=_TAGS,
    errors=(InvalidError, ConflictingError),
)
async def subscribe(context: Context[Parts], body: NewHook) -> HookMade:
    """Subscribes a URL to the tenant's events.

    The service pushes events that are stored from now on. It does not contact the URL first;
    use `ping` to test it.
    """
    parts, tenant = context.parts, context.tenant
    url, types = body.target(), body.types()
    await found_tenant(context.db, tenant)
    await parts.hook_changes.expect(tenant)
    endpoint = await parts.hooks.subscribe(
        tenant, url, event_types=types, description=body.description
    )
    await parts.hook_changes.expect(tenant)
    secret = endpoint.secrets[0].secret
    return HookMade(**msgspec.structs.asdict(_view(endpoint)), secret=secret)


@ROUTES.get("/v1/hooks", rule=TENANT, tags=_TAGS)
async def list_hooks(context: Context[Parts]) -> Hooks:
    """Lists the tenant's hooks."""
    found = await context.parts.hooks.endpoints(context.tenant)
    kept = [one for one in found if one.status is not EndpointStatus.ENDED]
    return Hooks(sorted(map(_view, kept), key=lambda one: one.created_at))


@ROUTES.get("/v1/hooks/{hook_id}", rule=TENANT, tags=_TAGS, errors=(NotFoundError,))
async def get_hook(context: Context[Parts], hook_id: str) -> HookView:
    """Returns a hook and its health."""
    return _view(await context.parts.hooks.endpoint(context.tenant, hook_id))


@ROUTES.delete("/v1/hooks/{hook_id}", rule=TENANT, tags=_TAGS, errors=(NotFoundError,))
async def unsubscribe(context: Context[Parts], hook_id: str) -> None:
    """Deletes a hook and cancels its pending deliveries."""
    parts = context.parts
    try:
        await parts.hooks.unsubscribe(context.tenant, hook_id)
    except NotFoundError:  # the request that deleted it may have failed before the check
        await parts.hook_changes.look(context.tenant)
        raise
    await parts.hook_changes.look(context.tenant)


@ROUTES.post("/v1/hooks/{hook_id}/enable", rule=TENANT, tags=_TAGS, errors=(NotFoundError,))
async def enable_hook(context: Context[Parts], hook_id: str) -> HookView:
    """Enables a hook.

    Use `replay` to send the events that it missed.
    """
    parts = context.parts
    endpoint = await parts.hooks.enable(context.tenant, hook_id)
    await parts.hook_changes.expect(context.tenant)
    return _view(endpoint)


@ROUTES.post("/v1/hooks/{hook_id}/disable", rule=TENANT, tags=_TAGS, errors=(NotFoundError,))
async def disable_hook(context: Context[Parts], hook_id: str) -> HookView:
    """Disables a hook.

    Its events are held and can be replayed.
    """
    reason = "Disabled by the tenant."
    return _view(await context.parts.hooks.disable(context.tenant, hook_id, reason=reason))


@ROUTES.post(
    "/v1/hooks/{hook_id}/secret",
    rule=TENANT,
    status=201,
    tags=_TAGS,
    errors=(NotFoundError,),
)
async def rotate_hook_secret(context: Context[Parts], hook_id: str) -> HookSecret:
    """Rotates the signing secret of a hook.

    For a day, messages are signed with both secrets.
    """
    endpoint = await context.parts.hooks.rotate_secret(context.tenant, hook_id)
    return HookSecret(endpoint.secrets[0].secret)


@ROUTES.post("/v1/hooks/{hook_id}/ping", rule=TENANT, tags=_TAGS, errors=(NotFoundError,))
async def ping_hook(context: Context[Parts], hook_id: str) -> DeliveryView:
    """Sends a test message and returns the result."""
    return _delivery_view(await context.parts.hooks.ping(context.tenant, hook_id))


@ROUTES.get(
    "/v1/hooks/{hook_id}/deliveries",
    rule=TENANT,
    tags=_TAGS,
    errors=(NotFoundError, BadCursorError),
)
async def list_deliveries(
    context: Context[Parts], hook_id: str, query: DeliveriesQuery
) -> DeliveryPage:
    """Lists the deliveries of a hook with their attempts, newest first."""
    page = await context.parts.hooks.deliveries(
        context.tenant, hook_id, status=query.status, limit=query.limit, cursor=query.cursor
    )
    return DeliveryPage([_delivery_view(one) for one in page.items], page.cursor)


@ROUTES.post(
    "/v1/hooks/{hook_id}/deliveries/{event_id}/replay",
    rule=TENANT,
    status=202,
    tags=_TAGS,
    errors=(NotFoundError,),
)
async def replay_delivery(context: Context[Parts], hook_id: str, event_id: str) -> DeliveryView:
    """Delivers an event to a hook again, with a full set of attempts."""
    return _delivery_view(await context.parts.hooks.replay(context.tenant, hook_id, event_id))


@ROUTES.post(
    "/v1/hooks/{hook_id}/replay",
    rule=TENANT,
    status=202,
    tags=_TAGS,
    errors=(NotFoundError, InvalidError),
)
async def replay_failed(context: Context[Parts], hook_id: str, body: ReplaySince) -> Accepted:
    """Delivers failed and held events to a hook again."""
    since = moment_of(body.since)
    await context.parts.hooks.replay_failed(context.tenant, hook_id, since=since)
    return Accepted()


def _view(endpoint: Endpoint) -> HookView:
    types = endpoint.event_types
    return HookView(
        id=endpoint.endpoint_id,
        url=endpoint.url,
        event_types=None if types is None else list(types),
        description=endpoint.description,
        status=endpoint.status,
        status_reason=endpoint.status_reason,
        status_at=_millis(endpoint.status_at),
        failures=endpoint.health.failures,
        breaker=endpoint.health.state,
        created_at=_millis(endpoint.created_at) or 0,
    )


def _delivery_view(delivery: Delivery) -> DeliveryView:
    return DeliveryView(
        event_id=delivery.message_id,
        event_type=delivery.event_type,
        published_at=millis_of(delivery.published_at),
        status=delivery.status,
        next_attempt_at=_millis(delivery.next_at),
        attempts=[_attempt_view(one) for one in delivery.attempts],
    )


def _attempt_view(attempt: Attempt) -> AttemptView:
    return AttemptView(
        at=millis_of(attempt.at),
        duration_ms=attempt.duration_ms,
        status=attempt.status,
        error=attempt.error,
        excerpt=attempt.excerpt,
    )


def _millis(moment: datetime | None) -> int | None:
    return None if moment is None else millis_of(moment)

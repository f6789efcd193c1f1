"""Hooks: a tenant's events are pushed to URLs that it names, as REST hooks of Zapier and others.

    POST /v1/hooks {"hookUrl": "https://...", "event": "order.placed"}

Messages are signed as Standard Webhooks has it, tried for more than a day, and logged. A receiver
that answers 410 is unsubscribed.
Not here: sending them (`tablewright.kits.webhooks`), how events come there
(`events.hooks.pushing`).
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
    EndpointStatus,
    WebhookEndpoint,
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
    description="Where events are sent",
)


class NewHook(msgspec.Struct, forbid_unknown_fields=True):
    """A subscription: one URL, under either name, and one type, several, or all."""

    url: Annotated[str, _URL] | None = None
    hook_url: Annotated[str, _URL] | None = msgspec.field(default=None, name="hookUrl")
    event: Annotated[EventType | None, Meta(description="The only type of events wanted")] = None
    event_types: (
        Annotated[
            list[EventType], Meta(min_length=1, max_length=webhook_limits.WEBHOOK_EVENT_TYPES_MAX)
        ]
        | None
    ) = None
    description: Annotated[str, Meta(max_length=200)] = ""

    def target(self) -> str:
        """The URL; raises `InvalidError` unless there is one."""
        given = [one for one in (self.url, self.hook_url) if one is not None]
        if len(given) != 1:
            raise InvalidError("give `url`, or `hookUrl`.", details={"place": "url"})
        return given[0]

    def types(self) -> list[str] | None:
        """The types that are wanted; None for all."""
        if self.event is not None and self.event_types is not None:
            raise InvalidError("give `event`, or `event_types`.", details={"place": "event"})
        return self.event_types if self.event is None else [self.event]


class HookView(msgspec.Struct):
    """A hook."""

    id: str
    url: str
    event_types: list[str] | None
    description: str
    status: EndpointStatus
    status_reason: str | None
    status_at: Millis | None
    failures: Annotated[int, Meta(description="In a row, until now")]
    breaker: Annotated[BreakerState, Meta(description="`open`: it gets nothing for a while")]
    created_at: Millis


class HookMade(HookView):
    """A new hook, and the secret that its messages are signed with."""

    secret: Annotated[Secret, Meta(description="Shown once; verify signatures with it")]


class HookSecret(msgspec.Struct):
    """A new secret; the one before it signs too, for a day."""

    secret: Annotated[Secret, Meta(description="Shown once; verify signatures with it")]


class Hooks(msgspec.Struct):
    """All hooks."""

    hooks: list[HookView]


class AttemptView(msgspec.Struct):
    """One attempt to deliver."""

    at: Millis
    duration_ms: int
    status: Annotated[int | None, Meta(description="Of the receiver's answer")]
    error: str | None
    excerpt: Annotated[str, Meta(description="The beginning of the answer")]


class DeliveryView(msgspec.Struct):
    """What became of an event at a hook."""

    event_id: Annotated[str, Meta(description="`ping_...` for a ping")]
    event_type: str
    published_at: Millis
    status: DeliveryStatus
    next_attempt_at: Millis | None
    attempts: list[AttemptView]


class DeliveryPage(msgspec.Struct):
    """Deliveries, the newest first."""

    deliveries: list[DeliveryView]
    next_cursor: str | None


class DeliveriesQuery(msgspec.Struct, forbid_unknown_fields=True):
    """Which deliveries to show."""

    status: DeliveryStatus | None = None
    limit: Annotated[int, Meta(ge=1, le=limits.API_PAGE_MAX)] = limits.API_PAGE_DEFAULT
    cursor: Cursor | None = None


class ReplaySince(msgspec.Struct, forbid_unknown_fields=True):
    """Which deliveries to repeat."""

    since: Annotated[Millis, Meta(description="Those that failed or were held since this time")]


class Accepted(msgspec.Struct):
    """It will be done."""

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

    Events that are stored from now on are pushed. Whether the URL can be reached is not tried:
    `ping` does that.
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
    """All hooks of the tenant."""
    found = await context.parts.hooks.endpoints(context.tenant)
    kept = [one for one in found if one.status is not EndpointStatus.ENDED]
    return Hooks([_view(one) for one in sorted(kept, key=lambda one: one.created_at)])


@ROUTES.get("/v1/hooks/{hook_id}", rule=TENANT, tags=_TAGS, errors=(NotFoundError,))
async def get_hook(context: Context[Parts], hook_id: str) -> HookView:
    """One hook, and how it fares."""
    return _view(await context.parts.hooks.endpoint(context.tenant, hook_id))


@ROUTES.delete("/v1/hooks/{hook_id}", rule=TENANT, tags=_TAGS, errors=(NotFoundError,))
async def unsubscribe(context: Context[Parts], hook_id: str) -> None:
    """Ends a subscription; what waits for it is not sent any more."""
    parts = context.parts
    try:
        await parts.hooks.unsubscribe(context.tenant, hook_id)
    except NotFoundError:  # the request that removed it may have failed before the look
        await parts.hook_changes.look(context.tenant)
        raise
    await parts.hook_changes.look(context.tenant)


@ROUTES.post("/v1/hooks/{hook_id}/enable", rule=TENANT, tags=_TAGS, errors=(NotFoundError,))
async def enable_hook(context: Context[Parts], hook_id: str) -> HookView:
    """Lets a hook get events again; what it missed is sent by `replay`."""
    parts = context.parts
    endpoint = await parts.hooks.enable(context.tenant, hook_id)
    await parts.hook_changes.expect(context.tenant)
    return _view(endpoint)


@ROUTES.post("/v1/hooks/{hook_id}/disable", rule=TENANT, tags=_TAGS, errors=(NotFoundError,))
async def disable_hook(context: Context[Parts], hook_id: str) -> HookView:
    """Lets a hook get nothing for now; events for it are held, and can be replayed."""
    reason = "Its owner has disabled it."
    return _view(await context.parts.hooks.disable(context.tenant, hook_id, reason=reason))


@ROUTES.post(
    "/v1/hooks/{hook_id}/secret",
    rule=TENANT,
    status=201,
    tags=_TAGS,
    errors=(NotFoundError,),
)
async def rotate_hook_secret(context: Context[Parts], hook_id: str) -> HookSecret:
    """Gives a hook a new secret; for a day, messages carry a signature by each."""
    endpoint = await context.parts.hooks.rotate_secret(context.tenant, hook_id)
    return HookSecret(endpoint.secrets[0].secret)


@ROUTES.post("/v1/hooks/{hook_id}/ping", rule=TENANT, tags=_TAGS, errors=(NotFoundError,))
async def ping_hook(context: Context[Parts], hook_id: str) -> DeliveryView:
    """Sends a test message now, and tells what came of it."""
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
    """What became of the events at a hook, the newest first, each with its attempts."""
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
    """Sends one event to a hook again, with all its attempts before it."""
    return _delivery_view(await context.parts.hooks.replay(context.tenant, hook_id, event_id))


@ROUTES.post(
    "/v1/hooks/{hook_id}/replay",
    rule=TENANT,
    status=202,
    tags=_TAGS,
    errors=(NotFoundError, InvalidError),
)
async def replay_failed(context: Context[Parts], hook_id: str, body: ReplaySince) -> Accepted:
    """Sends everything again that failed, or was held while the hook was disabled."""
    since = moment_of(body.since)
    await context.parts.hooks.replay_failed(context.tenant, hook_id, since=since)
    return Accepted()


def _view(endpoint: WebhookEndpoint) -> HookView:
    return HookView(
        id=endpoint.endpoint_id,
        url=endpoint.url,
        event_types=endpoint.event_types,
        description=endpoint.description,
        status=endpoint.status,
        status_reason=endpoint.status_reason,
        status_at=_millis(endpoint.status_at),
        failures=endpoint.health.failures,
        breaker=endpoint.health.state,
        created_at=millis_of(endpoint.created_at),
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

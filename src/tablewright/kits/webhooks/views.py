"""Views of endpoints and deliveries.

Not here: the routes (`webhooks.routes`).
"""

from __future__ import annotations

from datetime import datetime
from hashlib import sha256
from typing import Annotated

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from tablewright.api.paging import PageQuery
from tablewright.api.responses import Secret
from tablewright.kits.http import limits as http_limits
from tablewright.kits.http.health import BreakerState
from tablewright.kits.webhooks import limits
from tablewright.kits.webhooks.endpoints import Endpoint, EndpointStatus
from tablewright.kits.webhooks.event_types import ALL
from tablewright.kits.webhooks.records import Delivery, DeliveryStatus, WebhookMessage

WebhookId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,64}$")]
DeliveryId = Annotated[
    str, Meta(pattern=f"^[A-Za-z0-9_-]{{1,{limits.WEBHOOK_MESSAGE_ID_LENGTH_MAX}}}$")
]
Url = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=http_limits.OUTGOING_URL_LENGTH_MAX,
        description="URL that receives the events",
    ),
]
Events = Annotated[
    list[Annotated[str, Meta(min_length=1, max_length=130)]],
    Meta(
        min_length=1,
        max_length=limits.WEBHOOK_EVENT_TYPES_MAX,
        description="Event names, `prefix.*`, or `*` for all",
    ),
]
Description = Annotated[
    str,
    Meta(max_length=limits.WEBHOOK_DESCRIPTION_LENGTH_MAX, pattern=r"^[^\x00-\x1f\x7f]*$"),
]
HeaderValue = Annotated[str, Meta(max_length=limits.WEBHOOK_HEADER_VALUE_MAX)]
Headers = Annotated[
    dict[str, HeaderValue],
    Meta(
        max_length=limits.WEBHOOK_HEADERS_MAX,
        description="Headers that are sent with each message; the API never returns their values",
    ),
]
HeaderChange = Annotated[
    dict[str, HeaderValue | None],
    Meta(
        max_length=2 * limits.WEBHOOK_HEADERS_MAX,
        description="Headers to set, or to remove with `null`; others stay",
    ),
]
Attempts = Annotated[
    int,
    Meta(
        ge=1,
        le=limits.WEBHOOK_ATTEMPTS_MAX,
        description="Attempts per message; fewer than 10 shorten the schedule",
    ),
]


class RetryPolicyBody(Struct, rename="camel", forbid_unknown_fields=True):
    """The number of delivery attempts."""

    max_attempts: Attempts


class NewWebhook(Struct, rename="camel", forbid_unknown_fields=True):
    """An endpoint to create."""

    url: Url
    events: Events = msgspec.field(default_factory=lambda: [ALL])
    description: Description = ""
    headers: Headers = msgspec.field(default_factory=dict[str, str])
    retry_policy: RetryPolicyBody | None = None


class WebhookChange(Struct, rename="camel", forbid_unknown_fields=True):
    """Changes to an endpoint; missing fields stay as they are."""

    url: Url | UnsetType = UNSET
    events: Events | UnsetType = UNSET
    description: Description | UnsetType = UNSET
    headers: HeaderChange | UnsetType = UNSET
    retry_policy: RetryPolicyBody | UnsetType = UNSET


class RetryPolicyView(Struct, rename="camel"):
    """The number of delivery attempts."""

    max_attempts: int


class WebhookView(Struct, rename="camel", omit_defaults=True):
    """An endpoint, without its secret."""

    webhook_id: str
    url: str
    events: list[str]
    description: str
    is_active: bool
    status: Annotated[
        EndpointStatus, Meta(description="`ended`: disabled because the receiver returned 410")
    ]
    header_names: list[str]
    retry_policy: RetryPolicyView
    failure_count: Annotated[int, Meta(description="Consecutive failed deliveries")]
    breaker: Annotated[BreakerState, Meta(description="`open`: deliveries are paused")]
    status_reason: str | None = None
    status_at: datetime | None = None
    last_response_code: int | None = None
    last_called_at: datetime | None = None
    created_at: datetime | None = None


class WebhookList(Struct, rename="camel"):
    """A page of the endpoints of an account."""

    items: list[WebhookView]
    next_cursor: str | None = None


class NewWebhookView(Struct, rename="camel"):
    """A new endpoint and its signing secret, which only this response contains."""

    webhook: WebhookView
    secret: Secret


class NewSecretView(Struct, rename="camel"):
    """A new signing secret, which only this response contains. The old one signs for a day."""

    secret: Secret


class AttemptView(Struct, rename="camel", omit_defaults=True):
    """An attempt to deliver a message."""

    at: datetime
    duration_ms: int
    response_code: Annotated[
        int | None, Meta(description="HTTP status of the receiver's response")
    ] = None
    error: str | None = None
    excerpt: Annotated[str, Meta(description="Start of the receiver's response")] = ""


class DeliveryView(Struct, rename="camel", omit_defaults=True):
    """The delivery of a message to an endpoint."""

    delivery_id: Annotated[str, Meta(description="The id of the message: `webhook-id`")]
    event_type: str
    status: DeliveryStatus
    published_at: datetime
    attempts: list[AttemptView]
    next_attempt_at: datetime | None = None


class DeliveryPage(Struct, rename="camel"):
    """One page of deliveries, newest first."""

    items: list[DeliveryView]
    next_cursor: str | None


class RequestView(Struct, rename="camel"):
    """The data sent to the receiver with each attempt, except the signature."""

    url: str
    header_names: list[str]
    body: str


class DeliveryDetail(Struct, rename="camel"):
    """A delivery, with the request and the responses."""

    delivery: DeliveryView
    request: RequestView


class DeliveriesQuery(PageQuery):
    """Selects deliveries by their status."""

    status: DeliveryStatus | None = None


class ReplayBody(Struct, rename="camel", forbid_unknown_fields=True):
    """Selects deliveries to repeat."""

    since: datetime
    includes_delivered: Annotated[
        bool, Meta(description="Whether successful deliveries are repeated as well")
    ] = False


class Replaying(Struct, rename="camel"):
    """A replay that a background job carries out."""

    job_id: str


def webhook_view(endpoint: Endpoint) -> WebhookView:
    """Returns the view of an endpoint."""
    return WebhookView(
        webhook_id=endpoint.endpoint_id,
        url=endpoint.url,
        events=list(endpoint.event_types or (ALL,)),
        description=endpoint.description,
        is_active=endpoint.is_active,
        status=endpoint.status,
        header_names=sorted(endpoint.headers),
        retry_policy=RetryPolicyView(endpoint.attempts_max or limits.WEBHOOK_ATTEMPTS_MAX),
        failure_count=endpoint.failures,
        breaker=endpoint.health.state,
        status_reason=endpoint.status_reason,
        status_at=endpoint.status_at,
        last_response_code=endpoint.last_status,
        last_called_at=endpoint.last_called_at,
        created_at=endpoint.created_at,
    )


def etag_of(endpoint: Endpoint) -> str:
    """Returns an ETag that changes with the owner's changes, not with deliveries; contains no
    header values.
    """
    shown = [
        endpoint.endpoint_id,
        endpoint.edition,
        endpoint.url,
        endpoint.event_types,
        endpoint.attempts_max,
        endpoint.description,
        sorted(endpoint.headers),
    ]
    return sha256(msgspec.json.encode(shown)).hexdigest()[:32]


def delivery_view(delivery: Delivery) -> DeliveryView:
    """Returns a delivery as the API shows it."""
    return DeliveryView(
        delivery_id=delivery.message_id,
        event_type=delivery.event_type,
        status=delivery.status,
        published_at=delivery.published_at,
        next_attempt_at=delivery.next_at,
        attempts=[
            AttemptView(one.at, one.duration_ms, one.status, one.error, one.excerpt)
            for one in delivery.attempts
        ],
    )


def request_view(endpoint: Endpoint, message: WebhookMessage) -> RequestView:
    """Returns the request of a message to the endpoint as it is now."""
    return RequestView(
        url=endpoint.url,
        header_names=sorted(endpoint.headers),
        body=message.body.decode("utf-8", "replace"),
    )

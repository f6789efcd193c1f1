"""Routes for the delivery log of webhooks: pings, deliveries with their attempts, and replays.

Not here: endpoints (`webhooks.routes`).
"""

from __future__ import annotations

from typing import Final

from tablewright.api.context import Context
from tablewright.errors import BadCursorError, InvalidError, NotFoundError
from tablewright.kits.webhooks.declaring import Declaring
from tablewright.kits.webhooks.kit import HookKit
from tablewright.kits.webhooks.views import (
    DeliveriesQuery,
    DeliveryDetail,
    DeliveryId,
    DeliveryPage,
    DeliveryView,
    ReplayBody,
    Replaying,
    WebhookId,
    delivery_view,
    request_view,
)

_MISSING: Final = (NotFoundError,)


def add_delivery_routes(declare: Declaring) -> None:
    """Declares the routes of the delivery log."""
    log = "/{webhook_id}/deliveries"
    declare("POST", "/{webhook_id}/ping", ping_webhook, errors=_MISSING)
    declare("GET", log, list_webhook_deliveries, errors=(NotFoundError, BadCursorError))
    declare("GET", f"{log}/{{delivery_id}}", get_webhook_delivery, errors=_MISSING)
    declare(
        "POST",
        f"{log}/{{delivery_id}}/replay",
        replay_webhook_delivery,
        status=202,
        errors=_MISSING,
    )
    declare(
        "POST",
        "/{webhook_id}/replay",
        replay_webhook_deliveries,
        status=202,
        errors=(NotFoundError, InvalidError),
    )


async def ping_webhook(context: Context[HookKit], webhook_id: WebhookId) -> DeliveryView:
    """Sends a test message and returns the result, even if the webhook is disabled."""
    return delivery_view(await context.parts.hooks.ping(context.tenant, webhook_id))


async def list_webhook_deliveries(
    context: Context[HookKit], webhook_id: WebhookId, query: DeliveriesQuery
) -> DeliveryPage:
    """Lists the deliveries of a webhook with their attempts, the newest first.

    A page may have fewer items than its limit: the list ends where `nextCursor` is null.
    """
    page = await context.parts.hooks.deliveries(
        context.tenant, webhook_id, status=query.status, limit=query.limit, cursor=query.cursor
    )
    return DeliveryPage([delivery_view(one) for one in page.items], page.cursor)


async def get_webhook_delivery(
    context: Context[HookKit], webhook_id: WebhookId, delivery_id: DeliveryId
) -> DeliveryDetail:
    """Returns a delivery with its request, and the responses of the receiver."""
    hooks = context.parts.hooks
    endpoint = await hooks.endpoint(context.tenant, webhook_id)
    message, delivery = await hooks.delivery(context.tenant, webhook_id, delivery_id)
    return DeliveryDetail(delivery_view(delivery), request_view(endpoint, message))


async def replay_webhook_delivery(
    context: Context[HookKit], webhook_id: WebhookId, delivery_id: DeliveryId
) -> DeliveryView:
    """Delivers a message again, with a full set of attempts."""
    kit, tenant = context.parts, context.tenant
    also = kit.replayed(context, webhook_id, deliveryId=delivery_id)
    return delivery_view(await kit.hooks.replay(tenant, webhook_id, delivery_id, *also))


async def replay_webhook_deliveries(
    context: Context[HookKit], webhook_id: WebhookId, body: ReplayBody
) -> Replaying:
    """Delivers failed and held messages again, or all messages, since a time."""
    kit, tenant = context.parts, context.tenant
    told = {"since": body.since.isoformat(), "includesDelivered": body.includes_delivered}
    also = kit.replayed(context, webhook_id, **told)
    replay = kit.hooks.replay_all if body.includes_delivered else kit.hooks.replay_failed
    return Replaying((await replay(tenant, webhook_id, *also, since=body.since)).job_id)

"""Routes for the webhook endpoints of accounts, or of tenants.

    ROUTES.include(hook_routes(), of=lambda parts: parts.hooks, prefix="/v1")

Not here: the delivery log (`webhooks.delivery_routes`), the operations (`webhooks.webhooks`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from msgspec import UNSET

from tablewright.api.context import Context
from tablewright.api.paging import PageQuery, short_page
from tablewright.api.responses import Response
from tablewright.api.routes import Routes
from tablewright.api.rules import Rule
from tablewright.errors import (
    ConflictingError,
    ForbiddenError,
    InvalidError,
    NotFoundError,
    StaleError,
)
from tablewright.kits.accounts.accounts import ACCOUNT
from tablewright.kits.webhooks.declaring import Declaring, HookRules
from tablewright.kits.webhooks.delivery_routes import add_delivery_routes
from tablewright.kits.webhooks.endpoints import Endpoint
from tablewright.kits.webhooks.headers import check_not_of_caller
from tablewright.kits.webhooks.kit import HookKit
from tablewright.kits.webhooks.views import (
    NewSecretView,
    NewWebhook,
    NewWebhookView,
    WebhookChange,
    WebhookId,
    WebhookList,
    WebhookView,
    etag_of,
    webhook_view,
)

_MISSING: Final = (NotFoundError,)
_IF_MATCH: Final = {"If-Match": "The webhook's ETag; the change fails if it is outdated"}


def hook_routes(
    *,
    read: Rule | str = "webhooks.read",
    manage: Rule | str = "webhooks.manage",
    path: str = "/accounts/{account_id}/webhooks",
) -> Routes[HookKit]:
    """Returns all routes of the kit.

    `read` and `manage` are permissions in the account of the path, or rules. A system without
    accounts passes `read=TENANT, manage=TENANT, path="/webhooks"`.
    """
    rules = HookRules(_rule(read), _rule(manage), path)
    routes: Routes[HookKit] = Routes()
    declare = Declaring(routes, rules)
    _add_endpoint_routes(declare)
    _add_state_routes(declare)
    add_delivery_routes(declare)
    return routes


def _rule(given: Rule | str) -> Rule:
    return ACCOUNT.permits(given) if isinstance(given, str) else given


def _add_endpoint_routes(declare: Declaring) -> None:
    one = "/{webhook_id}"
    declare("GET", "", list_webhooks)
    declare(
        "POST",
        "",
        create_webhook,
        rule=declare.rules.create,
        status=201,
        errors=(ConflictingError, ForbiddenError, InvalidError),
        accepts_idempotency_key=True,
    )
    declare("GET", one, get_webhook, errors=_MISSING)
    declare(
        "PATCH",
        one,
        update_webhook,
        headers=_IF_MATCH,
        errors=(ConflictingError, InvalidError, NotFoundError, StaleError),
    )
    declare("DELETE", one, delete_webhook, headers=_IF_MATCH, errors=(NotFoundError, StaleError))


def _add_state_routes(declare: Declaring) -> None:
    declare("POST", "/{webhook_id}/secret", rotate_webhook_secret, status=201, errors=_MISSING)
    declare("POST", "/{webhook_id}/enable", enable_webhook, errors=_MISSING)
    declare("POST", "/{webhook_id}/disable", disable_webhook, errors=_MISSING)


async def list_webhooks(context: Context[HookKit], query: PageQuery) -> WebhookList:
    """Lists webhooks, the oldest first."""
    found = await context.parts.hooks.endpoints(context.tenant)
    page, cursor = short_page(found, query, lambda one: f"{one.created_at} {one.endpoint_id}")
    return WebhookList([webhook_view(one) for one in page], cursor)


async def create_webhook(context: Context[HookKit], body: NewWebhook) -> Response[NewWebhookView]:
    """Creates a webhook.

    The response contains the signing secret, and no later response does. The service does not
    contact the URL; use `ping` to test it.
    """
    check_not_of_caller(body.headers, context.headers)
    kit = context.parts
    endpoint = await kit.hooks.subscribe(
        context.tenant,
        body.url,
        event_types=body.events,
        description=body.description,
        headers=body.headers,
        attempts_max=None if body.retry_policy is None else body.retry_policy.max_attempts,
        endpoint_id=context.ids.uuid(),
        also=kit.noting(context, "created"),
    )
    view = webhook_view(endpoint)
    location = f"{context.base}{context.target.partition('?')[0]}/{view.webhook_id}"
    return Response(
        NewWebhookView(view, endpoint.secrets[0].secret), headers={"location": location}
    )


async def get_webhook(context: Context[HookKit], webhook_id: WebhookId) -> Response[WebhookView]:
    """Returns a webhook, without its secret."""
    return _shown(await context.parts.hooks.endpoint(context.tenant, webhook_id))


async def update_webhook(
    context: Context[HookKit], webhook_id: WebhookId, body: WebhookChange
) -> Response[WebhookView]:
    """Changes a webhook; missing fields stay as they are."""
    changes = _changes(body)
    if not changes and body.headers is UNSET:
        raise InvalidError("The request changes nothing.")
    lines: Mapping[str, str | None] = {} if body.headers is UNSET else body.headers
    check_not_of_caller({n: one for n, one in lines.items() if one is not None}, context.headers)

    def change(found: Endpoint) -> Endpoint:
        context.check_if_match(etag_of(found))
        return replace(found, headers=_merged(found.headers, lines), **changes)

    kit = context.parts
    also = kit.noting(context, "updated")
    return _shown(await kit.hooks.update(context.tenant, webhook_id, change, also=also))


async def delete_webhook(context: Context[HookKit], webhook_id: WebhookId) -> None:
    """Deletes a webhook, and cancels its pending deliveries."""
    kit = context.parts
    await kit.hooks.unsubscribe(
        context.tenant,
        webhook_id,
        check=lambda found: context.check_if_match(etag_of(found)),
        also=kit.noting(context, "deleted"),
    )


async def rotate_webhook_secret(
    context: Context[HookKit], webhook_id: WebhookId
) -> Response[NewSecretView]:
    """Rotates the signing secret of a webhook.

    For a day, messages are signed with both secrets.
    """
    kit = context.parts
    also = kit.noting(context, "rotated", "webhook_secret_rotated")
    endpoint = await kit.hooks.rotate_secret(context.tenant, webhook_id, also=also)
    return Response(NewSecretView(endpoint.secrets[0].secret))


async def enable_webhook(context: Context[HookKit], webhook_id: WebhookId) -> Response[WebhookView]:
    """Enables a webhook.

    Use `replay` to send the messages that it missed.
    """
    kit = context.parts
    also = kit.noting(context, "enabled")
    return _shown(await kit.hooks.enable(context.tenant, webhook_id, also=also))


async def disable_webhook(
    context: Context[HookKit], webhook_id: WebhookId
) -> Response[WebhookView]:
    """Disables a webhook.

    Its messages are held and can be replayed.
    """
    kit = context.parts
    also = kit.noting(context, "disabled")
    reason = "Disabled by its owner."
    return _shown(await kit.hooks.disable(context.tenant, webhook_id, reason=reason, also=also))


def _changes(body: WebhookChange) -> dict[str, Any]:
    """Returns the changes of a request, except headers."""
    changes: dict[str, Any] = {}
    if body.url is not UNSET:
        changes["url"] = body.url
    if body.events is not UNSET:
        changes["event_types"] = tuple(body.events)
    if body.description is not UNSET:
        changes["description"] = body.description
    if body.retry_policy is not UNSET:
        changes["attempts_max"] = body.retry_policy.max_attempts
    return changes


def _merged(headers: Mapping[str, str], changed: Mapping[str, str | None]) -> dict[str, str]:
    """Returns the headers after a change; names are case-insensitive."""
    named = {name.lower() for name in changed}
    kept = {name: value for name, value in headers.items() if name.lower() not in named}
    return kept | {name: value for name, value in changed.items() if value is not None}


def _shown(endpoint: Endpoint) -> Response[WebhookView]:
    return Response(webhook_view(endpoint), etag=etag_of(endpoint))

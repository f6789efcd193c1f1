"""Routes for webhook endpoints that receive no messages: the operator enables them again."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any, Final

from tablewright.api.context import Context
from tablewright.api.paging import PageQuery
from tablewright.api.routes import Routes
from tablewright.api.rules import OPERATOR
from tablewright.errors import NotFoundError
from tablewright.kits.admin.admin import Admin
from tablewright.kits.admin.views import DisabledHook, DisabledHooks, Id, Text
from tablewright.kits.audit import Happening
from tablewright.kits.webhooks import Webhooks
from tablewright.kits.webhooks.endpoints import Endpoint
from tablewright.model.operations.writing import WriteOperation

_TAGS: Final = ("operator: webhooks",)


def add_hooks(routes: Routes[Admin]) -> None:
    """Adds the routes for webhook endpoints that get no messages."""

    @routes.get("/admin/hooks", rule=OPERATOR, tags=_TAGS)
    async def list_disabled_hooks(context: Context[Admin], query: PageQuery) -> DisabledHooks:
        """Lists the webhook endpoints of all tenants that receive no messages, longest first."""
        page = await _hooks(context.parts).outages(limit=query.limit, cursor=query.cursor)
        items = [
            DisabledHook(
                tenant=one.tenant,
                endpoint_id=one.endpoint_id,
                status=one.status.value,
                since=one.since or datetime.fromtimestamp(0, UTC),
                reason=one.reason,
                url=one.url,
            )
            for one in page.items
        ]
        return DisabledHooks(items=items, next_cursor=page.cursor)

    @routes.post(
        "/admin/hooks/{tenant}/{endpoint_id}/enable",
        rule=OPERATOR,
        tags=_TAGS,
        errors=(NotFoundError,),
    )
    async def enable_disabled_hook(context: Context[Admin], tenant: Text, endpoint_id: Id) -> None:
        """Enables a webhook endpoint again."""
        admin = context.parts

        async def noted(
            before: Endpoint | None, after: Endpoint | None
        ) -> Sequence[WriteOperation[Any]]:
            what = Happening("webhook_enabled", "webhook", "enabled", endpoint_id)
            return admin.noted(context, what, tenant=tenant)

        await _hooks(admin).enable(tenant, endpoint_id, also=noted)
        if admin.hook_enabled is not None:
            await admin.hook_enabled(tenant)


def _hooks(admin: Admin) -> Webhooks:
    assert admin.hooks is not None, "the system has routes for webhooks, and none"
    return admin.hooks

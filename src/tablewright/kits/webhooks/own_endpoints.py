"""OwnEndpoints: endpoints as records of the kit, for systems without their own table.

Each is one item with its state and its circuit breaker.
Not here: endpoints in a system's own table (`webhooks.documented_endpoints`).
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

from tablewright.client import AsyncDatabase
from tablewright.errors import ItemNotFoundError
from tablewright.ids import Ids
from tablewright.kits.webhooks import limits
from tablewright.kits.webhooks.endpoints import Endpoint, EndpointSubscription, Outage
from tablewright.kits.webhooks.records import WebhookEndpoint
from tablewright.model import Page, update_of
from tablewright.model.operations.writing import WriteOperation

# Attributes with the same name and form in the record and the value.
_SAME: Final = (
    "url",
    "description",
    "attempts_max",
    "status",
    "status_reason",
    "status_at",
    "health",
    "failures",
    "last_status",
    "last_called_at",
    "edition",
)


@dataclass(frozen=True, slots=True)
class OwnEndpoints:
    """The endpoints of one system."""

    db: AsyncDatabase  # bound to no tenant, with keys
    system: str
    ids_source: Ids
    secrets_max: int = limits.WEBHOOK_SECRETS_MAX

    async def get(self, tenant: str, endpoint_id: str) -> Endpoint | None:
        """An endpoint of a tenant."""
        get = WebhookEndpoint.get(self.system, tenant, endpoint_id).consistently()
        found = await self.db.for_tenant(tenant).run(get)
        return None if found is None else _endpoint(found)

    async def of_tenant(self, tenant: str) -> list[Endpoint]:
        """Returns all endpoints of a tenant."""
        query = WebhookEndpoint.of_tenant(self.system, tenant).consistently()
        found = await self.db.for_tenant(tenant).all(query, unreadable="collect")
        return [_endpoint(one) for one in found.items]

    async def subscriptions(self, tenant: str) -> list[EndpointSubscription]:
        """Returns the same endpoints without secrets, which need keys."""
        query = WebhookEndpoint.of_tenant(self.system, tenant).consistently()
        wanted = query.only(
            WebhookEndpoint.endpoint_id, WebhookEndpoint.event_types, WebhookEndpoint.status
        )
        found = await self.db.for_tenant(tenant).all(wanted, unreadable="collect")
        return [EndpointSubscription(*one) for one in found.items]

    def creating(self, endpoint: Endpoint) -> list[WriteOperation[Any]]:
        """Returns the write of a new endpoint."""
        record = WebhookEndpoint(
            system=self.system,
            tenant=endpoint.tenant,
            endpoint_id=endpoint.endpoint_id,
            **_values(endpoint),
        )
        return [record.create().marked_by(WebhookEndpoint.endpoint_id)]

    def changing(self, before: Endpoint, after: Endpoint) -> list[WriteOperation[Any]]:
        """Returns the write that changes an endpoint."""
        draft: Any = before.stored.edited()
        values, known = _values(after), _values(before)
        for name in values:
            if values[name] != known[name]:
                setattr(draft, name, values[name])
        if after.is_active and before.stored.expires_at is not None:
            draft.expires_at = None
        draft.change_id = self.ids_source.uuid()
        return [update_of(draft).marked_by(WebhookEndpoint.change_id)]

    def deleting(self, endpoint: Endpoint) -> list[WriteOperation[Any]]:
        """Returns the write that deletes an endpoint."""
        return [endpoint.stored.delete()]

    async def outages(self, limit: int, cursor: str | None) -> Page[Outage]:
        """Returns a page of endpoints of all tenants that receive no messages; longest first."""
        query = WebhookEndpoint.outages(self.system).limit(limit).from_cursor(cursor)
        wanted = query.only(
            WebhookEndpoint.tenant,
            WebhookEndpoint.endpoint_id,
            WebhookEndpoint.status,
            WebhookEndpoint.status_at,
            WebhookEndpoint.status_reason,
            WebhookEndpoint.url,
        )
        page = await self.db.run(wanted)
        return Page([Outage(*one) for one in page.items], page.cursor)

    async def ids(self, tenant: str) -> list[str]:
        """Returns the ids of all endpoints of a tenant."""
        query = WebhookEndpoint.of_tenant(self.system, tenant).consistently().with_hidden()
        found = await self.db.for_tenant(tenant).all(query.only(WebhookEndpoint.endpoint_id))
        return [endpoint_id for (endpoint_id,) in found]

    async def erase(self, tenant: str, endpoint_id: str) -> None:
        """Deletes the record of an endpoint."""
        place = WebhookEndpoint.at(system=self.system, tenant=tenant, endpoint_id=endpoint_id)
        with suppress(ItemNotFoundError):
            await self.db.for_tenant(tenant).run(place.erase())


def _endpoint(record: WebhookEndpoint) -> Endpoint:
    return Endpoint(
        tenant=record.tenant,
        endpoint_id=record.endpoint_id,
        secrets=tuple(record.secrets),
        event_types=None if record.event_types is None else tuple(record.event_types),
        headers=record.headers or {},
        created_at=record.created_at,
        stored=record,
        **{name: getattr(record, name) for name in _SAME},
    )


def _values(endpoint: Endpoint) -> dict[str, Any]:
    """Returns the stored attributes of an endpoint, except its key."""
    types = endpoint.event_types
    return {
        "secrets": list(endpoint.secrets),
        "event_types": None if types is None else list(types),
        "headers": dict(endpoint.headers) or None,
        **{name: getattr(endpoint, name) for name in _SAME},
    }

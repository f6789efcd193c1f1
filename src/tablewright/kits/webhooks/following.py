"""Following: tells a page when deliveries of a tenant's webhooks have changed.

Not here: changes of the endpoints themselves, which are in the audit log; the stream
(`kits.live.changes`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from tablewright.client import AsyncDatabase
from tablewright.kits.live.changes import Changed, ChangeSource
from tablewright.kits.webhooks import limits
from tablewright.kits.webhooks.endpoints import EndpointStore
from tablewright.kits.webhooks.records import Delivery


def delivery_changes(
    db: AsyncDatabase, system: str, store: EndpointStore, *, name: str = "deliveries"
) -> ChangeSource:
    """Returns a source of changes: the newest deliveries of each endpoint."""

    async def newest(tenant: str, endpoint_id: str) -> Sequence[Changed]:
        listed = Delivery.of_endpoint(system, tenant, endpoint_id).newest_first()
        page = await db.run(listed.limit(limits.WEBHOOK_FOLLOWED_DELIVERIES))
        return [_changed(name, one) for one in page.items]

    async def found(tenant: str, since_ms: int) -> Sequence[Changed]:
        endpoints = await store.subscriptions(tenant)
        lists = await asyncio.gather(*(newest(tenant, one.endpoint_id) for one in endpoints))
        return [one for some in lists for one in some]

    return found


def _changed(name: str, delivery: Delivery) -> Changed:
    times = [delivery.published_at, *(one.at for one in delivery.attempts)]
    at_ms = int(max(times).timestamp() * 1000)
    version = f"{delivery.endpoint_id} {delivery.message_id} {delivery.revision}"
    return Changed(name, at_ms, version)

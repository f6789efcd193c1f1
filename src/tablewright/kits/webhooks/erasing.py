"""Erasing: deletes the endpoints and delivery logs of a tenant who leaves.

It may be called again.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress

from tablewright.client import AsyncDatabase
from tablewright.errors import ItemNotFoundError
from tablewright.kits.webhooks.endpoints import EndpointStore
from tablewright.kits.webhooks.records import Delivery, EndpointList
from tablewright.model import Delete


async def erase_tenant(db: AsyncDatabase, store: EndpointStore, system: str, tenant: str) -> None:
    """Erases the kit's records of a tenant's endpoints, page by page."""
    for endpoint_id in await store.ids(tenant):
        log = Delivery.of_endpoint(system, tenant, endpoint_id).consistently().with_hidden()
        async for page in db.pages(log.only(Delivery.published_at, Delivery.message_id)):
            places = [
                Delivery.at(
                    system=system,
                    tenant=tenant,
                    endpoint_id=endpoint_id,
                    published_at=published_at,
                    message_id=message_id,
                )
                for published_at, message_id in page.items
            ]
            await asyncio.gather(*(_erase(db, one.erase()) for one in places))
        await store.erase(tenant, endpoint_id)
    await _erase(db, EndpointList.at(system=system, tenant=tenant).erase())


async def _erase(db: AsyncDatabase, deletion: Delete) -> None:
    with suppress(ItemNotFoundError):
        await db.run(deletion)

"""Leaving: deletes a tenant with all its data.

Its keys are revoked at once. A job deletes the rest page by page, and starts again after a restart.
An earlier request may still store an event, so the job returns when no such request can be left,
and deletes the tenant last.
Not here: deleting single events (`events.inbox.acknowledging`).
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from datetime import timedelta
from typing import Final

from tablewright.api import limits as api_limits
from tablewright.client import AsyncDatabase
from tablewright.clock import Clock
from tablewright.errors import ItemNotFoundError
from tablewright.kits.jobs import Again, Job, JobKind, JobQueue
from tablewright.kits.webhooks import WebhookMessage, Webhooks
from tablewright.model import Delete, write_all
from tablewright.systems.events.design.inbox import Event
from tablewright.systems.events.design.tenants import KeyEntry, Tenant, TenantApiKey
from tablewright.systems.events.inbox.times import now_of

LEAVE: Final = "leave"
_RETRIES: Final = (5.0, 30.0, 120.0, 600.0, *([3600.0] * 48))
# By then every authenticated request has ended.
_WAIT: Final = timedelta(seconds=2 * api_limits.API_HANDLER_SECONDS_MAX)


@dataclass(frozen=True, slots=True)
class Leaving:
    """Deletes the data of a tenant, as a job handler."""

    db: AsyncDatabase
    jobs: JobQueue
    clock: Clock
    hooks: Webhooks

    @property
    def kind(self) -> JobKind:
        """The kind of these jobs."""
        return JobKind(LEAVE, self.handle, retries=_RETRIES)

    async def handle(self, job: Job) -> Again | None:
        """Deletes everything of a tenant; the second time, the tenant itself."""
        tenant, db = job.tenant, self.db.for_tenant(job.tenant)
        await self.hooks.erase(tenant)
        await self._delete_events(db, tenant)
        ends_at = job.created_at + _WAIT
        if now_of(self.clock) < ends_at:
            return Again(ends_at)
        keys = TenantApiKey.of_tenant(tenant).consistently()
        found = await db.all(keys, unreadable="collect")
        for one in found.unreadable:  # an unreadable item is deleted with the others
            await _erase(db, one.at().erase())
        for key in found.items:
            await _erase(db, key.erase())
        entries = KeyEntry.of_tenant(tenant).consistently().only(KeyEntry.key_id)
        places = [KeyEntry.at(tenant_id=tenant, key_id=one) for (one,) in await db.all(entries)]
        await db.run(write_all(one.erase() for one in places))
        await _erase(db, Tenant.at(tenant_id=tenant).erase())
        return None

    async def _delete_events(self, db: AsyncDatabase, tenant: str) -> None:
        events = Event.of_tenant(tenant).consistently().with_hidden()
        async for page in db.pages(events.only(Event.event_id)):
            ids = [event_id for (event_id,) in page.items]
            await db.run(write_all(Event.at(tenant_id=tenant, event_id=one).erase() for one in ids))
            messages = [message_place(self.jobs.name, tenant, str(one)) for one in ids]
            await db.run(write_all(messages))


async def _erase(db: AsyncDatabase, deletion: Delete) -> None:
    """Deletes an item permanently, existing or not."""
    with suppress(ItemNotFoundError):
        await db.run(deletion)


def message_place(system: str, tenant: str, event_id: str) -> Delete:
    """Returns the deletion of an event's webhook message; nothing if there is none."""
    return WebhookMessage.at(system=system, tenant=tenant, message_id=event_id).erase()

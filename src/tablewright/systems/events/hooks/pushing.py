"""Pushing: sends events of a tenant to its hooks.

The job that pushes an event is stored in the same transaction as the event. The job creates one
message, which goes to every hook with the event's type and has the event's id. Repeated runs create
no second message, and repeated deliveries have the same id.
Not here: sending, retries and signatures (`tablewright.kits.webhooks`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final
from uuid import UUID

import structlog

from tablewright import limits
from tablewright.client import AsyncDatabase
from tablewright.errors import AlreadyExistsError, NotFoundError, TransactionFailedError
from tablewright.kits.jobs import AddJob, Job, JobKind, JobQueue
from tablewright.kits.webhooks import Endpoint, EndpointStatus, Webhooks
from tablewright.model import transaction
from tablewright.systems.events.design.inbox import Event
from tablewright.systems.events.design.tenants import Tenant
from tablewright.systems.events.tenants.keys import change_tenant, found_tenant
from tablewright.systems.events.views import as_json, pushed, view_of

PUSH: Final = "push"  # the kind of jobs that push an event
UNTYPED: Final = "event"  # the type of an event without one, for hooks that list types

_log = structlog.stdlib.get_logger("tablewright.events")
# The store may be unavailable for a while: a stored event must be pushed sooner or later.
_RETRIES: Final = (1.0, 5.0, 30.0, 60.0, 300.0, 900.0, *([3600.0] * 48))


def push_job(jobs: JobQueue, tenant: str, event_id: str, stamp_ms: int) -> AddJob:
    """Returns the job that pushes an event, for the event's transaction."""
    job_id = f"push-{event_id}-{stamp_ms}"
    return jobs.add(PUSH, {"event_id": event_id}, job_id=job_id, tenant=tenant)


@dataclass(frozen=True, slots=True)
class Pushing:
    """Creates messages from events, as a job handler."""

    db: AsyncDatabase
    hooks: Webhooks

    @property
    def kind(self) -> JobKind:
        """The kind of these jobs."""
        return JobKind(PUSH, self.handle, retries=_RETRIES)

    async def handle(self, job: Job) -> None:
        """Creates the message of one event."""
        db = self.db.for_tenant(job.tenant)
        event = await db.run(Event.get(job.tenant, UUID(job.payload["event_id"])).consistently())
        if event is None:
            return  # deleted before it could be pushed
        writes = await self.hooks.publish(
            job.tenant,
            event.event_type or UNTYPED,
            str(event.event_id),
            as_json(pushed(view_of(event))),
        )
        if not writes:
            return
        try:
            await db.run(transaction(*writes))
        except TransactionFailedError as failed:
            if not isinstance(failed.reasons[0], AlreadyExistsError):
                raise


@dataclass(frozen=True, slots=True)
class HookChanges:
    """Records in a tenant's keys whether it has hooks: events are pushed only then.

    A new hook increments the tenant's revision after it exists, and hooks are read after the
    revision, so that a new hook is never missed when the last one is deleted.
    """

    db: AsyncDatabase
    hooks: Webhooks

    async def expect(self, tenant_id: str) -> None:
        """Records that a hook is being created."""
        await change_tenant(self.db.for_tenant(tenant_id), tenant_id, _with_hooks)

    async def look(self, tenant_id: str) -> None:
        """Checks after a deletion whether it was the last hook."""
        db = self.db.for_tenant(tenant_id)
        for _ in range(limits.GUARD_ATTEMPTS_MAX):
            tenant = await found_tenant(db, tenant_id)
            if not tenant.has_hooks or await self._has_any(tenant_id):
                return
            try:
                await change_tenant(db, tenant_id, _without_hooks, known=tenant)
                return
            except TransactionFailedError:
                continue  # changed meanwhile: check again

    async def ended(self, endpoint: Endpoint) -> None:
        """Handles a hook that was disabled after failures, or ended by its receiver (410)."""
        _log.warning(
            "hook_disabled",
            tenant=endpoint.tenant,
            hook=endpoint.endpoint_id,
            status=endpoint.status.value,
            reason=endpoint.status_reason,
        )
        if endpoint.status is not EndpointStatus.ENDED:
            return
        try:
            # In this order: a notification of a deleted hook is not repeated.
            await self.look(endpoint.tenant)
            await self.hooks.unsubscribe(endpoint.tenant, endpoint.endpoint_id)
        except NotFoundError:
            return  # the hook or the tenant was deleted meanwhile

    async def _has_any(self, tenant_id: str) -> bool:
        subscriptions = await self.hooks.subscriptions(tenant_id)
        return any(status is not EndpointStatus.ENDED for _, _, status in subscriptions)


def _with_hooks(tenant: Tenant) -> None:
    tenant.has_hooks = True


def _without_hooks(tenant: Tenant) -> None:
    tenant.has_hooks = False

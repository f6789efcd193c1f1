"""Pushing: what is stored for a tenant with hooks goes out to them.

The job that pushes an event is stored in the same transaction as the event. It makes one message of
it, for every hook that wants its type, under the event's own id: however often the job runs there
is one message, and however often that is sent it has one id.
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
from tablewright.kits.webhooks import EndpointStatus, WebhookEndpoint, Webhooks
from tablewright.model import transaction
from tablewright.systems.events.design.inbox import Event
from tablewright.systems.events.design.tenants import Tenant
from tablewright.systems.events.tenants.keys import change_tenant, found_tenant
from tablewright.systems.events.views import as_json, pushed

PUSH: Final = "push"  # the kind of jobs that push an event
UNTYPED: Final = "event"  # what an event without a type is for hooks that want some types only

_log = structlog.stdlib.get_logger("tablewright.events")
# The store may be away for a while: an event that was taken is pushed, sooner or later.
_RETRIES: Final = (1.0, 5.0, 30.0, 60.0, 300.0, 900.0, *([3600.0] * 48))


def push_job(jobs: JobQueue, tenant: str, event_id: str, stamp_ms: int) -> AddJob:
    """The job that pushes an event, to be stored in the same transaction as the event."""
    job_id = f"push-{event_id}-{stamp_ms}"
    return jobs.add(PUSH, {"event_id": event_id}, job_id=job_id, tenant=tenant)


@dataclass(frozen=True, slots=True)
class Pushing:
    """Makes messages of events, as the handler of jobs."""

    db: AsyncDatabase
    hooks: Webhooks

    @property
    def kind(self) -> JobKind:
        """The kind of these jobs."""
        return JobKind(PUSH, self.handle, retries=_RETRIES)

    async def handle(self, job: Job) -> None:
        """Makes the message of one event."""
        db = self.db.for_tenant(job.tenant)
        event = await db.run(Event.get(job.tenant, UUID(job.payload["event_id"])).consistently())
        if event is None:
            return  # deleted before it could be pushed
        writes = await self.hooks.publish(
            job.tenant,
            event.event_type or UNTYPED,
            str(event.event_id),
            as_json(pushed(event)),
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
    """Keeps a tenant's keys told of whether it has hooks: events are pushed only then.

    A new hook raises the tenant's revision after it is there, and hooks are looked at after the
    revision was read; so the last hook cannot go unnoticed while another comes.
    """

    db: AsyncDatabase
    hooks: Webhooks

    async def expect(self, tenant_id: str) -> None:
        """A hook is about to come, or has come."""
        await change_tenant(self.db.for_tenant(tenant_id), tenant_id, _with_hooks)

    async def look(self, tenant_id: str) -> None:
        """A hook has gone: perhaps it was the last."""
        db = self.db.for_tenant(tenant_id)
        for _ in range(limits.GUARD_ATTEMPTS_MAX):
            tenant = await found_tenant(db, tenant_id)
            if not tenant.has_hooks or await self._has_any(tenant_id):
                return
            try:
                await change_tenant(db, tenant_id, _without_hooks, known=tenant)
                return
            except TransactionFailedError:
                continue  # it was changed meanwhile: look again

    async def ended(self, endpoint: WebhookEndpoint) -> None:
        """A hook was disabled, because nothing reached it, or its receiver wants no more (410)."""
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
            # In this order: a notice of a hook that is gone is not given again.
            await self.look(endpoint.tenant)
            await self.hooks.unsubscribe(endpoint.tenant, endpoint.endpoint_id)
        except NotFoundError:
            return  # somebody else has removed it, or the tenant

    async def _has_any(self, tenant_id: str) -> bool:
        subscriptions = await self.hooks.subscriptions(tenant_id)
        return any(status is not EndpointStatus.ENDED for _, _, status in subscriptions)


def _with_hooks(tenant: Tenant) -> None:
    tenant.has_hooks = True


def _without_hooks(tenant: Tenant) -> None:
    tenant.has_hooks = False

"""Delivering: what the job of one message for one endpoint does.

    is it still wanted?  ->  does the endpoint get anything now?  ->  send  ->  note the result

What came of an attempt is one write: the delivery, the endpoint's health, and, where it was
disabled, the job that gives notice of it. A process that is killed between sending and writing
leaves a job that is taken over, and the message is sent again under the same id.
Not here: making these jobs (`webhooks.webhooks`), what a result means (`webhooks.verdicts`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import timedelta
from typing import Final

import structlog

from tablewright.api.ports import WebhookSender
from tablewright.client import AsyncDatabase
from tablewright.errors import (
    ConflictError,
    LostRaceError,
    TransactionFailedError,
    VersionConflictError,
)
from tablewright.kits.http.health import Health
from tablewright.kits.jobs import AddJob, Again, Job, JobQueue
from tablewright.kits.jobs.records import instant
from tablewright.kits.webhooks import limits
from tablewright.kits.webhooks.records import (
    Delivery,
    DeliveryStatus,
    EndpointStatus,
    WebhookEndpoint,
    WebhookMessage,
    delivery_of,
)
from tablewright.kits.webhooks.sender import Result
from tablewright.kits.webhooks.signing import signed_headers
from tablewright.kits.webhooks.verdicts import Tried, Verdict, note, verdict
from tablewright.model import Update, transaction, update_of

DELIVER: Final = "webhook.deliver"
NOTICE: Final = "webhook.notice"

_log = structlog.stdlib.get_logger("tablewright.webhooks")


@dataclass(frozen=True, slots=True)
class Delivering:
    """Delivers messages, as the handler of jobs."""

    db: AsyncDatabase
    jobs: JobQueue
    sender: WebhookSender
    share: Callable[[], float]

    async def handle(self, job: Job) -> Again | None:
        """Does a job of the kind `DELIVER`."""
        place = (self.jobs.name, job.tenant)
        endpoint_id, message_id = job.payload["endpoint_id"], job.payload["message_id"]
        db = self.db.for_tenant(job.tenant)
        endpoint = await db.run(WebhookEndpoint.get(*place, endpoint_id).consistently())
        message = await db.run(WebhookMessage.get(*place, message_id).consistently())
        if endpoint is None or message is None:
            return None  # unsubscribed, or too old to matter
        at = (*place, endpoint_id, message.published_at, message_id)
        stored = await db.run(Delivery.get(*at).consistently())
        delivery = stored or delivery_of(message, endpoint_id)
        is_replayed = delivery.round != job.payload["round"]
        if is_replayed or delivery.status is not DeliveryStatus.PENDING:
            return None
        if endpoint.status is not EndpointStatus.ACTIVE:
            is_held = endpoint.status is EndpointStatus.DISABLED
            delivery.status = DeliveryStatus.HELD if is_held else DeliveryStatus.FAILED
            await db.run(delivery.put())
            return None
        wait = await self._wait(db, endpoint, delivery)
        if wait is not None:
            if stored is None:
                await db.run(delivery.put())  # so that its owner sees what is waiting
            return wait
        tried = await self.tried(endpoint, message)
        note(delivery, tried, self.share())
        if tried.result.is_success and endpoint.health == Health():
            await db.run(delivery.put())  # the usual case: there is nothing to say of the endpoint
        else:
            _log_failure(delivery, tried)
            await self._write(db, delivery, tried)
        return None if delivery.next_at is None else Again(delivery.next_at)

    async def tried(self, endpoint: WebhookEndpoint, message: WebhookMessage) -> Tried:
        """One attempt to deliver a message, signed with every secret that is live."""
        started_at = instant(self.jobs.clock)
        live = [one.secret for one in endpoint.secrets if not one.is_over(started_at)]
        at_seconds = int(started_at.timestamp())
        headers = signed_headers(live, message.message_id, at_seconds, message.body)
        result: Result = await self.sender.send(endpoint.url, headers, message.body)
        was_probe = endpoint.health.wants_probe
        return Tried(result, started_at, instant(self.jobs.clock), was_probe)

    async def _wait(
        self, db: AsyncDatabase, endpoint: WebhookEndpoint, delivery: Delivery
    ) -> Again | None:
        """Until when the message has to wait; None if this process is to send it now."""
        now = instant(self.jobs.clock)
        if delivery.next_at is not None and now < delivery.next_at:
            return Again(delivery.next_at)  # the attempt was noted, and the end of the job was not
        until = endpoint.health.waits_until(now)
        if until is None and endpoint.health.wants_probe:
            draft = endpoint.edited()
            draft.health = endpoint.health.probing(now, probe=self.jobs.ids.uuid())
            try:
                await db.run(update_of(draft).marked_by(WebhookEndpoint.health))
            except ConflictError:
                until = now  # another message is the one that decides, or it was decided already
        if until is None:
            return None
        return Again(until + timedelta(seconds=self.share() * limits.WEBHOOK_SPREAD_SECONDS))

    async def _write(self, db: AsyncDatabase, delivery: Delivery, tried: Tried) -> None:
        """Writes a delivery together with what it means for its endpoint as it is now."""
        place = (delivery.system, delivery.tenant, delivery.endpoint_id)
        for _ in range(limits.WEBHOOK_WRITE_ATTEMPTS_MAX):
            endpoint = await db.run(WebhookEndpoint.get(*place).consistently())
            found = None if endpoint is None else verdict(endpoint, delivery, tried)
            if endpoint is None or found is None:
                await db.run(delivery.put())
                return
            writes = (delivery.put(), _changing(endpoint, found, tried))
            notices = [] if found.reason is None else [self._notice(endpoint)]
            try:
                await db.run(transaction(*writes, *notices))
            except TransactionFailedError as failed:
                if not isinstance(failed.reasons[1], VersionConflictError):
                    raise
            else:
                return
        raise LostRaceError("Other requests kept changing the webhook endpoint.")

    def _notice(self, endpoint: WebhookEndpoint) -> AddJob:
        return self.jobs.add(
            NOTICE,
            {"endpoint_id": endpoint.endpoint_id},
            job_id=f"{NOTICE}:{endpoint.tenant}:{endpoint.endpoint_id}:{endpoint.revision}",
            tenant=endpoint.tenant,
        )


def _changing(endpoint: WebhookEndpoint, found: Verdict, tried: Tried) -> Update[WebhookEndpoint]:
    draft = endpoint.edited()
    draft.health = found.health
    if found.reason is not None:
        draft.status, draft.status_reason = found.status, found.reason
        draft.status_at = tried.ended_at
    if found.status is EndpointStatus.ENDED:
        draft.expires_at = tried.ended_at + timedelta(seconds=limits.WEBHOOK_KEPT_SECONDS)
    return update_of(draft)


def _log_failure(delivery: Delivery, tried: Tried) -> None:
    """Logs an attempt that failed; all of them are in the delivery."""
    result = tried.result
    if result.is_success:
        return
    _log.info(
        "webhook_failed",
        system=delivery.system,
        tenant=delivery.tenant,
        endpoint=delivery.endpoint_id,
        message=delivery.message_id,
        attempt=delivery.tries,
        status=result.status,
        error=result.error,
        duration_ms=result.duration_ms,
    )

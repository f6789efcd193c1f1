"""Delivering: the job of one message for one endpoint.

    is it still wanted?  ->  is the endpoint available?  ->  send  ->  store the result

The result of an attempt is one write: the delivery, the endpoint's health and, if it was disabled,
the job that notifies its owner. If a process is killed between sending and writing, another one
takes over the job, and sends the message again with the same id.
Not here: creating these jobs (`webhooks.webhooks`), the meaning of a result (`webhooks.verdicts`).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from datetime import timedelta
from typing import Any, Final

import structlog

from tablewright.api.ports import WebhookSender
from tablewright.client import AsyncDatabase
from tablewright.errors import ConflictError, LostRaceError, TransactionFailedError
from tablewright.kits.jobs import Again, Job, JobQueue
from tablewright.kits.jobs.records import instant
from tablewright.kits.webhooks import limits
from tablewright.kits.webhooks.endpoints import Endpoint, EndpointStore
from tablewright.kits.webhooks.records import (
    Delivery,
    DeliveryStatus,
    WebhookMessage,
    delivery_of,
)
from tablewright.kits.webhooks.sender import AttemptResult
from tablewright.kits.webhooks.signing import signed_headers
from tablewright.kits.webhooks.verdicts import (
    Tried,
    after_attempt,
    is_call_due,
    is_significant,
    note,
)
from tablewright.model import transaction
from tablewright.model.operations.writing import WriteOperation

# Gets an endpoint that is being disabled; returns writes for the same transaction.
Disabling = Callable[[Endpoint], Awaitable[Sequence[WriteOperation[Any]]]]
# Gets the endpoint and the delivery after an attempt.
OnAttempt = Callable[[Endpoint, Delivery], Awaitable[None]]

DELIVER: Final = "webhook.deliver"
NOTICE: Final = "webhook.notice"

_log = structlog.stdlib.get_logger("tablewright.webhooks")


async def nothing(endpoint: Endpoint) -> Sequence[WriteOperation[Any]]:
    """No further writes when an endpoint is disabled."""
    return ()


@dataclass(frozen=True, slots=True)
class Delivering:
    """Delivers messages, as a job handler."""

    db: AsyncDatabase
    jobs: JobQueue
    store: EndpointStore
    sender: WebhookSender
    share: Callable[[], float]
    disabling: Disabling = nothing
    on_attempt: OnAttempt | None = None

    async def handle(self, job: Job) -> Again | None:
        """Runs a job of the kind `DELIVER`."""
        place = (self.jobs.name, job.tenant)
        endpoint_id, message_id = job.payload["endpoint_id"], job.payload["message_id"]
        db = self.db.for_tenant(job.tenant)
        endpoint = await self.store.get(job.tenant, endpoint_id)
        message = await db.run(WebhookMessage.get(*place, message_id).consistently())
        if endpoint is None or message is None:
            return None  # unsubscribed, or expired
        at = (*place, endpoint_id, message.published_at, message_id)
        stored = await db.run(Delivery.get(*at).consistently())
        delivery = stored or delivery_of(message, endpoint_id)
        is_replayed = delivery.round != job.payload["round"]
        if is_replayed or delivery.status is not DeliveryStatus.PENDING:
            return None
        if not endpoint.is_active:
            delivery.status = DeliveryStatus.HELD
            await db.run(delivery.put())
            return None
        wait = await self._wait(db, endpoint, delivery)
        if wait is not None:
            if stored is None:
                await db.run(delivery.put())  # so that its owner sees the pending delivery
            return wait
        tried = await self.tried(endpoint, message)
        note(delivery, tried, self.share(), attempts_max=endpoint.attempts_max)
        _log_failure(delivery, tried)
        await self._write(db, endpoint, delivery, tried)
        await self.tell(endpoint, delivery)
        return None if delivery.next_at is None else Again(delivery.next_at)

    async def tried(self, endpoint: Endpoint, message: WebhookMessage) -> Tried:
        """Makes one attempt to deliver a message, signed with every valid secret."""
        started_at = instant(self.jobs.clock)
        live = endpoint.live_secrets(started_at)
        at_seconds = int(started_at.timestamp())
        signed = signed_headers(live, message.message_id, at_seconds, message.body)
        headers = {**endpoint.headers, **signed}
        result: AttemptResult = await self.sender.send(endpoint.url, headers, message.body)
        was_probe = endpoint.health.wants_probe
        return Tried(result, started_at, instant(self.jobs.clock), was_probe)

    async def tell(self, endpoint: Endpoint, delivery: Delivery) -> None:
        """Calls `on_attempt`; errors are only logged."""
        if self.on_attempt is None:
            return
        try:
            await self.on_attempt(endpoint, delivery)
        except Exception as error:
            _log.warning(
                "on_attempt_failed",
                system=delivery.system,
                endpoint=delivery.endpoint_id,
                reason=type(error).__name__,
            )

    async def _wait(
        self, db: AsyncDatabase, endpoint: Endpoint, delivery: Delivery
    ) -> Again | None:
        """Returns until when the message must wait; None if this process should send it now."""
        now = instant(self.jobs.clock)
        if delivery.next_at is not None and now < delivery.next_at:
            return Again(delivery.next_at)  # the attempt was stored, but not the end of the job
        until = endpoint.health.waits_until(now)
        if until is None and endpoint.health.wants_probe:
            probing = replace(endpoint, health=endpoint.health.probing(now))
            try:
                await db.run(_together(self.store.changing(endpoint, probing)))
            except ConflictError:
                until = now  # another message is the trial, or the trial has ended
        if until is None:
            return None
        return Again(until + timedelta(seconds=self.share() * limits.WEBHOOK_SPREAD_SECONDS))

    async def _write(
        self, db: AsyncDatabase, known: Endpoint, delivery: Delivery, tried: Tried
    ) -> None:
        """Writes a delivery together with its effect on the current endpoint."""
        tenant, endpoint_id = delivery.tenant, delivery.endpoint_id
        # The probe has changed the endpoint.
        before = await self.store.get(tenant, endpoint_id) if tried.was_probe else known
        for _ in range(limits.WEBHOOK_WRITE_ATTEMPTS_MAX):
            after = None if before is None else after_attempt(before, delivery, tried)
            if before is None or after is None or not _is_worth_writing(before, after, known):
                await db.run(delivery.put())
                return
            writes: list[WriteOperation[Any]] = [delivery.put()]
            writes += self.store.changing(before, after)
            if before.is_active and not after.is_active:
                writes += [self._notice(after), *await self.disabling(after)]
            try:
                await db.run(transaction(*writes))
            except TransactionFailedError as failed:
                if failed.reasons[0] is not None:
                    raise
            else:
                return
            before = await self.store.get(tenant, endpoint_id)
        raise LostRaceError("Other requests kept changing the webhook endpoint.")

    def _notice(self, endpoint: Endpoint) -> WriteOperation[Any]:
        return self.jobs.add(NOTICE, {"endpoint_id": endpoint.endpoint_id}, tenant=endpoint.tenant)


def _is_worth_writing(before: Endpoint, after: Endpoint, known: Endpoint) -> bool:
    """Whether the endpoint is written as well. `known` is its state before the attempt.

    The time of a call is stored only if the endpoint has not changed.
    """
    return is_significant(before, after) or (before is known and is_call_due(before, after))


def _together(writes: Sequence[WriteOperation[Any]]) -> Any:
    return writes[0] if len(writes) == 1 else transaction(*writes)


def _log_failure(delivery: Delivery, tried: Tried) -> None:
    """Logs a failed attempt; all of them are in the delivery."""
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

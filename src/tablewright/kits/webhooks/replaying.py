"""Replaying: another round of attempts for a message, or for all that failed since a time.

Each round of a delivery has a job of its own, named by endpoint, message and round. A new round and
its job are one write, so asking twice at once makes one; the job of an older round finds that it is
over, and does nothing.
Not here: what a job of a round does (`webhooks.delivering`).
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from tablewright.client import AsyncDatabase
from tablewright.errors import NotFoundError, TransactionFailedError
from tablewright.kits.jobs import AddJob, Job, JobQueue
from tablewright.kits.jobs.records import instant
from tablewright.kits.webhooks import limits
from tablewright.kits.webhooks.delivering import DELIVER
from tablewright.kits.webhooks.records import (
    Delivery,
    DeliveryStatus,
    WebhookEndpoint,
    WebhookMessage,
    delivery_of,
)
from tablewright.model import one_of, since, transaction

REPLAY: Final = "webhook.replay"

_LOST: Final = [DeliveryStatus.FAILED, DeliveryStatus.HELD]


@dataclass(frozen=True, slots=True)
class Replaying:
    """Begins rounds of deliveries, as the handler of jobs and when asked."""

    db: AsyncDatabase
    jobs: JobQueue

    def job(self, delivery: Delivery, *, at: datetime | None = None) -> AddJob:
        """The job of a delivery's present round."""
        endpoint_id, message_id = delivery.endpoint_id, delivery.message_id
        return self.jobs.add(
            DELIVER,
            {"endpoint_id": endpoint_id, "message_id": message_id, "round": delivery.round},
            job_id=f"{DELIVER}:{delivery.tenant}:{endpoint_id}:{message_id}:{delivery.round}",
            tenant=delivery.tenant,
            at=at,
        )

    async def replay(self, endpoint: WebhookEndpoint, message_id: str) -> Delivery:
        """Begins another round for a message; raises `NotFoundError`."""
        db = self.db.for_tenant(endpoint.tenant)
        place = (self.jobs.name, endpoint.tenant)
        message = None
        if message_id and "#" not in message_id:
            message = await db.run(WebhookMessage.get(*place, message_id).consistently())
        if message is None:
            raise NotFoundError("Message not found or expired.")
        at = (*place, endpoint.endpoint_id, message.published_at, message_id)
        delivery = await db.run(Delivery.get(*at).consistently())
        return await self._begin(delivery or delivery_of(message, endpoint.endpoint_id))

    async def handle(self, job: Job) -> None:
        """Does a job of the kind `REPLAY`: what it has begun before it was killed is pending."""
        begin = datetime.fromisoformat(job.payload["since"])
        query = Delivery.of_endpoint(
            self.jobs.name, job.tenant, job.payload["endpoint_id"], since(begin)
        ).where(one_of(Delivery.status, _LOST))
        first = instant(self.jobs.clock)
        count = 0
        async for page in self.db.for_tenant(job.tenant).pages(query):
            for delivery in page.items:
                # Spread out: a receiver that was down should not get everything at once.
                pause = timedelta(seconds=count / limits.WEBHOOK_REPLAYS_PER_SECOND)
                try:
                    await self._begin(delivery, at=first + pause)
                except TransactionFailedError:
                    continue  # somebody else is replaying it
                count += 1

    async def _begin(self, delivery: Delivery, *, at: datetime | None = None) -> Delivery:
        delivery.round += 1
        delivery.tries = 0
        delivery.status, delivery.next_at = DeliveryStatus.PENDING, None
        operations = (delivery.put(), self.job(delivery, at=at))
        await self.db.for_tenant(delivery.tenant).run(transaction(*operations))
        return delivery

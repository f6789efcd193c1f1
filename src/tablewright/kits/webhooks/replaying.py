"""Replays: another round of attempts for a message, or for many since a time.

Each round of a delivery has its own job, named after endpoint, message and round. A new round and
its job are one write, so two concurrent requests start one round. The job of an older round finds
it over, and does nothing. A delivery names the job that started its round, so that a job that is
taken over starts none twice.
Not here: the job of a round (`webhooks.delivering`).
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Final

from tablewright.client import AsyncDatabase
from tablewright.errors import NotFoundError, TransactionFailedError
from tablewright.kits.jobs import AddJob, Job, JobQueue
from tablewright.kits.jobs.records import instant
from tablewright.kits.webhooks import limits
from tablewright.kits.webhooks.delivering import DELIVER
from tablewright.kits.webhooks.endpoints import Endpoint
from tablewright.kits.webhooks.records import (
    Delivery,
    DeliveryStatus,
    WebhookMessage,
    delivery_of,
)
from tablewright.model import between, one_of, since, transaction
from tablewright.model.operations.writing import WriteOperation

REPLAY: Final = "webhook.replay"

_LOST: Final = [DeliveryStatus.FAILED, DeliveryStatus.HELD]
_ENDED: Final = [*_LOST, DeliveryStatus.DELIVERED]  # pending ones are in progress


@dataclass(frozen=True, slots=True)
class Replayer:
    """Starts rounds of deliveries, as a job handler and on request."""

    db: AsyncDatabase
    jobs: JobQueue

    def job(self, delivery: Delivery, *, at: datetime | None = None) -> AddJob:
        """Returns the job of a delivery's current round."""
        endpoint_id, message_id = delivery.endpoint_id, delivery.message_id
        return self.jobs.add(
            DELIVER,
            {"endpoint_id": endpoint_id, "message_id": message_id, "round": delivery.round},
            job_id=f"{DELIVER}:{delivery.tenant}:{endpoint_id}:{message_id}:{delivery.round}",
            tenant=delivery.tenant,
            at=at,
        )

    async def found(
        self, endpoint: Endpoint, message_id: str
    ) -> tuple[WebhookMessage, Delivery | None]:
        """Returns a message, and its delivery if it has started; raises `NotFoundError`."""
        db = self.db.for_tenant(endpoint.tenant)
        place = (self.jobs.name, endpoint.tenant)
        message = None
        if message_id and "#" not in message_id:
            message = await db.run(WebhookMessage.get(*place, message_id).consistently())
        if message is None:
            raise NotFoundError("Message not found or expired.")
        at = (*place, endpoint.endpoint_id, message.published_at, message_id)
        return message, await db.run(Delivery.get(*at).consistently())

    async def replay(
        self, endpoint: Endpoint, message_id: str, *also: WriteOperation[Any]
    ) -> Delivery:
        """Starts another round for a message; raises `NotFoundError`."""
        message, delivery = await self.found(endpoint, message_id)
        return await self._begin(delivery or delivery_of(message, endpoint.endpoint_id), *also)

    def job_since(self, endpoint: Endpoint, begin: datetime, *, is_all: bool) -> AddJob:
        """The job that replays many deliveries."""
        payload = {"endpoint_id": endpoint.endpoint_id, "since": begin.isoformat(), "all": is_all}
        return self.jobs.add(REPLAY, payload, tenant=endpoint.tenant)

    async def handle(self, job: Job) -> None:
        """Runs a job of the kind `REPLAY`."""
        begin = datetime.fromisoformat(job.payload["since"])
        place = (self.jobs.name, job.tenant, job.payload["endpoint_id"])
        if job.payload.get("all", False):
            # Messages published since the request are being delivered anyway.
            until = max(begin, job.created_at)
            query = Delivery.of_endpoint(*place, between(begin, until))
            query = query.where(one_of(Delivery.status, _ENDED))
        else:
            query = Delivery.of_endpoint(*place, since(begin))
            query = query.where(one_of(Delivery.status, _LOST))
        first = instant(self.jobs.clock)
        count = 0
        async for page in self.db.for_tenant(job.tenant).pages(query):
            for delivery in page.items:
                if delivery.replay_id == job.job_id:
                    continue  # started before the job was taken over
                # Spread over time: a receiver that was down should not get everything at once.
                pause = timedelta(seconds=count / limits.WEBHOOK_REPLAYS_PER_SECOND)
                delivery.replay_id = job.job_id
                try:
                    await self._begin(delivery, at=first + pause)
                except TransactionFailedError:
                    continue  # another request replays it
                count += 1

    async def _begin(
        self, delivery: Delivery, *also: WriteOperation[Any], at: datetime | None = None
    ) -> Delivery:
        delivery.round += 1
        delivery.tries = 0
        delivery.status, delivery.next_at = DeliveryStatus.PENDING, None
        operations = (delivery.put(), self.job(delivery, at=at), *also)
        await self.db.for_tenant(delivery.tenant).run(transaction(*operations))
        return delivery

"""Webhooks: what a system uses to tell its tenants of events at URLs that they name.

    hooks = Webhooks(db, jobs)
    endpoint = await hooks.subscribe("acme", "https://acme.example/hook")
    await db.run(transaction(event.create(), *await hooks.publish("acme", type, id, body)))
    JobRunner(db, jobs, hooks.kinds)

The system is that of the queue. Every method takes the tenant first, and works with a database that
is bound to it.
Not here: sending (`webhooks.delivering`), replaying (`webhooks.replaying`).
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from datetime import datetime, timedelta
from typing import Any

from tablewright.api import limits as api_limits
from tablewright.api.ports import WebhookSender
from tablewright.client import AsyncDatabase
from tablewright.errors import (
    ConflictingError,
    InvalidError,
    ItemNotFoundError,
    LostRaceError,
    NotFoundError,
    TooLargeError,
    VersionConflictError,
)
from tablewright.ids import random_share
from tablewright.kits.http.health import Health
from tablewright.kits.http.targets import TargetRules, target_of
from tablewright.kits.jobs import Job, JobKind, JobQueue
from tablewright.kits.jobs.records import instant
from tablewright.kits.webhooks import limits
from tablewright.kits.webhooks.delivering import DELIVER, NOTICE, Delivering
from tablewright.kits.webhooks.records import (
    Delivery,
    DeliveryStatus,
    EndpointStatus,
    SigningSecret,
    WebhookEndpoint,
    WebhookMessage,
    delivery_of,
)
from tablewright.kits.webhooks.replaying import REPLAY, Replaying
from tablewright.kits.webhooks.sender import Sender
from tablewright.kits.webhooks.signing import key_of, new_secret
from tablewright.kits.webhooks.verdicts import add_attempt
from tablewright.model import Operation, Page, one_of, update_of
from tablewright.model.operations.writing import WriteOperation

_ENDED = EndpointStatus.ENDED
_PING_TYPE = "webhook.ping"
_MESSAGE_ID = re.compile(rf"[A-Za-z0-9_-]{{1,{limits.WEBHOOK_MESSAGE_ID_LENGTH_MAX}}}")
_EVENT_TYPE = re.compile(r"[A-Za-z0-9._-]{1,128}")
# A delivery must not be given up because the store was away: it is tried for more than a day.
_STORE_RETRIES = (1.0, 5.0, 30.0, 60.0, 300.0, 900.0, *([3600.0] * 48))

OnDisabled = Callable[[WebhookEndpoint], Awaitable[None]]
# What `publish` needs to know of an endpoint: id, event types, status.
Subscription = tuple[str, list[str] | None, EndpointStatus]


async def _nobody(endpoint: WebhookEndpoint) -> None:
    return


class Webhooks:
    """The webhooks of one system.

    `db` is bound to no tenant and has keys, because secrets are encrypted. `sender` knows which
    URLs are allowed. `on_disabled` is told of each endpoint that was disabled or ended because of
    its receiver; if it raises, it is told again.
    """

    def __init__(
        self,
        db: AsyncDatabase,
        jobs: JobQueue,
        *,
        sender: WebhookSender | None = None,
        on_disabled: OnDisabled = _nobody,
        share: Callable[[], float] = random_share,
    ) -> None:
        self._db = db
        self._jobs = jobs
        self._system = jobs.name
        self._sender: WebhookSender = sender or Sender(TargetRules())
        self._on_disabled = on_disabled
        self._delivering = Delivering(db, jobs, self._sender, share)
        self._replaying = Replaying(db, jobs)

    @property
    def kinds(self) -> Sequence[JobKind]:
        """The kinds of jobs that webhooks are made of, for the system's runner."""
        return (
            JobKind(DELIVER, self._delivering.handle, retries=_STORE_RETRIES),
            JobKind(REPLAY, self._replaying.handle, retries=_STORE_RETRIES),
            JobKind(NOTICE, self._give_notice, retries=_STORE_RETRIES),
        )

    # Endpoints

    async def subscribe(
        self,
        tenant: str,
        url: str,
        *,
        event_types: Sequence[str] | None = None,
        description: str = "",
        secret: str | None = None,
    ) -> WebhookEndpoint:
        """A new endpoint, with a fresh secret if none is given; raises `InvalidError`.

        Without `event_types` it gets all events. Whether the URL can be reached is not tried:
        `ping` does that.
        """
        target_of(url, self._sender.rules)
        there = [one for one in await self.subscriptions(tenant) if one[2] is not _ENDED]
        if len(there) >= limits.WEBHOOK_ENDPOINTS_MAX:
            raise ConflictingError(
                f"A tenant may have at most {limits.WEBHOOK_ENDPOINTS_MAX} webhook endpoints.",
                hint="Delete an endpoint first.",
            )
        if secret is not None:
            key_of(secret)
        endpoint = WebhookEndpoint(
            system=self._system,
            tenant=tenant,
            endpoint_id=self._jobs.ids.uuid(),
            url=url,
            description=description,
            event_types=_checked_types(event_types),
            secrets=[SigningSecret(secret or new_secret(self._jobs.ids))],
        )
        creating = endpoint.create().marked_by(WebhookEndpoint.endpoint_id)
        return await self._db.for_tenant(tenant).run(creating)

    async def unsubscribe(self, tenant: str, endpoint_id: str) -> None:
        """Ends a subscription; what waits for it is not sent any more. Raises `NotFoundError`."""
        endpoint = await self.endpoint(tenant, endpoint_id)
        place = WebhookEndpoint.at(
            system=self._system, tenant=tenant, endpoint_id=endpoint.endpoint_id
        )
        try:
            await self._db.for_tenant(tenant).run(place.delete())
        except ItemNotFoundError as gone:
            if not gone.is_outcome_unknown:  # else an attempt without a response has deleted it
                raise

    async def endpoints(self, tenant: str) -> list[WebhookEndpoint]:
        """All endpoints of a tenant."""
        query = WebhookEndpoint.of_tenant(self._system, tenant).consistently()
        return (await self._db.for_tenant(tenant).all(query, unreadable="collect")).items

    async def endpoint(self, tenant: str, endpoint_id: str) -> WebhookEndpoint:
        """An endpoint; raises `NotFoundError`."""
        found = None
        if "#" not in endpoint_id and endpoint_id:
            get = WebhookEndpoint.get(self._system, tenant, endpoint_id).consistently()
            found = await self._db.for_tenant(tenant).run(get)
        if found is None:
            raise NotFoundError("Webhook endpoint not found.")
        return found

    async def rotate_secret(self, tenant: str, endpoint_id: str) -> WebhookEndpoint:
        """Gives an endpoint a new secret; the one before it signs too, for a day."""
        now = instant(self._jobs.clock)
        until = now + timedelta(seconds=limits.WEBHOOK_SECRET_GRACE_SECONDS)
        fresh = SigningSecret(new_secret(self._jobs.ids))

        def change(endpoint: WebhookEndpoint, draft: WebhookEndpoint) -> None:
            former = [
                SigningSecret(one.secret, min(one.until or until, until))
                for one in endpoint.secrets
                if not one.is_over(now)
            ]
            draft.secrets = [fresh, *former][: limits.WEBHOOK_SECRETS_MAX]

        # What is stored of a fresh secret is encrypted, and like nothing else.
        return await self._changed(tenant, endpoint_id, change, WebhookEndpoint.secrets)

    async def enable(self, tenant: str, endpoint_id: str) -> WebhookEndpoint:
        """Lets an endpoint get messages again. What it missed is sent by `replay_failed`."""

        def change(endpoint: WebhookEndpoint, draft: WebhookEndpoint) -> None:
            draft.status, draft.health = EndpointStatus.ACTIVE, Health()
            draft.status_reason, draft.status_at, draft.expires_at = None, None, None

        return await self._changed(tenant, endpoint_id, change)

    async def disable(self, tenant: str, endpoint_id: str, *, reason: str) -> WebhookEndpoint:
        """Lets an endpoint get nothing; messages for it are kept, and can be replayed."""

        def change(endpoint: WebhookEndpoint, draft: WebhookEndpoint) -> None:
            draft.status, draft.status_reason = EndpointStatus.DISABLED, reason
            draft.status_at = instant(self._jobs.clock)

        return await self._changed(tenant, endpoint_id, change)

    async def _changed(
        self,
        tenant: str,
        endpoint_id: str,
        change: Callable[[WebhookEndpoint, WebhookEndpoint], None],
        *marks: object,
    ) -> WebhookEndpoint:
        """Changes an endpoint that deliveries are changing too; `change` gets it and its draft."""
        for _ in range(limits.WEBHOOK_WRITE_ATTEMPTS_MAX):
            endpoint = await self.endpoint(tenant, endpoint_id)
            draft = endpoint.edited()
            change(endpoint, draft)
            with suppress(VersionConflictError):
                update = update_of(draft).marked_by(*marks)
                return await self._db.for_tenant(tenant).run(update)
        raise LostRaceError("Other requests kept changing the webhook endpoint.")

    # Messages

    async def subscriptions(self, tenant: str) -> list[Subscription]:
        """What `publish` needs to know of the endpoints of a tenant, for several messages."""
        query = (
            WebhookEndpoint.of_tenant(self._system, tenant)
            .consistently()
            # Not the secrets: a message can be published whatever became of the keys.
            .only(WebhookEndpoint.endpoint_id, WebhookEndpoint.event_types, WebhookEndpoint.status)
        )
        return (await self._db.for_tenant(tenant).all(query, unreadable="collect")).items

    async def publish(
        self,
        tenant: str,
        event_type: str,
        message_id: str,
        body: bytes,
        *,
        to: Sequence[Subscription] | None = None,
    ) -> list[WriteOperation[Any]]:
        """The writes that bring a message to every endpoint that wants it; none if nobody does.

        They go into one transaction, with the system's own write or right after it. The same
        `message_id` a second time makes the transaction fail: the message is on its way already.
        `to` are the tenant's `subscriptions`, if the caller has read them.
        """
        subscribed = await self.subscriptions(tenant) if to is None else to
        wanted = [
            (endpoint_id, status)
            for endpoint_id, types, status in subscribed
            if status is not _ENDED and (types is None or event_type in types)
        ]
        if not wanted:
            return []
        message = self._message(tenant, event_type, message_id, body)
        writes: list[WriteOperation[Any]] = [message.create()]
        for endpoint_id, status in wanted:
            if status is EndpointStatus.DISABLED:
                held = delivery_of(message, endpoint_id)
                held.status = DeliveryStatus.HELD
                writes.append(held.create())
            else:
                writes.append(self._replaying.job(delivery_of(message, endpoint_id)))
        return writes

    def _message(
        self, tenant: str, event_type: str, message_id: str, body: bytes
    ) -> WebhookMessage:
        if _MESSAGE_ID.fullmatch(message_id) is None:
            raise InvalidError("Message ids may contain only letters, digits, '_' and '-'.")
        if _EVENT_TYPE.fullmatch(event_type) is None:
            raise InvalidError("Event types may contain only letters, digits, '.', '_' and '-'.")
        if len(body) > limits.WEBHOOK_BODY_BYTES_MAX:
            raise TooLargeError(
                f"A message may have at most {limits.WEBHOOK_BODY_BYTES_MAX} bytes."
            )
        return WebhookMessage(
            system=self._system,
            tenant=tenant,
            message_id=message_id,
            event_type=event_type,
            body=body,
            published_at=instant(self._jobs.clock),
        )

    async def ping(self, tenant: str, endpoint_id: str) -> Delivery:
        """Sends a test message now, whatever state the endpoint is in, and tells what came of it.

        It is in the log, is not tried again, and says nothing about the health of the endpoint.
        """
        endpoint = await self.endpoint(tenant, endpoint_id)
        at = instant(self._jobs.clock)
        body = f'{{"type":"{_PING_TYPE}","timestamp":"{at.isoformat()}","data":{{}}}}'.encode()
        message = self._message(tenant, _PING_TYPE, f"ping_{self._jobs.ids.uuid()}", body)
        delivery = delivery_of(message, endpoint_id)
        tried = await self._delivering.tried(endpoint, message)
        add_attempt(delivery, tried)
        is_success = tried.result.is_success
        delivery.status = DeliveryStatus.DELIVERED if is_success else DeliveryStatus.FAILED
        creating = delivery.create().marked_by(Delivery.message_id)
        return await self._db.for_tenant(tenant).run(creating)

    # The log

    async def deliveries(
        self,
        tenant: str,
        endpoint_id: str,
        *,
        status: DeliveryStatus | None = None,
        limit: int = api_limits.API_PAGE_DEFAULT,
        cursor: str | None = None,
    ) -> Page[Delivery]:
        """A page of the deliveries of an endpoint, the newest first, each with its attempts."""
        await self.endpoint(tenant, endpoint_id)
        query = Delivery.of_endpoint(self._system, tenant, endpoint_id).newest_first()
        if status is not None:
            query = query.where(one_of(Delivery.status, [status]))
        operation: Operation[Page[Delivery]] = query.limit(limit).from_cursor(cursor)
        return await self._db.for_tenant(tenant).run(operation)

    async def replay(self, tenant: str, endpoint_id: str, message_id: str) -> Delivery:
        """Sends a message again, now, with the whole schedule before it; raises `NotFoundError`.

        Whatever became of it before: what was delivered is delivered once more, and what waits for
        its next attempt does not wait for it.
        """
        endpoint = await self.endpoint(tenant, endpoint_id)
        return await self._replaying.replay(endpoint, message_id)

    async def replay_failed(self, tenant: str, endpoint_id: str, *, since: datetime) -> Job:
        """Sends again everything since a time that failed or was held; the job that does it."""
        await self.endpoint(tenant, endpoint_id)
        adding = self._jobs.add(
            REPLAY, {"endpoint_id": endpoint_id, "since": since.isoformat()}, tenant=tenant
        )
        return await self._db.run(adding)

    async def _give_notice(self, job: Job) -> None:
        try:
            endpoint = await self.endpoint(job.tenant, job.payload["endpoint_id"])
        except NotFoundError:
            return
        await self._on_disabled(endpoint)


def _checked_types(event_types: Sequence[str] | None) -> list[str] | None:
    if event_types is None:
        return None
    if not 1 <= len(event_types) <= limits.WEBHOOK_EVENT_TYPES_MAX:
        raise InvalidError(
            f"event_types must be null or list 1 to {limits.WEBHOOK_EVENT_TYPES_MAX} event types.",
            details={"place": "event_types"},
        )
    for one in event_types:
        if _EVENT_TYPE.fullmatch(one) is None:
            raise InvalidError(
                f"{one[:80]!r} is not a valid event type.", details={"place": "event_types"}
            )
    return list(dict.fromkeys(event_types))

"""Webhooks: sends events of a system to URLs of its tenants.

    hooks = Webhooks(db, jobs)
    endpoint = await hooks.subscribe("acme", "https://acme.example/hook", event_types=["sync.*"])
    await db.run(transaction(event.create(), *await hooks.publish("acme", type, id, body)))
    JobRunner(db, jobs, hooks.kinds)

The system is that of the queue. The first parameter of every method is the tenant, and its database
is bound to it.
Not here: changing endpoints (`webhooks.changing`), sending (`webhooks.delivering`), replaying
(`webhooks.replaying`), routes (`webhooks.routes`).
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any

from tablewright.api import limits as api_limits
from tablewright.api.ports import WebhookSender
from tablewright.client import AsyncDatabase
from tablewright.errors import InvalidError, NotFoundError, TooLargeError
from tablewright.ids import random_share
from tablewright.kits.http.targets import TargetRules
from tablewright.kits.jobs import Job, JobKind, JobQueue
from tablewright.kits.jobs.records import instant
from tablewright.kits.webhooks import limits
from tablewright.kits.webhooks.bodies import BodyOf, WebhookEvent, standard_body
from tablewright.kits.webhooks.changing import Also, Changing, NewEndpoint, nothing_else
from tablewright.kits.webhooks.delivering import (
    DELIVER,
    NOTICE,
    Delivering,
    Disabling,
    OnAttempt,
    nothing,
)
from tablewright.kits.webhooks.endpoints import (
    Endpoint,
    EndpointStore,
    EndpointSubscription,
    Outage,
    SigningSecret,
)
from tablewright.kits.webhooks.erasing import erase_tenant
from tablewright.kits.webhooks.event_types import is_event_type, wants
from tablewright.kits.webhooks.own_endpoints import OwnEndpoints
from tablewright.kits.webhooks.records import (
    Delivery,
    DeliveryStatus,
    WebhookMessage,
    delivery_of,
)
from tablewright.kits.webhooks.replaying import REPLAY, Replayer
from tablewright.kits.webhooks.sender import Sender
from tablewright.kits.webhooks.signing import new_secret
from tablewright.kits.webhooks.verdicts import add_attempt
from tablewright.model import Operation, Page, one_of, transaction
from tablewright.model.operations.writing import WriteOperation

_MESSAGE_ID = re.compile(rf"[A-Za-z0-9_-]{{1,{limits.WEBHOOK_MESSAGE_ID_LENGTH_MAX}}}")
# A delivery must not fail because the store was unavailable: it is retried for more than a day.
_STORE_RETRIES = (1.0, 5.0, 30.0, 60.0, 300.0, 900.0, *([3600.0] * 48))

OnDisabled = Callable[[Endpoint], Awaitable[None]]


async def _nobody(endpoint: Endpoint) -> None:
    return


class Webhooks:
    """The webhooks of one system.

    `db` is not bound to a tenant and has keys, because secrets are encrypted. `sender` knows the
    allowed URLs. `store` has the endpoints; by default the kit's own records. `event_types` lists
    all events of the system, which limits subscriptions to them.

    Two functions get an endpoint that its receiver caused to be disabled. `disabling` returns
    further writes of the same transaction. `on_disabled` runs later, as a job, and again if it
    raises. `on_attempt` gets each endpoint and delivery after an attempt, if the process lives.
    `body_of` builds the bodies of pings, and of messages that are published as mappings.
    """

    def __init__(
        self,
        db: AsyncDatabase,
        jobs: JobQueue,
        *,
        sender: WebhookSender | None = None,
        store: EndpointStore | None = None,
        event_types: Collection[str] | None = None,
        on_disabled: OnDisabled = _nobody,
        disabling: Disabling = nothing,
        on_attempt: OnAttempt | None = None,
        body_of: BodyOf = standard_body,
        ping_type: str = "webhook.ping",
        share: Callable[[], float] = random_share,
    ) -> None:
        self._db = db
        self._jobs = jobs
        self._system = jobs.name
        found = sender or Sender(TargetRules())
        self._store: EndpointStore = store or OwnEndpoints(db, jobs.name, jobs.ids)
        self._on_disabled = on_disabled
        self._body_of = body_of
        self._ping_type = ping_type
        self._changing = Changing(db, jobs, self._store, found.rules, event_types)
        self._delivering = Delivering(
            db, jobs, self._store, found, share, disabling=disabling, on_attempt=on_attempt
        )
        self._replaying = Replayer(db, jobs)

    @property
    def kinds(self) -> Sequence[JobKind]:
        """The kinds of webhook jobs, for the system's runner."""
        return (
            JobKind(DELIVER, self._delivering.handle, retries=_STORE_RETRIES),
            JobKind(REPLAY, self._replaying.handle, retries=_STORE_RETRIES),
            JobKind(NOTICE, self._give_notice, retries=_STORE_RETRIES),
        )

    # Endpoints. `also` returns further writes of the same transaction.

    async def subscribe(
        self,
        tenant: str,
        url: str,
        *,
        event_types: Sequence[str] | None = None,
        description: str = "",
        headers: Mapping[str, str] | None = None,
        attempts_max: int | None = None,
        secret: str | None = None,
        endpoint_id: str | None = None,
        also: Also = nothing_else,
    ) -> Endpoint:
        """Creates an endpoint, with a new secret by default; raises `InvalidError`.

        `event_types` are names, `prefix.*` or `*`; without them the endpoint gets all events.
        `attempts_max` shortens the schedule of each message. The URL is not contacted: use `ping`.
        A repeated `endpoint_id` returns the endpoint of the first call.
        """
        wanted = NewEndpoint(url, event_types, description, headers or {}, attempts_max, secret)
        return await self._changing.create(
            tenant, wanted, endpoint_id=endpoint_id or self._jobs.ids.uuid(), also=also
        )

    async def update(
        self,
        tenant: str,
        endpoint_id: str,
        change: Callable[[Endpoint], Endpoint],
        *,
        also: Also = nothing_else,
    ) -> Endpoint:
        """Changes URL, events, description, headers or attempts; raises `InvalidError`.

        `change` returns the new endpoint. It is called again if it lost a race.
        """

        def changed(before: Endpoint) -> Endpoint:
            after = self._changing.checked(change(before))
            return replace(
                before,
                url=after.url,
                event_types=after.event_types,
                description=after.description,
                headers=after.headers,
                attempts_max=after.attempts_max,
                edition=before.edition + 1,
            )

        return await self._changing.change(tenant, endpoint_id, changed, also=also)

    async def unsubscribe(
        self,
        tenant: str,
        endpoint_id: str,
        *,
        check: Callable[[Endpoint], None] = lambda endpoint: None,
        also: Also = nothing_else,
    ) -> None:
        """Deletes an endpoint and cancels its pending messages. Raises `NotFoundError`.

        `check` may raise an error to prevent it.
        """
        await self._changing.delete(tenant, endpoint_id, check=check, also=also)

    async def endpoints(self, tenant: str) -> list[Endpoint]:
        """Returns all endpoints of a tenant, oldest first."""
        return await self._store.of_tenant(tenant)

    async def endpoint(self, tenant: str, endpoint_id: str) -> Endpoint:
        """Returns an endpoint; raises `NotFoundError`."""
        return await self._changing.get(tenant, endpoint_id)

    async def rotate_secret(
        self, tenant: str, endpoint_id: str, *, also: Also = nothing_else
    ) -> Endpoint:
        """Replaces the secret of an endpoint; the previous one also signs for a day."""
        fresh = SigningSecret(new_secret(self._jobs.ids))
        return await self._changing.change(
            tenant, endpoint_id, lambda one: self._changing.rotated(one, fresh), also=also
        )

    async def enable(self, tenant: str, endpoint_id: str, *, also: Also = nothing_else) -> Endpoint:
        """Enables an endpoint. `replay_failed` sends the messages that it missed."""
        return await self._changing.change(tenant, endpoint_id, self._changing.enabled, also=also)

    async def disable(
        self, tenant: str, endpoint_id: str, *, reason: str, also: Also = nothing_else
    ) -> Endpoint:
        """Disables an endpoint; its messages are held, and can be replayed."""
        return await self._changing.change(
            tenant, endpoint_id, lambda one: self._changing.disabled(one, reason), also=also
        )

    async def outages(
        self, *, limit: int = api_limits.API_PAGE_DEFAULT, cursor: str | None = None
    ) -> Page[Outage]:
        """Returns a page of endpoints of all tenants that receive no messages; longest first."""
        return await self._store.outages(limit, cursor)

    async def erase(self, tenant: str) -> None:
        """Erases the kit's records of a tenant's endpoints, with their delivery logs.

        Messages expire.
        """
        await erase_tenant(self._db.for_tenant(tenant), self._store, self._system, tenant)

    # Messages

    async def subscriptions(self, tenant: str) -> list[EndpointSubscription]:
        """Returns the data of a tenant's endpoints that `publish` needs, for several messages."""
        return await self._store.subscriptions(tenant)

    async def publish(
        self,
        tenant: str,
        event_type: str,
        message_id: str,
        body: bytes | Mapping[str, Any],
        *,
        to: Sequence[EndpointSubscription] | None = None,
    ) -> list[WriteOperation[Any]]:
        """Returns the writes that send a message to every subscribed endpoint; none without any.

        They belong in one transaction, with the system's own write or right after it. A repeated
        `message_id` makes the transaction fail: the message is being sent already. A mapping
        becomes the data of the body that the system's `body_of` builds. `to` are the tenant's
        `subscriptions`, if the caller has read them.
        """
        subscribed = await self.subscriptions(tenant) if to is None else to
        wanted = [one for one in subscribed if wants(one.event_types, event_type)]
        if not wanted:
            return []
        # Disabled endpoints too: the job checks, so that no message is held for one that was just
        # enabled.
        message = self._message(tenant, event_type, message_id, body)
        deliveries = [delivery_of(message, one.endpoint_id) for one in wanted]
        return [message.create(), *map(self._replaying.job, deliveries)]

    def _message(
        self, tenant: str, event_type: str, message_id: str, body: bytes | Mapping[str, Any]
    ) -> WebhookMessage:
        if _MESSAGE_ID.fullmatch(message_id) is None:
            raise InvalidError("Message ids may contain only letters, digits, '_' and '-'.")
        if not is_event_type(event_type):
            raise InvalidError("Event types may contain only letters, digits, '.', '_' and '-'.")
        now = instant(self._jobs.clock)
        if isinstance(body, Mapping):
            body = self._body_of(WebhookEvent(message_id, event_type, tenant, now, body))
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
            published_at=now,
        )

    async def ping(self, tenant: str, endpoint_id: str) -> Delivery:
        """Sends a test message now, also to a disabled endpoint, and returns the result.

        It is logged, is not retried, and does not affect the endpoint's health.
        """
        endpoint = await self.endpoint(tenant, endpoint_id)
        message = self._message(tenant, self._ping_type, f"ping_{self._jobs.ids.uuid()}", {})
        delivery = delivery_of(message, endpoint_id)
        tried = await self._delivering.tried(endpoint, message)
        add_attempt(delivery, tried)
        is_success = tried.result.is_success
        delivery.status = DeliveryStatus.DELIVERED if is_success else DeliveryStatus.FAILED
        db = self._db.for_tenant(tenant)
        await db.run(transaction(message.create(), delivery.create()))
        await self._delivering.tell(endpoint, delivery)
        return delivery

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
        """Returns a page of an endpoint's deliveries, newest first, each with its attempts.

        With a status, a page reads a bounded number of deliveries, and may be short.
        """
        await self.endpoint(tenant, endpoint_id)
        query = Delivery.of_endpoint(self._system, tenant, endpoint_id).newest_first()
        if status is not None:
            query = query.where(one_of(Delivery.status, [status]))
        bounded = query.bounded(reads_max=api_limits.API_PAGE_READS_MAX)
        operation: Operation[Page[Delivery]] = bounded.limit(limit).from_cursor(cursor)
        return await self._db.for_tenant(tenant).run(operation)

    async def delivery(
        self, tenant: str, endpoint_id: str, message_id: str
    ) -> tuple[WebhookMessage, Delivery]:
        """Returns a message with its delivery to an endpoint; raises `NotFoundError`."""
        endpoint = await self.endpoint(tenant, endpoint_id)
        message, delivery = await self._replaying.found(endpoint, message_id)
        if delivery is None:
            raise NotFoundError("Delivery not found.")
        return message, delivery

    async def replay(
        self, tenant: str, endpoint_id: str, message_id: str, *also: WriteOperation[Any]
    ) -> Delivery:
        """Sends a message again now, with a full schedule; raises `NotFoundError`.

        A delivered message is delivered again, and a pending one does not wait for its next
        attempt.
        """
        endpoint = await self.endpoint(tenant, endpoint_id)
        return await self._replaying.replay(endpoint, message_id, *also)

    async def replay_failed(
        self, tenant: str, endpoint_id: str, *also: WriteOperation[Any], since: datetime
    ) -> Job:
        """Returns the job that resends failed and held messages since a time."""
        return await self._replay_since(tenant, endpoint_id, since, also, is_all=False)

    async def replay_all(
        self, tenant: str, endpoint_id: str, *also: WriteOperation[Any], since: datetime
    ) -> Job:
        """Returns the job that resends all messages since a time."""
        return await self._replay_since(tenant, endpoint_id, since, also, is_all=True)

    async def _replay_since(
        self,
        tenant: str,
        endpoint_id: str,
        since: datetime,
        also: Sequence[WriteOperation[Any]],
        *,
        is_all: bool,
    ) -> Job:
        endpoint = await self.endpoint(tenant, endpoint_id)
        adding = self._replaying.job_since(endpoint, since, is_all=is_all)
        if not also:
            return await self._db.run(adding)
        await self._db.run(transaction(adding, *also))
        return adding.job

    async def _give_notice(self, job: Job) -> None:
        try:
            endpoint = await self.endpoint(job.tenant, job.payload["endpoint_id"])
        except NotFoundError:
            return
        if not endpoint.is_active:  # otherwise it was enabled before the notification
            await self._on_disabled(endpoint)

"""Changing: endpoints are created, changed, disabled, enabled and deleted by their owners.

Each change is one transaction with further writes of the caller, such as its audit entry.
Deliveries change endpoints too: a change that lost a race is planned again.
Not here: changes by attempts (`webhooks.delivering`), the routes (`webhooks.routes`).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import timedelta
from typing import Any

from tablewright.client import AsyncDatabase
from tablewright.errors import (
    ConflictError,
    ConflictingError,
    InvalidError,
    LostRaceError,
    NotFoundError,
)
from tablewright.kits.http.health import Health
from tablewright.kits.http.targets import TargetRules, target_of
from tablewright.kits.jobs import JobQueue
from tablewright.kits.jobs.records import instant
from tablewright.kits.webhooks import limits
from tablewright.kits.webhooks.endpoints import (
    Endpoint,
    EndpointStatus,
    EndpointStore,
    SigningSecret,
)
from tablewright.kits.webhooks.event_types import checked_types
from tablewright.kits.webhooks.headers import checked_headers
from tablewright.kits.webhooks.records import EndpointList
from tablewright.kits.webhooks.signing import key_of, new_secret
from tablewright.model import transaction, update_of
from tablewright.model.operations.writing import WriteOperation

# Gets an endpoint before and after a change, None if it does not exist; returns further writes of
# the same transaction. It is called again if the change lost a race.
Also = Callable[[Endpoint | None, Endpoint | None], Awaitable[Sequence[WriteOperation[Any]]]]
Change = Callable[[Endpoint], Endpoint]


@dataclass(frozen=True, slots=True)
class NewEndpoint:
    """The values of a new endpoint. Without a secret, it gets a new one."""

    url: str
    event_types: Sequence[str] | None = None
    description: str = ""
    headers: Mapping[str, str] = field(default_factory=dict[str, str], repr=False)
    attempts_max: int | None = None
    secret: str | None = field(default=None, repr=False)


async def nothing_else(before: Endpoint | None, after: Endpoint | None) -> Sequence[Any]:
    """No further writes."""
    return ()


@dataclass(frozen=True, slots=True)
class Changing:
    """Changes the endpoints of one system."""

    db: AsyncDatabase
    jobs: JobQueue
    store: EndpointStore
    rules: TargetRules
    event_types: Collection[str] | None  # all events of the system; None: any

    async def get(self, tenant: str, endpoint_id: str) -> Endpoint:
        """An endpoint; raises `NotFoundError`."""
        found = None
        if "#" not in endpoint_id and endpoint_id:
            found = await self.store.get(tenant, endpoint_id)
        if found is None:
            raise NotFoundError("Webhook endpoint not found.")
        return found

    async def create(
        self, tenant: str, wanted: NewEndpoint, *, endpoint_id: str, also: Also = nothing_else
    ) -> Endpoint:
        """Creates an endpoint, or returns the one of an earlier attempt.

        Raises `InvalidError`, and `ConflictingError` if the tenant has too many.
        """
        if wanted.secret is not None:
            key_of(wanted.secret)
        secret = SigningSecret(wanted.secret or new_secret(self.jobs.ids))
        blank = Endpoint(tenant, endpoint_id, wanted.url, (secret,))
        endpoint = self.checked(
            replace(
                blank,
                event_types=None if wanted.event_types is None else tuple(wanted.event_types),
                description=wanted.description,
                headers=wanted.headers,
                attempts_max=wanted.attempts_max,
            )
        )
        for _ in range(limits.WEBHOOK_WRITE_ATTEMPTS_MAX):
            # An earlier attempt may have taken the last place that a plan has.
            if (made := await self.store.get(tenant, endpoint_id)) is not None:
                return made
            get = EndpointList.get(self.jobs.name, tenant).consistently()
            # Before the endpoints: a later one changes the list.
            listed = await self.db.for_tenant(tenant).run(get)
            await self._check_room(endpoint)
            writes = [*self.store.creating(endpoint), self._listing(tenant, listed)]
            try:
                await self._write(writes, await also(None, endpoint))
            except ConflictError:
                continue
            return await self.get(tenant, endpoint_id)
        raise _busy()

    async def change(
        self, tenant: str, endpoint_id: str, change: Change, *, also: Also = nothing_else
    ) -> Endpoint:
        """Changes an endpoint; `change` is called again if a delivery has changed it.

        If nothing changes, nothing is written, not even the writes of `also`.
        """
        for _ in range(limits.WEBHOOK_WRITE_ATTEMPTS_MAX):
            before = await self.get(tenant, endpoint_id)
            after = change(before)
            if after == before:
                return before
            try:
                await self._write(self.store.changing(before, after), await also(before, after))
            except ConflictError:
                continue
            return after
        raise _busy()

    async def delete(
        self,
        tenant: str,
        endpoint_id: str,
        *,
        check: Callable[[Endpoint], None] = lambda endpoint: None,
        also: Also = nothing_else,
    ) -> None:
        """Deletes an endpoint; raises `NotFoundError`, and the errors of `check`."""
        for _ in range(limits.WEBHOOK_WRITE_ATTEMPTS_MAX):
            before = await self.get(tenant, endpoint_id)
            check(before)
            try:
                await self._write(self.store.deleting(before), await also(before, None))
            except ConflictError:
                continue
            return
        raise _busy()

    def checked(self, endpoint: Endpoint) -> Endpoint:
        """Validates an endpoint; raises `InvalidError`."""
        target_of(endpoint.url, self.rules)
        most = limits.WEBHOOK_ATTEMPTS_MAX
        if endpoint.attempts_max is not None and not 1 <= endpoint.attempts_max <= most:
            raise InvalidError(
                f"A message may have 1 to {most} attempts.", details={"place": "attempts_max"}
            )
        if len(endpoint.description) > limits.WEBHOOK_DESCRIPTION_LENGTH_MAX:
            raise InvalidError(
                "The description may have at most "
                f"{limits.WEBHOOK_DESCRIPTION_LENGTH_MAX} characters.",
                details={"place": "description"},
            )
        return replace(
            endpoint,
            event_types=checked_types(endpoint.event_types, self.event_types),
            headers=checked_headers(endpoint.headers),
        )

    # Changes

    def rotated(self, endpoint: Endpoint, fresh: SigningSecret) -> Endpoint:
        """Returns the endpoint with a new secret; the previous ones sign for a day."""
        now = instant(self.jobs.clock)
        until = now + timedelta(seconds=limits.WEBHOOK_SECRET_GRACE_SECONDS)
        former = [
            SigningSecret(one.secret, min(one.until or until, until))
            for one in endpoint.secrets
            if not one.is_over(now)
        ]
        return replace(endpoint, secrets=(fresh, *former)[: self.store.secrets_max])

    def enabled(self, endpoint: Endpoint) -> Endpoint:
        """Returns the endpoint as active, without its failures."""
        return replace(
            endpoint,
            status=EndpointStatus.ACTIVE,
            status_reason=None,
            status_at=None,
            health=Health(),
            failures=0,
        )

    def disabled(self, endpoint: Endpoint, reason: str) -> Endpoint:
        """Returns the endpoint as disabled by its owner or the operator."""
        if endpoint.status is EndpointStatus.DISABLED and endpoint.status_reason == reason:
            return endpoint  # disabled since an earlier request
        return replace(
            endpoint,
            status=EndpointStatus.DISABLED,
            status_reason=reason,
            status_at=instant(self.jobs.clock),
        )

    async def _write(
        self, writes: Sequence[WriteOperation[Any]], more: Sequence[WriteOperation[Any]]
    ) -> None:
        """Writes a change of an endpoint, which was read or is created in its tenant.

        The system's own writes may belong to another tenant, such as the counts of a root account.
        """
        await self.db.run(transaction(*writes, *more))

    async def _check_room(self, endpoint: Endpoint) -> None:
        there = await self.store.subscriptions(endpoint.tenant)
        others = [one for one in there if one.endpoint_id != endpoint.endpoint_id]
        if len(others) >= limits.WEBHOOK_ENDPOINTS_MAX:
            raise ConflictingError(
                f"A tenant may have at most {limits.WEBHOOK_ENDPOINTS_MAX} webhook endpoints.",
                hint="Delete an endpoint first.",
            )

    def _listing(self, tenant: str, listed: EndpointList | None) -> WriteOperation[Any]:
        """Returns the write that serialises parallel creations of a tenant."""
        change_id = self.jobs.ids.uuid()
        if listed is None:
            first = EndpointList(system=self.jobs.name, tenant=tenant, change_id=change_id)
            return first.create().marked_by(EndpointList.change_id)
        draft = listed.edited()
        draft.change_id = change_id
        return update_of(draft).marked_by(EndpointList.change_id)


def _busy() -> LostRaceError:
    return LostRaceError("Other requests kept changing the webhook endpoint.")

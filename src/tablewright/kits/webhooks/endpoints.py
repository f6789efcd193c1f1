"""Endpoints: the URLs of a tenant, and the port to a system's storage.

The kit reads and writes endpoints through an `EndpointStore`. They are the kit's own records
(`webhooks.own_endpoints`), or rows that a system's document prescribes
(`webhooks.documented_endpoints`).
Not here: changing endpoints (`webhooks.changing`), the effect of an attempt (`webhooks.verdicts`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from enum import Enum
from typing import Any, NamedTuple, Protocol

from tablewright.kits.http.health import Health
from tablewright.model import Page
from tablewright.model.operations.writing import WriteOperation


class EndpointStatus(Enum):
    """Whether an endpoint receives messages. Those for any other status are held for replay."""

    ACTIVE = "active"
    DISABLED = "disabled"
    ENDED = "ended"  # disabled by the receiver, which returned 410


@dataclass(frozen=True, slots=True)
class SigningSecret:
    """A signing secret, and the time from which it no longer signs."""

    secret: str = field(repr=False)
    until: datetime | None = None

    def is_over(self, now: datetime) -> bool:
        """Whether the secret no longer signs."""
        return self.until is not None and self.until <= now


@dataclass(frozen=True, slots=True)
class Endpoint:
    """A URL that receives the events of a tenant, with its state."""

    tenant: str
    endpoint_id: str
    url: str
    secrets: tuple[SigningSecret, ...] = field(repr=False)  # the newest first
    event_types: tuple[str, ...] | None = None  # names, `prefix.*` or `*`; None: all
    description: str = ""
    headers: Mapping[str, str] = field(default_factory=dict[str, str], repr=False)
    attempts_max: int | None = None  # of a message; None: the whole schedule
    status: EndpointStatus = EndpointStatus.ACTIVE
    status_reason: str | None = None  # the reason why it is not active
    status_at: datetime | None = None  # since when it is not active
    health: Health = field(default_factory=Health)
    failures: int = 0  # consecutive failed deliveries
    last_status: int | None = None  # of the last response; None if there was none
    last_called_at: datetime | None = None  # to the minute, while nothing else changes
    created_at: datetime | None = None
    edition: int = 0  # the number of changes by its owner
    stored: Any = field(default=None, repr=False, compare=False)  # as read by its store

    @property
    def is_active(self) -> bool:
        """Whether messages are sent to it."""
        return self.status is EndpointStatus.ACTIVE

    def live_secrets(self, now: datetime) -> list[str]:
        """The secrets that sign now, the newest first."""
        return [one.secret for one in self.secrets if not one.is_over(now)]


class EndpointSubscription(NamedTuple):
    """The data of an endpoint that `publish` needs."""

    endpoint_id: str
    event_types: Sequence[str] | None
    status: EndpointStatus


class Outage(NamedTuple):
    """An endpoint that receives no messages."""

    tenant: str
    endpoint_id: str
    status: EndpointStatus
    since: datetime | None
    reason: str | None
    url: str | None = None  # None: the row has it, and its secrets


class EndpointStore(Protocol):
    """Stores endpoints. Every read is consistent: a change applies from the next message on.

    Writes are for transactions of the kit. Those of `changing` and `deleting` fail with a
    `ConflictError` if the endpoint has changed since it was read.
    """

    @property
    def secrets_max(self) -> int:
        """The number of secrets of an endpoint that may sign at the same time."""
        ...

    async def get(self, tenant: str, endpoint_id: str) -> Endpoint | None:
        """An endpoint of a tenant."""
        ...

    async def of_tenant(self, tenant: str) -> list[Endpoint]:
        """Returns all endpoints of a tenant, with their secrets."""
        ...

    async def subscriptions(self, tenant: str) -> list[EndpointSubscription]:
        """Returns the same endpoints without secrets, which need keys."""
        ...

    def creating(self, endpoint: Endpoint) -> list[WriteOperation[Any]]:
        """Returns the writes of a new endpoint; they accept one of an earlier attempt."""
        ...

    def changing(self, before: Endpoint, after: Endpoint) -> list[WriteOperation[Any]]:
        """Returns the writes that change an endpoint; `before` is as read by the store."""
        ...

    def deleting(self, endpoint: Endpoint) -> list[WriteOperation[Any]]:
        """The writes that delete an endpoint."""
        ...

    async def outages(self, limit: int, cursor: str | None) -> Page[Outage]:
        """Returns a page of endpoints of all tenants that receive no messages; longest first."""
        ...

    async def ids(self, tenant: str) -> list[str]:
        """Returns the ids of all endpoints with records of the kit, for `erase`."""
        ...

    async def erase(self, tenant: str, endpoint_id: str) -> None:
        """Erases the kit's records of an endpoint; rows of a document belong to the system."""
        ...

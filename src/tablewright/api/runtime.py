"""Runtime: the services that a process provides to each of its systems.

Not here: the process (`tablewright.serving`), the systems built from it (`api.system`).
"""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any, Protocol

from tablewright.api.api_keys import hash_of
from tablewright.api.context import Context
from tablewright.api.ports import FileStore, Outbox, WebhookSender
from tablewright.api.responses import RawResponse
from tablewright.api.routes import Route
from tablewright.api.rules import Principal
from tablewright.api.waiting import Wait, Wakes, wait_for_event
from tablewright.client import AsyncDatabase
from tablewright.clock import Clock
from tablewright.ids import Ids

# The hash of the operator's token, as `api_keys.hash_of` returns it. A function returns the current
# one, because the token can be replaced while the service runs.
OperatorHash = str | Callable[[], str]
Execute = Callable[[Context[Any]], Awaitable[RawResponse]]  # executes a request, with its ids
Close = Callable[[], Awaitable[None]]
OnRun = Callable[[str, BaseException | None], None]  # gets the kind of a job, and its error


def is_operator(token: str, known: OperatorHash) -> bool:
    """Whether a token is the operator's."""
    good = known if isinstance(known, str) else known()
    return hmac.compare_digest(hash_of(token), good)


@dataclass(frozen=True, slots=True)
class Holder:
    """The name under which this process holds leases, and the names whose leases are void."""

    name: str
    has_ended: Callable[[str], bool] = lambda name: False  # for certain, not only probably


class RateLimits(Protocol):
    """Limits the rate of callers."""

    async def admit(
        self, principal: Principal, address: str, cost: int = 1, *, paid: int = 0
    ) -> dict[str, str]:
        """Counts a request and returns headers with the remaining tokens; raises
        `RateLimitedError`.

        `paid` was already charged for it.
        """
        ...

    def charge(self, principal: Principal, address: str, cost: int) -> None:
        """Counts completed work. It is never rejected, but later requests may be."""
        ...

    def burst_of(self, principal: Principal) -> int:
        """Returns the maximum burst of a caller."""
        ...


class CallCounter(Protocol):
    """Counts the calls that a tenant's plan allows."""

    def admit(self, principal: Principal) -> Awaitable[None] | None:
        """Counts a request; raises `RateLimitedError` if the plan allows no more.

        Returns an awaitable only if the store must be asked, because every request is counted here.
        """
        ...


class Idempotency(Protocol):
    """Stores the responses to requests with an `Idempotency-Key`."""

    async def once(
        self, context: Context[Any], route: Route, key: str, deed: Execute
    ) -> RawResponse:
        """Executes the request and stores its response, or returns the stored one."""
        ...


@dataclass(frozen=True, slots=True)
class Runtime:
    """The store, time, ids and limits that the systems of one process share."""

    db: AsyncDatabase  # bound to no tenant
    rate_limits: RateLimits
    idempotency: Idempotency
    clock: Clock
    ids: Ids
    operator_hash: OperatorHash
    worked: OnRun | None = None  # called after every run of background work
    folder: Path = Path("tablewright-files")  # for files; created when needed
    url: str = "http://localhost"  # where the process listens; a proxy in front has another
    stopping: asyncio.Event = field(default_factory=asyncio.Event)
    secret: bytes = field(default=b"", repr=False)  # the same in every process of an installation
    wakes: Wakes = field(default_factory=Wakes)  # ends waits when something has changed
    holder: Holder | None = None  # holder of the leases of jobs; None: a new one
    sandboxes: str = ""  # URL of the sandboxes of other services; only with `serve --demo`
    web_processes: int = 1  # that share the bounds of this node; see `share_of`
    # Called once background work has ended, the last one first, while the store is still open.
    closing: list[Close] = field(default_factory=list[Close])
    # Replacements for a system's own parts, in tests.
    files: FileStore | None = None
    outbox: Outbox | None = None
    sender: WebhookSender | None = None
    network: Any = None  # under outgoing requests: an `httpcore2.AsyncNetworkBackend`
    wait: Wait = wait_for_event  # for long polls and streams

    def derived_key(self, purpose: str) -> bytes:
        """Returns a secret key for one purpose, the same in every process of an installation."""
        assert self.secret, "the process has no secret to derive keys from"
        return hmac.new(self.secret, f"tablewright.{purpose}".encode(), sha256).digest()

    def share_of(self, bound: int) -> int:
        """Returns this process's part of a limit of the node."""
        return max(1, bound // self.web_processes)

"""World: what a service works with. Everything that it did not make itself is passed in here.

Not here: what it offers (`api.service`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Protocol

from tablewright.api.answers import Raw
from tablewright.api.context import Context
from tablewright.api.credentials import Credentials
from tablewright.api.identity import Identity
from tablewright.api.routes import Route
from tablewright.api.rules import Principal
from tablewright.client import AsyncDatabase
from tablewright.clock import Clock
from tablewright.ids import Ids

Deed = Callable[[Context], Awaitable[Raw]]  # what a request does, with its ids


class Admission(Protocol):
    """Counts what callers ask for."""

    async def admit(
        self, principal: Principal, address: str, cost: int = 1, *, paid: int = 0
    ) -> dict[str, str]:
        """Counts a request, and gives headers that tell what is left; `RateLimitedError`.

        `paid` is what was counted for it before.
        """
        ...

    def charge(self, principal: Principal, address: str, cost: int) -> None:
        """Counts what was done already. It is never refused; later requests may be."""
        ...

    def burst_of(self, principal: Principal) -> int:
        """The most that a caller may ask for at once."""
        ...


class Repeats(Protocol):
    """Remembers the answers to requests with an `Idempotency-Key`."""

    async def once(self, context: Context, route: Route, key: str, deed: Deed) -> Raw:
        """Does it and remembers the answer, or gives the answer that it remembers."""
        ...


@dataclass(frozen=True, slots=True)
class World:
    """What the handlers of a service work with."""

    db: AsyncDatabase  # bound to no tenant
    identity: Identity
    admission: Admission
    repeats: Repeats
    clock: Clock
    ids: Ids
    parts: object = None  # what the service's own handlers share beside all this
    stopping: asyncio.Event = field(default_factory=asyncio.Event)
    credentials: Credentials = field(default_factory=Credentials)

"""Context: the facts of a request besides its parameters, for handlers.

The database is bound to the caller's tenant: handlers cannot build keys outside it.
Not here: the parameters (`api.signatures`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Generic, TypeVar

from tablewright.api.credentials import Credential
from tablewright.api.rights import Gate, Rights
from tablewright.api.rules import Principal, Rule
from tablewright.client import AsyncDatabase
from tablewright.clock import Clock
from tablewright.errors import StaleError
from tablewright.ids import Ids, SeededIds

T = TypeVar("T")

P = TypeVar("P", covariant=True)


@dataclass(frozen=True, slots=True)
class Context(Generic[P]):
    """One request; `P` is the type of the parts that the system's handlers share."""

    request_id: str
    principal: Principal
    db: AsyncDatabase
    clock: Clock
    ids: Ids
    headers: Mapping[str, str]  # names in lower case
    address: str  # of the caller
    body: bytes  # as received
    base: str  # the service's base path, such as `/events`
    target: str  # the path below it, with its query, as received
    parts: P  # shared by the system's handlers: `Assembly.parts`
    stopping: asyncio.Event  # set when the service stops: waits must end
    attempt: str | None = None  # with an `Idempotency-Key`: the same for every attempt
    paid: int = 1  # charged so far, in units of the rate limit
    is_long: bool = False  # the body is so large that work on it should take turns: `api.turns`
    credential: Credential | None = None  # of an authenticated caller
    is_https: bool = False  # whether the request was encrypted, as far as the process knows
    gate: Gate = field(default_factory=Gate)
    bind: Callable[[str], AsyncDatabase] | None = None  # the database of another tenant
    granted: Rights | None = None  # in the place named by the path, if the rule has a scope

    @property
    def tenant(self) -> str:
        """The tenant whose data the request accesses."""
        assert self.principal.tenant is not None, "the route's rule allows callers without a tenant"
        return self.principal.tenant

    @property
    def rights(self) -> Rights:
        """The caller's rights in the place of the request."""
        assert self.granted is not None, "the route's rule has no scope"
        return self.granted

    async def enter(self, rule: Rule, place: str) -> Context[P]:
        """Returns the same request in a place that its body names, bound to that place's tenant.

        The caller must pass the rule there, as if the path had named the place, with the same
        errors.
        """
        rights = await self.gate.enter(rule, self.principal, place)
        assert self.bind is not None, "the context was not made by a request"
        return replace(
            self,
            principal=replace(self.principal, tenant=rights.tenant),
            db=self.through(self.bind(rights.tenant)),
            granted=rights,
        )

    def through(self, db: AsyncDatabase) -> AsyncDatabase:
        """Returns another database with the ids of this request.

        With an `Idempotency-Key`, ids are derived from a seed, so a repetition draws the same ones.
        """
        return db if self.attempt is None else db.with_ids(self.ids)

    def seeded(self, seed: bytes) -> Context[P]:
        """Returns the same request with ids derived from a seed; secrets stay random."""
        ids = SeededIds(seed, self.ids)
        return replace(self, ids=ids, db=self.db.with_ids(ids), attempt=ids.uuid())

    async def while_valid(self, deed: Coroutine[Any, Any, T]) -> T:
        """Awaits something while the caller's credential is valid; raises `UnauthenticatedError`.

        For handlers that wait for more than a moment. Streams end without it.
        """
        return await (deed if self.credential is None else self.credential.while_valid(deed))

    def check_if_match(self, etag: str) -> None:
        """Raises `StaleError` if the resource has changed since the caller read it (If-Match)."""
        wanted = self.headers.get("if-match", "")
        if self.has_if_match and f'"{etag}"' not in [one.strip() for one in wanted.split(",")]:
            raise StaleError("The resource changed since it was read.")

    @property
    def has_if_match(self) -> bool:
        """Whether the request is conditional on a version (If-Match)."""
        return self.headers.get("if-match", "*").strip() != "*"

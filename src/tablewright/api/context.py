"""Context: what a handler knows of the request beside its parameters, and what it may use.

The database is bound to the caller's tenant: it builds no key outside it, whatever a handler does.
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
    body: bytes  # as it came
    base: str  # the path under which the service is found, such as `/events`
    target: str  # the path below it, with its query, as it came
    parts: P  # what the system's handlers share: `Assembly.parts`
    stopping: asyncio.Event  # set when the service ends: nobody waits any longer
    attempt: str | None = None  # with an `Idempotency-Key`: the same each time the request is done
    paid: int = 1  # what the request was charged so far, in units of the rate limit
    is_long: bool = False  # its body has so many values that a thread should work on them
    credential: Credential | None = None  # of a caller that is known
    is_https: bool = False  # whether the request came encrypted, as far as the process can know
    gate: Gate = field(default_factory=Gate)
    bind: Callable[[str], AsyncDatabase] | None = None  # the database of another tenant
    granted: Rights | None = None  # in the place that the path names, if the rule has a scope

    @property
    def tenant(self) -> str:
        """The tenant whose things the request touches."""
        assert self.principal.tenant is not None, "the route's rule lets in callers without tenant"
        return self.principal.tenant

    @property
    def rights(self) -> Rights:
        """What the caller may do in the place that the request is about."""
        assert self.granted is not None, "the route's rule has no scope"
        return self.granted

    async def enter(self, rule: Rule, place: str) -> Context[P]:
        """The same request in a place that its body names, with a database bound to its tenant.

        The caller must pass the rule there, as if the path had named the place; the errors are the
        same ones.
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
        """Another database with the ids of this request.

        With an `Idempotency-Key`, ids follow from a seed: a repetition draws the same ones.
        """
        return db if self.attempt is None else db.with_ids(self.ids)

    def seeded(self, seed: bytes) -> Context[P]:
        """The same request with ids that follow from a seed; secrets stay random."""
        ids = SeededIds(seed, self.ids)
        return replace(self, ids=ids, db=self.db.with_ids(ids), attempt=ids.uuid())

    async def while_valid(self, deed: Coroutine[Any, Any, T]) -> T:
        """Waits for a deed as long as the caller's credential is good; `UnauthenticatedError`.

        For handlers that wait for more than a moment. Streams are ended without it.
        """
        return await (deed if self.credential is None else self.credential.while_valid(deed))

    def check_if_match(self, etag: str) -> None:
        """Refuses a change of something that is no longer what the caller has read (If-Match)."""
        wanted = self.headers.get("if-match", "")
        if self.has_if_match and f'"{etag}"' not in [one.strip() for one in wanted.split(",")]:
            raise StaleError("The resource changed since it was read.")

    @property
    def has_if_match(self) -> bool:
        """Whether the caller says what it has read (If-Match), and wants to change nothing else."""
        return self.headers.get("if-match", "*").strip() != "*"

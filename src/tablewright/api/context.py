"""Context: what a handler knows of the request beside its parameters, and what it may use.

The database is bound to the caller's tenant: it builds no key outside it, whatever a handler does.
Not here: the parameters (`api.signatures`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from tablewright.api.credentials import Credential
from tablewright.api.rules import Principal
from tablewright.client import AsyncDatabase
from tablewright.clock import Clock
from tablewright.errors import StaleError
from tablewright.ids import Ids

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Context:
    """One request."""

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
    parts: object  # what the service has put into its `World`
    stopping: asyncio.Event  # set when the service ends: nobody waits any longer
    credential: Credential | None = None  # of a caller that is known
    is_https: bool = False  # whether the request came encrypted, as far as the process can know

    @property
    def tenant(self) -> str:
        """The tenant whose things the request touches."""
        assert self.principal.tenant is not None, "the route's rule lets in callers without tenant"
        return self.principal.tenant

    async def while_good(self, deed: Coroutine[Any, Any, T]) -> T:
        """Waits for a deed as long as the caller's credential is good; `UnauthenticatedError`.

        For handlers that wait for more than a moment. Streams are ended without it.
        """
        return await (deed if self.credential is None else self.credential.while_good(deed))

    def check_unchanged(self, etag: str) -> None:
        """Refuses a change of something that is no longer what the caller has read (If-Match)."""
        wanted = self.headers.get("if-match", "")
        if self.names_version and f'"{etag}"' not in [one.strip() for one in wanted.split(",")]:
            raise StaleError("it has changed since it was read.")

    @property
    def names_version(self) -> bool:
        """Whether the caller says what it has read (If-Match), and wants to change nothing else."""
        return self.headers.get("if-match", "*").strip() != "*"

"""Credentials of requests that wait: a stream or long poll ends when its caller's credential does.

A request is let in once and may then wait for minutes. Meanwhile a key is revoked, its grace ends,
a session is signed out, a tenant is deleted. So whoever waits checks the credential again: at once
when a process of this service has changed something (`changed`), and every second for what others
change.
Not here: what makes a credential good (`api.identity`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Any, TypeVar

from tablewright.api import limits
from tablewright.api.rules import Principal
from tablewright.api.waiting import Topic, Wait, Wakes, wait_for_event
from tablewright.errors import (
    ForbiddenError,
    HttpError,
    NotFoundError,
    TablewrightError,
    UnauthenticatedError,
)

T = TypeVar("T")


class Credentials:
    """Knows who waits in this process, by tenant."""

    def __init__(
        self, wait: Wait = wait_for_event, wakes: Wakes | None = None, system: str = ""
    ) -> None:
        """`wait` is how to wait between two checks: tests move the time instead of passing it.

        `wakes` tells the other processes of `system` about changes; None: there are none.
        """
        self.wait = wait
        self.changes = 0  # so far, by this process
        self._wakes = wakes or Wakes()
        self._system = system

    def changed(self, tenant: str) -> None:
        """A credential of a tenant may have ended: whoever waits with one is checked now."""
        self.changes += 1
        self._wakes.wake(self._topic(tenant))

    def watching(self, *tenants: str | None) -> AbstractContextManager[asyncio.Event]:
        """An event that is set by changes of tenants' credentials, for the length of a block."""
        return self._wakes.watching(*(self._topic(one or "") for one in tenants))

    def _topic(self, tenant: str) -> Topic:
        return self._system, "credentials", tenant


@dataclass(frozen=True, slots=True)
class Credential:
    """The credential of one request."""

    credentials: Credentials
    principal: Principal
    check: Callable[[], Awaitable[Principal]]  # recognises the caller again, and its rights
    seen: int  # of `changes`, when the caller was recognised
    place: str | None = None  # the tenant that the caller has entered by rights

    async def ended(self) -> HttpError:
        """Returns the reason when the caller is no longer let in, however long that takes.

        A store that does not answer ends nothing here: whoever waits for it learns that itself.
        """
        with self.credentials.watching(self._tenant, self.place) as watch:
            if self.seen != self.credentials.changes:  # before anybody watched
                watch.set()
            while True:
                await self.credentials.wait(watch, limits.CREDENTIAL_LOOK_SECONDS)
                watch.clear()
                try:
                    found = await self.check()
                except (UnauthenticatedError, ForbiddenError, NotFoundError) as error:
                    return error
                except TablewrightError:
                    continue
                if (found.kind, found.tenant) != (self.principal.kind, self.principal.tenant):
                    return UnauthenticatedError("The credentials now belong to another caller.")

    @property
    def _tenant(self) -> str | None:
        """The tenant of the caller itself; of a person who enters places, the person."""
        return self.principal.tenant or self.principal.person or None

    async def while_valid(self, deed: Coroutine[Any, Any, T]) -> T:
        """Waits for a deed, and cancels it when the credential ends: `UnauthenticatedError`."""
        doing, ending = asyncio.create_task(deed), asyncio.create_task(self.ended())
        try:
            await asyncio.wait((doing, ending), return_when=asyncio.FIRST_COMPLETED)
            if ending.done():
                raise ending.result()
            return doing.result()
        finally:
            doing.cancel()
            ending.cancel()
            await asyncio.gather(doing, ending, return_exceptions=True)

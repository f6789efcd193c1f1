"""Credentials of waiting requests: streams and long polls end with their caller's credential.

A request is authenticated once and may then wait for minutes. In that time a key may be revoked,
its grace period may end, a session may be signed out, or a tenant deleted. Waiting requests
therefore check their credential again: at once after a change by this service (`changed`), and
every second for changes by others.
Not here: the validity of credentials (`api.identity`).
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


class CredentialChanges:
    """The waiting requests of this process, by tenant."""

    def __init__(
        self, wait: Wait = wait_for_event, wakes: Wakes | None = None, system: str = ""
    ) -> None:
        """`wait` waits between two checks; tests move the time instead.

        `wakes` notifies the other processes of `system` about changes; None without any.
        """
        self.wait = wait
        self.changes = 0  # by this process
        self._wakes = wakes or Wakes()
        self._system = system

    def changed(self, tenant: str) -> None:
        """Rechecks waiting requests, because a credential of a tenant may have ended."""
        self.changes += 1
        self._wakes.wake(self._topic(tenant))

    def watching(self, *tenants: str | None) -> AbstractContextManager[asyncio.Event]:
        """Returns an event that changes of tenants' credentials set, for a `with` block."""
        return self._wakes.watching(*(self._topic(one or "") for one in tenants))

    def _topic(self, tenant: str) -> Topic:
        return self._system, "credentials", tenant


@dataclass(frozen=True, slots=True)
class Credential:
    """The credential of one request."""

    credentials: CredentialChanges
    principal: Principal
    check: Callable[[], Awaitable[Principal]]  # authenticates the caller again, with its rights
    seen: int  # value of `changes` at authentication
    place: str | None = None  # the tenant that the caller has entered by rights

    async def ended(self) -> HttpError:
        """Waits until the caller is no longer authenticated, and returns the reason.

        An unavailable store ends nothing here: the waiting request gets that error itself.
        """
        with self.credentials.watching(self._tenant, self.place) as watch:
            if self.seen != self.credentials.changes:  # before the watch started
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
        """The caller's own tenant; for a person who enters places, the person."""
        return self.principal.tenant or self.principal.person or None

    async def while_valid(self, deed: Coroutine[Any, Any, T]) -> T:
        """Awaits something, and cancels it when the credential ends: `UnauthenticatedError`."""
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

"""Double: the common part of all vendors' doubles.

A request is authenticated, may meet a fault, is counted, is executed, and is logged.
Not here: HTTP (`doubles.mounting`), the vendors' contracts (`doubles.stripe`, `doubles.hubspot`).
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any

from tablewright.doubles.calls import Call, Rejection, Reply
from tablewright.doubles.faults import Pause, delay, spoiled
from tablewright.doubles.state import EVERYTHING, Sandbox, Visit
from tablewright.doubles.streams import Record


class Double(ABC):
    """The double of one vendor, for one sandbox."""

    vendor: str
    title: str
    kinds: Sequence[str]  # the streams with records that can be listed and changed

    def __init__(self, sandbox: Sandbox, *, pause: Pause = asyncio.sleep) -> None:
        self.sandbox = sandbox
        self._pause = pause

    async def serve(self, call: Call) -> Reply:
        """Returns the vendor's response."""
        visit = await self.sandbox.visit(call)
        try:
            reply = await self._served(visit)
        except Rejection as rejection:
            reply = rejection.reply
        reply = spoiled(visit.fault, reply)
        await self.sandbox.log(visit, reply, self.logged_path(call))
        return self.completed(visit, reply)

    async def _served(self, visit: Visit) -> Reply:
        stream = self.stream_of(visit.call)
        if self.needs_token(visit.call):
            await self.authenticate(visit)
        await self.sandbox.meet(visit, stream)
        if visit.has("expire") and visit.caller is not None:
            await self.sandbox.expire(visit.caller, visit.now)
            await self.authenticate(visit)
        await delay(visit.fault, self._pause)
        if visit.fault is not None and visit.fault.kind in ("throttle", "throttle_silent"):
            raise Rejection(self.throttled(visit))
        if visit.has("error"):
            raise Rejection(self.failed(visit))
        await self.admit(visit)
        return await self.execute(visit)

    @abstractmethod
    def stream_of(self, call: Call) -> str:
        """Returns the stream that a path belongs to, for faults."""

    @abstractmethod
    def needs_token(self, call: Call) -> bool:
        """Whether a path requires a token."""

    @abstractmethod
    async def authenticate(self, visit: Visit) -> None:
        """Finds the caller; raises `Rejection`."""

    @abstractmethod
    async def admit(self, visit: Visit) -> None:
        """Counts the request; raises `Rejection` over a limit."""

    @abstractmethod
    async def execute(self, visit: Visit) -> Reply:
        """Executes the request; raises `Rejection`."""

    @abstractmethod
    def throttled(self, visit: Visit) -> Reply:
        """Returns the response to too many requests."""

    @abstractmethod
    def failed(self, visit: Visit) -> Reply:
        """Returns the response to an internal error."""

    @abstractmethod
    def completed(self, visit: Visit, reply: Reply) -> Reply:
        """Adds the headers of every response."""

    @abstractmethod
    def logged_path(self, call: Call) -> str:
        """Returns the path without secrets."""

    @abstractmethod
    async def new_key(self, scopes: Sequence[str] = (EVERYTHING,), label: str = "") -> str:
        """Returns a new key or token of its own grant, with these permissions."""

    @abstractmethod
    async def write(self, kind: str, fields: Mapping[str, Any], record_id: str | None) -> Record:
        """Creates or changes a record, as a person does in the vendor's own pages."""

    @abstractmethod
    async def remove(self, kind: str, record_id: str) -> None:
        """Deletes a record, as a person does in the vendor's own pages."""

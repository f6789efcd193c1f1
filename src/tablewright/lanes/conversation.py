"""Conversation: messages between a parent and its child processes.

Either end sends notices, which have no response, and questions, which have one.
Not here: writes, which have their own socket (`lanes.relay`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from enum import IntEnum
from logging import getLogger

from tablewright.lanes.frames import TICKETS, Frames

_log = getLogger(__name__)

Answer = Callable[[bytes], Awaitable[bytes]]  # from a question to the response


class _Kind(IntEnum):
    NOTICE = 0
    QUESTION = 1
    RESPONSE = 2


class Conversation(Frames):
    """One end of a channel between two processes."""

    def __init__(
        self,
        *,
        noticed: Callable[[bytes], None],
        answer: Answer,
        lost: Callable[[], None] = lambda: None,
    ) -> None:
        """`noticed` gets notices, `answer` questions; `lost` is called at the other end's death."""
        super().__init__()
        self._noticed = noticed
        self._answer = answer
        self._lost = lost
        self._waiting: dict[int, asyncio.Future[bytes]] = {}
        self._ticket = 0
        self._answering: set[asyncio.Task[None]] = set()
        self._is_lost = False

    def notice(self, payload: bytes) -> None:
        """Sends a message that needs no response."""
        self.send(0, _Kind.NOTICE, payload)

    async def ask(self, question: bytes) -> bytes:
        """Returns the response to a question; raises `ConnectionError` if the other end is gone."""
        if self._is_lost:
            raise ConnectionResetError("The other process has exited.")
        self._ticket = (self._ticket + 1) % TICKETS
        ticket, waiting = self._ticket, asyncio.get_running_loop().create_future()
        self._waiting[ticket] = waiting
        self.send(ticket, _Kind.QUESTION, question)
        try:
            return await waiting
        finally:
            self._waiting.pop(ticket, None)

    def received(self, ticket: int, number: int, payload: bytes) -> None:
        """Handles a frame."""
        if number == _Kind.NOTICE:
            self._noticed(payload)
        elif number == _Kind.QUESTION:
            task = asyncio.get_running_loop().create_task(self._respond(ticket, payload))
            self._answering.add(task)
            task.add_done_callback(self._answering.discard)
        elif (waiting := self._waiting.get(ticket)) is not None and not waiting.done():
            waiting.set_result(payload)

    async def _respond(self, ticket: int, question: bytes) -> None:
        try:
            response = await self._answer(question)
        except Exception:
            _log.exception("a request from another process failed")
            response = b""
        self.send(ticket, _Kind.RESPONSE, response)

    def connection_lost(self, exc: Exception | None) -> None:
        """Ends the waits for responses."""
        self._is_lost = True
        for waiting in self._waiting.values():
            if not waiting.done():
                waiting.set_exception(ConnectionResetError("The other process has exited."))
        self._lost()

"""Mortal: a store that a process loses before one of its writes, in the middle of a test.

Not here: kills before every effect of a fixed scenario (`tablewright.testing.kills`).
"""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager

from tablewright.client.driving import once
from tablewright.client.transport import AsyncTransport
from tablewright.operations import READS
from tablewright.testing.kills import Killed


class Mortal:
    """Passes calls on until the process is killed."""

    def __init__(self, inner: AsyncTransport) -> None:
        self._inner = inner
        self._left: int | None = None  # writes until the kill
        self.is_killed = False

    @contextmanager
    def killed_before(self, write: int | None) -> Generator[None]:
        """Kills the process of the block before its write of this number; None lets it live."""
        self._left, self.is_killed = write, False
        try:
            yield
        except BaseException as ended:
            if not _is_kill(ended):
                raise
        finally:
            self._left = None

    async def send(self, operation: str, body: bytes) -> bytes:
        """Executes one operation."""
        self._reach(operation)
        return await self._inner.send(operation, body)

    async def send_once(self, operation: str, body: bytes) -> bytes:
        """Executes one operation that is not sent again."""
        self._reach(operation)
        return await once(self._inner)(operation, body)

    async def close(self) -> None:
        """Closes the store."""
        await self._inner.close()

    def _reach(self, operation: str) -> None:
        if self._left is None:
            return
        if operation not in READS:
            self._left -= 1
        if self._left <= 0:
            self.is_killed, self._left = True, 0
            raise Killed


def _is_kill(error: BaseException) -> bool:
    if isinstance(error, BaseExceptionGroup):
        return all(_is_kill(one) for one in error.exceptions)
    return isinstance(error, Killed)
